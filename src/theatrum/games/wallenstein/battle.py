"""Section N: battles and revolts, fought through the tower."""

from theatrum.core.forms import SEAT, Form
from theatrum.core.game import Decision
from theatrum.games.wallenstein.board import ANGRY_PEASANTS, PALACE_GUARDS, WEARY_PEASANTS
from theatrum.games.wallenstein.forms import (
    ARMIES,
    ATTACKED,
    BATTLE_LOST,
    BATTLE_WON,
    CANCELLED,
    CARD_LOST,
    COLOURS,
    COMMITTED,
    CONQUERED,
    COUNT,
    DEVASTATED,
    FALLEN_OUT,
    GREEN,
    HELD,
    MARKER_ADDED,
    PALACE,
    PROVINCE,
    REVOLT_BEGUN,
    SLOTS,
    THROWN_IN,
)
from theatrum.games.wallenstein.state import (
    DEFENCE,
    LOST,
    NOBODYS,
    SUPPRESSION,
    TOWER,
    Position,
)
from theatrum.games.wallenstein.tower import throw


def fight(s: Position, thrown: list[int]) -> list[int]:
    """Throw the fighting cubes and all that lies in the tray; what falls out (WAL-090). The tray
    then holds everything that fell out; those who fought are taken from it afterwards."""
    for colour in range(COLOURS):
        count = thrown[colour] + s.tray[colour]
        thrown[colour] = count
        if count > 0:
            s.tell(THROWN_IN, 90, colour, count)
    out = throw(s.chance, s.tower, thrown, s.options[TOWER])
    for colour in range(COLOURS):
        s.tray[colour] = out[colour]
        if out[colour] > 0:
            s.tell(FALLEN_OUT, 92, colour, out[colour])
    return out


def from_tray(s: Position, colour: int, lost: int, rule: int) -> int:
    """A party's cubes leave the tray: the lost ones to the supply; how many are left to place."""
    count = s.tray[colour]
    s.tray[colour] = 0
    lost = min(lost, count)
    s.to_supply(colour, lost, rule)
    return count - lost


def peasants_thrown(s: Position, wanted: int) -> int:
    """Peasants from their supply, as many as there are (WAL-115)."""
    count = min(wanted, s.supply[GREEN])
    s.supply[GREEN] -= count
    return count


def attack(s: Position, seat: int, province: int, count: int) -> None:
    """Armies have entered a province that is not the seat's own (WAL-088)."""
    s.tell(ATTACKED, 88, seat, province, count)
    if s.owner[province] == NOBODYS:
        attack_empty(s, seat, province, count)
        return
    s.field = province
    s.attackers = count
    if s.armies[province] > 0:
        s.push(DEFENCE, 1 << s.owner[province], seat)
    else:
        battle(s, seat, 0)  # WAL-103, WAL-161


class Defence(Decision[Position]):
    """The defender throws in as many armies of the province as wished, even none (WAL-103)."""

    def __init__(self) -> None:
        super().__init__(
            Form("defence", [("attacker", SEAT), ("province", PROVINCE), ("attackers", COUNT)]),
            103,
            opening=True,
        )

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3], s.field, s.attackers]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [ARMIES + n for n in range(s.armies[s.field] + 1)]

    def apply(self, s: Position, seat: int, action: int) -> None:
        attacker = s.stack[-3]
        s.pop()
        s.tell(COMMITTED, 103, seat, action - ARMIES)
        battle(s, attacker, action - ARMIES)


def battle(s: Position, attacker: int, defenders: int) -> None:
    """Player against player (section N2)."""
    province = s.field
    s.field = 0
    defender = s.owner[province]
    s.armies[province] -= defenders
    thrown = [0] * COLOURS
    thrown[attacker] = s.attackers  # WAL-102: all that moved
    thrown[defender] = defenders
    if s.has(province, PALACE) and s.in_force(PALACE_GUARDS, province):
        thrown[GREEN] = peasants_thrown(s, 1)  # WAL-154
    s.attackers = 0
    out = fight(s, thrown)
    # WAL-104, WAL-105: with two or more markers the peasants stay out of it, in the tray.
    helpers = out[GREEN] if s.markers[province] <= 1 else 0
    if helpers > 0:
        from_tray(s, GREEN, helpers, 96)  # they go home whatever happens
    strength = out[defender] + helpers
    if out[attacker] > strength:
        from_tray(s, defender, out[defender], 93)
        survivors = from_tray(s, attacker, strength, 94)
        conquer(s, attacker, province, survivors)
    elif out[attacker] < strength:
        from_tray(s, attacker, out[attacker], 93)
        own_losses = max(0, out[attacker] - helpers)  # WAL-095: peasants cover them first
        s.armies[province] += from_tray(s, defender, own_losses, 94)
        s.tell(BATTLE_LOST, 106, attacker, province)
        s.tell(HELD, 106, defender, province)
    else:
        from_tray(s, attacker, out[attacker], 99)
        from_tray(s, defender, out[defender], 99)
        devastate(s, province, 99)  # also 0 : 0


