"""Advice knows what the asking seat knows; looking back finds what changed a match."""

import pytest

from theatrum.bots.advice import advise, analyse, first_worths, win_chances
from theatrum.bots.thinking import Budget
from theatrum.core.chance import Noise
from theatrum.library.catalogue import load
from theatrum.match.match import Match, Seat

from .tables import GAME, TITLE, moments, play

FEW = Budget(simulations=12)


def test_advice_is_the_best_few_choices() -> None:
    match = next(moments(3, 1, 1))
    seat = GAME.decider(match.state)
    before = match.state.encode()
    found = advise(GAME, match.state, seat, FEW)
    assert match.state.encode() == before
    assert 1 <= len(found) <= 3
    assert len({one.action for one in found}) == len(found)
    assert {one.action for one in found} <= set(GAME.legal(match.state, seat))
    assert [one.weight for one in found] == sorted((one.weight for one in found), reverse=True)
    assert all(0 <= one.value <= 1 for one in found)
    assert found == advise(GAME, match.state, seat, FEW)
    assert len(advise(GAME, match.state, seat, FEW, count=1)) == 1


def test_advice_knows_no_more_than_the_seat() -> None:
    for match in moments(4, 83, 8):
        for seat in GAME.deciders(match.state):
            twin = GAME.determinize(match.state, seat, Noise(1))
            assert advise(GAME, match.state, seat, FEW) == advise(GAME, twin, seat, FEW)


def test_chances_at_the_end_are_facts() -> None:
    match = play(["random", "random"], "end", rounds="short")
    places = GAME.places(match.state)
    expected = [1 / places.count(1) if place == 1 else 0.0 for place in places]
    assert win_chances(GAME, match.state, Noise(1)) == expected


def test_a_lead_is_a_chance() -> None:
    """The same board, and one seat has thirty points more."""
    match = Match.new(TITLE, [Seat("a"), Seat("b")], seed="lead")
    even = win_chances(GAME, match.state, Noise(1), 8)
    assert sum(even) == pytest.approx(1)
    match.state.score[1] += 30
    ahead = win_chances(GAME, match.state, Noise(1), 8)
    assert ahead[1] > 0.75
    assert ahead[1] > even[1]


@pytest.mark.parametrize(("name", "seats"), [("maria", 2), ("hannibal", 2)])
def test_sides_that_differ_begin_as_equals(name: str, seats: int) -> None:
    """Their evaluations don't say who is ahead, so only what changes since the beginning does, as
    long as the game has not learnt who will win."""
    title = load(name)
    first = Match.new(title, [Seat(str(i)) for i in range(seats)], seed="sides").state
    base = first_worths(title.game, first)
    chances = win_chances(title.game, first, Noise(1), 4, base=base)
    assert all(0.5 / seats < chance < 1.6 / seats for chance in chances)
    assert not first_worths(GAME, Match.new(TITLE, [Seat("a"), Seat("b")], seed="sides").state)


def test_looking_back_at_a_match() -> None:
    match = play(["greedy", "random"], "look", rounds="short")
    seen: list[int] = []
    found = analyse(match, Budget(simulations=4), courses=1, points=3, seen=seen.append)
    assert len(found.moments) == len(match.line) + 1
    assert seen == list(range(len(match.line) + 1))
    assert found.moments[-1].chances == [1.0, 0.0]
    assert [point.first for point in found.turning_points] == sorted(
        point.first for point in found.turning_points
    )
    assert len(found.turning_points) == 3
    for point in found.turning_points:
        row = match.line[point.first - 1 : point.last]
        assert {done.seat for done in row} == {point.seat}
        assert point.action in {done.action for done in row}
        assert point.before == found.moments[point.first - 1].chances
        assert point.after == found.moments[point.last].chances
        assert point.advice
    assert max(point.swing for point in found.turning_points) > 0.2
