"""Sections I to M: the execution of the ten actions, with the events that change them (R)."""

import pytest

from theatrum.games.wallenstein.forms import GREEN, SLOTS
from theatrum.games.wallenstein.state import LOST

from .table import (
    BOARD,
    act,
    armies,
    asked,
    bare,
    buildings,
    choices,
    deciders,
    execute,
    facts,
    march,
    markers,
    own,
    owner,
    plan,
    province,
    refused,
    rig,
    verbs,
    view,
)


@pytest.mark.rule("WAL-050")
def test_action_by_action_and_within_it_in_the_order_of_the_season() -> None:
    s = bare(3)
    for seat, name in enumerate(["salzburg", "regensburg", "boehmen"]):
        own(s, seat, name)
    plan(s, 0, "tax_grain", "salzburg")
    plan(s, 1, "tax_grain", "regensburg")
    execute(s, "tax_gold", None, None, "boehmen", order=[2, 0, 1], then=["tax_grain"])
    turned = [(f["seat"], f["action"]) for f in facts(s, "card_turned")]
    assert turned[:6] == [
        *((2, "tax_gold"), (0, "tax_gold"), (1, "tax_gold")),
        *((2, "tax_grain"), (0, "tax_grain"), (1, "tax_grain")),
    ]


@pytest.mark.rule("WAL-051")
def test_five_upcoming_actions_are_open() -> None:
    s = bare(2)
    own(s, 0, "salzburg", armies=3)
    own(s, 0, "regensburg")
    plan(s, 0, "move_b", "salzburg")
    execute(s, "tax_gold", then=["move_b"])
    assert asked(s) == "march_target"
    assert [name is not None for name in view(s, 0).actions] == [True] * 6 + [False] * 4


@pytest.mark.rule("WAL-052")
def test_an_unwanted_building_must_be_built() -> None:
    s = bare(2)
    own(s, 0, "salzburg")
    s.gold[0] = 3
    execute(s, "build_palace", "salzburg")
    assert buildings(s, "salzburg") == {"palace"}
    assert s.gold[0] == 0


@pytest.mark.rule("WAL-053", "WAL-064")
@pytest.mark.parametrize(("action", "gold"), [("build_palace", 2), ("recruit_5", 2)])
def test_too_little_gold_cancels_the_whole_action(action: str, gold: int) -> None:
    s = bare(2)
    own(s, 0, "salzburg", armies=1)
    s.gold[0] = gold
    execute(s, action, "salzburg")
    assert s.gold[0] == gold
    assert buildings(s, "salzburg") == set()
    assert armies(s, "salzburg") == 1
    assert {"seat": 0, "action": action}.items() <= facts(s, "cancelled")[0].items()


@pytest.mark.rule("WAL-054", "WAL-064")
def test_the_last_tile_goes_to_the_first_in_the_order() -> None:
    s = bare(2)
    own(s, 0, "salzburg")
    own(s, 1, "regensburg")
    s.tiles[0] = 1
    execute(s, "build_palace", "salzburg", "regensburg", order=[1, 0])
    assert buildings(s, "regensburg") == {"palace"}
    assert buildings(s, "salzburg") == set()


@pytest.mark.rule("WAL-055", "WAL-108")
def test_a_lost_province_cancels_its_action_even_in_the_same_round_of_moves() -> None:
    s = bare(2)
    own(s, 0, "salzburg", armies=6)
    own(s, 1, "regensburg", armies=1)
    plan(s, 1, "tax_gold", None)
    execute(s, "move_a", "salzburg", "regensburg", order=[0, 1])
    march(s, 0, "regensburg", 5)
    rig(s, {0: 5, 1: 1}, {0: 4})
    act(s, 1, "armies", count=1)
    assert owner(s, "regensburg") == 0
    lost = facts(s, "cancelled")
    assert lost[0]["seat"] == 1
    assert lost[0]["action"] == "move_a"


@pytest.mark.rule("WAL-055")
def test_a_later_action_of_a_lost_province_is_shown_and_cancelled() -> None:
    s = bare(2)
    own(s, 0, "salzburg", armies=6)
    own(s, 1, "regensburg", armies=1)
    plan(s, 1, "tax_gold", "regensburg")
    execute(s, "move_a", "salzburg", None, then=["tax_gold"])
    march(s, 0, "regensburg", 5)
    gold = s.gold[1]
    rig(s, {0: 5, 1: 1}, {0: 4})
    act(s, 1, "armies", count=1)
    assert s.gold[1] == gold
    assert s.plan[SLOTS + 3] in (LOST, -1)  # -1 once the season is over
    assert {"seat": 1, "action": "tax_gold"}.items() <= facts(s, "cancelled")[0].items()


