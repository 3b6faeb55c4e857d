"""The log's writer: group commit.

The actions that wait, from different tables, go into one transaction; each is acknowledged when
that is on the disk. While one group is being written the next one gathers, so that the cost of a
commit is shared exactly when there is much to do.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

import asyncpg
import structlog
from sqlalchemy import Table

from theatrum.server.database import PRAGMAS, Database
from theatrum.server.metrics import COMMIT_SECONDS, GROUP_SIZE
from theatrum.server.schema import entries, pulses, snapshots

log = structlog.get_logger("theatrum.writer")

GROUP = 64  # most changes in one transaction
CHECKPOINT = 2000  # changes after which SQLite's log is moved into its file
CHECKPOINT_SECONDS = 5.0

Row = tuple[Any, ...]


class Conflict(Exception):
    """Another process has written this log number first."""


@dataclass
class Change:
    """What one log entry changes. The rows have the columns of their tables."""

    entry: Row
    pulse: Row
    snapshot: Row | None = None
    drop: tuple[str, int] | None = None  # snapshots of a match above a number are void
    end: tuple[str, float, str, str] | None = None  # status, ended, result, match


Group = list[tuple[Change, "asyncio.Future[None]"]]
Take = Callable[[], Group]  # the next group; it may be empty
Done = Callable[[Group, Exception | None], None]  # acknowledges a group, or says why not


class Sink(Protocol):
    """Writes groups until there is none, each in one transaction; after an error nothing of it is
    written."""

    async def store(self, take: Take, done: Done) -> None: ...

    async def close(self) -> None: ...


@cache
def insert_sql(table: Table, rows: int, update: bool) -> str:
    """An insert of so many rows; with `update` the rows replace those of the same key."""
    width = len(table.columns)
    tuples = [
        "(" + ", ".join(f"${row * width + i + 1}" for i in range(width)) + ")"
        for row in range(rows)
    ]
    return insert_into(table, ", ".join(tuples), update)


def insert_into(table: Table, values: str, update: bool) -> str:
    sql = f"INSERT INTO {table.name} ({names(table)}) VALUES {values}"
    if update:
        key = [column.name for column in table.primary_key.columns]
        others = [column.name for column in table.columns if column.name not in key]
        sets = ", ".join(f"{name}=excluded.{name}" for name in others)
        sql += f" ON CONFLICT ({', '.join(key)}) DO UPDATE SET {sets}"
    return sql


def statements(changes: list[Change]) -> list[tuple[str, list[Any]]]:
    """The transaction of a group for PostgreSQL: few statements with many rows, because each is a
    round trip."""
    out = [
        (insert_sql(entries, len(changes), False), flat([c.entry for c in changes])),
        (insert_sql(pulses, len(changes), True), flat([c.pulse for c in changes])),
    ]
    kept = [c.snapshot for c in changes if c.snapshot is not None]
    if kept:
        out.append((insert_sql(snapshots, len(kept), True), flat(kept)))
    for change in changes:
        if change.drop is not None:
            drop = "DELETE FROM snapshots WHERE match_id = $1 AND count > $2"
            out.append((drop, list(change.drop)))
        if change.end is not None:
            end = "UPDATE matches SET status = $1, ended = $2, result = $3 WHERE id = $4"
            out.append((end, list(change.end)))
    return out


def flat(rows: Sequence[Row]) -> list[Any]:
    return [value for row in rows for value in row]


def names(table: Table, before: str = "") -> str:
    return ", ".join(before + column.name for column in table.columns)


# What one row into `changes` does to the tables. View and triggers belong to the connection and are
# gone with it: nothing in the file knows of them.
PARTS = {"entry": entries, "pulse": pulses, "snapshot": snapshots}
COLUMNS = [f"{part}_{c.name}" for part, table in PARTS.items() for c in table.columns]
COLUMNS += ["drop_match", "drop_above", "end_status", "end_ended", "end_result", "end_match"]


def trigger(name: str, when: str, *actions: str) -> str:
    body = "".join(f" {action};" for action in actions)
    return f"CREATE TEMP TRIGGER {name} INSTEAD OF INSERT ON changes{when} BEGIN{body} END"


def stored(part: str, update: bool) -> str:
    """The insert that a trigger makes of a part of the row."""
    table = PARTS[part]
    return insert_into(table, f"({names(table, f'new.{part}_')})", update)


CHANGES = (
    f"CREATE TEMP VIEW changes AS SELECT {', '.join(f'NULL AS {name}' for name in COLUMNS)}",
    trigger("log", "", stored("entry", False), stored("pulse", True)),
    trigger("keep", " WHEN new.snapshot_match_id IS NOT NULL", stored("snapshot", True)),
    trigger(
        "undo",
        " WHEN new.drop_match IS NOT NULL",
        "DELETE FROM snapshots WHERE match_id = new.drop_match AND count > new.drop_above",
    ),
    trigger(
        "finish",
        " WHEN new.end_match IS NOT NULL",
        "UPDATE matches SET status = new.end_status, ended = new.end_ended,"
        " result = new.end_result WHERE id = new.end_match",
    ),
)
NO_SNAPSHOT: Row = (None,) * len(snapshots.columns)
NO_DROP: Row = (None, None)
NO_END: Row = (None, None, None, None)


@cache
def changes_sql(rows: int) -> str:
    row = f"({', '.join('?' * len(COLUMNS))})"
    return f"INSERT INTO changes VALUES {', '.join([row] * rows)}"


def row_of(change: Change) -> Row:
    return (
        *change.entry,
        *change.pulse,
        *(change.snapshot or NO_SNAPSHOT),
        *(change.drop or NO_DROP),
        *(change.end or NO_END),
    )


class SqliteSink:
    """One connection in one thread. The file is only synchronised once a group."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.path = str(database.url.database)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="log-writer")
        self.connection: sqlite3.Connection | None = None
        self.since_checkpoint = 0
        self.checkpointing: asyncio.Task[None] | None = None

    async def store(self, take: Take, done: Done) -> None:
        """The thread goes from group to group by itself: if it had to ask the event loop, it would
        stand idle while that shows the last group to its readers."""
        loop = asyncio.get_running_loop()

        def tell(group: Group, error: Exception | None) -> None:
            loop.call_soon_threadsafe(self.stored, group, error, done)

        async with self.database.gate:
            await loop.run_in_executor(self.thread, self.write_all, take, tell)

    def write_all(self, take: Take, tell: Done) -> None:
        while group := take():
            error: Exception | None = None
            try:
                with COMMIT_SECONDS.time():
                    self.write([change for change, _ in group])
            except Exception as problem:  # it is for those who wait
                error = problem
            tell(group, error)
            if self.database.wanted:  # another transaction waits at the gate
                return

    def stored(self, group: Group, error: Exception | None, done: Done) -> None:
        done(group, error)
        self.since_checkpoint += len(group)
        if self.since_checkpoint >= CHECKPOINT and self.checkpointing is None:
            self.since_checkpoint = 0
            self.checkpointing = asyncio.create_task(self.checkpoint())

    def open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            connection.execute(pragma)
        return connection

    def write(self, changes: list[Change]) -> None:
        """The whole group is one statement, and so its own transaction. After each statement this
        thread waits for the interpreter, and the event loop for this thread: hence only one."""
        if self.connection is None:
            self.connection = self.open()
            # A checkpoint inside a commit would make that commit wait; see `checkpoint`.
            self.connection.execute("PRAGMA wal_autocheckpoint=0")
            for statement in CHANGES:
                self.connection.execute(statement)
        try:
            self.connection.execute(changes_sql(len(changes)), flat([row_of(c) for c in changes]))
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from None

    async def checkpoint(self) -> None:
        """Copy the log into the file beside the writer, which goes on meanwhile."""
        try:
            await asyncio.to_thread(self.checkpoint_now)
        except sqlite3.Error as error:
            log.warning("checkpoint failed", error=str(error))
        finally:
            self.checkpointing = None

    def checkpoint_now(self) -> None:
        connection = self.open()
        try:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        finally:
            connection.close()

    async def close(self) -> None:
        if self.checkpointing is not None:
            await self.checkpointing
        if self.connection is not None:
            await asyncio.get_running_loop().run_in_executor(self.thread, self.connection.close)
            self.connection = None
        self.thread.shutdown()


