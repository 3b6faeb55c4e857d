"""Learns who will win: the numbers behind a game's `outlook.py`.

    python tools/outlook.py hannibal --matches 3000 --hidden 8

1. Greedy bots play matches, with some slips, so that also what good players avoid is seen. With
   `--weighing` those play who play on in a search and weigh whole moves with what has been learnt
   before: they are stronger, so who wins among them says more. Of each match some positions at
   which a move begins are kept as the numbers that `features` makes of them, and which side won.
2. A network (`theatrum.core.network`) is fitted to them; every fifth match is kept out, shows when
   to stop, and whether the network foretells matches that it has not seen. A surprise is counted
   in nats; that of whoever knows nothing but how often each side wins is printed beside it.
   With `--patience` a game that says which of its numbers counts the rounds left (`LEFT`) learns
   less from the end, which is mostly luck in the beginning, than from what it has learnt itself of
   the next round of the same match (temporal differences), in so many passes more.
3. The numbers are written into the game's `learnt.py`; then the game must be built anew.

The same arguments give the same numbers, for the same `features`. Matches are kept in a folder and
not played again when the command is repeated; who changes the evaluation gives it a new name.
"""

import argparse
import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from theatrum.arena.contest import title_of
from theatrum.bots.player import make as make_bot
from theatrum.bots.player import noise_for
from theatrum.bots.thinking import Budget, settings_for
from theatrum.bots.workers import begin_worker
from theatrum.core.chance import Chance, Noise, key_of
from theatrum.core.course import Course
from theatrum.core.greedy import USUAL, Greedy

Rows = NDArray[np.float64]
Whole = NDArray[np.int64]

KEPT = 32  # positions of a match
SLIPS = 12  # of a hundred moves, so many are begun with any action
OUT = 5  # every fifth match is kept out of the fitting
BATCH = 512  # positions of one step
RATE = 0.002
PASSES = 60  # through all positions, at most
PATIENCE = 6  # passes without a gain, then it ends
DIGITS = 5
LAST_WORD = 0.1  # of the end, where the next round is what positions should foretell


class Player:
    """A seat's player: greedy with so many evaluations, or with none of them one who weighs whole
    moves and goes on as he has planned."""

    def __init__(self, game: Any, seat: int, seats: int, evaluations: int) -> None:
        self.game = game
        self.bot = make_bot("greedy", seat)
        self.seat = seat
        self.evaluations = evaluations
        self.settings = None if evaluations else settings_for(game, seats, Budget(seconds=1.0))
        self.row: list[int] = []  # how the move is to go on
        self.draws = 0

    def choose(self, s: Any, number: int) -> int:
        noise = noise_for(self.bot, self.seat, number)
        imagined = self.game.determinize(s, self.seat, noise)
        if self.settings is None:
            return Greedy(self.game, noise, self.evaluations).choose(imagined, self.seat)
        begins = self.game.decision(s).opening
        if not begins and self.row and self.draws == s.chance.draws:
            action = self.row.pop(0)
            if action in self.game.legal(s, self.seat):
                return action
        course = Course(self.game, noise, self.settings)
        if self.settings.centred:
            course.base = [self.game.evaluate(imagined, other) for other in range(s.seats)]
        self.draws = s.chance.draws
        weigh = course.weighed_row if begins else course.planned_row
        action, *self.row = weigh(imagined, self.seat)
        return action


def played(game: Any, room: Any, players: list[Player], seed: str) -> tuple[Rows, list[float]]:
    """One match: its positions as numbers, and the sides' parts of the win."""
    slips = Noise(key_of(f"slips/{seed}") & (2**96 - 1))
    options = [option.default for option in game.options]
    state = game.start(len(players), options, Chance(key_of(seed)))
    kept: list[list[float]] = []
    number = 0
    while state.stack:
        seat = game.decider(state)
        begins = game.decision(state).opening
        if begins:
            kept.append(list(room.features(state)))
        if begins and slips.below(100) < SLIPS:
            actions = game.sensible(game.determinize(state, seat, Noise(number)), seat)
            action = actions[slips.below(len(actions))]
            players[seat].row = []
        else:
            action = players[seat].choose(state, number)
        game.apply(state, seat, action)
        number += 1
    places = game.places(state)
    won = [1 / places.count(1) if places[seat] == 1 else 0.0 for seat in room.seats_of(state)]
    chosen = [kept[slips.below(len(kept))] for _ in range(KEPT)]
    return np.array(chosen), won


def batch(name: str, seats: int, first: int, count: int, evaluations: int) -> list[Any]:
    """So many matches; with no evaluations of those who weigh moves."""
    game = title_of(name).game
    room = import_module(f"theatrum.games.{name}.outlook")
    out: list[Any] = []
    for number in range(first, first + count):
        players = [Player(game, seat, seats, evaluations) for seat in range(seats)]
        out.append(played(game, room, players, f"outlook/{number}"))
    return out


