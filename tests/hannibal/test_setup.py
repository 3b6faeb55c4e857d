"""Sections 1 and 2: components, map and set-up."""

import pytest

from tests.laws.tables import written
from theatrum.core.state import Damaged
from theatrum.games.hannibal import board_text, forms
from theatrum.games.hannibal.board import EITHER
from theatrum.games.hannibal.state import DECK, POOL, WAITING
from theatrum.library.words import LANGUAGES, Words

from .table import BOARD, CARTHAGE, GAME, ROME, at, cus, fresh, general, owner, province, space


@pytest.mark.rule("HAN-002")
def test_components() -> None:
    assert [BOARD.side_of.count(side) for side in (ROME, CARTHAGE)] == [9, 5]
    assert len(BOARD.ops) == 64
    assert sum(BOARD.battle_deck) == 48
    cities = [BOARD.control[c] for c in BOARD.cities]
    assert [cities.count(side) for side in (ROME, CARTHAGE)] == [8, 5]
    tribes = [BOARD.control[p] for p in range(96) if BOARD.tribes[p]]
    assert sorted(tribes) == [1, 1, 1, 2, 2, 2, 2, 2]
    assert BOARD.elephants == 4


@pytest.mark.rule("HAN-003", "HAN-106")
def test_provinces() -> None:
    assert sum(BOARD.significant) == 18
    for name in ("gallia_transalpina", "massilia", "liguria", "baliares"):
        assert not BOARD.significant[province(name)]
    need = {"latium": 1, "carthage": 1, "syracusae": 1, "campania": 2, "idubeda": 4}
    for name, majority in need.items():
        assert BOARD.majority[province(name)] == majority
    for p, spaces in enumerate(BOARD.members):
        assert BOARD.majority[p] == len(spaces) // 2 + 1


@pytest.mark.rule("HAN-004", "HAN-005")
def test_both_sides_stand_as_printed() -> None:
    s = fresh()
    assert (cus(s, ROME, "roma"), cus(s, ROME, "agrigentum")) == (8, 8)
    assert (at(s, "p_scipio"), at(s, "t_longus")) == ("roma", "agrigentum")
    assert at(s, "fabius") == POOL
    assert at(s, "africanus") == WAITING
    assert cus(s, CARTHAGE, "saguntum") == 10
    assert s.el[space("saguntum")] == 2
    assert (cus(s, CARTHAGE, "carthago_nova"), cus(s, CARTHAGE, "carthago")) == (2, 4)
    assert {at(s, name) for name in ("hannibal", "mago", "gisgo")} == {"saguntum"}
    assert owner(s, "baliares") == CARTHAGE
    assert s.role[general("hannibal")] > s.role[general("mago")]


@pytest.mark.rule("HAN-006", "HAN-018", "HAN-125")
def test_seven_cards_each_from_the_whole_deck() -> None:
    s = fresh()
    assert list(s.hands) == [7, 7]
    assert list(s.where).count(DECK) == 50
    view, other = GAME.view(s, ROME), GAME.view(s, -1)
    assert len(view.own.hand) == 7
    assert other.own is None
    assert [p.cards for p in other.players] == [7, 7]


@pytest.mark.rule("HAN-001")
def test_the_scenario_is_data() -> None:
    assert (BOARD.tie, BOARD.chooser, BOARD.isolated_first) == (CARTHAGE, CARTHAGE, ROME)
    assert BOARD.turns == 9
    assert BOARD.roman_cus == 5


@pytest.mark.rule("HAN-025", "HAN-027")
def test_ships_and_sides_of_the_cards() -> None:
    for number in range(64):
        assert BOARD.ship[number] == (BOARD.ops[number] == 3)
    assert BOARD.event_side[5] == CARTHAGE
    assert BOARD.event_side[41] == ROME
    assert BOARD.event_side[16] == EITHER


def test_numbers_are_those_of_the_forms() -> None:
    renamed = {"count": "HOW_MANY", "province": "PICK_PROVINCE"}
    for form in forms.ACTIONS.forms:
        constant = renamed.get(form.verb, form.verb.upper())
        assert getattr(forms, constant) == forms.ACTIONS.number(form.verb), form.verb
    for number, form in enumerate(GAME.facts):
        assert getattr(forms, "F_" + form.verb.upper()) == number, form.verb


def test_names_of_the_board_are_not_cut_off_in_the_terminal() -> None:
    s = fresh()
    for language in LANGUAGES:
        words = Words("hannibal", language)
        lines = board_text.text(GAME, GAME.view(s, ROME), words, ["A", "B"], 80).splitlines()
        shown = "\n".join(lines)
        assert max(len(line) for line in lines) <= 80
        for name in ("carthago_nova", "baliares", "carthago"):
            found = words.word(name).partition(" (")[0]
            assert len(found) <= 20, (language, found)
            assert found in shown
        assert "(N" not in shown


def test_a_number_that_is_too_large_is_damage() -> None:
    """Compiled rules keep the fields in 64 bits."""
    s = fresh()
    lists = s.numbers()
    lists[1 + s.fields().index("turn")] = [1 << 70]
    with pytest.raises(Damaged, match="turn"):
        GAME.decode(written(lists))
