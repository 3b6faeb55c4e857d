"""For bots: where armies can go with one card. A march is many clicks, and the first ones gain
nothing by themselves, so whoever plans click by click hardly ever gets anywhere."""

from typing import Final

from mypy_extensions import i64

from theatrum.core.game import Game
from theatrum.games.hannibal.counter import MARCHES
from theatrum.games.hannibal.evaluate import claimable, evaluate
from theatrum.games.hannibal.forms import (
    ACTIVATE,
    CARDS,
    DROP,
    GENERALS,
    MARCH,
    OPS,
    SAIL,
    STOP,
    TAKE,
)
from theatrum.games.hannibal.sensible import card_worth
from theatrum.games.hannibal.state import MARCHING, NEXT_GENERAL, OPERATION, PLAY, Position
from theatrum.games.hannibal.weights import USUAL

MOST_STOPS: Final = 64  # spaces that one general's march may touch
MOST_WAYS: Final = 10  # of one general that are proposed
GARRISON: Final = 1
LEAST_LEFT: Final = 2  # CUs that stay with an army that leaves garrisons


class Way:
    """An army on its way: the position, the clicks that led there, and does it leave garrisons on
    markers of the enemy?"""

    def __init__(self, s: Position, row: list[int], leaving: bool) -> None:
        self.s: Position = s
        self.row: list[int] = row
        self.leaving: bool = leaving


def proposals(game: Game[Position], s: Position, seat: i64) -> list[list[int]]:
    """Rows of clicks, each a whole march of some general: the best of each."""
    out: list[list[int]] = []
    kind = s.stack[-1]
    if kind == PLAY:
        walked: i64 = 0  # generals for whom a card of less worth will do, but for voyages
        sailed: i64 = 0
        for action in cards_to_march(game, s, seat):
            card = action % CARDS
            t = after(game, s, seat, action)
            marches_far = card in MARCHES or action < OPS
            movers = add_marches(game, t, seat, [action], 0 if marches_far else walked, sailed, out)
            if not marches_far:
                walked |= movers
                if s.board.ship[card]:
                    sailed |= movers
    elif kind in (OPERATION, NEXT_GENERAL):
        add_marches(game, s, seat, [], 0, 0, out)
    elif kind == MARCHING:
        add_ways(game, s, seat, [], MARCH, out)
    return out


def cards_to_march(game: Game[Position], s: Position, seat: i64) -> list[int]:
    """The plays that move generals, those first that are missed least."""
    worths: list[float] = []
    out: list[int] = []
    for action in game.sensible(s, seat):
        card = action % CARDS
        if OPS <= action < OPS + CARDS or (action < OPS and s.board.campaign[card]):
            worth = card_worth(s.board, seat, card, USUAL)
            at = len(out)
            while at > 0 and worths[at - 1] > worth:
                at -= 1
            worths.insert(at, worth)
            out.insert(at, action)
    return out


def after(game: Game[Position], s: Position, seat: i64, action: int) -> Position:
    game.legal(s, seat)
    t = game.copy(s)
    game.carry_out(t, seat, action)
    return t


def add_marches(
    game: Game[Position],
    s: Position,
    seat: i64,
    begun: list[int],
    walked: i64,
    sailed: i64,
    out: list[list[int]],
) -> i64:
    """The marches of all generals whom a card can move, as a mask; those who have walked or sailed
    already with another card need not do it again."""
    movers: i64 = 0
    if not s.stack or s.stack[-1] not in (OPERATION, NEXT_GENERAL):
        return movers
    for action in game.legal(s, seat):
        if not ACTIVATE <= action < ACTIVATE + GENERALS:
            continue
        bit = i64(1) << (action - ACTIVATE)
        movers |= bit
        if walked & bit and (sailed & bit or not s.board.ship[s.card]):
            continue
        t = after(game, s, seat, action)
        if t.stack and t.stack[-1] == MARCHING and t.acu > 0:
            add_ways(game, t, seat, [*begun, action], SAIL if walked & bit else MARCH, out)
    return movers


def add_ways(
    game: Game[Position], s: Position, seat: i64, begun: list[int], first: int, out: list[list[int]]
) -> None:
    """All spaces that an army on the march can reach, by the shortest way to each, with and without
    garrisons on the way; a way ends where somebody or chance has a say. The first step is at least
    that action: so voyages alone can be asked for."""
    seen: set[int] = {key_of(s, False), key_of(s, True)}
    found: list[Way] = []
    ways = [Way(s, begun, False), Way(s, begun, True)]
    at = 0
    while at < len(ways) and at < MOST_STOPS:
        way = ways[at]
        at += 1
        t = way.s
        row = way.row
        if way.leaving:
            dropped = garrison_for(game, t, seat)
            if dropped >= 0:
                t = after(game, t, seat, dropped)
                row = [*row, dropped]
            elif way.row is begun and first == SAIL:
                continue  # the same as without garrisons
        legal = game.legal(t, seat)
        for action in legal:
            if not (first if way.row is begun else MARCH) <= action < STOP:
                continue
            u = after(game, t, seat, action)
            longer = [*row, action]
            if not goes_on(u, seat) or u.chance.draws != s.chance.draws:
                found.append(Way(u, longer, way.leaving))
                continue
            key = key_of(u, way.leaving)
            if key not in seen:
                seen.add(key)
                ways.append(Way(u, longer, way.leaving))
        if len(row) > len(begun) and STOP in legal:
            found.append(Way(t, [*row, STOP], way.leaving))
    add_best(found, seat, out)


def add_best(found: list[Way], seat: i64, out: list[list[int]]) -> None:
    """The ways whose ends look best."""
    worths: list[float] = []
    best: list[list[int]] = []
    for way in found:
        if way.row in best:  # with and without garrisons, but there was nobody to leave
            continue
        worth = evaluate(way.s, seat)
        at = len(best)
        while at > 0 and worths[at - 1] < worth:
            at -= 1
        if at < MOST_WAYS:
            worths.insert(at, worth)
            best.insert(at, way.row)
            if len(best) > MOST_WAYS:
                worths.pop()
                best.pop()
    out.extend(best)


def goes_on(s: Position, seat: i64) -> bool:
    return bool(s.stack) and s.stack[-1] == MARCHING and s.stack[-2] == 1 << seat


def key_of(s: Position, leaving: bool) -> int:
    return int(s.place[s.mover]) * 2 + (1 if leaving else 0)


def garrison_for(game: Game[Position], s: Position, seat: i64) -> int:
    """The click that leaves one CU on a marker of the enemy, -1 if that is not to be."""
    space = s.place[s.mover]
    if s.acu < LEAST_LEFT + GARRISON or not claimable(s, 1 - seat, space):
        return -1
    if s.outside(seat, space) > s.acu:  # somebody stands there already
        return -1
    for action in game.legal(s, seat):
        if DROP <= action < TAKE:
            return action
    return -1
