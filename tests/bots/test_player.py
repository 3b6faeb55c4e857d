"""Bots play by the rules, repeat themselves for a seed, and know no more than their seat."""

import copy

import pytest

from theatrum.bots.player import LEVELS, NoSuchBot, ask, make
from theatrum.core.chance import Noise

from .tables import GAME, moments, play

# A level with a time can't repeat itself; tests of the search stand in `test_search.py`.
REPEATABLE = ["random", "greedy"]


@pytest.mark.parametrize("level", REPEATABLE)
@pytest.mark.parametrize("seats", range(GAME.seats_min, GAME.seats_max + 1))
def test_choices_are_legal_and_repeatable(level: str, seats: int) -> None:
    asked = 0
    for match in moments(seats, 19, seats):
        before = match.state.encode()
        for seat in GAME.deciders(match.state):
            action = ask(make(level, 7), match, seat)
            assert action in GAME.legal(match.state, seat)
            assert action == ask(make(level, 7), match, seat)
            asked += 1
        assert match.state.encode() == before
    assert asked > 3


@pytest.mark.parametrize("level", REPEATABLE)
@pytest.mark.parametrize("seats", range(GAME.seats_min, GAME.seats_max + 1))
def test_what_a_seat_can_not_know_changes_nothing(level: str, seats: int) -> None:
    """Matches that differ in hidden things alone get the same choice from the same seed."""
    noise = Noise(seats)
    for match in moments(seats, 29, 100 + seats):
        for seat in GAME.deciders(match.state):
            choice = ask(make(level, 3), match, seat)
            other = copy.copy(match)
            other.state = GAME.determinize(match.state, seat, noise)
            assert other.state.encode() != match.state.encode()
            assert ask(make(level, 3), other, seat) == choice


@pytest.mark.parametrize("seats", range(GAME.seats_min, GAME.seats_max + 1))
def test_equal_knowledge_and_noise_imagine_the_same(seats: int) -> None:
    """The stronger law behind it: what a seat imagines has nothing of what it can't see."""
    noise = Noise(seats)
    for match in moments(seats, 5, 200 + seats):
        for seat in range(-1, seats):
            twin = GAME.determinize(match.state, seat, noise)
            first = GAME.determinize(match.state, seat, Noise(11))
            second = GAME.determinize(twin, seat, Noise(11))
            assert first.encode() == second.encode()
            if seat in GAME.deciders(match.state):
                assert GAME.legal(first, seat) == GAME.legal(match.state, seat)


def test_another_seed_may_choose_otherwise() -> None:
    match = next(moments(4, 1, 1))
    seat = GAME.decider(match.state)
    assert len({ask(make("random", seed), match, seat) for seed in range(20)}) > 1


def test_a_seat_of_another_moment_gets_other_noise() -> None:
    """Random play is not the same number again and again."""
    log = play(["random", "random"], "a seed").log
    assert len({repr(entry) for entry in log}) > 20


def test_levels_say_what_they_are() -> None:
    for name, level in LEVELS.items():
        assert make(name, 1).name == name
        assert level.description
        assert "\n" not in level.description
        assert 0 < level.seconds <= 60


def test_an_unknown_level_is_one_clear_line() -> None:
    with pytest.raises(
        NoSuchBot, match=r"there is no bot 'deep blue'; there is: random, greedy, quick"
    ):
        make("deep blue", 1)


@pytest.mark.parametrize(("seats", "matches"), [(2, 2), (4, 1)])
def test_greedy_beats_random(seats: int, matches: int) -> None:
    for number in range(matches):
        me = number % seats
        levels = ["greedy" if seat == me else "random" for seat in range(seats)]
        scores = GAME.scores(play(levels, f"greedy {number}", rounds="short").state)
        assert all(scores[me] > scores[seat] + 20 for seat in range(seats) if seat != me)
