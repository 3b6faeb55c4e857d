"""Sections 8 and 9: interceptions and the avoiding of battle, declared before any roll."""

from mypy_extensions import i64

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.hannibal.board import ROAD
from theatrum.games.hannibal.counter import harass
from theatrum.games.hannibal.forms import (
    ALONG,
    AVOID,
    CARTHAGE,
    CITY,
    DONE,
    F_AVOID_DECLARED,
    F_AVOID_FAILED,
    F_AVOIDED,
    F_DONE,
    F_INTERCEPT_DECLARED,
    F_INTERCEPT_FAILED,
    F_INTERCEPTED,
    F_REACTION_DONE,
    GENERAL,
    GENERALS,
    GO,
    HOW_MANY,
    INTERCEPT,
    ROME,
    SPACE,
    SPACES,
)
from theatrum.games.hannibal.paths import ways_out
from theatrum.games.hannibal.pieces import (
    commander,
    consuls_in,
    displace,
    displace_lone,
    generals_at,
    go_in,
    is_consul,
    lift,
    members,
    put_first,
    room,
    shift,
)
from theatrum.games.hannibal.rating import (
    AVOIDANCE,
    INTERCEPTION,
    bound,
    counts,
    elephant_range,
    rating_roll,
    success_number,
)
from theatrum.games.hannibal.state import (
    AVOID_FORCE,
    AVOID_TO,
    INTERCEPT_FORCE,
    NONE,
    TRIES,
    TRY_ROW,
    Position,
)
from theatrum.games.hannibal.steps import FIVE, MOST

# Declaring (HAN-047 (2), HAN-063, HAN-071).


def avoid_targets(s: Position, space: i64, general: i64) -> list[int]:
    """HAN-073; the space itself stands for its city."""
    foe = 1 - s.active
    out: list[int] = []
    for target in ways_out(s, foe, space):
        if not bound(s, general, target) and can_part(s, foe, space, general, target):
            out.append(target)
    if city_open(s, foe, space) and can_part(s, foe, space, general, space):
        out.append(space)
    return out


def city_open(s: Position, side: i64, space: i64) -> bool:
    """A friendly city in the space with room, not besieged."""
    if not s.board.walled[space] or s.pc[space] != side or s.is_besieged(space):
        return False
    return room(s, space) > 0


def can_part(s: Position, side: i64, space: i64, general: i64, target: i64) -> bool:
    """May he go there with a part of the stack, the others keeping theirs? (HAN-069, HAN-071)"""
    most = force_most(s, side, space, general, target)
    if most == 0 and outranked(s, side, space, general):
        return False
    return most >= force_least(s, side, space, general)


def outranked(s: Position, side: i64, space: i64, general: i64) -> bool:
    first = commander(s, side, space, s.inside[general])
    return s.role[first] > s.role[general]


def kept_by_others(s: Position, side: i64, space: i64, general: i64, target: i64) -> i64:
    """CUs that must stay when this general goes with a part of the stack: one with a commander,
    five with a consul who can't go along (HAN-039, HAN-069, HAN-071)."""
    if side == ROME:
        for g in members(generals_at(s, ROME, space, s.inside[general]) & ~(1 << general)):
            if is_consul(s, g) and (s.role[g] > s.role[general] or bound(s, g, target)):
                return FIVE
    return 1 if outranked(s, side, space, general) else 0


def stack_of(s: Position, side: i64, space: i64, general: i64) -> i64:
    return s.inn[space] if s.inside[general] else s.outside(side, space)


def force_most(s: Position, side: i64, space: i64, general: i64, target: i64) -> i64:
    stack = stack_of(s, side, space, general)
    most = max(0, min(MOST, stack - kept_by_others(s, side, space, general, target)))
    return min(most, room(s, space)) if target == space else most


def force_least(s: Position, side: i64, space: i64, general: i64) -> i64:
    """A consul takes five, or all that he has (HAN-039)."""
    stack = stack_of(s, side, space, general)
    return min(FIVE, stack) if is_consul(s, general) else min(1, stack)


def leaves_well(s: Position, side: i64, space: i64, general: i64, count: i64, taken: i64) -> bool:
    """Consuls who stay keep five CUs, or all there are (HAN-039)."""
    if consuls_in(s, generals_at(s, side, space, s.inside[general]) & ~taken) == 0:
        return True
    stack = stack_of(s, side, space, general)
    return stack - count >= min(FIVE, stack)


def may_avoid(s: Position, space: i64, foe: i64) -> bool:
    for g in s.leaders(foe):
        if can_avoid(s, space, foe, g):
            return True
    return False


def can_avoid(s: Position, space: i64, foe: i64, general: i64) -> bool:
    """HAN-071; not after a failed interception of the same army (HAN-067)."""
    if s.acu == 0 or s.place[general] != space or s.inside[general]:
        return False
    if s.board.side_of[general] != foe or (s.missed >> general) & 1:
        return False
    return len(avoid_targets(s, space, general)) > 0


def may_intercept(s: Position, space: i64, foe: i64) -> bool:
    for g in s.leaders(foe):
        if can_intercept(s, space, foe, g):
            return True
    return False


def can_intercept(s: Position, space: i64, foe: i64, general: i64) -> bool:
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
    return least > 0 and force_most(s, foe, origin, general, space) >= least


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
    s: Position, side: i64, space: i64, inside: i64, general: i64, taken: i64, target: i64
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
        target = s.place[s.mover]
        row = s.tried * TRY_ROW
        if s.stack[-3] == 0:
            least = force_least(s, seat, origin, general)
            most = force_most(s, seat, origin, general, target)
            return counts(least, most)
        if s.stack[-3] == 1:
            least, most = elephant_range(s, seat, origin, s.inside[general], s.tries[row + 1])
            return counts(least, most)
        taken = s.tries[row + 3]
        out = along_choices(s, seat, origin, s.inside[general], general, taken, target)
        if leaves_well(s, seat, origin, general, s.tries[row + 1], taken):
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

    def why_not(self, s: Position, seat: int, action: int) -> int:
        return 39 if action == DONE and s.stack[-3] == 2 else 63


# Rolling (HAN-047 (3)).


def avoid(s: Position, space: i64) -> None:
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
        targets = avoid_targets(s, space, s.avoider)
        return [CITY if target == space else GO + target for target in targets]

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

    def legal(self, s: Position, seat: int) -> list[int]:
        space = s.place[s.avoider]
        step = s.stack[-3] & 3
        count = (s.stack[-3] >> 2) & 31
        if step == 0:
            least = force_least(s, seat, space, s.avoider)
            most = force_most(s, seat, space, s.avoider, s.stack[-4])
            return counts(least, most)
        if step == 1:
            least, most = elephant_range(s, seat, space, 0, count)
            return counts(least, most)
        taken = s.stack[-3] >> 12
        out = along_choices(s, seat, space, 0, s.avoider, taken, s.stack[-4])
        if leaves_well(s, seat, space, s.avoider, count, taken):
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

    def why_not(self, s: Position, seat: int, action: int) -> int:
        return 39 if action == DONE and s.stack[-3] & 3 == 2 else 74

    def go(self, s: Position, seat: i64, space: i64) -> None:
        chosen = s.stack[-3]
        target = s.stack[-4]
        count = (chosen >> 2) & 31
        elephants = (chosen >> 7) & 31
        s.pop()
        s.tell(F_AVOIDED, 71, s.avoider, target, count)
        if target == space:
            go_in(s, seat, space, count, elephants)
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


def intercept(s: Position, space: i64, row: i64) -> None:
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
        s.add_cus(foe, space, count)
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
