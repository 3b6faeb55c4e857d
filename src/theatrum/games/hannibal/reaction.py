"""Sections 6, 8 and 9: what a space does to an army that enters it. The steps of HAN-047 are the
numbers of the phase; interceptions and the avoiding of battle are declared before any roll."""

from typing import Final

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.hannibal.board import ALPS, PASS_LINK, ROAD, USES
from theatrum.games.hannibal.counter import (
    AMONG_TRIBES,
    CROSSED,
    HAS_MOVED,
    NATIVE_GUIDE,
    among_tribes,
    end_move,
    harass,
    open_window,
    weather_counts,
)
from theatrum.games.hannibal.forms import (
    ALONG,
    AVOID,
    BACK,
    CARTHAGE,
    CITY,
    DONE,
    F_AVOID_DECLARED,
    F_AVOID_FAILED,
    F_AVOIDED,
    F_DONE,
    F_ENTERED,
    F_INSIDE_SET,
    F_INTERCEPT_DECLARED,
    F_INTERCEPT_FAILED,
    F_INTERCEPTED,
    F_OVERRUN,
    F_RATING_ROLL,
    F_REACTION_DONE,
    F_STEPPED_BACK,
    F_STOPPED,
    FIGHT,
    GENERAL,
    GENERALS,
    GO,
    HOW_MANY,
    INTERCEPT,
    PURSUE,
    ROME,
    SPACE,
    SPACES,
    STOP,
)
from theatrum.games.hannibal.march import (
    FIVE,
    INSIDE,
    MOST,
    go_inside,
    is_consul,
    start_battle,
)
from theatrum.games.hannibal.pieces import (
    army_attrition,
    commander,
    commander_of,
    consuls_in,
    displace,
    displace_lone,
    generals_at,
    lift,
    members,
    put_first,
    room,
    shift,
    spend_cus,
    wear_elephants,
    wear_off,
)
from theatrum.games.hannibal.sea import ARRIVED, LOST, naval_roll, needs_roll, sink
from theatrum.games.hannibal.state import (
    AVOID_FORCE,
    AVOID_TO,
    CITY_CUS,
    CITY_GENERALS,
    DECLARE,
    INTERCEPT_FORCE,
    INTERCEPTED,
    NO_TRIES,
    NONE,
    PURSUIT,
    SHELTER,
    SORTIE,
    TRIES,
    TRY_ROW,
    Position,
)

# Uses of a rating roll (their places in forms.USE).
INTERCEPTION: Final = 0
AVOIDANCE: Final = 1
PURSUING: Final = 2
COUNTERATTACKING: Final = 3
WITHDRAWING: Final = 4
STOPPING: Final = 5

# The steps of the phase.
S_WEATHER: Final = 0
S_PASS: Final = 1
S_TRIBES: Final = 2
S_ALONE: Final = 3
S_CITY: Final = 4
S_DECLARE: Final = 5
S_AVOID: Final = 6
S_INTERCEPT: Final = 7
S_ANSWER: Final = 8
S_SORTIE: Final = 9
S_BEFORE: Final = 10
S_CLASH: Final = 11
S_PURSUE: Final = 12
S_ON: Final = 13


def success_number(s: Position, general: int, use: int) -> int:
    """The rating, unless an ability says otherwise (HAN-123, HAN-124)."""
    return s.board.success[general * USES + use]


def rating_roll(s: Position, general: int, use: int, need: int, modifier: int, rule: int) -> bool:
    die = s.die()
    s.tell(F_RATING_ROLL, rule, general, use, die)
    return die + modifier <= need


