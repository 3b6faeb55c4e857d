"""Section 23: the options, on; their defaults are tested with the rules they change."""

import pytest

from theatrum.core.game import BadOptions
from theatrum.games.el_grande.state import Position

from .table import (
    GAME,
    act,
    asked,
    at,
    choices,
    clear,
    court,
    deciders,
    fresh,
    give_veto,
    holding,
    move,
    place_number,
    play_powers,
    province,
    put,
    refused,
    veto_cards,
    view,
)


@pytest.mark.rule(
    "ELG-027", "ELG-033", "ELG-052", "ELG-059", "ELG-082", "ELG-110", "ELG-115", "ELG-133"
)
def test_names_defaults_and_rules() -> None:
    found = {o.name: (o.choices[o.default], o.rule) for o in GAME.options}
    assert found == {
        "rounds": ("long", 82),
        "first_starter": ("random", 27),
        "take_fewer": (False, 33),
        "inattentive_dial": (False, 59),
        "show_castillo": (False, 52),
        "veto_veto": (False, 110),
        "dial_return_includes_self": (False, 115),
        "court_card_from_board": (False, 133),
    }


@pytest.mark.rule("ELG-027")
def test_a_starter_who_does_not_sit_there() -> None:
    with pytest.raises(BadOptions, match="first_starter"):
        fresh(2, first_starter=3)


@pytest.mark.rule("ELG-033")
@pytest.mark.parametrize("count", [0, 2, 4])
def test_take_fewer(count: int) -> None:
    s = fresh(2, take_fewer=True)
    play_powers(s, 4, 3)
    assert asked(s) == "muster_count"
    assert choices(s, 0, "muster") == [0, 1, 2, 3, 4]
    assert refused(s, 0, "muster", count=5) == "ELG-033"
    act(s, 0, "muster", count=count)
    assert (court(s)[0], province(s)[0]) == (7 + count, 21 - count)
    assert asked(s) == "take_card"


@pytest.mark.rule("ELG-033", "ELG-034")
def test_take_fewer_with_a_short_province() -> None:
    s = fresh(2, take_fewer=True)
    clear(s)
    s.king = place_number("granada")
    put(s, "aragon", 29)
    play_powers(s, 4, 3)
    act(s, 0, "muster", count=2)
    assert asked(s) == "fetch_missing"
    act(s, 0, "fetch", region="aragon")
    assert (court(s)[0], asked(s)) == (2, "take_card")  # two were wanted, not four


@pytest.mark.rule("ELG-052")
def test_show_castillo_only_changes_what_is_shown() -> None:
    shown = holding("d4_grande", show_castillo=True)
    hidden = holding("d4_grande")
    for s in (shown, hidden):
        put(s, "castillo", 1, 2)
    assert view(shown, 3).places[9].caballeros == [1, 2, 0, 0]
    assert view(hidden, 3).places[9].caballeros is None
    assert GAME.legal(shown, 0) == GAME.legal(hidden, 0)


@pytest.mark.rule("ELG-115", "ELG-116")
@pytest.mark.parametrize(("card", "left"), [("d2_dial_two", 1), ("d2_dial_all", 0)])
def test_dial_return_includes_self(card: str, left: int) -> None:
    s = holding(card, seats=2, dial_return_includes_self=True)
    put(s, "aragon", 3, 3)
    act(s, 0, "use")
    assert deciders(s) == [0, 1]
    act(s, 0, "dial", region="aragon")
    act(s, 1, "dial", region="aragon")
    assert at(s, "aragon") == [left, left]


@pytest.mark.rule("ELG-133", "ELG-034")
def test_court_card_from_board() -> None:
    s = holding("d4_court_two", court_card_from_board=True)
    put(s, "aragon", 20)
    put(s, "castillo", 5)
    put(s, "granada", 4)
    act(s, 0, "use")  # one from the province, the other may come from the board
    assert (asked(s), court(s)[0]) == ("fetch_missing", 1)
    assert choices(s, 0, "fetch") == ["aragon"]
    act(s, 0, "fetch", region="aragon")
    assert (asked(s), court(s)[0]) == ("turn", 2)
    t = holding("d4_court_two", court_card_from_board=True)
    put(t, "aragon", 30)
    act(t, 0, "use")
    act(t, 0, "fetch", region="aragon")
    act(t, 0, "stop")
    assert court(t)[0] == 1
    u = holding("d4_court_two", court_card_from_board=True)
    put(u, "granada", 30)
    assert refused(u, 0, "use") == "ELG-133"


def objected(*holders: int) -> Position:
    """Seat 0 has declared a move from Aragon to Galicia, and seat 1 has objected."""
    s = holding("d1_move_four_own", veto_veto=True)
    put(s, "aragon", 6)
    give_veto(s, *holders)
    act(s, 0, "use")
    move(s, 0, 0, "aragon", "galicia")
    act(s, 1, "veto")
    return s


@pytest.mark.rule("ELG-110")
def test_a_veto_against_a_veto() -> None:
    s = objected(1, 3)
    assert (asked(s), deciders(s)) == ("object_to_veto", [3])
    assert refused(s, 3, "end") == "ELG-110"
    act(s, 3, "veto")
    assert at(s, "galicia")[0] == 1  # the step takes effect after all
    assert asked(s) == "pick_one"
    assert [veto_cards(s, seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("ELG-110")
def test_the_active_player_may_defend_the_action() -> None:
    s = objected(0, 1)
    assert deciders(s) == [0]
    act(s, 0, "veto")
    assert at(s, "galicia")[0] == 1


@pytest.mark.rule("ELG-110")
def test_a_veto_that_nobody_stops_stands() -> None:
    s = objected(0, 1, 2)
    assert deciders(s) == [2]
    act(s, 2, "allow")
    assert deciders(s) == [0]
    act(s, 0, "allow")
    assert (asked(s), at(s, "galicia")[0]) == ("turn", 0)
    assert [veto_cards(s, seat) for seat in range(4)] == [1, 0, 1, 0]


@pytest.mark.rule("ELG-110", "ELG-109")
def test_after_a_stopped_veto_the_others_may_still_object() -> None:
    s = objected(1, 2, 3)
    act(s, 2, "veto")
    assert (asked(s), deciders(s)) == ("object", [3])
    act(s, 3, "veto")
    assert (asked(s), at(s, "galicia")[0]) == ("turn", 0)


@pytest.mark.rule("ELG-110")
def test_without_another_veto_the_objection_ends_the_action() -> None:
    s = objected(1)
    assert (asked(s), at(s, "galicia")[0]) == ("turn", 0)
