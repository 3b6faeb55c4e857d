"""Section 4: power cards."""

import pytest

from .table import (
    ALL_POWERS,
    act,
    asked,
    can,
    choices,
    deciders,
    fresh,
    hand,
    holding,
    pass_turn,
    pass_turns,
    play_powers,
    refused,
    view,
)


@pytest.mark.rule("ELG-027")
@pytest.mark.parametrize("starter", [0, 1, 2, 3])
def test_first_starter_by_option(starter: int) -> None:
    s = fresh(4, first_starter=starter)
    assert deciders(s) == [starter]


@pytest.mark.rule("ELG-027")
def test_first_starter_is_drawn_by_default() -> None:
    starters = {deciders(fresh(4, seed=f"seed {i}", first_starter="random"))[0] for i in range(40)}
    assert starters == {0, 1, 2, 3}


@pytest.mark.rule("ELG-027")
def test_others_follow_clockwise() -> None:
    s = fresh(4, first_starter=2)
    order = []
    for power in (5, 9, 2, 7):
        order += deciders(s)
        act(s, deciders(s)[0], "play", power=power)
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("ELG-027")
def test_lowest_card_begins_the_next_round() -> None:
    s = fresh(4)
    play_powers(s, 9, 4, 12, 7)
    pass_turns(s)
    assert asked(s) == "play_power"
    assert deciders(s) == [1]


@pytest.mark.rule("ELG-028")
def test_no_value_twice_in_a_round() -> None:
    s = fresh(3)
    act(s, 0, "play", power=8)
    assert refused(s, 1, "play", power=8) == "ELG-028"
    act(s, 1, "play", power=5)
    assert choices(s, 2, "play") == [v for v in ALL_POWERS if v not in (5, 8)]
    assert refused(s, 2, "play", power=5) == "ELG-028"
    assert refused(s, 2, "play", power=8) == "ELG-028"


@pytest.mark.rule("ELG-028")
def test_values_are_free_again_in_the_next_round() -> None:
    s = fresh(2)
    play_powers(s, 8, 5)
    pass_turns(s)
    assert can(s, 1, "play", power=8)


@pytest.mark.rule("ELG-028")
def test_a_legal_card_exists_even_in_round_nine_of_five() -> None:
    s = fresh(5)
    for _ in range(8):
        for seat in range(5):
            s.hand[seat] &= s.hand[seat] - 1  # in the end the eight lowest are gone
    for _ in range(5):
        seat = deciders(s)[0]
        left = [v for v in hand(s, seat) if v not in [s.played[o] for o in range(5)]]
        assert choices(s, seat, "play") == left
        assert left
        act(s, seat, "play", power=left[0])


@pytest.mark.rule("ELG-029")
def test_exactly_one_card_each_and_final() -> None:
    s = fresh(3)
    act(s, 0, "play", power=8)
    assert refused(s, 0, "play", power=9) == "ELG-029"
    assert refused(s, 1, "end") == "ELG-029"  # nobody may do without
    act(s, 1, "play", power=5)
    act(s, 2, "play", power=6)
    assert asked(s) == "take_card"
    assert [len(hand(s, seat)) for seat in range(3)] == [12, 12, 12]


@pytest.mark.rule("ELG-030")
def test_turns_go_from_the_highest_card_down() -> None:
    s = fresh(4)
    play_powers(s, 9, 4, 12, 7)
    order = []
    while asked(s) == "take_card":
        order += deciders(s)
        pass_turn(s)
    assert order == [2, 0, 3, 1]


@pytest.mark.rule("ELG-030")
def test_order_of_turns_is_the_order_of_picking_cards() -> None:
    s = fresh(3)
    play_powers(s, 2, 11, 6)
    assert refused(s, 0, "take", deck=5) == "ELG-035"
    act(s, 1, "take", deck=5)
    act(s, 1, "end")
    assert deciders(s) == [2]
    assert refused(s, 2, "take", deck=5) == "ELG-035"


@pytest.mark.rule("ELG-031")
def test_a_played_card_is_spent() -> None:
    s = fresh(2)
    play_powers(s, 8, 5)
    pass_turns(s)
    assert refused(s, 1, "play", power=5) == "ELG-031"
    assert 5 not in hand(s, 1)


@pytest.mark.rule("ELG-031")
def test_only_the_top_of_the_pile_is_visible_but_all_plays_were_public() -> None:
    s = fresh(2)
    play_powers(s, 8, 5)
    pass_turns(s)
    play_powers(s, 3, 9)
    player = view(s, 1).players[0]
    assert (player.pile, player.pile_top) == (2, 3)
    assert player.hand.certain == [v for v in ALL_POWERS if v not in (3, 8)]
    assert player.hand.count == 11


@pytest.mark.rule("ELG-031", "ELG-132")
def test_the_deck_four_card_brings_a_spent_card_back() -> None:
    s = holding("d4_power_return")
    assert hand(s, 0) == ALL_POWERS[:-1]
    act(s, 0, "use")
    act(s, 0, "recover", power=13)
    assert hand(s, 0) == ALL_POWERS
