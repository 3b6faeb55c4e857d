"""The command speaks Hungarian and Russian too: help, errors, answers."""

import argparse
import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import theatrum
from theatrum.cli import common, findings, main
from theatrum.cli.help import EXAMPLE, parts
from theatrum.library.sentences import name_of
from theatrum.match import agreements

SOURCES = Path(theatrum.__file__).parent
OTHERS = ("hu", "ru")
WORDED = {"Fail", "tr", "BadOptions", "AdminError", "BadSetting", "NoDatabase"}


def catalogue(language: str) -> dict[str, set[str]]:
    """The messages with their placeholders."""
    source = (SOURCES / "cli" / "terms" / f"{language}.ftl").read_text(encoding="utf-8")
    out: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in out
            assert entry.value is not None
            text = source[entry.span.start : entry.span.end] if entry.span else ""
            out[entry.id.name] = set(re.findall(r"\$(\w+)", text))
    return out


def sentences_in(*files: Path) -> set[str]:
    """What the code words for people."""
    out = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(text)), *_]):
                    if name in WORDED:
                        out.add(text)
                case ast.Assign(
                    targets=[ast.Name(id="CANT_READ" | "CANT_WRITE" | "PLAIN")],
                    value=ast.Constant(value=str(text)),
                ):
                    out.add(text)
    return out - {"{problem}", "{file}: {problem}", "--own-data: {problem}"}  # nothing to translate


def helps(parser: argparse.ArgumentParser) -> set[str]:
    """What the help of a command and of those below it has in words. What is usual is often what
    can be typed, a single word: that stays as it is."""
    out = {parser.description or ""}
    for line in (parser.epilog or "").splitlines():
        if found := EXAMPLE.fullmatch(line):
            out.add(found[3])
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            out |= {one.help or "" for one in action._choices_actions}
            for command in action.choices.values():
                out |= helps(command)
        elif action.help and action.help != argparse.SUPPRESS:
            about, usual, _ = parts(action.help)
            out |= {about, usual if " " in usual else ""}
    names = re.compile(r"(\w+, )+\w+( \(.*\))?")  # and a remark that is worded by itself
    return {text for text in out if text and not names.fullmatch(text)}


def worded() -> dict[str, set[str]]:
    """All that must be in the catalogues, with its places."""
    said = sentences_in(*(SOURCES / "cli").glob("*.py"), *SOURCES.glob("games/*/setup.py"))
    parts = ("admin", "settings", "database", "run")
    said |= sentences_in(*(SOURCES / "server" / f"{part}.py" for part in parts))
    said |= {"default", "played", "not over yet"}  # said within other texts
    said |= set(findings.SENTENCES)
    said |= {"not needed with --load", "default: all", "examples:"}
    common.SPOKEN[0] = "en"
    found = {name_of("cli", text): set(re.findall(r"\{(\w+)\}", text)) for text in said}
    by_hand = {text.format_map(Anything()) for text in said}
    for text in helps(main.parser()):
        if not any(alike(text, one) for one in by_hand):
            found.setdefault(name_of("cli", text), set())
    return found


class Anything(dict[str, str]):
    def __missing__(self, key: str) -> str:
        return "\0"


def alike(text: str, pattern: str) -> bool:
    """Is it the sentence with its places filled in?"""
    return bool(re.fullmatch(re.escape(pattern).replace("\0", ".*"), text))


@pytest.mark.parametrize("language", OTHERS)
def test_what_the_command_says_is_there(language: str) -> None:
    found, wanted = catalogue(language), worded()
    assert wanted.keys() - found.keys() == set()
    for name, places in wanted.items():
        assert found[name] == places, name


@pytest.mark.parametrize("language", OTHERS)
def test_and_nothing_else_but_the_words_of_argparse(language: str) -> None:
    source = Path(argparse.__file__).read_text(encoding="utf-8")
    words = {name_of("cli", text) for text in re.findall(r"_\(\s*[\"'](.*?)[\"']\)", source)}
    words |= {name_of("cli", "show program's version number and exit")}
    words |= {name_of("cli", brief) for brief in helps(main.parser())}
    assert catalogue(language).keys() - worded().keys() - words == set()


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    try:
        main.main([*argv])
    finally:
        common.SPOKEN[0] = "en"
    out, err = capsys.readouterr()
    return out + err


def test_help_and_errors_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, "--lang", "hu", "play", "--help")
    assert "használat: theatrum play" in said
    assert "egy elmentett játszma folytatása" in said
    assert "go on with a saved match" in run(capsys, "--lang=en", "play", "--help")
    assert "игры «risk» нет" in run(capsys, "--lang=ru", "rules", "risk")
    assert "1 és 5 közötti egész szám kell" in run(
        capsys, "--lang", "hu", "play", "el_grande", "--seats", "9"
    )
    assert "két játékosra nincs megadott kiosztás" in run(
        capsys, "--lang", "hu", "play", "wallenstein", "--seats", "2", "--option", "setup=fixed"
    )


