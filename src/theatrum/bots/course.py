"""Where to look in a finished match, so that looking back takes a bounded time.

The curve has the positions between moves; of a long match a sample of them, evenly spread. Where
it changes most, the interval is halved until one move is left, and the move until one click is:
so a turning point costs some looks, not hundreds.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, log2

from theatrum.match.match import Done

TURNING_POINTS = 5
POSITIONS = 100  # looked at for the curve
LEAST = 0.08  # a smaller change of an estimated chance may be no change at all

Looking = Generator[int, list[float], "Survey"]


@dataclass(frozen=True)
class Move:
    """A row of actions of one seat: its first and last, counted from 1."""

    first: int
    last: int
    seat: int


@dataclass(frozen=True)
class Turn:
    """A move that changed the chances much, and the click in it that did most."""

    move: Move
    click: int


@dataclass(frozen=True)
class Survey:
    """The chances of all seats after so many actions, wherever was looked; the turning points in
    the order of the match."""

    chances: dict[int, list[float]]
    turns: list[Turn]


def moves_of(line: Sequence[Done]) -> list[Move]:
    out: list[Move] = []
    for number, done in enumerate(line, 1):
        if out and out[-1].seat == done.seat:
            out[-1] = Move(out[-1].first, number, done.seat)
        else:
            out.append(Move(number, number, done.seat))
    return out


def swing(before: list[float], after: list[float]) -> float:
    """How much the chance changed that changed most."""
    return max(abs(b - a) for a, b in zip(before, after, strict=True))


def sampled(numbers: list[int], most: int) -> list[int]:
    """At most so many of them, evenly spread; the first and the last are kept."""
    if len(numbers) <= most:
        return numbers
    return [numbers[i * (len(numbers) - 1) // (most - 1)] for i in range(most)]


def looks(line: Sequence[Done], points: int = TURNING_POINTS, most: int = POSITIONS) -> int:
    """How many positions a survey may look at; it will not be more."""
    moves = moves_of(line)
    curve = min(most, len(moves) + 1)
    gap = ceil(len(moves) / max(1, curve - 1))
    longest = max((move.last - move.first + 1 for move in moves), default=1)
    return curve + min(points, curve - 1) * (ceil(log2(max(1, gap))) + ceil(log2(longest)))


def survey(line: Sequence[Done], points: int = TURNING_POINTS, most: int = POSITIONS) -> Looking:
    """Look back: it yields the number of a position and is sent the chances there."""
    moves = moves_of(line)
    ends = [0, *(move.last for move in moves)]
    seen: dict[int, list[float]] = {}
    curve = sampled(list(range(len(ends))), most)
    for place in curve:
        seen[ends[place]] = yield ends[place]

    def change(gap: tuple[int, int]) -> float:
        return swing(seen[ends[gap[0]]], seen[ends[gap[1]]])

    turns: list[Turn] = []
    gaps = sorted(pairwise(curve), key=change, reverse=True)[:points]
    for low, high in sorted(gaps):
        place = yield from narrowed(seen, ends, low, high)
        move = moves[place - 1]
        if swing(seen[move.first - 1], seen[move.last]) < LEAST:
            continue
        clicks = list(range(move.last + 1))
        click = yield from narrowed(seen, clicks, move.first - 1, move.last, move.seat)
        turns.append(Turn(move, click))
    return Survey(dict(sorted(seen.items())), turns)


def narrowed(
    seen: dict[int, list[float]], numbers: list[int], low: int, high: int, seat: int = -1
) -> Generator[int, list[float], int]:
    """Halve an interval of places in `numbers`, keeping the half that changed more (for a seat, or
    for whoever it changed most), until it is one step: the place of its end."""
    while high - low > 1:
        middle = (low + high) // 2
        if numbers[middle] not in seen:
            seen[numbers[middle]] = yield numbers[middle]
        before, between, after = (seen[numbers[place]] for place in (low, middle, high))
        if seat >= 0:
            before, between, after = [before[seat]], [between[seat]], [after[seat]]
        if swing(before, between) >= swing(between, after):
            high = middle
        else:
            low = middle
    return high
