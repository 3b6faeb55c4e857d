"""A judgement of a position: provinces, armies, generals, cities under siege, battles, and what the
armies may do next: markers under their feet, provinces of the enemy in their reach, weaker armies.
"""

from typing import Final

from theatrum.games.hannibal.board import CARTHAGO, HANNIBAL, ROMA
from theatrum.games.hannibal.forms import CARTHAGE, GENERALS, PROVINCES, ROME, SPACES
from theatrum.games.hannibal.rounds import KINDS, hand_size
from theatrum.games.hannibal.state import (
    MATCHING,
    NONE,
    SEIZE_ATTACK,
    STOP_WITHDRAWAL,
    WITHDRAW_TO,
    Position,
)
from theatrum.games.hannibal.weights import TURNS, USUAL, Weights
from theatrum.games.hannibal.winter import isolated

WON: Final = 1000.0
MOST_AHEAD: Final = 2.0  # provinces: more are as good for the verdict


def evaluate(s: Position, seat: int) -> float:
    """How much better the seat stands than the other."""
    if s.winner != NONE:
        return WON if s.winner == seat else -WON
    w = USUAL
    left = min(TURNS, s.last_turn() - int(s.turn) + 1) - 1
    arms = forces(s, w) + command(s, w)
    verdict = w.verdict[left]
    arms += initiative(s, ROME, w, verdict) - initiative(s, CARTHAGE, w, verdict)
    arms += battles(s, w)
    arms += w.card * int(s.hands[ROME] - s.hands[CARTHAGE])
    value = politics(s, w, verdict) + w.use[left] * arms
    return (value if seat == ROME else -value) + choice_of_cards(s, seat, w)


def politics(s: Position, w: Weights, verdict: float) -> float:
    """Provinces and markers, as the winter will find them: without what it would remove."""
    total = 0.0
    ahead = 0
    board = s.board
    counts = s.found().counts
    lost = isolated_markers(s)
    for province in range(PROVINCES):
        rome = int(counts[province]) - lost[province]
        carthage = int(counts[PROVINCES + province]) - lost[PROVINCES + province]
        if not board.significant[province]:
            total += w.elsewhere * (rome - carthage)
            continue
        if rome >= board.majority[province]:
            total += w.province
            ahead += 1
        elif carthage >= board.majority[province]:
            total -= w.province
            ahead -= 1
        spaces: int = len(board.members[province])
        total += w.share * (rome - carthage) / spaces
    lead = ahead + (0.5 if board.tie == ROME else -0.5)
    return total + verdict * max(-MOST_AHEAD, min(MOST_AHEAD, lead))


def isolated_markers(s: Position) -> list[int]:
    """By side and province: markers that winter removes if nobody links them (HAN-108)."""
    out = [0] * (2 * PROVINCES)
    for side in range(2):
        for space in isolated(s, side):
            out[side * PROVINCES + s.board.province[space]] += 1
    return out


def forces(s: Position, w: Weights) -> float:
    """CUs, elephants and siege points, counted for Rome less those of Carthage."""
    cus = 0
    strangers = 0  # CUs on enemy ground
    elephants = 0
    points = 0.0
    for side in range(2):
        sign = 1 if side == ROME else -1
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
    for space in s.board.targets:
        if s.siege[space]:
            worth = w.capital if space in (ROMA, CARTHAGO) else w.siege
            sign = 1 if s.siege[space] >> 2 == ROME else -1
            points += worth * sign * int(s.siege_points(space))
    return w.cu * cus - w.land * strangers - w.elephant * elephants + points


def command(s: Position, w: Weights) -> float:
    """Generals with armies; Hannibal's life is dear (HAN-103)."""
    total = 0.0
    for g in range(GENERALS):
        space = s.place[g]
        if space < SPACES:
            side = s.board.side_of[g]
            sign = 1.0 if side == ROME else -1.0
            total += sign * w.general
            if s.total(side, space) > 0:
                total += sign * w.command * s.board.rating[g]
    if s.place[HANNIBAL] < SPACES:
        total -= w.hannibal
    return total


def initiative(s: Position, side: int, w: Weights, verdict: float) -> float:
    """What the armies of a side may do next."""
    board = s.board
    other = 1 - side
    total = 0.0
    prizes = prizes_of(s, side, w)
    most = [0.0] * PROVINCES  # one army is enough for a province: others look for another
    for space in s.found().stacks[side]:
        plain = not board.walled[space] and not board.tribes[space]
        if s.pc[space] == other and plain and board.significant[board.province[space]]:
            total += w.claim * gain(s, side, board.province[space], w, verdict)
        best = best_rating(s, side, space)
        if best < 0:
            continue
        cus = float(s.outside(side, space))
        part = min(1.0, cus / w.full)
        part = part * part
        for p in board.significants:
            if prizes[p] > 0.0:
                reach = board.nearness_of_province[space * PROVINCES + p] * prizes[p] * part
                if reach > most[p]:
                    most[p] = reach
        strength = cus + w.rating * best
        for there in s.found().stacks[other]:
            theirs = float(s.outside(other, there))
            theirs += w.rating * max(0, best_rating(s, other, there))
            if strength > theirs:
                near = board.nearness[space * SPACES + there]
                total += w.hunt * near * min(w.edge, strength - theirs)
    return total + w.reach * sum(most)


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


def cards(s: Position, side: int, space: int) -> float:
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


def gain(s: Position, side: int, province: int, w: Weights, verdict: float) -> float:
    """What it brings to convert one more enemy marker of a province."""
    counts = s.found().counts
    majority = s.board.majority[province]
    spaces: int = len(s.board.members[province])
    out = 2.0 * w.share / spaces
    if counts[(1 - side) * PROVINCES + province] == majority:
        out += w.province + verdict
    if counts[side * PROVINCES + province] == majority - 1:
        out += w.province + verdict
    return out


def prizes_of(s: Position, side: int, w: Weights) -> list[float]:
    """By province: the part that the enemy holds, and more if he holds it barely."""
    counts = s.found().counts
    out = [0.0] * PROVINCES
    for p in s.board.significants:
        enemies = int(counts[(1 - side) * PROVINCES + p])
        spaces: int = len(s.board.members[p])
        out[p] = enemies / spaces
        if enemies == s.board.majority[p]:
            out[p] += w.tipping
    return out


def best_rating(s: Position, side: int, space: int) -> int:
    """The battle rating of the best general of a side in a space, -1 without any."""
    best = -1
    for general in s.found().leaders[side]:
        if s.place[general] == space and s.board.rating[general] > best:
            best = s.board.rating[general]
    return best