PARTS = re.compile(r"(board|cards|map|setup|powers|provinces|components|7): \S")


def texts_in(tree: ast.AST) -> set[str]:
    """The texts of the code, with sevens in the places of arguments."""
    out, pieces = set(), set()
    for node in ast.walk(tree):  # the whole comes before its pieces
        match node:
            case ast.JoinedStr(values=values):
                pieces |= {id(one) for one in values}
                out.add("".join(map(sample, values)))
            case ast.Constant(value=str(text)) if id(node) not in pieces:
                out.add(text)
    return out


def sample(piece: ast.expr) -> str:
    match piece:
        case ast.Constant(value=text):
            return str(text)
        case ast.FormattedValue(value=ast.Name(id="rule")):
            return "MAR-007"
    return "7"


def findings_in(file: Path) -> set[str]:
    """What a module can find wrong with a data file."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    out = {text for text in texts_in(tree) if PARTS.match(text)}
    for node in tree.body:
        match node:
            case ast.FunctionDef(name="card_fault", body=[_, *body]):
                faults = set().union(*map(texts_in, body))
                out |= {f"cards: 7: {text}" for text in faults if " " in text}
    return out - {"cards: 7: 7"}  # one of these faults


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_wrong_with_data_is_said(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    files = [*SOURCES.glob("games/*/check.py"), SOURCES / "library" / "catalogue.py"]
    found = {text for file in files for text in findings_in(file)}
    assert len(found) > 100
    monkeypatch.setattr(common, "SPOKEN", [language])
    assert {text for text in found if findings.said(text) == text} == set()


def test_findings_keep_what_they_are_about(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "board.json"
    own = (SOURCES / "games" / "el_grande" / "data" / "board.json").read_text(encoding="utf-8")
    file.write_text(own.replace("[4, 2, 0]", "[1, 2, 0]"), encoding="utf-8")
    check = ("data", "check", "el_grande", "--file", str(file))
    assert "board: galicia needs a 'score'" in run(capsys, "--lang=en", *check)
    wanted = "board: galicia: „score” kell, három csökkenő egész szám (ELG-008)"
    assert wanted in run(capsys, "--lang=hu", *check)
    assert "board: galicia: нужны «score»" in run(capsys, "--lang=ru", *check)


def test_a_bad_match_file_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    file.write_text('{"format": "theatrum.match", "version": 9}', encoding="utf-8")
    assert "a formátum 9 változata" in run(capsys, "--lang", "hu", "match", "verify", str(file))
    assert "версия формата 9" in run(capsys, "--lang", "ru", "match", "verify", str(file))


def test_every_fault_of_a_match_file_has_its_words() -> None:
    said = set()
    source = (SOURCES / "match" / "record.py").read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(
                func=ast.Name(id="BadRecord") | ast.Attribute(attr="__init__"),
                args=[ast.Constant(value=str(text)), *_],
            ):
                said.add(name_of("error", text))
    parts = (agreements.TEXT, agreements.PARTIES, agreements.ANSWERS, agreements.NUMBERS)
    said |= {name_of("error", text) for text in parts}
    for language in ("en", *OTHERS):
        source = (SOURCES / "library" / "terms" / f"{language}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^(error-[\w-]+) =", source, re.M)) == said


def test_tables_and_answers_in_the_readers_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = ("playout", "el_grande", "--games", "1", "--seats", "2")
    assert "1 játszmából 1 ért véget" in run(capsys, "--lang=hu", *played)
    assert "партий доиграно: 1 из 1" in run(capsys, "--lang=ru", *played)
    contest = (
        *("arena", "--game", "el_grande", "--players", "random", "--matches", "1"),
        *("--option", "rounds=short", "--seats", "2", "--journal", str(tmp_path / "j")),
    )
    assert re.search(r"játékos +játszma +győzelem", run(capsys, "--lang=hu", *contest))
    assert re.search(r"игрок +партии +победы", run(capsys, "--lang=ru", *contest))
    gone = ("admin", "delete-account", "Nobody", "--data-dir", str(tmp_path / "data"))
    assert "nincs „Nobody” fiók" in run(capsys, "--lang=hu", *gone)
    assert "учётной записи «Nobody» нет" in run(capsys, "--lang=ru", *gone)
    assert "there is no account 'Nobody'" in run(capsys, "--lang=en", *gone)
    file = tmp_path / "board.json"
    file.write_text('{"schema": "el_grande.board/1"}', encoding="utf-8")
    own = ("play", "el_grande", "--data", str(file))
    assert "hibás adatok: board: „regions”" in run(capsys, "--lang=hu", *own)
    assert "ошибка в данных: board: «regions»" in run(capsys, "--lang=ru", *own)
