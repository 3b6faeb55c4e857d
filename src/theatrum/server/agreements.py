"""Agreements in people's own words.

A seat proposes a text to other seats; each of them accepts or declines, and the proposer may take
it back while it is open. All of it is public and stays on record. It binds nobody: nothing of a
match depends on it, and what the rules themselves enforce is an action of the game. A bot answers
nothing, so it can't be asked.
"""

from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from sqlalchemy import Connection, Row, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from theatrum.match import agreements as kept
from theatrum.server import schema
from theatrum.server.hall import Hall
from theatrum.server.identity import HallDep, Person, PersonDep
from theatrum.server.live import Live
from theatrum.server.messages import OfSeat
from theatrum.server.play import clean_text
from theatrum.server.storage import mask_seats
from theatrum.server.tables import TableId
from theatrum.server.talk import Agreement, AgreementAnswer, NewAgreement
from theatrum.server.trouble import Refused

WAITING = 5  # proposals of one seat that may wait for answers

AgreementPath = Annotated[int, PathParameter(ge=1, lt=2**31)]


def agreement_of(row: Row[Any]) -> Agreement:
    return Agreement(
        id=row.id,
        seat=row.seat,
        to=mask_seats(row.asked),
        text=row.text,
        status=row.status,
        agreed=mask_seats(row.agreed),
        declined=row.declined,
        number=row.number,
        closed=row.closed,
        at=row.at,
    )


async def agreements_of(hall: Hall, table: str) -> list[Agreement]:
    """All that are on record, the oldest first."""
    return await hall.db.fetch(lambda db: read_agreements(db, table))


def read_agreements(db: Connection, table: str) -> list[Agreement]:
    a = schema.agreements
    rows = db.execute(select(a).where(a.c.match_id == table).order_by(a.c.id)).all()
    return [agreement_of(row) for row in rows]


def for_file(agreements: list[Agreement]) -> list[kept.AgreementRecord]:
    """As a match file has them."""
    return [
        kept.AgreementRecord(
            number=one.number,
            seat=one.seat,
            to=one.to,
            text=one.text,
            status=one.status,
            agreed=one.agreed,
            declined=one.declined,
            closed=one.closed,
        )
        for one in sorted(agreements, key=lambda one: one.number)
    ]


def speaks_for(live: Live, person: Person, seat: int) -> None:
    """Only whoever sits there, and only while the match runs; the lock is held."""
    if live.running().over or live.table.status != "running":
        raise Refused(409, "the match is over")
    live.own_seat(person.id, seat)


def mask_of(live: Live, seat: int, to: list[int]) -> int:
    """The seats that are asked: others of this table, each once, with people."""
    mask = 0
    for other in to:
        if other >= len(live.seats):
            raise Refused(404, "the table has no such seat", field="to")
        if other == seat or mask >> other & 1:
            raise Refused(422, "a proposal goes to other seats, each once", field="to")
        if live.seats[other].bot is not None:
            raise Refused(409, "a bot makes no agreements; ask people", field="to")
        mask |= 1 << other
    return mask


async def room_for(db: AsyncConnection, live: Live, seat: int) -> None:
    a = schema.agreements
    here = select(func.count()).select_from(a).where(a.c.match_id == live.table.id)
    waiting = here.where(a.c.seat == seat, a.c.status == "open")
    if (await db.execute(waiting)).scalar_one() >= WAITING:
        raise Refused(
            409,
            "you have {count} open proposals; withdraw one or wait for answers",
            count=WAITING,
        )
    if (await db.execute(here)).scalar_one() >= kept.MOST:
        raise Refused(409, "this table keeps {count} agreements at most", count=kept.MOST)


async def propose(
    hall: Hall, live: Live, person: Person, seat: int, to: list[int], text: str
) -> Agreement:
    await hall.throttle.check("agreement", person.id)
    said, a = clean_text(text), schema.agreements
    async with live.lock:
        await live.ready()
        speaks_for(live, person, seat)
        values = {
            "match_id": live.table.id,
            "user_id": person.id,
            "seat": seat,
            "asked": mask_of(live, seat, to),
            "agreed": 0,
            "status": "open",
            "text": said,
            "number": live.number,
            "at": hall.now(),
        }
        async with hall.db.write() as db:
            await room_for(db, live, seat)
            made = await db.execute(insert(a).values(values).returning(a))
            agreement = agreement_of(made.one())
        show(hall, live, agreement)
    for user in {live.seats[other].user_id for other in agreement.to} - {person.id}:
        hall.crier.tell(live, user or "", "proposal")
    return agreement


