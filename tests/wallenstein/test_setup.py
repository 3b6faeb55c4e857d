"""Sections A and B: components and preparation."""

import pytest

from theatrum.core.chance import Chance
from theatrum.core.game import BadOptions
from theatrum.games.wallenstein.forms import GREEN, PROVINCE_NAMES, PROVINCES, REGION_NAMES
from theatrum.games.wallenstein.state import NOBODYS, UNUSED
from theatrum.library.catalogue import option_numbers

from .table import BOARD, COMPONENTS, GAME, fresh, own, province, view

UNUSED_WITH_THREE = [
    *("bremen", "holstein", "luettich", "burgund"),
    *("konstanz", "fm_bayern", "steiermark", "tirol"),
]


@pytest.mark.rule("WAL-001", "WAL-005")
def test_every_colour_has_62_cubes_and_the_peasants_20() -> None:
    assert BOARD.cubes == 62 - 1  # one marks the grain
    assert BOARD.peasants == 20


@pytest.mark.rule("WAL-002")
def test_five_regions_of_nine_provinces() -> None:
    assert len(PROVINCE_NAMES) == 45
    assert [BOARD.region.count(r) for r in range(5)] == [9] * 5
    assert all(1 <= cities <= 3 for cities in BOARD.cities)
    assert REGION_NAMES[BOARD.region[province("fm_bayern")]] == "bayern"


@pytest.mark.rule("WAL-003", "WAL-145")
def test_25_events_of_eight_kinds() -> None:
    kinds = [card["type"] for card in COMPONENTS["events"]["cards"]]
    counts = {kind: kinds.count(kind) for kind in set(kinds)}
    assert counts == {
        "trade_bonus": 2,
        "good_harvest": 5,
        "bad_harvest": 5,
        "troop_shortage": 5,
        "church_peace": 3,
        "angry_peasants": 2,
        "weary_peasants": 2,
        "palace_guards": 1,
    }
    assert len(BOARD.events) == 25


@pytest.mark.rule("WAL-004")
def test_80_tiles_for_88_cities() -> None:
    assert BOARD.tiles == [28, 26, 26]
    assert sum(BOARD.cities) == 88


@pytest.mark.rule("WAL-146")
def test_grain_losses_as_reconstructed() -> None:
    losses = sorted(event.grain_loss for event in BOARD.events)
    assert [losses.count(n) for n in range(8)] == [2, 3, 4, 5, 4, 3, 2, 2]


@pytest.mark.rule("WAL-008")
def test_gold_armies_grain_and_markers_are_public() -> None:
    s = fresh(3)
    seen = view(s, -1)
    assert [player.gold for player in seen.players] == s.gold[:3]
    assert [player.supply for player in seen.players] == s.supply[:3]
    assert {p.province: p.armies for p in seen.provinces}["mark"] == s.armies[province("mark")]


@pytest.mark.rule("WAL-009", "WAL-016")
def test_cubes_stuck_in_the_tower_are_not_in_the_supply() -> None:
    s = fresh(4)
    for seat in range(4):
        placed = sum(s.armies[p] for p in range(PROVINCES) if s.owner[p] == seat)
        assert s.supply[seat] + s.tower[seat] + placed == 61
        assert 0 <= s.tower[seat] <= 7
    assert s.supply[GREEN] + s.tower[GREEN] == 20
    assert s.tower[GREEN] <= 10
    assert s.tray == [0] * 6  # what fell out has gone back


@pytest.mark.rule("WAL-016")
def test_about_a_third_of_the_filling_stays_inside() -> None:
    inside = [sum(fresh(5, seed=f"fill {i}").tower) for i in range(200)]
    assert 13 < sum(inside) / len(inside) < 17  # 15 of 45 in the mean, sigma of the mean 0.22


@pytest.mark.rule("WAL-010")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_seats(seats: int) -> None:
    with pytest.raises(BadOptions):
        GAME.start(seats, option_numbers(GAME, {}), Chance(1))


@pytest.mark.rule("WAL-011", "WAL-012", "WAL-158")
@pytest.mark.parametrize(("seats", "gold"), [(2, 18), (3, 18), (4, 15), (5, 13)])
def test_starting_gold(seats: int, gold: int) -> None:
    s = fresh(seats, setup="draft")
    assert s.gold[:seats] == [gold] * seats
    assert BOARD.blanks == 5


