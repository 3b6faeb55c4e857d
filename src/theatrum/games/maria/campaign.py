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


def add_fortresses(
    s: Position, worth: list[float], strength: list[int], seat: int, w: Weights
) -> None:
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
        self.guards: list[int] = []  # the majors against whom he protects something, as a mask
        self.nearest: list[int] = [FARTHEST] * MAJORS
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
            self.guards.append(0)

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
            if weight == 1.0 and self.marching[taker]:
                self.offer(fort, taker, owner, safe)

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
