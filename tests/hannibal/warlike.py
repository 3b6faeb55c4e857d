"""Random matches in which armies march at each other, so that battles, sieges and retreats come up
much more often than by chance."""

from collections.abc import Iterator
from typing import Any

from theatrum.core.chance import Chance, Noise, key_of
from theatrum.core.events import Journal
from theatrum.games.hannibal.forms import (
    ACTIVATE,
    ALONG,
    BESIEGE,
    DISCARD,
    DONE,
    DROP,
    EVENT,
    FIGHT,
    GENERALS,
    MARCH,
    OPS,
    PASS,
    PICK,
    SAIL,
    SALLY,
    SPACES,
    STOP,
    YIELD,
)
from theatrum.games.hannibal.state import MARCHING, Position
from theatrum.library.catalogue import load

GAME: Any = load("hannibal").game
USUAL = [option.default for option in GAME.options]


def heat(s: Position, action: int) -> int:
    """How much a warlike player likes an action; larger is likelier."""
    if ACTIVATE <= action < ACTIVATE + GENERALS:
        g = action - ACTIVATE
        return 40 if s.total(s.board.side_of[g], s.place[g]) else 2
    if s.stack[-1] == MARCHING:
        if MARCH <= action < MARCH + SPACES:
            foe = s.outside(1 - s.active, action - MARCH)
            near = [p for p in s.board.near[action - MARCH] if s.outside(1 - s.active, p)]
            goal = s.board.walled[action - MARCH] or s.tribe[action - MARCH]
            return 60 if foe else 25 if near else 15 if goal else 6
        if action == SALLY:
            return 200
        if PICK <= action < DROP + 280:
            return 1
        if SAIL <= action < STOP:
            return 1
        return 6
    if EVENT <= action < OPS:
        return 6
    if OPS <= action < DISCARD:
        return 8
    if action in (BESIEGE, FIGHT):
        return 10
    if action in (DONE, PASS, YIELD):
        return 2
    return 4 if action >= ALONG else 3


def choose(s: Position, noise: Noise) -> tuple[int, int]:
    seat = GAME.decider(s)
    actions = GAME.legal(s, seat)
    weights = [heat(s, action) for action in actions]
    at = noise.below(sum(weights))
    for action, weight in zip(actions, weights, strict=True):
        at -= weight
        if at < 0:
            return seat, action
    raise AssertionError


def match(seed: int, options: list[int] | None = None) -> Iterator[tuple[Position, list[Any]]]:
    """A match after every action, with what was told."""
    s: Position = GAME.start(2, options or USUAL, Chance(key_of(f"war {seed}")), Journal())
    noise = Noise(seed)
    assert s.journal is not None
    yield s, s.journal.take()
    while s.stack:
        seat, action = choose(s, noise)
        GAME.apply(s, seat, action)
        yield s, s.journal.take()
