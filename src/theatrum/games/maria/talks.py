"""Chapters 20 and 21: negotiations: contracts and clauses are drafted, proposed and answered."""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.maria.forms import (
    ACCEPT,
    ANNUL,
    ANSWERED,
    AUSTRIA,
    AVOID,
    BAVARIA,
    CLAUSE_AGREED,
    CLAUSE_DRAFTED,
    CONTRACT_ENDED,
    CONTRACT_MADE,
    COUNTRIES,
    DECLINE,
    FRANCE,
    LONGEST_CLAUSE,
    LONGEST_SUBSIDY,
    MAJORS,
    PLEDGE,
    POWERS,
    PRAGMATIC,
    PROPOSE,
    PROPOSED,
    PRUSSIA,
    SAXONY,
    SUBSIDY,
    TALK_OPENED,
    TRUCE,
    WITHDRAW,
)
from theatrum.games.maria.state import ANSWERING, CLAUSE, CLAUSES, DRAFT, DRAFTING, TERM, Position

FIRST_CONTRACT: Final = 3  # the turns of the initial contract (MAR-066)
FOR_EVER: Final = 99
MOST_SITUATIONS: Final = 256
NO_DRAFT: Final = vec[i64]([-1] * DRAFT)
ANSWERS: Final = [ACCEPT, DECLINE]
HOME_COUNTRY: Final = [2, 5, 6, 0, 4, 3]  # by power

# Keeping out of a country is always possible, except out of the own.
KEEP_OUT: Final = [
    AVOID + (power * COUNTRIES + country) * LONGEST_CLAUSE
    for power in range(POWERS)
    for country in range(COUNTRIES)
    if country != HOME_COUNTRY[power]
]


def may_talk(s: Position, seat: int) -> bool:
    """One proposal per seat and turn keeps talks short (MAR-273)."""
    return s.advanced() and (s.talked >> seat) & 1 == 0


def begin_talk(s: Position, seat: int) -> None:
    s.talked |= 1 << seat
    s.tell(TALK_OPENED, 272, seat)
    s.push(DRAFTING, 1 << seat)


