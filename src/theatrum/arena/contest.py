"""A contest: who meets whom with which seed, and the playing of one match.

One seed is dealt to all line-ups in turn: with rotation every player gets every seat of it, so
that nobody wins by the luck of the cards or of the seat.
"""

import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from itertools import combinations, islice
from typing import Any

from theatrum import __version__
from theatrum.bots.player import Bot, choose, make, noise_for
from theatrum.core.chance import Chance, key_of
from theatrum.library.catalogue import Title, load, option_numbers
from theatrum.match.match import Match, Seat
from theatrum.match.record import save, to_bytes

LONGEST = 100_000  # actions of a match


@dataclass(frozen=True)
class Contest:
    """What is to be played. Seats beyond the players are taken by the last one of them."""

    game: str
    players: tuple[str, ...]
    seats: int
    matches: int
    seed: str = "0"
    rotate: bool = True
    options: tuple[tuple[str, Any], ...] = ()
    record: bool = False  # bring back every match as a file, not only crashes

    def digest(self) -> str:
        """A name for this contest, engine and data: results of another don't belong to it."""
        about = (self.game, self.players, self.seats, self.seed, self.rotate, self.options)
        text = f"{about!r} {__version__} {title_of(self.game).fingerprint}"
        return sha256(text.encode()).hexdigest()[:16]

    def line_ups(self) -> list[tuple[str, ...]]:
        """All line-ups that share a seed."""
        missing = self.seats - len(self.players)
        full = (*self.players, *[self.players[-1]] * max(0, missing))
        groups = list(dict.fromkeys(combinations(full, self.seats)))
        if not self.rotate:
            return groups
        turned = [group[i:] + group[:i] for group in groups for i in range(self.seats)]
        return list(dict.fromkeys(turned))

    def tasks(self) -> Iterator["Task"]:
        line_ups = self.line_ups()
        for number in islice(range(self.matches), self.matches):
            seed = f"{self.seed}/{number // len(line_ups)}"
            yield Task(self, number, seed, line_ups[number % len(line_ups)])


@dataclass(frozen=True)
class Task:
    """One match of a contest."""

    contest: Contest
    number: int
    seed: str
    players: tuple[str, ...]


@dataclass
class Outcome:
    """How a match went. `crash` is the error of a bot or the rules, `file` the match up to there
    (or the whole match, if it was to be recorded)."""

    number: int
    players: list[str]
    places: list[int]
    scores: list[int]
    actions: int
    # By seat: decisions with a choice, seconds spent on them, the longest one.
    decisions: list[int]
    seconds: list[float]
    longest: list[float]
    crash: str | None = None
    file: bytes | None = field(default=None, repr=False)


@lru_cache(maxsize=8)
def title_of(name: str) -> Title:
    return load(name)


def bots_for(task: Task) -> list[Bot]:
    """The bots of a match: their noise follows from the seed and the seat, whoever sits there."""
    digest = sha256(f"theatrum/arena/1:{task.seed}".encode()).digest()
    seeds = [int.from_bytes(digest[i : i + 8], "big") for i in range(len(task.players))]
    return [make(name, seed) for name, seed in zip(task.players, seeds, strict=True)]


def play(task: Task) -> Outcome:
    """One match, without the ceremony of a log: that is made from the actions if it is wanted."""
    title = title_of(task.contest.game)
    game = title.game
    options = option_numbers(game, dict(task.contest.options))
    count = len(task.players)
    bots = bots_for(task)
    state = game.start(count, options, Chance(key_of(task.seed)))
    log: list[tuple[int, int]] = []
    decisions, seconds, longest = [0] * count, [0.0] * count, [0.0] * count
    crash = None
    try:
        while state.stack and len(log) < LONGEST:
            seat = game.decider(state)
            noise = noise_for(bots[seat], seat, len(log))
            began = time.perf_counter()
            action = choose(bots[seat], game, state, seat, noise)
            spent = time.perf_counter() - began
            if len(game.legal(state, seat)) > 1:
                decisions[seat] += 1
                seconds[seat] += spent
                longest[seat] = max(longest[seat], spent)
            game.apply(state, seat, action)
            log.append((seat, action))
        if state.stack:
            crash = f"not over after {LONGEST} actions"
    except Exception:
        crash = traceback.format_exc()
    file = match_file(title, task, log) if crash or task.contest.record else None
    return Outcome(
        task.number,
        list(task.players),
        game.places(state),
        game.scores(state),
        len(log),
        decisions,
        seconds,
        longest,
        crash,
        file,
    )


def match_file(title: Title, task: Task, log: list[tuple[int, int]]) -> bytes:
    """The match as a file that opens everywhere; up to the first action that fails."""
    seats = [Seat(name[:60], name[:60]) for name in task.players]
    match = Match.new(title, seats, dict(task.contest.options), task.seed)
    try:
        for seat, action in log:
            match.act(seat, action)
    except Exception:  # the error is the outcome's; the file shows what led to it
        pass
    return to_bytes(save(match))


def play_all(tasks: list[Task]) -> list[Outcome]:
    return [play(task) for task in tasks]
