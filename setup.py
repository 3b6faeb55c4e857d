"""Builds Theatrum. `core` and `games` are compiled with mypyc; without a working C compiler they
stay plain Python, and one line says so.

The code is compiled twice: first to count, in some seconds of random and greedy play, which ways it
goes, then to lay those ways straight (docs/benchmarks.md says what that brings).

THEATRUM_PLAIN=1 leaves the compiling out. Two more, for who works on the rules, compile once and
don't count: THEATRUM_OPT=0 to 3 is the compiler's -O level; THEATRUM_GAMES=maria,hannibal builds
only these games, and the others don't load.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError, PlatformError

PLAIN = "theatrum: no working C compiler: the rules run as plain Python, about 10 times slower"
# Views are msgspec structures, and the board as text needs no speed.
NOT_COMPILED = {"__init__.py", "view.py", "board_text.py"}
GROUP = "theatrum_rules"
BUILDS = {"bdist_wheel", "build", "build_ext", "install"}
OPT_LEVEL = os.environ.get("THEATRUM_OPT", "2")
# Optimising at link time uses all cores: about half the wait on two (docs/benchmarks.md).
# Nobody else calls the functions of the rules, so they need not be found from outside: a call is
# direct, and what is small becomes part of its caller.
ALL_CORES = [f"-O{OPT_LEVEL}", "-flto=auto", "-fvisibility=hidden"]
# The first of two compilings, quick, and what the second makes of its counts: where nobody came,
# the code is made as if there were no counts. A count that is missing or does not fit is no error.
COUNTING = ["-O1", "-fprofile-generate", "-fvisibility=hidden"]
COUNTED = [*ALL_CORES, "-fprofile-use", "-fprofile-partial-training", "-w"]
# What is played for the counting: every game in every measured way, then a greedy match of each.
COMMAND = "import sys; from theatrum.cli.main import main; sys.exit(main())"
PLAYED = ["bench --seconds 0.1"] + [
    f"playout {game} --seats {seats} --games 1 --bot greedy"
    for game, seats in (("el_grande", 4), ("wallenstein", 4), ("hannibal", 2), ("maria", 3))
]
PROBE = "#include <Python.h>\nint probe(void) { return Py_IsInitialized(); }\n"


def rule_modules() -> list[str]:
    """The modules that are compiled: the contract and the games."""
    root = Path("src/theatrum")
    wanted = os.environ.get("THEATRUM_GAMES")
    games = wanted.split(",") if wanted else ["*"]
    modules = [*root.glob("core/*.py"), *(m for g in games for m in root.glob(f"games/{g}/*.py"))]
    return sorted(str(m) for m in modules if m.name not in NOT_COMPILED)


def extensions() -> list[Any]:
    """What is to be compiled. To find out takes mypyc some seconds, so only a build asks."""
    if os.environ.get("THEATRUM_PLAIN") or not BUILDS & set(sys.argv):
        return []
    from mypyc.build import mypycify

    return mypycify(
        ["--strict", "--python-version=3.11", *rule_modules()],
        opt_level=OPT_LEVEL,
        debug_level="0",
        group_name=GROUP,
        multi_file=True,
    )


def in_haste() -> bool:
    """Is this a build to try something, or of some games only? Then nothing is counted."""
    return bool({"THEATRUM_OPT", "THEATRUM_GAMES"} & os.environ.keys())


def in_parallel(compile_all: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """The compiler, with a file for each core at a time: setuptools goes one by one."""

    def compile_parts(sources: list[str], *args: Any, **options: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            done = pool.map(lambda source: compile_all([source], *args, **options), sources)
            return [made for objects in done for made in objects]

    return compile_parts


class RulesBuild(build_ext):
    """A build that goes on without the extensions where nothing can be compiled."""

    def build_extensions(self) -> None:
        flags = next((flags for flags in (ALL_CORES, []) if self.can_compile(flags)), None)
        if flags is None:
            print(PLAIN, file=sys.stderr)
            self.extensions.clear()
            return
        self.compiler.compile = in_parallel(self.compiler.compile)
        if flags and not in_haste() and self.can_compile(COUNTING) and self.can_compile(COUNTED):
            self.build_with(COUNTING)
            if self.counted():
                flags = COUNTED
            self.force = True  # a second time, although nothing has changed
        self.build_with(flags)

    def build_with(self, flags: list[str]) -> None:
        """The extensions, the code of the rules with these flags more."""
        rules = next(e for e in self.extensions if e.name == f"{GROUP}__mypyc")
        own = rules.extra_compile_args, rules.extra_link_args
        rules.extra_compile_args, rules.extra_link_args = ([*args, *flags] for args in own)
        super().build_extensions()
        rules.extra_compile_args, rules.extra_link_args = own

    def counted(self) -> bool:
        """Play, and let the code count its ways; false where it can't be run."""
        where = {**os.environ, "PYTHONPATH": str(Path(self.build_lib).resolve())}
        for played in PLAYED:
            command = [sys.executable, "-c", COMMAND, *played.split()]
            if subprocess.run(command, env=where, stdout=subprocess.DEVNULL).returncode:
                print(
                    "theatrum: compiled without counts of play, up to a third slower",
                    file=sys.stderr,
                )
                return False
        return True

    def can_compile(self, flags: list[str]) -> bool:
        """Does the compiler work, and with these flags?"""
        with TemporaryDirectory() as folder:
            source = Path(folder, "probe.c")
            source.write_text(PROBE)
            try:
                objects = self.compiler.compile([str(source)], folder, extra_postargs=flags)
                library = str(Path(folder, "probe.so"))
                self.compiler.link_shared_object(objects, library, extra_postargs=flags)
            except (CompileError, LinkError, PlatformError, OSError):
                return False
        return True


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": RulesBuild})
