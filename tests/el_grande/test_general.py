"""Section 17: general rules for action cards; section 24: what holds in every position."""

import pytest

from theatrum.core.chance import Noise
from theatrum.games.el_grande.forms import CASTILLO, PLACES
from theatrum.games.el_grande.state import Position

from .table import (
    ALL_POWERS,
    CARDS,
    GAME,
    act,
    act_somehow,
    asked,
    at,
    can,
    choices,
    deciders,
    facts,
    fresh,
    hand,
    holding,
    move,
    on_board,
    put,
    refused,
    set_court,
    view,
)


def crowded(card: str) -> Position:
    s = holding(card)
    set_court(s, 5, 5, 5, 5)
    put(s, "aragon", 3, 3, 3, 3)
    put(s, "galicia", 2, 2, 2, 2)
    return s


@pytest.mark.rule("ELG-091")
@pytest.mark.parametrize("card", [card for card in CARDS if card != "d2_veto"])
def test_every_special_action_may_be_waived(card: str) -> None:
    s = crowded(card)
    assert can(s, 0, "use")
    board = list(s.cubes)
    act(s, 0, "end")
    assert s.cubes == board
    assert deciders(s) == [1]


@pytest.mark.rule("ELG-091")
@pytest.mark.parametrize("card", ["d2_kings_wrath", "d2_one_each", "d2_dial_two", "d2_dial_all"])
def test_once_used_must_cards_bind(card: str) -> None:
    s = crowded(card)
    act(s, 0, "use")
    while asked(s) != "turn":
        for seat in deciders(s):
            assert not can(s, seat, "stop")
            assert not can(s, seat, "end")
        act_somehow(s, deciders(s)[0])
    lost = [
        30 - s.court[i] - s.province[i] - sum(s.cubes[i * PLACES : i * PLACES + PLACES])
        for i in range(4)
    ]
    assert lost == [0, 0, 0, 0]
    assert [s.province[i] > 20 for i in (1, 2, 3)] == [True, True, True]


DIAL_CARDS = ["d2_dial_two", "d2_dial_all", "d4_expulsion", "d4_dial_scoring"]


@pytest.mark.rule("ELG-086")
@pytest.mark.parametrize("card", DIAL_CARDS)
def test_dials_are_set_at_the_same_time_and_in_secret(card: str) -> None:
    s = crowded(card)
    act(s, 0, "use")
    if card == "d4_expulsion":
        act(s, 0, "expel", region="aragon")
    seats = deciders(s)
    assert len(seats) >= 3
    facts(s)
    act(s, 2, "dial", region="galicia")
    assert s.journal is not None
    events = s.journal.take()
    for reader in (-1, 1, 3):
        told = [GAME.fact(event) for event in events if event.visible(reader)]
        assert [f["verb"] for f in told] == ["dialled"]  # that, not what
        assert view(s, reader).players[2].dialled
        assert view(s, reader).players[2].dial is None
    mine = [GAME.fact(event) for event in events if event.visible(2)]
    assert mine[-1]["region"] == "galicia"
    assert deciders(s) == [seat for seat in seats if seat != 2]


@pytest.mark.rule("ELG-086")
@pytest.mark.parametrize("card", DIAL_CARDS)
def test_the_order_of_the_answers_does_not_matter(card: str) -> None:
    ends = []
    for reverse in (False, True):
        s = crowded(card)
        put(s, "valencia", 3, 3, 3, 3)
        act(s, 0, "use")
        if card == "d4_expulsion":
            act(s, 0, "expel", region="aragon")
        for seat in sorted(deciders(s), reverse=reverse):
            act(s, seat, "dial", region="galicia" if seat % 2 else "valencia")
        assert asked(s) == "turn"
        ends.append(s.encode())
    assert ends[0] == ends[1]


# Numbers are maxima (ELG-092), colours may be mixed (ELG-093).


INTRIGUES = [card for card in CARDS if card.startswith("d1_move_")]


@pytest.mark.rule("ELG-092")
@pytest.mark.parametrize("card", INTRIGUES)
def test_the_player_may_stop_after_any_move(card: str) -> None:
    owner = 1 if card == "d1_move_three_foreign" else 0
    for count in (0, 1, 2):
        s = holding(card)
        put(s, "aragon", 3, 3)
        act(s, 0, "use")
        for _ in range(count):
            move(s, 0, owner, "aragon", "galicia")
        act(s, 0, "stop")
        assert at(s, "galicia")[owner] == count
        assert asked(s) == "turn"


@pytest.mark.rule("ELG-092")
def test_each_caballero_moves_at_most_once() -> None:
    s = holding("d1_move_four_own")
    put(s, "aragon", 1)
    put(s, "valencia", 1)
    put(s, "cataluna", 1)
    act(s, 0, "use")
    move(s, 0, 0, "aragon", "galicia")
    assert refused(s, 0, "pick", owner=0, region="galicia") == "ELG-092"
    move(s, 0, 0, "valencia", "cataluna")
    assert choices(s, 0, "pick") == [(0, "cataluna")]  # the one that stood there before
    move(s, 0, 0, "cataluna", "pais_vasco")
    assert asked(s) == "turn"  # three have moved, none is left
    assert on_board(s, 0) == {"galicia": 1, "cataluna": 1, "pais_vasco": 1}


