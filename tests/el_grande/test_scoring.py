"""Sections 9 to 13: ranking, ties, bonuses, few players, special scorings."""

import pytest

from .table import (
    act,
    at,
    before_scoring,
    facts,
    holding,
    place_number,
    province,
    put,
    scores,
    set_home,
    view,
)

Counts = list[int]


def points(place: str, counts: Counts, king: str = "granada", seats: int = 4) -> Counts:
    """What a special scoring of one place pays; all grandes stand in Seville."""
    s = holding("d3_score_one", seats=seats, king=king)
    put(s, place, *counts)
    act(s, 0, "use")
    act(s, 0, "score", place=place)
    return scores(s)


@pytest.mark.rule("ELG-062")
def test_most_second_and_third_are_paid_whatever_the_seats() -> None:
    assert points("aragon", [1, 5, 0, 3]) == [1, 5, 0, 4]
    assert points("castilla_la_nueva", [2, 4, 6, 1]) == [2, 4, 7, 0]


@pytest.mark.rule("ELG-062")
def test_without_a_caballero_no_place() -> None:
    assert points("aragon", [0, 1, 0, 0]) == [0, 5, 0, 0]
    assert points("aragon", [0, 0, 0, 0]) == [0, 0, 0, 0]


@pytest.mark.rule("ELG-062")
def test_general_scoring_ranks_the_same_way() -> None:
    s = before_scoring()
    put(s, "aragon", 1, 5, 0, 3)
    act(s, 0, "end")
    assert scores(s) == [1, 5, 0, 4]


@pytest.mark.rule("ELG-063")
def test_grande_is_no_caballero() -> None:
    s = holding("d3_score_one")
    for seat in range(4):
        set_home(s, seat, "aragon")
    put(s, "aragon", 1, 1, 0, 0)
    act(s, 0, "use")
    act(s, 0, "score", place="aragon")
    assert scores(s) == [4, 4, 0, 0]  # a tie; the other two have only grandes there


@pytest.mark.rule("ELG-063", "ELG-124")
def test_grandes_do_not_make_a_region_full() -> None:
    s = holding("d3_score_most")
    for seat in range(4):
        set_home(s, seat, "aragon")
    put(s, "aragon", 1)
    put(s, "valencia", 0, 2)
    act(s, 0, "use")
    assert scores(s) == [0, 5, 0, 0]


@pytest.mark.rule("ELG-063", "ELG-125")
def test_grandes_do_not_make_a_region_occupied() -> None:
    s = holding("d3_score_fewest")
    set_home(s, 0, "aragon")
    put(s, "valencia", 0, 2)
    act(s, 0, "use")
    assert scores(s) == [0, 5, 0, 0]


@pytest.mark.rule("ELG-064")
def test_points_are_recorded_at_once_and_without_bound() -> None:
    s = holding("d3_score_one")
    s.score[1] = 1000
    put(s, "aragon", 0, 2)
    facts(s)
    act(s, 0, "use")
    act(s, 0, "score", place="aragon")
    assert scores(s)[1] == 1005
    assert view(s, 0).players[1].score == 1005
    told = [f for f in facts(s) if f["verb"] == "points"]
    assert [(f["seat"], f["place"], f["points"]) for f in told] == [(1, "aragon", 5)]


@pytest.mark.rule("ELG-065")
def test_example_5_3_1() -> None:
    assert points("pais_vasco", [6, 4, 1, 0]) == [5, 3, 1, 0]


@pytest.mark.rule("ELG-066")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ([3, 3, 0, 0], [4, 4, 0, 0]),  # tied for first: the second number
        ([5, 3, 3, 0], [6, 2, 2, 0]),  # tied for second: the third
        ([5, 4, 3, 3], [6, 4, 0, 0]),  # tied for third: nothing
        ([3, 3, 3, 3], [4, 4, 4, 4]),
    ],
)
def test_ties_slip_one_place(counts: Counts, expected: Counts) -> None:
    assert points("castilla_la_vieja", counts) == expected


