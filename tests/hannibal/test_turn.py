"""Section 3: the turn, reinforcements, consuls, dealing."""

import math

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from theatrum.core.chance import Chance
from theatrum.games.hannibal.state import DECK, DISPLACED, HAND, OUT, PILE, REMOVED, WAITING

from .table import (
    BOARD,
    CARTHAGE,
    ROME,
    act,
    army,
    asked,
    at,
    bare,
    card,
    choices,
    city,
    cus,
    deciders,
    facts,
    fresh,
    general,
    hold,
    inside,
    pcs,
    phase,
    refused,
    space,
    verbs,
)


@pytest.mark.rule("HAN-007", "HAN-008", "HAN-020")
def test_turn_one_has_no_reinforcements() -> None:
    s = fresh()
    assert s.turn == 1
    assert asked(s) == "opening"


@pytest.mark.rule("HAN-009", "HAN-010")
def test_carthage_places_four_items_before_rome() -> None:
    s = bare(1)
    army(s, CARTHAGE, "saguntum", 5, "hannibal")
    army(s, ROME, "roma", 8, "p_scipio*")
    phase(s, 0)
    assert s.turn == 2
    assert choices(s, CARTHAGE, "place_cu") == ["carthago"]
    act(s, CARTHAGE, "place_cu", space="carthago")
    assert choices(s, CARTHAGE, "place_cu") == ["carthago_nova", "saguntum"]
    act(s, CARTHAGE, "place_cu", space="saguntum")
    act(s, CARTHAGE, "place_cu", space="saguntum")
    assert sorted(choices(s, CARTHAGE, "place_cu")) == ["carthago", "carthago_nova", "saguntum"]
    act(s, CARTHAGE, "place_cu", space="saguntum")
    assert cus(s, CARTHAGE, "saguntum") == 8
    assert deciders(s) == [ROME]


@pytest.mark.rule("HAN-010")
def test_items_ask_for_new_carthage_and_baetica() -> None:
    s = bare(1)
    army(s, CARTHAGE, "saguntum", 5, "hannibal")
    pcs(s, ROME, "carthago_nova", "hispalis", "corduba", "malaca")
    phase(s, 0)
    act(s, CARTHAGE, "place_cu", space="carthago")
    assert sorted(choices(s, CARTHAGE, "place_cu")) == ["carthago", "saguntum"]  # the last item


@pytest.mark.rule("HAN-011")
def test_displaced_generals_come_back_to_cus() -> None:
    s = bare(2)
    army(s, CARTHAGE, "carthago", 4)
    s.place[general("mago")] = DISPLACED
    phase(s, 2)
    assert asked(s) == "return_general"
    assert choices(s, CARTHAGE, "station") == ["carthago"]
    act(s, CARTHAGE, "station", space="carthago")
    assert at(s, "mago") == "carthago"


@pytest.mark.rule("HAN-011")
def test_without_free_cus_he_waits() -> None:
    s = bare(2)
    s.place[general("mago")] = DISPLACED
    phase(s, 2)
    assert at(s, "mago") == DISPLACED


@pytest.mark.rule("HAN-012")
def test_three_of_five_roman_cus_stay_in_italia() -> None:
    s = bare(2)
    army(s, ROME, "agrigentum", 8, "t_longus*")
    phase(s, 3)
    act(s, ROME, "place_cu", space="agrigentum")
    act(s, ROME, "place_cu", space="agrigentum")
    assert choices(s, ROME, "place_cu") == ["roma"]
    assert refused(s, ROME, "place_cu", space="agrigentum") == "HAN-012"


@pytest.mark.rule("HAN-012")
def test_new_cus_make_a_stack_of_five() -> None:
    s = bare(2)
    army(s, ROME, "pisae", 1, "fabius")
    phase(s, 3)
    act(s, ROME, "place_cu", space="roma")  # four more can still make five in Pisae or Rome
    assert sorted(choices(s, ROME, "place_cu")) == ["pisae", "roma"]
    act(s, ROME, "place_cu", space="pisae")
    assert sorted(choices(s, ROME, "place_cu")) == ["pisae"]


@pytest.mark.rule("HAN-013")
def test_inside_a_city_with_enemies_before_it() -> None:
    s = bare(2)
    army(s, CARTHAGE, "roma", 5, "hannibal")
    phase(s, 3)
    for _ in range(5):
        act(s, ROME, "place_cu", space="roma")
    assert city(s, "roma") == 5
    assert cus(s, ROME, "roma") == 0


