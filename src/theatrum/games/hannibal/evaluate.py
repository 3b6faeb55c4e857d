"""A judgement of a position: provinces, armies, generals, cities under siege, battles, and what the
armies may do next: markers under their feet, provinces of the enemy in their reach, weaker armies.

Bots ask for it thousands of times a second, so it works with rows of native numbers.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theatrum.games.hannibal.board import CARTHAGO, HANNIBAL, ROMA
from theatrum.games.hannibal.forms import CARTHAGE, GENERALS, PROVINCES, ROME, SPACES
from theatrum.games.hannibal.rounds import KINDS, hand_size
from theatrum.games.hannibal.spaces import HALF, PLACE_OF_BIT, PRIME
from theatrum.games.hannibal.state import (
    MATCHING,
    NONE,
    SEIZE_ATTACK,
    STOP_WITHDRAWAL,
    WITHDRAW_TO,
    Position,
)
from theatrum.games.hannibal.weights import TURNS, USUAL, Weights
from theatrum.games.hannibal.winter import isolated_masks

WON: Final = 1000.0
MOST_AHEAD: Final = 2.0  # provinces: more are as good for the verdict


def evaluate(s: Position, seat: int) -> float:
    """How much better the seat stands than the other."""
    if s.winner != NONE:
        return WON if s.winner == seat else -WON
    w = USUAL
    left = min(TURNS, s.last_turn() - int(s.turn) + 1) - 1
    ratings = [ratings_of(s, ROME), ratings_of(s, CARTHAGE)]
    arms = forces(s, w) + command(s, w)
    verdict = w.verdict[left]
    arms += initiative(s, ROME, ratings, w, verdict) - initiative(s, CARTHAGE, ratings, w, verdict)
    arms += battles(s, w)
    arms += w.card * float(s.hands[ROME] - s.hands[CARTHAGE])
    value = politics(s, w, verdict) + w.use[left] * arms
    return (value if seat == ROME else -value) + choice_of_cards(s, seat, w)


def politics(s: Position, w: Weights, verdict: float) -> float:
    """Provinces and markers, as the winter will find them: without what it would remove."""
    total = 0.0
    ahead: i64 = 0
    board = s.board
    counts = s.found().counts[:]
    take_isolated(s, ROME, counts)
    take_isolated(s, CARTHAGE, counts)
    for province in range(i64(PROVINCES)):
        rome = counts[province]
        carthage = counts[PROVINCES + province]
        if not board.significant[province]:
            total += w.elsewhere * float(rome - carthage)
            continue
        if rome >= board.majority[province]:
            total += w.province
            ahead += 1
        elif carthage >= board.majority[province]:
            total -= w.province
            ahead -= 1
        total += w.share * float(rome - carthage) * board.part[province]
    lead = float(ahead) + (0.5 if board.tie == ROME else -0.5)
    if lead > MOST_AHEAD:
        lead = MOST_AHEAD
    elif lead < -MOST_AHEAD:
        lead = -MOST_AHEAD
    return total + verdict * lead


def take_isolated(s: Position, side: i64, counts: vec[i64]) -> None:
    """Markers that winter removes if nobody links them (HAN-108) don't count."""
    low, high = isolated_masks(s, side)
    first = side * PROVINCES
    while low:
        bit = low & -low
        low ^= bit
        counts[first + s.board.province[PLACE_OF_BIT[bit % PRIME]]] -= 1
    while high:
        bit = high & -high
        high ^= bit
        counts[first + s.board.province[HALF + PLACE_OF_BIT[bit % PRIME]]] -= 1


def forces(s: Position, w: Weights) -> float:
    """CUs, elephants and siege points, counted for Rome less those of Carthage."""
    cus: i64 = 0
    strangers: i64 = 0  # CUs on enemy ground
    elephants: i64 = 0
    points = 0.0
    for side in range(i64(2)):
        sign: i64 = 1 if side == ROME else -1
        for space in s.found().stacks[side]:
            count = sign * s.outside(side, space)
            cus += count
            if s.hostile(side, space):
                strangers += count
            if side == CARTHAGE:
                elephants += s.el[space]
    for city in s.board.cities:
        if s.inn[city]:
            cus += s.inn[city] if s.pc[city] == ROME else -s.inn[city]
            elephants += s.eli[city]
    if s.found().sieges:
        for space in s.board.targets:
            if s.siege[space]:
                worth = w.capital if space in (ROMA, CARTHAGO) else w.siege
                gained = worth * float(s.siege_points(space))
                points += gained if s.siege[space] >> 2 == ROME else -gained
    return w.cu * float(cus) - w.land * float(strangers) - w.elephant * float(elephants) + points


def command(s: Position, w: Weights) -> float:
    """Generals with armies; Hannibal's life is dear (HAN-103)."""
    total = 0.0
    for g in range(i64(GENERALS)):
        space = s.place[g]
        if space < SPACES:
            side = i64(s.board.side_of[g])
            worth = w.general
            if s.total(side, space) > 0:
                worth += w.command * float(s.board.rating[g])
            total += worth if side == ROME else -worth
    if s.place[HANNIBAL] < SPACES:
        total -= w.hannibal
    return total


# Armies.


