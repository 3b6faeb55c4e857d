"""Section 2: setting up."""

from typing import Final

from theatrum.core.chance import Chance
from theatrum.core.events import Journal
from theatrum.core.game import BadOptions
from theatrum.games.el_grande.board import Board
from theatrum.games.el_grande.forms import HOME_SET, KING_SET, PLACES, REGIONS
from theatrum.games.el_grande.rounds import next_round
from theatrum.games.el_grande.state import FIRST_STARTER, Position

AT_HOME: Final = 2
COURT: Final = 7
PROVINCE: Final = 21
ALL_POWERS: Final = (1 << 14) - 2  # values 1 to 13


def set_up(
    board: Board, seats: int, options: list[int], chance: Chance, journal: Journal | None
) -> Position:
    """The position before the first power card."""
    s = Position(board)
    s.seats = seats
    s.options = options[:]
    s.chance = chance
    s.journal = journal
    place_king_and_grandes(s)
    for seat in range(seats):
        # ELG-015: of 31 cubes, two at home, one for the score, seven in court, the rest outside.
        s.cubes[seat * PLACES + s.home[seat]] = AT_HOME
        s.court[seat] = COURT
        s.province[seat] = PROVINCE
        s.hand[seat] = ALL_POWERS  # ELG-017
    shuffle_decks(s)
    choose_starter(s)
    next_round(s)
    return s


def place_king_and_grandes(s: Position) -> None:
    """The region cards give the king his first region and everybody a home (ELG-012 to ELG-014)."""
    regions = list(range(REGIONS))
    s.chance.shuffle(regions)
    s.king = regions[0]
    s.tell(KING_SET, 12, s.king)
    for seat in range(s.seats):
        s.home[seat] = regions[1 + seat]
        s.tell(HOME_SET, 13, seat, s.home[seat])


def shuffle_decks(s: Position) -> None:
    """Four decks of eleven cards; deck 5 is the King's card alone (ELG-019)."""
    decks: list[int] = []
    for deck in s.board.decks:
        cards = deck[:]
        s.chance.shuffle(cards)
        decks.extend(cards)
    s.decks = decks


def choose_starter(s: Position) -> None:
    """A program knows no ages: the first starter is an option, else drawn (ELG-027)."""
    wanted = s.options[FIRST_STARTER] - 1
    if wanted >= s.seats:
        raise BadOptions("the option 'first_starter' names a seat that is not there")
    s.starter = s.chance.below(s.seats) if wanted < 0 else wanted
