"""Chapters 7 and 8: hussars and tactical cards."""

import pytest

from theatrum.games.maria.cards import draw, draw_card, open_pile
from theatrum.games.maria.forms import CARDS, DECK_CARDS
from theatrum.games.maria.income import income
from theatrum.games.maria.state import DISCARD, HAND, PAYMENT, PILE, UNOPENED

from .table import (
    AUSTRIAN_STAGE,
    BOARD,
    CARDS_PHASE,
    FRENCH_STAGE,
    GAME,
    LOUIS,
    MARIA,
    MOVEMENT_PHASE,
    PRUSSIAN_STAGE,
    act,
    asked,
    bare,
    begun,
    choices,
    city,
    course,
    deal,
    decider,
    discards,
    distance,
    facts,
    go,
    hand,
    march,
    mark,
    play_card,
    play_reserve,
    power,
    proceed,
    put,
    refused,
    row,
    until,
)


@pytest.mark.rule("MAR-060", "MAR-061")
def test_where_hussars_may_be_placed() -> None:
    s = bare()
    put(s, "neipperg", "trubau")
    put(s, "friedrich_der_grosse", "schonberg")
    course(s, 2)
    assert decider(s) == MARIA
    allowed = set(choices(s, "hussar"))
    near = {n for n in BOARD.names if distance("trubau", n) <= 4 and not BOARD.flanders[city(n)]}
    assert allowed == near - {"trubau", "schonberg"}
    assert refused(s, "hussar", city="schonberg") == "MAR-061"
    assert refused(s, "hussar", city="berlin") == "MAR-061"
    s = bare()
    put(s, "arenberg", "heilbronn")  # on the other map, but near enough
    course(s, 2)
    assert choices(s, "hussar")
    assert all(not BOARD.flanders[city(n)] for n in choices(s, "hussar"))
    act(s, "hussar", city="ansbach")
    assert "ansbach" in choices(s, "hussar")  # two in one city


@pytest.mark.rule("MAR-062", "MAR-064")
def test_a_hussar_stays_or_is_driven_off() -> None:
    s = bare()
    put(s, "neipperg", "trubau")
    s.hussar = row(city("berlin"), -1)
    course(s, 2)
    act(s, "keep")
    act(s, "keep")
    assert list(s.hussar) == [city("berlin"), -1]  # not checked again
    s = bare()
    put(s, "neipperg", "trubau")
    s.hussar = row(city("schonberg"), city("sternberg"))
    go(s, AUSTRIAN_STAGE, MOVEMENT_PHASE)
    march(s, "neipperg", "schonberg", "olmutz")  # MAR-063: he is no obstacle
    assert list(s.hussar) == [-1, city("sternberg")]


@pytest.mark.rule("MAR-063")
def test_hussars_do_not_block() -> None:
    s = bare()
    put(s, "friedrich_der_grosse", "breslau")
    s.hussar = row(city("ohlau"), -1)
    go(s, PRUSSIAN_STAGE, MOVEMENT_PHASE)
    march(s, "friedrich_der_grosse", "ohlau", "brieg")
    assert list(s.hussar) == [-1, -1]


@pytest.mark.rule("MAR-065", "MAR-066", "MAR-173")
def test_incomes() -> None:
    s = begun()
    incomes = [3, 5, 3, 5, 1, 1]
    assert [income(s, p) for p in range(6)] == incomes
    for stage, drawn in ((0, {"france": 4, "bavaria": 2}), (1, {"prussia": 3, "saxony": 1})):
        t = bare()
        t.turn = 2
        go(t, stage, CARDS_PHASE)
        assert {n: len(hand(t, n)) for n in drawn} == drawn
    t = go(bare(), AUSTRIAN_STAGE, CARDS_PHASE)
    assert (len(hand(t, "austria")), len(hand(t, "pragmatic_army"))) == (5, 3)
    t = bare()
    t.subsidy = row(*[0] * 24)
    go(t, FRENCH_STAGE, CARDS_PHASE)
    assert (len(hand(t, "france")), len(hand(t, "bavaria"))) == (5, 1)
    intro = bare(variant="introductory")
    go(intro, FRENCH_STAGE, 0)
    assert (len(hand(intro, "france")), len(hand(intro, "bavaria"))) == (2, 2)


@pytest.mark.rule("MAR-066", "MAR-179")
def test_the_subsidy_of_the_introductory_game() -> None:
    for verb, cards in (("pay_subsidy", (2, 2)), ("keep_subsidy", (3, 1))):
        s = bare(variant="introductory")
        s.turn = 4
        go(s, FRENCH_STAGE, 0)
        assert asked(s) == "subsidy_choice"
        assert decider(s) == LOUIS
        act(s, verb)
        assert (len(hand(s, "france")), len(hand(s, "bavaria"))) == cards
    assert "talk" not in {f["verb"] for f in map(GAME.actions.json, GAME.legal(s, decider(s)))}


