"""El Grande's components as flat tables, built once from the data files."""

from typing import Final

from theatrum.games.el_grande.forms import (
    CASTILLO,
    DIAL,
    END,
    PLACE_ONE,
    PLACES,
    PUT,
    REGION_NAMES,
    REGIONS,
    STOP,
    USE,
)

# What the special action of a card does; `deck1.py` to `deck4.py` hold one class for each.
MOVE: Final = 0
EXTRA: Final = 1
EITHER: Final = 2
LAY_VETO: Final = 3
LOSE_COURT: Final = 4
WRATH: Final = 5
ONE_EACH: Final = 6
DIAL_RETURN: Final = 7
SCORE_CHOICE: Final = 8
SCORE_VALUES: Final = 9
SCORE_CASTILLO: Final = 10
SCORE_FIRST_ONLY: Final = 11
SCORE_FULLEST: Final = 12
SCORE_EMPTIEST: Final = 13
SCORE_DIALLED: Final = 14
MOVE_BOARD: Final = 15
MOVE_KING: Final = 16
EXPULSION: Final = 17
MOVE_GRANDE: Final = 18
TAKE_POWER: Final = 19
GAIN_COURT: Final = 20

ALL: Final = 30  # "all of them": no seat has more caballeros

KINDS: Final[dict[str, int]] = {
    "move": MOVE,
    "place_from_court": EXTRA,
    "choice": EITHER,
    "veto": LAY_VETO,
    "court_to_province": LOSE_COURT,
    "owner_returns": WRATH,
    "active_returns": ONE_EACH,
    "dial_return": DIAL_RETURN,
    "scoreboard": MOVE_BOARD,
    "king": MOVE_KING,
    "expel": EXPULSION,
    "grande": MOVE_GRANDE,
    "power_return": TAKE_POWER,
    "province_to_court": GAIN_COURT,
}
SELECTIONS: Final[dict[str, int]] = {
    "active_choice": SCORE_CHOICE,
    "first_value_in": SCORE_VALUES,
    "castillo": SCORE_CASTILLO,
    "all_regions": SCORE_FIRST_ONLY,
    "most_caballeros": SCORE_FULLEST,
    "fewest_caballeros_nonzero": SCORE_EMPTIEST,
    "dial_unique": SCORE_DIALLED,
}

Data = dict[str, object]


def integer(data: Data, name: str, default: int) -> int:
    """A whole number of the data; null stands for "all"."""
    value = data.get(name, default)
    return value if isinstance(value, int) else ALL


class Card:
    """An action card: its deck (= its heads), its effect, and the effect's numbers."""

    def __init__(self, data: Data) -> None:
        params = data["params"]
        assert isinstance(params, dict)
        self.name: str = str(data["id"])
        self.heads: int = integer(data, "heads", 0)
        self.copies: int = integer(data, "copies", 0)
        self.rule: int = int(str(data["ledger"])[-3:])
        kind = str(data["kind"])
        select = SELECTIONS[str(params["select"])] if kind == "score" else 0
        self.effect: int = select if kind == "score" else KINDS[kind]
        # Moves: how many in all, own, foreign; from one region only?
        owner = params.get("owner")
        self.total: int = integer(params, "max", ALL)
        self.own: int = 0 if owner == "foreign" else self.total
        self.foreign: int = 0 if owner == "own" else self.total
        self.one_source: bool = params.get("sources") == "one_region"
        if owner == "mixed":
            self.own = integer(params, "max_own", 0)
            self.foreign = integer(params, "max_foreign", 0)
            self.total = self.own + self.foreign
        # Losses and gains: how many; dialled losses: how many must be there, if possible.
        self.count: int = integer(params, "count", ALL)
        self.at_least: int = integer(params, "min_in_region", 1)
        # Scorings by first value; the king's reach.
        values = params.get("values")
        self.values: list[int] = [int(str(v)) for v in values] if isinstance(values, list) else []
        self.adjacent: bool = params.get("range") == "adjacent"


class Board:
    """The nine regions and the castillo, the cards, and what follows from them."""

    def __init__(self, board: Data, cards: Data) -> None:
        regions = rows(board["regions"])
        castillo = board["castillo"]
        assert isinstance(castillo, dict)
        # Printed values, three for each place (ELG-008, ELG-009).
        self.values: list[int] = []
        for place in [*regions, castillo]:
            self.values.extend(int(str(v)) for v in items(place["score"]))
        # Neighbours of each region, as a list and as a mask of places (ELG-010).
        self.near: list[list[int]] = []
        self.near_mask: list[int] = []
        for region in regions:
            near = sorted(REGION_NAMES.index(str(name)) for name in items(region["adjacent"]))
            self.near.append(near)
            self.near_mask.append(sum(1 << other for other in near))
        # The placing actions open while the king is in a region (ELG-040), with what else a seat
        # can do then: stop the block, end the turn, use the special action and end the turn.
        placing = [[PLACE_ONE + place for place in [*near, CASTILLO]] for near in self.near]
        self.placing_stop: list[list[int]] = [[*actions, STOP] for actions in placing]
        self.placing_end: list[list[int]] = [[*actions, END] for actions in placing]
        self.placing_use_end: list[list[int]] = [[*actions, USE, END] for actions in placing]
        # Special actions reach every place but the king's region (ELG-042); a moved caballero
        # goes to another place than it came from (ELG-092). Indexed by king; by king and source.
        self.extra: list[list[int]] = [
            [PLACE_ONE + place for place in range(PLACES) if place != king] + [STOP]
            for king in range(REGIONS)
        ]
        self.putting: list[list[int]] = [
            [PUT + place for place in range(PLACES) if place != king and place != source]
            for king in range(REGIONS)
            for source in range(REGIONS)
        ]
        # The dial of a general scoring: every region but the king's (ELG-056).
        self.dialling: list[list[int]] = [
            [DIAL + region for region in range(REGIONS) if region != king]
            for king in range(REGIONS)
        ]
        self.boards: list[int] = []
        for movable in rows(board["movable_scoreboards"]):
            self.boards.extend(int(str(v)) for v in items(movable["score"]))
        # Caballeros that a power card brings to the court (ELG-018); index 0 is unused.
        self.heads: list[int] = [0] * 14
        powers = cards["power_cards"]
        assert isinstance(powers, dict)
        for power in rows(powers["cards"]):
            self.heads[integer(power, "value", 0)] = integer(power, "caballeros", 0)
        self.cards: list[Card] = [Card(card) for card in rows(cards["action_cards"])]
        # The decks 1 to 4 as lists of card numbers; deck 5 is the King's card (ELG-019).
        self.decks: list[list[int]] = [[], [], [], []]
        self.king_card: int = 0
        for i, card in enumerate(self.cards):
            if card.heads == 5:
                self.king_card = i
            else:
                self.decks[card.heads - 1].extend([i] * card.copies)
        # The two parts that the "either" card offers, as cards of their own (ELG-097).
        self.extra_part: int = self.first_with(EXTRA, False)
        self.move_part: int = self.first_with(MOVE, True)

    def first_with(self, effect: int, whole: bool) -> int:
        for i, card in enumerate(self.cards):
            if card.effect == effect and (not whole or card.total == ALL):
                return i
        raise ValueError("the cards lack a part of the card that offers two actions")


def rows(value: object) -> list[Data]:
    """A list of objects of the data."""
    assert isinstance(value, list)
    return value


def items(value: object) -> list[object]:
    """A list of numbers or texts of the data."""
    assert isinstance(value, list)
    return value


assert PLACES == REGIONS + 1
