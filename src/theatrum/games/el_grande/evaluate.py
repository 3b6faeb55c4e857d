"""A heuristic value of a position, in points: what a seat has, and what it may expect from the
board, against the others.

The heart is the expectation of a general scoring. Counts still change until then, so a lead is a
chance, not a fact: the chance that a seat stays ahead of another grows with the lead and falls with
the turns that both still have, most in places that are easy to reach. From these chances follow
the chances of the ranks, and from those the points.
"""

from math import erf, sqrt
from typing import Final

from theatrum.games.el_grande.forms import CASTILLO, PLACES, POWERS, REGIONS
from theatrum.games.el_grande.scoring import BONUS, paying_places
from theatrum.games.el_grande.state import CASTILLO_DIAL, NOWHERE, PLAY_POWER, VETOES, Position

SCORINGS: Final = 3

# How easily the counts of a place change.
FROZEN: Final = 0  # the king's region
FAR: Final = 1  # special actions only
NEAR: Final = 2  # open to everybody's placing
TOWER: Final = 3  # the castillo
HEATS: Final = 4

ONE_TURN: Final = 5  # no turn places more caballeros
TURNS: Final = 7  # two seats have 0 to 6 turns in all before the next scoring
LEAD: Final = 12  # larger leads are as good
LEADS: Final = 2 * LEAD + 1


class Weights:
    """What the evaluation thinks things are worth, in points. The spreads follow the leads of
    greedy matches; the rest is judgement, checked in short rows of matches."""

    def __init__(self) -> None:
        # How the variance of a lead grows with every turn, by heat.
        self.spread: list[float] = [0.2, 0.3, 0.6, 1.1]
        # The chance that a rival's caballeros from the castillo come to a given region.
        self.arrival: float = 0.15
        # A scoring after the next one counts so much of the next one.
        self.later: float = 0.2
        # What the own caballeros of the castillo may gain in a region.
        self.leaving: float = 0.5
        # A caballero on the board, for every scoring after the next.
        self.caballero: float = 0.6
        # A caballero in court: one for the next turn, one of the rest.
        self.ready: float = 0.9
        self.spare: float = 0.3
        # A power card in hand that can still be played: per pip above 7, per caballero.
        self.high: float = 0.15
        self.muster: float = 0.1
        # Being earlier than another seat this round: always, and for every such scoring.
        self.early: float = 0.35
        self.early_later: float = 0.65
        self.veto: float = 1.5
        # The rivals: the part of the strongest one, the rest is their mean.
        self.strongest: float = 0.4
        self.stays: list[float] = []
        self.build()

    def build(self) -> None:
        """The chance to stay ahead by (heat, turns of both, lead); call it after a change."""
        self.stays = []
        for heat in range(HEATS):
            for turns in range(TURNS):
                spread = sqrt(2 * self.spread[heat] * turns)
                for lead in range(-LEAD, LEAD + 1):
                    if turns == 0:
                        chance = 1.0 if lead > 0 else 0.0
                    else:
                        chance = 0.5 + 0.5 * erf((lead - 0.5) / spread)
                    self.stays.append(round(chance, 4))  # the same on every machine


USUAL: Final = Weights()


def evaluate(s: Position, seat: int, w: Weights) -> float:
    """The seat's prospect against the strongest and the mean of the others."""
    most = -1e9
    total = 0.0
    mine = 0.0
    prospects = outlook(s, w)
    for i in range(s.seats):
        prospect = prospects[i]
        if i == seat:
            mine = prospect
        else:
            total += prospect
            if prospect > most:
                most = prospect
    return mine - w.strongest * most - (1.0 - w.strongest) * total / (s.seats - 1)


def outlook(s: Position, w: Weights) -> list[float]:
    """What every seat may expect to have in the end, up to a constant."""
    if not s.stack:
        return [float(s.score[i]) for i in range(s.seats)]
    turns = turns_to_scoring(s)
    out = majorities(s, w, turns)
    after = SCORINGS - (s.round + 2) // 3
    for i in range(s.seats):
        out[i] = s.score[i] + out[i] * (1.0 + w.later * after) + stock(s, w, i, turns[i], after)
    return out


def turns_to_scoring(s: Position) -> list[int]:
    """The turns of every seat before the next general scoring; a taken card is a turn used."""
    rounds = (3 - s.round % 3) % 3
    base = s.stack[3]  # the lowest decision of the stack says which phase it is
    if base == PLAY_POWER:
        return [rounds + 1] * s.seats
    out = [rounds] * s.seats
    if base != CASTILLO_DIAL:
        for at in range(s.turn if s.card == NOWHERE else s.turn + 1, s.seats):
            out[s.order[at]] += 1
    return out


