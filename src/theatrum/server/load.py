"""The load tool: tables of clients over WebSockets, each sending random legal actions as fast as
they are acknowledged. Measures actions stored and broadcast, and the time from sending an action to
receiving the update with its number. Runs beside the server, in a process of its own."""

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import connect

SEATS = (2, 3, 4, 5)
WARM_UP = 1.0
SPARE = 0.5  # prepared matches for each table and second
MAIN = "import sys; from theatrum.cli.main import main; sys.exit(main())"


class LegalOnly(Struct):
    legal: list[Raw]


class Seen(Struct):
    """What a client reads of a message; the rest is skipped."""

    type: str
    number: int = -1
    own: dict[str, LegalOnly] = {}
    to_move: list[int] = []
    result: dict[str, list[int]] | None = None
    error: str = ""


class Report(Struct):
    tables: int
    seconds: float
    actions: int
    actions_per_second: float
    updates_per_second: float
    p50_ms: float
    p99_ms: float
    # Processor time for one action, in microseconds: on a busy machine this is what compares.
    server_cpu_us: float | None
    client_cpu_us: float
    refused: int
    matches_finished: int


class Tally:
    def __init__(self) -> None:
        self.times: list[float] = []
        self.updates = 0
        self.refused = 0
        self.finished = 0
        self.seated = 0  # clients that have seen their table
        self.counting = False
        self.stopping = False


decode = msgspec.json.Decoder(Seen).decode


class Seat:
    """One person at one table, with a socket of its own."""

    def __init__(self, url: str, number: int, token: str) -> None:
        self.url = url
        self.number = number
        self.token = token


@dataclass
class Group:
    """The people of a table, and the matches that wait for them."""

    people: list[str]
    tables: list[str]


async def sit(seat: Seat, table: str, tally: Tally, noise: random.Random) -> None:
    """Play one seat of a table until the match or the measurement ends."""
    url = f"{seat.url.replace('http', 'ws', 1)}/ws/tables/{table}?token={seat.token}"
    key = str(seat.number)
    sent_at = 0.0
    sent_for = -1
    async with connect(url, compression=None, max_queue=None, ping_interval=None) as socket:
        async for text in socket:
            message = decode(text)
            if message.type == "refused":
                tally.refused += 1
                sent_for = -1
                continue
            if message.type != "update":
                continue
            if sent_at == 0.0:
                tally.seated += 1
                sent_at = 1.0
            if tally.counting:
                tally.updates += 1
                if sent_for >= 0 and message.number > sent_for:
                    tally.times.append(time.perf_counter() - sent_at)
            if tally.stopping or message.result is not None:
                if message.result is not None and seat.number == 0:
                    tally.finished += 1
                return
            sent_for = -1
            mine = message.own.get(key)
            # Where several must answer the lowest seat goes first, so that none is stale.
            if mine is None or not mine.legal or message.to_move[0] != seat.number:
                continue
            action = mine.legal[noise.randrange(len(mine.legal))]
            head = f'{{"type":"act","id":1,"seat":{key},"number":{message.number},"action":'
            sent_for, sent_at = message.number, time.perf_counter()
            await socket.send(head + bytes(action).decode() + "}")


async def new_person(web: httpx.AsyncClient, name: str) -> str:
    web.cookies.clear()
    answer = await web.post("/api/guests", json={"name": name})
    answer.raise_for_status()
    token = answer.cookies["theatrum_session"]
    web.cookies.clear()
    return str(token)


async def new_table(web: httpx.AsyncClient, people: list[str]) -> str:
    """A table at which these people sit."""
    wishes = [{"kind": "me"}] + [{"kind": "open"}] * (len(people) - 1)
    body = {"game": "el_grande", "seats": wishes, "public": True}
    answer = await web.post("/api/tables", json=body, headers=bearer(people[0]))
    answer.raise_for_status()
    table = str(answer.json()["id"])
    for seat, token in enumerate(people[1:], 1):
        joined = await web.post(
            f"/api/tables/{table}/join", json={"seat": seat}, headers=bearer(token)
        )
        joined.raise_for_status()
    return table


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


async def keep_playing(
    url: str, web: httpx.AsyncClient, group: Group, tally: Tally, noise: random.Random
) -> None:
    """Match after match at one table; the first ones are prepared."""
    while not tally.stopping:
        table = group.tables.pop() if group.tables else await new_table(web, group.people)
        seats = [Seat(url, number, token) for number, token in enumerate(group.people)]
        await asyncio.gather(*(sit(seat, table, tally, noise) for seat in seats))


