"""A heuristic value of a position: progress towards the markers that win, and what serves it:
generals near the next fortresses, troops, cards, supply, favourable battles; and what agreements
are worth."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theatrum.games.maria.board import FAR
from theatrum.games.maria.campaign import NOBODY, Campaign, add_fortresses, bounded
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
from theatrum.games.maria.race import foretold, odds, race_chances
from theatrum.games.maria.state import (
    ATTACKER_CITY,
    BATTLE,
    CLAUSE,
    CLAUSES,
    DEFENDER_CITY,
    DUEL,
    FIGHT_SCORE,
    MUSTER,
    OFF,
    PAYMENT,
    VARIANT,
    Position,
)
from theatrum.games.maria.supply import LONGEST
from theatrum.games.maria.victory import FRENCH_GOAL, PRUSSIAN_GOAL, goals
from theatrum.games.maria.weights import FARTHEST, USUAL, Weights
from theatrum.games.maria.winter import may_bring

WIN: Final = 1000.0
EDGE: Final = 5
HAND_ROW: Final = 5  # the four suits and all together
MOST_CARDS: Final = 24  # points that one battle may take
CARDS_PER_TROOP: Final = 3


def evaluate(s: Position, seat: int) -> float:
    """The seat's prospect against the mean of the others."""
    if not s.stack:
        return WIN if s.winner == seat + 1 else -WIN if s.winner else 0.0
    w = USUAL
    worth = vec[float]([0.0] * POWERS)
    points = suit_points(s)
    strength = strengths(s, points)
    campaign = add_fortresses(s, worth, strength, seat, w)
    add_armies(s, worth, strength, w)
    add_cards(s, worth, points, w)
    defends = seat == s.player[AUSTRIA] and foretold(s)
    if not defends:
        add_markers(s, worth, w)
    add_battle(s, worth, w)
    if s.advanced():
        add_agreements(s, worth, w)
    prospects = vec[float]([0.0] * s.seats)
    for power in range(i64(POWERS)):
        prospects[s.player[power]] += worth[power]
    total = 0.0
    for prospect in prospects:
        total += prospect
    mine = prospects[seat]
    if defends:
        mine += w.defence * odds(race_chances(s, campaign, True)[seat])
    if (s.talked >> seat) & 1:
        mine -= w.talking
    return mine - (total - prospects[seat]) / (s.seats - 1)


def add_markers(s: Position, worth: vec[float], w: Weights) -> None:
    """The fewer markers in the pool the better; in the introductory game the goals count, and all
    that others have is Austria's loss."""
    if s.advanced():
        for power in range(i64(MAJORS)):
            pool = float(s.pool[power])
            share = pool / s.board.pool[power]
            worth[power] -= w.marker * (pool + float(s.aside[power]) * 0.5) * (1.5 - 0.5 * share)
        return
    took = goals(s)
    french = float(took[0])
    prussian = float(took[1])
    variant = s.options[VARIANT]
    worth[FRANCE] += w.marker * french * 12.0 / FRENCH_GOAL[variant] + w.closer * french * french
    worth[PRUSSIA] += w.marker * prussian * 12.0 / PRUSSIAN_GOAL[variant]
    worth[PRUSSIA] += w.closer * prussian * prussian
    worth[AUSTRIA] -= w.marker * w.loss * (french + prussian)


def open_campaign(s: Position) -> Campaign:
    """What everybody could take, without the errands of a seat."""
    campaign = Campaign(s, strengths(s, suit_points(s)), NOBODY)
    campaign.look_at_all(vec[float]([0.0] * POWERS), USUAL)
    return campaign


# Pieces.


def suit_points(s: Position) -> vec[i64]:
    """By power: the points of the hand in the four suits, with the Reserves, and all of them."""
    suits = s.board.card_suit
    values = s.board.card_value
    out = vec[i64]([0] * (POWERS * HAND_ROW))
    for power in range(i64(POWERS)):
        at = power * HAND_ROW
        reserves: i64 = 0
        total: i64 = 0
        for card in s.hands[power]:
            value: i64 = values[card]
            total += value
            if suits[card] == RESERVE:
                reserves += value
            else:
                out[at + suits[card]] += value
        for suit in range(i64(RESERVE)):
            out[at + suit] += reserves
        out[at + RESERVE] = total
    return out


def strengths(s: Position, points: vec[i64]) -> vec[i64]:
    """By general: the troops of his stack, and what the commander's cards of its sector may add."""
    out = vec[i64]([0] * GENERALS)
    for general in range(i64(GENERALS)):
        city = s.place[general]
        if city < 0:
            continue
        leader = general
        other = s.partner(general)
        total = s.troops[general]
        if other >= 0:
            total += s.troops[other]
            if s.leads(other, general):
                leader = other
        cards = points[POWER_OF[leader] * HAND_ROW + s.board.suit[city]]
        out[general] = total + min(cards, i64(MOST_CARDS)) // CARDS_PER_TROOP
    return out