def batches(
    name: str, seats: int, firsts: list[int], count: int, evaluations: int, processes: int
) -> Iterator[tuple[int, list[Any]]]:
    """The matches from each of the numbers on: in this process, or in several."""
    if processes == 1:
        for first in firsts:
            yield first, batch(name, seats, first, count, evaluations)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes or None, context, begin_worker) as pool:
        waiting = {
            first: pool.submit(batch, name, seats, first, count, evaluations) for first in firsts
        }
        for first, future in waiting.items():
            yield first, future.result()


def matches(
    name: str, seats: int, wanted: int, evaluations: int, folder: Path, processes: int
) -> tuple[Rows, Rows, Whole]:
    """All positions, their sides' shares of the win, and the numbers of their matches."""
    folder.mkdir(parents=True, exist_ok=True)
    size = 20
    firsts = list(range(0, wanted, size))
    missing = [first for first in firsts if not (folder / f"{first}.npz").exists()]
    found_ones = batches(name, seats, missing, size, evaluations, processes)
    for done, (first, found) in enumerate(found_ones, 1):
        rows = np.array([rows for rows, _ in found])
        won = np.array([won for _, won in found])
        np.savez(folder / f"{first}.npz", rows=rows, won=won)
        print(f"\r{done * size} of {len(missing) * size} matches", end="", flush=True)
    print()
    parts = [np.load(folder / f"{first}.npz") for first in firsts]
    rows = np.concatenate([part["rows"] for part in parts])
    won = np.concatenate([part["won"] for part in parts])
    count, kept, inputs = rows.shape
    return (
        rows.reshape(count * kept, inputs),
        np.repeat(won, kept, axis=0),
        np.repeat(np.arange(count), kept),
    )


# Fitting.


class Fit:
    """A network whose inputs are brought to mean 0 and size 1."""

    def __init__(self, inputs: int, hidden: int, sides: int) -> None:
        source = np.random.default_rng(1)
        self.parts = {
            "straight": np.zeros((inputs, sides)),
            "constant": np.zeros(sides),
            "cells": source.normal(0, (1 / inputs) ** 0.5, (inputs, hidden)),
            "bias": np.zeros(hidden),
            "adds": np.zeros((hidden, sides)),
        }
        self.means = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def odds(self, rows: Rows) -> tuple[Rows, Rows]:
        p = self.parts
        heard = np.maximum(rows @ p["cells"] + p["bias"], 0)
        return rows @ p["straight"] + p["constant"] + heard @ p["adds"], heard

    def chances(self, rows: Rows) -> Rows:
        odds, _ = self.odds(rows)
        raised: Rows = np.exp(odds - odds.max(axis=1, keepdims=True))
        out: Rows = raised / raised.sum(axis=1, keepdims=True)
        return out

    def learn(self, rows: Rows, won: Rows, loyalty: float) -> None:
        """One step of Adam down the surprise."""
        p = self.parts
        _, heard = self.odds(rows)
        error = (self.chances(rows) - won) / len(rows)
        back = (error @ p["adds"].T) * (heard > 0)
        slopes = {
            "straight": rows.T @ error,
            "constant": error.sum(axis=0),
            "cells": rows.T @ back,
            "bias": back.sum(axis=0),
            "adds": heard.T @ error,
        }
        self.steps += 1
        for name, slope in slopes.items():
            if name in ("straight", "cells", "adds"):
                slope = slope + loyalty * p[name]
            self.means[name] = 0.9 * self.means[name] + 0.1 * slope
            self.squares[name] = 0.999 * self.squares[name] + 0.001 * slope * slope
            mean = self.means[name] / (1 - 0.9**self.steps)
            square = self.squares[name] / (1 - 0.999**self.steps)
            p[name] -= RATE * mean / (np.sqrt(square) + 1e-8)


