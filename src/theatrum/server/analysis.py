"""Looking back at a finished match: the chances to win in its course, the moves that changed them,
and what a bot would have done there. It is made once, position by position in a worker of its own,
and kept with the match."""

import asyncio
from functools import lru_cache
from typing import Any

import msgspec
import structlog
from litestar import get, post
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from theatrum.bots.advice import (
    BETTER,
    SHOWN,
    adviser_noise,
    choices_of,
    first_worths,
    tried,
    win_chances,
)
from theatrum.bots.course import TURNING_POINTS, Survey, Turn, looks, survey
from theatrum.bots.thinking import Budget, Thought, think
from theatrum.core.chance import Noise
from theatrum.match.match import Match
from theatrum.server import schema
from theatrum.server.advice import DIGITS, choice
from theatrum.server.bots import title_of
from theatrum.server.hall import Hall
from theatrum.server.identity import HallDep, PersonDep
from theatrum.server.live import Live
from theatrum.server.messages import Analysis, TurningPoint
from theatrum.server.tables import TableId
from theatrum.server.trouble import Refused

log = structlog.get_logger("theatrum.analysis")

COURSES = 48  # imagined for the chances at a position, if the time allows it
LOOKING = 40.0  # seconds for all looks at a match; each has an equal share
THINK = Budget(seconds=1.0)  # for what a bot would have done
SECONDS = LOOKING + TURNING_POINTS * THINK.seconds
HANGS = 30.0  # seconds after which a worker is given up
STALE = 60.0  # seconds after which somebody else may begin anew
WAITING = 20  # matches that may wait
PROGRESS = 1.0  # seconds between two words about it


class Body(msgspec.Struct):
    """What is kept."""

    numbers: list[int]
    chances: list[list[float]]
    turning_points: list[TurningPoint]


pack = msgspec.json.Encoder().encode
unpack = msgspec.json.Decoder(Body).decode


# In the worker.


def look(game: str, number: int, first: bytes, position: bytes, seconds: float) -> list[float]:
    """The chances to win in a true position of a match that began with the first one."""
    rules = title_of(game).game
    noise, base = Noise(number + 1), base_of(game, first)
    return win_chances(rules, rules.decode(position), noise, COURSES, seconds, base)


@lru_cache(maxsize=4)
def base_of(game: str, first: bytes) -> list[float]:
    rules = title_of(game).game
    return first_worths(rules, rules.decode(first))


def think_back(game: str, seat: int, number: int, position: bytes, budget: Budget) -> list[Thought]:
    """What the search thinks of a seat's choices, in a position that the seat imagines."""
    rules = title_of(game).game
    return think(rules, rules.decode(position), seat, adviser_noise(seat, number), budget).actions


# In the server.


async def find(hall: Hall, table: str) -> Analysis:
    """The look back as far as it is; of another process too."""
    a = schema.analyses
    async with hall.db.read() as db:
        row = (await db.execute(select(a).where(a.c.match_id == table))).first()
    if row is not None and row.body is not None:
        body = unpack(row.body)
        found = Analysis("done", SECONDS, row.done, row.total)
        found.numbers, found.chances = body.numbers, body.chances
        found.turning_points = body.turning_points
        return found
    if table in hall.analysing:
        return Analysis("running", SECONDS, *hall.analysing[table])
    if row is not None and row.at > hall.now() - STALE:
        return Analysis("running", SECONDS, row.done, row.total)
    return Analysis("none", SECONDS)


async def claim(hall: Hall, table: str, total: int) -> bool:
    """Is it ours to make? Not if another process has just begun."""
    a = schema.analyses
    stale = (a.c.match_id == table) & a.c.body.is_(None) & (a.c.at <= hall.now() - STALE)
    values = {"match_id": table, "done": 0, "total": total, "at": hall.now(), "body": None}
    try:
        async with hall.db.write() as db:
            await db.execute(delete(a).where(stale))
            await db.execute(insert(a).values(values))
    except IntegrityError:
        return False
    return True


async def save(hall: Hall, table: str, body: Body | None = None) -> None:
    a = schema.analyses
    done, total = hall.analysing[table]
    values: dict[str, Any] = {"done": done, "total": total, "at": hall.now()}
    if body is not None:
        values |= {"done": total, "body": pack(body)}
    async with hall.db.write() as db:
        await db.execute(update(a).where(a.c.match_id == table).values(values))