@pytest.mark.rule("ELG-067")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ([4, 4, 3, 0], [4, 4, 2, 0]),  # after a tie for first comes the third
        ([4, 4, 4, 3], [4, 4, 4, 2]),  # however many share it
        ([4, 4, 3, 3], [4, 4, 0, 0]),
        ([5, 4, 4, 3], [6, 2, 2, 0]),  # after a tie for second comes the fourth
        ([4, 4, 3, 2], [4, 4, 2, 0]),
    ],
)
def test_a_tie_uses_up_two_places(counts: Counts, expected: Counts) -> None:
    assert points("castilla_la_vieja", counts) == expected


@pytest.mark.rule("ELG-067")
def test_ties_of_five() -> None:
    assert points("castilla_la_vieja", [2, 2, 2, 2, 1], seats=5) == [4, 4, 4, 4, 2]
    assert points("castilla_la_vieja", [5, 3, 2, 4, 1], seats=5) == [6, 2, 0, 4, 0]
    assert points("castilla_la_vieja", [1, 1, 2, 2, 2], seats=5) == [0, 0, 4, 4, 4]


@pytest.mark.rule("ELG-068")
def test_example_1() -> None:
    assert points("pais_vasco", [4, 4, 4, 3]) == [3, 3, 3, 1]


@pytest.mark.rule("ELG-069")
def test_example_2() -> None:
    assert points("castilla_la_vieja", [4, 3, 2, 2]) == [6, 4, 0, 0]


# Bonuses.


@pytest.mark.rule("ELG-070", "ELG-049")
def test_royal_bonus_for_the_sole_first() -> None:
    assert points("aragon", [2, 3, 1, 0], king="aragon") == [4, 5 + 2, 1, 0]
    assert points("aragon", [3, 3, 1, 0], king="aragon") == [4, 4, 1, 0]
    assert points("valencia", [2, 3, 1, 0], king="aragon") == [3, 5, 2, 0]


@pytest.mark.rule("ELG-071")
def test_home_bonus_for_the_sole_first_at_home() -> None:
    s = before_scoring()
    set_home(s, 0, "aragon")
    put(s, "aragon", 3, 2)
    act(s, 0, "end")
    assert scores(s) == [5 + 2, 4, 0, 0]


@pytest.mark.rule("ELG-071")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ([2, 3, 0, 0], [4, 5, 0, 0]),  # another first in your home: no bonus for anybody
        ([3, 3, 0, 0], [4, 4, 0, 0]),  # a tie: none
        ([4, 3, 0, 0], [7, 4, 0, 0]),
    ],
)
def test_home_bonus_in_special_scorings(counts: Counts, expected: Counts) -> None:
    s = holding("d3_score_5")
    set_home(s, 0, "aragon")
    put(s, "aragon", *counts)
    act(s, 0, "use")
    assert scores(s) == expected


@pytest.mark.rule("ELG-071")
def test_two_grandes_in_one_region() -> None:
    s = holding("d3_score_5")
    set_home(s, 0, "aragon")
    set_home(s, 1, "aragon")
    put(s, "aragon", 2, 3)
    act(s, 0, "use")
    assert scores(s) == [4, 5 + 2, 0, 0]


@pytest.mark.rule("ELG-072")
def test_both_bonuses_add_up() -> None:
    s = holding("d3_score_5", king="aragon")
    set_home(s, 2, "aragon")
    put(s, "aragon", 0, 0, 1)
    act(s, 0, "use")
    assert scores(s) == [0, 0, 5 + 4, 0]


@pytest.mark.rule("ELG-073")
def test_the_bonus_follows_the_grande() -> None:
    s = holding("d4_grande")
    set_home(s, 0, "aragon")
    put(s, "aragon", 2)
    put(s, "valencia", 2)
    act(s, 0, "use")
    act(s, 0, "grande", region="valencia")
    s.order[:4] = [1, 2, 3, 0]
    s.turn, s.round = 3, 3
    act(s, 0, "end")
    assert scores(s) == [5 + (5 + 2), 0, 0, 0]


# Few players.


