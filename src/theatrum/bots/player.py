"""The bots, by level.

A bot never gets the true position. `ask` hands it one that its seat can't tell from the true one,
imagined with noise that follows from the bot's seed and from what the seat knows: two matches that
differ only in hidden things get the same answer.
"""

import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from theatrum.bots.thinking import TUNABLE, Budget, Planned, decide
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
    imagines = True  # False: it looks at nothing but its legal actions

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, game: AnyGame, position: Any, seat: int, noise: Noise) -> int:
        """A legal action for a seat that must decide, in a position that the seat imagines."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal action."""

    name = "random"
    imagines = False

    def choose(self, game: AnyGame, position: Any, seat: int, noise: Noise) -> int:
        actions = game.legal(position, seat)
        return actions[noise.below(len(actions))]


class GreedyBot(Bot):
    """Follows each action to the end of the own move and takes what the evaluation likes best."""

    name = "greedy"

    def choose(self, game: AnyGame, position: Any, seat: int, noise: Noise) -> int:
        return Greedy(game, noise).choose(position, seat)


class SearchBot(Bot):
    """Searches a tree of what all seats may do, in positions that its seat can't tell apart."""

    def __init__(self, seed: int, name: str, budget: Budget) -> None:
        super().__init__(seed)
        self.name = name
        self.budget = budget
        self.course: Planned = {}  # of the move that is under way, as it was planned

    def choose(self, game: AnyGame, position: Any, seat: int, noise: Noise) -> int:
        return decide(game, position, seat, noise, self.budget, self.course)


@dataclass(frozen=True)
class Level:
    """What a level is, honestly, in one line; the seconds that a decision takes at most on a
    usual machine with compiled rules (a search: on any); how it is made."""

    description: str
    seconds: float
    make: Callable[[int], Bot]


def searching(name: str, seconds: float) -> Callable[[int], Bot]:
    """How a level of the search is made. THEATRUM_PROCESSES=4 shares every search out among four
    processes; by default one core thinks, since servers and contests use the others."""
    processes = os.environ.get("THEATRUM_PROCESSES", "1")
    count = max(1, int(processes)) if processes.isdecimal() else 1
    return lambda seed: SearchBot(seed, name, Budget(seconds=seconds, processes=count))


LEVELS: dict[str, Level] = {
    "random": Level("plays any legal action; for trying out and for tests", 0.001, RandomBot),
    "greedy": Level(
        "plans its own move and never thinks of the answer; far better than random",
        0.2,
        GreedyBot,
    ),
    "quick": Level(
        "searches what all may do for a tenth of a second a decision",
        0.1,
        searching("quick", 0.1),
    ),
    "strong": Level(
        "searches what all may do for up to a second a decision",
        1.0,
        searching("strong", 1.0),
    ),
    "patient": Level(
        "searches what all may do for up to five seconds a decision",
        5.0,
        searching("patient", 5.0),
    ),
}

# A search with any budget, for research: search:400 (simulations), search:0.3s, with settings of
# the search behind it: search:400:explore=1.5,rounds=2, and processes=2 among them.
OWN_SEARCH = re.compile(r"search:(\d{1,9}|\d{1,5}(?:\.\d{1,6})?s)(?::([a-z_=\d.,]+))?")


def make(name: str, seed: int) -> Bot:
    """A bot by level, or a search with a budget of one's own; raises NoSuchBot."""
    if name in LEVELS:
        return LEVELS[name].make(seed)
    own = OWN_SEARCH.fullmatch(name)
    budget = own and budget_of(own[1], own[2])
    if not budget:
        raise NoSuchBot(f"there is no bot '{name[:40]}'; there is: {', '.join(LEVELS)}")
    return SearchBot(seed, name, budget)


def budget_of(amount: str, tuning: str | None) -> Budget | None:
    """The budget that a name says, or None if it says none."""
    values: list[tuple[str, float]] = []
    processes = 1
    for part in tuning.split(",") if tuning else []:
        name, _, number = part.partition("=")
        if not re.fullmatch(r"\d+(\.\d+)?", number):
            return None
        if name == "processes":
            processes = int(float(number))
        elif name in TUNABLE:
            values.append((name, float(number)))
        else:
            return None
    seconds = float(amount[:-1]) if amount.endswith("s") else 0.0
    simulations = 0 if amount.endswith("s") else int(amount)
    if not (seconds or simulations) or not processes:
        return None
    return Budget(simulations, seconds, processes, tuple(values))


def noise_for(bot: Bot, seat: int, moment: int) -> Noise:
    """The bot's noise at one moment of a match, the same whenever it is asked."""
    digest = sha256(f"theatrum/bot/1:{bot.seed}:{seat}:{moment}".encode()).digest()
    return Noise(int.from_bytes(digest[:NOISE_BYTES], "big"))


def ask(bot: Bot, match: Match, seat: int) -> int:
    """The bot's action for a seat of a match that must decide now."""
    noise = noise_for(bot, seat, len(match.log))
    return choose(bot, match.game, match.state, seat, noise)


def choose(bot: Bot, game: AnyGame, position: Any, seat: int, noise: Noise) -> int:
    """The bot's action in a true position, of which it is shown an imagined one."""
    imagined = game.determinize(position, seat, noise) if bot.imagines else position
    return bot.choose(game, imagined, seat, noise)
