"""The hall: the tables in memory, and what they all need."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any

import msgspec
import structlog
from redis.asyncio import Redis
from sqlalchemy import Connection, insert, select, update

from theatrum.library.catalogue import SHELVES, Title, load
from theatrum.server import bots, schema
from theatrum.server.bots import Workers, begin_quietly
from theatrum.server.clocks import deadline
from theatrum.server.database import Database
from theatrum.server.live import STALE, Live, open_live
from theatrum.server.messages import ChatEntry
from theatrum.server.metrics import TABLES
from theatrum.server.notify import Crier
from theatrum.server.safety import Throttle
from theatrum.server.settings import Settings
from theatrum.server.storage import pulse_json
from theatrum.server.talk import Agreement
from theatrum.server.trouble import Refused
from theatrum.server.wire import Hint, Wire, wire_for
from theatrum.server.writer import Writer, sink_for

log = structlog.get_logger("theatrum.hall")

CHAT_SHOWN = 200
PRESENCE_SECONDS = 60.0


class Hall:
    """One process's part of the server."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.now = now
        self.db = Database(settings.database_url)
        self.redis: Redis | None = Redis.from_url(settings.redis) if settings.redis else None
        self.wire: Wire = wire_for(self.redis)
        self.writer = Writer(sink_for(self.db))
        self.workers = Workers(settings.workers)
        # Looking back takes long: in a process of its own, so that no bot waits behind it.
        self.analysts = Workers(1, begin_quietly)
        self.analysing: dict[str, tuple[int, int]] = {}  # tables, with done and total; analysis.py
        self.one_analysis = asyncio.Lock()
        self.throttle = Throttle(self.redis, settings.limits)
        self.titles: dict[str, Title] = {}
        self.lives: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Future[Live]] = {}
        self.elsewhere: dict[str, dict[str, tuple[float, list[int], int]]] = {}
        self.closing = False
        self.on_stored: list[Callable[[Live], None]] = []
        self.on_hint: list[Callable[[Hint], None]] = []
        self.tasks: set[asyncio.Task[Any]] = set()
        self.sockets: set[Any] = set()  # open live channels, see channel.py
        self.crier = Crier(self)
        self.known: dict[bytes, tuple[float, Any]] = {}  # see identity.py

    async def open(self) -> None:
        await self.db.upgrade()
        self.writer.start()
        await self.wire.open(self.hear)

    async def close(self) -> None:
        """Nothing that was accepted is lost: what waits is written first."""
        self.closing = True
        thinking = [live.thinking for live in self.lives.values() if live.thinking is not None]
        for task in [*thinking, *self.tasks]:
            task.cancel()
        await asyncio.gather(*thinking, *self.tasks, return_exceptions=True)
        await self.writer.close()
        self.workers.close()
        self.analysts.close()
        await self.wire.close()
        if self.redis is not None:
            with contextlib.suppress(Exception):
                await self.redis.aclose()
        await self.db.close()

    def later(self, work: Any) -> None:
        """Do something beside; errors are logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task failed", error=repr(error)[:300])

    def title(self, game: str) -> Title:
        """A game by name; raises Refused."""
        if game not in self.titles:
            if game not in SHELVES:
                raise Refused(404, "there is no such game", field="game")
            if not SHELVES[game].browser:
                raise Refused(404, "this game has no board in the browser yet", field="game")
            self.titles[game] = load(game)
        return self.titles[game]

    def games(self) -> list[tuple[str, str, Title | None]]:
        """All games; those without a board in the browser have no title."""
        return [
            (name, shelf.title, self.title(name) if shelf.browser else None)
            for name, shelf in SHELVES.items()
        ]

    # Tables in memory.

    async def live(self, table: str) -> Live:
        """A table, from memory or the database; raises Refused."""
        found = self.lives.get(table)
        if found is not None:
            found.touched = self.now()
            return found
        if table in self.opening:
            return await asyncio.shield(self.opening[table])
        future: asyncio.Future[Live] = asyncio.get_running_loop().create_future()
        self.opening[table] = future
        try:
            live = await open_live(self, table)
        except BaseException as error:
            future.set_exception(error if isinstance(error, Exception) else Refused(503, STALE))
            future.exception()  # it is no loss if nobody else waits
            raise
        else:
            self.lives[table] = live
            future.set_result(live)
            TABLES.set(len(self.lives))
            bots.wake(live)
            return live
        finally:
            del self.opening[table]

    def forget_idle(self) -> None:
        """Let go of tables that nobody watches and nothing moves."""
        limit = self.now() - self.settings.idle
        for table, live in list(self.lives.items()):
            busy = live.readers or live.lock.locked() or live.thinking is not None
            if not busy and live.touched <= limit:
                del self.lives[table]
        TABLES.set(len(self.lives))

    def stored(self, live: Live) -> None:
        """After a log entry has been stored and shown."""
        live.touched = self.now()
        self.wire.tell("moved", live.table.id)
        bots.wake(live)
        for listener in self.on_stored:
            listener(live)

    def begun(self, live: Live) -> None:
        """After a match has begun."""
        for listener in self.on_stored:
            listener(live)

    async def changed(self, live: Live) -> None:
        """After seats or status have been written: read again and show; the lock is held."""
        await live.refresh()
        live.show_all()
        self.wire.tell("table", live.table.id)
        bots.wake(live)

    def renamed(self, user: str) -> None:
        """A person has another name: the tables in memory are read again when next needed."""
        for live in self.lives.values():
            if any(seat.user_id == user for seat in live.seats):
                live.broken = True
                self.wire.tell("table", live.table.id)

    async def save_pulse(self, live: Live) -> None:
        p = schema.pulses
        values = {
            "pulse": pulse_json(live.pulse).decode(),
            "deadline": deadline(live.pulse) if live.deciders() else None,
        }
        same = (p.c.match_id == live.table.id) & (p.c.number == live.number)
        async with self.db.write() as db:
            done = await db.execute(update(p).where(same).values(values))
        if done.rowcount != 1:
            live.broken = True
            raise Refused(409, STALE)
        self.wire.tell("table", live.table.id)

    # From other processes.

    async def hear(self, hint: Hint) -> None:
        if hint.kind == "session":
            self.known.clear()
        for listener in self.on_hint:
            listener(hint)
        live = self.lives.get(hint.table)
        if live is None:
            return
        if hint.kind in ("moved", "table"):
            async with live.lock:
                before = live.number
                await live.refresh()
                if hint.kind == "moved" and live.number == before + 1:
                    live.show()
                elif hint.kind == "table" or live.number != before:
                    live.show_all()
        elif hint.kind == "chat":
            live.show_chat(msgspec.convert(hint.data, list[ChatEntry]))
        elif hint.kind == "agreements":
            live.show_agreements(msgspec.convert(hint.data, list[Agreement]))
        elif hint.kind == "presence":
            seats, spectators = hint.data
            self.elsewhere.setdefault(hint.table, {})[hint.origin] = (
                self.now(),
                seats,
                spectators,
            )
            live.show_presence()

    def presence(self, live: Live) -> tuple[list[int], int]:
        """Who is connected, here and elsewhere."""
        seats, spectators = live.here()
        for at, other, count in self.elsewhere.get(live.table.id, {}).values():
            if at > self.now() - PRESENCE_SECONDS:
                seats = sorted({*seats, *other})
                spectators += count
        return seats, spectators

    def presence_changed(self, live: Live) -> None:
        live.show_presence()
        self.wire.tell("presence", live.table.id, data=live.here())

    # Chat and what was seen.

    async def chat(self, live: Live, user: str, name: str, text: str) -> ChatEntry:
        entry = ChatEntry(0, name, user, text, self.now())
        async with self.db.write() as db:
            done = await db.execute(
                insert(schema.chats)
                .values(match_id=live.table.id, user_id=user, name=name, text=text, at=entry.at)
                .returning(schema.chats.c.id)
            )
            entry.id = done.scalar_one()
        live.show_chat([entry])
        self.wire.tell("chat", live.table.id, data=[entry])
        return entry

    async def chat_of(self, table: str) -> list[ChatEntry]:
        return await self.db.fetch(lambda db: read_chat(db, table))

    async def mark_seen(self, table: str, user: str, number: int) -> None:
        s = schema.seen
        here = (s.c.match_id == table) & (s.c.user_id == user)
        async with self.db.write() as db:
            done = await db.execute(update(s).where(here).values(number=number))
            if done.rowcount == 0:
                await db.execute(insert(s).values(match_id=table, user_id=user, number=number))

    async def seen_by(self, table: str, user: str | None) -> int | None:
        return await self.db.fetch(lambda db: read_seen(db, table, user))

    async def seen_and_chat(
        self, table: str, user: str | None
    ) -> tuple[int | None, list[ChatEntry]]:
        """Both at once, for whoever comes to the table."""
        return await self.db.fetch(lambda db: (read_seen(db, table, user), read_chat(db, table)))


def read_chat(db: Connection, table: str) -> list[ChatEntry]:
    c = schema.chats
    query = select(c).where(c.c.match_id == table).order_by(c.c.id.desc()).limit(CHAT_SHOWN)
    rows = db.execute(query).all()
    return [ChatEntry(r.id, r.name, r.user_id, r.text, r.at) for r in reversed(rows)]


def read_seen(db: Connection, table: str, user: str | None) -> int | None:
    if user is None:
        return None
    s = schema.seen
    query = select(s.c.number).where(s.c.match_id == table, s.c.user_id == user)
    return db.execute(query).scalar_one_or_none()
