"""Tables: make, join, choose a seat, start, leave, rematch, resign, take a seat back."""

import secrets
from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from sqlalchemy import select, update

from theatrum.bots.player import LEVELS
from theatrum.core.game import BadOptions
from theatrum.library.catalogue import option_numbers
from theatrum.server import clocks, schema
from theatrum.server.hall import Hall
from theatrum.server.identity import HallDep, MaybeDep, Person, PersonDep
from theatrum.server.live import Live
from theatrum.server.messages import Join, NewTable, OfSeat, SeatWish, TableInfo
from theatrum.server.people import clean_name
from theatrum.server.seating import (
    STAND_IN,
    end_lesson,
    run_clocks,
    sit,
    start_if_full,
    start_match,
    take_over,
    vacate,
    write_table,
)
from theatrum.server.storage import (
    SeatRow,
    json_of,
    new_id,
)
from theatrum.server.trouble import Refused

TableId = Annotated[str, PathParameter(max_length=40)]

# More than there can be seats: people may have taken some of them.
FIRST_NAMES = ["Inés", "Jakob", "Livia", "Moritz", "Sancha", "Titus", "Urraca", "Viktor"]
BOT_NAMES = [f"Bot {name}" for name in [*FIRST_NAMES, *range(1, 9)]]


def seat_row(table: str, seat: int, wish: SeatWish, person: Person) -> dict[str, Any]:
    row: dict[str, Any] = {
        "match_id": table,
        "seat": seat,
        "kind": wish.kind,
        "name": "",
        "user_id": None,
        "level": None,
        "replaced": False,
        "resigned": False,
    }
    if wish.kind == "me":
        row |= {"kind": "person", "name": person.name, "user_id": person.id}
    elif wish.kind == "hotseat":
        name = clean_name(wish.name or f"{person.name} {seat + 1}")
        row |= {"name": name, "user_id": person.id}
    elif wish.kind == "bot":
        level = wish.level or STAND_IN
        if level not in LEVELS:
            known = ", ".join(LEVELS)
            raise Refused(
                422,
                "there is no bot '{level}'; there is: {known}",
                field="level",
                level=level,
                known=known,
            )
        row |= {"level": level}
    return row


def name_bots(rows: list[dict[str, Any]]) -> None:
    """Every bot of a table has a name of its own, so that the log can tell them apart."""
    taken = {row["name"] for row in rows}
    free = (name for name in BOT_NAMES if name not in taken)
    for row in rows:
        if row["kind"] == "bot":
            row["name"] = next(free)


def alone(seats: list[SeatWish]) -> bool:
    """One person against bots: nobody else could mind hints."""
    return sum(1 for wish in seats if wish.kind != "bot") <= 1


@post("/api/tables", operation_id="NewTable", status_code=201)
async def new_table(hall: HallDep, person: PersonDep, data: JSONBody[NewTable]) -> TableInfo:
    person.may("tables")
    await hall.throttle.check("tables", person.id)
    title = hall.title(data.game)
    game = title.game
    if not game.seats_min <= len(data.seats) <= game.seats_max:
        raise Refused(
            422,
            "{game} is for {least} to {most} seats",
            field="seats",
            game=title.title,
            least=game.seats_min,
            most=game.seats_max,
        )
    if sum(1 for wish in data.seats if wish.kind == "me") > 1:
        raise Refused(422, "you can sit only once; the others can be hot seats", field="seats")
    try:
        options = option_numbers(game, data.options)
    except BadOptions as error:
        raise Refused(422, str(error), field="options") from None
    name = clean_name(data.name) if data.name.strip() else ""
    if data.advice is None:
        data.advice = alone(data.seats)
    table = new_id()
    rows = [seat_row(table, i, wish, person) for i, wish in enumerate(data.seats)]
    name_bots(rows)
    async with hall.db.write() as db:
        await write_table(db, table, person, hall.now(), data.game, name, options, data, rows)
    live = await hall.live(table)
    await start_if_full(hall, live)
    return live.info(person.id)


