"""Chapter 11.2: losses and retreat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.maria.forms import (
    AUSTRIA,
    CITY_SLOTS,
    FRANCE,
    GENERAL,
    GENERALS,
    NO_RETREAT,
    PIECES,
    POWER_OF,
    RETREAT,
    RETREATED,
    SWEEP,
)
from theatrum.games.maria.hussars import enter
from theatrum.games.maria.stacks import (
    lose_alone,
    lose_together,
    remove_general,
)
from theatrum.games.maria.state import (
    LOST,
    REMOVED,
    RETREATING,
    SWEEPING,
    Position,
)
from theatrum.games.maria.supply import shut_neutral
from theatrum.games.maria.victory import watch_prussia

ALL_SWEEPS: Final = 4  # no hussar, the first, the second, both


def lose_battle(s: Position, city: int) -> None:
    """The loser's losses: in a mixed stack first from the power that does not command (MAR-144,
    MAR-150); not more than he has."""
    general = s.commander_at(city)
    other = s.partner(general)
    count = s.fight[LOST]
    if other < 0:
        s.fight[LOST] = min(count, s.troops[general])
        s.fight[REMOVED] += lose_alone(s, general, count, 144)
    elif POWER_OF[other] == POWER_OF[general]:
        s.fight[LOST] = min(count, s.troops[general] + s.troops[other])
        s.fight[REMOVED] += lose_together(s, general, other, count, 144)
    else:
        s.fight[LOST] = min(count, s.troops[general] + s.troops[other])
        rest = max(0, count - s.troops[other])
        s.fight[REMOVED] += lose_alone(s, other, min(count, s.troops[other]), 150)
        if rest > 0:
            s.fight[REMOVED] += lose_alone(s, general, rest, 150)


class Ways:
    """All retreats of some length: the ends that are farthest from the winner, and which hussars a
    way to each of them sweeps up (MAR-154 to MAR-157). The search goes for the farthest
    distance first, so that it rarely has to look at many ways."""

    def __init__(self, s: Position, start: int, winner: int, length: int) -> None:
        self.row: vec[i64] = s.net().from_city(winner)
        self.near: vec[vec[i64]] = s.net().near
        self.shut: list[bool] = shut_cities(s, start)
        self.flanders: bytes = s.board.flanders
        self.crosses: bool = may_cross(s, start)
        self.hussar: vec[i64] = s.hussar
        self.ends: list[int] = []
        self.sweeps: list[int] = []  # by end: bit m is set if the hussars of mask m are swept
        self.target: int = self.row[start] + length
        while self.target >= 0 and not self.ends:
            self.search(start, length, 0)
            self.target -= 1

    def search(self, here: int, left: int, swept: int) -> None:
        if left == 0:
            if self.row[here] == self.target:
                self.found(here, swept)
            return
        self.shut[here] = True  # MAR-155
        for there in self.near[here]:
            if self.shut[there] or self.row[there] + left - 1 < self.target:
                continue
            if not self.crosses and self.flanders[here] != self.flanders[there]:
                continue
            more = swept
            if there == self.hussar[0]:
                more |= 1
            if there == self.hussar[1]:
                more |= 2
            self.search(there, left - 1, more)
        self.shut[here] = False

    def found(self, end: int, swept: int) -> None:
        for i in range(len(self.ends)):
            if self.ends[i] == end:
                self.sweeps[i] |= 1 << swept
                return
        self.ends.append(end)
        self.sweeps.append(1 << swept)


def shut_cities(s: Position, start: int) -> list[bool]:
    """Cities that a retreat may not enter: with any piece, in neutral land (MAR-156, MAR-157)."""
    out = [False] * s.board.cities
    for piece in range(PIECES):
        if s.place[piece] >= 0:
            out[s.place[piece]] = True
    shut_neutral(s, POWER_OF[s.commander_at(start)], out)
    return out


def may_cross(s: Position, city: int) -> bool:
    """Only French and Austrian generals leave their map; of a stack both must be (MAR-157)."""
    for general in range(GENERALS):
        if s.place[general] == city:
            power = POWER_OF[general]
            if power != FRANCE and power != AUSTRIA:
                return False
    return True


def retreat(s: Position, city: int, winner: int) -> None:
    """The winner chooses among the farthest ends; if there is no way of the full length all is
    lost (MAR-153, MAR-159)."""
    length = s.fight[LOST]
    ways = Ways(s, city, winner, length)
    if not ways.ends:
        lose_all(s, city)
    elif len(ways.ends) == 1:
        choose_end(s, city, ways.ends[0], ways.sweeps[0])
    else:
        seat = s.seat_of(s.commander_at(winner))
        s.push(RETREATING, 1 << seat, city, winner)


def lose_all(s: Position, city: int) -> None:
    general = s.commander_at(city)
    s.tell(NO_RETREAT, 159, general)
    other = s.partner(general)
    for one in (other, general):
        if one >= 0:
            s.fight[LOST] += s.troops[one]
            s.fight[REMOVED] += 1
            remove_general(s, one, 159)


class Retreating(Decision[Position]):
    """Where the loser's stack ends (a: its city, b: the winner's)."""

    def __init__(self) -> None:
        super().__init__(Form("retreating", [("general", GENERAL)]), 154)

    def about(self, s: Position) -> list[int]:
        return [s.commander_at(s.stack[-3])]

    def legal(self, s: Position, seat: int) -> list[int]:
        ways = Ways(s, s.stack[-3], s.stack[-4], s.fight[LOST])
        return [RETREAT + end for end in sorted(ways.ends)]

    def why_not(self, s: Position, seat: int, action: int) -> int:
        return 154 if RETREAT <= action < RETREAT + CITY_SLOTS else 153

    def apply(self, s: Position, seat: int, action: int) -> None:
        city = s.stack[-3]
        ways = Ways(s, city, s.stack[-4], s.fight[LOST])
        s.pop()
        for i in range(len(ways.ends)):
            if ways.ends[i] == action - RETREAT:
                choose_end(s, city, ways.ends[i], ways.sweeps[i])
                return


def choose_end(s: Position, city: int, end: int, sweeps: int) -> None:
    """The way matters only for the hussars on it (MAR-160)."""
    if sweeps & (sweeps - 1) == 0:
        swept = 0
        while sweeps > 1:
            sweeps >>= 1
            swept += 1
        fall_back(s, city, end, swept)
    else:
        winner = s.fight[0] if s.fight[1] == city else s.fight[1]
        s.push(SWEEPING, 1 << s.seat_of(s.commander_at(winner)), city + end * 1024, sweeps)


class Sweeping(Decision[Position]):
    """Which hussars the retreat drives off on its way (a: start and end, b: what is possible)."""

    def __init__(self) -> None:
        super().__init__(Form("sweeping", [("general", GENERAL)]), 153, quiet=False)

    def about(self, s: Position) -> list[int]:
        return [s.commander_at(s.stack[-3] % 1024)]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [SWEEP + m for m in range(ALL_SWEEPS) if (s.stack[-4] >> m) & 1]

    def apply(self, s: Position, seat: int, action: int) -> None:
        city = s.stack[-3] % 1024
        end = s.stack[-3] // 1024
        s.pop()
        fall_back(s, city, end, action - SWEEP)


def fall_back(s: Position, city: int, end: int, swept: int) -> None:
    """The stack goes together; who has retreated is out of this phase's battles (MAR-138,
    MAR-152). Nothing is conquered (MAR-158)."""
    general = s.commander_at(city)
    other = s.partner(general)
    for number in range(2):
        if (swept >> number) & 1 and s.hussar[number] >= 0:
            enter(s, s.hussar[number])
    for one in (general, other):
        if one >= 0:
            s.move(one, end)
            s.fled |= 1 << one
    s.tell(RETREATED, 152, general, end)
    watch_prussia(s)
