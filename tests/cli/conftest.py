"""Runs the command as a user does, with what goes in and what comes out."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from theatrum.cli.common import tr
from theatrum.cli.main import PLAIN, main


@dataclass(frozen=True)
class Done:
    """What a command left: its exit code and what it wrote."""

    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs `theatrum ARGUMENTS` in an empty folder. The line about plain Python is left out of what
    it wrote, since it depends on how the rules were built."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("THEATRUM_LANG", "en")
    monkeypatch.setenv("THEATRUM_DATA_DIR", str(tmp_path / "kept"))

    def command(*arguments: object, stdin: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        code = main([str(argument) for argument in arguments])
        written = capsys.readouterr()
        err = "".join(
            line
            for line in written.err.splitlines(True)
            if line.strip() != f"theatrum: {tr(PLAIN)}"
        )
        assert "{$" not in written.out
        return Done(code, written.out, err)

    return command


@pytest.fixture
def finished(run: Run, tmp_path: Path) -> Path:
    """The file of a finished match."""
    file = tmp_path / "finished.json"
    players = "random:Ana,random:Bea,random:Cleo"
    done = run(
        "play", "el_grande", "--players", players, "--seed", "f", "--save", file,
        "--option", "rounds=short",
    )  # fmt: skip
    assert done.code == 0
    return file


@pytest.fixture
def running(run: Run, tmp_path: Path) -> Path:
    """The file of a match that one person has left in the middle."""
    file = tmp_path / "running.json"
    done = run(
        "play", "el_grande", "--players", "person:Ana,random:Bea", "--seed", "r",
        "--option", "rounds=short",
        stdin="1\n" * 60 + f"save {file}\nquit\n",
    )  # fmt: skip
    assert done.code == 0
    return file
