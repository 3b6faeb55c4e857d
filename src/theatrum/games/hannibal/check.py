"""Checks Hannibal's data files: what a corrected file must still fulfil to be playable."""

from theatrum.games.hannibal.board import REGION_NAMES, SIDES, Data
from theatrum.games.hannibal.forms import (
    CARDS,
    GENERAL_NAMES,
    PROVINCE_NAMES,
    SPACE_NAMES,
)

TABLES = {
    "attrition": ("rows", "elephant_rows"),
    "retreat_dice": ("large", "small"),
    "siege_and_subjugation": ("rows", "needed_points", "minimum_besieging_cus"),
    "naval_carthage": ("results", "cu_limit"),
}
ATTRITION_ROWS = ("<=0", "1", "2", "3", "4", "5", "6", ">=7")
BATTLE_NAMES = (
    "Frontal Assault",
    "Flank Left",
    "Flank Right",
    "Probe",
    "Double Envelopment",
    "Reserve",
)


def problems(data: dict[str, Data]) -> list[str]:
    """All that is wrong, one sentence each; empty if the game can be played."""
    out = map_problems(data["map"]) + card_problems(data["cards"])
    return out + setup_problems(data["setup"])


def is_count(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def is_row(value: object, size: int, least: int, most: int) -> bool:
    if not isinstance(value, list) or len(value) != size:
        return False
    return all(is_count(item, least, most) for item in value)


def objects(value: object) -> list[Data] | None:
    """The value as a list of objects, or None if it is no such list."""
    if isinstance(value, list) and all(isinstance(item, dict) for item in value):
        return value
    return None


def map_problems(data: Data) -> list[str]:
    spaces = objects(data.get("spaces"))
    if spaces is None or [space.get("id") for space in spaces] != SPACE_NAMES:
        return ["map: 'spaces' must be the 96 spaces of the board, in its order"]
    provinces = objects(data.get("provinces"))
    names = [str(p.get("name")).lower().replace(" ", "_") for p in provinces or []]
    if provinces is None or names != PROVINCE_NAMES:
        return ["map: 'provinces' must be the 22 provinces of the board, in its order"]
    out: list[str] = []
    for space in spaces:
        out.extend(space_problems(space))
    for province in provinces:
        name = province.get("name")
        if province.get("region") not in REGION_NAMES:
            out.append(f"map: {name} needs a region: {', '.join(REGION_NAMES)} (HAN-003)")
        if not is_count(province.get("majority"), 1, 9):
            out.append(f"map: {name} needs 'majority' from 1 to 9 (HAN-106)")
        if not is_count(province.get("allies"), 0, 3):
            out.append(f"map: {name} needs 'allies' from 0 to 3 (HAN-080)")
        if not isinstance(province.get("politically_significant"), bool):
            out.append(f"map: {name} needs 'politically_significant' (HAN-003)")
        if not isinstance(province.get("allies_scope"), str):
            out.append(f"map: {name} needs 'allies_scope' (HAN-080)")
    capitals = data.get("capitals")
    if not isinstance(capitals, dict) or any(
        capitals.get(side) not in SPACE_NAMES for side in ("rome", "carthage")
    ):
        out.append("map: 'capitals' must name a space for rome and for carthage (HAN-113)")
    return out + link_problems(data.get("connections"))


def space_problems(space: Data) -> list[str]:
    name = space["id"]
    out: list[str] = []
    if str(space.get("province")).lower().replace(" ", "_") not in PROVINCE_NAMES:
        out.append(f"map: {name} needs one of the 22 provinces (HAN-003)")
    for key in ("walled_city", "port"):
        if not isinstance(space.get(key), bool):
            out.append(f"map: {name} needs '{key}'")
    if "tribe" not in space:
        out.append(f"map: {name} needs 'tribe'")
    if space.get("port") and not is_count(space.get("port_modifier"), -9, 9):
        out.append(f"map: {name} is a port and needs 'port_modifier' (HAN-060)")
    if space.get("start_control", 0) not in ("rome", "carthage", None):
        out.append(f"map: {name} needs 'start_control': rome, carthage or null")
    if space.get("walled_city") and space.get("start_control") is None:
        out.append(f"map: {name} is a walled city and needs an owner (HAN-002)")
    return out


def link_problems(value: object) -> list[str]:
    links = objects(value)
    if not links:
        return ["map: 'connections' must be a list of objects"]
    out: list[str] = []
    for link in links:
        ends = (link.get("a"), link.get("b"))
        if ends[0] not in SPACE_NAMES or ends[1] not in SPACE_NAMES or ends[0] == ends[1]:
            out.append(f"map: a link can't join {str(ends[0])[:40]} and {str(ends[1])[:40]}")
        if link.get("kind") not in ("normal", "pass", "strait"):
            out.append(f"map: the link {ends[0]}-{ends[1]} needs 'kind': normal, pass or strait")
        if not isinstance(link.get("alps"), bool):
            out.append(f"map: the link {ends[0]}-{ends[1]} needs 'alps' (HAN-052)")
    return out


def card_problems(data: Data) -> list[str]:
    cards = objects(data.get("strategy_cards"))
    if cards is None or [card.get("number") for card in cards] != list(range(1, CARDS + 1)):
        return ["cards: 'strategy_cards' must be the cards 1 to 64, in this order"]
    out: list[str] = []
    for card in cards:
        number = card["number"]
        if not is_count(card.get("ops"), 1, 3):
            out.append(f"cards: card {number} needs 'ops' from 1 to 3 (HAN-026)")
        if card.get("event_side") not in SIDES:
            out.append(f"cards: card {number} needs 'event_side': {', '.join(SIDES)} (HAN-025)")
        for key in ("ship", "dual_use", "does_not_break_truce", "remove_after_event"):
            if not isinstance(card.get(key), bool):
                out.append(f"cards: card {number} needs '{key}'")
        campaign = card.get("campaign")
        if campaign is not None and (
            not isinstance(campaign, dict) or not is_count(campaign.get("generals"), 1, 3)
        ):
            out.append(f"cards: card {number} needs 'generals' from 1 to 3 (HAN-040)")
        province = card.get("requires_province")
        if province is not None and str(province).lower() not in PROVINCE_NAMES:
            out.append(f"cards: card {number} asks for an unknown province")
    deck = objects(data.get("battle_cards"))
    if deck is None or sorted([str(c.get("name")) for c in deck]) != sorted(BATTLE_NAMES):
        out.append(f"cards: 'battle_cards' must be: {', '.join(BATTLE_NAMES)}")
    elif not all(is_count(card.get("count"), 0, 48) for card in deck):
        out.append("cards: each battle card needs 'count' (HAN-002)")
    elif sum([int(str(card["count"])) for card in deck]) != 48:
        out.append("cards: there must be 48 battle cards (HAN-002)")
    if not is_count(data.get("battle_hand_limit"), 1, 24):
        out.append("cards: 'battle_hand_limit' must be from 1 to 24 (HAN-078)")
    return out + table_problems(data.get("tables"))


def table_problems(value: object) -> list[str]:
    if not isinstance(value, dict):
        return ["cards: 'tables' must be an object"]
    for name, keys in TABLES.items():
        found = value.get(name)
        if not isinstance(found, dict) or any(key not in found for key in keys):
            return [f"cards: the table '{name}' needs {', '.join(keys)}"]
    out: list[str] = []
    rows = value["attrition"]["rows"]
    for key in ATTRITION_ROWS:
        if not isinstance(rows, dict) or not is_row(rows.get(key), 7, 0, 10):
            out.append(f"cards: attrition row '{key}' must be seven numbers (HAN-092)")
    if not isinstance(value["attrition"]["elephant_rows"], list):
        out.append("cards: 'elephant_rows' must be a list (HAN-122)")
    for size in ("large", "small"):
        faces = value["retreat_dice"][size]
        for name in BATTLE_NAMES[:5]:
            if not isinstance(faces, dict) or not is_row(faces.get(name), 6, 0, 99):
                out.append(f"cards: the {size} retreat die for {name} needs six faces (HAN-093)")
    return out + siege_problems(value["siege_and_subjugation"], value["naval_carthage"])


def siege_problems(siege: Data, naval: Data) -> list[str]:
    out: list[str] = []
    rows = objects(siege.get("rows"))
    if not rows or not all(
        is_count(r.get(k), 0, 99) for r in rows for k in ("max", "points", "besieger_loss")
    ):
        out.append("cards: the siege table needs rows of max, points, besieger_loss (HAN-115)")
    elif rows[-1]["max"] != 99:
        out.append("cards: the last row of the siege table must have max 99 (HAN-115)")
    if not is_count(siege.get("needed_points"), 1, 3):
        out.append("cards: 'needed_points' must be from 1 to 3 (HAN-116)")
    if not is_count(siege.get("minimum_besieging_cus"), 1, 10):
        out.append("cards: 'minimum_besieging_cus' must be from 1 to 10 (HAN-114)")
    results = objects(naval.get("results"))
    if (
        results is None or len(results) != 3 or not is_count(results[0].get("max"), -9, 9)
    ) or not is_count(results[1].get("max"), -9, 9):
        out.append("cards: the naval table needs three results with 'max' (HAN-060)")
    limit = naval.get("cu_limit")
    if not isinstance(limit, dict) or not all(
        is_count(limit.get(key), 0, 20) for key in ("three_ops_card", "campaign_card")
    ):
        out.append("cards: the naval table needs 'cu_limit' (HAN-058)")
    return out


def setup_problems(data: Data) -> list[str]:
    generals = objects(data.get("generals"))
    if generals is None or [g.get("id") for g in generals] != GENERAL_NAMES:
        return [f"setup: 'generals' must be, in this order: {', '.join(GENERAL_NAMES)}"]
    out: list[str] = []
    for general in generals:
        name = general["id"]
        if general.get("side") not in SIDES[:2]:
            out.append(f"setup: {name} needs 'side': rome or carthage")
        if not is_count(general.get("strategy_rating"), 1, 3):
            out.append(f"setup: {name} needs 'strategy_rating' from 1 to 3 (HAN-026)")
        if not is_count(general.get("battle_rating"), 0, 6):
            out.append(f"setup: {name} needs 'battle_rating' from 0 to 6 (HAN-123)")
    forces = objects(data.get("forces"))
    if not forces or not all(is_force(force) for force in forces):
        out.append("setup: each of 'forces' needs side, space, generals, cu, elephants (HAN-004)")
    for key in ("consuls_at_start", "consul_pool"):
        named = data.get(key)
        if not isinstance(named, list) or any(name not in GENERAL_NAMES for name in named):
            out.append(f"setup: '{key}' must be a list of generals (HAN-016)")
    if data.get("tie_on_last_turn") not in SIDES[:2]:
        out.append("setup: 'tie_on_last_turn' must be rome or carthage (HAN-112)")
    for key in ("who_chooses_first", "isolation_first"):
        if data.get(key, "rome") not in SIDES[:2]:
            out.append(f"setup: '{key}' must be rome or carthage (HAN-001)")
    for key in ("walled_city_capacity", "walled_city_siege_modifier"):
        found = data.get(key)
        if not isinstance(found, dict) or not is_count(found.get("default"), -5, 20):
            out.append(f"setup: '{key}' needs a 'default' (HAN-056)")
    elephants = data.get("elephants")
    if not isinstance(elephants, dict) or not is_count(elephants.get("pieces"), 0, 15):
        out.append("setup: 'elephants' needs 'pieces' from 0 to 15 (HAN-002)")
    turns = objects(data.get("turns"))
    if not turns or not all(is_turn(turn) for turn in turns) or len(turns) > 20:
        out.append("setup: each of 'turns' needs cards_each, reinforcements, special (HAN-018)")
    return out + reinforcement_problems(data.get("reinforcements"))


def is_force(force: Data) -> bool:
    named = force.get("generals")
    return (
        force.get("side") in SIDES[:2]
        and force.get("space") in SPACE_NAMES
        and isinstance(named, list)
        and all(name in GENERAL_NAMES for name in named)
        and is_count(force.get("cu"), 0, 40)
        and is_count(force.get("elephants"), 0, 15)
    )


def is_turn(turn: Data) -> bool:
    return (
        is_count(turn.get("cards_each"), 1, 20)
        and isinstance(turn.get("reinforcements"), bool)
        and isinstance(turn.get("special"), list)
    )


def reinforcement_problems(value: object) -> list[str]:
    if not isinstance(value, dict):
        return ["setup: 'reinforcements' must be an object (HAN-010)"]
    rome, turn_6 = value.get("rome"), value.get("turn_6")
    if not isinstance(rome, dict) or not is_count(rome.get("cus"), 0, 20):
        return ["setup: Roman reinforcements need 'cus' (HAN-012)"]
    if not is_count(rome.get("min_in_italia"), 0, 20):
        return ["setup: Roman reinforcements need 'min_in_italia' (HAN-012)"]
    if not isinstance(turn_6, dict) or not is_count(turn_6.get("cus"), 0, 20):
        return ["setup: the reinforcements of turn 6 need 'cus' (HAN-014)"]
    return []
