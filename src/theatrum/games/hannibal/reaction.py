"""Sections 6, 8 and 9: what a space does to an army that enters it. The steps of HAN-047 are the
numbers of the phase; interceptions and the avoiding of battle are declared before any roll."""

from typing import Final

from mypy_extensions import i64

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.hannibal.answer import cross, is_pass, step_back
from theatrum.games.hannibal.board import ROAD
from theatrum.games.hannibal.counter import (
    AMONG_TRIBES,
    CROSSED,
    HAS_MOVED,
    among_tribes,
    end_move,
    open_window,
    weather_counts,
)
from theatrum.games.hannibal.declare import avoid, intercept, may_avoid, may_intercept
from theatrum.games.hannibal.forms import (
    CARTHAGE,
    F_OVERRUN,
    SPACE,
    SPACES,
)
from theatrum.games.hannibal.garrison import garrison
from theatrum.games.hannibal.pieces import (
    displace_lone,
    generals_at,
    lift,
)
from theatrum.games.hannibal.state import (
    CITY_CUS,
    CITY_GENERALS,
    DECLARE,
    INTERCEPTED,
    NO_TRIES,
    NONE,
    PURSUIT,
    SORTIE,
    TRY_ROW,
    Position,
)
from theatrum.games.hannibal.steps import FIVE, start_battle

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

    def city(self, s: Position, space: i64, foe: i64) -> None:
        """HAN-047 (1): only in a city of the inactive side that is not besieged."""
        if s.acu == 0 or not s.board.walled[space] or s.pc[space] != foe or s.is_besieged(space):
            return
        if s.total(foe, space) > 0:
            s.push(CITY_CUS, 1 << foe, space)
        elif generals_at(s, foe, space, 0) | generals_at(s, foe, space, 1):
            s.push(CITY_GENERALS, 1 << foe, space)

    def clash(self, s: Position, space: i64, foe: i64) -> None:
        if s.acu == 0:
            return
        if s.outside(foe, space) == 0:
            displace_lone(s, foe, space)
        elif can_overrun(s, space, foe):
            s.add_cus(foe, space, -s.outside(foe, space))
            s.el[space] = 0 if foe == CARTHAGE else s.el[space]
            s.tell(F_OVERRUN, 49, s.active, space)
            lift(s, space)
            if foe == CARTHAGE:
                displace_lone(s, foe, space)
        else:
            start_battle(s, space)


def is_quiet(s: Position, space: i64, foe: i64) -> bool:
    """Nothing of the enemy is in the space or near it, nor tribes: no step has anything to do."""
    if s.outside(foe, space) > 0 or s.within(foe, space) > 0 or s.train == space:
        return False
    if among_tribes(s, space):
        return False
    place = s.place
    for g in s.leaders(foe):
        there: i64 = place[g]
        if there == space:
            return False
        if s.board.kind_of[there * SPACES + space] == ROAD:
            return False
    return True


def can_overrun(s: Position, space: i64, foe: i64) -> bool:
    """HAN-049: five against one without a general; interceptors have joined by now."""
    return s.acu >= FIVE and s.outside(foe, space) == 1 and generals_at(s, foe, space, 0) == 0
