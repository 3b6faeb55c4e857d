"""Who will win the introductory game: the numbers of a position that count for it, and the chances
that were learnt from them (`learnt.py` and, for two players, `learnt_two.py`, made by
`tools/outlook.py`)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from theatrum.core.network import Network
from theatrum.games.maria.board import PROTECTION
from theatrum.games.maria.evaluate import HAND_ROW, nearest_train, strengths, suit_points
from theatrum.games.maria.forms import (
    AUSTRIA,
    FRANCE,
    GENERALS,
    MAJORS,
    POWER_OF,
    POWERS,
    PRUSSIA,
    RESERVE,
)
from theatrum.games.maria.learnt import NUMBERS
from theatrum.games.maria.learnt_two import NUMBERS as NUMBERS_OF_TWO
from theatrum.games.maria.race import AUSTRIAN_STEP, FRENCH_STEP, PRUSSIAN_STEP, stages_left
from theatrum.games.maria.state import VARIANT, Position
from theatrum.games.maria.supply import LONGEST
from theatrum.games.maria.victory import FRENCH_GOAL, PRUSSIAN_GOAL, goals
from theatrum.games.maria.weights import FARTHEST

SIDES: Final = ("prussia", "france", "austria")
# The majors of the sides, and the steps of a turn in which they march.
PRUSSIAN_SIDE: Final = 0
FRENCH_SIDE: Final = 1
AUSTRIAN_SIDE: Final = 2
RIVALS: Final = 2  # Prussia and France
STEP_OF: Final = bytes([PRUSSIAN_STEP, FRENCH_STEP, AUSTRIAN_STEP])
MAJOR_OF: Final = bytes([PRUSSIA, FRANCE, AUSTRIA])
RAID: Final = 2  # cities to a fortress that a general takes with his next march
PROTECTED: Final = 0.3  # a fortress that a general protects promises this part
CONTACT: Final = 4  # cities to an enemy whom a general can attack after his next march
EDGE: Final = 8.0  # to be stronger by more brings no more
DECAY: Final = 0.75  # of what a fortress promises, for each city farther away
POWERS_OF_DECAY: Final = vec[float]([DECAY**length for length in range(FARTHEST + 1)])


def seats_of(s: Position) -> list[int]:
    """The seats whose chances were learnt, in their order: one for each side, or, with two players
    (MAR-283), that of the two rivals and Austria's."""
    if s.seats == 2:
        return [s.player[PRUSSIA], s.player[AUSTRIA]]
    return [s.player[PRUSSIA], s.player[FRANCE], s.player[AUSTRIA]]


def known(s: Position) -> bool:
    """Is it the game that the numbers were learnt in?"""
    return not s.advanced() and s.options[VARIANT] == 0


def outlook(s: Position) -> list[float]:
    """The chances to win by seat, half of one for a draw; none in other games than it was learnt
    for."""
    out: list[float] = []
    if known(s):
        network = NETWORK_OF_TWO if s.seats == 2 else NETWORK
        chances = network.chances(features(s))
        out = [0.0] * s.seats
        order = seats_of(s)
        for i in range(len(order)):
            out[order[i]] = chances[i]
    return out


def features(s: Position) -> vec[float]:
    """A row of numbers, always of the same things."""
    return Survey(s).row


