"""Section 7: sea movement."""

from typing import Final

from mypy_extensions import i64

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.hannibal.board import MAGO, PIRATE_PORTS, SYRACUSAE
from theatrum.games.hannibal.counter import AT_SEA, PIRATES, end_move, open_window
from theatrum.games.hannibal.forms import (
    CARTHAGE,
    F_LANDED,
    F_NAVAL_RESULT,
    F_NAVAL_ROLL,
    F_SUNK,
    ROME,
    SPACE,
)
from theatrum.games.hannibal.pieces import displace, lift, members
from theatrum.games.hannibal.state import NONE, REACTION, Position
from theatrum.games.hannibal.steps import SEA_COST, advance, go_inside
from theatrum.games.hannibal.wear import drop_wear

ARRIVED: Final = 0
RETURNED: Final = 1
LOST: Final = 2

# The steps of a voyage, in `b` above the flag for landing inside the city.
INSIDE_FLAG: Final = 1
HAD_CUS: Final = 2
STEP: Final = 4


class Voyage(Decision[Position]):
    """Storms and bad weather, the naval roll, the landing (HAN-058 to HAN-062). `a` is the port of
    arrival."""

    def __init__(self) -> None:
        super().__init__(Form("voyage", [("space", SPACE)]), 58)

    def proceed(self, s: Position) -> None:
        port = s.stack[-3]
        flags = s.stack[-4]
        step = flags // STEP
        s.stack[-4] = flags + STEP
        if step == 0:
            if s.acu > 0:
                s.stack[-4] |= HAD_CUS
            s.used += SEA_COST  # the window looks at what the move has cost
            open_window(s, AT_SEA)
        elif step == 1:
            s.used -= SEA_COST
            s.weather_off = 1
            if s.acu == 0 and flags & HAD_CUS:  # card 60: the general goes back alone
                end_move(s)
        elif step == 2:
            self.roll(s, port)
        else:
            self.land(s, port, flags & INSIDE_FLAG)

    def roll(self, s: Position, port: i64) -> None:
        """Rome rolls when Carthage sails (HAN-059)."""
        if s.active == ROME or not needs_roll(s, s.place[s.mover], port):
            return
        result = naval_roll(s, s.place[s.mover], port)
        if result == RETURNED:
            end_move(s)
        elif result == LOST:
            sink(s)
            end_move(s)

    def land(self, s: Position, port: i64, inside: i64) -> None:
        s.pop()
        advance(s, s.place[s.mover], port, SEA_COST)
        s.came_sea = 1
        s.tell(F_LANDED, 62, s.mover, port, s.acu)
        if inside:
            go_inside(s, port)
            end_move(s)
        else:
            s.push(REACTION, 0, 0, 0)


def needs_roll(s: Position, origin: i64, port: i64) -> bool:
    """Not in a truce (HAN-032), nor with the pirates' help (card 50)."""
    if s.truce:
        return False
    if s.card == PIRATES and s.campaign == NONE and s.acu <= 3:
        return origin not in PIRATE_PORTS and port not in PIRATE_PORTS
    return True


def naval_modifier(s: Position, origin: i64, port: i64) -> i64:
    """HAN-060."""
    total = s.board.port_modifier[origin] + s.board.port_modifier[port]
    if s.pc[origin] == ROME:
        total += 1
    if s.pc[port] == ROME:
        total += 1
    if s.acu <= 1:
        total -= 1
    if s.philip == 1:
        total -= 1
    if s.pc[SYRACUSAE] == CARTHAGE:
        total -= 1
    if s.naval_victory:
        total -= 1
    if s.mover == MAGO:
        total -= 1
    return total


def naval_roll(s: Position, origin: i64, port: i64) -> i64:
    die = s.die()
    total = die + naval_modifier(s, origin, port)
    s.tell(F_NAVAL_ROLL, 60, die, total + 20)
    result = LOST
    if total <= s.board.naval_safe:
        result = ARRIVED
    elif total <= s.board.naval_return:
        result = RETURNED
    s.tell(F_NAVAL_RESULT, 60, result)
    return result


def sink(s: Position) -> None:
    """All CUs are lost and the generals displaced; no PCs are lost for them (HAN-060)."""
    space = s.place[s.mover]
    s.tell(F_SUNK, 60, s.active, s.acu)
    if s.ain:
        s.inn[space] -= s.acu
        s.eli[space] -= s.ael
    else:
        s.add_cus(s.active, space, -s.acu)
        s.el[space] -= s.ael
    drop_wear(s)
    for g in members(s.agens):
        displace(s, g)
    s.acu = 0
    s.ael = 0
    lift(s, space)
