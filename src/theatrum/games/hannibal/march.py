"""Section 6: the move of a general and his army."""

from typing import Final, cast

from mypy_extensions import i64

from theatrum.core.forms import Form, numbers
from theatrum.core.game import Decision
from theatrum.games.hannibal.board import HANNIBAL, ITALIA, NERO
from theatrum.games.hannibal.counter import CHARMS, MARCHES, end_move
from theatrum.games.hannibal.forms import (
    CARTHAGE,
    CHARM,
    DROP,
    ENTER,
    F_ACTIVATED,
    F_ENTERED,
    F_GENERAL_LEFT,
    F_STOPPED,
    F_TRAIN_LEFT,
    F_TRAIN_TAKEN,
    GENERAL,
    GENERALS,
    LAND,
    LEAVE,
    LEAVE_TRAIN,
    MARCH,
    PICK,
    READY,
    ROME,
    SAIL,
    SALLY,
    SPACE,
    SPACES,
    STOP,
    TAKE,
    TAKE_TRAIN,
)
from theatrum.games.hannibal.pieces import (
    consuls_in,
    generals_at,
    is_consul,
    is_marker,
    remove_pc,
    room,
)
from theatrum.games.hannibal.routes import (
    counsel_allows,
    generals_may_enter,
    goes_anywhere,
    leaves_well,
    may_enter,
    may_land_inside,
    may_march,
    may_sail,
    may_stop,
    why_not_march,
    why_not_sail,
)
from theatrum.games.hannibal.state import MARCHING, NONE, Position
from theatrum.games.hannibal.steps import (
    FIVE,
    MOST,
    clear_march,
    cost,
    drop,
    go_inside,
    march_to,
    pick,
    sally,
    set_sail,
    take,
)
from theatrum.games.hannibal.wear import (
    CLASSES,
    CU_INSIDE,
    CU_UNIT,
    ELEPHANT_UNIT,
    available,
    farthest,
    most_worn,
    rows_of_army,
    unmoved,
)

ALLOWANCE: Final = 4
LONG_ALLOWANCE: Final = 6


def one_to_all(first: int, end: int) -> list[list[int]]:
    """For each kind of unit and each number of units there are: the actions that take one to all
    of them; a kind has `COUNTS` rows."""
    return [list(range(i, i + n)) for i in range(first, end, MOST) for n in range(COUNTS)]


COUNTS: Final = MOST + 1
PICKS: Final[list[list[int]]] = one_to_all(PICK, DROP)
DROPS: Final[list[list[int]]] = one_to_all(DROP, TAKE)


def start_march(s: Position, general: i64) -> None:
    """A general is activated; with enemies before his city he can only sally or sail."""
    space = s.place[general]
    side = s.active
    clear_march(s)
    s.mover = general
    s.agens = 1 << general
    s.allowance = ALLOWANCE
    if s.card in MARCHES or (general == NERO and s.campaign != NONE):  # HAN-042, HAN-057
        s.allowance = LONG_ALLOWANCE
    s.floor = min(FIVE, s.total(side, space)) if is_consul(s, general) else 0
    s.weather_space = space
    s.ain = 1 if s.inside[general] and s.outside(1 - side, space) > 0 else 0
    if s.ain == 0:
        s.inside[general] = 0
    s.activated |= 1 << general
    s.tell(F_ACTIVATED, 42, general)
    form_up(s, space)
    s.push(MARCHING, 1 << side)


def form_up(s: Position, space: i64) -> None:
    """The army begins as large as it may be; what is to stay is dropped before it marches off."""
    stays = consuls_in(s, generals_at(s, s.active, space, s.ain) & ~s.agens)
    kept = FIVE if stays else 0
    first = CU_INSIDE if s.ain or s.outside(s.active, space) == 0 else CU_UNIT
    ordinary = available(s, space, first, 0)
    elephants = available(s, space, first + 1, 0)
    count = min(MOST, ordinary + elephants - kept)
    elephants = min(elephants, count)
    if elephants > 0:
        pick(s, space, ((first + 1) * CLASSES) * MOST + elephants - 1)
    if count > elephants:
        pick(s, space, (first * CLASSES) * MOST + count - elephants - 1)
    s.loading = 0