def add_armies(s: Position, worth: vec[float], strength: vec[i64], w: Weights) -> None:
    place = s.place
    for general in range(i64(GENERALS)):
        power: i64 = POWER_OF[general]
        city = place[general]
        worth[power] += w.troop * float(s.troops[general])
        if city == OFF:
            worth[power] -= w.lost_general
        if city < 0:
            continue
        if (s.down >> general) & 1:
            worth[power] -= w.down
        train = nearest_train(s, power, city)
        worth[power] -= w.far_train * float(min(train, i64(FARTHEST)))
        if train > LONGEST and s.home(city) != power:
            worth[power] -= w.cut_off
        add_contacts(s, worth, general, strength, w)
    for piece in range(i64(GENERALS), i64(GENERALS + 10)):
        if place[piece] == OFF:
            worth[POWER_OF[piece]] -= w.train
    for hussar in s.hussar:
        if hussar >= 0:
            worth[AUSTRIA] += w.hussar


def nearest_train(s: Position, power: i64, city: i64) -> i64:
    row = s.net().from_city(city)
    out: i64 = FAR
    first: i64 = FIRST_TRAIN[power]
    for piece in range(first, first + TRAINS_OF[power]):
        there = s.place[piece]
        if there >= 0 and row[there] < out:
            out = row[there]
    return out


def add_contacts(
    s: Position, worth: vec[float], general: i64, strength: vec[i64], w: Weights
) -> None:
    """Neighbouring enemies will fight: the stronger has the better prospect (MAR-133)."""
    power: i64 = POWER_OF[general]
    for there in s.net().near[s.place[general]]:
        if s.stands[there] < 0:
            continue
        other = s.first_at(there)
        if other > general and other < GENERALS and s.enemies(power, POWER_OF[other]):
            value = w.contact * bounded(strength[general] - strength[other], EDGE)
            worth[power] += value
            worth[POWER_OF[other]] -= value


def add_cards(s: Position, worth: vec[float], points: vec[i64], w: Weights) -> None:
    for power in range(i64(POWERS)):
        worth[power] += w.point * float(points[power * HAND_ROW + RESERVE])
    if s.stack[-1] == PAYMENT:
        worth[s.stack[-3]] -= w.point * s.stack[-4]  # what is still to be paid
        if s.stack[-5] == MUSTER:
            add_recruits(s, worth, s.stack[-7], s.stack[-8], w)


def add_recruits(s: Position, worth: vec[float], power: int, count: int, w: Weights) -> None:
    """Troops that are being paid for, and the generals who can return with them (MAR-164)."""
    returning: int = len(may_bring(s, power, count))
    worth[power] += w.troop * count + w.lost_general * min(returning, count)


def add_battle(s: Position, worth: vec[float], w: Weights) -> None:
    """Who leads in a duel under way."""
    if s.stack[-1] != DUEL:
        return
    attacker = POWER_OF[s.commander_at(s.fight[ATTACKER_CITY])]
    defender = POWER_OF[s.commander_at(s.fight[DEFENDER_CITY])]
    value = w.lead * float(s.fight[FIGHT_SCORE])
    worth[attacker] += value
    worth[defender] -= value


# Agreements.


def add_agreements(s: Position, worth: vec[float], w: Weights) -> None:
    """Cards that will change hands, and what promises cost and bring."""
    for payer in range(MAJORS):
        for other in range(POWERS):
            turns = int(s.subsidy[payer * POWERS + other])
            if turns > 0:
                worth[payer] -= w.subsidy_turn * turns
                worth[other] += w.subsidy_turn * turns
    for at in range(0, CLAUSES * CLAUSE, CLAUSE):
        action = s.clauses[at]
        if action < 0:
            break
        add_clause_worth(s, worth, action, s.clauses[at + 1] - s.turn + 1, w)


def add_clause_worth(s: Position, worth: vec[float], action: int, turns: int, w: Weights) -> None:
    if action < AVOID:  # who keeps the peace loses what the other gains
        rest = (action - TRUCE) // LONGEST_CLAUSE
        worth[rest // POWERS] -= w.truce_turn * turns
        worth[rest % POWERS] += w.truce_turn * turns
    elif action < PLEDGE:
        rest = (action - AVOID) // LONGEST_CLAUSE
        power = rest // COUNTRIES
        worth[power] -= w.avoid_turn * turns
        owner = OWNER[rest % COUNTRIES]
        if owner >= 0 and s.enemies(power, owner):
            worth[owner] += w.avoid_turn * turns
    else:
        gainer = FRANCE if (action - PLEDGE) % 2 == CHARLES else AUSTRIA
        worth[gainer] += w.promise
        worth[AUSTRIA if gainer == FRANCE else FRANCE] -= w.promise
        worth[(action - PLEDGE) // 2] -= w.free_vote


# By country: the power that would like others to stay away (Silesia is Austria's until it is lost).
OWNER: Final = [AUSTRIA, AUSTRIA, PRUSSIA, 5, BAVARIA, FRANCE, PRAGMATIC, PRAGMATIC, -1, -1]

assert TRUCE < AVOID < PLEDGE
assert BATTLE > DUEL
