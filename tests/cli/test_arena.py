"""`theatrum arena` and `theatrum analyse`."""

import json
from pathlib import Path

import pytest

from .conftest import Run

ARENA = ("arena", "--game", "el_grande", "--option", "rounds=short", "--processes", "1")


@pytest.fixture(autouse=True)
def own_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_arena_json(run: Run, own_cache: Path) -> None:
    done = run(*ARENA, "--players", "random", "--matches", "3", "--json")
    assert (done.code, done.err) == (0, "")
    found = json.loads(done.out)
    assert (found["game"], found["seats"], found["matches"]) == ("el_grande", 2, 3)
    (line,) = found["players"]
    assert (line["player"], line["matches"], line["wins"]) == ("random", 6, 3.0)
    assert found["crashes"] == []
    assert not list(own_cache.rglob("*.jsonl"))  # nothing is left to resume


def test_arena_table_and_records(run: Run, tmp_path: Path) -> None:
    done = run(*ARENA, "--players", "random", "--matches", "2", "--record", "out")
    assert done.code == 0
    assert "El Grande, 2 seats, 2 matches" in done.out
    files = sorted((tmp_path / "out").iterdir())
    assert [file.name for file in files] == ["match_000000.json", "match_000001.json"]
    assert run("match", "verify", files[0]).code == 0


def test_arena_goes_on_after_an_interruption(run: Run, tmp_path: Path) -> None:
    journal = ("--journal", tmp_path / "journal")
    assert run(*ARENA, "--players", "random", "--matches", "2", *journal).code == 0
    done = run(*ARENA, "--players", "random", "--matches", "3", *journal)
    assert done.err == "going on after 2 matches\n"
    assert "3 matches" in done.out


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("--players", "deep blue", "--matches", "1"), "there is no bot 'deep blue'"),
        (("--players", "random", "--matches", "1", "--seats", "1"), "is for 2 to 5 seats, not 1"),
        (("--players", "random", "--matches", "0"), "must be a whole number"),
        (("--players", "search:5:sound=2", "--matches", "1"), "there is no bot"),
    ],
)
def test_arena_says_what_is_wrong(run: Run, arguments: tuple[str, ...], problem: str) -> None:
    done = run(*ARENA, *arguments)
    assert done.code == 2
    assert problem in done.err
    assert done.err.count("\n") == 1


def test_settings_of_a_search_have_commas_too(run: Run) -> None:
    done = run(*ARENA, "--players", "search:5:wide=2,sound=3,random", "--matches", "1")
    assert "no bot 'search:5:wide=2,sound=3'" in done.err


ANALYSE = ("--courses", "1", "--simulations", "3", "--points", "1")


def test_analyse_shows_curves_and_turning_points(run: Run, finished: Path) -> None:
    done = run("analyse", finished, *ANALYSE)
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[0].startswith("El Grande: chances to win over ")
    assert [line.split()[0] for line in lines[1:4]] == ["Ana", "Bea", "Cleo"]
    assert any(line.startswith("  played: ") for line in lines)
    assert any(line.startswith("  a bot: ") for line in lines)


def test_analyse_json(run: Run, finished: Path) -> None:
    found = json.loads(run("analyse", finished, *ANALYSE, "--json").out)
    actions = len(json.loads(finished.read_text())["actions"])
    assert len(found["chances"]) == actions + 1
    assert all(sum(chances) == pytest.approx(1, abs=0.01) for chances in found["chances"])
    assert sorted(found["chances"][-1]) in ([0, 0, 1], [0, 0.5, 0.5])
    (point,) = found["turning_points"]
    assert 1 <= point["first"] <= point["last"] <= actions
    assert 1 <= len(point["advice"]) <= 3
    assert all(0 <= one["value"] <= 1 for one in point["advice"])