@final
class Survey:
    """A look at everything that counts."""

    def __init__(self, s: Position) -> None:
        self.s: Position = s
        self.row: vec[float] = vec[float]()
        points = suit_points(s)
        strength = strengths(s, points)
        # The generals on the map: where, whose, whether face up, how strong, the first of a stack.
        self.place: vec[i64] = vec[i64]()
        self.side: vec[i64] = vec[i64]()
        self.ready: vec[i64] = vec[i64]()
        self.strength: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        self.raids: vec[i64] = vec[i64]()  # open fortresses that he can take next
        self.promise: float = 0.0  # what is in reach of those who were looked at last
        for general in range(i64(GENERALS)):
            city = s.place[general]
            side = side_of(s, POWER_OF[general])
            if city < 0 or side < 0:
                continue
            self.place = append(self.place, city)
            self.side = append(self.side, side)
            self.ready = append(self.ready, 1 - ((s.down >> general) & 1))
            self.strength = append(self.strength, strength[general])
            self.first = append(self.first, 1 if s.first_at(city) == general else 0)
            self.raids = append(self.raids, 0)
        self.add_course()
        self.add_races()
        self.add_armies(points)
        self.add_contacts()
        if s.seats == 2:
            self.add_slower()

    def add(self, value: float) -> None:
        self.row = append(self.row, value)

    def add_course(self) -> None:
        """When it is: the turns left, whose stage it is, and how many can still march in it."""
        s = self.s
        step = i64(s.stack[1])
        self.add(float(s.turn))
        for side in range(i64(len(SIDES))):
            self.add(float(stages_left(s, STEP_OF[side])))
            self.add(1.0 if step == STEP_OF[side] else 0.0)
        self.add(1.0 if 0 < step < FRENCH_STEP else 0.0)
        self.add(1.0 if step == 0 or step > AUSTRIAN_STEP else 0.0)
        waiting: i64 = 0
        for general in range(i64(GENERALS)):
            if s.place[general] >= 0 and (s.moved >> general) & 1 == 0:
                side = side_of(s, POWER_OF[general])
                if side >= 0 and STEP_OF[side] == step:
                    waiting += 1
        self.add(float(waiting))

    # Fortresses.

    def add_races(self) -> None:
        """What the two still need, what they can take, and what Austria can retake from them."""
        s = self.s
        french, prussian = goals(s)
        for side in range(i64(RIVALS)):
            need = float(PRUSSIAN_GOAL[0] - prussian)
            if side == FRENCH_SIDE:
                need = float(FRENCH_GOAL[0] - french)
            left = float(stages_left(s, STEP_OF[side]))
            self.add(need)
            self.add(need * need * 0.1)
            self.add(need / (left + 1.0))
            self.look_for(side, AUSTRIAN_SIDE)
            raided = self.raided(side)
            soon = 1.0 if self.comes_first(STEP_OF[side]) else 0.0
            self.add(self.promise)
            self.add(raided)
            self.add(raided * soon)
            self.add(max(0.0, need - raided))
            self.add(soon if raided >= need else 0.0)
            self.look_for(AUSTRIAN_SIDE, side)
            self.add(self.promise)
            self.add(self.raided(AUSTRIAN_SIDE))

    def comes_first(self, stage: i64) -> bool:
        """Will a rival march before Austria does?"""
        step = i64(self.s.stack[1])
        return step <= stage or step >= AUSTRIAN_STEP

    def look_for(self, taker: i64, owner: i64) -> None:
        """The fortresses that a side would take from another, by how near its generals are; those
        that are protected promise less."""
        s = self.s
        self.promise = 0.0
        for i in range(i64(len(self.raids))):
            self.raids[i] = 0
        for fort in range(i64(s.board.forts)):
            if not self.counts(fort, taker, owner):
                continue
            row = s.net().from_city(s.board.fort_city[fort])
            nearest: i64 = FARTHEST
            raider: i64 = -1
            safe = False
            for i in range(i64(len(self.place))):
                length = row[self.place[i]]
                if self.side[i] == taker:
                    if self.ready[i] == 1 and length < nearest:
                        nearest = length
                        raider = i
                elif self.opposed(taker, self.side[i]) and 0 < length <= PROTECTION:
                    safe = True
            self.promise += (PROTECTED if safe else 1.0) * POWERS_OF_DECAY[nearest]
            if nearest <= RAID and not safe:
                self.raids[raider] += 1

    def opposed(self, one: i64, other: i64) -> bool:
        """Is Austria against another? The two rivals are allied."""
        return (one == AUSTRIAN_SIDE) != (other == AUSTRIAN_SIDE)

    def counts(self, fort: i64, taker: i64, owner: i64) -> bool:
        """Does one side have the fortress, and does it matter for the goals?"""
        s = self.s
        city = s.board.fort_city[fort]
        if s.board.flanders[city]:
            return False
        marker = s.marker[fort]
        austrian = s.board.home[city] == AUSTRIA
        silesian = bool(s.board.is_silesian[fort])
        if owner == AUSTRIAN_SIDE:
            if taker == FRENCH_SIDE:
                return austrian and (marker == 0 or marker == 1 + AUSTRIA)
            if silesian:
                return marker == 1 + AUSTRIA
            return austrian and (marker == 0 or marker == 1 + AUSTRIA)
        if owner == PRUSSIAN_SIDE:
            return marker == 1 + PRUSSIA and (austrian or silesian)
        return marker == 1 + FRANCE and austrian

    def raided(self, side: i64) -> float:
        """How many of the targets just looked at the next march will bring: a general who is near
        several takes two of them at most, and not always."""
        out = 0.0
        for i in range(i64(len(self.raids))):
            if self.raids[i] > 0 and self.side[i] == side:
                out += 1.0 if self.raids[i] == 1 else 1.5
        return out

    # Armies.

    def add_armies(self, points: vec[i64]) -> None:
        """Troops, generals, cards and supply of the sides."""
        s = self.s
        for side in range(i64(len(SIDES))):
            troops: i64 = 0
            strong: i64 = 0
            ready: i64 = 0
            up: i64 = 0
            astray: i64 = 0
            cards: i64 = 0
            for general in range(i64(GENERALS)):
                if s.place[general] >= 0 and side_of(s, POWER_OF[general]) == side:
                    troops += s.troops[general]
                    train = nearest_train(s, POWER_OF[general], s.place[general])
                    if train > LONGEST and s.home(s.place[general]) != POWER_OF[general]:
                        astray += 1
            for i in range(i64(len(self.place))):
                if self.side[i] == side:
                    up += 1
                    ready += self.ready[i]
                    if self.first[i]:
                        strong += self.strength[i]
            for power in range(i64(POWERS)):
                if side_of(s, power) == side:
                    cards += points[power * HAND_ROW + RESERVE]
            self.add(float(troops))
            self.add(float(strong))
            self.add(float(up))
            self.add(float(ready))
            self.add(float(astray))
            self.add(float(cards))

    def add_contacts(self) -> None:
        """Where the two are near Austrians: by how much they are stronger, and weaker, next to them
        and within a march."""
        s = self.s
        better = vec[float]([0.0] * (RIVALS * 2))
        worse = vec[float]([0.0] * (RIVALS * 2))
        for i in range(i64(len(self.place))):
            if self.side[i] == AUSTRIAN_SIDE or not self.first[i]:
                continue
            row = s.net().from_city(self.place[i])
            for j in range(i64(len(self.place))):
                if self.side[j] != AUSTRIAN_SIDE or not self.first[j]:
                    continue
                length = row[self.place[j]]
                if length > CONTACT:
                    continue
                at = self.side[i] * 2
                if length > 1:
                    at += 1
                edge = float(self.strength[i] - self.strength[j])
                better[at] += max(0.0, min(EDGE, edge))
                worse[at] += max(0.0, min(EDGE, -edge))
        for at in range(i64(RIVALS * 2)):
            self.add(better[at])
            self.add(worse[at])

    def add_slower(self) -> None:
        """With two players both rivals must reach their goals (MAR-284), and a draw is left if only
        one does (MAR-286): what the slower and the quicker one still need, and by how much it grows
        with the turns that are left."""
        french, prussian = goals(self.s)
        needs = [float(PRUSSIAN_GOAL[0] - prussian), float(FRENCH_GOAL[0] - french)]
        hurry = [0.0, 0.0]
        for side in range(i64(RIVALS)):
            needs[side] = max(0.0, needs[side])
            hurry[side] = needs[side] / (float(stages_left(self.s, STEP_OF[side])) + 1.0)
        self.add(max(needs[0], needs[1]))
        self.add(min(needs[0], needs[1]))
        self.add(max(hurry[0], hurry[1]))
        self.add(min(hurry[0], hurry[1]))


def side_of(s: Position, power: i64) -> i64:
    """The side that a power marches for; -1 if it has no part in the race."""
    major = s.major_of(power)
    if major == PRUSSIA:
        return PRUSSIAN_SIDE
    if major == FRANCE:
        return FRENCH_SIDE
    if major == AUSTRIA:
        return AUSTRIAN_SIDE
    return -1


COURSE_INPUTS: Final = 10
RACE_INPUTS: Final = RIVALS * 10
ARMY_INPUTS: Final = 3 * 6
CONTACT_INPUTS: Final = RIVALS * 4
INPUTS: Final = COURSE_INPUTS + RACE_INPUTS + ARMY_INPUTS + CONTACT_INPUTS
SLOWER_INPUTS: Final = 4  # with two players only
NETWORK: Final = Network(NUMBERS, INPUTS, len(SIDES))
NETWORK_OF_TWO: Final = Network(NUMBERS_OF_TWO, INPUTS + SLOWER_INPUTS, 2)

assert MAJORS == AUSTRIA + 1
