"""Section C: the draft."""

import pytest

from theatrum.games.wallenstein.forms import PROVINCE_NAMES, PROVINCES
from theatrum.games.wallenstein.state import NO_CARD, NOBODYS, Position

from .table import act, asked, choices, deciders, fresh, refused, view


def laid(s: Position) -> list[str]:
    return [PROVINCE_NAMES[card] for card in s.laid if card != NO_CARD]


def pick(s: Position, what: str = "") -> None:
    """The next pick: an open card by name, or from the pile; with the largest group left."""
    seat = deciders(s)[0]
    if what:
        act(s, seat, "take", province=what)
    else:
        act(s, seat, "take_pile")
    act(s, seat, "group", armies=max(choices(s, seat, "group")))


@pytest.mark.rule("WAL-018", "WAL-159")
@pytest.mark.parametrize(
    ("seats", "groups"),
    [
        (2, [2, 2, 2, 2, 3, 3, 4, 4, 5]),
        (3, [2, 2, 2, 2, 3, 3, 4, 4, 5]),
        (4, [2, 2, 2, 3, 3, 4, 4, 5]),
        (5, [2, 2, 3, 3, 4, 4, 5]),
    ],
)
def test_groups(seats: int, groups: list[int]) -> None:
    s = fresh(seats, setup="draft")
    assert [player.groups for player in view(s, 0).players] == [groups] * seats


@pytest.mark.rule("WAL-019")
def test_two_cards_lie_open() -> None:
    s = fresh(4, setup="draft")
    assert len(view(s, -1).laid) == 2
    assert view(s, -1).pile == 43


@pytest.mark.rule("WAL-020")
def test_seating_order_from_a_drawn_starter() -> None:
    starters = {deciders(fresh(4, seed=f"s{i}", setup="draft"))[0] for i in range(40)}
    assert starters == {0, 1, 2, 3}
    s = fresh(4, setup="draft")
    first = deciders(s)[0]
    turns = []
    for _ in range(9):
        turns.append(deciders(s)[0])
        pick(s)
    assert turns == [(first + i) % 4 for i in range(9)]  # no snake order


@pytest.mark.rule("WAL-021")
def test_an_open_card_or_the_top_of_the_pile_unseen() -> None:
    s = fresh(4, setup="draft")
    seat = deciders(s)[0]
    top = s.pile[0]
    assert set(choices(s, seat, "take")) == set(laid(s))
    other = next(name for name in PROVINCE_NAMES if name not in laid(s))
    assert refused(s, seat, "take", province=other) == "WAL-021"
    act(s, seat, "take_pile")
    assert s.owner[top] == seat  # kept, whatever it is


@pytest.mark.rule("WAL-022")
def test_the_group_is_chosen_after_the_card_and_goes_whole() -> None:
    s = fresh(4, setup="draft")
    seat = deciders(s)[0]
    act(s, seat, "take_pile")
    assert asked(s) == "draft_group"
    assert choices(s, seat, "group") == [2, 3, 4, 5]
    card = next(p for p in range(PROVINCES) if s.owner[p] == seat)
    act(s, seat, "group", armies=4)
    assert s.armies[card] == 4
    assert s.groups[seat * 4 : seat * 4 + 4] == [3, 2, 1, 1]


@pytest.mark.rule("WAL-023")
def test_only_an_open_card_is_replaced() -> None:
    s = fresh(4, setup="draft")
    before = laid(s)
    pick(s)
    assert laid(s) == before
    top = PROVINCE_NAMES[s.pile[0]]
    pick(s, before[0])
    assert laid(s) == [top, before[1]]


@pytest.mark.rule("WAL-024")
def test_the_same_two_as_last_time_may_be_sunk() -> None:
    s = fresh(3, setup="draft")
    seat = deciders(s)[0]
    assert refused(s, seat, "sink") == "WAL-024"  # never in the first round
    pair = laid(s)
    for _ in range(3):
        pick(s)
    size = s.pile_size
    act(s, seat, "sink")
    assert not set(pair) & set(laid(s))
    assert {PROVINCE_NAMES[card] for card in s.pile[size - 2 : size]} == set(pair)
    assert refused(s, seat, "sink") == "WAL-024"  # once a turn
    act(s, seat, "take_pile")


@pytest.mark.rule("WAL-024")
def test_not_if_one_of_the_two_has_changed() -> None:
    s = fresh(3, setup="draft")
    seat = deciders(s)[0]
    pick(s)
    pick(s, laid(s)[0])
    pick(s)
    assert deciders(s) == [seat]
    assert refused(s, seat, "sink") == "WAL-024"


@pytest.mark.rule("WAL-024")
def test_who_took_an_open_card_last_time_can_never_sink() -> None:
    s = fresh(3, setup="draft")
    seat = deciders(s)[0]
    pick(s, laid(s)[0])
    pick(s)
    pick(s)
    assert refused(s, seat, "sink") == "WAL-024"


@pytest.mark.rule("WAL-025")
@pytest.mark.parametrize(("seats", "left"), [(2, 9), (3, 10), (4, 13), (5, 10)])
def test_what_is_left_is_the_pool(seats: int, left: int) -> None:
    s = fresh(seats, setup="draft")
    while asked(s) == "draft_card":
        pick(s)
    assert s.owner.count(NOBODYS) == left
    assert asked(s) == "planning"
    assert view(s, -1).laid == []


@pytest.mark.rule("WAL-024")
def test_sunk_cards_lie_in_any_order() -> None:
    kept = 0
    for number in range(40):
        s = fresh(3, seed=f"sunk {number}", setup="draft")
        seat, pair = deciders(s)[0], s.laid[:]
        for _ in range(3):
            pick(s)
        size = s.pile_size
        act(s, seat, "sink")
        kept += s.pile[size - 2 : size] == pair
    assert 8 < kept < 32
