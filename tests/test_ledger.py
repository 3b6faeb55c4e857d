"""The reader of the rule ledgers, and the coverage of the rules."""

from pathlib import Path

import pytest

from theatrum.library.catalogue import NoSuchGame
from theatrum.library.ledger import (
    NoCheckout,
    cited_in,
    coverage,
    entries,
    find,
    marked_in,
    parse,
)

ROOT = Path(__file__).parent.parent

BOLD_WITH_TITLE = """# A ledger

Some words on **how** to read it, which are no entry.

## 1 Parts

**ELG-001 Players.** Two to five. *Seed:* title.

**ELG-002 Board, 1 card.** One board. *Edge:* none.

## 2 A table

| option | entry |
| --- | --- |
"""
BOLD_WITH_LIST = """# B ledger
## A. Parts
**WAL-001** One cube is one army.
  - Seed: Contents
  - Edge: a stack is not an army.

**WAL-002** Five regions.
"""
BOLD_WITH_CHAPTER = """# C ledger
## Chapter 3 - Pieces
### 3.1 Generals

**MAR-011** (ch. 3.1) Generals are pieces.
- Ruling: hussars are not.
## Chapter 4 - Setup
**MAR-012** (ch. 4) Put them down.
"""
HEADINGS = """# D ledger
## 1. Words

### `HAN-001` Points that depend
The first paragraph.
Ruling: the second.

### `HAN-002` Parts
64 cards.
## Appendix
| here | there |
"""


def test_title_in_bold() -> None:
    first, second = parse(BOLD_WITH_TITLE)
    assert (first.number, first.id, first.title) == (1, "ELG-001", "Players")
    assert first.text == "Two to five. *Seed:* title."
    assert first.section == "1 Parts"
    assert second.title == "Board, 1 card"
    assert second.text == "One board. *Edge:* none."  # nothing of the section that follows


def test_list_below_the_number() -> None:
    first, second = parse(BOLD_WITH_LIST)
    assert (first.id, first.title, first.section) == ("WAL-001", "", "A. Parts")
    assert first.text.splitlines() == [
        "One cube is one army.",
        "  - Seed: Contents",
        "  - Edge: a stack is not an army.",
    ]
    assert second.text == "Five regions."


def test_sections_and_subsections() -> None:
    first, second = parse(BOLD_WITH_CHAPTER)
    assert first.section == "Chapter 3 - Pieces / 3.1 Generals"
    assert first.text == "(ch. 3.1) Generals are pieces.\n- Ruling: hussars are not."
    assert second.section == "Chapter 4 - Setup"


def test_headings_as_entries() -> None:
    first, second = parse(HEADINGS)
    assert (first.id, first.title, first.section) == ("HAN-001", "Points that depend", "1. Words")
    assert first.text == "The first paragraph.\nRuling: the second."
    assert second.text == "64 cards."


def test_el_grandes_ledger_is_whole() -> None:
    found = entries("el_grande")
    assert [entry.number for entry in found] == list(range(1, 137))
    assert [entry.id for entry in found] == [f"ELG-{n:03d}" for n in range(1, 137)]
    assert all(entry.title and entry.text and entry.section for entry in found)


def test_unknown_game() -> None:
    with pytest.raises(NoSuchGame):
        entries("chess")


@pytest.mark.parametrize("query", ["ELG-042", "elg-042", "elg42", " 42 ", "042"])
def test_find_by_number(query: str) -> None:
    assert [entry.id for entry in find("el_grande", query)] == ["ELG-042"]


@pytest.mark.parametrize("query", ["ELG-999", "0", "MAR-042", "no such words here"])
def test_find_nothing(query: str) -> None:
    assert find("el_grande", query) == []


def test_find_by_words() -> None:
    found = [entry.id for entry in find("el_grande", "ADVISOR royal")]
    assert found == ["ELG-010", "ELG-047", "ELG-129"]  # in the title or in the text
    assert [entry.id for entry in find("el_grande", "royal advisor present")] == ["ELG-129"]


def test_citations_in_text() -> None:
    source = '''
    """A class (ELG-119 to ELG-121, and ELG-007)."""
    s.tell(SCORED, 42)  # ELG-092 to
    # ELG-094
    '''
    numbers = sorted(int(rule[4:]) for rule in cited_in(source, "ELG"))
    assert numbers == [7, 92, 93, 94, 119, 120, 121]
    assert cited_in(source, "MAR") == set()


def test_markers() -> None:
    source = """
import pytest
pytestmark = [pytest.mark.slow, pytest.mark.rule("ELG-001")]

@pytest.mark.rule("ELG-002", "ELG-003")
def test_one():
    text = 'pytest.mark.rule("ELG-090")'

@pytest.mark.rule("ELG-091")
def helper():
    pytest.mark.rule("ELG-092")

@pytest.mark.rule("ELG-004")
class TestTwo:
    @pytest.mark.rule("ELG-005")
    def test_in(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("ELG-006"))])
def test_three(n): ...
"""
    found = marked_in(source, Path("test_x.py"))
    assert sorted(int(rule[4:]) for rule in found) == [1, 2, 3, 4, 5, 6]


def checkout(root: Path) -> Path:
    (root / "tests" / "el_grande").mkdir(parents=True)
    (root / "src" / "theatrum" / "games" / "el_grande").mkdir(parents=True)
    return root


def test_coverage_counts(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    code = root / "src" / "theatrum" / "games" / "el_grande" / "turn.py"
    code.write_text('"""ELG-032 to ELG-034, ELG-032, ELG-999"""\n')
    tests = root / "tests" / "el_grande"
    (tests / "test_turn.py").write_text(
        'import pytest\n@pytest.mark.rule("ELG-032", "MAR-001")\ndef test_it(): ...\n'
    )
    (tests / "untestable.json").write_text('{"ELG-006": "flavour"}')
    found = coverage("el_grande", root)
    assert (found.rules, found.cited_by_code, found.tested) == (136, 3, 1)
    assert len(found.untested) == 136 - 2
    assert "ELG-032" not in found.untested
    assert "ELG-006" not in found.untested
    assert found.no_test_needed == {"ELG-006": "flavour"}
    assert found.unknown == ["ELG-999"]


def test_coverage_needs_a_checkout(tmp_path: Path) -> None:
    with pytest.raises(NoCheckout, match="has no folder tests"):
        coverage("el_grande", tmp_path)


@pytest.mark.parametrize("text", ["[]", "{", '{"ELG-006": 3}'])
def test_bad_list_of_excuses(tmp_path: Path, text: str) -> None:
    root = checkout(tmp_path)
    (root / "tests" / "el_grande" / "untestable.json").write_text(text)
    with pytest.raises(NoCheckout, match=r"untestable\.json"):
        coverage("el_grande", root)


def test_broken_test_file(tmp_path: Path) -> None:
    root = checkout(tmp_path)
    (root / "tests" / "test_x.py").write_text("def (")
    with pytest.raises(NoCheckout, match="line 1"):
        coverage("el_grande", root)


def test_every_rule_of_el_grande_has_its_test() -> None:
    found = coverage("el_grande", ROOT)
    assert found.untested == []
    assert found.unknown == []
    assert found.tested + len(found.no_test_needed) == found.rules  # no excuse for a tested rule
