"""Deck 2's Veto (ELG-105 to ELG-110), and the windows of every other card."""

import pytest

from theatrum.games.el_grande.state import Position

from .table import (
    BOARD,
    CARDS,
    act,
    asked,
    at,
    before_scoring,
    deciders,
    facts,
    fresh,
    give_veto,
    holding,
    king,
    move,
    pass_round,
    pass_turn,
    pass_turns,
    play_powers,
    put,
    refused,
    scores,
    set_court,
    verbs,
    veto_cards,
    view,
)


@pytest.mark.rule("ELG-105")
def test_the_taker_lays_it_open_and_still_places_two() -> None:
    s = holding("d2_veto")
    set_court(s, 5)
    assert view(s, 2).players[0].vetoes != []
    assert refused(s, 0, "use") == "ELG-105"  # laying it down is all
    act(s, 0, "place", place="valencia")
    act(s, 0, "place", place="castillo")
    act(s, 0, "end")
    assert (at(s, "valencia")[0], at(s, "castillo")[0]) == (1, 1)


@pytest.mark.rule("ELG-105")
def test_two_cards_in_the_deck() -> None:
    assert BOARD.cards[CARDS["d2_veto"]].copies == 2


@pytest.mark.rule("ELG-105")
def test_used_in_the_same_round_it_leaves_at_once() -> None:
    s = holding("d2_veto")
    act(s, 0, "end")
    act(s, 1, "take", deck=5)
    act(s, 1, "use")
    act(s, 1, "king", region="aragon")
    assert (asked(s), deciders(s)) == ("object", [0])
    act(s, 0, "veto")
    assert king(s) == "granada"
    assert veto_cards(s, 0) == 0
    pass_turn(s)
    act(s, 2, "take", deck=4)
    assert veto_cards(s, 0) == 0  # it stops one action only


@pytest.mark.rule("ELG-105")
def test_good_in_the_next_round_and_gone_at_its_end() -> None:
    s = holding("d2_veto", seats=2)
    pass_turns(s)
    assert (s.round, veto_cards(s, 0)) == (2, 1)
    play_powers(s, 9, 10)
    act(s, 1, "take", deck=5)
    act(s, 1, "use")
    act(s, 1, "king", region="aragon")
    assert deciders(s) == [0]  # still usable
    act(s, 0, "allow")
    facts(s)
    pass_turns(s)
    assert (s.round, veto_cards(s, 0)) == (3, 0)
    assert {"verb": "veto_lapsed", "seat": 0, "rule": "ELG-105"} in facts(s)


@pytest.mark.rule("ELG-105")
def test_one_seat_can_hold_both_and_spends_the_older_first() -> None:
    s = holding("d2_veto", seats=2)
    pass_turns(s)
    play_powers(s, 9, 8)
    s.offer[1] = CARDS["d2_veto"]
    act(s, 0, "take", deck=2)
    act(s, 0, "end")
    assert veto_cards(s, 0) == 2
    act(s, 1, "take", deck=5)
    act(s, 1, "use")
    act(s, 1, "king", region="aragon")
    act(s, 0, "veto")
    assert veto_cards(s, 0) == 1
    pass_turns(s)
    assert veto_cards(s, 0) == 1  # the younger one lasts for one round more
    pass_round(s)
    assert veto_cards(s, 0) == 0


@pytest.mark.rule("ELG-106")
def test_step_one_the_choice_of_a_card_and_placing_are_not_stopped() -> None:
    s = fresh(2)
    give_veto(s, 0, 1)
    play_powers(s, 5, 4)
    assert (asked(s), deciders(s)) == ("take_card", [0])
    act(s, 0, "take", deck=5)
    assert (asked(s), deciders(s)) == ("turn", [0])
    act(s, 0, "place", place="castillo")
    assert deciders(s) == [0]


@pytest.mark.rule("ELG-106")
def test_a_general_scoring_is_not_stopped() -> None:
    s = before_scoring(seats=2)
    give_veto(s, 0, 1)
    put(s, "aragon", 1)
    act(s, 0, "end")
    assert scores(s) == [5, 0]


@pytest.mark.rule("ELG-106")
def test_nothing_but_the_open_step_can_be_stopped() -> None:
    s = holding("d5_king")
    give_veto(s, 2)
    assert refused(s, 2, "veto") == "ELG-032"  # before a step is declared
    act(s, 0, "use")
    act(s, 0, "king", region="aragon")
    assert verbs(s, 2) == {"veto", "allow"}
    assert refused(s, 2, "end") == "ELG-106"
    act(s, 2, "allow")
    assert king(s) == "aragon"
    assert refused(s, 2, "veto") == "ELG-032"  # a finished action stands