@pytest.mark.rule("WAL-056", "WAL-057")
def test_a_conquered_province_acts_no_more_this_season() -> None:
    s = bare(2)
    own(s, 0, "salzburg", armies=6)
    own(s, 1, "regensburg", armies=0)
    plan(s, 1, "tax_gold", "regensburg")
    rig(s, {0: 5}, {0: 4})
    execute(s, "move_a", "salzburg", None, then=["tax_gold"])
    gold = s.gold[:2]
    march(s, 0, "regensburg", 5)
    assert owner(s, "regensburg") == 0
    assert s.gold[:2] == gold  # neither the loser nor the conqueror collects there


# Building.


@pytest.mark.rule("WAL-060", "WAL-061")
@pytest.mark.parametrize(
    ("action", "price"), [("build_palace", 3), ("build_church", 2), ("build_trading_house", 1)]
)
def test_prices(action: str, price: int) -> None:
    s = bare(2)
    own(s, 0, "salzburg")
    s.gold[0] = 5
    execute(s, action, "salzburg")
    assert s.gold[0] == 5 - price
    assert buildings(s, "salzburg") == {action.removeprefix("build_")}


@pytest.mark.rule("WAL-062", "WAL-064")
def test_one_of_a_kind_and_one_a_city() -> None:
    small = next(p for p in range(45) if BOARD.cities[p] == 1 and BOARD.region[p] in (1, 3, 4))
    from theatrum.games.wallenstein.forms import PROVINCE_NAMES

    s = bare(2)
    own(s, 0, PROVINCE_NAMES[small], 1, 0, "church")
    s.gold[0] = 9
    execute(s, "build_palace", PROVINCE_NAMES[small])
    assert s.gold[0] == 9
    large = next(p for p in range(45) if BOARD.cities[p] == 3 and BOARD.region[p] in (1, 3, 4))
    s = bare(2)
    own(s, 0, PROVINCE_NAMES[large], 1, 0, "church")
    s.gold[0] = 9
    execute(s, "build_church", PROVINCE_NAMES[large])
    assert s.gold[0] == 9


@pytest.mark.rule("WAL-064")
def test_without_a_tile_nothing_is_built_and_devastation_brings_tiles_back() -> None:
    s = bare(2)
    own(s, 0, "salzburg")
    s.gold[0] = 9
    s.tiles[0] = 0
    execute(s, "build_palace", "salzburg")
    assert buildings(s, "salzburg") == set()


@pytest.mark.rule("WAL-065", "WAL-147")
def test_trade_bonus() -> None:
    s = bare(2)
    own(s, 0, "salzburg")
    s.gold[0] = 0
    execute(s, "build_trading_house", "salzburg", in_force="trade_bonus_1")
    assert s.gold[0] == 1
    s = bare(2)
    own(s, 0, "salzburg", 1, 0, "trading_house")
    s.gold[0] = 0
    execute(s, "build_trading_house", "salzburg", in_force="trade_bonus_1")
    assert s.gold[0] == 0  # cancelled: no gold either


# Taxes.


@pytest.mark.rule("WAL-066", "WAL-068")
@pytest.mark.parametrize("action", ["tax_gold", "tax_grain"])
def test_income_then_a_marker(action: str) -> None:
    s = bare(2)
    own(s, 0, "salzburg")
    gold, grain = s.gold[0], s.grain[0]
    execute(s, action, "salzburg")
    p = province("salzburg")
    if action == "tax_gold":
        assert (s.gold[0], s.grain[0]) == (gold + BOARD.gold[p], grain)
    else:
        assert (s.gold[0], s.grain[0]) == (gold, grain + BOARD.grain[p])
    assert markers(s, "salzburg") == 1


