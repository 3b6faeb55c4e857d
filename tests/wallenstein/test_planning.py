"""Sections D to H: the course of the year, planning, order, events."""

import pytest

from theatrum.games.wallenstein.forms import ACTION_NAMES, PROVINCE_NAMES, PROVINCES, SLOTS
from theatrum.games.wallenstein.state import NO_CARD, Position

from .table import (
    BOARD,
    GAME,
    act,
    asked,
    bare,
    choices,
    deciders,
    execute,
    facts,
    fresh,
    own,
    refused,
    view,
    winter,
)


def plan_blindly(s: Position, seat: int) -> None:
    """Lay the first cards at hand, blanks last."""
    while seat in deciders(s) and asked(s) == "planning":
        act(s, seat, "plan", card=choices(s, seat, "plan")[0])


def play_season(s: Position) -> None:
    """Everybody plans, then always the first legal action until the next planning or the end."""
    for seat in deciders(s):
        plan_blindly(s, seat)
    while not GAME.over(s) and asked(s) not in ("planning", "leave_space"):
        seat = deciders(s)[0]
        s.legal_seat = -2
        GAME.apply(s, seat, GAME.legal(s, seat)[0])


def short_of_cards(*counts: int) -> Position:
    """Seats with so many provinces, before the planning of a season."""
    s = bare(len(counts))
    names = [p for p in PROVINCE_NAMES if s.owner[PROVINCE_NAMES.index(p)] == -1]
    for seat, count in enumerate(counts):
        for _ in range(count):
            own(s, seat, names.pop())
        s.grain[seat] = count  # nobody is hungry
    winter(s)
    return s


@pytest.mark.rule("WAL-032", "WAL-143")
def test_two_years_of_three_seasons_and_a_winter() -> None:
    s = fresh(3)
    seasons = []
    while not GAME.over(s):
        if asked(s) == "leave_space":
            seat = deciders(s)[0]
            act(s, seat, "leave", action=choices(s, seat, "leave")[0])
            continue
        if asked(s) == "planning":
            seasons.append((s.year, s.season))
        play_season(s)
    assert seasons == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
    assert s.year == 2


@pytest.mark.rule("WAL-033")
def test_four_events_lie_open_and_the_second_year_has_others() -> None:
    s = fresh(3)
    first = view(s, -1).events
    assert len(first) == 4
    s.grain[:3] = [9, 9, 9]
    winter(s)
    second = view(s, -1).events
    assert len(second) == 4
    assert not set(first) & set(second)


@pytest.mark.rule("WAL-034", "WAL-048")
def test_a_text_works_only_in_its_season() -> None:
    s = bare(2)
    own(s, 0, "salzburg")
    s.gold[0] = 5
    execute(s, "build_trading_house", "salzburg")
    assert s.gold[0] == 4  # no event in force: the price is paid


@pytest.mark.rule("WAL-035")
def test_grain_goes_gold_stays() -> None:
    s = bare(3)
    s.gold[0], s.grain[0] = 9, 30
    winter(s)
    assert (s.gold[0], s.grain[0]) == (9, 0)


@pytest.mark.rule("WAL-036")
def test_five_actions_open_five_hidden_freshly_shuffled() -> None:
    s = fresh(3)
    seen = view(s, 0).actions
    assert [name is None for name in seen] == [False] * 5 + [True] * 5
    assert sorted(s.row) == list(range(10))
    assert len({tuple(fresh(3, seed=f"row {i}").row) for i in range(5)}) == 5


@pytest.mark.rule("WAL-037")
def test_all_plan_at_once_and_in_secret() -> None:
    s = fresh(3)
    assert deciders(s) == [0, 1, 2]
    assert s.event == NO_CARD  # before order and event are drawn
    act(s, 1, "plan", card=choices(s, 1, "plan")[0])
    act(s, 0, "plan", card="blank")
    assert view(s, 2).players[1].plan == [None] * 10
    assert view(s, 1).own.plan[0] is not None
    assert facts(s, "card_planned") != []
    twin = fresh(3)
    act(twin, 0, "plan", card="blank")
    act(twin, 1, "plan", card=choices(twin, 1, "plan")[0])
    assert twin == s  # the order of the answers does not matter


@pytest.mark.rule("WAL-038")
def test_a_blank_is_no_action() -> None:
    s = bare(2)
    own(s, 0, "salzburg")
    gold = s.gold[0]
    execute(s, "tax_gold", None, None)
    assert s.gold[0] == gold