class Reaction(Decision[Position]):
    """`a` is the step, `b` the kind of the link, later the number of interceptions resolved."""

    def __init__(self) -> None:
        super().__init__(Form("reaction", [("space", SPACE)]), 47)

    def proceed(self, s: Position) -> None:
        step = s.stack[-3]
        kind = s.stack[-4]
        space = s.place[s.mover]
        foe = 1 - s.active
        s.stack[-3] = step + 1
        if step == S_WEATHER:
            s.tries = NO_TRIES
            s.tried = 0
            s.avoider = NONE
            s.avoided = 0
            s.caught = 0
            if kind == ROAD and is_quiet(s, space, foe):
                s.pop()
            elif s.acu > 0 and is_pass(kind) and weather_counts(s):
                open_window(s, CROSSED)
        elif step == S_PASS:
            if s.acu > 0 and is_pass(kind):
                cross(s, space, kind)
        elif step == S_TRIBES:
            if s.acu > 0 and among_tribes(s, space):
                open_window(s, AMONG_TRIBES)
        elif step == S_ALONE:
            if s.acu == 0 and s.outside(foe, space) > 0:  # his CUs died on the way
                step_back(s, space)
                end_move(s)
        elif step == S_CITY:
            self.city(s, space, foe)
        elif step == S_DECLARE:
            s.stack[-4] = 0
            if may_avoid(s, space, foe) or may_intercept(s, space, foe):
                s.push(DECLARE, 1 << foe)
        elif step == S_AVOID:
            if s.avoider != NONE:
                avoid(s, space)
        elif step == S_INTERCEPT:
            if s.stack[-4] < s.tried:
                row = s.stack[-4]
                s.stack[-4] += 1
                s.stack[-3] = S_INTERCEPT
                intercept(s, space, row * TRY_ROW)
        elif step == S_ANSWER:
            if s.caught:
                s.push(INTERCEPTED, 1 << s.active)
        elif step == S_SORTIE:
            fighting = s.acu > 0 and s.outside(foe, space) > 0
            if fighting and not can_overrun(s, space, foe) and garrison(s, space):
                s.push(SORTIE, 1 << s.active)
        elif step == S_BEFORE:
            met = s.outside(foe, space) > 0 or generals_at(s, foe, space, 0) != 0
            if s.acu > 0 and met:  # an overrun, too, can't be undone by the weather
                open_window(s, HAS_MOVED)
        elif step == S_CLASH:
            self.clash(s, space, foe)
        elif step == S_PURSUE:
            if s.avoided == 2 and s.outside(foe, space) == 0:
                if s.used < s.allowance:
                    s.push(PURSUIT, 1 << s.active)
                else:
                    end_move(s)
        else:
            s.pop()

    def city(self, s: Position, space: int, foe: int) -> None:
        """HAN-047 (1): only in a city of the inactive side that is not besieged."""
        if s.acu == 0 or not s.board.walled[space] or s.pc[space] != foe or s.is_besieged(space):
            return
        if s.total(foe, space) > 0:
            s.push(CITY_CUS, 1 << foe, space)
        elif generals_at(s, foe, space, 0) | generals_at(s, foe, space, 1):
            s.push(CITY_GENERALS, 1 << foe, space)

    def clash(self, s: Position, space: int, foe: int) -> None:
        if s.acu == 0:
            return
        if s.outside(foe, space) == 0:
            displace_lone(s, foe, space)
        elif can_overrun(s, space, foe):
            s.cu[foe * SPACES + space] = 0
            s.el[space] = 0 if foe == CARTHAGE else s.el[space]
            s.tell(F_OVERRUN, 49, s.active, space)
            lift(s, space)
            if foe == CARTHAGE:
                displace_lone(s, foe, space)
        else:
            start_battle(s, space)


def is_pass(kind: int) -> bool:
    return kind in (ALPS, PASS_LINK)


def is_quiet(s: Position, space: int, foe: int) -> bool:
    """Nothing of the enemy is in the space or near it, nor tribes: no step has anything to do."""
    if s.outside(foe, space) > 0 or s.within(foe, space) > 0 or s.train == space:
        return False
    if among_tribes(s, space):
        return False
    place = s.place
    for g in s.board.of_side[foe]:
        there = place[g]
        if there == space:
            return False
        if there < SPACES and s.board.kind_of[there * SPACES + space] == ROAD:
            return False
    return True


def cross(s: Position, space: int, kind: int) -> None:
    """Pass attrition (HAN-052), with Native Guide (card 5)."""
    modifier = 0 if kind == ALPS else -2
    if s.card == NATIVE_GUIDE:
        modifier -= 3
    if s.used > 2:
        s.weather_off = 1
    army_attrition(s, space, modifier, 52)


def can_overrun(s: Position, space: int, foe: int) -> bool:
    """HAN-049: five against one without a general; interceptors have joined by now."""
    return s.acu >= FIVE and s.outside(foe, space) == 1 and generals_at(s, foe, space, 0) == 0


def garrison(s: Position, space: int) -> bool:
    """Have the own forces in the city anything to sortie with? (HAN-119)"""
    return s.within(s.active, space) > 0 or generals_at(s, s.active, space, 1) != 0


# Into or out of the city (HAN-047, HAN-056).


