"""Section 20: special scorings by card (one of them is in deck 2 too)."""

from theatrum.core.forms import Form
from theatrum.games.el_grande.board import Card
from theatrum.games.el_grande.effect import Effect
from theatrum.games.el_grande.forms import CASTILLO, PLACES, REGIONS, SCORE
from theatrum.games.el_grande.scoring import score_place
from theatrum.games.el_grande.state import CHOOSE_SCORED, Position
from theatrum.games.el_grande.veto import Step, announce


class Scoring(Effect):
    """A scoring without a choice: one step, all its regions at the same moment (ELG-108)."""

    def possible(self, s: Position, seat: int, card: Card) -> bool:
        return True

    def begin(self, s: Position, seat: int, card: Card) -> None:
        announce(s, seat, 0)


class ScoreValues(Scoring):
    """Every region whose valid scoreboard starts with one of the card's numbers; never the
    castillo (ELG-119 to ELG-121)."""

    def carry_out(self, s: Position, seat: int, stage: int) -> None:
        card = s.current()
        for region in range(REGIONS):
            if s.value(region, 0) in card.values:
                score_place(s, region, card.rule)


class ScoreCastillo(Scoring):
    """Open the castillo, count, award, put all back (ELG-122)."""

    def carry_out(self, s: Position, seat: int, stage: int) -> None:
        score_place(s, CASTILLO, 122)


class ScoreFirstOnly(Scoring):
    """Every region, but only the first place pays (ELG-123)."""

    def carry_out(self, s: Position, seat: int, stage: int) -> None:
        for region in range(REGIONS):
            score_place(s, region, 123, first_only=True)


def crowd(s: Position, region: int) -> int:
    """The caballeros of all players in a region; grandes don't count (ELG-063)."""
    total = 0
    for seat in range(s.seats):
        total += s.cubes[seat * PLACES + region]
    return total


class ScoreFullest(Scoring):
    """The region with the most caballeros, and all that equal it (ELG-124)."""

    def carry_out(self, s: Position, seat: int, stage: int) -> None:
        most = 1
        for region in range(REGIONS):
            most = max(most, crowd(s, region))
        for region in range(REGIONS):
            if crowd(s, region) == most:
                score_place(s, region, 124)


class ScoreEmptiest(Scoring):
    """The occupied region with the fewest caballeros, and all that equal it (ELG-125)."""

    def carry_out(self, s: Position, seat: int, stage: int) -> None:
        fewest = 1 << 30
        for region in range(REGIONS):
            count = crowd(s, region)
            if count > 0:
                fewest = min(fewest, count)
        for region in range(REGIONS):
            if crowd(s, region) == fewest:
                score_place(s, region, 125)


class ScoreChoice(Effect):
    """The active seat names a place, the castillo and the king's region included (ELG-117,
    ELG-126)."""

    def possible(self, s: Position, seat: int, card: Card) -> bool:
        return True

    def begin(self, s: Position, seat: int, card: Card) -> None:
        s.push(CHOOSE_SCORED, 1 << seat)


class ChooseScored(Step):
    def __init__(self) -> None:
        super().__init__(Form("choose_scored"), 117, quiet=False)

    def asks(self, s: Position) -> int:
        return s.current().rule

    def legal(self, s: Position, seat: int) -> list[int]:
        return [SCORE + place for place in range(PLACES)]

    def perform(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        score_place(s, action - SCORE, s.current().rule)
