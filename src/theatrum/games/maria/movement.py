"""Chapter 10.1: movement."""

from typing import Final

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.maria.agreements import barred_by
from theatrum.games.maria.conquest import leave
from theatrum.games.maria.forms import (
    AUSTRIA,
    CITY_SLOTS,
    DONE,
    FIRST,
    FIRST_GENERAL,
    FIRST_TRAIN,
    FORCE,
    FRANCE,
    GENERALS,
    GENERALS_OF,
    MARCH_FORCED,
    MOVE,
    MOVE_BEGUN,
    MOVE_ENDED,
    MOVE_STACK,
    MOVEMENT_DONE,
    MOVEMENT_WAITS,
    ORDER,
    ORDER_SET,
    ORDER_WISHED,
    PIECE,
    PIECES,
    POWER_OF,
    PRAGMATIC,
    PRUSSIA,
    REENTER,
    REGROUP,
    SAXONY,
    STEP,
    STEPPED,
    STOP,
    TALK,
    TRAIN_DESTROYED,
    TRAINS_OF,
    WAIT,
)
from theatrum.games.maria.hussars import enter
from theatrum.games.maria.joining import begin_join, join_rule
from theatrum.games.maria.sequence import AUSTRIAN, stage_powers
from theatrum.games.maria.stacks import may_regroup, regroup
from theatrum.games.maria.state import (
    MARCH,
    MOVEMENT,
    MOVING,
    NO_SIDE,
    OFF,
    ORDER_WISH,
    SECOND_PIECE,
    Position,
)
from theatrum.games.maria.talks import begin_talk, may_talk
from theatrum.games.maria.trains import begin_reentry, may_come_back
from theatrum.games.maria.victory import end_if_won, watch_prussia

GENERAL_MOVE: Final = 3  # MAR-090; one more on main roads (MAR-091)
TRAIN_MOVE: Final = 2  # MAR-092
FORCED_MARCH: Final = 8  # MAR-098
ALTERNATE: Final = 2
ORDERS: Final = [ORDER, ORDER + 1, ORDER + 2]

# A march packed into one number: piece, partner + 1, forced, main roads only, steps.
PARTNER: Final = 1 << 5
FORCED: Final = 1 << 10
OFF_MAIN: Final = 1 << 11
STEPS: Final = 1 << 12
STANDSTILL: Final = [STOP]


# The phase.


def seats_of_stage(s: Position, stage: int) -> int:
    """The seats that move in a stage, as a mask."""
    out = 0
    for power in stage_powers(s, stage):
        out |= 1 << s.player[power]
    return out


def begin_movement(s: Position, stage: int) -> None:
    """Everybody may move (MAR-088). Austria and the Pragmatic Army, if two players run them, first
    say in which order they move on the Flanders map (MAR-045, MAR-105)."""
    s.moved = 0
    s.regrouped = 0
    s.finished = 0
    s.waited = 0
    s.alternate = 0
    s.holder = s.player[stage_powers(s, stage)[0]]
    s.push(MOVING, 0, stage)
    two_players = s.player[AUSTRIA] != s.player[PRAGMATIC]
    if stage == AUSTRIAN and two_players and s.advanced() and both_in_flanders(s):
        s.wish[0] = 0
        s.wish[1] = 0
        s.push(ORDER_WISH, 1 << s.player[AUSTRIA] | 1 << s.player[PRAGMATIC])


def both_in_flanders(s: Position) -> bool:
    return in_flanders(s, AUSTRIA) and in_flanders(s, PRAGMATIC)


def in_flanders(s: Position, power: int) -> bool:
    for piece in range(PIECES):
        if POWER_OF[piece] == power and s.place[piece] >= 0 and s.board.flanders[s.place[piece]]:
            return True
    return False


class OrderWish(Decision[Position]):
    """Both say who shall move first; if they do not agree they alternate, the Pragmatic Army
    starting (MAR-105)."""

    def __init__(self) -> None:
        super().__init__(Form("order_wish"), 105)

    def legal(self, s: Position, seat: int) -> list[int]:
        return ORDERS

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.wish[0 if seat == s.player[AUSTRIA] else 1] = 1 + action - ORDER
        s.tell(ORDER_WISHED, 105, seat, action - ORDER)
        if s.answered(seat):
            s.pop()
            first = s.wish[0] - 1 if s.wish[0] == s.wish[1] else ALTERNATE
            s.alternate = 1 if first == ALTERNATE else 0
            s.holder = s.player[AUSTRIA] if first == 0 else s.player[PRAGMATIC]
            s.wish[0] = 0
            s.wish[1] = 0
            s.tell(ORDER_SET, 105, first)


class Moving(Decision[Position]):
    """The movement phase (a: stage): until all seats of the stage have finished."""

    def __init__(self) -> None:
        super().__init__(Form("moving"), 88)

    def proceed(self, s: Position) -> None:
        stage = s.stack[-3]
        left = seats_of_stage(s, stage) & ~s.finished
        if left == 0:
            s.moved = 0
            s.regrouped = 0
            s.pop()
            return
        if (left >> s.holder) & 1 == 0:
            s.holder = 0
            while (left >> s.holder) & 1 == 0:
                s.holder += 1
        s.push(MOVEMENT, 1 << s.holder, stage)


