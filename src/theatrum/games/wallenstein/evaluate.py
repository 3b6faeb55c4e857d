"""A heuristic value of a position, in points: what a seat has, what the board promises at the next
winters, and what the seat's own plan may bring (see `prospects.py`). Nothing is asked of the
plans of others."""

from theatrum.core.state import FRAME
from theatrum.games.wallenstein.plans import Plan
from theatrum.games.wallenstein.prospects import Outlook
from theatrum.games.wallenstein.state import (
    DEFENCE,
    EXECUTION,
    LEAVE_SPACE,
    MARCH_COUNT,
    PLANNING,
    SUPPRESSION,
    Position,
)
from theatrum.games.wallenstein.weights import Weights


def evaluate(s: Position, seat: int, w: Weights) -> float:
    """The seat's prospect against the strongest and the mean of the others."""
    if not s.stack:
        worth = [float(score) for score in s.score[: s.seats]]
        return against_others(worth, seat, w.rival)
    outlook = Outlook(s, w)
    worth = outlook.of_all()
    waiting = s.stack[-1]
    if waiting == DEFENCE:
        outlook.expect_battle(worth, s.stack[-3], s.field, s.attackers)
    elif waiting == SUPPRESSION:
        outlook.expect_revolt(worth, s.field, s.rebels)
    value = against_others(worth, seat, w.rival)
    if waiting == MARCH_COUNT and s.stack[-2] == 1 << seat:
        value += outlook.march(seat, s.stack[-3], s.stack[-4])
    if waiting in (PLANNING, LEAVE_SPACE):
        plan = Plan(outlook, seat)
        plan.cover_open_spaces()
        value += plan.worth(0)
    elif len(s.stack) > 2 * FRAME and s.stack[2 * FRAME - 1] == EXECUTION:
        value += Plan(outlook, seat).worth(s.space)
    return value


def against_others(worth: list[float], seat: int, rival: float) -> float:
    most = -1e9
    total = 0.0
    for other in range(len(worth)):
        if other != seat:
            total += worth[other]
            if worth[other] > most:
                most = worth[other]
    mean = total / (len(worth) - 1)
    return worth[seat] - rival * most - (1.0 - rival) * mean