@pytest.mark.rule("HAN-013", "HAN-117")
def test_a_besieged_city_gets_nothing() -> None:
    s = bare(2)
    army(s, CARTHAGE, "roma", 5, "hannibal")
    s.siege[space("roma")] = 1 + 4 * CARTHAGE
    phase(s, 3)
    assert city(s, "roma") == 0
    assert len(facts(s, "cu_lost_entry")) == 5


@pytest.mark.rule("HAN-013")
def test_new_cus_displace_a_lone_general() -> None:
    s = bare(2)
    army(s, CARTHAGE, "roma", 0, "mago")
    phase(s, 3)
    act(s, ROME, "place_cu", space="roma")
    assert at(s, "mago") == DISPLACED


@pytest.mark.rule("HAN-014")
def test_africanus_comes_on_turn_six() -> None:
    s = bare(6)
    s.place[general("africanus")] = WAITING
    phase(s, 4)
    offered = choices(s, ROME, "station")
    assert "roma" in offered
    assert "pisae" in offered
    assert "massilia" not in offered
    assert "agrigentum" not in offered
    act(s, ROME, "station", space="pisae")
    assert (at(s, "africanus"), cus(s, ROME, "pisae")) == ("pisae", 5)
    phase(s, 5)
    assert "africanus" not in choices(s, ROME, "name")


@pytest.mark.rule("HAN-014")
def test_without_a_place_africanus_never_comes() -> None:
    s = bare(6)
    s.place[general("africanus")] = WAITING
    for p in range(96):
        if s.pc[p] == ROME:
            s.pc[p] = CARTHAGE
    phase(s, 4)
    assert at(s, "africanus") == OUT


@pytest.mark.rule("HAN-014")
def test_the_errata_of_1997_put_ports_first() -> None:
    s = bare(6, africanus_1997=True)
    s.place[general("africanus")] = WAITING
    phase(s, 4)
    assert "pisae" not in choices(s, ROME, "station")
    assert "cosa" in choices(s, ROME, "station")


@pytest.mark.rule("HAN-015", "HAN-016")
def test_one_general_stays_the_others_are_drawn() -> None:
    s = bare(3)
    army(s, ROME, "roma", 8, "p_scipio*", "t_longus*")
    phase(s, 5)
    assert sorted(choices(s, ROME, "name")) == ["p_scipio", "t_longus"]
    assert "pass" in verbs(s, ROME)
    act(s, ROME, "name", general="t_longus")
    assert s.role[general("t_longus")] == 1
    drawn = facts(s, "consul_drawn")[0]["general"]
    assert drawn not in ("t_longus", "africanus")


@pytest.mark.rule("HAN-015")
def test_nobody_on_the_map_nobody_asked() -> None:
    s = bare(3)
    army(s, ROME, "roma", 8)
    phase(s, 5)
    assert asked(s) == "place_consul"


@pytest.mark.rule("HAN-017")
def test_consuls_join_stacks_of_five() -> None:
    s = bare(3)
    army(s, ROME, "roma", 5)
    army(s, ROME, "pisae", 4)
    phase(s, 6)
    assert choices(s, ROME, "station") == ["roma"]
    act(s, ROME, "station", space="roma")
    act(s, ROME, "station", space="roma")
    assert sum(1 for g in range(14) if s.role[g] == 2 and BOARD.side_of[g] == ROME) == 2


@pytest.mark.rule("HAN-017")
def test_without_a_stack_of_five_rome_even_besieged() -> None:
    s = bare(3)
    army(s, CARTHAGE, "roma", 5)
    s.siege[space("roma")] = 1 + 4
    phase(s, 6)
    assert choices(s, ROME, "station") == ["roma"]
    act(s, ROME, "station", space="roma")
    assert sum(s.inside) == 1


@pytest.mark.rule("HAN-017")
def test_fabius_stays_in_italia_and_besieged_stacks_come_last() -> None:
    from theatrum.games.hannibal.consuls import consul_places
    from theatrum.games.hannibal.spaces import actions_at

    s = bare(3)
    army(s, ROME, "agrigentum", 8)
    army(s, ROME, "pisae", 2)
    assert actions_at(0, *consul_places(s, general("fabius"))) == [space("pisae")]
    assert actions_at(0, *consul_places(s, general("varro"))) == [space("agrigentum")]
    s = bare(3)
    inside(s, "roma", 5)
    army(s, CARTHAGE, "roma", 4)
    s.siege[space("roma")] = 5
    army(s, ROME, "pisae", 6)
    assert actions_at(0, *consul_places(s, general("varro"))) == [space("pisae")]


