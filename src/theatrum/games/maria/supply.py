"""Chapter 9: supply."""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.maria.board import FAR
from theatrum.games.maria.cards import ask_payment, discard_hand, hand_value
from theatrum.games.maria.forms import (
    ARENBERG,
    AUSTRIA,
    COUNT,
    FED,
    FEE_DUE,
    FEED,
    FIRST_GENERAL,
    FIRST_TRAIN,
    GENERALS,
    GENERALS_OF,
    HAND_GIVEN_UP,
    NETHERLANDS,
    PIECES,
    POWER,
    POWER_OF,
    PRAGMATIC,
    PRUSSIA,
    PRUSSIAN_LAND,
    SAXON_LAND,
    SAXONY,
    SILESIA,
    TRAINS_OF,
    TURNED_DOWN,
    TURNED_UP,
)
from theatrum.games.maria.sequence import stage_powers
from theatrum.games.maria.stacks import lose_alone, lose_together, same_power_partner
from theatrum.games.maria.state import FEEDING, NO_SIDE, SUPPLY, Position
from theatrum.games.maria.victory import lose_points

LONGEST: Final = 6  # MAR-078
NOWHERE: Final = vec[i64]()
NO_FEES: Final = vec[i64]([0] * 6)
NO_LOSS: Final = vec[i64]([0] * GENERALS)


def walls(s: Position, power: int, hussars: bool) -> list[bool]:
    """The cities that a supply path may not cross: enemy pieces, neutral land, and, if wished,
    hussars (MAR-079, MAR-266)."""
    out = [False] * s.board.cities
    for piece in range(PIECES):
        if s.place[piece] >= 0 and s.enemies(POWER_OF[piece], power):
            out[s.place[piece]] = True
    shut_neutral(s, power, out)
    if hussars:
        for city in s.hussar:
            if city >= 0:
                out[city] = True
    return out


def shut_neutral(s: Position, power: int, out: list[bool]) -> None:
    """Mark the cities of neutral land that is closed to a power (MAR-266)."""
    cities = s.board.cities_of
    if s.side[PRUSSIA] == NO_SIDE and power != PRUSSIA:
        for city in cities[PRUSSIAN_LAND]:
            out[city] = True
        if s.annexed == 1:
            for city in cities[SILESIA]:
                out[city] = True
    if s.side[SAXONY] == NO_SIDE and power != SAXONY:
        for city in cities[SAXON_LAND]:
            out[city] = True


def paths(s: Position, sources: vec[i64], wall: list[bool]) -> vec[i64]:
    """The lengths of the shortest supply paths from all cities to the nearest of some trains."""
    near = s.net().near
    out = vec[i64]([FAR] * s.board.cities)
    queue = vec[i64]()
    for city in sources:
        out[city] = 0
        queue = append(queue, city)
    at: i64 = 0
    while at < len(queue):
        here = queue[at]
        at += 1
        length = out[here] + 1
        if length > LONGEST:
            break
        for other in near[here]:
            if out[other] == FAR and not wall[other]:
                out[other] = length
                queue = append(queue, other)
    return out


def trains(s: Position, power: i64) -> vec[i64]:
    """Where the trains of a power are on the board."""
    first: i64 = FIRST_TRAIN[power]
    out = vec[i64](capacity=TRAINS_OF[power])
    for train in range(first, first + TRAINS_OF[power]):
        if s.place[train] >= 0:
            out = append(out, s.place[train])
    return out


def straight(s: Position, city: i64, power: i64, sources: vec[i64], hussars: bool) -> bool:
    """Is there a supply path that is as short as the map allows? Nearly always; only where enemies
    stand in the way is it worth looking at all paths."""
    near = s.net().near
    for source in sources:
        row = s.net().from_city(source)
        if row[city] > LONGEST:
            continue
        here = city
        while here != source:
            here = nearer(s, near[here], row, row[here] - 1, power, hussars)
            if here < 0:
                break
        if here == source:
            return True
    return False


def nearer(
    s: Position, near: vec[i64], row: vec[i64], length: i64, power: i64, hussars: bool
) -> i64:
    """A neighbour that is nearer to the train and no wall, or -1 (see `walls`)."""
    for there in near:
        if row[there] != length:
            continue
        found = s.first_at(there)
        if found >= 0 and s.enemies(POWER_OF[found], power):
            continue
        if hussars and (there == s.hussar[0] or there == s.hussar[1]):
            continue
        if not s.closed(there, power):
            return there
    return -1


def in_reach(s: Position, city: i64, sources: vec[i64]) -> bool:
    """Is a train near enough, whatever lies between?"""
    for source in sources:
        if s.net().from_city(source)[city] <= LONGEST:
            return True
    return False


