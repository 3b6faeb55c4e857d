"""The engine still says what it said when the files were written."""

import difflib

import pytest

from .matches import FOLDER, file_of, tables, text_of

BYTES_LIMIT = 600_000  # an advanced match of Maria is long


@pytest.mark.parametrize(("name", "seats", "form"), tables())
def test_playthrough(name: str, seats: int, form: str) -> None:
    file = file_of(name, seats, form)
    text, stored = text_of(name, seats, form), file.read_text(encoding="utf-8")
    changes = difflib.unified_diff(stored.splitlines(), text.splitlines(), file.name, "now", n=2)
    first = [line for line, _ in zip(changes, range(40))]
    assert text == stored, (
        "\n".join(first)
        + "\nif this is meant, rewrite the files: python -m tests.playthroughs.regenerate"
    )
    assert len(text) < BYTES_LIMIT


def test_no_file_is_left_over() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(file_of(*table) for table in tables())