class PostgresSink:
    """One connection of its own; opened again when it is lost."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.connection: Any = None

    async def store(self, take: Take, done: Done) -> None:
        while group := take():
            error: Exception | None = None
            try:
                with COMMIT_SECONDS.time():
                    await self.write([change for change, _ in group])
            except Exception as problem:  # it is for those who wait
                error = problem
            done(group, error)

    async def write(self, changes: list[Change]) -> None:
        if self.connection is None or self.connection.is_closed():
            self.connection = await asyncpg.connect(self.url)
        try:
            async with self.connection.transaction():
                for sql, values in statements(changes):
                    await self.connection.execute(sql, *values)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from None

    async def close(self) -> None:
        if self.connection is not None and not self.connection.is_closed():
            await self.connection.close()


def sink_for(database: Database) -> Sink:
    if database.sqlite:
        return SqliteSink(database)
    url = database.url.set(drivername="postgresql")
    return PostgresSink(url.render_as_string(hide_password=False))


class Writer:
    """Takes changes and acknowledges them when they are stored."""

    def __init__(self, sink: Sink) -> None:
        self.sink = sink
        self.waiting: deque[tuple[Change, asyncio.Future[None]]] = deque()
        self.alone: deque[tuple[Change, asyncio.Future[None]]] = deque()  # a group for each
        self.wake = asyncio.Event()
        self.closing = False
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="writer")

    def put(self, change: Change) -> asyncio.Future[None]:
        """The future is done when the change is on the disk; it may raise Conflict."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((change, future))
        self.wake.set()
        return future

    async def run(self) -> None:
        while True:
            if not self.waiting and not self.alone:
                if self.closing:
                    return
                self.wake.clear()
                await self.wake.wait()
                continue
            await self.sink.store(self.take, self.done)

    def take(self) -> Group:
        """The next group; called from the thread that writes."""
        if self.alone:
            return [self.alone.popleft()]
        return [self.waiting.popleft() for _ in range(min(GROUP, len(self.waiting)))]

    def done(self, group: Group, error: Exception | None) -> None:
        if isinstance(error, Conflict) and len(group) > 1:
            self.alone.extend(group)  # find out whose conflict it is
            return
        if error is None:
            GROUP_SIZE.observe(len(group))
        elif not isinstance(error, Conflict):
            # The disk is full, the database is away: nobody is told "done".
            log.error("a group could not be stored", size=len(group), error=repr(error)[:300])
        for _, future in group:
            if future.done():
                continue
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

    async def close(self) -> None:
        """Write what waits, then stop."""
        self.closing = True
        self.wake.set()
        if self.task is not None:
            await self.task
        await self.sink.close()
