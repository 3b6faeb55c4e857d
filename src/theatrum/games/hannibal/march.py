"""Section 6: the move of a general and his army."""

from typing import Final

from theatrum.core.forms import Form, numbers
from theatrum.core.game import Decision
from theatrum.games.hannibal.board import (
    AFRICA,
    ALPS,
    HANNIBAL,
    ITALIA,
    MESSANA_STRAIT,
    NERO,
    ROAD,
)
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
    is_marker,
    remove_pc,
    room,
    wear_row,
)
from theatrum.games.hannibal.state import (
    ARMY,
    HIGHER,
    MARCHING,
    NO_TRAIL,
    NONE,
    ROWS,
    Position,
)
from theatrum.games.hannibal.steps import (
    CLASSES,
    CU_INSIDE,
    CU_UNIT,
    ELEPHANT_INSIDE,
    ELEPHANT_UNIT,
    FIVE,
    INSIDE,
    MOST,
    SEA_COST,
    cost,
    drop,
    go_inside,
    march_to,
    pick,
    sally,
    set_sail,
    take,
)

ALLOWANCE: Final = 4
LONG_ALLOWANCE: Final = 6


def start_march(s: Position, general: int) -> None:
    """A general is activated; with enemies before his city he can only sally or sail."""
    space = s.place[general]
    side = s.active
    s.mover = general
    s.acu = 0
    s.ael = 0
    s.atrain = 0
    s.agens = 1 << general
    s.used = 0
    s.allowance = ALLOWANCE
    if s.card in MARCHES or (general == NERO and s.campaign != NONE):  # HAN-042, HAN-057
        s.allowance = LONG_ALLOWANCE
    s.floor = min(FIVE, s.total(side, space)) if is_consul(s, general) else 0
    s.came = NONE
    s.came_sea = 0
    s.loading = 0
    s.touched = 0
    s.fought = 0
    s.settled = 0
    s.missed = 0
    s.weather_off = 0
    s.weather_space = space
    s.trail = NO_TRAIL
    s.trail_size = 0
    s.ain = 1 if s.inside[general] and s.outside(1 - side, space) > 0 else 0
    if s.ain == 0:
        s.inside[general] = 0
    s.activated |= 1 << general
    s.tell(F_ACTIVATED, 42, general)
    form_up(s, space)
    s.push(MARCHING, 1 << side)


def form_up(s: Position, space: int) -> None:
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


def is_consul(s: Position, general: int) -> bool:
    return s.role[general] == HIGHER and s.board.side_of[general] == ROME


# What may be picked up.


def available(s: Position, space: int, unit: int, worn: int) -> int:
    """Units of a kind in the space that are not in the army and have moved so far."""
    inside = unit >= CU_INSIDE
    if inside and s.pc[space] != s.active:
        return 0  # an enemy's garrison
    place = space + INSIDE if inside else space
    if worn > 0:
        at = wear_row(s, place, worn)
        if at == NONE:
            return 0
        elephants = min(s.worn[at + 3], s.eli[space] if inside else s.el[space])
        present = s.inn[space] if inside else s.outside(s.active, space) - s.acu
        count = min(s.worn[at + 2], present)  # some may have died since
        return elephants if unit & 1 else max(0, count - elephants)
    if inside:
        elephants = s.eli[space]
        count = s.inn[space] - (s.acu if s.ain else 0)
        elephants -= s.ael if s.ain else 0
    else:
        elephants = s.el[space] if s.active == CARTHAGE else 0
        count = s.outside(s.active, space) - (0 if s.ain else s.acu)
        elephants -= 0 if s.ain else s.ael
    if s.campaign != NONE:
        for row in range(0, ROWS * 4, 4):
            if s.worn[row + 2] and s.worn[row] == place:
                count -= s.worn[row + 2]
                elephants -= s.worn[row + 3]
    elephants = min(elephants, count)
    return max(0, elephants if unit & 1 else count - elephants)


def most_worn(s: Position) -> int:
    """The farthest that any CU has moved in this campaign, but for those that are spent."""
    most = 0
    for row in range(0, ROWS * 4, 4):
        if s.worn[row + 2] and s.worn[row + 1] > most and s.worn[row + 1] < CLASSES:
            most = s.worn[row + 1]
    return most


def carried(s: Position, unit: int, worn: int) -> int:
    """Units of a kind in the army."""
    if s.campaign == NONE:
        if worn > 0:
            return 0
        return s.ael if unit == ELEPHANT_UNIT else s.acu - s.ael
    at = wear_row(s, ARMY, worn)
    if at == NONE:
        return 0
    return s.worn[at + 3] if unit == ELEPHANT_UNIT else s.worn[at + 2] - s.worn[at + 3]


def farthest(s: Position) -> int:
    """How far the piece of the army has moved that has moved farthest (HAN-040)."""
    if s.campaign == NONE:
        return s.used
    most = 0
    for row in range(0, ROWS * 4, 4):
        if s.worn[row + 2] and s.worn[row] == ARMY:
            most = max(most, s.worn[row + 1])
    for g in range(GENERALS):
        if (s.agens >> g) & 1:
            most = max(most, s.gmoved[g])
    return most


# Where the army may go.


def leaves_well(s: Position, space: int) -> bool:
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


def generals_may_enter(s: Position, space: int) -> bool:
    """Fabius stays in Italia, Hanno in Africa (HAN-124)."""
    if s.agens & s.board.bound_mask == 0:
        return True
    for g in range(GENERALS):
        country = s.board.bound_to[g]
        if country != NONE and (s.agens >> g) & 1 and s.board.region[space] != country:
            return False
    return True