async def prepare(web: httpx.AsyncClient, tables: int, seconds: float, seats: int) -> list[Group]:
    groups = []
    for number in range(tables):
        size = seats or SEATS[number % len(SEATS)]
        people = [await new_person(web, f"load {number}.{i}") for i in range(size)]
        spare = 1 + int(seconds * SPARE)
        groups.append(Group(people, [await new_table(web, people) for _ in range(spare)]))
    return groups


def server_cpu(process: int | None) -> float | None:
    """The seconds that a process has computed, where the system tells it."""
    if process is None:
        return None
    try:
        stat = Path(f"/proc/{process}/stat").read_text(encoding="ascii", errors="replace")
    except OSError:
        return None
    user, system = stat.rpartition(")")[2].split()[11:13]  # proc(5), after the name
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


async def measure(
    url: str, tables: int, seconds: float, seats: int = 0, process: int | None = None
) -> Report:
    """Load a running server; it must have its limits switched off."""
    tally = Tally()
    async with httpx.AsyncClient(base_url=url, timeout=60) as web:
        groups = await prepare(web, tables, seconds, seats)
        playing = [
            asyncio.create_task(keep_playing(url, web, group, tally, random.Random(number)))
            for number, group in enumerate(groups)
        ]
        everybody = sum(len(group.people) for group in groups)
        while tally.seated < everybody and not any(task.done() for task in playing):
            await asyncio.sleep(0.05)
        await asyncio.sleep(WARM_UP)
        tally.counting, began = True, time.perf_counter()
        computed, own = server_cpu(process), time.process_time()
        await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        took = time.perf_counter() - began
        tally.counting, tally.stopping = False, True
        own = time.process_time() - own
        if computed is not None:
            computed = (server_cpu(process) or computed) - computed
        _, late = await asyncio.wait(playing, timeout=2)
        for task in late:
            task.cancel()
        for result in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
    return report(tally, tables, took, computed, own)


def report(
    tally: Tally, tables: int, took: float, server: float | None = None, client: float = 0.0
) -> Report:
    """`server` and `client` are the seconds that each has computed."""
    times = sorted(tally.times)
    if not times:
        raise RuntimeError("no action was acknowledged")
    return Report(
        tables=tables,
        seconds=round(took, 2),
        actions=len(times),
        actions_per_second=round(len(times) / took, 1),
        updates_per_second=round(tally.updates / took, 1),
        p50_ms=round(1000 * times[len(times) // 2], 2),
        p99_ms=round(1000 * times[int(len(times) * 0.99)], 2),
        server_cpu_us=None if server is None else round(1e6 * server / len(times)),
        client_cpu_us=round(1e6 * client / len(times)),
        refused=tally.refused,
        matches_finished=tally.finished,
    )


@asynccontextmanager
async def own_server(*flags: str) -> AsyncIterator[tuple[str, int]]:
    """A server of the same installation in another process, with limits off and an own file: its
    address and the process."""
    with tempfile.TemporaryDirectory(prefix="theatrum-load-") as folder:
        command = [sys.executable, "-c", MAIN, "serve", "--port", "0"]
        command += ["--data-dir", folder, "--no-limits", "--act-rate", "0", "--requests-rate", "0"]
        process = subprocess.Popen(
            [*command, *flags], stdout=subprocess.PIPE, text=True, env=dict(os.environ)
        )
        try:
            yield await asyncio.to_thread(address_of, process), process.pid
        finally:
            process.terminate()
            await asyncio.to_thread(process.wait)


def address_of(process: "subprocess.Popen[str]") -> str:
    """The address that the server says it has."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("Theatrum is at "):
            return line.removeprefix("Theatrum is at ").strip()
    raise RuntimeError("the server did not start")


async def load(
    tables: int, seconds: float, url: str | None, seats: int = 0, flags: tuple[str, ...] = ()
) -> Report:
    if url is not None:
        return await measure(url.rstrip("/"), tables, seconds, seats)
    async with own_server(*flags) as (own, process):
        return await measure(own, tables, seconds, seats, process)


def run(
    tables: int, seconds: float, url: str | None, seats: int = 0, flags: tuple[str, ...] = ()
) -> Report:
    """The client on the quickest event loop there is."""
    import uvloop

    return uvloop.run(load(tables, seconds, url, seats, flags))