@pytest.mark.rule("WAL-066", "WAL-067", "WAL-118")
def test_the_income_is_kept_even_if_the_province_is_lost() -> None:
    s = bare(2)
    own(s, 0, "salzburg", armies=2, markers=2)
    gold = s.gold[0]
    execute(s, "tax_gold", "salzburg")
    assert asked(s) == "suppression"
    assert s.rebels == 2  # one for each marker, not counting this action's
    rig(s, {0: 1, GREEN: 2}, {0: 1, GREEN: 1})
    act(s, 0, "armies", count=1)
    assert owner(s, "salzburg") == -1
    assert s.gold[0] == gold + BOARD.gold[province("salzburg")]
    assert markers(s, "salzburg") == 0
    assert s.supply[0] == 61  # the army left behind goes home too


@pytest.mark.rule("WAL-068", "WAL-069", "WAL-119")
def test_a_revolt_put_down_leaves_one_marker_more() -> None:
    s = bare(2)
    own(s, 0, "salzburg", armies=3, markers=1)
    execute(s, "tax_grain", "salzburg")
    rig(s, {0: 3, GREEN: 1}, {0: 3, GREEN: 1})
    act(s, 0, "armies", count=3)
    assert owner(s, "salzburg") == 0
    assert armies(s, "salzburg") == 2  # one loss for the peasant that fell out
    assert markers(s, "salzburg") == 2


@pytest.mark.rule("WAL-070", "WAL-148", "WAL-149", "WAL-156")
@pytest.mark.parametrize(
    ("card", "change"),
    [
        ("good_harvest_bayern", 2),
        ("bad_harvest_bayern", -2),
        ("good_harvest_sachsen", 0),
        ("bad_harvest_oesterreich", 0),
    ],
)
def test_harvests_change_grain_in_their_region(card: str, change: int) -> None:
    s = bare(2)
    own(s, 0, "salzburg")
    own(s, 1, "augsburg")
    execute(s, "tax_grain", "salzburg", "augsburg", in_force=card)
    assert s.grain[0] == max(0, BOARD.grain[province("salzburg")] + change)
    gold = s.gold[0]
    s2 = bare(2)
    own(s2, 0, "salzburg")
    execute(s2, "tax_gold", "salzburg", in_force=card)
    assert s2.gold[0] == gold + BOARD.gold[province("salzburg")]  # never gold


@pytest.mark.rule("WAL-149")
def test_a_bad_harvest_of_nothing_still_brings_the_marker() -> None:
    from theatrum.games.wallenstein.forms import PROVINCE_NAMES

    poor = next(p for p in range(45) if BOARD.grain[p] == 2 and BOARD.region[p] == 4)
    s = bare(2)
    own(s, 0, PROVINCE_NAMES[poor])
    execute(s, "tax_grain", PROVINCE_NAMES[poor], in_force="bad_harvest_oesterreich")
    assert s.grain[0] == 0
    assert markers(s, PROVINCE_NAMES[poor]) == 1


@pytest.mark.rule("WAL-071")
def test_grain_has_no_cap() -> None:
    s = bare(2)
    own(s, 0, "salzburg")
    s.grain[0] = 40
    execute(s, "tax_grain", "salzburg")
    assert s.grain[0] > 40


@pytest.mark.rule("WAL-007")
def test_markers_have_no_limit() -> None:
    s = bare(2)
    own(s, 0, "salzburg", armies=5, markers=50)
    own(s, 1, "regensburg")
    execute(s, "tax_gold", None, "regensburg")
    assert markers(s, "regensburg") == 1


# Recruiting.


@pytest.mark.rule("WAL-072", "WAL-073")
@pytest.mark.parametrize(("action", "count", "price"), [("recruit_5", 5, 3), ("recruit_3", 3, 2)])
def test_recruiting(action: str, count: int, price: int) -> None:
    s = bare(2)
    own(s, 0, "salzburg", armies=20)
    s.gold[0] = 3
    execute(s, action, "salzburg")
    assert armies(s, "salzburg") == 20 + count
    assert s.gold[0] == 3 - price


@pytest.mark.rule("WAL-074")
def test_no_partial_recruiting() -> None:
    s = bare(2)
    own(s, 0, "salzburg", armies=57)
    assert s.supply[0] == 4
    execute(s, "recruit_5", "salzburg")
    assert armies(s, "salzburg") == 57


@pytest.mark.rule("WAL-075", "WAL-150", "WAL-074")
@pytest.mark.parametrize(("action", "count"), [("recruit_5", 3), ("recruit_3", 2)])
def test_troop_shortage(action: str, count: int) -> None:
    s = bare(2)
    own(s, 0, "salzburg", armies=61 - count)  # the supply holds just the reduced number
    s.gold[0] = 3
    execute(s, action, "salzburg", in_force="troop_shortage_bayern")
    assert armies(s, "salzburg") == 61


