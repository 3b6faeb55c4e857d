"""Wallenstein's secrets one by one: plans whole and half-made, cards lost from them, face-down
actions, the event deck, the pile of the draft with pairs that were sunk."""

from collections.abc import Iterator
from typing import Any

import pytest

from theatrum.core.chance import Noise
from theatrum.core.game import SPECTATOR
from theatrum.games.wallenstein.forms import (
    BLANK,
    PLAN,
    PROVINCES,
    SINK,
    SLOTS,
    TAKE_PILE,
)
from theatrum.games.wallenstein.state import DRAFT_CARD, EMPTY, LOST, OPEN, PLANNING
from theatrum.match import laws
from theatrum.match.match import Match
from theatrum.match.wander import Wanderer

from .tables import kept_on_failure, people, seat_counts, title, wandered

SEATS = list(seat_counts("wallenstein"))
TWINS = 40


def row(s: Any, seat: int) -> list[int]:
    return list(s.plan[seat * SLOTS : (seat + 1) * SLOTS])


# Plans.


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("WAL-037", "WAL-043")
def test_plans_of_others_are_any_cards_that_could_lie_there(seats: int) -> None:
    """Half-made, finished and half-turned plans: open cards stay, face-down ones are any of those
    that have not been seen; the own plan is known."""
    noise, game, checked = Noise(seats), title("wallenstein").game, 0
    for number, match in enumerate(wandered("wallenstein", seats, 600 + seats)):
        s = match.state
        if number % 6 or all(card == OPEN for card in s.plan):
            continue
        with kept_on_failure(match):
            for reader in laws.readers(s):
                twins = [game.determinize(s, reader, noise) for _ in range(TWINS)]
                for seat in range(seats):
                    rows = [row(t, seat) for t in twins]
                    if seat == reader:
                        assert all(one == row(s, seat) for one in rows)
                    else:
                        checked += check_imagined(s, seat, rows)
    assert checked > 50


def check_imagined(s: Any, seat: int, rows: list[list[int]]) -> bool:
    """The imagined rows against what everybody knows; True if there was something to imagine."""
    true = row(s, seat)
    hidden = [a for a in range(SLOTS) if s.turned[seat] >> a & 1 == 0 and true[a] != OPEN]
    seen_blanks = sum(s.turned[seat] >> a & 1 and true[a] == BLANK for a in range(SLOTS))
    unseen = [p for p in range(PROVINCES) if s.held[seat] >> p & 1]
    for one in rows:
        assert [c for a, c in enumerate(one) if a not in hidden] == [
            c for a, c in enumerate(true) if a not in hidden
        ]
        cards = [one[a] for a in hidden]
        provinces = [card for card in cards if card != BLANK]
        assert len(set(provinces)) == len(provinces)
        assert set(provinces) <= set(unseen)
        assert all(s.owner[p] == seat for p in provinces)
        assert cards.count(BLANK) <= 5 - seen_blanks
    choices = len(set(unseen)) + (seen_blanks < 5)
    for action in hidden:
        imagined = {one[action] for one in rows}
        assert len(imagined) > choices // 3
    return len(hidden) > 0


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("WAL-037", "WAL-043")
def test_nothing_public_names_a_face_down_card(seats: int) -> None:
    """Views and events for others hold backs only, and half-made plans not even these."""
    seen = 0
    for match in wandered("wallenstein", seats, 700 + seats):
        s, game = match.state, match.game
        planning = bool(s.stack) and s.stack[-1] == PLANNING
        view: Any = game.view(s, SPECTATOR)
        for player in view.players:
            waiting = planning and s.stack[-2] >> player.seat & 1
            for action, entry in enumerate(player.plan):
                card = row(s, player.seat)[action]
                if s.turned[player.seat] >> action & 1:
                    assert entry not in (None, "hidden")
                    assert card in (EMPTY, LOST, BLANK) or 0 <= card < PROVINCES
                else:
                    assert entry == (None if waiting or card == OPEN else "hidden")
                    seen += entry == "hidden"
    for told in match.told:
        fact: dict[str, Any] = match.game.fact(told.event)
        if fact["verb"] == "card_planned":
            assert told.event.seen == 1 << fact["seat"]
    assert seen > 100


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("WAL-037")
def test_own_clicks_can_be_taken_back_while_nobody_else_acts(seats: int) -> None:
    match = Match.new(title("wallenstein"), people(seats), {}, f"plans {seats}")
    wanderer = Wanderer(match.game, Noise(seats))
    while match.state.stack[-1] != PLANNING:
        match.act(*wanderer.choose(match.state))
    before = match.game.copy(match.state)
    for _ in range(SLOTS):
        match.act(1, match.game.legal(match.state, 1)[-1])
    assert 1 not in match.game.deciders(match.state)
    assert match.can_undo(1, SLOTS)
    match.undo(1, SLOTS)
    assert match.state == before
    match.act(1, PLAN + BLANK)
    match.act(0, PLAN + BLANK)
    assert not match.can_undo(1)
    assert match.can_undo(0)


