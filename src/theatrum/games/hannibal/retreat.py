"""Section 10, the end of a battle: casualties, retreat, political consequences."""

from typing import Final

from mypy_extensions import i64

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.hannibal.board import ALL
from theatrum.games.hannibal.counter import harass
from theatrum.games.hannibal.forms import (
    ALONG,
    CARTHAGE,
    DONE,
    F_BATTLE_WON,
    F_CASUALTIES,
    F_DONE,
    F_FORCE_LOST,
    F_INSIDE_SET,
    F_JOINED,
    F_PASSED,
    F_RETREAT_LOSSES,
    F_RETREAT_ROLL,
    F_RETREATED,
    FRONTAL,
    GENERALS,
    GO,
    HOW_MANY,
    JOIN,
    NUMBER,
    PASS,
    SIDE,
    SPACE,
    SPACES,
    actions,
)
from theatrum.games.hannibal.paths import goals, next_spaces, step_cost
from theatrum.games.hannibal.pieces import (
    consuls_in,
    displace,
    displace_lone,
    generals_at,
    go_in,
    is_consul,
    lift,
    lose,
    lose_train,
    members,
    owe_pcs,
    room,
    shift,
    thin_retreat,
)
from theatrum.games.hannibal.rating import counts, elephant_range
from theatrum.games.hannibal.state import (
    NONE,
    RETREAT_CITY,
    RETREAT_STEP,
    RETREAT_TO,
    SWEEP,
    Position,
)
from theatrum.games.hannibal.steps import FIVE
from theatrum.games.hannibal.wear import INSIDE, forget_wear, spend_cus

SMALL: Final = 4  # the small die for a loser who began with so many CUs or fewer

# The steps of the phase; from R_STEP on a space is left behind each time.
R_CITY: Final = 0
R_GOAL: Final = 1
R_STEP: Final = 2
R_SWEEP: Final = 3
R_TRIBES: Final = 4


def casualties(s: Position) -> None:
    """Both sides lose the same (HAN-092); without a round none."""
    if s.rounds == 0:
        return
    die = s.die()
    count = s.board.losses(s.rounds, die)
    s.tell(F_CASUALTIES, 92, die, count, min(20, s.rounds))
    must = 1 if s.board.hurts_elephants(die) else 0
    for side in range(2):  # Carthage last: its choice of elephants waits
        s.lost[side] += lose(s, side, s.field, 0, count, must, 0)


def retreat_losses(s: Position) -> None:
    """The winner's retreat die against his last battle card (HAN-093)."""
    loser = s.loser
    s.tell(F_BATTLE_WON, 90, 1 - loser)
    s.steps = 1  # the loser still had CUs when the die was rolled
    if s.outside(loser, s.field) == 0:
        s.steps = 0
        return
    card = s.last[1 - loser]
    if card == NONE:
        card = FRONTAL
    faces = s.board.retreat_small if s.began[loser] <= SMALL else s.board.retreat_large
    die = s.die()
    count = faces[card][die - 1]
    if count == ALL:
        count = s.outside(loser, s.field)
    s.tell(F_RETREAT_ROLL, 93, die, count)
    s.lost[loser] += lose(s, loser, s.field, 0, count, 1, 0)


def move_withdrawn(s: Position) -> None:
    """The army goes to the space it chose; it does not split (HAN-091)."""
    side = s.attacker
    target = s.goal
    count = s.outside(side, s.field)
    elephants = s.el[s.field] if side == CARTHAGE else 0
    generals = generals_at(s, side, s.field, 0)
    s.tell(F_RETREATED, 91, side, target, count)
    if side == s.active:
        s.acu = count
        s.ael = elephants
    if target == s.field:
        into_city(s, side, count, elephants, generals)
    else:
        shift(s, side, s.field, target, count, elephants)
        for g in members(generals):
            s.place[g] = target
        if side == CARTHAGE and s.train == s.field:
            s.train = target
        displace_lone(s, 1 - side, target)
        harass(s, side, target)
    lift(s, s.field)


def into_city(s: Position, side: i64, count: i64, elephants: i64, generals: i64) -> None:
    go_in(s, side, s.field, count, elephants)
    for g in members(generals):
        s.inside[g] = 1


