"""The keeper: what must be done from time to time. All of it follows from the database, so that it
goes on after a restart, in whichever process."""

import asyncio
import contextlib

import structlog
from sqlalchemy import delete, select

from theatrum.server import clocks, schema
from theatrum.server.hall import Hall
from theatrum.server.ratings import settle_finished
from theatrum.server.seating import take_over
from theatrum.server.trouble import Refused

log = structlog.get_logger("theatrum.keeper")

SECONDS = 1.0
SELDOM = 30  # rounds
STUCK = 30.0  # seconds after which a bot's turn is looked after by any process
AT_ONCE = 50


async def keep(hall: Hall) -> None:
    """Runs as long as the server."""
    turn = 0
    while True:
        try:
            await once(hall, turn % SELDOM == 0)
        except Exception as error:
            log.error("the keeper stumbled", error=repr(error)[:300])
        turn += 1
        await asyncio.sleep(SECONDS)


async def once(hall: Hall, thorough: bool) -> None:
    await check_clocks(hall)
    await settle_finished(hall)
    if thorough:
        hall.forget_idle()
        hall.workers.rest()
        hall.analysts.rest()
        await wake_bots(hall)
        await end_old_sessions(hall)


async def check_clocks(hall: Hall) -> None:
    """Bots take over from those whose time is up."""
    p, m = schema.pulses, schema.matches
    query = (
        select(p.c.match_id)
        .join(m, m.c.id == p.c.match_id)
        .where(p.c.deadline <= hall.now(), m.c.status == "running")
        .limit(AT_ONCE)
    )
    late = await hall.db.fetch(lambda db: db.execute(query).scalars().all())
    for table in late:
        try:
            await time_up(hall, table)
        except Refused:
            continue  # somebody acted in the last moment


async def time_up(hall: Hall, table: str) -> None:
    live = await hall.live(table)
    async with live.lock:
        await live.refresh()
        seats = clocks.run_out(live.pulse, hall.now())
        if live.table.status == "running" and seats:
            log.info("time is up", table=table, seats=seats)
            await take_over(hall, live, seats)


async def wake_bots(hall: Hall) -> None:
    """Matches in which nothing has moved for a while: it may be a bot's turn that a process took
    with it when it ended. Bringing the table into memory wakes its bots."""
    p, m, s = schema.pulses, schema.matches, schema.seats
    now = hall.now()
    bots = select(s.c.match_id).where((s.c.kind == "bot") | s.c.replaced.is_(True))
    query = (
        select(p.c.match_id, p.c.to_move)
        .join(m, m.c.id == p.c.match_id)
        .where(m.c.status == "running", p.c.moved < now - STUCK, p.c.match_id.in_(bots))
    )
    async with hall.db.read() as db:
        waiting = (await db.execute(query)).all()
        ids = [row.match_id for row in waiting if row.match_id not in hall.lives]
        seats = select(s.c.match_id, s.c.seat, s.c.kind, s.c.replaced).where(s.c.match_id.in_(ids))
        rows = (await db.execute(seats)).all() if ids else []
    masks = {row.match_id: row.to_move for row in waiting}
    due = {
        row.match_id
        for row in rows
        if (row.kind == "bot" or row.replaced) and masks[row.match_id] >> row.seat & 1
    }
    for table in sorted(due)[:AT_ONCE]:
        with contextlib.suppress(Refused):  # begun with other data: it waits for these
            await hall.live(table)


async def end_old_sessions(hall: Hall) -> None:
    k = schema.keys
    limit = hall.now() - hall.settings.session_days * 86400
    old = select(k.c.id).where(k.c.kind == "session", k.c.used < limit).limit(1000)
    async with hall.db.read() as db:
        ids = (await db.execute(old)).scalars().all()
    if ids:
        async with hall.db.write() as db:
            await db.execute(delete(k).where(k.c.id.in_(ids)))