def majorities(s: Position, w: Weights, turns: list[int]) -> list[float]:
    """The points that every seat may expect at the next general scoring."""
    seats = s.seats
    cubes = s.cubes
    king = s.king
    near = s.board.near_mask[king]
    stays = w.stays
    paying = paying_places(seats)
    out = [0.0] * seats
    for place in range(PLACES):
        if place == CASTILLO:
            heat = TOWER
        elif place == king:
            heat = FROZEN
        else:
            heat = NEAR if (near >> place) & 1 else FAR
        first = float(s.value(place, 0))
        second = float(s.value(place, 1)) if paying > 1 else 0.0
        third = float(s.value(place, 2)) if paying > 2 else 0.0
        if place == king:
            first += BONUS
        for i in range(seats):
            count = cubes[i * PLACES + place]
            if count == 0:
                continue
            sole = 1.0
            behind_one = 0.0
            behind_two = 0.0
            for j in range(seats):
                if j == i:
                    continue
                lead = count - cubes[j * PLACES + place]
                if lead > LEAD:
                    lead = LEAD
                elif lead < -LEAD:
                    lead = -LEAD
                ahead = stays[(heat * TURNS + turns[i] + turns[j]) * LEADS + LEAD + lead]
                waiting = cubes[j * PLACES + CASTILLO]
                if waiting > 0 and waiting >= lead and heat >= FAR and heat != TOWER:
                    ahead *= 1.0 - w.arrival
                behind_two = behind_two * ahead + behind_one * (1.0 - ahead)
                behind_one = behind_one * ahead + sole * (1.0 - ahead)
                sole *= ahead
            value = sole * first + behind_one * second + behind_two * third
            if s.home[i] == place:
                value += sole * BONUS
            out[i] += value
    for i in range(seats):
        count = cubes[i * PLACES + CASTILLO]
        if count > 0:
            out[i] += w.leaving * best_target(s, i, count, paying)
    return out


def best_target(s: Position, seat: int, count: int, paying: int) -> float:
    """The most points that the seat's caballeros from the castillo would gain in a region now."""
    most = 0
    cubes = s.cubes
    for region in range(REGIONS):
        if region == s.king:
            continue
        mine = cubes[seat * PLACES + region]
        more = mine + count
        rank = 0
        rank_with = 0
        for other in range(s.seats):
            if other != seat:
                theirs = cubes[other * PLACES + region]
                if theirs >= mine:
                    rank += 1
                    if theirs >= more:
                        rank_with += 1
        gain = pay(s, seat, region, rank_with, paying)
        if gain > most and mine > 0:
            gain -= pay(s, seat, region, rank, paying)
        if gain > most:
            most = gain
    return float(most)


def pay(s: Position, seat: int, region: int, rank: int, paying: int) -> int:
    """What a region pays the seat at a rank, the first of which is 0."""
    if rank >= paying:
        return 0
    points = s.value(region, rank)
    if rank == 0 and s.home[seat] == region:
        points += BONUS
    return points


def stock(s: Position, w: Weights, seat: int, turns: int, after: int) -> float:
    """What a seat has besides majorities and points."""
    rounds = turns + 3 * after  # the turns that the seat still has in the match
    on_board = 0
    row = seat * PLACES
    for place in range(PLACES):
        on_board += s.cubes[row + place]
    value = w.caballero * after * on_board
    if rounds > 0:
        court = s.court[seat]
        plays = rounds
        if s.played[seat] != 0 and waits(s, seat):
            court += min(s.board.heads[s.played[seat]], s.province[seat])
            plays -= 1
        court = min(court, 4 * rounds)
        ready = min(court, ONE_TURN)
        value += w.ready * ready + w.spare * (court - ready)
        value += hand_value(s, w, seat, plays)
        if s.stack[3] == PLAY_POWER and s.played[seat] != 0:
            value += (w.early + w.early_later * after) * seats_behind(s, seat)
    if s.veto[seat * VETOES] != 0 or s.veto[seat * VETOES + 1] != 0:
        value += w.veto
    return value


def waits(s: Position, seat: int) -> bool:
    """Has the seat played a power card whose caballeros have not come yet?"""
    if s.stack[3] == PLAY_POWER:
        return True
    for at in range(s.turn + 1, s.seats):
        if s.order[at] == seat:
            return True
    return False


def seats_behind(s: Position, seat: int) -> float:
    """How many seats come, or will probably come, after this one in the round."""
    value = s.played[seat]
    out = 0.0
    for other in range(s.seats):
        if other != seat:
            played = s.played[other]
            if played == 0:
                out += (value - 1) / 12.0
            elif played < value:
                out += 1.0
    return out


def hand_value(s: Position, w: Weights, seat: int, plays: int) -> float:
    """The best cards in hand that can still be played: high ones for the order, low ones for
    their caballeros as long as the province has any. They are best at both ends."""
    hand = s.hand[seat]
    supply = s.province[seat]
    low = 1
    high = POWERS
    value = 0.0
    while plays > 0 and low <= high:
        if (hand >> low) & 1 == 0:
            low += 1
        elif (hand >> high) & 1 == 0:
            high -= 1
        else:
            heads = s.board.heads[low]
            brings = w.muster * (heads if heads < supply else supply)
            leads = w.high * (high - 7)
            plays -= 1
            if brings > leads:
                value += brings
                supply -= heads if heads < supply else supply
                low += 1
            else:
                if leads > 0.0:
                    value += leads
                high -= 1
    return value
