"""Prints what pip must install for Theatrum, a line each: what its build needs, what it needs
itself, and the named extras of pyproject.toml. The versions are in constraints.txt."""

import sys
import tomllib
from pathlib import Path

PROJECT = Path(__file__).parent.parent / "pyproject.toml"


def needs(extras: list[str]) -> list[str]:
    data = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    project = data["project"]
    out = [*data["build-system"]["requires"], *project["dependencies"]]
    for extra in extras:
        out.extend(project["optional-dependencies"][extra])
    return out


if __name__ == "__main__":
    print("\n".join(needs(sys.argv[1:])))
