"""A heuristic value of a position: progress towards the markers that win, and what serves it:
generals near the next fortresses, each going for another one, troops, cards, supply, favourable
battles; and what agreements are worth."""

from typing import Final

from theatrum.games.maria.board import FAR
from theatrum.games.maria.forms import (
    AUSTRIA,
    AVOID,
    BAVARIA,
    CHARLES,
    COUNTRIES,
    FIRST_TRAIN,
    FRANCE,
    GENERALS,
    LONGEST_CLAUSE,
    MAJORS,
    PLEDGE,
    POWER_OF,
    POWERS,
    PRAGMATIC,
    PRUSSIA,
    RESERVE,
    TRAINS_OF,
    TRUCE,
)
from theatrum.games.maria.state import (
    ATTACKER_CITY,
    BATTLE,
    CLAUSE,
    CLAUSES,
    DEFENDER_CITY,
    DUEL,
    FIGHT_SCORE,
    OFF,
    Position,
)
from theatrum.games.maria.supply import LONGEST
from theatrum.games.maria.victory import FRENCH_GOAL, PRUSSIAN_GOAL, goals

WIN: Final = 1000.0
MARKER: Final = 10.0  # a victory marker on its way to the goal
CLOSER: Final = 0.3  # nearer the goal each is worth more
STANDING: Final = 5.0  # a general in an enemy fortress that he will take by leaving
REACH: Final = 3.0  # a fortress next to a general
DECAY: Final = 0.8  # by each city of distance
PROTECTED: Final = 0.4  # a fortress that a general protects is worth this part
TROOP: Final = 1.2
POINT: Final = 0.18  # of a card's value
DOWN: Final = 1.5  # a general face down
LOST_GENERAL: Final = 3.0
HUSSAR: Final = 0.4
CUT_OFF: Final = 2.0  # a general too far from his trains
FAR_TRAIN: Final = 0.06  # for each city between a general and his train
TRAIN: Final = 3.0  # a train that is lost
CONTACT: Final = 0.4  # of each troop by which a neighbouring enemy is weaker
LEAD: Final = 0.12  # of each point in a duel
SIDESHOW: Final = 0.15  # a fortress that counts for nobody's goal is worth this part
FARTHEST: Final = 24
EDGE: Final = 5
# Agreements.
SUBSIDY_TURN: Final = 0.9  # of each card that will change hands
TRUCE_TURN: Final = 0.6
AVOID_TURN: Final = 0.4
PROMISE: Final = 1.5
FREE_VOTE: Final = 0.5  # what a vote that is not promised may still bring
TALKING: Final = 0.05  # proposals for their own sake tire


def evaluate(s: Position, seat: int) -> float:
    """The seat's prospect against the mean of the others."""
    if not s.stack:
        return WIN if s.winner == seat + 1 else -WIN if s.winner else 0.0
    worth = [0.0] * POWERS
    add_markers(s, worth)
    add_fortresses(s, worth)
    add_armies(s, worth)
    add_cards(s, worth)
    add_battle(s, worth)
    if s.advanced():
        add_agreements(s, worth)
    prospects = [0.0] * s.seats
    for power in range(POWERS):
        prospects[s.player[power]] += worth[power]
    mine = prospects[seat]
    if (s.talked >> seat) & 1:
        mine -= TALKING
    return mine - (sum(prospects) - prospects[seat]) / (s.seats - 1)


def add_markers(s: Position, worth: list[float]) -> None:
    """The fewer markers in the pool the better; in the introductory game the goals count, and all
    that others have is Austria's loss."""
    if s.advanced():
        for power in range(MAJORS):
            share = s.pool[power] / s.board.pool[power]
            worth[power] -= MARKER * (s.pool[power] + s.aside[power] * 0.5) * (1.5 - 0.5 * share)
        return
    french, prussian = goals(s)
    worth[FRANCE] += MARKER * french * 12 / FRENCH_GOAL + CLOSER * french * french
    worth[PRUSSIA] += MARKER * prussian * 12 / PRUSSIAN_GOAL + CLOSER * prussian * prussian
    worth[AUSTRIA] -= MARKER * 0.5 * (french + prussian)


# Fortresses.


def fortress_weight(s: Position, fort: int, owner: int, taker: int) -> float:
    """How much a major power would like to conquer a fortress of another."""
    if not s.enemies(taker, owner):
        return 0.0
    city = s.board.fort_city[fort]
    if s.advanced():
        return 0.0 if s.closed(city, taker) else 1.0
    if taker == AUSTRIA:
        return 1.0 if s.marker[fort] > 0 else SIDESHOW
    if s.board.home[city] == AUSTRIA or (taker == PRUSSIA and s.board.is_silesian[fort]):
        return 1.0
    return 0.0


def add_fortresses(s: Position, worth: list[float]) -> None:
    """Each enemy fortress draws the nearest general who could take it."""
    board = s.board
    net = s.net()
    place: list[int] = []
    power: list[int] = []
    major: list[int] = []
    for general in range(GENERALS):
        if s.place[general] >= 0:
            place.append(s.place[general])
            power.append(POWER_OF[general])
            taker = s.major_of(POWER_OF[general])
            major.append(-1 if (s.down >> general) & 1 else taker)
    reach = [0.0] * (FARTHEST + 1)
    step = REACH
    for length in range(FARTHEST):
        reach[length] = step
        step *= DECAY
    reach[0] = STANDING
    nearest = [FARTHEST] * MAJORS
    for fort in range(board.forts):
        city = board.fort_city[fort]
        if board.flanders[city] and not s.advanced():
            continue
        owner = s.controller(fort)
        if owner < 0:
            continue
        row = net.from_city(city)
        nearest[PRUSSIA] = FARTHEST
        nearest[FRANCE] = FARTHEST
        nearest[PRAGMATIC] = FARTHEST
        nearest[AUSTRIA] = FARTHEST
        safe = False
        for i in range(len(place)):
            length = row[place[i]]
            if 1 <= length <= 3 and s.allied(power[i], owner):
                safe = True
            taker = major[i]
            if taker >= 0 and length < nearest[taker]:
                nearest[taker] = length
        for taker in range(MAJORS):
            if nearest[taker] < FARTHEST:
                weight = fortress_weight(s, fort, owner, taker)
                if weight > 0.0:
                    value = reach[nearest[taker]] * weight
                    worth[taker] += value * PROTECTED if safe else value


