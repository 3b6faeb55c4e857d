"""The position of Wallenstein."""

from typing import Final

from theatrum.core.game import Option
from theatrum.core.state import State
from theatrum.games.wallenstein.board import ALL_REGIONS, Board
from theatrum.games.wallenstein.forms import (
    BLANK,
    COLOURS,
    GREEN,
    LOSSES,
    PROVINCES,
    SEATS,
    SLOTS,
)

# Options (their places in `Position.options`).
SETUP: Final = 0
TOWER: Final = 1
SHOW_TOWER: Final = 2

DRAFT: Final = 0  # values of the option setup
SHORT: Final = 2
OPTIONS: Final = [
    Option("setup", ["draft", "fixed", "short"], 0, 26, ours=1),
    Option("tower", ["standard", "load"], 0, 121),
    Option("show_tower", [True, False], 0, 124),
]

# Decisions (their places in the game's list).
DRAFT_CARD: Final = 0
DRAFT_GROUP: Final = 1
LEAVE_SPACE: Final = 2
PLANNING: Final = 3
RECRUIT_CHOICE: Final = 4
JOIN_TARGET: Final = 5
MARCH_TARGET: Final = 6
MARCH_COUNT: Final = 7
DEFENCE: Final = 8
SUPPRESSION: Final = 9
HUNGER_CHOICE: Final = 10
# Phases: frames that ask nobody.
COURSE: Final = 11
EXECUTION: Final = 12
HUNGER: Final = 13

# Owners of provinces besides seats.
NOBODYS: Final = -1
UNUSED: Final = -2

# Entries of a plan besides provinces and BLANK.
OPEN: Final = -1  # not planned yet
EMPTY: Final = 46  # announced to stay empty
LOST: Final = 47  # the province was lost before the action came up

SPRING: Final = 0
AUTUMN: Final = 2
WINTER: Final = 3
NO_CARD: Final = -1
SIZES: Final = 4  # starting groups have 2 to 5 armies


