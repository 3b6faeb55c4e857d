"""Section 17: the special action of a card. It may be waived; what it does is in `deck1.py` to
`deck4.py`, one class for each kind of effect."""

from typing import Final

from theatrum.core.forms import SEAT, Form
from theatrum.games.el_grande import board as b
from theatrum.games.el_grande.deck1 import Either, Extra, Move
from theatrum.games.el_grande.deck2 import DialReturn, LoseCourt, OneEach, Wrath
from theatrum.games.el_grande.deck3 import (
    ScoreCastillo,
    ScoreChoice,
    ScoreEmptiest,
    ScoreFirstOnly,
    ScoreFullest,
    ScoreValues,
)
from theatrum.games.el_grande.deck4 import (
    Expulsion,
    GainCourt,
    MoveBoard,
    MoveGrande,
    MoveKing,
    ScoreDialled,
    TakePower,
)
from theatrum.games.el_grande.effect import Effect
from theatrum.games.el_grande.forms import USED
from theatrum.games.el_grande.state import DONE, Position
from theatrum.games.el_grande.veto import Step


def effects() -> list[Effect]:
    """The effects in the order of their numbers in `board.py`."""
    by_number: dict[int, Effect] = {
        b.MOVE: Move(),
        b.EXTRA: Extra(),
        b.EITHER: Either(),
        b.LAY_VETO: Effect(),
        b.LOSE_COURT: LoseCourt(),
        b.WRATH: Wrath(),
        b.ONE_EACH: OneEach(),
        b.DIAL_RETURN: DialReturn(),
        b.SCORE_CHOICE: ScoreChoice(),
        b.SCORE_VALUES: ScoreValues(),
        b.SCORE_CASTILLO: ScoreCastillo(),
        b.SCORE_FIRST_ONLY: ScoreFirstOnly(),
        b.SCORE_FULLEST: ScoreFullest(),
        b.SCORE_EMPTIEST: ScoreEmptiest(),
        b.SCORE_DIALLED: ScoreDialled(),
        b.MOVE_BOARD: MoveBoard(),
        b.MOVE_KING: MoveKing(),
        b.EXPULSION: Expulsion(),
        b.MOVE_GRANDE: MoveGrande(),
        b.TAKE_POWER: TakePower(),
        b.GAIN_COURT: GainCourt(),
    }
    return [by_number[number] for number in range(len(by_number))]


EFFECTS: Final = effects()


def special_rule(s: Position, seat: int) -> int:
    """0 if the special action can be used now, else the rule that forbids it."""
    card = s.current()
    if s.special == DONE and card.effect != b.LAY_VETO:
        return 32  # once in a turn; a Veto was laid down when it was taken
    return 0 if EFFECTS[card.effect].possible(s, seat, card) else card.rule


def begin_special(s: Position, seat: int) -> None:
    """The active seat has decided to use the card (ELG-091)."""
    s.special = DONE
    card = s.current()
    s.tell(USED, card.rule, seat, s.card)
    EFFECTS[card.effect].begin(s, seat, card)


class Announced(Step):
    """A declared step that needs no choice of the active seat: never asked for an answer, it only
    waits below an objection. Its number says which part of the effect it is."""

    def __init__(self) -> None:
        super().__init__(Form("announced", [("active", SEAT)]), 108)

    def legal(self, s: Position, seat: int) -> list[int]:
        return []

    def perform(self, s: Position, seat: int, action: int) -> None:
        stage = s.stack[-3]
        s.pop()
        EFFECTS[s.current().effect].carry_out(s, seat, stage)
