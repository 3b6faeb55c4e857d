"""The stack of a position that comes from outside: which decision can wait on which, who is asked,
and what its two numbers can be."""

from typing import Final

from theatrum.core.state import FRAME
from theatrum.games.hannibal.counter import DRIVEN_THERE
from theatrum.games.hannibal.forms import CARDS, CARTHAGE, GENERALS, ROME, SPACES
from theatrum.games.hannibal.pieces import members
from theatrum.games.hannibal.state import (
    ATTACKING,
    AVOID_FORCE,
    AVOID_TO,
    BATTLE,
    BATTLE_EVENTS,
    CAMPAIGN,
    CHANGE_COMMAND,
    CHARGE,
    CHOOSE_FIRST,
    CITY_CUS,
    CITY_GENERALS,
    COUNTERATTACK,
    COURSE,
    DECLARE,
    ELEPHANT_LOSS,
    END_MOVE,
    ENVELOPED,
    EVENT_TARGET,
    FRIGHT,
    HANNO_REMOVES,
    INTERCEPT_FORCE,
    INTERCEPTED,
    MARCHING,
    MATCHING,
    MERCENARIES,
    NAME_PROCONSUL,
    NEXT_GENERAL,
    NONE,
    OPENING,
    OPERATION,
    PLACE_AFRICANUS,
    PLACE_CONSUL,
    PLACING,
    PLAY,
    PLAYED,
    PURSUIT,
    REACTION,
    REINFORCE_CARTHAGE,
    REINFORCE_ROME,
    REMOVE_PCS,
    RETREAT,
    RETREAT_CITY,
    RETREAT_STEP,
    RETREAT_TO,
    RETURN_GENERAL,
    SEIZE_ATTACK,
    SHELTER,
    SIEGE_TRY,
    SORTIE,
    STEALING,
    STOP_WITHDRAWAL,
    STRATEGY,
    SWEEP,
    VOYAGE,
    WINDOW,
    WINTER,
    WITHDRAW_TO,
    Position,
)

NOBODY_ASKED: Final = 0
ACTIVE: Final = 1
OTHER: Final = 2
ROMAN: Final = 3
PUNIC: Final = 4
EITHER: Final = 5

