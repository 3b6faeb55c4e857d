"""The tree search with a budget: simulations (the same choice whenever it is asked) or seconds
(never more, as far as a machine can promise), in one process or several.

Several processes search the same root, each with noise of its own; what they have found is added
up. They are started when they are first needed and stay for the next decision.
"""

import atexit
import gc
import multiprocessing
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from theatrum.bots.workers import begin_worker
from theatrum.core.chance import Noise
from theatrum.core.course import Settings, chances
from theatrum.core.search import Search
from theatrum.library.catalogue import AnyGame, load

# A lead of so much over all others makes the chance to win e times as large as theirs. Found with
# `tools/scale.py` in greedy matches.
LEADS = {"el_grande": 8.3, "wallenstein": 5.8}
# In other games the seats are not alike, and their evaluations don't say who is ahead (in Maria
# not at all, in Hannibal hardly: `scale.py` finds leads above 285 and of 40 to 60). A search counts
# only what changes; so large a change is to matter.
OTHER_LEAD = 15.0
# What else differs from the usual settings of the search, by game.
SETTINGS: dict[str, dict[str, float]] = {
    "hannibal": {
        "planning": 400,
        "weighing": 1,
        "rounds": 4,
        "looks": 3,
        "deep": 1,
        "wide": 60,
        "evaluations": 4000,
        "sees": 0.5,
    },
    "maria": {
        "planning": 1200,
        "breadth": 1,
        "stages": 1,
        # Whoever marches next is judged too well or too badly; three looks, one before the stage of
        # each, set that off.
        "rounds": 4,
        "looks": 3,
        # All marches of a piece, not only those that begin well: 30 with different ends instead of
        # 7, in three milliseconds.
        "deep": 4,
        "wide": 16,
    },
}
# And what besides when there is time for a few simulations only: fewer moves, and short courses, of
# which there are more.
HASTY: dict[str, dict[str, float]] = {
    "hannibal": {
        "planning": 200,
        "weighing": 0,
        "rounds": 2,
        "looks": 1,
        "wide": 16,
        "sees": 1.0,
    },
    "maria": {"rounds": 2, "looks": 2},
}
FEW_SECONDS = 0.25
FEW_SIMULATIONS = 24
# The decisions with which a round begins, before which all have had the same turns. In a game that
# is not here the seats take turns: a simulation ends when as many others have begun a move as there
# are seats, unless SETTINGS say otherwise: Maria's turns are long.
ROUNDS = {
    "el_grande": ("play_power",),
    "wallenstein": ("planning", "leave_space"),
    "maria": ("movement", "march", "leader", "consent", "placing", "shift"),
}
# Decisions in the middle of a move. Where it began all of it was planned and compared; who searches
# anew at every click changes plans by the accidents of a few worlds. So there the plan is followed.
UNDER_WAY = {
    "hannibal": (
        *("operation", "marching", "next_general", "placing", "event_target", "remove_pcs"),
        *("reinforce_carthage", "reinforce_rome", "place_consul"),
    ),
    "maria": ("march", "leader", "consent", "placing", "shift"),
}

# What a seat knows at the moments of a move that it has planned, and what it wants to do then.
Planned = dict[bytes, int]

# The settings of the search that a name of a bot may change.
TUNABLE = frozenset(
    (
        *("scale", "wide", "doubt", "ripe", "explore", "sharpness", "rows", "sample", "rounds"),
        *(
            "few",
            "plain",
            "planning",
            "weighing",
            "deep",
            "evaluations",
            "sees",
            "breadth",
            "looks",
        ),
    )
)

# How deep the first look at the root may be, as a part of a budget in seconds. It seldom needs so
# much, but plans that are cut short mislead: with 150 evaluations greedy play is poor.
FIRST_LOOK = 0.35
# After such a part of a budget nobody begins with simulations: how long they take isn't known yet.
LATEST = 0.7
# The next simulation may take so many times as long as the slowest so far.
SLOWER = 2.0
# Time that stays free for all that is not a simulation, as a part of the budget and in seconds; and
# for moving a position to a process.
MARGIN = 0.02
PAUSE = 0.002
TRANSPORT = 0.01
SAMPLE = 8  # calls that the speed is estimated from


