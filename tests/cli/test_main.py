"""The command as a whole: help, usage errors, interruptions, pipes."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import theatrum
from theatrum.cli import common
from theatrum.cli.main import PLAIN, main
from theatrum.core import game as rules_core

from .conftest import Run

COMMANDS = ["play", "rules", "match", "playout", "bench", "data", "fuzz"]
SOURCES = Path(theatrum.__file__).parents[1]
CALL = [sys.executable, "-c", "import sys; from theatrum.cli.main import main; sys.exit(main())"]


ENV = {**os.environ, "PYTHONPATH": str(SOURCES), "PYTHONWARNINGS": "error"}


def shell(arguments: str) -> subprocess.CompletedProcess[str]:
    """The command in a shell of its own, for what only a real process can show."""
    call = f'"{CALL[0]}" -c "{CALL[2]}" {arguments}'
    return subprocess.run(
        ["bash", "-c", call], env=ENV, capture_output=True, text=True, timeout=120, check=False
    )


def test_version(run: Run) -> None:
    assert run("--version").out == f"theatrum {theatrum.__version__}\n"


def test_help_names_every_command(run: Run) -> None:
    done = run("--help")
    assert done.code == 0
    assert all(f"\n    {command} " in done.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(run: Run, command: str) -> None:
    done = run(command, "--help")
    assert done.code == 0
    assert f"\nexamples:\n  theatrum {command}" in done.out
    assert max(map(len, done.out.splitlines())) <= 100


BAD = [
    (),
    ("nonsense",),
    ("--nonsense",),
    ("play",),
    ("play", "chess"),
    ("play", "../el_grande"),
    ("play", "el_grande", "--seats", "1"),
    ("play", "el_grande", "--seats", "6"),
    ("play", "el_grande", "--seats", "two"),
    ("play", "el_grande", "--seats", "9" * 5000),
    ("play", "el_grande", "--seat", "3"),
    ("play", "el_grande", "--players", "person"),
    ("play", "el_grande", "--players", "person,deep_blue"),
    ("play", "el_grande", "--players", ",,"),
    ("play", "el_grande", "--players", "person,random", "--seats", "3"),
    ("play", "el_grande", "--players", "person:Ana,random:Ana"),
    ("play", "el_grande", "--players", f"person:{'n' * 61},random"),
    ("play", "el_grande", "--players", "person:\x1b[31mRed,random"),
    ("play", "el_grande", "--option", "rounds"),
    ("play", "el_grande", "--option", "rounds=medium"),
    ("play", "el_grande", "--option", "colour=red"),
    ("play", "el_grande", "--seats", "2", "--option", "first_starter=4"),
    ("play", "el_grande", "--seed", ""),
    ("play", "el_grande", "--seed", "\udcff"),
    ("play", "el_grande", "--seed", "s" * 201),
    ("play", "el_grande", "--load", "nowhere.json"),
    ("play", "--load", "."),
    ("play", "el_grande", "--data", "nowhere.json"),
    ("play", "el_grande", "--data", "."),
    ("playout", "el_grande"),
    ("playout", "el_grande", "--seats", "9", "--games", "1"),
    ("playout", "el_grande", "--seats", "3", "--games", "0"),
    ("playout", "el_grande", "--seats", "3", "--games", "-5"),
    ("playout", "el_grande", "--seats", "3", "--games", "many"),
    ("playout", "el_grande", "--seats", "3", "--games", "1", "--bot", "deep_blue"),
    ("bench", "chess"),
    ("bench", "el_grande", "--seconds", "0"),
    ("bench", "el_grande", "--seconds", "nan"),
    ("bench", "el_grande", "--seconds", "inf"),
    ("rules",),
    ("rules", "chess"),
    ("rules", "el_grande", "--coverage", "castillo"),
    ("rules", "el_grande", "--coverage", "--options"),
    ("match",),
    ("match", "burn", "file"),
    ("match", "verify"),
    ("match", "verify", "nowhere.json"),
    ("match", "show", "nowhere.json"),
    ("match", "export", "."),
    ("match", "show", "nowhere.json", "--at", "-1"),
    ("data",),
    ("data", "check", "chess"),
    ("data", "check", "--file", "x.json"),
    ("data", "check", "el_grande", "--file", "nowhere.json"),
    ("data", "check", "el_grande", "--file", "."),
    ("fuzz", "chess"),
    ("fuzz", "--seconds", "-1"),
    ("fuzz", "--seed", "-1"),
    ("fuzz", "--matches", "0"),
]


@pytest.mark.parametrize("arguments", BAD, ids=lambda arguments: ascii(" ".join(arguments))[:60])
def test_bad_usage_is_one_clear_line(run: Run, arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("theatrum: ")
    assert done.err.count("\n") == 1
    assert len(done.err) < 400


@pytest.mark.parametrize("arguments", ["serve", "load", "admin backup x.gz"])
def test_a_server_without_its_parts(
    run: Run, monkeypatch: pytest.MonkeyPatch, arguments: str
) -> None:
    def find(name: str) -> object:
        return None if name in ("litestar", "uvicorn") else name

    monkeypatch.setattr(common, "find_spec", find)
    done = run(*arguments.split())
    assert done.code == 2
    line = "theatrum: this needs litestar, uvicorn: pip install 'theatrum[server]'\n"
    assert done.err == line


def test_the_servers_parts_are_those_of_the_extra() -> None:
    """Of each package that the server imports, the name under which it is installed."""
    names = {"argon2": "argon2-cffi", "prometheus_client": "prometheus-client"}
    extra = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]
    listed = {need.split(";")[0] for need in extra["optional-dependencies"]["server"]}
    assert {names.get(part, part) for part in common.SERVER_PARTS} <= listed


def test_what_to_do_is_said(run: Run) -> None:
    assert "(see 'theatrum play --help')" in run("play", "el_grande", "--seats", "x").err
    assert "must be a whole number from 1 to 5, not 'x'" in run("play", "a", "--seats", "x").err
    assert '"long", "short"' in run("play", "el_grande", "--option", "rounds=x").err
    assert "person, random, greedy" in run("play", "el_grande", "--players", "x,y").err


def test_ctrl_c_leaves_quietly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Interrupted:
        def readline(self, _: int) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Interrupted())
    assert main(["play", "el_grande", "--players", "person,random", "--seed", "1"]) == 130
    assert "Traceback" not in capsys.readouterr().err


def test_plain_python_is_mentioned_but_not_in_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules_core, "__file__", "game.py")
    main(["data", "check"])
    assert capsys.readouterr().err == f"theatrum: {PLAIN}\n"
    main(["data", "check", "--json"])
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(rules_core, "__file__", "game.cpython-311-x86_64-linux-gnu.so")
    main(["data", "check"])
    assert capsys.readouterr().err == ""


def test_a_reader_that_has_gone() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [*CALL, "rules", "el_grande"],
        env=ENV, stdout=writing, stderr=subprocess.PIPE, text=True, timeout=120, check=False,
    )  # fmt: skip
    os.close(writing)
    assert done.returncode == 141
    assert done.stderr in ("", f"theatrum: {PLAIN}\n")


def test_a_full_disk() -> None:
    done = shell("rules el_grande > /dev/full")
    assert done.returncode == 1
    assert done.stderr.removeprefix(f"theatrum: {PLAIN}\n") == "theatrum: no space left on device\n"


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-", "</dev/null"])
def test_closed_streams(closed: str) -> None:
    done = shell(f"play el_grande --players person,random --seed 1 {closed}")
    assert done.returncode == 0
    assert done.stderr in ("", f"theatrum: {PLAIN}\n")


def test_bytes_that_are_no_text() -> None:
    done = shell(r"play el_grande --players person,random --seed 1 < <(printf 'why \xff\xfe\n')")
    assert done.returncode == 0
    assert "No action of this game has these words" in done.stdout
