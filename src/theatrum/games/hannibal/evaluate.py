"""A judgement of a position: provinces, armies, generals, cities under siege, and what the armies
may do next: markers under their feet, provinces of the enemy in their reach, weaker armies."""

from typing import Final

from theatrum.games.hannibal.board import HANNIBAL
from theatrum.games.hannibal.forms import CARTHAGE, GENERALS, PROVINCES, ROME, SPACES
from theatrum.games.hannibal.state import NONE, Position

WON: Final = 1000.0
PROVINCE: Final = 8.0
SHARE: Final = 6.0  # of a province, for its markers
ELSEWHERE: Final = 0.4
CU: Final = 1.5
ELEPHANT: Final = 0.5
COMMAND: Final = 0.6  # for each point of a general's battle rating, with an army
LAND: Final = 0.1  # CUs on enemy ground will suffer
SIEGE: Final = 2.0
CARD: Final = 0.5
CLAIM: Final = 1.2  # a marker with an enemy on it, who can convert it (HAN-028)
# An army with a general. Without its reach nobody would ever leave his winter quarters.
REACH: Final = 6.0  # a whole province of the enemy where it stands, for a full army
FULL: Final = 10.0  # CUs; half of them are worth a quarter, so that armies stay together (HAN-043)
HUNT: Final = 0.5  # for each point by which an enemy army close by is weaker
EDGE: Final = 6.0
RATING: Final = 1.5  # a point of the battle rating, in CUs


def evaluate(s: Position, seat: int) -> float:
    """How much better the seat stands than the other."""
    if s.winner != NONE:
        return WON if s.winner == seat else -WON
    value = politics(s) + forces(s) + command(s)
    value += initiative(s, ROME) - initiative(s, CARTHAGE)
    value += CARD * int(s.hands[ROME] - s.hands[CARTHAGE])
    return value if seat == ROME else -value


def politics(s: Position) -> float:
    total = 0.0
    board = s.board
    counts = s.found().counts
    for province in range(PROVINCES):
        rome = int(counts[province])
        carthage = int(counts[PROVINCES + province])
        if not board.significant[province]:
            total += ELSEWHERE * (rome - carthage)
            continue
        if rome >= board.majority[province]:
            total += PROVINCE
        elif carthage >= board.majority[province]:
            total -= PROVINCE
        spaces: int = len(board.members[province])
        total += SHARE * (rome - carthage) / spaces
    return total


def forces(s: Position) -> float:
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
    return CU * cus - LAND * strangers - ELEPHANT * elephants + SIEGE * points


def command(s: Position) -> float:
    """Generals with armies; Hannibal's life is dear (HAN-103)."""
    total = 0.0
    for g in range(GENERALS):
        space = s.place[g]
        if space < SPACES:
            side = s.board.side_of[g]
            sign = 1.0 if side == ROME else -1.0
            total += sign
            if s.total(side, space) > 0:
                total += sign * COMMAND * s.board.rating[g]
    if s.place[HANNIBAL] < SPACES:
        total -= 15.0
    return total


def initiative(s: Position, side: int) -> float:
    """What the armies of a side may do next."""
    board = s.board
    counts = s.found().counts
    other = 1 - side
    total = 0.0
    for space in s.found().stacks[side]:
        plain = not board.walled[space] and not board.tribes[space]
        if s.pc[space] == other and plain and board.significant[board.province[space]]:
            total += CLAIM
        best = best_rating(s, side, space)
        if best < 0:
            continue
        cus = float(s.outside(side, space))
        reach = 0.0
        for p in board.significants:
            enemies = int(counts[other * PROVINCES + p])
            if enemies:
                near = board.nearness_of_province[space * PROVINCES + p]
                spaces: int = len(board.members[p])
                reach += near * enemies / spaces
        part = min(1.0, cus / FULL)
        total += REACH * reach * part * part
        strength = cus + RATING * best
        for there in s.found().stacks[other]:
            theirs = float(s.outside(other, there))
            theirs += RATING * max(0, best_rating(s, other, there))
            if strength > theirs:
                near = board.nearness[space * SPACES + there]
                total += HUNT * near * min(EDGE, strength - theirs)
    return total


def best_rating(s: Position, side: int, space: int) -> int:
    """The battle rating of the best general of a side in a space, -1 without any."""
    best = -1
    for general in s.found().leaders[side]:
        if s.place[general] == space and s.board.rating[general] > best:
            best = s.board.rating[general]
    return best