# Each kind: who is asked, what it waits on, the largest values of its two numbers.
GRAMMAR: Final[list[tuple[int, int, list[int], int, int]]] = [
    (REINFORCE_CARTHAGE, PUNIC, [COURSE], 3, 0),
    (RETURN_GENERAL, PUNIC, [COURSE], GENERALS - 1, 0),
    (REINFORCE_ROME, ROMAN, [COURSE], 20, 20),
    (PLACE_AFRICANUS, ROMAN, [COURSE], 0, 0),
    (NAME_PROCONSUL, ROMAN, [COURSE], 0, 0),
    (PLACE_CONSUL, ROMAN, [COURSE], 1, GENERALS),
    (OPENING, ROMAN, [COURSE], 0, 0),
    (CHOOSE_FIRST, EITHER, [COURSE], 0, 0),
    (STRATEGY, NOBODY_ASKED, [COURSE], 0, 0),
    (PLAY, ACTIVE, [STRATEGY], 0, 0),
    (PLAYED, NOBODY_ASKED, [STRATEGY], 0, 0),
    (OPERATION, ACTIVE, [PLAYED], CARDS - 1, 0),
    (PLACING, ACTIVE, [PLAYED], 2, 0),
    (CAMPAIGN, NOBODY_ASKED, [PLAYED], 0, 0),
    (NEXT_GENERAL, ACTIVE, [CAMPAIGN], 0, 0),
    (MARCHING, ACTIVE, [PLAYED, CAMPAIGN], 0, 0),
    (END_MOVE, NOBODY_ASKED, [PLAYED, CAMPAIGN], 4, 0),
    (VOYAGE, NOBODY_ASKED, [MARCHING], SPACES - 1, 15),
    (WINDOW, EITHER, [REACTION, VOYAGE, END_MOVE, BATTLE, RETREAT], 4, SPACES - 1),
    (REACTION, NOBODY_ASKED, [MARCHING], 14, 8),
    (CITY_CUS, OTHER, [REACTION], SPACES - 1, 6),
    (CITY_GENERALS, OTHER, [REACTION], SPACES - 1, (1 << GENERALS) - 1),
    (DECLARE, OTHER, [REACTION], 0, 0),
    (INTERCEPT_FORCE, OTHER, [DECLARE], 2, GENERALS - 1),
    (AVOID_TO, OTHER, [REACTION], 0, 0),
    (AVOID_FORCE, OTHER, [REACTION], (1 << (12 + GENERALS)) - 1, SPACES - 1),
    (INTERCEPTED, ACTIVE, [REACTION], 0, 1),
    (PURSUIT, ACTIVE, [REACTION], 0, 0),
    (SORTIE, ACTIVE, [REACTION], 2, 5),
    (SIEGE_TRY, ACTIVE, [END_MOVE], 0, 0),
    (BATTLE, NOBODY_ASKED, [END_MOVE], 12, 0),
    (CHANGE_COMMAND, PUNIC, [BATTLE], 0, 0),
    (BATTLE_EVENTS, EITHER, [BATTLE], 0, 0),
    (CHARGE, PUNIC, [BATTLE], 0, 0),
    (FRIGHT, ROMAN, [BATTLE], 0, 0),
    (ATTACKING, EITHER, [BATTLE], 0, 0),
    (MATCHING, EITHER, [BATTLE], 0, 0),
    (COUNTERATTACK, EITHER, [BATTLE], 0, 0),
    (STOP_WITHDRAWAL, EITHER, [BATTLE], 0, 0),
    (SEIZE_ATTACK, EITHER, [BATTLE], 0, 0),
    (WITHDRAW_TO, EITHER, [BATTLE], 0, 0),
    (RETREAT, NOBODY_ASKED, [BATTLE], 4, SPACES),
    (RETREAT_CITY, EITHER, [RETREAT], 2, 5),
    (RETREAT_TO, EITHER, [RETREAT], 0, 0),
    (RETREAT_STEP, EITHER, [RETREAT], 0, 0),
    (SWEEP, EITHER, [RETREAT], 0, 0),
    (EVENT_TARGET, ACTIVE, [PLAYED], CARDS - 1, 15),
    (MERCENARIES, NOBODY_ASKED, [PLAYED], SPACES, 0),
    (WINTER, NOBODY_ASKED, [COURSE], 2 * SPACES, 0),
    (STEALING, EITHER, [ATTACKING, MATCHING], 0, 0),
    (ENVELOPED, EITHER, [BATTLE], 0, 0),
    (HANNO_REMOVES, PUNIC, [END_MOVE], 0, 0),
    (SHELTER, ACTIVE, [INTERCEPTED], 2, (1 << (10 + GENERALS)) - 1),
]
ANYWHERE: Final = [ELEPHANT_LOSS, REMOVE_PCS]
RULES: Final = {row[0]: row for row in GRAMMAR}


def stack(s: Position) -> str:
    """What is wrong with the stack, or an empty text."""
    kinds = s.stack[3::FRAME]
    if not kinds:
        return ""
    if kinds[0] != COURSE or not 0 <= s.stack[1] < 14 or s.stack[0] != 0 or s.stack[2] != 0:
        return "the course of the turn is missing or out of range"
    for i in range(1, len(kinds)):
        at = FRAME * i
        found = frame(s, kinds[i], kinds[i - 1], s.stack[at : at + 3], i == len(kinds) - 1)
        if found:
            return found
    return idle(s, kinds) or top(s, kinds[-1])


def frame(s: Position, kind: int, below: int, numbers: list[int], last: bool) -> str:
    b, a, who = numbers
    if kind in ANYWHERE:
        owner = a if kind == REMOVE_PCS else CARTHAGE
        fits = last and b == 0 and owner in (ROME, CARTHAGE) and who == 1 << owner
        return "" if fits else "what is owed is asked at the wrong time"
    rule = RULES.get(kind)
    if rule is None or below not in rule[2]:
        return "a decision waits where it can't"
    if not 0 <= a <= rule[3] or not 0 <= b <= rule[4]:
        return "the numbers of a decision are out of range"
    asked = {
        NOBODY_ASKED: [0],
        ACTIVE: [1 << s.active],
        OTHER: [2 >> s.active],
        ROMAN: [1],
        PUNIC: [2],
        EITHER: [1, 2],
    }[rule[1]]
    waits = kind in (PLACE_CONSUL, REINFORCE_ROME) and not last  # a phase and a decision in one
    if who not in asked and not (waits and who == 0):
        return "another seat must be asked"
    return ""


