"""Positions for the rule tests, and readable ways to act on them."""

import json
from importlib.resources import files
from typing import Any

from tests.acting import Acting
from theatrum.core.chance import Chance, key_of
from theatrum.core.events import Journal
from theatrum.core.state import NOBODY
from theatrum.games.wallenstein.forms import (
    ACTION_NAMES,
    BLANK,
    COLOURS,
    GREEN,
    PROVINCE_NAMES,
    PROVINCES,
    REGION_NAMES,
    SLOTS,
)
from theatrum.games.wallenstein.state import (
    COURSE,
    EXECUTION,
    NO_CARD,
    NOBODYS,
    UNUSED,
    Position,
)
from theatrum.games.wallenstein.tower import throw
from theatrum.games.wallenstein.year import FIRST_WINTER_STEP, SEASON_STEPS
from theatrum.library.catalogue import load, option_numbers

GAME = load("wallenstein").game
BOARD = GAME.blank().board
DATA = files("theatrum.games.wallenstein") / "data"
COMPONENTS: dict[str, Any] = json.loads((DATA / "components.json").read_text("utf-8"))
EVENTS = {event.name: number for number, event in enumerate(BOARD.events)}
BUILDINGS = ["palace", "church", "trading_house"]


def province(name: str) -> int:
    return PROVINCE_NAMES.index(name)


def forget(s: Position) -> None:
    s.legal_seat = NOBODY


at_table = Acting(GAME, forget)
asked = at_table.asked
deciders = at_table.deciders
view = at_table.view
facts = at_table.facts
action = at_table.action
act = at_table.act
choices = at_table.choices
verbs = at_table.verbs
refused = at_table.refused


# Starting.


def fresh(seats: int = 3, seed: str = "a fixed seed", **options: Any) -> Position:
    """A new match with a fixed chance; by default with the fixed set-up."""
    numbers = option_numbers(GAME, {"setup": "fixed", **options})
    s: Position = GAME.start(seats, numbers, Chance(key_of(seed)), Journal())
    return s


def bare(seats: int = 3, **options: Any) -> Position:
    """The first spring with nothing on the map, all cubes in the supplies, an empty tower."""
    s = fresh(seats, **{"setup": "draft" if seats == 2 else "fixed", **options})
    s.year = 1
    s.laid = [NO_CARD] * 2
    s.pile = [NO_CARD] * PROVINCES
    s.pile_size = 0
    s.groups = [0] * len(s.groups)
    for p in range(PROVINCES):
        if s.owner[p] != UNUSED:
            s.owner[p] = NOBODYS
        s.armies[p] = s.markers[p] = s.built[p] = 0
    s.tiles = BOARD.tiles[:]
    for colour in range(COLOURS):
        s.supply[colour] = BOARD.cubes if colour < seats else 0
        s.tower[colour] = s.tray[colour] = 0
    s.supply[GREEN] = BOARD.peasants
    return s


def own(s: Position, seat: int, name: str, armies: int = 1, markers: int = 0, *built: str) -> None:
    """Give a province to a seat, with armies from its supply."""
    p = province(name)
    s.supply[seat] -= armies - (s.armies[p] if s.owner[p] == seat else 0)
    s.owner[p] = seat
    s.armies[p] = armies
    s.markers[p] = markers
    for building in built:
        s.built[p] |= 1 << BUILDINGS.index(building)
        s.tiles[BUILDINGS.index(building)] -= 1


def event(s: Position, name: str | None) -> None:
    s.event = NO_CARD if name is None else EVENTS[name]


def execute(
    s: Position,
    action: str,
    *planned: str | None,
    order: list[int] | None = None,
    in_force: str | None = None,
    then: list[str] | None = None,
) -> None:
    """Carry out an action as the season's first: seat i has planned the i-th province for it, None
    for a blank. `then` are the actions that follow; everybody has planned blanks for them unless
    the plan already says otherwise."""
    first = [action, *(then or [])]
    rest = [name for name in ACTION_NAMES if name not in first]
    s.row = [ACTION_NAMES.index(name) for name in [*first, *rest]]
    s.shown = 5
    for i in range(s.seats * SLOTS):
        if s.plan[i] < 0:
            s.plan[i] = BLANK
    for seat, name in enumerate(planned):
        plan(s, seat, action, name)
    for seat in range(s.seats):
        s.turned[seat] = 0
        s.held[seat] = sum(1 << p for p in range(PROVINCES) if s.owner[p] == seat)
    s.order[: s.seats] = order or list(range(s.seats))
    event(s, in_force)
    s.space = 0
    s.at = 0
    s.stack = []
    s.push(COURSE, 0, 1 + SEASON_STEPS)
    s.push(EXECUTION, 0)
    s.legal_seat = NOBODY
    facts(s)
    GAME.proceed(s)


def plan(s: Position, seat: int, action: str, name: str | None) -> None:
    s.plan[seat * SLOTS + ACTION_NAMES.index(action)] = BLANK if name is None else province(name)


def winter(
    s: Position, loss: str = "bad_harvest_oesterreich", order: list[int] | None = None
) -> None:
    """Go on with winter; the last event card is the one named (the default costs no grain)."""
    s.year_events = [EVENTS[loss], NO_CARD, NO_CARD, NO_CARD]
    s.order[: s.seats] = order or list(range(s.seats))
    s.event = NO_CARD
    s.stack = []
    s.push(COURSE, 0, FIRST_WINTER_STEP)
    s.legal_seat = NOBODY
    facts(s)
    GAME.proceed(s)


def rig(s: Position, thrown: dict[int, int], out: dict[int, int]) -> None:
    """Choose chance so that the next throw brings these cubes out. Colours that are not named
    bring none."""
    cubes = [thrown.get(colour, 0) + s.tray[colour] for colour in range(COLOURS)]
    wanted = [out.get(colour, 0) for colour in range(COLOURS)]
    for key in range(1, 400_000):
        if throw(Chance(key), s.tower[:], cubes, s.options[1]) == wanted:
            s.chance = Chance(key)
            return
    raise AssertionError("the tower can't do that")


# Reading.


def owner(s: Position, name: str) -> int:
    return s.owner[province(name)]


def armies(s: Position, name: str) -> int:
    return s.armies[province(name)]


def markers(s: Position, name: str) -> int:
    return s.markers[province(name)]


def buildings(s: Position, name: str) -> set[str]:
    return {b for i, b in enumerate(BUILDINGS) if s.built[province(name)] >> i & 1}


def regions_of(names: list[str]) -> set[str]:
    return {REGION_NAMES[BOARD.region[province(name)]] for name in names}


# Acting.


def march(s: Position, seat: int, target: str, count: int) -> None:
    act(s, seat, "march", province=target)
    act(s, seat, "armies", count=count)
