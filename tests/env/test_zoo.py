"""The PettingZoo environments pass PettingZoo's own tests, show no more than a seat may know, and
pay at the end."""

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.performance_benchmark import performance_benchmark

from theatrum.core.chance import Chance, Noise
from theatrum.core.rows import FRAMES
from theatrum.env import zoo
from theatrum.env.observing import Observer, rewards
from theatrum.library.catalogue import SHELVES, load

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize("name", SHELVES)
def test_pettingzoo_api(name: str) -> None:
    api_test(zoo.env(name), num_cycles=60)


@pytest.mark.parametrize("name", SHELVES)
def test_pettingzoo_seed(name: str) -> None:
    seed_test(lambda: zoo.env(name, view=True, told=True), num_cycles=30)


@pytest.mark.parametrize("name", SHELVES)
def test_pettingzoo_parallel_api(name: str) -> None:
    parallel_api_test(zoo.parallel_env(name), num_cycles=60)


def test_pettingzoo_performance(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its benchmark runs for five seconds by the clock; here the clock is quicker."""
    import time

    true = time.time
    monkeypatch.setattr(time, "time", lambda: true() * 10)
    performance_benchmark(zoo.env("el_grande"))
    assert "cycles per second" in capsys.readouterr().out


@pytest.mark.parametrize("name", SHELVES)
def test_observations_have_nothing_hidden_in_them(name: str) -> None:
    """Positions that a seat can't tell apart give it the same arrays."""
    game = load(name).game
    seats = game.seats_max
    options = [option.default for option in game.options]
    observer = Observer(game, seats, options)
    state = game.start(seats, options, Chance(5))
    noise = Noise(5)
    changed = 0
    for number in range(60):
        seat = game.decider(state)
        if number % 6 == 0:
            for reader in range(seats):
                twin = game.determinize(state, reader, noise)
                changed += twin.encode() != state.encode()
                assert (observer.array(twin, reader) == observer.array(state, reader)).all()
                assert (observer.mask(twin, reader) == observer.mask(state, reader)).all()
        legal = game.legal(state, seat)
        game.apply(state, seat, legal[noise.below(len(legal))])
    assert changed > 10


@pytest.mark.parametrize("name", SHELVES)
def test_columns_say_what_is_where(name: str) -> None:
    game = load(name).game
    options = [option.default for option in game.options]
    observer = Observer(game, game.seats_min, options)
    state = game.start(game.seats_min, options, Chance(1))
    array = observer.array(state, 0)
    assert sum(column.size for column in observer.columns) == observer.size == len(array)
    place = 0
    for column in observer.columns:
        assert column.first == place
        place += column.size
        if column.bits:
            assert set(array[column.first : column.first + column.size]) <= {0, 1}
    assert array[0] == game.seats_min
    assert array[1] == state.stack[-1]
    names = [column.name for column in observer.columns]
    assert sorted(names[2:]) == sorted(state.fields()[2:])
    assert observer.columns[1].size == FRAMES * 4


def test_a_whole_match_ends_with_rewards() -> None:
    env = zoo.env("el_grande", seats=3, options={"rounds": "short"})
    env.reset(seed=4)
    source = np.random.default_rng(4)
    got: dict[str, float] = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        got[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated else int(source.choice(legal)))
    assert sum(got.values()) == pytest.approx(0)
    assert max(got.values()) > 0
    table = env.unwrapped.table
    assert list(got.values()) == rewards(table.game, table.state)


def test_what_is_not_legal_is_refused_with_its_rule() -> None:
    env = zoo.env("el_grande")
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"not allowed now: ELG-\d+"):
        env.step(env.unwrapped.table.game.actions.size - 1)


def test_info_holds_the_readable_structures() -> None:
    env = zoo.env("el_grande", view=True, told=True)
    env.reset(seed=1)
    info = env.infos[env.agent_selection]
    assert info["view"]["game"] == "el_grande"
    assert info["view"]["reader"] == int(env.agent_selection[-1])
    assert all("verb" in fact for fact in info["told"])
    assert info["told"]


def test_simultaneous_decisions_are_one_step_of_the_parallel_environment() -> None:
    env = zoo.parallel_env("wallenstein", seats=3)
    observations, _ = env.reset(seed=2)
    source = np.random.default_rng(2)
    together = 0
    for _ in range(120):
        masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
        deciding = [agent for agent, mask in masks.items() if not mask[env.wait]]
        together = max(together, len(deciding))
        if not env.agents:
            break
        actions = {a: int(source.choice(np.flatnonzero(mask))) for a, mask in masks.items()}
        observations, *_ = env.step(actions)
    assert together == 3
