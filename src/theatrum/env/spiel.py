"""The games as OpenSpiel games.

    import pyspiel
    import theatrum.env.spiel                    # registers theatrum_el_grande and the others
    game = pyspiel.load_game("theatrum_el_grande", {"players": 3})

Chance is explicit. Whatever the rules draw, they draw from a key; a chance node chooses the key
before the set-up and before every action that draws: `outcomes` of them, all equally likely. A
state therefore follows from its history, which is how it is serialised. Simultaneous decisions are
asked one after the other; what is secret in them is not in the others' information.

The information state of a player is all that it has ever been told, and what it sees now. Its
array and that of the observation are those of `theatrum.env.observing`; the former counts, besides,
what has been told, by kind.
"""

from functools import lru_cache
from typing import Any

import msgspec
import numpy as np
import pyspiel

from theatrum.core.chance import Chance, Noise, key_of
from theatrum.core.events import Event, Journal
from theatrum.env.observing import Observer, rewards
from theatrum.library.catalogue import SHELVES, AnyGame, Title, load

OUTCOMES = 1024
LONGEST = 20_000  # actions and chance nodes of a match, generously
WAITING = -1  # no action waits for its chance


@lru_cache(maxsize=8)
def title_of(name: str) -> Title:
    return load(name)


@lru_cache(maxsize=32)
def observer_of(name: str, seats: int) -> Observer:
    game = title_of(name).game
    return Observer(game, seats, [option.default for option in game.options])


def game_type(name: str) -> Any:
    title = title_of(name)
    return pyspiel.GameType(
        short_name=f"theatrum_{name}",
        long_name=f"Theatrum: {title.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.game.seats_max,
        min_num_players=title.game.seats_min,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": title.game.seats_min,
            "outcomes": OUTCOMES,
        },
        provides_factored_observation_string=False,
    )


class TheatrumGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the shelf, for a number of players."""

    def __init__(self, name: str, kind: Any, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.title = title_of(name)
        self.rules = self.title.game
        seats = int(params.get("players", self.rules.seats_min))
        self.outcomes = int(params.get("outcomes", OUTCOMES))
        self.options = [option.default for option in self.rules.options]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions.size,
            max_chance_outcomes=self.outcomes,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)
        self.observer = observer_of(name, seats)

    def new_initial_state(self, serialised: str | None = None) -> "TheatrumState":
        return TheatrumState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "TheatrumObserver":
        if params:
            raise ValueError("there are no parameters of observations")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TheatrumObserver(self, kind)


class Course:
    """How far a match has come. OpenSpiel copies states deeply; a copy of this one shares the game
    and what has been told, and copies the position."""

    def __init__(self, rules: AnyGame) -> None:
        self.rules = rules
        self.position: Any = None  # none before the set-up
        self.action = WAITING  # the action that waits for chance
        self.drawn = ""  # the chance outcomes so far: what the next key follows from
        self.events: list[Event] = []  # never changed in place

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        out = Course(self.rules)
        if self.position is not None:
            out.position = self.rules.copy(self.position)
            out.position.journal = Journal()
        out.action, out.drawn, out.events = self.action, self.drawn, self.events
        return out

    # Serialising: the position as its canonical bytes, what was told as plain numbers.

    def __getstate__(self) -> tuple[Any, ...]:
        position = None if self.position is None else self.position.encode()
        told = [(e.kind, e.rule, e.seen, e.args) for e in self.events]
        return self.rules.name, position, self.action, self.drawn, told

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        name, position, self.action, self.drawn, told = kept
        self.rules = title_of(name).game
        self.position = None
        if position is not None:
            self.position = self.rules.decode(position)
            self.position.journal = Journal()
        self.events = [Event(*one) for one in told]


class TheatrumState(pyspiel.State):  # type: ignore[misc]
    """A position; or the moment before it, when chance must say how it comes about."""

    def __init__(self, game: TheatrumGame) -> None:
        super().__init__(game)
        self.seats = game.num_players()
        self.outcomes = game.outcomes
        self.options = game.options
        self.course = Course(game.rules)

    @property
    def rules(self) -> AnyGame:
        return self.course.rules

    @property
    def position(self) -> Any:
        return self.course.position

    @property
    def events(self) -> list[Event]:
        return self.course.events

    # What OpenSpiel asks.

    def current_player(self) -> Any:
        if self.position is None or self.course.action != WAITING:
            return pyspiel.PlayerId.CHANCE
        seat = self.rules.decider(self.position)
        return pyspiel.PlayerId.TERMINAL if seat < 0 else seat

    def is_terminal(self) -> bool:
        return self.position is not None and not self.position.stack

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.rules.legal(self.position, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(i, 1 / self.outcomes) for i in range(self.outcomes)]

    def _apply_action(self, action: int) -> None:
        course = self.course
        if self.position is None:
            self.set_up(action)
        elif course.action != WAITING:
            waiting, course.action = course.action, WAITING
            self.position.chance = self.next_chance(action)
            self.rules.apply(self.position, self.rules.decider(self.position), waiting)
        elif self.draws(action):
            course.action = action
        else:
            self.rules.apply(self.position, self.rules.decider(self.position), action)
        course.events = course.events + self.position.journal.take()

    def set_up(self, outcome: int) -> None:
        journal = Journal()
        chance = self.next_chance(outcome)
        self.course.position = self.rules.start(self.seats, self.options, chance, journal)
        self.position.journal = journal

    def next_chance(self, outcome: int) -> Chance:
        """The source that an outcome of a chance node means."""
        key = key_of(f"theatrum/spiel/1:{self.course.drawn}:{outcome}")
        self.course.drawn = f"{key:x}"
        return Chance(key)

    def draws(self, action: int) -> bool:
        """Will this action draw chance?"""
        after = self.rules.copy(self.position)
        self.rules.apply(after, self.rules.decider(after), action)
        return bool(after.chance.draws != self.position.chance.draws)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.seats
        return rewards(self.rules, self.position)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        form = self.rules.actions.json(action)
        return " ".join(str(value) for value in form.values())

    def __str__(self) -> str:
        if self.position is None:
            return "before the set-up"
        waits = self.course.action
        waiting = "" if waits == WAITING else f" {waits} waits for chance"
        return self.view_of(-1) + waiting

    # What a player knows.

    def view_of(self, player: int) -> str:
        if self.position is None:
            return "before the set-up"
        return msgspec.json.encode(self.rules.view(self.position, player)).decode()

    def told_to(self, player: int) -> list[dict[str, object]]:
        return [self.rules.fact(event) for event in self.events if event.visible(player)]

    def resample_from_infostate(self, player: int, probability: Any) -> "TheatrumState":
        """Another state that the player can't tell from this one (for search with hidden
        information). Its history is this one's: what differs is what nobody told the player."""
        out: TheatrumState = self.clone()
        if self.position is not None:
            noise = Noise(int(probability() * (1 << 62)))
            out.course.position = self.rules.determinize(self.position, player, noise)
            out.position.journal = Journal()
        return out


class TheatrumObserver:
    """OpenSpiel's interface to what a player knows: now, or ever (perfect recall)."""

    def __init__(self, game: TheatrumGame, kind: Any) -> None:
        self.game = game
        self.recall = bool(kind.perfect_recall)
        size = game.observer.size
        more = len(game.rules.facts) if self.recall else 0
        self.tensor = np.zeros(game.num_players() + size + more, np.float32)
        count = game.num_players()
        self.dict = {"player": self.tensor[:count], "position": self.tensor[count : count + size]}
        if self.recall:
            self.dict["told"] = self.tensor[count + size :]

    def set_from(self, state: TheatrumState, player: int) -> None:
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if state.position is None:
            return
        self.dict["position"][:] = self.game.observer.array(state.position, player)
        if self.recall:
            for event in state.events:
                if event.visible(player):
                    self.dict["told"][event.kind] += 1

    def string_from(self, state: TheatrumState, player: int) -> str:
        now = f"{player}: {state.view_of(player)}"
        if not self.recall:
            return now
        return now + msgspec.json.encode(state.told_to(player)).decode()


def register(name: str) -> None:
    kind = game_type(name)

    class Registered(TheatrumGame):
        """OpenSpiel makes games from a class with the parameters alone."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, kind, params)

    pyspiel.register_game(kind, Registered)


for shelf_name in SHELVES:
    register(shelf_name)
