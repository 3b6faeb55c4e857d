"""Builds Theatrum. `core` and `games` are compiled with mypyc; without a working C compiler they
stay plain Python, and one line says so.

THEATRUM_PLAIN=1 leaves the compiling out; THEATRUM_OPT=0 to 3 is the compiler's -O level.
THEATRUM_GAMES=maria,hannibal builds only these games, for who works on them: the others then
don't load.
"""

import os
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
ALL_CORES = [f"-O{OPT_LEVEL}", "-flto=auto"]
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
        for extension in self.extensions:
            if extension.name == f"{GROUP}__mypyc":  # the code; the others only lead to it
                extension.extra_compile_args = [*extension.extra_compile_args, *flags]
                extension.extra_link_args = [*extension.extra_link_args, *flags]
        self.compiler.compile = in_parallel(self.compiler.compile)
        super().build_extensions()

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
