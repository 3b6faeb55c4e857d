"""Maria's components as flat tables, built once from the data files."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theatrum.games.maria.forms import (
    COUNTRY_NAMES,
    DECK_CARDS,
    FIRST_GENERAL,
    FIRST_TRAIN,
    FORCE,
    GENERALS,
    GENERALS_OF,
    MAJORS,
    PIECES,
    POWER_NAMES,
    POWERS,
    STEP,
    STOP,
    SUIT_NAMES,
    TRACK_NAMES,
)

Data = dict[str, object]

PLAIN: Final = 0  # what stands in a city
MINOR: Final = 1
MAJOR: Final = 2
FAR: Final = 999  # no way
NOWHERE: Final = -1
NO_HOME: Final = POWERS  # the country is no power's
PROTECTION: Final = 3  # MAR-115
RANGE: Final = 4  # of hussars (MAR-061)

# Icons of the tracks.
CORPS: Final = 0
PENALTY: Final = 1
BONUS: Final = 2
VICTORY: Final = 3
ICONS: Final = ["expeditionary_corps", "tc_penalty", "tc_bonus", "victory"]
# Labels of Saxony's track.
PRUSSIAN_ALLY: Final = 0
NEUTRAL: Final = 1
AUSTRIAN_ALLY: Final = 2
YEARS: Final = [1741, 1742, 1743, 1744]


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


def texts(value: object) -> list[str]:
    assert isinstance(value, list)
    return [str(item) for item in value]


def empty_rows(count: int) -> vec[vec[i64]]:
    return vec[vec[i64]]([vec[i64]() for _ in range(count)])


class Net:
    """The roads: all of them, or those of the introductory game."""

    def __init__(self, cities: int, flanders: bytes) -> None:
        self.flanders: bytes = flanders
        self.near: vec[vec[i64]] = empty_rows(cities)
        # By city: which of its roads are main ones, a bit for each neighbour in `near`.
        self.main: vec[i64] = vec[i64]([0] * cities)
        self.border: bytes = b""  # has it a road to the other map?
        # By city: the actions of a march that meets nobody; with a forced march; on main roads.
        self.open_march: list[list[int]] = []
        self.open_start: list[list[int]] = []
        self.main_march: list[list[int]] = []
        self.ring: list[bytes] = []  # by fortress: 1 for cities from 1 to 3 steps away
        self.distances: vec[vec[i64]] = empty_rows(cities)  # made when asked for
        self.rides: vec[vec[i64]] = empty_rows(cities)  # made when asked for
        self.unmarked: vec[i64] = vec[i64]([0] * cities)  # to begin a search with
        self.ridden: list[bool] = [False] * cities  # was it asked for? Some rides are empty

    def add(self, a: int, b: int, main: bool) -> None:
        for here, there in ((a, b), (b, a)):
            if main:
                self.main[here] |= 1 << len(self.near[here])
            self.near[here] = append(self.near[here], there)

    def list_marches(self) -> None:
        """Once all roads are there."""
        self.border = bytes(
            any(self.flanders[city] != self.flanders[other] for other in self.near[city])
            for city in range(len(self.near))
        )
        for here in range(len(self.near)):
            near = self.near[here]
            steps = [STOP, *(STEP + city for city in near)]
            self.open_march.append(steps)
            self.open_start.append([*steps, FORCE])
            self.main_march.append(
                [STOP, *(STEP + city for city in near if self.is_main(here, city))]
            )

    def is_main(self, here: i64, there: i64) -> bool:
        """Is the road between two neighbours a main road?"""
        at: i64 = 0
        for city in self.near[here]:
            if city == there:
                break
            at += 1
        return (self.main[here] >> at) & 1 == 1

    def from_city(self, city: i64) -> vec[i64]:
        """The distances of all cities from one; FAR where no road leads."""
        row = self.distances[city]
        if len(row) == 0:
            row = vec[i64]([FAR] * len(self.near))
            row[city] = 0
            queue = vec[i64]([city])
            at: i64 = 0
            while at < len(queue):
                here = queue[at]
                at += 1
                for other in self.near[here]:
                    if row[other] == FAR:
                        row[other] = row[here] + 1
                        queue = append(queue, other)
            self.distances[city] = row
        return row

    def hussars_from(self, city: i64) -> vec[i64]:
        """The cities of the Bohemia map that a hussar reaches from an Austrian general's city."""
        if not self.ridden[city]:
            row = self.from_city(city)
            self.rides[city] = vec[i64](
                [
                    other
                    for other in range(len(row))
                    if row[other] <= RANGE and not self.flanders[other]
                ]
            )
            self.ridden[city] = True
        return self.rides[city]


