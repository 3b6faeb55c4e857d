"""A learnt judgement: the chances of the sides of a game, from a row of numbers about a position.

One hidden layer beside a straight sum, so that without hidden cells it is a logistic regression.
The numbers are found by `tools/outlook.py` from self-played matches.
"""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

STEEPEST: Final = 30.0  # of a logarithm of odds


class Network:
    """`text` holds the numbers, with spaces between: for each side its constant and what every
    input adds to it; for each hidden cell its constant, its inputs, and what it adds to each side.
    A hidden cell that is below nothing is silent."""

    def __init__(self, text: str, inputs: int, sides: int) -> None:
        self.inputs: i64 = inputs
        self.sides: i64 = sides
        numbers = vec[float]()
        for word in text.split():
            numbers = append(numbers, float(word))
        self.numbers: vec[float] = numbers
        cell = inputs + 1 + sides
        straight = sides * (inputs + 1)
        self.hidden: i64 = (len(numbers) - straight) // cell
        if straight + int(self.hidden) * cell != len(numbers) or straight > len(numbers):
            raise ValueError(f"{len(numbers)} numbers make no network of {inputs} inputs")

    def chances(self, row: vec[float]) -> list[float]:
        """The chance to win of each side; together 1."""
        odds = self.odds(row)
        most = -1e300
        for side in range(self.sides):
            if odds[side] > most:
                most = odds[side]
        out: list[float] = []
        total = 0.0
        for side in range(self.sides):
            chance = exp(max(-STEEPEST, odds[side] - most))
            out.append(chance)
            total += chance
        for i in range(len(out)):
            out[i] /= total
        return out

    def odds(self, row: vec[float]) -> vec[float]:
        """Logarithms of odds, of which only the differences count."""
        numbers = self.numbers
        out = vec[float]()
        at: i64 = 0
        for _ in range(self.sides):
            out = append(out, self.total(at, row))
            at += self.inputs + 1
        for _ in range(self.hidden):
            heard = self.total(at, row)
            at += self.inputs + 1
            if heard > 0.0:
                for side in range(self.sides):
                    out[side] += numbers[at + side] * heard
            at += self.sides
        return out

    def total(self, at: i64, row: vec[float]) -> float:
        """The constant that stands there, and what every input adds to it."""
        numbers = self.numbers
        out = numbers[at]
        for i in range(self.inputs):
            out += numbers[at + 1 + i] * row[i]
        return out