class CityCus(Decision[Position]):
    """How many CUs are inside, then how many of them are elephants; `a` the space, `b` 0 or 1 plus
    the number chosen."""

    def __init__(self) -> None:
        super().__init__(Form("city_cus", [("space", SPACE)]), 47)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        space = s.stack[-3]
        total = s.total(seat, space)
        if s.stack[-4]:
            count = s.stack[-4] - 1
            elephants = s.el[space] + s.eli[space]
            least = max(0, elephants - (total - count))
            return [HOW_MANY + n for n in range(least, min(count, elephants) + 1)]
        return [HOW_MANY + n for n in range(min(total, s.board.capacity[space]) + 1)]

    def apply(self, s: Position, seat: int, action: int) -> None:
        space = s.stack[-3]
        number = action - HOW_MANY
        elephants = s.el[space] + s.eli[space] if seat == CARTHAGE else 0
        total = s.total(seat, space)
        if s.stack[-4] == 0:
            s.stack[-4] = number + 1
            s.tell(F_INSIDE_SET, 47, seat, space, number)
            least = max(0, elephants - (total - number))
            if elephants and least < min(number, elephants):
                return
            chosen = min(least, number)
        else:
            chosen = number
            number = s.stack[-4] - 1
            s.tell(F_INSIDE_SET, 47, seat, space, number)
        s.inn[space] = number
        s.cu[seat * SPACES + space] = total - number
        if seat == CARTHAGE:
            s.eli[space] = chosen
            s.el[space] = elephants - chosen
        s.pop()
        if generals_at(s, seat, space, 0) | generals_at(s, seat, space, 1):
            s.push(CITY_GENERALS, 1 << seat, space)


class CityGenerals(Decision[Position]):
    """Each general in the space goes inside, or stays outside with the rest; `b` - 1 masks those
    who have been asked for (HAN-047). A consul keeps to five CUs if there are five (HAN-039)."""

    def __init__(self) -> None:
        super().__init__(Form("city_generals", [("space", SPACE)]), 47)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def here(self, s: Position, seat: int) -> int:
        space = s.stack[-3]
        return generals_at(s, seat, space, 0) | generals_at(s, seat, space, 1)

    def legal(self, s: Position, seat: int) -> list[int]:
        space = s.stack[-3]
        chosen = s.stack[-4]
        out: list[int] = []
        total = s.total(seat, space)
        for g in range(GENERALS):
            if (
                (self.here(s, seat) >> g) & 1
                and (chosen >> g) & 1 == 0
                and (not is_consul(s, g) or s.inn[space] >= min(FIVE, total))
            ):
                out.append(ALONG + g)
        if self.fits(s, seat, space, chosen) or not out:
            out.append(DONE)
        return out

    def fits(self, s: Position, seat: int, space: int, chosen: int) -> bool:
        """Consuls who stay outside keep their five there, if they had them."""
        stay = consuls_in(s, self.here(s, seat) & ~chosen)
        return stay == 0 or s.outside(seat, space) >= min(FIVE, s.total(seat, space))

    def apply(self, s: Position, seat: int, action: int) -> None:
        if action != DONE:
            s.stack[-4] |= 1 << (action - ALONG)
            s.tell(F_DONE, 47, seat)
            return
        s.stack[-3]
        chosen = s.stack[-4]
        for g in members(self.here(s, seat)):
            s.inside[g] = (chosen >> g) & 1
        s.pop()
        s.tell(F_DONE, 47, seat)


# Declaring (HAN-047 (2), HAN-063, HAN-071).


def avoid_targets(s: Position, space: int, general: int) -> list[int]:
    """HAN-073."""
    foe = 1 - s.active
    out: list[int] = []
    for target in s.board.near[space]:
        if target == s.came and s.came_sea == 0:
            continue
        if s.outside(s.active, target) > 0 or s.hostile(foe, target):
            continue
        if bound(s, general, target):
            continue
        out.append(target)
    return out


def bound(s: Position, general: int, target: int) -> bool:
    """Fabius and Hanno do not leave their country (HAN-124)."""
    country = s.board.bound_to[general]
    return country != NONE and s.board.region[target] != country


def bound_in(s: Position, mask: int, target: int) -> bool:
    """Is one among these generals who may not go there?"""
    for g in range(GENERALS):
        if (mask >> g) & 1 and bound(s, g, target):
            return True
    return False


def city_open(s: Position, side: int, space: int) -> bool:
    """A friendly city in the space with room, not besieged."""
    friendly = s.board.walled[space] and s.pc[space] == side and not s.is_besieged(space)
    return friendly and room(s, space) > 0


def can_part(s: Position, side: int, space: int, general: int) -> bool:
    """A subordinate may act alone if the commander keeps a CU, a consul five (HAN-069, HAN-071)."""
    first = commander(s, side, space, s.inside[general])
    if first == general or s.role[first] == s.role[general]:
        return True
    return force_most(s, side, space, general) > 0