async def make(hall: Hall, live: Live) -> None:
    """Look back, one match after the other."""
    table, match = live.table.id, live.running()
    try:
        async with hall.one_analysis:
            found = await carry_out(hall, table, match)
            turns = [await turning_point(hall, table, match, found, one) for one in found.turns]
            chances = [[round(c, DIGITS) for c in one] for one in found.chances.values()]
            await save(hall, table, Body(list(found.chances), chances, turns))
    except Exception as error:
        log.error("a match could not be looked at", table=table, error=repr(error)[:300])
        async with hall.db.write() as db:
            a = schema.analyses
            await db.execute(delete(a).where(a.c.match_id == table, a.c.body.is_(None)))
    finally:
        hall.analysing.pop(table, None)


async def carry_out(hall: Hall, table: str, match: Match) -> Survey:
    """Look wherever the survey wants to."""
    looking = survey(match.line)
    share = LOOKING / looks(match.line)
    first = match.at(0).encode()
    number = next(looking)
    told = 0.0
    while True:
        position = match.at(number).encode()
        work = (match.title.name, number, first, position, share)
        chances = await hall.analysts.run(HANGS, look, *work)
        done, total = hall.analysing[table]
        hall.analysing[table] = (min(done + 1, total), total)
        now = asyncio.get_running_loop().time()
        if now > told + PROGRESS:
            told = now
            await save(hall, table)
        try:
            number = looking.send(chances)
        except StopIteration as end:
            out: Survey = end.value
            return out


async def turning_point(
    hall: Hall, table: str, match: Match, found: Survey, turn: Turn
) -> TurningPoint:
    game, move, number = match.game, turn.move, turn.click - 1
    imagined = game.determinize(match.at(number), move.seat, adviser_noise(move.seat, number))
    work = (match.title.name, move.seat, number, imagined.encode(), THINK)
    thoughts = await hall.analysts.run(HANGS, think_back, *work)
    action = match.line[number].action
    before, after = found.chances[move.first - 1], found.chances[move.last]
    return TurningPoint(
        first=move.first,
        last=move.last,
        seat=move.seat,
        before=[round(c, DIGITS) for c in before],
        after=[round(c, DIGITS) for c in after],
        at=turn.click,
        action=game.actions.json(action),
        case=verdict(thoughts, action),
        choices=[choice(game, one) for one in choices_of(thoughts, SHOWN)],
    )


def verdict(thoughts: list[Thought], action: int) -> str:
    """How the action that was played looks beside the bot's first choice."""
    if len(thoughts) == 1:
        return "only"
    if thoughts[0].action == action:
        return "same"
    played = [one for one in tried(thoughts) if one.action == action and one.visits]
    return "alike" if played and played[0].value > thoughts[0].value - BETTER else "better"


async def finished(hall: Hall, table: str) -> Live:
    live = await hall.live(table)
    async with live.lock:
        await live.ready()
        if not live.running().over:
            raise Refused(409, "the match is not over yet")
    return live


@post("/api/tables/{table:str}/analysis", operation_id="Analyse", status_code=200)
async def analyse(hall: HallDep, person: PersonDep, table: TableId) -> Analysis:
    """Begin to look back at a finished match, if nobody has done so yet."""
    live = await finished(hall, table)
    found = await find(hall, table)
    if found.status != "none":
        return found
    await hall.throttle.check("analysis", person.id)
    if len(hall.analysing) >= WAITING:
        raise Refused(503, "many matches are being looked at; ask again later")
    total = looks(live.running().line)
    if table not in hall.analysing:
        hall.analysing[table] = (0, total)
        if await claim(hall, table, total):
            hall.later(make(hall, live))
        else:
            del hall.analysing[table]
    return await find(hall, table)


@get("/api/tables/{table:str}/analysis", operation_id="Analysis")
async def analysis(hall: HallDep, table: TableId) -> Analysis:
    """The look back at a finished match, or how far it is."""
    await finished(hall, table)
    return await find(hall, table)


handlers: list[Any] = [analyse, analysis]
