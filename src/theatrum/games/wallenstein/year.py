"""Sections D to H: the course of the game and what opens a year and a season."""

from typing import Final

from theatrum.core.chance import Chance
from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.wallenstein.forms import (
    ACTION_SHOWN,
    COLOURS,
    EVENT_DRAWN,
    EVENT_LAID,
    GAME_ENDED,
    GREEN,
    ORDER_DRAWN,
    SEASON_BEGUN,
    SLOTS,
    TOWER_FILLED,
    YEAR_BEGUN,
)
from theatrum.games.wallenstein.planning import announce_empty_spaces, begin_planning
from theatrum.games.wallenstein.state import (
    COURSE,
    EXECUTION,
    HUNGER,
    NO_CARD,
    TOWER,
    WINTER,
    Position,
)
from theatrum.games.wallenstein.tower import throw
from theatrum.games.wallenstein.winter import lose_grain, remove_markers, score_year

EVENTS_OF_A_YEAR: Final = 4
FACE_UP: Final = 5

# The steps of a year, in the rulebook's order: its start, six steps for each season, winter.
SEASON_STEPS: Final = 6
LEAVE_STEP: Final = 1
PLAN_STEP: Final = 2
ORDER_STEP: Final = 3
EVENT_STEP: Final = 4
EXECUTE_STEP: Final = 5
FIRST_WINTER_STEP: Final = 1 + 3 * SEASON_STEPS
STEPS: Final = FIRST_WINTER_STEP + 4


def begin_play(s: Position) -> None:
    """The provinces are distributed: fill the tower, then the years begin (WAL-016, WAL-017)."""
    fill_tower(s)
    s.push(COURSE, 0)


def fill_tower(s: Position) -> None:
    """Seven cubes of every player and ten peasants; what falls out goes back, so that the tray is
    empty when the game starts (WAL-016)."""
    thrown = [0] * COLOURS
    for seat in range(s.seats):
        thrown[seat] = s.board.fill
    thrown[GREEN] = s.board.fill_green
    out = throw(s.chance, s.tower, thrown, s.options[TOWER])
    for colour in range(COLOURS):
        s.supply[colour] += out[colour] - thrown[colour]
    s.tell(TOWER_FILLED, 16)


class Course(Decision[Position]):
    """The phase at the bottom of the stack: its number counts the steps of the year (WAL-032)."""

    def __init__(self) -> None:
        super().__init__(Form("course"), 32)

    def proceed(self, s: Position) -> None:
        step = s.stack[-3]
        s.stack[-3] = (step + 1) % STEPS
        if step == 0:
            if s.year == s.years():  # WAL-143, WAL-162
                s.tell(GAME_ENDED, 143)
                s.pop()
            else:
                start_year(s)
        elif step < FIRST_WINTER_STEP:
            season_step(s, (step - 1) // SEASON_STEPS, (step - 1) % SEASON_STEPS)
        elif step == FIRST_WINTER_STEP:
            s.season = WINTER
            s.tell(SEASON_BEGUN, 32, WINTER)
            lose_grain(s)
        elif step == FIRST_WINTER_STEP + 1:
            s.at = 0
            s.push(HUNGER, 0)
        elif step == FIRST_WINTER_STEP + 2:
            score_year(s)
        else:
            remove_markers(s)


def season_step(s: Position, season: int, step: int) -> None:
    if step == 0:
        lay_out_actions(s, season)
    elif step == LEAVE_STEP:
        announce_empty_spaces(s)
    elif step == PLAN_STEP:
        begin_planning(s)
    elif step == ORDER_STEP:
        draw_order(s)
    elif step == EVENT_STEP:
        draw_event(s)
    else:
        s.space = 0
        s.at = 0
        s.push(EXECUTION, 0)


def start_year(s: Position) -> None:
    """Four events lie open for the year; grain goes back to nothing, gold stays (WAL-033,
    WAL-035). The four of the first year are set aside."""
    s.year += 1
    s.tell(YEAR_BEGUN, 32, s.year)
    first = (s.year - 1) * EVENTS_OF_A_YEAR
    for i in range(EVENTS_OF_A_YEAR):
        s.year_events[i] = s.events[first + i]
        s.tell(EVENT_LAID, 33, s.year_events[i])
    s.reveal()
    for seat in range(s.seats):
        s.grain[seat] = 0


def permutation(chance: Chance, n: int) -> list[int]:
    """The numbers below n (at most 12) in a fair random order, with a single draw."""
    orders = 1
    for i in range(2, n + 1):
        orders *= i
    which = chance.below(orders)
    left = list(range(n))
    out: list[int] = []
    for size in range(n, 0, -1):
        out.append(left.pop(which % size))
        which //= size
    return out


def lay_out_actions(s: Position, season: int) -> None:
    """A fresh shuffle: five actions open, five hidden from everybody (WAL-036)."""
    s.season = season
    s.event = NO_CARD
    s.tell(SEASON_BEGUN, 59, season)
    row = permutation(s.chance, SLOTS)
    s.row = row
    s.shown = FACE_UP
    for i in range(FACE_UP):
        s.tell(ACTION_SHOWN, 36, i, row[i])


def draw_order(s: Position) -> None:
    """The leader cards give the order of the season, after the planning (WAL-045)."""
    order = permutation(s.chance, s.seats)
    for i in range(s.seats):
        s.order[i] = order[i]
        s.tell(ORDER_DRAWN, 45, order[i], i)


def draw_event(s: Position) -> None:
    """One of the events still on their spaces is in force for the season (WAL-047)."""
    open_spaces = [i for i in range(EVENTS_OF_A_YEAR) if s.year_events[i] != NO_CARD]
    chosen = open_spaces[s.chance.below(len(open_spaces))]
    s.event = s.year_events[chosen]
    s.year_events[chosen] = NO_CARD
    s.tell(EVENT_DRAWN, 47, s.event)
