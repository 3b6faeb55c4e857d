"""Every position has an address; export and verify the match file."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import PathParameter, QueryParameter
from msgspec import Raw

from theatrum.core.game import EVERYTHING, SPECTATOR
from theatrum.library.words import ENGLISH
from theatrum.match.match import Match
from theatrum.match.record import FILE_BYTES, export, to_bytes
from theatrum.server.agreements import agreements_of, for_file
from theatrum.server.bots import VERIFY_SECONDS, verify
from theatrum.server.identity import HallDep, MaybeDep, address_of
from theatrum.server.messages import Position, Verdict
from theatrum.server.play import Language, spoken
from theatrum.server.tables import TableId
from theatrum.server.trouble import Refused
from theatrum.server.view import Seats, encode, fact_text, visible

AnyRequest = Request[Any, Any, Any]


def eyes(match: Match, mine: Seats, wanted: str) -> Seats:
    """The seats through whose eyes the reader looks; raises Refused."""
    seats = range(len(match.seats))
    if wanted == "all":
        if not match.over:
            raise Refused(403, "all is open only after the end", field="as")
        return tuple(seats)
    if wanted == "spectator":
        return ()
    if wanted == "me":
        return mine
    if not wanted.isascii() or not wanted.isdigit() or int(wanted) not in seats:
        raise Refused(422, "'as' is a seat, me, spectator or all", field="as")
    seat = int(wanted)
    if seat not in mine and not match.over:
        raise Refused(403, "another seat's eyes are open only after the end", field="as")
    return (seat,)


@get("/api/tables/{table:str}/positions/{number:int}", operation_id="Position")
async def position(
    request: AnyRequest,
    hall: HallDep,
    who: MaybeDep,
    table: TableId,
    number: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    eyes_of: Annotated[str, QueryParameter(name="as", max_length=12)] = "me",
) -> Response[Position]:
    """The table after so many actions in force: what the reader was allowed to see; after the end
    from any seat's eyes, or all."""
    await hall.throttle.check("replay", who.id if who else address_of(request))
    live = await hall.live(table)
    async with live.lock:
        await live.ready()
        match = live.running()
        seats = eyes(match, live.seats_of(None if who is None else who.id), eyes_of)
        if number > len(match.line):
            count = len(match.line)
            raise Refused(
                404, "the match has {count} actions in force", field="number", count=count
            )
        reader = EVERYTHING if eyes_of == "all" else SPECTATOR
        raw = encode(position_of(match, number, seats, reader))
    return Response(raw, media_type="application/json")  # type: ignore[arg-type]


def position_of(match: Match, number: int, seats: Seats, reader: int) -> dict[str, Any]:
    """`reader`: whose view of the table itself, a spectator's or one from whom nothing is kept."""
    game, state = match.game, match.at(number)
    done = match.line[number - 1] if number else None
    step = done.number if done else 0
    told = [t for t in match.told if t.number == step and visible(t, seats)]
    out: dict[str, Any] = {
        "number": number,
        "last": len(match.line),
        "view": game.view(state, reader),
        "own": {str(seat): game.own(state, seat) for seat in seats},
        "question": game.question(state),
        "events": [Raw(fact_text(match, t)) for t in told],
    }
    if done is not None and (step not in match.secret or done.seat in seats):
        out["action"] = {"seat": done.seat, **game.actions.json(done.action)}
    if game.over(state):
        out["result"] = {"places": game.places(state), "scores": game.scores(state)}
    return out


@get("/api/tables/{table:str}/export", operation_id="Export")
async def export_match(
    request: AnyRequest, hall: HallDep, who: MaybeDep, table: TableId
) -> Response[dict[str, Any]]:
    """The match file: whole after the end; before that what the reader may know, without seed."""
    await hall.throttle.check("export", who.id if who else address_of(request))
    live = await hall.live(table)
    async with live.lock:
        await live.ready()
        match = live.running()
        mine = live.seats_of(None if who is None else who.id)
        file = export(match, mine[0] if mine else SPECTATOR)
        file.agreements = for_file(await agreements_of(hall, table))
    raw = to_bytes(file)
    name = f'attachment; filename="theatrum-{table}.json"'
    return Response(raw, media_type="application/json", headers={"content-disposition": name})  # type: ignore[arg-type]


@post(
    "/api/verify",
    operation_id="Verify",
    status_code=200,
    request_max_body_size=FILE_BYTES,
)
async def verify_file(
    request: AnyRequest, hall: HallDep, who: MaybeDep, language: Language = ENGLISH
) -> Verdict:
    """Check a match file: replay it and compare every shuffle and the result."""
    await hall.throttle.check("verify", who.id if who else address_of(request))
    raw = await request.body()
    try:
        found = await hall.workers.run(VERIFY_SECONDS, verify, raw, spoken(language))
    except TimeoutError:
        raise Refused(422, "this file takes too long to replay") from None
    return msgspec.convert(found, Verdict)


handlers: list[Any] = [position, export_match, verify_file]