@pytest.mark.rule("ELG-092")
def test_a_move_leads_to_a_different_place() -> None:
    s = holding("d1_move_four_own")
    put(s, "aragon", 1)
    act(s, 0, "use")
    act(s, 0, "pick", owner=0, region="aragon")
    assert refused(s, 0, "put", place="aragon") == "ELG-092"


@pytest.mark.rule("ELG-092")
def test_the_account_of_an_intrigue_ends_with_it() -> None:
    s = holding("d1_move_four_own")
    put(s, "aragon", 1)
    act(s, 0, "use")
    move(s, 0, 0, "aragon", "galicia")
    act(s, 0, "end")
    s.offer[0] = CARDS["d1_move_three_any"]
    act(s, 1, "take", deck=1)
    act(s, 1, "use")
    assert can(s, 1, "pick", owner=0, region="galicia")  # a new action may move it again


@pytest.mark.rule("ELG-093")
def test_foreign_means_those_of_any_other_players_mixed() -> None:
    s = holding("d1_move_three_foreign")
    put(s, "aragon", 1, 1, 1, 1)
    act(s, 0, "use")
    assert choices(s, 0, "pick") == [(1, "aragon"), (2, "aragon"), (3, "aragon")]
    for owner in (1, 2, 3):
        move(s, 0, owner, "aragon", "galicia")
    assert at(s, "galicia") == [0, 1, 1, 1]


@pytest.mark.rule("ELG-093", "ELG-100")
@pytest.mark.parametrize("mixture", [(0, 0, 0), (0, 1, 2), (1, 1, 1), (3, 0, 3)])
def test_any_means_own_and_foreign_in_any_mixture(mixture: tuple[int, ...]) -> None:
    s = holding("d1_move_three_any")
    put(s, "aragon", 3, 3, 3, 3)
    act(s, 0, "use")
    for owner in mixture:
        move(s, 0, owner, "aragon", "galicia")
    assert asked(s) == "turn"
    assert at(s, "galicia") == [mixture.count(owner) for owner in range(4)]


# What holds in every position, checked along whole random matches.


def check_between(before: Position, after: Position) -> None:
    """What one action may not change: the king's region, and the castillo except upwards."""
    king = before.king
    rows = range(before.seats)
    if after.king == king:
        assert [after.cubes[i * PLACES + king] for i in rows] == [
            before.cubes[i * PLACES + king] for i in rows
        ]
        assert [after.home[i] == king for i in rows] == [before.home[i] == king for i in rows]
        assert [b == king for b in after.boards] == [b == king for b in before.boards]
    else:
        assert after.cubes == before.cubes  # the king alone has moved
        assert after.home == before.home
        assert after.boards == before.boards
    general = after.shown != before.shown or not after.stack
    for i in rows:
        was, now = before.cubes[i * PLACES + CASTILLO], after.cubes[i * PLACES + CASTILLO]
        assert now >= was or (general and now == 0)


def check_position(s: Position) -> None:
    for seat in range(s.seats):
        on_map = sum(s.cubes[seat * PLACES : seat * PLACES + PLACES])
        assert s.court[seat] + s.province[seat] + on_map == 30
        pile = s.pile[seat]
        played = []
        while pile:
            played.append(pile & 15)
            pile >>= 4
        assert sorted(hand(s, seat) + played) == ALL_POWERS
    powers = [s.played[seat] for seat in range(s.seats) if s.played[seat]]
    assert len(set(powers)) == len(powers)
    assert s.boards[0] != s.boards[1] or s.boards[0] == -1


def check_scorers(s: Position, seats: int) -> None:
    """Two players: at most one scores in a place; three: at most two, or all three by a tie."""
    scorers: list[list[int]] = []
    for fact in facts(s):
        if fact["verb"] == "scored":
            scorers.append([])
        elif fact["verb"] == "points":
            scorers[-1].append(fact["points"])
    for got in scorers:
        if seats == 2:
            assert len(got) <= 1
        elif seats == 3:
            assert len(got) <= 2 or len(set(got)) == 1
        else:
            assert len(got) <= seats


@pytest.mark.rule("ELG-003", "ELG-028", "ELG-046", "ELG-051", "ELG-080")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_invariants_along_a_random_match(seats: int, seed: int) -> None:
    strange = {"inattentive_dial": True, "veto_veto": True, "court_card_from_board": True}
    s = fresh(seats, seed=f"match {seed}", **(strange if seed % 2 else {}))
    noise = Noise(1000 * seats + seed)
    while not GAME.over(s):
        check_position(s)
        before = GAME.copy(s)
        seat = deciders(s)[noise.below(len(deciders(s)))]
        actions = GAME.legal(s, seat)
        assert actions
        GAME.apply(s, seat, actions[noise.below(len(actions))])
        check_between(before, s)
        check_scorers(s, seats)
    assert (s.round, s.shown) == (9, 9)
    assert at(s, "castillo") == [0] * seats