class Position(State):
    """Everything on the table. Tables per seat have five rows; the unused ones stay zero."""

    def __init__(self, board: Board, like: "Position | None" = None) -> None:
        super().__init__(like)
        self.board: Board = board
        if like is None:
            self.options: list[int] = [0] * len(OPTIONS)
            self.year: int = 0
            self.season: int = SPRING
            self.owner: list[int] = [NOBODYS] * PROVINCES
            self.armies: list[int] = [0] * PROVINCES
            self.markers: list[int] = [0] * PROVINCES  # revolt markers
            self.built: list[int] = [0] * PROVINCES  # buildings, bit b for building b
            self.tiles: list[int] = [0] * 3  # buildings left in the stock
            self.gold: list[int] = [0] * SEATS
            self.grain: list[int] = [0] * SEATS
            self.score: list[int] = [0] * SEATS
            self.supply: list[int] = [0] * COLOURS  # cubes in front of the players; peasants last
            self.tower: list[int] = [0] * COLOURS
            self.tray: list[int] = [0] * COLOURS
            # The draft.
            self.pile: list[int] = [NO_CARD] * PROVINCES  # face-down province cards, top first
            self.pile_size: int = 0
            self.sunk: int = 0  # pairs of cards put under the pile
            self.laid: list[int] = [NO_CARD] * 2  # face-up province cards
            self.pair: list[int] = [NO_CARD] * (SEATS * 2)  # what a seat last chose from
            self.groups: list[int] = [0] * (SEATS * SIZES)  # groups left, by size
            # The season.
            self.events: list[int] = [NO_CARD] * 25  # the shuffled deck, top first
            self.year_events: list[int] = [NO_CARD] * 4  # on the event spaces
            self.event: int = NO_CARD  # in force
            self.row: list[int] = [0] * SLOTS  # the action cards from left to right
            self.shown: int = 0  # how many of them have been turned up
            self.space: int = 0  # the space of the row that is being executed
            self.at: int = 0  # how many of the order have had their turn, the present one included
            self.order: list[int] = [0] * SEATS
            self.plan: list[int] = [OPEN] * (SEATS * SLOTS)  # seat * SLOTS + action
            self.turned: list[int] = [0] * SEATS  # plan entries that all know, bit by action
            self.held: list[int] = [0] * SEATS  # province cards that may lie hidden in the plan
            # A battle or revolt under way.
            self.field: int = 0
            self.attackers: int = 0
            self.rebels: int = 0
            # Winter: provinces that still revolt, as a mask, and the extra peasants in each.
            self.hungry: int = 0
            self.extra: int = 0
        else:
            self.options = like.options
            self.year = like.year
            self.season = like.season
            self.owner = like.owner[:]
            self.armies = like.armies[:]
            self.markers = like.markers[:]
            self.built = like.built[:]
            self.tiles = like.tiles[:]
            self.gold = like.gold[:]
            self.grain = like.grain[:]
            self.score = like.score[:]
            self.supply = like.supply[:]
            self.tower = like.tower[:]
            self.tray = like.tray[:]
            self.pile = like.pile  # replaced, never changed in place
            self.pile_size = like.pile_size
            self.sunk = like.sunk
            self.laid = like.laid[:]
            self.pair = like.pair[:]
            self.groups = like.groups[:]
            self.events = like.events  # never changed in place
            self.year_events = like.year_events[:]
            self.event = like.event
            self.row = like.row  # replaced, never changed in place
            self.shown = like.shown
            self.space = like.space
            self.at = like.at
            self.order = like.order[:]
            self.plan = like.plan[:]
            self.turned = like.turned[:]
            self.held = like.held[:]
            self.field = like.field
            self.attackers = like.attackers
            self.rebels = like.rebels
            self.hungry = like.hungry
            self.extra = like.extra

    def fields(self) -> list[str]:
        return [
            *super().fields(),
            *("options", "year", "season", "owner", "armies", "markers", "built", "tiles"),
            *("gold", "grain", "score", "supply", "tower", "tray"),
            *("pile", "pile_size", "sunk", "laid", "pair", "groups"),
            *("events", "year_events", "event", "row", "shown", "space", "at", "order"),
            *("plan", "turned", "held", "field", "attackers", "rebels", "hungry", "extra"),
        ]

    # Small questions that many rules ask.

    def years(self) -> int:
        """How long the game is (WAL-143, WAL-162)."""
        return 1 if self.options[SETUP] == SHORT else 2

    def acting(self) -> int:
        """The seat whose turn in the season's order it is; `at` counts those already begun."""
        return self.order[self.at - 1]

    def action(self) -> int:
        """The action that is being executed."""
        return self.row[self.space]

    def provinces_of(self, seat: int) -> int:
        total = 0
        for owner in self.owner:
            if owner == seat:
                total += 1
        return total

    def in_force(self, effect: int, province: int) -> bool:
        """Does the season's event have this effect in the province? (WAL-048, WAL-155)"""
        if self.event == NO_CARD:
            return False
        card = self.board.events[self.event]
        if card.effect != effect:
            return False
        return card.region == ALL_REGIONS or card.region == self.board.region[province]

    def has(self, province: int, building: int) -> bool:
        return (self.built[province] >> building) & 1 == 1

    def buildings(self, province: int) -> int:
        """How many buildings a province has."""
        built = self.built[province]
        return (built & 1) + ((built >> 1) & 1) + (built >> 2)

    def to_supply(self, colour: int, count: int, rule: int) -> None:
        """Cubes go back to their owner, or to the peasants' supply."""
        if count > 0:
            self.supply[colour] += count
            self.tell(LOSSES, rule, colour, count)

    def empty_spaces(self, seat: int) -> int:
        """How many spaces of the plan must stay empty for lack of cards (WAL-041)."""
        return max(0, SLOTS - self.board.blanks - self.provinces_of(seat))


assert BLANK == PROVINCES
assert GREEN == SEATS
