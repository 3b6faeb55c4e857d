"""Care for a server's data: backup, restore, export, deleting an account.

A backup is one file for either database: a line with its format, then one line of JSON a row, in
an order in which they can be put back. It is taken in one transaction while the server runs.
"""

import base64
import gzip
import shutil
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import LargeBinary, Table, delete, insert, select, text, update

from theatrum.library.catalogue import load
from theatrum.library.sentences import Sentence
from theatrum.match.record import save, to_bytes
from theatrum.server import schema
from theatrum.server.agreements import for_file, read_agreements
from theatrum.server.database import Database
from theatrum.server.people import name_key
from theatrum.server.storage import read_match, read_table

FORMAT = {"format": "theatrum.backup", "version": 1}
ROWS = 500


class AdminError(Sentence):
    """What can't be done; the message says why."""


def binary(table: Table) -> list[str]:
    return [column.name for column in table.columns if isinstance(column.type, LargeBinary)]


async def rows_of(db: Any, table: Table) -> AsyncIterator[dict[str, Any]]:
    names = binary(table)
    result = await db.stream(select(table))
    async for row in result:
        out = {str(name): value for name, value in row._mapping.items()}
        for name in names:
            if out[name] is not None:
                out[name] = base64.b64encode(out[name]).decode()
        yield out


async def backup(database: Database, file: Path) -> int:
    """Write all rows; the number of them. The file appears whole or not at all."""
    count = 0
    with (
        tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as out,
        gzip.open(out, "wb") as packed,
    ):
        packed.write(msgspec.json.encode(FORMAT) + b"\n")
        async with database.read() as db:
            if not database.sqlite:
                await db.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            for table in schema.metadata.sorted_tables:
                async for row in rows_of(db, table):
                    packed.write(msgspec.json.encode([str(table.name), row]) + b"\n")
                    count += 1
    Path(out.name).chmod(0o600)  # it holds the seeds of running matches
    shutil.move(out.name, file)
    return count


async def restore(database: Database, file: Path) -> int:
    """Put a backup into an empty database; the number of rows."""
    async with database.write() as db:
        found = await db.execute(select(schema.users.c.id).limit(1))
        if found.first() is not None:
            raise AdminError("the database is not empty; restore into a new one")
        count = 0
        group: list[dict[str, Any]] = []
        at: Table | None = None
        for table, row in read_backup(file):
            if table is not at or len(group) >= ROWS:
                await put(db, at, group)
                group, at = [], table
            group.append(row)
            count += 1
        await put(db, at, group)
        if not database.sqlite:
            for name in ("chats", "agreements"):
                last = f"(SELECT coalesce(max(id), 1) FROM {name})"
                await db.execute(text(f"SELECT setval('{name}_id_seq', {last})"))
    return count


async def put(db: Any, table: Table | None, rows: list[dict[str, Any]]) -> None:
    if table is not None and rows:
        await db.execute(insert(table), rows)


def read_backup(file: Path) -> Any:
    """The rows of a backup; raises AdminError."""
    try:
        with gzip.open(file, "rb") as packed:
            if msgspec.json.decode(packed.readline()) != FORMAT:
                raise AdminError("{file} is not a backup of this version", file=str(file))
            for line in packed:
                name, row = msgspec.json.decode(line)
                table = schema.metadata.tables[name]
                for column in binary(table):
                    if row[column] is not None:
                        row[column] = base64.b64decode(row[column])
                yield table, row
    except (OSError, EOFError, msgspec.MsgspecError, KeyError, ValueError) as error:
        raise AdminError(
            "{file} can't be read as a backup: {problem}", file=str(file), problem=str(error)
        ) from None


async def export_match(database: Database, table: str) -> bytes:
    """The whole record of a match, seed included."""
    async with database.read() as db:
        found = await db.run_sync(read_table, table)
        row, seats, pulse = found or (None, [], None)
        if row is None or pulse is None:
            raise AdminError("there is no match '{table}'", table=table)
        match = await db.run_sync(read_match, load(row.game), row, seats, pulse)
        match.agreements = for_file(await db.run_sync(read_agreements, table))
    return to_bytes(save(match))


async def delete_account(database: Database, name: str) -> str:
    """Remove a person: the name at past tables is blanked, what the person has said and
    proposed there is deleted, and a bot plays on in running ones."""
    u, s = schema.users, schema.seats
    async with database.write() as db:
        query = select(u.c.id).where((u.c.name_key == name_key(name)) | (u.c.id == name))
        user = (await db.execute(query)).scalar_one_or_none()
        if user is None:
            raise AdminError("there is no account '{name}' (guests go by their id)", name=name)
        gone = {"name": "(deleted)", "replaced": True, "level": "greedy"}
        mine = (s.c.user_id == user) & (s.c.kind != "bot")
        await db.execute(update(s).where(mine).values(gone))
        for said in (schema.chats, schema.agreements):
            await db.execute(delete(said).where(said.c.user_id == user))
        await db.execute(delete(u).where(u.c.id == user))
    return str(user)
