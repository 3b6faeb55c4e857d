"""What happens to seats in the database: sitting down, starting, bots that take over."""

import secrets
from typing import Any

import msgspec
from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from theatrum.core.game import BadOptions
from theatrum.match.match import Match
from theatrum.server import clocks, schema
from theatrum.server.hall import Hall
from theatrum.server.identity import Person
from theatrum.server.live import Live
from theatrum.server.messages import NewTable
from theatrum.server.storage import (
    SeatRow,
    TableRow,
    events_data,
    json_of,
    match_seats,
    pulse_json,
)
from theatrum.server.trouble import Refused

STAND_IN = "greedy"  # the level that takes over from whoever leaves


async def write_table(
    db: AsyncConnection,
    table: str,
    person: Person,
    now: float,
    game: str,
    name: str,
    options: list[int],
    like: NewTable | TableRow,
    seats: list[dict[str, Any]],
    lesson: str | None = None,
) -> None:
    await db.execute(
        insert(schema.matches).values(
            id=table,
            game=game,
            name=name,
            options=msgspec.json.encode(options).decode(),
            pace=like.pace,
            public=like.public,
            invite=secrets.token_urlsafe(16),
            owner=person.id,
            status="open",
            created=now,
            rated=False,
            lesson=lesson,
            advice=bool(like.advice),
        )
    )
    await db.execute(insert(schema.seats), seats)


async def start_if_full(hall: Hall, live: Live) -> None:
    async with live.lock:
        if live.table.status == "open" and all(seat.kind != "open" for seat in live.seats):
            await start_match(hall, live)


async def start_match(hall: Hall, live: Live, seed: str | None = None) -> None:
    """Begin; the lock is held. Open seats are taken away. Only a lesson has a given seed."""
    table, game = live.table, live.title.game
    seats = [seat for seat in live.seats if seat.kind != "open"]
    if len(seats) < game.seats_min:
        raise Refused(
            409,
            "{game} needs at least {least} seats",
            game=live.title.title,
            least=game.seats_min,
        )
    options = json_of(table.options)
    names = {o.name: o.choices[n] for o, n in zip(game.options, options)}
    try:
        match = Match.new(live.title, match_seats(seats), names, seed)
    except BadOptions as error:
        raise Refused(409, str(error), field="options") from None
    now = hall.now()
    pulse = clocks.begin(len(seats), table.pace, hall.settings)
    people = [seat.bot is None for seat in seats]
    clocks.run(pulse, table.pace, hall.settings, game.deciders(match.state), people, now)
    async with hall.db.write() as db:
        m = schema.matches
        begun = await db.execute(
            update(m)
            .where(m.c.id == table.id, m.c.status == "open")
            .values(
                status="running",
                started=now,
                seed=match.seed,
                engine=match.engine,
                data=live.title.fingerprint,
            )
        )
        if begun.rowcount != 1:
            live.broken = True
            raise Refused(409, "the match has begun already")
        await write_seats(db, live, seats)
        await write_first(db, table.id, match, pulse, now)
    await hall.changed(live)
    hall.begun(live)


async def write_seats(db: AsyncConnection, live: Live, seats: list[SeatRow]) -> None:
    """Close the gaps that open seats leave."""
    if len(seats) == len(live.seats):
        return
    s = schema.seats
    await db.execute(delete(s).where(s.c.match_id == live.table.id))
    rows = [seat.columns | {"seat": i} for i, seat in enumerate(seats)]
    await db.execute(insert(s), rows)


async def write_first(
    db: AsyncConnection, table: str, match: Match, pulse: clocks.Pulse, now: float
) -> None:
    """The set-up as log entry 0, and the first position."""
    events = events_data([told.event for told in match.told])
    entry = (table, 0, -1, None, 0, "", False, False, events, now)
    names = [column.name for column in schema.entries.columns]
    await db.execute(insert(schema.entries).values(dict(zip(names, entry))))
    await db.execute(
        insert(schema.pulses).values(
            match_id=table,
            number=0,
            position=match.state.encode(),
            to_move=match.state.stack[-2],
            deadline=clocks.deadline(pulse),
            pulse=pulse_json(pulse).decode(),
            moved=now,
        )
    )


async def sit(
    db: AsyncConnection, live: Live, person: Person, seat: int, before: list[int]
) -> None:
    s = schema.seats
    here = (s.c.match_id == live.table.id) & (s.c.seat == seat) & (s.c.kind == "open")
    values = {"kind": "person", "name": person.name, "user_id": person.id}
    if (await db.execute(update(s).where(here).values(values))).rowcount != 1:
        raise Refused(409, "somebody else was quicker", field="seat")
    for old in before:
        await vacate(db, live.table.id, old)


async def vacate(db: AsyncConnection, table: str, seat: int) -> None:
    s = schema.seats
    here = (s.c.match_id == table) & (s.c.seat == seat)
    values = {"kind": "open", "name": "", "user_id": None}
    await db.execute(update(s).where(here).values(values))


async def take_over(hall: Hall, live: Live, seats: list[int], resigned: bool = False) -> None:
    """A bot plays for these seats from now on; the lock is held."""
    s = schema.seats
    here = (s.c.match_id == live.table.id) & s.c.seat.in_(seats)
    values = {"replaced": True, "level": STAND_IN} | ({"resigned": True} if resigned else {})
    async with hall.db.write() as db:
        await db.execute(update(s).where(here).values(values))
    await live.refresh()
    await run_clocks(hall, live)
    await hall.changed(live)


async def run_clocks(hall: Hall, live: Live) -> None:
    """After a change of who plays: bots have no clock."""
    if live.table.status != "running":
        return
    people = live.people()
    clocks.run(live.pulse, live.table.pace, hall.settings, live.deciders(), people, hall.now())
    request = live.pulse.request
    if request is not None and not people[request.seat]:
        live.pulse.request = None  # whoever asked has gone
    elif request is not None:  # a bot agrees to everything
        bots = [seat for seat in request.waiting if not people[seat]]
        request.waiting = [seat for seat in request.waiting if people[seat]]
        request.agreed.extend(bots)
        if not request.waiting:
            await live.take_back(request.seat, request.count, tuple(request.agreed))
            return
    await hall.save_pulse(live)


async def end_lesson(hall: Hall, live: Live, person: Person) -> None:
    """A lesson is over without a result, finished or not; the lock is held."""
    if not live.seats_of(person.id):
        raise Refused(403, "only whoever takes this lesson can end it")
    m = schema.matches
    values = {"status": "over", "ended": hall.now(), "rated": True}
    async with hall.db.write() as db:
        await db.execute(update(m).where(m.c.id == live.table.id).values(values))
    await hall.changed(live)