def kept_by_others(s: Position, side: int, space: int, general: int) -> int:
    """CUs that must stay when this general goes with a part of the stack."""
    first = commander(s, side, space, s.inside[general])
    if first == general or s.role[first] == s.role[general]:
        return 0
    return FIVE if is_consul(s, first) else 1


def force_most(s: Position, side: int, space: int, general: int) -> int:
    stack = s.inn[space] if s.inside[general] else s.outside(side, space)
    return max(0, min(MOST, stack - kept_by_others(s, side, space, general)))


def force_least(s: Position, side: int, space: int, general: int) -> int:
    """A consul takes five, or all that he has (HAN-039)."""
    stack = s.inn[space] if s.inside[general] else s.outside(side, space)
    return min(FIVE, stack) if is_consul(s, general) else min(1, stack)


def may_avoid(s: Position, space: int, foe: int) -> bool:
    for g in s.board.of_side[foe]:
        if can_avoid(s, space, foe, g):
            return True
    return False


def can_avoid(s: Position, space: int, foe: int, general: int) -> bool:
    """HAN-071; not after a failed interception of the same army (HAN-067)."""
    if s.acu == 0 or s.place[general] != space or s.inside[general]:
        return False
    if s.board.side_of[general] != foe or (s.missed >> general) & 1:
        return False
    if not can_part(s, foe, space, general):
        return False
    return city_open(s, foe, space) or len(avoid_targets(s, space, general)) > 0


def may_intercept(s: Position, space: int, foe: int) -> bool:
    for g in s.board.of_side[foe]:
        if can_intercept(s, space, foe, g):
            return True
    return False


def can_intercept(s: Position, space: int, foe: int, general: int) -> bool:
    """HAN-063 to HAN-065, HAN-069."""
    origin = s.place[general]
    if s.truce or origin >= SPACES or s.board.side_of[general] != foe:
        return False
    if s.board.kind_of[origin * SPACES + space] != ROAD or bound(s, general, space):
        return False
    if s.outside(s.active, space) > s.acu or s.within(s.active, space) > 0:
        return False
    if s.inside[general] and s.outside(s.active, origin) > 0:
        return False
    if s.tried >= TRIES:
        return False
    for row in range(s.tried):
        if s.place[s.tries[row * TRY_ROW]] == origin:
            return False
    least = force_least(s, foe, origin, general)
    return least > 0 and force_most(s, foe, origin, general) >= least


class Declare(Decision[Position]):
    """The inactive seat announces everything it tries before any die is rolled (HAN-068)."""

    def __init__(self) -> None:
        super().__init__(Form("declare", [("general", GENERAL), ("space", SPACE)]), 47)

    def about(self, s: Position) -> list[int]:
        return [s.mover, s.place[s.mover]]

    def legal(self, s: Position, seat: int) -> list[int]:
        space = s.place[s.mover]
        out: list[int] = []
        for g in range(GENERALS):
            if s.avoider == NONE and can_avoid(s, space, seat, g):
                out.append(AVOID + g)
            if can_intercept(s, space, seat, g):
                out.append(INTERCEPT + g)
        out.append(DONE)
        return out

    def apply(self, s: Position, seat: int, action: int) -> None:
        if action == DONE:
            s.pop()
            s.tell(F_REACTION_DONE, 47, seat)
        elif INTERCEPT <= action < INTERCEPT + GENERALS:
            s.tell(F_INTERCEPT_DECLARED, 63, action - INTERCEPT, 0)
            s.push(INTERCEPT_FORCE, 1 << seat, 0, action - INTERCEPT)
        else:
            s.avoider = action - AVOID
            s.tell(F_AVOID_DECLARED, 71, s.avoider)

    def why_not(self, s: Position, seat: int, action: int) -> int:
        if AVOID <= action < AVOID + GENERALS:
            return 67 if (s.missed >> (action - AVOID)) & 1 else 71
        if INTERCEPT <= action < INTERCEPT + GENERALS:
            return 32 if s.truce else 63
        return 47


def along_choices(
    s: Position, side: int, space: int, inside: int, general: int, taken: int, target: int
) -> list[int]:
    """Subordinates who may go with a general: not those who outrank him, nor those who may not
    go there (HAN-124)."""
    out: list[int] = []
    for g in members(generals_at(s, side, space, inside) & ~taken):
        if g != general and s.role[g] <= s.role[general] and not bound(s, g, target):
            out.append(ALONG + g)
    return out


