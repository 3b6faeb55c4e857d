"""For bots: which fortresses can be taken by whom, and which general goes for which."""

from typing import Final, final

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
    s: Position, worth: list[float], strength: list[int], seat: int, w: Weights
) -> "Campaign":
    """Each enemy fortress draws the nearest general who could take it. Each general of the seat
    goes for a fortress of his own, or for a weaker enemy who protects some."""
    campaign = Campaign(s, strength, seat)
    advanced = s.advanced()
    for fort in range(s.board.forts):
        if advanced or not s.board.flanders[s.board.fort_city[fort]]:
            campaign.look_at(fort, worth, w)
    campaign.hunt()
    for taker in range(MAJORS):
        errands = campaign.errands[taker]
        if errands:
            worth[taker] += w.errand * shared_out(errands, len(campaign.marching[taker]))
    if not advanced:
        campaign.menace(worth, w.caution if seat == s.player[AUSTRIA] else w.menace)
    return campaign


def fortress_weight(s: Position, fort: int, owner: int, taker: int, w: Weights) -> float:
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

    def __init__(self, s: Position, strength: list[int], seat: int) -> None:
        self.s: Position = s
        self.place: list[int] = []
        self.power: list[int] = []
        self.major: list[int] = []  # the major that he conquers for; -1 if he is face down
        self.strength: list[int] = []
        self.first: list[bool] = []  # is he alone in his city, or the first of two?
        self.guards: list[int] = []  # the majors against whom he protects something, as a mask
        self.raids: list[int] = []  # fortresses that he can take next, and nobody is nearer
        self.nearest: list[int] = [FARTHEST] * MAJORS
        self.raider: list[int] = [-1] * MAJORS
        # By major: open fortresses that it can take soon; its own that Austria can retake next.
        self.near: list[int] = [0] * MAJORS
        self.retakes: list[int] = [0] * MAJORS
        # By major, if the seat runs it: its generals, and how far each is from each errand.
        self.marching: list[list[int]] = [[], [], [], []]
        self.errands: list[list[int]] = [[], [], [], []]
        for general in range(GENERALS):
            city = s.place[general]
            if city < 0:
                continue
            power = POWER_OF[general]
            major = -1 if (s.down >> general) & 1 else s.major_of(power)
            if major >= 0 and s.player[major] == seat:
                self.marching[major].append(len(self.place))
            self.place.append(city)
            self.power.append(power)
            self.major.append(major)
            self.strength.append(strength[general])
            self.first.append(s.first_at(city) == general)
            self.guards.append(0)
            self.raids.append(0)

    def look_at(self, fort: int, worth: list[float], w: Weights) -> None:
        """What the fortress is worth to those who could take it: the nearer the better, but to be
        near a protected one is of no use (MAR-114)."""
        s = self.s
        owner = s.controller(fort)
        if owner < 0:
            return
        row = s.net().from_city(s.board.fort_city[fort])
        place = self.place
        nearest = self.nearest
        for taker in range(MAJORS):
            nearest[taker] = FARTHEST
        safe = False
        for i in range(len(place)):
            length = row[place[i]]
            taker = self.major[i]
            if taker >= 0 and length < nearest[taker]:
                nearest[taker] = length
                self.raider[taker] = i
            if length <= PROTECTION and length > 0 and s.allied(self.power[i], owner):
                safe = True
        for taker in range(MAJORS):
            if nearest[taker] == FARTHEST:
                continue
            weight = fortress_weight(s, fort, owner, taker, w)
            if weight == 0.0:
                continue
            if safe:
                length = max(PROTECTION, nearest[taker])
                worth[taker] += weight * w.protected * w.reaches[length]
            else:
                worth[taker] += weight * w.reaches[nearest[taker]]
                if weight == 1.0:
                    self.lies_open(taker, owner)
            if weight == 1.0 and self.marching[taker]:
                self.offer(fort, taker, owner, safe)

    def lies_open(self, taker: int, owner: int) -> None:
        """Nobody protects the fortress at hand, and a major can have it."""
        length = self.nearest[taker]
        if length > RAID:
            if length <= NEAR:
                self.near[taker] += 1
        elif taker == AUSTRIA and owner < MAJORS:
            self.retakes[owner] += 1
        else:
            self.raids[self.raider[taker]] += 1

    def raided(self, taker: int) -> float:
        """How many fortresses the next march will bring a major. A general who is near several
        takes two of them at most, and not always."""
        out = 0.0
        for i in range(len(self.raids)):
            if self.raids[i] > 0 and self.major[i] == taker:
                out += 1.0 if self.raids[i] == 1 else 1.5
        return out

    def menace(self, worth: list[float], weight: float) -> None:
        """Who is stronger than an enemy near by may choose whether to fight him: so much for each
        troop."""
        s = self.s
        for i in range(len(self.place)):
            if not self.first[i]:
                continue
            row = s.net().from_city(self.place[i])
            for j in range(i + 1, len(self.place)):
                length = row[self.place[j]]
                if length > MENACE or length <= 1 or not self.first[j]:
                    continue
                if s.enemies(self.power[i], self.power[j]):
                    edge = self.strength[i] - self.strength[j]
                    value = weight * max(-EDGE, min(EDGE, edge))
                    worth[self.power[i]] += value
                    worth[self.power[j]] -= value

    def offer(self, fort: int, taker: int, owner: int, safe: bool) -> None:
        """The fortress is an errand for the generals of a major, and so is who protects it."""
        city = self.s.board.fort_city[fort]
        row = self.s.net().from_city(city)
        errands = self.errands[taker]
        for i in self.marching[taker]:
            length = row[self.place[i]]
            if safe:
                length = max(length, PROTECTION) + DETOUR
            errands.append(length if self.may_go(i, city) else FARTHEST)
        if safe:
            for i in range(len(self.place)):
                length = row[self.place[i]]
                if 0 < length <= PROTECTION and self.s.allied(self.power[i], owner):
                    self.guards[i] |= 1 << taker

    def hunt(self) -> None:
        """Who protects fortresses is an errand for stronger generals."""
        for i in range(len(self.place)):
            if self.guards[i] == 0:
                continue
            city = self.place[i]
            row = self.s.net().from_city(city)
            for taker in range(MAJORS):
                if (self.guards[i] >> taker) & 1:
                    for j in self.marching[taker]:
                        bold = self.strength[j] > self.strength[i] and self.may_go(j, city)
                        length = row[self.place[j]] - 1 + BATTLE_LENGTH
                        self.errands[taker].append(length if bold else FARTHEST)

    def may_go(self, i: int, city: int) -> bool:
        """Only French and Austrian generals leave their map (MAR-103)."""
        if self.power[i] == FRANCE or self.power[i] == AUSTRIA:
            return True
        flanders = self.s.board.flanders
        return flanders[city] == flanders[self.place[i]]


def shared_out(lengths: list[int], generals: int) -> int:
    """The errands are shared out among the generals, whoever is nearest first: by how many cities
    all of them are nearer than usual. `lengths` has a row of generals for each errand."""
    count = len(lengths) // generals
    taken = [False] * count
    busy = [False] * generals
    out = 0
    for _ in range(min(count, generals)):
        best = FARTHEST
        goal = -1
        who = -1
        at = 0
        for errand in range(count):
            if taken[errand]:
                at += generals
                continue
            for general in range(generals):
                if lengths[at] < best and not busy[general]:
                    best = lengths[at]
                    goal = errand
                    who = general
                at += 1
        if goal < 0:
            break
        taken[goal] = True
        busy[who] = True
        out += PLAIN - best
    return out
