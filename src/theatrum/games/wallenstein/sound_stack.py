"""The stack of a position from outside: each waiting decision fits the moment, the plans, and what
lies on the map."""

from theatrum.core.state import FRAME
from theatrum.games.wallenstein.forms import (
    BLANK,
    MOVE_A,
    PROVINCES,
    RECRUIT_ONE,
    SLOTS,
    TAX_GOLD,
    TAX_GRAIN,
)
from theatrum.games.wallenstein.movement import target_rule, targets
from theatrum.games.wallenstein.recruiting import can_join, can_place
from theatrum.games.wallenstein.state import (
    COURSE,
    DEFENCE,
    DRAFT_CARD,
    DRAFT_GROUP,
    EMPTY,
    EXECUTION,
    HUNGER,
    HUNGER_CHOICE,
    JOIN_TARGET,
    LEAVE_SPACE,
    LOST,
    MARCH_COUNT,
    MARCH_TARGET,
    OPEN,
    PLANNING,
    RECRUIT_CHOICE,
    SIZES,
    SUPPRESSION,
    WINTER,
    Position,
)
from theatrum.games.wallenstein.year import (
    EXECUTE_STEP,
    FIRST_WINTER_STEP,
    LEAVE_STEP,
    PLAN_STEP,
    SEASON_STEPS,
)


def stack_problem(s: Position) -> str:
    """What is wrong, in a few words; empty if nothing is."""
    if not s.stack:
        return idle(s) or no_plans(s)
    if s.stack[FRAME - 1] != COURSE:
        return idle(s) or drafting(s)
    if len(s.stack) < 2 * FRAME or s.stack[:1] != [0] or s.stack[2] != 0:
        return "the course of the year is out of order"
    above = s.stack[2 * FRAME - 1]
    if above == LEAVE_SPACE:
        return at_step(s, LEAVE_STEP) or idle(s) or leaving(s)
    if above == PLANNING:
        return at_step(s, PLAN_STEP) or idle(s) or planning(s)
    if len(s.stack) != 3 * FRAME or s.stack[FRAME : FRAME + 3] != [0, 0, 0]:
        return "the stack of decisions is out of order"
    if above == EXECUTION:
        return at_step(s, EXECUTE_STEP) or plans_under_way(s) or executing(s)
    if above == HUNGER:
        return at_step(s, 0) or no_plans(s) or starving(s)
    return "the stack of decisions is out of order"


def at_step(s: Position, step: int) -> str:
    """The bottom frame counts the next step of the year."""
    wanted = 2 + s.season * SEASON_STEPS + step
    if s.season == WINTER:
        wanted = FIRST_WINTER_STEP + 2
    return "" if s.stack[1] == wanted else "the course of the year is out of order"


def idle(s: Position) -> str:
    """No battle, no revolt, no hunger."""
    if s.field or s.attackers or s.rebels or s.hungry or s.extra:
        return "there is fighting where there can be none"
    return ""


def no_plans(s: Position) -> str:
    for seat in range(s.seats):
        if (
            s.turned[seat]
            or s.held[seat]
            or s.plan[seat * SLOTS : (seat + 1) * SLOTS] != ([OPEN] * SLOTS)
        ):
            return f"seat {seat} has a plan at a wrong time"
    return ""


def drafting(s: Position) -> str:
    """One seat takes a card or places a group; who comes next has not had more turns (WAL-020)."""
    kind, who, a, b = s.stack[3], s.stack[2], s.stack[1], s.stack[0]
    if len(s.stack) != FRAME or b != 0 or kind not in (DRAFT_CARD, DRAFT_GROUP):
        return "the stack of decisions is out of order"
    seat = who.bit_length() - 1
    if who != 1 << seat:
        return "one seat chooses at a time"
    if kind == DRAFT_CARD and a not in (0, 1):
        return "open cards are sunk once a turn"
    if kind == DRAFT_GROUP and not (0 <= a < PROVINCES and s.owner[a] == seat and s.armies[a] == 0):
        return "the province taken is not the seat's"
    left = [sum(s.groups[other * SIZES : (other + 1) * SIZES]) for other in range(s.seats)]
    turns = left[seat:] + left[:seat]
    if turns[0] < 1 or turns != sorted(turns, reverse=True) or turns[0] - turns[-1] > 1:
        return "the turns of the draft are out of order"
    return ""


