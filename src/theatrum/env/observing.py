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

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from theatrum.core.chance import Chance, Noise
from theatrum.core.rows import FRAMES, GUESS, Scribe
from theatrum.core.state import FRAME
from theatrum.library.catalogue import AnyGame

Numbers = npt.NDArray[np.int32]
Mask = npt.NDArray[np.int8]

SAMPLES = 3  # random matches that show how large a field's numbers become
LONGEST = 20_000
SMALL = 256  # fields whose numbers stay below it are shown as they are
BITS = 64  # of each number of the other fields


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
        size_of = dict(zip(names, sizes, strict=True))
        small = [name for name, number in zip(names, most, strict=True) if number < SMALL]
        wide = [name for name, number in zip(names, most, strict=True) if number >= SMALL]
        for name in small:
            self.add(name, size_of[name], False)
        self.plain = self.size  # where the bits begin
        for name in wide:
            self.add(name, size_of[name] * BITS, True)
        self.scribe: Scribe[Any] = Scribe(self.game, small, wide)

    def add(self, name: str, size: int, bits: bool) -> None:
        self.columns.append(Column(name, self.size, size, bits))
        self.size += size

    def fill(self, out: Numbers, states: list[Any], seats: list[int]) -> None:
        """Write what a seat of each match knows into the rows of an array."""
        numbers, words = self.scribe.known(states, seats)
        count = len(states)
        out[:, : self.plain] = np.frombuffer(numbers, dtype="<i4").reshape(count, self.plain)
        if words:
            bits = np.unpackbits(np.frombuffer(words, dtype=np.uint8), bitorder="little")
            out[:, self.plain :] = bits.reshape(count, self.size - self.plain)

    def array(self, state: Any, seat: int) -> Numbers:
        out = np.empty((1, self.size), dtype=np.int32)
        self.fill(out, [state], [int(seat)])  # arrays give numbers of their own
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