async def answer(
    hall: Hall, live: Live, person: Person, number: int, seat: int, agree: bool
) -> Agreement:
    """One who declines settles it; the last one who accepts does too."""
    await hall.throttle.check("write", person.id)
    async with live.lock:
        await live.ready()
        speaks_for(live, person, seat)
        async with hall.db.write() as db:
            row = await open_one(db, live, number)
            if not row.asked >> seat & 1:
                raise Refused(403, "this proposal is not made to your seat", field="seat")
            agreed = row.agreed | 1 << seat
            if not agree:
                values = {"status": "declined", "declined": seat, "closed": live.number}
            elif agreed == row.asked:
                values = {"status": "accepted", "agreed": agreed, "closed": live.number}
            else:
                values = {"agreed": agreed}
            agreement = await change(db, number, values)
        show(hall, live, agreement)
    return agreement


async def withdraw(hall: Hall, live: Live, person: Person, number: int, seat: int) -> Agreement:
    await hall.throttle.check("write", person.id)
    async with live.lock:
        await live.ready()
        speaks_for(live, person, seat)
        async with hall.db.write() as db:
            row = await open_one(db, live, number)
            if row.seat != seat:
                raise Refused(403, "only whoever proposed it can withdraw it", field="seat")
            values = {"status": "withdrawn", "closed": live.number}
            agreement = await change(db, number, values)
        show(hall, live, agreement)
    return agreement


async def open_one(db: AsyncConnection, live: Live, number: int) -> Row[Any]:
    """A proposal that waits for answers, locked until the transaction ends; raises Refused."""
    a = schema.agreements
    here = select(a).where(a.c.match_id == live.table.id, a.c.id == number)
    row = (await db.execute(here.with_for_update())).first()
    if row is None:
        raise Refused(404, "there is no such proposal")
    if row.status != "open":
        raise Refused(409, "this proposal is settled already")
    return row


async def change(db: AsyncConnection, number: int, values: dict[str, Any]) -> Agreement:
    a = schema.agreements
    done = await db.execute(update(a).where(a.c.id == number).values(values).returning(a))
    return agreement_of(done.one())


def show(hall: Hall, live: Live, agreement: Agreement) -> None:
    live.show_agreements([agreement])
    hall.wire.tell("agreements", live.table.id, data=[agreement])


@get("/api/tables/{table:str}/agreements", operation_id="Agreements")
async def agreements(hall: HallDep, table: TableId) -> list[Agreement]:
    """What people at the table have proposed to each other in their own words, and what became of
    it. Nothing enforces it."""
    await hall.live(table)
    return await agreements_of(hall, table)


@post("/api/tables/{table:str}/agreements", operation_id="Propose", status_code=201)
async def propose_agreement(
    hall: HallDep, person: PersonDep, table: TableId, data: JSONBody[NewAgreement]
) -> Agreement:
    """Propose an agreement to seats where people sit."""
    person.may("play")
    return await propose(hall, await hall.live(table), person, data.seat, data.to, data.text)


@post(
    "/api/tables/{table:str}/agreements/{number:int}/answer",
    operation_id="AnswerAgreement",
    status_code=200,
)
async def answer_agreement(
    hall: HallDep,
    person: PersonDep,
    table: TableId,
    number: AgreementPath,
    data: JSONBody[AgreementAnswer],
) -> Agreement:
    """Accept or decline what was proposed to a seat."""
    person.may("play")
    return await answer(hall, await hall.live(table), person, number, data.seat, data.agree)


@post(
    "/api/tables/{table:str}/agreements/{number:int}/withdraw",
    operation_id="WithdrawAgreement",
    status_code=200,
)
async def withdraw_agreement(
    hall: HallDep,
    person: PersonDep,
    table: TableId,
    number: AgreementPath,
    data: JSONBody[OfSeat],
) -> Agreement:
    """Take back a proposal that is still open."""
    person.may("play")
    return await withdraw(hall, await hall.live(table), person, number, data.seat)


handlers: list[Any] = [agreements, propose_agreement, answer_agreement, withdraw_agreement]