class InterceptForce(Decision[Position]):
    """The CUs and generals of an interception, named before the roll (HAN-063); `a` the step."""

    def __init__(self) -> None:
        super().__init__(Form("intercept_force", [("general", GENERAL)]), 63, quiet=False)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-4]]

    def legal(self, s: Position, seat: int) -> list[int]:
        general = s.stack[-4]
        origin = s.place[general]
        row = s.tried * TRY_ROW
        if s.stack[-3] == 0:
            least = force_least(s, seat, origin, general)
            most = force_most(s, seat, origin, general)
            return [HOW_MANY + n for n in range(least, most + 1)]
        if s.stack[-3] == 1:
            least, most = elephant_range(s, seat, origin, s.inside[general], s.tries[row + 1])
            return [HOW_MANY + n for n in range(least, most + 1)]
        target = s.place[s.mover]
        out = along_choices(s, seat, origin, s.inside[general], general, s.tries[row + 3], target)
        out.append(DONE)
        return out

    def apply(self, s: Position, seat: int, action: int) -> None:
        general = s.stack[-4]
        origin = s.place[general]
        row = s.tried * TRY_ROW
        tries = s.tries[:]
        if s.stack[-3] == 0:
            count = action - HOW_MANY
            least, most = elephant_range(s, seat, origin, s.inside[general], count)
            tries[row] = general
            tries[row + 1] = count
            tries[row + 2] = least
            tries[row + 3] = 1 << general
            s.stack[-3] = 1 if least < most else 2
        elif s.stack[-3] == 1:
            tries[row + 2] = action - HOW_MANY
            s.stack[-3] = 2
        elif action != DONE:
            tries[row + 3] |= 1 << (action - ALONG)
        s.tries = tries
        target = s.place[s.mover]
        others = along_choices(s, seat, origin, s.inside[general], general, tries[row + 3], target)
        if s.stack[-3] == 2 and (action == DONE or not others):
            s.tried += 1
            s.pop()
        s.tell(F_INTERCEPT_DECLARED, 63, general, tries[row + 1])


def elephant_range(s: Position, side: int, space: int, inside: int, count: int) -> tuple[int, int]:
    """How many of so many CUs of a stack can be elephants."""
    if side == ROME:
        return 0, 0
    have = s.eli[space] if inside else s.el[space]
    total = s.inn[space] if inside else s.outside(side, space)
    return max(0, have - (total - count)), min(count, have)


# Rolling (HAN-047 (3)).


def avoid(s: Position, space: int) -> None:
    """The try to avoid battle (HAN-071, HAN-072)."""
    foe = 1 - s.active
    if rating_roll(s, s.avoider, AVOIDANCE, success_number(s, s.avoider, AVOIDANCE), 0, 71):
        s.avoided = 2
        s.push(AVOID_TO, 1 << foe)
        return
    s.avoided = 1
    s.tell(F_AVOID_FAILED, 72, s.avoider)
    if s.outside(foe, space) == 0:
        displace(s, s.avoider)


class AvoidTo(Decision[Position]):
    """Where the army that avoids battle goes (HAN-073)."""

    def __init__(self) -> None:
        super().__init__(Form("avoid_to", [("general", GENERAL)]), 73)

    def about(self, s: Position) -> list[int]:
        return [s.avoider]

    def legal(self, s: Position, seat: int) -> list[int]:
        space = s.place[s.avoider]
        out = [GO + target for target in avoid_targets(s, space, s.avoider)]
        if city_open(s, seat, space):
            out.append(CITY)
        return out

    def apply(self, s: Position, seat: int, action: int) -> None:
        space = s.place[s.avoider]
        target = space if action == CITY else action - GO
        s.pop()
        s.tell(F_DONE, 73, seat)
        s.push(AVOID_FORCE, 1 << seat, 0, target)


