"""Sections 8 and 9: the castillo, and the course of a general scoring."""

import itertools

import pytest

from theatrum.core.forms import BadForm
from theatrum.games.el_grande.forms import REGION_NAMES

from .table import (
    act,
    action,
    asked,
    at,
    before_scoring,
    can,
    choices,
    court,
    deciders,
    facts,
    holding,
    move,
    place_number,
    put,
    refused,
    scores,
    set_court,
    set_home,
    view,
)


@pytest.mark.rule("ELG-050", "ELG-087")
@pytest.mark.parametrize("king", REGION_NAMES)
def test_always_open_wherever_the_king_is(king: str) -> None:
    s = holding("d1_move_four_any", king=king)
    source = "aragon" if king != "aragon" else "galicia"
    set_court(s, 1)
    put(s, source, 2, 2)
    act(s, 0, "place", place="castillo")
    act(s, 0, "use")
    for owner in (0, 0, 1, 1):  # foreign ones too, any number
        move(s, 0, owner, source, "castillo")
    assert at(s, "castillo") == [3, 2, 0, 0]


@pytest.mark.rule("ELG-050", "ELG-054", "ELG-130")
def test_no_dial_leads_into_the_castillo() -> None:
    with pytest.raises(BadForm, match="no region"):
        action("dial", region="castillo")
    s = holding("d4_expulsion", inattentive_dial=True)
    put(s, "aragon", 0, 1)
    act(s, 0, "use")
    act(s, 0, "expel", region="aragon")
    assert choices(s, 1, "dial") == [r for r in REGION_NAMES if r != "aragon"]


@pytest.mark.rule("ELG-051", "ELG-054", "ELG-087")
@pytest.mark.parametrize(
    ("card", "verb"),
    [
        ("d1_move_all_own", "pick"),
        ("d1_move_five_one_region", "pick"),
        ("d1_move_three_foreign", "pick"),
        ("d1_move_three_any", "pick"),
        ("d1_move_two_own_two_foreign", "pick"),
        ("d1_move_four_own", "pick"),
        ("d1_move_four_any", "pick"),
        ("d2_kings_wrath", "give"),
        ("d2_one_each", "remove"),
        ("d2_dial_two", "dial"),
        ("d2_dial_all", "dial"),
        ("d4_expulsion", "expel"),
    ],
)
def test_nothing_comes_out_by_a_card(card: str, verb: str) -> None:
    s = holding(card)
    put(s, "castillo", 4, 4, 4, 4)
    assert not can(s, 0, "use")  # nothing else is on the board
    name = "source" if verb == "give" else "region"
    owner = {"owner": 1} if verb in ("pick", "remove") else {}
    with pytest.raises(BadForm):
        action(verb, **{name: "castillo"}, **owner)  # no such action exists at all


@pytest.mark.rule("ELG-051", "ELG-053")
def test_only_a_general_scoring_empties_it() -> None:
    s = before_scoring()
    put(s, "castillo", 2, 0, 1)
    act(s, 0, "end")
    act(s, 0, "dial", region="aragon")
    act(s, 2, "dial", region="galicia")
    assert at(s, "castillo") == [0, 0, 0, 0]
    assert at(s, "aragon") == [2, 0, 0, 0]
    assert at(s, "galicia") == [0, 0, 1, 0]


@pytest.mark.rule("ELG-052")
def test_insertions_are_open_but_nobody_looks_inside() -> None:
    s = holding("d4_grande")
    set_court(s, 2)
    facts(s)
    act(s, 0, "place", place="castillo")
    assert s.journal is not None
    assert {"verb": "placed", "seat": 0, "place": "castillo", "rule": "ELG-040"} in facts(s)
    for reader in (-1, 0, 1):
        assert view(s, reader).places[9].caballeros is None
        assert all(place.caballeros is not None for place in view(s, reader).places[:9])


@pytest.mark.rule("ELG-052")
def test_a_switch_shows_the_contents() -> None:
    s = holding("d4_grande", show_castillo=True)
    put(s, "castillo", 2, 0, 1)
    assert view(s, 1).places[9].caballeros == [2, 0, 1, 0]


@pytest.mark.rule("ELG-052", "ELG-122")
def test_a_scoring_makes_the_numbers_public() -> None:
    s = holding("d3_score_castillo")
    put(s, "castillo", 2, 0, 1, 5)
    facts(s)
    act(s, 0, "use")
    told = [(f["seat"], f["count"]) for f in facts(s) if f["verb"] == "castillo_counted"]
    assert told == [(0, 2), (1, 0), (2, 1), (3, 5)]


