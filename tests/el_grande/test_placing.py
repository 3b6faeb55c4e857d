"""Section 6: placing caballeros."""

import pytest

from theatrum.games.el_grande.forms import REGION_NAMES

from .table import (
    BOARD,
    act,
    asked,
    at,
    choices,
    court,
    give_veto,
    heads,
    holding,
    province,
    put,
    refused,
    set_court,
    verbs,
)


@pytest.mark.rule("ELG-039", "ELG-089")
@pytest.mark.parametrize(
    "card", ["d1_place_two", "d2_court_all", "d3_score_4", "d4_grande", "d5_king"]
)
def test_heads_are_the_upper_limit(card: str) -> None:
    s = holding(card)
    set_court(s, 9)
    for _ in range(heads(card)):
        act(s, 0, "place", place="castillo")
    assert asked(s) == "turn"  # the block is full
    assert at(s, "castillo")[0] == heads(card)
    assert refused(s, 0, "place", place="castillo") == "ELG-037"


@pytest.mark.rule("ELG-094", "ELG-104", "ELG-118", "ELG-127", "ELG-135")
@pytest.mark.parametrize("card", [card.name for card in BOARD.cards])
def test_every_card_places_as_many_as_its_deck_says(card: str) -> None:
    s = holding(card)
    set_court(s, 9)
    placed = 0
    while asked(s) in ("turn", "placing") and "place" in verbs(s, 0):
        act(s, 0, "place", place="castillo" if placed % 2 else "valencia")
        placed += 1
    assert placed == int(card[1])
    assert BOARD.cards[[c.name for c in BOARD.cards].index(card)].heads == int(card[1])
    assert at(s, "castillo")[0] + at(s, "valencia")[0] == placed


@pytest.mark.rule("ELG-039", "ELG-089")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_fewer_or_none_may_be_placed(count: int) -> None:
    s = holding("d4_grande")
    set_court(s, 9)
    for _ in range(count):
        act(s, 0, "place", place="valencia")
    if count:
        act(s, 0, "stop")
    act(s, 0, "end")
    assert at(s, "valencia")[0] == count
    assert court(s)[0] == 9 - count


@pytest.mark.rule("ELG-039")
def test_the_court_limits_too() -> None:
    s = holding("d5_king")
    set_court(s, 2)
    act(s, 0, "place", place="valencia")
    act(s, 0, "place", place="valencia")
    assert asked(s) == "turn"
    t = holding("d5_king")
    assert refused(t, 0, "place", place="valencia") == "ELG-039"  # an empty court
    assert province(t)[0] == 30  # nothing comes from the province


@pytest.mark.rule("ELG-040", "ELG-090")
def test_from_the_court_in_any_split_to_neighbours_and_castillo() -> None:
    s = holding("d5_king", king="granada")
    set_court(s, 5)
    for place in ("valencia", "castilla_la_nueva", "sevilla", "castillo", "valencia"):
        act(s, 0, "place", place=place)
    assert court(s)[0] == 0
    assert (at(s, "valencia")[0], at(s, "castillo")[0]) == (2, 1)
    assert province(s)[0] == 25


@pytest.mark.rule("ELG-040", "ELG-045", "ELG-090")
@pytest.mark.parametrize("king", REGION_NAMES)
def test_only_neighbours_of_the_kings_region_and_the_castillo(king: str) -> None:
    s = holding("d4_grande", king=king)
    set_court(s, 9)
    near = [REGION_NAMES[other] for other in BOARD.near[REGION_NAMES.index(king)]]
    assert choices(s, 0, "place") == [*near, "castillo"]
    for region in REGION_NAMES:
        if region == king:
            assert refused(s, 0, "place", place=region) == "ELG-046"
        elif region not in near:
            assert refused(s, 0, "place", place=region) == "ELG-040"
    act(s, 0, "place", place="castillo")
    assert choices(s, 0, "place") == [*near, "castillo"]  # within the block too
    assert refused(s, 0, "place", place=king) == "ELG-046"


@pytest.mark.rule("ELG-041")
@pytest.mark.parametrize(
    ("king", "open_places"),
    [
        ("galicia", {"castilla_la_vieja", "pais_vasco", "castillo"}),
        (
            "castilla_la_nueva",
            {"castilla_la_vieja", "sevilla", "granada", "valencia", "aragon", "castillo"},
        ),
    ],
)
def test_examples_of_the_rulebook(king: str, open_places: set[str]) -> None:
    s = holding("d3_score_4", king=king)
    set_court(s, 3)
    assert set(choices(s, 0, "place")) == open_places


@pytest.mark.rule("ELG-042", "ELG-090", "ELG-050")
def test_special_actions_ignore_adjacency() -> None:
    everywhere = [r for r in REGION_NAMES if r != "granada"]
    s = holding("d1_place_two", king="granada")
    set_court(s, 2)
    act(s, 0, "use")
    assert choices(s, 0, "place") == [*everywhere, "castillo"]
    t = holding("d1_move_three_any", king="granada")
    put(t, "galicia", 0, 1)
    act(t, 0, "use")
    act(t, 0, "pick", owner=1, region="galicia")
    assert choices(t, 0, "put") == [*[r for r in everywhere if r != "galicia"], "castillo"]


@pytest.mark.rule("ELG-043", "ELG-106")
def test_placing_is_never_open_to_a_veto() -> None:
    s = holding("d1_move_four_any")
    give_veto(s, 1, 2, 3)
    set_court(s, 3)
    put(s, "aragon", 1)
    act(s, 0, "place", place="castillo")
    assert (asked(s), at(s, "castillo")[0]) == ("turn", 1)  # nobody was asked
    act(s, 0, "use")
    act(s, 0, "pick", owner=0, region="aragon")
    act(s, 0, "put", place="galicia")
    assert asked(s) == "object"  # whereas the special action is


@pytest.mark.rule("ELG-043", "ELG-105")
def test_a_stopped_action_leaves_the_placing_half() -> None:
    s = holding("d4_scoreboard")
    give_veto(s, 2)
    set_court(s, 4)
    act(s, 0, "use")
    act(s, 0, "board", board="board_840", place="aragon")
    act(s, 2, "veto")
    for _ in range(4):
        act(s, 0, "place", place="valencia")
    assert at(s, "valencia")[0] == 4
