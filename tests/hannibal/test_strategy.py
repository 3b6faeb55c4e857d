"""Sections 4 and 5: uses of cards, campaigns, rank."""

import pytest

from theatrum.games.hannibal.pieces import commander
from theatrum.games.hannibal.state import PILE, REMOVED

from .table import (
    CARTHAGE,
    ROME,
    act,
    activate,
    army,
    asked,
    at,
    bare,
    campaign,
    card,
    choices,
    cus,
    dice,
    drop,
    event,
    facts,
    general,
    hold,
    holding,
    inside,
    march,
    owner,
    ready,
    refused,
    space,
    turn_of,
    verbs,
)


@pytest.mark.rule("HAN-023", "HAN-022")
def test_ops_event_or_discard() -> None:
    s = holding(CARTHAGE, 35)
    army(s, CARTHAGE, "saguntum", 5, "hannibal")
    assert verbs(s, CARTHAGE) == {"ops", "event", "discard"}
    act(s, CARTHAGE, "discard", card=card(35))
    assert s.where[34] == PILE


@pytest.mark.rule("HAN-025")
def test_the_enemys_event_is_only_ops() -> None:
    s = holding(CARTHAGE, 23)
    army(s, CARTHAGE, "saguntum", 5, "hannibal")
    assert "event" not in verbs(s, CARTHAGE)
    assert refused(s, CARTHAGE, "event", card=card(23)) == "HAN-025"
    act(s, CARTHAGE, "ops", card=card(23))
    assert asked(s) == "operation"


@pytest.mark.rule("HAN-026", "HAN-124")
def test_strategy_ratings_limit_who_moves() -> None:
    s = holding(ROME, 11)
    army(s, ROME, "roma", 8, "p_scipio*", "varro")
    act(s, ROME, "ops", card=card(11))
    assert choices(s, ROME, "activate") == ["varro"]
    s = holding(ROME, 10)
    army(s, ROME, "tarraco", 8, "p_scipio*")
    act(s, ROME, "ops", card=card(10))
    assert choices(s, ROME, "activate") == ["p_scipio"]  # 2 in Hispania


@pytest.mark.rule("HAN-028")
def test_pcs_in_empty_spaces_and_over_enemies_with_a_cu() -> None:
    s = holding(CARTHAGE, 10)
    army(s, CARTHAGE, "pisae", 2, "mago")
    army(s, ROME, "iberus", 1)
    act(s, CARTHAGE, "ops", card=card(10))
    offered = choices(s, CARTHAGE, "place_pc")
    assert "numantia" in offered
    assert "pisae" in offered
    for name in ("iberus", "cosa", "roma", "averni"):
        assert name not in offered
        assert refused(s, CARTHAGE, "place_pc", space=name) == "HAN-028"
    act(s, CARTHAGE, "place_pc", space="pisae")
    act(s, CARTHAGE, "place_pc", space="numantia")
    assert (owner(s, "pisae"), owner(s, "numantia")) == (CARTHAGE, CARTHAGE)
    assert asked(s) != "placing"


@pytest.mark.rule("HAN-029", "HAN-117")
def test_raising_troops() -> None:
    s = bare()
    army(s, CARTHAGE, "corduba", 2, "hasdrubal")
    army(s, CARTHAGE, "pisae", 2, "mago")
    turn_of(s, CARTHAGE, 1, 10)
    act(s, CARTHAGE, "ops", card=card(1))
    assert choices(s, CARTHAGE, "raise") == ["hasdrubal"]
    act(s, CARTHAGE, "raise", general="hasdrubal")
    assert cus(s, CARTHAGE, "corduba") == 3
    s = holding(CARTHAGE, 10)
    army(s, CARTHAGE, "corduba", 2, "hasdrubal")
    act(s, CARTHAGE, "ops", card=card(10))
    assert "raise" not in verbs(s, CARTHAGE)
    assert refused(s, CARTHAGE, "raise", general="hasdrubal") == "HAN-029"


@pytest.mark.rule("HAN-029", "HAN-034")
def test_no_troops_in_a_besieged_city() -> None:
    s = bare()
    inside(s, "gades", 1, "hasdrubal")
    army(s, ROME, "gades", 5, "varro")
    s.siege[space("gades")] = 1
    turn_of(s, CARTHAGE, 1)
    act(s, CARTHAGE, "ops", card=card(1))
    assert "raise" not in verbs(s, CARTHAGE)


@pytest.mark.rule("HAN-030")
def test_some_events_leave_the_game() -> None:
    s = bare()
    turn_of(s, CARTHAGE, 26)
    event(s, CARTHAGE, 26)
    assert s.where[25] == REMOVED
    assert owner(s, "syracusae") == CARTHAGE
    s = bare()
    turn_of(s, CARTHAGE, 26)
    act(s, CARTHAGE, "ops", card=card(26))
    assert s.where[25] == PILE


