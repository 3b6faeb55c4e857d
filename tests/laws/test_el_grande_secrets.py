"""El Grande's three secrets one by one: the order of the decks, dials, power cards taken back."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from theatrum.core.chance import Noise
from theatrum.core.game import SPECTATOR
from theatrum.games.el_grande.dials import Dial
from theatrum.games.el_grande.forms import RECOVER
from theatrum.games.el_grande.game import ElGrande
from theatrum.games.el_grande.piles import TAKEN_FROM_TOP, TAKEN_UNSEEN, cards_of, possible_piles
from theatrum.games.el_grande.state import NOWHERE
from theatrum.match import laws

from .el_grande_tables import taking_back
from .tables import SETTINGS, kept_on_failure, seat_counts, title, wandered

SEATS = list(seat_counts("el_grande"))


# Power cards.


def events_of(record: int) -> list[int]:
    out: list[int] = []
    while record:
        out.insert(0, record % 32)
        record //= 32
    return out


def piles_by_trying_everything(record: int) -> set[tuple[int, ...]]:
    """All piles, the top card first: every value is tried for every card that was taken unseen,
    and the cards on the table must come out as they were seen."""
    events = events_of(record)
    found = set()
    for taken in product(range(1, 14), repeat=events.count(TAKEN_UNSEEN)):
        pile: list[int] = []
        unseen = iter(taken)
        if all(fits(pile, event, unseen) for event in events):
            found.add(tuple(pile))
    return found


def fits(pile: list[int], event: int, unseen: Iterator[int]) -> bool:
    """Let the event happen to the pile; could it?"""
    if event == TAKEN_UNSEEN:
        value = next(unseen)
        possible = value in pile[1:]
        if possible:
            pile.remove(value)
    elif event >= TAKEN_FROM_TOP:
        del pile[:1]
        possible = [event - TAKEN_FROM_TOP] == (pile[:1] or [0])
    else:
        possible = event not in pile
        pile.insert(0, event)
    return possible


@st.composite
def histories(draw: st.DrawFn) -> tuple[int, list[int]]:
    """A record of what all have seen, and the true pile, after some rounds of one seat."""
    pile: list[int] = []
    record = 0
    for _ in range(draw(st.integers(1, 9))):
        value = draw(st.sampled_from([v for v in range(1, 14) if v not in pile]))
        pile.insert(0, value)
        record = record * 32 + value
        if record.bit_length() and draw(st.booleans()) and events_of(record).count(14) < 3:
            at = draw(st.integers(0, len(pile) - 1))
            del pile[at]
            top = pile[0] if pile else 0
            record = record * 32 + (TAKEN_UNSEEN if at else TAKEN_FROM_TOP + top)
    return record, pile


@settings(SETTINGS, max_examples=120)
@given(history=histories())
@pytest.mark.rule("ELG-031", "ELG-132")
def test_possible_piles_are_those_that_fit_what_was_seen(history: tuple[int, list[int]]) -> None:
    record, pile = history
    piles = possible_piles(record)
    assert len(set(piles)) == len(piles)
    assert {tuple(cards_of(p)) for p in piles} == piles_by_trying_everything(record)
    assert pile in [cards_of(p) for p in piles]


@pytest.mark.parametrize("printed", [True, False])
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("ELG-132")
def test_power_cards_taken_back_unseen(seats: int, printed: bool) -> None:
    """Everything that the reader of a hand may think is imagined, and nothing else; the laws of
    secrets and undo hold in these matches too."""
    noise = Noise(seats)
    uncertain, several = 0, 0
    for seed in range(3 if printed else 2):
        before = None
        for match in taking_back(seats, seed, printed):
            s, game = match.state, match.game
            with kept_on_failure(match):
                piles = possible_piles(s.record[0])
                uncertain += len(piles) > 1
                several += events_of(s.record[0]).count(TAKEN_UNSEEN) > 1
                if len(piles) > 1 and len(match.log) % 5 == 0:
                    check_imagined_piles(game, s, piles, noise)
                    for reader in laws.readers(s):
                        laws.check_twin(game, s, reader, noise)
                    laws.check_views(game, s)
                if before is not None and len(match.log) in match.secret:
                    done = match.line[-1]
                    tries = 60 if done.sealed else 12
                    assert done.sealed == laws.shows_something(
                        game, before, done.seat, done.action, noise, tries
                    )
                before = game.copy(s)
    assert uncertain > 50
    assert printed or several > 50


def check_imagined_piles(game: Any, s: Any, piles: list[int], noise: Noise) -> None:
    imagined = Counter(
        game.determinize(s, SPECTATOR, noise).pile[0] for _ in range(12 * len(piles))
    )
    assert set(imagined) <= set(piles)
    assert len(imagined) > len(piles) // 2
    assert s.pile[0] in piles
    assert {game.determinize(s, 0, noise).pile[0] for _ in range(3)} == {s.pile[0]}


@pytest.mark.rule("ELG-132")
def test_taking_the_top_card_shows_nothing_new() -> None:
    """The card below it was the visible one before; so undo stays open, whatever else is secret."""
    from_top = uncertain = 0
    for seed in range(8):
        for match in taking_back(3, 100 + seed, False):
            events = events_of(match.state.record[0])
            if len(match.log) in match.secret and match.line[-1].action >= RECOVER:
                from_top += events[-1] >= TAKEN_FROM_TOP
                uncertain += events[-1] >= TAKEN_FROM_TOP and TAKEN_UNSEEN in events
                assert match.can_undo(0)
    assert from_top >= uncertain > 3


# Decks.


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("ELG-019")
def test_unseen_cards_come_in_any_order_and_seen_ones_stay(seats: int) -> None:
    noise = Noise(seats)
    game = title("el_grande").game
    for number, match in enumerate(wandered("el_grande", seats, seats)):
        if number % 40:
            continue
        s = match.state
        for reader in laws.readers(s):
            twins = [game.determinize(s, reader, noise) for _ in range(12)]
            for deck in range(4):
                first = deck * 11 + s.shown
                assert all(t.decks[deck * 11 : first] == s.decks[deck * 11 : first] for t in twins)
                unseen = s.decks[first : (deck + 1) * 11]
                orders = {tuple(t.decks[first : (deck + 1) * 11]) for t in twins}
                assert len(orders) > 1 or len(set(unseen)) == 1


# Dials.


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("ELG-086")
def test_dials_half_answered(seats: int) -> None:
    """Others' dials take every value that they may, the own one stays; nobody else sees it."""
    noise = Noise(seats)
    game = title("el_grande").game
    assert isinstance(game, ElGrande)
    kinds = set()
    for seed in range(36 // seats):
        for match in wandered("el_grande", seats, 10_000 + seed):
            s = match.state
            dial = game.open_dial(s)
            set_by = [seat for seat in range(seats) if s.dial[seat] != NOWHERE]
            if dial is None or not set_by:
                continue
            kinds.add(type(dial).__name__)
            if len(match.log) % 2:
                continue
            with kept_on_failure(match):
                for reader in laws.readers(s):
                    laws.check_twin(game, s, reader, noise)
                    check_imagined_dials(game, s, dial, reader, set_by, noise)
    assert len(kinds) >= (2 if seats == 2 else 3)


def check_imagined_dials(
    game: Any, s: Any, dial: Dial, reader: int, set_by: list[int], noise: Noise
) -> None:
    twins = [game.determinize(s, reader, noise) for _ in range(40)]
    for seat in range(s.seats):
        values = {t.dial[seat] for t in twins}
        if seat == reader or seat not in set_by:
            assert values == {s.dial[seat]}
        else:
            allowed = {region for region in range(9) if dial.allowed(s, seat, region) == 0}
            assert values <= allowed
            assert len(values) > len(allowed) // 2
    players = game.view(s, reader).players
    assert all(player.dial is None for player in players)
    assert [player.seat for player in players if player.dialled] == set_by
