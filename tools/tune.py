"""Tunes the weights of a game's evaluation by self-play.

    python tools/tune.py el_grande --steps 40 --matches 40 --seats 2

A game takes part whose `evaluate.py` has an object `USUAL` with its weights as attributes (numbers,
or lists of numbers), and `build()` where something follows from them. Each step changes a few
weights at random; greedy bots with the new weights play against greedy bots with the old ones,
every seed from every seat; what wins clearly more than its fair part (less one standard error)
stays. The same arguments give the same weights. They are printed as Python, for the source.
"""

import argparse
from importlib import import_module
from math import sqrt
from typing import Any

from theatrum.arena.contest import title_of
from theatrum.bots.player import make, noise_for
from theatrum.core.chance import Chance, Noise, key_of

Weights = dict[str, Any]

CHANGED = 3  # weights that a step changes
LARGEST = 0.4  # part by which one changes at most
LONGEST = 100_000


def read(usual: Any) -> Weights:
    """The weights: what is a number or a list of numbers, and is not made by `build`."""
    names = [n for n in dir(usual) if not n.startswith("_") and not callable(getattr(usual, n))]
    out: Weights = {}
    for name in names:
        value = getattr(usual, name)
        if isinstance(value, float) or (isinstance(value, list) and 0 < len(value) <= 16):
            out[name] = value if isinstance(value, float) else list(value)
    return out


def put(usual: Any, weights: Weights) -> None:
    for name, value in weights.items():
        setattr(usual, name, value if isinstance(value, float) else list(value))
    if hasattr(usual, "build"):
        usual.build()


def varied(weights: Weights, noise: Noise) -> Weights:
    out = {n: v if isinstance(v, float) else list(v) for n, v in weights.items()}
    for _ in range(CHANGED):
        name = sorted(out)[noise.below(len(out))]
        factor = 1 + LARGEST * (noise.below(2001) - 1000) / 1000
        value = out[name]
        if isinstance(value, float):
            out[name] = round(value * factor, 4)
        else:
            i = noise.below(len(value))
            value[i] = round(value[i] * factor, 4)
    return out


def match(game: Any, usual: Any, sides: list[Weights], seed: str) -> list[int]:
    """A match of greedy bots, each with its own weights; the places."""
    bots = [make("greedy", seat) for seat in range(len(sides))]
    options = [option.default for option in game.options]
    state = game.start(len(sides), options, Chance(key_of(seed)))
    number = 0
    current = -1
    while state.stack and number < LONGEST:
        seat = game.decider(state)
        if current < 0 or sides[seat] is not sides[current]:
            put(usual, sides[seat])
        current = seat
        noise = noise_for(bots[seat], seat, number)
        imagined = game.determinize(state, seat, noise)
        game.apply(state, seat, bots[seat].choose(game, imagined, seat, noise))
        number += 1
    places: list[int] = game.places(state)
    return places


def share(
    game: Any, usual: Any, new: Weights, old: Weights, seats: int, matches: int, seed: str
) -> float:
    """What one seat with new weights wins against others with the old ones; 1 is its fair part."""
    won = 0.0
    for number in range(matches):
        me = number % seats
        sides = [new if seat == me else old for seat in range(seats)]
        places = match(game, usual, sides, f"{seed}/{number // seats}")
        won += 1 / places.count(1) if places[me] == 1 else 0.0
    return won / matches * seats


def main() -> None:
    parser = argparse.ArgumentParser(description="Tune the weights of an evaluation.")
    parser.add_argument("game")
    parser.add_argument("--steps", type=int, default=40)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    module = import_module(f"theatrum.games.{args.game}.evaluate")
    usual = getattr(module, "USUAL", None)
    if usual is None:
        raise SystemExit(
            f"tune: the evaluation of {args.game} has no object USUAL with its weights"
        )
    game = title_of(args.game).game
    noise = Noise(args.seed)
    best = read(usual)
    fair = 1 / args.seats
    error = sqrt(fair * (1 - fair) / args.matches) / fair
    for step in range(args.steps):
        new = varied(best, noise)
        got = share(game, usual, new, best, args.seats, args.matches, f"tune/{args.seed}/{step}")
        kept = got - error > 1
        changes = ", ".join(f"{n} {best[n]} -> {new[n]}" for n in best if best[n] != new[n])
        print(f"{step + 1:3} {got:.2f} {'kept' if kept else '    '} {changes}", flush=True)
        if kept:
            best = new
    for name, value in best.items():
        print(f"self.{name} = {value}")


if __name__ == "__main__":
    main()