@pytest.mark.rule("ELG-053")
@pytest.mark.parametrize("round", [3, 6, 9])
def test_scored_and_emptied_at_each_general_scoring(round: int) -> None:
    s = before_scoring(round=round)
    put(s, "castillo", 0, 2)
    act(s, 0, "end")
    act(s, 1, "dial", region="galicia")
    assert at(s, "castillo") == [0] * 4
    assert scores(s)[1] == 5 + 4  # castillo, then Galicia


@pytest.mark.rule("ELG-054")
def test_where_the_castillo_counts_as_a_region() -> None:
    s = holding("d3_score_one")
    put(s, "castillo", 2, 1)
    act(s, 0, "use")
    act(s, 0, "score", place="castillo")  # choosable
    assert scores(s) == [5, 3, 0, 0]
    t = holding("d4_scoreboard")
    put(t, "castillo", 2, 1)
    act(t, 0, "use")
    act(t, 0, "board", board="board_840", place="castillo")  # may carry a scoreboard
    assert view(t, 0).places[9].value == [8, 4, 0]


@pytest.mark.rule("ELG-054")
@pytest.mark.parametrize(
    "card", ["d3_score_4", "d3_score_5", "d3_score_first_only", "d3_score_most", "d3_score_fewest"]
)
def test_where_it_does_not(card: str) -> None:
    s = holding(card)
    put(s, "castillo", 9, 1)
    if card == "d3_score_fewest":
        put(s, "castillo", 1)
    put(s, "castilla_la_vieja", 0, 2)
    facts(s)
    act(s, 0, "use")
    assert "castillo" not in [f.get("place") for f in facts(s) if f["verb"] == "scored"]
    assert scores(s)[0] == 0


@pytest.mark.rule("ELG-054", "ELG-131")
def test_no_grande_in_the_castillo() -> None:
    with pytest.raises(BadForm):
        action("grande", region="castillo")


# Section 9: the general scoring.


@pytest.mark.rule("ELG-055")
def test_fixed_order_of_a_general_scoring() -> None:
    s = before_scoring(seats=2)
    put(s, "castillo", 2, 1)
    facts(s)
    act(s, 0, "end")
    assert [f["verb"] for f in facts(s)] == ["turn_ended"]  # nothing is scored before the dials
    act(s, 1, "dial", region="aragon")
    assert scores(s) == [0, 0]
    act(s, 0, "dial", region="galicia")
    told = [f["verb"] for f in facts(s)]
    castillo = told.index("scored")
    shown = told.index("dial_shown")
    left = told.index("left_castillo")
    regions = told.index("scored", castillo + 1)
    assert castillo < shown < left < regions


@pytest.mark.rule("ELG-055")
def test_newcomers_count_in_the_same_scoring() -> None:
    s = before_scoring()
    put(s, "castillo", 3)
    put(s, "aragon", 0, 2)
    act(s, 0, "end")
    act(s, 0, "dial", region="aragon")
    assert scores(s) == [5 + 5, 4, 0, 0]


@pytest.mark.rule("ELG-056")
def test_dials_are_set_before_the_castillo_is_opened() -> None:
    s = before_scoring()
    put(s, "castillo", 3, 2)
    facts(s)
    act(s, 0, "end")
    assert asked(s) == "castillo_dial"
    assert not any(f["verb"] in ("scored", "castillo_counted") for f in facts(s))
    assert view(s, 0).places[9].caballeros is None


@pytest.mark.rule("ELG-056")
def test_any_region_but_the_kings() -> None:
    s = before_scoring(king="valencia")
    put(s, "castillo", 3)
    act(s, 0, "end")
    assert choices(s, 0, "dial") == [r for r in REGION_NAMES if r != "valencia"]
    assert refused(s, 0, "dial", region="valencia") == "ELG-056"


@pytest.mark.rule("ELG-056")
def test_whoever_has_nothing_inside_is_not_asked() -> None:
    s = before_scoring()
    put(s, "castillo", 0, 1, 0, 2)
    act(s, 0, "end")
    assert deciders(s) == [1, 3]
    assert refused(s, 0, "dial", region="aragon") == "ELG-056"


@pytest.mark.rule("ELG-056", "ELG-086")
def test_choices_are_simultaneous_and_secret() -> None:
    regions = {0: "aragon", 1: "aragon", 2: "galicia"}
    ends = set()
    for order in itertools.permutations(regions):
        s = before_scoring()
        put(s, "castillo", 1, 2, 3)
        act(s, 0, "end")
        for seat in order[:-1]:
            act(s, seat, "dial", region=regions[seat])
            assert refused(s, seat, "dial", region="aragon") == "ELG-056"  # set is set
            for reader in (-1, 3):
                assert all(player.dial is None for player in view(s, reader).players)
        act(s, order[-1], "dial", region=regions[order[-1]])
        ends.add(s.encode())
    assert len(ends) == 1  # the order of the answers does not matter


