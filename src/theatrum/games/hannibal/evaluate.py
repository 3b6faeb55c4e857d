"""A judgement of a position: provinces, armies, generals, cities under siege, and what the armies
may do next: markers under their feet, provinces of the enemy in their reach, weaker armies."""

from typing import Final

from theatrum.games.hannibal.board import HANNIBAL
from theatrum.games.hannibal.forms import CARTHAGE, GENERALS, PROVINCES, ROME, SPACES
from theatrum.games.hannibal.state import NONE, Position

WON: Final = 1000.0
TURNS: Final = 9  # that weights by turn look ahead; longer is as long


class Weights:
    """What the evaluation thinks things are worth; a province as it is held at the start is 8."""

    def __init__(self) -> None:
        self.province: float = 8.0
        self.share: float = 6.0  # of a province, for its markers
        self.elsewhere: float = 0.4
        # By the turns left: for every province that a side is ahead, up to a few. In the end all
        # that counts is who has more of them (HAN-112).
        self.verdict: list[float] = [40.0, 30.0, 20.0, 12.0, 8.0, 5.0, 3.0, 1.0, 0.5]
        # By the turns left: the part that armies and cards are still worth.
        self.use: list[float] = [0.5, 0.8, 0.9, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]
        self.cu: float = 1.5
        self.elephant: float = 0.5
        self.command: float = 0.6  # for each point of a general's battle rating, with an army
        self.general: float = 1.0
        self.hannibal: float = 15.0  # his life is dear (HAN-103)
        self.land: float = 0.1  # CUs on enemy ground will suffer
        self.siege: float = 2.0
        self.card: float = 0.5
        # A marker with an enemy on it, who can convert it (HAN-028): this part of what that brings.
        self.claim: float = 0.5
        # An army with a general. Without its reach nobody would ever leave his winter quarters.
        self.reach: float = 6.0  # a whole province of the enemy where it stands, for a full army
        self.tipping: float = 1.0  # a province that one marker less would lose, beside a whole one
        # CUs of a full army; half of them are worth a quarter, so armies stay together (HAN-043).
        self.full: float = 10.0
        self.hunt: float = 0.5  # for each point by which an enemy army close by is weaker
        self.edge: float = 6.0
        self.rating: float = 1.5  # a point of the battle rating, in CUs


USUAL: Final = Weights()
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
    arms += w.card * int(s.hands[ROME] - s.hands[CARTHAGE])
    value = politics(s, w, verdict) + w.use[left] * arms
    return value if seat == ROME else -value


def politics(s: Position, w: Weights, verdict: float) -> float:
    total = 0.0
    ahead = 0
    board = s.board
    counts = s.found().counts
    for province in range(PROVINCES):
        rome = int(counts[province])
        carthage = int(counts[PROVINCES + province])
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


def forces(s: Position, w: Weights) -> float:
    """CUs, elephants and siege points, counted for Rome less those of Carthage."""
    cus = 0
    strangers = 0  # CUs on enemy ground
    elephants = 0
    points = 0
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
            sign = 1 if s.siege[space] >> 2 == ROME else -1
            points += sign * s.siege_points(space)
    return w.cu * cus - w.land * strangers - w.elephant * elephants + w.siege * points


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
    for space in s.found().stacks[side]:
        plain = not board.walled[space] and not board.tribes[space]
        if s.pc[space] == other and plain and board.significant[board.province[space]]:
            total += w.claim * gain(s, side, board.province[space], w, verdict)
        best = best_rating(s, side, space)
        if best < 0:
            continue
        cus = float(s.outside(side, space))
        reach = 0.0
        for p in board.significants:
            if prizes[p] > 0.0:
                reach += board.nearness_of_province[space * PROVINCES + p] * prizes[p]
        part = min(1.0, cus / w.full)
        total += w.reach * reach * part * part
        strength = cus + w.rating * best
        for there in s.found().stacks[other]:
            theirs = float(s.outside(other, there))
            theirs += w.rating * max(0, best_rating(s, other, there))
            if strength > theirs:
                near = board.nearness[space * SPACES + there]
                total += w.hunt * near * min(w.edge, strength - theirs)
    return total


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
