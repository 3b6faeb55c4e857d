"""Section 1: components."""

import pytest

from theatrum.core.chance import Chance
from theatrum.core.game import BadOptions
from theatrum.games.el_grande.forms import REGION_NAMES

from .table import (
    ALL_POWERS,
    BOARD,
    GAME,
    act,
    at,
    before_scoring,
    fresh,
    hand,
    holding,
    put,
    scores,
    view,
)

NEIGHBOURS = {
    "galicia": {"castilla_la_vieja", "pais_vasco"},
    "pais_vasco": {"galicia", "castilla_la_vieja", "aragon"},
    "castilla_la_vieja": {"galicia", "pais_vasco", "aragon", "castilla_la_nueva"},
    "aragon": {"pais_vasco", "castilla_la_vieja", "castilla_la_nueva", "valencia", "cataluna"},
    "cataluna": {"aragon", "valencia"},
    "castilla_la_nueva": {"castilla_la_vieja", "sevilla", "granada", "valencia", "aragon"},
    "valencia": {"aragon", "cataluna", "castilla_la_nueva", "granada"},
    "granada": {"castilla_la_nueva", "sevilla", "valencia"},
    "sevilla": {"castilla_la_nueva", "granada"},
}
TRIPLES = {
    "galicia": [4, 2, 0],
    "cataluna": [4, 2, 1],
    "sevilla": [4, 3, 1],
    "pais_vasco": [5, 3, 1],
    "aragon": [5, 4, 1],
    "valencia": [5, 3, 2],
    "castilla_la_vieja": [6, 4, 2],
    "castilla_la_nueva": [7, 4, 2],
    "granada": [6, 3, 1],
}


@pytest.mark.rule("ELG-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_play(seats: int) -> None:
    assert GAME.deciders(fresh(seats)) == [0]


@pytest.mark.rule("ELG-001")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_other_numbers_are_refused(seats: int) -> None:
    with pytest.raises(BadOptions, match="2 to 5"):
        GAME.start(seats, [0] * len(GAME.options), Chance(1))


@pytest.mark.rule("ELG-002")
def test_board_has_nine_regions_and_the_castillo() -> None:
    places = [place.place for place in view(fresh(), 0).places]
    assert len(places) == 10
    assert sorted(places) == sorted([*REGION_NAMES, "castillo"])
    assert len(BOARD.near) == 9  # only regions have neighbours


@pytest.mark.rule("ELG-003")
@pytest.mark.parametrize("seats", [2, 5])
def test_thirty_caballeros_and_one_grande_each(seats: int) -> None:
    s = fresh(seats)
    for seat in range(seats):
        on_map = sum(at(s, place)[seat] for place in [*REGION_NAMES, "castillo"])
        assert s.court[seat] + s.province[seat] + on_map == 30  # the 31st marks the score
        grandes = [p.place for p in view(s, 0).places if seat in p.grandes]
        assert len(grandes) == 1


@pytest.mark.rule("ELG-004")
def test_cards() -> None:
    s = fresh(5)
    assert sum(len(hand(s, seat)) for seat in range(5)) == 65
    assert all(hand(s, seat) == ALL_POWERS for seat in range(5))
    assert sum(card.copies for card in BOARD.cards) == 45
    assert len(BOARD.cards) == 33


@pytest.mark.rule("ELG-005")
def test_two_scoreboards_and_five_dials() -> None:
    assert BOARD.boards == [8, 4, 0, 4, 0, 0]
    s = before_scoring(seats=5)
    put(s, "castillo", 1, 1, 1, 1, 1)
    act(s, 0, "end")
    assert GAME.deciders(s) == [0, 1, 2, 3, 4]  # everybody has a dial


@pytest.mark.rule("ELG-007")
def test_majorities_bring_points_and_most_points_lead() -> None:
    s = before_scoring(round=9)
    put(s, "aragon", 1, 3)
    put(s, "valencia", 0, 2, 1)
    act(s, 0, "end")
    assert GAME.over(s)
    assert scores(s) == [4, 10, 3, 0]
    assert GAME.places(s) == [2, 1, 3, 4]


@pytest.mark.rule("ELG-008")
@pytest.mark.parametrize("region", REGION_NAMES)
def test_printed_values(region: str) -> None:
    s = holding("d3_score_one", seats=4, king="granada" if region != "granada" else "galicia")
    for seat in range(4):
        s.home[seat] = s.king
    put(s, region, 4, 3, 2, 1)
    act(s, 0, "use")
    act(s, 0, "score", place=region)
    assert scores(s) == [*TRIPLES[region], 0]


@pytest.mark.rule("ELG-009")
def test_value_of_the_castillo() -> None:
    s = holding("d3_score_castillo")
    put(s, "castillo", 1, 2, 3, 4)
    act(s, 0, "use")
    assert scores(s) == [0, 1, 3, 5]


@pytest.mark.rule("ELG-010")
@pytest.mark.parametrize("region", REGION_NAMES)
def test_neighbours(region: str) -> None:
    at_region = REGION_NAMES.index(region)
    near = {REGION_NAMES[other] for other in BOARD.near[at_region]}
    assert near == NEIGHBOURS[region]


@pytest.mark.rule("ELG-010")
def test_fifteen_borders() -> None:
    assert sum(len(near) for near in BOARD.near) == 2 * 15
    assert all(a in BOARD.near[b] for a in range(9) for b in BOARD.near[a])
