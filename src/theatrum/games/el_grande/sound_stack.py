"""Part of `sound.py`: do the waiting decisions make sense together? Cards, pieces and turn order
have been checked before."""

from typing import Final

from theatrum.core.game import Decision
from theatrum.core.state import FRAME
from theatrum.games.el_grande import board as b
from theatrum.games.el_grande.deck1 import pick_one
from theatrum.games.el_grande.deck2 import WRATH_COUNT, DialReturn, can_give
from theatrum.games.el_grande.deck4 import expelled_from
from theatrum.games.el_grande.forms import CASTILLO, DIAL, PICK, PLACES, REGIONS, USE
from theatrum.games.el_grande.state import (
    ANNOUNCED,
    CASTILLO_DIAL,
    CHOOSE_BOARD,
    CHOOSE_EXPELLED,
    CHOOSE_GRANDE,
    CHOOSE_KING,
    CHOOSE_POWER,
    CHOOSE_SCORED,
    COURT_CARD_FROM_BOARD,
    DONE,
    EITHER_PART,
    EXPULSION_DIAL,
    FETCH_MISSING,
    MUSTER_COUNT,
    NOWHERE,
    OBJECT,
    OBJECT_TO_VETO,
    PICK_ONE,
    PLACE_EXTRA,
    PLACING,
    PLAY_POWER,
    PUT_ONE,
    REMOVE_ONE,
    RETURN_DIAL,
    SCORING_DIAL,
    SUFFER_WRATH,
    TAKE_CARD,
    TAKE_FEWER,
    VETO_VETO,
    Position,
)
from theatrum.games.el_grande.veto import holds_veto, steps

Decisions = list[Decision[Position]]

# The decisions that a special action can wait with, and the effects that ask them.
ASKED_BY: Final[dict[int, list[int]]] = {
    PICK_ONE: [b.MOVE, b.EITHER],
    PLACE_EXTRA: [b.EXTRA, b.EITHER],
    EITHER_PART: [b.EITHER],
    SUFFER_WRATH: [b.WRATH],
    REMOVE_ONE: [b.ONE_EACH],
    RETURN_DIAL: [b.DIAL_RETURN],
    CHOOSE_SCORED: [b.SCORE_CHOICE],
    SCORING_DIAL: [b.SCORE_DIALLED],
    CHOOSE_BOARD: [b.MOVE_BOARD],
    CHOOSE_KING: [b.MOVE_KING],
    CHOOSE_EXPELLED: [b.EXPULSION],
    EXPULSION_DIAL: [b.EXPULSION],
    CHOOSE_GRANDE: [b.MOVE_GRANDE],
    CHOOSE_POWER: [b.TAKE_POWER],
    FETCH_MISSING: [b.GAIN_COURT],
    ANNOUNCED: [
        b.LOSE_COURT,
        b.WRATH,
        b.DIAL_RETURN,
        b.SCORE_VALUES,
        b.SCORE_CASTILLO,
        b.SCORE_FIRST_ONLY,
        b.SCORE_FULLEST,
        b.SCORE_EMPTIEST,
        b.SCORE_DIALLED,
        b.EXPULSION,
        b.TAKE_POWER,
        b.GAIN_COURT,
    ],
}
DIALS: Final = [CASTILLO_DIAL, RETURN_DIAL, SCORING_DIAL, EXPULSION_DIAL]
# The dials that an announced effect has shown, if its number is not 0 (ELG-108).
SHOWN: Final[dict[int, int]] = {
    b.DIAL_RETURN: RETURN_DIAL,
    b.SCORE_DIALLED: SCORING_DIAL,
    b.EXPULSION: EXPULSION_DIAL,
}


class Frame:
    """One waiting decision."""

    def __init__(self, s: Position, at: int) -> None:
        self.b: int = s.stack[at * FRAME]
        self.a: int = s.stack[at * FRAME + 1]
        self.who: int = s.stack[at * FRAME + 2]
        self.kind: int = s.stack[at * FRAME + 3]


