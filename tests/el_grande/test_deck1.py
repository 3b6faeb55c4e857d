"""Section 18: deck 1, the intrigues."""

import pytest

from theatrum.games.el_grande.forms import REGION_NAMES

from .table import (
    BOARD,
    CARDS,
    act,
    asked,
    at,
    can,
    choices,
    court,
    give_veto,
    holding,
    move,
    on_board,
    put,
    refused,
    set_court,
    verbs,
)

COPIES = {
    "d1_move_all_own": 1,
    "d1_place_two": 1,
    "d1_place_two_or_move_all": 1,
    "d1_move_five_one_region": 2,
    "d1_move_three_foreign": 1,
    "d1_move_three_any": 1,
    "d1_move_two_own_two_foreign": 2,
    "d1_move_four_own": 1,
    "d1_move_four_any": 1,
}


@pytest.mark.rule(
    "ELG-095",
    "ELG-096",
    "ELG-097",
    "ELG-098",
    "ELG-099",
    "ELG-100",
    "ELG-101",
    "ELG-102",
    "ELG-103",
)
def test_copies() -> None:
    assert {c.name: c.copies for c in BOARD.cards if c.heads == 1} == COPIES


@pytest.mark.rule("ELG-094")
def test_only_intrigues_let_a_player_move_foreign_caballeros() -> None:
    moving = {card.name for card in BOARD.cards if card.effect == BOARD.cards[0].effect}
    assert all(name.startswith("d1_") for name in moving)
    for name in set(CARDS) - set(COPIES) - {"d2_veto"}:
        s = holding(name)
        set_court(s, 2, 2, 2, 2)
        put(s, "aragon", 2, 2, 2, 2)
        if can(s, 0, "use"):
            act(s, 0, "use")
            assert not verbs(s, 0) & {"pick", "put"}


@pytest.mark.rule("ELG-095")
def test_all_own_of_one_region_to_many_places() -> None:
    s = holding("d1_move_all_own")
    put(s, "aragon", 4, 2)
    put(s, "galicia", 2)
    act(s, 0, "use")
    assert choices(s, 0, "pick") == [(0, "galicia"), (0, "aragon")]
    assert refused(s, 0, "pick", owner=1, region="aragon") == "ELG-095"
    move(s, 0, 0, "aragon", "castillo")
    assert refused(s, 0, "pick", owner=0, region="galicia") == "ELG-095"  # one region only
    move(s, 0, 0, "aragon", "galicia")
    move(s, 0, 0, "aragon", "valencia")
    move(s, 0, 0, "aragon", "valencia")
    assert asked(s) == "turn"
    assert on_board(s, 0) == {"galicia": 3, "valencia": 2, "castillo": 1}
    assert at(s, "aragon")[1] == 2


@pytest.mark.rule("ELG-095")
def test_more_than_five_may_move_and_some_may_stay() -> None:
    s = holding("d1_move_all_own")
    put(s, "aragon", 9)
    act(s, 0, "use")
    for _ in range(7):
        move(s, 0, 0, "aragon", "galicia")
    act(s, 0, "stop")
    assert on_board(s, 0) == {"galicia": 7, "aragon": 2}


@pytest.mark.rule("ELG-095", "ELG-107")
def test_after_a_veto_the_rest_stay() -> None:
    s = holding("d1_move_all_own")
    give_veto(s, 1)
    put(s, "aragon", 3)
    act(s, 0, "use")
    move(s, 0, 0, "aragon", "galicia")
    act(s, 1, "allow")
    move(s, 0, 0, "aragon", "galicia")
    act(s, 1, "veto")
    assert on_board(s, 0) == {"galicia": 1, "aragon": 2}


@pytest.mark.rule("ELG-096")
def test_one_bound_to_adjacency_and_two_free() -> None:
    s = holding("d1_place_two", king="granada")
    set_court(s, 7)
    assert refused(s, 0, "place", place="galicia") == "ELG-040"
    act(s, 0, "place", place="valencia")
    act(s, 0, "use")
    act(s, 0, "place", place="galicia")
    act(s, 0, "place", place="castillo")
    assert asked(s) == "turn"
    assert court(s)[0] == 4
    assert on_board(s, 0) == {"valencia": 1, "galicia": 1, "castillo": 1}
    assert "place" not in verbs(s, 0)