class PoliticalCard:
    """A political card: who may choose it, the troops it grants, the arrows it shows."""

    def __init__(self, data: Data) -> None:
        self.name: str = str(data["id"])
        self.year: int = YEARS.index(number(data["year"]))
        self.election: bool = data["kind"] == "imperial_election"
        # What is printed counts; what is not known is taken from the reconstruction.
        source = data if data.get("arms") is not None else table(data["reconstruction"])
        self.title: str = str(source["title"])
        self.arms: int = 0
        self.grants: list[tuple[int, int]] = []  # power, troops
        self.arrows: list[tuple[int, int, int]] = []  # track, direction (2: either), distance
        if not self.election:
            for name in texts(source["arms"]):
                self.arms |= 1 << POWER_NAMES.index(name)
            for row in rows(source["instructions"]):
                power = POWER_NAMES.index(str(row["power"]))
                self.grants.append((power, number(row["amount"])))
            for row in rows(source["marker_moves"]):
                track = TRACK_NAMES.index(str(row["track"]))
                way = ["left", "right", "either"].index(str(row["direction"]))
                self.arrows.append((track, way, number(row["distance"])))


class Board:
    """The map, the powers, the cards, and what follows from them."""

    def __init__(self, land: Data, powers: Data, cards: Data) -> None:
        self.read_cities(land)
        self.read_roads(land)
        self.read_powers(table(powers["powers"]))
        self.read_starts(land)
        self.read_cards(cards)

    def read_cities(self, land: Data) -> None:
        listed = rows(land["cities"])
        self.names: list[str] = [str(city["id"]) for city in listed]
        self.cities: int = len(listed)
        self.flanders: bytes = bytes(city["map"] == "flanders" for city in listed)
        self.country: bytes = bytes(COUNTRY_NAMES.index(str(city["country"])) for city in listed)
        self.suit: bytes = bytes(SUIT_NAMES.index(str(city["suit"])) for city in listed)
        self.kind: bytes = bytes(
            [None, "minor", "major"].index(city["fortress"])  # type: ignore[arg-type]
            for city in listed
        )
        self.fort: vec[i64] = vec[i64]([NOWHERE] * self.cities)  # the fortress in a city
        self.fort_city: vec[i64] = vec[i64]()
        for city in range(self.cities):
            if self.kind[city] != PLAIN:
                self.fort[city] = len(self.fort_city)
                self.fort_city = append(self.fort_city, city)
        self.forts: int = len(self.fort_city)
        self.electors: list[int] = [
            self.fort[i] for i in range(self.cities) if listed[i]["elector"]
        ]
        meta = table(table(land["meta"])["initial_control"])
        swing = table(meta["electors"])
        # The four electors that nobody owns: 1 if they start French, 2 if Austrian-Pragmatic.
        swings = [0] * self.forts
        for name in texts(swing["france"]):
            swings[self.fort[self.names.index(name)]] = 1
        for name in texts(swing["austria_pragmatic"]):
            swings[self.fort[self.names.index(name)]] = 2
        self.swing: bytes = bytes(swings)
        silesia = table(meta["silesia"])
        self.silesian: list[list[int]] = [
            [self.fort[self.names.index(name)] for name in texts(silesia[power])]
            for power in ("prussia", "austria")
        ]
        in_silesia = self.silesian[0] + self.silesian[1]
        self.is_silesian: bytes = bytes(fort in in_silesia for fort in range(self.forts))
        majors = [fort for fort in range(self.forts) if self.kind[self.fort_city[fort]] == MAJOR]
        self.majors: vec[i64] = vec[i64](majors)
        homes = [3, NO_HOME, 0, 5, 4, 1, 2, 2, NO_HOME, NO_HOME]
        self.home: bytes = bytes(homes[country] for country in self.country)
        self.core_austria: list[int] = [
            fort
            for fort in range(self.forts)
            if self.home[self.fort_city[fort]] == 3 and not self.flanders[self.fort_city[fort]]
        ]
        # Major fortresses by the power whose home country they lie in; Silesia's.
        self.bases: vec[vec[i64]] = vec[vec[i64]](
            [
                vec[i64]([fort for fort in majors if self.home[self.fort_city[fort]] == power])
                for power in range(POWERS)
            ]
        )
        self.silesian_majors: vec[i64] = vec[i64]([f for f in majors if self.is_silesian[f]])
        self.cities_of: list[list[int]] = [  # by country
            [city for city in range(self.cities) if self.country[city] == country]
            for country in range(len(COUNTRY_NAMES))
        ]

    def read_roads(self, land: Data) -> None:
        self.nets: list[Net] = [
            Net(self.cities, self.flanders),
            Net(self.cities, self.flanders),
        ]  # by variant
        for road in rows(land["roads"]):
            a, b = self.names.index(str(road["a"])), self.names.index(str(road["b"]))
            main = bool(road["main"])
            self.nets[1].add(a, b, main)
            if not self.flanders[a] and not self.flanders[b]:
                self.nets[0].add(a, b, main)
        for net in self.nets:
            net.list_marches()
            for city in self.fort_city:
                row = net.from_city(city)
                net.ring.append(bytes(1 <= d <= PROTECTION for d in row))

    def read_powers(self, powers: Data) -> None:
        ranks = [0] * GENERALS
        self.start_min: list[int] = [1] * GENERALS
        self.total: list[int] = [0] * POWERS
        self.hand: list[int] = [0] * POWERS
        self.income: list[int] = [0] * POWERS
        self.pool: list[int] = [0] * MAJORS
        for power in range(POWERS):
            data = table(powers[POWER_NAMES[power]])
            self.total[power] = number(data["total_troops"])
            self.hand[power] = number(data["start_hand"])
            self.income[power] = number(data["income"])
            if power < MAJORS:
                self.pool[power] = number(table(data["victory_marker_pool"])["printed"])
            for i, general in enumerate(rows(data["generals"])):
                ranks[FIRST_GENERAL[power] + i] = number(general["rank"])
                self.start_min[FIRST_GENERAL[power] + i] = number(general["start_min"])
        self.rank: bytes = bytes(ranks)

    def read_starts(self, land: Data) -> None:
        """Where the pieces begin; the boxes' arrows (MAR-028, MAR-030)."""
        self.start: list[int] = [NOWHERE] * PIECES
        self.box_general: list[int] = []
        self.arrow: list[int] = [NOWHERE] * MAJORS
        trains = list(FIRST_TRAIN)
        for city, data in enumerate(rows(land["cities"])):
            for piece in rows(data["start"]):
                power = POWER_NAMES.index(str(piece["power"]))
                if piece["kind"] == "general":
                    self.start[self.general(power, number(piece["rank"]))] = city
                else:
                    self.start[trains[power]] = city
                    trains[power] += 1
        for box in rows(land["off_map_boxes"]):
            power = POWER_NAMES.index(str(box["power"]))
            if box["arrow_city"] is not None:
                self.arrow[power] = self.names.index(str(box["arrow_city"]))
            for piece in rows(box["start"]):
                if piece["kind"] == "general":
                    self.box_general.append(self.general(power, number(piece["rank"])))

    def general(self, power: int, rank: int) -> int:
        for i in range(GENERALS_OF[power]):
            if self.rank[FIRST_GENERAL[power] + i] == rank:
                return FIRST_GENERAL[power] + i
        return NOWHERE

    def read_cards(self, cards: Data) -> None:
        # Suit and value of the tactical cards; a Reserve has suit 4 and value 8 (MAR-071).
        self.card_suit: bytes = bytes(kind // 9 for kind in range(DECK_CARDS)) * 4
        self.card_value: bytes = (
            bytes(kind % 9 + 2 if kind < 36 else 8 for kind in range(DECK_CARDS)) * 4
        )
        self.politics: list[PoliticalCard] = [
            PoliticalCard(card) for card in rows(table(cards["political"])["cards"])
        ]
        display = table(table(cards["political_display"])["tracks"])
        self.star: list[int] = []
        self.length: list[int] = []
        # Icons by track and space: a list of (power, icon); labels of Saxony's track.
        self.icons: list[list[list[tuple[int, int]]]] = []
        self.icon_masks: list[list[int]] = []  # the same as sums of `icon_bit`
        self.label: list[int] = []
        self.neutral_space: int = 0
        for name in TRACK_NAMES:
            track = table(display[name])
            spaces = rows(
                track["spaces"] if "spaces" in track else table(track["reconstruction"])["spaces"]
            )
            self.length.append(len(spaces))
            self.star.append(next(i for i, space in enumerate(spaces) if space["star"]))
            self.icons.append(
                [
                    [
                        (POWER_NAMES.index(str(icon["power"])), ICONS.index(str(icon["icon"])))
                        for icon in rows(space["icons"])
                    ]
                    for space in spaces
                ]
            )
            self.icon_masks.append(
                [sum(icon_bit(*icon) for icon in set(icons)) for icons in self.icons[-1]]
            )
            if name == "saxony":
                labels = [str(space["label"]) for space in spaces]
                self.label = [label_of(label) for label in labels]
                marked = [i for i in range(len(labels)) if "(S)" in labels[i]]
                self.neutral_space = marked[0]


def icon_bit(power: int, icon: int) -> int:
    return 1 << (power * len(ICONS) + icon)


def label_of(label: str) -> int:
    """What a space of Saxony's track says."""
    if label.startswith("Prussian"):
        return PRUSSIAN_ALLY
    return AUSTRIAN_ALLY if label.startswith("Austrian") else NEUTRAL
