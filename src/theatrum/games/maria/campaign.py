"""For bots: which fortresses can be taken by whom, and which general goes for which. They ask for
it thousands of times a second, so it works with rows of native numbers."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from theatrum.games.maria.board import PROTECTION
from theatrum.games.maria.forms import (
    AUSTRIA,
    FRANCE,
    GENERALS,
    MAJORS,
    POWER_OF,
    PRUSSIA,
)
from theatrum.games.maria.state import Position
from theatrum.games.maria.weights import FARTHEST, Weights

BATTLE_LENGTH: Final = 3  # cities that one rather goes than to a battle
DETOUR: Final = 6  # cities that one rather goes than to a protected fortress
PLAIN: Final = 8  # the way of a general who is neither well nor badly placed
RAID: Final = 2  # cities to a fortress that a general takes with his next march
NEAR: Final = 5  # cities to one that he takes with the march after it
MENACE: Final = 4  # cities to an enemy whom a general can attack after his next march
EDGE: Final = 5  # to be stronger by more brings no more
NOBODY: Final = -1  # a seat of its own: no errands


def add_fortresses(
    s: Position, worth: vec[float], strength: vec[i64], seat: i64, w: Weights
) -> "Campaign":
    """Each enemy fortress draws the nearest general who could take it. Each general of the seat
    goes for a fortress of his own, or for a weaker enemy who protects some."""
    campaign = Campaign(s, strength, seat)
    campaign.look_at_all(worth, w)
    campaign.hunt()
    for taker in range(i64(MAJORS)):
        errands = campaign.errands[taker]
        if len(errands) > 0:
            nearer = shared_out(errands, i64(len(campaign.marching[taker])))
            worth[taker] += w.errand * float(nearer)
    if not s.advanced():
        campaign.menace(worth, w.caution if seat == s.player[AUSTRIA] else w.menace)
    return campaign


def fortress_weight(s: Position, fort: i64, owner: i64, taker: i64, w: Weights) -> float:
    """How much a major power would like to conquer a fortress of another."""
    if not s.enemies(taker, owner):
        return 0.0
    city = s.board.fort_city[fort]
    if s.advanced():
        return 0.0 if s.closed(city, taker) else 1.0
    if taker == AUSTRIA:
        return 1.0 if s.marker[fort] > 0 else w.sideshow
    if s.board.home[city] == AUSTRIA or (taker == PRUSSIA and s.board.is_silesian[fort]):
        return 1.0
    return 0.0


@final
class Campaign:
    """The generals on the board, in rows; and what the seat's own could go for."""

    def __init__(self, s: Position, strength: vec[i64], seat: i64) -> None:
        self.s: Position = s
        self.place: vec[i64] = vec[i64]()
        self.power: vec[i64] = vec[i64]()
        self.major: vec[i64] = vec[i64]()  # the major that he conquers for; -1 if he is face down
        self.strength: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()  # is he alone in his city, or the first of two?
        self.guards: vec[i64] = vec[i64]()  # the majors against whom he protects, as a mask
        self.raids: vec[i64] = vec[i64]()  # fortresses that he can take next, and nobody is nearer
        self.nearest: vec[i64] = vec[i64]([FARTHEST] * MAJORS)
        self.raider: vec[i64] = vec[i64]([-1] * MAJORS)
        # By major: open fortresses that it can take soon; its own that Austria can retake next.
        self.near: vec[i64] = vec[i64]([0] * MAJORS)
        self.retakes: vec[i64] = vec[i64]([0] * MAJORS)
        # By major, if the seat runs it: its generals, and how far each is from each errand.
        self.marching: vec[vec[i64]] = vec[vec[i64]]([vec[i64]() for _ in range(MAJORS)])
        self.errands: vec[vec[i64]] = vec[vec[i64]]([vec[i64]() for _ in range(MAJORS)])
        for general in range(i64(GENERALS)):
            city = s.place[general]
            if city < 0:
                continue
            power: i64 = POWER_OF[general]
            major: i64 = -1
            if (s.down >> general) & 1 == 0:
                major = s.major_of(power)
            if major >= 0 and s.player[major] == seat:
                self.marching[major] = append(self.marching[major], i64(len(self.place)))
            self.place = append(self.place, city)
            self.power = append(self.power, power)
            self.major = append(self.major, major)
            self.strength = append(self.strength, strength[general])
            self.first = append(self.first, 1 if s.first_at(city) == general else 0)
            self.guards = append(self.guards, 0)
            self.raids = append(self.raids, 0)

    def look_at_all(self, worth: vec[float], w: Weights) -> None:
        """All fortresses in play: those of Flanders in the advanced game only."""
        board = self.s.board
        advanced = self.s.advanced()
        for fort in range(i64(board.forts)):
            if advanced or not board.flanders[board.fort_city[fort]]:
                self.look_at(fort, worth, w)

    def look_at(self, fort: i64, worth: vec[float], w: Weights) -> None:
        """What the fortress is worth to those who could take it: the nearer the better, but to be
        near a protected one is of no use (MAR-114)."""
        s = self.s
        owner = s.controller(fort)
        if owner < 0:
            return
        row = s.net().from_city(s.board.fort_city[fort])
        nearest = self.nearest
        for taker in range(i64(MAJORS)):
            nearest[taker] = FARTHEST
        safe = self.look_around(row, owner)
        for taker in range(i64(MAJORS)):
            if nearest[taker] == FARTHEST:
                continue
            weight = fortress_weight(s, fort, owner, taker, w)
            if weight == 0.0:
                continue
            if safe:
                length = max(i64(PROTECTION), nearest[taker])
                worth[taker] += weight * w.protected * w.reaches[length]
            else:
                worth[taker] += weight * w.reaches[nearest[taker]]
                if weight == 1.0:
                    self.lies_open(taker, owner)
            if weight == 1.0 and len(self.marching[taker]) > 0:
                self.offer(fort, taker, owner, safe)

    def look_around(self, row: vec[i64], owner: i64) -> bool:
        """Who of each major is nearest to the fortress from which the row has the distances? Is it
        protected?"""
        s = self.s
        place = self.place
        nearest = self.nearest
        safe = False
        for i in range(i64(len(place))):
            length = row[place[i]]
            taker = self.major[i]
            if taker >= 0 and length < nearest[taker]:
                nearest[taker] = length
                self.raider[taker] = i
            if 0 < length <= PROTECTION and s.allied(self.power[i], owner):
                safe = True
        return safe

    def lies_open(self, taker: i64, owner: i64) -> None:
        """Nobody protects the fortress at hand, and a major can have it."""
        length = self.nearest[taker]
        if length > RAID:
            if length <= NEAR:
                self.near[taker] += 1
        elif taker == AUSTRIA and owner < MAJORS:
            self.retakes[owner] += 1
        else:
            self.raids[self.raider[taker]] += 1

    def raided(self, taker: i64) -> float:
        """How many fortresses the next march will bring a major. A general who is near several
        takes two of them at most, and not always."""
        out = 0.0
        for i in range(i64(len(self.raids))):
            if self.raids[i] > 0 and self.major[i] == taker:
                out += 1.0 if self.raids[i] == 1 else 1.5
        return out

    def menace(self, worth: vec[float], weight: float) -> None:
        """Who is stronger than an enemy near by may choose whether to fight him: so much for each
        troop."""
        s = self.s
        count = i64(len(self.place))
        for i in range(count):
            if self.first[i] == 0:
                continue
            row = s.net().from_city(self.place[i])
            for j in range(i + 1, count):
                length = row[self.place[j]]
                if length > MENACE or length <= 1 or self.first[j] == 0:
                    continue
                if s.enemies(self.power[i], self.power[j]):
                    edge = self.strength[i] - self.strength[j]
                    value = weight * bounded(edge, EDGE)
                    worth[self.power[i]] += value
                    worth[self.power[j]] -= value

    def offer(self, fort: i64, taker: i64, owner: i64, safe: bool) -> None:
        """The fortress is an errand for the generals of a major, and so is who protects it."""
        city = self.s.board.fort_city[fort]
        row = self.s.net().from_city(city)
        errands = self.errands[taker]
        for i in self.marching[taker]:
            length: i64 = FARTHEST
            if self.may_go(i, city):
                length = row[self.place[i]]
                if safe:
                    length = max(length, i64(PROTECTION)) + DETOUR
            errands = append(errands, length)
        self.errands[taker] = errands
        if safe:
            for i in range(i64(len(self.place))):
                length = row[self.place[i]]
                if 0 < length <= PROTECTION and self.s.allied(self.power[i], owner):
                    self.guards[i] |= 1 << taker

    def hunt(self) -> None:
        """Who protects fortresses is an errand for stronger generals."""
        for i in range(i64(len(self.place))):
            if self.guards[i] == 0:
                continue
            city = self.place[i]
            row = self.s.net().from_city(city)
            for taker in range(i64(MAJORS)):
                if (self.guards[i] >> taker) & 1 == 0:
                    continue
                errands = self.errands[taker]
                for j in self.marching[taker]:
                    length: i64 = FARTHEST
                    if self.strength[j] > self.strength[i] and self.may_go(j, city):
                        length = row[self.place[j]] - 1 + BATTLE_LENGTH
                    errands = append(errands, length)
                self.errands[taker] = errands

    def may_go(self, i: i64, city: i64) -> bool:
        """Only French and Austrian generals leave their map (MAR-103)."""
        if self.power[i] == FRANCE or self.power[i] == AUSTRIA:
            return True
        flanders = self.s.board.flanders
        return flanders[city] == flanders[self.place[i]]


def bounded(edge: i64, most: i64) -> float:
    """An advantage that brings no more beyond a bound, either way."""
    if edge > most:
        return float(most)
    if edge < -most:
        return float(-most)
    return float(edge)


def shared_out(lengths: vec[i64], generals: i64) -> i64:
    """The errands are shared out among the generals, whoever is nearest first: by how many cities
    all of them are nearer than usual. `lengths` has a row of generals for each errand."""
    left = lengths[:]  # what is taken, or whose general is busy, becomes as far as can be
    count = i64(len(left)) // generals
    out: i64 = 0
    for _ in range(min(count, generals)):
        best: i64 = FARTHEST
        found: i64 = -1
        for at in range(i64(len(left))):
            if left[at] < best:
                best = left[at]
                found = at
        if found < 0:
            break
        first = found - found % generals
        for at in range(first, first + generals):
            left[at] = FARTHEST
        for at in range(found % generals, i64(len(left)), generals):
            left[at] = FARTHEST
        out += PLAIN - best
    return out
