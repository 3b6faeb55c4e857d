"""What the board promises: the parts of the evaluation that need no plan. All in points."""

from math import exp
from typing import Final

from theatrum.games.wallenstein.forms import GREEN, PROVINCES, REGIONS
from theatrum.games.wallenstein.movement import is_open
from theatrum.games.wallenstein.state import NO_CARD, NOBODYS, WINTER, Position
from theatrum.games.wallenstein.winter import BUILDINGS, ROW, building_counts, majority_points

RIVAL: Final = 0.5  # the part of the strongest rival; the rest is their mean
# What points of a winter are worth now, by winters to come.
WINTERS: Final = [0.0, 0.95, 1.8]
MAJORITY: Final = 0.85
# Armies in a province: the first ones hold it, more of them can go elsewhere.
ARMIES: Final = [-0.6, 0.0, 0.4, 0.75, 1.05, 1.3, 1.5, 1.65, 1.8, 1.9, 2.0]
MORE_ARMIES: Final = 0.05
MARKER: Final = 0.12  # for each season of the year that is still to come
THREAT: Final = 0.3  # the chance that a neighbour who could attack does
CITY: Final = 0.3  # room for a building, in the first winter's eyes
INCOME: Final = 0.08
NEIGHBOUR: Final = 0.1  # an own one, that can help
GOLD_ENOUGH: Final = 8  # what a season can use up; more is worth little
GRAIN_A_SEASON: Final = 4
HUNGER_LOSS: Final = [0.0, 0.25, 0.4, 0.55]  # the chance that a hunger revolt succeeds, by extra

# The chance to win for an attacker, by armies against an empty province (WAL-125), and by the
# armies more than a defending player has: with the peasants' help and without.
EMPTY_WON: Final = [0.0, 0.25, 0.47, 0.63, 0.76, 0.84, 0.9, 0.93, 0.95]
WIDEST: Final = 15
TIED: Final = 0.17


def curve(middle: float, spread: float) -> list[float]:
    """Chances by lead from -WIDEST to WIDEST; rounded, to be the same on every machine."""
    return [
        round(1.0 / (1.0 + exp((middle - lead) / spread)), 4) for lead in range(-WIDEST, WIDEST + 1)
    ]


HELPED: Final = curve(2.3, 1.9)
ALONE: Final = curve(0.75, 1.5)


def by_lead(chances: list[float], lead: int) -> float:
    return chances[max(-WIDEST, min(WIDEST, lead)) + WIDEST]


