"""Observations hold the numbers of the imagined position, whoever writes them down."""

from typing import Any

import numpy as np
import pytest
from librt.strings import BytesWriter

from theatrum.core.chance import Chance, Noise
from theatrum.core.rows import FRAMES, GUESS, MOST, write_i32, write_word
from theatrum.core.state import FRAME, LARGEST
from theatrum.env.observing import BITS, Observer
from theatrum.library.catalogue import SHELVES, AnyGame, load


def expected(game: AnyGame, observer: Observer, state: Any, seat: int) -> list[int]:
    """The same, number by number, from the lists that make the value of the position."""
    imagined = game.determinize(state, seat, Noise(GUESS))
    fields = dict(zip(imagined.fields(), imagined.numbers()[1:], strict=True))
    waiting = fields["stack"][::-1][: FRAMES * FRAME]
    out: list[int] = fields["seats"] + waiting + [0] * (FRAMES * FRAME - len(waiting))
    for column in observer.columns[2:]:
        for number in fields[column.name]:
            out += [number >> bit & 1 for bit in range(BITS)] if column.bits else [number]
    return out


@pytest.mark.parametrize("name", SHELVES)
def test_an_observation_is_the_imagined_position(name: str) -> None:
    game = load(name).game
    options = [option.default for option in game.options]
    for seats in range(game.seats_min, game.seats_max + 1):
        observer = Observer(game, seats, options)
        assert observer.columns[-1].bits  # there is something to spread out
        state = game.start(seats, options, Chance(seats))
        noise = Noise(seats)
        for number in range(240):
            seat = game.decider(state)
            if number % 8 == 0:
                reader = noise.below(seats)
                found = observer.array(state, reader)
                assert found.dtype == np.int32
                assert found.tolist() == expected(game, observer, state, reader)
                legal = np.flatnonzero(observer.mask(state, seat)).tolist()
                assert legal == sorted(game.legal(state, seat))
            game.wander(state, noise)


def test_words_are_the_lowest_bits_of_any_number() -> None:
    """Sets and packed rows may have more than 64 bits, and numbers may be negative."""
    numbers = [0, 5, -1, LARGEST, LARGEST + 1, -LARGEST - 1, 1 << 63, -(1 << 63), (1 << 70) + 9]
    numbers.append(-(1 << 66) - 3)
    out = BytesWriter()
    for number in numbers:
        write_word(out, number)
    assert np.frombuffer(out.getvalue(), "<u8").tolist() == [n % (1 << 64) for n in numbers]


@pytest.mark.parametrize("number", [MOST + 1, -MOST - 2])
def test_a_number_that_does_not_fit_is_no_other_number(number: int) -> None:
    with pytest.raises(OverflowError):
        write_i32(BytesWriter(), number)
