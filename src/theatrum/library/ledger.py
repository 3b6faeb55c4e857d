"""A game's rule ledger: its entries, a search in them, and which of them code and tests name.

The four ledgers are written in two ways. An entry is a paragraph that begins with its number in
bold, with the title inside the bold or none at all, or it is a heading with the number in code
quotes. Whatever follows belongs to the entry until the next one or the next heading.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from theatrum.library.catalogue import BadData, folder, read_json

QUERY_LENGTH = 200

BOLD = re.compile(r"\*\*([A-Z]{3})-(\d{3})(?: ([^*]+?)\.?)?\*\* ?(.*)")
HEADED = re.compile(r"#{2,4} `([A-Z]{3})-(\d{3})` ?(.*)")
HEADING = re.compile(r"(#{1,6}) (.*)")


class Entry(msgspec.Struct, frozen=True):
    """One rule. `title` is empty where the ledger gives none; `text` is Markdown."""

    number: int
    id: str
    title: str
    text: str
    section: str


class Coverage(msgspec.Struct, frozen=True):
    """Which rules code and tests name. `cited_by_code` and `tested` count rules of the ledger;
    `unknown` are numbers that code or tests name and the ledger lacks."""

    game: str
    rules: int
    cited_by_code: int
    tested: int
    untested: list[str]
    no_test_needed: dict[str, str]
    unknown: list[str]


class NoCheckout(ValueError):
    """A folder in which the coverage of the rules can't be worked out; the message says why."""


def entries(name: str) -> list[Entry]:
    """All entries of a game's ledger, in its order; raises NoSuchGame."""
    return list(read_entries(name))


@cache
def read_entries(name: str) -> tuple[Entry, ...]:
    return tuple(parse((folder(name) / "rules.md").read_text(encoding="utf-8")))


def parse(ledger: str) -> list[Entry]:
    """The entries of a ledger's text."""
    out: list[Entry] = []
    body: list[str] | None = None  # the lines of the entry under way
    head: tuple[str, str, str] = ("", "", "")  # its prefix, number and title
    section: list[str] = []  # the headings above, from the second level down

    def close() -> None:
        if body is not None:
            prefix, number, title = head
            text = "\n".join(body).strip()
            out.append(Entry(int(number), f"{prefix}-{number}", title, text, " / ".join(section)))

    for line in ledger.splitlines():
        if found := HEADED.fullmatch(line):
            close()
            head, body = (found[1], found[2], found[3].strip()), []
        elif found := HEADING.fullmatch(line):
            close()
            body = None
            depth = len(found[1]) - 2  # the first level is the ledger's own title
            section = [*section[:depth], found[2].strip()] if depth >= 0 else []
        elif found := BOLD.fullmatch(line):
            close()
            head, body = (found[1], found[2], (found[3] or "").strip()), [found[4]]
        elif body is not None:
            body.append(line.rstrip())
    close()
    return out


def find(name: str, query: str) -> list[Entry]:
    """The entries that a query means: one by its id (ELG-042) or its bare number (42), else all
    that have every word of it in title or text, in any case."""
    known = entries(name)
    wanted = query[:QUERY_LENGTH].strip().casefold()
    if number := re.fullmatch(r"(?:([a-z]{3})-?)?(\d{1,4})", wanted):
        prefix = (number[1] or "").upper()
        return [e for e in known if e.number == int(number[2]) and e.id.startswith(prefix)]
    words = wanted.split()
    return [e for e in known if has_words(f"{e.title} {e.text}".casefold(), words)]


def has_words(text: str, words: list[str]) -> bool:
    return all(word in text for word in words)


# Coverage: numbers in the text of the code, and in the markers of the tests.


def coverage(name: str, root: Path) -> Coverage:
    """The coverage of a game's rules in a checkout of Theatrum; raises NoSuchGame, NoCheckout."""
    known = [entry.id for entry in entries(name)]
    tests, code = root / "tests", root / "src" / "theatrum" / "games" / name
    for needed in (tests, code):
        if not needed.is_dir():
            missing = needed.relative_to(root)
            raise NoCheckout(
                f"rule coverage needs a checkout of Theatrum; {root} has no folder {missing}"
            )
    prefix = known[0][:3]
    cited = {rule for file in code.glob("*.py") for rule in cited_in(read(file), prefix)}
    marked = {
        rule
        for file in tests.rglob("test_*.py")
        for rule in marked_in(read(file), file)
        if rule.startswith(f"{prefix}-")
    }
    excused = no_test_needed(tests / name / "untestable.json")
    return Coverage(
        game=name,
        rules=len(known),
        cited_by_code=len(cited.intersection(known)),
        tested=len(marked.intersection(known)),
        untested=[rule for rule in known if rule not in marked and rule not in excused],
        no_test_needed=excused,
        unknown=sorted((cited | marked | set(excused)).difference(known)),
    )


def read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise NoCheckout(f"{file} can't be read: {error}") from None


def no_test_needed(file: Path) -> dict[str, str]:
    """The entries that no program can break, each with the reason; a game may have none."""
    if not file.exists():
        return {}
    try:
        return msgspec.convert(read_json(file, file.name), dict[str, str])
    except BadData as error:
        raise NoCheckout(str(error)) from None
    except msgspec.ValidationError:
        raise NoCheckout(f"{file.name}: must give a reason in words for each id") from None


def cited_in(source: str, prefix: str) -> set[str]:
    """The rules that a text names, ranges such as "ELG-119 to ELG-121" included."""
    gap = r"[\s#]+"  # a range may run over the end of a comment's line
    pattern = rf"{prefix}-(\d{{3}})(?:{gap}to{gap}{prefix}-(\d{{3}}))?"
    return {
        f"{prefix}-{number:03d}"
        for found in re.finditer(pattern, source)
        for number in range(int(found[1]), int(found[2] or found[1]) + 1)
    }


def marked_in(source: str, file: Path) -> set[str]:
    """The rules named by the markers of a test file: `@pytest.mark.rule("ELG-042", ...)` on a test
    or a class of tests, `pytestmark`, and the marks of a parameter."""
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        raise NoCheckout(f"{file}: line {error.lineno}: {error.msg}") from None
    return {rule for mark in marks(tree) for rule in named_by(mark)}


def marks(tree: ast.AST) -> Iterator[ast.expr]:
    """The expressions of a test file that are applied to tests as marks."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() if node.name.startswith("test"):
                yield from node.decorator_list
            case ast.ClassDef() if node.name.startswith("Test"):
                yield from node.decorator_list
            case ast.Assign(targets=[ast.Name(id="pytestmark")]):
                yield node.value
            case ast.keyword(arg="marks"):
                yield node.value


def named_by(mark: ast.expr) -> Iterator[str]:
    """The texts given to `pytest.mark.rule` in a mark, or in a list of marks."""
    if isinstance(mark, ast.List | ast.Tuple):
        for one in mark.elts:
            yield from named_by(one)
        return
    match mark:
        case ast.Call(
            func=ast.Attribute(
                value=ast.Attribute(value=ast.Name(id="pytest"), attr="mark"), attr="rule"
            )
        ):
            for argument in mark.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