class AvoidForce(Decision[Position]):
    """Up to ten CUs and any generals of his (HAN-071, HAN-074); `a` the step and what was chosen,
    `b` the space. The rest stays behind."""

    def __init__(self) -> None:
        super().__init__(Form("avoid_force", [("general", GENERAL), ("space", SPACE)]), 74)

    def about(self, s: Position) -> list[int]:
        return [s.avoider, s.stack[-4]]

    def most(self, s: Position, seat: int, space: int) -> int:
        most = force_most(s, seat, space, s.avoider)
        return min(most, room(s, space)) if s.stack[-4] == space else most

    def legal(self, s: Position, seat: int) -> list[int]:
        space = s.place[s.avoider]
        step = s.stack[-3] & 3
        count = (s.stack[-3] >> 2) & 31
        if step == 0:
            most = self.most(s, seat, space)
            least = min(most, force_least(s, seat, space, s.avoider))
            return [HOW_MANY + n for n in range(least, most + 1)]
        if step == 1:
            least, most = elephant_range(s, seat, space, 0, count)
            return [HOW_MANY + n for n in range(least, most + 1)]
        out = along_choices(s, seat, space, 0, s.avoider, s.stack[-3] >> 12, s.stack[-4])
        out.append(DONE)
        return out

    def apply(self, s: Position, seat: int, action: int) -> None:
        space = s.place[s.avoider]
        step = s.stack[-3] & 3
        if step == 0:
            count = action - HOW_MANY
            least, most = elephant_range(s, seat, space, 0, count)
            following = 1 if least < most else 2
            s.stack[-3] = following | count << 2 | least << 7 | (1 << s.avoider) << 12
        elif step == 1:
            s.stack[-3] = (s.stack[-3] & ~(31 << 7) & ~3) | 2 | (action - HOW_MANY) << 7
        elif action != DONE:
            s.stack[-3] |= (1 << (action - ALONG)) << 12
        others = along_choices(s, seat, space, 0, s.avoider, s.stack[-3] >> 12, s.stack[-4])
        if s.stack[-3] & 3 == 2 and (action == DONE or not others):
            self.go(s, seat, space)
        else:
            s.tell(F_DONE, 71, seat)

    def go(self, s: Position, seat: int, space: int) -> None:
        chosen = s.stack[-3]
        target = s.stack[-4]
        count = (chosen >> 2) & 31
        elephants = (chosen >> 7) & 31
        s.pop()
        s.tell(F_AVOIDED, 71, s.avoider, target, count)
        if target == space:
            s.cu[seat * SPACES + space] -= count
            s.el[space] -= elephants
            s.inn[space] += count
            s.eli[space] += elephants
        else:
            shift(s, seat, space, target, count, elephants)
        for g in members(chosen >> 12):
            s.place[g] = target
            s.inside[g] = 1 if target == space else 0
        if seat == CARTHAGE and s.train == space and target != space:  # HAN-120
            s.train = target
        lift(s, space)
        if target != space:
            displace_lone(s, s.active, target)
            harass(s, seat, target)


def intercept(s: Position, space: int, row: int) -> None:
    """One interception (HAN-063, HAN-065 to HAN-067)."""
    foe = 1 - s.active
    general = s.tries[row]
    count = s.tries[row + 1]
    modifier = 1 if s.hostile(foe, space) and s.outside(foe, space) == 0 else 0
    need = success_number(s, general, INTERCEPTION)
    if not rating_roll(s, general, INTERCEPTION, need, modifier, 63):
        s.missed |= s.tries[row + 3]
        s.tell(F_INTERCEPT_FAILED, 67, general)
        return
    origin = s.place[general]
    elephants = s.tries[row + 2]
    if s.inside[general]:
        s.inn[origin] -= count
        s.eli[origin] -= elephants
        s.cu[foe * SPACES + space] += count
        s.el[space] += elephants
    else:
        shift(s, foe, origin, space, count, elephants)
        lift(s, origin)
    for g in members(s.tries[row + 3]):
        s.place[g] = space
        s.inside[g] = 0
    if s.caught == 0:
        put_first(s, general)
    s.caught += 1
    s.tell(F_INTERCEPTED, 66, general, space, count)
    harass(s, foe, space)


# The answers of the moving seat.


def can_step_back(s: Position) -> bool:
    return s.came != NONE and s.outside(1 - s.active, s.came) == 0


def step_back(s: Position, space: int) -> None:
    """The whole army goes back where it came from; over a pass with a second roll (HAN-048)."""
    target = s.came
    shift(s, s.active, space, target, s.acu, s.ael)
    for g in members(s.agens):
        s.place[g] = target
    if s.atrain:
        s.train = target
    s.tell(F_STEPPED_BACK, 48, s.mover, target)
    kind = s.board.kind_of[space * SPACES + target]
    if s.came_sea == 0 and is_pass(kind) and s.acu > 0:
        cross(s, target, kind)
    s.fought = 1
    s.weather_off = 1