def ratings_of(s: Position, side: i64) -> vec[i64]:
    """The battle rating of the best general with each stack of a side, -1 without any."""
    index = s.found()
    leaders = index.leaders[side]
    out = vec[i64]()
    for space in index.stacks[side]:
        best: i64 = -1
        for general in leaders:
            if s.place[general] == space and s.board.rating[general] > best:
                best = s.board.rating[general]
        out = append(out, best)
    return out


def initiative(
    s: Position, side: i64, ratings: list[vec[i64]], w: Weights, verdict: float
) -> float:
    """What the armies of a side may do next."""
    board = s.board
    other = 1 - side
    pc = s.pc
    walled = board.walled
    total = 0.0
    prizes = prizes_of(s, side, w)
    most = vec[float]([0.0] * PROVINCES)  # one army is enough for a province
    stacks = s.found().stacks[side]
    own = ratings[side]
    for i in range(len(stacks)):
        space = stacks[i]
        province = i64(board.province[space])
        plain = not walled[space] and not board.tribes[space]
        if pc[space] == other and plain and board.significant[province]:
            total += w.claim * gain(s, side, province, w, verdict)
        if own[i] < 0:
            continue
        cus = float(s.outside(side, space))
        add_reach(s, space, cus, prizes, most, w)
        total += hunting(s, other, space, cus + w.rating * float(own[i]), ratings[other], w)
    for p in board.significants:
        total += w.reach * most[p]
    return total


def add_reach(
    s: Position, space: i64, cus: float, prizes: vec[float], most: vec[float], w: Weights
) -> None:
    """What an army may gain in each province; the best army of each counts."""
    part = cus / w.full
    part = 1.0 if part > 1.0 else part * part
    nearness = s.board.nearness_of_province
    first = space * PROVINCES
    for p in s.board.significants:
        reach = nearness[first + p] * prizes[p] * part
        if reach > most[p]:
            most[p] = reach


def hunting(
    s: Position, other: i64, space: i64, strength: float, ratings: vec[i64], w: Weights
) -> float:
    """What weaker armies of the other side are worth to one that stands in a space."""
    total = 0.0
    nearness = s.board.nearness
    first = space * SPACES
    stacks = s.found().stacks[other]
    for i in range(len(stacks)):
        edge = strength - float(s.outside(other, stacks[i]))
        if ratings[i] > 0:
            edge -= w.rating * float(ratings[i])
        if edge > 0.0:
            total += nearness[first + stacks[i]] * (w.edge if edge > w.edge else edge)
    return w.hunt * total


def gain(s: Position, side: i64, province: i64, w: Weights, verdict: float) -> float:
    """What it brings to convert one more enemy marker of a province."""
    counts = s.found().counts
    majority = i64(s.board.majority[province])
    out = 2.0 * w.share * s.board.part[province]
    if counts[(1 - side) * PROVINCES + province] == majority:
        out += w.province + verdict
    if counts[side * PROVINCES + province] == majority - 1:
        out += w.province + verdict
    return out


def prizes_of(s: Position, side: i64, w: Weights) -> vec[float]:
    """By province: the part that the enemy holds, and more if he holds it barely."""
    counts = s.found().counts
    out = vec[float]([0.0] * PROVINCES)
    first = (1 - side) * PROVINCES
    for p in s.board.significants:
        enemies = counts[first + p]
        prize = float(enemies) * s.board.part[p]
        out[p] = prize + w.tipping if enemies == s.board.majority[p] else prize
    return out


# Battles.


def battles(s: Position, w: Weights) -> float:
    """A battle that is to come or under way: who has more cards, and attacks?"""
    total = 0.0
    for space in s.found().stacks[ROME]:
        if s.outside(CARTHAGE, space) == 0 or s.outside(ROME, space) == 0:
            continue
        if s.field == space and s.loser != NONE:
            total += w.clash if s.loser == CARTHAGE else -w.clash
            continue
        lead = cards(s, ROME, space) - cards(s, CARTHAGE, space)
        waiting = s.stack[-1]
        if s.field == space:
            if s.goal != NONE or waiting == WITHDRAW_TO:
                continue
            attacks = 1 - s.attacker if waiting == SEIZE_ATTACK else s.attacker
            lead += w.attack if attacks == ROME else -w.attack
        part = w.leaving if waiting == STOP_WITHDRAWAL else 1.0
        total += part * w.clash * lead / (w.even + abs(lead))
    return total


def cards(s: Position, side: i64, space: i64) -> float:
    """How many battle cards a side has, or will have (HAN-078)."""
    if s.field == space and hand_size(s, ROME) + hand_size(s, CARTHAGE) > 0:
        # What the attacker has shown the other must still match.
        shown = 1 if s.stack[-1] == MATCHING and s.attacker == side else 0
        return float(hand_size(s, side) + shown)
    return float(s.outside(side, space) + max(0, best_rating(s, side, space)))


def choice_of_cards(s: Position, seat: int, w: Weights) -> float:
    """The kinds of battle cards in the own hand: one of many of a kind is missed least."""
    if s.field == NONE:
        return 0.0
    total = 0.0
    for kind in range(KINDS):
        total += 1.0 - 0.5 ** int(s.bhand[seat * KINDS + kind])
    return w.variety * total


def best_rating(s: Position, side: i64, space: i64) -> i64:
    """The battle rating of the best general of a side in a space, -1 without any."""
    best: i64 = -1
    for general in s.found().leaders[side]:
        if s.place[general] == space and s.board.rating[general] > best:
            best = s.board.rating[general]
    return best
