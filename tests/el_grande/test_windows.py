"""Every card has the windows for a Veto that ELG-108 gives it: a window is a question to the
holder before a declared step takes effect."""

import pytest

from theatrum.games.el_grande.state import Position

from .table import (
    CARDS,
    act,
    act_somehow,
    asked,
    at,
    can,
    court,
    deciders,
    facts,
    give_veto,
    holding,
    place_number,
    put,
    refused,
    scoreboards,
    scores,
    set_court,
    view,
)


def windows(s: Position, holder: int) -> int:
    """Use the card, let every step pass, and count how often the holder was asked."""
    act(s, 0, "use")
    count = 0
    while asked(s) != "turn":
        if asked(s) == "object":
            assert deciders(s) == [holder]
            act(s, holder, "allow")
            count += 1
            continue
        act_somehow(s, deciders(s)[0])
    return count


WINDOWS = {
    "d1_move_all_own": 2,  # each caballero moved: two own in Galicia
    "d1_place_two": 2,
    "d1_place_two_or_move_all": 2,
    "d1_move_five_one_region": 5,
    "d1_move_three_foreign": 3,
    "d1_move_three_any": 3,
    "d1_move_two_own_two_foreign": 4,
    "d1_move_four_own": 4,
    "d1_move_four_any": 4,
    "d2_court_all": 1,
    "d2_court_three": 1,
    "d2_kings_wrath": 3,  # each opponent
    "d2_one_each": 4,  # each player
    "d2_dial_two": 2,  # before the dials, after the reveal
    "d2_dial_all": 2,
    "d2_score_one": 1,
    "d3_score_4": 1,
    "d3_score_5": 1,
    "d3_score_6_7": 1,
    "d3_score_castillo": 1,
    "d3_score_first_only": 1,
    "d3_score_most": 1,
    "d3_score_fewest": 1,
    "d3_score_one": 1,
    "d4_scoreboard": 1,
    "d4_royal_advisor": 1,
    "d4_expulsion": 2,
    "d4_grande": 1,
    "d4_power_return": 1,
    "d4_court_two": 1,
    "d4_dial_scoring": 2,
    "d5_king": 1,
}


def crowded(card: str) -> Position:
    s = holding(card)
    set_court(s, 5, 5, 5, 5)
    put(s, "aragon", 3, 3, 3, 3)
    put(s, "galicia", 2, 2, 2, 2)
    give_veto(s, 3)
    return s


@pytest.mark.rule("ELG-108")
def test_every_card_but_the_veto_has_windows() -> None:
    assert set(WINDOWS) == set(CARDS) - {"d2_veto"}


@pytest.mark.rule("ELG-108")
@pytest.mark.parametrize("card", WINDOWS)
def test_windows_of_a_card(card: str) -> None:
    assert windows(crowded(card), 3) == WINDOWS[card]


@pytest.mark.rule("ELG-108", "ELG-109")
@pytest.mark.parametrize("card", WINDOWS)
def test_a_veto_in_the_first_window_stops_everything(card: str) -> None:
    s = crowded(card)
    before = (list(s.cubes), court(s), scores(s), s.king, list(s.boards), list(s.home))
    hands = list(s.hand)
    act(s, 0, "use")
    while asked(s) != "object":
        act_somehow(s, 0)
    act(s, 3, "veto")
    assert before == (list(s.cubes), court(s), scores(s), s.king, list(s.boards), list(s.home))
    assert s.hand == hands
    assert (asked(s), deciders(s)) == ("turn", [0])
    assert refused(s, 0, "use") == "ELG-032"
    assert can(s, 0, "place", place="castillo")


@pytest.mark.rule("ELG-108")
@pytest.mark.parametrize("card", ["d2_dial_two", "d2_dial_all", "d4_dial_scoring"])
def test_second_window_of_dial_cards_is_after_the_reveal(card: str) -> None:
    s = crowded(card)
    act(s, 0, "use")
    act(s, 3, "allow")
    for seat in deciders(s):
        act(s, seat, "dial", region="aragon" if seat != 2 else "galicia")
    assert (asked(s), deciders(s)) == ("object", [3])
    assert [player.dial for player in view(s, 0).players][1:] == ["aragon", "galicia", "aragon"]
    act(s, 3, "veto")
    assert at(s, "aragon") == [3, 3, 3, 3]
    assert scores(s) == [0, 0, 0, 0]
    assert all(not player.dialled for player in view(s, 0).players)


@pytest.mark.rule("ELG-108", "ELG-130")
def test_second_window_of_the_expulsion() -> None:
    s = crowded("d4_expulsion")
    act(s, 0, "use")
    act(s, 0, "expel", region="aragon")
    act(s, 3, "allow")
    for seat in (1, 2, 3):
        act(s, seat, "dial", region="valencia")
    assert at(s, "aragon") == [3, 3, 3, 3]  # revealed, not yet carried out
    act(s, 3, "veto")
    assert at(s, "aragon") == [3, 3, 3, 3]
    assert at(s, "valencia") == [0, 0, 0, 0]


@pytest.mark.rule("ELG-108", "ELG-113")
def test_wrath_can_be_stopped_between_two_opponents() -> None:
    s = crowded("d2_kings_wrath")
    facts(s)
    act(s, 0, "use")
    assert view(s, 3).declared.struck == 1
    act(s, 3, "allow")
    for _ in range(3):
        act(s, 1, "give", source="court")
    assert (asked(s), deciders(s)) == ("object", [3])
    assert view(s, 3).declared.struck == 2
    act(s, 3, "veto")
    assert court(s) == [5, 2, 5, 5]
    assert [f["seat"] for f in facts(s) if f["verb"] == "wrath_next"] == [1, 2]


@pytest.mark.rule("ELG-108")
def test_several_regions_are_scored_in_one_step() -> None:
    s = crowded("d3_score_4")
    put(s, "cataluna", 1)
    act(s, 0, "use")
    act(s, 3, "allow")
    assert scores(s)[0] == 2 + 4  # Galicia by the tie and Catalonia, after one question


@pytest.mark.rule("ELG-128", "ELG-108")
def test_the_scoreboards_step_names_board_and_place() -> None:
    s = crowded("d4_scoreboard")
    act(s, 0, "use")
    act(s, 0, "board", board="board_400", place="castillo")
    step = {"verb": "board", "board": "board_400", "place": "castillo"}
    assert view(s, 3).declared.step == step
    assert scoreboards(s) == [None, None]
    act(s, 3, "allow")
    assert scoreboards(s) == [None, "castillo"]
    assert s.boards[1] == place_number("castillo")