class Intercepted(Decision[Position]):
    """Fight, step back, or after a landing go into the friendly city (HAN-048, HAN-069)."""

    def __init__(self) -> None:
        super().__init__(Form("intercepted", [("general", GENERAL), ("space", SPACE)]), 48)

    def about(self, s: Position) -> list[int]:
        return [s.mover, s.place[s.mover]]

    def legal(self, s: Position, seat: int) -> list[int]:
        space = s.place[s.mover]
        out: list[int] = []
        if s.acu > 0:
            out.append(FIGHT)
        # `b` is 1 after a naval roll that forbids going back.
        if s.stack[-4] == 0 and can_step_back(s):
            out.append(BACK)
        if s.came_sea and city_open(s, seat, space) and shelters(s, space):
            out.append(CITY)
        if not out:
            out.append(FIGHT)
        return out

    def apply(self, s: Position, seat: int, action: int) -> None:
        space = s.place[s.mover]
        if action == BACK:
            go_back(s, space)
        elif action == CITY and len(shelters(s, space)) == 1:
            all_inside(s, space)
        elif action == CITY:
            s.push(SHELTER, 1 << seat)
            s.tell(F_DONE, 69, seat)
        else:
            s.pop()
            s.tell(F_DONE, 48, seat)
            if s.acu == 0:
                displace(s, s.mover)
                end_move(s)


def go_back(s: Position, space: int) -> None:
    """The army goes back where it came from, by sea with a roll; if that fails it must fight. The
    top frame is the question about the interception."""
    if s.came_sea and s.active == CARTHAGE and needs_roll(s, space, s.came):
        result = naval_roll(s, space, s.came)
        if result == LOST:
            sink(s)
            end_move(s)
            return
        if result != ARRIVED:
            s.stack[-4] = 1
            if s.acu == 0:
                displace(s, s.mover)
                end_move(s)
            return
    step_back(s, space)
    end_move(s)


# Into the city after a landing, whole or in part (HAN-069).


def may_turn_back(s: Position) -> bool:
    """Not after a naval roll that forbids it: `b` of the question about the interception."""
    top = len(s.stack) - 4
    while s.stack[top + 3] != INTERCEPTED:
        top -= 4
    return s.stack[top] == 0


def split_holds(s: Position, count: int, inside: int) -> bool:
    """May these generals go inside with so many CUs while the others take the rest back? Each
    part has a general, and each consul five CUs, or all there are (HAN-039)."""
    rest = s.acu - count
    others = s.agens & ~inside
    if rest == 0:
        return others == 0
    if count == 0 or inside == 0 or others == 0:
        return False
    least = min(FIVE, s.acu)
    if consuls_in(s, inside) and count < least:
        return False
    return consuls_in(s, others) == 0 or rest >= least


def shelters(s: Position, space: int) -> list[int]:
    """How many CUs may go into the city: all of them, or a part if the rest can go back."""
    out: list[int] = []
    for count in range(min(room(s, space), s.acu) + 1):
        if count == s.acu:
            out.append(count)
        elif may_turn_back(s) and can_step_back(s):
            part = s.agens
            while part:
                if split_holds(s, count, part):
                    out.append(count)
                    break
                part = (part - 1) & s.agens
    return out


def all_inside(s: Position, space: int) -> None:
    go_inside(s, space)
    s.fought = 1
    s.tell(F_STOPPED, 69, s.mover, space)
    end_move(s)


class Shelter(Decision[Position]):
    """How many CUs go inside, how many elephants, which generals; `a` the step, `b` what was
    chosen: CUs, elephants << 5, generals << 10."""

    def __init__(self) -> None:
        super().__init__(Form("shelter", [("space", SPACE)]), 69, quiet=False)

    def about(self, s: Position) -> list[int]:
        return [s.place[s.mover]]

    def legal(self, s: Position, seat: int) -> list[int]:
        count = s.stack[-4] & 31
        inside = s.stack[-4] >> 10
        if s.stack[-3] == 0:
            return [HOW_MANY + n for n in shelters(s, s.place[s.mover])]
        if s.stack[-3] == 1:
            least = max(0, s.ael - (s.acu - count))
            return [HOW_MANY + n for n in range(least, min(count, s.ael) + 1)]
        out: list[int] = []
        for g in members(s.agens & ~inside):
            if can_complete(s, count, inside | 1 << g):
                out.append(ALONG + g)
        if split_holds(s, count, inside):
            out.append(DONE)
        return out

    def apply(self, s: Position, seat: int, action: int) -> None:
        count = s.stack[-4] & 31
        s.tell(F_DONE, 69, seat)
        if s.stack[-3] == 0:
            count = action - HOW_MANY
            least = max(0, s.ael - (s.acu - count))
            s.stack[-4] = count | least << 5
            s.stack[-3] = 1 if least < min(count, s.ael) else 2
        elif s.stack[-3] == 1:
            s.stack[-4] = count | (action - HOW_MANY) << 5
            s.stack[-3] = 2
        elif action != DONE:
            s.stack[-4] |= 1 << (10 + action - ALONG)
        if s.stack[-3] == 2 and (action == DONE or count == s.acu):
            chosen = s.stack[-4]
            s.pop()
            self.part(s, s.place[s.mover], count, chosen >> 5 & 31, chosen >> 10)

    def part(self, s: Position, space: int, count: int, elephants: int, inside: int) -> None:
        """What goes inside is done with its move; the rest goes back."""
        if count == s.acu:
            all_inside(s, space)
            return
        rest = s.acu - count
        rest_el = s.ael - elephants
        others = s.agens & ~inside
        leader = s.mover if (others >> s.mover) & 1 else commander_of(s, others)
        s.acu = count
        s.ael = elephants
        s.agens = inside
        go_inside(s, space)
        s.tell(F_ENTERED, 69, commander_of(s, inside), space)
        if s.campaign != NONE:  # HAN-041
            wear_off(s, count)
            spend_cus(s, space + INSIDE, count, elephants)
            s.gspent |= inside
        s.ain = 0
        s.acu = rest
        s.ael = rest_el
        s.agens = others
        s.mover = leader
        s.floor = min(s.floor, rest)
        wear_elephants(s)
        go_back(s, space)


