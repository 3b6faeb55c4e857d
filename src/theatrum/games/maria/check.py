"""Checks Maria's data files: what a corrected file must still fulfil to be playable."""

from theatrum.games.maria.board import ICONS, YEARS, Data
from theatrum.games.maria.forms import (
    CITY_SLOTS,
    COUNTRY_NAMES,
    GENERALS_OF,
    MAJORS,
    POWER_NAMES,
    SUIT_NAMES,
    TRACK_NAMES,
    TRAINS_OF,
)


def problems(data: dict[str, Data]) -> list[str]:
    """All that is wrong, one sentence each; empty if the game can be played."""
    out = power_problems(data["powers"]) + card_problems(data["cards"])
    return city_problems(data["map"]) or road_problems(data["map"]) + start_problems(data) + out


def is_count(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def objects(value: object) -> list[Data] | None:
    """The value as a list of objects, or None if it is no such list."""
    if isinstance(value, list) and all(isinstance(item, dict) for item in value):
        return value
    return None


def inside(value: object, *keys: str) -> object:
    """What lies under some keys of nested objects, or None."""
    for key in keys:
        value = value.get(key) if isinstance(value, dict) else None
    return value


def short(value: object) -> str:
    return str(value)[:40]


# The map.


def city_problems(land: Data) -> list[str]:
    cities = objects(land.get("cities"))
    if not cities or len(cities) > CITY_SLOTS:
        return [f"map: 'cities' must be a list of 1 to {CITY_SLOTS} objects"]
    out: list[str] = []
    known: set[str] = set()
    for city in cities:
        name = city.get("id")
        if not isinstance(name, str) or not name or name in known:
            out.append(f"map: every city needs its own 'id', not '{short(name)}'")
            continue
        known.add(name)
        if city.get("map") not in ("flanders", "bohemia"):
            out.append(f"map: {short(name)} needs 'map' flanders or bohemia (MAR-014)")
        if city.get("country") not in COUNTRY_NAMES:
            out.append(f"map: {short(name)} needs one of the countries (MAR-016)")
        if city.get("suit") not in SUIT_NAMES:
            out.append(f"map: {short(name)} needs a 'suit' (MAR-015)")
        if city.get("fortress") not in (None, "minor", "major"):
            out.append(f"map: {short(name)}: 'fortress' is null, minor or major (MAR-019)")
        if not isinstance(city.get("elector"), bool):
            out.append(f"map: {short(name)} needs 'elector' true or false (MAR-021)")
        elif city["elector"] and city.get("fortress") is None:
            out.append(f"map: the elector {short(name)} must be a fortress (MAR-021)")
        if objects(city.get("start")) is None:
            out.append(f"map: {short(name)} needs a list 'start' (MAR-028)")
    if not out and sum(1 for city in cities if city["elector"]) != 9:
        out.append("map: there must be nine electors (MAR-021)")
    return out or control_problems(land, cities)


def control_problems(land: Data, cities: list[Data]) -> list[str]:
    """Silesia's markers and the four electors on the Rhine (MAR-034, MAR-038)."""
    out: list[str] = []
    country = {str(c["id"]): str(c["country"]) for c in cities if c["fortress"] is not None}
    electors = {str(c["id"]) for c in cities if c["elector"]}
    for group, keys, count, rule in (
        ("silesia", ("prussia", "austria"), 7, "MAR-034"),
        ("electors", ("france", "austria_pragmatic"), 4, "MAR-038"),
    ):
        names: list[str] = []
        for key in keys:
            listed = inside(land, "meta", "initial_control", group, key)
            if not isinstance(listed, list) or not all(str(n) in country for n in listed):
                return [*out, f"map: 'initial_control' of {group} must list fortresses ({rule})"]
            names += [str(name) for name in listed]
        if len(set(names)) != count or len(names) != count:
            out.append(f"map: 'initial_control' of {group} needs {count} fortresses ({rule})")
        if group == "silesia":
            if set(names) != {name for name, land_of in country.items() if land_of == "silesia"}:
                out.append("map: all fortresses of Silesia, and no others, have markers (MAR-128)")
        elif not set(names) <= electors:
            out.append("map: the four fortresses with elector markers must be electors (MAR-125)")
    return out


def road_problems(land: Data) -> list[str]:
    cities = objects(land["cities"]) or []
    flanders = {str(city["id"]): city["map"] == "flanders" for city in cities}
    roads = objects(land.get("roads"))
    if roads is None:
        return ["map: 'roads' must be a list of objects (MAR-018)"]
    out: list[str] = []
    near: dict[str, set[str]] = {name: set() for name in flanders}
    for road in roads:
        a, b = road.get("a"), road.get("b")
        if not isinstance(a, str) or not isinstance(b, str) or a not in near or b not in near:
            out.append(f"map: the road {short(a)} - {short(b)} leads to an unknown city")
        elif a == b or b in near[a]:
            out.append(f"map: the road {short(a)} - {short(b)} is there twice, or leads nowhere")
        elif not isinstance(road.get("main"), bool):
            out.append(f"map: the road {short(a)} - {short(b)} needs 'main' (MAR-018)")
        else:
            near[a].add(b)
            near[b].add(a)
    if out:
        return out
    if not any(flanders[a] != flanders[b] for a in near for b in near[a]):
        out.append("map: at least one road must join the two maps (MAR-014)")
    for which in (True, False):
        part = [name for name in flanders if flanders[name] == which]
        if part and len(reached(near, flanders, part[0])) != len(part):
            name = "flanders" if which else "bohemia"
            out.append(f"map: not all cities of the {name} map are joined by roads")
    return out


def reached(near: dict[str, set[str]], flanders: dict[str, bool], start: str) -> set[str]:
    """The cities of one map that roads lead to."""
    seen = {start}
    queue = [start]
    while queue:
        here = queue.pop()
        for other in near[here]:
            if other not in seen and flanders[other] == flanders[start]:
                seen.add(other)
                queue.append(other)
    return seen


def start_problems(data: dict[str, Data]) -> list[str]:
    """Every piece begins somewhere, one or two generals in a city (MAR-028, MAR-050)."""
    out: list[str] = []
    found: dict[str, int] = {}
    boxes = objects(data["map"].get("off_map_boxes"))
    if boxes is None:
        return ["map: 'off_map_boxes' must be a list of objects (MAR-023)"]
    names = {str(city["id"]) for city in objects(data["map"]["cities"]) or []}
    arrows: set[str] = set()
    for box in boxes:
        if box.get("power") not in POWER_NAMES[:MAJORS] or objects(box.get("start")) is None:
            out.append("map: every off-map box needs a major 'power' and a list 'start' (MAR-023)")
            return out
        if box.get("arrow_city") is not None:
            arrows.add(str(box["power"]))
            if box["arrow_city"] not in names:
                out.append(f"map: the arrow of a box leads to '{short(box['arrow_city'])}'")
    if len(arrows) != MAJORS:
        out.append("map: every major power needs an off-map box with an 'arrow_city' (MAR-224)")
    for place in [*(objects(data["map"]["cities"]) or []), *boxes]:
        pieces = objects(place["start"]) or []
        if len(pieces) > 2 or (len(pieces) == 2 and any(p.get("kind") == "train" for p in pieces)):
            out.append(f"map: too many pieces begin in {short(place.get('id'))} (MAR-050)")
        for piece in pieces:
            rank = piece.get("rank") if piece.get("kind") == "general" else "train"
            found[f"{piece.get('power')} {rank}"] = found.get(f"{piece.get('power')} {rank}", 0) + 1
    wanted: dict[str, int] = {}
    for power, name in enumerate(POWER_NAMES):
        wanted[f"{name} train"] = TRAINS_OF[power]
        for rank in range(1, GENERALS_OF[power] + 1):
            wanted[f"{name} {rank}"] = 1
    for piece_name, count in wanted.items():
        if found.get(piece_name, 0) != count:
            out.append(f"map: {piece_name} must begin in {count} place(s) (MAR-028)")
    return out


# Powers and cards.


def power_problems(powers: Data) -> list[str]:
    out: list[str] = []
    for power, name in enumerate(POWER_NAMES):
        data = inside(powers, "powers", name)
        if not isinstance(data, dict):
            out.append(f"powers: '{name}' is missing (MAR-004)")
            continue
        for key, least, most in (("total_troops", 1, 48), ("start_hand", 0, 20), ("income", 0, 10)):
            if not is_count(data.get(key), least, most):
                out.append(f"powers: {name} needs '{key}' from {least} to {most} (MAR-036)")
        pool = inside(data, "victory_marker_pool", "printed")
        if power < MAJORS and not is_count(pool, 1, 99):
            out.append(f"powers: {name} needs a 'victory_marker_pool' (MAR-032)")
        generals = objects(data.get("generals"))
        ranks = [] if generals is None else [g.get("rank") for g in generals]
        if ranks != list(range(1, GENERALS_OF[power] + 1)):
            out.append(f"powers: {name} has {GENERALS_OF[power]} generals by rank (MAR-012)")
        elif not all(is_count(g.get("start_min"), 1, 8) for g in generals or []):
            out.append(f"powers: the generals of {name} need 'start_min' from 1 to 8 (MAR-037)")
        elif is_count(data.get("total_troops"), 1, 48):
            least = sum(int(str(g["start_min"])) for g in generals or [])
            if not least <= int(str(data["total_troops"])) <= 8 * GENERALS_OF[power]:
                out.append(f"powers: the troops of {name} can't be distributed (MAR-037)")
    return out


def card_problems(cards: Data) -> list[str]:
    listed = objects(inside(cards, "political", "cards"))
    if listed is None or len(listed) != 25:
        return ["cards: 'political' needs 25 'cards' (MAR-003)"]
    out: list[str] = []
    if len({short(card.get("id")) for card in listed}) != 25:
        out.append("cards: every political card needs its own 'id'")
    if sum(1 for card in listed if card.get("kind") == "imperial_election") != 1:
        out.append("cards: there is one Imperial Election (MAR-230)")
    for card in listed:
        if card.get("year") not in YEARS:
            out.append(f"cards: {short(card.get('id'))} needs a 'year' from 1741 to 1744 (MAR-040)")
        if card.get("kind") != "imperial_election":
            out += political_problems(card)
    return out + track_problems(inside(cards, "political_display", "tracks"))


def political_problems(card: Data) -> list[str]:
    """What is printed, or the reconstruction where that is not known."""
    name = short(card.get("id"))
    source = card if card.get("arms") is not None else card.get("reconstruction")
    if not isinstance(source, dict) or not isinstance(source.get("title"), str):
        return [f"cards: {name} needs a 'title' and what it does (MAR-216)"]
    arms = source.get("arms")
    if not isinstance(arms, list) or not all(p in POWER_NAMES[:MAJORS] for p in arms) or not arms:
        return [f"cards: {name} needs 'arms' of major powers (MAR-208)"]
    grants, moves = objects(source.get("instructions")), objects(source.get("marker_moves"))
    if grants is None or not all(
        g.get("type") == "troops"
        and g.get("power") in POWER_NAMES
        and is_count(g.get("amount"), 1, 9)
        for g in grants
    ):
        return [f"cards: the 'instructions' of {name} can only grant troops (MAR-228)"]
    if moves is None or not all(
        m.get("track") in TRACK_NAMES
        and m.get("direction") in ("left", "right", "either")
        and is_count(m.get("distance"), 1, 9)
        for m in moves
    ):
        return [f"cards: the 'marker_moves' of {name} need track, direction, distance (MAR-217)"]
    return []


def track_problems(tracks: object) -> list[str]:
    out: list[str] = []
    for name in TRACK_NAMES:
        spaces = objects(inside(tracks, name, "spaces"))
        if spaces is None:
            spaces = objects(inside(tracks, name, "reconstruction", "spaces"))
        if not spaces or sum(1 for space in spaces if space.get("star") is True) != 1:
            out.append(f"cards: the {name} track needs 'spaces', one of them with a star (MAR-041)")
            continue
        for space in spaces:
            icons = objects(space.get("icons"))
            if icons is None or not all(
                i.get("power") in POWER_NAMES and i.get("icon") in ICONS for i in icons
            ):
                out.append(f"cards: a space of the {name} track has unknown icons (MAR-219)")
        labels = [str(space.get("label")) for space in spaces]
        if name == "saxony" and (
            sum("(S)" in label for label in labels) != 1
            or not labels[0].startswith("Prussian")
            or not labels[-1].startswith("Austrian")
        ):
            out.append("cards: the saxony track leads from Prussian to Austrian ally over (S)")
    return out
