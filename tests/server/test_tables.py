"""Tables: making, joining, starting, leaving, rematches, the lobby, results and ratings."""

import pytest

from tests.server.house import House, quick_play
from theatrum.library.catalogue import SHELVES
from theatrum.server import keeper
from theatrum.server.ratings import rated_places
from theatrum.server.storage import SeatRow

ME, OPEN = {"kind": "me"}, {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("body", "status", "field"),
    [
        ({"game": "chess", "seats": [ME, BOT]}, 404, "game"),
        ({"game": "hannibal", "seats": [ME, BOT, BOT]}, 422, "seats"),
        ({"game": "el_grande", "seats": [ME]}, 422, "seats"),
        ({"game": "el_grande", "seats": [ME] + [BOT] * 5}, 422, "seats"),
        ({"game": "el_grande", "seats": [ME, ME]}, 422, "seats"),
        ({"game": "el_grande", "seats": [ME, {"kind": "bot", "level": "god"}]}, 422, "level"),
        ({"game": "el_grande", "seats": [ME, BOT], "options": {"rounds": 7}}, 422, "options"),
        ({"game": "el_grande", "seats": [ME, BOT], "pace": "never"}, 400, "pace"),
        ({"game": "el_grande", "seats": "all"}, 400, "seats"),
        ({"game": "el_grande", "seats": [ME, BOT], "cheat": True}, 400, None),
    ],
)
async def test_tables_that_can_not_be(
    house: House, body: dict[str, object], status: int, field: str | None
) -> None:
    ana = await house.guest()
    refused = await ana.refused(status, "POST", "/api/tables", body)
    if field:
        assert refused["field"].startswith(field)


@pytest.mark.asyncio
async def test_bots_at_one_table_have_names_of_their_own(house: House) -> None:
    ana = await house.guest("Bot Inés")
    made = await ana.table(ME, BOT, BOT, BOT, BOT)
    names = [seat["name"] for seat in made["seats"]]
    assert names[0] == "Bot Inés"
    assert all(name.startswith("Bot ") for name in names)
    assert len(set(names)) == 5


@pytest.mark.asyncio
async def test_a_table_by_link(house: House) -> None:
    ana, ben, eve = [await house.guest(name) for name in ("Ana", "Ben", "Eve")]
    made = await ana.table(ME, OPEN, OPEN, name="Friday")
    path = f"/api/tables/{made['id']}"
    assert made["status"] == "open"
    assert "invite" not in await ben.get(path)
    assert made["id"] not in str(await ben.get("/api/lobby"))
    await ben.refused(403, "POST", f"{path}/join", {})
    await ben.refused(403, "POST", f"{path}/join", {"key": "wrong"})
    joined = await ben.post(f"{path}/join", {"key": made["invite"], "seat": 2})
    assert joined["my_seats"] == [2]
    await eve.refused(409, "POST", f"{path}/join", {"key": made["invite"], "seat": 2})
    moved = await ben.post(f"{path}/join", {"seat": 1})
    assert moved["my_seats"] == [1]
    await ben.refused(403, "POST", f"{path}/start")
    begun = await ana.post(f"{path}/start")
    assert begun["status"] == "running"
    assert len(begun["seats"]) == 2
    await eve.refused(409, "POST", f"{path}/join", {"key": made["invite"]})
    await ana.refused(409, "POST", f"{path}/start")


@pytest.mark.asyncio
async def test_too_few_to_start_and_leaving_before_it(house: House) -> None:
    ana, ben = await house.guest("Ana"), await house.guest("Ben")
    made = await ana.table(ME, OPEN, OPEN, public=True)
    path = f"/api/tables/{made['id']}"
    await ana.refused(409, "POST", f"{path}/start")
    await ana.refused(409, "GET", f"{path}/state")
    await ben.refused(409, "POST", f"{path}/leave")
    await ben.post(f"{path}/join", {})
    assert [t["id"] for t in (await ben.get("/api/lobby"))["open"]] == [made["id"]]
    left = await ana.post(f"{path}/leave")
    assert left["seats"][0]["kind"] == "open"
    assert (await ben.get(path))["mine"]  # the table has passed on
    await ben.post(f"{path}/leave")
    assert (await ana.get("/api/lobby"))["open"] == []


@pytest.mark.asyncio
async def test_watching_an_open_table(house: House) -> None:
    ana, ben = await house.guest("Ana"), await house.guest("Ben")
    made = await ana.table(ME, OPEN, public=True)
    async with ana.watch(made["id"]) as live:
        assert (await live.next("table"))["table"]["status"] == "open"
        await ben.post(f"/api/tables/{made['id']}/join", {})
        update = await live.next("update")
    assert update["number"] == 0
    assert update["own"]["0"]["own"]["hand"]