@pytest.mark.rule("HAN-016", "HAN-126")
def test_all_in_the_pool_are_drawn_alike() -> None:
    counts: dict[str, int] = {}
    tries = 800
    for key in range(tries):
        s = bare(3)
        army(s, ROME, "roma", 8)
        s.chance = Chance(key + 1)
        phase(s, 6)
        name = facts(s, "consul_drawn")[0]["general"]
        counts[name] = counts.get(name, 0) + 1
    assert len(counts) == 8
    expected = tries / 8
    assert sum((n - expected) ** 2 / expected for n in counts.values()) < 26  # chi-square, 7 df


@pytest.mark.rule("HAN-018")
def test_hands_grow_with_the_turns() -> None:
    assert BOARD.hand_size[1:] == [7, 7, 7, 8, 8, 8, 9, 9, 9]


@pytest.mark.rule("HAN-019", "HAN-030")
def test_a_short_deck_is_shuffled_with_the_discards() -> None:
    s = bare(3)
    s.where = vec[i64]([PILE] * 64)
    s.where[0] = REMOVED
    for c in range(1, 14):
        s.where[c] = DECK
    phase(s, 7)
    assert facts(s, "deck_shuffled")
    assert s.where[0] == REMOVED
    assert list(s.where).count(PILE) == 0
    assert list(s.hands) == [7, 7]


@pytest.mark.rule("HAN-019")
def test_enough_cards_no_shuffle() -> None:
    s = bare(3)
    s.where = vec[i64]([PILE] * 50 + [DECK] * 14)
    phase(s, 7)
    assert not facts(s, "deck_shuffled")
    assert list(s.where).count(DECK) == 0


@pytest.mark.rule("HAN-019")
def test_truce_brings_a_shuffle_at_the_end_of_the_turn() -> None:
    s = bare(3)
    s.where = vec[i64]([PILE] * 64)
    s.reshuffle = 1
    phase(s, 13)
    assert facts(s, "deck_shuffled")


@pytest.mark.rule("HAN-020")
def test_rome_may_open_with_a_campaign() -> None:
    s = bare(2)
    army(s, ROME, "roma", 8, "p_scipio*")
    hold(s, ROME, 33, 1)
    hold(s, CARTHAGE, 2)
    phase(s, 8)
    assert verbs(s, ROME) == {"claim", "pass"}
    act(s, ROME, "claim")
    assert deciders(s) == [ROME]
    assert choices(s, ROME, "ops") == [card(33)]
    assert refused(s, ROME, "ops", card=card(1)) == "HAN-020"


@pytest.mark.rule("HAN-020")
def test_without_one_the_same_question_is_asked() -> None:
    s = bare(2)
    hold(s, ROME, 1)
    hold(s, CARTHAGE, 2)
    phase(s, 8)
    assert asked(s) == "opening"
    assert verbs(s, ROME) == {"pass"}
    act(s, ROME, "pass")
    assert deciders(s) == [CARTHAGE]
    act(s, CARTHAGE, "first", side="rome")
    assert deciders(s) == [ROME]


@pytest.mark.rule("HAN-021", "HAN-022")
def test_hands_run_out_unevenly() -> None:
    s = bare(2)
    army(s, ROME, "roma", 8, "p_scipio*")
    hold(s, ROME, 1, 2)
    hold(s, CARTHAGE, 10)
    phase(s, 8)
    act(s, ROME, "pass")
    act(s, CARTHAGE, "first", side="carthage")
    assert "pass" not in verbs(s, CARTHAGE)
    act(s, CARTHAGE, "discard", card=card(10))
    act(s, ROME, "discard", card=card(1))
    assert deciders(s) == [ROME]
    act(s, ROME, "discard", card=card(2))
    assert (list(s.hands), s.turn) == ([0, 0], 2)
    assert facts(s, "winter_begun"), "the strategy phase is over"
    assert asked(s) == "remove_pcs"  # the victory check follows


@pytest.mark.rule("HAN-035")
def test_a_counsel_ends_after_the_next_shuffle() -> None:
    s = bare(3)
    s.where = vec[i64]([PILE] * 60 + [DECK] * 4)
    s.counsel = vec[i64]([1, 0])
    phase(s, 7)
    assert list(s.counsel) == [2, 0]
    assert list(s.hands) == [7, 7]
    phase(s, 0)
    assert list(s.counsel) == [0, 0]


def test_every_card_is_dealt_alike() -> None:
    counts = [0] * 64
    tries = 400
    for key in range(tries):
        s = bare(3)
        s.chance = Chance(key + 1)
        phase(s, 7)
        for c in range(64):
            counts[c] += s.where[c] == HAND + ROME
    expected = tries * 7 / 64
    spread = math.sqrt(expected)
    assert all(abs(n - expected) < 5 * spread for n in counts)
