"""`theatrum rules`."""

import json
from pathlib import Path

import pytest

import theatrum
from theatrum.library import ledger
from theatrum.library.catalogue import load

from .conftest import Run

CHECKOUT = Path(__file__).parents[2]


def test_all_rules(run: Run) -> None:
    done = run("rules", "el_grande")
    assert done.code == 0
    heads = [line[:7] for line in done.out.splitlines() if line.startswith("ELG-")]
    assert heads == [entry.id for entry in ledger.entries("el_grande")]
    assert max(map(len, done.out.splitlines())) <= 80


@pytest.mark.parametrize("name", ["ELG-046", "elg-046", "46"])
def test_one_rule(run: Run, name: str) -> None:
    out = run("rules", "el_grande", name).out
    assert out.startswith("ELG-046  Second effect: taboo\n  Nothing in the king’s region may")
    assert "Seed:" not in out
    out = run("rules", "el_grande", name, "--ledger").out
    assert out.startswith("ELG-046  Effect 2: taboo\n  Nothing in the king's region may change:")
    assert "Seed:" in out  # where it comes from is told there
    assert "*" not in out


def test_rules_by_words(run: Run) -> None:
    done = run("rules", "el_grande", "royal", "bonus")
    assert "ELG-070" in done.out
    assert "ELG-010" not in done.out


def test_no_such_rule(run: Run) -> None:
    done = run("rules", "el_grande", "unicorn")
    assert (done.code, done.err) == (1, "theatrum: no rule of el_grande has 'unicorn'\n")


def test_rules_as_json(run: Run) -> None:
    (entry,) = json.loads(run("rules", "el_grande", "ELG-046", "--json").out)
    assert entry["id"] == "ELG-046"
    assert "taboo" in entry["title"]


def test_options(run: Run) -> None:
    out = run("rules", "el_grande", "--options").out
    for option in load("el_grande").game.options:
        assert f"{option.name}: " in out
    assert "  rounds=long: long (9 rounds) (default)\n" in out
    listed = json.loads(run("rules", "el_grande", "--options", "--json").out)
    assert listed[0] == {
        "name": "rounds",
        "choices": ["long", "short"],
        "default": "long",
        "rule": "ELG-082",
    }


def test_coverage(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(CHECKOUT / "tests")
    found = json.loads(run("rules", "el_grande", "--coverage", "--json").out)
    assert found["rules"] == len(ledger.entries("el_grande"))
    assert {"cited_by_code", "tested", "untested", "no_test_needed"} < found.keys()


def test_coverage_in_words(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(CHECKOUT)
    out = run("rules", "el_grande", "--coverage").out
    assert out.startswith(f"{len(ledger.entries('el_grande'))} rules: ")
    assert "untested: " in out


def test_coverage_needs_the_sources(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(theatrum, "__file__", str(tmp_path / "site-packages/theatrum/__init__.py"))
    done = run("rules", "el_grande", "--coverage")
    assert done.code == 2
    assert "needs a checkout of Theatrum" in done.err


def test_numbers_that_the_ledger_lacks_are_a_failure(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    code = tmp_path / "src/theatrum/games/el_grande"
    code.mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    (code / "turn.py").write_text('"""See ELG-999."""')
    done = run("rules", "el_grande", "--coverage")
    assert done.code == 1
    assert done.err == "theatrum: the ledger lacks ELG-999, named in code or tests\n"


def test_rules_in_another_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    out = run("--lang", "hu", "rules", "el_grande", "9").out
    assert out.startswith("ELG-009  A kastély értéke\n")
    assert "  Döntés: A játékszabályban" in out
    monkeypatch.setenv("THEATRUM_LANG", "ru_RU.UTF-8")
    assert "  Решение: " in run("rules", "el_grande", "9").out
    assert "Ruling: " in run("--lang", "en", "rules", "el_grande", "9").out
    assert run("--lang", "de", "rules", "el_grande").code == 2
