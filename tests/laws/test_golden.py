"""The same seed and the same actions give the same bytes, plain and compiled, on every machine."""

import msgspec

from .golden import FILE, golden, to_bytes


def test_golden_matches() -> None:
    known, now = msgspec.json.decode(FILE.read_bytes()), golden()
    assert list(known) == list(now)
    for name, value in known.items():
        for before, after in zip(value, now[name], strict=True):
            assert before == after, (
                f"{name} has changed; if this is meant: python -m tests.playthroughs.regenerate"
            )
    assert FILE.read_bytes() == to_bytes(now)