@pytest.mark.rule("ELG-096")
def test_up_to_two_and_not_more_than_the_court() -> None:
    s = holding("d1_place_two")
    set_court(s, 7)
    act(s, 0, "use")
    act(s, 0, "place", place="galicia")
    act(s, 0, "stop")
    assert on_board(s, 0) == {"galicia": 1}
    t = holding("d1_place_two")
    set_court(t, 1)
    act(t, 0, "use")
    act(t, 0, "place", place="galicia")
    assert asked(t) == "turn"
    u = holding("d1_place_two")
    assert refused(u, 0, "use") == "ELG-096"  # an empty court


@pytest.mark.rule("ELG-096", "ELG-046")
def test_not_into_the_kings_region() -> None:
    s = holding("d1_place_two", king="granada")
    set_court(s, 2)
    act(s, 0, "use")
    assert refused(s, 0, "place", place="granada") == "ELG-046"
    assert choices(s, 0, "place") == [*[r for r in REGION_NAMES if r != "granada"], "castillo"]


@pytest.mark.rule("ELG-096", "ELG-106")
def test_the_two_can_be_vetoed_the_other_one_not() -> None:
    s = holding("d1_place_two")
    set_court(s, 3)
    give_veto(s, 2)
    act(s, 0, "use")
    act(s, 0, "place", place="galicia")
    act(s, 2, "allow")
    act(s, 0, "place", place="galicia")
    act(s, 2, "veto")
    assert (at(s, "galicia")[0], court(s)[0]) == (1, 2)
    act(s, 0, "place", place="valencia")
    assert at(s, "valencia")[0] == 1


@pytest.mark.rule("ELG-097")
def test_either_part_but_not_both() -> None:
    s = holding("d1_place_two_or_move_all")
    set_court(s, 5)
    put(s, "aragon", 3, 1)
    act(s, 0, "use")
    assert choices(s, 0, "choose") == ["place_two", "move_all"]
    assert refused(s, 0, "pick", owner=0, region="aragon") == "ELG-097"  # the choice comes first
    act(s, 0, "choose", part="place_two")
    assert refused(s, 0, "pick", owner=0, region="aragon") == "ELG-096"
    act(s, 0, "place", place="galicia")
    act(s, 0, "place", place="galicia")
    assert (asked(s), at(s, "galicia")[0]) == ("turn", 2)
    assert refused(s, 0, "use") == "ELG-032"


@pytest.mark.rule("ELG-097")
def test_the_other_part() -> None:
    s = holding("d1_place_two_or_move_all")
    set_court(s, 5)
    put(s, "aragon", 3, 1)
    put(s, "galicia", 1)
    act(s, 0, "use")
    act(s, 0, "choose", part="move_all")
    for _ in range(3):
        move(s, 0, 0, "aragon", "castillo")
    assert (asked(s), at(s, "castillo")[0], court(s)[0]) == ("turn", 3, 5)
    assert at(s, "galicia")[0] == 1


@pytest.mark.rule("ELG-097")
def test_the_choice_binds_after_a_veto() -> None:
    s = holding("d1_place_two_or_move_all")
    set_court(s, 5)
    put(s, "aragon", 3)
    give_veto(s, 1)
    act(s, 0, "use")
    act(s, 0, "choose", part="place_two")
    act(s, 0, "place", place="galicia")
    act(s, 1, "veto")
    assert asked(s) == "turn"
    assert not can(s, 0, "use")


@pytest.mark.rule("ELG-097")
@pytest.mark.parametrize(
    ("in_court", "in_aragon", "parts"),
    [(1, 0, ["place_two"]), (0, 1, ["move_all"]), (0, 0, [])],
)
def test_a_part_that_does_nothing_is_not_offered(
    in_court: int, in_aragon: int, parts: list[str]
) -> None:
    s = holding("d1_place_two_or_move_all")
    set_court(s, in_court)
    put(s, "aragon", in_aragon, 3)
    put(s, "granada", 2)  # the king's region does not help
    if parts:
        act(s, 0, "use")
        assert choices(s, 0, "choose") == parts
    else:
        assert refused(s, 0, "use") == "ELG-097"


