"""For bots: the actions worth a look, where many of the legal ones come to the same."""

from typing import Final, cast

from mypy_extensions import i64

from theatrum.games.hannibal.board import Board
from theatrum.games.hannibal.forms import (
    ACTIVATE,
    COMMAND,
    COUNTER,
    DISCARD,
    DROP,
    OPS,
    PICK,
    READY,
    TAKE,
)
from theatrum.games.hannibal.pieces import commander
from theatrum.games.hannibal.state import MARCHING, NONE, PLAY, Position
from theatrum.games.hannibal.steps import FIVE, MOST
from theatrum.games.hannibal.weights import USUAL, Weights

ALL_OPS: Final = 4


def sensible(s: Position, seat: i64, legal: list[int]) -> list[int]:
    """Some of the legal actions; never none."""
    if len(legal) > 1 and s.stack[-1] == PLAY:
        return plays(s, seat, legal)
    if len(legal) > 1 and s.stack[-1] == MARCHING:
        return clicks(s, legal)
    return legal


def card_worth(board: Board, side: i64, card: i64, w: Weights) -> float:
    """How much a card in the hand is worth to its owner, at a glance."""
    out = w.card + w.ops * float(i64(board.ops[card]))
    if board.own_event[side * i64(len(board.ops)) + card]:
        out += w.own_event
    return out + w.campaign * float(i64(board.campaign[card]))


def plays(s: Position, seat: i64, legal: list[int]) -> list[int]:
    """Of cards that do the same for operations the one that is missed least, and of those to throw
    away; a new commander only if he is better."""
    board = s.board
    least: list[int] = [NONE] * ALL_OPS  # by ops
    waste: i64 = NONE
    for action in legal:
        if OPS <= action < DISCARD:
            card = i64(action - OPS)
            if not board.dual[card]:
                ops = board.ops[card]
                least[ops] = missed_less(s, seat, least[ops], card)
        elif DISCARD <= action < COUNTER:
            waste = missed_less(s, seat, waste, action - DISCARD)
    out: list[object] = []
    for action in legal:
        if OPS <= action < DISCARD:
            card = i64(action - OPS)
            useful = board.dual[card] != 0 or least[board.ops[card]] == card
        elif DISCARD <= action < COUNTER:
            useful = waste == action - DISCARD
        elif COMMAND <= action < ACTIVATE:
            useful = commands_better(s, seat, action - COMMAND)
        else:
            useful = True
        if useful:
            out.append(READY[action])
    return cast("list[int]", out)


def missed_less(s: Position, seat: i64, one: i64, other: i64) -> i64:
    """Which of two cards; NONE is no card."""
    if one == NONE:
        return other
    worth = card_worth(s.board, seat, other, USUAL)
    return other if worth < card_worth(s.board, seat, one, USUAL) else one


def commands_better(s: Position, seat: i64, general: i64) -> bool:
    now = commander(s, seat, s.place[general], s.inside[general])
    return now != NONE and s.board.rating[general] > s.board.rating[now]


def clicks(s: Position, legal: list[int]) -> list[int]:
    """On the march one CU is left behind, or five, at once; and as many are picked up as can be."""
    out: list[object] = []
    for i in range(len(legal)):
        action = legal[i]
        if DROP <= action < TAKE:
            count = (action - DROP) % MOST + 1
            useful = s.loading == 0 and count in (1, FIVE)
        elif PICK <= action < DROP:
            count = (action - PICK) % MOST + 1
            useful = count == MOST or i + 1 == len(legal) or legal[i + 1] != action + 1
        else:
            useful = True
        if useful:
            out.append(READY[action])
    return cast("list[int]", out) if out else legal
