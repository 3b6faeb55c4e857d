"""Section 5: the player's turn."""

import pytest

from .table import (
    act,
    asked,
    at,
    can,
    choices,
    choosing,
    clear,
    court,
    deciders,
    facts,
    fresh,
    holding,
    on_offer,
    pass_turn,
    place_number,
    play_powers,
    province,
    put,
    refused,
    set_court,
    verbs,
    veto_cards,
)


@pytest.mark.rule("ELG-032")
def test_steps_of_a_turn_in_order() -> None:
    s = fresh(2)
    facts(s)
    play_powers(s, 10, 9)
    assert refused(s, 0, "use") == "ELG-035"  # first a card
    assert refused(s, 0, "end") == "ELG-035"
    act(s, 0, "take", deck=5)
    act(s, 0, "place", place="castillo")
    act(s, 0, "stop")
    act(s, 0, "use")
    act(s, 0, "king", region=choices(s, 0, "king")[0])
    act(s, 0, "end")
    mine = [f["verb"] for f in facts(s)][2:]
    assert mine[:3] == ["mustered", "card_taken", "placed"]
    assert mine[3:7] == ["stopped", "used", "king_moved", "turn_ended"]


@pytest.mark.rule("ELG-032")
def test_special_action_only_once_in_a_turn() -> None:
    s = holding("d5_king")
    act(s, 0, "use")
    act(s, 0, "king", region="aragon")
    assert refused(s, 0, "use") == "ELG-032"


@pytest.mark.rule("ELG-033")
def test_the_full_number_moves_at_the_start_of_the_own_turn() -> None:
    s = fresh(2)
    play_powers(s, 8, 1)
    assert court(s) == [7 + 2, 7]  # not yet when the power cards are played
    pass_turn(s)
    assert court(s) == [9, 7 + 6]
    assert province(s) == [19, 15]


@pytest.mark.rule("ELG-033", "ELG-111")
def test_an_earlier_turn_changes_what_step_one_finds() -> None:
    s = fresh(2)
    play_powers(s, 8, 1)
    set_court(s, 9, 0)  # as after a loss of authority
    pass_turn(s)
    assert (s.court[1], s.province[1]) == (6, 22)


@pytest.mark.rule("ELG-033")
def test_nobody_may_take_fewer_by_default() -> None:
    s = fresh(2)
    play_powers(s, 8, 1)
    assert asked(s) == "take_card"
    assert refused(s, 0, "muster", count=1) == "ELG-035"


@pytest.mark.rule("ELG-034")
def test_missing_ones_may_come_from_the_board() -> None:
    s = fresh(2)
    clear(s)
    s.king = place_number("granada")
    set_court(s, 10)
    put(s, "aragon", 10)
    put(s, "valencia", 8)
    assert s.province[0] == 2
    play_powers(s, 4, 3)  # four heads: two from the province, two may come from the board
    assert (asked(s), deciders(s)) == ("fetch_missing", [0])
    assert (s.court[0], s.province[0]) == (12, 0)
    assert choices(s, 0, "fetch") == ["aragon", "valencia"]
    act(s, 0, "fetch", region="valencia")
    act(s, 0, "fetch", region="aragon")
    assert asked(s) == "take_card"  # no more than were missing
    assert s.court[0] == 14
    assert (at(s, "aragon")[0], at(s, "valencia")[0]) == (9, 7)


@pytest.mark.rule("ELG-034")
def test_taking_from_the_board_is_voluntary() -> None:
    s = fresh(2)
    clear(s)
    s.king = place_number("granada")
    put(s, "aragon", 30)
    play_powers(s, 4, 3)
    act(s, 0, "fetch", region="aragon")
    act(s, 0, "stop")
    assert asked(s) == "take_card"
    assert (s.court[0], at(s, "aragon")[0]) == (1, 29)


@pytest.mark.rule("ELG-034", "ELG-046", "ELG-051")
def test_not_from_the_kings_region_nor_from_the_castillo() -> None:
    s = fresh(2)
    clear(s)
    s.king = place_number("granada")
    put(s, "granada", 10)
    put(s, "castillo", 19)
    put(s, "aragon", 1)
    play_powers(s, 4, 3)
    assert choices(s, 0, "fetch") == ["aragon"]
    assert refused(s, 0, "fetch", region="granada") == "ELG-046"
    assert refused(s, 0, "fetch", region="galicia") == "ELG-034"
    act(s, 0, "fetch", region="aragon")
    assert asked(s) == "take_card"  # nothing else can be reached


@pytest.mark.rule("ELG-034")
def test_nobody_is_asked_who_has_nothing_to_fetch_or_lacks_nothing() -> None:
    s = fresh(2)
    clear(s)
    s.king = place_number("granada")
    put(s, "granada", 15)
    put(s, "castillo", 15)
    play_powers(s, 4, 3)
    assert asked(s) == "take_card"
    t = fresh(2)
    clear(t)
    put(t, "aragon", 26)
    play_powers(t, 4, 3)  # the province has just enough
    assert asked(t) == "take_card"


