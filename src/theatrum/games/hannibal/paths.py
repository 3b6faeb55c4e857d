"""Section 10: the ways of a retreat and what they cost (HAN-094, HAN-096, HAN-097)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theatrum.games.hannibal.forms import SPACES
from theatrum.games.hannibal.pieces import generals_at
from theatrum.games.hannibal.rating import bound_in
from theatrum.games.hannibal.routes import counsel_allows
from theatrum.games.hannibal.state import NONE, Position

STEPS: Final = 4  # spaces of a retreat (HAN-094)
FAR: Final = 999


def ways_out(s: Position, side: i64, space: i64) -> list[int]:
    """The neighbouring spaces, by road, to which the inactive side can avoid battle or withdraw:
    without enemy CUs, enemy PC or unfriendly tribe, and not where the attacker came from (HAN-073,
    HAN-091)."""
    out: list[int] = []
    for target in s.board.near[space]:
        if target == s.came and s.came_sea == 0:
            continue
        if s.outside(1 - side, target) == 0 and not s.hostile(side, target):
            out.append(target)
    return out


# Paths (HAN-094, HAN-096, HAN-097).


def step_cost(s: Position, space: i64) -> i64:
    """CUs lost by entering a space."""
    loser = s.loser
    total = s.total(1 - loser, space)
    return total + 1 if s.hostile(loser, space) else total


def is_free(s: Position) -> bool:
    """Does neither a counsel (HAN-035) nor a general bound to his country (HAN-124) limit the
    ways?"""
    generals = s.retreat_gens | generals_at(s, s.loser, s.field, 0)
    return s.counsel[s.loser] == 0 and generals & s.board.bound_mask == 0


def may_pass(s: Position, origin: i64, space: i64, free: bool) -> bool:
    """Not back to the field, nor for the defender where the attacker came from."""
    if space == s.field:
        return False
    if s.loser != s.active and space == s.came and s.came_sea == 0:
        return False
    if free:
        return True
    if bound_in(s, s.retreat_gens | generals_at(s, s.loser, s.field, 0), space):
        return False
    return counsel_allows(s, s.loser, origin, space, s.outside(s.loser, s.field))


def first_steps(s: Position) -> vec[i64]:
    """The original attacker goes where he came from, by road (HAN-096, HAN-054); one who sallied
    is free (HAN-117); one who landed has no way (HAN-062)."""
    near = s.board.near[s.field]
    if s.loser != s.active or s.sally:
        return near
    if s.came_sea or s.came not in near:
        return vec[i64]()
    return vec[i64]([s.came])


def spread(s: Position) -> list[int]:
    """The least cost of reaching each space in exactly 1 to 4 steps: step * SPACES + space."""
    best = [FAR] * ((STEPS + 1) * SPACES)
    free = is_free(s)
    reached: list[int] = []
    for space in first_steps(s):
        if may_pass(s, s.field, space, free):
            best[SPACES + space] = step_cost(s, space)
            reached.append(space)
    for step in range(2, STEPS + 1):
        origins = reached
        reached = []
        for origin in origins:
            before = best[(step - 1) * SPACES + origin]
            for space in s.board.near[origin]:
                if may_pass(s, origin, space, free):
                    at = step * SPACES + space
                    if best[at] == FAR:
                        reached.append(space)
                    best[at] = min(best[at], before + step_cost(s, space))
    return best


def is_goal(s: Position, space: i64, left: i64) -> bool:
    """A friendly space without enemy CUs, or a larger friendly army (HAN-094)."""
    loser = s.loser
    if s.outside(1 - loser, space) > 0:
        return False
    return s.pc[space] == loser or s.total(loser, space) > left


def goals(s: Position) -> list[int]:
    """The ways that are allowed, as (space * 8 + steps) * 1000 + cost: the nearest goals, and
    others that cost fewer CUs."""
    best = spread(s)
    force = s.outside(s.loser, s.field)
    reached: list[int] = []  # goals only, as step * SPACES + space
    for at, cost in enumerate(best):
        if cost < FAR and reaches(s, at % SPACES, cost, force):
            reached.append(at)
    out: list[int] = []
    if not reached:
        return out
    nearest = reached[0] // SPACES
    least = min([best[at] for at in reached if at // SPACES == nearest])
    found = [NONE] * SPACES
    for at in reached:
        space = at % SPACES
        cost = best[at]
        if at // SPACES > nearest and cost >= least:
            continue
        if found[space] == NONE or cost < found[space] % 1000:
            found[space] = (space * 8 + at // SPACES) * 1000 + cost
    for way in found:
        if way != NONE:
            out.append(way)
    return out


def reaches(s: Position, space: i64, cost: i64, force: i64) -> bool:
    """Does something of the force get there? Lone generals lose nothing (HAN-102)."""
    if cost == FAR or (force > 0 and cost >= force):
        return False
    return is_goal(s, space, max(0, force - cost))


def tail(s: Position, here: i64, steps: i64, free: bool) -> i64:
    """The least cost from a space to the goal in exactly so many steps; at most three, so all
    ways are tried."""
    if steps == 0:
        return 0 if here == s.goal else FAR
    least = FAR
    for space in s.board.near[here]:
        if may_pass(s, here, space, free):
            rest = tail(s, space, steps - 1, free)
            if rest < FAR:
                least = min(least, rest + step_cost(s, space))
    return least


def next_spaces(s: Position, here: i64) -> list[int]:
    """The next spaces from which the planned cost can still be kept."""
    free = is_free(s)
    choices = first_steps(s) if here == s.field else s.board.near[here]
    out: list[int] = []
    for space in choices:
        if not may_pass(s, here, space, free):
            continue
        if step_cost(s, space) + tail(s, space, s.steps - 1, free) <= s.toll:
            out.append(space)
    return out
