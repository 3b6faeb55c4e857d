"""A server for tests: in this process, with a clock of its own, spoken to over real sockets."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from theatrum.server.app import create_app
from theatrum.server.hall import Hall
from theatrum.server.run import bind, config_for
from theatrum.server.settings import Settings

Json = dict[str, Any]


class FakeClock:
    """Time that goes on when it is told to."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


class Person:
    """Somebody with a session, speaking as a program does."""

    def __init__(self, house: "House", user: Json, token: str) -> None:
        self.house = house
        self.user = user
        self.token = token

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return await self.house.web.request(method, path, json=body, headers=self.headers)

    async def get(self, path: str) -> Any:
        answer = await self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.ask("POST", path, body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    async def refused(self, status: int, method: str, path: str, body: Any = None) -> Json:
        answer = await self.ask(method, path, body)
        assert answer.status_code == status, (answer.status_code, answer.text)
        out: Json = answer.json()
        assert out["error"]
        return out

    async def table(self, *seats: Json, **more: Any) -> Json:
        body = {"game": "el_grande", "seats": list(seats), **more}
        out: Json = await self.post("/api/tables", body)
        return out

    async def state(self, table: str) -> Json:
        out: Json = await self.get(f"/api/tables/{table}/state")
        return out

    async def act(self, table: str, seat: int, state: Json, choice: int = 0) -> Json:
        """Take a legal action, by its place in the list."""
        legal = state["own"][str(seat)]["legal"]
        body = {"seat": seat, "number": state["number"], "action": legal[choice % len(legal)]}
        out: Json = await self.post(f"/api/tables/{table}/act", body)
        return out

    @asynccontextmanager
    async def watch(self, table: str, since: int = -1) -> AsyncIterator["Watcher"]:
        url = f"{self.house.ws}/ws/tables/{table}?token={self.token}&since={since}"
        # What a test does not read must not stop the closing either.
        async with connect(url, compression=None, max_queue=None) as socket:
            yield Watcher(socket)


class Watcher:
    """An open live channel."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.texts: list[str] = []

    async def next(self, *kinds: str) -> Json:
        """The next message of these kinds; others are passed over."""
        while True:
            text = await asyncio.wait_for(self.socket.recv(), 20)
            assert isinstance(text, str)
            self.texts.append(text)
            message: Json = json.loads(text)
            if message["type"] in kinds:
                return message

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def update_after(self, number: int) -> Json:
        while True:
            update = await self.next("update")
            if update["number"] > number:
                return update


class House:
    """The server and a client for it."""

    def __init__(self, hall: Hall, clock: FakeClock, url: str, web: httpx.AsyncClient) -> None:
        self.hall = hall
        self.clock = clock
        self.url = url
        self.ws = url.replace("http", "ws", 1)
        self.web = web

    async def guest(self, name: str = "Ana") -> Person:
        self.web.cookies.clear()
        answer = await self.web.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.web.cookies.clear()
        return Person(self, answer.json(), cookie_of(answer))

    async def account(self, name: str, password: str = "correct horse") -> Person:
        person = await self.guest(name)
        person.user = await person.post("/api/accounts", {"name": name, "password": password})
        return person

    async def sign_in(self, name: str, password: str = "correct horse") -> Person:
        self.web.cookies.clear()
        answer = await self.web.post("/api/sign-in", json={"name": name, "password": password})
        assert answer.status_code == 200, answer.text
        self.web.cookies.clear()
        return Person(self, answer.json(), cookie_of(answer))

    async def two_at_a_table(self, **more: Any) -> tuple[Person, Person, str]:
        ana, ben = await self.guest("Ana"), await self.guest("Ben")
        table = await ana.table({"kind": "me"}, {"kind": "open"}, public=True, **more)
        await ben.post(f"/api/tables/{table['id']}/join", {})
        return ana, ben, table["id"]


def cookie_of(answer: httpx.Response) -> str:
    return answer.cookies["theatrum_session"]


@asynccontextmanager
async def open_house(folder: Path, **settings: Any) -> AsyncIterator[House]:
    """A server with its data in a folder; limits are off unless asked for."""
    usual: Json = {"data_dir": str(folder), "port": 0, "bot_delay": 0.0, "limits": False}
    usual |= {"act_rate": 0.0, "requests_rate": 0.0}
    chosen = Settings(**(usual | settings))
    clock = FakeClock()
    app = create_app(chosen, clock, keeping=False)
    listener = bind(chosen)
    server = uvicorn.Server(config_for(app, chosen))
    task = asyncio.create_task(server.serve([listener]))
    while not server.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.01)
    url = f"http://127.0.0.1:{listener.getsockname()[1]}"
    try:
        async with httpx.AsyncClient(base_url=url, timeout=30) as web:
            yield House(app.state.hall, clock, url, web)
    finally:
        server.should_exit = True
        await task


async def quick_play(house: House, table: str, people: list[Person], steps: int = 2000) -> int:
    """People act by the server's own hand, without the wire; the number of actions taken."""
    live = await house.hall.live(table)
    for step in range(steps):
        match = live.running()
        if match.over:
            return step
        seat = match.game.decider(match.state)
        legal = match.game.legal(match.state, seat)
        action = match.game.actions.json(legal[step * 7 % len(legal)])
        await live.act(people[seat].user["id"], seat, live.number, action)
    return steps


async def play_to_the_end(table: str, people: list[Person], limit: int = 2000) -> Json:
    """The same over HTTP; the state at the end."""
    for step in range(limit):
        state = await people[0].state(table)
        if state["result"] is not None:
            return state
        seat = state["to_move"][0]
        mine = state if seat == 0 else await people[seat].state(table)
        await people[seat].act(table, seat, mine, step * 7)
    raise AssertionError("the match did not end")
