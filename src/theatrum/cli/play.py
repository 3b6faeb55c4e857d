"""`theatrum play`: a match in the terminal."""

import argparse
import sys
from hashlib import sha256
from pathlib import Path

from theatrum.bots.player import LEVELS, Bot, make
from theatrum.cli.common import (
    USAGE,
    Fail,
    Subparsers,
    add_game,
    check_seats,
    command,
    load_title,
    parse_options,
    printable,
    problem_of,
    read_bytes,
    seed_text,
    shown,
    tr,
    whole,
    words_of,
)
from theatrum.cli.table import Leave, Table
from theatrum.core.forms import SEATS_MAX
from theatrum.core.game import BadOptions
from theatrum.library.catalogue import Title
from theatrum.library.words import Words
from theatrum.match import record
from theatrum.match.match import Match, Seat

NAMES = ("Alba", "Bruno", "Carla", "Diego", "Elena")
PERSON = "person"
USUAL_SEATS = 4
USUAL_BOT = "greedy"

EXAMPLES = """\
theatrum play el_grande
theatrum play el_grande --seats 3 --option rounds=short
theatrum play el_grande --players person:Ana,person:Bea,greedy
theatrum play el_grande --players greedy,greedy,random --save match.json
theatrum play --load match.json"""


def add(commands: Subparsers) -> None:
    parser = command(
        commands,
        "play",
        "play a match in the terminal, against bots or each other",
        EXAMPLES,
        "Play a match in the terminal: against bots, with several people at one keyboard, or watch"
        " bots play.\nWithin it, type help.",
    )
    add_game(parser, without="not needed with --load")
    levels = ", ".join(LEVELS)
    parser.add_argument(
        "--seats",
        type=whole(1, SEATS_MAX),
        metavar="N",
        help=tr("usually {count}", count=USUAL_SEATS),
    )
    parser.add_argument(
        "--players",
        metavar="A,B,...",
        help=tr(
            "who sits where: person, person:NAME, or a bot ({levels}); usually you against {bot}"
            " bots",
            levels=levels,
            bot=USUAL_BOT,
        ),
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; see 'theatrum rules GAME --options'",
    )
    parser.add_argument("--seed", type=seed_text, metavar="TEXT", help="makes chance repeatable")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved match")
    parser.add_argument("--save", type=Path, metavar="FILE", help="save the match when you leave")
    parser.add_argument("--data", type=Path, metavar="FILE", help="a corrected data file")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    match = loaded(args) if args.load else new_match(args)
    play(match, words_of(match.title.name, args), args.save)
    return 0


def play(match: Match, words: Words, save: Path | None = None) -> None:
    """Sit down at a match until it is over or left."""
    table = Table(match, bots_of(match), words, sys.stdin, sys.stdout)
    try:
        table.play()
    except Leave as left:
        if left.ended and table.unsaved() and not save:
            table.tell("table-ended")
    finally:
        if save:
            table.save_in(save)


def new_match(args: argparse.Namespace) -> Match:
    if args.game is None:
        raise Fail("which game? For example: theatrum play el_grande")
    title = load_title(args.game, args.data)
    seats = seats_of(args, title)
    try:
        return Match.new(title, seats, parse_options(title.game, args.option), args.seed)
    except BadOptions as error:
        raise Fail("{problem}", problem=problem_of(error)) from None


def seats_of(args: argparse.Namespace, title: Title) -> list[Seat]:
    """Who sits where."""
    game = title.game
    if args.players is None:
        count = args.seats or max(game.seats_min, min(USUAL_SEATS, game.seats_max))
        wanted = [PERSON] + [USUAL_BOT] * (count - 1)
    else:
        wanted = args.players.split(",")
        if args.seats not in (None, len(wanted)):
            raise Fail(
                "--players names {count} players for {seats} seats",
                count=len(wanted),
                seats=args.seats,
            )
    check_seats(game, len(wanted))
    seats = [seat_of(text.strip(), NAMES[i]) for i, text in enumerate(wanted)]
    names = [seat.name for seat in seats]
    for name in names:
        if names.count(name) > 1:
            raise Fail(
                "two players are called {name}; give them names of their own", name=shown(name)
            )
    return seats


def seat_of(text: str, usual_name: str) -> Seat:
    kind, _, name = text.partition(":")
    if kind != PERSON and kind not in LEVELS:
        raise Fail(
            "there is no player '{kind}'; there is: {known}",
            kind=shown(kind),
            known=", ".join([PERSON, *LEVELS]),
        )
    if len(name) > record.NAME_LENGTH or name != printable(name):
        raise Fail("a name has at most {most} printable characters", most=record.NAME_LENGTH)
    return Seat(name or usual_name, None if kind == PERSON else kind)


def loaded(args: argparse.Namespace) -> Match:
    """A saved match, played again up to where it was left."""
    given = [
        flag
        for flag, value in (
            ("--seats", args.seats),
            ("--players", args.players),
            ("--option", args.option),
            ("--seed", args.seed),
        )
        if value
    ]
    if given:
        raise Fail("--load brings its own seats, options and seed; leave out {flag}", flag=given[0])
    return match_from(args.load, args.data, args.game)


def match_from(
    file: Path,
    data: Path | None = None,
    game: str | None = None,
    other_engine: bool = False,
    code: int = USAGE,
) -> Match:
    """The match of a file, replayed and checked; `code` is the exit code if it is no good."""
    raw = read_bytes(file, record.FILE_BYTES)
    try:
        read = record.from_bytes(raw)
        if game not in (None, read.game):
            raise Fail(
                "{file} is a match of {game}, not of {wanted}",
                file=shown(str(file)),
                game=shown(read.game),
                wanted=game,
            )
        return record.replay(read, load_title(read.game, data), other_engine)
    except record.BadRecord as error:
        problem = problem_of(error)
        raise Fail("{file}: {problem}", code, file=shown(str(file)), problem=problem) from None


def bots_of(match: Match) -> dict[int, Bot]:
    """The bots of the match; the same seed gives the same bots."""
    out: dict[int, Bot] = {}
    for number, seat in enumerate(match.seats):
        if seat.bot is not None:
            if seat.bot not in LEVELS:
                raise Fail(
                    "there is no bot '{name}'; there is: {known}",
                    name=shown(seat.bot),
                    known=", ".join(LEVELS),
                )
            digest = sha256(f"theatrum/play/1:{match.seed}:{number}".encode()).digest()
            out[number] = make(seat.bot, int.from_bytes(digest[:8], "big"))
    return out
