"""Chapter 4: setting up, and the secret distribution of the troops."""

from theatrum.core.chance import Chance
from theatrum.core.events import Journal, only
from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.maria.board import Board
from theatrum.games.maria.cards import draw
from theatrum.games.maria.forms import (
    AUSTRIA,
    BAVARIA,
    COMMAND,
    FIRST_GENERAL,
    FRANCE,
    GENERALS,
    GENERALS_OF,
    MAJORS,
    PIECES,
    POWER_OF,
    POWERS,
    PRAGMATIC,
    PRUSSIA,
    ROLE_DEALT,
    SAXONY,
    SECOND_TRAIN,
    SETUP_FINISHED,
    TROOPS_WRITTEN,
)
from theatrum.games.maria.stacks import share
from theatrum.games.maria.state import (
    BOX,
    COURSE,
    DISTRIBUTE,
    MOST_TROOPS,
    OUT,
    ROLES,
    SILESIA_BOX,
    Position,
)
from theatrum.games.maria.talks import FIRST_CONTRACT, set_contract


def set_up(
    board: Board, seats: int, options: list[int], chance: Chance, journal: Journal | None
) -> Position:
    """The position before the first decision."""
    s = Position(board)
    s.seats = seats
    s.choose(options[:])
    s.chance = chance
    s.journal = journal
    deal_roles(s)
    place_pieces(s)
    place_markers(s)
    deal_cards(s)
    if s.advanced():
        shuffle_politics(s)
        set_contract(s, FRANCE, BAVARIA, FIRST_CONTRACT)
    know_sheets(s)
    s.push(COURSE, 0)
    s.push(DISTRIBUTE, (1 << seats) - 1)
    return s


def deal_roles(s: Position) -> None:
    """Who runs which powers (MAR-004, MAR-025, MAR-283, MAR-287). By seat: Maria Theresa, Louis XV,
    Frederick; with two, Austria's player first."""
    order = list(range(s.seats))
    if s.options[ROLES] == 1:
        s.chance.shuffle(order)
    maria = order[0]
    louis = order[1]
    frederick = order[s.seats - 1]
    s.player[AUSTRIA] = maria
    s.player[FRANCE] = louis
    s.player[BAVARIA] = louis
    s.player[PRUSSIA] = frederick
    s.player[SAXONY] = frederick
    s.player[PRAGMATIC] = frederick if s.seats == 3 else maria
    for power in (AUSTRIA, FRANCE, PRUSSIA):
        s.tell(ROLE_DEALT, 25, s.player[power], power)


def place_pieces(s: Position) -> None:
    """Set-up cities and boxes; in the introductory game what is outside the Bohemia map takes no
    part (MAR-028 to MAR-030, MAR-172)."""
    for piece in range(PIECES):
        city = s.board.start[piece]
        if city < 0:
            city = SILESIA_BOX if piece == SECOND_TRAIN else BOX
        if not s.advanced() and (city < 0 or s.board.flanders[city]):
            city = OUT
        s.move(piece, city)
    for general in range(GENERALS):
        other = s.partner(general)
        if other > general and s.board.rank[general] == s.board.rank[other]:
            s.top |= 1 << general


def place_markers(s: Position) -> None:
    """Victory markers in Silesia, electors, pools, tracks (MAR-032 to MAR-041)."""
    for owner, forts in ((PRUSSIA, s.board.silesian[0]), (AUSTRIA, s.board.silesian[1])):
        for fort in forts:
            s.marker[fort] = 1 + owner
    if not s.advanced():
        return
    for power in range(MAJORS):
        s.pool[power] = s.board.pool[power]
    s.pool[PRUSSIA] -= len(s.board.silesian[0])
    s.pool[AUSTRIA] -= len(s.board.silesian[1])
    for fort in range(s.board.forts):
        if s.board.swing[fort] > 0:
            s.marker[fort] = 1 + (FRANCE if s.board.swing[fort] == 1 else PRAGMATIC)
    s.track = s.board.star[:]


