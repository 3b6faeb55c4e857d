"""Finds out what bots' choices are worth, without playing whole contests.

    python tools/gains.py hannibal greedy search:16 search:400:rounds=2 search:60 --positions 48

At some moment of each of many greedy matches every bot says how it would go on; each of its plans
is then played from the same imagined positions, after which all play greedily to the end. The
table has by how much that wins more often than what the first bot chose, with the standard error
over positions; the mean seconds of a choice are the processor's. It does not say how well a bot
plays with what it has got: that is for contests. The same arguments give the same answer, for bots
without a time of their own. `--verbs` takes decisions of some kinds only (`play,attacking`).
"""

import argparse
import multiprocessing
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from math import sqrt
from typing import Any, NamedTuple

from moments import greedily, moment, noise_of

from theatrum.arena.contest import title_of
from theatrum.bots.player import SearchBot, make
from theatrum.bots.thinking import think
from theatrum.bots.workers import begin_worker
from theatrum.core.greedy import Greedy

Row = tuple[int, ...]  # an action, and how the move is to go on


class Asked(NamedTuple):
    """The bots' answers at one position: how often each won, and what it took."""

    won: list[float]
    seconds: list[float]


def planned(game: Any, s: Any, seat: int, name: str, number: int) -> Row:
    """What a bot would do in a position that its seat imagines, and how it would go on."""
    bot = make(name, 0)
    noise = noise_of("bot", number)
    if isinstance(bot, SearchBot):
        best = think(game, s, seat, noise, bot.budget).actions[0]
        return (best.action, *best.row)
    if name != "greedy":
        return (bot.choose(game, s, seat, noise),)
    greedy = Greedy(game, noise)
    actions = game.sensible(s, seat)
    found = greedy.best(greedy.values(s, seat, actions))
    return (actions[found], *greedy.rows[found])


def wins(game: Any, world: Any, seat: int, row: Row, evaluations: int, luck: int) -> float:
    """Does the seat win, if the plan is played as far as it goes, and then all are greedy?"""
    s = game.copy(world)
    draws = s.chance.draws
    for i, action in enumerate(row):
        alone = s.stack and s.stack[-2] == 1 << seat and s.chance.draws == draws
        if i > 0 and not alone:
            break
        if action not in game.legal(s, seat):
            break
        game.apply(s, seat, action)
    step = 0
    while s.stack:
        greedily(game, s, evaluations, luck, step)
        step += 1
    places = game.places(s)
    return 1.0 / places.count(1) if places[seat] == 1 else 0.0


def asked(args: argparse.Namespace, number: int) -> Asked | None:
    """One position: all bots' plans, and how often they win."""
    game = title_of(args.game).game
    s = moment(game, args.seats or game.seats_min, number, args.verbs)
    if s is None:
        return None
    seat = game.decider(s)
    imagined = game.determinize(s, seat, noise_of("seat", number))
    rows: list[Row] = []
    seconds: list[float] = []
    for name in args.bots:
        began = time.process_time()
        rows.append(planned(game, game.copy(imagined), seat, name, number))
        seconds.append(time.process_time() - began)
    won = dict.fromkeys(rows, 0.0)
    for luck in range(args.rollouts):
        world = game.determinize(s, seat, noise_of("world", number, luck))
        for row in won:
            won[row] += wins(game, world, seat, row, args.evaluations, luck) / args.rollouts
    return Asked([won[row] for row in rows], seconds)


def all_asked(args: argparse.Namespace) -> Iterator[Asked | None]:
    if args.processes == 1:
        yield from (asked(args, number) for number in range(args.positions))
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(args.processes or None, context, begin_worker) as pool:
        yield from pool.map(asked, repeat(args, args.positions), range(args.positions))


def lines(bots: list[str], seen: list[Asked]) -> Iterator[str]:
    """The table: what each bot wins more than the first one."""
    count = len(seen)
    for i, name in enumerate(bots):
        more = [one.won[i] - one.won[0] for one in seen]
        mean = sum(more) / count
        error = sqrt(sum((x - mean) ** 2 for x in more) / max(1, count - 1) / count)
        seconds = sum(one.seconds[i] for one in seen) / count
        won = sum(one.won[i] for one in seen) / count
        yield f"{name:36} {won:6.3f} {mean:+7.3f} ± {error:.3f} {seconds:8.3f} s"


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Find out what bots' choices are worth.")
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+", help="the others are compared with the first")
    parser.add_argument("--seats", type=int, default=0, help="the fewest there can be")
    parser.add_argument("--positions", type=int, default=24)
    parser.add_argument("--rollouts", type=int, default=100, help="matches for each plan")
    parser.add_argument("--evaluations", type=int, default=200, help="of a greedy choice in them")
    parser.add_argument("--verbs", type=lambda text: text.split(","), default=[])
    parser.add_argument("--processes", type=int, default=0, help="1: only this one; usual: all")
    args = parser.parse_args(words)
    seen: list[Asked] = []
    for done, one in enumerate(all_asked(args), 1):
        print(f"\r{done} of {args.positions} positions", end="", flush=True)
        if one is not None:
            seen.append(one)
    print()
    for line in lines(args.bots, seen):
        print(line)


if __name__ == "__main__":
    main()