# Pieces.


def add_armies(s: Position, worth: list[float]) -> None:
    place = s.place
    for general in range(GENERALS):
        power = POWER_OF[general]
        city = place[general]
        worth[power] += TROOP * s.troops[general]
        if city == OFF:
            worth[power] -= LOST_GENERAL
        if city < 0:
            continue
        if (s.down >> general) & 1:
            worth[power] -= DOWN
        if s.home(city) != power:
            train = nearest_train(s, power, city)
            if train > LONGEST:
                worth[power] -= CUT_OFF + FAR_TRAIN * min(train, 20)
            else:
                worth[power] -= FAR_TRAIN * train
        add_contacts(s, worth, general, city)
    for piece in range(GENERALS, GENERALS + 10):
        if place[piece] == OFF:
            worth[POWER_OF[piece]] -= TRAIN
    for hussar in s.hussar:
        if hussar >= 0:
            worth[AUSTRIA] += HUSSAR


def nearest_train(s: Position, power: int, city: int) -> int:
    row = s.net().from_city(city)
    out = FAR
    first = FIRST_TRAIN[power]
    for piece in range(first, first + TRAINS_OF[power]):
        if s.place[piece] >= 0:
            out = min(out, row[s.place[piece]])
    return out


def add_contacts(s: Position, worth: list[float], general: int, city: int) -> None:
    """Neighbouring enemies will fight: the stronger has the better prospect (MAR-133)."""
    power = POWER_OF[general]
    for there in s.net().near[city]:
        other = s.stands[there]
        if other < 0:
            continue
        other = s.first_at(there)
        if other > general and other < GENERALS and s.enemies(power, POWER_OF[other]):
            edge = strength_at(s, city) - strength_at(s, there)
            value = CONTACT * max(-EDGE, min(EDGE, edge))
            worth[power] += value
            worth[POWER_OF[other]] -= value


def strength_at(s: Position, city: int) -> int:
    """Troops in a city, and what the commander's cards of its sector may add."""
    general = s.commander_at(city)
    out = s.troops[general]
    other = s.partner(general)
    if other >= 0:
        out += s.troops[other]
    suit = s.board.suit[city]
    points = 0
    for card in s.hands[POWER_OF[general]]:
        own = s.board.card_suit[card]
        if own in (suit, RESERVE):
            points += s.board.card_value[card]
    return out + min(points, 16) // 3


def add_cards(s: Position, worth: list[float]) -> None:
    value = s.board.card_value
    for power in range(POWERS):
        total = 0
        for card in s.hands[power]:
            total += value[card]
        worth[power] += POINT * total


def add_battle(s: Position, worth: list[float]) -> None:
    """Who leads in a duel under way."""
    if s.stack[-1] != DUEL:
        return
    attacker = POWER_OF[s.commander_at(s.fight[ATTACKER_CITY])]
    defender = POWER_OF[s.commander_at(s.fight[DEFENDER_CITY])]
    value = LEAD * s.fight[FIGHT_SCORE]
    worth[attacker] += value
    worth[defender] -= value


# Agreements.


def add_agreements(s: Position, worth: list[float]) -> None:
    """Cards that will change hands, and what promises cost and bring."""
    for payer in range(MAJORS):
        for other in range(POWERS):
            turns = s.subsidy[payer * POWERS + other]
            if turns > 0:
                worth[payer] -= SUBSIDY_TURN * turns
                worth[other] += SUBSIDY_TURN * turns
    for at in range(0, CLAUSES * CLAUSE, CLAUSE):
        action = s.clauses[at]
        if action < 0:
            break
        add_clause_worth(s, worth, action, s.clauses[at + 1] - s.turn + 1)


def add_clause_worth(s: Position, worth: list[float], action: int, turns: int) -> None:
    if action < AVOID:  # who keeps the peace loses what the other gains
        rest = (action - TRUCE) // LONGEST_CLAUSE
        worth[rest // POWERS] -= TRUCE_TURN * turns
        worth[rest % POWERS] += TRUCE_TURN * turns
    elif action < PLEDGE:
        rest = (action - AVOID) // LONGEST_CLAUSE
        power = rest // COUNTRIES
        worth[power] -= AVOID_TURN * turns
        owner = OWNER[rest % COUNTRIES]
        if owner >= 0 and s.enemies(power, owner):
            worth[owner] += AVOID_TURN * turns
    else:
        gainer = FRANCE if (action - PLEDGE) % 2 == CHARLES else AUSTRIA
        worth[gainer] += PROMISE
        worth[AUSTRIA if gainer == FRANCE else FRANCE] -= PROMISE
        worth[(action - PLEDGE) // 2] -= FREE_VOTE


# By country: the power that would like others to stay away (Silesia is Austria's until it is lost).
OWNER: Final = [AUSTRIA, AUSTRIA, PRUSSIA, 5, BAVARIA, FRANCE, PRAGMATIC, PRAGMATIC, -1, -1]

assert TRUCE < AVOID < PLEDGE
assert BATTLE > DUEL