def others_left(s: Position, seat: int, stage: int) -> int:
    return seats_of_stage(s, stage) & ~s.finished & ~(1 << seat)


class Movement(Decision[Position]):
    """Which piece moves next, or what else is done; `done` ends the seat's movement."""

    def __init__(self) -> None:
        super().__init__(Form("movement"), 88, opening=True)

    def legal(self, s: Position, seat: int) -> list[int]:
        stage = s.stack[-3]
        out = [DONE]
        if stage == AUSTRIAN and s.waited == 0 and others_left(s, seat, stage):
            out.append(WAIT)
        for power in stage_powers(s, stage):
            if s.player[power] == seat:
                self.add_generals(s, seat, power, out)
                self.add_trains(s, power, out)
        if may_talk(s, seat):
            out.append(TALK)
        return out

    def add_generals(self, s: Position, seat: int, power: int, out: list[int]) -> None:
        """Alone, or two of one seat together (MAR-088): then the commander is named. Stacks may
        shift their troops (MAR-056)."""
        first = FIRST_GENERAL[power]
        moved = s.moved
        for general in range(first, first + GENERALS_OF[power]):
            if s.place[general] < 0:
                continue
            free = (moved >> general) & 1 == 0
            if free:
                out.append(MOVE + general)
            other = s.partner(general)
            if other < 0 or s.seat_of(other) != seat or not s.leads(general, other):
                continue
            if free and (moved >> other) & 1 == 0:
                out.append(MOVE_STACK + general)
            if may_regroup(s, general, other):
                out.append(REGROUP + general)

    def add_trains(self, s: Position, power: int, out: list[int]) -> None:
        """Those on the board move; all but the one in the Silesia box may be put back (MAR-106 to
        MAR-108)."""
        first = FIRST_TRAIN[power]
        ready = False
        asked = False
        for train in range(first, first + TRAINS_OF[power]):
            city = s.place[train]
            if city < OFF or (s.moved >> train) & 1:
                continue
            if not asked:
                asked = True
                ready = may_come_back(s, power)
            if city >= 0:
                out.append(MOVE + train)
            if ready:
                out.append(REENTER + train - GENERALS)

    def why_not(self, s: Position, seat: int, action: int) -> int:
        if MOVE <= action < MOVE + PIECES:
            return 88
        if action == WAIT:
            return 105
        if REENTER <= action < REENTER + 10:
            return 112 if action != REENTER + 1 else 108
        if action == TALK:
            return 273
        return 56 if REGROUP <= action < REGROUP + GENERALS else 88

    def apply(self, s: Position, seat: int, action: int) -> None:
        stage = s.stack[-3]
        if REGROUP <= action < REGROUP + GENERALS:
            regroup(s, seat, action - REGROUP)
            return
        s.regrouped = 0
        if action == TALK:
            begin_talk(s, seat)
            return
        s.pop()
        if action == DONE:
            s.finished |= 1 << seat
            s.waited = 0
            s.tell(MOVEMENT_DONE, 88, seat)
        elif action == WAIT:
            s.waited = 1
            pass_on(s, seat, stage)
            s.tell(MOVEMENT_WAITS, 105, seat)
        elif action >= REENTER:
            s.waited = 0
            begin_reentry(s, seat, action - REENTER + GENERALS)
        else:
            s.waited = 0
            stack = action >= MOVE_STACK
            piece = action - MOVE_STACK if stack else action - MOVE
            partner = s.partner(piece) if stack else -1
            s.tell(MOVE_BEGUN, 88, piece)
            s.push(MARCH, 1 << seat, piece + (partner + 1) * PARTNER, 0)


def pass_on(s: Position, seat: int, stage: int) -> None:
    """The other player of the stage moves next, if he has not finished."""
    left = others_left(s, seat, stage)
    if left:
        s.holder = 0
        while (left >> s.holder) & 1 == 0:
            s.holder += 1


# The march, city by city.


def step_rule(s: Position, march: int, refused: int, there: int, main: bool) -> int:
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
    return 0 if s.stands[there] < 0 else place_rule(s, piece, partner, refused, there)


def length_rule(march: int, main: bool) -> int:
    """The rule that forbids one more step, along a main road or not, or 0 (MAR-090 to MAR-092,
    MAR-098, MAR-099)."""
    steps = (march >> 12) + 1
    if march & FORCED:
        if not main:
            return 99
        return 98 if steps > FORCED_MARCH else 0
    general = march & (PARTNER - 1) < GENERALS
    most = GENERAL_MOVE if general else TRAIN_MOVE
    if steps > most and (steps > most + 1 or march & OFF_MAIN != 0 or not main):
        return 90 if general else 92
    return 0


