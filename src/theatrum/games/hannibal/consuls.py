"""Section 3: Africanus, proconsul and consuls (HAN-014 to HAN-017)."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.hannibal.board import (
    AFRICANUS,
    FABIUS,
    HISPANIA,
    ITALIA,
    ROMA,
)
from theatrum.games.hannibal.forms import (
    CARTHAGE,
    F_AFRICANUS_LOST,
    F_CONSUL_DRAWN,
    F_GENERAL_PLACED,
    F_PROCONSUL_NAMED,
    F_TO_POOL,
    GENERAL,
    GENERALS,
    NAME,
    PASS,
    READY,
    ROME,
    SPACES,
    STATION,
    actions,
)
from theatrum.games.hannibal.pieces import place_cus, stacks_of
from theatrum.games.hannibal.spaces import actions_at, with_space
from theatrum.games.hannibal.state import (
    AFRICANUS_1997,
    HIGHER,
    LOWER,
    NAME_PROCONSUL,
    NO_ROLE,
    OUT,
    PLACE_AFRICANUS,
    POOL,
    WAITING,
    Position,
)

CONSULS: Final = 2
FIVE: Final = 5  # the CUs of a consular army


def station(s: Position, side: i64, general: i64, space: i64, rule: i64) -> None:
    """A general comes to a stack: outside if CUs are there, else inside the city."""
    s.move_general(general, space)
    s.inside[general] = 0
    if (s.outside(side, space) == 0 and s.within(side, space) > 0) or s.outside(
        1 - side, space
    ) > 0:
        s.inside[general] = 1
    s.tell(F_GENERAL_PLACED, rule, general, space)


def africanus_places(s: Position) -> list[int]:
    """HAN-014; the errata of 1997 are an option."""
    italian: list[int] = []
    ports: list[int] = []
    for space in range(SPACES):
        if s.pc[space] != ROME or s.outside(CARTHAGE, space) > 0:
            continue
        region = s.board.region[space]
        if region == ITALIA:
            italian.append(space)
        if s.board.port[space] and region in (ITALIA, HISPANIA):
            ports.append(space)
    if s.options[AFRICANUS_1997] == 0:
        return sorted(italian + [p for p in ports if s.board.region[p] == HISPANIA])
    if ports:
        return ports
    if italian:
        return italian
    return [ROMA] if s.pc[ROMA] == ROME and not s.is_besieged(ROMA) else []


def bring_africanus(s: Position) -> None:
    if s.turn != s.board.africanus_turn or s.place[AFRICANUS] != WAITING:
        return
    if africanus_places(s):
        s.push(PLACE_AFRICANUS, 1 << ROME)
    else:
        s.place[AFRICANUS] = OUT
        s.tell(F_AFRICANUS_LOST, 14)


class PlaceAfricanus(Decision[Position]):
    def __init__(self) -> None:
        super().__init__(Form("place_africanus"), 14)

    def legal(self, s: Position, seat: int) -> list[int]:
        return actions(STATION, africanus_places(s))

    def apply(self, s: Position, seat: int, action: int) -> None:
        space = action - STATION
        s.pop()
        place_cus(s, ROME, space, s.board.africanus_cus, 0, 14)
        s.role[AFRICANUS] = LOWER
        station(s, ROME, AFRICANUS, space, 14)


# Consuls (HAN-015 to HAN-017).


def name_proconsul(s: Position) -> None:
    for g in s.leaders(ROME):
        if may_stay(s, g):
            s.push(NAME_PROCONSUL, 1 << ROME)
            return


def may_stay(s: Position, general: i64) -> bool:
    on_map = s.place[general] < SPACES
    return on_map and s.board.side_of[general] == ROME and general != AFRICANUS


class NameProconsul(Decision[Position]):
    """One general stays as proconsul, or none; the others go to the pool (HAN-015)."""

    def __init__(self) -> None:
        super().__init__(Form("name_proconsul"), 15)

    def legal(self, s: Position, seat: int) -> list[int]:
        out: list[object] = [READY[NAME + g] for g in s.leaders(ROME) if may_stay(s, g)]
        out.append(READY[PASS])
        return cast("list[int]", out)

    def apply(self, s: Position, seat: int, action: int) -> None:
        chosen = -1 if action == PASS else action - NAME
        s.pop()
        for g in range(GENERALS):
            if may_stay(s, g) and g != chosen:
                s.move_general(g, POOL)
                s.inside[g] = 0
                s.role[g] = NO_ROLE
                s.tell(F_TO_POOL, 15, g)
        if chosen >= 0:
            s.role[chosen] = LOWER
            s.tell(F_PROCONSUL_NAMED, 15, chosen)


def consul_places(s: Position, general: i64) -> tuple[i64, i64]:
    """With a Roman stack of five, one that is not besieged if there is any; else in Rome. Fabius
    stays in Italia (HAN-017). As two masks."""
    free: tuple[i64, i64] = (0, 0)
    shut: tuple[i64, i64] = (0, 0)
    some: tuple[i64, i64] = (0, 0)
    for space in stacks_of(s, ROME):
        if general == FABIUS and s.board.region[space] != ITALIA:
            continue
        some = with_space(some, space)
        if s.outside(ROME, space) >= FIVE:
            free = with_space(free, space)
        elif s.total(ROME, space) >= FIVE:
            if s.is_besieged(space) and s.pc[space] == ROME:
                shut = with_space(shut, space)
            else:
                free = with_space(free, space)
    if free[0] | free[1]:
        return free
    if shut[0] | shut[1]:
        return shut
    if general == FABIUS and some[0] | some[1]:
        return some
    return with_space((0, 0), ROMA)


class PlaceConsul(Decision[Position]):
    """Consuls are drawn and placed one after another (HAN-016, HAN-017); `a` counts those placed,
    `b` - 1 is the one to be placed now."""

    def __init__(self) -> None:
        super().__init__(Form("place_consul", [("general", GENERAL)]), 17)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-4] - 1]

    def proceed(self, s: Position) -> None:
        if s.stack[-3] == CONSULS:
            s.pop()
            return
        pool = vec[i64](capacity=GENERALS)
        for g in s.board.of_side[ROME]:
            if s.place[g] == POOL and g != AFRICANUS:
                pool = append(pool, g)
        if len(pool) == 0:
            s.pop()
            return
        general = pool[s.chance.below(len(pool))]
        s.tell(F_CONSUL_DRAWN, 16, general)
        s.stack[-4] = general + 1
        s.stack[-2] = 1 << ROME

    def legal(self, s: Position, seat: int) -> list[int]:
        low, high = consul_places(s, s.stack[-4] - 1)
        return actions_at(STATION, low, high)

    def apply(self, s: Position, seat: int, action: int) -> None:
        general = s.stack[-4] - 1
        s.stack[-3] += 1
        s.stack[-4] = 0
        s.stack[-2] = 0
        s.role[general] = HIGHER
        station(s, ROME, general, action - STATION, 17)
