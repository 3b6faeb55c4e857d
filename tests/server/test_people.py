"""People: guests, accounts, sessions, tokens, and what is limited or forbidden."""

from pathlib import Path

import httpx
import pytest

from tests.server.house import House, Person, open_house

pytestmark = pytest.mark.asyncio

ME, OPEN = {"kind": "me"}, {"kind": "open"}


async def test_a_guest_becomes_an_account_and_keeps_everything(house: House) -> None:
    ana, ben, table = await house.two_at_a_table()
    assert ana.user["guest"]
    assert all(seat["guest"] for seat in (await ben.get(f"/api/tables/{table}"))["seats"])
    account = {"name": "Ana María", "password": "correct horse", "email": "ana@example.org"}
    made = await ana.post("/api/accounts", account)
    assert made["id"] == ana.user["id"]
    assert not made["guest"]
    info = await ana.get(f"/api/tables/{table}")
    assert info["my_seats"] == [0]
    assert info["seats"][0]["name"] == "Ana María"
    assert ["guest" in seat for seat in info["seats"]] == [False, True]
    assert (await ben.get("/api/players/Ana%20Mar%C3%ADa"))["name"] == "Ana María"
    again = await house.sign_in("ana maría")
    assert again.user["id"] == ana.user["id"]
    assert [t["id"] for t in (await again.get("/api/lobby"))["mine"]] == [table]
    assert (await ben.refused(409, "POST", "/api/accounts", account))["field"] == "name"
    await ana.refused(409, "POST", "/api/accounts", account)


async def test_names(house: House) -> None:
    await house.account("Señora")
    for name, status in (("", 400), ("   ", 422), ("x" * 41, 400), ("a\u0000b", 422)):
        answer = await house.web.post("/api/guests", json={"name": name})
        assert answer.status_code == status, answer.text
    taken = await house.web.post("/api/guests", json={"name": "SEÑORA"})
    assert taken.status_code == 409
    assert (await house.guest("  two   words ")).user["name"] == "two words"


async def test_wrong_passwords(house: House) -> None:
    await house.account("Ana", "correct horse")
    for name, password in (("Ana", "wrong horse"), ("Nobody", "correct horse"), ("", "")):
        answer = await house.web.post("/api/sign-in", json={"name": name, "password": password})
        assert answer.status_code == 401
        assert answer.json() == {
            "error": "name or password is wrong",
            "message": "refused-name-or-password-is-wrong",
        }
    short = {"name": "Ben", "password": "short"}
    assert (await house.web.post("/api/accounts", json=short)).status_code == 400


@pytest.mark.usefixtures("strict")
async def test_sign_in_is_throttled(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=True) as house:
        wrong = {"name": "Ana", "password": "wrong"}
        codes = [(await house.web.post("/api/sign-in", json=wrong)).status_code for _ in range(12)]
    assert codes[0] == 401
    assert codes[-1] == 429


async def test_requests_and_actions_are_limited(tmp_path: Path) -> None:
    async with open_house(tmp_path, requests_rate=1.0) as house:
        codes = [(await house.web.get("/api/levels")).status_code for _ in range(80)]
    assert codes[0] == 200
    assert 429 in codes
    async with open_house(tmp_path, act_rate=1.0) as house:
        ana, _, table = await house.two_at_a_table()
        async with ana.watch(table) as live:
            for _ in range(80):
                await live.send(type="ping")
            refused = await live.next("refused")
    assert "too many" in refused["error"]


async def test_sessions_can_be_listed_and_ended(house: House) -> None:
    ana = await house.account("Ana")
    other = await house.sign_in("Ana")
    sessions = await ana.get("/api/sessions")
    assert len(sessions) == 2
    gone = next(s["id"] for s in sessions if not s["current"])
    eve = await house.guest("Eve")
    await eve.refused(404, "DELETE", f"/api/sessions/{gone}")
    assert (await ana.ask("DELETE", f"/api/sessions/{gone}")).status_code == 200
    await other.refused(401, "GET", "/api/sessions")
    assert (await ana.post("/api/sign-out")) == {"ok": True}
    await ana.refused(401, "GET", "/api/sessions")
    assert (await ana.get("/api/me")) == {"user": None}


async def test_a_new_password_ends_the_other_sessions(house: House) -> None:
    ana = await house.account("Ana")
    other = await house.sign_in("Ana")
    change = {"password": "battery staple", "old_password": "wrong"}
    await ana.refused(403, "PATCH", "/api/me", change)
    changed = await ana.ask("PATCH", "/api/me", {**change, "old_password": "correct horse"})
    assert changed.status_code == 200
    await other.refused(401, "GET", "/api/sessions")
    await ana.get("/api/sessions")


async def test_settings(house: House) -> None:
    ana = await house.guest()
    answer = await ana.ask("PATCH", "/api/me", {"settings": {"theme": "dark"}, "name": "Anna"})
    assert answer.json()["settings"] == {"theme": "dark"}
    assert (await ana.get("/api/me"))["user"]["name"] == "Anna"
    await ana.refused(413, "PATCH", "/api/me", {"settings": {"x": "y" * 5000}})
    await ana.refused(400, "PATCH", "/api/me", {"admin": True})
    await ana.refused(400, "PATCH", "/api/me", {"email": "nonsense"})


