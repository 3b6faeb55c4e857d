"""The small network behind a learnt outlook, and the tool that fits it."""

from math import exp
from typing import Any

import pytest
from librt.vecs import vec

from tests.scripts import script
from theatrum.core.network import Network

# Two inputs and two sides; one hidden cell that hears the first input above 1.
STRAIGHT = "0.5 1 0 0 0 2"
HIDDEN = "-1 1 0 3 -3"


@pytest.fixture(scope="module")
def tool() -> Any:
    pytest.importorskip("numpy")
    return script("tools/outlook.py")


def row(*numbers: float) -> Any:
    return vec[float](list(numbers))


def test_without_hidden_cells_it_is_a_straight_sum() -> None:
    found = Network(STRAIGHT, 2, 2).chances(row(1.0, 0.25))
    odds = exp(1.5 - 0.5)
    assert found == pytest.approx([odds / (1 + odds), 1 / (1 + odds)])


def test_a_hidden_cell_is_silent_below_nothing() -> None:
    plain, network = Network(STRAIGHT, 2, 2), Network(f"{STRAIGHT} {HIDDEN}", 2, 2)
    assert network.chances(row(0.5, 1.0)) == plain.chances(row(0.5, 1.0))
    odds = exp((0.5 + 2.0 + 3.0) - (2.0 - 3.0))
    assert network.chances(row(2.0, 1.0))[0] == pytest.approx(odds / (1 + odds))


def test_numbers_that_make_no_network_are_refused() -> None:
    with pytest.raises(ValueError, match="7 numbers"):
        Network(f"{STRAIGHT} 1", 2, 2)
    with pytest.raises(ValueError, match="2 numbers"):
        Network("1 2", 2, 2)


def test_what_is_fitted_is_what_the_game_computes(tool: Any) -> None:
    """The tool's own network, and the one that reads its text, agree on inputs as they are."""
    import numpy as np

    source = np.random.default_rng(5)
    rows = source.normal(3.0, 2.0, (6000, 4))
    wins = (rows[:, 0] + rows[:, 1] * rows[:, 2] > 9).astype(float)
    won = np.stack([wins, 1 - wins], axis=1)
    match = np.arange(6000)
    middle, size = rows.mean(axis=0), rows.std(axis=0)
    fit = tool.fitted((rows - middle) / size, won, won, match, 3, 1e-4)
    chances = fit.chances((rows - middle) / size)
    usual = np.tile(won.mean(axis=0), (6000, 1))
    assert tool.surprise(chances, won) < 0.7 * tool.surprise(usual, won)
    network = Network(tool.words(tool.numbers(fit, middle, size)), 4, 2)
    for i in range(5):
        assert network.chances(row(*rows[i])) == pytest.approx(list(chances[i]), abs=2e-3)


def test_what_is_foreseen_comes_from_the_next_round(tool: Any) -> None:
    import numpy as np

    chances = np.array([[0.2, 0.8], [0.4, 0.6], [0.9, 0.1], [0.5, 0.5]])
    won = np.array([[1.0, 0.0]] * 3 + [[0.0, 1.0]])
    match, left = np.array([0, 0, 0, 1]), np.array([2, 1, 1, 2])
    found = tool.foreseen(chances, won, match, left)
    next_round = (0.4 + 0.9) / 2
    assert found[0, 0] == pytest.approx((1 - tool.LAST_WORD) * next_round + tool.LAST_WORD)
    assert found[1:3].tolist() == won[1:3].tolist()
    assert found[3].tolist() == won[3].tolist()  # its next round was not kept


def test_matches_of_who_weighs_moves_can_be_learnt_from(tool: Any) -> None:
    """The same for the same number, a winner each, and other matches than greedy ones."""
    weighed, again = (tool.batch("hannibal", 2, 3, 1, 0)[0] for _ in range(2))
    greedy = tool.batch("hannibal", 2, 3, 1, 60)[0]
    assert weighed[1] in ([0.0, 1.0], [1.0, 0.0]), "the sides' parts of the win"
    assert weighed[0].shape == (tool.KEPT, len(greedy[0][0]))
    assert weighed[0].tolist() == again[0].tolist() != greedy[0].tolist()
