"""A table in memory.

Everything that changes a table holds its lock. An action is checked, carried out, stored, and only
then acknowledged and shown; whoever looks takes the lock too, so nobody sees what is not stored.
If it can't be stored, the table is read again from the database.
"""

import asyncio
import secrets
from typing import TYPE_CHECKING, NamedTuple, Protocol

import structlog
from sqlalchemy import Connection

from theatrum.core.forms import BadForm
from theatrum.core.game import Refusal
from theatrum.library.catalogue import Title
from theatrum.match.match import SNAPSHOT_EVERY, Match, NoUndo, Undo
from theatrum.match.resume import kept
from theatrum.server import clocks
from theatrum.server.clocks import Pulse, Request
from theatrum.server.messages import Advice, ChatEntry, TableInfo
from theatrum.server.metrics import ACTIONS, REFUSED
from theatrum.server.script import keep_to_lesson, lesson_at
from theatrum.server.storage import (
    Found,
    SeatRow,
    TableRow,
    catch_up,
    entry_row,
    match_seats,
    pulse_from,
    pulse_json,
    read_again,
    read_match,
    read_table,
    table_info,
)
from theatrum.server.talk import (
    Agreement,
    AgreementsMessage,
    ChatMessage,
    PresenceMessage,
    TableMessage,
    UndoRequestMessage,
)
from theatrum.server.trouble import Refused, no_action, not_found
from theatrum.server.view import Page, Seats, acknowledging, encode, request_of
from theatrum.server.writer import Change, Conflict

if TYPE_CHECKING:
    from theatrum.server.hall import Hall

log = structlog.get_logger("theatrum.table")

OTHER_DATA = "this match was begun with other data of the game than this server has now"
STALE = "the table has moved on; look again and repeat"


class Reader(Protocol):
    """Somebody who watches a table."""

    user: str | None
    seats: Seats
    number: int

    def push(self, text: bytes) -> None: ...


class Asked(NamedTuple):
    """Whose message asks for an action, and the name that the message has."""

    reader: Reader
    id: int | str


