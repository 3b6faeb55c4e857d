"""`theatrum bench`: how fast the rules are, and beside whom."""

import argparse
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Any

from librt.vecs import vec

from theatrum.cli import peers
from theatrum.cli.common import (
    Subparsers,
    add_game,
    command,
    compiled,
    game_names,
    load_title,
    say,
    say_json,
    seconds,
    tr,
)
from theatrum.core.chance import Chance, Noise, key_of
from theatrum.core.playout import playout
from theatrum.library.catalogue import AnyGame

SLICES = 5  # each measure is taken so often, in turn with the others; the median counts
BATCH = 64  # calls between two looks at the clock
SAMPLE = 16  # positions of one match that copies and views are taken of
LONGEST = 100_000
# Bytes of a `vec`: what comes before its items, a number, and a `vec` as an item of another.
VEC_HEAD, NUMBER, VEC_ITEM = 24, 8, 16

Rate = Callable[[float], float]  # runs for so many seconds; gives something per second

EXAMPLES = """\
theatrum bench
theatrum bench el_grande --seconds 2 --json
theatrum bench --peers"""


def columns() -> dict[str, str]:
    """The figures of the table with their headings."""
    return {
        "python_steps_per_second": tr("steps, Python"),
        "playout_steps_per_second": tr("steps, playout"),
        "copies_per_second": tr("copies"),
        "views_per_second": tr("views"),
        "state_bytes": tr("bytes"),
        "encoded_bytes": tr("encoded"),
    }


def add(commands: Subparsers) -> None:
    parser = command(
        commands,
        "bench",
        "measure the speed of the rules",
        EXAMPLES,
        "Measure random play per second: in a Python loop (legal list, choice, action), in the\n"
        "compiled playout loop, copies of positions, views; and the size of a position.",
    )
    add_game(parser, without="default: all")
    parser.add_argument(
        "--seconds", type=seconds, default=1.0, metavar="X", help="for each measure (default: 1)"
    )
    parser.add_argument("--peers", action="store_true", help="measure OpenSpiel games beside them")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    found = [load_title(name).game for name in game_names(args.game)]
    tables = [table for game in found for table in tables_of(game)]
    rates: dict[tuple[str, str], Rate] = {}
    for table in tables:
        for measure, rate in measures(table).items():
            rates[table.name, measure] = rate
    if args.peers:
        rates.update(peers.measures())
    took = measured(rates, args.seconds)
    report: dict[str, Any] = {
        "compiled": compiled(),
        "games": [
            {
                "game": table.game.name,
                "seats": table.seats,
                "variant": table.variant,
                **{measure: took[table.name, measure] for measure in TIMED},
                **sizes(table),
                "compiled": compiled(),
            }
            for table in tables
        ],
    }
    if args.peers:
        report["peers"] = peers.results(took)
        report["ratios"] = peers.ratios(report["games"], report["peers"])
    if args.json:
        say_json(report)
    else:
        print_table(report)
    return 0


def measured(rates: dict[tuple[str, str], Rate], each: float) -> dict[tuple[str, str], float]:
    """Every rate in slices that alternate, so that a noisy second strikes all alike."""
    took: dict[tuple[str, str], list[float]] = {name: [] for name in rates}
    for turn in range(SLICES):
        if sys.stderr.isatty():
            told = tr("round {number} of {total}", number=turn + 1, total=SLICES)
            print(f"\r{told}", end="", file=sys.stderr, flush=True)
        for name, rate in rates.items():
            took[name].append(rate(each / SLICES))
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    return {name: round(median(values), 1) for name, values in took.items()}


@dataclass(frozen=True)
class Table:
    """What is measured: a game with so many seats, and which of its variants, if it has some."""

    game: AnyGame
    seats: int
    options: list[int]
    variant: str | None = None

    @property
    def name(self) -> str:
        return label({"game": self.game.name, "seats": self.seats, "variant": self.variant})

    def begin(self, number: int) -> Any:
        return self.game.start(self.seats, self.options, Chance(key_of(f"bench/{number}")))


def tables_of(game: AnyGame) -> list[Table]:
    """All numbers of seats, with the usual options; the choices of an option `variant` apart."""
    usual = [option.default for option in game.options]
    counts = range(game.seats_min, game.seats_max + 1)
    for i, option in enumerate(game.options):
        if option.name == "variant":
            return [
                Table(game, seats, [*usual[:i], k, *usual[i + 1 :]], str(choice))
                for k, choice in enumerate(option.choices[: option.published()])
                for seats in counts
            ]
    return [Table(game, seats, usual) for seats in counts]


