"""What holds in every position of Maria: checked after every action of random matches."""

from typing import Any

from theatrum.games.maria.forms import (
    FIRST_GENERAL,
    GENERALS,
    GENERALS_OF,
    MAJORS,
    PIECES,
    POWER_OF,
    POWERS,
)
from theatrum.games.maria.state import BOX, DISTRIBUTE, PILE, Position


def maria(before: Any, now: Any, events: list[dict[str, Any]]) -> None:
    """For the laws, which check every game after every action."""
    check(now)


def check(s: Position) -> None:
    markers_are_whole(s)
    one_piece_in_a_city(s)
    sides_and_players(s)
    if not s.stack or s.stack[-1] != DISTRIBUTE:
        troops_are_in_range(s)
        bounds_hold(s)
    pile_is_of_its_decks(s)
    what_is_kept_at_hand_is_true(s)


def markers_are_whole(s: Position) -> None:
    """Victory markers are neither lost nor made (MAR-182)."""
    if not s.advanced():
        return
    for power in range(MAJORS):
        lying = sum(
            1
            for fort, marker in enumerate(s.marker)
            if marker == 1 + power and not s.board.swing[fort]
        )
        boxes = s.battle[power] + s.aside[power]
        boxes += (s.electors_box == power) + (s.emperor == power) + (s.italy == power)
        boxes += power == 0 and s.annexed and in_silesia_box(s)
        assert lying + boxes + s.pool[power] == s.board.pool[power], f"markers of {power}"
        assert 0 <= s.battle[power] <= 2


def in_silesia_box(s: Position) -> bool:
    """From the fourth step of the annexation on."""
    for at in range(0, len(s.stack), 4):
        if s.stack[at + 3] == 43 and s.stack[at + 1] <= 3:
            return False
    return True


def one_piece_in_a_city(s: Position) -> None:
    """Or two generals who cooperate (MAR-050 to MAR-052)."""
    found: dict[int, list[int]] = {}
    for piece in range(PIECES):
        if s.place[piece] >= 0:
            found.setdefault(s.place[piece], []).append(piece)
    displacing = s.displaced != 0 or any(s.stack[at + 3] == 42 for at in range(0, len(s.stack), 4))
    for city, pieces in found.items():
        if len(pieces) > 1 and not displacing:
            assert len(pieces) == 2, s.board.names[city]
            a, b = pieces
            assert b < GENERALS, s.board.names[city]
            assert s.cooperating(POWER_OF[a], POWER_OF[b]), s.board.names[city]


def sides_and_players(s: Position) -> None:
    assert s.side[1] == s.side[4] == 0
    assert s.side[2] == s.side[3] == 1
    assert s.side[5] == [0, 2, 1][s.saxony]
    assert s.side[0] == (2 if s.neutral > 0 else 0)
    assert s.player[5] == s.player[3 if s.saxony else 0]
    assert s.saxony == s.board.label[s.track[0]] or not s.advanced()


def troops_are_in_range(s: Position) -> None:
    """1 to 8 for each general in play, 0 for those who were removed (MAR-054); a general who has
    just returned waits for his."""
    for general in range(GENERALS):
        count = s.troops[general]
        in_play = s.place[general] >= 0 or s.place[general] == BOX
        if in_play and not s.fresh >> general & 1:
            assert 1 <= count <= 8, general
        elif s.place[general] == -1:
            assert count == 0, general


def bounds_hold(s: Position) -> None:
    """What everybody knows is true."""
    for power in range(POWERS):
        first = FIRST_GENERAL[power]
        for general in range(first, first + GENERALS_OF[power]):
            assert s.low[general] <= s.troops[general] <= s.high[general], general
            mate = s.mate[general]
            if mate >= 0:
                assert s.mate[mate] == general
                total = s.troops[general] + s.troops[mate]
                assert s.sum_low[general] <= total <= s.sum_high[general], general


def pile_is_of_its_decks(s: Position) -> None:
    for card, at in enumerate(s.card):
        if at == PILE:
            assert s.pile_decks >> (card // 38) & 1, card


def what_is_kept_at_hand_is_true(s: Position) -> None:
    """Who stands in a city and who has a card follows from the places of pieces and cards."""
    stands = [-1] * len(s.stands)
    for piece, city in enumerate(s.place):
        if city >= 0:
            if stands[city] < 0:
                stands[city] = piece
            elif stands[city] < 32:
                stands[city] += 32 * (1 + piece)
    assert list(s.stands) == stands
    places: list[list[int]] = [[] for _ in range(PILE + 3)]
    for card, at in enumerate(s.card):
        places[at].append(card)
    assert list(s.pile) == places[PILE]
    for power, cards in enumerate(s.hands):
        assert list(cards) == sorted(places[power] + places[power + 6]), power


def hands(s: Any) -> list[int]:
    return [sum(1 for at in s.card if at in (p, p + 6)) for p in range(POWERS)]