def deal_cards(s: Position) -> None:
    """The first deck is the pile; starting hands (MAR-033, MAR-036, MAR-174)."""
    for power in range(POWERS):
        if s.advanced() or power != PRAGMATIC:
            draw(s, power, s.board.hand[power])


def shuffle_politics(s: Position) -> None:
    """Year by year, 1741 on top (MAR-040)."""
    deck: list[int] = []
    for year in range(4):
        cards = [i for i, card in enumerate(s.board.politics) if card.year == year]
        s.chance.shuffle(cards)
        deck.extend(cards)
    s.politics = deck


def know_sheets(s: Position) -> None:
    """What the army sheets tell everybody; powers with one general have nothing to distribute."""
    for power in range(POWERS):
        if power == PRAGMATIC and not s.advanced():
            continue
        first = FIRST_GENERAL[power]
        count = GENERALS_OF[power]
        total = s.board.total[power]
        least = sum(s.board.start_min[first : first + count])
        for general in range(first, first + count):
            own = s.board.start_min[general]
            s.low[general] = max(own, total - MOST_TROOPS * (count - 1))
            s.high[general] = min(MOST_TROOPS, total - least + own)
        if count == 1:
            s.troops[first] = total
            s.low[first] = total
            s.high[first] = total


def share_stacks(s: Position) -> None:
    """Generals who begin in one city may shift from now on."""
    for general in range(GENERALS):
        other = s.partner(general)
        if other > general and POWER_OF[other] == POWER_OF[general]:
            share(s, general, other)


def next_general(s: Position, seat: int) -> int:
    """The next general of a seat whose troops are not written down, or -1."""
    for general in range(GENERALS):
        plays = POWER_OF[general] != PRAGMATIC or s.advanced()
        if plays and s.troops[general] == 0 and s.seat_of(general) == seat:
            return general
    return -1


def first_general(s: Position, seat: int) -> int:
    """The general that a seat begins with; one alone in his power has no choice."""
    for general in range(GENERALS):
        power = POWER_OF[general]
        plays = power != PRAGMATIC or s.advanced()
        if plays and s.player[power] == seat and GENERALS_OF[power] > 1:
            return general
    return -1


class Distribute(Decision[Position]):
    """Each seat writes down the troops of its generals, all seats at once and in secret; the last
    general of a power gets the rest (MAR-037)."""

    def __init__(self) -> None:
        super().__init__(Form("distribute"), 37, secret=True)

    def legal(self, s: Position, seat: int) -> list[int]:
        general = next_general(s, seat)
        power = POWER_OF[general]
        last = FIRST_GENERAL[power] + GENERALS_OF[power]
        rest = s.board.total[power] - s.total(power)
        later = sum(s.board.start_min[general + 1 : last])
        room = MOST_TROOPS * (last - general - 1)
        first = max(s.board.start_min[general], rest - room)
        return [COMMAND + n for n in range(first, min(MOST_TROOPS, rest - later) + 1)]

    def apply(self, s: Position, seat: int, action: int) -> None:
        general = next_general(s, seat)
        power = POWER_OF[general]
        write(s, seat, general, action - COMMAND)
        if general + 2 == FIRST_GENERAL[power] + GENERALS_OF[power]:
            write(s, seat, general + 1, s.board.total[power] - s.total(power))
        if next_general(s, seat) < 0:
            s.tell(SETUP_FINISHED, 37, seat)
            first = first_general(s, seat)
            if s.low[first] <= action - COMMAND <= s.high[first]:
                s.reveal()  # it could have been the seat's first: how far it was is seen now
            if s.answered(seat):
                s.pop()
                share_stacks(s)


def write(s: Position, seat: int, general: int, troops: int) -> None:
    s.troops[general] = troops
    s.tell_only(only(seat), TROOPS_WRITTEN, 37, general, troops)