class Outlook:
    """A position with what the evaluation asks of it again and again."""

    def __init__(self, s: Position) -> None:
        self.s: Position = s
        in_winter = s.season == WINTER
        year = max(1, s.year)
        # Winters that will be scored, and seasons of play after the present one.
        self.winters: float = WINTERS[3 - year]
        self.in_year: int = 0 if in_winter else 2 - s.season
        self.seasons: int = self.in_year + 3 * (2 - year)
        self.army: float = 0.35 + 0.13 * self.seasons
        self.gold_worth: float = 0.0 if self.seasons == 0 else 0.25 + 0.04 * self.seasons
        self.owned: list[int] = [0] * s.seats
        self.counts: list[int] = building_counts(s)
        for owner in s.owner:
            if owner >= 0:
                self.owned[owner] += 1

    def of_all(self) -> list[float]:
        """What every seat has and may expect."""
        s = self.s
        worth: list[float] = []
        for seat in range(s.seats):
            mine = float(s.score[seat]) + self.gold(s.gold[seat])
            if s.season != WINTER:
                mine -= self.hunger(seat, s.grain[seat])
            worth.append(mine)
        for province in range(PROVINCES):
            owner = s.owner[province]
            if owner >= 0:
                worth[owner] += self.province(province, owner)
        for region in range(REGIONS):
            points = majority_points(s, region, self.counts)
            for seat in range(s.seats):
                worth[seat] += MAJORITY * self.winters * points[seat]
        return worth

    def province(self, province: int, owner: int) -> float:
        """A province to its owner: its points, its use, its armies, and who threatens it."""
        s = self.s
        armies = s.armies[province]
        value = self.points(province) + self.armies(armies)
        value -= MARKER * s.markers[province] * self.in_year
        strongest = 0
        friends = 0
        for near in s.board.near[province]:
            other = s.owner[near]
            if other == owner:
                friends += 1
            elif other >= 0 and s.armies[near] > strongest:
                strongest = s.armies[near]
        if strongest > 1 and self.in_year + self.seasons > 0:
            chance = self.win(strongest - 1, province)
            value -= THREAT * chance * self.points(province)
        use = CITY * s.board.cities[province] + NEIGHBOUR * friends
        use += INCOME * (s.board.gold[province] + s.board.grain[province])
        return value + use * self.seasons / 5.0

    def points(self, province: int) -> float:
        """What a province and its buildings bring in the winters to come."""
        return self.winters * (1.0 + 1.4 * self.s.buildings(province))

    def armies(self, count: int) -> float:
        if count < len(ARMIES):
            return ARMIES[count] * self.army
        return (ARMIES[-1] + MORE_ARMIES * (count - len(ARMIES) + 1)) * self.army

    def gold(self, gold: int) -> float:
        """At the end of the season: what later ones can use."""
        enough = GOLD_ENOUGH * min(2, self.seasons)
        if gold <= enough:
            return self.gold_worth * gold
        return self.gold_worth * (enough + 0.2 * (gold - enough))

    def hunger(self, seat: int, grain: int) -> float:
        """The points that hunger will cost, over the events that may be the winter's."""
        s = self.s
        cost = 0.0
        cards = 0
        future = grain + GRAIN_A_SEASON * self.in_year
        for card in s.year_events:
            if card != NO_CARD:
                cards += 1
                left = max(0, future - s.board.events[card].grain_loss)
                shortage = self.owned[seat] - left
                if shortage > 0:
                    revolts, extra = s.board.hunger[min(shortage, len(s.board.hunger) - 1)]
                    chance = HUNGER_LOSS[min(extra, len(HUNGER_LOSS) - 1)]
                    cost += revolts * (0.3 + chance * 1.8 * self.winters) + 0.05 * shortage
        return cost / cards if cards > 0 else 0.0

    # Majorities.

    def share(self, kind: int, mine: int, best: int) -> int:
        """The points of a majority with so many buildings against the best rival (WAL-139)."""
        if mine == 0 or mine < best:
            return 0
        if mine == best:
            return self.s.board.shared_majority[kind]
        return self.s.board.majority[kind]

    def best_rival(self, seat: int, place: int) -> int:
        best = 0
        for other in range(self.s.seats):
            if other != seat and self.counts[other * ROW + place] > best:
                best = self.counts[other * ROW + place]
        return best

    def building(self, seat: int, kind: int, province: int) -> float:
        """One more building: its point, and what it does to the majority."""
        place = self.s.board.region[province] * BUILDINGS + kind
        mine = self.counts[seat * ROW + place]
        best = self.best_rival(seat, place)
        gain = self.share(kind, mine + 1, best) - self.share(kind, mine, best)
        loss = self.share(kind, best, mine) - self.share(kind, best, mine + 1)
        return self.winters * (1.0 + MAJORITY * (gain + 0.5 * loss))

    # Battles.

    def win(self, attackers: int, province: int) -> float:
        """The attacker's chance, if the defender throws in all."""
        s = self.s
        if s.owner[province] == NOBODYS:
            return EMPTY_WON[min(attackers, len(EMPTY_WON) - 1)]
        lead = attackers - s.armies[province]
        return by_lead(HELPED if s.markers[province] <= 1 else ALONE, lead)

    def march(self, seat: int, source: int, target: int) -> float:
        """The gain of a march with all armies but one."""
        s = self.s
        there = s.armies[source]
        going = there - 1
        left = self.armies(1) - self.armies(there)
        if s.owner[target] == seat:
            joined = self.armies(s.armies[target] + going) - self.armies(s.armies[target])
            return left + joined
        chance = self.win(going, target)
        survivors = max(1, (2 * going - s.armies[target]) // 2)
        gain = chance * (self.points(target) + self.armies(survivors))
        if s.owner[target] != NOBODYS:
            hurt = (chance + TIED) * (self.points(target) + self.armies(s.armies[target]))
            gain += hurt * (RIVAL + (1.0 - RIVAL) / (s.seats - 1))
        return gain + left

    def best_march(self, seat: int, source: int) -> float:
        """The best of what the armies of a province can do; they must march if they can."""
        s = self.s
        if s.armies[source] < 2:
            return 0.0
        most = -1e9
        for target in s.board.near[source]:
            if is_open(s, seat, target):
                most = max(most, self.march(seat, source, target))
        return most if most > -1e9 else 0.0

    def expect_battle(
        self, worth: list[float], attacker: int, province: int, attackers: int
    ) -> None:
        """A battle that waits for the defence: what it will probably bring."""
        chance = self.win(attackers, province)
        lost = self.points(province) + self.armies(self.s.armies[province])
        survivors = self.armies(max(1, attackers // 2))
        worth[attacker] += chance * (self.points(province) + survivors)
        worth[self.s.owner[province]] -= (chance + TIED) * lost

    def revolt_lost(self, province: int, rebels: int) -> float:
        """The chance that so many rebels take the province."""
        inside = self.s.tower[GREEN] // 4
        return 1.0 - by_lead(ALONE, self.s.armies[province] - rebels - inside)

    def expect_revolt(self, worth: list[float], province: int, rebels: int) -> None:
        lost = self.points(province) + self.armies(self.s.armies[province])
        worth[self.s.owner[province]] -= self.revolt_lost(province, rebels) * lost

    def taxing(self, province: int) -> float:
        """What a tax costs: a marker more, and the revolt if there is one already."""
        markers = self.s.markers[province]
        cost = MARKER * self.in_year + 0.05
        if markers > 0:
            lost = self.points(province) + self.armies(self.s.armies[province])
            cost += self.revolt_lost(province, markers) * lost + 0.2 * self.army * markers
        return cost
