"""Exports of running matches hold what their reader may know, and not the seed."""

from typing import Any

import pytest

from theatrum.core.chance import Noise
from theatrum.core.game import SPECTATOR
from theatrum.match import laws, record
from theatrum.match.match import Action, Match, Undo
from theatrum.match.record import BadRecord

from .tables import SECRETIVE, TABLES, started, wandered

SPARSE = {"maria": 17, "wallenstein": 7}  # long matches are replayed more seldom


@pytest.mark.parametrize(("name", "seats"), SECRETIVE)
def test_an_export_of_a_running_match_tells_no_secret(name: str, seats: int) -> None:
    """Two matches that differ in one secret answer give all others the same file, the same log and
    the same view."""
    noise, compared = Noise(seats), 0
    for seed in range(12 // seats):
        for match in wandered(name, seats, 600 + seed):
            game = match.game
            if match.over or not game.decision(match.state).secret:
                continue
            if len(match.log) % SPARSE.get(name, 2):
                continue
            seat = game.decider(match.state)
            one, two = (branch(match, seat, noise) for _ in "12")
            if one.over:
                continue
            for reader in laws.readers(match.state):
                same = told(one, reader) == told(two, reader)
                exports = {record.to_bytes(record.export(m, reader)) for m in (one, two)}
                if reader == seat:
                    assert (len(exports) == 1) == (one.log == two.log)
                else:
                    assert len(exports) == 1
                    waiting = len(game.deciders(match.state)) > 1
                    assert same or not waiting
                    compared += one.log != two.log
    assert compared > 12


def branch(match: Match, seat: int, noise: Noise) -> Match:
    """The same match with one more action."""
    other = record.replay(record.save(match))
    actions = match.game.legal(other.state, seat)
    other.act(seat, actions[noise.below(len(actions))])
    return other


def told(match: Match, reader: int) -> list[dict[str, Any]]:
    return [match.game.fact(t.event) for t in match.told_to(reader)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_export_of_a_running_match_has_no_seed(name: str, seats: int) -> None:
    match = started(name, seats, 45)
    assert not match.over
    for reader in laws.readers(match.state):
        raw = record.to_bytes(record.export(match, reader))
        assert match.seed.encode() not in raw
        with pytest.raises(BadRecord, match="not revealed"):
            record.replay(record.from_bytes(raw))
    for number, (entry, log) in enumerate(
        zip(record.export(match, SPECTATOR).actions, match.log, strict=True), 1
    ):
        assert isinstance(log, Action | Undo)
        hidden = entry == {"seat": log.seat, "hidden": True}
        assert hidden == (number in match.secret)
