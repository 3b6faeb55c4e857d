"""Refusals explain themselves: for every action that one could think of, at every seat."""

import pytest

from theatrum.core.state import NOBODY
from theatrum.match import laws

from .tables import TABLES, positions, rules


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_why_not_agrees_with_legal(name: str, seats: int) -> None:
    for match, _, s in positions(name, seats, 700)[::2]:
        for seat in range(-1, seats):
            for action in range(match.game.actions.size):
                laws.check_why_not(match.game, s, seat, action, rules(name))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_not_legal_is_refused(name: str, seats: int) -> None:
    for match, number, s in positions(name, seats, 700)[::15]:
        for seat in range(-3, seats + 2):
            legal = laws.legal(match.game, s, seat)
            for action in range(-2 - number % 13, match.game.actions.size + 2, 13):
                if action not in legal:
                    laws.check_refusal(match.game, s, seat, action)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_stale_action_is_refused_to_every_seat(name: str, seats: int) -> None:
    """What was legal a moment ago is remembered by the position; nobody can use it."""
    for match, _, s in positions(name, seats, 700)[::15]:
        game = match.game
        if game.over(s):
            continue
        t, seat = game.copy(s), game.decider(s)
        stale = list(game.legal(t, seat))
        game.apply(t, seat, stale[0])
        for other in range(-3, seats + 2):
            for action in stale:
                if other not in game.deciders(t) or action not in laws.legal(game, t, other):
                    t.legal_seat, t.legal_list = NOBODY, stale
                    laws.check_refusal(game, t, other, action)
