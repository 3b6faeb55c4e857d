"""Finds the weights of a game's evaluation by self-play.

    python tools/tune.py el_grande --seats 2,4 --matches 200 --checks 400 --out el_grande.json

A game takes part whose weights are attributes (numbers, or lists of numbers) of an object `USUAL`
in its `weights.py` or `evaluate.py`, with `build()` where something follows from them.

1. Greedy bots play matches. Of each some positions at which a move begins are kept, and how the
   match ended.
2. The weights under which these positions foretold the ends best are sought, weight by weight, in
   ever smaller steps. Positions foretell points (`--by points`: the mean square of the difference
   to the evaluation of the end) or winners (`--by wins`: the surprise, as in `scale.py`). What
   departs far from the old weights must be worth it. A part of the matches is kept out of the
   fitting, and shows whether the weights foretell matches that they have not seen.
3. One greedy bot with the new weights plays others with the old ones, every seed from every seat.
   Only what wins there deserves to be adopted.

The same arguments give the same weights. All matches are kept beside the result, a line each, and
are not played again when the command is repeated.
"""

import argparse
import json
from base64 import b64decode, b64encode
from collections.abc import Callable
from importlib import import_module
from math import log
from pathlib import Path
from typing import Any

from theatrum.arena.contest import title_of
from theatrum.arena.standings import wilson
from theatrum.bots.player import make as make_bot
from theatrum.bots.player import noise_for
from theatrum.core.chance import Chance, Noise, key_of
from theatrum.core.course import chances
from theatrum.core.greedy import USUAL, Greedy

Weights = dict[str, Any]
Step = tuple[str, int]  # a weight, and the place in it if it is a list (else -1)

FIXED = ("strongest", "rival")  # how rivals are compared is no forecast
KEPT = 12  # positions of a match
OUT = 5  # every fifth match is kept out of the fitting
STEPS = (0.4, 0.2, 0.1, 0.05)  # parts by which a weight changes
PASSES = 3  # through all weights with a step of one size, at most
LOYALTY = 0.002  # of the loss: what doubling or halving one weight must be worth
LONGEST = 20_000  # actions
TINY = 1e-6


# Weights.


def usual_of(name: str) -> Any:
    for room in ("weights", "evaluate"):
        try:
            usual = getattr(import_module(f"theatrum.games.{name}.{room}"), "USUAL", None)
        except ModuleNotFoundError:
            continue
        if usual is not None:
            return usual
    raise SystemExit(f"tune: the evaluation of {name} has no object USUAL with its weights")


def read(usual: Any) -> Weights:
    """The weights: what is a number or a short list of numbers."""
    out: Weights = {}
    for name in dir(usual):
        value = getattr(usual, name)
        if isinstance(value, float):
            out[name] = value
        elif isinstance(value, list) and 0 < len(value) <= 16:
            out[name] = list(value)
    return out


def put(usual: Any, weights: Weights) -> None:
    for name, value in weights.items():
        setattr(usual, name, value if isinstance(value, float) else list(value))
    if hasattr(usual, "build"):
        usual.build()


def steps_of(weights: Weights) -> list[Step]:
    """All that can be changed; what is 0 stays so."""
    out: list[Step] = []
    for name, value in weights.items():
        if name in FIXED:
            continue
        if isinstance(value, float):
            out.append((name, -1))
        else:
            out.extend((name, i) for i in range(len(value)) if value[i] != 0.0)
    return out


def at(weights: Weights, step: Step) -> float:
    value = weights[step[0]]
    number: float = value if step[1] < 0 else value[step[1]]
    return number


def changed(weights: Weights, step: Step, number: float) -> Weights:
    out: Weights = {name: v if isinstance(v, float) else list(v) for name, v in weights.items()}
    if step[1] < 0:
        out[step[0]] = round(number, 4)
    else:
        out[step[0]][step[1]] = round(number, 4)
    return out


# Matches.


class Table:
    """Where greedy bots play with weights of their own, and nobody plays the same match twice."""

    def __init__(self, name: str, evaluations: int, file: Path) -> None:
        self.game: Any = title_of(name).game
        self.options: list[int] = [option.default for option in self.game.options]
        self.usual: Any = usual_of(name)
        self.evaluations = evaluations
        self.file = file
        self.played: dict[str, Any] = {}
        if file.exists():
            for line in file.read_text().splitlines():
                if line.endswith("}"):  # else it was cut off by an interruption
                    self.played.update(json.loads(line))

    def match(self, seed: str, sides: list[Weights], watch: bool) -> dict[str, Any]:
        """The places in the end, and some positions on the way if they are wanted."""
        key = f"{seed} {self.evaluations} " + json.dumps(sides, sort_keys=True)
        key = str(key_of(key) % 2**64)
        if key not in self.played:
            self.played[key] = self.play(seed, sides, watch)
            with self.file.open("a") as stream:
                stream.write(json.dumps({key: self.played[key]}) + "\n")
        found: dict[str, Any] = self.played[key]
        return found

    def play(self, seed: str, sides: list[Weights], watch: bool) -> dict[str, Any]:
        game = self.game
        bots = [make_bot("greedy", seat) for seat in range(len(sides))]
        state = game.start(len(sides), self.options, Chance(key_of(seed)))
        kept: list[Any] = []
        current: Weights | None = None
        number = 0
        while state.stack and number < LONGEST:
            if watch and game.decision(state).opening:
                kept.append(game.copy(state))
            seat = game.decider(state)
            if sides[seat] is not current:
                current = sides[seat]
                put(self.usual, current)
            noise = noise_for(bots[seat], seat, number)
            imagined = game.determinize(state, seat, noise)
            action = Greedy(game, noise, self.evaluations).choose(imagined, seat)
            game.apply(state, seat, action)
            number += 1
        return {
            "places": game.places(state),
            "end": pack(state),
            "positions": [pack(one) for one in some(kept, seed)],
        }


