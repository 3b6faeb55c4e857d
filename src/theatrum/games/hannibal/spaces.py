"""Sets of spaces that compiled code asks and changes without making an object: two masks, for the
spaces below `HALF` and for the others, often as neighbours in a row of such masks."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from theatrum.games.hannibal.forms import READY, SPACES

HALF: Final = 48
TOP: Final = 1 << 47  # shifted down, since mypyc writes a small number as 32 bits
# Which bit a mask of a single one has: powers of two differ in their remainders by 67.
PRIME: Final = 67
PLACE_OF_BIT: Final = bytes(
    [sum([bit for bit in range(HALF) if (1 << bit) % PRIME == rest]) for rest in range(PRIME)]
)


def bit_of(space: i64) -> i64:
    """The bit of a space in the mask of its half; a larger space has the higher bit."""
    return TOP >> (HALF - 1 - space) if space < HALF else TOP >> (SPACES - 1 - space)


def half_of(space: i64) -> i64:
    return 0 if space < HALF else 1


def masks_of(spaces: vec[i64]) -> vec[i64]:
    """The two masks of some spaces."""
    out = vec[i64]([0, 0])
    for space in spaces:
        out[half_of(space)] |= bit_of(space)
    return out


def with_space(masks: tuple[i64, i64], space: i64) -> tuple[i64, i64]:
    """Two masks, with one space more."""
    if space < HALF:
        return masks[0] | bit_of(space), masks[1]
    return masks[0], masks[1] | bit_of(space)


def size_of(mask: i64) -> i64:
    """How many spaces a mask has."""
    size: i64 = 0
    while mask:
        mask &= mask - 1
        size += 1
    return size


def nth_of(mask: i64, n: i64) -> i64:
    """The place of a bit, counted from the lowest one, which is number 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return i64(PLACE_OF_BIT[(mask & -mask) % PRIME])


def nth_action(first: i64, low: i64, high: i64, n: i64) -> i64:
    """The n-th of `actions_at`."""
    below = size_of(low)
    if n < below:
        return first + nth_of(low, n)
    return first + HALF + nth_of(high, n - below)


def add_actions(first: i64, mask: i64, out: list[object]) -> None:
    """The actions of a verb for the spaces of a mask, ascending; the first action is that of the
    first space of the half."""
    while mask:
        lowest = mask & -mask
        out.append(READY[first + PLACE_OF_BIT[lowest % PRIME]])
        mask ^= lowest


def actions_at(first: i64, low: i64, high: i64) -> list[int]:
    """The actions of a verb for the spaces of two masks, ascending."""
    out: list[object] = []
    add_actions(first, low, out)
    add_actions(first + HALF, high, out)
    return cast("list[int]", out)
