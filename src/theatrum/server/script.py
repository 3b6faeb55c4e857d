"""Tables that are lessons: what plays by itself there, and what a learner may do."""

import asyncio
from typing import TYPE_CHECKING

import structlog

from theatrum.library.catalogue import Title
from theatrum.match.lesson import BadLesson, Lesson, Turn, load_lesson
from theatrum.server.trouble import Refused

if TYPE_CHECKING:
    from theatrum.server.live import Live

log = structlog.get_logger("theatrum.script")


def lesson_of(title: Title) -> Lesson | None:
    """A game's lesson, if it has one that can be given: with corrected data of an owner's own the
    prepared match may not be possible any more."""
    try:
        return load_lesson(title)
    except BadLesson:
        return None


def minutes(title: Title) -> int:
    """How long a game's lesson takes; 0 if it has none."""
    lesson = lesson_of(title)
    return 0 if lesson is None else lesson.plan.minutes


def lesson_at(title: Title, mark: str | None) -> Lesson | None:
    """The lesson of a table; none if it was begun with a script that there is no more."""
    lesson = None if mark is None else lesson_of(title)
    return lesson if lesson is not None and lesson.mark == mark else None


def running_lesson(live: "Live") -> Lesson:
    """The lesson that goes on at a table; raises Refused."""
    if live.table.lesson is None:
        raise Refused(409, "this table is not a lesson")
    if live.table.status != "running":
        raise Refused(409, "this lesson is over")
    if live.lesson is None:
        raise Refused(409, "this lesson has been written anew; begin it again")
    return live.lesson


def done_at(live: "Live") -> int:
    return len(live.running().line)


def keep_to_lesson(live: "Live", seat: int, action: int) -> None:
    """A learner's mistake is answered and changes nothing: what the rules forbid by them, what they
    allow here."""
    lesson, match = running_lesson(live), live.running()
    if match.game.why_not(match.state, seat, action):
        return
    wanted = lesson.wanted(len(match.line))
    if not wanted:
        raise Refused(409, "the lesson goes on by itself now; read, or wait a moment")
    if action not in wanted:
        raise Refused(409, "the rules allow it, but this lesson asks for something else now")


def to_play(live: "Live") -> Turn | None:
    """The action that plays by itself now."""
    if live.lesson is None or live.match is None or live.table.status != "running":
        return None
    return live.lesson.to_play(done_at(live))


async def play_turn(live: "Live", turn: Turn) -> int:
    form = live.running().game.actions.json(turn.action)
    return await live.act(None, turn.seat, live.number, form, "script")


async def play(live: "Live") -> None:
    """Play on until it is the learner's turn, to act or to read."""
    try:
        while not live.hall.closing:
            turn = to_play(live)
            if turn is None:
                return
            if live.hall.settings.bot_delay and not turn.quick:
                await asyncio.sleep(live.hall.settings.bot_delay)
            async with live.lock:
                await live.ready()
            if turn is to_play(live):
                await play_turn(live, turn)
    except Exception as error:
        log.error("a lesson could not go on", table=live.table.id, error=repr(error)[:300])
    finally:
        live.thinking = None
