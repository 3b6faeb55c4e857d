"""Shows how well the ends of courses tell moves apart, by how far the courses go.

    python tools/ends.py hannibal --ends 2 4 12 2,3,4 --positions 60 --with sees=0.5

At moments of greedy matches at which a move begins the moves that a search would compare are played
in the same imagined worlds; then all play on as in a search, and the seat's chance is judged where
each wanted round ends. At last the match is played to its end, and it is seen who won. `2,3,4` is
the mean of three judgements in one course. All numbers are thousandths of a match:

    apart    how far the moves lie apart by these judgements, if all worlds were known
    luck     how far a judgement in one world is off, when moves are compared in the same worlds
    worth    how much more often a move wins that looks better by as much as they lie apart
    at 0.1 s what of it is left with as many worlds as there is time for

`worth` has a standard error over positions. Who won is mostly luck, too, so dozens of positions are
needed. The same arguments give the same numbers, but for the seconds.
"""

import argparse
import multiprocessing
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import Any, NamedTuple

import numpy as np
from moments import moment, noise_of
from numpy.typing import NDArray

from theatrum.arena.contest import title_of
from theatrum.bots.player import SearchBot, make
from theatrum.bots.thinking import settings_for
from theatrum.bots.workers import begin_worker
from theatrum.core.chance import Noise
from theatrum.core.course import ENDLESS, Course
from theatrum.core.search import Move, Search

LONGEST = 100_000  # actions of a course that goes on to the end of the match
HALVINGS = 2  # who drops moves on the way has about so many times the worlds for the others
BUDGETS = (0.1, 1.0)  # seconds
THOUSAND = 1000.0

Table = NDArray[np.float64]


class Seen(NamedTuple):
    """One position: by move, world and wanted round the judgements, and the processor's seconds
    until then; by move and world who won."""

    judged: Table
    seconds: Table
    won: Table


