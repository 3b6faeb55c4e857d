"""Looking back in a bounded time: which positions are looked at, and what is found there."""

from collections.abc import Callable

import pytest

from theatrum.bots.advice import BETTER, CLEAR, Hint, hint, reason_of
from theatrum.bots.course import LEAST, Survey, looks, moves_of, sampled, survey
from theatrum.bots.thinking import Budget, Thought
from theatrum.core.chance import Noise
from theatrum.match.match import Done

from .tables import GAME, moments


def line_of(seats: str) -> list[Done]:
    return [Done(number, int(seat), 0, False) for number, seat in enumerate(seats, 1)]


def carry_out(line: list[Done], at: Callable[[int], float], most: int) -> tuple[Survey, list[int]]:
    """A survey of a match of two seats; what seat 0 has after each action is given."""
    asked: list[int] = []
    looking = survey(line, 2, most)
    chances: list[float] | None = None
    while True:
        try:
            number = next(looking) if chances is None else looking.send(chances)
        except StopIteration as end:
            return end.value, asked
        asked.append(number)
        chances = [at(number), 1 - at(number)]


def test_a_move_is_a_row_of_actions_of_one_seat() -> None:
    moves = moves_of(line_of("0011101"))
    assert [(move.first, move.last, move.seat) for move in moves] == [
        (1, 2, 0),
        (3, 5, 1),
        (6, 6, 0),
        (7, 7, 1),
    ]


def test_a_sample_keeps_both_ends() -> None:
    assert sampled([3, 5, 9], 3) == [3, 5, 9]
    some = sampled(list(range(1000)), 7)
    assert len(some) == 7
    assert (some[0], some[-1]) == (0, 999)
    assert some == sorted(set(some))


def test_one_click_that_turns_a_long_match_is_found() -> None:
    line = line_of("0001100011" * 80)  # 320 moves
    turned = 417  # in the middle of a move of seat 0
    found, asked = carry_out(line, lambda number: 0.5 if number < turned else 0.8, 20)
    assert [turn.click for turn in found.turns if turn.move.first <= turned <= turn.move.last] == [
        turned
    ]
    assert list(found.chances) == sorted(asked)
    assert len(asked) == len(set(asked))
    assert len(asked) <= looks(line, 2, 20) < 40
    assert {0, len(line)} <= set(asked)


def test_a_short_match_is_looked_at_between_all_moves() -> None:
    line = line_of("0110")
    found, asked = carry_out(line, lambda number: number / 10, 100)
    assert {0, 1, 3, 4} <= set(asked)
    assert len(found.turns) == 2


def test_a_change_that_may_be_none_turns_nothing() -> None:
    found, _ = carry_out(line_of("0110"), lambda number: 0.5 + LEAST * number / 4.1, 100)
    assert not found.turns


def thought(action: int, visits: int, value: float) -> Thought:
    return Thought(action, visits, value, 0.1)


@pytest.mark.parametrize(
    ("case", "than", "values"),
    [
        ("only", -1, [(0, 0.4)]),
        ("unrivalled", -1, [(9, 0.4), (0, 0.0)]),
        ("clear", 1, [(9, 0.5), (5, 0.5 - CLEAR - 0.01)]),
        ("rough", -1, [(2, 0.5), (1, 0.5 - CLEAR - 0.01)]),
        ("clear", 2, [(9, 0.5), (5, 0.2), (4, 0.3)]),
        ("better", 1, [(9, 0.5), (5, 0.5 - BETTER - 0.01)]),
        ("surest", 1, [(9, 0.5), (5, 0.5 + BETTER + 0.01)]),
        ("alike", -1, [(9, 0.5), (5, 0.5)]),
        ("alike", -1, [(9, 0.5), (5, 0.5), (4, 0.5), (2, 0.47)]),
        ("spared", -1, [(9, 0.5), (5, 0.5), (4, 0.5), (2, 0.3)]),
        # What is not shown is no reason by name, however good it is.
        ("clear", 1, [(9, 0.5), (5, 0.4), (4, 0.3), (1, 0.9)]),
    ],
)
def test_reasons(case: str, than: int, values: list[tuple[int, float]]) -> None:
    thoughts = [thought(i, visits, value) for i, (visits, value) in enumerate(values)]
    reason = reason_of(thoughts)
    assert (reason.case, reason.than) == (case, than)
    assert reason.best == values[0][1]
    if than > 0:
        assert reason.other == values[than][1]


def test_a_hint_is_the_same_in_worlds_that_a_seat_can_not_tell_apart() -> None:
    budget = Budget(simulations=12)

    def asked(position: object, seat: int) -> Hint:
        return hint(GAME, GAME.determinize(position, seat, Noise(3)), seat, 7, budget)

    compared = 0
    for match in moments(3, 41, 5):
        for seat in GAME.deciders(match.state):
            twin = GAME.determinize(match.state, seat, Noise(1))
            compared += twin != match.state
            assert asked(match.state, seat) == asked(twin, seat)
    assert compared > 3
