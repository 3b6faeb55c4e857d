"""Whole matches: they end, and what must hold holds after every action."""

import pytest

from theatrum.core.chance import Chance, Noise, key_of
from theatrum.core.playout import playout
from theatrum.games.hannibal.forms import CARTHAGE, ROME, SPACES
from theatrum.games.hannibal.state import (
    BATTLE,
    END_MOVE,
    HAND,
    MARCHING,
    OPERATION,
    PLACING,
    PLAY,
    REACTION,
    REMOVE_PCS,
    REMOVED,
    Position,
)

from .warlike import GAME, USUAL, match


def index_holds(s: Position) -> None:
    """What is kept of the map and the hands is what a search finds."""
    if s.index is not None:
        kept, s.index = s.index, None
        found = s.found()
        assert kept.counts == found.counts
        assert kept.stacks == found.stacks
        assert kept.leaders == found.leaders
        assert kept.cards == found.cards
        assert kept.masks == found.masks
        assert kept.sieges == found.sieges
        s.index = kept


def invariants(s: Position) -> None:
    index_holds(s)
    problem = GAME.sound(s)
    assert problem == "", problem
    assert list(s.hands) == [list(s.where).count(HAND + side) for side in (ROME, CARTHAGE)]
    assert list(s.where).count(REMOVED) <= 3
    assert s.elephants() <= 4
    if s.stack and s.stack[-1] == MARCHING:
        assert s.acu <= 10
    for side in (ROME, CARTHAGE):
        assert sum(s.bhand[6 * side : 6 * side + 6]) <= 21
    kinds = s.stack[3::4]
    if not {REACTION, BATTLE, END_MOVE} & set(kinds):
        for p in range(SPACES):
            assert not (s.outside(ROME, p) and s.outside(CARTHAGE, p)), "both sides outside"


@pytest.mark.parametrize("seed", range(8))
def test_warlike_matches(seed: int) -> None:
    for steps, (s, told) in enumerate(match(seed, [seed & 1, seed >> 1 & 1, seed >> 2 & 1, 0])):
        invariants(s)
        assert steps == 0 or any(event.seen == -1 for event in told)
        assert steps < 5000
        if s.stack:
            legal = GAME.legal(s, GAME.decider(s))
            assert legal
            assert len(set(legal)) == len(legal)
    assert s.winner >= 0
    assert sorted(GAME.places(s)) == [1, 2]


@pytest.mark.rule("HAN-125")
@pytest.mark.parametrize("seed", range(20, 24))
def test_nobody_can_tell_an_imagined_position(seed: int) -> None:
    for steps, (s, _) in enumerate(match(seed)):
        if steps % 17 or not s.stack:
            continue
        for seat in (ROME, CARTHAGE, -1):
            t = GAME.determinize(s, seat, Noise(steps))
            assert GAME.view(t, seat) == GAME.view(s, seat)
            assert GAME.sound(t) == ""
            index_holds(t)
            assert t.stack == s.stack
            if seat >= 0:
                assert GAME.legal(t, seat) == GAME.legal(s, seat)
            assert GAME.legal(t, GAME.decider(t))
            # Equal knowledge, equal imagination.
            again = GAME.determinize(t, seat, Noise(steps))
            assert again == t


def test_decisions_choose_what_is_picked_from_their_lists() -> None:
    kinds = set()
    for seed in range(40, 43):
        for steps, (s, _) in enumerate(match(seed)):
            if s.stack:
                seat = GAME.decider(s)
                waiting = GAME.decision(s)
                for n in range(3):
                    chosen = waiting.choose(s, seat, Noise(3 * steps + n))
                    assert chosen == Noise(3 * steps + n).pick(waiting.legal(s, seat))
                kinds.add(s.stack[-1])
    assert {PLAY, OPERATION, PLACING, REMOVE_PCS} <= kinds


def test_positions_are_values() -> None:
    for steps, (s, _) in enumerate(match(31)):
        if steps % 23 == 0:
            copy = GAME.copy(s)
            assert copy == s
            assert GAME.decode(s.encode()) == s
            before = s.encode()
            if s.stack:
                seat = GAME.decider(copy)
                GAME.apply(copy, seat, GAME.legal(copy, seat)[0])
            assert s.encode() == before


@pytest.mark.rule("HAN-126")
def test_playouts_end_and_repeat() -> None:
    for seed in range(6):
        ends = set()
        for _ in range(2):
            s = GAME.start(2, USUAL, Chance(key_of(f"end {seed}")))
            assert playout(GAME, s, Noise(seed), 20_000) < 20_000
            ends.add(s.digest())
        assert len(ends) == 1
