"""Section 22: the King's card of deck 5, and its small brother in deck 4."""

import pytest

from theatrum.core.forms import BadForm
from theatrum.games.el_grande.forms import REGION_NAMES

from .table import (
    BOARD,
    act,
    action,
    asked,
    at,
    choices,
    fresh,
    holding,
    king,
    place_number,
    play_powers,
    put,
    refused,
    set_court,
    set_home,
    view,
)


@pytest.mark.rule("ELG-129", "ELG-010")
@pytest.mark.parametrize("start", REGION_NAMES)
def test_royal_advisor_moves_the_king_next_door(start: str) -> None:
    s = holding("d4_royal_advisor", king=start)
    act(s, 0, "use")
    near = [REGION_NAMES[other] for other in BOARD.near[REGION_NAMES.index(start)]]
    assert choices(s, 0, "king") == near
    far = next(r for r in REGION_NAMES if r not in near and r != start)
    assert refused(s, 0, "king", region=far) == "ELG-129"
    assert refused(s, 0, "king", region=start) == "ELG-129"
    act(s, 0, "king", region=near[-1])
    assert king(s) == near[-1]


@pytest.mark.rule("ELG-136")
def test_kings_card_moves_him_to_any_other_region() -> None:
    s = holding("d5_king", king="granada")
    s.boards[0] = place_number("galicia")
    set_home(s, 1, "galicia")
    put(s, "galicia", 1, 1)
    act(s, 0, "use")
    assert choices(s, 0, "king") == [r for r in REGION_NAMES if r != "granada"]
    assert refused(s, 0, "king", region="granada") == "ELG-136"  # leaving him is waiving
    with pytest.raises(BadForm):
        action("king", region="castillo")
    act(s, 0, "king", region="galicia")  # the target may hold anything
    assert king(s) == "galicia"
    assert at(s, "galicia") == [1, 1, 0, 0]


@pytest.mark.rule("ELG-135")
def test_kings_card_is_deck_five_alone() -> None:
    s = fresh(2)
    play_powers(s, 13, 12)
    act(s, 0, "take", deck=5)
    assert view(s, 0).card == "d5_king"
    set_court(s, 9)
    for _ in range(5):
        act(s, 0, "place", place="castillo")
    assert at(s, "castillo")[0] == 5
    assert asked(s) == "turn"