def stack_problem(s: Position, decisions: Decisions) -> str:
    """What is wrong with the waiting decisions; empty if nothing is."""
    frames = [Frame(s, at) for at in range(len(s.stack) // FRAME)]
    whole = s.stack
    sound = sound_frames(s, frames, decisions)
    s.stack = whole
    return "" if sound else "the decisions that wait do not fit the position"


def sound_frames(s: Position, frames: list[Frame], decisions: Decisions) -> bool:
    """May cut off parts of the stack; the caller puts them back."""
    if not frames:
        return no_dials(s)
    bottom = frames[0]
    if bottom.kind == PLAY_POWER:
        return len(frames) == 1 and plain(bottom, 0) and no_dials(s)
    if bottom.kind == CASTILLO_DIAL:
        return len(frames) == 1 and sound_dials(s, CASTILLO_DIAL, 0, bottom.who, decisions)
    if bottom.who != 1 << s.active() or not plain(bottom, 0):
        return False
    if bottom.kind == TAKE_CARD:
        return no_dials(s) and (len(frames) == 1 or sound_muster(s, frames))
    return sound_turn(s, frames, decisions)


def plain(frame: Frame, a: int) -> bool:
    """The frame has this integer of its own, and no second one."""
    return frame.a == a and frame.b == 0


def no_dials(s: Position) -> bool:
    return all(dial == NOWHERE for dial in s.dial)


def one_seat(s: Position, mask: int) -> int:
    """The seat of a mask that holds one; -1 for another mask."""
    for seat in range(s.seats):
        if mask == 1 << seat:
            return seat
    return -1


def sound_muster(s: Position, frames: list[Frame]) -> bool:
    """Step 1 of a turn: how many, or which from the board (ELG-033, ELG-034)."""
    top, seat = frames[1], s.active()
    if len(frames) > 2 or top.who != 1 << seat:
        return False
    if top.kind == MUSTER_COUNT:
        return s.options[TAKE_FEWER] == 1 and s.board.heads[s.played[seat]] > 0 and plain(top, 0)
    return top.kind == FETCH_MISSING and missing(s, top, s.board.heads[s.played[seat]])


def missing(s: Position, frame: Frame, most: int) -> bool:
    """The province is empty, and something may come from the board for it."""
    seat = s.active()
    some = s.province[seat] == 0 and s.any_in_open_regions(seat)
    return some and 1 <= frame.a <= most and frame.b == 0


def sound_turn(s: Position, frames: list[Frame], decisions: Decisions) -> bool:
    """The turn itself, its placing, or its special action."""
    if len(frames) == 1:
        fresh_veto = s.current().effect == b.LAY_VETO and s.special != DONE
        return no_dials(s) and not fresh_veto
    if frames[1].kind == PLACING:
        court = s.court[s.active()]
        placing = s.placement == DONE and s.heads > 0 and court > 0 and plain(frames[1], 0)
        return len(frames) == 2 and frames[1].who == frames[0].who and placing and no_dials(s)
    return s.special == DONE and sound_special_stack(s, frames, decisions)


def sound_special_stack(s: Position, frames: list[Frame], decisions: Decisions) -> bool:
    """The special action, and the objections that wait above it (ELG-107)."""
    objected = len(frames)
    if frames[-1].kind == OBJECT_TO_VETO:
        objected -= 1
        if not sound_second_objection(s, frames[objected - 1], frames[objected]):
            return False
    declared = 0
    if frames[objected - 1].kind == OBJECT:
        objected -= 1
        if not sound_objection(s, frames[objected], objected + 1 == len(frames)):
            return False
        declared = frames[objected].a
    elif objected < len(frames):
        return False
    s.stack = s.stack[: objected * FRAME]
    return sound_special(s, frames[1:objected], declared, decisions)


def sound_objection(s: Position, frame: Frame, asked_now: bool) -> bool:
    """A holder of a Veto is asked, or has just objected with it (ELG-109)."""
    seat = one_seat(s, frame.who)
    if seat < 0 or seat == s.active() or frame.b != 0:
        return False
    return frame.a > 0 and (holds_veto(s, seat) or not asked_now)


def sound_second_objection(s: Position, objection: Frame, frame: Frame) -> bool:
    """Another holder is asked about the Veto itself (ELG-110)."""
    seat = one_seat(s, frame.who)
    if seat < 0 or not holds_veto(s, seat) or s.options[VETO_VETO] == 0:
        return False
    return frame.who != objection.who and plain(frame, one_seat(s, objection.who))


def sound_special(s: Position, frames: list[Frame], declared: int, decisions: Decisions) -> bool:
    """The special action's own decisions; `declared` is the action that is open to an objection,
    0 for none."""
    if not frames or s.current().effect not in ASKED_BY.get(frames[0].kind, []):
        return False
    top = frames[-1]
    if top.kind in DIALS:
        return len(frames) == 1 and declared == 0 and sound_asked_dials(s, top, decisions)
    if top.kind == ANNOUNCED:
        alone = len(frames) == 1 and frames[0].who == 1 << s.active() and frames[0].b == 0
        return alone and declared == USE and sound_announced(s, top.a, decisions)
    if not no_dials(s) or not sound_question(s, frames):
        return False
    open_to = decisions[top.kind].legal(s, one_seat(s, top.who))
    if declared == 0:
        return len(open_to) > 0
    return top.kind in steps and declared in open_to


def sound_question(s: Position, frames: list[Frame]) -> bool:
    """The integers of a decision that asks one seat, and the seat."""
    first, seat = frames[0], s.active()
    if len(frames) == 2:
        pick, put = frames
        picked = PICK + put.a * REGIONS + put.b
        right = pick.kind == PICK_ONE and put.kind == PUT_ONE and pick.who == put.who == 1 << seat
        known = 0 <= put.a < s.seats and 0 <= put.b < REGIONS and plain(pick, 0)
        return right and known and picked in pick_one.legal(s, seat)
    if len(frames) != 1 or first.b != 0:
        return False
    if first.kind == SUFFER_WRATH:
        other = one_seat(s, first.who)
        return other >= 0 and other != seat and 1 <= first.a <= WRATH_COUNT
    if first.who != 1 << seat:
        return False
    if first.kind == PLACE_EXTRA:
        card = s.current() if s.current().effect == b.EXTRA else s.board.cards[s.board.extra_part]
        return 1 <= first.a <= card.total and s.court[seat] > 0
    if first.kind == REMOVE_ONE:
        return 0 <= first.a < 1 << s.seats
    if first.kind == FETCH_MISSING:
        return s.options[COURT_CARD_FROM_BOARD] == 1 and missing(s, first, s.current().count)
    fixed = first.kind == CHOOSE_GRANDE and s.home[seat] == s.king
    return first.a == 0 and not fixed


def sound_announced(s: Position, stage: int, decisions: Decisions) -> bool:
    """An announced step can still be carried out."""
    effect = s.current().effect
    if effect == b.WRATH:
        struck = 0 <= stage < s.seats and stage != s.active() and can_give(s, stage)
        return struck and no_dials(s)
    if effect in SHOWN and (effect == b.EXPULSION or stage == 1):
        return sound_dials(s, SHOWN[effect], stage if effect == b.EXPULSION else 0, 0, decisions)
    if stage != 0 or not no_dials(s):
        return False
    if effect == b.DIAL_RETURN:
        return asked_to_dial(s, RETURN_DIAL, 0) != 0
    return effect != b.TAKE_POWER or s.pile[s.active()] != 0


def sound_asked_dials(s: Position, frame: Frame, decisions: Decisions) -> bool:
    about = frame.a if frame.kind == EXPULSION_DIAL else 0
    return plain(frame, about) and sound_dials(s, frame.kind, about, frame.who, decisions)


def asked_to_dial(s: Position, kind: int, about: int) -> int:
    """The seats that must dial, as a mask."""
    if kind == SCORING_DIAL:
        return (1 << s.seats) - 1
    if kind == RETURN_DIAL:
        return DialReturn().asked(s, s.active())
    if kind == EXPULSION_DIAL:
        return expelled_from(s, s.active(), about) if 0 <= about < REGIONS else 0
    return sum(1 << seat for seat in range(s.seats) if s.cubes[seat * PLACES + CASTILLO] > 0)


def sound_dials(s: Position, kind: int, about: int, waiting: int, decisions: Decisions) -> bool:
    """All those asked, and nobody else, have dialled a region that they may, or are still waited
    for (ELG-086)."""
    asked = asked_to_dial(s, kind, about)
    dialled = sum(1 << seat for seat in range(s.seats) if s.dial[seat] != NOWHERE)
    if asked == 0 or dialled & waiting or dialled | waiting != asked:
        return False
    if kind != CASTILLO_DIAL:
        s.stack = s.stack[:FRAME]
        s.push(kind, asked, about)
    for seat in range(s.seats):
        set_here = (dialled >> seat) & 1 == 1
        if set_here and DIAL + s.dial[seat] not in decisions[kind].legal(s, seat):
            return False
    return True
