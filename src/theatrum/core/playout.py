"""Loops that stay inside the compiled code: random matches, and counts of positions."""

from typing import TypeVar

from theatrum.core.chance import Noise
from theatrum.core.game import Game
from theatrum.core.state import State

S = TypeVar("S", bound=State)


def playout(game: Game[S], s: S, noise: Noise, limit: int) -> int:
    """Play random legal actions to the end, or to the limit; the number of actions taken."""
    steps = 0
    while steps < limit and game.wander(s, noise):
        steps += 1
    return steps


def perft(game: Game[S], s: S, depth: int) -> int:
    """The number of action sequences of this length from here (shorter ones that end count)."""
    seat = game.decider(s)
    if depth == 0 or seat < 0:
        return 1
    total = 0
    for action in game.legal(s, seat):
        after = game.copy(s)
        game.carry_out(after, seat, action)
        total += perft(game, after, depth - 1)
    return total
