"""`theatrum playout`, `bench`, `data` and `fuzz`."""

import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from theatrum.cli import bench, peers, playout
from theatrum.library.catalogue import SHELVES, folder
from theatrum.match import fuzz

from .conftest import Run

# playout


PLAYOUT = ("playout", "el_grande", "--seats", "3", "--games", "4")


def test_playout_json_has_exactly_its_fields(run: Run) -> None:
    done = run(*PLAYOUT, "--seed", "1", "--json")
    assert done.code == 0
    assert done.err == ""
    found = json.loads(done.out)
    assert list(found) == [
        *("game", "seats", "games", "finished", "actions"),
        *("seconds", "actions_per_second", "places"),
    ]
    assert (found["game"], found["seats"], found["games"]) == ("el_grande", 3, 4)
    assert found["finished"] == 4
    assert found["actions"] > 4 * 100
    assert len(found["places"]) == 3
    assert all(1 <= place <= 3 for place in found["places"])


def without_time(text: str) -> dict[str, Any]:
    found = json.loads(text)
    return {name: found[name] for name in found if "second" not in name}


def test_the_same_seed_plays_the_same(run: Run) -> None:
    first, second = (without_time(run(*PLAYOUT, "--seed", "a", "--json").out) for _ in range(2))
    assert first == second
    assert first != without_time(run(*PLAYOUT, "--seed", "b", "--json").out)


def test_playout_with_bots(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ("playout", "el_grande", "--seats", "2", "--games", "1", "--bot", "greedy")
    monkeypatch.setattr(playout, "LONGEST", 12)
    first, second = (without_time(run(*arguments, "--json").out) for _ in range(2))
    assert first == second
    assert (first["finished"], first["actions"]) == (0, 12)


def test_a_match_without_end_is_not_finished(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playout, "LONGEST", 10)
    found = json.loads(run(*PLAYOUT, "--json").out)
    assert (found["finished"], found["actions"]) == (0, 40)


def test_playout_in_words(run: Run) -> None:
    out = run(*PLAYOUT).out
    assert "4 of 4 games finished" in out
    assert "mean place by seat: " in out


def test_progress_for_those_who_watch(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(playout, "PROGRESS_AFTER", 0.0)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    progress = playout.Progress(9)
    progress.step(3)
    progress.end()
    assert capsys.readouterr().err == "\r3 of 9 games\r\x1b[K"


# bench


def test_bench_json(run: Run) -> None:
    done = run("bench", "el_grande", "--seconds", "0.01", "--json")
    assert done.code == 0
    found = json.loads(done.out)
    assert [line["seats"] for line in found["games"]] == [2, 3, 4, 5]
    for line in found["games"]:
        assert line["game"] == "el_grande"
        assert line["compiled"] is found["compiled"]
        assert all(line[name] > 0 for name in bench.columns())
    assert "peers" not in found


def test_bench_as_a_table(run: Run) -> None:
    lines = run("bench", "--seconds", "0.01").out.splitlines()
    assert "el_grande, 5 seats" in lines[5]
    assert len({len(line) for line in lines[1:6]}) == 1


class Peer:
    """A game of OpenSpiel as far as the bench needs one: three chances, then three moves."""

    def __init__(self, done: int = 0) -> None:
        self.done = done

    def new_initial_state(self) -> "Peer":
        return Peer()

    def is_terminal(self) -> bool:
        return self.done == 6

    def is_chance_node(self) -> bool:
        return self.done < 3

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.5), (1, 0.5)]

    def legal_actions(self) -> list[int]:
        assert not self.is_chance_node()
        return [0, 1]

    def apply_action(self, action: int) -> None:
        assert action in (0, 1)
        self.done += 1

    def clone(self) -> "Peer":
        return Peer(self.done)