@pytest.mark.rule("ELG-074")
@pytest.mark.parametrize(
    ("counts", "expected"), [([3, 2], [5, 0]), ([2, 2], [0, 0]), ([0, 1], [0, 5])]
)
def test_two_players_only_the_first_place_pays(counts: Counts, expected: Counts) -> None:
    assert points("aragon", counts, seats=2) == expected


@pytest.mark.rule("ELG-074", "ELG-070", "ELG-071")
def test_bonuses_stay_with_two_players() -> None:
    s = holding("d3_score_one", seats=2, king="aragon")
    set_home(s, 1, "aragon")
    put(s, "aragon", 1, 2)
    act(s, 0, "use")
    act(s, 0, "score", place="aragon")
    assert scores(s) == [0, 5 + 2 + 2]


@pytest.mark.rule("ELG-075")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ([3, 2, 1], [6, 4, 0]),
        ([3, 3, 1], [4, 4, 0]),  # two tied for first get the second number
        ([3, 2, 2], [6, 0, 0]),  # two tied for second get nothing
        ([2, 2, 2], [4, 4, 4]),  # the tie rule prevails
    ],
)
def test_three_players_first_and_second_pay(counts: Counts, expected: Counts) -> None:
    assert points("castilla_la_vieja", counts, seats=3) == expected


@pytest.mark.rule("ELG-076")
@pytest.mark.parametrize(("seats", "expected"), [(2, [5, 0]), (3, [5, 4, 0])])
def test_limits_hold_in_general_scorings(seats: int, expected: Counts) -> None:
    s = before_scoring(seats=seats)
    put(s, "aragon", *[3, 2, 1][:seats])
    act(s, 0, "end")
    assert scores(s) == expected


@pytest.mark.rule("ELG-076")
def test_limits_hold_for_movable_scoreboards_and_the_dialled_scoring() -> None:
    s = holding("d4_dial_scoring", seats=2)
    s.boards[0] = place_number("aragon")
    put(s, "aragon", 3, 2)
    act(s, 0, "use")
    act(s, 0, "dial", region="aragon")
    act(s, 1, "dial", region="galicia")
    assert scores(s) == [8, 0]


# Special scorings, covered values.


@pytest.mark.rule("ELG-077")
@pytest.mark.parametrize("card", ["d2_score_one", "d3_score_one"])
def test_special_scorings_rank_as_usual_and_move_nothing(card: str) -> None:
    s = holding(card, king="granada")
    set_home(s, 1, "aragon")
    put(s, "aragon", 2, 3, 2, 1)
    put(s, "castillo", 1, 1, 2)
    before = (list(s.cubes), province(s))
    act(s, 0, "use")
    act(s, 0, "score", place="aragon")
    assert scores(s) == [1, 5 + 2, 1, 0]
    assert (list(s.cubes), province(s)) == before


@pytest.mark.rule("ELG-077")
def test_no_dials_for_the_castillo_in_a_special_scoring() -> None:
    s = holding("d3_score_castillo")
    put(s, "castillo", 1, 3)
    act(s, 0, "use")
    assert at(s, "castillo") == [1, 3, 0, 0]
    act(s, 0, "end")  # the turn simply goes on
    assert scores(s) == [3, 5, 0, 0]


@pytest.mark.rule("ELG-078")
@pytest.mark.parametrize(("board", "expected"), [(0, [8, 4, 0, 0]), (1, [4, 0, 0, 0])])
def test_a_movable_scoreboard_replaces_the_print(board: int, expected: Counts) -> None:
    s = before_scoring()
    s.boards[board] = place_number("castilla_la_nueva")
    put(s, "castilla_la_nueva", 3, 2, 1)
    act(s, 0, "end")
    assert scores(s) == expected


@pytest.mark.rule("ELG-078", "ELG-121")
@pytest.mark.parametrize("card", ["d3_score_4", "d3_score_5", "d3_score_6_7"])
def test_a_region_under_8_4_0_belongs_to_no_group(card: str) -> None:
    for region in ("galicia", "aragon", "castilla_la_nueva"):
        s = holding(card)
        s.boards[0] = place_number(region)
        put(s, region, 1)
        act(s, 0, "use")
        assert scores(s) == [0, 0, 0, 0]
