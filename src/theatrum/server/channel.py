"""The live channels: one WebSocket per reader of a table, and one per person for notices."""

import asyncio
import contextlib
from collections import deque
from typing import Annotated, Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter

from theatrum.server import agreements
from theatrum.server.hall import Hall
from theatrum.server.identity import HallDep, Person, address_of, identify, secret_of
from theatrum.server.line import SCOPE, Line
from theatrum.server.live import Asked, Live
from theatrum.server.metrics import READERS
from theatrum.server.notify import Crier
from theatrum.server.play import clean_text
from theatrum.server.safety import Bucket, origin_allowed
from theatrum.server.tables import TableId
from theatrum.server.talk import (
    Ack,
    AgreementsMessage,
    FromClient,
    LiveAct,
    LiveAnswer,
    LiveAskUndo,
    LiveChat,
    LiveConsent,
    LivePing,
    LivePropose,
    LiveSeen,
    LiveUndo,
    LiveWithdraw,
    Pong,
    RefusedMessage,
    TableMessage,
)
from theatrum.server.trouble import CRASHED, Refused, unfit_message
from theatrum.server.view import Seats, encode

log = structlog.get_logger("theatrum.channel")

OUTBOX = 256  # messages that may wait for a slow reader
AGAIN = 1013  # close code: try again later
RESTART = 1012  # close code: the server goes down, come back
POLICY = 1008  # close code: not allowed
MESSAGE_BYTES = 65536

AnySocket = WebSocket[Any, Any, Any]
decode = msgspec.json.Decoder(FromClient).decode
PONG = encode(Pong())


def direct(socket: AnySocket) -> tuple[Any, Any]:
    """Receive and send without the application's layers; see `safety.with_headers`."""
    scope: dict[str, Any] = dict(socket.scope)
    found: tuple[Any, Any] = scope.get("theatrum.direct", (socket.receive, socket.send))
    return found


class Outbox:
    """What waits to be sent to one socket. A reader that is too slow is cut off, and catches up
    from its last number when it comes back; so nobody else waits, and memory is bounded."""

    def __init__(self, socket: AnySocket) -> None:
        self.socket = socket
        self.line: Line | None = dict(socket.scope).get(SCOPE)  # type: ignore[assignment]
        self.waiting: deque[bytes] = deque()
        self.asleep: asyncio.Future[None] | None = None  # until there is something to send
        self.over: int | None = None  # the code to close with

    def push(self, text: bytes) -> None:
        free = not self.waiting and self.over is None
        if free and self.line is not None and self.line.send_now(text):
            return
        if len(self.waiting) >= OUTBOX:
            self.end(AGAIN)
            return
        self.waiting.append(text)
        self.wake()

    def end(self, code: int) -> None:
        self.over = code
        self.wake()

    def wake(self) -> None:
        if self.asleep is not None and not self.asleep.done():
            self.asleep.set_result(None)

    async def run(self) -> None:
        """Send until the end."""
        _, send = direct(self.socket)
        loop, waiting = asyncio.get_running_loop(), self.waiting
        while self.over is None:
            while waiting and self.over is None:
                await send({"type": "websocket.send", "text": waiting[0].decode()})
                waiting.popleft()  # only now: nothing that is pushed meanwhile may overtake it
            if self.over is None:
                self.asleep = loop.create_future()
                await self.asleep
        with contextlib.suppress(Exception):
            await self.socket.close(code=self.over)


class TableReader(Outbox):
    """Somebody who watches a table."""

    def __init__(self, socket: AnySocket, person: Person | None, live: Live) -> None:
        super().__init__(socket)
        self.person = person
        self.user = None if person is None else person.id
        self.seats: Seats = live.seats_of(self.user)
        self.number = -1


async def admitted(socket: AnySocket, hall: Hall, token: str | None) -> Person | None:
    """Origin, limits and identity; raises Refused."""
    origin, host = socket.headers.get("origin"), socket.headers.get("host")
    if not origin_allowed(hall.settings, origin, host):
        raise Refused(403, "a page of another site can't open this channel")
    await hall.throttle.check("socket", address_of(socket))
    person = await identify(hall, token or secret_of(socket))
    if token and person is None:
        raise Refused(401, "this token is not known")
    return person


async def turn_away(socket: AnySocket, refused: Refused) -> None:
    """Accept only to say why not; a page can't see the reason otherwise."""
    await socket.accept()
    await socket.send_text(encode(refusal_of(None, refused)))
    await socket.close(code=POLICY)


Token = Annotated[str | None, QueryParameter(max_length=200)]
SinceNumber = Annotated[int, QueryParameter(ge=-1, le=1_000_000)]


