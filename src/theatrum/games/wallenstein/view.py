"""What one seat, or a spectator, may see of Wallenstein."""

from msgspec import Struct

from theatrum.core.game import SPECTATOR
from theatrum.games.wallenstein.forms import (
    ACTION_NAMES,
    BLANK,
    COLOURS,
    PROVINCE_NAMES,
    PROVINCES,
    SLOTS,
)
from theatrum.games.wallenstein.state import (
    EMPTY,
    LOST,
    NO_CARD,
    OPEN,
    PLANNING,
    SHOW_TOWER,
    SIZES,
    UNUSED,
    Position,
)

SEASONS = ["spring", "summer", "autumn", "winter"]
BUILDINGS = ["palace", "church", "trading_house"]
HIDDEN = "hidden"  # a card lies there, face down
CARDS = {**dict(enumerate(PROVINCE_NAMES)), BLANK: "blank", EMPTY: "empty", LOST: "lost"}


class Province(Struct):
    """`owner` is null for an empty province."""

    province: str
    owner: int | None
    armies: int
    markers: int
    buildings: list[str]


class Player(Struct):
    """`plan` per action: a card all know, "hidden", or null while nothing lies there."""

    seat: int
    gold: int
    grain: int
    score: int
    supply: int
    provinces: int
    planned: bool
    plan: list[str | None]
    groups: list[int]


class Own(Struct):
    """What only the reader's seat sees: the own plan, and while it is made, the action that the
    next card is for."""

    plan: list[str | None]
    next: str | None


class Fight(Struct):
    province: str
    attackers: int
    rebels: int


class View(Struct, omit_defaults=True):
    game: str
    seats: int
    reader: int | None
    year: int
    season: str
    provinces: list[Province]
    players: list[Player]
    order: list[int]
    actions: list[str | None]
    action: str | None
    events: list[str]
    event: str | None
    tiles: list[int]
    tray: list[int]
    tower: list[int] | None
    peasants: int
    laid: list[str]
    pile: int
    fight: Fight | None
    over: bool
    own: Own | None
    years: int = 2  # one in a short game (WAL-162)


def view(s: Position, seat: int) -> View:
    """The position as `seat` (or SPECTATOR) may see it: what all see, and the seat's own."""
    planning = bool(s.stack) and s.stack[-1] == PLANNING
    running = s.year > 0 and bool(s.stack) and s.season < 3
    events = s.board.events
    fighting = bool(s.attackers or s.rebels)
    return View(
        game="wallenstein",
        seats=s.seats,
        reader=None if seat == SPECTATOR else seat,
        year=s.year,
        season=SEASONS[s.season],
        provinces=[province_view(s, p) for p in range(PROVINCES) if s.owner[p] != UNUSED],
        players=[player_view(s, i, planning) for i in range(s.seats)],
        order=s.order[: s.seats] if any(s.order) else [],
        actions=[ACTION_NAMES[a] if i < s.shown else None for i, a in enumerate(s.row)]
        if running
        else [],
        action=ACTION_NAMES[s.action()] if s.event != NO_CARD and s.space < SLOTS else None,
        events=[events[e].name for e in s.year_events if e != NO_CARD],
        event=None if s.event == NO_CARD else events[s.event].name,
        tiles=s.tiles[:],
        tray=s.tray[:],
        tower=s.tower[:] if s.options[SHOW_TOWER] == 0 else None,
        peasants=s.supply[COLOURS - 1],
        laid=[PROVINCE_NAMES[card] for card in s.laid if card != NO_CARD],
        pile=s.pile_size,
        fight=Fight(PROVINCE_NAMES[s.field], s.attackers, s.rebels) if fighting else None,
        over=not s.stack,
        own=None if seat == SPECTATOR else own_view(s, seat),
        years=s.years(),
    )


def own_view(s: Position, seat: int) -> Own:
    row = s.plan[seat * SLOTS : (seat + 1) * SLOTS]
    planning = bool(s.stack) and s.stack[-1] == PLANNING and OPEN in row
    return Own(
        plan=[None if card == OPEN else CARDS[card] for card in row],
        next=ACTION_NAMES[row.index(OPEN)] if planning else None,
    )


def province_view(s: Position, province: int) -> Province:
    owner = s.owner[province]
    return Province(
        province=PROVINCE_NAMES[province],
        owner=None if owner < 0 else owner,
        armies=s.armies[province],
        markers=s.markers[province],
        buildings=[name for b, name in enumerate(BUILDINGS) if s.built[province] >> b & 1],
    )


def player_view(s: Position, player: int, planning: bool) -> Player:
    waiting = planning and bool(s.stack[-2] >> player & 1)
    return Player(
        seat=player,
        gold=s.gold[player],
        grain=s.grain[player],
        score=s.score[player],
        supply=s.supply[player],
        provinces=s.provinces_of(player),
        planned=planning and not waiting,
        plan=[plan_entry(s, player, action, waiting) for action in range(SLOTS)],
        groups=[size + 2 for size in range(SIZES) for _ in range(s.groups[player * SIZES + size])],
    )


def plan_entry(s: Position, player: int, action: int, waiting: bool) -> str | None:
    """Cards that have been turned over or announced are open; the others show their backs once
    the plan is finished (WAL-043)."""
    card = s.plan[player * SLOTS + action]
    if s.turned[player] >> action & 1:
        return CARDS[card]
    return None if card == OPEN or waiting else HIDDEN