def conquer(s: Position, attacker: int, province: int, survivors: int) -> None:
    """The attacker takes card, buildings and markers; defenders left behind go home (WAL-100,
    WAL-108 to WAL-110)."""
    loser = s.owner[province]
    s.to_supply(loser, s.armies[province], 109)
    lose_card(s, loser, province)
    s.owner[province] = attacker
    s.armies[province] = survivors
    s.tell(BATTLE_WON, 108, attacker, province)
    s.tell(CONQUERED, 108, attacker, province)


def lose_card(s: Position, loser: int, province: int) -> None:
    """The card leaves its owner at once, even from the plan, whose action is cancelled; that shows
    where it lay, or that it lay nowhere (WAL-055, WAL-108). The throw has closed undo already."""
    s.tell(CARD_LOST, 108, loser, province)
    if (s.held[loser] >> province) & 1 == 0:
        return
    s.held[loser] &= ~(1 << province)
    for action in range(SLOTS):
        if s.plan[loser * SLOTS + action] == province:
            s.plan[loser * SLOTS + action] = LOST
            s.turned[loser] |= 1 << action
            s.tell(CANCELLED, 55, loser, action)


def devastate(s: Position, province: int, rule: int) -> None:
    """Buildings and markers go, the card joins the pool, armies left there go home (WAL-099,
    WAL-101, WAL-118)."""
    owner = s.owner[province]
    s.to_supply(owner, s.armies[province], rule)
    lose_card(s, owner, province)
    for building in range(3):
        if s.has(province, building):
            s.tiles[building] += 1
    s.built[province] = 0
    s.markers[province] = 0
    s.armies[province] = 0
    s.owner[province] = NOBODYS
    s.tell(DEVASTATED, rule, province)


def attack_empty(s: Position, seat: int, province: int, count: int) -> None:
    """An empty province is defended by one peasant army (section N3)."""
    peasants = 1
    if s.in_force(ANGRY_PEASANTS, province):
        peasants = 2  # WAL-152
    elif s.in_force(WEARY_PEASANTS, province):
        peasants = 0  # WAL-153
    thrown = [0] * COLOURS
    thrown[seat] = count
    thrown[GREEN] = peasants_thrown(s, peasants)
    out = fight(s, thrown)
    from_tray(s, GREEN, out[GREEN], 96)
    if out[seat] > out[GREEN]:
        s.armies[province] = from_tray(s, seat, out[GREEN], 94)
        s.owner[province] = seat
        s.tell(BATTLE_WON, 113, seat, province)
        s.tell(CONQUERED, 113, seat, province)
        add_marker(s, province, 113)
    else:
        from_tray(s, seat, out[seat], 114)
        s.tell(BATTLE_LOST, 114, seat, province)


def add_marker(s: Position, province: int, rule: int) -> None:
    s.markers[province] += 1
    s.tell(MARKER_ADDED, rule, province, s.markers[province])


def begin_revolt(s: Position, seat: int, province: int, rebels: int, taxed: bool) -> None:
    """Peasants rise against the owner, who decides how many armies fight (section N4)."""
    s.tell(REVOLT_BEGUN, 116, seat, province, rebels)
    s.field = province
    s.rebels = rebels
    if s.armies[province] > 0:
        s.push(SUPPRESSION, 1 << seat, 1 if taxed else 0)
    else:
        revolt(s, seat, 0, taxed)


class Suppression(Decision[Position]):
    """How many armies the owner throws in against a revolt (WAL-116)."""

    def __init__(self) -> None:
        super().__init__(
            Form("suppression", [("province", PROVINCE), ("rebels", COUNT)]), 116, opening=True
        )

    def about(self, s: Position) -> list[int]:
        return [s.field, s.rebels]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [ARMIES + n for n in range(s.armies[s.field] + 1)]

    def apply(self, s: Position, seat: int, action: int) -> None:
        taxed = s.stack[-3] == 1
        s.pop()
        s.tell(COMMITTED, 116, seat, action - ARMIES)
        revolt(s, seat, action - ARMIES, taxed)


def revolt(s: Position, seat: int, defenders: int, taxed: bool) -> None:
    """The owner must have strictly more cubes out to keep the province (WAL-117 to WAL-119). A
    revolt after taxing that failed is followed by the marker of the tax (WAL-068)."""
    province = s.field
    s.field = 0
    s.armies[province] -= defenders
    thrown = [0] * COLOURS
    thrown[seat] = defenders
    thrown[GREEN] = peasants_thrown(s, s.rebels)
    s.rebels = 0
    out = fight(s, thrown)
    from_tray(s, GREEN, out[GREEN], 96)
    if out[seat] > out[GREEN]:
        s.armies[province] += from_tray(s, seat, out[GREEN], 119)
        s.tell(HELD, 119, seat, province)
        if taxed:
            add_marker(s, province, 68)
    else:
        from_tray(s, seat, out[seat], 118)
        devastate(s, province, 118)