def land_rule(s: Position, power: int, here: int, there: int) -> int:
    """Borders, neutral land and agreements (MAR-103, MAR-264, MAR-266, MAR-273)."""
    if power != FRANCE and power != AUSTRIA:
        if s.board.flanders[here] != s.board.flanders[there]:
            return 103
        if s.side[power] == NO_SIDE and s.home(there) != power:
            return 264
    if s.closed(there, power):
        return 266
    if s.clauses[0] < 0:
        return 0
    return 273 if barred_by(s, power, here, there) else 0


def forced_rule(s: Position, power: int, there: int) -> int:
    """A forced march keeps away from enemy fortresses and pieces (MAR-100, MAR-101)."""
    fort = s.board.fort[there]
    if fort >= 0:
        owner = s.controller(fort)
        if owner >= 0 and s.enemies(power, owner):
            return 100
    if is_enemy(s, power, s.stands[there]):
        return 101
    for other in s.net().near[there]:
        if s.stands[other] >= 0 and is_enemy(s, power, s.stands[other]):
            return 101
    return 0


def is_enemy(s: Position, power: int, stands: int) -> bool:
    """Is who stands in a city an enemy? Two in one city are on one side."""
    return stands >= 0 and s.enemies(power, POWER_OF[stands & (SECOND_PIECE - 1)])


def place_rule(s: Position, piece: int, partner: int, refused: int, there: int) -> int:
    """May the piece enter a city, given who stands there? (MAR-050 to MAR-052, MAR-093 to
    MAR-097)"""
    other = s.first_at(there)
    if other < 0:
        return 0
    power = POWER_OF[piece]
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
    refused)."""

    def __init__(self) -> None:
        super().__init__(Form("march", [("piece", PIECE)]), 89, quiet=False)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3] % PARTNER]

    def legal(self, s: Position, seat: int) -> list[int]:
        march = s.stack[-3]
        if length_rule(march, True) != 0:
            return STANDSTILL
        piece = march & (PARTNER - 1)
        here = s.place[piece]
        net = s.net()
        near = net.near[here]
        main = net.main[here]
        main_only = length_rule(march, False) != 0
        # Land without neutrals and clauses is open to all who may cross the border (MAR-103).
        power = POWER_OF[piece]
        quiet = (
            power in (FRANCE, AUSTRIA)
            and s.clauses[0] < 0
            and march & (31 << 5) == 0
            and s.side[PRUSSIA] != NO_SIDE
            and s.side[SAXONY] != NO_SIDE
            and march & FORCED == 0
        )
        out = [STOP]
        may_force = march < FORCED and piece < GENERALS  # nothing done yet
        force = False
        for i in range(len(near)):
            if main_only and not main[i]:
                continue
            there = near[i]
            empty = quiet and s.stands[there] < 0
            if not empty and step_rule(s, march, s.stack[-4], there, main[i]) != 0:
                continue
            out.append(STEP + there)
            if may_force and not force and main[i]:
                force = forced_rule(s, power, there) == 0
        if force:
            out.append(FORCE)
        return out

    def why_not(self, s: Position, seat: int, action: int) -> int:
        march = s.stack[-3]
        if action == FORCE:
            return 98
        if STEP <= action < STEP + CITY_SLOTS:
            here = s.place[march % PARTNER]
            near = s.net().near[here]
            for i in range(len(near)):
                if near[i] == action - STEP:
                    return step_rule(s, march, s.stack[-4], near[i], s.net().main[here][i])
        return 89

    def apply(self, s: Position, seat: int, action: int) -> None:
        march = s.stack[-3]
        piece = march & (PARTNER - 1)
        if action == STOP:
            end_march(s)
        elif action == FORCE:
            s.stack[-3] = march | FORCED
            s.tell(MARCH_FORCED, 98, piece)
        else:
            there = action - STEP
            other = s.first_at(there)  # a train, or a general to join
            if other >= 0 and not s.enemies(POWER_OF[piece], POWER_OF[other]):
                begin_join(s, seat, piece, other, 0)
            else:
                go(s, march, there)
                if not end_if_won(s):
                    s.stack[-3] += STEPS


def go(s: Position, march: int, there: int) -> None:
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
    if march & (FORCED | OFF_MAIN) == 0 and s.stack:
        near = s.net().near[here]
        for i in range(len(near)):
            if near[i] == there and not s.net().main[here][i]:
                s.stack[-3] |= OFF_MAIN
    watch_prussia(s)


def end_march(s: Position) -> None:
    """The move is over (MAR-088); on the Flanders map the other player may be next (MAR-105)."""
    march = s.stack[-3]
    piece = march & (PARTNER - 1)
    partner = ((march >> 5) & 31) - 1
    s.pop()
    s.moved |= 1 << piece
    if partner >= 0:
        s.moved |= 1 << partner
    s.tell(MOVE_ENDED, 88, piece, s.place[piece])
    if s.alternate and s.board.flanders[s.place[piece]]:
        pass_on(s, s.holder, AUSTRIAN)


assert FIRST.size == ALTERNATE + 1