class Live:
    """One table, with its match once that has begun."""

    def __init__(self, hall: "Hall", title: Title, table: TableRow, seats: list[SeatRow]) -> None:
        self.hall = hall
        self.title = title
        self.table = table
        self.seats = seats
        self.match: Match | None = None
        self.pulse = Pulse([], [], [])
        self.lock = asyncio.Lock()
        self.readers: set[Reader] = set()
        self.broken = False  # memory may differ from the database: read again
        self.page_now: Page | None = None
        self.touched = hall.now()
        self.thinking: asyncio.Task[None] | None = None
        self.lesson = lesson_at(title, table.lesson)
        self.hints: dict[int, Advice] = {}  # the last one of each seat

    # Reading.

    async def refresh(self) -> None:
        """Take over what the database has; the lock must be held."""
        match = None if self.broken else self.match
        known = None if match is None else len(match.log)
        found, anew, rows = await self.hall.db.fetch(
            lambda db: read_again(db, self.title, self.table.id, known)
        )
        if found is None:
            raise not_found()
        self.table, self.seats, pulse = found
        if pulse is not None:
            if anew is not None:
                self.match = anew
            elif match is not None and rows:
                catch_up(match, rows, pulse)
            self.running().seats = match_seats(self.seats)
            self.pulse = pulse_from(pulse.pulse)
        self.broken = False
        self.page_now = None

    def running(self) -> Match:
        if self.match is None:
            raise Refused(409, "the match has not begun yet")
        return self.match

    @property
    def number(self) -> int:
        return 0 if self.match is None else len(self.match.log)

    def deciders(self) -> list[int]:
        return [] if self.match is None else self.match.game.deciders(self.match.state)

    def seats_of(self, user: str | None) -> Seats:
        return tuple(seat.seat for seat in self.seats if seat.belongs_to(user))

    def people(self) -> list[bool]:
        """Which seats are played by people now."""
        return [seat.bot is None for seat in self.seats]

    def page(self) -> Page:
        if self.page_now is None:
            pace = self.table.pace if self.table.status == "running" else "untimed"
            self.page_now = Page(self.running(), self.pulse, pace, self.hall.now())
        return self.page_now

    def info(self, user: str | None, seen: int | None = None) -> TableInfo:
        return table_info(
            self.title,
            self.table,
            self.seats,
            self.number,
            self.deciders(),
            self.pulse if self.match is not None else None,
            user,
            seen,
            self.hall.now(),
        )

    # Acting.

    def own_seat(self, user: str | None, seat: int) -> None:
        """Only whoever sits there may act for a seat; bots act as `None`."""
        if not 0 <= seat < len(self.seats):
            raise Refused(404, "the table has no such seat", field="seat")
        row = self.seats[seat]
        if user is None:
            if row.bot is None:
                raise Refused(403, "a person sits there")
        elif not row.belongs_to(user):
            raise Refused(403, "that is not your seat", field="seat")
        elif row.bot is not None:
            raise Refused(409, "a bot plays for you; take the seat back first", field="seat")

    async def act(
        self,
        user: str | None,
        seat: int,
        number: int,
        form: object,
        by: str = "person",
        asked: Asked | None = None,
    ) -> int:
        """Carry out and store an action; the log's number after it. The update that shows it also
        acknowledges it to whoever has asked."""
        async with self.lock:
            await self.ready()
            match = self.running()
            if by != "script":
                self.own_seat(user, seat)
            if number > len(match.log) or number < self.pulse.asked[seat]:
                REFUSED["stale"].inc()
                raise Refused(409, STALE, field="number")
            state = match.state
            before = state.stack[:]
            try:
                action = match.game.actions.parse(form)
                if by != "script" and self.table.lesson is not None:
                    keep_to_lesson(self, seat, action)
                match.act(seat, action)
            except BadForm as error:
                raise no_action(error) from None
            except Refusal as refusal:
                REFUSED["illegal"].inc()
                raise Refused(409, "the rules don't allow that now", rule=refusal.rule) from None
            if same_question(before, state.stack, seat):
                self.pulse.asked[seat] = len(match.log)
            else:
                self.pulse.asked = [len(match.log)] * len(self.seats)
            self.pulse.request = None  # an action ends a request to take back
            await self.commit(asked)
            ACTIONS[by].inc()
            return len(match.log)

    async def ready(self) -> None:
        if self.broken:
            await self.refresh()

    async def commit(self, asked: Asked | None = None) -> None:
        """Store the newest log entry, then acknowledge and show it."""
        match, hall, now = self.running(), self.hall, self.hall.now()
        self.broken = True  # until it is stored
        deciders = match.game.deciders(match.state)
        clocks.run(self.pulse, self.table.pace, hall.settings, deciders, self.people(), now)
        count = len(match.line) - 1
        item = kept(match)
        change = Change(
            entry=entry_row(self.table.id, len(match.log), item, now),
            pulse=self.pulse_row(now),
        )
        if count >= 0 and count % SNAPSHOT_EVERY == 0 and count in match.snapshots:
            change.snapshot = (self.table.id, count, match.snapshots[count].encode())
        if isinstance(item.entry, Undo):
            change.drop = (self.table.id, len(match.line))
        result = match.result()
        if result is not None:
            change.end = ("over", now, encode(result).decode(), self.table.id)
        try:
            await hall.writer.put(change)
        except Conflict:
            await self.refresh()
            self.show_all()
            raise Refused(409, STALE, field="number") from None
        except Exception:
            raise Refused(503, "it could not be stored; look again") from None
        self.broken = False
        self.page_now = None
        if change.end is not None:
            self.table.status, self.table.ended = "over", now
            self.table.result = change.end[2]
        self.show(asked)
        hall.stored(self)

    def pulse_row(self, now: float) -> tuple[object, ...]:
        match = self.running()
        stack = match.state.stack
        return (
            self.table.id,
            len(match.log),
            match.state.encode(),
            stack[-2] if stack else 0,
            clocks.deadline(self.pulse) if stack else None,
            pulse_json(self.pulse).decode(),
            now,
        )

    # Undo.

    async def undo(self, user: str, seat: int, number: int, asked: Asked | None = None) -> int:
        """Take back the seat's last action by the engine's law."""
        async with self.lock:
            await self.ready()
            match = self.running()
            self.own_seat(user, seat)
            if number != len(match.log):
                raise Refused(409, STALE, field="number")
            await self.take_back(seat, 1, (), asked)
            return len(match.log)

    async def take_back(
        self, seat: int, count: int, consent: tuple[int, ...], asked: Asked | None = None
    ) -> None:
        match = self.running()
        if match.over:
            raise Refused(409, "the match is over")
        try:
            match.undo(seat, count, consent)
        except NoUndo as error:
            raise Refused(409, str(error)) from None
        self.pulse.asked = [len(match.log)] * len(self.seats)
        self.pulse.request = None
        await self.commit(asked)

    async def ask_undo(self, user: str, seat: int, count: int) -> tuple[int, str | None]:
        """Take back at once if the law allows it, else ask the people at the other seats."""
        async with self.lock:
            await self.ready()
            match = self.running()
            self.own_seat(user, seat)
            if match.over:
                raise Refused(409, "the match is over")
            if count > len(match.line):
                raise Refused(409, "there is nothing to take back", field="count")
            others = [row for row in self.seats if row.seat != seat]
            waiting = [r.seat for r in others if r.bot is None and r.user_id != user]
            agreed = [r.seat for r in others if r.seat not in waiting]
            if match.can_undo(seat, count) or not waiting:
                lawful = match.can_undo(seat, count)
                await self.take_back(seat, count, () if lawful else tuple(agreed))
                return len(match.log), None
            if self.pulse.request is not None:
                raise Refused(409, "another request to take back is still open")
            request = Request(secrets.token_hex(6), seat, count, len(match.log), agreed, waiting)
            self.pulse.request = request
            await self.save_pulse()
            self.show_request()
            return len(match.log), request.id

    async def consent(self, user: str, seat: int | None, request_id: str, agree: bool) -> int:
        async with self.lock:
            await self.ready()
            match, request = self.running(), self.pulse.request
            if request is None or request.id != request_id:
                raise Refused(404, "there is no such request", field="request")
            mine = [s for s in request.waiting if self.seats[s].belongs_to(user)]
            if seat is not None:
                mine = [s for s in mine if s == seat]
            if not mine:
                raise Refused(403, "you are not asked")
            if not agree:
                self.pulse.request = None
            else:
                request.agreed.extend(mine)
                request.waiting = [s for s in request.waiting if s not in mine]
                if not request.waiting:
                    await self.take_back(request.seat, request.count, tuple(request.agreed))
                    return len(match.log)
            await self.save_pulse()
            self.show_request()
            return len(match.log)

    async def save_pulse(self) -> None:
        """Store what is asked and the clocks, without a log entry."""
        await self.hall.save_pulse(self)
        self.page_now = None

    # Showing.

    def show(self, asked: Asked | None = None) -> None:
        """Send the newest log entry to all readers."""
        if not self.readers:
            return
        page = self.page()
        for reader in self.readers:
            if reader.number == page.number - 1:
                text = page.next(reader.seats)
            else:
                text = page.update(reader.seats, reader.number, True)
            if asked is not None and reader is asked.reader:
                text = acknowledging(text, asked.id)
            reader.push(text)
            reader.number = page.number

    def show_all(self) -> None:
        """Send everything anew, after changes that came from elsewhere."""
        for reader in self.readers:
            reader.seats = self.seats_of(reader.user)
            reader.push(encode(TableMessage(self.info(reader.user))))
            if self.match is not None:
                page = self.page()
                since = min(reader.number, page.number)
                reader.push(page.update(reader.seats, since, True))
                reader.number = page.number

    def show_request(self) -> None:
        request = request_of(self.pulse)
        if request is None:
            message = UndoRequestMessage(None)
        else:
            message = UndoRequestMessage(
                request.request, request.seat, request.count, request.waiting
            )
        text = encode(message)
        for reader in self.readers:
            reader.push(text)

    def show_chat(self, entries: list[ChatEntry]) -> None:
        text = encode(ChatMessage(entries))
        for reader in self.readers:
            reader.push(text)

    def show_agreements(self, agreements: list[Agreement]) -> None:
        text = encode(AgreementsMessage(agreements))
        for reader in self.readers:
            reader.push(text)

    def show_presence(self) -> None:
        seats, spectators = self.hall.presence(self)
        text = encode(PresenceMessage(seats, spectators))
        for reader in self.readers:
            reader.push(text)

    def here(self) -> tuple[list[int], int]:
        """The seats whose people are connected to this process, and the spectators."""
        seats = {seat for reader in self.readers for seat in reader.seats}
        return sorted(seats), sum(1 for reader in self.readers if not reader.seats)


def same_question(before: list[int], after: list[int], seat: int) -> bool:
    """Do the others face the same decision as before? This seat may have answered it, or a part of
    it: who plans at the same time must not be told that the table has moved on."""
    if len(before) != len(after) or not after:
        return False
    if before[-2] != after[-2]:
        before[-2] &= ~(1 << seat)
    return before == after


async def open_live(hall: "Hall", table: str) -> Live:
    """Bring a table into memory; raises Refused."""

    def look(db: Connection) -> tuple[Title, Found, Match | None]:
        found = read_table(db, table)
        if found is None:
            raise not_found()
        row, seats, pulse = found
        title = hall.title(row.game)
        if row.data is not None and row.data != title.fingerprint:
            raise Refused(409, OTHER_DATA)
        match = None if pulse is None else read_match(db, title, row, seats, pulse)
        return title, found, match

    title, (row, seats, pulse), match = await hall.db.fetch(look)
    live = Live(hall, title, row, seats)
    if pulse is not None:
        live.match = match
        live.pulse = pulse_from(pulse.pulse)
    return live
