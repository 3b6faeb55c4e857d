"""The law of undo: open exactly when nothing was drawn, shown or done by another."""

from typing import Any

import pytest
from hypothesis import given, settings

from theatrum.core.chance import Noise
from theatrum.core.game import SPECTATOR
from theatrum.match import laws, record
from theatrum.match.match import Match, NoUndo, Undo

from .tables import (
    NUMBERS,
    SEEDS,
    SETTINGS,
    TABLES,
    Script,
    Table,
    kept_on_failure,
    people,
    some_table,
    title,
    wandered,
)

MANY = 60  # tries to find somebody who learns something from an action that closes undo
SOME = 3  # tries with one that doesn't
LONG = {"maria": 5}  # matches that are tried, where they are long


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_undo_is_open_exactly_when_nobody_learns_anything(name: str, seats: int) -> None:
    """The engine's flag against an oracle that does not ask it: imagined positions that look alike
    before the action must look alike after it, to every reader. No exception is needed for cards
    that are all alike: no deck of El Grande can be left with only such cards."""
    noise = Noise(seats)
    closed = opened = 0
    for seed in range(6):
        last: tuple[Any, int] | None = None
        for match in wandered(name, seats, 500 * seats + seed):
            if last is not None:
                done = match.line[-1]
                secret = len(match.log) in match.secret
                if done.sealed or secret or len(match.log) % 4 == 0:
                    with kept_on_failure(match):
                        tries = MANY if done.sealed else SOME
                        shown = laws.shows_something(
                            match.game, last[0], done.seat, done.action, noise, tries
                        )
                        assert done.sealed == shown, "sealed" if done.sealed else "shown"
                        assert match.can_undo(done.seat) == (not shown)
                closed += done.sealed
                opened += not done.sealed
            last = (match.game.copy(match.state), len(match.log))
    assert closed > 20
    assert opened > 200


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_nobody_takes_back_what_another_did(name: str, seats: int) -> None:
    for match in wandered(name, seats, 77 + seats):
        if match.line:
            last = match.line[-1]
            for seat in range(-2, seats + 2):
                assert match.can_undo(seat) == (seat == last.seat and not last.sealed)
            for count in (-1, 0, len(match.line) + 1):
                assert not match.can_undo(last.seat, count)
            count = 1
            while match.can_undo(last.seat, count):
                count += 1
            assert not match.can_undo(last.seat, count + 1)
            for done in match.line[len(match.line) - count + 1 :]:
                assert done.seat == last.seat


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_undo_restores_everything_but_the_log(name: str, seats: int) -> None:
    @settings(SETTINGS, max_examples=LONG.get(name, 10))
    @given(table=some_table(name, seats), numbers=NUMBERS, seed=SEEDS)
    def run(table: Table, numbers: list[int], seed: int) -> None:
        match = table.match()
        script, noise = Script(match, numbers, seed), Noise(seed)
        with kept_on_failure(match):
            while not match.over:
                before = match.game.copy(match.state)
                seat, action = script.choose(match.state)
                match.act(seat, action)
                after = match.state.encode()
                if match.can_undo(seat) and noise.below(3) == 0:
                    laws.check_undo(match, before, seat, action)
                    assert match.log[-1] == Undo(seat, 1, ())
                    match.act(seat, action)
                    assert match.state.encode() == after
            take_back_several(match)
            again = record.replay(record.from_bytes(record.to_bytes(record.save(match))))
            assert again.log == match.log
            assert again.state == match.state

    run()


def take_back_several(match: Match) -> None:
    """A line of the finished match played again on a new one, taken back in one go."""
    other = Match.new(match.title, match.seats, match.option_names(), match.seed)
    states = []
    for done in match.line:
        states.append(other.game.copy(other.state))
        other.act(done.seat, done.action)
        count = 1
        while other.can_undo(done.seat, count + 1):
            count += 1
        if other.can_undo(done.seat, count) and count >= 3:
            redo = other.line[-count:]
            other.undo(done.seat, count)
            assert other.state == states[-count]
            for again in redo:
                other.act(again.seat, again.action)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_refused_undo_changes_nothing(name: str, seats: int) -> None:
    refused = 0
    for match in wandered(name, seats, 90 + seats):
        for seat in range(-1, seats + 1):
            for count in (0, 1, 2, 10**6):
                if not match.can_undo(seat, count):
                    before = (match.state.encode(), list(match.log), list(match.line))
                    with pytest.raises(NoUndo):
                        match.undo(seat, count)
                    assert (match.state.encode(), match.log, match.line) == before
                    refused += 1
    assert refused > 100


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_undo_by_consent(name: str, seats: int) -> None:
    """With the consent of all others anything goes back, across barriers and snapshots; a replay
    checks the consent."""
    noise = Noise(seats)
    for match in wandered(name, seats, 33 + seats):
        if match.over or len(match.line) < 5 or noise.below(20):
            continue
        seat, count = noise.below(seats), 1 + noise.below(len(match.line))
        others = tuple(other for other in range(seats) if other != seat)
        wanted = match.at(len(match.line) - count)
        if not match.can_undo(seat, count):
            for some in (others[:-1], (seat, *others[1:]), ()):
                with pytest.raises(NoUndo):
                    match.undo(seat, count, some)
        redo = match.line[-count:]
        match.undo(seat, count, (*reversed(others), seat))
        assert match.log[-1] == Undo(seat, count, others)
        assert match.state == wanted
        for done in redo:
            match.act(done.seat, done.action)
    assert any(isinstance(entry, Undo) for entry in match.log)
    saved = record.to_bytes(record.save(match))
    again = record.replay(record.from_bytes(saved))
    assert again.state == match.state
    assert record.to_bytes(record.save(again)) == saved
    without_consent(match)


def without_consent(match: Match) -> None:
    """The same file with a consent struck out is refused where it was needed."""
    saved = record.save(match)
    number = next(n for n, entry in enumerate(saved.actions, 1) if entry.get("consent"))
    play = Match.new(match.title, match.seats, match.option_names(), match.seed)
    for entry in saved.actions[: number - 1]:
        record.play_entry(play, 1, dict(entry))
    entry = saved.actions[number - 1]
    needed = not play.can_undo(entry["seat"], entry["undo"])
    entry["consent"] = entry["consent"][:-1]
    if needed:
        with pytest.raises(record.BadRecord) as error:
            record.replay(saved)
        assert error.value.entry == number


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_finished_match_is_final(name: str, seats: int) -> None:
    """Its export shows the seed: whoever took the last action back would know all cards."""
    *_, match = wandered(name, seats, 12 + seats)
    assert match.over
    everybody = tuple(range(seats))
    for seat in everybody:
        assert not match.can_undo(seat)
        with pytest.raises(NoUndo):
            match.undo(seat, 1, everybody)
    assert record.export(match, SPECTATOR).seed == match.seed


def test_what_was_told_stays_told() -> None:
    name, seats = TABLES[0]
    match = Match.new(title(name), people(seats), {}, "told")
    seat = match.game.decider(match.state)
    events = match.act(seat, match.game.legal(match.state, seat)[0])
    told = list(match.told)
    match.undo(seat)
    assert events
    assert match.told == told
