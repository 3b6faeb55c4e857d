"""The same measures for games of OpenSpiel, through its Python interface."""

import random
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

from theatrum.cli.common import Fail

GAMES = ("hearts", "backgammon", "python_liars_poker")
YARDSTICK = "hearts"
RATIOS = {
    "python_steps": "python_steps_per_second",
    "playout_steps": "playout_steps_per_second",
    "copies": "copies_per_second",
}
BATCH = 64


def measures() -> dict[tuple[str, str], Callable[[float], float]]:
    """What can be measured of each game."""
    try:
        pyspiel = import_module("pyspiel")
        import_module("open_spiel.python.games")  # its games in Python register themselves
    except ImportError:
        raise Fail("--peers needs OpenSpiel: pip install open_spiel") from None
    out: dict[tuple[str, str], Callable[[float], float]] = {}
    for name in GAMES:
        game = pyspiel.load_game(name)
        out[f"peer/{name}", "python_steps_per_second"] = steps_of(game)
        out[f"peer/{name}", "copies_per_second"] = clones_of(game)
    return out


def steps_of(game: Any) -> Callable[[float], float]:
    def rate(span: float) -> float:
        choose = random.Random(0).random
        steps = 0
        began = time.process_time()
        until = began + span
        while time.process_time() < until:
            state = game.new_initial_state()
            while not state.is_terminal():
                step(state, choose)
                steps += 1
        return steps / (time.process_time() - began)

    return rate


def step(state: Any, choose: Callable[[], float]) -> None:
    """One random action; a chance node is a step too."""
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(choose() * len(outcomes))][0])
    else:
        actions = state.legal_actions()
        state.apply_action(actions[int(choose() * len(actions))])


def clones_of(game: Any) -> Callable[[float], float]:
    state = middle(game)

    def rate(span: float) -> float:
        clones = 0
        began = time.process_time()
        until = began + span
        while time.process_time() < until:
            for _ in range(BATCH):
                state.clone()
            clones += BATCH
        return clones / (time.process_time() - began)

    return rate


def middle(game: Any) -> Any:
    """A state half-way through a random match."""
    length = 0
    for stop in (None, 2):
        choose = random.Random(0).random
        state = game.new_initial_state()
        done = 0
        while not state.is_terminal() and (stop is None or done < length // stop):
            step(state, choose)
            done += 1
        length = done
    return state


def results(took: dict[tuple[str, str], float]) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            **{
                measure: took[f"peer/{name}", measure]
                for measure in ("python_steps_per_second", "copies_per_second")
            },
        }
        for name in GAMES
    ]


def ratios(games: list[dict[str, Any]], peers: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """How many times as fast as the yardstick; its playouts too run in a Python loop."""
    base = next(peer for peer in peers if peer["name"] == YARDSTICK)
    against = {
        "python_steps": base["python_steps_per_second"],
        "playout_steps": base["python_steps_per_second"],
        "copies": base["copies_per_second"],
    }
    return [
        {
            "game": line["game"],
            "seats": line["seats"],
            "variant": line["variant"],
            **{name: round(line[RATIOS[name]] / against[name], 3) for name in RATIOS},
        }
        for line in games
    ]