@pytest.mark.rule("WAL-150")
def test_troop_shortage_leaves_the_one_army_alone() -> None:
    s = bare(2)
    own(s, 0, "salzburg", armies=1)
    execute(s, "recruit_1_move", "salzburg", in_force="troop_shortage_bayern")
    act(s, 0, "place")
    assert armies(s, "salzburg") == 2


@pytest.mark.rule("WAL-076")
def test_place_and_move() -> None:
    s = bare(2)
    own(s, 0, "salzburg", armies=1)
    own(s, 0, "regensburg", armies=1)
    own(s, 1, "augsburg", armies=1)
    gold = s.gold[0]
    execute(s, "recruit_1_move", "salzburg")
    assert verbs(s, 0) == {"place"}  # one army alone can't move, so the placing is due
    act(s, 0, "place")
    assert choices(s, 0, "march") == ["regensburg"]  # only own provinces: never a battle
    assert refused(s, 0, "march", province="augsburg") == "WAL-076"
    assert refused(s, 0, "march", province="tirol") in ("WAL-079", "WAL-076")
    march(s, 0, "regensburg", 1)
    assert (armies(s, "salzburg"), armies(s, "regensburg")) == (1, 2)
    assert s.gold[0] == gold - 1  # the movement is free


@pytest.mark.rule("WAL-076", "WAL-077")
def test_place_or_move() -> None:
    s = bare(2)
    own(s, 0, "salzburg", armies=3)
    own(s, 0, "regensburg", armies=1)
    execute(s, "recruit_1_move", "salzburg")
    assert verbs(s, 0) == {"place", "skip"}
    act(s, 0, "skip")
    assert "stay" not in verbs(s, 0)  # one of the two must be done
    assert refused(s, 0, "stay") == "WAL-077"
    march(s, 0, "regensburg", 2)
    assert (armies(s, "salzburg"), armies(s, "regensburg")) == (1, 3)


@pytest.mark.rule("WAL-077")
def test_who_has_placed_may_stay() -> None:
    s = bare(2)
    own(s, 0, "salzburg", armies=3)
    own(s, 0, "regensburg", armies=1)
    execute(s, "recruit_1_move", "salzburg")
    act(s, 0, "place")
    act(s, 0, "stay")
    assert armies(s, "salzburg") == 4


@pytest.mark.rule("WAL-077", "WAL-074")
def test_without_gold_the_move_alone_is_due() -> None:
    s = bare(2)
    own(s, 0, "salzburg", armies=3)
    own(s, 0, "regensburg", armies=1)
    s.gold[0] = 0
    execute(s, "recruit_1_move", "salzburg")
    assert asked(s) == "join_target"
    assert verbs(s, 0) == {"march"}


@pytest.mark.rule("WAL-074", "WAL-077")
def test_neither_placing_nor_moving_is_cancelled() -> None:
    s = bare(2)
    own(s, 0, "salzburg", armies=3)
    s.gold[0] = 0
    execute(s, "recruit_1_move", "salzburg")
    assert facts(s, "cancelled") != []


@pytest.mark.rule("WAL-078", "WAL-081")
def test_one_army_stays_behind() -> None:
    s = bare(2)
    own(s, 0, "salzburg", armies=3)
    own(s, 0, "regensburg", armies=1)
    execute(s, "recruit_1_move", "salzburg")
    act(s, 0, "skip")
    act(s, 0, "march", province="regensburg")
    assert choices(s, 0, "armies") == [1, 2]
    assert refused(s, 0, "armies", count=3) == "WAL-081"


@pytest.mark.rule("WAL-076", "WAL-078")
def test_a_single_army_does_not_move() -> None:
    s = bare(2)
    own(s, 0, "salzburg", armies=1)
    own(s, 0, "regensburg", armies=1)
    execute(s, "recruit_1_move", "salzburg")
    assert verbs(s, 0) == {"place"}  # the move alone is impossible
    s = bare(2)
    own(s, 0, "salzburg", armies=1)
    own(s, 0, "regensburg", armies=1)
    s.gold[0] = 0
    execute(s, "recruit_1_move", "salzburg")
    assert facts(s, "cancelled")[0]["seat"] == 0