@get("/api/tables/{table:str}", operation_id="Table")
async def get_table(hall: HallDep, who: MaybeDep, table: TableId) -> TableInfo:
    live = await hall.live(table)
    user = None if who is None else who.id
    seen = await hall.seen_by(table, user)
    async with live.lock:
        await live.ready()
        return live.info(user, seen)


@post("/api/tables/{table:str}/join", operation_id="Join", status_code=200)
async def join(hall: HallDep, person: PersonDep, table: TableId, data: JSONBody[Join]) -> TableInfo:
    """Sit down, or move to another open seat."""
    person.may("play")
    await hall.throttle.check("write", person.id)
    live = await hall.live(table)
    async with live.lock:
        await live.refresh()
        row = live.table
        if row.status != "open":
            raise Refused(409, "the match has begun already")
        mine = live.seats_of(person.id)
        fits = secrets.compare_digest(row.invite.encode(), (data.key or "").encode())
        known = row.public or mine or row.owner == person.id or fits
        if not known and not await played_before(hall, table, person.id):
            raise Refused(403, "this table is by link: the key is missing", field="key")
        free = [seat.seat for seat in live.seats if seat.kind == "open"]
        wanted = data.seat if data.seat is not None else next(iter(free), None)
        if wanted not in free:
            raise Refused(409, "this seat is not free", field="seat")
        async with hall.db.write() as db:
            await sit(db, live, person, wanted, [s for s in mine if is_person(live, s)])
        await hall.changed(live)
    await start_if_full(hall, live)
    return live.info(person.id)


async def played_before(hall: Hall, table: str, user: str) -> bool:
    """Is the table a rematch of one where this person sat? That is as good as the link."""
    m, s = schema.matches, schema.seats
    sat = select(s.c.seat).join(m, m.c.id == s.c.match_id)
    query = sat.where(m.c.rematch == table, s.c.user_id == user, s.c.kind != "bot").limit(1)
    async with hall.db.read() as db:
        return (await db.execute(query)).first() is not None


def is_person(live: Live, seat: int) -> bool:
    return live.seats[seat].kind == "person"


@post("/api/tables/{table:str}/start", operation_id="Start", status_code=200)
async def start(hall: HallDep, person: PersonDep, table: TableId) -> TableInfo:
    """Begin with those who are here; open seats are taken away."""
    person.may("tables")
    live = await hall.live(table)
    async with live.lock:
        await live.refresh()
        if live.table.owner != person.id:
            raise Refused(403, "only whoever made the table can start it")
        if live.table.status != "open":
            raise Refused(409, "the match has begun already")
        await start_match(hall, live)
    return live.info(person.id)


@post("/api/tables/{table:str}/leave", operation_id="Leave", status_code=200)
async def leave(hall: HallDep, person: PersonDep, table: TableId) -> TableInfo:
    """Before the start the seat is free again; later a bot takes over and it can be taken back."""
    person.may("play")
    await hall.throttle.check("write", person.id)
    live = await hall.live(table)
    async with live.lock:
        await live.refresh()
        mine = live.seats_of(person.id)
        if live.table.status == "over":
            raise Refused(409, "the match is over")
        if live.table.lesson is not None:
            await end_lesson(hall, live, person)
        elif live.table.status == "running":
            if not mine:
                raise Refused(409, "you don't sit here")
            await take_over(hall, live, list(mine))
        else:
            await leave_open(hall, live, person, list(mine))
    return live.info(person.id)


async def leave_open(hall: Hall, live: Live, person: Person, mine: list[int]) -> None:
    """Whoever made the table and leaves it passes it on; the last one closes it."""
    others = [s.user_id for s in live.seats if s.user_id not in (None, person.id)]
    if not mine and live.table.owner != person.id:
        raise Refused(409, "you don't sit here")
    m = schema.matches
    async with hall.db.write() as db:
        for seat in mine:
            await vacate(db, live.table.id, seat)
        if live.table.owner == person.id:
            here = m.c.id == live.table.id
            if others:
                await db.execute(update(m).where(here).values(owner=others[0]))
            else:
                await db.execute(
                    update(m).where(here).values(status="over", ended=hall.now(), rated=True)
                )
    await hall.changed(live)


