"""Section 7: the king and the taboo of his region; general rule A."""

import pytest

from theatrum.core.forms import BadForm

from .table import (
    act,
    action,
    asked,
    at,
    before_scoring,
    can,
    choices,
    holding,
    home,
    king,
    place_number,
    put,
    refused,
    scoreboards,
    scores,
    set_court,
    set_home,
)


@pytest.mark.rule("ELG-044")
def test_the_king_never_stands_in_the_castillo() -> None:
    with pytest.raises(BadForm):
        action("king", region="castillo")
    s = holding("d5_king")
    act(s, 0, "use")
    assert "castillo" not in choices(s, 0, "king")


@pytest.mark.rule("ELG-045", "ELG-044")
def test_the_kings_region_decides_where_to_place() -> None:
    s = holding("d5_king", king="galicia")
    set_court(s, 5)
    act(s, 0, "use")
    act(s, 0, "king", region="cataluna")
    assert choices(s, 0, "place") == ["aragon", "valencia", "castillo"]


# Every way to change the king's region (Granada here) is refused with the taboo's number.


@pytest.mark.rule("ELG-046", "ELG-085")
def test_no_caballero_enters_by_placing() -> None:
    s = holding("d2_veto")
    set_court(s, 2)
    assert refused(s, 0, "place", place="granada") == "ELG-046"
    t = holding("d1_place_two")
    set_court(t, 2)
    act(t, 0, "use")
    assert refused(t, 0, "place", place="granada") == "ELG-046"


INTRIGUES = [
    "d1_move_all_own",
    "d1_move_five_one_region",
    "d1_move_three_foreign",
    "d1_move_three_any",
    "d1_move_two_own_two_foreign",
    "d1_move_four_own",
    "d1_move_four_any",
]


@pytest.mark.rule("ELG-046", "ELG-085", "ELG-099")
@pytest.mark.parametrize("card", INTRIGUES)
def test_no_caballero_enters_or_leaves_by_an_intrigue(card: str) -> None:
    s = holding(card)
    put(s, "granada", 3, 3)
    put(s, "aragon", 2, 2)
    owner = 1 if card == "d1_move_three_foreign" else 0
    act(s, 0, "use")
    assert refused(s, 0, "pick", owner=0, region="granada") == "ELG-046"
    assert refused(s, 0, "pick", owner=1, region="granada") == "ELG-046"
    act(s, 0, "pick", owner=owner, region="aragon")
    assert refused(s, 0, "put", place="granada") == "ELG-046"


@pytest.mark.rule("ELG-046")
@pytest.mark.parametrize("card", INTRIGUES)
def test_an_intrigue_is_no_use_if_all_stand_in_the_kings_region(card: str) -> None:
    s = holding(card)
    put(s, "granada", 3, 3, 1, 1)
    assert not can(s, 0, "use")


@pytest.mark.rule("ELG-046", "ELG-113")
def test_wrath_does_not_reach_the_kings_region() -> None:
    s = holding("d2_kings_wrath")
    put(s, "granada", 0, 5)
    put(s, "aragon", 0, 1)
    act(s, 0, "use")
    assert refused(s, 1, "give", source="granada") == "ELG-046"
    act(s, 1, "give", source="aragon")
    assert asked(s) == "turn"
    assert at(s, "granada")[1] == 5


@pytest.mark.rule("ELG-046", "ELG-114")
def test_one_of_everybody_does_not_reach_the_kings_region() -> None:
    s = holding("d2_one_each")
    put(s, "granada", 0, 5)
    put(s, "aragon", 1)
    act(s, 0, "use")
    assert refused(s, 0, "remove", owner=1, region="granada") == "ELG-046"
    act(s, 0, "remove", owner=0, region="aragon")
    assert asked(s) == "turn"


@pytest.mark.rule("ELG-046", "ELG-115", "ELG-116")
@pytest.mark.parametrize("card", ["d2_dial_two", "d2_dial_all"])
def test_dialled_returns_do_not_reach_the_kings_region(card: str) -> None:
    s = holding(card)
    put(s, "granada", 0, 5)
    put(s, "aragon", 0, 2)
    act(s, 0, "use")
    assert refused(s, 1, "dial", region="granada") == "ELG-046"
    t = holding(card)
    put(t, "granada", 0, 5, 5, 5)
    assert not can(t, 0, "use")


@pytest.mark.rule("ELG-046", "ELG-130")
def test_nobody_is_expelled_from_or_into_the_kings_region() -> None:
    s = holding("d4_expulsion")
    put(s, "granada", 0, 5)
    put(s, "aragon", 0, 2)
    act(s, 0, "use")
    assert refused(s, 0, "expel", region="granada") == "ELG-046"
    act(s, 0, "expel", region="aragon")
    assert refused(s, 1, "dial", region="granada") == "ELG-046"


@pytest.mark.rule("ELG-046", "ELG-131")
def test_no_grande_enters_or_leaves() -> None:
    s = holding("d4_grande")
    act(s, 0, "use")
    assert refused(s, 0, "grande", region="granada") == "ELG-046"
    t = holding("d4_grande")
    set_home(t, 0, "granada")
    assert refused(t, 0, "use") == "ELG-131"
    assert home(t, 0) == "granada"


@pytest.mark.rule("ELG-046", "ELG-128", "ELG-081")
def test_no_scoreboard_enters_or_leaves() -> None:
    s = holding("d4_scoreboard")
    s.boards[0] = place_number("granada")
    act(s, 0, "use")
    assert refused(s, 0, "board", board="board_840", place="aragon") == "ELG-046"
    assert refused(s, 0, "board", board="board_400", place="granada") == "ELG-046"
    act(s, 0, "board", board="board_400", place="aragon")
    assert scoreboards(s) == ["granada", "aragon"]


@pytest.mark.rule("ELG-046", "ELG-056")
def test_no_caballero_enters_from_the_castillo() -> None:
    s = before_scoring()
    put(s, "castillo", 2)
    act(s, 0, "end")
    assert refused(s, 0, "dial", region="granada") == "ELG-056"


@pytest.mark.rule("ELG-047", "ELG-085")
@pytest.mark.parametrize("card", ["d5_king", "d4_royal_advisor"])
def test_the_taboo_ends_when_the_king_leaves_and_holds_where_he_arrives(card: str) -> None:
    s = holding(card, king="granada")
    set_court(s, 4)
    assert refused(s, 0, "place", place="granada") == "ELG-046"
    act(s, 0, "use")
    act(s, 0, "king", region="valencia")
    assert king(s) == "valencia"
    assert refused(s, 0, "place", place="valencia") == "ELG-046"
    act(s, 0, "place", place="granada")
    assert at(s, "granada")[0] == 1


@pytest.mark.rule("ELG-048", "ELG-049", "ELG-085")
def test_the_kings_region_is_scored_with_the_royal_bonus() -> None:
    s = holding("d3_score_one", king="granada")
    put(s, "granada", 1, 3, 2)
    act(s, 0, "use")
    act(s, 0, "score", place="granada")
    assert scores(s) == [1, 6 + 2, 3, 0]
    assert at(s, "granada") == [1, 3, 2, 0]
    t = before_scoring(king="granada")
    put(t, "granada", 1, 3, 2)
    act(t, 0, "end")
    assert scores(t) == [1, 8, 3, 0]
