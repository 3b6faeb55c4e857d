"""The set-up: which build is tested, what is in it, what the rules may import, what is pinned."""

import ast
import os
import re
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from setuptools import Distribution, Extension

from tests.scripts import script
from theatrum.core import game

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "theatrum"
COMPILED = str(game.__file__).endswith((".so", ".pyd"))

PIN = re.compile(r"([a-z0-9-]+)==([0-9][0-9a-z.]*)")
REASON = re.compile(r"# ([\w.-]+): (.+)")
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")


@pytest.fixture
def builder(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module setup.py, at the place from which it is used."""
    monkeypatch.chdir(ROOT)
    module: ModuleType = script("setup.py")
    return module


def lines(name: str) -> list[str]:
    return (ROOT / name).read_text(encoding="utf-8").splitlines()


def project() -> dict[str, object]:
    with (ROOT / "pyproject.toml").open("rb") as stream:
        return tomllib.load(stream)


# The build.


def test_the_build_is_the_one_that_this_run_is_meant_for() -> None:
    kind = "compiled" if COMPILED else "plain"
    assert os.environ.get("THEATRUM_EXPECT", kind) == kind
    assert Path(game.__file__).is_relative_to(SOURCE) == (not COMPILED)


def test_all_rule_modules_are_compiled_or_none(builder: ModuleType) -> None:
    modules = [Path(name).relative_to("src") for name in builder.rule_modules()]
    assert Path("theatrum/games/el_grande/state.py") in modules
    for module in modules:
        spec = find_spec(".".join(module.with_suffix("").parts))
        assert spec is not None
        assert str(spec.origin).endswith(".py") == (not COMPILED), module


def test_the_sources_contain_nothing_compiled() -> None:
    assert not list(SOURCE.rglob("*.so"))


def test_all_files_of_the_sources_are_in_the_package() -> None:
    installed = Path(str(files("theatrum")))
    for file in SOURCE.rglob("*"):
        if file.is_file() and "__pycache__" not in file.parts:
            assert (installed / file.relative_to(SOURCE)).is_file(), file


@pytest.mark.parametrize("variables", [{"CC": "/bin/false"}, {"PATH": "/nowhere"}])
def test_without_a_compiler_one_line_says_so(
    builder: ModuleType,
    variables: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.delenv("CC", raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    source = tmp_path / "rule.c"
    source.write_text("int rule;\n")
    build = builder.RulesBuild(Distribution({"ext_modules": [Extension("rule", [str(source)])]}))
    build.build_lib = build.build_temp = str(tmp_path)
    build.ensure_finalized()
    build.run()
    assert capfd.readouterr().err == builder.PLAIN + "\n"
    assert build.get_outputs() == []
    assert list(tmp_path.iterdir()) == [source]


# The rules know nothing but themselves.


def imported(file: Path) -> set[str]:
    """The packages that a module imports."""
    out: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            out.update(name.name.split(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            out.add(str(node.module).split(".")[0])
    return out


def test_the_rules_import_only_the_standard_library() -> None:
    for part in ("core", "games"):
        for file in sorted((SOURCE / part).rglob("*.py")):
            allowed = {"theatrum", "librt", "mypy_extensions", *sys.stdlib_module_names}
            if file.name == "view.py":
                allowed.add("msgspec")
            assert imported(file) <= allowed, file


# Dependencies.


def pins() -> dict[str, str]:
    found = [PIN.fullmatch(line) for line in lines("constraints.txt") if line[:1] not in ("", "#")]
    assert all(found), "constraints.txt has names and versions, nothing else"
    names = [match[1] for match in found if match]
    assert len(names) == len(set(names))
    return {match[1]: match[2] for match in found if match}


def direct() -> list[Requirement]:
    """What pyproject.toml asks for."""
    data = project()
    system, about = data["build-system"], data["project"]
    assert isinstance(system, dict)
    assert isinstance(about, dict)
    asked = [*system["requires"], *about["dependencies"]]
    for extra in about["optional-dependencies"].values():
        asked.extend(extra)
    return [Requirement(text) for text in asked]


def test_whatever_gets_installed_is_pinned() -> None:
    pinned = pins()
    seen: set[str] = set()
    todo = direct()
    while todo:
        requirement = todo.pop()
        name = canonicalize_name(requirement.name)
        if name in seen or (requirement.marker and not requirement.marker.evaluate({"extra": ""})):
            continue
        seen.add(name)
        assert name in pinned, f"constraints.txt lacks {name}"
        try:
            todo.extend(Requirement(text) for text in requires(name) or [])
        except PackageNotFoundError:
            assert name == "ray"  # that extra is for who has a cluster


def test_every_direct_dependency_has_its_reason_in_both_places() -> None:
    reasons = {m[1]: m[2] for line in lines("constraints.txt") if (m := REASON.fullmatch(line))}
    asked = {canonicalize_name(requirement.name) for requirement in direct()}
    assert {canonicalize_name(name) for name in reasons} == asked
    table = lines("CONTRIBUTING.md")
    for name, reason in reasons.items():
        assert any(line.endswith(f"| {name} | {reason} |") for line in table), name


# Documents.


def test_links_in_the_documents_lead_somewhere() -> None:
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    assert len(documents) >= 4
    for document in documents:
        for link in LINK.findall(document.read_text(encoding="utf-8")):
            if "://" not in link:
                assert (document.parent / link).exists(), f"{document.name}: {link}"


def test_every_target_of_the_makefile_is_explained() -> None:
    phony = next(line for line in lines("Makefile") if line.startswith(".PHONY:")).split()[1:]
    explained = {line.split(":")[0] for line in lines("Makefile") if "## " in line}
    assert set(phony) - {"FORCE"} <= explained


def test_pictures_are_small() -> None:
    for picture in (ROOT / "docs" / "pictures").iterdir():
        assert picture.stat().st_size <= 400_000, picture
