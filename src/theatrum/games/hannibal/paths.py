"""Section 10: the ways of a retreat and what they cost (HAN-094, HAN-096, HAN-097)."""

from typing import Final

from theatrum.games.hannibal.forms import (
    SPACES,
)
from theatrum.games.hannibal.march import counsel_allows
from theatrum.games.hannibal.pieces import (
    generals_at,
)
from theatrum.games.hannibal.rating import bound_in
from theatrum.games.hannibal.state import (
    NONE,
    Position,
)

STEPS: Final = 4  # spaces of a retreat (HAN-094)
FAR: Final = 999


# Paths (HAN-094, HAN-096, HAN-097).


def step_cost(s: Position, space: int) -> int:
    """CUs lost by entering a space."""
    loser = s.loser
    total = 1 if s.hostile(loser, space) else 0
    return total + s.total(1 - loser, space)


def is_free(s: Position) -> bool:
    """Does neither a counsel (HAN-035) nor a general bound to his country (HAN-124) limit the
    ways?"""
    generals = s.retreat_gens | generals_at(s, s.loser, s.field, 0)
    return s.counsel[s.loser] == 0 and generals & s.board.bound_mask == 0


def may_pass(s: Position, origin: int, space: int, free: bool) -> bool:
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


def first_steps(s: Position) -> list[int]:
    """The original attacker goes where he came from, by road (HAN-096, HAN-054); one who sallied
    is free (HAN-117); one who landed has no way (HAN-062)."""
    near = s.board.near[s.field]
    if s.loser != s.active or s.sally:
        return near
    if s.came_sea or s.came not in near:
        return []
    return [s.came]


def spread(s: Position) -> list[int]:
    """The least cost of reaching each space in exactly 1 to 4 steps: step * SPACES + space."""
    best = [FAR] * ((STEPS + 1) * SPACES)
    free = is_free(s)
    for space in first_steps(s):
        if may_pass(s, s.field, space, free):
            best[SPACES + space] = step_cost(s, space)
    for step in range(2, STEPS + 1):
        for origin in range(SPACES):
            before = best[(step - 1) * SPACES + origin]
            if before == FAR:
                continue
            for space in s.board.near[origin]:
                if may_pass(s, origin, space, free):
                    cost = before + step_cost(s, space)
                    best[step * SPACES + space] = min(best[step * SPACES + space], cost)
    return best


def is_goal(s: Position, space: int, left: int) -> bool:
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
    nearest = 0
    least = FAR
    for step in range(1, STEPS + 1):
        for space in range(SPACES):
            cost = best[step * SPACES + space]
            if reaches(s, space, cost, force) and (nearest == 0 or nearest == step):
                nearest = step
                least = min(least, cost)
    out: list[int] = []
    if nearest == 0:
        return out
    for space in range(SPACES):
        found = NONE
        for step in range(nearest, STEPS + 1):
            cost = best[step * SPACES + space]
            if not reaches(s, space, cost, force) or (step > nearest and cost >= least):
                continue
            if found == NONE or cost < found % 1000:
                found = (space * 8 + step) * 1000 + cost
        if found != NONE:
            out.append(found)
    return out


def reaches(s: Position, space: int, cost: int, force: int) -> bool:
    """Does something of the force get there? Lone generals lose nothing (HAN-102)."""
    if cost == FAR or (force > 0 and cost >= force):
        return False
    return is_goal(s, space, max(0, force - cost))


def tails(s: Position) -> list[int]:
    """The least cost from each space to the goal in exactly so many steps."""
    best = [FAR] * ((STEPS + 1) * SPACES)
    best[s.goal] = 0
    free = is_free(s)
    for step in range(1, STEPS + 1):
        for origin in range(SPACES):
            least = FAR
            for space in s.board.near[origin]:
                rest = best[(step - 1) * SPACES + space]
                if rest < FAR and may_pass(s, origin, space, free):
                    least = min(least, rest + step_cost(s, space))
            best[step * SPACES + origin] = least
    return best


def next_spaces(s: Position, here: int) -> list[int]:
    """The next spaces from which the planned cost can still be kept."""
    rest = tails(s)
    free = is_free(s)
    choices = first_steps(s) if here == s.field else s.board.near[here]
    out: list[int] = []
    for space in choices:
        if not may_pass(s, here, space, free):
            continue
        if step_cost(s, space) + rest[(s.steps - 1) * SPACES + space] <= s.toll:
            out.append(space)
    return out