@pytest.mark.rule("MAR-067")
def test_a_minor_without_its_major_fortress() -> None:
    s = bare()
    mark(s, "munchen", "austria")
    go(s, FRENCH_STAGE, CARDS_PHASE)
    assert (len(hand(s, "france")), len(hand(s, "bavaria"))) == (5, 0)
    assert s.subsidy[power("france") * 6 + power("bavaria")] == 3  # no marker is used up


@pytest.mark.rule("MAR-068", "MAR-069", "MAR-072")
def test_hands_are_apart_and_hidden() -> None:
    s = bare()
    deal(s, "prussia", "spades_5", "spades_4")
    deal(s, "saxony", "hearts_2")
    s.push(PAYMENT, 1 << 2, power("saxony"), 2)
    proceed(s)
    assert refused(s, "pay", tactical="spades_5_deck_1") == "MAR-068"
    view = GAME.view(s, MARIA)
    assert [p.hand for p in view.powers] == [2, 0, 0, 0, 0, 1]
    assert b"spades_5" not in repr(view).encode()
    own = GAME.own(s, 2).powers
    assert {p.power: len(p.hand) for p in own} == {"prussia": 2, "pragmatic_army": 0, "saxony": 1}


@pytest.mark.rule("MAR-070", "MAR-071")
def test_the_cards_of_a_deck() -> None:
    for deck in range(4):
        rows = [
            (BOARD.card_suit[i], BOARD.card_value[i])
            for i in range(deck * DECK_CARDS, (deck + 1) * DECK_CARDS)
        ]
        assert sorted(rows) == sorted(
            [(x, v) for x in range(4) for v in range(2, 11)] + [(4, 8)] * 2
        )


@pytest.mark.rule("MAR-073", "MAR-074")
def test_the_order_of_the_decks() -> None:
    s = bare()
    for i in range(CARDS):
        s.put_card(i, PILE if i < DECK_CARDS else UNOPENED)
    s.decks, s.pile_decks = 1, 1
    for _ in range(38):
        s.put_card(draw_card(s), DISCARD)
    drawn = draw_card(s)
    assert drawn // DECK_CARDS == 1  # the second deck, not the discards
    for _ in range(38 * 3 - 1):
        s.put_card(draw_card(s), DISCARD)
    assert s.decks == 4
    # Decks 2 and 4 have the most discards: cards of 1 and 3 lie in a hand.
    for i in (*range(3), *range(76, 86)):
        s.put_card(i, HAND)
    assert open_pile(s)
    assert s.pile_decks == 0b1010
    assert {i // DECK_CARDS for i in range(CARDS) if s.card[i] == PILE} == {1, 3}
    # A tie: the lower number; one deck alone if there is no other; none at all.
    s.card = row(
        *[DISCARD] * 2 + [HAND] * 36 + [DISCARD] * 2 + [HAND] * 36 + [DISCARD] + [HAND] * 75
    )
    s.count_hands()
    assert open_pile(s)
    assert s.pile_decks == 0b0011
    s.card = row(*[HAND] * CARDS)
    s.count_hands()
    assert draw(s, 0, 3) == 0


@pytest.mark.rule("MAR-071", "MAR-075", "MAR-109")
def test_paying() -> None:
    """The example: a cost of 4 paid with a 5 gives no change."""
    s = bare()
    deal(s, "france", "spades_5", "hearts_2", "reserve")
    s.push(PAYMENT, 1 << LOUIS, power("france"), 4)
    proceed(s)
    play_card(s, "pay", "spades_5")
    assert not s.stack
    assert sorted(hand(s, "france")) == ["hearts_2", "reserve_1"]
    assert discards(s)[-1:] == ["spades_5"] or "spades_5" in discards(s)
    s.push(PAYMENT, 1 << LOUIS, power("france"), 9)
    proceed(s)
    play_reserve(s, "pay_reserve", 7)
    assert s.stack[-4] == 2
    play_card(s, "pay", "hearts_2")
    assert not s.stack


@pytest.mark.rule("MAR-071")
def test_a_reserve_must_leave_enough_for_the_rest() -> None:
    s = bare()
    deal(s, "france", "hearts_2", "reserve")
    s.push(PAYMENT, 1 << LOUIS, power("france"), 9)
    proceed(s)
    values = [f["value"] for f in map(GAME.actions.json, GAME.legal(s, LOUIS)) if "value" in f]
    assert values == [7, 8]
    assert refused(s, "pay_reserve", tactical="reserve_1_deck_1", value=3) == "MAR-071"


def test_drawn_cards_are_told_to_their_owner_only() -> None:
    s = bare()
    assert s.journal is not None
    draw(s, power("austria"), 2)
    events = s.journal.take()
    cards = [e for e in events if GAME.fact(e)["verb"] == "card_drawn"]
    assert len(cards) == 2
    assert all(e.visible(MARIA) and not e.visible(LOUIS) for e in cards)
    until(s, lambda s: True)
    assert not facts(s)