def can_complete(s: Position, count: int, inside: int) -> bool:
    """Is there a split with at least these generals inside?"""
    more = s.agens & ~inside
    part = more
    while True:
        if split_holds(s, count, inside | part):
            return True
        if part == 0:
            return False
        part = (part - 1) & more


class Pursuit(Decision[Position]):
    """HAN-075."""

    def __init__(self) -> None:
        super().__init__(Form("pursuit", [("general", GENERAL)]), 75)

    def about(self, s: Position) -> list[int]:
        return [s.mover]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [PURSUE, STOP]

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        if action == STOP:
            s.tell(F_STOPPED, 75, s.mover, s.place[s.mover])
            end_move(s)
        elif not rating_roll(s, s.mover, PURSUING, success_number(s, s.mover, PURSUING), 0, 75):
            s.fought = 1
            end_move(s)


class Sortie(Decision[Position]):
    """CUs and generals inside join the relieving army (HAN-119); `a` the step, `b` what was
    chosen."""

    def __init__(self) -> None:
        super().__init__(Form("sortie", [("space", SPACE)]), 119)

    def about(self, s: Position) -> list[int]:
        return [s.place[s.mover]]

    def legal(self, s: Position, seat: int) -> list[int]:
        space = s.place[s.mover]
        if s.stack[-3] == 0:
            return [HOW_MANY + n for n in range(s.inn[space] + 1)]
        if s.stack[-3] == 1:
            least, most = elephant_range(s, seat, space, 1, s.stack[-4] & 31)
            return [HOW_MANY + n for n in range(least, most + 1)]
        out: list[int] = []
        for g in members(generals_at(s, seat, space, 1)):
            out.append(ALONG + g)
        out.append(DONE)
        return out

    def apply(self, s: Position, seat: int, action: int) -> None:
        space = s.place[s.mover]
        if s.stack[-3] == 0:
            count = action - HOW_MANY
            least, most = elephant_range(s, seat, space, 1, count)
            s.stack[-4] = count
            s.tell(F_INSIDE_SET, 119, seat, space, s.inn[space] - count)
            if least < most:
                s.stack[-3] = 1
                return
            self.come_out(s, seat, space, count, least)
        elif s.stack[-3] == 1:
            s.tell(F_INSIDE_SET, 119, seat, space, s.inn[space] - s.stack[-4])
            self.come_out(s, seat, space, s.stack[-4], action - HOW_MANY)
        elif action != DONE:
            s.inside[action - ALONG] = 0
            s.agens |= 1 << (action - ALONG)
            s.sortied_gens |= 1 << (action - ALONG)
            s.tell(F_DONE, 119, seat)
        if action == DONE or (s.stack[-3] == 2 and generals_at(s, seat, space, 1) == 0):
            if action == DONE:
                s.tell(F_DONE, 119, seat)
            s.pop()

    def come_out(self, s: Position, seat: int, space: int, count: int, elephants: int) -> None:
        s.inn[space] -= count
        s.eli[space] -= elephants
        s.cu[seat * SPACES + space] += count
        s.el[space] += elephants
        s.acu += count
        s.ael += elephants
        s.sortied = count
        s.sortied_el = elephants
        s.stack[-3] = 2
