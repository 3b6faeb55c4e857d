"""Section 6: where an army may go and stop, and which rule keeps it from going."""

from mypy_extensions import i64

from theatrum.games.hannibal.board import AFRICA, ALPS, MESSANA_STRAIT, NO_LINK, ROAD
from theatrum.games.hannibal.forms import CARTHAGE, ROME, SPACES
from theatrum.games.hannibal.pieces import consuls_in, generals_at, room
from theatrum.games.hannibal.state import NONE, Position
from theatrum.games.hannibal.steps import FIVE, SEA_COST, cost
from theatrum.games.hannibal.wear import farthest


def leaves_well(s: Position, space: i64) -> bool:
    """HAN-039, checked whenever the army leaves a space: consuls who stay keep five CUs, and a
    consul who goes has five, or all that his stack began with."""
    side = s.active
    if side == CARTHAGE:
        return True
    rest = s.outside(side, space) - (0 if s.ain else s.acu)
    stay = consuls_in(s, generals_at(s, side, space, 0) & ~s.agens)
    going = consuls_in(s, s.agens)
    if going and s.acu < s.floor:
        return False
    if stay:
        untouched = s.used == 0 and s.acu == 0 and going == 0
        if rest < FIVE and not untouched:
            return going > 0 and s.acu == 0 and rest == 0 and s.used == 0
        if going and s.used == 0 and s.acu < FIVE and s.acu + rest > 0:
            return False
    return True


def generals_may_enter(s: Position, space: i64) -> bool:
    """Fabius stays in Italia, Hanno in Africa (HAN-124)."""
    if s.agens & s.board.bound_mask == 0:
        return True
    for g in s.board.bound:
        if (s.agens >> g) & 1 and s.board.region[space] != s.board.bound_to[g]:
            return False
    return True


def counsel_allows(s: Position, side: i64, origin: i64, target: i64, cus: i64) -> bool:
    """HAN-035."""
    if s.counsel[side] == 0 or cus == 0:
        return True
    leaving = s.board.region[origin] == AFRICA
    entering = s.board.region[target] == AFRICA
    if side == CARTHAGE:
        return entering or not leaving
    return leaving or not entering


def may_enter(s: Position, origin: i64, space: i64) -> bool:
    """Truce, counsels, lone generals, generals bound to a region (HAN-032, HAN-035, HAN-044)."""
    side = s.active
    enemy = 1 - side
    if s.truce and (s.total(enemy, space) > 0 or s.pc[space] == enemy):
        return False
    if s.acu == 0:
        if s.outside(enemy, space) > 0:
            return False
        if s.within(enemy, space) > 0 and s.outside(side, space) == 0:
            return False
    if not generals_may_enter(s, space):
        return False
    return counsel_allows(s, side, origin, space, s.acu)


def goes_anywhere(s: Position) -> bool:
    """Would `may_enter` let this army into every space?"""
    if s.acu == 0 or s.truce or s.counsel[s.active]:
        return False
    return s.agens & s.board.bound_mask == 0


def may_march(s: Position, space: i64, target: i64, kind: i64) -> bool:
    if kind == MESSANA_STRAIT and s.pc[space] != s.active:  # HAN-053
        return False
    if kind == ALPS and s.atrain:  # HAN-120
        return False
    return may_enter(s, space, target)


def may_sail(s: Position, space: i64) -> bool:
    """Does the card let the army leave this port by sea? (HAN-027, HAN-058, HAN-061)"""
    if not s.board.port[space] or not s.board.ship[s.card] or s.atrain:
        return False
    if s.used + SEA_COST > s.allowance or farthest(s) + SEA_COST > s.allowance:
        return False
    if s.ain and s.is_besieged(space):
        return False
    if s.active == ROME and s.naval_victory and s.campaign == NONE:  # card 29
        return False
    if s.campaign == NONE:
        return s.acu <= s.board.sea_limit
    return s.acu <= s.board.sea_limit_campaign and s.sailor in (NONE, s.mover)


def may_land_inside(s: Position, space: i64) -> bool:
    """HAN-061."""
    if not s.board.walled[space] or s.pc[space] != s.active or s.is_besieged(space):
        return False
    return room(s, space) >= s.acu


def lone_enemy(s: Position, space: i64) -> bool:
    return generals_at(s, 1 - s.active, space, 0) != 0 and s.outside(1 - s.active, space) == 0


def may_stop(s: Position, space: i64) -> bool:
    """HAN-039 and HAN-044."""
    if s.used == 0:
        return True
    if s.outside(s.active, space) == 0 and lone_enemy(s, space):
        return False
    return s.outside(s.active, space) >= s.floor or consuls_in(s, s.agens) == 0


def why_not_march(s: Position, space: i64, target: i64) -> i64:
    """The rule against a march, the most telling first."""
    kind = s.board.kind_of[space * SPACES + target]
    if kind == NO_LINK:
        return 42
    if s.truce and (s.total(1 - s.active, target) > 0 or s.pc[target] == 1 - s.active):
        return 32
    if cost(kind) + s.used > s.allowance:
        return 42 if kind == ROAD else 51
    if cost(kind) + farthest(s) > s.allowance:
        return 40
    if kind == MESSANA_STRAIT and s.pc[space] != s.active:
        return 53
    if kind == ALPS and s.atrain:
        return 120
    if not leaves_well(s, space):
        return 39
    if not generals_may_enter(s, target):
        return 124
    if s.acu == 0:
        return 44
    return 42


def why_not_sail(s: Position, space: i64, target: i64) -> i64:
    if not s.board.ship[s.card]:
        return 27
    if s.truce and (s.total(1 - s.active, target) > 0 or s.pc[target] == 1 - s.active):
        return 32
    if s.atrain:
        return 120
    if s.ain and s.is_besieged(space):
        return 61
    if s.campaign != NONE and s.sailor not in (NONE, s.mover):
        return 40
    if not leaves_well(s, space):
        return 39
    if not counsel_allows(s, s.active, space, target, s.acu):
        return 35
    if not generals_may_enter(s, target):
        return 124
    return 58
