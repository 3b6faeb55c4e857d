"""Sections 14 and 21: movable scoreboards, deck 4."""

import pytest

from theatrum.games.el_grande.forms import REGION_NAMES
from theatrum.games.el_grande.state import Position

from .table import (
    ALL_POWERS,
    BOARD,
    GAME,
    act,
    asked,
    at,
    before_scoring,
    can,
    choices,
    court,
    deciders,
    facts,
    fresh,
    hand,
    holding,
    home,
    on_board,
    pass_turn,
    pass_turns,
    place_number,
    play_powers,
    province,
    put,
    refused,
    scoreboards,
    scores,
    set_court,
    set_home,
    view,
)

COPIES = {
    "d4_scoreboard": 3,
    "d4_royal_advisor": 1,
    "d4_expulsion": 1,
    "d4_grande": 2,
    "d4_power_return": 2,
    "d4_court_two": 1,
    "d4_dial_scoring": 1,
}


@pytest.mark.rule("ELG-128", "ELG-129", "ELG-130", "ELG-131", "ELG-132", "ELG-133", "ELG-134")
def test_copies() -> None:
    assert {c.name: c.copies for c in BOARD.cards if c.heads == 4} == COPIES


# Movable scoreboards.


def with_boards(first: str | None, second: str | None) -> Position:
    """Seat 0 is using the scoreboard card; the boards lie where it is said."""
    s = holding("d4_scoreboard")
    s.boards[:] = [-1 if p is None else place_number(p) for p in (first, second)]
    act(s, 0, "use")
    return s


@pytest.mark.rule("ELG-079", "ELG-128")
@pytest.mark.parametrize("board", ["board_840", "board_400"])
def test_a_board_enters_play_and_changes_the_value(board: str) -> None:
    s = with_boards(None, None)
    act(s, 0, "board", board=board, place="aragon")
    expected = {"board_840": [8, 4, 0], "board_400": [4, 0, 0]}[board]
    assert view(s, 0).places[place_number("aragon")].value == expected
    assert scoreboards(s).count("aragon") == 1
    assert asked(s) == "turn"  # one board only


@pytest.mark.rule("ELG-079")
def test_only_the_deck_four_card_moves_them() -> None:
    for card in {c.name for c in BOARD.cards} - {"d4_scoreboard", "d2_veto"}:
        s = holding(card)
        set_court(s, 2, 2, 2, 2)
        put(s, "aragon", 2, 2, 2, 2)
        act(s, 0, "use")
        seat = deciders(s)[0]
        assert not choices(s, seat, "board")
        assert scoreboards(s) == [None, None]


@pytest.mark.rule("ELG-080", "ELG-128")
def test_never_two_in_one_place() -> None:
    s = with_boards("aragon", None)
    assert refused(s, 0, "board", board="board_400", place="aragon") == "ELG-080"
    t = with_boards("castillo", "aragon")
    assert refused(t, 0, "board", board="board_840", place="aragon") == "ELG-080"
    assert refused(t, 0, "board", board="board_400", place="castillo") == "ELG-080"


@pytest.mark.rule("ELG-081", "ELG-128")
def test_any_place_but_the_kings_region() -> None:
    s = with_boards(None, None)
    places = [*[r for r in REGION_NAMES if r != "granada"], "castillo"]
    assert choices(s, 0, "board") == [
        (board, place) for board in ("board_840", "board_400") for place in places
    ]
    assert refused(s, 0, "board", board="board_840", place="granada") == "ELG-046"


@pytest.mark.rule("ELG-081", "ELG-128")
def test_a_board_in_the_kings_region_stays_and_counts() -> None:
    s = with_boards("granada", "aragon")
    assert refused(s, 0, "board", board="board_840", place="galicia") == "ELG-046"
    assert can(s, 0, "board", board="board_400", place="galicia")
    t = holding("d4_royal_advisor", king="granada")
    t.boards[0] = place_number("valencia")
    act(t, 0, "use")
    act(t, 0, "king", region="valencia")  # the king enters a region with a board
    assert view(t, 0).places[place_number("valencia")].value == [8, 4, 0]


@pytest.mark.rule("ELG-128")
def test_moving_a_board_frees_the_print_and_the_target_must_differ() -> None:
    s = with_boards("aragon", "castillo")
    assert refused(s, 0, "board", board="board_840", place="aragon") == "ELG-128"
    assert refused(s, 0, "stop") == "ELG-128"  # a board is never taken off the map
    act(s, 0, "board", board="board_840", place="valencia")
    assert scoreboards(s) == ["valencia", "castillo"]
    assert view(s, 0).places[place_number("aragon")].value == [5, 4, 1]
    assert view(s, 0).places[9].value == [4, 0, 0]


