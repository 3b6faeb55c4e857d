"""Chapter 13: winter; and how new troops arrive, then and by a political card."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theatrum.core.events import only
from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.maria.cards import ask_payment, hand_value
from theatrum.games.maria.cities import RETURN, alone_candidates, return_cities
from theatrum.games.maria.forms import (
    ALLOTTED,
    BRING,
    COMMAND,
    COUNT,
    DONE,
    FIRST_GENERAL,
    GENERALS,
    GENERALS_OF,
    MAJORS,
    MOST_RECRUITS,
    POWER,
    RECRUIT,
    RECRUITED,
    REGROUP,
    SAXONY,
    TROOPS_ADDED,
    WINTER_BEGUN,
    WINTER_NOTED,
)
from theatrum.games.maria.places import ask
from theatrum.games.maria.sequence import all_powers
from theatrum.games.maria.stacks import (
    add_bounds,
    add_regroup,
    know_sum,
    own_range,
    regroup,
    share,
)
from theatrum.games.maria.state import (
    ALLOTTING,
    BRINGING,
    MOST_TROOPS,
    MUSTER,
    OFF,
    RECRUITING,
    WINTER,
    Position,
)

COST: Final = 4  # MAR-163
NO_GAIN: Final = vec[i64]([0] * 6)
ONLY_RETURN: Final = 1  # Saxony's general on its change of side (MAR-257)


def begin_winter(s: Position) -> None:
    s.regrouped = 0
    s.tell(WINTER_BEGUN, 162, s.turn // 3)
    s.push(WINTER, 0)


class Winter(Decision[Position]):
    """Power after power recruits (a: how many have), then the winter score (MAR-048, MAR-171)."""

    def __init__(self) -> None:
        super().__init__(Form("winter"), 162)

    def proceed(self, s: Position) -> None:
        powers = all_powers(s)
        at = s.stack[-3]
        if at < len(powers):
            s.stack[-3] = at + 1
            ask_recruits(s, powers[at], 0)
        else:
            s.pop()
            if s.advanced():
                note_winter(s)


def note_winter(s: Position) -> None:
    """One point for each marker in the pool, noted secretly (MAR-170)."""
    notes = s.notes[:]
    for power in range(MAJORS):
        notes[(s.turn // 3 - 1) * MAJORS + power] = max(0, s.pool[power])
        s.tell_only(only(s.player[power]), WINTER_NOTED, 170, power, max(0, s.pool[power]))
    s.notes = notes


# Recruiting.


def room_on_board(s: Position, power: i64) -> i64:
    """How many troops the generals on the board can still take (MAR-165)."""
    first: i64 = FIRST_GENERAL[power]
    room: i64 = 0
    for general in range(first, first + GENERALS_OF[power]):
        if s.place[general] >= 0:
            room += MOST_TROOPS - s.troops[general]
    return room


def all_fit(s: Position, power: i64, count: i64) -> bool:
    """Is there room for all of some new troops, as everybody knows? So it is if the owner could
    leave a general off the board; and in winter, unless somebody could not return after all."""
    if len(may_bring(s, power, count)) > 0:
        return True
    if not s.stack or s.stack[-1] != WINTER:
        return False
    for general in range(GENERALS):
        if (s.called >> general) & 1 and s.place[general] < 0:
            return False
    return True


def is_room_known(s: Position, power: i64, count: i64) -> bool:
    """Can everybody tell how many of some new troops the generals on the board can take? The total
    is known (MAR-055), but perhaps not how much of it lies in a box."""
    first = FIRST_GENERAL[power]
    least = -s.total(power)
    most = least
    for general in range(first, first + GENERALS_OF[power]):
        if s.place[general] >= 0:
            least += MOST_TROOPS
            most += MOST_TROOPS
        elif s.high[general] > 0:
            low, high = own_range(s, general)
            least += low
            most += high
    return min(least, count) == min(most, count)


def room_of_returns(s: Position, power: i64) -> i64:
    """How many troops generals who can return would take."""
    first: i64 = FIRST_GENERAL[power]
    waiting: i64 = 0
    beds = vec[i64]()
    for general in range(first, first + GENERALS_OF[power]):
        if s.place[general] == OFF:
            cities = alone_candidates(s, general)
            if len(cities) > 0:
                waiting += 1
            for city in cities:
                if city not in beds:
                    beds = append(beds, city)
    places: i64 = 0
    for city in beds:
        other = s.first_at(city)
        places += 1 if 0 <= other < GENERALS else 2
    return MOST_TROOPS * min(waiting, places)


def most_recruits(s: Position, power: i64, mode: i64) -> i64:
    room = room_of_returns(s, power)
    if mode != ONLY_RETURN:
        room += room_on_board(s, power)
    return min(min(room, hand_value(s, power) // COST), MOST_RECRUITS)


def ask_recruits(s: Position, power: i64, mode: i64) -> None:
    s.push(RECRUITING, 1 << s.player[power], power, mode)


class Recruiting(Decision[Position]):
    """How many troops a power buys (a: power, b: mode); the number is announced (MAR-163 to
    MAR-165)."""

    def __init__(self) -> None:
        super().__init__(Form("recruiting", [("power", POWER)]), 163, opening=True)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        most = most_recruits(s, s.stack[-3], s.stack[-4])
        out = [RECRUIT + n for n in range(most + 1)]
        if s.stack[-4] != ONLY_RETURN:
            add_regroup(s, s.stack[-3], out)
        return out

    def why_not(self, s: Position, seat: int, action: int) -> int:
        if not RECRUIT <= action <= RECRUIT + MOST_RECRUITS:
            return 56 if REGROUP <= action < REGROUP + GENERALS else 163
        power = s.stack[-3]
        return 163 if hand_value(s, power) < COST * (action - RECRUIT) else 165

    def apply(self, s: Position, seat: int, action: int) -> None:
        if REGROUP <= action < REGROUP + GENERALS:
            regroup(s, seat, action - REGROUP)
            return
        s.regrouped = 0
        power = s.stack[-3]
        count = action - RECRUIT
        s.pop()
        s.tell(RECRUITED, 165, power, count)
        if count > 0:
            muster(s, power, count)
            ask_payment(s, power, COST * count)


# Troops arrive.


def muster(s: Position, power: i64, count: i64) -> None:
    s.fresh = 0
    s.called = 0
    s.push(MUSTER, 0, power, count)


class Muster(Decision[Position]):
    """New troops (a: power, b: how many, + 64 once the returns are settled)."""

    def __init__(self) -> None:
        super().__init__(Form("muster"), 165)

    def proceed(self, s: Position) -> None:
        power = s.stack[-3]
        count = s.stack[-4]
        if count < 64:
            s.stack[-4] = count + 64
            if len(may_bring(s, power, count)) > 0:
                s.push(BRINGING, 1 << s.player[power], power, count)
            return
        s.pop()
        count -= 64
        if not all_fit(s, power, count) and not is_room_known(s, power, count):
            s.reveal()
        count = min(count, room_on_board(s, power))  # MAR-228: the rest is lost
        if count > 0:
            begin_allotment(s, power, count)


def may_bring(s: Position, power: i64, count: i64) -> vec[i64]:
    """Generals who may return: each must get a new troop (MAR-164)."""
    first: i64 = FIRST_GENERAL[power]
    fresh: i64 = 0
    out = vec[i64]()
    for general in range(first, first + GENERALS_OF[power]):
        if (s.fresh >> general) & 1:
            fresh += 1
            continue
        waits = s.place[general] == OFF and (s.called >> general) & 1 == 0
        if waits and len(return_cities(s, general)) > 0:
            out = append(out, general)
    return out if fresh < count else vec[i64]()


class Bringing(Decision[Position]):
    """Which generals return (a: power, b: new troops). Where the board has no room for all troops
    somebody must."""

    def __init__(self) -> None:
        super().__init__(Form("bringing", [("power", POWER), ("count", COUNT)]), 164, quiet=False)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3], s.stack[-4]]

    def legal(self, s: Position, seat: int) -> list[int]:
        found = may_bring(s, s.stack[-3], s.stack[-4])
        out = [BRING + general for general in found]
        if len(found) == 0 or room_on_board(s, s.stack[-3]) >= s.stack[-4]:
            out.append(DONE)
        return out

    def why_not(self, s: Position, seat: int, action: int) -> int:
        return 166 if BRING <= action < BRING + GENERALS else 164

    def apply(self, s: Position, seat: int, action: int) -> None:
        if action == DONE:
            s.pop()
        else:
            s.called |= 1 << (action - BRING)  # asked once: a stack may be refused
            ask(s, action - BRING, RETURN)


# Who gets them.


def eligible(s: Position, power: i64) -> vec[i64]:
    first: i64 = FIRST_GENERAL[power]
    out = vec[i64](capacity=GENERALS_OF[power])
    for general in range(first, first + GENERALS_OF[power]):
        if s.place[general] >= 0:
            out = append(out, general)
    return out


def given(s: Position) -> i64:
    """How many of the new troops have been given out."""
    out: i64 = 0
    for gain in s.gain:
        out += gain
    return out


def begin_allotment(s: Position, power: i64, count: i64) -> None:
    """The owner decides in secret who gets the troops (MAR-165)."""
    s.gain = NO_GAIN[:]
    generals = eligible(s, power)
    if len(generals) == 1:
        s.gain[generals[0] - FIRST_GENERAL[power]] = count
        end_allotment(s, power, count)
    else:
        s.push(ALLOTTING, 1 << s.player[power], power, count)


def allotment_range(s: Position, power: i64, count: i64, at: i64) -> tuple[i64, i64]:
    """The least and the most that the next of the eligible generals can get."""
    generals = eligible(s, power)
    rest = count - given(s)
    room: i64 = 0
    needs: i64 = 0
    for i in range(at + 1, i64(len(generals))):
        general = generals[i]
        room += MOST_TROOPS - s.troops[general]
        needs += (s.fresh >> general) & 1
    general = generals[at]
    least = max((s.fresh >> general) & 1, rest - room)
    return least, min(MOST_TROOPS - s.troops[general], rest - needs)


class Allotting(Decision[Position]):
    """How many the next general gets (a: power, b: number of troops + 64 for each general who has
    been asked); the last gets the rest."""

    def __init__(self) -> None:
        super().__init__(Form("allotting", [("power", POWER)]), 165, secret=True, quiet=False)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        count = s.stack[-4] % 64
        least, most = allotment_range(s, s.stack[-3], count, s.stack[-4] // 64)
        return [COMMAND + n for n in range(least, most + 1)]

    def apply(self, s: Position, seat: int, action: int) -> None:
        power = s.stack[-3]
        count = s.stack[-4] % 64
        at = s.stack[-4] // 64
        generals = eligible(s, power)
        s.gain[generals[at] - FIRST_GENERAL[power]] = action - COMMAND
        s.stack[-4] = s.stack[-4] + 64
        if at + 2 == len(generals):
            last = generals[at + 1] - FIRST_GENERAL[power]
            s.gain[last] = count - given(s)
            s.pop()
            end_allotment(s, power, count)


def end_allotment(s: Position, power: i64, count: i64) -> None:
    """The troops join; what others know becomes vaguer."""
    first: i64 = FIRST_GENERAL[power]
    generals = eligible(s, power)
    fresh: i64 = 0
    for general in generals:
        fresh += (s.fresh >> general) & 1
    for general in generals:
        gain = s.gain[general - first]
        s.troops[general] += gain
        s.tell_only(only(s.player[power]), TROOPS_ADDED, 165, general, gain)
        new = (s.fresh >> general) & 1
        if len(generals) == 1:
            add_bounds(s, general, count, count)
        else:
            add_bounds(s, general, new, count - fresh + new)
    widen_pairs(s, generals, count)
    s.gain = NO_GAIN[:]
    s.fresh = 0
    s.tell(ALLOTTED, 165, power, count)


def widen_pairs(s: Position, generals: vec[i64], count: i64) -> None:
    for general in generals:
        mate = s.mate[general]
        if (mate > general and mate in generals) or (mate >= 0 and mate not in generals):
            high = min(2 * MOST_TROOPS, s.sum_high[general] + count)
            know_sum(s, general, mate, s.sum_low[general], high)
    for general in generals:
        other = s.partner(general)
        if other > general and other in generals:
            share(s, general, other)


assert SAXONY >= MAJORS
