"""Recorded matches as data: what each seat knew, what it might do, what it did, how it ended.

theatrum arena --game el_grande --players greedy --matches 100 --record matches/

for sample in samples(Path("matches")):
    sample.observation, sample.mask, sample.action, sample.reward
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from theatrum.env.observing import Mask, Numbers, Observer, rewards
from theatrum.library.catalogue import Title, load
from theatrum.match.match import Match
from theatrum.match.record import from_bytes, replay


@dataclass(frozen=True)
class Sample:
    """A decision with a choice, as the seat that made it saw it. `reward` is what the seat had in
    the end (1 for a win), `number` the actions before it, `file` the match."""

    file: Path
    number: int
    seat: int
    observation: Numbers
    mask: Mask
    action: int
    reward: float


@lru_cache(maxsize=8)
def title_of(name: str) -> Title:
    return load(name)


def matches(folder: Path) -> Iterator[tuple[Path, Match]]:
    """The finished matches of a folder, replayed and checked, in the order of their names; raises
    BadRecord for a file that is none."""
    for file in sorted(folder.glob("match_*.json")):
        record = from_bytes(file.read_bytes())
        match = replay(record, title_of(record.game))
        if match.over:
            yield file, match


def samples(folder: Path, seat: int | None = None) -> Iterator[Sample]:
    """All decisions with a choice, of all seats or of one."""
    for file, match in matches(folder):
        yield from samples_of(file, match, seat)


def samples_of(file: Path, match: Match, seat: int | None = None) -> Iterator[Sample]:
    game = match.game
    observer = observer_for(match.title.name, len(match.seats), tuple(match.options))
    gained = rewards(game, match.state)
    state: Any = match.at(0)
    for number, done in enumerate(match.line):
        if seat in (None, done.seat) and len(game.legal(state, done.seat)) > 1:
            yield Sample(
                file,
                number,
                done.seat,
                observer.array(state, done.seat),
                observer.mask(state, done.seat),
                done.action,
                gained[done.seat],
            )
        game.apply(state, done.seat, done.action)


@lru_cache(maxsize=16)
def observer_for(name: str, seats: int, options: tuple[int, ...]) -> Observer:
    return Observer(title_of(name).game, seats, list(options))