class Marching(Decision[Position]):
    """One click after another until the move ends (HAN-042, HAN-043). In one space units are
    either picked up or dropped, and a general taken or left is not touched again."""

    def __init__(self) -> None:
        form = Form(
            "marching",
            [("general", GENERAL), ("space", SPACE), ("left", numbers(0, 6))],
        )
        super().__init__(form, 42, quiet=False)

    def about(self, s: Position) -> list[int]:
        return [s.mover, s.place[s.mover], max(0, s.allowance - s.used)]

    def legal(self, s: Position, seat: int) -> list[int]:
        space = s.place[s.mover]
        out: list[object] = []
        self.loads(s, space, out)
        self.company(s, space, out)
        well = leaves_well(s, space)
        if s.ain == 0 and well:
            self.roads(s, space, out)
        if well and may_sail(s, space):
            self.ports(s, space, out)
        if s.ain and s.acu > 0 and s.truce == 0:
            out.append(READY[SALLY])
        if s.ain == 0:
            if self.may_go_inside(s, space) and well:
                out.append(READY[ENTER])
            if self.may_charm(s, space):
                out.append(READY[CHARM])
        if may_stop(s, space) or not out:
            out.append(READY[STOP])
        return cast("list[int]", out)

    def loads(self, s: Position, space: i64, out: list[object]) -> None:
        if s.loading != 2 and s.acu < MOST:
            if s.ain == 0:
                self.picks(s, space, CU_UNIT, out)
            if s.within(s.active, space) > 0:
                self.picks(s, space, CU_INSIDE, out)
        if s.loading != 1 and s.ain == 0 and s.acu > 0:
            if s.campaign == NONE:
                self.may_drop(CU_UNIT, 0, s.acu - s.ael, out)
                self.may_drop(ELEPHANT_UNIT, 0, s.ael, out)
                return
            rows = rows_of_army(s)
            for at in rows:
                self.may_drop(CU_UNIT, s.worn[at + 1], s.worn[at + 2] - s.worn[at + 3], out)
            if s.ael:
                for at in rows:
                    self.may_drop(ELEPHANT_UNIT, s.worn[at + 1], s.worn[at + 3], out)

    def picks(self, s: Position, space: i64, first: i64, out: list[object]) -> None:
        """Ordinary CUs, then elephants, on one side of the walls; those that have moved least
        first, if they have moved in this campaign."""
        if s.campaign == NONE:
            ordinary, elephants = unmoved(s, space, first == CU_INSIDE)
            self.may_pick(s, first, 0, ordinary, out)
            self.may_pick(s, first + 1, 0, elephants, out)
            return
        classes = most_worn(s) + 1
        for unit in range(first, first + 2):
            for worn in range(classes):
                self.may_pick(s, unit, worn, available(s, space, unit, worn), out)

    def may_pick(self, s: Position, unit: i64, worn: i64, count: i64, out: list[object]) -> None:
        if count > 0:
            most = min(count, MOST - s.acu)
            out.extend(PICKS[(unit * CLASSES + worn) * COUNTS + most])

    def may_drop(self, unit: i64, worn: i64, count: i64, out: list[object]) -> None:
        if count > 0:
            out.extend(DROPS[(unit * CLASSES + worn) * COUNTS + count])

    def company(self, s: Position, space: i64, out: list[object]) -> None:
        """Subordinates and the siege train (HAN-037, HAN-120)."""
        place = s.place
        for g in s.leaders(s.active):
            if place[g] != space or g == s.mover:
                continue
            if (s.touched >> g) & 1:
                continue
            if (s.agens >> g) & 1:
                out.append(READY[LEAVE + g])
            elif (
                s.role[g] <= s.role[s.mover]
                and (s.gspent >> g) & 1 == 0
                and (s.ain == 0 or s.inside[g])
            ):
                out.append(READY[TAKE + g])
        if s.active == CARTHAGE and s.train == space and s.ain == 0 and s.touched >> 20 == 0:
            out.append(READY[LEAVE_TRAIN] if s.atrain else READY[TAKE_TRAIN])

    def roads(self, s: Position, space: i64, out: list[object]) -> None:
        left = min(s.allowance - s.used, s.allowance - farthest(s))
        if left <= 0:
            return
        if goes_anywhere(s) and not s.board.peculiar[space]:
            out.extend(s.board.marches[space] if left > 1 else s.board.road_marches[space])
            return
        links = s.board.links[space]
        kinds = s.board.kinds[space]
        for i in range(len(links)):
            if cost(kinds[i]) <= left and may_march(s, space, links[i], kinds[i]):
                out.append(READY[MARCH + links[i]])

    def ports(self, s: Position, space: i64, out: list[object]) -> None:
        if goes_anywhere(s):
            self.all_ports(s, space, out)
            return
        for port in s.board.ports:
            if port == space or not generals_may_enter(s, port):
                continue
            if may_enter(s, space, port):
                out.append(READY[SAIL + port])
                if may_land_inside(s, port):
                    out.append(READY[LAND + port])
            elif (
                s.acu > 0
                and may_land_inside(s, port)
                and s.truce == 0
                and counsel_allows(s, s.active, space, port, s.acu)
            ):
                out.append(READY[LAND + port])

    def all_ports(self, s: Position, space: i64, out: list[object]) -> None:
        """The army may land everywhere, and in its own cities inside the walls as well."""
        for port in s.board.ports:
            if port != space:
                out.append(READY[SAIL + port])
                if may_land_inside(s, port):
                    out.append(READY[LAND + port])

    def may_go_inside(self, s: Position, space: i64) -> bool:
        """HAN-056."""
        if not s.board.walled[space] or s.pc[space] != s.active or s.is_besieged(space):
            return False
        return room(s, space) >= s.acu

    def may_charm(self, s: Position, space: i64) -> bool:
        """Card 28: in each space of Italia that he enters; at the start for one space."""
        if s.card != CHARMS or s.mover != HANNIBAL or s.board.region[space] != ITALIA:
            return False
        if not is_marker(s, ROME, space) or s.outside(ROME, space) > 0:
            return False
        return s.came != NONE or s.used < s.allowance

    def apply(self, s: Position, seat: int, action: int) -> None:
        space = s.place[s.mover]
        if MARCH <= action < MARCH + SPACES:
            march_to(s, space, action - MARCH)
        elif PICK <= action < DROP:
            pick(s, space, action - PICK)
        elif DROP <= action < TAKE:
            drop(s, space, action - DROP)
        elif TAKE <= action < TAKE + GENERALS:
            take(s, action - TAKE)
        elif LEAVE <= action < LEAVE + GENERALS:
            s.agens &= ~(1 << (action - LEAVE))
            s.touched |= 1 << (action - LEAVE)
            s.tell(F_GENERAL_LEFT, 43, action - LEAVE, space)
        elif SAIL <= action < SAIL + SPACES:
            set_sail(s, space, action - SAIL, 0)
        elif LAND <= action < LAND + SPACES:
            set_sail(s, space, action - LAND, 1)
        else:
            self.other(s, space, action)

    def other(self, s: Position, space: i64, action: i64) -> None:
        if action == STOP:
            s.tell(F_STOPPED, 50, s.mover, space)
            end_move(s)
        elif action == ENTER:
            go_inside(s, space)
            s.tell(F_ENTERED, 56, s.mover, space)
            end_move(s)
        elif action in (TAKE_TRAIN, LEAVE_TRAIN):
            s.atrain = 1 if action == TAKE_TRAIN else 0
            s.touched |= 1 << 20
            if s.atrain:
                s.tell(F_TRAIN_TAKEN, 120, s.mover)
            else:
                s.tell(F_TRAIN_LEFT, 120, space)
        elif action == CHARM:
            if s.came == NONE:
                s.used += 1
            remove_pc(s, space, 31)
        elif action == SALLY:
            sally(s, space)

    def why_not(self, s: Position, seat: int, action: int) -> int:
        space = s.place[s.mover]
        if PICK <= action < DROP:
            return 43
        if MARCH <= action < MARCH + SPACES:
            return why_not_march(s, space, action - MARCH)
        if SAIL <= action < LAND + SPACES:
            return why_not_sail(s, space, (action - SAIL) % SPACES)
        if action == STOP:
            return 39 if s.acu < s.floor else 44
        if action == ENTER:
            return 56
        if action == SALLY:
            return 117
        return 42