@pytest.mark.rule("ELG-035")
def test_one_of_the_cards_that_are_left_must_be_taken() -> None:
    s = choosing()
    assert choices(s, 0, "take") == [1, 2, 3, 4, 5]
    assert verbs(s, 0) == {"take"}
    act(s, 0, "take", deck=5)
    act(s, 0, "end")
    assert choices(s, 1, "take") == [1, 2, 3, 4]  # the King's card too is gone for this round
    assert refused(s, 1, "take", deck=5) == "ELG-035"
    assert verbs(s, 1) == {"take"}


@pytest.mark.rule("ELG-035", "ELG-091")
def test_neither_half_of_the_card_need_be_used() -> None:
    s = holding("d4_court_two")
    set_court(s, 3)
    before = (court(s), province(s), list(s.cubes))
    act(s, 0, "end")
    assert (court(s), province(s), list(s.cubes)) == before
    assert deciders(s) == [1]


@pytest.mark.rule("ELG-036", "ELG-088")
def test_placing_first_or_the_special_action_first() -> None:
    s = holding("d5_king", king="galicia")
    set_court(s, 5)
    act(s, 0, "place", place="pais_vasco")
    act(s, 0, "stop")
    act(s, 0, "use")
    act(s, 0, "king", region="granada")
    act(s, 0, "end")
    t = holding("d5_king", king="galicia")
    set_court(t, 5)
    act(t, 0, "use")
    act(t, 0, "king", region="granada")
    assert refused(t, 0, "place", place="pais_vasco") == "ELG-040"  # the king has moved
    act(t, 0, "place", place="valencia")
    act(t, 0, "stop")
    act(t, 0, "end")
    assert deciders(s) == deciders(t) == [1]


@pytest.mark.rule("ELG-036", "ELG-133")
def test_a_special_action_can_fill_the_court_before_placing() -> None:
    s = holding("d4_court_two")
    assert not can(s, 0, "place", place="castillo")
    act(s, 0, "use")
    act(s, 0, "place", place="castillo")
    act(s, 0, "place", place="castillo")
    assert at(s, "castillo")[0] == 2


@pytest.mark.rule("ELG-036", "ELG-096")
def test_extra_placing_first_leaves_less_for_the_heads() -> None:
    s = holding("d1_place_two")
    set_court(s, 2)
    act(s, 0, "use")
    act(s, 0, "place", place="galicia")
    act(s, 0, "place", place="galicia")
    assert refused(s, 0, "place", place="castillo") == "ELG-039"


@pytest.mark.rule("ELG-037", "ELG-088")
def test_placing_is_not_split_by_the_special_action() -> None:
    s = holding("d5_king")
    set_court(s, 5)
    act(s, 0, "place", place="castillo")
    assert refused(s, 0, "use") == "ELG-037"  # the block comes first to an end
    assert refused(s, 0, "end") == "ELG-037"
    act(s, 0, "stop")
    act(s, 0, "use")
    act(s, 0, "king", region="aragon")
    assert refused(s, 0, "place", place="castillo") == "ELG-037"
    assert not can(s, 0, "place", place="valencia")


@pytest.mark.rule("ELG-037")
def test_the_block_is_over_once_stopped_even_without_a_special_action() -> None:
    s = holding("d5_king")
    set_court(s, 5)
    act(s, 0, "place", place="castillo")
    act(s, 0, "stop")
    assert refused(s, 0, "place", place="castillo") == "ELG-037"


@pytest.mark.rule("ELG-037", "ELG-096")
def test_a_special_action_that_places_is_separate_from_the_block() -> None:
    s = holding("d1_place_two")
    set_court(s, 3)
    act(s, 0, "place", place="castillo")
    act(s, 0, "use")
    act(s, 0, "place", place="galicia")
    act(s, 0, "place", place="galicia")
    assert (at(s, "castillo")[0], at(s, "galicia")[0]) == (1, 2)


@pytest.mark.rule("ELG-038")
def test_card_leaves_and_the_next_lower_power_card_follows() -> None:
    s = choosing(seats=3)
    offer_before = on_offer(s)
    act(s, 0, "take", deck=3)
    act(s, 0, "end")
    assert deciders(s) == [1]
    assert on_offer(s) == [card if i != 2 else None for i, card in enumerate(offer_before)]
    pass_turn(s, deck=1)
    assert deciders(s) == [2]


@pytest.mark.rule("ELG-038", "ELG-105")
def test_a_veto_stays_before_its_owner() -> None:
    s = holding("d2_veto")
    act(s, 0, "end")
    assert veto_cards(s, 0) == 1
