"""Chapters 14, 16 and 23: victory markers, victory points, and who has won."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theatrum.games.maria.forms import (
    ASIDE_BACK,
    AUSTRIA,
    BAVARIA,
    DRAWN,
    ELECTORS_BOX,
    FIRST_GENERAL,
    FIRST_TRAIN,
    FRANCE,
    GENERALS_OF,
    MAJORS,
    POINTS_LOST,
    POINTS_WON,
    PRAGMATIC,
    PRUSSIA,
    SAXONY,
    TRAINS_OF,
    WON,
)
from theatrum.games.maria.state import DRAW, NOBODY_WON, SAXON_CHOICE, VARIANT, Position

BATTLE_BOXES: Final = 2
# By variant; the advanced game has no such goals.
FRENCH_GOAL: Final = [9, 99, 3]  # MAR-176, MAR-304
PRUSSIAN_GOAL: Final = [12, 99, 7]  # MAR-177, MAR-304
LAST_TURN: Final = [9, 12, 3]


# The end.


def win(s: Position, seat: i64, rule: i64) -> None:
    s.winner = seat + 1
    s.tell(WON, rule, seat)


def end_if_won(s: Position) -> bool:
    """Nothing waits any more when the game is won."""
    if s.winner != NOBODY_WON:
        s.stack = []
    return s.winner != NOBODY_WON


# The introductory game.


def goals(s: Position) -> tuple[i64, i64]:
    """French markers in core Austria; Prussian ones there and in Silesia (MAR-176, MAR-177)."""
    french: i64 = 0
    prussian: i64 = 0
    for fort in range(i64(s.board.forts)):
        marker = s.marker[fort]
        austrian = s.board.home[s.board.fort_city[fort]] == AUSTRIA
        if marker == 1 + FRANCE and austrian:
            french += 1
        elif marker == 1 + PRUSSIA and (austrian or s.board.is_silesian[fort]):
            prussian += 1
    return french, prussian


def check_goals(s: Position) -> None:
    """After every conquest of the introductory game (MAR-175, MAR-284)."""
    french, prussian = goals(s)
    variant = s.options[VARIANT]
    if s.seats == 2:
        if french >= FRENCH_GOAL[variant] and prussian >= PRUSSIAN_GOAL[variant]:
            win(s, s.player[FRANCE], 284)
    elif french >= FRENCH_GOAL[variant]:
        win(s, s.player[FRANCE], 176)
    elif prussian >= PRUSSIAN_GOAL[variant]:
        win(s, s.player[PRUSSIA], 177)


def end_introductory(s: Position) -> None:
    """After the last turn (MAR-178, MAR-285, MAR-286)."""
    french, prussian = goals(s)
    variant = s.options[VARIANT]
    reached = french >= FRENCH_GOAL[variant] or prussian >= PRUSSIAN_GOAL[variant]
    if s.seats == 2 and reached:
        s.winner = DRAW
        s.tell(DRAWN, 286)
    else:
        win(s, s.player[AUSTRIA], 178 if s.seats == 3 else 285)


# The advanced game.


def standing(s: Position, power: i64) -> i64:
    """The place in ties: Maria Theresa wins all, Louis XV loses all; with two players Austria's
    player wins all (MAR-280, MAR-292). Lower is better."""
    if power == AUSTRIA:
        return 0
    if s.seats == 2:
        return 0 if power == PRAGMATIC else 1
    return 2 if power == FRANCE else 1


def best_of(s: Position, figures: vec[i64], limit: i64) -> i64:
    """The major with the lowest figure that is at most the limit, or -1."""
    best = -1
    for power in range(MAJORS):
        if figures[power] > limit:
            continue
        if (
            best < 0
            or figures[power] < figures[best]
            or (figures[power] == figures[best] and standing(s, power) < standing(s, best))
        ):
            best = power
    return best


def check_pools(s: Position) -> None:
    """An empty pool wins; the larger surplus before the smaller (MAR-278, MAR-279, MAR-282)."""
    if s.advanced():
        best = best_of(s, s.pool, 0)
        if best >= 0:
            win(s, s.player[best], 278)


def end_advanced(s: Position) -> None:
    """After the fourth winter the lowest total of winter points wins (MAR-281)."""
    totals = vec[i64]([0] * MAJORS)
    for i in range(len(s.notes)):
        totals[i % MAJORS] += s.notes[i]
    win(s, s.player[best_of(s, totals, 9999)], 281)


# Victory points.


def win_points(s: Position, power: i64, count: i64) -> None:
    """Markers go from the pool to two battle boxes; the rest is ignored (MAR-187 to MAR-189)."""
    major = s.major_of(power)
    if major >= 0 and count > 0:
        moved = min(count, BATTLE_BOXES - s.battle[major])
        s.battle[major] += moved
        s.pool[major] -= moved
        s.tell(POINTS_WON, 187, major, count)


def lose_points(s: Position, power: i64, count: i64, bohemian: i64) -> None:
    """Markers go back to the pool; Saxony may drift towards Austria by every point that Prussia
    loses, whether or not a marker moves (MAR-187, MAR-188, MAR-251); with two players by those that
    France loses on the Bohemia map too (MAR-290). `bohemian` is the number lost there."""
    major = s.major_of(power)
    if major < 0 or count <= 0:
        return
    moved = min(count, s.battle[major])
    s.battle[major] -= moved
    s.pool[major] += moved
    s.tell(POINTS_LOST, 187, major, count)
    steps = count if major == PRUSSIA else 0
    if major == FRANCE and s.seats == 2:
        steps = bohemian
    steps = min(steps, s.board.length[0] - 1 - s.track[0])
    if steps > 0:
        s.push(SAXON_CHOICE, 1 << s.player[AUSTRIA], steps)


def check_electors(s: Position) -> None:
    """The 3 Electors box (MAR-191, MAR-192)."""
    french = 0
    others = 0
    for fort in s.board.electors:
        if s.board.swing[fort] > 0:
            if s.marker[fort] == 1 + FRANCE:
                french += 1
            else:
                others += 1
    owner = FRANCE if french >= 3 else PRAGMATIC if others >= 3 else -1
    if owner != s.electors_box:
        old = s.electors_box
        if old >= 0:
            s.pool[old] += 1
            s.tell(ELECTORS_BOX, 192, old, 0)
        if owner >= 0:
            s.pool[owner] -= 1
            s.tell(ELECTORS_BOX, 191, owner, 1)
        s.electors_box = owner


def aside_back(s: Position, power: i64, rule: i64) -> None:
    """Markers that were set aside return to the pool (MAR-246, MAR-248)."""
    if s.aside[power] > 0:
        s.pool[power] += s.aside[power]
        s.tell(ASIDE_BACK, rule, power, s.aside[power])
        s.aside[power] = 0


def watch_prussia(s: Position) -> None:
    """A Prussian piece outside Prussia ends the advantage of the peace (MAR-246)."""
    if s.aside[PRUSSIA] == 0:
        return
    for first, count in (
        (FIRST_GENERAL[PRUSSIA], GENERALS_OF[PRUSSIA]),
        (FIRST_TRAIN[PRUSSIA], TRAINS_OF[PRUSSIA]),
    ):
        for piece in range(first, first + count):
            if s.place[piece] >= 0 and s.home(s.place[piece]) != PRUSSIA:
                aside_back(s, PRUSSIA, 246)
                return


assert BAVARIA < SAXONY