@pytest.mark.rule("ELG-098")
def test_up_to_five_of_any_colour_from_one_region_to_many() -> None:
    s = holding("d1_move_five_one_region")
    put(s, "aragon", 2, 3, 1)
    put(s, "valencia", 1, 1)
    act(s, 0, "use")
    assert can(s, 0, "pick", owner=1, region="valencia")
    move(s, 0, 1, "aragon", "galicia")
    assert refused(s, 0, "pick", owner=1, region="valencia") == "ELG-098"
    assert refused(s, 0, "pick", owner=0, region="valencia") == "ELG-098"
    move(s, 0, 0, "aragon", "castillo")
    move(s, 0, 2, "aragon", "valencia")
    move(s, 0, 1, "aragon", "galicia")
    move(s, 0, 1, "aragon", "galicia")
    assert asked(s) == "turn"  # five have moved
    assert at(s, "aragon") == [1, 0, 0, 0]


@pytest.mark.rule("ELG-099")
def test_three_foreign_from_any_regions() -> None:
    s = holding("d1_move_three_foreign")
    put(s, "aragon", 2, 1)
    put(s, "valencia", 0, 0, 2)
    put(s, "galicia", 0, 0, 0, 2)
    act(s, 0, "use")
    assert refused(s, 0, "pick", owner=0, region="aragon") == "ELG-099"
    move(s, 0, 1, "aragon", "castillo")
    move(s, 0, 2, "valencia", "galicia")
    move(s, 0, 3, "galicia", "aragon")
    assert asked(s) == "turn"
    t = holding("d1_move_three_foreign")
    put(t, "aragon", 3)
    assert refused(t, 0, "use") == "ELG-099"  # only own ones on the board


@pytest.mark.rule("ELG-100")
def test_three_of_any_colour_from_any_regions() -> None:
    s = holding("d1_move_three_any")
    put(s, "aragon", 2, 2)
    put(s, "valencia", 2, 2)
    act(s, 0, "use")
    move(s, 0, 0, "aragon", "galicia")
    move(s, 0, 1, "valencia", "galicia")
    move(s, 0, 1, "aragon", "castillo")
    assert asked(s) == "turn"
    assert at(s, "galicia") == [1, 1, 0, 0]


@pytest.mark.rule("ELG-101")
def test_two_own_and_two_foreign_are_separate_maxima() -> None:
    s = holding("d1_move_two_own_two_foreign")
    put(s, "aragon", 4, 4, 4)
    act(s, 0, "use")
    move(s, 0, 0, "aragon", "galicia")
    move(s, 0, 1, "aragon", "galicia")
    move(s, 0, 0, "aragon", "valencia")
    assert refused(s, 0, "pick", owner=0, region="aragon") == "ELG-101"  # no third own one
    move(s, 0, 2, "aragon", "castillo")
    assert asked(s) == "turn"
    t = holding("d1_move_two_own_two_foreign")
    put(t, "aragon", 0, 4, 4)
    act(t, 0, "use")
    move(t, 0, 1, "aragon", "galicia")
    move(t, 0, 2, "aragon", "galicia")
    assert asked(t) == "turn"  # own ones can't be traded for foreign ones


@pytest.mark.rule("ELG-102")
def test_up_to_four_own() -> None:
    s = holding("d1_move_four_own")
    put(s, "aragon", 3, 3)
    put(s, "valencia", 3)
    act(s, 0, "use")
    assert refused(s, 0, "pick", owner=1, region="aragon") == "ELG-102"
    for source in ("aragon", "valencia", "aragon", "valencia"):
        move(s, 0, 0, source, "galicia")
    assert asked(s) == "turn"
    assert on_board(s, 0) == {"galicia": 4, "aragon": 1, "valencia": 1}
    t = holding("d1_move_four_own")
    put(t, "aragon", 0, 3)
    assert refused(t, 0, "use") == "ELG-102"


@pytest.mark.rule("ELG-103")
def test_up_to_four_of_any_colour() -> None:
    s = holding("d1_move_four_any")
    put(s, "aragon", 3, 3, 3)
    put(s, "valencia", 0, 0, 0, 3)
    act(s, 0, "use")
    for owner, source in ((0, "aragon"), (1, "aragon"), (2, "aragon"), (3, "valencia")):
        move(s, 0, owner, source, "castillo")
    assert asked(s) == "turn"
    assert at(s, "castillo") == [1, 1, 1, 1]