def some(kept: list[Any], seed: str) -> list[Any]:
    noise = Noise(key_of(seed) & (2**96 - 1))
    out = kept[:]
    for i in range(min(KEPT, len(out))):
        j = i + noise.below(len(out) - i)
        out[i], out[j] = out[j], out[i]
    return out[:KEPT]


def pack(state: Any) -> str:
    return b64encode(state.encode()).decode()


# Fitting.


class Lesson:
    """A match that is over: its positions, and what they should have foretold."""

    def __init__(self, game: Any, found: dict[str, Any]) -> None:
        self.positions: list[Any] = [game.decode(b64decode(one)) for one in found["positions"]]
        self.end: Any = game.decode(b64decode(found["end"]))
        places: list[int] = found["places"]
        self.winners: list[int] = [seat for seat, place in enumerate(places) if place == 1]


def point_error(game: Any, lessons: list[Lesson], _: float) -> float:
    """How far the evaluations are from those of the ends: the mean square."""
    total, count = 0.0, 0
    for lesson in lessons:
        for seat in range(lesson.end.seats):
            end = game.evaluate(lesson.end, seat)
            for state in lesson.positions:
                total += (game.evaluate(state, seat) - end) ** 2
                count += 1
    return total / max(1, count)


def surprise(game: Any, lessons: list[Lesson], scale: float) -> float:
    """How little the winners were expected, a position, in nats."""
    total, count = 0.0, 0
    for lesson in lessons:
        for state in lesson.positions:
            expected = chances(game, state, scale)
            for seat in lesson.winners:
                total -= log(max(TINY, expected[seat])) / len(lesson.winners)
            count += 1
    return total / max(1, count)


def best_scale(game: Any, lessons: list[Lesson]) -> float:
    grid = [1.15**i for i in range(5, 45)]
    return min(grid, key=lambda scale: surprise(game, lessons, scale))


Loss = Callable[[Weights], float]


def fitted(start: Weights, loss: Loss, say: Callable[[str], None]) -> Weights:
    """Weight by weight, as long as the loss falls; ever smaller steps."""
    steps = steps_of(start)

    def disloyal(weights: Weights) -> float:
        return 1 + LOYALTY * sum(log(at(weights, s) / at(start, s), 2) ** 2 for s in steps)

    best = start
    least = loss(best)
    for size in STEPS:
        for _ in range(PASSES):
            before = least
            for step in steps:
                for factor in (1 + size, 1 / (1 + size)):
                    new = changed(best, step, at(best, step) * factor)
                    if at(new, step) == 0.0:
                        continue
                    found = loss(new) * disloyal(new)
                    if found < least:
                        best, least = new, found
                        break
            say(f"step {size}: {least:.4f}")
            if least > before * (1 - 1e-4):
                break
    return best


# The check.


def check(table: Table, new: Weights, old: Weights, seats: int, matches: int) -> dict[str, Any]:
    """What one seat with the new weights wins against others with the old ones."""
    won = 0.0
    for number in range(matches):
        me = number % seats
        sides = [new if seat == me else old for seat in range(seats)]
        places = table.match(f"check/{number // seats}", sides, False)["places"]
        won += 1 / places.count(1) if places[me] == 1 else 0.0
    low, high = wilson(won, matches)
    return {
        "seats": seats,
        "matches": matches,
        "wins": round(won, 2),
        "share": round(won / matches, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "fair": round(1 / seats, 4),
    }


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Tune the weights of an evaluation.")
    parser.add_argument("game")
    parser.add_argument("--seats", default="2", help="numbers of seats, with commas")
    parser.add_argument("--matches", type=int, default=100, help="to learn from, by seats")
    parser.add_argument("--checks", type=int, default=400, help="to check with, by seats")
    parser.add_argument("--evaluations", type=int, default=USUAL, help="of a greedy choice")
    parser.add_argument("--by", choices=("points", "wins"), default="points")
    parser.add_argument("--out", type=Path, required=True, help="JSON")
    args = parser.parse_args(words)
    table = Table(args.game, args.evaluations, args.out.with_suffix(".matches.jsonl"))
    game = table.game
    old = read(table.usual)
    counts = [int(text) for text in args.seats.split(",")]
    lessons: list[Lesson] = []
    for seats in counts:
        for number in range(args.matches):
            found = table.match(f"tune/{number}", [old] * seats, True)
            lessons.append(Lesson(game, found))
    learnt = [one for i, one in enumerate(lessons) if i % OUT]
    unseen = [one for i, one in enumerate(lessons) if i % OUT == 0]
    put(table.usual, old)
    scale = best_scale(game, learnt)
    error = point_error if args.by == "points" else surprise

    def loss(weights: Weights) -> float:
        put(table.usual, weights)
        return error(game, learnt, scale)

    new = fitted(old, loss, lambda line: print(line, flush=True))
    out: dict[str, Any] = {"game": args.game, "by": args.by, "weights": new}
    for name, weights in (("old", old), ("new", new)):
        put(table.usual, weights)
        out[name] = {
            "learnt": round(error(game, learnt, scale), 4),
            "unseen": round(error(game, unseen, scale), 4),
            "scale": round(best_scale(game, lessons), 2),
        }
    print(json.dumps(out, indent=1), flush=True)
    out["checks"] = [check(table, new, old, seats, args.checks) for seats in counts]
    put(table.usual, old)
    args.out.write_text(json.dumps(out, indent=1) + "\n")
    print(json.dumps(out["checks"], indent=1))


if __name__ == "__main__":
    main()
