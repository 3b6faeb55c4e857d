"""Section 20: deck 3, special scorings."""

import pytest

from .table import (
    BOARD,
    act,
    asked,
    at,
    choices,
    facts,
    holding,
    place_number,
    put,
    scores,
    set_home,
)

COPIES = {
    "d3_score_4": 2,
    "d3_score_5": 2,
    "d3_score_6_7": 1,
    "d3_score_castillo": 2,
    "d3_score_first_only": 1,
    "d3_score_most": 1,
    "d3_score_fewest": 1,
    "d3_score_one": 1,
}
GROUPS = {
    "d3_score_4": ["galicia", "cataluna", "sevilla"],
    "d3_score_5": ["pais_vasco", "aragon", "valencia"],
    "d3_score_6_7": ["castilla_la_vieja", "castilla_la_nueva", "granada"],
}
RULES = {"d3_score_4": "ELG-119", "d3_score_5": "ELG-120", "d3_score_6_7": "ELG-121"}


@pytest.mark.rule(
    "ELG-119", "ELG-120", "ELG-121", "ELG-122", "ELG-123", "ELG-124", "ELG-125", "ELG-126"
)
def test_copies() -> None:
    assert {c.name: c.copies for c in BOARD.cards if c.heads == 3} == COPIES


def scored(card: str, **boards: str) -> list[str]:
    """The places that a card scores when every place has a caballero of seat 1."""
    s = holding(card)
    for name, place in boards.items():
        s.boards[("board_840", "board_400").index(name)] = place_number(place)
    for place in [*[p for group in GROUPS.values() for p in group], "castillo"]:
        put(s, place, 0, 1)
    facts(s)
    act(s, 0, "use")
    told = [f for f in facts(s) if f["verb"] == "scored"]
    assert {f["rule"] for f in told} == {RULES[card]}
    return [f["place"] for f in told]


@pytest.mark.rule("ELG-119", "ELG-120", "ELG-121")
@pytest.mark.parametrize("card", GROUPS)
def test_groups_by_printed_value(card: str) -> None:
    assert sorted(scored(card)) == sorted(GROUPS[card])  # and never the castillo


@pytest.mark.rule("ELG-119", "ELG-078")
def test_example_galicia_under_8_4_0_is_out() -> None:
    assert sorted(scored("d3_score_4", board_840="galicia")) == ["cataluna", "sevilla"]


@pytest.mark.rule("ELG-119", "ELG-078")
def test_example_granada_under_4_0_0_is_in() -> None:
    found = scored("d3_score_4", board_400="granada")
    assert sorted(found) == sorted([*GROUPS["d3_score_4"], "granada"])
    assert "granada" not in scored("d3_score_6_7", board_400="granada")


@pytest.mark.rule("ELG-119")
def test_galicia_under_4_0_0_stays_in_with_the_boards_numbers() -> None:
    s = holding("d3_score_4")
    s.boards[1] = place_number("galicia")
    put(s, "galicia", 2, 1)
    act(s, 0, "use")
    assert scores(s) == [4, 0, 0, 0]


@pytest.mark.rule("ELG-119", "ELG-120")
def test_the_castillo_is_not_scored_whatever_lies_on_it() -> None:
    assert "castillo" not in scored("d3_score_4", board_400="castillo")
    assert "castillo" not in scored("d3_score_5")


@pytest.mark.rule("ELG-120", "ELG-078")
def test_a_covered_five_is_out() -> None:
    assert sorted(scored("d3_score_5", board_400="aragon")) == ["pais_vasco", "valencia"]


@pytest.mark.rule("ELG-121")
def test_eight_is_neither_six_nor_seven() -> None:
    found = scored("d3_score_6_7", board_840="castilla_la_nueva")
    assert sorted(found) == ["castilla_la_vieja", "granada"]


@pytest.mark.rule("ELG-119", "ELG-120", "ELG-121")
@pytest.mark.parametrize(("card", "region"), [(card, group[2]) for card, group in GROUPS.items()])
def test_bonuses_apply(card: str, region: str) -> None:
    s = holding(card, king=region)
    for seat in range(4):
        set_home(s, seat, "castilla_la_vieja" if seat != 1 else region)
    put(s, region, 1, 2)
    first, second = BOARD.values[3 * place_number(region) : 3 * place_number(region) + 2]
    act(s, 0, "use")
    assert scores(s) == [second, first + 2 + 2, 0, 0]


