"""The bots, by level.

A bot never gets the true position. `ask` hands it one that its seat can't tell from the true one,
imagined with noise that follows from the bot's seed and from what the seat knows: two matches that
differ only in hidden things get the same answer.
"""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from theatrum.core.chance import Noise
from theatrum.core.greedy import Greedy
from theatrum.library.catalogue import AnyGame
from theatrum.match.match import Match

NOISE_BYTES = 12  # what Noise takes of a seed


class NoSuchBot(ValueError):
    """A level that Theatrum doesn't have."""


class Bot:
    """A player. `name` is its level, `seed` makes it repeatable."""

    name = ""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, game: AnyGame, position: Any, seat: int, noise: Noise) -> int:
        """A legal action for a seat that must decide, in a position that the seat imagines."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal action."""

    name = "random"

    def choose(self, game: AnyGame, position: Any, seat: int, noise: Noise) -> int:
        actions = game.legal(position, seat)
        return actions[noise.below(len(actions))]


class GreedyBot(Bot):
    """Follows each action to the end of the own move and takes what the evaluation likes best."""

    name = "greedy"

    def choose(self, game: AnyGame, position: Any, seat: int, noise: Noise) -> int:
        return Greedy(game, noise).choose(position, seat)


@dataclass(frozen=True)
class Level:
    """What a level is, honestly, in one line; the seconds that a decision takes at most on a
    usual machine with compiled rules (plain Python: ten times as long); how it is made."""

    description: str
    seconds: float
    make: Callable[[int], Bot]


LEVELS: dict[str, Level] = {
    "random": Level("plays any legal action; for trying out and for tests", 0.001, RandomBot),
    "greedy": Level(
        "plans its own move and never thinks of the answer; far better than random",
        0.02,
        GreedyBot,
    ),
}


def make(name: str, seed: int) -> Bot:
    """A bot by level; raises NoSuchBot."""
    if name not in LEVELS:
        raise NoSuchBot(f"there is no bot '{name[:40]}'; there is: {', '.join(LEVELS)}")
    return LEVELS[name].make(seed)


def noise_for(bot: Bot, seat: int, moment: int) -> Noise:
    """The bot's noise at one moment of a match, the same whenever it is asked."""
    digest = sha256(f"theatrum/bot/1:{bot.seed}:{seat}:{moment}".encode()).digest()
    return Noise(int.from_bytes(digest[:NOISE_BYTES], "big"))


def ask(bot: Bot, match: Match, seat: int) -> int:
    """The bot's action for a seat of a match that must decide now."""
    noise = noise_for(bot, seat, len(match.log))
    imagined = match.game.determinize(match.state, seat, noise)
    return bot.choose(match.game, imagined, seat, noise)
