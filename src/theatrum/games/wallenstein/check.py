"""Checks Wallenstein's data files: what a corrected file must still fulfil to be playable."""

from typing import Final

from theatrum.games.wallenstein.board import EFFECTS, Data
from theatrum.games.wallenstein.forms import ACTION_NAMES, PROVINCE_NAMES, REGION_NAMES

# Numbers of the components that the game needs, with their ranges. One cube marks the grain, and
# 61 armies are the most that an action can name.
NUMBERS: Final = [
    *[(f"counts/buildings/{kind}", 1, 99) for kind in ("palace", "church", "trading_house")],
    ("counts/army_cubes_per_player", 40, 62),
    ("counts/peasant_cubes", 0, 60),
    ("counts/blank_cards_per_player", 1, 10),
    ("start/tower_fill/per_player", 0, 10),
    ("start/tower_fill/peasants", 0, 20),
    *[(f"start/gold/{seats}", 0, 99) for seats in range(2, 6)],
    *[(f"scoring/majority/{kind}", 0, 20) for kind in ("palace", "church", "trading_house")],
    *[(f"scoring/shared_majority/{kind}", 0, 20) for kind in ("palace", "church", "trading_house")],
]


def problems(data: dict[str, Data]) -> list[str]:
    """All that is wrong, one sentence each; empty if the game can be played."""
    out = province_problems(data["provinces"]) + component_problems(data["components"])
    return out if out else absent_problems(data["provinces"], data["components"])


