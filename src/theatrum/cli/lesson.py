"""`theatrum lesson`: a guided first match in the terminal, and a short real one after it."""

import argparse
import sys
from pathlib import Path

from theatrum.cli.common import (
    CANT_WRITE,
    Fail,
    Subparsers,
    add_game,
    command,
    load_title,
    problem_of,
    reason,
    shown,
    worded,
    words_of,
)
from theatrum.cli.guide import GuidedTable
from theatrum.cli.play import NAMES, play
from theatrum.cli.table import Leave
from theatrum.library.catalogue import Title
from theatrum.match import record
from theatrum.match.lesson import BadLesson, Lesson, has_lesson, load_lesson
from theatrum.match.match import Match, Seat

YES = ("y", "yes", "i", "igen", "д", "да")  # in any of our languages

EXAMPLES = """\
theatrum lesson el_grande          begin, or go on where you left
theatrum lesson el_grande --anew   from the beginning
theatrum --lang hu lesson maria    in Hungarian"""


def add(commands: Subparsers) -> None:
    parser = command(
        commands,
        "lesson",
        "learn a game by playing a guided first match",
        EXAMPLES,
        "Learn a game by playing: a guide explains and asks, and answers mistakes with the rule.\n"
        "You can leave at any time and go on later. A short real match follows.",
    )
    add_game(parser)
    parser.add_argument("--anew", action="store_true", help="forget where you left; begin again")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    lesson = lesson_of(load_title(args.game))
    words = words_of(args.game, args)
    file = place_of(args.game)
    kept = None if args.anew else kept_match(lesson, file)
    match = kept or Match.new(
        lesson.title, [Seat(name) for name in lesson.seats], lesson.options, lesson.seed
    )
    table = GuidedTable(match, {}, words, sys.stdin, sys.stdout, lesson=lesson, file=file)
    if kept is None and file.exists() and not args.anew:
        table.tell("table-lesson-rewritten")
    try:
        table.play()
        file.unlink(missing_ok=True)
        table.tell("table-lesson-finished")
        wanted = table.line(words.text("table-lesson-then") + " ")
    except Leave:
        if file.exists():
            table.tell("table-lesson-left", game=args.game)
        return 0
    if wanted.casefold() in YES:
        play(real_match(lesson), words)
    return 0


def lesson_of(title: Title) -> Lesson:
    if not has_lesson(title.name):
        raise Fail("{game} has no guided first match", game=title.title)
    try:
        return load_lesson(title)
    except BadLesson as error:  # with corrected data the prepared match may not be possible
        raise Fail(
            "the guided first match can't be played with these data: {problem}",
            problem=problem_of(error),
        ) from None


# Where a learner stands is kept as a match file, beside what a server keeps for its user.


def place_of(game: str) -> Path:
    """The file that keeps the place of the learner; its folder is made if need be."""
    from theatrum.server.settings import BadSetting, read

    try:
        folder = read({}).folder / "lessons"
        folder.mkdir(parents=True, exist_ok=True)
    except BadSetting as error:
        raise Fail("{problem}", problem=worded(error)) from None
    except OSError as error:
        raise Fail(CANT_WRITE, file=shown(str(folder)), reason=reason(error)) from None
    return folder / f"{game}.json"


def kept_match(lesson: Lesson, file: Path) -> Match | None:
    """The lesson where it was left; None if it can't go on from there."""
    try:
        match = record.replay(record.from_bytes(file.read_bytes()), lesson.title)
    except (OSError, record.BadRecord):
        return None
    return match if lesson.fits(match) else None


def real_match(lesson: Lesson) -> Match:
    """The short match afterwards: easy bots, and the learner in the seat that the lesson taught."""
    wish, me = lesson.plan.then, lesson.plan.seat
    seats = [Seat(NAMES[i], None if i == me else wish.level) for i in range(wish.seats)]
    return Match.new(lesson.title, seats, wish.options)
