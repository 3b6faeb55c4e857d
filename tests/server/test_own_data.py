"""A server that plays with a data file which an owner of the printed game has corrected."""

import json
from pathlib import Path

import pytest

from tests.server.house import Person, open_house
from theatrum.library.catalogue import OWN_DATA, folder, load
from theatrum.server.settings import BadSetting, Settings, checked


def corrected_map(tmp_path: Path) -> Path:
    """Hannibal's map with one space drawn elsewhere: other bytes, the same rules."""
    printed = json.loads((folder("hannibal") / "data" / "map.json").read_bytes())
    printed["spaces"][0]["x"] += 1
    file = tmp_path / "map.json"
    file.write_text(json.dumps(printed))
    return file


@pytest.mark.asyncio
async def test_the_board_gets_the_corrected_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = corrected_map(tmp_path)
    printed = load("hannibal")
    monkeypatch.setenv(OWN_DATA, f"hannibal={file}")
    assert load("hannibal").fingerprint != printed.fingerprint
    async with open_house(tmp_path) as house:
        got = (await house.web.get("/api/games/hannibal/corrections")).json()
        assert got == {"map": json.loads(file.read_text())}
        assert (await house.web.get("/api/games/maria/corrections")).json() == {}
        assert (await house.web.get("/api/games/nothing/corrections")).status_code == 404


@pytest.mark.asyncio
async def test_a_match_waits_for_the_data_it_was_begun_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "the other"}]
    async with open_house(tmp_path) as house:
        ann = await house.guest("Ann")
        table = (await ann.table(*seats, game="hannibal"))["id"]
        token, before = ann.token, await ann.state(table)
    monkeypatch.setenv(OWN_DATA, f"hannibal={corrected_map(tmp_path)}")
    async with open_house(tmp_path) as house:
        ann = Person(house, {}, token)
        said = await ann.refused(409, "GET", f"/api/tables/{table}/state")
        assert "other data" in said["error"]
        lobby = await ann.get("/api/lobby")
        assert [one["id"] for one in lobby["mine"]] == [table]
    monkeypatch.delenv(OWN_DATA)
    async with open_house(tmp_path) as house:
        ann = Person(house, {}, token)
        assert await ann.state(table) == before


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("maria", "must be GAME=FILE"),
        ("chess=map.json", "no game 'chess'"),
        ("maria=/nowhere.json", "nowhere.json"),
        ("el_grande=FILE", "schema"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_before_the_start(
    text: str, complaint: str, tmp_path: Path
) -> None:
    text = text.replace("FILE", str(corrected_map(tmp_path)))
    with pytest.raises(BadSetting, match=complaint):
        checked(Settings(own_data=text))
    checked(Settings(own_data=f"hannibal={corrected_map(tmp_path)}"))
