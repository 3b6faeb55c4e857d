"""Chapter 10.1: the march of a piece, city by city."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.core.state import FRAME
from theatrum.games.maria.agreements import barred_by, binding
from theatrum.games.maria.conquest import leave
from theatrum.games.maria.forms import (
    AUSTRIA,
    CITY_SLOTS,
    FORCE,
    FRANCE,
    GENERALS,
    MADE,
    MARCH_FORCED,
    MOVE_ENDED,
    PIECE,
    POWER_OF,
    STEP,
    STEPPED,
    STOP,
    TRAIN_DESTROYED,
    actions_of,
)
from theatrum.games.maria.hussars import enter
from theatrum.games.maria.joining import begin_join, join_rule
from theatrum.games.maria.sequence import AUSTRIAN, pass_on
from theatrum.games.maria.state import (
    MOVEMENT,
    NO_SIDE,
    OFF,
    SECOND_PIECE,
    Position,
)
from theatrum.games.maria.victory import end_if_won, watch_prussia

GENERAL_MOVE: Final = 3  # MAR-090; one more on main roads (MAR-091)
TRAIN_MOVE: Final = 2  # MAR-092
FORCED_MARCH: Final = 8  # MAR-098

# A march packed into one number: piece, partner + 1, forced, main roads only, steps.
PARTNER: Final = 1 << 5
FORCED: Final = 1 << 10
OFF_MAIN: Final = 1 << 11
STEPS: Final = 1 << 12
STANDSTILL: Final = [STOP]


def step_rule(s: Position, march: i64, refused: i64, there: i64, main: bool) -> i64:
    """The rule that forbids the next step of a march along a road to a city, or 0."""
    rule = length_rule(march, main)
    if rule != 0:
        return rule
    piece = march & (PARTNER - 1)
    partner = ((march >> 5) & 31) - 1
    here = s.place[piece]
    rule = land_rule(s, POWER_OF[piece], here, there)
    if rule == 0 and partner >= 0:
        rule = land_rule(s, POWER_OF[partner], here, there)
    if rule != 0:
        return rule
    if march & FORCED:
        rule = forced_rule(s, POWER_OF[piece], there)
        if rule != 0:
            return rule
    if s.stands[there] < 0:
        return 0
    return place_rule(s, piece, partner, refused, there)


def is_plain(s: Position, march: i64, power: i64, here: i64) -> bool:
    """Can only neutral land, clauses or pieces be in the way of the next step? So it is for a
    power at war that marches alone and keeps away from the border between the maps (MAR-103)."""
    if march & FORCED or s.side[power] == NO_SIDE:
        return False
    partner = ((march >> 5) & 31) - 1
    if partner >= 0 and POWER_OF[partner] != power:
        return False
    return power in (FRANCE, AUSTRIA) or not s.net().border[here]


def is_open(s: Position, power: i64, here: i64, near: vec[i64]) -> bool:
    """Are all the next cities empty, and neither neutral nor barred by clauses?"""
    stands = s.stands
    for city in near:
        if stands[city] >= 0:
            return False
    if s.has_neutrals() or len(binding(s, power)) > 0:
        for city in near:
            if s.closed(city, power) or barred_by(s, power, here, city):
                return False
    return True


def may_begin_forced(s: Position, power: i64, here: i64) -> bool:
    """Does some main road allow the first step of a forced march, the cities next to here being
    open? (MAR-098 to MAR-101)"""
    net = s.net()
    near = net.near[here]
    main = net.main[here]
    for i in range(i64(len(near))):
        if (main >> i) & 1 and forced_rule(s, power, near[i]) == 0:
            return True
    return False


def length_rule(march: i64, main: bool) -> i64:
    """The rule that forbids one more step, along a main road or not, or 0 (MAR-090 to MAR-092,
    MAR-098, MAR-099)."""
    steps = (march >> 12) + 1
    if march & FORCED:
        if not main:
            return 99
        return 98 if steps > FORCED_MARCH else 0
    general = march & (PARTNER - 1) < GENERALS
    most: i64 = GENERAL_MOVE if general else TRAIN_MOVE
    if steps > most and (steps > most + 1 or march & OFF_MAIN != 0 or not main):
        return 90 if general else 92
    return 0


def land_rule(s: Position, power: i64, here: i64, there: i64) -> i64:
    """Borders, neutral land and agreements (MAR-103, MAR-264, MAR-266, MAR-273)."""
    if power != FRANCE and power != AUSTRIA:
        if s.board.flanders[here] != s.board.flanders[there]:
            return 103
        if s.side[power] == NO_SIDE and s.home(there) != power:
            return 264
    if s.closed(there, power):
        return 266
    return 273 if barred_by(s, power, here, there) else 0


def forced_rule(s: Position, power: i64, there: i64) -> i64:
    """A forced march keeps away from enemy fortresses and pieces (MAR-100, MAR-101)."""
    fort = s.board.fort[there]
    if fort >= 0:
        owner = s.controller(fort)
        if owner >= 0 and s.enemies(power, owner):
            return 100
    stands = s.stands
    if is_enemy(s, power, stands[there]):
        return 101
    for other in s.net().near[there]:
        if stands[other] >= 0 and is_enemy(s, power, stands[other]):
            return 101
    return 0


def is_enemy(s: Position, power: i64, stands: i64) -> bool:
    """Is who stands in a city an enemy? Two in one city are on one side."""
    return stands >= 0 and s.enemies(power, POWER_OF[stands & (SECOND_PIECE - 1)])


def place_rule(s: Position, piece: i64, partner: i64, refused: i64, there: i64) -> i64:
    """May the piece enter a city, given who stands there? (MAR-050 to MAR-052, MAR-093 to
    MAR-097)"""
    other = s.first_at(there)
    if other < 0:
        return 0
    power: i64 = POWER_OF[piece]
    if s.enemies(power, POWER_OF[other]):
        if other < GENERALS:
            return 93
        return 0 if piece < GENERALS else 97
    if other >= GENERALS or piece >= GENERALS:
        return 52
    if there + 1 == refused:
        return 104
    return join_rule(s, piece, partner, other)


class March(Decision[Position]):
    """The next city, or the end of the move (a: the march, b: 1 + a city where a stack was
    refused). He may stop in every city, so every city can be judged."""

    def __init__(self) -> None:
        super().__init__(Form("march", [("piece", PIECE)]), 89)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3] % PARTNER]

    def legal(self, s: Position, seat: int) -> list[int]:
        march: i64 = s.stack[-3]
        if length_rule(march, True) != 0:
            return STANDSTILL
        piece = march & (PARTNER - 1)
        power: i64 = POWER_OF[piece]
        here = s.place[piece]
        main_only = length_rule(march, False) != 0
        may_force = march < FORCED and piece < GENERALS  # nothing done yet
        plain = is_plain(s, march, power, here)
        net = s.net()
        near = net.near[here]
        if plain and is_open(s, power, here, near):  # nearly always: the list is there already
            if main_only:
                return net.main_march[here]
            if may_force and may_begin_forced(s, power, here):
                return net.open_start[here]
            return net.open_march[here]
        mains = net.main[here]
        refused: i64 = s.stack[-4]
        out = [MADE[STOP]]
        force = False
        for i in range(i64(len(near))):
            main = (mains >> i) & 1 == 1
            if main_only and not main:
                continue
            there = near[i]
            if step_rule(s, march, refused, there, main) != 0:
                continue
            out.append(MADE[STEP + there])
            if may_force and not force and main:
                force = forced_rule(s, power, there) == 0
        if force:
            out.append(MADE[FORCE])
        return actions_of(out)

    def why_not(self, s: Position, seat: int, action: int) -> int:
        march = s.stack[-3]
        if action == FORCE:
            return 98
        if STEP <= action < STEP + CITY_SLOTS:
            here = s.place[march % PARTNER]
            there = action - STEP
            if there in s.net().near[here]:
                return step_rule(s, march, s.stack[-4], there, s.net().is_main(here, there))
        return 89

    def apply(self, s: Position, seat: int, action: int) -> None:
        march: i64 = s.stack[-3]
        piece = march & (PARTNER - 1)
        if action == STOP:
            end_march(s)
        elif action == FORCE:
            s.stack[-3] = march | FORCED
            s.tell(MARCH_FORCED, 98, piece)
        else:
            there: i64 = action - STEP
            other = s.first_at(there)  # a train, or a general to join
            if other >= 0 and not s.enemies(POWER_OF[piece], POWER_OF[other]):
                begin_join(s, seat, piece, other, 0)
            else:
                go(s, march, there)
                if not end_if_won(s):
                    s.stack[-3] = s.stack[-3] + STEPS


def go(s: Position, march: i64, there: i64) -> None:
    """One step: out of a city, into the next."""
    piece = march & (PARTNER - 1)
    partner = ((march >> 5) & 31) - 1
    here = s.place[piece]
    if piece < GENERALS and march & FORCED == 0:
        leave(s, here, piece, partner)  # MAR-117: a forced march conquers nothing
    train = s.first_at(there)
    if train >= GENERALS and s.enemies(POWER_OF[train], POWER_OF[piece]):
        s.move(train, OFF)
        s.tell(TRAIN_DESTROYED, 96, train - GENERALS, there)
    s.move(piece, there)
    if partner >= 0:
        s.move(partner, there)
    s.tell(STEPPED, 89, piece, there)
    enter(s, there)
    if march & (FORCED | OFF_MAIN) == 0 and s.stack and not s.net().is_main(here, there):
        s.stack[-3] = s.stack[-3] | OFF_MAIN
    watch_prussia(s)


def end_march(s: Position) -> None:
    """The move is over (MAR-088); on the Flanders map the other player may be next (MAR-105)."""
    march: i64 = s.stack[-3]
    piece = march & (PARTNER - 1)
    partner = ((march >> 5) & 31) - 1
    s.moved |= 1 << piece
    if partner >= 0:
        s.moved |= 1 << partner
    s.tell(MOVE_ENDED, 88, piece, s.place[piece])
    if s.alternate and s.board.flanders[s.place[piece]]:
        pass_on(s, s.holder, AUSTRIAN)
    s.become(MOVEMENT, 1 << s.holder, s.stack[-3 - FRAME])  # the phase below knows the stage