@post("/api/tables/{table:str}/resign", operation_id="Resign", status_code=200)
async def resign(
    hall: HallDep, person: PersonDep, table: TableId, data: JSONBody[OfSeat]
) -> TableInfo:
    """Give up for good: a bot plays on, and the rating counts the seat as last."""
    person.may("play")
    live = await hall.live(table)
    async with live.lock:
        await live.refresh()
        running_seat(live, person, data.seat)
        if live.table.lesson is not None:
            raise Refused(409, "this is a lesson; leave it whenever you like")
        if live.seats[data.seat].resigned:
            raise Refused(409, "this seat has resigned already")
        await take_over(hall, live, [data.seat], resigned=True)
    return live.info(person.id)


def running_seat(live: Live, person: Person, seat: int) -> None:
    if live.table.status != "running":
        raise Refused(409, "the match is not running")
    if seat not in live.seats_of(person.id):
        raise Refused(403, "that is not your seat", field="seat")


@post("/api/tables/{table:str}/return", operation_id="Return", status_code=200)
async def come_back(
    hall: HallDep, person: PersonDep, table: TableId, data: JSONBody[OfSeat]
) -> TableInfo:
    """Take a seat back from the bot that took over."""
    person.may("play")
    live = await hall.live(table)
    async with live.lock:
        await live.refresh()
        running_seat(live, person, data.seat)
        row = live.seats[data.seat]
        if row.resigned or not row.replaced:
            raise Refused(409, "there is nothing to take back at this seat")
        s = schema.seats
        here = (s.c.match_id == table) & (s.c.seat == data.seat)
        async with hall.db.write() as db:
            await db.execute(update(s).where(here).values(replaced=False, level=None))
        await live.refresh()
        clocks.welcome_back(live.pulse, data.seat)
        await run_clocks(hall, live)
        await hall.changed(live)
    return live.info(person.id)


@post("/api/tables/{table:str}/rematch", operation_id="Rematch", status_code=200)
async def rematch(hall: HallDep, person: PersonDep, table: TableId) -> TableInfo:
    """A new table with the same game, options and seats; whoever sat here may join. Asking twice
    gives the same table."""
    person.may("tables")
    await hall.throttle.check("tables", person.id)
    live = await hall.live(table)
    async with live.lock:
        await live.refresh()
        old = live.table
        if old.status != "over" or old.result is None or old.lesson is not None:
            raise Refused(409, "the match is not over yet")
        if person.id not in {seat.user_id for seat in live.seats}:
            raise Refused(403, "only those who played can ask for a rematch")
        if old.rematch is None:
            fresh = new_id()
            # Everybody moves up one seat; people but the asker must come by themselves.
            seats = [again(seat, fresh, i, person) for i, seat in enumerate(turned(live.seats))]
            async with hall.db.write() as db:
                m = schema.matches
                mine = (m.c.id == table) & m.c.rematch.is_(None)
                claimed = await db.execute(update(m).where(mine).values(rematch=fresh))
                if claimed.rowcount == 1:
                    options = json_of(old.options)
                    await write_table(
                        db, fresh, person, hall.now(), old.game, old.name, options, old, seats
                    )
            await hall.changed(live)
        next_table = live.table.rematch or ""
    following = await hall.live(next_table)
    await start_if_full(hall, following)
    return following.info(person.id)


def turned(seats: list[SeatRow]) -> list[SeatRow]:
    return [*seats[1:], seats[0]]


def again(seat: SeatRow, table: str, number: int, person: Person) -> dict[str, Any]:
    row = seat.columns | {"match_id": table, "seat": number}
    row |= {"replaced": False, "resigned": False}
    if seat.kind != "bot":
        row["level"] = None
        if seat.user_id != person.id:
            row |= {"kind": "open", "name": "", "user_id": None}
    return row


handlers = [new_table, get_table, join, start, leave, resign, come_back, rematch]
