"""`theatrum fuzz`: random matches with every law checked on the way."""

import argparse
import sys
from pathlib import Path

from theatrum.cli.common import (
    CANT_WRITE,
    FAILED,
    Fail,
    Subparsers,
    add_game,
    command,
    game_names,
    reason,
    say,
    seconds,
    shown,
    tr,
    whole,
)
from theatrum.match.fuzz import Progress, fuzz

USUAL_SECONDS = 60.0

EXAMPLES = """\
theatrum fuzz --seconds 10
theatrum fuzz el_grande --seed 7 --out crashes"""


def add(commands: Subparsers) -> None:
    parser = command(
        commands,
        "fuzz",
        "look for errors in the rules with random matches",
        EXAMPLES,
        "Play random matches with random options, undo and nonsense, and check every law on the"
        " way.\nA crash leaves a match file and its traceback in the folder of --out.",
    )
    add_game(parser, without="default: all")
    parser.add_argument(
        "--seconds", type=seconds, metavar="S", help=f"default: {USUAL_SECONDS:.0f}"
    )
    parser.add_argument(
        "--matches", type=whole(1, 1_000_000_000), metavar="M", help="stop after so many"
    )
    parser.add_argument(
        "--seed", type=whole(0, 2**32 - 1), default=0, metavar="N", help="default: 0"
    )
    parser.add_argument(
        "--out", type=Path, default=Path("crashes"), metavar="DIR", help="default: crashes"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    names = game_names(args.game)
    if args.out.exists() and not args.out.is_dir():
        raise Fail("--out must be a folder, not the file {file}", file=shown(str(args.out)))
    limit = args.seconds or (None if args.matches else USUAL_SECONDS)
    last = Progress(0, 0, 0, 0.0)

    def on_progress(progress: Progress) -> None:
        nonlocal last
        last = progress
        if sys.stderr.isatty():
            print(f"\r{summary(progress)}", end="", file=sys.stderr, flush=True)

    try:
        crashes = fuzz(names, args.out, args.seed, limit, args.matches, on_progress)
    except OSError as error:
        raise Fail(CANT_WRITE, file=shown(str(args.out)), reason=reason(error)) from None
    finally:
        if sys.stderr.isatty():
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    say(summary(last))
    for crash in crashes:
        say(f"{crash.game}: {crash.problem}")
        say("  " + tr("match: {file}", file=str(crash.match_file)))
        say("  " + tr("error: {file}", file=str(crash.text_file)))
    return FAILED if crashes else 0


def summary(progress: Progress) -> str:
    return tr(
        "{matches} matches, {actions} actions, {crashes} crashes in {seconds} s",
        matches=progress.matches,
        actions=progress.actions,
        crashes=progress.crashes,
        seconds=f"{progress.seconds:.1f}",
    )
