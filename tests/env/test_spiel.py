"""The OpenSpiel games pass OpenSpiel's own checks, and its bots can play them."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import make_observation

import theatrum.env.spiel
from theatrum.library.catalogue import SHELVES

assert theatrum.env.spiel  # it registers the games


def played(name: str, actions: int, seed: int, **params: int) -> pyspiel.State:
    """A state after so many random actions, chance included."""
    state = pyspiel.load_game(f"theatrum_{name}", params).new_initial_state()
    source = np.random.RandomState(seed)
    for _ in range(actions):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(source.randint(16))
        else:
            state.apply_action(source.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", SHELVES)
def test_open_spiels_own_check(name: str) -> None:
    game = pyspiel.load_game(f"theatrum_{name}", {"outcomes": 16})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SHELVES)
def test_a_state_is_its_bytes_and_its_history(name: str) -> None:
    state = played(name, 40, 1, outcomes=16)
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    _, back = pyspiel.deserialize_game_and_state(text)
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    for other in (back, again, state.clone()):
        assert str(other) == str(state)
        for player in range(state.num_players()):
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)


def test_a_clone_goes_its_own_way() -> None:
    state = played("el_grande", 20, 3, outcomes=16)
    before = str(state)
    twin = state.clone()
    for _ in range(8):
        twin.apply_action(0 if twin.is_chance_node() else twin.legal_actions()[0])
    assert str(state) == before != str(twin)


def test_chance_is_explicit() -> None:
    """All that is drawn is drawn at chance nodes: equal outcomes and actions, equal positions."""
    game = pyspiel.load_game("theatrum_wallenstein", {"outcomes": 8})
    first = game.new_initial_state()
    assert first.is_chance_node()
    assert first.chance_outcomes() == [(i, 1 / 8) for i in range(8)]
    state = played("wallenstein", 150, 5, outcomes=8)
    chances = [item for item in state.full_history() if item.player == pyspiel.PlayerId.CHANCE]
    assert len(chances) > 3


@pytest.mark.parametrize("name", SHELVES)
def test_resampled_states_look_the_same(name: str) -> None:
    state = played(name, 33, 2, outcomes=16)
    source = np.random.RandomState(1)
    for player in range(state.num_players()):
        other = state.resample_from_infostate(player, source.random_sample)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions(player) == state.legal_actions(player)


def test_observers() -> None:
    state = played("el_grande", 12, 1, outcomes=16)
    observation = make_observation(state.get_game())
    observation.set_from(state, player=1)
    assert list(observation.dict["player"]) == [0, 1]
    assert observation.string_from(state, 1) == state.observation_string(1)
    recalled = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=True))
    recalled.set_from(state, player=1)
    assert recalled.dict["told"].sum() > 0


def test_open_spiels_bots_play_a_match() -> None:
    game = pyspiel.load_game("theatrum_el_grande", {"outcomes": 4})
    source = np.random.RandomState(2)

    class Guess(mcts.Evaluator):  # type: ignore[misc]
        """Random play to the end would take long in plain Python."""

        def evaluate(self, state: pyspiel.State) -> list[float]:
            return [0.0, 0.0]

        def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
            legal = state.legal_actions(state.current_player())
            return [(action, 1 / len(legal)) for action in legal]

    bots = [
        mcts.MCTSBot(game, 1.0, 3, Guess(), random_state=source),
        uniform_random.UniformRandomBot(1, source),
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(source.randint(4))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sorted(state.returns()) in ([-1, 1], [0, 0])
