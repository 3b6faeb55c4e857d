"""How far the CUs of a campaign have moved, and which are spent (HAN-040, HAN-041): rows of place,
spaces moved, CUs, elephants among them. So also: what an army can still pick up."""

from typing import Final

from mypy_extensions import i64

from theatrum.games.hannibal.forms import CARTHAGE, SPACES
from theatrum.games.hannibal.state import ARMY, NONE, ROWS, SPENT, Position

INSIDE: Final = 100  # in `worn`: inside the city of a space
CLASSES: Final = 7  # a CU has moved none to six spaces
SPENT_BELOW: Final = 6  # the most spaces that a piece can have moved

# Units in the actions pick and drop.
CU_UNIT: Final = 0
ELEPHANT_UNIT: Final = 1
CU_INSIDE: Final = 2
ELEPHANT_INSIDE: Final = 3


def wear_row(s: Position, place: i64, worn: i64) -> i64:
    """The row of CUs of one kind, or NONE."""
    rows = s.worn
    row: i64 = 0
    while row < ROWS * 4:
        if rows[row] == place and rows[row + 1] == worn and rows[row + 2]:
            return int(row)
        row += 4
    return NONE


def add_wear(s: Position, place: i64, worn: i64, count: i64, elephants: i64) -> None:
    """Enter (or, with negative numbers, strike out) CUs; there is always a free row, because
    three generals touch at most seven spaces each."""
    rows = s.worn[:]
    at = wear_row(s, place, worn)
    if at == NONE:
        if count <= 0:
            return
        for row in range(0, ROWS * 4, 4):
            if rows[row + 2] == 0:
                at = row
                break
        if at == NONE:
            return
        rows[at] = place
        rows[at + 1] = worn
        rows[at + 2] = 0
        rows[at + 3] = 0
    rows[at + 2] = max(0, rows[at + 2] + count)
    rows[at + 3] = max(0, min(rows[at + 3] + elephants, rows[at + 2]))
    if rows[at + 2] == 0:
        rows[at] = 0
        rows[at + 1] = 0
        rows[at + 3] = 0
    s.worn = rows


def spend_cus(s: Position, place: i64, count: i64, elephants: i64) -> None:
    """CUs of an army that has fought stay put for the rest of the campaign (HAN-041)."""
    if s.campaign != NONE:
        add_wear(s, place, SPENT, count, elephants)


def forget_wear(s: Position, place: i64) -> None:
    """What is known of the CUs in a place no longer holds: they are gone, or all alike."""
    if s.campaign == NONE:
        return
    rows = s.worn[:]
    for row in range(0, ROWS * 4, 4):
        if rows[row + 2] and rows[row] == place:
            for i in range(4):
                rows[row + i] = 0
    s.worn = rows


def wear_off(s: Position, count: i64) -> None:
    """The army loses CUs: those that have moved farthest first."""
    if s.campaign == NONE:
        return
    for worn in range(SPENT_BELOW, -1, -1):
        at = wear_row(s, ARMY, worn)
        if at != NONE and count > 0:
            gone = min(count, s.worn[at + 2])
            add_wear(s, ARMY, worn, -gone, 0)
            count -= gone


def wear_elephants(s: Position) -> None:
    """The rows of the army hold no more elephants than the army has."""
    if s.campaign == NONE:
        return
    left = s.ael
    rows = s.worn[:]
    for row in range(0, ROWS * 4, 4):
        if rows[row + 2] and rows[row] == ARMY:
            rows[row + 3] = min(rows[row + 3], left)
            left -= rows[row + 3]
    s.worn = rows


def drop_wear(s: Position) -> None:
    """The army's rows in the table of wear are struck out."""
    if s.campaign == NONE:
        return
    for row in range(0, ROWS * 4, 4):
        if s.worn[row + 2] and s.worn[row] == ARMY:
            add_wear(s, ARMY, s.worn[row + 1], -s.worn[row + 2], 0)


# What an army carries and can pick up.


def available(s: Position, space: i64, unit: i64, worn: i64) -> i64:
    """Units of a kind in the space that are not in the army and have moved so far."""
    inside = unit >= CU_INSIDE
    if inside and s.pc[space] != s.active:
        return 0  # an enemy's garrison
    place = space + INSIDE if inside else space
    if worn > 0:
        at = wear_row(s, place, worn)
        if at == NONE:
            return 0
        tusks = min(s.worn[at + 3], s.eli[space] if inside else s.el[space])
        present = s.inn[space] if inside else s.outside(s.active, space) - s.acu
        alive = min(s.worn[at + 2], present)  # some may have died since
        return tusks if unit & 1 else max(0, alive - tusks)
    ordinary, elephants = unmoved(s, space, inside)
    return elephants if unit & 1 else ordinary


def unmoved(s: Position, space: i64, inside: bool) -> tuple[i64, i64]:
    """CUs in a space, or in the own city there, that are not in the army and have not moved:
    ordinary ones and elephants."""
    elephants: i64 = 0
    count: i64 = 0
    if inside:
        elephants = s.eli[space]
        count = s.inn[space]
    else:
        elephants = s.el[space] if s.active == CARTHAGE else 0
        count = s.cu[s.active * SPACES + space]
    if inside == (s.ain != 0):
        count -= s.acu
        elephants -= s.ael
    if s.campaign != NONE:
        place = space + INSIDE if inside else space
        rows = s.worn
        row: i64 = 0
        while row < ROWS * 4:
            if rows[row] == place:
                count -= rows[row + 2]
                elephants -= rows[row + 3]
            row += 4
    elephants = min(elephants, count)
    return max(0, count - elephants), max(0, elephants)


def most_worn(s: Position) -> i64:
    """The farthest that any CU has moved in this campaign, but for those that are spent."""
    most: i64 = 0
    rows = s.worn
    row: i64 = 0
    while row < ROWS * 4:
        if rows[row + 2] and most < rows[row + 1] < CLASSES:
            most = rows[row + 1]
        row += 4
    return most


def rows_of_army(s: Position) -> list[int]:
    """The rows of the army's CUs, those that have moved least first; a campaign has them."""
    out: list[int] = []
    rows = s.worn
    row: i64 = 0
    while row < ROWS * 4:
        if rows[row] == ARMY and rows[row + 2] and rows[row + 1] < CLASSES:
            at = len(out)
            while at > 0 and rows[out[at - 1] + 1] > rows[row + 1]:
                at -= 1
            out.insert(at, row)
        row += 4
    return out


def farthest(s: Position) -> i64:
    """How far the piece of the army has moved that has moved farthest (HAN-040)."""
    if s.campaign == NONE:
        return s.used
    most: i64 = 0
    rows = s.worn
    row: i64 = 0
    while row < ROWS * 4:
        if rows[row] == ARMY and rows[row + 2] and rows[row + 1] > most:
            most = rows[row + 1]
        row += 4
    for g in s.leaders(s.active):
        if (s.agens >> g) & 1 and s.gmoved[g] > most:
            most = s.gmoved[g]
    return most
