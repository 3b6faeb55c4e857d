"""Many matches at once, in loops that stay inside the compiled code: actions go in as numbers, and
what is to be seen afterwards comes out as bytes, without an object for each number."""

from typing import Any, Final, Generic, TypeVar

from librt.strings import BytesWriter, write_i32_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64

from theatrum.core.chance import Noise
from theatrum.core.game import Game
from theatrum.core.state import FRAME, LARGEST, State

S = TypeVar("S", bound=State)

GUESS: Final = 1  # the noise that every observation is imagined with
FRAMES: Final = 4  # waiting decisions that are shown
LEAST: Final = -0x80000000  # of 32 bits
MOST: Final = 0x7FFFFFFF
SIGN: Final = 1 << 63
WORD: Final = (1 << 64) - 1


def carry_out_all(
    game: Game[S], states: list[S], seats: list[int], actions: list[int]
) -> list[int]:
    """Carry out an action in each match; the rows of those that are over. Raises Refusal."""
    over: list[int] = []
    for row in range(len(states)):
        s = states[row]
        game.apply(s, seats[row], actions[row])
        if not s.stack:
            over.append(row)
    return over


class Scribe(Generic[S]):
    """Writes down what seats may know and do. Of the position's fields `small` are written as
    numbers of 32 bits, after the seats and the decisions that wait; `wide` as words of 64."""

    def __init__(self, game: Game[S], small: list[str], wide: list[str]) -> None:
        self.game: Game[S] = game
        self.small: list[str] = small
        self.wide: list[str] = wide

    def known(self, states: list[S], seats: list[int]) -> tuple[bytes, bytes]:
        """What a seat of each match knows: the numbers of all matches, and their words."""
        game, small, wide = self.game, self.small, self.wide
        numbers, words = BytesWriter(), BytesWriter()
        for row in range(len(states)):
            s = game.determinize(states[row], seats[row], Noise(GUESS))
            write_i32(numbers, s.seats)
            write_stack(numbers, s.stack)
            for name in small:
                write_numbers(numbers, getattr(s, name))
            for name in wide:
                write_words(words, getattr(s, name))
        return numbers.getvalue(), words.getvalue()

    def legal(self, states: list[S], seats: list[int]) -> bytes:
        """What a seat of each match may do: places in a table that has a row for each match and a
        column for each action, as words."""
        game = self.game
        size: i64 = game.actions.size
        first: i64 = 0
        out = BytesWriter()
        for row in range(len(states)):
            for action in game.legal(states[row], seats[row]):
                write_i64_le(out, first + i64(action))
            first += size
        return out.getvalue()


def write_stack(out: BytesWriter, stack: list[int]) -> None:
    """The newest decisions that wait, from the top; zeros where there are no more."""
    at: i64 = len(stack)
    for _ in range(FRAMES * FRAME):
        at -= 1
        if at >= 0:
            write_i32(out, stack[at])
        else:
            write_i32_le(out, 0)


def write_numbers(out: BytesWriter, field: Any) -> None:
    """A field: a number, a list of them, or a `vec`."""
    if isinstance(field, int):
        write_i32(out, i64(field))
    elif isinstance(field, list):
        for number in field:
            write_i32(out, number)
    else:
        row: vec[i64] = field
        for value in row:
            write_i32(out, value)


def write_i32(out: BytesWriter, number: i64) -> None:
    if number < LEAST or number > MOST:
        raise OverflowError(f"{number} does not fit into 32 bits")
    write_i32_le(out, i32(number))


def write_words(out: BytesWriter, field: Any) -> None:
    """The same in words."""
    if isinstance(field, int):
        write_word(out, field)
    elif isinstance(field, list):
        for number in field:
            write_word(out, number)
    else:
        row: vec[i64] = field
        for value in row:
            write_i64_le(out, value)


def write_word(out: BytesWriter, number: int) -> None:
    """The lowest 64 bits of a number, which may have more."""
    if -LARGEST <= number <= LARGEST:
        write_i64_le(out, i64(number))
    else:
        write_i64_le(out, i64((number + SIGN & WORD) - SIGN))