@dataclass(frozen=True)
class Budget:
    """How long to think: simulations, or else seconds; in how many processes."""

    simulations: int = 0
    seconds: float = 0.0
    processes: int = 1
    tuning: tuple[tuple[str, float], ...] = ()  # settings of the search that differ from the usual

    def in_haste(self) -> bool:
        """Is there time for a few simulations only?"""
        if self.simulations:
            return self.simulations < FEW_SIMULATIONS
        return self.seconds < FEW_SECONDS


@dataclass(frozen=True)
class Thought:
    """What a search thinks of an action: how often it was tried, and the chance to win of the
    seat if it is played. `prior` is the first glance's opinion."""

    action: int
    visits: int
    value: float
    prior: float
    row: tuple[int, ...] = ()  # how the move is to go on


@dataclass(frozen=True)
class Thoughts:
    """The actions, the best first; and how much work it was."""

    actions: list[Thought]
    simulations: int
    steps: int


def scale_of(game: AnyGame, seats: int) -> float:
    """The scale of evaluations. They are taken against the others: a lead of 1 is a value of 1 for
    who has it, and less than nothing for each of the others, who share it."""
    return LEADS.get(game.name, OTHER_LEAD) * seats / (seats - 1)


def settings_for(game: AnyGame, seats: int, budget: Budget) -> Settings:
    out = Settings(scale_of(game, seats))
    verbs = ROUNDS.get(game.name, ())
    out.fair = [i for i, decision in enumerate(game.decisions) if decision.form.verb in verbs]
    if not out.fair:
        out.rounds = seats
    out.centred = game.name not in LEADS
    out.evaluations = game.evaluations
    usual = SETTINGS.get(game.name, {})
    if budget.in_haste():
        usual = {**usual, **HASTY.get(game.name, {})}
    for name, value in (*usual.items(), *budget.tuning):
        setattr(out, name, type(getattr(out, name))(value))
    return out


def think(game: AnyGame, position: Any, seat: int, noise: Noise, budget: Budget) -> Thoughts:
    """Search for a seat that must decide, in a position that the seat imagines."""
    legal = game.sensible(position, seat)
    if len(legal) == 1:
        value = chances(game, position, scale_of(game, position.seats))[seat]
        return Thoughts([Thought(legal[0], 0, value, 1.0)], 0, 0)
    if budget.processes > 1:
        return merged(spread(game, position, seat, noise, budget))
    return found_by(search(game, position, seat, noise, budget))


def decide(
    game: AnyGame, position: Any, seat: int, noise: Noise, budget: Budget, course: Planned
) -> int:
    """The action for a seat that must decide: while a move is under way as it was planned, else
    found by a search, whose plan is written into the course."""
    follows = UNDER_WAY.get(game.name, ())
    if course and game.decision(position).form.verb in follows:
        planned = course.get(known_to(game, position, seat))
        if planned is not None:
            return planned
    best = think(game, position, seat, noise, budget).actions[0]
    if follows:
        course.clear()
        course.update(planned_course(game, position, seat, best))
    return best.action


def planned_course(game: AnyGame, position: Any, seat: int, best: Thought) -> Planned:
    """What the seat will know in the course of a move, and what it wants to do then."""
    out: Planned = {}
    s = game.copy(position)
    action = best.action
    for planned in best.row:
        game.apply(s, seat, action)
        if s.chance.draws != position.chance.draws or planned not in game.legal(s, seat):
            break
        out[known_to(game, s, seat)] = planned
        action = planned
    return out


def known_to(game: AnyGame, position: Any, seat: int) -> bytes:
    """What a seat knows of a position: all that it can't see is imagined with the same noise."""
    known: bytes = game.determinize(position, seat, Noise(0)).encode()
    return known


def first_look(
    game: AnyGame, position: Any, seat: int, budget: Budget, wanted: int, looks: int
) -> int:
    """How many evaluations there are for each of the first looks at a position, of those wanted."""
    if budget.simulations:
        return wanted
    pace = evaluation_seconds(game, position, seat)
    return min(wanted, int(FIRST_LOOK * budget.seconds / looks / pace))


