"""A judgement of a position: provinces, armies, generals, cities under siege, battles, and what the
armies may do next: markers under their feet, provinces of the enemy in their reach, weaker armies.

Bots ask for it thousands of times a second, so it works with rows of native numbers.
"""

from math import log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theatrum.games.hannibal.board import CARTHAGO, HANNIBAL, ROMA
from theatrum.games.hannibal.forms import CARTHAGE, GENERALS, PROVINCES, ROME, SPACES
from theatrum.games.hannibal.rounds import KINDS, hand_size
from theatrum.games.hannibal.sensible import card_worth
from theatrum.games.hannibal.spaces import HALF, PLACE_OF_BIT, PRIME
from theatrum.games.hannibal.state import (
    MARCHING,
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
LONG_MARCH: Final = 6.0  # spaces (HAN-042)
MOST_AHEAD: Final = 2.0  # provinces: more are as good for the verdict


def evaluate(s: Position, seat: int) -> float:
    """How much better the seat stands than the other."""
    if s.winner != NONE:
        return WON if s.winner == seat else -WON
    w = USUAL
    left = min(TURNS, s.last_turn() - int(s.turn) + 1) - 1
    ratings = [ratings_of(s, ROME), ratings_of(s, CARTHAGE)]
    arms = forces(s, w) + command(s, w) + battles(s, w)
    verdict = w.verdict[left]
    value = politics(s, w, verdict) + w.use[left] * arms
    value += time_for(s, ROME, left, w) * initiative(s, ROME, ratings, w, verdict)
    value -= time_for(s, CARTHAGE, left, w) * initiative(s, CARTHAGE, ratings, w, verdict)
    if on_the_march(s):
        value += under_way(s, w) if s.active == ROME else -under_way(s, w)
    return (value if seat == ROME else -value) + w.use[left] * hands(s, seat, w)


def time_for(s: Position, side: i64, left: int, w: Weights) -> float:
    """The part of what armies may do next that there is time for: in the end only cards count."""
    part = float(s.hands[side]) / w.plenty
    return 1.0 if left > 0 or part > 1.0 else part


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
    cus = vec[i64]([0, 0])
    strangers: i64 = 0  # CUs on enemy ground
    elephants: i64 = 0
    points = 0.0
    for side in range(i64(2)):
        for space in s.found().stacks[side]:
            count = s.outside(side, space)
            cus[side] += count
            if s.hostile(side, space):
                strangers += count if side == ROME else -count
            if side == CARTHAGE:
                elephants += s.el[space]
    for city in s.board.cities:
        if s.inn[city]:
            cus[s.pc[city]] += s.inn[city]
            elephants += s.eli[city]
    if s.found().sieges:
        for space in s.board.targets:
            if s.siege[space]:
                worth = w.capital if space in (ROMA, CARTHAGO) else w.siege
                gained = worth * float(s.siege_points(space))
                points += gained if s.siege[space] >> 2 == ROME else -gained
    # One more counts the less the more there are.
    lead = log((w.few + float(cus[ROME])) / (w.few + float(cus[CARTHAGE])))
    return w.cus * lead - w.land * float(strangers) - w.elephant * float(elephants) + points


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


def hands(s: Position, seat: i64, w: Weights) -> float:
    """The own cards by what they are, those of the other by their number; and battle cards."""
    own = 0.0
    for card in s.found().cards[seat]:
        own += card_worth(s.board, seat, card, w)
    return own - w.usual_card * float(s.hands[1 - seat]) + choice_of_cards(s, seat, w)


# Armies.


def on_the_march(s: Position) -> bool:
    return bool(s.stack) and s.stack[-1] == MARCHING


def under_way(s: Position, w: Weights) -> float:
    """On the march: CUs that are left behind can't go on, and a march that is done is ended."""
    left = float(s.allowance - s.used) / LONG_MARCH
    return w.carried * (float(s.acu) * left - 0.5)


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
    total = 0.0
    prizes = prizes_of(s, side, w)
    most = vec[float]([0.0] * PROVINCES)  # one army is enough for a province
    claims = vec[i64]([0] * PROVINCES)  # markers under the feet of CUs (HAN-028)
    stacks = s.found().stacks[side]
    own = ratings[side]
    guards = guards_of(s, other, ratings[other], w)
    for i in range(len(stacks)):
        space = stacks[i]
        if claimable(s, other, space):
            claims[board.province[space]] += 1
        if own[i] < 0:
            continue
        cus = float(s.outside(side, space))
        strength = cus + w.rating * float(own[i])
        add_reach(s, side, space, cus, strength, prizes, guards, most, w)
        total += hunting(s, side, space, strength, ratings[other], w)
    if on_the_march(s) and s.active == side:
        add_next_claim(s, side, claims)
    for p in board.significants:
        total += w.reach * most[p]
        if claims[p]:
            total += w.claim * gain(s, side, p, claims[p], w, verdict)
    return total


def claimable(s: Position, other: i64, space: i64) -> bool:
    """Is there a marker of the other side that CUs in its space may convert (HAN-028)?"""
    return s.pc[space] == other and not s.board.walled[space] and not s.board.tribes[space]


def add_next_claim(s: Position, side: i64, claims: vec[i64]) -> None:
    """An army on the march that leaves somebody on a marker may claim the next one itself."""
    space = s.place[s.mover]
    if s.used >= s.allowance or s.acu == 0 or s.outside(side, space) == s.acu:
        return
    if not claimable(s, 1 - side, space):
        return
    for there in s.board.near[space]:
        if (
            claimable(s, 1 - side, there)
            and s.outside(side, there) == 0
            and s.outside(1 - side, there) == 0
        ):
            claims[s.board.province[there]] += 1
            return


def guards_of(s: Position, side: i64, ratings: vec[i64], w: Weights) -> vec[float]:
    """By province: the strength of the strongest army of a side in it."""
    out = vec[float]([0.0] * PROVINCES)
    stacks = s.found().stacks[side]
    for i in range(len(stacks)):
        strength = float(s.outside(side, stacks[i]))
        if ratings[i] > 0:
            strength += w.rating * float(ratings[i])
        province = s.board.province[stacks[i]]
        if strength > out[province]:
            out[province] = strength
    return out


def add_reach(
    s: Position,
    side: i64,
    space: i64,
    cus: float,
    strength: float,
    prizes: vec[float],
    guards: vec[float],
    most: vec[float],
    w: Weights,
) -> None:
    """What an army may gain in each province; the best army of each counts."""
    part = cus / w.full
    part = 1.0 if part > 1.0 else part * part
    nearness = s.board.nearness_of_province
    first = (side * SPACES + space) * PROVINCES
    for p in s.board.significants:
        reach = nearness[first + p] * prizes[p] * part
        if guards[p] > strength:
            reach *= w.guarded
        if reach > most[p]:
            most[p] = reach


def hunting(
    s: Position, side: i64, space: i64, strength: float, ratings: vec[i64], w: Weights
) -> float:
    """What weaker armies of the other side are worth to one that stands in a space."""
    total = 0.0
    threat = s.board.threat
    first = (side * SPACES + space) * SPACES
    stacks = s.found().stacks[1 - side]
    for i in range(len(stacks)):
        edge = strength - float(s.outside(1 - side, stacks[i]))
        if ratings[i] > 0:
            edge -= w.rating * float(ratings[i])
        if edge > 0.0:
            total += threat[first + stacks[i]] * (w.edge if edge > w.edge else edge)
    return w.hunt * total


def gain(s: Position, side: i64, province: i64, count: i64, w: Weights, verdict: float) -> float:
    """What it brings to convert so many enemy markers of a province."""
    counts = s.found().counts
    majority = i64(s.board.majority[province])
    own = counts[side * PROVINCES + province]
    enemies = counts[(1 - side) * PROVINCES + province]
    out = 2.0 * w.share * s.board.part[province] * float(count)
    if enemies >= majority and enemies - count < majority:
        out += w.province + verdict
    if own < majority and own + count >= majority:
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