def test_bench_beside_peers(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    spiel = ModuleType("pyspiel")
    spiel.load_game = lambda name: Peer()  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "pyspiel", spiel)
    for name in ("open_spiel", "open_spiel.python", "open_spiel.python.games"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    found = json.loads(run("bench", "--seconds", "0.01", "--peers", "--json").out)
    assert [peer["name"] for peer in found["peers"]] == [
        *("hearts", "backgammon", "python_liars_poker")
    ]
    hearts = found["peers"][0]
    for line, ratio in zip(found["games"], found["ratios"], strict=True):
        assert (ratio["game"], ratio["seats"]) == (line["game"], line["seats"])
        steps = line["playout_steps_per_second"] / hearts["python_steps_per_second"]
        assert ratio["playout_steps"] == pytest.approx(steps, abs=0.001)
    table = run("bench", "--seconds", "0.01", "--peers").out
    assert "OpenSpiel hearts" in table
    assert "times OpenSpiel hearts" in table


def test_the_peers_middle_is_half_way() -> None:
    assert peers.middle(Peer()).done == 3


def test_peers_that_are_not_installed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    done = run("bench", "--peers")
    assert done.code == 2
    assert done.err == "theatrum: --peers needs OpenSpiel: pip install open_spiel\n"


def test_memory_leaves_out_what_is_shared() -> None:
    class Inner:
        __slots__ = ("own",)

        def __init__(self) -> None:
            self.own = [1] * 10

    class Outer:
        __slots__ = ("inner", "number", "own", "shared")

        def __init__(self, shared: list[int]) -> None:
            self.number = 10**30
            self.shared = shared
            self.own = [1] * 100
            self.inner = Inner()

    big = [0] * 100_000
    one, other = Outer(big), Outer(big)
    own = [one, one.own, one.inner, one.inner.own]
    assert bench.memory(one, other) == sum(sys.getsizeof(part) for part in own)


def test_the_numbers_of_rows_count_as_memory() -> None:
    class Holder:
        __slots__ = ("row", "rows")

        def __init__(self) -> None:
            self.row = vec[i64]([0] * 1000)
            self.rows = vec[vec[i64]]([vec[i64]([0] * 1000)] * 2)

    one, other = Holder(), Holder()
    assert 24_000 < bench.memory(one, other) - sys.getsizeof(one) < 24_200


# data


def test_the_data_of_all_games_are_sound(run: Run) -> None:
    done = run("data", "check")
    assert (done.code, done.out) == (0, "".join(f"{name}: ok\n" for name in SHELVES))
    assert json.loads(run("data", "check", "--json").out)["ok"] is True


def corrected(tmp_path: Path, old: str, new: str) -> Path:
    text = (folder("el_grande") / "data" / "board.json").read_text()
    assert old in text
    file = tmp_path / "board.json"
    file.write_text(text.replace(old, new))
    return file


def test_a_corrected_file(run: Run, tmp_path: Path) -> None:
    file = corrected(tmp_path, "[4, 2, 0]", "[5, 2, 0]")
    assert run("data", "check", "el_grande", "--file", file).code == 0


def test_all_problems_of_a_file_are_listed(run: Run, tmp_path: Path) -> None:
    file = corrected(tmp_path, "[4, 2, 0]", '["\\u001b[31m", 2]')
    file.write_text(file.read_text().replace('"galicia"]', '"atlantis"]'))
    done = run("data", "check", "el_grande", "--file", file)
    assert done.code == 1
    head, *problems = done.out.splitlines()
    assert head == f"el_grande: problems: {len(problems)}"
    assert len(problems) >= 2
    assert any("galicia needs a 'score'" in problem for problem in problems)
    assert "\x1b" not in done.out
    as_json = run("data", "check", "el_grande", "--file", file, "--json")
    assert as_json.code == 1
    assert len(json.loads(as_json.out)["problems"]["el_grande"]) == len(problems)
    played = run("play", "el_grande", "--data", file)
    assert played.code == 2
    assert "(see 'theatrum data check el_grande --file " in played.err
    assert played.err.count("\n") == 1


@pytest.mark.parametrize("content", [b"", b"\x00\x01\x02", b"[]", b'{"schema": "chess/1"}'])
def test_files_that_are_no_data(run: Run, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "bad.json").write_bytes(content)
    done = run("data", "check", "el_grande", "--file", "bad.json")
    assert done.code == 1
    assert done.out.startswith("el_grande: problems: 1\n  bad.json: ")


# fuzz


def test_fuzz_finds_nothing(run: Run, tmp_path: Path) -> None:
    done = run("fuzz", "el_grande", "--matches", "1", "--seed", "3")
    assert done.code == 0
    assert done.out.startswith("1 matches, ")
    assert " 0 crashes " in done.out
    assert not any(tmp_path.iterdir())


def test_fuzz_stops_when_the_time_is_up(run: Run) -> None:
    assert run("fuzz", "--seconds", "0.01").code == 0


def test_a_crash_is_named(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def broken(_: object) -> None:
        raise ZeroDivisionError("no way to judge")

    monkeypatch.setattr(fuzz, "check_position", broken)
    done = run("fuzz", "el_grande", "--matches", "1", "--out", "found")
    assert done.code == 1
    assert "el_grande: ZeroDivisionError: no way to judge" in done.out
    assert " 1 crashes " in done.out
    (match_file,) = (tmp_path / "found").glob("*.json")
    assert f"  match: found/{match_file.name}\n" in done.out
    assert run("match", "verify", match_file).code == 0


def test_fuzz_can_not_write_into_a_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = run("fuzz", "--out", "file", "--matches", "1")
    assert done.code == 2
    assert "--out must be a folder" in done.err