def idle(s: Position, kinds: list[int]) -> str:
    """What belongs to a march, a battle or a card is at rest without it."""
    moving = MARCHING in kinds or END_MOVE in kinds
    if not moving and (s.mover != NONE or s.acu or s.ael or s.agens or s.used or s.fought):
        return "an army is on the march without a decision"
    if moving and (s.mover == NONE or s.card == NONE):
        return "nobody is on the march"
    fighting = BATTLE in kinds
    if (s.field != NONE) != fighting:
        return "a battle and its decisions do not agree"
    if not fighting and (any(s.bhand) or any(s.bgone) or s.loser != NONE or s.rounds):
        return "battle cards are out without a battle"
    if PLAYED not in kinds and (s.card != NONE or s.campaign != NONE or any(s.besieged)):
        return "a card is in play without a decision"
    if PLAYED in kinds and s.card == NONE:
        return "no card is in play"
    if CAMPAIGN in kinds and (s.campaign < 0 or not s.board.campaign[s.card]):
        return "no campaign card is in play"
    if CAMPAIGN not in kinds and s.campaign > 0:
        return "a campaign goes on without a decision"
    if (s.tusk_at != NONE) != (kinds[-1] == ELEPHANT_LOSS):
        return "losses of elephants and the decision about them do not agree"
    if (s.owed[ROME] + s.owed[CARTHAGE] > 0) != (kinds[-1] == REMOVE_PCS):
        return "owed PCs and the decision about them do not agree"
    return ""


def struck(s: Position) -> bool:
    """Is the force that the tribes can strike the one that retreats, where it is now?"""
    space = s.stack[-4]
    if s.loser == NONE or s.stack[-2] != 2 >> s.loser or s.stack[-8] != space + 1:
        return False
    tusks = s.el[space] if s.loser == CARTHAGE else 0
    return 0 < s.retreating <= s.outside(s.loser, space) and s.retreating_el <= tusks


def top(s: Position, kind: int) -> str:
    """What the waiting decision needs."""
    space = s.place[s.mover] if s.mover != NONE else NONE
    if kind in (MARCHING, DECLARE, INTERCEPTED, PURSUIT, SORTIE, SIEGE_TRY) and space >= SPACES:
        return "the general is not on the map"
    if kind == WINDOW:
        driven = s.stack[-3] == DRIVEN_THERE
        if not driven and (space >= SPACES or s.stack[-2] != 2 >> s.active or s.stack[-4]):
            return "the general is not on the map"
        if driven and s.outside(ROME if s.stack[-2] == 2 else CARTHAGE, s.stack[-4]) == 0:
            return "nobody is among the tribes"
        if not driven and BATTLE in s.stack[3::FRAME]:
            return "a decision waits where it can't"
        if s.stack[-5] == RETREAT and not struck(s):
            return "nobody retreats among the tribes"
    if kind in (AVOID_TO, AVOID_FORCE) and (s.avoider == NONE or s.place[s.avoider] != space):
        return "nobody avoids battle here"
    if kind == INTERCEPT_FORCE:
        general = s.stack[-4]
        if s.board.side_of[general] == s.active or s.place[general] >= SPACES or s.tried >= 8:
            return "this general can't intercept"
    if kind == MATCHING and s.shown == NONE:
        return "there is no card to match"
    if kind == PLACE_CONSUL and s.stack[-4] == 0:
        return "no consul has been drawn"
    if kind in (RETREAT_CITY, RETREAT_TO, RETREAT_STEP, SWEEP) and s.loser == NONE:
        return "nobody retreats"
    if kind == PLAY and s.hands[s.active] == 0:
        return "there is no card to play"
    if kind in (COUNTERATTACK, STOP_WITHDRAWAL) and s.leader[s.stack[-2] >> 1] == NONE:
        return "there is no general to roll for"
    if members(s.agens) and s.mover != NONE and space < SPACES:
        for g in members(s.agens):
            if s.board.side_of[g] != s.active:
                return "a general marches with the enemy"
            if MARCHING in s.stack[3::FRAME] and s.place[g] != space:
                return "a general marches elsewhere"
    return ""
