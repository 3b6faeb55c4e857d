"""How many sequences of actions there are from three positions: a change of any rule shows."""

import msgspec
import pytest

from .positions import COUNTS, POSITIONS, counts, stored


@pytest.mark.parametrize("name", POSITIONS)
def test_counts(name: str) -> None:
    match, (_, seats, wanted, depth) = stored(name), POSITIONS[name]
    assert match.state.seats == seats
    assert wanted(match.state)
    before = match.state.encode()
    assert counts(match, depth) == msgspec.json.decode(COUNTS.read_bytes())[name]
    assert match.state.encode() == before
