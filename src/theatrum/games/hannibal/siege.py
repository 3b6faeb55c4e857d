"""Section 13, and the end of a general's move: sieges and subjugation."""

from typing import Final

from mypy_extensions import i64

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.hannibal.board import AFRICANUS, HANNO, MARCELLUS, TARENTUM
from theatrum.games.hannibal.counter import HAS_MOVED, MARCHES, TRAITOR, TREACHERY, open_window
from theatrum.games.hannibal.forms import (
    BESIEGE,
    CARTHAGE,
    F_CITY_FALLEN,
    F_PASSED,
    F_SIEGE_DECLINED,
    F_SIEGE_POINTS,
    F_SIEGE_ROLL,
    F_TRIBE_SUBJUGATED,
    GENERAL,
    PASS,
    REMOVE_PC,
    ROME,
    SPACE,
    SPACES,
)
from theatrum.games.hannibal.pieces import (
    commander,
    consuls_in,
    generals_at,
    is_consul,
    is_marker,
    lose,
    put_pc,
    remove_pc,
    turn_city,
)
from theatrum.games.hannibal.state import (
    ARMY,
    HANNO_REMOVES,
    NONE,
    ROWS,
    SIEGE_PER_CITY,
    SIEGE_TRY,
    Position,
)
from theatrum.games.hannibal.steps import FIVE, clear_march
from theatrum.games.hannibal.wear import INSIDE, add_wear, drop_wear, forget_wear, spend_cus

# The steps of the phase.
S_WEATHER: Final = 0
S_HANNO: Final = 1
S_SIEGE: Final = 2
S_FINISH: Final = 3


class EndMove(Decision[Position]):
    """After the move: bad weather, Hanno's ability, the siege try (HAN-050, HAN-114)."""

    def __init__(self) -> None:
        super().__init__(Form("end_move"), 50)

    def proceed(self, s: Position) -> None:
        alive = s.mover != NONE and s.place[s.mover] < SPACES
        if alive:
            for step in range(s.stack[-3], S_FINISH):
                s.stack[-3] = step + 1
                if self.asks_at(s, step):
                    return
        s.pop()
        finish(s, alive)

    def asks_at(self, s: Position, step: i64) -> bool:
        """Does the step ask somebody something?"""
        if step == S_WEATHER:
            return s.settled == 0 and open_window(s, HAS_MOVED)
        if step == S_HANNO:
            if hanno_may(s):
                s.push(HANNO_REMOVES, 1 << CARTHAGE)
                return True
        elif may_besiege(s):
            s.push(SIEGE_TRY, 1 << s.active)
            return True
        return False


def finish(s: Position, alive: bool) -> None:
    """The pieces stay where they are; a campaign remembers how far they have moved (HAN-040) and
    whether they are spent (HAN-041)."""
    if alive and s.campaign != NONE:
        remember(s)
    drop_wear(s)
    clear_march(s)


def remember(s: Position) -> None:
    space = s.place[s.mover]
    inside = s.inside[s.mover]
    place = space + INSIDE if inside else space
    if s.fought:
        drop_wear(s)
        if s.acu == (s.inn[space] if inside else s.outside(s.active, space)):
            forget_wear(s, place)
        spend_cus(s, place, s.acu, s.ael)
        s.gspent |= s.agens
        return
    for row in range(0, ROWS * 4, 4):
        if s.worn[row + 2] and s.worn[row] == ARMY:
            worn, count, elephants = s.worn[row + 1], s.worn[row + 2], s.worn[row + 3]
            add_wear(s, ARMY, worn, -count, -elephants)
            if worn > 0:
                add_wear(s, place, worn, count, elephants)


# Hanno (HAN-124).


def hanno_may(s: Position) -> bool:
    """He has ended his move on a Roman PC, without a battle, and commands."""
    space = s.place[HANNO]
    if s.mover != HANNO or s.settled or not is_marker(s, ROME, space):
        return False
    return commander(s, CARTHAGE, space, 0) == HANNO


class HannoRemoves(Decision[Position]):
    def __init__(self) -> None:
        super().__init__(Form("hanno_removes"), 124)

    def legal(self, s: Position, seat: int) -> list[int]:
        return [REMOVE_PC + s.place[HANNO], PASS]

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        if action == PASS:
            s.tell(F_PASSED, 124, seat)
        else:
            remove_pc(s, action - REMOVE_PC, 124)