def clause_seats(s: Position, action: i64) -> i64:
    """The seats whose powers a clause binds or serves, as a mask."""
    if action < ANNUL:
        rest = (action - SUBSIDY) // LONGEST_SUBSIDY
        return 1 << s.player[rest // POWERS] | 1 << s.player[rest % POWERS]
    if action < TRUCE:
        rest = action - ANNUL
        return 1 << s.player[rest // POWERS] | 1 << s.player[rest % POWERS]
    if action < AVOID:
        rest = (action - TRUCE) // LONGEST_CLAUSE
        return 1 << s.player[rest // POWERS] | 1 << s.player[rest % POWERS]
    if action < PLEDGE:
        return 1 << s.player[(action - AVOID) // LONGEST_CLAUSE // COUNTRIES]
    return 1 << s.player[(action - PLEDGE) // 2]


def parties(s: Position) -> i64:
    out: i64 = 0
    for action in s.draft:
        if action >= 0:
            out |= clause_seats(s, action)
    return out


def has_room(s: Position, rows: i64) -> bool:
    """Are so many rows for clauses free? The used ones come first."""
    return rows == 0 or s.clauses[(CLAUSES - rows) * CLAUSE] < 0


def may_contract(s: Position, payer: i64, recipient: i64) -> bool:
    """Allied powers without a contract in either direction; with two players only minors receive
    (MAR-267, MAR-268, MAR-288)."""
    if payer == recipient or not s.allied(payer, recipient):
        return False
    if s.seats == 2 and recipient < MAJORS:
        return False
    if s.subsidy[payer * POWERS + recipient] > 0:
        return False
    return recipient >= MAJORS or s.subsidy[recipient * POWERS + payer] == 0


def may_annul(s: Position, payer: i64, recipient: i64) -> bool:
    """Any running contract but the initial one (MAR-269)."""
    if s.subsidy[payer * POWERS + recipient] == 0:
        return False
    return payer != FRANCE or recipient != BAVARIA or s.turn > FIRST_CONTRACT


def possible_clauses(s: Position) -> list[int]:
    """All clauses that could be drafted now, each with the shortest term."""
    out = KEEP_OUT[:]
    for payer in range(MAJORS):
        for other in range(POWERS):
            pair = payer * POWERS + other
            if may_contract(s, payer, other):
                out.append(SUBSIDY + pair * LONGEST_SUBSIDY)
            if may_annul(s, payer, other):
                out.append(ANNUL + pair)
    for power in range(POWERS):
        for other in range(POWERS):
            if s.enemies(power, other):
                out.append(TRUCE + (power * POWERS + other) * LONGEST_CLAUSE)
        if s.election < 2 and may_pledge(s, power):
            out.append(PLEDGE + power * 2)
            out.append(PLEDGE + power * 2 + 1)
    return out


def may_pledge(s: Position, power: int) -> bool:
    """Has the power free votes? (MAR-234, MAR-235)"""
    if power in (AUSTRIA, PRAGMATIC):
        return False
    return power != SAXONY or s.saxony != 1


def terms(action: i64) -> i64:
    """How many terms a clause can have."""
    if action < ANNUL:
        return LONGEST_SUBSIDY
    return LONGEST_CLAUSE if TRUCE <= action < PLEDGE else 1


TERMS: Final = [
    [first + turns for turns in range(terms(first))] for first in range(SUBSIDY, PROPOSE)
]


def shortest(action: i64) -> i64:
    """A clause with the shortest term, as `possible_clauses` lists it; of two votes the first."""
    if action < ANNUL:
        return action - (action - SUBSIDY) % LONGEST_SUBSIDY
    if action < TRUCE:
        return action
    if action < PLEDGE:
        return action - (action - TRUCE) % LONGEST_CLAUSE
    return action - (action - PLEDGE) % 2


def drop(clauses: list[int], drafted: i64) -> None:
    """Take out of a list what a drafted clause speaks of: a draft says one thing about it."""
    wanted = shortest(drafted)
    at = 0
    for clause in clauses:
        if i64(clause) == wanted:
            break
        at += 1
    if at < len(clauses):
        clauses.pop(at)
        if wanted >= PLEDGE:
            clauses.pop(at)  # the other vote follows the first


def situation(s: Position) -> int:
    """All that `possible_clauses` depends on, as one number."""
    out = i64(s.side[PRUSSIA] + 3 * s.saxony)
    if s.election < 2:
        out += 9
    if s.turn > FIRST_CONTRACT:
        out += 18
    if s.seats == 2:
        out += 36
    bit: i64 = 128
    for turns in s.subsidy:
        if turns > 0:
            out += bit
        bit *= 2
    return int(out)


class Drafting(Decision[Position]):
    """Clause after clause, then the proposal (MAR-272 to MAR-275)."""

    def __init__(self) -> None:
        super().__init__(Form("drafting"), 272, quiet=False)
        # Remembered by situation: the list is long, and begins with a withdrawal.
        self.known: dict[int, list[int]] = {}

    def openings(self, s: Position) -> list[int]:
        key = situation(s)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= MOST_SITUATIONS:
                self.known.clear()
            found = [WITHDRAW, *possible_clauses(s)]
            self.known[key] = found
        return found

    def legal(self, s: Position, seat: int) -> list[int]:
        if s.draft[0] < 0:
            return self.openings(s)
        if s.draft[DRAFT - 1] >= 0:
            out = [WITHDRAW]
        else:
            out = self.openings(s)[:]
            for action in s.draft:
                if action >= 0:
                    drop(out, action)
        if self.may_propose(s, seat):
            out.insert(1, PROPOSE)
        return out

    def may_propose(self, s: Position, seat: int) -> bool:
        """Somebody else must be concerned, unless it is a contract between own powers; and there
        must be room for the clauses."""
        rows: i64 = 0
        for action in s.draft:
            if action >= TRUCE:
                rows += 1
        if not has_room(s, rows):
            return False
        return parties(s) & ~(1 << seat) != 0 or rows == 0

    def why_not(self, s: Position, seat: int, action: int) -> int:
        if SUBSIDY <= action < ANNUL:
            return 288 if s.seats == 2 else 267
        if ANNUL <= action < TRUCE:
            return 269
        return 275 if TRUCE <= action < PROPOSE else 272

    def apply(self, s: Position, seat: int, action: int) -> None:
        if action == WITHDRAW:
            s.draft = NO_DRAFT[:]
            s.pop()
        elif action == PROPOSE:
            s.pop()
            s.tell(PROPOSED, 272, seat)
            ask_next(s, parties(s) & ~(1 << seat))
        else:
            for i in range(DRAFT):
                if s.draft[i] < 0:
                    s.draft[i] = action
                    break
            if terms(action) > 1:
                s.push(TERM, 1 << seat, action)
            else:
                s.tell(CLAUSE_DRAFTED, 272, action)


class Term(Decision[Position]):
    """For how many turns a clause shall hold (a: the clause with the shortest term; MAR-268)."""

    def __init__(self) -> None:
        super().__init__(Form("term"), 268, quiet=False)

    def legal(self, s: Position, seat: int) -> list[int]:
        return TERMS[s.stack[-3] - SUBSIDY]

    def apply(self, s: Position, seat: int, action: int) -> None:
        first = s.stack[-3]
        s.pop()
        for i in range(DRAFT):
            if s.draft[i] == first:
                s.draft[i] = action
        s.tell(CLAUSE_DRAFTED, 272, action)


def ask_next(s: Position, left: int) -> None:
    """The next of those concerned answers; when all have accepted it is in force."""
    if left == 0:
        enact(s)
        return
    seat = 0
    while (left >> seat) & 1 == 0:
        seat += 1
    s.push(ANSWERING, 1 << seat, left)


class Answering(Decision[Position]):
    """Accept or decline a proposal as a whole."""

    def __init__(self) -> None:
        super().__init__(Form("answering"), 273)

    def legal(self, s: Position, seat: int) -> list[int]:
        return ANSWERS

    def apply(self, s: Position, seat: int, action: int) -> None:
        left = s.stack[-3] & ~(1 << seat)
        s.pop()
        s.tell(ANSWERED, 273, seat, 1 if action == ACCEPT else 0)
        if action == ACCEPT:
            ask_next(s, left)
        else:
            s.draft = NO_DRAFT[:]


def enact(s: Position) -> None:
    """Agreements bind (MAR-273)."""
    for action in s.draft:
        if action < 0:
            break
        if action < ANNUL:
            rest = (action - SUBSIDY) // LONGEST_SUBSIDY
            turns = (action - SUBSIDY) % LONGEST_SUBSIDY + 1
            set_contract(s, rest // POWERS, rest % POWERS, turns)
            s.tell(CONTRACT_MADE, 268, rest // POWERS, rest % POWERS, turns)
        elif action < TRUCE:
            end_contract(s, (action - ANNUL) // POWERS, (action - ANNUL) % POWERS, 269)
        else:
            add_clause(s, action)
    s.draft = NO_DRAFT[:]


def set_contract(s: Position, payer: int, recipient: int, turns: int) -> None:
    contracts = s.subsidy[:]
    contracts[payer * POWERS + recipient] = turns
    s.subsidy = contracts


def end_contract(s: Position, payer: int, recipient: int, rule: int) -> None:
    set_contract(s, payer, recipient, 0)
    s.tell(CONTRACT_ENDED, rule, payer, recipient)


def drop_contracts(s: Position) -> None:
    """Contracts between powers that are no longer allied end (MAR-267)."""
    for payer in range(MAJORS):
        for other in range(POWERS):
            if s.subsidy[payer * POWERS + other] > 0 and not s.allied(payer, other):
                end_contract(s, payer, other, 267)


def add_clause(s: Position, action: int) -> None:
    """A numbered row with its last turn; this turn counts as the first."""
    last = FOR_EVER
    if action < PLEDGE:
        last = s.turn + (action - TRUCE) % LONGEST_CLAUSE
    s.clause_count += 1
    rows = s.clauses[:]
    for at in range(0, CLAUSES * CLAUSE, CLAUSE):
        if rows[at] < 0:
            rows[at] = action
            rows[at + 1] = last
            rows[at + 2] = s.clause_count
            break
    s.clauses = rows
    s.binding = vec[vec[i64]]()
    s.tell(CLAUSE_AGREED, 273, s.clause_count, action)


def expire_clauses(s: Position) -> None:
    """At the beginning of a turn; promised votes end with the election."""
    if s.clauses[0] < 0:
        return
    kept = vec[i64](capacity=CLAUSES * CLAUSE)
    for at in range(0, CLAUSES * CLAUSE, CLAUSE):
        action = s.clauses[at]
        if action < 0:
            break
        if s.clauses[at + 1] >= s.turn and (action < PLEDGE or s.election < 2):
            kept = extend(kept, s.clauses[at : at + CLAUSE])
    while len(kept) < CLAUSES * CLAUSE:
        kept = append(kept, -1)
    s.clauses = kept
    s.binding = vec[vec[i64]]()


assert (AVOID - TRUCE) % LONGEST_CLAUSE == 0
