"""Rewrites the files that show what the engine does: playthroughs, golden matches, counts, and the
small boards of the rulebooks.

    PYTHONPATH=src python -m tests.playthroughs.regenerate

Look at the difference before you keep it: each changed line is a changed answer."""

from tests.examples import boards
from tests.laws import golden
from tests.perft import positions
from tests.playthroughs.matches import FOLDER, file_of, tables, text_of


def main() -> None:
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for table in tables():
        file_of(*table).write_text(text_of(*table), encoding="utf-8")
    golden.FILE.write_bytes(golden.to_bytes(golden.golden()))
    positions.write()
    boards.write()


if __name__ == "__main__":
    main()
