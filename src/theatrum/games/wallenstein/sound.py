"""Is a position from outside one that could be played on? Ranges, what is conserved, and what each
waiting decision takes for granted: whatever passes can be played to the end."""

from typing import Final

from theatrum.core.state import FRAME
from theatrum.games.wallenstein.forms import (
    COLOURS,
    GREEN,
    PROVINCES,
    SEATS,
    SLOTS,
)
from theatrum.games.wallenstein.setup import event_deck
from theatrum.games.wallenstein.sound_stack import stack_problem
from theatrum.games.wallenstein.state import (
    COURSE,
    DEFENCE,
    DRAFT,
    DRAFT_CARD,
    EXECUTION,
    HUNGER,
    LEAVE_SPACE,
    NO_CARD,
    NOBODYS,
    OPEN,
    OPTIONS,
    SETUP,
    SIZES,
    SPRING,
    UNUSED,
    WINTER,
    Position,
)
from theatrum.games.wallenstein.year import EVENTS_OF_A_YEAR, FACE_UP

LIMIT: Final = 10_000  # more gold, grain or points than any match can bring
MARKERS_LIMIT: Final = 20


def problem(s: Position) -> str:
    """What is wrong, in a few words; empty if nothing is. The seats are known to be right."""
    for value, option in zip(s.options, OPTIONS):
        if not 0 <= value < len(option.choices):
            return f"the option '{option.name}' is out of range"
    if s.options[SETUP] != DRAFT and not s.board.fixed[s.seats]:
        return f"there is no fixed set-up for {s.seats} seats"
    if not SPRING <= s.season <= WINTER or not 0 <= s.field < PROVINCES:
        return "the season or the field of battle is out of range"
    return (
        unused_rows(s)
        or provinces(s)
        or cubes(s)
        or calendar(s)
        or events(s)
        or action_cards(s)
        or draft(s)
        or stack_problem(s)
    )


def phase(s: Position) -> int:
    """The decision or phase that says where in the game we are: DRAFT_CARD, LEAVE_SPACE (until
    the plans are made), EXECUTION, HUNGER, or COURSE at the end."""
    if not s.stack:
        return COURSE
    if s.stack[FRAME - 1] != COURSE:
        return DRAFT_CARD
    above = s.stack[2 * FRAME - 1] if len(s.stack) >= 2 * FRAME else COURSE
    return above if above in (EXECUTION, HUNGER) else LEAVE_SPACE


def unused_rows(s: Position) -> str:
    """The rows of seats that nobody has stay as they were made."""
    for seat in range(s.seats, SEATS):
        row = [s.gold[seat], s.grain[seat], s.score[seat], s.order[seat]]
        row += [s.supply[seat], s.tower[seat], s.tray[seat], s.turned[seat], s.held[seat]]
        row += s.groups[seat * SIZES : (seat + 1) * SIZES]
        cards = s.plan[seat * SLOTS : (seat + 1) * SLOTS] + s.pair[2 * seat : 2 * seat + 2]
        if any(row) or any(card != OPEN for card in cards):
            return f"there is no seat {seat}, but it has something"
    return ""


def provinces(s: Position) -> str:
    """Owners, armies, markers and buildings; what belongs to nobody holds nothing."""
    tiles = s.tiles[:]
    for province in range(PROVINCES):
        owner = s.owner[province]
        if (owner == UNUSED) != (province in s.board.unused[s.seats]) or not (
            UNUSED <= owner < s.seats
        ):
            return "a province has a wrong owner"
        armies, markers, built = s.armies[province], s.markers[province], s.built[province]
        if armies < 0 or not 0 <= markers < MARKERS_LIMIT or not 0 <= built < 8:
            return "armies, markers or buildings of a province are out of range"
        if owner < 0 and (armies or markers or built):
            return "a province of nobody holds something"
        if built.bit_count() > s.board.cities[province]:
            return "a province has more buildings than cities"
        for building in range(3):
            tiles[building] += (built >> building) & 1
    if tiles != s.board.tiles or min(s.tiles) < 0:
        return "the buildings are miscounted"
    return ""


def cubes(s: Position) -> str:
    """Every cube is in one place: supply, map, tower, tray, or on its way into battle (WAL-009)."""
    for colour in range(COLOURS):
        if colour != GREEN and colour >= s.seats:
            continue
        counts = [s.supply[colour], s.tower[colour], s.tray[colour]]
        if min(counts) < 0 or min(s.attackers, s.rebels) < 0:
            return "cubes are out of range"
        total = sum(counts)
        for province in range(PROVINCES):
            if s.owner[province] == colour:
                total += s.armies[province]
        if s.stack and s.stack[-1] == DEFENCE and s.stack[-3] == colour:
            total += s.attackers
        if total != (s.board.peasants if colour == GREEN else s.board.cubes):
            return "cubes are missing, or there are too many"
    for seat in range(s.seats):
        if not (0 <= s.gold[seat] < LIMIT and 0 <= s.grain[seat] < LIMIT):
            return f"gold or grain of seat {seat} is out of range"
        if not 0 <= s.score[seat] < LIMIT:
            return f"the score of seat {seat} is out of range"
    return ""