@pytest.mark.rule("HAN-031")
def test_dual_use_cards_are_played_for_their_ops() -> None:
    s = holding(CARTHAGE, 62)
    army(s, CARTHAGE, "saguntum", 5, "hannibal")
    assert "event" not in verbs(s, CARTHAGE)
    activate(s, CARTHAGE, 62, "hannibal")
    assert s.allowance == 6


@pytest.mark.rule("HAN-024")
def test_counters_do_not_count_as_plays() -> None:
    s = ready(CARTHAGE, "carthago", 2, "mago", number=2)
    hold(s, ROME, 60, 1)
    act(s, CARTHAGE, "sail", space="utica")
    assert asked(s) == "window"
    act(s, ROME, "counter", card=card(60))
    assert list(s.hands) == [1, 1]


@pytest.mark.rule("HAN-024")
def test_a_counter_card_is_no_event_of_a_normal_play() -> None:
    s = holding(CARTHAGE, 41)
    army(s, CARTHAGE, "carthago", 2, "mago")
    assert "event" not in verbs(s, CARTHAGE)
    assert refused(s, CARTHAGE, "event", card=card(41)) == "HAN-024"


# Rank.


@pytest.mark.rule("HAN-036", "HAN-037", "HAN-038")
def test_who_commands() -> None:
    s = bare()
    army(s, CARTHAGE, "saguntum", 30, "mago", "gisgo", "hannibal")
    at_saguntum = space("saguntum")
    assert commander(s, CARTHAGE, at_saguntum, 0) == general("hannibal")
    s.place[general("hannibal")] = space("dianium")
    turn_of(s, CARTHAGE, 1)
    first = commander(s, CARTHAGE, at_saguntum, 0)
    other = general("mago") if first == general("gisgo") else general("gisgo")
    name = "mago" if other == general("mago") else "gisgo"
    assert choices(s, CARTHAGE, "command") == [name]
    act(s, CARTHAGE, "command", general=name)
    assert commander(s, CARTHAGE, at_saguntum, 0) == other
    assert "command" not in [v for v in verbs(s, CARTHAGE) if choices(s, CARTHAGE, v) == [name]]


@pytest.mark.rule("HAN-037")
def test_a_general_takes_no_superior() -> None:
    s = ready(CARTHAGE, "saguntum", 5, "mago", "gisgo", "hannibal")
    assert choices(s, CARTHAGE, "take") == ["gisgo"]
    act(s, CARTHAGE, "take", general="gisgo")
    march(s, CARTHAGE, "dianium")
    assert at(s, "gisgo") == "dianium"
    assert at(s, "hannibal") == "saguntum"


@pytest.mark.rule("HAN-037")
def test_the_activated_general_commands_among_equals() -> None:
    s = bare()
    army(s, CARTHAGE, "saguntum", 3, "mago")
    army(s, CARTHAGE, "dianium", 3, "gisgo")
    for name in ("mago", "gisgo"):
        t = bare()
        army(t, CARTHAGE, "saguntum", 3, "mago")
        army(t, CARTHAGE, "dianium", 3, "gisgo")
        turn_of(t, CARTHAGE, 1)
        activate(t, CARTHAGE, 1, name)
        march(t, CARTHAGE, "dianium" if name == "mago" else "saguntum")
        act(t, CARTHAGE, "stop")
        where = space("dianium" if name == "mago" else "saguntum")
        assert commander(t, CARTHAGE, where, 0) == general(name)


# Campaigns.


@pytest.mark.rule("HAN-040")
def test_a_campaign_moves_several_generals_each_once() -> None:
    s = bare()
    army(s, CARTHAGE, "saguntum", 4, "mago")
    army(s, CARTHAGE, "dianium", 4, "gisgo")
    army(s, CARTHAGE, "malaca", 4, "hasdrubal")
    turn_of(s, CARTHAGE, 37)
    event(s, CARTHAGE, 37)
    assert sorted(choices(s, CARTHAGE, "activate")) == ["gisgo", "hasdrubal", "mago"]
    act(s, CARTHAGE, "activate", general="mago")
    march(s, CARTHAGE, "dertosa")
    act(s, CARTHAGE, "stop")
    assert refused(s, CARTHAGE, "activate", general="mago") == "HAN-040"
    act(s, CARTHAGE, "activate", general="gisgo")
    act(s, CARTHAGE, "stop")
    assert asked(s) != "next_general"


@pytest.mark.rule("HAN-040")
def test_a_major_campaign_moves_three() -> None:
    s = bare()
    army(s, CARTHAGE, "saguntum", 4, "mago")
    campaign(s, CARTHAGE, "mago")
    assert s.campaign == 3 - 1