# Cards face down.


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("WAL-033", "WAL-036", "WAL-051")
def test_unseen_cards_come_in_any_order_and_seen_ones_stay(seats: int) -> None:
    noise, game = Noise(seats), title("wallenstein").game
    for number, match in enumerate(wandered("wallenstein", seats, 800 + seats)):
        if number % 30:
            continue
        s = match.state
        for reader in laws.readers(s):
            twins = [game.determinize(s, reader, noise) for _ in range(TWINS)]
            seen = 4 * s.year
            assert all(t.row[: s.shown] == s.row[: s.shown] for t in twins)
            assert all(t.events[:seen] == s.events[:seen] for t in twins)
            assert len({tuple(t.events[seen:]) for t in twins}) > TWINS // 2
            if 0 < s.shown < SLOTS - 1:
                assert len({tuple(t.row) for t in twins}) > 1


# The pile of the draft.


def blind(seats: int, seed: int) -> Iterator[Match]:
    """A draft in which all take from the pile and sink whatever they can."""
    match = Match.new(title("wallenstein"), people(seats), {}, f"blind {seed}")
    noise = Noise(seed)
    yield match
    while not match.over and match.state.stack[-1] <= DRAFT_CARD + 1:
        seat = match.game.decider(match.state)
        actions = match.game.legal(match.state, seat)
        wanted = [a for a in (SINK, TAKE_PILE) if a in actions]
        match.act(seat, wanted[0] if wanted else actions[noise.below(len(actions))])
        yield match


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("WAL-024")
def test_sunk_pairs_are_known_to_lie_below(seats: int) -> None:
    """Each pair keeps its place, in either order; what lies above comes in any order. Undo is
    closed exactly by a card that nobody could name before."""
    noise, game = Noise(seats), title("wallenstein").game
    sunk = known = 0
    for seed in range(3):
        pairs: list[set[int]] = []
        before = None
        for match in blind(seats, seed):
            s = match.state
            if before is not None:
                done = match.line[-1]
                if s.sunk > before.sunk:
                    pairs.append(set(before.laid))
                if s.chance.draws == before.chance.draws:
                    tries = 60 if done.sealed else 12
                    shown = laws.shows_something(game, before, done.seat, done.action, noise, tries)
                    assert done.sealed == shown
                    known += done.action == TAKE_PILE and not done.sealed
            sunk = max(sunk, s.sunk)
            before = game.copy(s)
            if s.sunk == 0 or s.pile_size == 0:
                continue
            for reader in (SPECTATOR, 0):
                laws.check_twin(game, s, reader, noise)
                twins = [game.determinize(s, reader, noise) for _ in range(TWINS)]
                for place, pair in enumerate(reversed(pairs)):
                    last = s.pile_size - 2 * place
                    if last >= 2:
                        orders = {tuple(t.pile[last - 2 : last]) for t in twins}
                        assert all(set(order) == pair for order in orders)
                        assert len(orders) == 2
    assert sunk >= 3
    assert known > 0 or seats > 3
