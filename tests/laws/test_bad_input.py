"""What people and programs send to a match: the one right error each, and nothing changed."""

from typing import Any

import pytest

from theatrum.core.forms import BadForm
from theatrum.core.game import BadOptions, Refusal
from theatrum.match.fuzz import NONSENSE
from theatrum.match.match import Match

from .tables import GAMES, TABLES, people, rules, title, wandered

ANY_JSON: list[Any] = [None, True, False, 0, -1, 3, 1.5, "", "x", [], [0], {}, {"x": 1}, 10**4000]


def state_of(match: Match) -> tuple[bytes, int, int, int]:
    return match.state.encode(), len(match.log), len(match.line), len(match.told)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_forms_that_are_no_actions(name: str, seats: int) -> None:
    game = title(name).game
    known = [form for form in game.actions.forms if form.args]
    values: list[Any] = [None, True, -1, 99, 1.0, "nowhere", [], {}, 10**5000]
    wrong = [
        *NONSENSE,
        *ANY_JSON,
        *({"verb": value} for value in ANY_JSON),
        *({"verb": form.verb} for form in known),
        *(
            {**game.actions.json(game.actions.number(form.verb)), form.args[0][0]: value}
            for form in known
            for value in values
        ),
        *(
            {**game.actions.json(game.actions.number(form.verb)), "more": 1}
            for form in game.actions.forms
        ),
    ]
    match = Match.new(title(name), people(seats), {}, "bad forms")
    before = state_of(match)
    for form in wrong:
        with pytest.raises(BadForm) as error:
            match.submit(0, form)
        assert 0 < len(str(error.value)) < 200
    assert state_of(match) == before


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_wrong_seats_and_actions_that_are_not_legal_now(name: str, seats: int) -> None:
    for number, match in enumerate(wandered(name, seats, 40 + seats)):
        if number % 9 and not match.over:
            continue
        before, game = state_of(match), match.game
        legal = {seat: list(game.legal(match.state, seat)) for seat in range(seats)}
        offered = {action for actions in legal.values() for action in actions}
        stale = {done.action for done in match.line[-3:]}
        for seat in range(-3, seats + 3):
            for action in (*sorted(offered | stale), -1, game.actions.size, 10**20):
                if action not in legal.get(seat, []):
                    with pytest.raises(Refusal) as error:
                        match.act(seat, action)
                    prefix, rule = error.value.rule.split("-")
                    assert prefix == game.prefix
                    assert int(rule) in rules(name)
        assert state_of(match) == before


@pytest.mark.parametrize("name", GAMES)
def test_seats_and_options_that_a_game_does_not_have(name: str) -> None:
    game = title(name).game
    for seats in (0, 1, game.seats_min - 1, game.seats_max + 1, 64, 1000):
        if not game.seats_min <= seats <= game.seats_max:
            with pytest.raises(BadOptions, match="seats"):
                Match.new(title(name), people(seats))
    for option in game.options:
        for value in (*ANY_JSON, *range(-2, 9), "LONG", "true"):
            good = [c for c in option.choices if c == value and type(c) is type(value)]
            if not good:
                with pytest.raises(BadOptions, match=option.name):
                    Match.new(title(name), people(game.seats_max), {option.name: value})
    for unknown in ("", "weather", "x" * 5000, game.options[0].name.upper()):
        with pytest.raises(BadOptions, match="no option") as error:
            Match.new(title(name), people(game.seats_max), {unknown: True})
        assert len(str(error.value)) < 400


@pytest.mark.parametrize("name", GAMES)
def test_positions_that_a_match_never_had(name: str) -> None:
    *_, match = wandered(name, title(name).game.seats_min, 3)
    for number in (-1, len(match.line) + 1, 10**9):
        with pytest.raises(IndexError):
            match.at(number)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_earlier_position_can_be_asked_for(name: str, seats: int) -> None:
    states = []
    for match in wandered(name, seats, 8 + seats):
        states.append(match.state.encode())
    for number, data in enumerate(states):
        assert match.at(number).encode() == data
