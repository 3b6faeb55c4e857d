"""PostgreSQL and Redis: the same server as two processes. One test starts two real ones; the others
have both in this process, each with its own memory, so that they can look inside."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.house import House, Person, open_house, quick_play
from tests.server.services import REDIS, needs_services, own_database
from theatrum.server import keeper
from theatrum.server.live import Live
from theatrum.server.load import MAIN, address_of, bearer
from theatrum.server.wire import Hint

pytestmark = [pytest.mark.asyncio, needs_services]


async def two_houses(stack: AsyncExitStack, folder: Path) -> tuple[House, House]:
    """Two servers on one database, joined by Redis. Each has its own memory and event handlers;
    nothing but database and wire is shared."""
    database = await stack.enter_async_context(own_database())
    more = {"database": database, "redis": REDIS}
    one = await stack.enter_async_context(open_house(folder, **more))
    two = await stack.enter_async_context(open_house(folder, **more))
    return one, two


async def until(house: House, table: str, true: Callable[[Live], bool]) -> None:
    """Wait until a process has heard of it."""
    live = await house.hall.live(table)
    for _ in range(1000):
        if true(live):
            return
        await asyncio.sleep(0.02)
    raise AssertionError("the other process did not hear of it")


async def deaf(_hint: Hint) -> None:
    """Hears nothing from the other process."""


def at(house: House, person: Person) -> Person:
    return Person(house, person.user, person.token)


async def test_people_of_two_processes_at_one_table(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        one, two = await two_houses(stack, tmp_path)
        ana, ben = await one.guest("Ana"), await two.guest("Ben")
        made = await ana.table({"kind": "me"}, {"kind": "open"}, public=True)
        table = made["id"]
        async with ana.watch(table) as first, ben.watch(table) as second:
            await first.next("table")
            await second.next("table")
            await ben.post(f"/api/tables/{table}/join", {})
            watchers, people = [first, second], [ana, ben]
            update = [await w.next("update") for w in watchers]
            for step in range(12):
                seat = update[0]["to_move"][0]
                legal = update[seat]["own"][str(seat)]["legal"]
                action = legal[step % len(legal)]
                number = update[seat]["number"]
                await watchers[seat].send(
                    type="act", id=step, seat=seat, number=number, action=action
                )
                update = [await w.update_after(number) for w in watchers]
                assert update[0]["view"] == update[1]["view"]
                assert update[0]["events"] == update[1]["events"]
            await ana.post(f"/api/tables/{table}/chat", {"text": "hola"})
            assert (await second.next("chat"))["entries"][0]["text"] == "hola"
            path, body = f"/api/tables/{table}/agreements", {"seat": 0, "to": [1], "text": "paz"}
            agreed = await ana.post(path, body)
            assert (await second.next("agreements"))["agreements"] == [agreed]
            # Two answers at once, one at each process: one of them settles it.
            answers = await asyncio.gather(
                ana.ask("POST", f"{path}/{agreed['id']}/withdraw", {"seat": 0}),
                ben.ask("POST", f"{path}/{agreed['id']}/answer", {"seat": 1, "agree": True}),
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert await people[0].get(f"/api/tables/{table}/export") == await at(two, ana).get(
            f"/api/tables/{table}/export"
        )


async def test_two_writers_can_not_both_win(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        one, two = await two_houses(stack, tmp_path)
        ana, ben, table = await one.two_at_a_table()
        seat = (await ana.state(table))["to_move"][0]
        mover = (ana, ben)[seat]
        # Both processes hold the table at number 0; no hint may come between.
        for house in (one, two):
            await at(house, mover).state(table)
            house.hall.wire.hear = deaf
        path = f"/api/tables/{table}/act"
        bodies = [
            {"seat": seat, "number": 0, "action": {"verb": "play", "power": power}}
            for power in (4, 9)
        ]
        answers = await asyncio.gather(
            at(one, mover).ask("POST", path, bodies[0]),
            at(two, mover).ask("POST", path, bodies[1]),
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        states = [await at(house, mover).state(table) for house in (one, two)]
        assert states[0] == states[1]
        assert states[0]["number"] == 1
        won = 4 if answers[0].status_code == 200 else 9
        assert states[0]["view"]["players"][seat]["power"] == won


async def test_a_whole_match_with_bots_undo_clocks_and_ratings(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        one, two = await two_houses(stack, tmp_path)
        ana, ben = await one.account("Ana"), await two.account("Ben")
        options = {"rounds": "short"}
        made = await ana.table(
            {"kind": "me"}, {"kind": "open"}, public=True, options=options, pace="live"
        )
        table = made["id"]
        await ben.post(f"/api/tables/{table}/join", {})
        await until(one, table, lambda live: live.match is not None)
        await quick_play(one, table, [ana, ben], 45)
        await until(two, table, lambda live: live.number == 45)
        for number in (0, 7, 44):  # positions that the other process has played
            path = f"/api/tables/{table}/positions/{number}?as=spectator"
            assert await at(two, ben).get(path) == await ana.get(path)
        undo = {"seat": 1, "number": 45, "count": 3, "ask": True}
        asked = await ben.post(f"/api/tables/{table}/undo", undo)
        if "request" in asked:
            answer = {"seat": 0, "request": asked["request"], "agree": True}
            await until(one, table, lambda live: live.pulse.request is not None)
            await ana.post(f"/api/tables/{table}/consent", answer)
        for house in (one, two):
            await until(house, table, lambda live: live.number == 46)
        one.clock.time += 10_000
        two.clock.time += 10_000
        await keeper.once(two.hall, thorough=True)
        await quick_play_all(two, table, [ana, ben])
        await asyncio.gather(*(keeper.once(h.hall, thorough=True) for h in (one, two)))
        await until(one, table, lambda live: live.table.status == "over")
        record = await ana.get(f"/api/tables/{table}/export")
        assert (await ben.post("/api/verify", record))["ok"]
        for name in ("Ana", "Ben"):
            profile = await ana.get(f"/api/players/{name}")
            assert [r["matches"] for r in profile["ratings"]] == [1]


async def quick_play_all(house: House, table: str, people: list[Person]) -> None:
    """To the end, with whoever has been replaced by a bot back at the table."""
    live = await house.hall.live(table)
    while live.thinking is not None:
        await asyncio.sleep(0.02)
    for seat in live.seats:
        if seat.replaced:
            person = at(house, people[seat.seat])
            await person.post(f"/api/tables/{table}/return", {"seat": seat.seat})
    while live.thinking is not None:
        await asyncio.sleep(0.02)
    await quick_play(house, table, people)


def start(database: str, folder: Path) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", MAIN, "serve", "--port", "0", "--data-dir", str(folder)]
    command += ["--database", database, "--redis", REDIS, "--no-limits", "--log-level", "error"]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


async def sit(url: str, token: str, table: str, seat: int, steps: int) -> list[Any]:
    """Act at one seat until the log is long enough; the events that this reader was told."""
    address = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}?token={token}"
    events: list[Any] = []
    async with connect(address, compression=None) as socket:
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), 60))
            if message["type"] != "update":
                continue
            events += message["events"]
            if message["number"] >= steps:
                return events
            if message["to_move"][0] == seat:
                act = {"type": "act", "id": 1, "seat": seat, "number": message["number"]}
                act["action"] = message["own"][str(seat)]["legal"][-1]
                await socket.send(json.dumps(act))


async def test_two_real_processes(tmp_path: Path) -> None:
    async with own_database() as database:
        processes = [start(database, tmp_path), start(database, tmp_path)]
        try:
            urls = [await asyncio.to_thread(address_of, process) for process in processes]
            async with httpx.AsyncClient(timeout=60) as web:
                tokens = []
                for url in urls:
                    made = await web.post(f"{url}/api/guests", json={"name": "Ana"})
                    tokens.append(made.cookies["theatrum_session"])
                    web.cookies.clear()
                wishes = [{"kind": "me"}, {"kind": "open"}]
                body = {"game": "el_grande", "seats": wishes, "public": True}
                answer = await web.post(
                    f"{urls[0]}/api/tables", json=body, headers=bearer(tokens[0])
                )
                table = answer.json()["id"]
                joined = await web.post(
                    f"{urls[1]}/api/tables/{table}/join", json={}, headers=bearer(tokens[1])
                )
                assert joined.json()["status"] == "running"
            told = await asyncio.gather(*(sit(urls[i], tokens[i], table, i, 30) for i in range(2)))
            assert [e["number"] for e in told[0]] == [e["number"] for e in told[1]]
            assert told[0][-1]["number"] == 30
        finally:
            for process in processes:
                process.terminate()
            for process in processes:
                process.wait()
