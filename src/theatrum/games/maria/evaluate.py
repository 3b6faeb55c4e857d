"""A heuristic value of a position: progress towards the markers that win, and what serves it: a
general near the next fortress, troops, cards, supply."""

from typing import Final

from theatrum.games.maria.board import FAR
from theatrum.games.maria.conquest import is_protected
from theatrum.games.maria.forms import (
    AUSTRIA,
    CARDS,
    FIRST_TRAIN,
    FRANCE,
    GENERALS,
    MAJORS,
    POWER_OF,
    POWERS,
    PRUSSIA,
    SILESIA,
    TRAINS_OF,
)
from theatrum.games.maria.state import HAND, SHOWN, Position
from theatrum.games.maria.victory import FRENCH_GOAL, PRUSSIAN_GOAL, goals

WIN: Final = 1000.0
MARKER: Final = 10.0
STANDING: Final = 5.0  # a general in an enemy fortress that he will take by leaving
NEAR: Final = 3.0
TROOP: Final = 1.2
POINT: Final = 0.18  # of a card's value
DOWN: Final = 1.5
LOST_GENERAL: Final = 3.0
HUSSAR: Final = 0.4
FAR_TRAIN: Final = 0.25


def evaluate(s: Position, seat: int) -> float:
    """The seat's prospect against the mean of the others."""
    if not s.stack:
        return WIN if s.winner == seat + 1 else -WIN if s.winner else 0.0
    worth = [0.0] * POWERS
    add_markers(s, worth)
    add_armies(s, worth)
    add_cards(s, worth)
    prospects = [0.0] * s.seats
    for power in range(POWERS):
        prospects[s.player[power]] += worth[power]
    mine = prospects[seat]
    return mine - (sum(prospects) - mine) / (s.seats - 1)


def add_markers(s: Position, worth: list[float]) -> None:
    """The fewer markers in the pool the better; in the introductory game the goals count, and all
    that others have is Austria's loss."""
    if s.advanced():
        for power in range(MAJORS):
            share = s.pool[power] / s.board.pool[power]
            worth[power] -= MARKER * (s.pool[power] - s.aside[power] * 0.5) * (1.5 - 0.5 * share)
        return
    french, prussian = goals(s)
    worth[FRANCE] += MARKER * french * 12 / FRENCH_GOAL
    worth[PRUSSIA] += MARKER * prussian * 12 / PRUSSIAN_GOAL
    worth[AUSTRIA] -= MARKER * 0.5 * (french + prussian)


def wanted(s: Position, power: int, fort: int) -> bool:
    """Is the fortress one that a power would like to conquer?"""
    owner = s.controller(fort)
    if owner < 0 or not s.enemies(power, owner):
        return False
    city = s.board.fort_city[fort]
    if s.advanced():
        return not s.closed(city, power)
    if s.board.flanders[city]:
        return False
    country = s.board.country[city]
    if s.major_of(power) == AUSTRIA:
        return True
    return s.board.home[city] == AUSTRIA or (country == SILESIA and s.major_of(power) == PRUSSIA)


def add_armies(s: Position, worth: list[float]) -> None:
    place = s.place
    net = s.net()
    for general in range(GENERALS):
        power = POWER_OF[general]
        city = place[general]
        worth[power] += TROOP * s.troops[general]
        if city == -1:
            worth[power] -= LOST_GENERAL
        if city < 0:
            continue
        if (s.down >> general) & 1:
            worth[power] -= DOWN
        row = net.from_city(city)
        nearest = FAR
        for fort in range(s.board.forts):
            length = row[s.board.fort_city[fort]]
            if length < nearest and wanted(s, power, fort):
                if length == 0:
                    worth[power] += STANDING * (0.4 if is_protected(s, fort) else 1.0)
                else:
                    nearest = length
        if nearest < FAR:
            worth[power] += NEAR / (1 + nearest)
        train = FAR
        first = FIRST_TRAIN[power]
        for piece in range(first, first + TRAINS_OF[power]):
            if place[piece] >= 0:
                train = min(train, row[place[piece]])
        if s.home(city) != power:
            worth[power] -= FAR_TRAIN * max(0, min(train, 10) - 4)
    for hussar in s.hussar:
        if hussar >= 0:
            worth[AUSTRIA] += HUSSAR


def add_cards(s: Position, worth: list[float]) -> None:
    value = s.board.card_value
    for card in range(CARDS):
        at = s.card[card]
        if HAND <= at < HAND + POWERS:
            worth[at - HAND] += POINT * value[card]
        elif SHOWN <= at < SHOWN + POWERS:
            worth[at - SHOWN] += POINT * value[card]