@pytest.mark.rule("WAL-079")
def test_neighbours_of_konstanz() -> None:
    from theatrum.games.wallenstein.forms import PROVINCE_NAMES

    names = {PROVINCE_NAMES[p] for p in BOARD.near[province("konstanz")]}
    assert names == {"breisgau", "wuerttemberg", "augsburg"}
    assert province("koeln") not in BOARD.near[province("bremen")]
    assert sum(len(near) for near in BOARD.near) == 2 * 114


@pytest.mark.rule("WAL-079", "WAL-015")
def test_absent_provinces_are_no_neighbours() -> None:
    s = bare(3)
    own(s, 0, "augsburg", armies=3)
    execute(s, "move_a", "augsburg")
    assert not {"konstanz", "fm_bayern", "tirol"} & set(choices(s, 0, "march"))
    assert refused(s, 0, "march", province="konstanz") == "WAL-079"


# Movement.


@pytest.mark.rule("WAL-080", "WAL-085", "WAL-086")
def test_own_enemy_or_empty_and_one_target() -> None:
    s = bare(2)
    own(s, 0, "salzburg", armies=4)
    own(s, 0, "regensburg", armies=1)
    execute(s, "move_a", "salzburg")
    assert asked(s) == "march_target"
    march(s, 0, "regensburg", 3)
    assert armies(s, "regensburg") == 4
    assert facts(s, "attacked") == []


@pytest.mark.rule("WAL-082")
@pytest.mark.parametrize("count", [0, 1])
def test_one_army_can_not_move(count: int) -> None:
    s = bare(2)
    own(s, 0, "salzburg", armies=count)
    execute(s, "move_a", "salzburg")
    assert {"seat": 0, "action": "move_a"}.items() <= facts(s, "cancelled")[0].items()


@pytest.mark.rule("WAL-083")
def test_a_planned_movement_must_be_made() -> None:
    s = bare(2)
    own(s, 0, "salzburg", armies=2)
    execute(s, "move_a", "salzburg")
    assert verbs(s, 0) == {"march"}
    assert refused(s, 0, "stay") == "WAL-083"
    act(s, 0, "march", province=choices(s, 0, "march")[0])
    assert choices(s, 0, "armies") == [1]


@pytest.mark.rule("WAL-084")
def test_a_and_b_are_not_interchangeable() -> None:
    s = bare(2)
    own(s, 0, "salzburg", armies=3)
    own(s, 0, "boehmen", armies=3)
    plan(s, 0, "move_b", "boehmen")
    execute(s, "move_a", "salzburg", then=["move_b"])
    assert s.stack[-3] == province("salzburg")


@pytest.mark.rule("WAL-087", "WAL-151")
def test_church_peace() -> None:
    s = bare(2)
    own(s, 0, "salzburg", armies=4, markers=0)
    own(s, 1, "regensburg", 1, 0, "church")
    own(s, 0, "augsburg", 1, 0, "church")
    execute(s, "move_a", "salzburg", in_force="church_peace_1")
    assert "regensburg" not in choices(s, 0, "march")
    assert refused(s, 0, "march", province="regensburg") == "WAL-151"
    if province("augsburg") in BOARD.near[province("salzburg")]:
        assert "augsburg" in choices(s, 0, "march")  # own movements stay allowed


@pytest.mark.rule("WAL-083", "WAL-151")
def test_with_all_neighbours_forbidden_the_movement_is_cancelled() -> None:
    from theatrum.games.wallenstein.forms import PROVINCE_NAMES

    s = bare(2)
    own(s, 0, "salzburg", armies=4)
    for p in BOARD.near[province("salzburg")]:
        if s.owner[p] == -1:
            own(s, 1, PROVINCE_NAMES[p], 1, 0, "church")
    execute(s, "move_a", "salzburg", in_force="church_peace_1")
    assert facts(s, "cancelled") != []


@pytest.mark.rule("WAL-155")
def test_the_event_binds_everybody_alike() -> None:
    s = bare(2)
    own(s, 0, "salzburg")
    own(s, 1, "augsburg")
    s.gold[:2] = [0, 0]
    execute(
        s, "build_trading_house", "salzburg", "augsburg", in_force="trade_bonus_2", order=[1, 0]
    )
    assert s.gold[:2] == [1, 1]
    assert deciders(s) != []