@contextmanager
def undisturbed() -> Iterator[None]:
    """A search leaves nothing behind that refers to itself. To look for such things on the way took
    a tenth of Hannibal's time, and takes long at once where much else is in memory."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


@undisturbed()
def search(game: AnyGame, position: Any, seat: int, noise: Noise, budget: Budget) -> Search[Any]:
    """One search in this process."""
    began = time.perf_counter()
    settings = settings_for(game, position.seats, budget)
    looks = 2 if settings.deep else 1  # one at the actions, one at what the game proposes
    settings.evaluations = first_look(game, position, seat, budget, settings.evaluations, looks)
    out: Search[Any] = Search(game, position, seat, noise, settings)
    if not budget.simulations and time.perf_counter() - began > LATEST * budget.seconds:
        return out
    if budget.simulations and out.plans:
        out.narrow(budget.simulations)
    elif out.plans:
        now = time.perf_counter()
        out.run(1)
        then = time.perf_counter()
        out.narrow(int((began + budget.seconds - then) / (then - now)))
    parts = (len(out.live) - 1).bit_length()  # so often is halved
    if budget.simulations:
        for part in range(1, parts + 1):
            while out.simulations < budget.simulations * part // parts and len(out.live) > 1:
                out.run(1)
            if part < parts:
                out.halve()
        return out
    end = began + budget.seconds * (1 - MARGIN) - PAUSE
    now = time.perf_counter()
    left = end - now
    slowest = 0.0
    for part in range(1, parts + 1):
        until = end - left * (parts - part) / parts
        while now + SLOWER * slowest < until and len(out.live) > 1:
            out.run(1)
            then = time.perf_counter()
            slowest = max(slowest * 0.99, then - now)  # a single slow one must not end all
            now = then
        if part < parts:
            out.halve()
    return out


def evaluation_seconds(game: AnyGame, position: Any, seat: int) -> float:
    began = time.perf_counter()
    for _ in range(SAMPLE):
        game.evaluate(game.copy(position), seat)
    return (time.perf_counter() - began) / SAMPLE * 2  # an action besides


def found_by(done: Search[Any]) -> Thoughts:
    actions = [
        Thought(move.action, move.visits, done.value(move), move.prior, tuple(move.row))
        for move in done.moves()
    ]
    return Thoughts(ordered(actions), done.simulations, done.steps)


def ordered(actions: list[Thought]) -> list[Thought]:
    return sorted(actions, key=lambda t: (-t.visits, -t.value, -t.prior))


# Several processes.


def spread(game: AnyGame, position: Any, seat: int, noise: Noise, budget: Budget) -> list[Thoughts]:
    """The same search in several processes, each with noise of its own."""
    data = position.encode()
    seeds = [int(noise.word()) << 32 | int(noise.word()) for _ in range(budget.processes)]
    parts: list[Budget] = []
    for i in range(budget.processes):
        count = (budget.simulations + i) // budget.processes
        left = budget.seconds * (1 - TRANSPORT) - TRANSPORT if budget.seconds else 0.0
        parts.append(Budget(count, left, 1, budget.tuning))
    pool = workers(budget.processes)
    waiting = [
        pool.submit(part_of, game.name, data, seat, seed, part)
        for seed, part in zip(seeds, parts, strict=True)
    ]
    return [one.result() for one in waiting]


@lru_cache(maxsize=1)
def workers(count: int) -> ProcessPoolExecutor:
    pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), begin_worker)
    atexit.register(pool.shutdown, wait=False, cancel_futures=True)
    for one in [pool.submit(os.getpid) for _ in range(count)]:
        one.result()  # what starting takes is not taken from the first decision
    return pool


@lru_cache(maxsize=8)
def game_of(name: str) -> AnyGame:
    return load(name).game


def part_of(name: str, data: bytes, seat: int, seed: int, budget: Budget) -> Thoughts:
    game = game_of(name)
    return found_by(search(game, game.decode(data), seat, Noise(seed), budget))


def merged(parts: list[Thoughts]) -> Thoughts:
    """All visits and values added up."""
    by_action: dict[int, list[Thought]] = {}
    for part in parts:
        for thought in part.actions:
            by_action.setdefault(thought.action, []).append(thought)
    actions: list[Thought] = []
    for action, found in by_action.items():
        visits = sum(one.visits for one in found)
        total = sum(one.visits * one.value for one in found)
        prior = sum(one.prior for one in found) / len(found)
        row = max(found, key=lambda one: (one.visits, one.value)).row
        actions.append(Thought(action, visits, total / max(1, visits), prior, row))
    return Thoughts(
        ordered(actions), sum(p.simulations for p in parts), sum(p.steps for p in parts)
    )