@pytest.mark.asyncio
async def test_hot_seats_belong_to_one_screen(house: House) -> None:
    ana = await house.guest("Ana")
    made = await ana.table(ME, {"kind": "hotseat", "name": "Grandpa"}, pace="untimed")
    assert made["my_seats"] == [0, 1]
    assert made["seats"][1]["name"] == "Grandpa"
    for _ in range(4):
        state = await ana.state(made["id"])
        await ana.act(made["id"], state["to_move"][0], state)
    # Whoever owns all seats needs nobody's consent.
    number = (await ana.state(made["id"]))["number"]
    undo = {"seat": 0, "number": number, "count": 4, "ask": True}
    assert (await ana.post(f"/api/tables/{made['id']}/undo", undo)) == {"number": number + 1}


@pytest.mark.asyncio
async def test_the_lobby_puts_my_turn_first(house: House) -> None:
    ana, ben = await house.guest("Ana"), await house.guest("Ben")
    tables = []
    for _ in range(4):
        made = await ana.table(ME, OPEN, public=True)
        await ben.post(f"/api/tables/{made['id']}/join", {})
        tables.append(made["id"])
    for person in (ana, ben):
        mine = (await person.get("/api/lobby"))["mine"]
        turns = [bool(set(t["my_seats"]) & set(t["to_move"])) for t in mine]
        assert len(mine) == 4
        assert turns == sorted(turns, reverse=True)
    assert len((await house.web.get("/api/lobby")).json()["running"]) == 4


@pytest.mark.asyncio
async def test_results_ratings_and_rematch(house: House) -> None:
    ana, ben = await house.account("Ana"), await house.account("Ben")
    made = await ana.table(ME, OPEN, BOT, public=True, options={"rounds": "short"})
    table = made["id"]
    await ana.refused(409, "POST", f"/api/tables/{table}/rematch")
    await ben.post(f"/api/tables/{table}/join", {})
    live = await house.hall.live(table)
    live.seats[2].kind, live.seats[2].user_id = "person", "the bot's hand"
    bot = await house.guest("Bot's hand")
    bot.user["id"] = "the bot's hand"
    await quick_play(house, table, [ana, ben, bot])
    await keeper.once(house.hall, thorough=False)
    await keeper.once(house.hall, thorough=False)
    result = (await ana.get(f"/api/tables/{table}"))["result"]
    profiles = [await ana.get(f"/api/players/{name}") for name in ("ana", "Ben")]
    for seat, profile in enumerate(profiles):
        (played,) = profile["results"]
        assert played["place"] == result["places"][seat]
        assert played["rated"]
        (rating,) = profile["ratings"]
        assert rating["matches"] == 1
    first = 0 if result["places"][0] < result["places"][1] else 1
    if result["places"][0] != result["places"][1]:
        better, worse = profiles[first], profiles[1 - first]
        assert better["ratings"][0]["mu"] > worse["ratings"][0]["mu"]
    await ana.refused(404, "GET", "/api/players/nobody")
    assert [t["id"] for t in (await ben.get("/api/lobby"))["finished"]] == [table]
    eve = await house.guest("Eve")
    await eve.refused(403, "POST", f"/api/tables/{table}/rematch")
    again = await ben.post(f"/api/tables/{table}/rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["person", "bot", "open"]
    assert (await ana.post(f"/api/tables/{table}/rematch"))["id"] == again["id"]
    assert (await ana.get(f"/api/tables/{table}"))["rematch"] == again["id"]


@pytest.mark.asyncio
async def test_a_rematch_by_link_is_open_to_those_who_played(house: House) -> None:
    ana, ben, eve = [await house.guest(name) for name in ("Ana", "Ben", "Eve")]
    made = await ana.table(ME, OPEN, options={"rounds": "short"})
    path = f"/api/tables/{made['id']}"
    await ben.post(f"{path}/join", {"key": made["invite"]})
    await quick_play(house, made["id"], [ana, ben])
    again = await ana.post(f"{path}/rematch")
    await eve.refused(403, "POST", f"/api/tables/{again['id']}/join", {})
    assert (await ben.post(f"/api/tables/{again['id']}/join", {}))["status"] == "running"


def test_who_gave_up_is_rated_last() -> None:
    def seat(number: int, **more: bool) -> SeatRow:
        row = {"replaced": False, "resigned": False} | more
        return SeatRow("m", number, "person", "x", "u", None, row["replaced"], row["resigned"])

    seats = [seat(0, resigned=True), seat(1), seat(2, replaced=True)]
    assert rated_places([1, 2, 2], seats) == [4, 2, 5]


@pytest.mark.asyncio
async def test_games_levels_and_rules(house: House) -> None:
    games = {g["name"]: g for g in (await house.web.get("/api/games")).json()}
    assert all(games[name]["available"] for name in SHELVES if SHELVES[name].browser)
    assert [games["hannibal"][key] for key in ("seats_min", "seats_max")] == [2, 2]
    assert all(option["rule"] for option in games["el_grande"]["options"])
    levels = [level["name"] for level in (await house.web.get("/api/levels")).json()]
    assert "greedy" in levels
    rules = (await house.web.get("/api/games/el_grande/rules")).json()
    assert {"id", "title", "text", "section", "rulings", "examples"} == set(rules[0])
    assert (await house.web.get("/api/games/chess/rules")).status_code == 404
    assert (await house.web.get("/health")).json()["status"] == "ok"
    assert "theatrum_actions_total" in (await house.web.get("/metrics")).text