@pytest.mark.rule("WAL-039")
def test_a_province_card_lies_on_one_space_at_most() -> None:
    s = fresh(3)
    card = choices(s, 0, "plan")[0]
    act(s, 0, "plan", card=card)
    assert card not in choices(s, 0, "plan")
    assert refused(s, 0, "plan", card=card) == "WAL-039"


@pytest.mark.rule("WAL-040")
def test_all_ten_spaces_must_be_covered_with_five_blanks_at_most() -> None:
    s = fresh(3)
    for _ in range(5):
        act(s, 0, "plan", card="blank")
    assert refused(s, 0, "plan", card="blank") == "WAL-040"
    plan_blindly(s, 0)
    assert 0 not in deciders(s)
    assert -1 not in s.plan[:SLOTS]


@pytest.mark.rule("WAL-031")
def test_only_own_cards_can_be_planned() -> None:
    s = fresh(3)
    foreign = next(PROVINCE_NAMES[p] for p in range(PROVINCES) if s.owner[p] == 1)
    assert refused(s, 0, "plan", card=foreign) == "WAL-031"


@pytest.mark.rule("WAL-041", "WAL-042")
def test_who_lacks_cards_announces_exactly_the_missing_spaces_in_the_old_order() -> None:
    s = short_of_cards(3, 9, 4)
    s.order[:3] = [0, 1, 2]
    assert asked(s) == "leave_space"
    assert deciders(s) == [0]
    act(s, 0, "leave", action="move_a")
    assert refused(s, 0, "leave", action="move_a") == "WAL-041"
    act(s, 0, "leave", action="move_b")
    assert deciders(s) == [2]
    act(s, 2, "leave", action="tax_gold")
    assert asked(s) == "planning"
    assert view(s, 1).players[0].plan[8:] == ["empty", "empty"]  # openly
    plan_blindly(s, 0)
    assert 0 not in deciders(s)
    assert sorted(s.plan[:SLOTS])[-2:] == [46, 46]
    assert s.plan[:SLOTS].count(45) == 5  # three provinces, five blanks, two empty


@pytest.mark.rule("WAL-041")
def test_five_provinces_are_enough() -> None:
    s = short_of_cards(5, 6)
    assert asked(s) == "planning"


@pytest.mark.rule("WAL-043")
def test_backs_are_visible_fronts_are_not() -> None:
    s = fresh(3)
    plan_blindly(s, 0)
    assert view(s, 1).players[0].planned
    assert view(s, 1).players[0].plan == ["hidden"] * 10
    assert not view(s, 1).players[1].planned
    assert view(s, 0).own.plan != ["hidden"] * 10


@pytest.mark.rule("WAL-044")
def test_a_player_without_provinces_stays() -> None:
    s = short_of_cards(0, 6)
    for name in ACTION_NAMES[:5]:
        act(s, 0, "leave", action=name)
    assert asked(s) == "planning"
    assert choices(s, 0, "plan") == ["blank"]
    plan_blindly(s, 0)
    assert 0 not in deciders(s)


@pytest.mark.rule("WAL-045")
def test_the_order_is_drawn_after_the_planning() -> None:
    orders = set()
    for i in range(30):
        s = fresh(3, seed=f"order {i}")
        assert view(s, 0).order == []
        for seat in range(3):
            plan_blindly(s, seat)
        orders.add(tuple(s.order[:3]))
    assert len(orders) == 6


@pytest.mark.rule("WAL-046")
def test_the_autumn_order_holds_in_winter_and_for_the_next_announcements() -> None:
    s = bare(3)
    winter(s, order=[2, 0, 1])
    assert s.order[:3] == [2, 0, 1]
    assert asked(s) == "leave_space"
    assert deciders(s) == [2]


@pytest.mark.rule("WAL-047")
def test_spring_draws_from_four_summer_from_three() -> None:
    s = fresh(3)
    four = set(view(s, -1).events)
    for seat in range(3):
        plan_blindly(s, seat)
    seen = view(s, -1)
    assert seen.event in four
    assert set(seen.events) == four - {seen.event}


@pytest.mark.rule("WAL-049")
def test_the_card_left_after_autumn_is_the_winter_card() -> None:
    s = bare(2)
    s.grain[:2] = [9, 9]
    winter(s, "trade_bonus_2")
    lost = [fact["count"] for fact in facts(s, "grain_lost")]
    assert lost == [7, 7] == [BOARD.events[1].grain_loss] * 2


@pytest.mark.rule("WAL-059", "WAL-058")
def test_summer_runs_like_spring_with_the_cards_back_in_hand() -> None:
    s = fresh(3)
    play_season(s)
    assert s.season == 1
    if asked(s) == "planning":
        assert s.plan[:SLOTS] == [-1] * SLOTS
    assert len(view(s, -1).events) == 3
