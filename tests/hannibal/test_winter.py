"""Section 12: politics, winter, victory; the attrition table."""

import pytest

from theatrum.core.chance import Chance
from theatrum.games.hannibal.pieces import attrition
from theatrum.games.hannibal.winter import isolated

from .table import (
    BOARD,
    CARTHAGE,
    ROME,
    act,
    army,
    asked,
    bare,
    choices,
    cus,
    deciders,
    dice,
    facts,
    inside,
    owner,
    pcs,
    phase,
    province,
    space,
)


@pytest.mark.rule("HAN-106")
def test_control_is_a_majority_whoever_stands_there() -> None:
    s = bare()
    assert s.controls(ROME, province("etruria"))
    army(s, CARTHAGE, "pisae", 5, "hannibal")
    assert s.controls(ROME, province("etruria"))
    pcs(s, CARTHAGE, "pisae", "cosa")
    assert s.controls(ROME, province("etruria"))
    pcs(s, None, "falerii")
    assert not s.controls(ROME, province("etruria"))
    assert not s.controls(CARTHAGE, province("etruria"))
    assert not s.controls(CARTHAGE, province("gallia_cisalpina"))  # two tribes of five


@pytest.mark.rule("HAN-107")
def test_winter_hits_stacks_on_enemy_ground() -> None:
    s = bare(2)
    army(s, CARTHAGE, "cannae", 10, "hannibal")
    army(s, CARTHAGE, "averni", 10)
    army(s, CARTHAGE, "zama", 10)
    army(s, CARTHAGE, "boii", 10)
    inside(s, "roma", 5)
    dice(s, 6, 6)
    phase(s, 10)
    told = facts(s, "attrition_roll")
    assert sorted(f["space"] for f in told) == ["averni", "cannae"]
    assert (cus(s, CARTHAGE, "cannae"), cus(s, CARTHAGE, "averni")) == (7, 7)
    assert s.inn[space("roma")] == 5


@pytest.mark.rule("HAN-122", "HAN-092")
def test_the_table_and_its_elephant_rows() -> None:
    assert BOARD.losses(10, 6) == 3
    assert BOARD.losses(1, 5) == 0
    assert BOARD.losses(6, 7) == 3
    assert BOARD.losses(4, 5) == 1
    assert BOARD.losses(30, 9) == 4
    assert BOARD.losses(10, -4) == 1
    assert [BOARD.hurts_elephants(n) for n in (5, 6, 8)] == [False, True, True]


@pytest.mark.rule("HAN-107", "HAN-126")
def test_attrition_by_the_dice() -> None:
    """Ten CUs: 1, 1, 2, 2, 3, 3."""
    s = bare()
    s.chance = Chance(9)
    counts = {1: 0, 2: 0, 3: 0}
    tries = 900
    for _ in range(tries):
        s.cu[96 + space("cannae")] = 10
        counts[attrition(s, CARTHAGE, space("cannae"), 0, 0, 107)] += 1
    assert all(abs(n - tries / 3) < 4.5 * (tries / 3) ** 0.5 for n in counts.values())


@pytest.mark.rule("HAN-108", "HAN-109")
def test_isolated_markers_go() -> None:
    s = bare()
    pcs(s, CARTHAGE, "beneventum", "brundisium")
    phase(s, 11)
    assert [f["space"] for f in facts(s, "isolated")] == ["beneventum"]
    assert owner(s, "beneventum") == 3
    assert owner(s, "brundisium") == CARTHAGE  # a port is its own goal
    s = bare()
    pcs(s, CARTHAGE, "beneventum")
    army(s, CARTHAGE, "beneventum", 1)
    phase(s, 11)
    assert owner(s, "beneventum") == CARTHAGE


@pytest.mark.rule("HAN-109")
def test_paths() -> None:
    s = bare()
    for p in range(96):
        if not BOARD.walled[p] and s.tribe[p] == 0:
            s.pc[p] = 3
    pcs(s, ROME, "numantia", "segovia", "salmantica")
    # A port near by, reached through empty spaces.
    pcs(s, ROME, "tarraco")
    assert space("numantia") not in isolated(s, ROME)
    for name in ("iberus", "bilbilis", "araceli", "toletum", "segobriga", "arsa"):
        pcs(s, CARTHAGE, name)
    assert space("numantia") in isolated(s, ROME)
    army(s, ROME, "iberus", 1)  # an own CU opens an enemy space
    assert space("numantia") not in isolated(s, ROME)
    s.add_cus(ROME, space("iberus"), -1)
    pcs(s, None, "iberus")
    army(s, CARTHAGE, "iberus", 1)  # enemy CUs shut an empty one
    assert space("numantia") in isolated(s, ROME)
    pcs(s, ROME, "iberus")  # but not a friendly one
    assert space("numantia") not in isolated(s, ROME)


