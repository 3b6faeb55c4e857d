"""The tuning script: repeatable, resumable, and it learns something."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.scripts import script

WORDS = ["--seats", "2", "--matches", "2", "--checks", "2", "--evaluations", "12", "--out"]


@pytest.fixture
def tune(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script, with little patience."""
    module = script("tools/tune.py")
    for name, value in (("STEPS", (0.4,)), ("PASSES", 1), ("KEPT", 3)):
        monkeypatch.setattr(module, name, value)
    return module


@pytest.mark.parametrize("game", ["el_grande", "wallenstein"])
def test_tuning_learns_and_repeats(tune: Any, game: str, tmp_path: Path) -> None:
    before = tune.read(tune.usual_of(game))
    first, second = tmp_path / "a.json", tmp_path / "b.json"
    tune.main([game, *WORDS, str(first)])
    found = json.loads(first.read_text())
    assert found["new"]["learnt"] < found["old"]["learnt"]
    assert found["checks"][0]["matches"] == 2
    assert tune.read(tune.usual_of(game)) == before  # the evaluation is as it was
    assert found["weights"] != before
    for fixed in set(tune.FIXED) & set(before):
        assert found["weights"][fixed] == before[fixed]
    tune.main([game, *WORDS, str(second)])
    assert second.read_text() == first.read_text()


def test_no_match_is_played_twice(
    tune: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "matches.jsonl"
    table = tune.Table("el_grande", 5, file)
    sides = [tune.read(table.usual)] * 2
    found = table.match("x", sides, True)
    file.write_text(file.read_text() + '{"cut o')
    again = tune.Table("el_grande", 5, file)
    monkeypatch.setattr(again, "play", lambda *_: pytest.fail("played again"))
    assert again.match("x", sides, True) == found


def test_a_game_without_weights_says_so(tune: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit, match="USUAL"):
        tune.usual_of("core")
