"""Chapter 9: supply."""

from typing import Final

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
    TRAINS_OF,
    TURNED_DOWN,
    TURNED_UP,
)
from theatrum.games.maria.sequence import stage_powers
from theatrum.games.maria.stacks import lose_alone, lose_together, same_power_partner
from theatrum.games.maria.state import FEEDING, SUPPLY, Position
from theatrum.games.maria.victory import lose_points

LONGEST: Final = 6  # MAR-078


def walls(s: Position, power: int, hussars: bool) -> list[bool]:
    """The cities that a supply path may not cross: enemy pieces, neutral land, and, if wished,
    hussars (MAR-079, MAR-266)."""
    out = [False] * s.board.cities
    for piece in range(PIECES):
        if s.place[piece] >= 0 and s.enemies(POWER_OF[piece], power):
            out[s.place[piece]] = True
    s.shut_neutral(power, out)
    if hussars:
        for city in s.hussar:
            if city >= 0:
                out[city] = True
    return out


def paths(s: Position, sources: list[int], wall: list[bool]) -> list[int]:
    """The lengths of the shortest supply paths from all cities to the nearest of some trains."""
    near = s.net().near
    out = [FAR] * s.board.cities
    queue: list[int] = []
    for city in sources:
        out[city] = 0
        queue.append(city)
    at = 0
    while at < len(queue):
        here = queue[at]
        at += 1
        length = out[here] + 1
        if length > LONGEST:
            break
        for other in near[here]:
            if out[other] == FAR and not wall[other]:
                out[other] = length
                queue.append(other)
    return out


def trains(s: Position, power: int) -> list[int]:
    first = FIRST_TRAIN[power]
    return [c for c in s.place[first : first + TRAINS_OF[power]] if c >= 0]


def straight(s: Position, city: int, power: int, sources: list[int], hussars: bool) -> bool:
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
    s: Position, near: list[int], row: list[int], length: int, power: int, hussars: bool
) -> int:
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


def in_reach(s: Position, city: int, sources: list[int]) -> bool:
    """Is a train near enough, whatever lies between?"""
    for source in sources:
        if s.net().from_city(source)[city] <= LONGEST:
            return True
    return False


def fees(s: Position, power: int) -> list[int]:
    """By general of the power: 0 if he is supplied, the fee if the hussars ask one, FAR if he has
    no path (MAR-077, MAR-078, MAR-085, MAR-276)."""
    first = FIRST_GENERAL[power]
    count = GENERALS_OF[power]
    hostile = s.enemies(power, AUSTRIA) and (s.hussar[0] >= 0 or s.hussar[1] >= 0)
    out = [0] * count
    own: list[int] = []
    asked = False
    free: list[int] = []
    paid: list[int] = []
    for i in range(count):
        city = s.place[first + i]
        if city < 0 or s.home(city) == power:
            continue
        if first + i == ARENBERG:
            if s.board.country[city] != NETHERLANDS:
                both = trains(s, AUSTRIA) + trains(s, PRAGMATIC)
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
        if not free:
            free = paths(s, own, walls(s, power, hostile))
        if free[city] > LONGEST:
            if not paid:
                paid = paths(s, own, walls(s, power, False)) if hostile else free
            out[i] = paid[city] if paid[city] <= LONGEST else FAR
    return out


class Supply(Decision[Position]):
    """The supply phase of a stage: power after power (a: stage, b: step). Each power takes two
    steps: fees, then effects; `fresh` remembers who stays unsupplied."""

    def __init__(self) -> None:
        super().__init__(Form("supply"), 76)

    def proceed(self, s: Position) -> None:
        powers = stage_powers(s, s.stack[-3])
        step = s.stack[-4]
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


def check(s: Position, power: int) -> None:
    """Who has no path, and what the hussars ask (MAR-086, MAR-087)."""
    due = fees(s, power)
    first = FIRST_GENERAL[power]
    s.fresh = 0
    total = 0
    for i in range(len(due)):
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


def affordable(s: Position, power: int, points: int) -> list[int]:
    """The generals without supply whose fee can still be paid."""
    due = fees(s, power)
    first = FIRST_GENERAL[power]
    return [
        first + i for i in range(len(due)) if (s.fresh >> (first + i)) & 1 and 0 < due[i] <= points
    ]


def push_feeding(s: Position, power: int, points: int) -> None:
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


def effects(s: Position, power: int) -> None:
    """Sides are turned, troops are lost (MAR-080 to MAR-082)."""
    first = FIRST_GENERAL[power]
    loss = [0] * GENERALS
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
    removed = 0
    bohemian = 0
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
