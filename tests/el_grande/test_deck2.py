"""Section 19: deck 2 (the Veto has its own files)."""

import pytest

from theatrum.games.el_grande.state import Position

from .table import (
    BOARD,
    act,
    asked,
    at,
    choices,
    choosing,
    court,
    deciders,
    facts,
    give_veto,
    holding,
    offer,
    on_board,
    place_number,
    province,
    put,
    refused,
    scores,
    set_court,
    set_home,
    verbs,
    view,
)

COPIES = {
    "d2_veto": 2,
    "d2_court_all": 1,
    "d2_court_three": 1,
    "d2_kings_wrath": 1,
    "d2_one_each": 1,
    "d2_dial_two": 1,
    "d2_dial_all": 1,
    "d2_score_one": 3,
}


@pytest.mark.rule("ELG-111", "ELG-112", "ELG-113", "ELG-114", "ELG-115", "ELG-116", "ELG-117")
def test_copies() -> None:
    assert {c.name: c.copies for c in BOARD.cards if c.heads == 2} == COPIES


@pytest.mark.rule("ELG-111")
def test_whole_courts_are_lost_but_not_the_own() -> None:
    s = holding("d2_court_all")
    set_court(s, 6, 12, 0, 1)
    before = province(s)
    act(s, 0, "use")
    assert court(s) == [6, 0, 0, 0]
    assert province(s) == [before[0], 30, 30, 30]


@pytest.mark.rule("ELG-111", "ELG-032")
def test_later_opponents_still_do_their_step_one() -> None:
    s = holding("d2_court_all", seats=3)  # seat 2 has played power card 11, one head
    set_court(s, 6, 5, 5)
    act(s, 0, "use")
    act(s, 0, "end")
    act(s, 1, "take", deck=5)
    act(s, 1, "end")
    assert court(s) == [6, 0, 1]


@pytest.mark.rule("ELG-111")
def test_no_use_without_a_court_to_lose() -> None:
    s = holding("d2_court_all")
    set_court(s, 6)
    assert refused(s, 0, "use") == "ELG-111"


@pytest.mark.rule("ELG-112")
def test_three_or_all_if_fewer_and_nothing_from_the_board() -> None:
    s = holding("d2_court_three")
    set_court(s, 6, 5, 2, 0)
    put(s, "aragon", 2, 2, 2, 2)
    act(s, 0, "use")
    assert court(s) == [6, 2, 0, 0]
    assert at(s, "aragon") == [2, 2, 2, 2]
    assert asked(s) == "turn"  # nobody has to choose
    assert province(s) == [22, 26, 28, 28]


# The king's wrath.


@pytest.mark.rule("ELG-113", "ELG-021")
def test_wrath_begins_at_the_left_and_goes_on_in_seating_order() -> None:
    s = choosing()
    set_court(s, 4, 4, 4, 4)
    act(s, 0, "take", deck=5)
    act(s, 0, "end")
    act(s, 1, "take", deck=1)
    act(s, 1, "end")
    set_court(s, 4, 4, 4, 4)
    offer(s, "d2_kings_wrath")
    act(s, 2, "take", deck=2)
    act(s, 2, "use")
    order = []
    while asked(s) == "suffer_wrath":
        order += deciders(s)
        act(s, deciders(s)[0], "give", source="court")
    assert order == [3, 3, 3, 0, 0, 0, 1, 1, 1]
    assert court(s) == [1, 1, 4, 1]


@pytest.mark.rule("ELG-113")
def test_three_of_the_own_choice_from_board_and_court() -> None:
    s = holding("d2_kings_wrath", seats=2)
    set_court(s, 3, 2)
    put(s, "aragon", 2, 2)
    put(s, "galicia", 0, 1)
    put(s, "castillo", 0, 2)
    put(s, "granada", 0, 2)
    act(s, 0, "use")
    assert choices(s, 1, "give") == ["galicia", "aragon", "court"]  # no castillo, no king's region
    assert verbs(s, 1) == {"give"}  # and no way out
    act(s, 1, "give", source="court")
    act(s, 1, "give", source="galicia")
    act(s, 1, "give", source="aragon")
    assert asked(s) == "turn"
    assert (court(s)[1], on_board(s, 1)) == (1, {"aragon": 1, "granada": 2, "castillo": 2})
    assert province(s)[1] == 24
    assert court(s)[0] == 3  # the active player loses nothing
    assert at(s, "aragon")[0] == 2


