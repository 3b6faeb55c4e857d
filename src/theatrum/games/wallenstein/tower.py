"""The cube tower, a component of its own: cubes go in, some stay inside, some come out, and some
that were stuck come loose (WAL-121 to WAL-124). It knows colours only as places in a list."""

from decimal import Context, Decimal
from typing import Final

from mypy_extensions import i64

from theatrum.core.chance import RANGE, Chance

STANDARD: Final = 0
LOAD: Final = 1

THIRDS: Final = 20  # throws of a three-sided die in one random number
THIRDS_RANGE: Final = 3**THIRDS
MOST_THROWN: Final = 400


def thresholds() -> list[int]:
    """Model "load": how many of 2**32 random words loosen a stuck cube when n are thrown,
    1 - exp(-n / 35) (WAL-122). In decimal arithmetic, so that every machine has the same table."""
    context = Context(prec=20)
    out: list[int] = []
    for n in range(MOST_THROWN + 1):
        stays = context.exp(context.divide(Decimal(-n), Decimal(35)))
        out.append(int(context.multiply(context.subtract(Decimal(1), stays), Decimal(RANGE))))
    return out


LOOSENED: Final = thresholds()
FALLS_UNDER_LOAD: Final = RANGE * 7 // 10


class Thirds:
    """Throws of a three-sided die, many of them out of one random number."""

    def __init__(self, chance: Chance) -> None:
        self.chance: Chance = chance
        self.digits: i64 = 0
        self.left: i64 = 0

    def picked(self, cubes: int) -> int:
        """How many of the cubes a chance of one third picks."""
        picked = 0
        for _ in range(cubes):
            if self.left == 0:
                self.digits = i64(self.chance.below(THIRDS_RANGE))
                self.left = THIRDS
            if self.digits % 3 == 0:
                picked += 1
            self.digits //= 3
            self.left -= 1
        return picked


def throw(chance: Chance, inside: list[int], thrown: list[int], model: int) -> list[int]:
    """Throw cubes in; what comes out per colour. `inside` is changed. The draws are made in a
    fixed order: colour by colour, first the stuck cubes, then the thrown ones (WAL-123)."""
    out: list[int] = []
    if model == STANDARD:
        dice = Thirds(chance)
        for colour in range(len(inside)):
            loose = dice.picked(inside[colour])
            stuck = dice.picked(thrown[colour])
            inside[colour] = inside[colour] + stuck - loose
            out.append(thrown[colour] - stuck + loose)
        return out
    total = 0
    for count in thrown:
        total += count
    for colour in range(len(inside)):
        loose = below_threshold(chance, inside[colour], LOOSENED[min(total, MOST_THROWN)])
        fallen = below_threshold(chance, thrown[colour], FALLS_UNDER_LOAD)
        inside[colour] += thrown[colour] - loose - fallen
        out.append(loose + fallen)
    return out


def below_threshold(chance: Chance, cubes: int, threshold: int) -> int:
    """How many of the cubes a chance of threshold / 2**32 picks."""
    picked = 0
    for _ in range(cubes):
        if chance.word() < threshold:
            picked += 1
    return picked
