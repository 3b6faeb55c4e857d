"""The position is a value: copied, compared, hashed, written down and read again."""

from typing import Any

import pytest

from theatrum.core.chance import Noise
from theatrum.core.playout import playout
from theatrum.core.state import State
from theatrum.library.catalogue import AnyGame
from theatrum.match import laws

from .tables import GAMES, TABLES, positions, seat_counts, title

# What a position carries besides its value: for whoever works with it at the moment, the
# components that all positions of a game share, or what follows from the value.
TRANSIENT = {"journal", "legal_list", "legal_seat", "revealed"}
SHARED = {
    "el_grande": {"board"},
    "wallenstein": {"board"},
    "hannibal": {"board", "index"},
    "maria": {"board", "roads", "long", "stands", "hands", "pile", "binding"},
}
LIMIT = 100_000


def changed(s: Any, game: AnyGame) -> list[tuple[str, Any]]:
    """Copies of a position that differ from it in one number each."""
    out = []
    for name in s.fields():
        value = getattr(s, name)
        for at in range(1 if isinstance(value, int) else len(value)):
            t = game.copy(s)
            if isinstance(value, int):
                setattr(t, name, value + 1)
            else:
                other = value[:]
                other[at] += 1
                setattr(t, name, other)
            out.append((f"{name}[{at}]", t))
    for name in ("key", "draws"):
        t = game.copy(s)
        setattr(t.chance, name, getattr(t.chance, name) + 1)
        out.append((name, t))
    longer = game.copy(s)
    longer.push(0, 1)
    out.append(("stack", longer))
    return out


@pytest.mark.parametrize("name", GAMES)
def test_every_number_takes_part_in_the_value(name: str) -> None:
    game = title(name).game
    for seats in seat_counts(name):
        for _, _, s in positions(name, seats, 700)[::350]:
            others = changed(s, game)
            for what, t in others:
                assert t != s, what
                assert not t == s, what  # noqa: SIM201 - both operators are meant
                assert hash(t) != hash(s), what
                assert t.encode() != s.encode(), what
            assert len({t.encode() for _, t in others}) == len(others)


@pytest.mark.parametrize("name", GAMES)
def test_every_attribute_is_value_or_known_to_be_none(name: str) -> None:
    s = positions(name, seat_counts(name)[0], 700)[5][2]
    assert len(set(s.fields())) == len(s.fields())
    assert laws.attributes(s) == {*s.fields(), "chance", *TRANSIENT, *SHARED[name]}


def test_a_position_equals_nothing_else() -> None:
    name, seats = TABLES[0]
    s = positions(name, seats, 700)[0][2]
    assert s != State()
    assert s != s.encode()
    assert s is not None


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_copies_and_decoded_positions_are_the_same(name: str, seats: int) -> None:
    for match, _, s in positions(name, seats, 700)[::10]:
        laws.check_value(match.game, s)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_copy_lives_its_own_life(name: str, seats: int) -> None:
    for match, number, s in positions(name, seats, 700)[::20]:
        game, before = match.game, s.encode()
        copy, decoded = game.copy(s), game.decode(before)
        steps = playout(game, copy, Noise(number), LIMIT)
        assert game.over(copy)
        assert s.encode() == before
        assert playout(game, decoded, Noise(number), LIMIT) == steps
        assert decoded == copy
        assert game.places(decoded) == game.places(copy)