def surprise(chances: Rows, won: Rows) -> float:
    return float(-(won * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean())


def fitted(rows: Rows, won: Rows, wanted: Rows, match: Whole, hidden: int, loyalty: float) -> Fit:
    """A network that foretells what is wanted; the ends of unseen matches say when to stop."""
    out = match % OUT == 0
    best = Fit(rows.shape[1], hidden, won.shape[1])
    fit = Fit(rows.shape[1], hidden, won.shape[1])
    least = surprise(best.chances(rows[out]), won[out])
    seen, known = rows[~out], wanted[~out]
    source = np.random.default_rng(2)
    waited = 0
    for number in range(PASSES):
        order = source.permutation(len(seen))
        for at in range(0, len(order), BATCH):
            part = order[at : at + BATCH]
            fit.learn(seen[part], known[part], loyalty)
        now = surprise(fit.chances(rows[out]), won[out])
        learnt = surprise(fit.chances(seen), known)
        print(f"pass {number + 1}: learnt {learnt:.4f}, unseen {now:.4f}", flush=True)
        waited += 1
        if now < least - 1e-5:
            least, waited = now, 0
            best.parts = {name: part.copy() for name, part in fit.parts.items()}
        if waited >= PATIENCE:
            break
    return best


def foreseen(chances: Rows, won: Rows, match: Whole, left: Whole) -> Rows:
    """What positions should foretell: in the last round who won; before, mostly how the next round
    of the same match looks."""
    rounds = int(left.max()) + 1
    totals = np.zeros((int(match.max()) + 1, rounds, won.shape[1]))
    counts = np.zeros((int(match.max()) + 1, rounds, 1))
    np.add.at(totals, (match, left), chances)
    np.add.at(counts, (match, left), 1)
    following = totals[match, left - 1] / np.maximum(counts[match, left - 1], 1)
    unknown = (left <= 1) | (counts[match, left - 1, 0] == 0)
    out: Rows = (1 - LAST_WORD) * following + LAST_WORD * won
    out[unknown] = won[unknown]
    return out


def numbers(fit: Fit, middle: Rows, size: Rows) -> list[list[float]]:
    """The rows of numbers that `Network` reads, for inputs as they are."""
    p = fit.parts
    out: list[list[float]] = []
    straight = p["straight"] / size[:, None]
    constant = p["constant"] - middle @ straight
    for side in range(len(constant)):
        out.append([constant[side], *straight[:, side]])
    cells = p["cells"] / size[:, None]
    bias = p["bias"] - middle @ cells
    for cell in range(len(bias)):
        out.append([bias[cell], *cells[:, cell], *p["adds"][cell]])
    return out


def words(rows: list[list[float]]) -> str:
    """Numbers as lines of text that fit the style of the sources."""
    lines: list[str] = []
    for row in rows:
        line = ""
        for number in row:
            word = f"{number:.{DIGITS}g}"
            if len(line) + len(word) > 97:
                lines.append(line)
                line = ""
            line = f"{line} {word}".strip()
        lines.append(line)
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn who will win.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=0, help="the most there can be")
    parser.add_argument("--matches", type=int, default=3000)
    parser.add_argument("--hidden", type=int, default=8, help="cells of the network")
    parser.add_argument("--loyalty", type=float, default=1e-4, help="what keeps numbers small")
    parser.add_argument("--patience", type=int, default=0, help="passes to learn from rounds")
    parser.add_argument("--evaluations", type=int, default=USUAL, help="of a greedy choice")
    parser.add_argument("--weighing", action="store_true", help="players weigh whole moves")
    parser.add_argument("--processes", type=int, default=0, help="1: only this one; usual: all")
    parser.add_argument("--folder", type=Path, required=True, help="where matches are kept")
    parser.add_argument("--out", type=Path, required=True, help="the game's learnt.py")
    args = parser.parse_args()
    seats = args.seats or title_of(args.game).game.seats_max
    evaluations = 0 if args.weighing else args.evaluations
    rows, won, match = matches(
        args.game, seats, args.matches, evaluations, args.folder, args.processes
    )
    middle, size = rows.mean(axis=0), rows.std(axis=0) + 1e-6
    inputs = (rows - middle) / size
    fit = fitted(inputs, won, won, match, args.hidden, args.loyalty)
    room = import_module(f"theatrum.games.{args.game}.outlook")
    for _ in range(args.patience):
        left = rows[:, room.LEFT].astype(int)
        wanted = foreseen(fit.chances(inputs), won, match, left)
        fit = fitted(inputs, won, wanted, match, args.hidden, args.loyalty)
    out = match % OUT == 0
    usual = np.tile(won[~out].mean(axis=0), (int(out.sum()), 1))
    found = surprise(fit.chances((rows[out] - middle) / size), won[out])
    print(f"unseen matches: {found:.4f} nats, knowing nothing {surprise(usual, won[out]):.4f}")
    command = f"outlook.py {args.game} --matches {args.matches} --hidden {args.hidden}"
    for name in ("seats", "loyalty", "patience", "evaluations"):
        if getattr(args, name) != parser.get_default(name):
            command += f" --{name} {getattr(args, name)}"
    if args.weighing:
        learnt = import_module(f"theatrum.games.{args.game}.learnt")
        before = (learnt.__doc__ or "").splitlines()[2].strip()
        command += f" --weighing\n\nfrom players who had learnt by\n\n    {before}"
    args.out.write_text(
        f'"""Learnt by\n\n    {command}\n\n'
        f"Unseen matches surprise by {found:.3f} nats a position, and by"
        f' {surprise(usual, won[out]):.3f} who knows nothing."""\n\n'
        "from typing import Final\n\n"
        f'NUMBERS: Final = """\\\n{words(numbers(fit, middle, size))}\n"""\n'
    )


if __name__ == "__main__":
    main()