async def test_tokens_and_their_scopes(house: House) -> None:
    ana, _, table = await house.two_at_a_table()
    made = await ana.post("/api/tokens", {"name": "bot", "scopes": ["read"]})
    reader = Person(house, ana.user, made["token"])
    assert (await reader.state(table))["own"]
    act = {"seat": 0, "number": 0, "action": {"verb": "play", "power": 1}}
    error = await reader.refused(403, "POST", f"/api/tables/{table}/act", act)
    assert "scope" in error["error"]
    async with reader.watch(table) as live:
        await live.next("update")
        await live.send(type="act", id=1, **act)
        assert "scope" in (await live.next("refused"))["error"]
    await reader.refused(403, "POST", "/api/tables", {"game": "el_grande", "seats": [ME, OPEN]})
    for path in ("/api/tokens", "/api/sessions"):
        await reader.refused(403, "GET", path)
    await reader.refused(403, "PATCH", "/api/me", {"name": "Eve"})
    listed = await ana.get("/api/tokens")
    assert listed[0]["scopes"] == ["read"]
    assert "token" not in listed[0]
    assert (await ana.ask("DELETE", f"/api/tokens/{made['id']}")).status_code == 200
    assert (await reader.state(table))["own"] == {}
    await ana.refused(400, "POST", "/api/tokens", {"name": "bot", "scopes": ["everything"]})


async def test_forged_requests_are_refused(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.url) as page:
        await page.get("/api/me")
        token = page.cookies["csrftoken"]
        cross = {"origin": "https://evil.example"}
        assert (await page.post("/api/guests", json={"name": "Ana"})).status_code == 403
        wrong = {"x-csrftoken": token[:-1] + ("0" if token[-1] != "0" else "1")}
        refused = await page.post("/api/guests", json={"name": "Ana"}, headers=wrong)
        assert refused.status_code == 403
        good = {"x-csrftoken": token}
        made = await page.post("/api/guests", json={"name": "Ana"}, headers=good)
        assert made.status_code == 201
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert (await page.post("/api/sign-out", headers=cross)).status_code == 403
        assert (await page.post("/api/sign-out", headers=good)).status_code == 200
    bare = await httpx.AsyncClient().post(
        f"{house.url}/api/guests", json={"name": "Eve"}, headers={"origin": "https://evil.example"}
    )
    assert bare.status_code == 403


async def test_live_channels_of_other_origins_are_refused(house: House) -> None:
    from websockets.asyncio.client import connect

    ana, _, table = await house.two_at_a_table()
    url = f"{house.ws}/ws/tables/{table}?token={ana.token}"
    for origin, allowed in (("https://evil.example", False), (house.url, True)):
        async with connect(url, origin=origin) as socket:  # type: ignore[arg-type]
            text = str(await socket.recv())
            assert ('"refused"' in text) is not allowed
    async with connect(f"{house.ws}/ws/tables/{table}?token=wrong") as socket:
        assert '"refused"' in str(await socket.recv())
    async with connect(f"{house.ws}/ws/tables/nowhere") as socket:
        assert "no such table" in str(await socket.recv())
    async with connect(f"{house.ws}/ws/tables/{table}") as socket:  # anybody may watch
        assert '"my_seats":[]' in str(await socket.recv())


async def test_addresses_of_the_client(tmp_path: Path) -> None:
    """A reload works at every address of the client, with dots too; a missing file is missing."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>here")
    async with open_house(tmp_path / "data", static_dir=str(static)) as house:
        for path in ("/", "/players/J.%20R.", "/players/a.js", "/tables/x", "/games/el_grande"):
            assert (await house.web.get(path)).text.endswith("here"), path
        for path in ("/nothing.js", "/assets/nothing.js", "/assets/nothing", "/api/players/J.R."):
            assert (await house.web.get(path)).status_code == 404, path


async def test_headers_and_sizes(house: House) -> None:
    for path in ("/", "/api/me", "/nothing.js", "/api/nothing", "/health"):
        answer = await house.web.get(path)
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "server" not in answer.headers
    ana = await house.guest()
    await ana.refused(413, "POST", "/api/tables", {"game": "x" * 70_000, "seats": [ME]})
    assert (await house.web.get("/../../secret")).status_code in (200, 404)
    secret = (Path(house.hall.settings.data_dir) / "secret").read_text()
    for path in ("/%2e%2e/secret", "/..%2fsecret", "//secret", "/static/../../secret"):
        assert secret not in (await house.web.get(path)).text


async def test_an_unexpected_error_tells_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(house.hall, "games", broken)
    answer = await house.web.get("/api/games")
    assert answer.status_code == 500
    assert "42" not in answer.text
    assert answer.json()["error"].startswith("something went wrong")
