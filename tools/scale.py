"""Finds the scale of a game's evaluation: the lead that makes the chance to win e times as large.

    python tools/scale.py el_grande --seats 2,4 --matches 60

Greedy bots play; the scale under which the winners of these matches would have been most expected,
over all positions where a round begins, is the best. The same arguments give the same answer.
The results stand in `SCALES` of `theatrum.bots.thinking`.
"""

import argparse
from math import log
from typing import Any

from theatrum.arena.contest import Contest, Task, bots_for, title_of
from theatrum.bots.player import choose, noise_for
from theatrum.bots.thinking import Budget, settings_for
from theatrum.core.chance import Chance, key_of
from theatrum.core.search import chances

GRID = [1.25**i for i in range(4, 28)]  # 2.4 to 414
TINY = 1e-6


def observed(task: Task) -> tuple[list[Any], list[int]]:
    """The positions of a match at which a round begins, and the places in the end."""
    game = title_of(task.contest.game).game
    fair = settings_for(game, len(task.players), Budget()).fair
    bots = bots_for(task)
    options = [option.default for option in game.options]
    state = game.start(len(bots), options, Chance(key_of(task.seed)))
    kept: list[Any] = []
    before = -1
    number = 0
    while state.stack:
        kind = state.stack[-1]
        if (kind in fair and before not in fair) if fair else game.decision(state).opening:
            kept.append(game.copy(state))
        before = kind
        seat = game.decider(state)
        noise = noise_for(bots[seat], seat, number)
        game.apply(state, seat, choose(bots[seat], game, state, seat, noise))
        number += 1
    return kept, game.places(state)


def surprise(game: Any, seen: list[tuple[list[Any], list[int]]], scale: float) -> float:
    """How little the results were expected, a position, in nats."""
    total = 0.0
    count = 0
    for kept, places in seen:
        winners = [seat for seat, place in enumerate(places) if place == 1]
        for state in kept:
            expected = chances(game, state, scale)
            total -= sum(log(max(TINY, expected[seat])) for seat in winners) / len(winners)
            count += 1
    return total / max(1, count)


def main() -> None:
    parser = argparse.ArgumentParser(description="Find the scale of a game's evaluation.")
    parser.add_argument("game")
    parser.add_argument("--seats", default="2")
    parser.add_argument("--matches", type=int, default=40)
    args = parser.parse_args()
    game = title_of(args.game).game
    seen: list[tuple[list[Any], list[int]]] = []
    for seats in [int(text) for text in args.seats.split(",")]:
        contest = Contest(args.game, ("greedy",), seats, args.matches, "scale")
        seen.extend(observed(task) for task in contest.tasks())
    found = {scale: surprise(game, seen, scale) for scale in GRID}
    best = min(found, key=lambda scale: found[scale])
    for scale, nats in found.items():
        print(f"{scale:7.1f} {nats:.4f}{' <' if scale == best else ''}")


if __name__ == "__main__":
    main()