def calendar(s: Position) -> str:
    """Year, season, player order, and whose turn it is."""
    now = phase(s)
    if now == DRAFT_CARD:
        fits = s.year == 0 and s.season == SPRING
    else:
        fits = 1 <= s.year <= s.years() and (s.season == WINTER) == (now in (HUNGER, COURSE))
    if now == COURSE:
        fits = fits and s.year == s.years()
    if not fits:
        return "year and season do not agree with what is being done"
    drawn = s.year > 1 or (s.year == 1 and (s.season > SPRING or now == EXECUTION))
    order = s.order[: s.seats]
    if sorted(order) != list(range(s.seats)) if drawn else any(order):
        return "the player order is out of range"
    busy = now in (EXECUTION, HUNGER)
    if not (1 <= s.at <= s.seats if busy else s.at == 0):
        return "whose turn it is, is out of range"
    if not 0 <= s.space < (SLOTS if now == EXECUTION else 1):
        return "the space of the action cards is out of range"
    return ""


def events(s: Position) -> str:
    """The deck has its cards; on their spaces lie those of the year that have not been in force."""
    deck = event_deck(s)
    if sorted(s.events[: len(deck)]) != deck or any(c != NO_CARD for c in s.events[len(deck) :]):
        return "the event deck does not have its cards"
    lying = [card for card in s.year_events if card != NO_CARD]
    in_force = [s.event] if s.event != NO_CARD else []
    first = max(0, s.year - 1) * EVENTS_OF_A_YEAR
    of_year = s.events[first : first + EVENTS_OF_A_YEAR]
    for i, card in enumerate(s.year_events):
        if card != NO_CARD and card != of_year[i]:
            return "an event of the year is not one that was drawn"
    now = phase(s)
    left = 0
    if now in (LEAVE_SPACE, EXECUTION):
        left = EVENTS_OF_A_YEAR - s.season - (1 if now == EXECUTION else 0)
    if len(lying) != left or len(in_force) != (1 if now == EXECUTION else 0):
        return "the events do not agree with the season"
    if any(card not in of_year or card in lying for card in in_force):
        return "the event in force is not one of the year"
    return ""


def action_cards(s: Position) -> str:
    now = phase(s)
    if now == DRAFT_CARD:
        return "" if not any(s.row) and s.shown == 0 else "action cards lie there too early"
    if sorted(s.row) != list(range(SLOTS)):
        return "the action cards are not those of the game"
    shown = SLOTS
    if now == LEAVE_SPACE:
        shown = FACE_UP
    elif now == EXECUTION:
        shown = min(SLOTS, FACE_UP + s.space)
    return "" if s.shown == shown else "another number of action cards must lie open"


def draft(s: Position) -> str:
    """The cards of the draft, and the groups of armies that are left (WAL-018 to WAL-025)."""
    if phase(s) != DRAFT_CARD:
        idle = s.pile_size == 0 and s.sunk == 0 and not any(s.groups)
        cards = s.pile + s.laid + s.pair
        return "" if idle and all(c == NO_CARD for c in cards) else "the draft is over"
    pool = [p for p in range(PROVINCES) if s.owner[p] == NOBODYS]
    if not 0 <= s.pile_size <= PROVINCES or not 0 <= s.sunk < LIMIT:
        return "the pile of the draft is out of range"
    if sorted(s.pile[: s.pile_size] + s.laid) != pool or any(
        card != NO_CARD for card in s.pile[s.pile_size :]
    ):
        return "the cards of the draft are not those of the empty provinces"
    for seat in range(s.seats):
        pair = s.pair[2 * seat : 2 * seat + 2]
        if pair != [NO_CARD] * 2 and not all(
            0 <= card < PROVINCES and s.owner[card] != UNUSED for card in pair
        ):
            return f"seat {seat} last chose from cards that do not exist"
        if not sound_groups(s, seat):
            return f"the groups of seat {seat} are miscounted"
    begun = [*s.markers, *s.built, *s.grain, *s.score, *s.tower, *s.tray, *s.turned, *s.held]
    if any(begun) or any(card != OPEN for card in s.plan):
        return "the game has begun before the end of the draft"
    return ""


def sound_groups(s: Position, seat: int) -> bool:
    """Groups on the map and groups left are those that the seat began with (WAL-022)."""
    left = s.groups[seat * SIZES : (seat + 1) * SIZES]
    if min(left) < 0:
        return False
    sizes = [size + 2 for size in range(SIZES) for _ in range(min(left[size], SEATS * 2))]
    sizes += [s.armies[p] for p in range(PROVINCES) if s.owner[p] == seat and p != taken_card(s)]
    return sorted(sizes, reverse=True) == s.board.groups[s.seats]


def taken_card(s: Position) -> int:
    """The province that waits for its group; NO_CARD if none does."""
    return NO_CARD if s.stack[-1] == DRAFT_CARD else s.stack[-3]