@pytest.mark.rule("ELG-122")
def test_castillo_is_opened_counted_and_filled_again() -> None:
    s = holding("d3_score_castillo")
    put(s, "castillo", 1, 4, 4, 2)
    act(s, 0, "use")
    assert scores(s) == [0, 3, 3, 1]
    assert at(s, "castillo") == [1, 4, 4, 2]
    assert asked(s) == "turn"


@pytest.mark.rule("ELG-122", "ELG-078")
def test_a_scoreboard_on_the_castillo_counts() -> None:
    s = holding("d3_score_castillo")
    s.boards[0] = place_number("castillo")
    put(s, "castillo", 1, 4, 2)
    act(s, 0, "use")
    assert scores(s) == [0, 8, 4, 0]


@pytest.mark.rule("ELG-123")
def test_first_places_only_in_every_region() -> None:
    s = holding("d3_score_first_only", king="valencia")
    put(s, "aragon", 3, 2, 1)
    put(s, "galicia", 1, 2)
    put(s, "cataluna", 2, 2)  # a tie slips to second and pays nothing
    put(s, "granada", 0, 0, 0, 1)
    put(s, "castillo", 0, 0, 5)
    act(s, 0, "use")
    assert scores(s) == [5, 4, 0, 6]


@pytest.mark.rule("ELG-123")
def test_bonuses_go_to_a_sole_first() -> None:
    s = holding("d3_score_first_only", king="aragon")
    set_home(s, 0, "aragon")
    set_home(s, 1, "valencia")
    put(s, "aragon", 3, 2)
    put(s, "valencia", 1, 1)
    act(s, 0, "use")
    assert scores(s) == [5 + 2 + 2, 0, 0, 0]


@pytest.mark.rule("ELG-124")
def test_fullest_region_counts_all_players_together() -> None:
    s = holding("d3_score_most")
    put(s, "aragon", 4)
    put(s, "valencia", 1, 2, 2)
    put(s, "castillo", 9, 9)
    act(s, 0, "use")
    assert scores(s) == [2, 3, 3, 0]  # Valencia, second place shared by slipping


@pytest.mark.rule("ELG-124")
def test_all_fullest_regions_the_kings_too_with_bonuses() -> None:
    s = holding("d3_score_most", king="granada")
    set_home(s, 0, "aragon")
    put(s, "aragon", 4)
    put(s, "granada", 0, 3, 1)
    put(s, "galicia", 0, 0, 0, 3)
    act(s, 0, "use")
    assert scores(s) == [5 + 2, 6 + 2, 3, 0]


@pytest.mark.rule("ELG-125")
def test_emptiest_occupied_regions() -> None:
    s = holding("d3_score_fewest", king="granada")
    set_home(s, 0, "aragon")
    put(s, "aragon", 2)
    put(s, "granada", 0, 1, 1)
    put(s, "galicia", 3)
    put(s, "castillo", 1)
    act(s, 0, "use")
    assert scores(s) == [5 + 2, 3, 3, 0]  # two regions share the minimum, Galicia has more


@pytest.mark.rule("ELG-124", "ELG-125")
@pytest.mark.parametrize("card", ["d3_score_most", "d3_score_fewest"])
def test_nothing_is_scored_on_an_empty_board(card: str) -> None:
    s = holding(card)
    put(s, "castillo", 3)
    facts(s)
    act(s, 0, "use")
    assert not [f for f in facts(s) if f["verb"] == "scored"]


@pytest.mark.rule("ELG-126")
def test_one_place_of_your_choice() -> None:
    s = holding("d3_score_one", king="granada")
    put(s, "castillo", 2, 3)
    act(s, 0, "use")
    assert len(choices(s, 0, "score")) == 10
    facts(s)
    act(s, 0, "score", place="castillo")
    assert scores(s) == [3, 5, 0, 0]
    assert at(s, "castillo") == [2, 3, 0, 0]
    assert [f["rule"] for f in facts(s) if f["verb"] == "scored"] == ["ELG-126"]
