"""Wallenstein's components as flat tables, built once from the data files."""

from typing import Final

from theatrum.games.wallenstein.forms import (
    ACTION_NAMES,
    PROVINCE_NAMES,
    PROVINCES,
    REGION_NAMES,
)

# What an event does in its season.
TRADE_BONUS: Final = 0
GOOD_HARVEST: Final = 1
BAD_HARVEST: Final = 2
TROOP_SHORTAGE: Final = 3
CHURCH_PEACE: Final = 4
ANGRY_PEASANTS: Final = 5
WEARY_PEASANTS: Final = 6
PALACE_GUARDS: Final = 7
EFFECTS: Final = [
    "trade_bonus",
    "good_harvest",
    "bad_harvest",
    "troop_shortage",
    "church_peace",
    "angry_peasants",
    "weary_peasants",
    "palace_guards",
]

ALL_REGIONS: Final = -1

Data = dict[str, object]


def rows(value: object) -> list[Data]:
    """A list of objects of the data."""
    assert isinstance(value, list)
    return value


def table(value: object) -> Data:
    """An object of the data."""
    assert isinstance(value, dict)
    return value


def number(value: object) -> int:
    assert isinstance(value, int)
    return value


def by_seats(value: object, seats: int) -> object:
    """The entry of a table whose keys are numbers of seats."""
    return table(value)[str(seats)]


class EventCard:
    """An event: what it changes, in which region (or all), and its grain loss in winter."""

    def __init__(self, data: Data) -> None:
        self.name: str = str(data["id"])
        self.effect: int = EFFECTS.index(str(data["type"]))
        region = data["region"]
        self.region: int = ALL_REGIONS if region is None else REGION_NAMES.index(str(region))
        self.grain_loss: int = number(data["grain_loss"])


class Board:
    """The provinces, the events, the prices, and what follows from them."""

    def __init__(self, provinces: Data, components: Data) -> None:
        listed = rows(provinces["provinces"])
        self.region: list[int] = [REGION_NAMES.index(str(p["region"])) for p in listed]
        self.gold: list[int] = [number(p["gold"]) for p in listed]
        self.grain: list[int] = [number(p["grain"]) for p in listed]
        self.cities: list[int] = [number(p["cities"]) for p in listed]
        self.near: list[list[int]] = []
        for province in listed:
            names = province["neighbours"]
            assert isinstance(names, list)
            self.near.append(sorted(PROVINCE_NAMES.index(str(name)) for name in names))
        # Absent provinces by number of seats (WAL-015, WAL-157).
        self.unused: list[list[int]] = [[] for _ in range(6)]
        for i, province in enumerate(listed):
            for seats in (2, 3):
                if province[f"unused_with_{seats}_players"]:
                    self.unused[seats].append(i)
        self.events: list[EventCard] = [
            EventCard(card) for card in rows(table(components["events"])["cards"])
        ]
        # Prices, armies and armies under a troop shortage, by action (WAL-061, WAL-072, WAL-150).
        self.cost: list[int] = [0] * len(ACTION_NAMES)
        self.armies: list[int] = [0] * len(ACTION_NAMES)
        self.armies_short: list[int] = [0] * len(ACTION_NAMES)
        for action in rows(components["actions"]):
            at = ACTION_NAMES.index(str(action["id"]))
            self.cost[at] = number(action.get("cost", 0))
            self.armies[at] = number(action.get("armies", 0))
            self.armies_short[at] = number(action.get("armies_under_troop_shortage", 0))
        counts = table(components["counts"])
        tiles = table(counts["buildings"])
        self.tiles: list[int] = [number(tiles[b]) for b in ("palace", "church", "trading_house")]
        self.cubes: int = number(counts["army_cubes_per_player"]) - 1  # one marks the grain
        self.peasants: int = number(counts["peasant_cubes"])
        self.blanks: int = number(counts["blank_cards_per_player"])
        start = table(components["start"])
        fill = table(start["tower_fill"])
        self.fill: int = number(fill["per_player"])
        self.fill_green: int = number(fill["peasants"])
        # Starting gold and the sizes of the starting groups by seats (WAL-012, WAL-018).
        self.start_gold: list[int] = [0] * 6
        self.groups: list[list[int]] = [[] for _ in range(6)]
        for seats in range(2, 6):
            self.start_gold[seats] = number(by_seats(start["gold"], seats))
            sizes = by_seats(start["groups"], seats)
            assert isinstance(sizes, list)
            self.groups[seats] = [number(size) for size in sizes]
        # Fixed set-ups by seats: a list of (province, armies) for each of the players A, B, …
        self.fixed: list[list[list[tuple[int, int]]]] = [[] for _ in range(6)]
        for key, players in table(components["fixed_setups"]).items():
            for place in sorted(table(players)):
                self.fixed[int(key)].append(
                    [
                        (PROVINCE_NAMES.index(str(row["province"])), number(row["armies"]))
                        for row in rows(table(players)[place])
                    ]
                )
        # The hunger table: revolts and extra peasants by shortage; the last row has no end.
        self.hunger: list[tuple[int, int]] = [(0, 0)]
        for row in rows(components["hunger_table"]):
            while len(self.hunger) <= number(row["shortage_min"]) or (
                row["shortage_max"] is not None and len(self.hunger) <= number(row["shortage_max"])
            ):
                self.hunger.append((number(row["revolts"]), number(row["extra_peasants"])))
        scoring = table(components["scoring"])
        majority = table(scoring["majority"])
        shared = table(scoring["shared_majority"])
        names = ("palace", "church", "trading_house")
        self.majority: list[int] = [number(majority[name]) for name in names]
        self.shared_majority: list[int] = [number(shared[name]) for name in names]


assert len(PROVINCE_NAMES) == PROVINCES
