"""`theatrum analyse`: the course of a match, as a bot sees it."""

import argparse
import sys
from pathlib import Path
from typing import Any

from theatrum.bots.advice import CURVE, Advice, Analysis, analyse
from theatrum.bots.course import TURNING_POINTS
from theatrum.bots.thinking import Budget
from theatrum.cli import screen
from theatrum.cli.common import (
    Fail,
    Subparsers,
    command,
    printable,
    say,
    say_json,
    tr,
    whole,
    words_of,
)
from theatrum.cli.play import match_from
from theatrum.library.words import Words
from theatrum.match.match import Match

BLOCKS = " ▁▂▃▄▅▆▇█"
LINE = 60  # characters of a curve

EXAMPLES = """\
theatrum analyse match.json
theatrum analyse match.json --simulations 2000 --points 10
theatrum analyse match.json --json > analysis.json"""


def add(commands: Subparsers) -> None:
    parser = command(
        commands,
        "analyse",
        "show the chances to win in the course of a match, and its turning points",
        EXAMPLES,
        "Show how the chances to win changed in a match, the moves that changed them most,\n"
        "and what a bot would have done there with the knowledge of the seat that moved.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a match file")
    parser.add_argument("--data", type=Path, metavar="FILE", help="the data it was played with")
    parser.add_argument(
        "--simulations",
        type=whole(1, 10**6),
        default=400,
        metavar="N",
        help="of the search at a turning point (default: 400)",
    )
    parser.add_argument(
        "--courses",
        type=whole(1, 10**4),
        default=CURVE,
        metavar="N",
        help=f"imagined courses for each chance (default: {CURVE})",
    )
    parser.add_argument(
        "--points",
        type=whole(0, 1000),
        default=TURNING_POINTS,
        metavar="N",
        help=f"turning points (default: {TURNING_POINTS})",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    match = match_from(args.file, args.data)
    if not match.line:
        raise Fail("nothing has been played in this match")
    watched = sys.stderr.isatty() and not args.json

    def seen(number: int) -> None:
        if watched:
            text = f"\r{number} of {len(match.line)} positions"
            print(text, end="", file=sys.stderr, flush=True)

    found = analyse(match, Budget(simulations=args.simulations), args.courses, args.points, seen)
    if watched:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    if args.json:
        say_json(as_json(match, found))
    else:
        print_analysis(match, found, words_of(match.title.name, args))
    return 0


def as_json(match: Match, found: Analysis) -> dict[str, Any]:
    return {
        "game": match.title.name,
        "seats": [seat.name for seat in match.seats],
        "chances": [[round(c, 4) for c in moment.chances] for moment in found.moments],
        "turning_points": [
            {
                "first": point.first,
                "last": point.last,
                "seat": point.seat,
                "before": [round(c, 4) for c in point.before],
                "after": [round(c, 4) for c in point.after],
                "action": match.game.actions.json(point.action),
                "advice": [advice_json(match, one) for one in point.advice],
            }
            for point in found.turning_points
        ],
    }


def advice_json(match: Match, one: Advice) -> dict[str, Any]:
    action = match.game.actions.json(one.action)
    return {"action": action, "value": round(one.value, 4), "weight": round(one.weight, 4)}


def print_analysis(match: Match, found: Analysis, words: Words) -> None:
    names = screen.names_of(match)
    width = max(len(name) for name in names)
    say(
        tr(
            "{title}: chances to win over {count} actions",
            title=words.text("game-title"),
            count=len(match.line),
        )
    )
    for seat, name in enumerate(names):
        curve = "".join(block(c) for c in sampled([m.chances[seat] for m in found.moments]))
        last = found.moments[-1].chances[seat]
        say(f"  {printable(name):{width}} {curve} {last:4.0%}")
    for point in found.turning_points:
        name = printable(names[point.seat])
        change = ", ".join(
            f"{printable(other)} {before:.0%} → {after:.0%}"
            for other, before, after in zip(names, point.before, point.after, strict=True)
        )
        where = f"{point.first}" if point.first == point.last else f"{point.first}-{point.last}"
        say()
        say(screen.wrap(f"{where}: {name}. {change}", "", "  "))
        played = words.action(match.game.actions.json(point.action), names)
        say(screen.wrap(tr("played: {action}", action=played), "  ", "    "))
        for one in point.advice:
            text = words.action(match.game.actions.json(one.action), names)
            mark = f" ({tr('played')})" if one.action == point.action else ""
            text = tr("a bot: {chance} {action}", chance=f"{one.value:4.0%}", action=text)
            say(screen.wrap(f"{text}{mark}", "  ", "    "))


def sampled(values: list[float]) -> list[float]:
    """At most so many values as a line has room for."""
    if len(values) <= LINE:
        return values
    return [values[i * (len(values) - 1) // (LINE - 1)] for i in range(LINE)]


def block(chance: float) -> str:
    return BLOCKS[min(8, round(chance * 8))]