def sample(table: Table) -> list[Any]:
    """Positions spread over one random match, the middle one in the middle."""
    game = table.game
    states = [table.begin(0)]
    noise = Noise(0)
    while not game.over(states[-1]):
        state = game.copy(states[-1])
        playout(game, state, noise, 1)
        states.append(state)
    del states[-1]  # the end
    return [states[len(states) * i // SAMPLE] for i in range(SAMPLE)]


TIMED = [
    "python_steps_per_second",
    "playout_steps_per_second",
    "copies_per_second",
    "views_per_second",
]


def measures(table: Table) -> dict[str, Rate]:
    game, states = table.game, sample(table)
    readers = [game.decider(state) for state in states]
    views = list(zip(states, readers, strict=True))
    return {
        "python_steps_per_second": lambda span: python_steps(table, span),
        "playout_steps_per_second": lambda span: playout_steps(table, span),
        "copies_per_second": lambda span: calls(game.copy, [(s,) for s in states], span),
        "views_per_second": lambda span: calls(game.view, views, span),
    }


def python_steps(table: Table, span: float) -> float:
    """Random play in a plain Python loop: ask who decides, list, choose, apply."""
    game = table.game
    choose = random.Random(0).random
    steps = 0
    began = time.process_time()
    until = began + span
    number = 0
    while time.process_time() < until:
        state = table.begin(number)
        number += 1
        while (seat := game.decider(state)) >= 0:
            actions = game.legal(state, seat)
            game.apply(state, seat, actions[int(choose() * len(actions))])
            steps += 1
    return steps / (time.process_time() - began)


def playout_steps(table: Table, span: float) -> float:
    """Random play in the loop that is compiled with the rules."""
    noise = Noise(0)
    steps = 0
    began = time.process_time()
    until = began + span
    number = 0
    while time.process_time() < until:
        steps += playout(table.game, table.begin(number), noise, LONGEST)
        number += 1
    return steps / (time.process_time() - began)


def calls(call: Callable[..., object], arguments: list[Any], span: float) -> float:
    """Calls a second, going round the arguments."""
    done = 0
    began = time.process_time()
    until = began + span
    while time.process_time() < until:
        for _ in range(BATCH // len(arguments) or 1):
            for one in arguments:
                call(*one)
        done += (BATCH // len(arguments) or 1) * len(arguments)
    return done / (time.process_time() - began)


def sizes(table: Table) -> dict[str, int]:
    """The memory that one more position of mid-game takes, and its canonical bytes."""
    state = sample(table)[SAMPLE // 2]
    return {
        "state_bytes": memory(state, table.game.copy(state)),
        "encoded_bytes": len(state.encode()),
    }


def memory(thing: object, copy: object) -> int:
    """The bytes of an object and of what it does not share with its copy."""
    total = sys.getsizeof(thing)
    if hasattr(thing, "__dict__"):
        total += sys.getsizeof(vars(thing))
    for name in dir(thing):
        value = getattr(thing, name)
        if name.startswith("__") or callable(value):
            continue
        other = getattr(copy, name)
        if isinstance(value, vec):
            total += row_memory(value)
        elif value is not other and not isinstance(value, int):
            total += sys.getsizeof(value) if isinstance(value, list) else memory(value, other)
    return total


def row_memory(row: Any) -> int:
    """What the items of a `vec` take, which getsizeof doesn't see. Whether another position shares
    them can't be seen either, so shared rows count."""
    inner = [row_memory(item) for item in row if isinstance(item, vec)]
    return VEC_HEAD + len(row) * (VEC_ITEM if inner else NUMBER) + sum(inner)


def label(line: dict[str, Any]) -> str:
    variant = f" {line['variant']}" if line["variant"] else ""
    return f"{line['game']}{variant}, {line['seats']} seats"


def told(line: dict[str, Any]) -> str:
    """The same for people."""
    variant = f" {line['variant']}" if line["variant"] else ""
    return tr("{game}, {seats} seats", game=f"{line['game']}{variant}", seats=line["seats"])


def print_table(report: dict[str, Any]) -> None:
    """The report for people."""
    say(tr("compiled rules") if report["compiled"] else tr("rules as plain Python"))
    figures = columns()
    rows = [["", *figures.values()]]
    for line in report["games"]:
        values = [f"{line[name]:,.0f}" for name in figures]
        rows.append([told(line), *values])
    for line in report.get("peers", []):
        values = [f"{line[name]:,.0f}" if name in line else "" for name in figures]
        rows.append([f"OpenSpiel {line['name']}", *values])
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    for row in rows:
        cells = [cell.rjust(size) for cell, size in zip(row[1:], widths[1:], strict=True)]
        say("  ".join([row[0].ljust(widths[0]), *cells]).rstrip())
    if "ratios" in report:
        say()
        say(
            tr(
                "times OpenSpiel {game}: steps in Python, steps in playout, copies",
                game=peers.YARDSTICK,
            )
        )
        for line in report["ratios"]:
            values = [f"{line[name]:.2f}" for name in peers.RATIOS]
            say(f"  {told(line)}: {', '.join(values)}")
