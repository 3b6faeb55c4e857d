"""What the law tests share: every game at every number of seats, positions to look at, and a match
file of whatever goes wrong."""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

from hypothesis import HealthCheck, reject, settings
from hypothesis import strategies as st
from librt.strings import BytesWriter

from tests.maria.raider import Raider
from theatrum.core.chance import Noise
from theatrum.core.game import BadOptions
from theatrum.core.state import FRAME, MAGIC, write_number
from theatrum.library import ledger
from theatrum.library.catalogue import SHELVES, Title, load
from theatrum.match import record
from theatrum.match.match import Match, Seat
from theatrum.match.wander import Wanderer, random_match

WANDERERS = {"maria": Raider}  # who plays the random matches, where chance alone is too tame
ARTIFACTS = Path(__file__).parents[2] / "artifacts" / "laws"

SETTINGS = settings(
    deadline=None,
    derandomize=True,
    database=None,
    print_blob=False,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@cache
def title(name: str) -> Title:
    return load(name)


def seat_counts(name: str) -> range:
    game = title(name).game
    return range(game.seats_min, game.seats_max + 1)


GAMES = list(SHELVES)
TABLES = [(name, seats) for name in GAMES for seats in seat_counts(name)]
# The games in which some answers are known to their own seat alone.
SECRETIVE = [(n, seats) for n, seats in TABLES if any(d.secret for d in title(n).game.decisions)]


@cache
def rules(name: str) -> frozenset[int]:
    """The numbers of the game's ledger."""
    return frozenset(entry.number for entry in ledger.entries(name))


def people(seats: int) -> list[Seat]:
    return [Seat(f"Seat {i}") for i in range(seats)]


@dataclass(frozen=True)
class Table:
    """What a match is made of."""

    name: str
    seats: int
    options: dict[str, Any]
    seed: str

    def match(self) -> Match:
        return Match.new(title(self.name), people(self.seats), self.options, self.seed)


@st.composite
def some_table(draw: st.DrawFn, name: str, seats: int) -> Table:
    """Any seed, and any options that go together."""
    options = {o.name: draw(st.sampled_from(o.choices)) for o in title(name).game.options}
    table = Table(name, seats, options, str(draw(st.integers(0))))
    try:
        table.match()
    except BadOptions:
        reject()
    return table


class Script:
    """Chooses by the numbers of a list as long as there are any, and then wanders."""

    def __init__(self, match: Match, numbers: list[int], seed: int) -> None:
        self.game = match.game
        self.numbers = numbers
        self.wanderer = WANDERERS.get(match.title.name, Wanderer)(match.game, Noise(seed))

    def choose(self, state: Any) -> tuple[int, int]:
        if not self.numbers:
            return self.wanderer.choose(state)
        number, *self.numbers = self.numbers
        seats = self.game.deciders(state)
        seat = seats[number % len(seats)]
        actions = self.game.legal(state, seat)
        return seat, actions[number // len(seats) % len(actions)]


NUMBERS = st.lists(st.integers(0, 255), max_size=60)
SEEDS = st.integers(0, 2**64 - 1)


@contextmanager
def kept_on_failure(match: Match) -> Iterator[None]:
    """Saves the match of a failure and says where."""
    try:
        yield
    except Exception as error:
        ARTIFACTS.mkdir(parents=True, exist_ok=True)
        test = os.environ["PYTEST_CURRENT_TEST"].split("::")[-1]
        file = ARTIFACTS / (re.sub(r"\W+", "-", test.removesuffix(" (call)")).strip("-") + ".json")
        file.write_bytes(record.to_bytes(record.save(match)))
        raise AssertionError(f"{error}\nopen it with: theatrum match show {file}") from error


def wandered(name: str, seats: int, seed: int, **options: Any) -> Iterator[Match]:
    """A random match, after every action; with random options unless some are given."""
    noise = Noise(seed)
    match = random_match(title(name), noise, seats)
    if options:
        match = Match.new(title(name), people(seats), options, match.seed)
    wanderer = WANDERERS.get(name, Wanderer)(match.game, noise)
    yield match
    while not match.over:
        match.act(*wanderer.choose(match.state))
        yield match


def started(name: str, seats: int, actions: int, seed: int = 1) -> Match:
    """A running match of so many actions, without undo."""
    noise = Noise(seed)
    match = random_match(title(name), noise, seats)
    wanderer = Wanderer(match.game, noise)
    while len(match.log) < actions:
        match.act(*wanderer.choose(match.state))
    return match


# Of long matches fewer positions are taken, so that as many matches are met.
EVERY = {"maria": 13}


@cache
def positions(name: str, seats: int, count: int) -> list[tuple[Match, int, Any]]:
    """Positions of random matches: each with its match and its place there. Not to be changed."""
    out: list[tuple[Match, int, Any]] = []
    every = EVERY.get(name, 3)
    seed = 1000 * seats
    while len(out) < count:
        seed += 1
        for number, match in enumerate(wandered(name, seats, seed)):
            if number % every == 0:
                out.append((match, number, match.game.copy(match.state)))
    return out[:count]


def one_of_each(name: str, seats: int) -> list[Any]:
    """A position for every combination of waiting decisions that random matches met."""
    found: dict[tuple[int, ...], Any] = {}
    for _, _, s in positions(name, seats, 700):
        found.setdefault(tuple(s.stack[FRAME - 1 :: FRAME]), s)
    return list(found.values())


def with_check_sum(body: bytes) -> bytes:
    return body + crc32(body).to_bytes(4, "big")


def written(lists: list[list[int]]) -> bytes:
    """Lists of integers as the bytes of a position, check sum and all."""
    out = BytesWriter()
    out.write(MAGIC)
    for values in lists:
        write_number(out, len(values))
        for value in values:
            write_number(out, value)
    return with_check_sum(out.getvalue())
