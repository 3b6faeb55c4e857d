"""Notifications: in the page, by e-mail, and never to an internal address."""

import json
import socketserver
import threading
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.house import House, open_house
from theatrum.server import notify
from theatrum.server.settings import Settings
from theatrum.server.talk import Notice
from theatrum.server.trouble import Refused

INTERNAL = [
    "http://127.0.0.1/",
    "http://localhost:8080/x",
    "http://10.1.2.3/",
    "http://192.168.0.1/",
    "http://172.16.9.9/",
    "http://169.254.169.254/latest/meta-data",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[fe80::1]/",
    "http://[fd00::1]/",
    "http://0.0.0.0/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://100.64.0.1/",
    "http://224.0.0.1/",
]


@pytest.mark.asyncio
@pytest.mark.parametrize("url", INTERNAL)
async def test_webhooks_never_reach_internal_addresses(url: str) -> None:
    with pytest.raises(Refused):
        await notify.check_webhook(Settings(), url)
    with pytest.raises(Refused):
        await notify.send_webhook(Settings(), url, Notice("over", "t", "n", "g"), "")


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/",
        "https://",
        "nonsense",
        "https://a:b@example.org/",
        7,
        None,
        "x" * 600,
        "http://example.org:22/",
        "http://example.org:99999/",
        "https://no-such-host.invalid/",
    ],
)
async def test_webhooks_that_are_none(url: Any) -> None:
    with pytest.raises(Refused):
        await notify.check_webhook(Settings(), url)


@pytest.mark.asyncio
async def test_a_name_that_turns_inwards_later_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    async def inside(_host: str, _port: int) -> str:
        raise Refused(422, "a webhook can't go to an internal address")

    monkeypatch.setattr(notify, "public_number", inside)
    with pytest.raises(Refused):
        await notify.send_webhook(
            Settings(), "https://example.org/", Notice("over", "t", "n", "g"), ""
        )


@pytest.mark.asyncio
async def test_a_webhook_goes_to_the_public_number_under_its_own_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name is looked up once, and the request goes to the number that was judged: no second
    look-up could lead elsewhere. The host is named in the header and for the certificate."""
    sent: list[httpx.Request] = []

    def network(request: httpx.Request) -> httpx.Response:
        sent.append(request)
        return httpx.Response(302, headers={"location": "http://127.0.0.1/"})

    async def look_up(host: str, port: int) -> list[str]:
        assert (host, port) == ("hooks.example.org", 8443)
        return ["93.184.216.34", "2606:2800:220:1::1"]

    monkeypatch.setattr(notify, "numbers_of", look_up)
    async with open_house(tmp_path, public_url="https://club.example") as house:
        house.hall.crier.transport = httpx.MockTransport(network)
        ana, ben, table = await house.two_at_a_table(name="Friday")
        change = {"settings": {"webhook": "https://hooks.example.org:8443/turn?key=7"}}
        for person in (ana, ben):
            assert (await person.ask("PATCH", "/api/me", change)).status_code == 200
        seat = (await ana.state(table))["to_move"][0]
        mover = (ana, ben)[seat]
        await mover.act(table, seat, await mover.state(table), 3)
        for task in list(house.hall.tasks):
            await task
    (request,) = sent  # the answer's redirection is not followed
    assert str(request.url) == "https://93.184.216.34:8443/turn?key=7"
    assert request.headers["host"] == "hooks.example.org:8443"
    assert request.extensions["sni_hostname"] == "hooks.example.org"
    body = json.loads(request.content)
    assert body["kind"] == "your_turn"
    assert body["link"] == f"https://club.example/tables/{table}"
    assert "Friday" in body["content"]


@pytest.mark.asyncio
@pytest.mark.parametrize("inside", ["10.0.0.1", "::1", "fd00::1", "::ffff:10.0.0.1"])
async def test_one_internal_number_among_public_ones_is_enough(
    monkeypatch: pytest.MonkeyPatch, inside: str
) -> None:
    async def look_up(_host: str, _port: int) -> list[str]:
        return ["93.184.216.34", inside]

    monkeypatch.setattr(notify, "numbers_of", look_up)
    with pytest.raises(Refused, match="internal"):
        await notify.check_webhook(Settings(), "https://hooks.example.org/")


@pytest.mark.asyncio
async def test_a_settings_change_with_an_internal_webhook(house: House) -> None:
    ana = await house.guest()
    change = {"settings": {"webhook": "http://127.0.0.1/"}}
    assert "internal" in (await ana.refused(422, "PATCH", "/api/me", change))["error"]


@pytest.mark.asyncio
async def test_a_notice_reaches_the_page(house: House) -> None:
    ana, ben, table = await house.two_at_a_table()
    seat = (await ana.state(table))["to_move"][0]
    mover, other = (ana, ben) if seat == 0 else (ben, ana)
    async with connect(f"{house.ws}/ws/me?token={other.token}") as socket:
        await socket.send('{"type":"ping"}')
        assert json.loads(await socket.recv()) == {"type": "pong"}
        await mover.act(table, seat, await mover.state(table), 3)
        notice = json.loads(await socket.recv())
    assert notice["type"] == "notice"
    assert notice["kind"] == "your_turn"
    assert notice["table"] == table
    async with connect(f"{house.ws}/ws/me") as socket:
        assert "refused" in str(await socket.recv())


class Mailbox(socketserver.StreamRequestHandler):
    """The least that a mail server can be."""

    letters: ClassVar[list[str]] = []

    def handle(self) -> None:
        self.say("220 here")
        body: list[str] | None = None
        for raw in self.rfile:
            line = raw.decode().rstrip("\r\n")
            if body is not None:
                if line == ".":
                    self.letters.append("\n".join(body))
                    body = None
                    self.say("250 kept")
                else:
                    body.append(line)
                continue
            word = line.split()[0].upper()
            if word == "DATA":
                body = []
            self.say({"DATA": "354 go on", "QUIT": "221 bye"}.get(word, "250 ok"))
            if word == "QUIT":
                return

    def say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


@pytest.mark.asyncio
async def test_an_e_mail(tmp_path: Path) -> None:
    Mailbox.letters.clear()
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Mailbox) as post:
        threading.Thread(target=post.serve_forever, daemon=True).start()
        smtp = f"smtp://127.0.0.1:{post.server_address[1]}"
        more = {"smtp": smtp, "smtp_from": "club@example.org", "public_url": "https://club.example"}
        async with open_house(tmp_path, **more) as house:
            ana, ben, table = await house.two_at_a_table(name="Friday")
            change = {"email": "x@example.org", "settings": {"email_notices": True}}
            for person in (ana, ben):
                await person.ask("PATCH", "/api/me", change)
            seat = (await ana.state(table))["to_move"][0]
            mover = (ana, ben)[seat]
            await mover.act(table, seat, await mover.state(table), 3)
            for task in list(house.hall.tasks):
                await task
        post.shutdown()
    (letter,) = Mailbox.letters
    assert "To: x@example.org" in letter
    assert f"https://club.example/tables/{table}" in letter.replace("=\n", "")