def fees(s: Position, power: i64) -> vec[i64]:
    """By general of the power: 0 if he is supplied, the fee if the hussars ask one, FAR if he has
    no path (MAR-077, MAR-078, MAR-085, MAR-276)."""
    first: i64 = FIRST_GENERAL[power]
    count: i64 = GENERALS_OF[power]
    hostile = s.enemies(power, AUSTRIA) and (s.hussar[0] >= 0 or s.hussar[1] >= 0)
    out = NO_FEES[:count]
    own = NOWHERE
    asked = False
    free = NOWHERE
    paid = NOWHERE
    for i in range(count):
        city = s.place[first + i]
        if city < 0 or s.home(city) == power:
            continue
        if first + i == ARENBERG:
            if s.board.country[city] != NETHERLANDS:
                both = extend(trains(s, AUSTRIA), trains(s, PRAGMATIC))
                reached = straight(s, city, power, both, False)
                if not reached and in_reach(s, city, both):
                    reached = paths(s, both, walls(s, power, False))[city] <= LONGEST
                out[i] = 0 if reached else FAR
            continue
        if not asked:
            own = trains(s, power)
            asked = True
        if straight(s, city, power, own, hostile):
            continue
        if not in_reach(s, city, own):
            out[i] = FAR
            continue
        if len(free) == 0:
            free = paths(s, own, walls(s, power, hostile))
        if free[city] > LONGEST:
            if len(paid) == 0:
                paid = paths(s, own, walls(s, power, False)) if hostile else free
            out[i] = paid[city]  # FAR if not even so
    return out


class Supply(Decision[Position]):
    """The supply phase of a stage: power after power (a: stage, b: step). Each power takes two
    steps: fees, then effects; `fresh` remembers who stays unsupplied."""

    def __init__(self) -> None:
        super().__init__(Form("supply"), 76)

    def proceed(self, s: Position) -> None:
        powers = stage_powers(s, s.stack[-3])
        step: i64 = s.stack[-4]
        if step // 2 >= len(powers):
            s.fresh = 0
            s.pop()
            return
        s.stack[-4] = step + 1
        power = powers[step // 2]
        if step % 2 == 0:
            check(s, power)
        else:
            effects(s, power)


def check(s: Position, power: i64) -> None:
    """Who has no path, and what the hussars ask (MAR-086, MAR-087)."""
    due = fees(s, power)
    first: i64 = FIRST_GENERAL[power]
    s.fresh = 0
    total: i64 = 0
    for i in range(i64(len(due))):
        if due[i] == FAR:
            s.fresh |= 1 << (first + i)
        else:
            total += due[i]
    if total == 0:
        return
    s.tell(FEE_DUE, 85, power, total)
    worth = hand_value(s, power)
    if worth >= total:
        ask_payment(s, power, total)
        return
    s.reveal()
    s.tell(HAND_GIVEN_UP, 87, power)
    discard_hand(s, power, 87)
    for i in range(len(due)):
        if 0 < due[i] < FAR:
            s.fresh |= 1 << (first + i)
    push_feeding(s, power, worth)


def affordable(s: Position, power: i64, points: i64) -> list[int]:
    """The generals without supply whose fee can still be paid."""
    due = fees(s, power)
    first = FIRST_GENERAL[power]
    return [
        first + i for i in range(len(due)) if (s.fresh >> (first + i)) & 1 and 0 < due[i] <= points
    ]


def push_feeding(s: Position, power: i64, points: i64) -> None:
    if affordable(s, power, points):
        s.push(FEEDING, 1 << s.player[power], power, points)


class Feeding(Decision[Position]):
    """A hand that can't pay all fees: who gets supply, as long as a fee fits (MAR-087)."""

    def __init__(self) -> None:
        super().__init__(Form("feeding", [("power", POWER), ("points", COUNT)]), 87)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3], s.stack[-4]]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [FEED + g for g in affordable(s, s.stack[-3], s.stack[-4])]

    def apply(self, s: Position, seat: int, action: int) -> None:
        power = s.stack[-3]
        points = s.stack[-4]
        general = action - FEED
        fee = fees(s, power)[general - FIRST_GENERAL[power]]
        s.fresh &= ~(1 << general)
        s.tell(FED, 87, general)
        s.pop()
        push_feeding(s, power, points - fee)


def effects(s: Position, power: i64) -> None:
    """Sides are turned, troops are lost (MAR-080 to MAR-082)."""
    first: i64 = FIRST_GENERAL[power]
    if s.fresh == 0 and (s.down >> first) & ((1 << GENERALS_OF[power]) - 1) == 0:
        return  # all are supplied, and were before
    loss = NO_LOSS[:]
    for general in range(first, first + GENERALS_OF[power]):
        if s.place[general] < 0:
            continue
        bit = 1 << general
        if s.fresh & bit:
            loss[general] = 2 if s.down & bit else 1
            if not s.down & bit:
                s.down |= bit
                s.tell(TURNED_DOWN, 80, general)
        elif s.down & bit:
            s.down &= ~bit
            s.tell(TURNED_UP, 82, general)
    removed: i64 = 0
    bohemian: i64 = 0
    for general in range(first, first + GENERALS_OF[power]):
        if loss[general] == 0 or s.place[general] < 0:
            continue
        flanders = s.board.flanders[s.place[general]]
        other = same_power_partner(s, general)
        if other >= 0:
            gone = lose_together(s, general, other, loss[general] + loss[other], 81)
            loss[other] = 0
        else:
            gone = lose_alone(s, general, loss[general], 80)
        removed += gone
        if not flanders:
            bohemian += gone
    s.fresh = 0
    if removed > 0 and s.advanced():
        lose_points(s, power, removed, bohemian)  # MAR-186


assert SUPPLY > 0
