"""What Hannibal promises of its own: checked after every action of random matches."""

from typing import Any

from theatrum.games.hannibal.forms import CARTHAGE, ROME, SPACES
from theatrum.games.hannibal.state import (
    BATTLE,
    END_MOVE,
    HAND,
    MARCHING,
    PILE,
    REACTION,
    REMOVED,
    RETREAT,
)

Fact = dict[str, Any]
# What is told when CUs are eliminated.
LOSSES = {
    *("attrition_roll", "casualties", "city_fallen", "force_lost", "overrun"),
    *("retreat_losses", "retreat_roll", "siege_roll", "sunk", "tribe_subjugated"),
}
MARKERS = {
    *("city_fallen", "isolated", "pc_placed", "pc_removed", "pcs_flipped", "tribe_subjugated"),
    "weather_stopped",
}


def hannibal(before: Any, now: Any, events: list[Fact]) -> None:
    pieces_are_whole(now)
    sides_stand_apart(now)
    armies_are_small(now)
    strategy_cards_are_whole(now)
    battle_cards_are_whole(now)
    if before is not None:
        cus_are_told(before, now, events)
        markers_are_told(before, now, events)
        time_goes_on(before, now)
    if not now.stack:
        assert now.winner in (ROME, CARTHAGE), "a match has a winner"


def pieces_are_whole(s: Any) -> None:
    assert s.elephants() <= s.board.elephants, "elephants are pieces"
    assert sorted(s.order) == list(range(len(s.order))), "every general is there once"
    for space in range(SPACES):
        assert min(s.cu[space], s.cu[SPACES + space], s.el[space], s.eli[space]) >= 0
        assert 0 <= s.inn[space] <= s.board.capacity[space], "a city holds what it can"
        if s.board.walled[space]:
            assert s.pc[space] in (ROME, CARTHAGE), "a walled city has an owner"
    if s.tusk_at < 0:
        for space in range(SPACES):
            assert s.el[space] <= s.outside(CARTHAGE, space), "elephants are CUs"
            assert s.eli[space] <= s.within(CARTHAGE, space), "elephants are CUs inside"


def sides_stand_apart(s: Any) -> None:
    """Outside the walls both sides are in one space only where one has just come."""
    if {REACTION, BATTLE, RETREAT, END_MOVE} & set(s.stack[3::4]):
        return
    for space in range(SPACES):
        assert not (s.outside(ROME, space) and s.outside(CARTHAGE, space)), "both sides outside"


def armies_are_small(s: Any) -> None:
    """HAN-043: never more than ten are moved."""
    if s.stack and s.stack[-1] == MARCHING:
        space = s.place[s.mover]
        assert 0 <= s.ael <= s.acu <= 10
        assert s.acu <= (s.inn[space] if s.ain else s.outside(s.active, space))


def strategy_cards_are_whole(s: Any) -> None:
    assert list(s.hands) == [list(s.where).count(HAND + side) for side in (ROME, CARTHAGE)], "hands"
    assert all(w in (0, PILE, REMOVED, HAND, HAND + 1) for w in s.where)


def battle_cards_are_whole(s: Any) -> None:
    """HAN-078, HAN-127: one deck for both; at most twenty are dealt, a stolen card may be more."""
    for kind, count in enumerate(s.board.battle_deck):
        assert s.bhand[kind] + s.bhand[6 + kind] + s.bgone[kind] <= count, "battle cards"
    for side in (ROME, CARTHAGE):
        hand = s.bhand[6 * side : 6 * side + 6]
        shown = s.bopen[6 * side : 6 * side + 6]
        assert sum(hand) <= s.board.hand_limit + 1
        assert all(0 <= opened <= held for opened, held in zip(shown, hand, strict=True))


def total(s: Any, side: int) -> int:
    """All CUs of a side on the map."""
    outside = sum(s.cu[side * SPACES : (side + 1) * SPACES])
    return int(outside + sum(s.inn[p] for p in range(SPACES) if s.pc[p] == side))


def cus_are_told(before: Any, now: Any, events: list[Fact]) -> None:
    """CUs come by being placed, and none come otherwise; none go without a word."""
    verbs = {event["verb"] for event in events}
    for side, name in ((ROME, "rome"), (CARTHAGE, "carthage")):
        come = sum(e["count"] for e in events if e["verb"] == "cus_placed" and e["side"] == name)
        change = total(now, side) - total(before, side)
        assert change <= come, f"CUs of {name} from nowhere"
        if change < come:
            assert verbs & LOSSES, f"CUs of {name} are gone without a word: {sorted(verbs)}"


def markers_are_told(before: Any, now: Any, events: list[Fact]) -> None:
    verbs = {event["verb"] for event in events}
    if before.pc != now.pc:
        assert verbs & MARKERS, f"markers change without a word: {sorted(verbs)}"


def time_goes_on(before: Any, now: Any) -> None:
    assert now.turn in (before.turn, before.turn + 1)
    gone = [card for card, where in enumerate(before.where) if where == REMOVED]
    assert all(now.where[card] == REMOVED for card in gone), "removed cards stay out"
    assert before.winner in (-1, now.winner)
