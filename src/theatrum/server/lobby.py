"""The lobby, and what the games are."""

from typing import Annotated, Any

from litestar import get
from litestar.params import PathParameter
from sqlalchemy import Select, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from theatrum.bots.player import LEVELS
from theatrum.library import catalogue
from theatrum.library.words import ENGLISH
from theatrum.server import schema
from theatrum.server.hall import Hall
from theatrum.server.identity import HallDep, MaybeDep
from theatrum.server.messages import GameInfo, LevelInfo, Lobby, OptionInfo, RuleInfo, TableInfo
from theatrum.server.play import Language, rules_of
from theatrum.server.script import minutes
from theatrum.server.storage import (
    SeatRow,
    TableRow,
    mask_seats,
    pulse_from,
    seats_query,
    struct_of,
    table_info,
)
from theatrum.server.talk import LiveMessages
from theatrum.server.trouble import not_found

SHOWN = 50


@get("/api/games", operation_id="Games")
async def games(hall: HallDep) -> list[GameInfo]:
    out = []
    for name, label, title in hall.games():
        if title is None:
            out.append(GameInfo(name, label, False))
            continue
        game = title.game
        options = [
            OptionInfo(o.name, o.choices, o.choices[o.default], game.rule_name(o.rule))
            for o in game.options
        ]
        out.append(
            GameInfo(name, label, True, game.seats_min, game.seats_max, options, minutes(title))
        )
    return out


@get("/api/games/{game:str}/corrections", operation_id="Corrections")
async def corrections(
    hall: HallDep, game: Annotated[str, PathParameter(max_length=40)]
) -> dict[str, Any]:
    """The data files in which this server differs from the published ones, for the board."""
    hall.title(game)
    return catalogue.corrections(game)


@get("/api/games/{game:str}/rules", operation_id="Rules")
async def rules(
    hall: HallDep,
    game: Annotated[str, PathParameter(max_length=40)],
    language: Language = ENGLISH,
) -> list[RuleInfo]:
    """The rules in the order of the rulebook; in English where a language lacks them."""
    hall.title(game)
    return list(rules_of(game, language).values())


@get("/api/levels", operation_id="Levels")
async def levels() -> list[LevelInfo]:
    return [LevelInfo(name, level.description, level.seconds) for name, level in LEVELS.items()]


@get("/api/live-messages", operation_id="LiveMessages")
async def live_messages() -> LiveMessages:
    """Not to be called: it puts the messages of the live channels into this schema."""
    raise not_found("address")


@get("/api/lobby", operation_id="Lobby")
async def lobby(hall: HallDep, who: MaybeDep) -> Lobby:
    m = schema.matches
    user = None if who is None else who.id
    newest = m.c.created.desc()
    async with hall.db.read() as db:
        listed = select(m).where(m.c.public.is_(True)).order_by(newest).limit(SHOWN)
        open_ = await infos(hall, db, listed.where(m.c.status == "open"), user)
        running = await infos(hall, db, listed.where(m.c.status == "running"), user)
        mine: list[TableInfo] = []
        over: list[TableInfo] = []
        if user is not None:
            s = schema.seats
            seated = exists().where(s.c.match_id == m.c.id, s.c.user_id == user)
            mine_query = select(m).where(seated | (m.c.owner == user)).limit(SHOWN)
            mine = await infos(
                hall, db, mine_query.where(m.c.status != "over").order_by(newest), user
            )
            ended = mine_query.where(
                m.c.status == "over", m.c.result.is_not(None), m.c.lesson.is_(None)
            )
            over = await infos(hall, db, ended.order_by(m.c.ended.desc()), user)
    mine.sort(key=lambda info: not set(info.my_seats) & set(info.to_move))
    return Lobby(open_, mine, over, running)


async def infos(
    hall: Hall, db: AsyncConnection, query: Select[Any], user: str | None
) -> list[TableInfo]:
    """Many tables at once, without bringing them into memory."""
    rows: list[TableRow] = [struct_of(TableRow, row) for row in (await db.execute(query)).all()]
    ids = [row.id for row in rows]
    s, p, n = schema.seats, schema.pulses, schema.seen
    seats: dict[str, list[SeatRow]] = {table: [] for table in ids}
    for item in (await db.execute(seats_query().where(s.c.match_id.in_(ids)))).all():
        seats[item.match_id].append(struct_of(SeatRow, item))
    columns = select(p.c.match_id, p.c.number, p.c.to_move, p.c.pulse)
    pulses = (await db.execute(columns.where(p.c.match_id.in_(ids)))).all()
    moving = {row.match_id: row for row in pulses}
    seen: dict[str, int] = {}
    if user is not None:
        query = select(n.c.match_id, n.c.number).where(n.c.user_id == user, n.c.match_id.in_(ids))
        seen = {row.match_id: row.number for row in (await db.execute(query)).all()}
    out = []
    for row in rows:
        at = moving.get(row.id)
        out.append(
            table_info(
                hall.title(row.game),
                row,
                seats[row.id],
                0 if at is None else at.number,
                [] if at is None else mask_seats(at.to_move),
                None if at is None else pulse_from(at.pulse),
                user,
                seen.get(row.id),
                hall.now(),
            )
        )
    return out


handlers: list[Any] = [games, corrections, rules, levels, live_messages, lobby]
