"""Chapter 5: the course of the turns and of an action stage."""

from typing import Final

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.maria.changes import ask_peace, ask_reduction, count_neutrality
from theatrum.games.maria.combat import begin_combat
from theatrum.games.maria.conquest import resolve_questions
from theatrum.games.maria.election import begin_election
from theatrum.games.maria.forms import STAGE_BEGUN, TURN_BEGUN
from theatrum.games.maria.hussars import ask_hussars
from theatrum.games.maria.income import ask_subsidy, draw_income
from theatrum.games.maria.movement import begin_movement
from theatrum.games.maria.politics import begin_politics
from theatrum.games.maria.sequence import FRENCH, PRUSSIAN
from theatrum.games.maria.state import STAGE, SUPPLY, VARIANT, Position
from theatrum.games.maria.talks import expire_clauses
from theatrum.games.maria.victory import (
    LAST_TURN,
    check_pools,
    end_advanced,
    end_if_won,
    end_introductory,
)
from theatrum.games.maria.winter import begin_winter

STEPS: Final = 9


class Course(Decision[Position]):
    """The phase at the bottom of the stack: its number counts the steps of the turn (MAR-043,
    MAR-302)."""

    def __init__(self) -> None:
        super().__init__(Form("course"), 43)

    def proceed(self, s: Position) -> None:
        step = s.stack[-3]
        s.stack[-3] = (step + 1) % STEPS
        if step == 0:
            begin_turn(s)
        elif step == 1 or step == 7:  # after politics, after the election (MAR-278)
            check_pools(s)
            end_if_won(s)
        elif step == 2:
            ask_hussars(s)
        elif step < 6:
            s.push(STAGE, 0, step - 3)
        elif step == 6:
            begin_election(s)
        else:
            end_turn(s)


def begin_turn(s: Position) -> None:
    """MAR-046; the last winter of the advanced game was the end (MAR-281)."""
    if s.turn == LAST_TURN[s.options[VARIANT]]:
        end_advanced(s)
        end_if_won(s)
        return
    s.turn += 1
    s.drew = 0
    s.talked = 0
    s.tell(TURN_BEGUN, 46, s.turn)
    expire_clauses(s)
    if s.advanced():
        begin_politics(s)


def end_turn(s: Position) -> None:
    """Winter comes after every third turn (MAR-047); the introductory game ends with its last turn
    (MAR-178, MAR-304)."""
    if not s.advanced() and s.turn == LAST_TURN[s.options[VARIANT]]:
        end_introductory(s)
        end_if_won(s)
    elif s.turn % 3 == 0:
        begin_winter(s)


class Stage(Decision[Position]):
    """An action stage (a: which, b: phase): cards, supply, movement, combat, retroactive conquest
    (MAR-044), then what belongs to its end (MAR-302)."""

    def __init__(self) -> None:
        super().__init__(Form("stage"), 44)

    def proceed(self, s: Position) -> None:
        stage = s.stack[-3]
        phase = s.stack[-4]
        s.stack[-4] = phase + 1
        if phase == 0:
            s.tell(STAGE_BEGUN, 43, stage)
            if stage == PRUSSIAN:
                count_neutrality(s)
            elif stage == FRENCH:
                ask_subsidy(s)
        elif phase == 1:
            draw_income(s, stage)
        elif phase == 2:
            s.push(SUPPLY, 0, stage)
        elif phase == 3:
            begin_movement(s, stage)
        elif phase == 4:
            begin_combat(s, stage)
        elif phase == 5:
            resolve_questions(s)
            end_if_won(s)
        elif phase == 6:
            if stage == PRUSSIAN and s.advanced():
                ask_peace(s)
        elif phase == 7:
            if s.advanced():
                ask_reduction(s)
        else:
            s.pop()
            check_pools(s)
            end_if_won(s)
