"""The database: an engine for everything but the log, migrations, and SQLite's ways."""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from theatrum.library.sentences import Sentence

BUSY = 10_000  # milliseconds to wait for SQLite's one writer
# FULL: a commit is on the disk when it returns, also after a power failure.
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    f"PRAGMA busy_timeout={BUSY}",
    "PRAGMA foreign_keys=ON",
)

T = TypeVar("T")


class NoDatabase(Sentence):
    """A database that can't be used; the message says why."""


class Database:
    """Reads and writes outside the log. In SQLite, which has one writer, `gate` keeps these
    transactions and those of the log from waiting inside the database."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.gate = asyncio.Lock()
        self.wanted = 0  # transactions that wait at the gate
        if self.sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        self.engine: AsyncEngine = create_async_engine(self.url)
        self.writing = self.engine.execution_options(writing=True)
        self.plain: Engine | None = None  # see `fetch`
        self.thread = ThreadPoolExecutor(2, thread_name_prefix="reader")
        if self.sqlite:
            self.plain = create_engine(self.url.set(drivername="sqlite"))
            for engine in (self.engine.sync_engine, self.plain):
                event.listen(engine, "connect", set_up_sqlite)
                event.listen(engine, "begin", begin_sqlite)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    async def fetch(self, work: Callable[[Connection], T]) -> T:
        """What some queries say, all in one transaction. In SQLite they share one change of
        threads; through `read` a single query takes eight."""
        if self.plain is None:
            async with self.engine.connect() as connection:
                return await connection.run_sync(work)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, self.fetch_now, self.plain, work)

    def fetch_now(self, engine: Engine, work: Callable[[Connection], T]) -> T:
        with engine.connect() as connection:
            return work(connection)

    async def change(self, work: Callable[[Connection], T]) -> T:
        """The same for what writes: committed at the end, undone by an exception."""
        if self.plain is None:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        loop, engine = asyncio.get_running_loop(), self.plain.execution_options(writing=True)
        async with self.turn():
            return await loop.run_in_executor(self.thread, self.change_now, engine, work)

    def change_now(self, engine: Engine, work: Callable[[Connection], T]) -> T:
        with engine.begin() as connection:
            return work(connection)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction; committed at the end, undone by an exception."""
        if not self.sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self.turn(), self.writing.begin() as connection:
            yield connection

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """A turn at the gate; the log's writer, which may hold it long, makes way."""
        self.wanted += 1
        try:
            await self.gate.acquire()
        finally:
            self.wanted -= 1
        try:
            yield
        finally:
            self.gate.release()

    async def upgrade(self, revision: str = "head") -> None:
        """Bring the tables up to date; raises NoDatabase."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate, revision)
        except (SQLAlchemyError, OSError) as error:
            where = self.url.render_as_string(hide_password=True)
            reason = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise NoDatabase(
                "the database {where} can't be used: {reason}", where=where, reason=reason
            ) from None

    async def close(self) -> None:
        await self.engine.dispose()
        if self.plain is not None:
            await asyncio.get_running_loop().run_in_executor(self.thread, self.plain.dispose)
        self.thread.shutdown()


def set_up_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions are begun by `begin_sqlite`
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    # A transaction that will write takes its place at once: it could not get it later.
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("theatrum.server") / "migrations"))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection, revision: str) -> None:
    """Go up or down to a revision ("head", "base")."""
    config = alembic_config(connection)
    if connection.dialect.name == "postgresql":
        # Processes that start together take turns.
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(8787)")
    if revision == "base":
        command.downgrade(config, revision)
    else:
        command.upgrade(config, revision)
