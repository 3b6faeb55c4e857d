"""Hannibal's components as flat tables, built once from the data files."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from theatrum.games.hannibal.forms import (
    BATTLE_CARD_NAMES,
    CARDS,
    CARTHAGE,
    GENERAL_NAMES,
    MARCH,
    PROVINCE_NAMES,
    PROVINCES,
    ROME,
    SPACE_NAMES,
    SPACES,
)
from theatrum.games.hannibal.spaces import masks_of

# Kinds of links.
ROAD: Final = 0
ALPS: Final = 1
PASS_LINK: Final = 2
STRAIT: Final = 3
MESSANA_STRAIT: Final = 4
NO_LINK: Final = 5

# Regions.
ITALIA: Final = 0
HISPANIA: Final = 1
AFRICA: Final = 2
REGION_NAMES: Final = [
    "Italia",
    "Hispania",
    "Africa",
    "Sicilia",
    "Sardinia et Corsica",
    "Gallia",
    "Baliares",
]

# Whose event a card is.
EITHER: Final = 2
SIDES: Final = ["rome", "carthage", "either"]

# Generals, by their place in GENERAL_NAMES.
HANNIBAL: Final = 0
MAGO: Final = 2
GISGO: Final = 3
HANNO: Final = 4
P_SCIPIO: Final = 5
LONGUS: Final = 6
FABIUS: Final = 7
FLAMINIUS: Final = 8
VARRO: Final = 9
PAULUS: Final = 10
NERO: Final = 11
MARCELLUS: Final = 12
AFRICANUS: Final = 13

# Spaces and provinces that rules name.
ROMA: Final = SPACE_NAMES.index("roma")
CARTHAGO: Final = SPACE_NAMES.index("carthago")
NOVA: Final = SPACE_NAMES.index("carthago_nova")
SYRACUSAE: Final = SPACE_NAMES.index("syracusae")
CAPUA: Final = SPACE_NAMES.index("capua")
TARENTUM: Final = SPACE_NAMES.index("tarentum")
BALIARES: Final = SPACE_NAMES.index("baliares")
PIRATE_PORTS: Final = [SPACE_NAMES.index(n) for n in ("brundisium", "croton", "tarentum")]
LATIUM: Final = PROVINCE_NAMES.index("latium")
BAETICA: Final = PROVINCE_NAMES.index("baetica")
SICILIA: Final = PROVINCE_NAMES.index("sicilia")
SARDINIA: Final = PROVINCE_NAMES.index("sardinia_et_corsica")
CELTIBERIA: Final = PROVINCE_NAMES.index("celtiberia")
WEST_NUMIDIA: Final = PROVINCE_NAMES.index("western_numidia")
EAST_NUMIDIA: Final = PROVINCE_NAMES.index("eastern_numidia")
LUCANIA: Final = PROVINCE_NAMES.index("lucania")
LIGURIA: Final = PROVINCE_NAMES.index("liguria")
CISALPINA: Final = PROVINCE_NAMES.index("gallia_cisalpina")
TRANSALPINA: Final = PROVINCE_NAMES.index("gallia_transalpina")
ETRURIA: Final = PROVINCE_NAMES.index("etruria")

# What abilities do to rating rolls (HAN-124), by use as in forms.USE: interception, avoiding
# battle, pursuit, counterattack, withdrawal, stopping one; and the countries that bind generals.
USES: Final = 6
ROLLS: Final[list[dict[str, int]]] = [
    {"varro_intercept": 4, "gisgo_evade": 3},
    {"fabius_delay": 5, "gisgo_evade": 3},
    {"flaminius_pursuit": 4},
    {},
    {},
    {"flaminius_pursuit": 4},
]
COUNTRIES: Final[dict[str, int]] = {"fabius_delay": ITALIA, "hanno_pc": AFRICA}

# How long ways are, for bots: over a link by its kind, and over the sea. A voyage takes three of an
# army's four spaces, and a card with a ship (HAN-058); Carthage may lose the army (HAN-060).
LINK_WAY: Final = [1, 3, 2, 2, 2]
SEA_WAY: Final = [5, 12]
SAFE_WAY: Final = 5  # from where no army comes with one card (HAN-042)
FAR: Final = 99

ALL: Final = 99  # on the retreat dice: all CUs
NO_PC: Final = 3
NEUTRAL: Final = 2

Data = dict[str, object]


def rows(value: object) -> list[Data]:
    """A list of objects of the data."""
    assert isinstance(value, list)
    return value


def table(value: object) -> Data:
    assert isinstance(value, dict)
    return value


def number(value: object) -> int:
    assert isinstance(value, int)
    return value


def numbers_of(value: object) -> list[int]:
    assert isinstance(value, list)
    return [number(v) for v in value]


def names_of(value: object) -> list[str]:
    assert isinstance(value, list)
    return [str(v) for v in value]


def rows_of(lists: list[list[int]]) -> vec[vec[i64]]:
    return vec[vec[i64]]([vec[i64](row) for row in lists])


def places_of(value: object) -> list[int]:
    return [SPACE_NAMES.index(name) for name in names_of(value)]


def campaigns(value: object) -> int:
    return 0 if value is None else number(table(value)["generals"])


def province_id(name: object) -> int:
    return PROVINCE_NAMES.index(str(name).lower().replace(" ", "_"))


class Force:
    """A stack of the set-up."""

    def __init__(self, data: Data) -> None:
        self.side: int = SIDES.index(str(data["side"]))
        self.space: int = SPACE_NAMES.index(str(data["space"]))
        self.generals: list[int] = [GENERAL_NAMES.index(n) for n in names_of(data["generals"])]
        self.elephants: int = number(data["elephants"])
        self.cus: int = number(data["cu"]) + self.elephants


class Board:
    """Map, cards, tables and the scenario."""

    def __init__(self, map_: Data, cards: Data, setup: Data) -> None:
        self.read_spaces(rows(map_["spaces"]), setup)
        self.read_provinces(rows(map_["provinces"]))
        self.read_links(rows(map_["connections"]))
        self.measure()
        self.read_cards(rows(cards["strategy_cards"]))
        self.read_battle(cards)
        self.read_tables(table(cards["tables"]))
        self.read_scenario(map_, setup)

    def read_spaces(self, listed: list[Data], setup: Data) -> None:
        self.province: bytes = bytes([province_id(p["province"]) for p in listed])
        self.walled: bytes = bytes([bool(p["walled_city"]) for p in listed])
        self.port: bytes = bytes([bool(p["port"]) for p in listed])
        self.port_modifier: list[int] = [number(p.get("port_modifier", 0)) for p in listed]
        self.ports: vec[i64] = vec[i64]([i for i in range(SPACES) if self.port[i]])
        self.cities: vec[i64] = vec[i64]([i for i in range(SPACES) if self.walled[i]])
        # Friendly ones are goals of political paths (HAN-108).
        self.anchors: vec[i64] = masks_of(extend(self.cities[:], self.ports))
        self.unwalled: vec[i64] = masks_of(
            vec[i64]([i for i in range(SPACES) if not self.walled[i]])
        )
        self.tribes: vec[i64] = vec[i64]([0 if p["tribe"] is None else 1 for p in listed])
        self.tribal: vec[i64] = vec[i64]([i for i in range(SPACES) if self.tribes[i]])
        # What is besieged or subjugated.
        self.targets: vec[i64] = vec[i64](sorted([*self.cities, *self.tribal]))
        room = table(setup["walled_city_capacity"])
        modifier = table(setup["walled_city_siege_modifier"])
        capacity: list[int] = []
        self.siege_modifier: list[int] = []
        for i, name in enumerate(SPACE_NAMES):
            walled = self.walled[i]
            capacity.append(number(room.get(name, room["default"])) if walled else 0)
            found = modifier.get(name, modifier["default"])
            self.siege_modifier.append(number(found) if walled else 0)
        self.capacity: vec[i64] = vec[i64](capacity)
        control: list[int] = []
        for i, p in enumerate(listed):
            start = p["start_control"]
            if start is None:
                control.append(NEUTRAL if self.tribes[i] else NO_PC)
            else:
                control.append(SIDES.index(str(start)))
        self.control: vec[i64] = vec[i64](control)

    def read_provinces(self, listed: list[Data]) -> None:
        self.region_of_province: bytes = bytes(
            [REGION_NAMES.index(str(p["region"])) for p in listed]
        )
        self.significant: bytes = bytes([bool(p["politically_significant"]) for p in listed])
        self.significants: vec[i64] = vec[i64]([p for p in range(PROVINCES) if self.significant[p]])
        self.majority: bytes = bytes([number(p["majority"]) for p in listed])
        self.allies: list[int] = [number(p["allies"]) for p in listed]
        # HAN-081: in the Gallic provinces only the battle's own province counts.
        self.own_scope: list[bool] = [str(p["allies_scope"]) == "own province" for p in listed]
        self.members: vec[vec[i64]] = rows_of(
            [[i for i in range(SPACES) if self.province[i] == p] for p in range(PROVINCES)]
        )
        # What part of its province a space is.
        self.part: vec[float] = vec[float]([1.0 / float(len(row)) for row in self.members])
        self.region: bytes = bytes([self.region_of_province[p] for p in self.province])
        self.regions: vec[vec[i64]] = rows_of(
            [[i for i in range(SPACES) if self.region[i] == r] for r in range(len(REGION_NAMES))]
        )
        self.italia_masks: vec[i64] = masks_of(self.regions[ITALIA])
        # Where Hostile Tribes strike (cards 7 and 8).
        self.wild: bytes = bytes([p in (TRANSALPINA, LIGURIA) for p in self.province])
        self.wilds: vec[i64] = vec[i64]([i for i in range(SPACES) if self.wild[i]])
        self.wild_masks: vec[i64] = masks_of(self.wilds)
        self.italian: vec[i64] = vec[i64](
            [p for p in range(PROVINCES) if self.region_of_province[p] == ITALIA]
        )

    def read_links(self, listed: list[Data]) -> None:
        links: list[list[int]] = [[] for _ in range(SPACES)]
        kinds: list[list[int]] = [[] for _ in range(SPACES)]
        near: list[list[int]] = [[] for _ in range(SPACES)]
        # All neighbours but over passes, for the paths of political isolation (HAN-109), as masks.
        open_links: list[list[int]] = [[] for _ in range(SPACES)]
        kind_of = bytearray([NO_LINK] * (SPACES * SPACES))
        for link in listed:
            a, b = SPACE_NAMES.index(str(link["a"])), SPACE_NAMES.index(str(link["b"]))
            kind = ROAD
            if link["kind"] == "pass":
                kind = ALPS if link["alps"] else PASS_LINK
            elif link["kind"] == "strait":
                messana = "messana" in (link["a"], link["b"])
                kind = MESSANA_STRAIT if messana else STRAIT
            for x, y in ((a, b), (b, a)):
                links[x].append(y)
                kinds[x].append(kind)
                kind_of[x * SPACES + y] = kind
                if kind == ROAD:
                    near[x].append(y)
                if kind != ALPS and kind != PASS_LINK:
                    open_links[x].append(y)
        self.links: vec[vec[i64]] = rows_of(links)  # all neighbours
        self.kinds: vec[vec[i64]] = rows_of(kinds)  # and how they are linked
        self.near: vec[vec[i64]] = rows_of(near)  # by ordinary roads only
        self.kind_of: bytes = bytes(kind_of)
        self.open_low: vec[i64] = vec[i64]([masks_of(vec[i64](row))[0] for row in open_links])
        self.open_high: vec[i64] = vec[i64]([masks_of(vec[i64](row))[1] for row in open_links])
        # The actions of a march where nothing forbids one: to all neighbours, by road only; and
        # whether a link asks for more than its price (HAN-053, HAN-120).
        self.marches: list[list[int]] = [[MARCH + y for y in row] for row in links]
        self.road_marches: list[list[int]] = [[MARCH + y for y in row] for row in near]
        self.peculiar: bytes = bytes([ALPS in row or MESSANA_STRAIT in row for row in kinds])

    def measure(self) -> None:
        """For bots, how near provinces are to an army: 1 where it stands, 1 / 2 one space away and
        so on; and how much an enemy is threatened by it: not at all beyond what it can march. By
        side, since Rome rules the sea."""
        self.threat: vec[float] = vec[float]([0.0] * (2 * SPACES * SPACES))
        self.nearness_of_province: vec[float] = vec[float]([0.0] * (2 * SPACES * PROVINCES))
        for side in range(2):
            for start in range(SPACES):
                ways = self.ways_from(start, SEA_WAY[side])
                row = side * SPACES + start
                for space in range(SPACES):
                    near = 1.0 / (1 + ways[space])
                    self.threat[row * SPACES + space] = max(0.0, 1.0 - ways[space] / SAFE_WAY)
                    at = row * PROVINCES + self.province[space]
                    self.nearness_of_province[at] = max(self.nearness_of_province[at], near)

    def ways_from(self, start: int, sea: int) -> list[int]:
        """How long the way to every space is, in spaces; a voyage counts as so many."""
        ways = [FAR] * SPACES
        ways[start] = 0
        rest = list(range(SPACES))
        while rest:
            nearest = min(rest, key=ways.__getitem__)
            rest.remove(nearest)
            way = ways[nearest]
            for other, kind in zip(self.links[nearest], self.kinds[nearest], strict=True):
                ways[other] = min(ways[other], way + LINK_WAY[kind])
            if self.port[nearest]:
                for port in self.ports:
                    ways[port] = min(ways[port], way + sea)
        return ways

    def read_cards(self, listed: list[Data]) -> None:
        self.titles: list[str] = [str(c["name"]) for c in listed]
        self.ops: bytes = bytes([number(c["ops"]) for c in listed])
        self.event_side: bytes = bytes([SIDES.index(str(c["event_side"])) for c in listed])
        self.ship: bytes = bytes([bool(c["ship"]) for c in listed])
        self.sword: bytes = bytes([bool(c["sword_symbol"]) for c in listed])
        self.dual: bytes = bytes([bool(c["dual_use"]) for c in listed])
        self.keeps_truce: bytes = bytes([bool(c["does_not_break_truce"]) for c in listed])
        self.removed: bytes = bytes([bool(c["remove_after_event"]) for c in listed])
        self.reshuffles: bytes = bytes([bool(c.get("reshuffle_at_turn_end")) for c in listed])
        # Generals that a campaign card moves, 0 for other cards.
        self.campaign: bytes = bytes([campaigns(c["campaign"]) for c in listed])
        # side * CARDS + card: is it the side's event, in a play of its own (HAN-025, HAN-031)?
        self.own_event: bytes = bytes(
            [
                self.event_side[card] in (EITHER, side)
                and (self.campaign[card] > 0 or not self.dual[card])
                for side in range(2)
                for card in range(len(listed))
            ]
        )
        self.asked: list[int] = []  # the province that Allied Auxiliaries ask for
        for c in listed:
            needed = c.get("requires_province")
            self.asked.append(-1 if needed is None else province_id(needed))
        assert len(self.ops) == CARDS

    def read_battle(self, cards: Data) -> None:
        self.battle_deck: list[int] = [0] * 6
        for card in rows(cards["battle_cards"]):
            name = str(card["name"]).lower().replace(" ", "_")
            self.battle_deck[BATTLE_CARD_NAMES.index(name)] = number(card["count"])
        self.hand_limit: int = number(cards["battle_hand_limit"])

    def read_tables(self, tables: Data) -> None:
        attrition = table(tables["attrition"])
        by_row = table(attrition["rows"])
        # Rows for a modified die of 0 or less, 1 to 6, 7 or more; columns by number of CUs.
        self.attrition: list[list[int]] = [
            numbers_of(by_row[key]) for key in ("<=0", "1", "2", "3", "4", "5", "6", ">=7")
        ]
        self.column: list[int] = [0, 0, 1, 2, 3, 4, 4, 5, 5, 5]  # 10 and more: the last
        hurt = names_of(attrition["elephant_rows"])
        keys = ["<=0", "1", "2", "3", "4", "5", "6", ">=7"]
        self.elephant_rows: list[bool] = [key in hurt for key in keys]
        dice = table(tables["retreat_dice"])
        self.retreat_large: list[list[int]] = self.faces(table(dice["large"]))
        self.retreat_small: list[list[int]] = self.faces(table(dice["small"]))
        siege = table(tables["siege_and_subjugation"])
        steps = rows(siege["rows"])
        self.siege_max: list[int] = [number(r["max"]) for r in steps]
        self.siege_points: list[int] = [number(r["points"]) for r in steps]
        self.siege_loss: list[int] = [number(r["besieger_loss"]) for r in steps]
        self.siege_needed: int = number(siege["needed_points"])
        self.siege_minimum: int = number(siege["minimum_besieging_cus"])
        naval = table(tables["naval_carthage"])
        results = rows(naval["results"])
        self.naval_safe: int = number(results[0]["max"])
        self.naval_return: int = number(results[1]["max"])
        limit = table(naval["cu_limit"])
        self.sea_limit: int = number(limit["three_ops_card"])
        self.sea_limit_campaign: int = number(limit["campaign_card"])

    def faces(self, data: Data) -> list[list[int]]:
        names = [
            "Frontal Assault",
            "Flank Left",
            "Flank Right",
            "Probe",
            "Double Envelopment",
        ]
        return [numbers_of(data[name]) for name in names]

    def read_scenario(self, map_: Data, setup: Data) -> None:
        """HAN-001: what a scenario fixes."""
        generals = rows(setup["generals"])
        self.side_of: bytes = bytes([SIDES.index(str(g["side"])) for g in generals])
        self.strategy: bytes = bytes([number(g["strategy_rating"]) for g in generals])
        self.rating: list[int] = [number(g["battle_rating"]) for g in generals]
        self.of_side: vec[vec[i64]] = rows_of(
            [[g for g in range(len(generals)) if self.side_of[g] == side] for side in range(2)]
        )
        self.read_abilities(generals)
        self.gone_if_displaced: list[bool] = [
            bool(g.get("eliminated_if_displaced")) for g in generals
        ]
        self.penalty: list[int] = [number(g.get("elimination_penalty_pcs", 0)) for g in generals]
        self.outranks: list[bool] = [bool(g.get("outranks_all")) for g in generals]
        self.forces: list[Force] = [Force(force) for force in rows(setup["forces"])]
        self.consuls: list[int] = [
            GENERAL_NAMES.index(n) for n in names_of(setup["consuls_at_start"])
        ]
        self.pool: list[int] = [GENERAL_NAMES.index(n) for n in names_of(setup["consul_pool"])]
        self.elephants: int = number(table(setup["elephants"])["pieces"])
        turns = rows(setup["turns"])
        self.turns: int = len(turns)
        self.hand_size: list[int] = [0] + [number(t["cards_each"]) for t in turns]
        self.reinforced: list[bool] = [False] + [bool(t["reinforcements"]) for t in turns]
        self.africanus_turn: int = 0
        for i, turn in enumerate(turns):
            special = turn["special"]
            if isinstance(special, list) and special:
                self.africanus_turn = i + 1
        reinforcements = table(setup["reinforcements"])
        rome = table(reinforcements["rome"])
        self.roman_cus: int = number(rome["cus"])
        self.roman_in_italia: int = number(rome["min_in_italia"])
        self.africanus_cus: int = number(table(reinforcements["turn_6"])["cus"])
        self.tie: int = SIDES.index(str(setup["tie_on_last_turn"]))
        # HAN-020 and HAN-110: the Second Punic War; a scenario may say otherwise.
        self.chooser: int = SIDES.index(str(setup.get("who_chooses_first", "carthage")))
        self.isolated_first: int = SIDES.index(str(setup.get("isolation_first", "rome")))
        capitals = table(map_["capitals"])
        self.capital: list[int] = [
            SPACE_NAMES.index(str(capitals["rome"])),
            SPACE_NAMES.index(str(capitals["carthage"])),
        ]

    def read_abilities(self, generals: list[Data]) -> None:
        """HAN-124: the numbers of rating rolls by use, and the country that binds a general."""
        self.success: list[int] = []
        self.bound_to: list[int] = []
        self.bound: list[int] = []  # generals who are bound to a country, and as a mask
        self.bound_mask: i64 = 0
        for g, general in enumerate(generals):
            ability = str(table(general["special_ability"])["key"])
            needs = [self.rating[g]] * USES
            for use in range(USES):
                if ability in ROLLS[use]:
                    needs[use] = ROLLS[use][ability]
            self.success.extend(needs)
            self.bound_to.append(COUNTRIES.get(ability, -1))
            if ability in COUNTRIES:
                self.bound.append(g)
                self.bound_mask |= 1 << g

    def losses(self, size: int, roll: int) -> int:
        """The attrition table for a stack, or so many rounds of battle (HAN-092)."""
        return self.attrition[min(max(roll, 0), 7)][self.column[size] if size < 10 else 6]

    def hurts_elephants(self, roll: int) -> bool:
        """HAN-122: in these rows one of the CUs must be an elephant."""
        return self.elephant_rows[min(max(roll, 0), 7)]


assert ROME == 0
assert CARTHAGE == 1