def is_count(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def objects(value: object) -> list[Data] | None:
    """The value as a list of objects, or None if it is no such list."""
    if isinstance(value, list) and all(isinstance(item, dict) for item in value):
        return value
    return None


def province_problems(provinces: Data) -> list[str]:
    listed = objects(provinces.get("provinces"))
    if listed is None:
        return ["provinces: 'provinces' must be a list of objects"]
    if [province.get("id") for province in listed] != PROVINCE_NAMES:
        return [f"provinces: must be these 45, in this order: {', '.join(PROVINCE_NAMES)}"]
    out: list[str] = []
    near: dict[str, list[str]] = {}
    for province in listed:
        name = str(province["id"])
        if province.get("region") not in REGION_NAMES:
            out.append(f"provinces: {name} needs one of the five regions (WAL-002)")
        for what, least, most in (("gold", 0, 20), ("grain", 0, 20), ("cities", 1, 3)):
            if not is_count(province.get(what), least, most):
                out.append(f"provinces: {name} needs '{what}' from {least} to {most} (WAL-002)")
        for seats in (2, 3):
            if not isinstance(province.get(f"unused_with_{seats}_players"), bool):
                out.append(f"provinces: {name} needs 'unused_with_{seats}_players'")
        others = province.get("neighbours")
        if not isinstance(others, list) or not others:
            out.append(f"provinces: {name} needs a list 'neighbours' (WAL-079)")
            continue
        near[name] = [str(other) for other in others]
    return out + neighbour_problems(near)


def neighbour_problems(near: dict[str, list[str]]) -> list[str]:
    out: list[str] = []
    for name, others in near.items():
        for other in others:
            if other not in PROVINCE_NAMES or other == name:
                out.append(f"provinces: {name} can't be a neighbour of '{other[:40]}'")
            elif other in near and name not in near[other]:
                out.append(f"provinces: {name} names {other} as a neighbour, but not the other way")
    return out


def component_problems(components: Data) -> list[str]:
    out = event_problems(components.get("events"))
    actions = objects(components.get("actions"))
    if actions is None or [action.get("id") for action in actions] != ACTION_NAMES:
        out.append(f"components: the actions must be, in this order: {', '.join(ACTION_NAMES)}")
    else:
        for action in actions:
            for what in ("cost", "armies", "armies_under_troop_shortage"):
                if not is_count(action.get(what, 0), 0, 20):
                    out.append(f"components: {action['id']} needs '{what}' from 0 to 20")
    for path, least, most in NUMBERS:
        if not is_count(inside(components, path), least, most):
            out.append(f"components: '{path}' must be from {least} to {most}")
    out += group_problems(components) + hunger_problems(components.get("hunger_table"))
    return out + (setup_problems(components) if not out else [])


def inside(data: object, path: str) -> object:
    """What a path such as `counts/buildings/palace` leads to, or None."""
    for key in path.split("/"):
        data = data.get(key) if isinstance(data, dict) else None
    return data


def group_problems(components: Data) -> list[str]:
    """Groups of two to five armies, the largest first; all find a province and enough cubes."""
    out: list[str] = []
    for seats in range(2, 6):
        groups = inside(components, f"start/groups/{seats}")
        if (
            not isinstance(groups, list)
            or not 1 <= len(groups) <= 7 + (seats < 5) + (seats < 4)
            or not all(is_count(size, 2, 5) for size in groups)
            or groups != sorted(groups, reverse=True)
        ):
            out.append(f"components: 'start/groups/{seats}' must be falling numbers from 2 to 5")
    return out


def hunger_problems(table: object) -> list[str]:
    """Rows without gaps; the last one has no end (WAL-129)."""
    rows = objects(table)
    shortage = 1
    for row in rows or []:
        last = row.get("shortage_max")
        if row.get("shortage_min") != shortage or not (
            is_count(row.get("revolts"), 1, 9) and is_count(row.get("extra_peasants"), 0, 9)
        ):
            break
        if last is None and rows is not None and row is rows[-1]:
            return []
        if not isinstance(last, int) or not is_count(last, shortage, 45):
            break
        shortage = last + 1
    return ["components: 'hunger_table' must be rows without gaps, the last without end (WAL-129)"]


def event_problems(events: object) -> list[str]:
    cards = objects(events.get("cards")) if isinstance(events, dict) else None
    if cards is None or len(cards) != 25:
        return ["components: 'events' needs 25 'cards' (WAL-145)"]
    out: list[str] = []
    for card in cards:
        name = str(card.get("id"))[:40]
        if card.get("type") not in EFFECTS:
            out.append(f"components: event {name}: unknown 'type'")
        if card.get("region") is not None and card.get("region") not in REGION_NAMES:
            out.append(f"components: event {name}: unknown 'region'")
        if not is_count(card.get("grain_loss"), 0, 20):
            out.append(f"components: event {name}: needs 'grain_loss' from 0 to 20 (WAL-146)")
    if len({str(card.get("id")) for card in cards}) != 25:
        out.append("components: every event card needs its own 'id'")
    return out


def setup_problems(components: Data) -> list[str]:
    """Fixed set-ups give each player different provinces, no more than there are cubes for."""
    out: list[str] = []
    setups = components.get("fixed_setups")
    if not isinstance(setups, dict):
        return ["components: 'fixed_setups' must be an object"]
    for seats, players in setups.items():
        if seats not in ("3", "4", "5") or not isinstance(players, dict):
            return [*out, f"components: there can be no fixed set-up for '{str(seats)[:20]}' seats"]
        taken: list[str] = []
        for place, listed in players.items():
            dealt = objects(listed)
            if not dealt or not all(
                r.get("province") in PROVINCE_NAMES and is_count(r.get("armies"), 1, 5)
                for r in dealt
            ):
                return [
                    *out,
                    f"components: fixed set-up {seats}{str(place)[:20]} is no list of armies",
                ]
            taken.extend(str(r["province"]) for r in dealt)
            if len(dealt) > 9:
                out.append(f"components: fixed set-up {seats}{str(place)[:20]} is too large")
        if len(players) != int(seats) or len(set(taken)) < len(taken):
            out.append(
                f"components: the fixed set-up for {seats} deals a province twice, or too few"
            )
    return out


def absent_problems(provinces: Data, components: Data) -> list[str]:
    """With three seats some provinces are absent, and with two; the draft needs enough others, and
    the fixed set-up must not deal absent ones (WAL-015, WAL-025, WAL-157)."""
    listed = objects(provinces["provinces"]) or []
    out: list[str] = []
    for seats in range(2, 6):
        absent = {str(p["id"]) for p in listed if p.get(f"unused_with_{seats}_players")}
        groups = inside(components, f"start/groups/{seats}")
        assert isinstance(groups, list)
        if len(groups) * seats + 3 > len(listed) - len(absent):
            out.append(f"components: with {seats} seats there are more groups than provinces")
        players = inside(components, f"fixed_setups/{seats}")
        for dealt in players.values() if isinstance(players, dict) else []:
            if any(row["province"] in absent for row in dealt):
                out.append(f"components: the fixed set-up for {seats} deals an absent province")
    return out
