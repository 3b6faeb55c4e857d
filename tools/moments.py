"""Moments of greedy matches, at which other programs ask questions."""

from typing import Any

from theatrum.core.chance import Chance, Noise, key_of
from theatrum.core.greedy import Greedy

LATEST = 60  # so many decisions of the wanted kinds are passed over at most


def noise_of(*about: object) -> Noise:
    return Noise(key_of(repr(about)) & (2**96 - 1))


def greedily(game: Any, s: Any, evaluations: int, *about: object) -> None:
    """The next decision, as a greedy bot takes it."""
    seat = game.decider(s)
    noise = noise_of(*about)
    game.apply(s, seat, Greedy(game, noise, evaluations).choose(s, seat))


def moment(game: Any, seats: int, number: int, verbs: list[str]) -> Any:
    """A position with a choice, of a match that greedy bots play; None if that was over before."""
    options = [option.default for option in game.options]
    s = game.start(seats, options, Chance(key_of(f"gains/{number}")))
    left = noise_of("moment", number).below(LATEST)
    step = 0
    while s.stack:
        seat = game.decider(s)
        wanted = game.decision(s).form.verb in verbs if verbs else True
        if wanted and len(game.sensible(s, seat)) > 1:
            if left == 0:
                return s
            left -= 1
        greedily(game, s, game.evaluations, number, step)
        step += 1
    return None