@pytest.mark.rule("ELG-057")
def test_all_go_to_the_one_region() -> None:
    s = before_scoring()
    put(s, "castillo", 5)
    put(s, "aragon", 1)
    act(s, 0, "end")
    act(s, 0, "dial", region="aragon")
    assert (at(s, "aragon")[0], at(s, "castillo")[0], court(s)[0]) == (6, 0, 0)
    assert asked(s) == "play_power"  # one dial, no further choice


@pytest.mark.rule("ELG-058")
def test_castillo_is_ranked_like_a_region_without_bonuses() -> None:
    s = before_scoring(king="granada")
    for seat in range(4):
        set_home(s, seat, "granada")
    put(s, "castillo", 4, 3, 3, 2)
    act(s, 0, "end")
    for seat in range(4):
        act(s, seat, "dial", region="aragon")
    # castillo 5, 1, 1, 0 by the tie for second, then Aragon 5/4/1 with the same counts
    assert scores(s) == [5 + 5, 1 + 1, 1 + 1, 0]


@pytest.mark.rule("ELG-058", "ELG-078")
def test_scoreboard_on_the_castillo_counts() -> None:
    s = before_scoring()
    s.boards[0] = place_number("castillo")
    put(s, "castillo", 2, 1)
    act(s, 0, "end")
    act(s, 0, "dial", region="galicia")
    act(s, 1, "dial", region="cataluna")
    assert scores(s) == [8 + 4, 4 + 4, 0, 0]


@pytest.mark.rule("ELG-058", "ELG-076")
@pytest.mark.parametrize(("seats", "expected"), [(2, [5, 0]), (3, [5, 3, 0])])
def test_few_players_at_the_castillo(seats: int, expected: list[int]) -> None:
    s = holding("d3_score_castillo", seats=seats)
    put(s, "castillo", *[3, 2, 1][:seats])
    act(s, 0, "use")
    assert scores(s) == expected


@pytest.mark.rule("ELG-059")
def test_kings_region_dialled_by_mistake() -> None:
    s = before_scoring(inattentive_dial=True)
    put(s, "castillo", 3, 1)
    put(s, "granada", 0, 1)
    act(s, 0, "end")
    assert choices(s, 0, "dial") == REGION_NAMES
    act(s, 0, "dial", region="granada")
    act(s, 1, "dial", region="galicia")
    assert court(s)[0] == 3
    assert (at(s, "castillo")[0], at(s, "granada")) == (0, [0, 1, 0, 0])
    # its castillo points are kept; Granada goes to seat 1 with the royal bonus
    assert scores(s) == [5, 3 + 4 + 6 + 2, 0, 0]


@pytest.mark.rule("ELG-059")
def test_by_default_eight_regions_can_be_dialled() -> None:
    s = before_scoring()
    put(s, "castillo", 3)
    act(s, 0, "end")
    assert len(choices(s, 0, "dial")) == 8


@pytest.mark.rule("ELG-060")
def test_the_empty_castillo_takes_caballeros_again() -> None:
    s = before_scoring()
    put(s, "castillo", 3)
    act(s, 0, "end")
    act(s, 0, "dial", region="galicia")
    assert at(s, "castillo") == [0, 0, 0, 0]
    for _ in range(4):
        seat = deciders(s)[0]
        act(s, seat, "play", power=choices(s, seat, "play")[-1])
    set_court(s, 1, 1, 1, 1)
    seat = deciders(s)[0]
    act(s, seat, "take", deck=5)
    act(s, seat, "place", place="castillo")
    assert sum(at(s, "castillo")) == 1


@pytest.mark.rule("ELG-061")
def test_every_region_exactly_once_and_the_order_does_not_matter() -> None:
    s = before_scoring(king="granada")
    for seat, region in enumerate(REGION_NAMES[:4]):
        put(s, region, *[1 if other == seat else 0 for other in range(4)])
    facts(s)
    act(s, 0, "end")
    scored = [f["place"] for f in facts(s) if f["verb"] == "scored"]
    assert sorted(scored[1:]) == sorted(REGION_NAMES)
    assert scores(s) == [4, 5, 6, 5]


@pytest.mark.rule("ELG-060", "ELG-055")
def test_empty_castillo_needs_no_dials() -> None:
    s = before_scoring()
    put(s, "aragon", 1)
    act(s, 0, "end")
    assert asked(s) == "play_power"
    assert scores(s) == [5, 0, 0, 0]