@pytest.mark.rule("HAN-109")
def test_no_path_over_a_pass() -> None:
    s = bare()
    for p in range(96):
        if not BOARD.walled[p] and s.tribe[p] == 0:
            s.pc[p] = 3
    pcs(s, CARTHAGE, "ariminum", "verona", "mutina")
    pcs(s, ROME, "taurini")
    army(s, ROME, "druentia", 3)
    assert space("taurini") in isolated(s, ROME)


@pytest.mark.rule("HAN-110")
def test_rome_removes_first() -> None:
    s = bare()
    for p in range(96):
        if not BOARD.walled[p] and s.tribe[p] == 0:
            s.pc[p] = 3
    # Each cuts the other's way: the Roman one goes first and frees the Carthaginian one.
    pcs(s, ROME, "numantia")
    pcs(s, CARTHAGE, "iberus", "bilbilis", "araceli", "segovia")
    army(s, CARTHAGE, "tarraco", 1)
    phase(s, 11)
    sides = [f["side"] for f in facts(s, "isolated")]
    assert sides == sorted(sides, key=["rome", "carthage"].index)
    assert sides[:1] == ["rome"]


@pytest.mark.rule("HAN-111")
def test_the_weaker_side_removes_the_difference() -> None:
    s = bare()
    rome, carthage = s.points(ROME), s.points(CARTHAGE)
    assert (rome, carthage) == (9, 7)
    phase(s, 12)
    assert deciders(s) == [CARTHAGE]
    assert list(s.owed) == [0, 2]
    assert "gades" not in choices(s, CARTHAGE, "remove_pc")
    act(s, CARTHAGE, "remove_pc", space="zama")
    act(s, CARTHAGE, "remove_pc", space="cirta")
    assert asked(s) != "remove_pcs"


@pytest.mark.rule("HAN-111", "HAN-113")
def test_who_has_too_few_sues_for_peace() -> None:
    s = bare()
    for p in range(96):
        if s.pc[p] == CARTHAGE and not BOARD.walled[p] and s.tribe[p] == 0:
            s.pc[p] = 3
    phase(s, 12)
    assert s.winner == ROME
    assert facts(s, "game_won")[0]["why"] == "peace"


@pytest.mark.rule("HAN-112")
def test_the_last_turn_and_its_tie() -> None:
    s = bare(9)
    phase(s, 12)
    assert (s.winner, list(s.owed)) == (ROME, [0, 0])
    s = bare(9)
    pcs(s, CARTHAGE, "syracusae")
    assert s.points(ROME) == s.points(CARTHAGE)
    phase(s, 12)
    assert s.winner == CARTHAGE
    assert facts(s, "game_won")[0]["why"] == "tie"


@pytest.mark.rule("HAN-128")
def test_the_short_game_ends_after_three_turns() -> None:
    s = bare(2, length="short")
    phase(s, 12)
    assert s.winner < 0
    s = bare(3, length="short")
    phase(s, 12)
    assert (s.winner, list(s.owed)) == (ROME, [0, 0])
    assert facts(s, "game_won")[0]["why"] == "points"
    s = bare(3)
    phase(s, 12)
    assert s.winner < 0


@pytest.mark.rule("HAN-113")
def test_all_of_italia_but_latium() -> None:
    s = bare(9)
    for p in range(96):
        if BOARD.region[p] == 0 and BOARD.province[p] != province("latium"):
            s.pc[p] = CARTHAGE
    phase(s, 12)
    assert s.winner == CARTHAGE
    assert facts(s, "game_won")[0]["why"] == "italia"


@pytest.mark.rule("HAN-103")
def test_the_death_of_hannibal_can_end_the_game() -> None:
    from theatrum.games.hannibal.pieces import displace

    s = bare()
    army(s, CARTHAGE, "cannae", 1, "hannibal")
    for p in range(96):
        if s.pc[p] == CARTHAGE and not BOARD.walled[p] and s.tribe[p] == 0:
            s.pc[p] = 3
    pcs(s, CARTHAGE, "zama", "cirta", "thapsus", "saldae")
    displace(s, 0)
    assert s.winner == ROME
