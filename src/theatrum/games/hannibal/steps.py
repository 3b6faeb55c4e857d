"""Section 6: what the clicks of a move do."""

from typing import Final

from mypy_extensions import i64

from theatrum.games.hannibal.board import ROAD
from theatrum.games.hannibal.forms import (
    CARTHAGE,
    F_DROPPED,
    F_GENERAL_TAKEN,
    F_MARCHED,
    F_PICKED,
    F_SAILED,
    F_SALLIED,
    SPACES,
)
from theatrum.games.hannibal.pieces import generals_at, go_in, lift, members, put_first, shift
from theatrum.games.hannibal.state import (
    ARMY,
    BATTLE,
    END_MOVE,
    MARCHING,
    NO_TRAIL,
    NONE,
    REACTION,
    ROWS,
    TRAIL_ROW,
    VOYAGE,
    Position,
)
from theatrum.games.hannibal.wear import CLASSES, CU_INSIDE, INSIDE, add_wear

SEA_COST: Final = 3
MOST: Final = 10  # CUs that a general moves (HAN-043)
FIVE: Final = 5


def cost(kind: i64) -> i64:
    """HAN-051."""
    return 1 if kind == ROAD else 2


def clear_march(s: Position) -> None:
    """Nobody is on the march."""
    s.mover = NONE
    s.acu = s.ael = s.agens = s.atrain = s.ain = 0
    s.used = s.allowance = s.floor = 0
    s.came = NONE
    s.came_sea = 0
    s.loading = s.touched = 0
    s.fought = s.settled = s.missed = 0
    s.weather_space = NONE
    s.weather_off = s.weather_used = s.weather_cu = s.weather_el = s.weather_gens = 0
    s.weather_train = 0
    s.weather_worn = s.worn
    s.trail = NO_TRAIL
    s.trail_size = 0
    s.tried = s.avoided = s.caught = 0
    s.avoider = NONE
    s.sally = s.sortied = s.sortied_el = s.sortied_gens = 0


# What the actions do.


def pick(s: Position, space: i64, code: i64) -> None:
    count = code % MOST + 1
    worn = code // MOST % CLASSES
    unit = code // (MOST * CLASSES)
    elephants = count if unit & 1 else 0
    if unit >= CU_INSIDE and s.ain == 0:  # they come out of the city
        go_in(s, s.active, space, -count, -elephants)
    s.acu += count
    s.ael += elephants
    s.loading = 1
    if s.campaign != NONE:
        if worn > 0:
            add_wear(
                s,
                space + INSIDE if unit >= CU_INSIDE else space,
                worn,
                -count,
                -elephants,
            )
        add_wear(s, ARMY, worn, count, elephants)
    s.tell(F_PICKED, 43, s.mover, count, elephants)


def drop(s: Position, space: i64, code: i64) -> None:
    count = code % MOST + 1
    worn = code // MOST % CLASSES
    elephants = count if code // (MOST * CLASSES) & 1 else 0
    s.acu -= count
    s.ael -= elephants
    s.loading = 2
    if s.campaign != NONE:
        add_wear(s, ARMY, worn, -count, -elephants)
        if worn > 0:
            add_wear(s, space, worn, count, elephants)
    s.tell(F_DROPPED, 43, s.mover, count, elephants)


def take(s: Position, general: i64) -> None:
    s.agens |= 1 << general
    s.touched |= 1 << general
    if s.ain == 0:
        s.inside[general] = 0
    s.tell(F_GENERAL_TAKEN, 43, general, s.mover)


def go_inside(s: Position, space: i64) -> None:
    """The army goes into the city; it was outside."""
    go_in(s, s.active, space, s.acu, s.ael)
    for g in members(s.agens):
        s.inside[g] = 1
    s.ain = 1


def mark_weather(s: Position, space: i64, price: i64) -> None:
    """Remember the army as it leaves the last space that Bad Weather lets it reach."""
    if s.used <= 2 < s.used + price:
        s.weather_space = space
        s.weather_used = s.used
        s.weather_cu = s.acu
        s.weather_el = s.ael
        s.weather_gens = s.agens
        s.weather_train = s.atrain
        s.weather_worn = s.worn
        s.trail = NO_TRAIL
        s.trail_size = 0


def mark_trail(s: Position, space: i64) -> None:
    """Remember what of the own side stands in a space before the army comes in."""
    row = s.trail_size * TRAIL_ROW
    if row >= len(s.trail):
        return
    trail = s.trail[:]
    trail[row] = space
    trail[row + 1] = s.outside(s.active, space)
    trail[row + 2] = s.el[space] if s.active == CARTHAGE else 0
    trail[row + 3] = s.inn[space] if s.pc[space] == s.active else 0
    trail[row + 4] = s.eli[space] if s.pc[space] == s.active else 0
    trail[row + 5] = generals_at(s, s.active, space, 0)
    trail[row + 6] = generals_at(s, s.active, space, 1)
    trail[row + 7] = s.pc[space]
    s.trail = trail
    s.trail_size += 1


def advance(s: Position, space: i64, target: i64, price: i64) -> None:
    """The army is in another space; its pieces have moved farther."""
    if s.used + price > 2:
        mark_trail(s, target)
    if s.ain:
        go_in(s, s.active, space, -s.acu, -s.ael)
        s.ain = 0
    shift(s, s.active, space, target, s.acu, s.ael)
    for g in s.leaders(s.active):
        if (s.agens >> g) & 1:
            s.place[g] = target
            s.inside[g] = 0
            s.gmoved[g] += price
    if s.atrain:
        s.train = target
    s.used += price
    s.came = space
    s.loading = 0
    s.touched = 0
    if s.campaign != NONE:
        worn = s.worn[:]
        for row in range(0, ROWS * 4, 4):
            if worn[row + 2] and worn[row] == ARMY:
                worn[row + 1] += price
        s.worn = worn
    lift(s, space)


def march_to(s: Position, space: i64, target: i64) -> None:
    kind = s.board.kind_of[space * SPACES + target]
    mark_weather(s, space, cost(kind))
    advance(s, space, target, cost(kind))
    s.came_sea = 0
    s.tell(F_MARCHED, 42, s.mover, target, s.acu)
    s.push(REACTION, 0, 0, kind)


def set_sail(s: Position, space: i64, port: i64, inside: i64) -> None:
    mark_weather(s, space, SEA_COST)
    s.sailor = s.mover
    s.tell(F_SAILED, 58, s.mover, port, s.acu)
    s.push(VOYAGE, 0, port, inside)


def sally(s: Position, space: i64) -> None:
    """The army comes out of its city to fight those before it; it costs no move (HAN-117)."""
    go_in(s, s.active, space, -s.acu, -s.ael)
    for g in members(s.agens):
        s.inside[g] = 0
    s.ain = 0
    s.came = NONE
    s.came_sea = 0
    s.sally = 1
    s.sortied = s.acu
    s.sortied_el = s.ael
    s.sortied_gens = s.agens
    s.tell(F_SALLIED, 117, s.mover, space)
    start_battle(s, space)


def start_battle(s: Position, space: i64) -> None:
    """The move is over; the battle is fought before anything else (HAN-045, HAN-077)."""
    while s.stack[-1] != MARCHING:
        s.pop()
    s.pop()
    put_first(s, s.mover)  # HAN-037
    s.field = space
    s.fought = 1
    s.settled = 1
    s.push(END_MOVE, 0, 1)
    s.push(BATTLE, 0)