@pytest.mark.rule("ELG-113")
def test_later_opponents_see_what_earlier_ones_did() -> None:
    s = holding("d2_kings_wrath", seats=3)
    put(s, "aragon", 0, 3, 3)
    act(s, 0, "use")
    assert deciders(s) == [1]
    assert refused(s, 2, "give", source="aragon") == "ELG-113"
    for _ in range(3):
        act(s, 1, "give", source="aragon")
    assert deciders(s) == [2]
    assert view(s, 2).places[place_number("aragon")].caballeros == [0, 0, 3]


@pytest.mark.rule("ELG-113")
def test_who_has_fewer_returns_all_and_who_has_none_is_passed_over() -> None:
    s = holding("d2_kings_wrath")
    set_court(s, 0, 1)
    put(s, "castillo", 0, 3, 3)
    put(s, "granada", 0, 0, 3)
    put(s, "aragon", 0, 1, 0, 1)
    act(s, 0, "use")
    act(s, 1, "give", source="court")
    act(s, 1, "give", source="aragon")
    assert deciders(s) == [3]  # seat 2 has only what can't be touched
    act(s, 3, "give", source="aragon")
    assert asked(s) == "turn"
    assert at(s, "castillo") == [0, 3, 3, 0]
    assert at(s, "granada") == [0, 0, 3, 0]


# One of everybody.


@pytest.mark.rule("ELG-114")
def test_one_of_every_player_the_own_included_in_any_sequence() -> None:
    s = holding("d2_one_each")
    put(s, "aragon", 2, 2, 2)
    put(s, "galicia", 1, 0, 0, 2)
    act(s, 0, "use")
    assert verbs(s, 0) == {"remove"}  # once used, there is no way to stop
    act(s, 0, "remove", owner=3, region="galicia")
    assert refused(s, 0, "remove", owner=3, region="galicia") == "ELG-114"  # one each
    act(s, 0, "remove", owner=0, region="aragon")
    act(s, 0, "remove", owner=2, region="aragon")
    assert asked(s) == "remove_one"
    act(s, 0, "remove", owner=1, region="aragon")
    assert asked(s) == "turn"
    assert at(s, "aragon") == [1, 1, 1, 0]
    assert province(s) == [28, 29, 29, 29]


@pytest.mark.rule("ELG-114")
def test_players_without_a_removable_caballero_are_skipped() -> None:
    s = holding("d2_one_each")
    put(s, "aragon", 2)
    put(s, "castillo", 0, 2)
    put(s, "granada", 0, 0, 2)
    set_court(s, 0, 0, 0, 5)
    act(s, 0, "use")
    assert choices(s, 0, "remove") == [(0, "aragon")]  # compulsory for the user too
    act(s, 0, "remove", owner=0, region="aragon")
    assert asked(s) == "turn"
    assert court(s) == [0, 0, 0, 5]


@pytest.mark.rule("ELG-114", "ELG-107")
def test_one_of_everybody_stopped_half_way() -> None:
    s = holding("d2_one_each")
    put(s, "aragon", 2, 2, 2, 2)
    give_veto(s, 2)
    act(s, 0, "use")
    act(s, 0, "remove", owner=1, region="aragon")
    act(s, 2, "allow")
    act(s, 0, "remove", owner=2, region="aragon")
    act(s, 2, "veto")
    assert at(s, "aragon") == [2, 1, 2, 2]


# Dialled returns.


@pytest.mark.rule("ELG-115", "ELG-086")
def test_opponents_dial_at_the_same_time_and_lose_two() -> None:
    s = holding("d2_dial_two")
    put(s, "aragon", 3, 3, 2, 4)
    put(s, "galicia", 3, 2)
    act(s, 0, "use")
    assert deciders(s) == [1, 2, 3]  # not the active player
    assert refused(s, 0, "dial", region="aragon") == "ELG-115"
    act(s, 3, "dial", region="aragon")
    act(s, 1, "dial", region="galicia")
    assert at(s, "aragon") == [3, 3, 2, 4]  # nothing happens before all have dialled
    assert view(s, 0).players[3].dial is None
    act(s, 2, "dial", region="aragon")
    assert at(s, "aragon") == [3, 3, 0, 2]
    assert at(s, "galicia") == [3, 0, 0, 0]
    assert province(s)[1] == 30 - 3
    assert court(s) == [0, 0, 0, 0]
    assert asked(s) == "turn"


