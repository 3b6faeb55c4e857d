"""What each game promises of its own: checked after every action of random matches."""

from collections.abc import Callable
from typing import Any

from tests.maria.invariants import maria
from theatrum.games.el_grande.board import Board
from theatrum.games.el_grande.forms import CASTILLO, PLACE, PLACES
from theatrum.games.el_grande.piles import cards_of
from theatrum.games.el_grande.state import NOWHERE

from .hannibal_invariants import hannibal
from .wallenstein_invariants import wallenstein

Fact = dict[str, Any]
POINTS = ("points", "bonus_points")
# The position before (None after the set-up), the position now, what has happened.
Checker = Callable[[Any, Any, list[Fact]], None]


def el_grande(before: Any, now: Any, events: list[Fact]) -> None:
    """The ledger's section 24."""
    seats_have_thirty(now)
    power_cards_are_whole(now)
    decks_are_whole(now)
    boards_lie_apart(now)
    vetoes_last_two_rounds(now)
    nobody_sits_nowhere(now)
    if before is not None:
        kings_region_is_taboo(before, now)
        castillo_only_grows(before, now)
        points_are_told(before, now, events)
        few_score_in_a_place(before, now, events)
    if not now.stack:
        unseen = 11 - now.shown
        assert unseen == (5 if now.options[0] else 2), "cards that are never seen"


def seats_have_thirty(s: Any) -> None:
    for seat in range(s.seats):
        row = s.cubes[seat * PLACES : (seat + 1) * PLACES]
        assert min(row) >= 0
        assert s.court[seat] >= 0
        assert s.province[seat] >= 0
        assert s.court[seat] + s.province[seat] + sum(row) == 30, f"caballeros of seat {seat}"


def power_cards_are_whole(s: Any) -> None:
    played = [value for value in s.played[: s.seats] if value]
    assert len(set(played)) == len(played), "power cards of a round are all different"
    for seat in range(s.seats):
        hand = [value for value in range(1, 14) if s.hand[seat] >> value & 1]
        assert sorted(hand + cards_of(s.pile[seat])) == list(range(1, 14)), f"cards of seat {seat}"


def decks_are_whole(s: Any) -> None:
    board: Board = s.board
    for deck in range(4):
        cards = s.decks[deck * 11 : (deck + 1) * 11]
        assert sorted(cards) == sorted(board.decks[deck]), f"cards of deck {deck + 1}"
        assert s.offer[deck] in (NOWHERE, cards[s.shown - 1]), "one card of a deck in each round"
    assert s.shown == (s.round if s.options[0] == 0 else s.round * 2 // 3), "rounds played"


def boards_lie_apart(s: Any) -> None:
    first, second = s.boards
    assert first != second or first == NOWHERE, "two scoreboards in one place"


def vetoes_last_two_rounds(s: Any) -> None:
    """A round shows at most one Veto (ELG-105)."""
    lasts = [last for last in s.veto if last]
    assert all(last in (s.shown, s.shown + 1) for last in lasts), "a Veto lapses"
    assert len(set(lasts)) == len(lasts), "one Veto in a round"


def nobody_sits_nowhere(s: Any) -> None:
    for table, row in (
        (s.cubes, PLACES),
        (s.moved, PLACES),
        (s.veto, 2),
        (s.score, 1),
        (s.hand, 1),
    ):
        assert not any(table[s.seats * row :]), "rows without a seat"


def contents(s: Any, region: int) -> list[int]:
    """What the taboo protects: caballeros, grandes and scoreboards of a region."""
    return [
        *(s.cubes[seat * PLACES + region] for seat in range(s.seats)),
        *(int(s.home[seat] == region) for seat in range(s.seats)),
        *(int(place == region) for place in s.boards),
    ]


def kings_region_is_taboo(before: Any, now: Any) -> None:
    """Whatever changes there changes after the king has left: never in the same action."""
    for region in {before.king, now.king}:
        assert contents(before, region) == contents(now, region), "the king's region has changed"


def castillo_only_grows(before: Any, now: Any) -> None:
    """Except in a general scoring: that comes after rounds 3, 6 and 9 and empties it."""
    inside = [[s.cubes[seat * PLACES + CASTILLO] for seat in range(s.seats)] for s in (before, now)]
    scored = before.round % 3 == 0 and (now.round != before.round or not now.stack)
    if scored:
        assert not any(inside[1]), "a general scoring empties the castillo"
    else:
        assert all(b <= n for b, n in zip(*inside, strict=True)), "a caballero left the castillo"


def points_are_told(before: Any, now: Any, events: list[Fact]) -> None:
    for seat in range(now.seats):
        told = [e["points"] for e in events if e["verb"] in POINTS and e["seat"] == seat]
        assert now.score[seat] == before.score[seat] + sum(told), f"points of seat {seat}"


def few_score_in_a_place(before: Any, now: Any, events: list[Fact]) -> None:
    """With two seats one scores at most; with three two, unless all three tie for first."""
    scorings: list[tuple[str, set[int]]] = []
    for event in events:
        if event["verb"] == "scored":
            scorings.append((event["place"], set()))
        elif event["verb"] in POINTS:
            assert scorings[-1][0] == event["place"]
            scorings[-1][1].add(event["seat"])
    for name, scorers in scorings:
        place = PLACE.inside(name)
        # The castillo is scored before it is emptied, the regions after its caballeros came.
        s = before if place == CASTILLO else now
        counts = [s.cubes[seat * PLACES + place] for seat in range(s.seats)]
        assert all(counts[seat] > 0 for seat in scorers), "points without a caballero"
        if len(counts) == 2:
            assert len(scorers) <= 1, "two seats: only the first place pays"
        if len(counts) == 3 and len(scorers) > 2:
            assert len(set(counts)) == 1, "three seats: three score only in a tie for first"


CHECKERS: dict[str, Checker] = {
    "el_grande": el_grande,
    "wallenstein": wallenstein,
    "hannibal": hannibal,
    "maria": maria,
}