@pytest.mark.rule("WAL-013")
def test_grain_begins_at_nothing() -> None:
    assert fresh(3).grain == [0] * 5


@pytest.mark.rule("WAL-014")
def test_the_pile_is_shuffled() -> None:
    piles = {tuple(fresh(4, seed=f"pile {i}", setup="draft").pile) for i in range(5)}
    assert len(piles) == 5


@pytest.mark.rule("WAL-015")
def test_eight_provinces_are_absent_with_three() -> None:
    s = fresh(3, setup="draft")
    absent = [PROVINCE_NAMES[p] for p in range(PROVINCES) if s.owner[p] == UNUSED]
    assert sorted(absent) == sorted(UNUSED_WITH_THREE)
    dealt = {card for card in s.pile if card >= 0} | set(s.laid)
    assert len(dealt) == 37
    assert not dealt & {province(name) for name in UNUSED_WITH_THREE}
    assert not {p.province for p in view(s, 0).provinces} & set(UNUSED_WITH_THREE)


@pytest.mark.rule("WAL-157")
def test_two_regions_are_absent_with_two() -> None:
    s = fresh(2, setup="draft")
    present = [PROVINCE_NAMES[p] for p in range(PROVINCES) if s.owner[p] != UNUSED]
    assert len(present) == 27
    assert {REGION_NAMES[BOARD.region[province(name)]] for name in present} == {
        "sachsen",
        "bayern",
        "oesterreich",
    }
    assert province("konstanz") in [province(name) for name in present]  # used, unlike with three
    events = [BOARD.events[card] for card in s.events if card >= 0]
    assert len(events) == 19
    assert all(event.region not in (0, 2) for event in events)


@pytest.mark.rule("WAL-017")
def test_the_draft_does_not_depend_on_the_filling() -> None:
    s = fresh(3, setup="draft")
    assert s.tower == [0] * 6


@pytest.mark.rule("WAL-026", "WAL-027", "WAL-028", "WAL-029")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_fixed_setups_deal_the_listed_provinces(seats: int) -> None:
    listed = COMPONENTS["fixed_setups"][str(seats)]
    s = fresh(seats)
    dealt = [
        {PROVINCE_NAMES[p]: s.armies[p] for p in range(PROVINCES) if s.owner[p] == seat}
        for seat in range(seats)
    ]
    wanted = [{row["province"]: row["armies"] for row in rows} for rows in listed.values()]
    assert sorted(map(str, map(sorted, (d.items() for d in dealt)))) == sorted(
        map(str, map(sorted, (w.items() for w in wanted)))
    )


@pytest.mark.rule("WAL-027")
def test_fixed_setup_of_three_as_the_rulebook_lists_it() -> None:
    s = fresh(3)
    seat = s.owner[province("mark")]
    listed = {"mark": 5, "osnabrueck": 4, "oberoesterreich": 4, "passau": 3, "trier": 3}
    listed |= {"koeln": 2, "niederoesterreich": 2, "saechs_lande": 2, "vogtland": 2}
    for name, count in listed.items():
        assert (s.owner[province(name)], s.armies[province(name)]) == (seat, count)


@pytest.mark.rule("WAL-028")
def test_fixed_setup_of_four_as_the_rulebook_lists_it() -> None:
    s = fresh(4)
    seat = s.owner[province("zweibruecken")]
    listed = {"zweibruecken": 5, "boehmen": 4, "paderborn": 4, "koeln": 3, "strassburg": 3}
    listed |= {"hessen_darmstadt": 2, "lothringen": 2, "passau": 2}
    for name, count in listed.items():
        assert (s.owner[province(name)], s.armies[province(name)]) == (seat, count)


@pytest.mark.rule("WAL-029")
def test_who_is_player_a_is_drawn() -> None:
    owners = {fresh(5, seed=f"seat {i}").owner[province("altmark")] for i in range(40)}
    assert owners == {0, 1, 2, 3, 4}


@pytest.mark.rule("WAL-159")
def test_no_fixed_setup_for_two() -> None:
    with pytest.raises(BadOptions):
        fresh(2)


@pytest.mark.rule("WAL-031")
def test_ownership_follows_the_card_not_the_cubes() -> None:
    s = fresh(3)
    own(s, 1, "mark", armies=0)
    assert {p.province: p.owner for p in view(s, 0).provinces}["mark"] == 1
    assert NOBODYS in s.owner