def leaving(s: Position) -> str:
    """Frames of seats that lack cards, each with the spaces still to be left (WAL-041, WAL-042)."""
    left = [0] * s.seats
    ranks: list[int] = []
    for at in range(FRAME, len(s.stack), FRAME):
        b, a, who, kind = s.stack[at : at + FRAME]
        seat = who.bit_length() - 1
        if kind != LEAVE_SPACE or b != 0 or a < 1 or who != 1 << seat or left[seat] > 0:
            return "the stack of decisions is out of order"
        left[seat] = a
        ranks.append(s.order.index(seat))
    if ranks != sorted(ranks, reverse=True):
        return "empty spaces are announced in the player order"
    for seat in range(s.seats):
        row = s.plan[seat * SLOTS : (seat + 1) * SLOTS]
        named = row.count(EMPTY)
        waits = left[seat] > 0 and s.stack[-2] != 1 << seat
        if named + left[seat] != s.empty_spaces(seat) or (waits and named > 0):
            return f"seat {seat} leaves a wrong number of spaces"
        if named + row.count(OPEN) != SLOTS or s.held[seat] != 0 or not known(s, seat, 0):
            return f"the plan of seat {seat} is out of order"
    return ""


def planning(s: Position) -> str:
    """Cards lie on the first spaces of each row; who is not done still has some to lay."""
    if len(s.stack) != 2 * FRAME or s.stack[FRAME : FRAME + 2] != [0, 0]:
        return "the stack of decisions is out of order"
    for seat in range(s.seats):
        row = s.plan[seat * SLOTS : (seat + 1) * SLOTS]
        cards = [card for card in row if card != EMPTY]
        laid = len(cards) - cards.count(OPEN)
        held = sum([1 << p for p in range(PROVINCES) if s.owner[p] == seat])
        if (
            s.held[seat] != held
            or row.count(EMPTY) != s.empty_spaces(seat)
            or any(card == OPEN for card in cards[:laid])
            or (laid < len(cards)) != ((s.stack[-2] >> seat) & 1 == 1)
            or not known(s, seat, 0)
            or not hidden_part(s, seat)
        ):
            return f"the plan of seat {seat} is out of order"
    return ""


def known(s: Position, seat: int, done: int) -> bool:
    """Open to all are the spaces already done, those left empty, and lost cards."""
    mask = done
    for action in range(SLOTS):
        if s.plan[seat * SLOTS + action] in (EMPTY, LOST):
            mask |= 1 << action
    return s.turned[seat] == mask


def hidden_part(s: Position, seat: int) -> bool:
    """Face-down cards are blanks and held province cards, each once."""
    blanks = 0
    free = s.held[seat]
    for action in range(SLOTS):
        card = s.plan[seat * SLOTS + action]
        if card == BLANK:
            blanks += 1
        elif (s.turned[seat] >> action) & 1 == 0 and card != OPEN:
            if not 0 <= card < PROVINCES or (free >> card) & 1 == 0:
                return False
            free &= ~(1 << card)
    return blanks <= s.board.blanks


def plans_under_way(s: Position) -> str:
    """Every space is covered or left empty; cards turned over are out of the hidden ones, and the
    province of a face-down card is still the seat's own (WAL-055)."""
    done = 0
    for space in range(s.space):
        done |= 1 << s.row[space]
    begun = s.order[: s.at]
    for seat in range(s.seats):
        turned = done | (1 << s.row[s.space] if seat in begun else 0)
        row = s.plan[seat * SLOTS : (seat + 1) * SLOTS]
        if not known(s, seat, turned) or not hidden_part(s, seat):
            return f"the plan of seat {seat} is out of order"
        seen = [row[a] for a in range(SLOTS) if (turned >> a) & 1 and 0 <= row[a] < BLANK]
        if len(set(seen)) < len(seen) or any((s.held[seat] >> card) & 1 for card in seen):
            return f"seat {seat} has planned a province twice"
        if any(not 0 <= card <= LOST for card in row) or not owned(s, seat, s.held[seat]):
            return f"the plan of seat {seat} has cards that it does not hold"
    return ""


