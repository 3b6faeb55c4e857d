"""The games as PettingZoo environments.

    from theatrum.env import zoo
    env = zoo.env("el_grande", seats=4)            # AEC: whoever must decide, decides
    env = zoo.parallel_env("wallenstein", seats=3)  # all who must decide at once act at once

An agent's observation is a dictionary: `observation`, the array of `theatrum.env.observing`, and
`action_mask`. `info` holds on request `view`, the readable structure that people see, and `told`,
all that the seat has ever been told (the information state). In the parallel environment a seat
that has nothing to decide has one legal action, the last one: to wait.
"""

from functools import lru_cache
from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from theatrum.core.chance import Chance, key_of
from theatrum.core.events import Event, Journal
from theatrum.core.game import Refusal
from theatrum.core.rows import LEAST, MOST
from theatrum.env.observing import Observer, rewards
from theatrum.library.catalogue import Title, load, option_numbers

Observation = dict[str, Any]


@lru_cache(maxsize=8)
def title_of(game: str) -> Title:
    return load(game)


class Table:
    """One match at a time, and what all environments do with it."""

    def __init__(
        self, game: str, seats: int | None, options: dict[str, Any] | None, view: bool, told: bool
    ) -> None:
        self.title = title_of(game)
        self.game = self.title.game
        self.seats = self.game.seats_min if seats is None else seats
        self.options = option_numbers(self.game, options or {})
        self.observer = Observer(self.game, self.seats, self.options)
        self.view, self.told = view, told
        self.events: list[Event] = []
        self.state: Any = None
        self.source, _ = seeding.np_random(0)

    def start(self, seed: int | None) -> None:
        """A new match: of this seed, or else the next of the row that the last seed began."""
        if seed is not None:
            self.source, _ = seeding.np_random(seed)
        key = key_of(f"theatrum/env/1:{self.source.integers(1 << 62)}")
        journal = Journal() if self.told else None
        self.state = self.game.start(self.seats, self.options, Chance(key), journal)
        self.state.journal = journal
        self.events = []
        self.hear()

    def act(self, seat: int, action: int) -> None:
        try:
            self.game.apply(self.state, seat, int(action))
        except Refusal as refused:
            raise ValueError(f"seat {seat}, action {action}: {refused}") from None
        self.hear()

    def hear(self) -> None:
        if self.state.journal is not None:
            self.events.extend(self.state.journal.take())

    def info(self, seat: int) -> dict[str, Any]:
        out: dict[str, Any] = {}
        if self.view:
            out["view"] = msgspec.to_builtins(self.game.view(self.state, seat))
        if self.told:
            out["told"] = [self.game.fact(e) for e in self.events if e.visible(seat)]
        return out

    def space(self, actions: int) -> spaces.Dict:
        size = self.observer.size
        return spaces.Dict(
            {
                "observation": spaces.Box(LEAST, MOST, (size,), np.int32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )


class TheatrumEnv(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """The AEC environment: the agent selected is the first seat that must decide."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        view: bool = False,
        told: bool = False,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, view, told)
        super().__init__()
        self.metadata = {
            "name": f"theatrum_{game}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.table = Table(game, seats, options, view, told)
        count = self.table.seats
        self.possible_agents = [f"seat_{i}" for i in range(count)]
        self.number = {agent: i for i, agent in enumerate(self.possible_agents)}
        actions = self.table.game.actions.size
        self.action_spaces = {a: spaces.Discrete(actions) for a in self.possible_agents}
        self.observation_spaces = {a: self.table.space(actions) for a in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select()

    def select(self) -> None:
        """On to whoever must decide; at the end all agents take their leave."""
        seat = self.table.game.decider(self.table.state)
        self.agent_selection = self.possible_agents[max(0, seat)]
        if seat >= 0:
            self.infos[self.agent_selection] = self.table.info(seat)

    def observe(self, agent: str) -> Observation:
        seat = self.number[agent]
        observer, state = self.table.observer, self.table.state
        return {
            "observation": observer.array(state, seat),
            "action_mask": observer.mask(state, seat),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must decide")
        self._cumulative_rewards[agent] = 0.0
        self.table.act(self.number[agent], action)
        state = self.table.state
        if not state.stack:
            for one, reward in zip(self.agents, rewards(self.table.game, state), strict=True):
                self.rewards[one] = reward
                self.terminations[one] = True
            self._accumulate_rewards()
        self.select()

    def render(self) -> str:
        return str(self.table.info(-1) or self.table.game.question(self.table.state))

    def close(self) -> None:
        """Nothing is held."""


class TheatrumParallelEnv(ParallelEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """The parallel environment: all who must decide at this moment act; the others wait."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        view: bool = False,
        told: bool = False,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, view, told)
        self.metadata = {"name": f"theatrum_{game}", "render_modes": ["ansi"]}
        self.render_mode = None
        self.table = Table(game, seats, options, view, told)
        self.wait = self.table.game.actions.size  # the action of who has nothing to decide
        self.possible_agents = [f"seat_{i}" for i in range(self.table.seats)]
        self.action_spaces = {a: spaces.Discrete(self.wait + 1) for a in self.possible_agents}
        self.observation_spaces = {a: self.table.space(self.wait + 1) for a in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.start(seed)
        self.agents = self.possible_agents[:]
        return self.observations(), self.all_infos()

    def observations(self) -> dict[str, Observation]:
        out: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, dtype=np.int8)
            mask[self.table.game.legal(self.table.state, seat) or [self.wait]] = 1
            array = self.table.observer.array(self.table.state, seat)
            out[agent] = {"observation": array, "action_mask": mask}
        return out

    def all_infos(self) -> dict[str, dict[str, Any]]:
        return {agent: self.table.info(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        table = self.table
        for seat in table.game.deciders(table.state):
            table.act(seat, actions[self.possible_agents[seat]])
        over = not table.state.stack
        gained = dict(zip(self.possible_agents, rewards(table.game, table.state), strict=True))
        out = (
            self.observations(),
            gained,
            dict.fromkeys(self.possible_agents, over),
            dict.fromkeys(self.possible_agents, False),
            self.all_infos(),
        )
        if over:
            self.agents = []
        return out

    def render(self) -> str:
        return str(self.table.game.question(self.table.state))

    def close(self) -> None:
        """Nothing is held."""


def env(game: str, seats: int | None = None, **more: Any) -> Any:
    """The AEC environment, with PettingZoo's checks of the order of calls."""
    return wrappers.OrderEnforcingWrapper(TheatrumEnv(game, seats, **more))


def parallel_env(game: str, seats: int | None = None, **more: Any) -> TheatrumParallelEnv:
    return TheatrumParallelEnv(game, seats, **more)