def moving_four(*holders: int) -> Position:
    """Seat 0 moves four; six of its caballeros stand in Aragon."""
    s = holding("d1_move_four_own")
    put(s, "aragon", 6)
    give_veto(s, *holders)
    act(s, 0, "use")
    return s


@pytest.mark.rule("ELG-107")
def test_example_of_the_rulebook_third_and_fourth_are_stopped() -> None:
    s = moving_four(2)
    for _ in range(2):
        move(s, 0, 0, "aragon", "galicia")
        act(s, 2, "allow")
    move(s, 0, 0, "aragon", "valencia")  # the third aims at an important region
    act(s, 2, "veto")
    assert at(s, "galicia")[0] == 2  # what has been done stands
    assert (at(s, "valencia")[0], at(s, "aragon")[0]) == (0, 4)
    assert (asked(s), deciders(s)) == ("turn", [0])
    assert refused(s, 0, "use") == "ELG-032"  # the special half is used up
    assert refused(s, 0, "pick", owner=0, region="aragon") == "ELG-032"


@pytest.mark.rule("ELG-107")
def test_a_step_is_declared_with_all_details_before_it_takes_effect() -> None:
    s = moving_four(1)
    facts(s)
    move(s, 0, 0, "aragon", "valencia")
    told = facts(s)
    assert told[0]["verb"] == "picked"
    assert (told[0]["owner"], told[0]["region"]) == (0, "aragon")
    assert told[1]["verb"] == "declared"
    assert told[1]["step"] == {"verb": "put", "place": "valencia"}
    assert at(s, "aragon")[0] == 6  # not yet
    for reader in (-1, 1, 3):
        declared = view(s, reader).declared
        assert declared.step == {"verb": "put", "place": "valencia"}
        assert (declared.owner, declared.region) == (0, "aragon")


@pytest.mark.rule("ELG-107", "ELG-109")
def test_without_a_veto_on_the_table_nobody_is_asked() -> None:
    s = moving_four()
    give_veto(s, 0)  # the active player's own does not count
    move(s, 0, 0, "aragon", "galicia")
    assert deciders(s) == [0]
    assert at(s, "galicia")[0] == 1


@pytest.mark.rule("ELG-109", "ELG-021")
def test_holders_are_asked_clockwise_from_the_left_of_the_active_player() -> None:
    s = choosing_second()
    give_veto(s, 0, 2, 3)
    act(s, 1, "use")
    act(s, 1, "king", region="aragon")
    assert deciders(s) == [2]
    act(s, 2, "allow")
    assert deciders(s) == [3]
    act(s, 3, "allow")
    assert deciders(s) == [0]
    assert king(s) == "granada"
    act(s, 0, "allow")
    assert king(s) == "aragon"


def choosing_second() -> Position:
    """Seat 1 holds the King's card."""
    s = holding("d3_score_4")
    act(s, 0, "end")
    act(s, 1, "take", deck=5)
    return s


@pytest.mark.rule("ELG-109")
def test_the_first_objection_ends_it_and_others_keep_their_cards() -> None:
    s = choosing_second()
    give_veto(s, 2, 3)
    act(s, 1, "use")
    act(s, 1, "king", region="aragon")
    act(s, 2, "veto")
    assert deciders(s) == [1]
    assert [veto_cards(s, seat) for seat in range(4)] == [0, 0, 0, 1]


@pytest.mark.rule("ELG-109")
def test_never_the_active_player() -> None:
    s = moving_four(0, 1)
    move(s, 0, 0, "aragon", "galicia")
    assert deciders(s) == [1]
    act(s, 1, "allow")
    assert deciders(s) == [0]
    assert asked(s) == "pick_one"


@pytest.mark.rule("ELG-110")
def test_laying_down_a_veto_is_not_stopped() -> None:
    s = holding("d3_score_4")
    give_veto(s, 0, 2)
    act(s, 0, "end")
    s.offer[1] = CARDS["d2_veto"]
    act(s, 1, "take", deck=2)
    assert (asked(s), deciders(s)) == ("turn", [1])
    assert veto_cards(s, 1) == 1


@pytest.mark.rule("ELG-110")
def test_an_objection_is_final_by_default() -> None:
    s = moving_four(0, 1, 2)
    move(s, 0, 0, "aragon", "galicia")
    act(s, 1, "veto")
    assert (asked(s), deciders(s)) == ("turn", [0])
    assert [veto_cards(s, seat) for seat in range(4)] == [1, 0, 1, 0]
