"""Many matches at once: the same as one at a time, for any number of processes."""

from pathlib import Path

import numpy as np
import pytest

from theatrum.arena.contest import Contest, play
from theatrum.core.chance import Chance, key_of
from theatrum.env.dataset import samples
from theatrum.env.observing import rewards
from theatrum.env.vector import Vector, random_actions
from theatrum.library.catalogue import SHELVES, load


@pytest.mark.parametrize("name", SHELVES)
def test_rows_are_matches(name: str) -> None:
    """What comes out is what the game itself says, step by step, over the end of a match."""
    game = load(name).game
    vector = Vector(name, count=2, seed=3)
    batch = vector.reset()
    states = [
        game.start(
            vector.seats,
            [option.default for option in game.options],
            Chance(key_of(f"theatrum/vector/1:3:{row}:0")),
        )
        for row in range(2)
    ]
    source = np.random.default_rng(1)
    ended = False
    while not ended:
        for row, state in enumerate(states):
            seat = game.decider(state)
            assert batch.seat[row] == seat
            observed = vector.observer.array(state, seat)
            assert (batch.observation[row] == observed).all()
            assert (batch.mask[row] == vector.observer.mask(state, seat)).all()
        actions = random_actions(batch.mask, source)
        seats = batch.seat.tolist()
        for row, state in enumerate(states):
            game.apply(state, seats[row], int(actions[row]))
        batch = vector.step(actions)
        for row, state in enumerate(states):
            assert batch.done[row] == (not state.stack)
            assert batch.reward[row].tolist() == pytest.approx(rewards(game, state))
            ended = ended or not state.stack
    row = int(np.flatnonzero(batch.done)[0])
    assert batch.length[row] > 50
    assert batch.mask[row].sum() > 0  # the next match has begun
    vector.close()


def test_any_number_of_processes_gives_the_same() -> None:
    found = []
    for processes in (1, 2):
        vector = Vector("el_grande", 3, count=5, processes=processes, seed=8)
        source = np.random.default_rng(8)
        batch = vector.reset()
        for _ in range(30):
            batch = vector.step(random_actions(batch.mask, source))
        found.append((batch.observation.copy(), batch.mask.copy(), batch.seat.copy()))
        vector.close()
    for one, other in zip(*found, strict=True):
        assert (one == other).all()


def test_random_actions_are_any_legal_ones() -> None:
    """Each legal action of a row, the first and the last too, has the same chance; equal seeds give
    equal actions."""
    mask = np.zeros((3, 40), np.int8)
    open_to = [[0], [0, 7, 39], list(range(40))]
    for row, legal in enumerate(open_to):
        mask[row, legal] = 1
    source, again = np.random.default_rng(5), np.random.default_rng(5)
    drawn = np.array([random_actions(mask, source) for _ in range(4000)])
    assert (drawn == [random_actions(mask, again) for _ in range(4000)]).all()
    for row, legal in enumerate(open_to):
        actions, counts = np.unique(drawn[:, row], return_counts=True)
        assert actions.tolist() == legal
        assert np.abs(counts / 4000 - 1 / len(legal)).max() < 0.03


@pytest.mark.parametrize("processes", [1, 2])
def test_what_is_not_legal_is_refused(processes: int) -> None:
    vector = Vector("el_grande", 2, count=2, processes=processes)
    vector.reset()
    with pytest.raises(Exception, match="ELG-"):
        vector.step([vector.actions - 1] * 2)
    vector.close()


def test_recorded_matches_are_data(tmp_path: Path) -> None:
    contest = Contest(
        "el_grande", ("random",), 2, 2, "d", options=(("rounds", "short"),), record=True
    )
    outcomes = [play(task) for task in contest.tasks()]
    for done in outcomes:
        assert done.file is not None
        (tmp_path / f"match_{done.number:06d}.json").write_bytes(done.file)
    found = list(samples(tmp_path))
    assert len(found) == sum(sum(done.decisions) for done in outcomes)
    for sample in found:
        assert sample.mask[sample.action] == 1
        assert sample.mask.sum() > 1
        assert sample.reward in (-1.0, 0.0, 1.0)
    own = list(samples(tmp_path, seat=1))
    assert 0 < len(own) < len(found)
    assert {sample.seat for sample in own} == {1}
