"""A position as an array of whole numbers, as one seat may know it.

The contract gives every game a position that a seat can't tell from the true one, imagined with
given noise: equal knowledge and equal noise give equal bytes. The array holds the numbers of that
position, always imagined with the same noise. So it shows everything that the seat can know, has
the same shape at every moment, and can't show more; what the seat can't know stands there as one
plausible guess. `Observer.columns` says what is where.

    seats, decision (the waiting ones, newest first: kind, seats asked, two numbers of its own),
    then the game's own fields, with the names and in the order of its `state.py`

Fields with large numbers (sets as masks, packed rows) come last, spread out into bits, the lowest
first.
"""

from array import array
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from theatrum.core.chance import Chance, Noise
from theatrum.core.state import FRAME
from theatrum.library.catalogue import AnyGame

Numbers = npt.NDArray[np.int32]
Mask = npt.NDArray[np.int8]

GUESS = 1  # the noise that every observation is imagined with
SAMPLES = 3  # random matches that show how large a field's numbers become
LONGEST = 20_000
FRAMES = 4  # waiting decisions that are shown
SMALL = 256  # fields whose numbers stay below it are shown as they are
BITS = 64  # of each number of the other fields
WORD = (1 << BITS) - 1
LEAST, MOST = -(1 << 31), (1 << 31) - 1


@dataclass(frozen=True)
class Column:
    """A field: its place in the array, the numbers it has, and whether they are bits."""

    name: str
    first: int
    size: int
    bits: bool


class Observer:
    """Makes the arrays of a game with so many seats and given options."""

    def __init__(self, game: AnyGame, seats: int, options: list[int]) -> None:
        self.game = game
        self.seats = seats
        self.columns: list[Column] = []
        self.size = 0
        self.build(options)

    def build(self, options: list[int]) -> None:
        """Look at some random matches, always the same ones: which fields have large numbers?"""
        noise = Noise(GUESS)
        most: list[int] = []
        sizes: list[int] = []
        names: list[str] = []
        for number in range(SAMPLES):
            state = self.game.start(self.seats, options, Chance(number))
            names = state.fields()[2:]
            for _ in range(LONGEST):
                rows = state.numbers()[3:]
                sizes = [len(row) for row in rows]
                largest = [max(map(abs, row), default=0) for row in rows]
                most = [max(pair) for pair in zip(most or largest, largest, strict=True)]
                if not state.stack:
                    break
                seat = self.game.decider(state)
                legal = self.game.legal(state, seat)
                self.game.apply(state, seat, legal[noise.below(len(legal))])
        self.add("seats", 1, False)
        self.add("decision", FRAMES * FRAME, False)
        self.small = [row for row, largest_one in enumerate(most, 3) if largest_one < SMALL]
        self.wide = [row for row, largest_one in enumerate(most, 3) if largest_one >= SMALL]
        for row in self.small:
            self.add(names[row - 3], sizes[row - 3], False)
        self.plain = self.size  # where the bits begin
        for row in self.wide:
            self.add(names[row - 3], sizes[row - 3] * BITS, True)

    def add(self, name: str, size: int, bits: bool) -> None:
        self.columns.append(Column(name, self.size, size, bits))
        self.size += size

    def collect(self, state: Any, seat: int, small: "array[int]", wide: "array[int]") -> None:
        """Add what the seat knows: numbers, and words whose bits are to be spread out."""
        rows = self.game.determinize(state, int(seat), Noise(GUESS)).numbers()  # arrays give theirs
        stack = rows[2][: -FRAMES * FRAME - 1 : -1]
        values = rows[1] + stack + [0] * (FRAMES * FRAME - len(stack))
        for row in self.small:
            values += rows[row]
        small.fromlist(values)
        for row in self.wide:
            wide.fromlist([value & WORD for value in rows[row]])

    def fill(self, out: Numbers, small: "array[int]", wide: "array[int]") -> None:
        """Write what was collected into the rows of an array, all at once."""
        count = len(out)
        out[:, : self.plain] = np.frombuffer(small, dtype=np.int32).reshape(count, -1)
        if wide:
            bits = np.unpackbits(np.frombuffer(wide, dtype=np.uint8), bitorder="little")
            out[:, self.plain :] = bits.reshape(count, -1)

    def array(self, state: Any, seat: int) -> Numbers:
        out = np.empty((1, self.size), dtype=np.int32)
        small, wide = array("i"), array("Q")
        self.collect(state, seat, small, wide)
        self.fill(out, small, wide)
        row: Numbers = out[0]
        return row

    def mask(self, state: Any, seat: int) -> Mask:
        """1 for each action that is legal for the seat now."""
        out = np.zeros(self.game.actions.size, dtype=np.int8)
        out[self.game.legal(state, seat)] = 1
        return out


def rewards(game: AnyGame, state: Any) -> list[float]:
    """1 for the winner, what makes it a zero-sum game for the others; winners share. Only at the
    end of a match is there any."""
    seats = state.seats
    if state.stack:
        return [0.0] * seats
    places = game.places(state)
    share = 1 / places.count(1)
    shares = [share if place == 1 else 0.0 for place in places]
    return [won - (1 - won) / max(1, seats - 1) for won in shares]