# The siege try (HAN-114 to HAN-116).


def tries_left(s: Position, space: i64) -> bool:
    """One try per card play; by option one per city or tribe (HAN-114)."""
    if s.options[SIEGE_PER_CITY] == 0:
        return s.besieged[0] == 0 and s.besieged[1] == 0
    return (s.besieged[space // 48] >> (space % 48)) & 1 == 0


def is_target(s: Position, side: i64, space: i64) -> bool:
    """An enemy walled city, or a tribe that is not friendly."""
    if s.board.walled[space]:
        return s.pc[space] == 1 - side
    return s.tribe[space] == 1 and s.pc[space] != side


def may_besiege(s: Position) -> bool:
    space = s.place[s.mover]
    if s.settled or s.inside[s.mover] or not is_target(s, s.active, space):
        return False
    if s.truce and s.pc[space] == 1 - s.active:  # HAN-032
        return False
    need = s.board.siege_minimum
    others = generals_at(s, s.active, space, 0) & ~s.agens
    if is_consul(s, s.mover) and consuls_in(s, others):  # without activating the commander
        need = FIVE
    return s.outside(s.active, space) >= need and tries_left(s, space)


class SiegeTry(Decision[Position]):
    def __init__(self) -> None:
        super().__init__(Form("siege_try", [("general", GENERAL), ("space", SPACE)]), 114)

    def about(self, s: Position) -> list[int]:
        return [s.mover, s.place[s.mover]]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [BESIEGE, PASS]

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        if action == PASS:
            s.tell(F_SIEGE_DECLINED, 114, s.mover)
            return
        space = s.place[s.mover]
        s.besieged[space // 48] |= 1 << (space % 48)
        s.fought = 1
        s.acu = s.outside(seat, space)
        s.ael = s.el[space] if seat == CARTHAGE else 0
        besiege(s, seat, space)


def besiege(s: Position, side: i64, space: i64) -> None:
    walled = s.board.walled[space] != 0
    if s.card == TRAITOR and space == TARENTUM and s.campaign == NONE:  # card 18
        s.tell(F_CITY_FALLEN, 116, side, space)
        turn_city(s, side, space, 116)
        return
    lost = 0
    for _ in range(2 if walled and two_dice(s) else 1):
        if is_target(s, side, space):
            lost += siege_roll(s, side, space, walled)
    if lost:
        lose(s, side, space, 0, lost, 0, 0)


def two_dice(s: Position) -> bool:
    """Treachery within City, and Africanus with a Forced March (HAN-115)."""
    if s.campaign != NONE:
        return False
    return s.card == TREACHERY or (s.mover == AFRICANUS and s.card in MARCHES)


def siege_modifier(s: Position, side: i64, space: i64) -> i64:
    """HAN-115; nothing of it applies to tribes."""
    if not s.board.walled[space]:
        return 0
    total = s.board.siege_modifier[space]
    if side == CARTHAGE and s.train != space:
        total -= 1
    if s.mover == MARCELLUS and s.campaign != NONE:
        total += 1
    return total


def siege_roll(s: Position, side: i64, space: i64, walled: bool) -> i64:
    """One die on the siege table; what the besieger loses by it."""
    die = s.die()
    total = die + siege_modifier(s, side, space)
    s.tell(F_SIEGE_ROLL, 115, die, total + 20)
    row = 0
    while total > s.board.siege_max[row]:
        row += 1
    points = s.board.siege_points[row]
    if s.siege[space] and s.siege[space] >> 2 != side:
        s.set_siege(space, 0)
    if points:
        points += s.siege_points(space)
        s.tell(F_SIEGE_POINTS, 115, space, points)
        if points >= s.board.siege_needed:
            conquer(s, side, space, walled)
        else:
            s.set_siege(space, points + 4 * side)
    return s.board.siege_loss[row]


def conquer(s: Position, side: i64, space: i64, walled: bool) -> None:
    """Three points: the city turns, the tribe becomes an ordinary PC (HAN-116)."""
    if walled:
        s.tell(F_CITY_FALLEN, 116, side, space)
        turn_city(s, side, space, 116)
        return
    s.set_siege(space, 0)
    s.end_tribe(space)
    s.tell(F_TRIBE_SUBJUGATED, 116, side, space)
    put_pc(s, side, space, 116)
