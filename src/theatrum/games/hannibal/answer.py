"""What the moving seat answers: fight, step back, shelter in the city, pursue (HAN-048, HAN-069,
HAN-075)."""

from mypy_extensions import i64

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.hannibal.board import ALPS, PASS_LINK
from theatrum.games.hannibal.counter import NATIVE_GUIDE, end_move, harass
from theatrum.games.hannibal.declare import city_open
from theatrum.games.hannibal.forms import (
    ALONG,
    BACK,
    CARTHAGE,
    CITY,
    DONE,
    F_DONE,
    F_ENTERED,
    F_STEPPED_BACK,
    F_STOPPED,
    FIGHT,
    GENERAL,
    HOW_MANY,
    PURSUE,
    SPACE,
    SPACES,
    STOP,
)
from theatrum.games.hannibal.pieces import (
    army_attrition,
    commander_of,
    consuls_in,
    displace,
    members,
    room,
    shift,
)
from theatrum.games.hannibal.rating import PURSUING, counts, rating_roll, success_number
from theatrum.games.hannibal.sea import ARRIVED, LOST, naval_roll, needs_roll, sink
from theatrum.games.hannibal.state import INTERCEPTED, NONE, SHELTER, Position
from theatrum.games.hannibal.steps import FIVE, go_inside
from theatrum.games.hannibal.wear import INSIDE, spend_cus, wear_elephants, wear_off


def is_pass(kind: i64) -> bool:
    return kind in (ALPS, PASS_LINK)


def cross(s: Position, space: i64, kind: i64) -> None:
    """Pass attrition (HAN-052), with Native Guide (card 5)."""
    modifier = 0 if kind == ALPS else -2
    if s.card == NATIVE_GUIDE:
        modifier -= 3
    if s.used > 2:
        s.weather_off = 1
    army_attrition(s, space, modifier, 52)


# The answers of the moving seat.


def can_step_back(s: Position) -> bool:
    return s.came != NONE and s.outside(1 - s.active, s.came) == 0


def step_back(s: Position, space: i64) -> None:
    """The whole army goes back where it came from; over a pass with a second roll (HAN-048)."""
    target = s.came
    shift(s, s.active, space, target, s.acu, s.ael)
    for g in members(s.agens):
        s.place[g] = target
    if s.atrain:
        s.train = target
    s.tell(F_STEPPED_BACK, 48, s.mover, target)
    kind = s.board.kind_of[space * SPACES + target]
    if s.came_sea == 0 and is_pass(kind) and s.acu > 0:
        cross(s, target, kind)
    s.fought = 1
    s.weather_off = 1


class Intercepted(Decision[Position]):
    """Fight, step back, or after a landing go into the friendly city (HAN-048, HAN-069)."""

    def __init__(self) -> None:
        super().__init__(Form("intercepted", [("general", GENERAL), ("space", SPACE)]), 48)

    def about(self, s: Position) -> list[int]:
        return [s.mover, s.place[s.mover]]

    def legal(self, s: Position, seat: int) -> list[int]:
        space = s.place[s.mover]
        out: list[int] = []
        if s.acu > 0:
            out.append(FIGHT)
        # `b` is 1 after a naval roll that forbids going back.
        if s.stack[-4] == 0 and can_step_back(s):
            out.append(BACK)
        if s.came_sea and city_open(s, seat, space) and shelters(s, space):
            out.append(CITY)
        if not out:
            out.append(FIGHT)
        return out

    def apply(self, s: Position, seat: int, action: int) -> None:
        space = s.place[s.mover]
        if action == BACK:
            go_back(s, space)
        elif action == CITY and len(shelters(s, space)) == 1:
            all_inside(s, space)
        elif action == CITY:
            s.push(SHELTER, 1 << seat)
            s.tell(F_DONE, 69, seat)
        else:
            s.pop()
            s.tell(F_DONE, 48, seat)
            if s.acu == 0:
                displace(s, s.mover)
                end_move(s)


def go_back(s: Position, space: i64) -> None:
    """The army goes back where it came from, by sea with a roll; if that fails it must fight. The
    top frame is the question about the interception."""
    if s.came_sea and s.active == CARTHAGE and needs_roll(s, space, s.came):
        result = naval_roll(s, space, s.came)
        if result == LOST:
            sink(s)
            end_move(s)
            return
        if result != ARRIVED:
            s.stack[-4] = 1
            if s.acu == 0:
                displace(s, s.mover)
                end_move(s)
            return
    step_back(s, space)
    end_move(s)
    if s.acu > 0:
        harass(s, s.active, s.came)


# Into the city after a landing, whole or in part (HAN-069).


def may_turn_back(s: Position) -> bool:
    """Not after a naval roll that forbids it: `b` of the question about the interception."""
    top = len(s.stack) - 4
    while s.stack[top + 3] != INTERCEPTED:
        top -= 4
    return s.stack[top] == 0


