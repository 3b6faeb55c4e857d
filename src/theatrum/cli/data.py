"""`theatrum data`: the components of the games."""

import argparse
from pathlib import Path

from theatrum.cli import findings
from theatrum.cli.common import (
    FAILED,
    Fail,
    Subparsers,
    add_game,
    command,
    game_names,
    printable,
    read_bytes,
    say,
    say_json,
    tr,
)
from theatrum.library import catalogue

EXAMPLES = """\
theatrum data check
theatrum data check el_grande --file my_cards.json"""


def add(commands: Subparsers) -> None:
    parser = command(commands, "data", "check the data files of games", EXAMPLES)
    actions = parser.add_subparsers(metavar="ACTION", required=True)
    check = command(
        actions,
        "check",
        "say what is wrong with a game's data, or with a corrected file",
        EXAMPLES,
    )
    add_game(check, without="default: all")
    check.add_argument(
        "--file", type=Path, metavar="F", help="your file; its 'schema' says what it replaces"
    )
    check.add_argument("--json", action="store_true", help="print JSON")
    check.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.file is not None:
        if args.game is None:
            raise Fail("--file needs the game: theatrum data check GAME --file F")
        read_bytes(args.file, catalogue.FILE_BYTES)  # a file that isn't there is bad usage
    problems = {name: catalogue.check(name, args.file) for name in game_names(args.game)}
    found = any(problems.values())
    if args.json:
        say_json({"ok": not found, "problems": problems})
    else:
        for name, texts in problems.items():
            said = tr("problems: {count}", count=len(texts)) if texts else tr("ok")
            say(f"{name}: {said}")
            for text in texts:
                say(f"  {printable(findings.said(text))}")
    return FAILED if found else 0