@websocket("/ws/tables/{table:str}")
async def watch(
    socket: AnySocket, hall: HallDep, table: TableId, token: Token = None, since: SinceNumber = -1
) -> None:
    """View, legal actions, prompt, new events, clocks, presence, chat, agreements."""
    try:
        person = await admitted(socket, hall, token)
        live = await hall.live(table)
        seen, chat = await hall.seen_and_chat(table, None if person is None else person.id)
    except Refused as refused:
        await turn_away(socket, refused)
        return
    await socket.accept()
    reader = TableReader(socket, person, live)
    sending = asyncio.create_task(reader.run())
    try:
        async with live.lock:
            await live.ready()
            reader.push(encode(TableMessage(live.info(reader.user, seen))))
            if live.match is not None:
                first = since if 0 <= since <= live.number else -1
                page = live.page()
                reader.push(page.update(reader.seats, first, True, chat))
                reader.number = page.number
            known = await agreements.agreements_of(hall, table)
            if known:
                reader.push(encode(AgreementsMessage(known)))
            live.readers.add(reader)
            READERS.inc()
        hall.presence_changed(live)
        hall.sockets.add(reader)
        await listen(hall, live, reader)
    finally:
        sending.cancel()
        hall.sockets.discard(reader)
        if reader in live.readers:
            live.readers.discard(reader)
            READERS.dec()
            live.touched = hall.now()
            hall.presence_changed(live)


async def listen(hall: Hall, live: Live, reader: TableReader) -> None:
    """Follow what the reader says, one after the other, until it goes away."""
    rate = hall.settings.act_rate
    bucket = Bucket(4 * rate, asyncio.get_running_loop().time())
    receive, _ = direct(reader.socket)
    clock = asyncio.get_running_loop().time
    while reader.over is None:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        raw = message.get("text") or message.get("bytes") or ""
        id_: int | str | None = None
        try:
            if rate and not bucket.take(rate, 4 * rate, clock()):
                raise Refused(429, "too many at once; wait a little")
            said = decode(raw)
            id_ = getattr(said, "id", None)
            answer = await follow(hall, live, reader, said)
            if answer is not None:
                reader.push(answer)
        except msgspec.MsgspecError as error:
            reader.push(encode(refusal_of(None, unfit_message(error))))
        except Refused as refused:
            if id_ is None:
                id_ = id_of(raw)
            reader.push(encode(refusal_of(id_, refused)))
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception as error:
            log.error("a message could not be followed", error=repr(error)[:300])
            said = refusal_of(id_, Refused(500, CRASHED))
            reader.push(encode(said))


def refusal_of(id_: int | str | None, refused: Refused) -> RefusedMessage:
    return RefusedMessage(id_, refused.error, refused.rule, refused.message, {**refused.values})


def id_of(raw: str | bytes) -> int | str | None:
    with contextlib.suppress(msgspec.MsgspecError):
        return msgspec.json.decode(raw, type=Named).id
    return None


class Named(msgspec.Struct):
    id: int | str | None = None


async def follow(hall: Hall, live: Live, reader: TableReader, said: FromClient) -> bytes | None:
    """Do what a message asks; the answer, if there is one."""
    if isinstance(said, LivePing):
        return PONG
    person = reader.person
    if person is None:
        raise Refused(401, "spectators without a name can only watch")
    if isinstance(said, LiveSeen):
        await hall.mark_seen(live.table.id, person.id, min(said.number, live.number))
        return None
    person.may("play")
    if isinstance(said, LiveAct):
        asked = Asked(reader, said.id)
        await live.act(person.id, said.seat, said.number, said.action, asked=asked)
        return None
    if isinstance(said, LiveUndo):
        await live.undo(person.id, said.seat, said.number, Asked(reader, said.id))
        return None
    if isinstance(said, LiveAskUndo):
        number, request = await live.ask_undo(person.id, said.seat, said.count)
        return encode(Ack(said.id, number, request))
    if isinstance(said, LiveConsent):
        number = await live.consent(person.id, said.seat, said.request, said.agree)
        return encode(Ack(said.id, number))
    if isinstance(said, LivePropose):
        await agreements.propose(hall, live, person, said.seat, said.to, said.text)
        return encode(Ack(said.id, live.number))
    if isinstance(said, LiveAnswer):
        await agreements.answer(hall, live, person, said.agreement, said.seat, said.agree)
        return encode(Ack(said.id, live.number))
    if isinstance(said, LiveWithdraw):
        await agreements.withdraw(hall, live, person, said.agreement, said.seat)
        return encode(Ack(said.id, live.number))
    assert isinstance(said, LiveChat)
    await hall.throttle.check("chat", person.id)
    await hall.chat(live, person.id, person.name, clean_text(said.text))
    return encode(Ack(said.id, live.number))


@websocket("/ws/me")
async def notices(socket: AnySocket, hall: HallDep, token: Token = None) -> None:
    """Notices for a person, whichever page is open."""
    try:
        person = await admitted(socket, hall, token)
        if person is None:
            raise Refused(401, "who are you? Choose a name or sign in first")
    except Refused as refused:
        await turn_away(socket, refused)
        return
    await socket.accept()
    ear = Outbox(socket)
    crier: Crier = hall.crier
    crier.ears.setdefault(person.id, set()).add(ear)
    hall.sockets.add(ear)
    sending = asyncio.create_task(ear.run())
    try:
        while ear.over is None:
            message = await socket.receive()
            if message["type"] != "websocket.receive":
                return
            ear.push(PONG)
    finally:
        sending.cancel()
        hall.sockets.discard(ear)
        crier.ears[person.id].discard(ear)
        if not crier.ears[person.id]:
            del crier.ears[person.id]


handlers: list[Any] = [watch, notices]