def split_holds(s: Position, count: i64, inside: i64) -> bool:
    """May these generals go inside with so many CUs while the others take the rest back? Each
    part has a general, and each consul five CUs, or all there are (HAN-039)."""
    rest = s.acu - count
    others = s.agens & ~inside
    if rest == 0:
        return others == 0
    if count == 0 or inside == 0 or others == 0:
        return False
    least = min(FIVE, s.acu)
    if consuls_in(s, inside) and count < least:
        return False
    return consuls_in(s, others) == 0 or rest >= least


def shelters(s: Position, space: i64) -> list[int]:
    """How many CUs may go into the city: all of them, or a part if the rest can go back."""
    out: list[int] = []
    for count in range(min(room(s, space), s.acu) + 1):
        if count == s.acu:
            out.append(count)
        elif may_turn_back(s) and can_step_back(s):
            part = s.agens
            while part:
                if split_holds(s, count, part):
                    out.append(count)
                    break
                part = (part - 1) & s.agens
    return out


def all_inside(s: Position, space: i64) -> None:
    go_inside(s, space)
    s.fought = 1
    s.tell(F_STOPPED, 69, s.mover, space)
    end_move(s)


class Shelter(Decision[Position]):
    """How many CUs go inside, how many elephants, which generals; `a` the step, `b` what was
    chosen: CUs, elephants << 5, generals << 10."""

    def __init__(self) -> None:
        super().__init__(Form("shelter", [("space", SPACE)]), 69, quiet=False)

    def about(self, s: Position) -> list[int]:
        return [s.place[s.mover]]

    def legal(self, s: Position, seat: int) -> list[int]:
        count = s.stack[-4] & 31
        inside = s.stack[-4] >> 10
        if s.stack[-3] == 0:
            return [HOW_MANY + n for n in shelters(s, s.place[s.mover])]
        if s.stack[-3] == 1:
            least = max(0, s.ael - (s.acu - count))
            return counts(least, min(count, s.ael))
        out: list[int] = []
        for g in members(s.agens & ~inside):
            if can_complete(s, count, inside | 1 << g):
                out.append(ALONG + g)
        if split_holds(s, count, inside):
            out.append(DONE)
        return out

    def apply(self, s: Position, seat: int, action: int) -> None:
        count = s.stack[-4] & 31
        s.tell(F_DONE, 69, seat)
        if s.stack[-3] == 0:
            count = action - HOW_MANY
            least = max(0, s.ael - (s.acu - count))
            s.stack[-4] = count | least << 5
            s.stack[-3] = 1 if least < min(count, s.ael) else 2
        elif s.stack[-3] == 1:
            s.stack[-4] = count | (action - HOW_MANY) << 5
            s.stack[-3] = 2
        elif action != DONE:
            s.stack[-4] |= 1 << (10 + action - ALONG)
        if s.stack[-3] == 2 and (action == DONE or count == s.acu):
            chosen = s.stack[-4]
            s.pop()
            self.part(s, s.place[s.mover], count, chosen >> 5 & 31, chosen >> 10)

    def part(self, s: Position, space: i64, count: i64, elephants: i64, inside: i64) -> None:
        """What goes inside is done with its move; the rest goes back."""
        if count == s.acu:
            all_inside(s, space)
            return
        rest = s.acu - count
        rest_el = s.ael - elephants
        others = s.agens & ~inside
        leader = s.mover if (others >> s.mover) & 1 else commander_of(s, others)
        s.acu = count
        s.ael = elephants
        s.agens = inside
        go_inside(s, space)
        s.tell(F_ENTERED, 69, commander_of(s, inside), space)
        if s.campaign != NONE:  # HAN-041
            wear_off(s, count)
            spend_cus(s, space + INSIDE, count, elephants)
            s.gspent |= inside
        s.ain = 0
        s.acu = rest
        s.ael = rest_el
        s.agens = others
        s.mover = leader
        s.floor = min(s.floor, rest)
        wear_elephants(s)
        go_back(s, space)


def can_complete(s: Position, count: i64, inside: i64) -> bool:
    """Is there a split with at least these generals inside?"""
    more = s.agens & ~inside
    part = more
    while True:
        if split_holds(s, count, inside | part):
            return True
        if part == 0:
            return False
        part = (part - 1) & more


class Pursuit(Decision[Position]):
    """HAN-075."""

    def __init__(self) -> None:
        super().__init__(Form("pursuit", [("general", GENERAL)]), 75)

    def about(self, s: Position) -> list[int]:
        return [s.mover]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [PURSUE, STOP]

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        if action == STOP:
            s.tell(F_STOPPED, 75, s.mover, s.place[s.mover])
            end_move(s)
        elif not rating_roll(s, s.mover, PURSUING, success_number(s, s.mover, PURSUING), 0, 75):
            s.fought = 1
            end_move(s)
