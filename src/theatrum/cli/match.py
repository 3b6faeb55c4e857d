"""`theatrum match`: match files."""

import argparse
from pathlib import Path
from typing import Any

import msgspec

from theatrum.cli import screen
from theatrum.cli.common import (
    FAILED,
    USAGE,
    Fail,
    Subparsers,
    command,
    printable,
    say,
    say_json,
    shown,
    tr,
    whole,
    words_of,
    write_bytes,
)
from theatrum.cli.play import match_from
from theatrum.core.game import SPECTATOR
from theatrum.match import record
from theatrum.match.match import Match, Told

ALL = "all"
EVERYTHING = -2  # a reader who may see what anybody sees

EXAMPLES = """\
theatrum match verify match.json
theatrum match show match.json --at 40 --as Alba
theatrum match export match.json --as 0 --out for_alba.json"""


def add(commands: Subparsers) -> None:
    parser = command(commands, "match", "check, read and share match files", EXAMPLES)
    actions = parser.add_subparsers(metavar="ACTION", required=True)
    verify = command(
        actions,
        "verify",
        "replay a match and check every entry, shuffle and result",
        "theatrum match verify match.json",
    )
    show = command(
        actions,
        "show",
        "print the log in words, and a position",
        "theatrum match show match.json --at 40 --as Alba",
    )
    export = command(
        actions,
        "export",
        "write what a reader may have: all of a finished match, never the secrets of a running one",
        "theatrum match export match.json --as 0 --out for_alba.json",
    )
    for one, action in ((verify, run_verify), (show, run_show), (export, run_export)):
        one.add_argument("file", type=Path, metavar="FILE", help="a match file")
        one.add_argument(
            "--data", type=Path, metavar="FILE", help="the data file it was played with"
        )
        one.add_argument(
            "--other-engine",
            action="store_true",
            help="try even if another version of Theatrum has written it",
        )
        one.set_defaults(run=action)
    for one in (show, export):
        one.add_argument(
            "--as",
            dest="reader",
            metavar="SEAT",
            help="a seat's number from 0 or name, spectator, or all",
        )
    show.add_argument(
        "--at", type=whole(0, record.ENTRIES), metavar="N", help="the position after N actions"
    )
    for one in (verify, show):
        one.add_argument("--json", action="store_true", help="print JSON")
    export.add_argument("--out", type=Path, metavar="FILE", help="instead of the terminal")


def replayed(args: argparse.Namespace, code: int = USAGE) -> Match:
    return match_from(args.file, args.data, None, args.other_engine, code)


def run_verify(args: argparse.Namespace) -> int:
    try:
        match = replayed(args, FAILED)
    except Fail as error:
        if error.code != FAILED or not args.json:
            raise
        say_json({"ok": False, "problem": str(error)})
        return FAILED
    if args.json:
        say_json(
            {
                "ok": True,
                "game": match.title.name,
                "seats": [seat.name for seat in match.seats],
                "actions": len(match.line),
                "result": match.result(),
            }
        )
        return 0
    words = words_of(match.title.name, args)
    say(
        tr(
            "ok: {title}, {seats} seats, {actions} actions",
            title=words.text("game-title"),
            seats=len(match.seats),
            actions=len(match.line),
        )
    )
    if match.over:
        for line in screen.result_lines(match, words):
            say(line)
    else:
        say(f"  {tr('not over yet')}")
    return 0


def run_show(args: argparse.Namespace) -> int:
    match = replayed(args)
    reader = reader_of(match, args.reader)
    at = len(match.line) if args.at is None else args.at
    if at > len(match.line):
        raise Fail("--at: the match has only {count} actions", count=len(match.line))
    # An undone action is no action: the log up to the last one in force.
    last = match.line[at - 1].number if at else 0
    if at == len(match.line):
        last = len(match.log)
    told = [t for t in told_to(match, reader) if t.number <= last]
    state = match.at(at)
    if args.json:
        say_json(as_json(match, state, at, reader, told, last))
        return 0
    words = words_of(match.title.name, args)
    for line in screen.numbered_log(match, words, told, last):
        say(line)
    say()
    say(screen.position_text(match, state, max(reader, SPECTATOR), words))
    say()
    names = screen.names_of(match)
    if reader == EVERYTHING:
        for seat, name in enumerate(names):
            own = screen.own_text(match, state, seat)
            say(screen.wrap(words.text("table-own", name=name, own=own), "", "  "))
    if match.game.over(state):
        for line in screen.result_lines(match, words):
            say(line)
    else:
        say(screen.wrap(words.waiting(match.game.question(state), names)))
    return 0


def as_json(match: Match, state: Any, at: int, reader: int, told: list[Told], last: int) -> object:
    game = match.game
    out = {
        "game": match.title.name,
        "at": at,
        "question": game.question(state),
        "view": game.view(state, max(reader, SPECTATOR)),
        "log": [{"entry": one.number, **game.fact(one.event)} for one in told],
        "agreements": [msgspec.to_builtins(one) for one in match.agreements if one.number <= last],
    }
    if reader == EVERYTHING:
        out["own"] = [game.own(state, seat) for seat in range(len(match.seats))]
    return out


def run_export(args: argparse.Namespace) -> int:
    match = replayed(args)
    reader = reader_of(match, args.reader)
    if reader == EVERYTHING and not match.over:
        if args.reader is not None:
            raise Fail("a running match can't be exported with all secrets; copy the save instead")
        reader = SPECTATOR
    content = record.to_bytes(record.export(match, max(reader, SPECTATOR)))
    if args.out is None:
        say(content.decode().rstrip("\n"))
    else:
        write_bytes(args.out, content)
        say(tr("written: {file}", file=shown(str(args.out))))
    return 0


def reader_of(match: Match, text: str | None) -> int:
    """The seat that an argument means. A finished match is open to everybody."""
    if text is None:
        return EVERYTHING if match.over else SPECTATOR
    if text == ALL:
        return EVERYTHING
    if text == "spectator":
        return SPECTATOR
    names = screen.names_of(match)
    if text in names:
        return names.index(text)
    if text.isdecimal() and len(text) < 3 and int(text) < len(names):
        return int(text)
    known = ", ".join(f"{seat} ({name})" for seat, name in enumerate(names))
    raise Fail(
        "--as can be {known}, spectator or all, not '{text}'",
        known=known,
        text=shown(printable(text)),
    )


def told_to(match: Match, reader: int) -> list[Told]:
    return match.told if reader == EVERYTHING else match.told_to(reader)
