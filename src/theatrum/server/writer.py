"""The log's writer: group commit.

The actions that wait, from different tables, go into one transaction; each is acknowledged when
that is on the disk. While one group is being written the next one gathers, so that the cost of a
commit is shared exactly when there is much to do.
"""

import asyncio
import sqlite3
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


class Sink(Protocol):
    """Writes a group in one transaction; raises Conflict, with nothing written."""

    async def store(self, changes: list[Change]) -> None: ...

    async def close(self) -> None: ...


Mark = Callable[[int], str]  # the place of parameter number n, counted from 1


def question_mark(_n: int) -> str:
    return "?"


def dollar(n: int) -> str:
    return f"${n}"


@cache
def insert_sql(table: Table, rows: int, mark: Mark, update: bool) -> str:
    """An insert of so many rows; with `update` the rows replace those of the same key."""
    names = [column.name for column in table.columns]
    width = len(names)
    tuples = [
        "(" + ", ".join(mark(row * width + i + 1) for i in range(width)) + ")"
        for row in range(rows)
    ]
    sql = f"INSERT INTO {table.name} ({', '.join(names)}) VALUES {', '.join(tuples)}"
    if update:
        key = [column.name for column in table.primary_key.columns]
        sets = ", ".join(f"{name}=excluded.{name}" for name in names if name not in key)
        sql += f" ON CONFLICT ({', '.join(key)}) DO UPDATE SET {sets}"
    return sql


def statements(changes: list[Change], mark: Mark) -> list[tuple[str, list[Any]]]:
    """The transaction of a group: few statements with many rows, because every statement is a
    change of threads in SQLite and a round trip in PostgreSQL."""
    out = [
        (insert_sql(entries, len(changes), mark, False), flat([c.entry for c in changes])),
        (insert_sql(pulses, len(changes), mark, True), flat([c.pulse for c in changes])),
    ]
    kept = [c.snapshot for c in changes if c.snapshot is not None]
    if kept:
        out.append((insert_sql(snapshots, len(kept), mark, True), flat(kept)))
    for change in changes:
        if change.drop is not None:
            drop = f"DELETE FROM snapshots WHERE match_id = {mark(1)} AND count > {mark(2)}"
            out.append((drop, list(change.drop)))
        if change.end is not None:
            end = (
                f"UPDATE matches SET status = {mark(1)}, ended = {mark(2)}, result = {mark(3)}"
                f" WHERE id = {mark(4)}"
            )
            out.append((end, list(change.end)))
    return out


def flat(rows: Sequence[Row]) -> list[Any]:
    return [value for row in rows for value in row]


class SqliteSink:
    """One connection in one thread. The file is only synchronised once a group."""

    def __init__(self, path: str, gate: asyncio.Lock) -> None:
        self.path = path
        self.gate = gate
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="log-writer")
        self.connection: sqlite3.Connection | None = None
        self.since_checkpoint = 0
        self.checkpointing: asyncio.Task[None] | None = None

    async def store(self, changes: list[Change]) -> None:
        loop = asyncio.get_running_loop()
        async with self.gate:
            await loop.run_in_executor(self.thread, self.write, changes)
        self.since_checkpoint += len(changes)
        if self.since_checkpoint >= CHECKPOINT and self.checkpointing is None:
            self.since_checkpoint = 0
            self.checkpointing = asyncio.create_task(self.checkpoint())

    def open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            connection.execute(pragma)
        return connection

    def write(self, changes: list[Change]) -> None:
        if self.connection is None:
            self.connection = self.open()
            # A checkpoint inside a commit would make that commit wait; see `checkpoint`.
            self.connection.execute("PRAGMA wal_autocheckpoint=0")
        execute = self.connection.execute
        execute("BEGIN IMMEDIATE")
        try:
            for sql, values in statements(changes, question_mark):
                execute(sql, values)
            execute("COMMIT")
        except sqlite3.IntegrityError as error:
            execute("ROLLBACK")
            raise Conflict(str(error)) from None
        except BaseException:
            if self.connection.in_transaction:
                execute("ROLLBACK")
            raise

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

    async def store(self, changes: list[Change]) -> None:
        if self.connection is None or self.connection.is_closed():
            self.connection = await asyncpg.connect(self.url)
        try:
            async with self.connection.transaction():
                for sql, values in statements(changes, dollar):
                    await self.connection.execute(sql, *values)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from None

    async def close(self) -> None:
        if self.connection is not None and not self.connection.is_closed():
            await self.connection.close()


def sink_for(database: Database) -> Sink:
    if database.sqlite:
        return SqliteSink(str(database.url.database), database.gate)
    url = database.url.set(drivername="postgresql")
    return PostgresSink(url.render_as_string(hide_password=False))


class Writer:
    """Takes changes and acknowledges them when they are stored."""

    def __init__(self, sink: Sink) -> None:
        self.sink = sink
        self.waiting: list[tuple[Change, asyncio.Future[None]]] = []
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
            if not self.waiting:
                if self.closing:
                    return
                self.wake.clear()
                await self.wake.wait()
                continue
            group, self.waiting = self.waiting[:GROUP], self.waiting[GROUP:]
            await self.write(group)

    async def write(self, group: list[tuple[Change, asyncio.Future[None]]]) -> None:
        try:
            with COMMIT_SECONDS.time():
                await self.sink.store([change for change, _ in group])
        except Conflict as conflict:
            if len(group) == 1:
                fail(group[0][1], conflict)
                return
            for one in group:  # find out whose conflict it is
                await self.write([one])
        except Exception as error:  # the disk is full, the database is away: nobody is told "done"
            log.error("a group could not be stored", size=len(group), error=repr(error)[:300])
            for _, future in group:
                fail(future, error)
        else:
            GROUP_SIZE.observe(len(group))
            for _, future in group:
                if not future.done():
                    future.set_result(None)

    async def close(self) -> None:
        """Write what waits, then stop."""
        self.closing = True
        self.wake.set()
        if self.task is not None:
            await self.task
        await self.sink.close()


def fail(future: asyncio.Future[None], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
