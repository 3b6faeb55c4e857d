"""Every table and die by many throws with fixed seeds: the counts lie within five standard
deviations of what the ledger says (HAN-126)."""

import math
from collections import Counter
from collections.abc import Callable

import pytest

from theatrum.core.chance import Chance
from theatrum.games.hannibal.battle import roll_charge
from theatrum.games.hannibal.pieces import attrition
from theatrum.games.hannibal.rating import rating_roll, success_number
from theatrum.games.hannibal.retreat import retreat_losses
from theatrum.games.hannibal.sea import ARRIVED, LOST, RETURNED, naval_roll
from theatrum.games.hannibal.siege import siege_roll
from theatrum.games.hannibal.state import Position

from .table import BOARD, CARTHAGE, ROME, army, bare, general, space

TRIES = 1200


def counted(s: Position, throw: Callable[[], int]) -> Counter[int]:
    s.chance = Chance(20_26)
    return Counter(throw() for _ in range(TRIES))


def fair(found: Counter[int], sixths: dict[int, int]) -> None:
    """Each result as often as so many faces of the die."""
    assert set(found) <= {result for result, faces in sixths.items() if faces}
    for result, faces in sixths.items():
        p = faces / 6
        assert abs(found[result] - TRIES * p) <= 5 * math.sqrt(TRIES * p * (1 - p)), (result, found)


@pytest.mark.rule("HAN-126")
def test_the_die_is_fair() -> None:
    s = bare()
    fair(counted(s, s.die), dict.fromkeys(range(1, 7), 1))


@pytest.mark.rule("HAN-123", "HAN-124", "HAN-126")
@pytest.mark.parametrize(
    ("name", "use", "faces"),
    [
        ("hannibal", 0, 4),
        ("varro", 0, 4),
        ("varro", 1, 1),
        ("gisgo", 0, 3),
        ("gisgo", 2, 1),
        ("fabius", 1, 5),
        ("fabius", 0, 3),
        ("flaminius", 2, 4),
        ("flaminius", 5, 4),
        ("flaminius", 0, 2),
        ("africanus", 5, 4),
    ],
)
def test_rating_rolls(name: str, use: int, faces: int) -> None:
    s = bare()
    need = success_number(s, general(name), use)
    found = counted(s, lambda: int(rating_roll(s, general(name), use, need, 0, 123)))
    fair(found, {1: faces, 0: 6 - faces})


@pytest.mark.rule("HAN-065", "HAN-126")
def test_a_modifier_shifts_a_rating_roll() -> None:
    s = bare()
    found = counted(s, lambda: int(rating_roll(s, general("hannibal"), 0, 4, 1, 63)))
    fair(found, {1: 3, 0: 3})


@pytest.mark.rule("HAN-084", "HAN-126")
@pytest.mark.parametrize(("leader", "hits"), [("marcellus", 3), ("varro", 5), (None, 5)])
def test_the_charge_of_elephants(leader: str | None, hits: int) -> None:
    """Two elephants: Rome loses two cards above the rating; a 1 costs Carthage one."""
    s = bare()
    s.leader[ROME] = -1 if leader is None else general(leader)

    def throw() -> int:
        s.charge, s.fewer = 2, [0, 0]
        roll_charge(s)
        return 10 * s.fewer[CARTHAGE] + s.fewer[ROME]

    fair(counted(s, throw), {2: hits, 10: 1, 0: 5 - hits})


@pytest.mark.rule("HAN-107", "HAN-092", "HAN-122", "HAN-126")
@pytest.mark.parametrize("size", [1, 2, 3, 4, 6, 9, 12])
@pytest.mark.parametrize("modifier", [-5, -2, 0, 1, 2])
def test_attrition(size: int, modifier: int) -> None:
    s = bare()
    at = space("cannae")
    rows = [BOARD.losses(size, die + modifier) for die in range(1, 7)]

    def throw() -> int:
        s.cu[ROME * 96 + at] = size
        return attrition(s, ROME, at, 0, modifier, 107)

    fair(counted(s, throw), {loss: rows.count(loss) for loss in set(rows)})


# Total: points, CUs lost by the besieger (HAN-115).
SIEGE = {0: (0, 1), 1: (0, 1), 2: (0, 0), 3: (1, 1), 4: (1, 0), 5: (1, 0), 6: (2, 0), 7: (2, 0)}


@pytest.mark.rule("HAN-115", "HAN-126")
@pytest.mark.parametrize(
    ("side", "where", "modifier"),
    [
        (ROME, "utica", 0),
        (ROME, "carthago", -1),
        (CARTHAGE, "tarentum", -1),
        (CARTHAGE, "roma", -2),
        (CARTHAGE, "averni", 0),
    ],
)
def test_sieges_and_subjugations(side: int, where: str, modifier: int) -> None:
    s = bare()
    at = space(where)
    s.tribe[at] = 0 if BOARD.walled[at] else 1
    s.mover = general("varro" if side == ROME else "mago")
    results = [SIEGE[max(0, die + modifier)] for die in range(1, 7)]

    def throw() -> int:
        s.siege[at] = 0
        lost = siege_roll(s, side, at, BOARD.walled[at] != 0)
        return 10 * (s.siege[at] & 3) + lost

    codes = [10 * points + lost for points, lost in results]
    fair(counted(s, throw), {code: codes.count(code) for code in set(codes)})


@pytest.mark.rule("HAN-060", "HAN-126")
@pytest.mark.parametrize(("port", "philip"), [("tarentum", 0), ("tarentum", 1), ("massilia", 0)])
def test_the_naval_table(port: str, philip: int) -> None:
    s = bare()
    army(s, CARTHAGE, "carthago", 5, "gisgo")
    s.mover, s.acu, s.philip = general("gisgo"), 5, philip
    modifier = BOARD.port_modifier[space("carthago")] + BOARD.port_modifier[space(port)] + 1
    modifier -= 1 if philip else 0
    results = [
        ARRIVED
        if die + modifier <= BOARD.naval_safe
        else RETURNED
        if die + modifier <= BOARD.naval_return
        else LOST
        for die in range(1, 7)
    ]
    found = counted(s, lambda: naval_roll(s, space("carthago"), space(port)))
    fair(found, {one: results.count(one) for one in set(results)})


@pytest.mark.rule("HAN-093", "HAN-126")
@pytest.mark.parametrize(
    ("began", "card", "faces"),
    [
        (8, 0, {2: 2, 3: 2, 4: 1, 5: 1}),
        (8, 3, {1: 2, 2: 2, 3: 2}),
        (8, 4, {3: 2, 4: 1, 5: 1, 8: 2}),
        (4, 0, {1: 2, 2: 3, 3: 1}),
    ],
)
def test_retreat_dice(began: int, card: int, faces: dict[int, int]) -> None:
    s = bare()
    at = space("cannae")
    s.field, s.loser = at, ROME

    def throw() -> int:
        s.cu[ROME * 96 + at] = began
        s.began, s.last, s.lost = [began, 0], [-1, card], [0, 0]
        retreat_losses(s)
        return s.lost[ROME]

    fair(counted(s, throw), faces)


@pytest.mark.rule("HAN-083", "HAN-126")
def test_changes_of_command() -> None:
    from theatrum.games.hannibal.battle import change_command

    s = bare()
    army(s, ROME, "cannae", 10, "varro*", "a_paulus*")
    s.field = space("cannae")

    def throw() -> int:
        s.leader[ROME] = general("varro")
        change_command(s)
        return int(s.leader[ROME] == general("a_paulus"))

    fair(counted(s, throw), {1: 3, 0: 3})
