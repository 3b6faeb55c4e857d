"""Migrations up and down, backup and restore, the writer."""

import asyncio
import contextlib
import gzip
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, func, inspect, select

from tests.server.house import House, open_house, quick_play
from tests.server.services import needs_services, own_database
from theatrum.library.catalogue import load
from theatrum.match.match import Match, Seat, Undo
from theatrum.match.record import from_bytes, replay
from theatrum.match.resume import absorb, kept, resume
from theatrum.server import admin, analysis, schema
from theatrum.server.database import Database, NoDatabase, alembic_config, migrate
from theatrum.server.schema import metadata
from theatrum.server.settings import Settings
from theatrum.server.writer import Change, Conflict, Done, Take, Writer

pytestmark = pytest.mark.asyncio


def shape(connection: Connection) -> dict[str, Any]:
    """Tables, columns and indexes as the database has them."""
    look = inspect(connection)
    return {
        name: (
            sorted((c["name"], c["nullable"]) for c in look.get_columns(name)),
            look.get_pk_constraint(name)["constrained_columns"],
            sorted(str(index["name"]) for index in look.get_indexes(name)),
        )
        for name in look.get_table_names()
        if name != "alembic_version"
    }


async def up_and_down(url: str) -> None:
    database = Database(url)
    try:
        await database.upgrade()
        async with database.engine.begin() as connection:
            migrated = await connection.run_sync(shape)
            assert set(migrated) == set(metadata.tables)
            await connection.run_sync(migrate, "base")
            assert await connection.run_sync(shape) == {}
        async with database.engine.begin() as connection:
            await connection.run_sync(metadata.create_all)
            declared = await connection.run_sync(shape)
            await connection.run_sync(metadata.drop_all)
        assert migrated == declared  # the migrations lead to what the code declares
        await database.upgrade()
        await database.upgrade()  # nothing left to do
    finally:
        await database.close()


