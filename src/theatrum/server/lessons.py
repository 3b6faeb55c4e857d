"""Guided first matches: take one, go on after reading. Everything else is done at their table."""

from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from sqlalchemy import select

from theatrum.library.catalogue import option_numbers
from theatrum.match.lesson import Lesson
from theatrum.server import schema
from theatrum.server.hall import Hall
from theatrum.server.identity import HallDep, Person, PersonDep
from theatrum.server.live import Live
from theatrum.server.messages import (
    Acted,
    LessonInfo,
    LessonRead,
    LessonStep,
    LessonWish,
    NewTable,
    SeatWish,
    TableInfo,
)
from theatrum.server.script import done_at, lesson_of, play_turn, running_lesson
from theatrum.server.seating import end_lesson, start_match, write_table
from theatrum.server.storage import new_id
from theatrum.server.tables import TableId, seat_row
from theatrum.server.trouble import Refused

GameName = Annotated[str, PathParameter(max_length=40)]
SCRIPTED = "lesson"  # the level that is shown for seats which the script plays


def lesson_named(hall: Hall, game: str) -> Lesson:
    lesson = lesson_of(hall.title(game))
    if lesson is None:
        raise Refused(404, "there is no guided first match of this game", field="game")
    return lesson


@get("/api/lessons/{game:str}", operation_id="Lesson")
async def get_lesson(hall: HallDep, game: GameName) -> LessonInfo:
    return lesson_info(lesson_named(hall, game))


def lesson_info(lesson: Lesson) -> LessonInfo:
    json, plan = lesson.title.game.actions.json, lesson.plan
    steps = [
        LessonStep(
            at=at,
            text=step.text,
            actions=[json(turn.action) for turn in lesson.turns[at : at + step.clicks]],
            accept=step.accept,
            light=step.light,
            rule=step.rule,
        )
        for at, step in zip(lesson.starts, plan.steps, strict=True)
    ]
    name = lesson.title.name
    return LessonInfo(name, plan.seat, plan.minutes, len(lesson.turns), steps, afterwards(lesson))


def afterwards(lesson: Lesson) -> NewTable:
    """The short real match against easy bots, with hints for whoever wants them, from the seat that
    the lesson has taught: sides differ."""
    wish = lesson.plan.then
    seats = [SeatWish("bot", wish.level) for _ in range(wish.seats - 1)]
    seats.insert(lesson.plan.seat, SeatWish("me"))
    return NewTable(lesson.title.name, seats, wish.options, advice=True)


@post("/api/lessons/{game:str}", operation_id="TakeLesson", status_code=200)
async def take_lesson(
    hall: HallDep, person: PersonDep, game: GameName, data: JSONBody[LessonWish]
) -> TableInfo:
    """Take a lesson: the one that was left in the middle, or a new one. It is a table like others,
    but unlisted and unrated, and its seed is known to everybody."""
    person.may("tables")
    lesson = lesson_named(hall, game)
    for table in await unfinished(hall, person, lesson):
        live = await hall.live(table)
        if live.lesson is not None and not data.anew:
            return live.info(person.id)
        async with live.lock:
            await end_lesson(hall, live, person)
    await hall.throttle.check("tables", person.id)
    live = await new_lesson(hall, person, lesson)
    if live.thinking is not None:
        await live.thinking  # what leads to the first step
    return live.info(person.id)


async def unfinished(hall: Hall, person: Person, lesson: Lesson) -> list[str]:
    """A person's lessons of a game that can go on with its data, the newest first."""
    m, title = schema.matches, lesson.title
    query = select(m.c.id).where(m.c.owner == person.id, m.c.game == title.name)
    query = query.where(m.c.lesson.is_not(None), m.c.status == "running")
    query = query.where(m.c.data == title.fingerprint)
    async with hall.db.read() as db:
        return list((await db.execute(query.order_by(m.c.created.desc()))).scalars().all())


async def new_lesson(hall: Hall, person: Person, lesson: Lesson) -> Live:
    table, game = new_id(), lesson.title.game
    wishes = [SeatWish("bot", "random") for _ in lesson.seats]
    wishes[lesson.plan.seat] = SeatWish("me")
    rows = [seat_row(table, i, wish, person) for i, wish in enumerate(wishes)]
    for row, name in zip(rows, lesson.seats, strict=True):
        if row["kind"] == "bot":
            row |= {"name": name, "level": SCRIPTED}
    options = option_numbers(game, lesson.options)
    like = NewTable(lesson.title.name, wishes, advice=False)  # the guide says what to do
    async with hall.db.write() as db:
        await write_table(
            db, table, person, hall.now(), like.game, "", options, like, rows, lesson.mark
        )
    live = await hall.live(table)
    async with live.lock:
        await start_match(hall, live, lesson.seed)
    return live


@post("/api/tables/{table:str}/lesson", operation_id="GoOn", status_code=200)
async def go_on(
    hall: HallDep, person: PersonDep, table: TableId, data: JSONBody[LessonRead]
) -> Acted:
    """The learner has read: the lesson goes on, or it is over. Once is enough: what has been read
    already changes nothing."""
    person.may("play")
    live = await hall.live(table)
    async with live.lock:
        await live.ready()
        lesson, done = running_lesson(live), done_at(live)
        if not live.seats_of(person.id):
            raise Refused(403, "only whoever takes this lesson can go on")
        if data.at != done:
            return Acted(live.number)
        if lesson.ended(done):
            await end_lesson(hall, live, person)
            return Acted(live.number)
        turn = lesson.to_read(done)
    if turn is None:
        raise Refused(409, "the lesson waits for your move")
    return Acted(await play_turn(live, turn))


handlers: list[Any] = [get_lesson, take_lesson, go_on]
