"""The position of El Grande."""

from typing import Final

from theatrum.core.game import Option
from theatrum.core.state import State
from theatrum.games.el_grande.board import Board, Card
from theatrum.games.el_grande.forms import CASTILLO, PLACES, REGIONS, SEATS

# Options (their places in `Position.options`).
ROUNDS: Final = 0
FIRST_STARTER: Final = 1
TAKE_FEWER: Final = 2
INATTENTIVE_DIAL: Final = 3
SHOW_CASTILLO: Final = 4
VETO_VETO: Final = 5
DIAL_RETURN_INCLUDES_SELF: Final = 6
COURT_CARD_FROM_BOARD: Final = 7

OPTIONS: Final = [
    Option("rounds", ["long", "short"], 0, 82),
    Option("first_starter", ["random", 0, 1, 2, 3, 4], 0, 27),
    Option("take_fewer", [False, True], 0, 33),
    Option("inattentive_dial", [False, True], 0, 59),
    Option("show_castillo", [False, True], 0, 52),
    Option("veto_veto", [False, True], 0, 110),
    Option("dial_return_includes_self", [False, True], 0, 115),
    Option("court_card_from_board", [False, True], 0, 133),
]

# Decisions (their places in the game's list).
PLAY_POWER: Final = 0
MUSTER_COUNT: Final = 1
FETCH_MISSING: Final = 2
TAKE_CARD: Final = 3
TURN: Final = 4
PLACING: Final = 5
CASTILLO_DIAL: Final = 6
EITHER_PART: Final = 7
PICK_ONE: Final = 8
PUT_ONE: Final = 9
PLACE_EXTRA: Final = 10
OBJECT: Final = 11
OBJECT_TO_VETO: Final = 12
ANNOUNCED: Final = 13
SUFFER_WRATH: Final = 14
REMOVE_ONE: Final = 15
RETURN_DIAL: Final = 16
CHOOSE_SCORED: Final = 17
SCORING_DIAL: Final = 18
CHOOSE_BOARD: Final = 19
CHOOSE_KING: Final = 20
CHOOSE_EXPELLED: Final = 21
EXPULSION_DIAL: Final = 22
CHOOSE_GRANDE: Final = 23
CHOOSE_POWER: Final = 24

# How far a half of the action card has got.
OPEN: Final = 0
DONE: Final = 1

NOWHERE: Final = -1
ANYWHERE: Final = -2  # intrigue: every caballero may come from another region
VETOES: Final = 2  # slots for Veto cards before a seat


NONE_MOVED: Final = [0] * (SEATS * PLACES)