@pytest.mark.rule("ELG-081", "ELG-128")
def test_orientation_is_fixed() -> None:
    s = before_scoring()
    s.boards[0] = place_number("aragon")
    put(s, "aragon", 3, 2, 1)
    act(s, 0, "end")
    assert scores(s) == [8, 4, 0, 0]  # never 0/4/8


# Expulsion.


@pytest.mark.rule("ELG-130", "ELG-086")
def test_opponents_dial_where_their_caballeros_go() -> None:
    s = holding("d4_expulsion")
    put(s, "aragon", 2, 3, 1)
    put(s, "galicia", 0, 0, 0, 2)
    act(s, 0, "use")
    act(s, 0, "expel", region="aragon")
    assert deciders(s) == [1, 2]  # those with caballeros there, not the active player
    act(s, 2, "dial", region="cataluna")
    assert at(s, "aragon") == [2, 3, 1, 0]
    assert view(s, 1).players[2].dial is None
    act(s, 1, "dial", region="valencia")
    assert at(s, "aragon") == [2, 0, 0, 0]  # the own ones stay
    assert at(s, "valencia") == [0, 3, 0, 0]  # all to one region
    assert at(s, "cataluna") == [0, 0, 1, 0]


@pytest.mark.rule("ELG-130", "ELG-059")
def test_where_one_may_go_and_from_where_one_is_expelled() -> None:
    s = holding("d4_expulsion", king="granada")
    put(s, "aragon", 0, 2)
    put(s, "castillo", 0, 2)
    put(s, "granada", 0, 2)
    put(s, "valencia", 3)
    act(s, 0, "use")
    assert choices(s, 0, "expel") == ["aragon"]  # not the castillo, not the king's region
    assert refused(s, 0, "expel", region="valencia") == "ELG-130"  # no opponents there
    act(s, 0, "expel", region="aragon")
    assert choices(s, 1, "dial") == [r for r in REGION_NAMES if r not in ("aragon", "granada")]
    assert refused(s, 1, "dial", region="aragon") == "ELG-130"  # another region
    assert refused(s, 1, "dial", region="granada") == "ELG-046"


@pytest.mark.rule("ELG-130", "ELG-059")
def test_kings_region_dialled_by_mistake_leads_to_the_court() -> None:
    s = holding("d4_expulsion", king="granada", inattentive_dial=True)
    put(s, "aragon", 0, 2)
    put(s, "granada", 0, 1)
    act(s, 0, "use")
    act(s, 0, "expel", region="aragon")
    act(s, 1, "dial", region="granada")
    assert court(s)[1] == 2
    assert on_board(s, 1) == {"granada": 1}


@pytest.mark.rule("ELG-130")
def test_nobody_to_expel() -> None:
    s = holding("d4_expulsion")
    put(s, "aragon", 2)
    put(s, "castillo", 0, 2)
    put(s, "granada", 0, 0, 2)
    assert refused(s, 0, "use") == "ELG-130"


# Grande.


@pytest.mark.rule("ELG-131", "ELG-073")
def test_the_own_grande_moves_and_with_it_the_home() -> None:
    s = holding("d4_grande", king="granada")
    set_home(s, 0, "aragon")
    set_home(s, 1, "valencia")
    act(s, 0, "use")
    assert choices(s, 0, "grande") == [r for r in REGION_NAMES if r not in ("aragon", "granada")]
    assert refused(s, 0, "grande", region="aragon") == "ELG-131"
    act(s, 0, "grande", region="valencia")  # another grande there is no hindrance
    assert (home(s, 0), home(s, 1)) == ("valencia", "valencia")


# Power cards.


def after_three_rounds() -> Position:
    """Seat 0 has played 9, then 7, and in this round 12; it holds the power card's card."""
    s = fresh(2)
    play_powers(s, 9, 8)
    pass_turns(s)
    play_powers(s, 7, 6)
    pass_turns(s)
    s.offer[3] = [c.name for c in BOARD.cards].index("d4_power_return")
    play_powers(s, 12, 5)
    act(s, 0, "take", deck=4)
    facts(s)
    act(s, 0, "use")
    return s


@pytest.mark.rule("ELG-132")
@pytest.mark.parametrize("power", [7, 9, 12])
def test_any_played_card_comes_back_even_the_one_of_this_round(power: int) -> None:
    s = after_three_rounds()
    assert choices(s, 0, "recover") == [7, 9, 12]
    assert refused(s, 0, "recover", power=5) == "ELG-132"  # an opponent's
    act(s, 0, "recover", power=power)
    assert hand(s, 0) == [v for v in ALL_POWERS if v not in (7, 9, 12) or v == power]
    pass_turns(s)
    assert can(s, 1, "play", power=1)
    act(s, 1, "play", power=1)
    act(s, 0, "play", power=power)


