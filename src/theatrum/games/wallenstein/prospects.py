"""What the board promises: the parts of the evaluation that need no plan. All in points."""

from math import exp
from typing import Final

from theatrum.games.wallenstein.forms import GREEN, PROVINCES, REGIONS
from theatrum.games.wallenstein.movement import is_open
from theatrum.games.wallenstein.state import NO_CARD, NOBODYS, WINTER, Position
from theatrum.games.wallenstein.weights import Weights
from theatrum.games.wallenstein.winter import BUILDINGS, ROW, building_counts, majority_points

GOLD_ENOUGH: Final = 8  # what a season can use up; more is worth little
GRAIN_A_SEASON: Final = 4

# The chance to win for an attacker, by armies against an empty province (WAL-125), and by the
# armies more than a defending player has: with the peasants' help and without.
EMPTY_WON: Final = [0.0, 0.25, 0.47, 0.63, 0.76, 0.84, 0.9, 0.93, 0.95]
WIDEST: Final = 15


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

    def __init__(self, s: Position, w: Weights) -> None:
        self.s: Position = s
        self.w: Weights = w
        in_winter = s.season == WINTER
        left = s.years() - max(1, s.year)  # years after the present one
        # Winters that will be scored, and seasons of play after the present one.
        self.winters: float = w.winters[1 + left]
        self.in_year: int = 0 if in_winter else 2 - s.season
        self.seasons: int = self.in_year + 3 * left
        self.army: float = w.army + w.army_season * self.seasons
        self.gold_worth: float = 0.0
        if self.seasons > 0:
            self.gold_worth = w.gold + w.gold_season * self.seasons
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
                worth[seat] += self.w.majority * self.winters * points[seat]
        return worth

    def province(self, province: int, owner: int) -> float:
        """A province to its owner: its points, its use, its armies, and who threatens it."""
        s = self.s
        armies = s.armies[province]
        value = self.points(province) + self.armies(armies)
        value -= self.w.marker * s.markers[province] * self.in_year
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
            value -= self.w.threat * chance * self.points(province)
        use = self.w.city * s.board.cities[province] + self.w.neighbour * friends
        use += self.w.income * (s.board.gold[province] + s.board.grain[province])
        return value + use * self.seasons / 5.0

    def points(self, province: int) -> float:
        """What a province and its buildings bring in the winters to come."""
        return self.winters * (1.0 + self.w.building * self.s.buildings(province))

    def armies(self, count: int) -> float:
        worth = self.w.armies
        if count < len(worth):
            return worth[count] * self.army
        return (worth[-1] + self.w.more_armies * (count - len(worth) + 1)) * self.army

    def gold(self, gold: int) -> float:
        """At the end of the season: what later ones can use."""
        enough = GOLD_ENOUGH * min(2, self.seasons)
        if gold <= enough:
            return self.gold_worth * gold
        return self.gold_worth * (enough + 0.2 * (gold - enough))

    def hunger(self, seat: int, grain: int) -> float:
        """The points that hunger will cost, over the events that may be the winter's."""
        s = self.s
        losses = self.w.hunger_loss
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
                    chance = losses[min(extra, len(losses) - 1)]
                    cost += (
                        revolts * (self.w.hunger + chance * 1.8 * self.winters) + 0.05 * shortage
                    )
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
        return self.winters * (1.0 + self.w.majority * (gain + 0.5 * loss))

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
            rival = self.w.rival
            hurt = (chance + self.w.tied) * (self.points(target) + self.armies(s.armies[target]))
            gain += hurt * (rival + (1.0 - rival) / (s.seats - 1))
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
        worth[self.s.owner[province]] -= (chance + self.w.tied) * lost

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
        cost = self.w.marker * self.in_year + 0.05
        if markers > 0:
            lost = self.points(province) + self.armies(self.s.armies[province])
            cost += self.revolt_lost(province, markers) * lost + 0.2 * self.army * markers
        return cost
