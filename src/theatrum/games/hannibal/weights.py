"""What the evaluation thinks things are worth: judgement first, then `tools/tune.py`."""

from typing import Final

TURNS: Final = 9  # that weights by turn look ahead; longer is as long


class Weights:
    """Numbers that self-play may change; a province as it is held at the start is 8."""

    def __init__(self) -> None:
        self.province: float = 8.0
        self.share: float = 11.0  # of a province, for its markers
        self.elsewhere: float = 0.4
        # By the turns left: for every province that a side is ahead, up to a few. Each costs the
        # other a marker every winter (HAN-111), and in the end all that counts is who has more of
        # them (HAN-112).
        self.verdict: list[float] = [40.0, 30.0, 20.0, 12.0, 9.0, 7.0, 6.0, 5.0, 5.0]
        # By the turns left: the part that armies and cards are still worth.
        self.use: list[float] = [0.5, 0.8, 0.9, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]
        self.cus: float = 24.0  # e times the CUs of the other side
        self.few: float = 4.0  # CUs that are added to both, for those who have hardly any
        self.elephant: float = 0.5
        self.command: float = 0.6  # for each point of a general's battle rating, with an army
        self.general: float = 1.0
        self.hannibal: float = 8.0  # his life is dear (HAN-103)
        self.land: float = 0.1  # CUs on enemy ground will suffer
        self.siege: float = 3.0  # a siege point; three take a city (HAN-116)
        self.capital: float = 15.0  # one at Rome or Carthage: their fall ends the war (HAN-113)
        # A card in the hand; for each of its ops, if its event is the owner's, and for each general
        # that it moves as a campaign.
        self.card: float = 0.3
        self.ops: float = 0.2
        self.own_event: float = 0.3
        self.campaign: float = 0.2
        self.usual_card: float = 0.9  # a card that is not known
        self.plenty: float = 4.0  # cards in the last turn with which armies still do all they may
        # A marker with an enemy on it, who can convert it (HAN-028): this part of what that brings.
        self.claim: float = 0.5
        # An army with a general. Without its reach nobody would ever leave his winter quarters.
        self.reach: float = 3.0  # a whole province of the enemy where it stands, for a full army
        self.tipping: float = 1.0  # a province that one marker less would lose, beside a whole one
        # CUs of a full army; half of them are worth a quarter, so armies stay together. Ten march
        # (HAN-043): some of them can be left on the way.
        self.full: float = 7.0
        self.hunt: float = 0.5  # for each point by which an enemy army close by is weaker
        self.edge: float = 6.0
        self.guarded: float = 0.5  # the part of a province's worth where a stronger enemy stands
        # CUs that may still march are not left behind without need.
        self.carried: float = 0.02
        self.rating: float = 1.5  # a point of the battle rating, in CUs
        # A battle that is to come or under way: what it is worth to win it; and so many cards more
        # promise half of that.
        self.clash: float = 16.0
        self.even: float = 6.0
        self.attack: float = 1.0  # the present attacker, in cards
        self.leaving: float = 0.4  # the part of it when the attacker is about to withdraw
        self.variety: float = 1.5  # every kind of which there are many battle cards


USUAL: Final = Weights()
