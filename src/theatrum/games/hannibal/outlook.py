"""For bots: who will win the war. What counts is learnt from self-played matches; here stands what
is looked at."""

from math import log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theatrum.core.network import Network
from theatrum.games.hannibal.board import AFRICA, AFRICANUS, CARTHAGO, HANNIBAL, ITALIA, ROMA
from theatrum.games.hannibal.evaluate import (
    battles,
    best_rating,
    claimable,
    command,
    forces,
    initiative,
    politics,
    ratings_of,
    take_isolated,
)
from theatrum.games.hannibal.forms import CARTHAGE, PROVINCES, ROME, SPACES
from theatrum.games.hannibal.learnt import NUMBERS
from theatrum.games.hannibal.sensible import card_worth
from theatrum.games.hannibal.state import Position
from theatrum.games.hannibal.weights import TURNS, USUAL

SIDES: Final = ["rome", "carthage"]
REGIONS: Final = 7
FEATURES: Final = 84
LEFT: Final = 0  # the first of them: turns left
FEW: Final = 4.0  # CUs that are added to both sides where they are compared


def seats_of(s: Position) -> list[int]:
    """The seat of each side."""
    return [ROME, CARTHAGE]


def outlook(s: Position) -> list[float]:
    """The chances of Rome and Carthage."""
    return NETWORK.chances(features(s))


def features(s: Position) -> vec[float]:
    """What counts, for Rome less for Carthage where it can be set off."""
    left = max(1, min(TURNS, s.last_turn() - int(s.turn) + 1))
    out = vec[float]([float(left), 1.0 if left == 1 else 0.0, 1.0 if left == 2 else 0.0])
    out = append(out, float(s.hands[ROME]))
    out = append(out, float(s.hands[CARTHAGE]))
    out = append(out, 1.0 if s.stack and s.stack[-2] == 1 << ROME else -1.0)
    out = provinces(s, out, float(left))
    out = armies(s, out)
    out = leaders(s, out)
    return judgement(s, out, left)


def provinces(s: Position, out: vec[float], left: float) -> vec[float]:
    """Who holds what when winter comes, and by how much."""
    board = s.board
    now = s.found().counts
    counts = now[:]
    take_isolated(s, ROME, counts)
    take_isolated(s, CARTHAGE, counts)
    lead: i64 = 0
    hanging = 0.0
    lonely = 0.0
    for p in board.significants:
        rome = counts[p]
        carthage = counts[PROVINCES + p]
        majority = i64(board.majority[p])
        held = 0.0
        if rome >= majority:
            held = 1.0
            lead += 1
            hanging += 1.0 if rome == majority else 0.0
        elif carthage >= majority:
            held = -1.0
            lead -= 1
            hanging -= 1.0 if carthage == majority else 0.0
        out = append(out, held)
        out = append(out, float(rome - carthage) * board.part[p])
        lonely += float(now[p] - rome) - float(now[PROVINCES + p] - carthage)
    out = append(out, float(lead))
    out = append(out, float(lead) / left)
    out = append(out, (1.0 if lead > 0 else -1.0) / left)
    out = append(out, hanging)
    return append(out, lonely)


def armies(s: Position, out: vec[float]) -> vec[float]:
    """CUs by region; how they compare; the strongest armies with a general; markers underfoot."""
    board = s.board
    cus = vec[float]([0.0] * (2 * REGIONS))
    total = vec[float]([0.0, 0.0])
    strongest = vec[float]([0.0, 0.0])
    claims = vec[float]([0.0, 0.0])
    for side in range(i64(2)):
        for space in s.found().stacks[side]:
            count = float(s.outside(side, space))
            cus[side * REGIONS + board.region[space]] += count
            total[side] += count
            rating = best_rating(s, side, space)
            if rating >= 0 and count + 1.5 * float(rating) > strongest[side]:
                strongest[side] = count + 1.5 * float(rating)
            if count > 0.0 and claimable(s, 1 - side, space):
                claims[side] += 1.0
    for city in board.cities:
        if s.inn[city]:
            cus[s.pc[city] * REGIONS + board.region[city]] += float(s.inn[city])
            total[s.pc[city]] += float(s.inn[city])
    for number in cus:
        out = append(out, number)
    out = append(out, log((FEW + total[ROME]) / (FEW + total[CARTHAGE])))
    for side in range(2):
        out = append(out, strongest[side])
        out = append(out, claims[side])
    return out


def leaders(s: Position, out: vec[float]) -> vec[float]:
    """Hannibal and Africanus; sieges of the capitals; what is in force."""
    for general in (HANNIBAL, AFRICANUS):
        space = s.place[general]
        alive = space < SPACES
        side = i64(s.board.side_of[general])
        out = append(out, 1.0 if alive else 0.0)
        out = append(out, float(s.total(side, space)) if alive else 0.0)
        away = ITALIA if general == HANNIBAL else AFRICA
        out = append(out, 1.0 if alive and s.board.region[space] == away else 0.0)
    out = append(out, float(s.siege_points(CARTHAGO)) - float(s.siege_points(ROMA)))
    return append(out, 1.0 if s.philip == 1 else 0.0)


def judgement(s: Position, out: vec[float], left: int) -> vec[float]:
    """The parts of the evaluation."""
    w = USUAL
    ratings = [ratings_of(s, ROME), ratings_of(s, CARTHAGE)]
    verdict = w.verdict[left - 1]
    out = append(out, politics(s, w, verdict))
    out = append(out, forces(s, w))
    out = append(out, command(s, w))
    out = append(out, battles(s, w))
    out = append(out, initiative(s, ROME, ratings, w, verdict))
    out = append(out, initiative(s, CARTHAGE, ratings, w, verdict))
    for side in range(i64(2)):
        worth = 0.0
        ops = 0.0
        for card in s.found().cards[side]:
            worth += card_worth(s.board, side, card, w)
            ops += float(i64(s.board.ops[card]))
        out = append(out, worth)
        out = append(out, ops)
    return out


NETWORK: Final = Network(NUMBERS, FEATURES, len(SIDES))