class Position(State):
    """Everything on the table. Tables per seat have five rows; the unused ones stay zero."""

    def __init__(self, board: Board, like: "Position | None" = None) -> None:
        super().__init__(like)
        self.board: Board = board
        if like is None:
            self.options: list[int] = [0] * len(OPTIONS)
            self.round: int = 0  # the space of the round marker, 1 to 9
            self.shown: int = 0  # rounds played so far, this one included
            self.king: int = 0
            self.cubes: list[int] = [0] * (SEATS * PLACES)  # caballeros: seat * PLACES + place
            self.score: list[int] = [0] * SEATS
            self.court: list[int] = [0] * SEATS
            self.province: list[int] = [0] * SEATS
            self.home: list[int] = [0] * SEATS  # where the grande stands
            self.boards: list[int] = [NOWHERE] * 2  # places of the movable scoreboards
            self.hand: list[int] = [0] * SEATS  # power cards in hand, bit v for value v
            self.pile: list[int] = [0] * SEATS  # played power cards, see power.py
            self.record: list[int] = [0] * SEATS  # what all have seen of them, see power.py
            self.played: list[int] = [0] * SEATS  # the power card of this round, 0 for none
            self.order: list[int] = [0] * SEATS  # the seats in the order of this round's turns
            self.turn: int = 0  # how many turns of the round are over
            self.starter: int = 0  # plays the first power card of the round
            self.decks: list[int] = [0] * 44  # four decks of 11 card numbers, top first
            self.offer: list[int] = [NOWHERE] * 5  # card on offer per deck
            self.taken: list[int] = [NOWHERE] * SEATS  # the card each seat took this round
            self.veto: list[int] = [0] * (SEATS * VETOES)  # last round of a Veto, 0 for no card
            self.card: int = NOWHERE  # the action card of the seat whose turn it is
            self.special: int = OPEN  # its special action
            self.placement: int = OPEN  # its placing half
            self.heads: int = 0  # caballeros that may still be placed by its heads
            # An intrigue under way: how many may still move, of which colour, and from where.
            self.moves: int = 0
            self.own_moves: int = 0
            self.foreign_moves: int = 0
            self.source: int = ANYWHERE
            self.moved: list[int] = NONE_MOVED  # caballeros that have moved already
            self.dial: list[int] = [NOWHERE] * SEATS
        else:
            self.options = like.options
            self.round = like.round
            self.shown = like.shown
            self.king = like.king
            self.cubes = like.cubes[:]
            self.score = like.score[:]
            self.court = like.court[:]
            self.province = like.province[:]
            self.home = like.home[:]
            self.boards = like.boards[:]
            self.hand = like.hand[:]
            self.pile = like.pile[:]
            self.record = like.record[:]
            self.played = like.played[:]
            self.order = like.order[:]
            self.turn = like.turn
            self.starter = like.starter
            self.decks = like.decks  # never changed in place
            self.offer = like.offer[:]
            self.taken = like.taken[:]
            self.veto = like.veto[:]
            self.card = like.card
            self.special = like.special
            self.placement = like.placement
            self.heads = like.heads
            self.moves = like.moves
            self.own_moves = like.own_moves
            self.foreign_moves = like.foreign_moves
            self.source = like.source
            # Between intrigues all positions share one row of zeros.
            self.moved = like.moved if like.moves == 0 else like.moved[:]
            self.dial = like.dial[:]

    def fields(self) -> list[str]:
        return [
            *super().fields(),
            "options",
            "round",
            "shown",
            "king",
            "cubes",
            "score",
            "court",
            "province",
            "home",
            "boards",
            "hand",
            "pile",
            "record",
            "played",
            "order",
            "turn",
            "starter",
            "decks",
            "offer",
            "taken",
            "veto",
            "card",
            "special",
            "placement",
            "heads",
            "moves",
            "own_moves",
            "foreign_moves",
            "source",
            "moved",
            "dial",
        ]

    # Small questions that many rules ask.

    def active(self) -> int:
        """The seat whose turn it is (ELG-030)."""
        return self.order[self.turn]

    def current(self) -> Card:
        """The action card of the active seat."""
        return self.board.cards[self.card]

    def left_of(self, seat: int) -> int:
        """The left neighbour: the next seat clockwise (ELG-021)."""
        return (seat + 1) % self.seats

    def value(self, place: int, rank: int) -> int:
        """What a place pays for a rank from 0; a movable board replaces the print (ELG-078)."""
        for b in range(2):
            if self.boards[b] == place:
                return self.board.boards[3 * b + rank]
        return self.board.values[3 * place + rank]

    def any_in_open_regions(self, seat: int) -> bool:
        """Has the seat a caballero that a rule can touch: in a region, but not in the king's
        (ELG-046) and not in the castillo (ELG-051)?"""
        row = seat * PLACES
        for region in range(REGIONS):
            if self.cubes[row + region] > 0 and region != self.king:
                return True
        return False

    def begin_moves(self, total: int, own: int, foreign: int, source: int) -> None:
        """Open the account of an intrigue."""
        self.moves = total
        self.own_moves = own
        self.foreign_moves = foreign
        self.source = source
        self.moved = NONE_MOVED[:]

    def end_moves(self) -> None:
        """Close it."""
        self.moves = 0
        self.own_moves = 0
        self.foreign_moves = 0
        self.source = ANYWHERE
        self.moved = NONE_MOVED

    def to_court(self, seat: int, region: int, count: int) -> None:
        """Own caballeros go from a region (or the castillo) to the court."""
        self.cubes[seat * PLACES + region] -= count
        self.court[seat] += count

    def to_province(self, seat: int, region: int, count: int) -> None:
        """Own caballeros go from a region to the province."""
        self.cubes[seat * PLACES + region] -= count
        self.province[seat] += count


assert CASTILLO == REGIONS