@pytest.mark.rule("HAN-040")
def test_no_piece_moves_more_than_four_spaces() -> None:
    s = bare()
    army(s, CARTHAGE, "hispalis", 4, "mago")
    army(s, CARTHAGE, "corduba", 1, "gisgo")
    campaign(s, CARTHAGE, "mago")
    march(s, CARTHAGE, "corduba", "salaria", "toletum")
    act(s, CARTHAGE, "drop", unit="cu", worn=3, count=4)
    act(s, CARTHAGE, "stop")
    act(s, CARTHAGE, "activate", general="gisgo")
    march(s, CARTHAGE, "arsa", "toletum")
    act(s, CARTHAGE, "pick", unit="cu", worn=3, count=4)
    march(s, CARTHAGE, "segobriga")
    assert "march" not in verbs(s, CARTHAGE)  # the four have moved four spaces
    assert refused(s, CARTHAGE, "march", space="bilbilis") == "HAN-040"
    act(s, CARTHAGE, "drop", unit="cu", worn=4, count=4)
    assert "march" in verbs(s, CARTHAGE)


@pytest.mark.rule("HAN-040")
def test_only_one_army_sails() -> None:
    s = bare()
    army(s, ROME, "roma", 7, "varro", "marcellus")
    campaign(s, ROME, "varro", 37)
    drop(s, ROME, 3)
    act(s, ROME, "sail", space="cosa")
    act(s, ROME, "stop")
    act(s, ROME, "activate", general="marcellus")
    assert "sail" not in verbs(s, ROME)
    assert refused(s, ROME, "sail", space="cosa") == "HAN-040"


@pytest.mark.rule("HAN-041")
def test_besiegers_are_spent_but_not_what_was_dropped() -> None:
    s = bare()
    army(s, CARTHAGE, "cannae", 8, "hannibal", "mago")
    campaign(s, CARTHAGE, "hannibal")
    act(s, CARTHAGE, "drop", unit="cu", worn=0, count=3)
    march(s, CARTHAGE, "tarentum")
    act(s, CARTHAGE, "stop")
    act(s, CARTHAGE, "besiege")
    act(s, CARTHAGE, "activate", general="mago")
    assert s.acu == 3
    march(s, CARTHAGE, "tarentum")
    assert "pick" not in verbs(s, CARTHAGE)
    assert "take" not in verbs(s, CARTHAGE)


@pytest.mark.rule("HAN-041")
def test_a_spent_general_is_not_activated() -> None:
    s = bare()
    army(s, CARTHAGE, "cannae", 8, "mago", "gisgo")
    campaign(s, CARTHAGE, "mago")
    act(s, CARTHAGE, "take", general="gisgo")
    march(s, CARTHAGE, "tarentum")
    act(s, CARTHAGE, "stop")
    act(s, CARTHAGE, "besiege")
    assert asked(s) != "next_general" or "gisgo" not in choices(s, CARTHAGE, "activate")


@pytest.mark.rule("HAN-040", "HAN-041")
def test_the_dead_leave_no_trace_in_a_campaign() -> None:
    """A general who is lost with his army does not count for the next one."""
    s = bare()
    army(s, CARTHAGE, "carthago", 5, "mago")
    army(s, CARTHAGE, "carthago", 4, "gisgo")
    campaign(s, CARTHAGE, "mago")
    drop(s, CARTHAGE, 4)
    dice(s, 6)
    act(s, CARTHAGE, "sail", space="messana")
    assert facts(s, "sunk")[0]["count"] == 5
    assert at(s, "mago") == 97
    assert not any(s.worn[i] == 96 for i in range(0, 96, 4)), "no army is on the march"
    assert choices(s, CARTHAGE, "activate") == ["gisgo"]
    act(s, CARTHAGE, "activate", general="gisgo")
    assert s.acu == 4
    army_rows = [s.worn[i + 2] for i in range(0, 96, 4) if s.worn[i] == 96]
    assert sum(army_rows) == s.acu


@pytest.mark.rule("HAN-038")
def test_each_general_is_set_to_command_once_in_a_play() -> None:
    """So the question of the card is put a few times at most, and the match goes on."""
    s = holding(CARTHAGE, 1)
    army(s, CARTHAGE, "saguntum", 5, "mago", "gisgo", "hasdrubal")
    named = []
    while offered := choices(s, CARTHAGE, "command"):
        named.append(offered[0])
        act(s, CARTHAGE, "command", general=offered[0])
    assert sorted(named) == ["gisgo", "hasdrubal", "mago"]
    assert refused(s, CARTHAGE, "command", general=named[0]) == "HAN-038"
    assert commander(s, CARTHAGE, space("saguntum"), 0) == general(named[-1])
    hold(s, ROME, 2)
    act(s, CARTHAGE, "discard", card=card(1))
    act(s, ROME, "discard", card=card(2))
    assert choices(s, CARTHAGE, "command")  # the next play
