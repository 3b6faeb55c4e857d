"""The database: an engine for everything but the log, migrations, and SQLite's ways."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

BUSY = 10_000  # milliseconds to wait for SQLite's one writer
# FULL: a commit is on the disk when it returns, also after a power failure.
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    f"PRAGMA busy_timeout={BUSY}",
    "PRAGMA foreign_keys=ON",
)


class NoDatabase(RuntimeError):
    """A database that can't be used; the message says why."""


class Database:
    """Reads and writes outside the log. In SQLite, which has one writer, `gate` keeps these
    transactions and those of the log from waiting inside the database."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.gate = asyncio.Lock()
        if self.sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        self.engine: AsyncEngine = create_async_engine(self.url)
        self.writing = self.engine.execution_options(writing=True)
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", set_up_sqlite)
            event.listen(self.engine.sync_engine, "begin", begin_sqlite)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction; committed at the end, undone by an exception."""
        if not self.sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self.gate, self.writing.begin() as connection:
            yield connection

    async def upgrade(self, revision: str = "head") -> None:
        """Bring the tables up to date; raises NoDatabase."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate, revision)
        except (SQLAlchemyError, OSError) as error:
            where = self.url.render_as_string(hide_password=True)
            reason = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise NoDatabase(f"the database {where} can't be used: {reason}") from None

    async def close(self) -> None:
        await self.engine.dispose()


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
