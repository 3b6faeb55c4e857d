"""Measures what the research side promises: steps a second while searching, and the vector stepper
beside PettingZoo's wrapper over the same engine; also the stepper with two processes.

    python tools/figures.py el_grande --seconds 5

Steps are actions carried out by the compiled rules; seconds are those of the processor, so that a
busy machine doesn't spoil the figure. One core. Only the two processes are measured by the clock:
they want two idle cores.
"""

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from theatrum.bots.thinking import Budget, settings_for
from theatrum.core.chance import Chance, Noise
from theatrum.core.playout import playout
from theatrum.core.search import Search
from theatrum.env import zoo
from theatrum.env.vector import Vector, random_actions
from theatrum.library.catalogue import load

BATCH = 20  # simulations between two looks at the clock
SIMULATIONS = 400  # of one search
ROWS = 64


def search_steps(name: str, seats: int, span: float) -> dict[str, float]:
    """Searches at positions of random matches, one after the other."""
    game = load(name).game
    options = [option.default for option in game.options]
    steps = simulations = 0
    number = 0
    began = time.process_time()
    while time.process_time() - began < span:
        state = game.start(seats, options, Chance(number))
        playout(game, state, Noise(number), 7 * number % 100)
        number += 1
        seat = game.decider(state)
        if seat < 0 or len(game.legal(state, seat)) < 2:
            continue
        search: Search[Any] = Search(
            game, state, seat, Noise(number), settings_for(game, seats, Budget())
        )
        while search.simulations < SIMULATIONS and time.process_time() - began < span:
            search.run(BATCH)
        steps += search.steps
        simulations += search.simulations
    spent = time.process_time() - began
    return {"steps_per_second": steps / spent, "simulations_per_second": simulations / spent}


def vector_steps(
    name: str, seats: int, span: float, processes: int, seconds: Callable[[], float]
) -> float:
    vector = Vector(name, seats, ROWS * processes, processes)
    source = np.random.default_rng(1)
    batch = vector.reset()
    steps = 0
    began = seconds()
    while seconds() - began < span:
        batch = vector.step(random_actions(batch.mask, source))
        steps += vector.count
    rate = steps / (seconds() - began)
    vector.close()
    return rate


def zoo_steps(name: str, seats: int, span: float) -> float:
    env = zoo.env(name, seats)
    source = np.random.default_rng(1)
    env.reset(seed=1)
    steps = 0
    began = time.process_time()
    while time.process_time() - began < span:
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, _, _ = env.last()
            if terminated:
                env.step(None)
            else:
                env.step(int(source.choice(np.flatnonzero(observation["action_mask"]))))
                steps += 1
    return steps / (time.process_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure search and environments.")
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=5.0)
    args = parser.parse_args()
    game = load(args.game).game
    out: dict[str, Any] = {"game": args.game}
    for seats in range(game.seats_min, game.seats_max + 1):
        found = search_steps(args.game, seats, args.seconds)
        out[f"search_{seats}_seats"] = {key: round(value) for key, value in found.items()}
    vector = vector_steps(args.game, game.seats_min, args.seconds, 1, time.process_time)
    wrapper = zoo_steps(args.game, game.seats_min, args.seconds)
    out["vector_steps_per_second"] = round(vector)
    out["pettingzoo_steps_per_second"] = round(wrapper)
    out["vector_times_pettingzoo"] = round(vector / wrapper, 2)
    both = vector_steps(args.game, game.seats_min, args.seconds, 2, time.monotonic)
    out["vector_2_processes_steps_per_second"] = round(both)
    out["vector_2_processes_times_pettingzoo"] = round(both / wrapper, 2)
    print(json.dumps(out, indent=1))


if __name__ == "__main__":
    main()