@pytest.mark.rule("ELG-132")
def test_order_and_next_starter_use_the_values_as_played() -> None:
    s = after_three_rounds()
    act(s, 0, "recover", power=12)
    act(s, 0, "end")
    assert deciders(s) == [1]
    pass_turn(s)
    assert (asked(s), deciders(s)) == ("play_power", [1])  # 5 was lower than 12
    t = fresh(2)
    play_powers(t, 4, 8)
    pass_turn(t)
    t.offer[3] = [c.name for c in BOARD.cards].index("d4_power_return")
    act(t, 0, "take", deck=4)
    act(t, 0, "use")
    act(t, 0, "recover", power=4)
    act(t, 0, "end")
    assert deciders(t) == [0]  # although the lowest card is back in hand


@pytest.mark.rule("ELG-132")
def test_a_card_from_below_the_top_need_not_be_shown() -> None:
    s = after_three_rounds()
    act(s, 0, "recover", power=9)
    assert s.journal is not None
    events = s.journal.take()
    for reader, knows in ((0, True), (1, False), (-1, False)):
        seen = [GAME.fact(e)["verb"] for e in events if e.visible(reader)]
        assert "power_taken_back" in seen
        assert ("power_chosen" in seen) == knows
    other = view(s, 1).players[0].hand
    assert other.count == 11
    assert other.possible == [7, 9]
    assert 9 not in other.certain


@pytest.mark.rule("ELG-132")
def test_taking_the_top_one_is_visible() -> None:
    s = after_three_rounds()
    act(s, 0, "recover", power=12)
    told = {"verb": "power_chosen", "seat": 0, "power": 12, "rule": "ELG-132"}
    assert told in facts(s)
    other = view(s, 1).players[0]
    assert other.pile_top == 7
    assert 12 in other.hand.certain
    assert other.hand.possible == []


# The court.


@pytest.mark.rule("ELG-133")
@pytest.mark.parametrize(("in_province", "gained"), [(9, 2), (2, 2), (1, 1)])
def test_two_from_province_to_court(in_province: int, gained: int) -> None:
    s = holding("d4_court_two")
    put(s, "aragon", 30 - in_province)
    act(s, 0, "use")
    assert (court(s)[0], province(s)[0]) == (gained, in_province - gained)
    assert asked(s) == "turn"  # nothing from the board
    assert at(s, "aragon")[0] == 30 - in_province


@pytest.mark.rule("ELG-133")
def test_no_use_with_an_empty_province() -> None:
    s = holding("d4_court_two")
    put(s, "aragon", 30)
    assert refused(s, 0, "use") == "ELG-133"


# The dialled scoring.


@pytest.mark.rule("ELG-134", "ELG-086")
def test_regions_dialled_by_exactly_one_are_scored() -> None:
    s = holding("d4_dial_scoring")
    set_home(s, 0, "aragon")
    put(s, "aragon", 2, 1)
    put(s, "valencia", 0, 3)
    put(s, "granada", 0, 0, 1)
    act(s, 0, "use")
    assert deciders(s) == [0, 1, 2, 3]  # the active one included
    act(s, 1, "dial", region="valencia")
    act(s, 3, "dial", region="valencia")
    act(s, 0, "dial", region="aragon")
    assert scores(s) == [0, 0, 0, 0]
    assert all(player.dial is None for player in view(s, -1).players)
    act(s, 2, "dial", region="granada")  # the king's region is a legal choice
    assert scores(s) == [5 + 2, 4, 6 + 2, 0]  # Valencia, dialled twice, is not scored


@pytest.mark.rule("ELG-134")
def test_every_region_can_be_dialled_but_not_the_castillo() -> None:
    s = holding("d4_dial_scoring")
    put(s, "castillo", 3)
    act(s, 0, "use")
    assert choices(s, 0, "dial") == REGION_NAMES
    for seat in range(4):
        act(s, seat, "dial", region="aragon")
    assert scores(s) == [0, 0, 0, 0]
    assert at(s, "castillo")[0] == 3


@pytest.mark.rule("ELG-134")
def test_dialled_thrice_is_not_scored_either() -> None:
    s = holding("d4_dial_scoring", seats=3)
    put(s, "aragon", 1)
    act(s, 0, "use")
    for seat in range(3):
        act(s, seat, "dial", region="aragon")
    assert scores(s) == [0, 0, 0]