def rounds_of(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def played(
    game: Any, search: Search[Any], world: Any, luck: int, move: Move, rounds: list[int]
) -> tuple[list[float], list[float], float]:
    """A course: the judgements after so many rounds, the seconds until then, and the win."""
    course: Course[Any] = Course(game, Noise(luck), search.settings)
    course.luck = luck
    course.base = search.base
    s = game.copy(world)
    draws = s.chance.draws
    course.carry_out(s, search.seat, move.action)
    for action in move.row:
        if not course.as_planned(s, search.seat, action, draws):
            break
        course.carry_out(s, search.seat, action)
    judged: list[float] = []
    seconds: list[float] = []
    done = 0
    began = time.process_time()
    for wanted in rounds:
        course.play_on(s, wanted - done, LONGEST)
        done = wanted
        judged.append(course.judge(game.copy(s))[search.seat])
        seconds.append(time.process_time() - began)
    course.play_on(s, ENDLESS, LONGEST)
    places = game.places(s)
    return judged, seconds, 1 / places.count(1) if places[search.seat] == 1 else 0.0


def seen_at(args: argparse.Namespace, number: int) -> Seen | None:
    """One position; None if the match was over before, or hardly leaves a choice."""
    game = title_of(args.game).game
    seats = args.seats or game.seats_min
    verbs = [decision.form.verb for decision in game.decisions if decision.opening]
    s = moment(game, seats, number, verbs)
    if s is None:
        return None
    seat = game.decider(s)
    root = game.determinize(s, seat, noise_of("seat", number))
    bot = make(f"search:1.0s:{args.tuning}" if args.tuning else "strong", 0)
    assert isinstance(bot, SearchBot)
    settings = settings_for(game, seats, bot.budget)
    search: Search[Any] = Search(game, root, seat, noise_of("bot", number), settings)
    moves = search.live[: args.moves]
    if len(moves) < 2:
        return None
    rounds = sorted({number for ends in args.ends for number in ends})
    shape = (len(moves), args.worlds, len(rounds))
    judged, seconds, won = np.zeros(shape), np.zeros(shape), np.zeros(shape[:2])
    for world in range(args.worlds):
        noise = noise_of("world", number, world)
        imagined = game.determinize(root, seat, noise)
        luck = int(noise.word())
        for i, move in enumerate(moves):
            judged[i, world], seconds[i, world], won[i, world] = played(
                game, search, imagined, luck, move, rounds
            )
    return Seen(judged, seconds, won)


def all_seen(args: argparse.Namespace) -> Iterator[Seen | None]:
    if args.processes == 1:
        yield from (seen_at(args, number) for number in range(args.positions))
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(args.processes or None, context, begin_worker) as pool:
        yield from pool.map(seen_at, repeat(args, args.positions), range(args.positions))


# What it says.


def shared(one: Table, other: Table) -> float:
    """The covariance of two tables of moves and worlds that the worlds' luck has no part in: each
    world of the first half of one meets those of the second half of the other."""
    one, other = one - one.mean(axis=0), other - other.mean(axis=0)
    even = np.arange(one.shape[1]) % 2 == 0
    products = one[:, even].mean(axis=1) * other[:, ~even].mean(axis=1)
    products += one[:, ~even].mean(axis=1) * other[:, even].mean(axis=1)
    return float(products.sum() / 2 / (len(one) - 1))


def luck_of(table: Table) -> float:
    """The variance of a move's judgement among worlds, less what all moves of a world share."""
    count, worlds = table.shape
    rest = table - table.mean(axis=0)
    rest = rest - rest.mean(axis=1, keepdims=True)
    return float((rest**2).sum() / (count - 1) / (worlds - 1))


def line(name: str, values: list[Table], won: list[Table], world: float) -> str:
    """A row of the table; `world` is what all moves take in one world, in seconds."""
    wins = np.array([shared(v, w) for v, w in zip(values, won, strict=True)])
    apart = max(1e-9, float(np.mean([shared(v, v) for v in values])))
    luck = float(np.mean([luck_of(v) for v in values]))
    error = wins.std() / len(wins) ** 0.5 / apart**0.5
    left = [
        wins.mean() / (apart + luck / max(1.0, HALVINGS * budget / world)) ** 0.5
        for budget in BUDGETS
    ]
    return (
        f"{name:16} {THOUSAND * apart**0.5:7.1f} {THOUSAND * luck**0.5:7.1f}"
        f" {THOUSAND * wins.mean() / apart**0.5:7.1f} ± {THOUSAND * error:4.1f}"
        + "".join(f" {THOUSAND * part:9.1f}" for part in left)
    )


def lines(ends: list[list[int]], seen: list[Seen]) -> Iterator[str]:
    """The whole table."""
    yield f"{'ends':16} {'apart':>7} {'luck':>7} {'worth':>7}       " + "".join(
        f" {f'at {budget} s':>9}" for budget in BUDGETS
    )
    rounds = sorted({number for one in ends for number in one})
    won = [one.won for one in seen]
    for one in ends:
        places = [rounds.index(number) for number in one]
        values = [part.judged[:, :, places].mean(axis=2) for part in seen]
        last = max(places)
        world = float(np.mean([part.seconds[:, :, last].mean(axis=1).sum() for part in seen]))
        yield line(",".join(map(str, one)), values, won, world)


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="See how well ends of courses tell moves apart.")
    parser.add_argument("game")
    parser.add_argument(
        "--ends", type=rounds_of, nargs="+", required=True, help="rounds: 2 4 2,3,4"
    )
    parser.add_argument("--seats", type=int, default=0, help="the fewest there can be")
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--moves", type=int, default=6, help="of a position, the most hopeful ones")
    parser.add_argument("--worlds", type=int, default=24)
    parser.add_argument("--with", dest="tuning", default="", help="settings of the search: sees=1")
    parser.add_argument("--processes", type=int, default=0, help="1: only this one; usual: all")
    args = parser.parse_args(words)
    seen: list[Seen] = []
    for done, one in enumerate(all_seen(args), 1):
        print(f"\r{done} of {args.positions} positions", end="", flush=True)
        if one is not None:
            seen.append(one)
    print()
    print("\n".join(lines(args.ends, seen)) if seen else "no position with a choice")


if __name__ == "__main__":
    main()
