"""Section B: preparation."""

from theatrum.core.chance import Chance
from theatrum.core.events import Journal
from theatrum.core.game import BadOptions
from theatrum.games.wallenstein.board import ALL_REGIONS, Board
from theatrum.games.wallenstein.draft import begin_draft
from theatrum.games.wallenstein.forms import GREEN, GROUP_PLACED, PROVINCE_TAKEN, PROVINCES, REGIONS
from theatrum.games.wallenstein.state import DRAFT, NO_CARD, SETUP, UNUSED, Position
from theatrum.games.wallenstein.year import begin_play


def set_up(
    board: Board, seats: int, options: list[int], chance: Chance, journal: Journal | None
) -> Position:
    """The position before the first decision."""
    s = Position(board)
    s.seats = seats
    s.options = options[:]
    s.chance = chance
    s.journal = journal
    s.tiles = board.tiles[:]
    for province in board.unused[seats]:
        s.owner[province] = UNUSED  # WAL-015, WAL-157: absent
    for seat in range(seats):
        s.gold[seat] = board.start_gold[seats]  # WAL-012, WAL-158
        s.supply[seat] = board.cubes  # WAL-009: one cube marks the grain
    s.supply[GREEN] = board.peasants
    shuffle_events(s)
    if options[SETUP] == DRAFT:
        begin_draft(s)
    else:
        fixed_setup(s)
        begin_play(s)
    return s


def shuffle_events(s: Position) -> None:
    cards = event_deck(s)
    s.chance.shuffle(cards)
    s.events = cards + [NO_CARD] * (len(s.board.events) - len(cards))


def event_deck(s: Position) -> list[int]:
    """The event cards in play; with two players without those that name absent regions
    (WAL-157)."""
    present = [False] * REGIONS
    for province in range(PROVINCES):
        if s.owner[province] != UNUSED:
            present[s.board.region[province]] = True
    cards: list[int] = []
    for i, event in enumerate(s.board.events):
        if event.region == ALL_REGIONS or present[event.region]:
            cards.append(i)
    return cards


def fixed_setup(s: Position) -> None:
    """The set-ups of the last page, dealt to the seats at random (WAL-026 to WAL-029)."""
    players = s.board.fixed[s.seats]
    if not players:
        raise BadOptions("there is no fixed set-up for 2 seats: use the draft")
    places = list(range(s.seats))
    s.chance.shuffle(places)
    for seat in range(s.seats):
        for province, armies in players[places[seat]]:
            s.owner[province] = seat
            s.armies[province] = armies
            s.supply[seat] -= armies
            s.tell(PROVINCE_TAKEN, 26, seat, province)
            s.tell(GROUP_PLACED, 26, seat, province, armies)
