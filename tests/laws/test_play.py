"""Whole matches: every game's own invariants, and the laws of questions and answers."""

import pytest
from hypothesis import given, settings

from theatrum.core.chance import Noise
from theatrum.library.catalogue import SHELVES
from theatrum.match import laws
from theatrum.match.match import Match

from .invariants import CHECKERS
from .tables import (
    NUMBERS,
    SEEDS,
    SETTINGS,
    TABLES,
    Script,
    Table,
    kept_on_failure,
    positions,
    some_table,
)

ACTIONS_LIMIT = 5_000
# Points that are counted anew, and may fall; and games that never ask several seats at once.
FALLING = {"hannibal"}
ONE_BY_ONE = {"hannibal"}


def test_every_game_has_invariants() -> None:
    assert set(CHECKERS) == set(SHELVES)


# What El Grande's invariants check, by the ledger.
@pytest.mark.rule("ELG-003", "ELG-019", "ELG-028", "ELG-046", "ELG-051", "ELG-053")
@pytest.mark.rule("ELG-062", "ELG-074", "ELG-075", "ELG-080", "ELG-105")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_invariants_hold_after_every_action(name: str, seats: int) -> None:
    @settings(SETTINGS, max_examples=40)
    @given(table=some_table(name, seats), numbers=NUMBERS, seed=SEEDS)
    def run(table: Table, numbers: list[int], seed: int) -> None:
        match = table.match()
        with kept_on_failure(match):
            play_and_check(match, Script(match, numbers, seed))

    run()


def play_and_check(match: Match, script: Script) -> None:
    check, game = CHECKERS[match.title.name], match.game
    check(None, match.state, [game.fact(told.event) for told in match.told])
    while not match.over:
        assert len(match.log) < ACTIONS_LIMIT, "every match ends"
        laws.check_questions(game, match.state)
        before = game.copy(match.state)
        events = match.act(*script.choose(match.state))
        check(before, match.state, [game.fact(event) for event in events])
        if match.title.name not in FALLING:
            scores = zip(game.scores(match.state), game.scores(before), strict=True)
            assert all(new >= old for new, old in scores)
    laws.check_questions(game, match.state)
    assert sorted(match.game.places(match.state))[0] == 1


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_simultaneous_answers_in_any_order(name: str, seats: int) -> None:
    noise = Noise(seats)
    several = 0
    for match, _, s in positions(name, seats, 700):
        if len(match.game.deciders(s)) > 1:
            several += 1
            for _ in range(3):
                laws.check_order_of_answers(match.game, s, noise)
    assert several == 0 if name in ONE_BY_ONE else several > 5