def owned(s: Position, seat: int, mask: int) -> bool:
    """Are all provinces of the mask the seat's own?"""
    if mask < 0 or mask >> PROVINCES:
        return False
    return all(s.owner[p] == seat for p in range(PROVINCES) if (mask >> p) & 1)


def executing(s: Position) -> str:
    """The decision of the acting seat, or of the one it attacks, about the card just turned."""
    b, a, who, kind = s.stack[-4], s.stack[-3], s.stack[-2], s.stack[-1]
    seat, action = s.acting(), s.action()
    province = s.plan[seat * SLOTS + action]
    if not 0 <= province < BLANK or s.owner[province] != seat:
        return "the action that is carried out is not planned"
    wrong = "the decision does not fit the action that is carried out"
    if s.hungry or s.extra or (kind != DEFENCE and who != 1 << seat):
        return wrong
    marching = action >= MOVE_A
    if kind == SUPPRESSION:
        fits = action in (TAX_GOLD, TAX_GRAIN) and (a, b) == (1, 0) and s.field == province
        fits = fits and s.rebels == s.markers[province] and s.armies[province] > 0
        return "" if fits and s.rebels > 0 and s.attackers == 0 else wrong
    if kind == DEFENCE:
        fits = marching and a == seat and b == 0 and s.attackers > 0 and s.rebels == 0
        fits = fits and target_rule(s, seat, province, s.field) == 0 and s.armies[province] > 0
        owner = s.owner[s.field]
        return (
            ""
            if fits and seat != owner >= 0 and who == 1 << owner and (s.armies[s.field] > 0)
            else wrong
        )
    if idle(s) or a != province:
        return wrong
    if kind == RECRUIT_CHOICE:
        fits = action == RECRUIT_ONE and b == 0 and can_place(s, seat)
    elif kind == JOIN_TARGET:
        fits = action == RECRUIT_ONE and b in (0, 1) and can_join(s, seat, province)
    elif kind == MARCH_TARGET:
        fits = marching and b == 0 and s.armies[province] > 1
        fits = fits and len(targets(s, seat, province)) > 0
    elif kind == MARCH_COUNT:
        fits = s.armies[province] > 1 and 0 <= b < PROVINCES
        fits = fits and target_rule(s, seat, province, b) == 0
        fits = fits and (marching or (action == RECRUIT_ONE and s.owner[b] == seat))
    else:
        fits = False
    return "" if fits else wrong


def starving(s: Position) -> str:
    """The acting seat faces the revolts drawn for it (WAL-130)."""
    b, a, who, kind = s.stack[-4], s.stack[-3], s.stack[-2], s.stack[-1]
    seat = s.acting()
    most = max([revolts for revolts, _ in s.board.hunger])
    under_way = 1 if kind == SUPPRESSION else 0
    if (
        (a, b) != (0, 0)
        or who != 1 << seat
        or s.attackers
        or s.extra not in [extra for _, extra in s.board.hunger[1:]]
        or not owned(s, seat, s.hungry)
        or s.hungry.bit_count() + under_way > most
    ):
        return "the hunger revolts are out of order"
    if kind == HUNGER_CHOICE:
        fits = s.hungry.bit_count() > 1 and s.field == 0 and s.rebels == 0
    else:
        fits = kind == SUPPRESSION and s.owner[s.field] == seat and s.armies[s.field] > 0
        fits = fits and (s.hungry >> s.field) & 1 == 0
        fits = fits and s.rebels == s.markers[s.field] + s.extra
    return "" if fits else "the hunger revolt is out of order"
