"""The command in a real terminal."""

import errno
import os
import pty
import select
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

import theatrum
from theatrum.cli.screen import CLEAR

SOURCES = Path(theatrum.__file__).parents[1]
PATIENCE = 60.0


class Terminal:
    """A pseudo-terminal of 80 columns with `theatrum ARGUMENTS` in it."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.seen = ""
        code = "import sys; from theatrum.cli.main import main; sys.exit(main())"
        self.process, self.end = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            # Whoever runs the tests in the background ignores Ctrl-C; this terminal doesn't.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            env = {**os.environ, "PYTHONPATH": str(SOURCES), "COLUMNS": "80", "TERM": "xterm"}
            os.execve(sys.executable, [sys.executable, "-c", code, *arguments], env)

    def until(self, text: str) -> str:
        """What appears up to a text, which must appear."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.seen:
            piece = self.read(deadline)
            assert piece, f"no {text!r} in {self.seen!r}"
            self.seen += piece
        before, _, self.seen = self.seen.partition(text)
        return before

    def read(self, deadline: float) -> str:
        """What has come in, or nothing at the end of it; the deadline must not pass in silence."""
        ready, _, _ = select.select([self.end], [], [], max(0.0, deadline - time.monotonic()))
        assert ready, f"nothing more after {self.seen!r}"
        try:
            return os.read(self.end, 65536).decode().replace("\r\n", "\n")
        except OSError as error:
            if error.errno == errno.EIO:  # Linux's way to say that the other end is closed
                return ""
            raise

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())

    def exit_code(self, patience: float = PATIENCE) -> int:
        """Read to the end; the exit code."""
        deadline = time.monotonic() + patience
        while piece := self.read(deadline):
            self.seen += piece
        _, status = os.waitpid(self.process, 0)
        os.close(self.end)
        self.process = 0
        return os.waitstatus_to_exitcode(status)

    def interrupted(self) -> int:
        """Press Ctrl-C until the command ends: one between a prompt and the reading of its answer
        is heard only with the next key. The exit code."""
        for _ in range(int(PATIENCE)):
            self.type("\x03")
            with suppress(AssertionError):
                return self.exit_code(1.0)
        raise AssertionError(f"still there after {self.seen!r}")

    def close(self) -> None:
        if self.process:
            os.close(self.end)  # hangs up
            os.waitpid(self.process, 0)


@pytest.fixture
def two_people(tmp_path: Path) -> Iterator[Terminal]:
    terminal = Terminal(
        tmp_path, "play", "el_grande", "--players", "person:Ana,person:Bea", "--seed", "1",
        "--option", "first_starter=0",
    )  # fmt: skip
    yield terminal
    terminal.close()


def test_people_pass_the_keyboard_and_save(two_people: Terminal, tmp_path: Path) -> None:
    assert "Ana (you)" in two_people.until("\n> ")
    two_people.type("13\n")
    assert two_people.until(CLEAR) == "13\n"
    assert two_people.until("see the screen.") == (
        "\nPass the keyboard to Bea.\nAna may still type undo.\nPress Enter when nobody else can "
    )
    two_people.type("\n")
    page = two_people.until("\n> ")
    assert "Ana plays power card 13." in page
    assert "Bea (you)" in page
    two_people.type("save match.json\n")
    two_people.until("Go on with: theatrum play --load match.json\n> ")
    two_people.type("quit\n")
    assert two_people.exit_code() == 0
    assert (tmp_path / "match.json").exists()


def test_the_end_of_input_is_a_key(two_people: Terminal) -> None:
    two_people.until("\n> ")
    two_people.type("\x04")
    assert two_people.exit_code() == 0
    assert two_people.seen.strip() == ""  # nothing has been done that could be lost


def test_ctrl_c(two_people: Terminal) -> None:
    two_people.until("\n> ")
    assert two_people.interrupted() == 130
    assert two_people.seen.replace("^C", "").strip() == ""


def test_a_terminal_that_hangs_up(two_people: Terminal) -> None:
    two_people.until("\n> ")
    two_people.close()
    two_people.process = 0
