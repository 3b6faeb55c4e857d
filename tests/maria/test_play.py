"""Whole matches in all forms: invariants after every action, secrets, ends."""

from itertools import product
from typing import Any

import pytest

from theatrum.core.chance import Chance, Noise, key_of
from theatrum.core.events import Journal
from theatrum.core.playout import playout
from theatrum.library.catalogue import load, option_numbers
from theatrum.match import laws
from theatrum.match.wander import Wanderer

from . import invariants
from .table import GAME

FORMS = list(product(("introductory", "advanced", "short"), (2, 3)))


def start(variant: str, seats: int, seed: int, **options: Any) -> Any:
    numbers = option_numbers(GAME, {"variant": variant, **options})
    return GAME.start(seats, numbers, Chance(key_of(f"{variant} {seats} {seed}")), Journal())


@pytest.mark.parametrize(("variant", "seats"), FORMS)
def test_invariants_hold_after_every_action(variant: str, seats: int) -> None:
    for seed in range(3):
        s = start(variant, seats, seed, optional_politics=seed == 1)
        wanderer = Wanderer(GAME, Noise(seed))
        for number in range(20_000):
            invariants.check(s)
            if not s.stack:
                break
            if number % 50 == 0:
                laws.check_questions(GAME, s)
                laws.check_value(GAME, s)
            GAME.apply(s, *wanderer.choose(s))
            for event in s.journal.take():
                GAME.fact(event)
        assert GAME.over(s)
        assert sorted(GAME.places(s))[0] == 1


@pytest.mark.parametrize(("variant", "seats"), FORMS)
def test_an_imagined_position_can_not_be_told_from_the_true_one(variant: str, seats: int) -> None:
    noise = Noise(seats)
    for seed in range(10, 12):
        s = start(variant, seats, seed, optional_politics=seed == 11)
        wanderer = Wanderer(GAME, Noise(seed))
        number = 0
        while s.stack:
            if number % 9 == 0:
                laws.check_views(GAME, s)
                laws.check_secret_answers(GAME, s, noise)
                for reader in laws.readers(s):
                    invariants.check(laws.check_twin(GAME, s, reader, noise))
            GAME.apply(s, *wanderer.choose(s))
            number += 1


@pytest.mark.parametrize(("variant", "seats"), FORMS)
def test_imagined_positions_are_played_to_the_end(variant: str, seats: int) -> None:
    s = start(variant, seats, 5)
    wanderer = Wanderer(GAME, Noise(5))
    for number in range(1500):
        if not s.stack:
            break
        if number % 100 == 0:
            twin = GAME.determinize(s, number % seats, Noise(number))
            playout(GAME, twin, Noise(number), 50_000)
            assert GAME.over(twin)
        GAME.apply(s, *wanderer.choose(s))


@pytest.mark.parametrize(("variant", "seats"), FORMS)
def test_random_matches_end(variant: str, seats: int) -> None:
    for seed in range(20):
        s = start(variant, seats, 100 + seed)
        s.journal = None
        playout(GAME, s, Noise(seed), 50_000)
        assert GAME.over(s)
        assert s.winner > 0


def test_bounds_are_used() -> None:
    """After a battle everybody knows the strength; before it, only the total."""
    s = start("advanced", 3, 1)
    wanderer = Wanderer(GAME, Noise(1))
    while s.turn < 2:
        GAME.apply(s, *wanderer.choose(s))
    seen = {tuple(GAME.determinize(s, 1, Noise(n)).troops) for n in range(30)}
    assert len(seen) > 20
    assert all(sum(t[12:18]) == s.total(3) for t in seen)
    assert all(list(t[4:9]) == list(s.troops[4:9]) for t in seen)  # the own ones are known


def test_the_data_are_on_the_shelf() -> None:
    assert load("maria").game.seats_max == 3