@pytest.mark.rule("ELG-115")
def test_only_regions_with_two_own_may_be_dialled() -> None:
    s = holding("d2_dial_two", seats=2)
    put(s, "aragon", 2, 1)
    put(s, "galicia", 2, 2)
    put(s, "valencia", 2, 3)
    act(s, 0, "use")
    assert choices(s, 1, "dial") == ["galicia", "valencia"]
    assert refused(s, 1, "dial", region="aragon") == "ELG-115"  # a single one
    assert refused(s, 1, "dial", region="cataluna") == "ELG-115"  # none


@pytest.mark.rule("ELG-115")
def test_with_no_two_anywhere_a_single_one_is_lost() -> None:
    s = holding("d2_dial_two", seats=2)
    put(s, "aragon", 2, 1)
    put(s, "galicia", 2, 1)
    put(s, "granada", 0, 5)  # the king's region does not help to satisfy the minimum
    put(s, "castillo", 0, 5)
    act(s, 0, "use")
    assert choices(s, 1, "dial") == ["galicia", "aragon"]
    act(s, 1, "dial", region="aragon")
    assert on_board(s, 1) == {"galicia": 1, "granada": 5, "castillo": 5}


@pytest.mark.rule("ELG-115", "ELG-116")
@pytest.mark.parametrize("card", ["d2_dial_two", "d2_dial_all"])
def test_who_has_nothing_in_open_regions_is_not_affected(card: str) -> None:
    s = holding(card)
    put(s, "aragon", 0, 2, 0, 0)
    put(s, "castillo", 0, 0, 4)
    put(s, "granada", 0, 0, 0, 4)
    act(s, 0, "use")
    assert deciders(s) == [1]
    act(s, 1, "dial", region="aragon")
    assert (at(s, "castillo"), at(s, "granada")) == ([0, 0, 4, 0], [0, 0, 0, 4])


def dialled_all() -> Position:
    s = holding("d2_dial_all", seats=3)
    put(s, "aragon", 4, 5, 1)
    put(s, "galicia", 4, 1, 3)
    act(s, 0, "use")
    return s


@pytest.mark.rule("ELG-116")
def test_all_of_the_dialled_region_go_to_the_province() -> None:
    s = dialled_all()
    assert choices(s, 1, "dial") == ["galicia", "aragon"]  # one is enough
    act(s, 1, "dial", region="aragon")
    act(s, 2, "dial", region="galicia")
    assert at(s, "aragon") == [4, 0, 1]
    assert at(s, "galicia") == [4, 1, 0]
    assert (province(s), court(s)) == ([22, 29, 29], [0, 0, 0])


@pytest.mark.rule("ELG-116")
def test_only_regions_with_own_ones_and_only_opponents() -> None:
    s = dialled_all()
    assert refused(s, 1, "dial", region="valencia") == "ELG-116"
    assert deciders(s) == [1, 2]
    t = holding("d2_dial_all", seats=3)
    put(t, "aragon", 4)
    assert refused(t, 0, "use") == "ELG-116"


# The scoring of one place.


@pytest.mark.rule("ELG-117")
def test_any_place_may_be_scored_with_both_bonuses() -> None:
    s = holding("d2_score_one", king="granada")
    set_home(s, 0, "granada")
    put(s, "granada", 3, 2)
    act(s, 0, "use")
    assert len(choices(s, 0, "score")) == 10
    act(s, 0, "score", place="granada")
    assert scores(s) == [6 + 2 + 2, 3, 0, 0]


@pytest.mark.rule("ELG-117")
def test_the_castillos_caballeros_go_back_inside() -> None:
    s = holding("d2_score_one")
    put(s, "castillo", 2, 1)
    facts(s)
    act(s, 0, "use")
    act(s, 0, "score", place="castillo")
    assert scores(s) == [5, 3, 0, 0]
    assert at(s, "castillo") == [2, 1, 0, 0]
    assert [f["rule"] for f in facts(s) if f["verb"] == "scored"] == ["ELG-117"]
