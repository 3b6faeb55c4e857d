"""The evaluation: finite, fair between the seats, and of sound judgement where it is plain."""

from itertools import pairwise
from math import isfinite

import pytest

from theatrum.core.chance import Noise
from theatrum.core.playout import playout
from theatrum.games.el_grande.evaluate import USUAL, outlook, turns_to_scoring
from theatrum.games.el_grande.forms import PLACES
from theatrum.games.el_grande.state import Position

from .table import GAME, act, before_scoring, choosing, fresh, place_number

SEATS = range(GAME.seats_min, GAME.seats_max + 1)


def put(s: Position, seat: int, place: str, count: int) -> None:
    """From the province to a place."""
    s.cubes[seat * PLACES + place_number(place)] += count
    s.province[seat] -= count


@pytest.mark.parametrize("seats", SEATS)
def test_every_position_has_a_finite_value(seats: int) -> None:
    s = fresh(seats)
    noise = Noise(seats)
    while not GAME.over(s):
        assert all(isfinite(GAME.evaluate(s, seat)) for seat in range(seats))
        assert all(0 <= turns <= 3 for turns in turns_to_scoring(s))
        playout(GAME, s, noise, 3)
    assert all(isfinite(GAME.evaluate(s, seat)) for seat in range(seats))


def test_with_two_seats_one_s_gain_is_the_other_s_loss() -> None:
    s = fresh(2)
    playout(GAME, s, Noise(5), 60)
    assert GAME.evaluate(s, 0) == pytest.approx(-GAME.evaluate(s, 1))


@pytest.mark.parametrize("seats", SEATS)
def test_seats_in_the_same_state_are_worth_the_same(seats: int) -> None:
    s = choosing(seats)
    s.order[:seats] = range(seats)
    s.turn = 0
    values = outlook(s, USUAL)
    # Only the order of the turns and the power cards tell the seats apart here.
    assert max(values) - min(values) < 5


@pytest.mark.parametrize("seats", SEATS)
def test_points_are_good_and_the_others_points_bad(seats: int) -> None:
    s = choosing(seats)
    before = GAME.evaluate(s, 0)
    s.score[0] += 3
    more = GAME.evaluate(s, 0)
    s.score[1] += 3
    assert more > before
    assert GAME.evaluate(s, 0) < more


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("place", ["galicia", "castilla_la_nueva", "granada", "castillo"])
def test_a_sole_majority_is_better_than_none(seats: int, place: str) -> None:
    s = choosing(seats)
    before = GAME.evaluate(s, 0)
    put(s, 0, place, 2)
    sole = GAME.evaluate(s, 0)
    assert sole > before
    put(s, 1, place, 2)
    assert GAME.evaluate(s, 0) < sole
    put(s, 0, place, 1)
    assert GAME.evaluate(s, 0) > before


@pytest.mark.parametrize("seats", SEATS)
def test_a_larger_lead_is_safer(seats: int) -> None:
    s = choosing(seats)
    for seat in range(seats):
        put(s, seat, "aragon", 2)
    values = []
    for _ in range(4):
        put(s, 0, "aragon", 1)
        values.append(GAME.evaluate(s, 0))
    gains = [b - a for a, b in pairwise(values)]
    assert all(gain > 0 for gain in gains)
    assert gains[0] > gains[-1]  # but less and less so


def test_the_dearer_region_is_better() -> None:
    values = {}
    for place in ("galicia", "castilla_la_nueva"):
        s = choosing(3)
        put(s, 0, place, 2)
        values[place] = GAME.evaluate(s, 0)
    assert values["castilla_la_nueva"] > values["galicia"]


def test_home_and_king_raise_a_majority() -> None:
    def value(home: str, king: str) -> float:
        s = choosing(3, king=king)
        put(s, 0, "aragon", 3)
        s.home[0] = place_number(home)
        return GAME.evaluate(s, 0)

    plain = value("galicia", "granada")
    assert value("aragon", "granada") > plain
    assert value("galicia", "aragon") > plain


def test_caballeros_in_court_and_vetoes_are_worth_something() -> None:
    s = choosing(4)
    before = GAME.evaluate(s, 0)
    s.court[0] += 3
    s.province[0] -= 3
    ready = GAME.evaluate(s, 0)
    assert ready > before
    s.veto[0] = 2
    assert GAME.evaluate(s, 0) > ready


def test_before_the_last_scoring_nothing_but_points_counts() -> None:
    """What the board will pay is already counted in full when nobody can change it."""
    s = before_scoring(3, round=9)
    put(s, 0, "aragon", 3)
    put(s, 1, "valencia", 1)
    before = GAME.evaluate(s, 0)
    act(s, 0, "end")
    assert GAME.over(s)
    assert GAME.scores(s)[:2] == [5, 5]
    assert GAME.evaluate(s, 0) == pytest.approx(before)


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_seat_can_not_see_changes_no_value(seats: int) -> None:
    """Decks and dials to come are not looked at; hands only as far as the position has them."""
    s = fresh(seats)
    noise = Noise(seats)
    for _ in range(40):
        twin = GAME.determinize(s, 0, noise)
        twin.hand[:] = s.hand
        twin.pile[:] = s.pile
        assert GAME.evaluate(twin, 0) == GAME.evaluate(s, 0)
        playout(GAME, s, noise, 2)
