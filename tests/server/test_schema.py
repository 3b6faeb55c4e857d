"""Every address with whatever input: the server never breaks. Made from its own OpenAPI schema."""

import asyncio
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from litestar.openapi.spec import PathItem

from tests.server.house import open_house
from theatrum.server.app import create_app, openapi
from theatrum.server.settings import Settings

EXAMPLES = 12


class Running:
    """A server in a thread of its own, with a table to talk about."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ready = threading.Event()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.stop: asyncio.Event | None = None
        self.url = self.token = self.table = ""
        self.thread = threading.Thread(target=lambda: asyncio.run(self.run()))

    async def run(self) -> None:
        self.loop, self.stop = asyncio.get_running_loop(), asyncio.Event()
        async with open_house(self.folder, webhooks=False) as house:
            person = await house.account("Ana")
            made = await person.table({"kind": "me"}, {"kind": "hotseat"})
            self.url, self.token, self.table = house.url, person.token, made["id"]
            self.ready.set()
            await self.stop.wait()

    def close(self) -> None:
        assert self.loop is not None
        assert self.stop is not None
        self.loop.call_soon_threadsafe(self.stop.set)
        self.thread.join()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running(tmp_path_factory.mktemp("schema"))
    server.thread.start()
    assert server.ready.wait(60)
    yield server
    server.close()


@pytest.fixture(scope="module")
def document(running: Running) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{running.url}/api/schema/openapi.json").json()
    return found


def test_the_schema_names_every_address(document: dict[str, Any]) -> None:
    paths = document["paths"]
    assert "/api/tables/{table}/act" in paths
    assert {"get", "patch"} <= set(paths["/api/me"])
    names = document["components"]["schemas"]
    assert {"TableInfo", "Update", "View", "Position"} <= {name.split("_")[-1] for name in names}


def test_the_clients_copy_is_current() -> None:
    """`theatrum serve --openapi > web/openapi.json`, then `npm run types` in `web`."""
    copy = Path(__file__).parents[2] / "web" / "openapi.json"
    assert copy.read_text(encoding="utf-8") == openapi() + "\n"


def operations() -> list[tuple[str, str]]:
    """Known without a server, so that every one is a test of its own."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(data_dir=folder))
        found = []
        for path, item in (app.openapi_schema.paths or {}).items():
            assert isinstance(item, PathItem)
            for method in ("get", "post", "put", "patch", "delete"):
                if getattr(item, method) is not None:
                    found.append((path, method.upper()))
    return sorted(found)


@pytest.mark.parametrize(("path", "method"), operations())
def test_no_input_breaks_the_server(
    running: Running, document: dict[str, Any], path: str, method: str
) -> None:
    schema = schemathesis.openapi.from_dict(document)
    schema.config.base_url = running.url
    operation = schema[path][method]

    @given(case=operation.as_strategy())
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    def check(case: Any) -> None:
        if "table" in (case.path_parameters or {}) and len(str(case.body)) % 2 == 0:
            case.path_parameters["table"] = running.table
        for headers in ({}, {"authorization": f"Bearer {running.token}"}):
            if path in ("/api/sign-out", "/api/sessions/{key}", "/api/me") and headers:
                continue  # the one session must last
            answer = case.call(headers=headers)
            assert answer.status_code < 500, (answer.status_code, answer.text)
            if answer.status_code >= 400:
                assert answer.json()["error"]

    check()