def battle_is_over(s: Position) -> None:
    """Political consequences (HAN-100); the battle cards go back (HAN-127)."""
    if s.loser != NONE:
        owe_pcs(s, s.loser, s.lost[s.loser] // 2, 100)
        if s.outside(1 - s.loser, s.field) > 0:
            displace_lone(s, s.loser, s.field)
    if s.mover != NONE and s.place[s.mover] < SPACES and s.loser != s.active:
        at = s.place[s.mover]
        if at == s.field and s.inside[s.mover] == 0:
            s.acu = s.outside(s.active, at)
            s.ael = s.el[at] if s.active == CARTHAGE else 0
    forget_wear(s, s.field)
    s.field = NONE
    clear_battle(s)


def clear_battle(s: Position) -> None:
    """No cards are out, nobody has lost or withdrawn."""
    s.bhand = [0] * 12
    s.bopen = [0] * 12
    s.bgone = [0] * 6
    s.shown = NONE
    s.maharbal = 0
    s.leader = [NONE] * 2
    s.last = [NONE] * 2
    s.deserted = [0] * 2
    s.bonus = [0] * 2
    s.fewer = [0] * 2
    s.began = [0] * 2
    s.lost = [0] * 2
    s.spied = 0
    s.probed = 0
    s.charge = 0
    s.rounds = 0
    s.loser = NONE
    s.goal = NONE
    s.steps = 0
    s.toll = 0


# The retreat (HAN-094 to HAN-099).


class Retreat(Decision[Position]):
    """`a` is the step, `b` the space that the force is in, plus one."""

    def __init__(self) -> None:
        super().__init__(Form("retreat"), 94)

    def proceed(self, s: Position) -> None:
        step = s.stack[-3]
        loser = s.loser
        if step == R_CITY:
            s.stack[-3] = R_GOAL
            s.stack[-4] = s.field + 1
            self.begin(s, loser)
        elif step == R_GOAL:
            self.find_goal(s, loser)
        elif step == R_STEP:
            self.next_step(s, loser)
        elif step == R_TRIBES:
            s.stack[-3] = R_SWEEP
            if s.retreating:
                harass(s, loser, s.stack[-4] - 1)
        else:
            self.sweep(s, loser)

    def begin(self, s: Position, loser: i64) -> None:
        if loser == CARTHAGE and s.train == s.field:  # HAN-120
            lose_train(s)
        if loser == s.active:  # where they come to, they are spent (HAN-041)
            s.acu = 0
            s.ael = 0
        if s.outside(loser, s.field) == 0 and s.steps == 1:  # the retreat die took all
            for g in members(generals_at(s, loser, s.field, 0)):
                displace(s, g)
        if may_shelter(s, loser):
            s.push(RETREAT_CITY, 1 << loser)

    def find_goal(self, s: Position, loser: i64) -> None:
        force = s.outside(loser, s.field)
        if force == 0 and generals_at(s, loser, s.field, 0) == 0:
            s.pop()
            return
        ways = goals(s)
        if ways:
            s.stack[-3] = R_STEP
            s.push(RETREAT_TO, 1 << loser)
            s.offer(loser, [GO + way // 8000 for way in ways])
        else:
            destroy(s, s.field)
            s.pop()

    def next_step(self, s: Position, loser: i64) -> None:
        here = s.stack[-4] - 1
        if here != s.field and s.retreating == 0 and s.retreat_gens == 0:  # all died on the way
            s.pop()
            return
        if here == s.goal:
            arrive(s, here)
            s.pop()
            return
        choices = next_spaces(s, here)
        if not choices:  # what joined on the way has changed nothing: this can't be
            destroy(s, here)
            s.pop()
        elif len(choices) == 1:
            go_on(s, here, choices[0])
        else:
            s.push(RETREAT_STEP, 1 << loser)

    def sweep(self, s: Position, loser: i64) -> None:
        """Friendly CUs on the way may join (HAN-095)."""
        here = s.stack[-4] - 1
        s.stack[-3] = R_STEP
        others = s.outside(loser, here) - s.retreating
        if here != s.goal and 0 < others <= s.retreating:
            s.push(SWEEP, 1 << loser)


def may_shelter(s: Position, loser: i64) -> bool:
    """HAN-099: a friendly city here, not besieged, or left for this battle."""
    field = s.field
    if not s.board.walled[field] or s.pc[field] != loser:
        return False
    if s.is_besieged(field) and s.sortied == 0:
        return False
    generals = generals_at(s, loser, field, 0)
    if s.is_besieged(field):
        generals &= s.sortied_gens
    return (s.outside(loser, field) > 0 or generals != 0) and room(s, field) > 0


def sheltered_most(s: Position, side: i64) -> i64:
    """CUs that may go back into a besieged city, of those that are left (HAN-119)."""
    tusks = s.el[s.field] if side == CARTHAGE else 0
    ordinary = s.outside(side, s.field) - tusks
    return min(ordinary, s.sortied - s.sortied_el) + min(tusks, s.sortied_el)


class RetreatCity(Decision[Position]):
    """How many CUs go into the city, how many elephants, which generals; `a` the step, `b` what
    was chosen."""

    def __init__(self) -> None:
        super().__init__(Form("retreat_city", [("space", SPACE)]), 99)

    def about(self, s: Position) -> list[int]:
        return [s.field]

    def legal(self, s: Position, seat: int) -> list[int]:
        if s.stack[-3] == 0:
            most = min(room(s, s.field), s.outside(seat, s.field))
            if s.is_besieged(s.field):  # HAN-119: only what has come out of it
                most = min(most, sheltered_most(s, seat))
            return [HOW_MANY + n for n in range(most + 1) if self.may_part(s, seat, n)]
        if s.stack[-3] == 1:
            least, most = self.tusks(s, seat)
            return counts(least, most)
        inside, outside = self.suits_consuls(s, seat, s.stack[-4], 0)
        consuls = consuls_in(s, generals_at(s, seat, s.field, 0))
        free = consuls == 0 or (inside and outside) or not goals(s)
        out: list[int] = []
        for g in members(self.may_enter(s, seat)):
            if free or inside or not is_consul(s, g):
                out.append(ALONG + g)
        if not out or (s.outside(seat, s.field) > 0 and (free or outside)):
            out.append(DONE)
        return out

    def apply(self, s: Position, seat: int, action: int) -> None:
        if s.stack[-3] == 0:
            s.stack[-4] = action - HOW_MANY
            s.tell(F_INSIDE_SET, 99, seat, s.field, s.stack[-4])
            least, most = self.tusks(s, seat)
            if least < most:
                s.stack[-3] = 1
                return
            self.shelter(s, seat, s.stack[-4], least)
        elif s.stack[-3] == 1:
            s.tell(F_INSIDE_SET, 99, seat, s.field, s.stack[-4])
            self.shelter(s, seat, s.stack[-4], action - HOW_MANY)
        elif action != DONE:
            s.inside[action - ALONG] = 1
            s.tell(F_DONE, 99, seat)
        if action == DONE or (s.stack[-3] == 2 and self.may_enter(s, seat) == 0):
            s.pop()
            s.tell(F_DONE, 99, seat)

    def may_enter(self, s: Position, seat: i64) -> i64:
        """The generals who may go inside: into a besieged city only those who came out of it."""
        here = generals_at(s, seat, s.field, 0)
        return here & s.sortied_gens if s.is_besieged(s.field) else here

    def may_part(self, s: Position, seat: i64, count: i64) -> bool:
        """Do all consuls find five CUs inside or outside, if so many go in (HAN-039)? Who has no
        other way than into the city takes what fits: he has no choice."""
        here = generals_at(s, seat, s.field, 0)
        inside, outside = self.suits_consuls(s, seat, 0, count)
        if inside:
            here &= ~self.may_enter(s, seat)
        return outside or consuls_in(s, here) == 0 or not goals(s)

    def suits_consuls(self, s: Position, seat: i64, gone: i64, count: i64) -> tuple[bool, bool]:
        """Are there five CUs inside for a consul, and outside, or as many as the force had, if some
        have gone in and so many more go?"""
        inside = s.inn[s.field] + count
        outside = s.outside(seat, s.field) - count
        least = min(FIVE, outside + count + gone)
        return inside >= least, outside >= least

    def why_not(self, s: Position, seat: int, action: int) -> int:
        count = action - HOW_MANY
        if s.stack[-3] == 0:
            known = 0 <= count <= min(room(s, s.field), s.outside(seat, s.field))
            return 39 if known and not self.may_part(s, seat, count) else 99
        going = 0 <= action - ALONG < GENERALS and is_consul(s, action - ALONG)
        return 39 if s.stack[-3] == 2 and (action == DONE or going) else 99

    def tusks(self, s: Position, seat: i64) -> tuple[int, int]:
        """How many of the CUs that go inside can be elephants."""
        count = s.stack[-4]
        least, most = elephant_range(s, seat, s.field, 0, count)
        if s.is_besieged(s.field):
            most = min(most, s.sortied_el)
            least = max(least, count - (s.sortied - s.sortied_el))
        return least, most

    def shelter(self, s: Position, seat: i64, count: i64, elephants: i64) -> None:
        into_city(s, seat, count, elephants, 0)
        if seat == s.active:
            spend_cus(s, s.field + INSIDE, count, elephants)
        s.stack[-3] = 2


def destroy(s: Position, space: i64) -> None:
    """No retreat: the CUs are eliminated and the generals displaced (HAN-098, HAN-102)."""
    loser = s.loser
    count = s.outside(loser, space)
    s.tell(F_FORCE_LOST, 98, loser, space, count)
    s.lost[loser] += count
    s.add_cus(loser, space, -s.outside(loser, space))
    if loser == CARTHAGE:
        s.el[space] = 0
    for g in members(generals_at(s, loser, space, 0)):
        displace(s, g)
    lift(s, space)
    if loser == s.active:
        s.acu = 0
        s.ael = 0


class RetreatTo(Decision[Position]):
    """The goal of a retreat (HAN-094)."""

    def __init__(self) -> None:
        super().__init__(Form("retreat_to", [("space", SPACE), ("side", SIDE)]), 94)

    def about(self, s: Position) -> list[int]:
        return [s.field, s.loser]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [GO + way // 8000 for way in goals(s)]

    def apply(self, s: Position, seat: int, action: int) -> None:
        for way in goals(s):
            if way // 8000 == action - GO:
                s.goal = way // 8000
                s.steps = way // 1000 % 8
                s.toll = way % 1000
        s.pop()
        s.retreating = s.outside(seat, s.field)
        s.retreating_el = s.el[s.field] if seat == CARTHAGE else 0
        s.tell(F_DONE, 94, seat)


class RetreatStep(Decision[Position]):
    """Which of several equally good ways (HAN-094)."""

    def __init__(self) -> None:
        super().__init__(Form("retreat_step", [("space", SPACE)]), 94)

    def about(self, s: Position) -> list[int]:
        return [self.here(s)]

    def here(self, s: Position) -> i64:
        return s.stack[-8] - 1  # `b` of the phase below

    def legal(self, s: Position, seat: int) -> list[int]:
        return actions(GO, next_spaces(s, self.here(s)))

    def apply(self, s: Position, seat: int, action: int) -> None:
        here = self.here(s)
        s.pop()
        s.tell(F_DONE, 94, seat)
        go_on(s, here, action - GO)


def go_on(s: Position, here: i64, space: i64) -> None:
    """One space: all generals and CUs of the force, and the losses there (HAN-097). The top frame
    is the phase."""
    loser = s.loser
    generals = s.retreat_gens if here != s.field else generals_at(s, loser, here, 0)
    s.retreat_gens = generals
    shift(s, loser, here, space, s.retreating, s.retreating_el)
    for g in members(generals):
        s.place[g] = space
    lift(s, here)
    s.stack[-4] = space + 1
    s.stack[-3] = R_TRIBES
    s.steps -= 1
    cost = step_cost(s, space)
    s.toll -= cost
    if cost and s.retreating:
        pay_toll(s, loser, space, min(cost, s.retreating))


def pay_toll(s: Position, loser: i64, space: i64, count: i64) -> None:
    """Losses on the way (HAN-097); generals who lose all CUs by them are displaced (HAN-102)."""
    s.tell(F_RETREAT_LOSSES, 97, loser, count)
    s.lost[loser] += count
    thin_retreat(s, loser, space, count, 0)
    if s.retreating == 0:  # hostile tribes had taken what should have paid
        for g in members(s.retreat_gens):
            displace(s, g)
        s.retreat_gens = 0


class Sweep(Decision[Position]):
    def __init__(self) -> None:
        super().__init__(Form("sweep", [("space", SPACE), ("count", NUMBER)]), 95)

    def about(self, s: Position) -> list[int]:
        here = s.stack[-8] - 1
        return [here, min(20, s.outside(s.loser, here) - s.retreating)]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [JOIN, PASS]

    def apply(self, s: Position, seat: int, action: int) -> None:
        here = s.stack[-8] - 1
        s.pop()
        if action == PASS:
            s.tell(F_PASSED, 95, seat)
            return
        s.tell(F_JOINED, 95, seat, here, s.outside(seat, here) - s.retreating)
        s.retreating = s.outside(seat, here)
        s.retreating_el = s.el[here] if seat == CARTHAGE else 0
        s.retreat_gens |= generals_at(s, seat, here, 0)
        if seat == s.active and s.campaign != NONE:  # part of a spent army now (HAN-041)
            s.gspent |= s.retreat_gens
            forget_wear(s, here)


def arrive(s: Position, space: i64) -> None:
    s.tell(F_RETREATED, 94, s.loser, space, s.retreating)
    if s.retreating:
        displace_lone(s, 1 - s.loser, space)
    if s.loser == s.active:
        spend_cus(s, space, s.retreating, s.retreating_el)
    s.retreating = 0
    s.retreating_el = 0
    s.retreat_gens = 0
