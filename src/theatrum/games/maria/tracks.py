"""Chapter 17.5: the markers on the tracks, and the generals in the off-map boxes."""

from mypy_extensions import i64

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.maria.board import CORPS, VICTORY
from theatrum.games.maria.cards import ask_payment, hand_value
from theatrum.games.maria.cities import form_stack
from theatrum.games.maria.forms import (
    CAME_BACK,
    FIRST_GENERAL,
    GENERALS,
    GENERALS_OF,
    ITALY_BOX,
    ITALY_TRACK,
    MAJOR,
    MAJORS,
    MARKER_MOVED,
    POWER_OF,
    REGROUP,
    RUSSIA_TRACK,
    SAXONY_TRACK,
    SEND,
    SENT_AWAY,
)
from theatrum.games.maria.hussars import enter
from theatrum.games.maria.income import icon_in_force
from theatrum.games.maria.places import ARROW, ask
from theatrum.games.maria.saxony import move_saxony
from theatrum.games.maria.stacks import add_regroup, part, regroup
from theatrum.games.maria.state import BOX, CORPS_CHECK, CORPS_CHOICE, OFF, Position

CORPS_COST = 8  # MAR-223
CORPS_TROOPS = 2


# Markers.


def move_markers(s: Position) -> None:
    """Each marker moves by the net sum of all arrows, and stops at the end (MAR-218)."""
    goal = [0] * 3
    for track in range(3):
        last = s.board.length[track] - 1
        goal[track] = min(last, max(0, s.track[track] + s.push_by[track]))
        s.push_by[track] = 0
    move_italy(s, goal[ITALY_TRACK])
    if goal[RUSSIA_TRACK] != s.track[RUSSIA_TRACK]:
        s.track[RUSSIA_TRACK] = goal[RUSSIA_TRACK]
        s.tell(MARKER_MOVED, 218, RUSSIA_TRACK, goal[RUSSIA_TRACK] + 1)
    move_saxony(s, goal[SAXONY_TRACK])


def move_italy(s: Position, goal: int) -> None:
    """The victory icon, and the star that takes the marker back (MAR-226, MAR-227)."""
    here = s.track[ITALY_TRACK]
    if goal == here:
        return
    s.track[ITALY_TRACK] = goal
    s.tell(MARKER_MOVED, 218, ITALY_TRACK, goal + 1)
    star = s.board.star[ITALY_TRACK]
    if s.italy >= 0 and (goal <= star < here or here < star <= goal):
        s.pool[s.italy] += 1
        s.tell(ITALY_BOX, 227, s.italy, 0)
        s.italy = -1
    for power, icon in s.board.icons[ITALY_TRACK][goal]:
        if icon == VICTORY and s.italy < 0:
            s.italy = power
            s.pool[power] -= 1
            s.tell(ITALY_BOX, 226, power, 1)


# Expeditionary corps.


def in_box(s: Position, power: i64) -> i64:
    """The general in the power's off-map box, or -1."""
    first: i64 = FIRST_GENERAL[power]
    for general in range(first, first + GENERALS_OF[power]):
        if s.place[general] == BOX:
            return general
    return -1


class CorpsCheck(Decision[Position]):
    """Power after power (a): who must send a general, whose general comes back (b: pieces asked to
    make room)."""

    def __init__(self) -> None:
        super().__init__(Form("corps_check"), 222)

    def proceed(self, s: Position) -> None:
        power = s.stack[-3]
        if power == MAJORS:
            s.pop()
            return
        needed = icon_in_force(s, power, CORPS)
        general = in_box(s, power)
        if general >= 0 and not needed:
            if come_back(s, general):
                return
        elif general < 0 and needed and corps_candidates(s, power):
            self.next_power(s)
            s.push(CORPS_CHOICE, 1 << s.player[power], power)
            return
        self.next_power(s)

    def next_power(self, s: Position) -> None:
        s.stack[-3] = s.stack[-3] + 1
        s.stack[-4] = 0


def corps_candidates(s: Position, power: int) -> list[int]:
    """Generals on the board; those off it only if the 8 points can be paid (MAR-223)."""
    rich = hand_value(s, power) >= CORPS_COST
    first = FIRST_GENERAL[power]
    out: list[int] = []
    for general in range(first, first + GENERALS_OF[power]):
        if s.place[general] >= 0 or (rich and s.place[general] == OFF):
            out.append(general)
    return out


class CorpsChoice(Decision[Position]):
    """Which general goes to the off-map box (a: power; MAR-222, MAR-225)."""

    def __init__(self) -> None:
        super().__init__(Form("corps_choice", [("power", MAJOR)]), 222)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        out = [SEND + general for general in corps_candidates(s, s.stack[-3])]
        add_regroup(s, s.stack[-3], out)
        return out

    def why_not(self, s: Position, seat: int, action: int) -> int:
        return 223 if SEND <= action < SEND + GENERALS else 222

    def apply(self, s: Position, seat: int, action: int) -> None:
        if REGROUP <= action < REGROUP + GENERALS:
            regroup(s, seat, action - REGROUP)
            return
        s.regrouped = 0
        general = action - SEND
        s.pop()
        bought = s.place[general] == OFF
        s.move(general, BOX)
        s.tell(SENT_AWAY, 222, general)
        if bought:
            part(s, general)
            s.troops[general] = CORPS_TROOPS
            s.low[general] = CORPS_TROOPS
            s.high[general] = CORPS_TROOPS
            ask_payment(s, POWER_OF[general], CORPS_COST)


def come_back(s: Position, general: int) -> bool:
    """A general leaves the box for the city of its arrow; who stands there makes room or, if they
    may stack, stays (MAR-224). False if there is no way: then he waits."""
    city = s.board.arrow[POWER_OF[general]]
    other = s.first_at(city)
    asked = other >= 0 and (s.stack[-4] >> other) & 1 == 1
    if other >= 0 and not asked:
        s.stack[-4] |= 1 << other
        return ask(s, other, ARROW)
    second = s.partner(other) if 0 <= other < GENERALS else -1
    if second >= 0:
        if (s.stack[-4] >> second) & 1:
            return False
        s.stack[-4] |= 1 << second
        return ask(s, second, ARROW)
    s.move(general, city)
    s.tell(CAME_BACK, 224, general, city)
    enter(s, city)
    if other >= 0:
        leader = general if s.board.rank[general] < s.board.rank[other] else other
        form_stack(s, general, other, leader)
    return True


assert CORPS_CHECK > CORPS_CHOICE