def counsel_allows(s: Position, side: int, origin: int, target: int, cus: int) -> bool:
    """HAN-035."""
    if s.counsel[side] == 0 or cus == 0:
        return True
    leaving = s.board.region[origin] == AFRICA
    entering = s.board.region[target] == AFRICA
    if side == CARTHAGE:
        return entering or not leaving
    return leaving or not entering


def may_enter(s: Position, origin: int, space: int) -> bool:
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


def may_march(s: Position, space: int, target: int, kind: int) -> bool:
    if kind == MESSANA_STRAIT and s.pc[space] != s.active:  # HAN-053
        return False
    if kind == ALPS and s.atrain:  # HAN-120
        return False
    return may_enter(s, space, target)


def may_sail(s: Position, space: int) -> bool:
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


def may_land_inside(s: Position, space: int) -> bool:
    """HAN-061."""
    if not s.board.walled[space] or s.pc[space] != s.active or s.is_besieged(space):
        return False
    return room(s, space) >= s.acu


def lone_enemy(s: Position, space: int) -> bool:
    return generals_at(s, 1 - s.active, space, 0) != 0 and s.outside(1 - s.active, space) == 0


def may_stop(s: Position, space: int) -> bool:
    """HAN-039 and HAN-044."""
    if s.used == 0:
        return True
    if s.outside(s.active, space) == 0 and lone_enemy(s, space):
        return False
    return consuls_in(s, s.agens) == 0 or s.outside(s.active, space) >= s.floor


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
        out: list[int] = []
        self.loads(s, space, out)
        self.company(s, space, out)
        well = leaves_well(s, space)
        if s.ain == 0 and well:
            self.roads(s, space, out)
        if well and may_sail(s, space):
            self.ports(s, space, out)
        if s.ain and s.acu > 0 and s.truce == 0:
            out.append(SALLY)
        if s.ain == 0:
            if self.may_go_inside(s, space) and well:
                out.append(ENTER)
            if self.may_charm(s, space):
                out.append(CHARM)
        if may_stop(s, space) or not out:
            out.append(STOP)
        return out

    def loads(self, s: Position, space: int, out: list[int]) -> None:
        classes = most_worn(s) + 1 if s.campaign != NONE else 1
        if s.loading != 2 and s.acu < MOST:
            most_unit = ELEPHANT_INSIDE + 1 if s.within(s.active, space) > 0 else CU_INSIDE
            for unit in range(CU_INSIDE if s.ain else 0, most_unit):
                for worn in range(classes):
                    count = min(available(s, space, unit, worn), MOST - s.acu)
                    first = PICK + (unit * CLASSES + worn) * MOST
                    for i in range(count):
                        out.append(first + i)
        if s.loading != 1 and s.ain == 0 and s.acu > 0:
            for unit in range(CU_INSIDE):
                for worn in range(classes):
                    first = DROP + (unit * CLASSES + worn) * MOST
                    for i in range(carried(s, unit, worn)):
                        out.append(first + i)

    def company(self, s: Position, space: int, out: list[int]) -> None:
        """Subordinates and the siege train (HAN-037, HAN-120)."""
        place = s.place
        for g in s.board.of_side[s.active]:
            if place[g] != space or g == s.mover:
                continue
            if (s.touched >> g) & 1:
                continue
            if (s.agens >> g) & 1:
                out.append(LEAVE + g)
            elif (
                s.role[g] <= s.role[s.mover]
                and (s.gspent >> g) & 1 == 0
                and (s.ain == 0 or s.inside[g])
            ):
                out.append(TAKE + g)
        if s.active == CARTHAGE and s.train == space and s.ain == 0 and s.touched >> 20 == 0:
            out.append(LEAVE_TRAIN if s.atrain else TAKE_TRAIN)

    def roads(self, s: Position, space: int, out: list[int]) -> None:
        left = min(s.allowance - s.used, s.allowance - farthest(s))
        links = s.board.links[space]
        kinds = s.board.kinds[space]
        for i in range(len(links)):
            if cost(kinds[i]) <= left and may_march(s, space, links[i], kinds[i]):
                out.append(MARCH + links[i])

    def ports(self, s: Position, space: int, out: list[int]) -> None:
        free = s.acu > 0 and s.truce == 0 and s.counsel[s.active] == 0
        free = free and s.agens & s.board.bound_mask == 0  # nothing keeps him out of any port
        for port in s.board.ports:
            if port == space or (not free and not generals_may_enter(s, port)):
                continue
            if free or may_enter(s, space, port):
                out.append(SAIL + port)
                if may_land_inside(s, port):
                    out.append(LAND + port)
            elif (
                s.acu > 0
                and may_land_inside(s, port)
                and s.truce == 0
                and counsel_allows(s, s.active, space, port, s.acu)
            ):
                out.append(LAND + port)

    def may_go_inside(self, s: Position, space: int) -> bool:
        """HAN-056."""
        if not s.board.walled[space] or s.pc[space] != s.active or s.is_besieged(space):
            return False
        return room(s, space) >= s.acu

    def may_charm(self, s: Position, space: int) -> bool:
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

    def other(self, s: Position, space: int, action: int) -> None:
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


def why_not_march(s: Position, space: int, target: int) -> int:
    """The rule against a march, the most telling first."""
    kind = s.board.kind_of[space * SPACES + target]
    if kind < 0:
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


def why_not_sail(s: Position, space: int, target: int) -> int:
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