async def test_migrations_on_sqlite(tmp_path: Path) -> None:
    await up_and_down(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")


@needs_services
async def test_migrations_on_postgresql() -> None:
    async with own_database() as url:
        await up_and_down(Settings(database=url).database_url)


def one_back(connection: Connection) -> None:
    command.downgrade(alembic_config(connection), "0001")


async def keep_their_rows(url: str, folder: Path) -> None:
    """Down to the first tables and up again with matches in them: nothing else goes, and whoever
    plays against bots alone may ask for hints."""
    async with open_house(folder, database=url) as house:
        over, hot = await some_matches(house)
        ana = await house.guest("Ana")
        alone = (await ana.table({"kind": "me"}, {"kind": "bot"}, advice=False))["id"]
        m, e = schema.matches, schema.entries

        async def count() -> int:
            async with house.hall.db.read() as db:
                return int((await db.execute(select(func.count()).select_from(e))).scalar_one())

        await house.hall.writer.close()
        before = await count()
        async with house.hall.db.write() as db:
            await db.run_sync(one_back)
        assert await count() == before > 100
        await house.hall.db.upgrade()
        assert await count() == before
        async with house.hall.db.read() as db:
            rows = (await db.execute(select(m.c.id, m.c.advice))).all()
        assert {row.id: row.advice for row in rows} == {over: False, hot: False, alone: True}


async def test_hints_come_to_old_tables(tmp_path: Path) -> None:
    await keep_their_rows("", tmp_path)


@needs_services
async def test_hints_come_to_old_tables_on_postgresql(tmp_path: Path) -> None:
    async with own_database() as url:
        await keep_their_rows(url, tmp_path)


async def test_a_database_that_can_not_be_used(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_bytes(b"this is no database" * 100)
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
    with pytest.raises(NoDatabase, match="can't be used"):
        await database.upgrade()
    await database.close()


async def some_matches(house: House) -> tuple[str, str]:
    ana, ben, over = await house.two_at_a_table(options={"rounds": "short"})
    await quick_play(house, over, [ana, ben])
    made = await ana.table({"kind": "me"}, {"kind": "hotseat", "name": "Eve"})
    await quick_play(house, made["id"], [ana, ana], 40)
    await ana.post(f"/api/tables/{over}/chat", {"text": "gracias"})
    assert await analysis.claim(house.hall, over, 9)  # a look back that is not done yet
    return over, made["id"]


async def there_and_back(folder: Path, target: str) -> None:
    file = folder / "backup.gz"
    async with open_house(folder / "old") as house:
        tables = await some_matches(house)
        written = await admin.backup(house.hall.db, file)  # while the server runs
        exports = [await admin.export_match(house.hall.db, table) for table in tables]
    fresh = Database(target)
    try:
        await fresh.upgrade()
        assert await admin.restore(fresh, file) == written
        with pytest.raises(admin.AdminError, match="not empty"):
            await admin.restore(fresh, file)
        assert [await admin.export_match(fresh, table) for table in tables] == exports
        for raw in exports:
            replay(from_bytes(raw))
        with pytest.raises(admin.AdminError, match="no account"):
            await admin.delete_account(fresh, "missing")
    finally:
        await fresh.close()


async def test_backup_and_restore(tmp_path: Path) -> None:
    await there_and_back(tmp_path, f"sqlite+aiosqlite:///{tmp_path / 'new' / 'x.db'}")


@needs_services
async def test_a_backup_moves_from_sqlite_to_postgresql(tmp_path: Path) -> None:
    async with own_database() as url:
        await there_and_back(tmp_path, Settings(database=url).database_url)


async def test_a_damaged_backup(tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
    await database.upgrade()
    for content in (b"nothing", gzip.compress(b"{}"), gzip.compress(b'{"format":1}\n[1]')):
        file.write_bytes(content)
        with pytest.raises(admin.AdminError):
            await admin.restore(database, file)
    await database.close()


async def test_deleting_an_account(house: House) -> None:
    ana, ben = await house.account("Ana"), await house.guest("Ben")
    made = await ana.table({"kind": "me"}, {"kind": "open"}, public=True)
    await ben.post(f"/api/tables/{made['id']}/join", {})
    await admin.delete_account(house.hall.db, "ANA")
    house.hall.known.clear()
    house.hall.lives.clear()
    await ana.refused(401, "GET", "/api/sessions")
    info = await ben.get(f"/api/tables/{made['id']}")
    assert info["seats"][0]["name"] == "(deleted)"
    assert info["seats"][0]["replaced"]


class Recorder:
    """A store that remembers its groups; refuses what it has already."""

    def __init__(self) -> None:
        self.groups: list[list[int]] = []
        self.have: set[Any] = set()
        self.gate = asyncio.Event()

    async def store(self, take: Take, done: Done) -> None:
        await self.gate.wait()
        while group := take():
            rows = [change.entry for change, _ in group]
            if any(row in self.have for row in rows):
                done(group, Conflict())
                continue
            self.have.update(rows)
            self.groups.append([row[1] for row in rows])
            done(group, None)

    async def close(self) -> None:
        pass


async def test_the_writer_gathers_and_finds_the_one_conflict() -> None:
    sink = Recorder()
    writer = Writer(sink)
    writer.start()
    sink.have.add(("table", 4))
    waiting = [writer.put(Change(("table", n), ())) for n in range(10)]
    await asyncio.sleep(0)
    sink.gate.set()
    results = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(r) for r in results if r is not None] == [Conflict]
    assert isinstance(results[4], Conflict)
    more = [writer.put(Change(("table", n), ())) for n in range(10, 100)]
    await writer.close()  # closing writes what waits
    assert all(future.done() for future in more)
    assert [len(group) for group in sink.groups[-2:]] == [64, 26]


async def test_the_log_makes_way_for_other_transactions(tmp_path: Path) -> None:
    """While tables are played without a pause, others still get their turn to write."""
    async with open_house(tmp_path) as house:
        ana, ben, table = await house.two_at_a_table()
        live, stop = await house.hall.live(table), False

        async def write_on() -> None:
            number = 0
            while not stop:  # something waits for the writer all the time
                number += 1
                row = (f"none{number}", 1, 0, 0, 0, "", False, False, b"", 0.0)
                pulse = (f"none{number}", 1, b"", 0, None, "", 0.0)
                with contextlib.suppress(Conflict):  # there is no such match
                    await house.hall.writer.put(Change(row, pulse))

        busy = [asyncio.create_task(write_on()) for _ in range(4)]
        for number in range(20):
            said = await asyncio.wait_for(house.hall.chat(live, ana.user["id"], "Ana", "?"), 10)
            assert said.id > number
        stop = True
        await asyncio.gather(*busy)
        assert await quick_play(house, table, [ana, ben], 10) == 10


async def test_a_match_is_resumed_and_followed_without_playing_it() -> None:
    title = load("el_grande")
    game = title.game
    match = Match.new(title, [Seat("Ana"), Seat("Ben")], seed="resumed")
    follower = resume(
        title,
        match.seats,
        match.options,
        match.seed,
        match.engine,
        [told.event for told in match.told],
        [],
        {},
        game.decode(match.state.encode()),
    )
    for step in range(150):
        seat = game.decider(match.state)
        if step % 11 == 10 and match.can_undo(match.line[-1].seat):
            match.undo(match.line[-1].seat)
        else:
            legal = game.legal(match.state, seat)
            match.act(seat, legal[step * 7 % len(legal)])
        absorb(follower, [kept(match)], game.decode(match.state.encode()))
    assert any(isinstance(entry, Undo) for entry in match.log)
    assert follower.log == match.log
    assert follower.line == match.line
    assert follower.secret == match.secret
    assert follower.state == match.state
    assert len(follower.told) == len(match.told)
    for number in range(len(match.line) + 1):
        assert follower.at(number) == match.at(number)
