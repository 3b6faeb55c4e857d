"""Bytes that are no position are refused with a reason, and with nothing else. What is accepted can
be played to the end, however it came about."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from theatrum.core.chance import Noise
from theatrum.core.state import MAGIC, Damaged
from theatrum.library.catalogue import AnyGame
from theatrum.match import laws

from .invariants import CHECKERS
from .tables import (
    GAMES,
    SETTINGS,
    TABLES,
    one_of_each,
    positions,
    title,
    with_check_sum,
    written,
)

ABSURD = [-(2**70), -(2**31), -3, -2, -1, 0, 1, 2, 3, 9, 10, 31, 2**16, 2**31, 2**63, 2**400]

PLACES = 3_000  # numbers that are changed, at most: large positions are sampled
TO_THE_END = 2_000
A_WHILE = 15


def refused(game: AnyGame, data: bytes) -> bool:
    """True if the bytes are refused; whatever is raised but Damaged fails the test."""
    try:
        game.decode(data)
    except Damaged as error:
        return 0 < len(str(error)) < 500
    return False


def some(name: str, seats: int, every: int) -> list[Any]:
    return [s for _, _, s in positions(name, seats, 700)[::every]]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_cut_off_flipped_and_appended_bytes(name: str, seats: int) -> None:
    game = title(name).game
    for s in some(name, seats, 350):
        data = s.encode()
        assert not refused(game, data)
        for length in range(len(data)):
            assert refused(game, data[:length]), length
        for at in range(len(data)):
            for bit in range(8):
                flipped = bytes([*data[:at], data[at] ^ 1 << bit, *data[at + 1 :]])
                assert refused(game, flipped), (at, bit)
        for more in (b"\0", b"TP1", data):
            assert refused(game, data + more)
            assert refused(game, with_check_sum(data[:-4] + more))
        assert refused(game, b"TP2" + data[3:])
        assert refused(game, with_check_sum(b"TP2" + data[3:-4]))


@pytest.mark.parametrize("name", GAMES)
def test_random_bytes(name: str) -> None:
    @settings(SETTINGS, max_examples=300)
    @given(body=st.binary(max_size=600))
    def run(body: bytes) -> None:
        assert refused(title(name).game, body)
        assert refused(title(name).game, with_check_sum(MAGIC + body))

    run()


@pytest.mark.parametrize("name", GAMES)
def test_numbers_have_one_spelling(name: str) -> None:
    """Otherwise two different texts of bytes would be the same position."""
    game = title(name).game
    s = some(name, game.seats_min, 350)[0]
    body = s.encode()[:-4]
    for at in range(len(MAGIC), len(body)):
        if body[at] < 128:
            longer = bytes([*body[:at], body[at] | 128, 0, *body[at + 1 :]])
            assert refused(game, with_check_sum(longer)), at


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_lists_of_another_length(name: str, seats: int) -> None:
    game = title(name).game
    for s in some(name, seats, 100):
        lists = s.numbers()
        for at, values in enumerate(lists):
            for other in ([*values, 0], values[:-1], [], values + values):
                if len(other) != len(values):
                    assert refused(game, written([*lists[:at], other, *lists[at + 1 :]]))
        assert refused(game, written(lists[:-1]))
        assert refused(game, written([*lists, [0]]))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_nonsense_with_a_right_check_sum(name: str, seats: int) -> None:
    """Every number of a position replaced by others, one at a time: refused, or played to the end
    with all laws and invariants."""
    game, noise = title(name).game, Noise(seats)
    accepted = [0] * len(some(name, seats, 350)[0].numbers())
    places = [
        (lists, i, k)
        for lists in (s.numbers() for s in one_of_each(name, seats)[seats % 4 :: 4])
        for i, values in enumerate(lists)
        for k in range(len(values))
    ]
    for lists, i, k in places[:: 1 + len(places) // PLACES]:
        near = lists[i][k] + (1 if noise.below(2) else -1)
        for value in (near, ABSURD[noise.below(len(ABSURD))]):
            changed = [list(values) for values in lists]
            changed[i][k] = value
            steps = TO_THE_END if accepted[i] < 1 else A_WHILE
            accepted[i] += accepted_plays_on(game, written(changed), noise, steps)
    assert sum(accepted) > 0


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_mixtures_of_two_positions(name: str, seats: int) -> None:
    """Fields of one position among those of another: nearly right, so the best forgeries."""
    game, noise = title(name).game, Noise(100 + seats)
    known = some(name, seats, 1)
    accepted = 0
    for _ in range(500):
        lists = [list(values) for values in known[noise.below(len(known))].numbers()]
        others = known[noise.below(len(known))].numbers()
        for _ in range(1 + noise.below(3)):
            i = noise.below(len(lists))
            lists[i] = list(others[i])
        steps = TO_THE_END if accepted < 20 else A_WHILE
        accepted += accepted_plays_on(game, written(lists), noise, steps)
    assert accepted > 20


def accepted_plays_on(game: AnyGame, data: bytes, noise: Noise, limit: int) -> int:
    """1 if the bytes are accepted; then the position is as good as any."""
    if refused(game, data):
        return 0
    s = game.decode(data)
    assert s.encode() == data
    check = CHECKERS[game.name]
    check(None, s, [])
    steps = 0
    while not game.over(s) and steps < limit:
        if steps % 16 == 0:
            laws.check_questions(game, s)
            for reader in laws.readers(s):
                laws.view_bytes(game, s, reader)
                game.determinize(s, reader, noise)
            game.evaluate(s, 0)
        seat = game.decider(s)
        actions = game.legal(s, seat)
        after = laws.outcome(game, s, seat, actions[noise.below(len(actions))])
        check(s, after.state, [game.fact(event) for event in after.events])
        s = after.state
        steps += 1
    assert game.over(s) or limit == A_WHILE
    return 1
