"""Finds the scale of a game's evaluation: the lead over all others that makes the chance to win e
times as large as theirs.

    python tools/scale.py el_grande --seats 2,4 --matches 60

Greedy bots play; the lead under which the winners of these matches would have been most expected,
over all positions where a round begins, is the best. The same arguments give the same answer.
The results stand in `LEADS` of `theatrum.bots.thinking`.
"""

import argparse
from math import log
from typing import Any

from theatrum.arena.contest import Contest, Task, bots_for, title_of
from theatrum.bots.player import noise_for
from theatrum.bots.thinking import Budget, settings_for
from theatrum.core.chance import Chance, key_of
from theatrum.core.course import chances
from theatrum.core.greedy import USUAL, Greedy

GRID = [1.2**i for i in range(4, 32)]  # 2 to 285
TINY = 1e-6


def observed(task: Task, evaluations: int) -> tuple[list[Any], list[int]]:
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
        imagined = game.determinize(state, seat, noise)
        game.apply(state, seat, Greedy(game, noise, evaluations).choose(imagined, seat))
        number += 1
    return kept, game.places(state)


def surprise(game: Any, seen: list[tuple[list[Any], list[int]]], lead: float) -> float:
    """How little the results were expected, a position, in nats."""
    total = 0.0
    count = 0
    for kept, places in seen:
        winners = [seat for seat, place in enumerate(places) if place == 1]
        scale = lead * len(places) / (len(places) - 1)
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
    parser.add_argument("--evaluations", type=int, default=USUAL, help="of a greedy choice")
    args = parser.parse_args()
    game = title_of(args.game).game
    columns: list[list[float]] = []
    counts = [int(text) for text in args.seats.split(",")]
    for seats in counts:
        contest = Contest(args.game, ("greedy",), seats, args.matches, "scale")
        seen = [observed(task, args.evaluations) for task in contest.tasks()]
        columns.append([surprise(game, seen, lead) for lead in GRID])
    columns.append([sum(row) / len(row) for row in zip(*columns, strict=True)])
    least = [min(column) for column in columns]
    print("   lead" + "".join(f"  {seats} seats " for seats in counts) + "     all")
    for lead, *row in zip(GRID, *columns, strict=True):
        marks = ["<" if nats == low else " " for nats, low in zip(row, least, strict=True)]
        cells = "".join(f"  {nats:.4f}{mark}" for nats, mark in zip(row, marks, strict=True))
        print(f"{lead:7.1f}{cells}")


if __name__ == "__main__":
    main()
