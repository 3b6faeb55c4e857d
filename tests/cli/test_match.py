"""`theatrum match`."""

import json
from pathlib import Path

import pytest

from theatrum.core.chance import Noise
from theatrum.library.catalogue import load
from theatrum.match import record
from theatrum.match.wander import Wanderer, random_match

from .conftest import Run


def edit(file: Path, **changes: object) -> None:
    """Change fields of a match file."""
    file.write_text(json.dumps(json.loads(file.read_text()) | changes))


def entries(file: Path) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads(file.read_text())["actions"]
    return found


# verify


def test_verify_a_finished_match(run: Run, finished: Path) -> None:
    done = run("match", "verify", finished)
    assert done.code == 0
    assert done.out.startswith(f"ok: El Grande, 3 seats, {len(entries(finished))} actions\n  1. ")


def test_verify_a_running_match(run: Run, running: Path) -> None:
    done = run("match", "verify", running)
    assert done.code == 0
    assert done.out.endswith("  not over yet\n")


def test_verify_as_json(run: Run, finished: Path) -> None:
    found = json.loads(run("match", "verify", finished, "--json").out)
    assert found["ok"] is True
    assert 1 in found["result"]["places"]
    assert len(found["result"]["scores"]) == 3


def test_the_first_wrong_entry_is_named(run: Run, finished: Path) -> None:
    actions = entries(finished)
    actions[17] = {"seat": actions[17]["seat"], "verb": "veto"}
    edit(finished, actions=actions)
    done = run("match", "verify", finished)
    assert done.code == 1
    assert done.out == ""
    assert "entry 18: not allowed now: ELG-" in done.err
    found = run("match", "verify", finished, "--json")
    assert found.code == 1
    assert json.loads(found.out)["ok"] is False
    assert "entry 18" in json.loads(found.out)["problem"]


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"seed": "another"}, "the seed is not the one that was committed to"),
        ({"seed": None}, "the seed is not revealed before the match is over"),
        ({"result": {"places": [1, 1, 1], "scores": [0, 0, 0]}}, "the result is"),
        ({"engine": "0.0.9"}, "played with engine 0.0.9; this is"),
        ({"data": "0" * 16}, "played with other data"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"options": {"rounds": "endless"}}, "the option 'rounds' can be"),
        ({"seats": []}, "is for 2 to 5 seats"),
        ({"extra": 1}, "unknown field `extra`"),
        ({"actions": [{"seat": 99, "verb": "end"}]}, "entry 1: needs a 'seat' of the match"),
        (
            {"actions": [{"seat": 0, "undo": 7}]},
            "entry 1: not possible: there is nothing to take back",
        ),
        ({"actions": ["end"]}, "Expected `object`, got `str`"),
        ({"version": 2}, "version 2 of the format"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_what_is_wrong_is_said(
    run: Run, finished: Path, changes: dict[str, object], problem: str
) -> None:
    edit(finished, **changes)
    done = run("match", "verify", finished)
    assert done.code == 1
    assert problem in done.err
    assert done.err.count("\n") == 1


def test_another_engine_can_be_allowed(run: Run, finished: Path) -> None:
    edit(finished, engine="0.0.9")
    assert run("match", "verify", finished, "--other-engine").code == 0


@pytest.mark.parametrize("content", [b"", b"\x89PNG\r\n\x1a\n\x00", b"[1, 2", b"null"])
def test_files_that_are_no_matches(run: Run, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file").write_bytes(content)
    for action, code in (("verify", 1), ("show", 2), ("export", 2)):
        done = run("match", action, "file")
        assert done.code == code
        assert done.err.startswith("theatrum: file: not ")
        assert done.err.count("\n") == 1


def test_a_file_without_end(run: Run) -> None:
    done = run("match", "verify", "/dev/zero")
    assert done.code == 2
    assert "larger than 16 MiB" in done.err


# show


def test_show_a_finished_match(run: Run, finished: Path) -> None:
    out = run("match", "show", finished).out
    assert out.lstrip().startswith("The king starts in ")
    assert f"\n  {len(entries(finished))}  " in out
    assert "the game ends. [ELG-083]" in out
    assert "\n  1. " in out


def test_show_an_earlier_position(run: Run, finished: Path) -> None:
    out = run("match", "show", finished, "--at", "0").out
    assert "plays power card" not in out
    assert "Round 2, the king in " in out
    assert out.count("Known to ") == 3
    assert "Waiting for " in out
    out = run("match", "show", finished, "--at", "1", "--as", "Bea").out
    assert out.count("plays power card") == 1
    assert "Known to " not in out
    assert "Bea (you)" in out


def test_show_too_late_a_position(run: Run, finished: Path) -> None:
    done = run("match", "show", finished, "--at", "90000")
    assert done.code == 2
    assert "the match has only" in done.err


def test_seats_by_number_and_name(run: Run, finished: Path) -> None:
    by_number = run("match", "show", finished, "--as", "1", "--at", "9").out
    assert by_number == run("match", "show", finished, "--as", "Bea", "--at", "9").out


@pytest.mark.parametrize("seat", ["3", "-1", "Zoe", "", "²", "9" * 400])
def test_seats_that_are_not_there(run: Run, finished: Path, seat: str) -> None:
    done = run("match", "show", finished, f"--as={seat}")
    assert done.code == 2
    assert "--as can be 0 (Ana), 1 (Bea), 2 (Cleo), spectator or all" in done.err


def test_show_as_json(run: Run, finished: Path) -> None:
    found = json.loads(run("match", "show", finished, "--at", "3", "--json").out)
    assert found["at"] == 3
    assert found["view"]["reader"] is None
    assert len(found["own"]) == 3
    assert found["question"]["verb"] == "take_card"
    assert found["log"][0]["verb"] == "king_set"
    one = json.loads(run("match", "show", finished, "--as", "2", "--json").out)
    assert one["view"]["reader"] == 2
    assert "own" not in one


def secret_match(tmp_path: Path) -> tuple[Path, int]:
    """A running match in which one of two seats has set the dial, and that seat."""
    noise = Noise(1)
    match = random_match(load("el_grande"), noise, seats=2)
    wanderer = Wanderer(match.game, noise)
    while not match.secret:
        seat, action = wanderer.choose(match.state)
        match.act(seat, action)
    assert match.game.deciders(match.state) == [1 - seat]
    file = tmp_path / "secret.json"
    file.write_bytes(record.to_bytes(record.save(match)))
    return file, seat


def test_running_matches_keep_their_secrets(run: Run, tmp_path: Path) -> None:
    file, seat = secret_match(tmp_path)
    for reader, knows in ((seat, True), (1 - seat, False), ("spectator", False), ("all", True)):
        out = run("match", "show", file, "--as", reader).out
        assert (f"The secret dial of Seat {seat}: " in out) is knows
        assert f"Seat {seat} has set the dial." in out
    assert run("match", "show", file).out == run("match", "show", file, "--as", "spectator").out


# export


def test_export_of_a_finished_match_is_whole(run: Run, finished: Path) -> None:
    assert run("match", "export", finished).out == finished.read_text()


def test_export_of_a_running_match_hides(run: Run, tmp_path: Path) -> None:
    file, seat = secret_match(tmp_path)
    for reader, hidden in (("spectator", True), (1 - seat, True), (seat, False)):
        done = run("match", "export", file, "--as", reader, "--out", "export.json")
        assert done.out == "written: export.json\n"
        export = json.loads((tmp_path / "export.json").read_text())
        assert "seed" not in export
        assert ({"seat": seat, "hidden": True} in export["actions"]) is hidden
    done = run("match", "verify", "export.json")
    assert done.code == 1
    assert "the seed is not revealed" in done.err


def test_all_of_a_running_match_is_not_exported(run: Run, running: Path) -> None:
    done = run("match", "export", running, "--as", "all")
    assert done.code == 2
    assert "a running match can't be exported with all secrets" in done.err


def test_export_to_where_nothing_can_be_written(run: Run, finished: Path, tmp_path: Path) -> None:
    for target in (".", "no/folder/file.json", "finished.json/x"):
        done = run("match", "export", finished, "--out", target)
        assert done.code == 2
        assert done.err.startswith(f"theatrum: can't write {target}: ")
    assert [file.name for file in tmp_path.iterdir()] == ["finished.json"]
