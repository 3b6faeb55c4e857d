"""What Wallenstein promises of its own: cubes, tiles, cards and gold, after every action."""

from typing import Any

from theatrum.games.wallenstein.forms import GREEN, PROVINCE, PROVINCES, SLOTS
from theatrum.games.wallenstein.state import DEFENCE, NOBODYS, PLANNING, UNUSED

CUBES = 62  # of each player; one of them marks the grain
PEASANTS = 20
TILES = [28, 26, 26]
BLANKS = 5
GROUPS = {2: 27, 3: 27, 4: 25, 5: 23}  # armies that the draft puts on the map
EMPTY_AFTER_DRAFT = {2: 9, 3: 10, 4: 13, 5: 10}

Fact = dict[str, Any]


def wallenstein(before: Any, now: Any, events: list[Fact]) -> None:
    cubes_are_whole(now)
    tiles_are_whole(now)
    provinces_are_sound(now)
    plans_are_sound(now)
    events_are_sound(now)
    if before is not None:
        accounts_are_told(before, now, events)
        owners_are_told(before, now, events)
        markers_stay(before, now, events)
        secrets_are_kept(before, now)


def cubes_are_whole(s: Any) -> None:
    """WAL-005, WAL-009: also while attackers wait for the defence."""
    on_the_way = s.stack and s.stack[-1] == DEFENCE
    assert (s.attackers > 0) == bool(on_the_way)
    for seat in range(s.seats):
        on_map = sum(s.armies[p] for p in range(PROVINCES) if s.owner[p] == seat)
        away = s.attackers if on_the_way and s.stack[-3] == seat else 0
        parts = [s.supply[seat], s.tower[seat], s.tray[seat], on_map, away, 1]
        assert min(parts) >= 0
        assert sum(parts) == CUBES, f"cubes of seat {seat}"
    green = [s.supply[GREEN], s.tower[GREEN], s.tray[GREEN]]
    assert min(green) >= 0
    assert sum(green) == PEASANTS, "peasants"


def tiles_are_whole(s: Any) -> None:
    for building, count in enumerate(TILES):
        assert s.tiles[building] >= 0
        built = sum(s.built[p] >> building & 1 for p in range(PROVINCES))
        assert s.tiles[building] + built == count, f"tiles of building {building}"


def provinces_are_sound(s: Any) -> None:
    for p in range(PROVINCES):
        assert UNUSED <= s.owner[p] < s.seats
        assert s.built[p].bit_count() <= s.board.cities[p], "one building in a city"
        if s.owner[p] < 0:
            assert s.armies[p] == s.markers[p] == s.built[p] == 0, "an empty province is empty"
    unused = s.owner.count(UNUSED)
    assert unused == {2: 18, 3: 8}.get(s.seats, 0), "absent provinces"
    assert min(s.gold) >= 0
    assert min(s.grain) >= 0
    drafting = s.pile_size > 0
    cards = s.pile[: s.pile_size] + [card for card in s.laid if card >= 0]
    if drafting:
        assert sorted(cards) == [p for p in range(PROVINCES) if s.owner[p] == NOBODYS]
        for seat in range(s.seats):
            left = sum((k + 2) * s.groups[seat * 4 + k] for k in range(4))
            placed = sum(s.armies[p] for p in range(PROVINCES) if s.owner[p] == seat)
            assert left + placed == GROUPS[s.seats], "groups"
    else:
        assert cards == []
        assert not any(s.groups)


def plans_are_sound(s: Any) -> None:
    """A card lies once; nobody lays more blanks than he has; what is face down is his own."""
    planning = s.stack and s.stack[-1] == PLANNING
    for seat in range(s.seats):
        row = s.plan[seat * SLOTS : (seat + 1) * SLOTS]
        cards = [card for card in row if 0 <= card < PROVINCES]
        assert len(set(cards)) == len(cards), "a province card lies once"
        assert row.count(PROVINCES) <= BLANKS
        down = [c for a, c in enumerate(row) if s.turned[seat] >> a & 1 == 0]
        assert all(s.owner[c] == seat for c in down if 0 <= c < PROVINCES), "lost, but planned"
        if planning:
            open_spaces = row.count(-1)
            assert (open_spaces > 0) == bool(s.stack[-2] >> seat & 1)
            lacking = max(0, SLOTS - BLANKS - s.owner.count(seat))
            assert row.count(46) == lacking, "as many cards as possible"


def events_are_sound(s: Any) -> None:
    cards = [card for card in s.events if card >= 0]
    assert len(set(cards)) == len(cards) == (19 if s.seats == 2 else 25)
    drawn = [card for card in [*s.year_events, s.event] if card >= 0]
    assert len(set(drawn)) == len(drawn)
    first = max(0, s.year - 1) * 4
    assert set(drawn) <= set(cards[first : first + 4])


def accounts_are_told(before: Any, now: Any, events: list[Fact]) -> None:
    """Gold, grain and points change as the facts say, and by nothing else."""
    for seat in range(now.seats):
        gold, grain, score = before.gold[seat], before.grain[seat], before.score[seat]
        for event in events:
            if event["verb"] == "year_begun":
                grain = 0
            elif event.get("seat") == seat:
                gold += {"gold_got": 1, "gold_paid": -1}.get(event["verb"], 0) * event.get(
                    "count", 0
                )
                grain += {"grain_got": 1, "grain_lost": -1}.get(event["verb"], 0) * event.get(
                    "count", 0
                )
                if event["verb"] == "year_scored":
                    score += event["points"]
                    told = [e for e in events if e.get("seat") == seat and "points" in e]
                    parts = [e["points"] for e in told if e["verb"] != "year_scored"]
                    assert sum(parts) == event["points"], "points of a winter"
        assert (now.gold[seat], now.grain[seat], now.score[seat]) == (gold, grain, score)


def owners_are_told(before: Any, now: Any, events: list[Fact]) -> None:
    owner = before.owner[:]
    for event in events:
        if event["verb"] in ("conquered", "province_taken"):
            owner[PROVINCE.inside(event["province"])] = event["seat"]
        elif event["verb"] == "devastated":
            owner[PROVINCE.inside(event["province"])] = NOBODYS
    assert owner == now.owner


def markers_stay(before: Any, now: Any, events: list[Fact]) -> None:
    """Only devastation and the end of a winter take revolt markers away (WAL-069)."""
    scored = any(event["verb"] == "year_scored" for event in events)
    gone = {PROVINCE.inside(e["province"]) for e in events if e["verb"] == "devastated"}
    for p in range(PROVINCES):
        added = [
            e for e in events if e["verb"] == "marker_added" and PROVINCE.inside(e["province"]) == p
        ]
        if p not in gone and not scored:
            assert now.markers[p] == before.markers[p] + len(added)


def secrets_are_kept(before: Any, now: Any) -> None:
    """While others still plan, one plan changes and nothing else (WAL-037)."""
    same_season = before.chance.draws == now.chance.draws
    if same_season and now.stack and before.stack[-1] == now.stack[-1] == PLANNING:
        changed = [name for name in now.fields() if getattr(now, name) != getattr(before, name)]
        assert set(changed) <= {"plan", "stack"}
        places = [i for i, card in enumerate(now.plan) if card != before.plan[i]]
        assert len(places) == 1
