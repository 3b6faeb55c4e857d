"""Positions for the rule tests, and readable ways to act on them."""

from typing import Any

import pytest

from theatrum.core.chance import Chance, key_of
from theatrum.core.events import Journal
from theatrum.core.game import Refusal
from theatrum.core.state import NOBODY
from theatrum.games.hannibal.board import NO_PC
from theatrum.games.hannibal.forms import (
    CARD_NAMES,
    CARDS,
    GENERAL_NAMES,
    GENERALS,
    PROVINCE_NAMES,
    SPACE_NAMES,
    SPACES,
)
from theatrum.games.hannibal.state import (
    COURSE,
    DECK,
    HAND,
    HIGHER,
    LOWER,
    OUT,
    PLAY,
    POOL,
    STRATEGY,
    Position,
)
from theatrum.library.catalogue import load, option_numbers

GAME: Any = load("hannibal").game
BOARD = GAME.blank().board
ROME, CARTHAGE = 0, 1


def space(name: str) -> int:
    return SPACE_NAMES.index(name)


def general(name: str) -> int:
    return GENERAL_NAMES.index(name)


def province(name: str) -> int:
    return PROVINCE_NAMES.index(name)


def card(number: int) -> str:
    """The outside name of the card with a printed number."""
    return CARD_NAMES[number - 1]


def rule_number(rule: str) -> int:
    return int(rule[4:])


# Starting.


def fresh(seed: str = "a fixed seed", **options: Any) -> Position:
    numbers = option_numbers(GAME, options)
    s: Position = GAME.start(2, numbers, Chance(key_of(seed)), Journal())
    return s


def bare(turn: int = 2, **options: Any) -> Position:
    """The start's markers without any CU, general or card; nobody is asked yet."""
    s = fresh(**options)
    s.turn = turn
    s.stack = []
    for g in range(GENERALS):
        s.place[g] = POOL if BOARD.side_of[g] == ROME else OUT
        s.inside[g] = 0
        if BOARD.side_of[g] == ROME:
            s.role[g] = 0
    s.cu = [0] * (2 * SPACES)
    s.el = [0] * SPACES
    s.where = [DECK] * CARDS
    s.hands = [0, 0]
    facts(s)
    return s


def army(s: Position, side: int, where: str, cus: int, *generals: str, elephants: int = 0) -> None:
    """CUs and generals outside; a name with a star is a consul."""
    at = space(where)
    s.cu[side * SPACES + at] += cus
    s.el[at] += elephants
    for name in generals:
        g = general(name.rstrip("*"))
        s.place[g] = at
        s.inside[g] = 0
        if side == ROME:
            s.role[g] = HIGHER if name.endswith("*") else LOWER


def inside(s: Position, where: str, cus: int, *generals: str, elephants: int = 0) -> None:
    at = space(where)
    s.inn[at] += cus
    s.eli[at] += elephants
    for name in generals:
        g = general(name.rstrip("*"))
        s.place[g] = at
        s.inside[g] = 1
        if BOARD.side_of[g] == ROME:
            s.role[g] = HIGHER if name.endswith("*") else LOWER


def pcs(s: Position, side: int | None, *names: str) -> None:
    for name in names:
        s.pc[space(name)] = NO_PC if side is None else side


def hold(s: Position, side: int, *numbers: int) -> None:
    """Put cards into a hand."""
    for number in numbers:
        s.where[number - 1] = HAND + side
        s.hands[side] += 1


def turn_of(s: Position, side: int, *numbers: int) -> None:
    """It is the side's turn to play a card; it gets these cards."""
    hold(s, side, *numbers)
    s.stack = []
    s.push(COURSE, 0, 10)
    s.push(STRATEGY, 0)
    s.push(PLAY, 1 << side)
    s.active = side
    s.next = 1 - side
    s.legal_seat = NOBODY


def phase(s: Position, step: int) -> None:
    """Go on with a step of the turn."""
    s.stack = []
    s.push(COURSE, 0, step)
    s.legal_seat = NOBODY
    facts(s)
    GAME.proceed(s)


def dice(s: Position, *wanted: int) -> None:
    """Choose chance so that the next dice fall like this."""
    for key in range(1, 400_000):
        chance = Chance(key)
        if all(1 + chance.below(6) == die for die in wanted):
            s.chance = Chance(key)
            return
    raise AssertionError("no such dice")


# Reading.


def cus(s: Position, side: int, where: str) -> int:
    return s.outside(side, space(where))


def city(s: Position, where: str) -> int:
    return s.inn[space(where)]


def at(s: Position, name: str) -> str | int:
    place = s.place[general(name)]
    return SPACE_NAMES[place] if place < SPACES else place


def owner(s: Position, where: str) -> int:
    return s.pc[space(where)]


def facts(s: Position, *wanted: str) -> list[dict[str, Any]]:
    assert s.journal is not None
    found = [GAME.fact(event) for event in s.journal.take()]
    return [fact for fact in found if not wanted or fact["verb"] in wanted]


def asked(s: Position) -> str:
    return str(GAME.question(s)["verb"])


def deciders(s: Position) -> list[int]:
    found: list[int] = GAME.deciders(s)
    return found


# Acting.


def action(verb: str, **args: object) -> int:
    number: int = GAME.actions.parse({"verb": verb, **args})
    return number


def act(s: Position, seat: int, verb: str, **args: object) -> None:
    s.legal_seat = NOBODY
    GAME.apply(s, seat, action(verb, **args))


def choices(s: Position, seat: int, verb: str) -> list[Any]:
    """The first arguments with which a verb is legal now (True if it has none)."""
    s.legal_seat = NOBODY
    found = [GAME.actions.json(a) for a in GAME.legal(s, seat)]
    return [list(f.values())[1] if len(f) > 1 else True for f in found if f["verb"] == verb]


def verbs(s: Position, seat: int) -> set[str]:
    s.legal_seat = NOBODY
    return {str(GAME.actions.json(a)["verb"]) for a in GAME.legal(s, seat)}


def refused(s: Position, seat: int, verb: str, **args: object) -> str:
    """Try something illegal: the position must stay as it was. The rule that forbids it."""
    s.legal_seat = NOBODY
    before = s.encode()
    with pytest.raises(Refusal) as refusal:
        GAME.apply(s, seat, action(verb, **args))
    assert s.encode() == before
    assert GAME.why_not(s, seat, action(verb, **args)) == rule_number(refusal.value.rule)
    return refusal.value.rule


def activate(s: Position, side: int, number: int, name: str) -> None:
    """Play a card for ops and move a general."""
    act(s, side, "ops", card=card(number))
    act(s, side, "activate", general=name)


def march(s: Position, side: int, *names: str) -> None:
    for name in names:
        act(s, side, "march", space=name)


def event(s: Position, side: int, number: int) -> None:
    act(s, side, "event", card=card(number))


def drop_all(s: Position, side: int) -> None:
    """The general goes on alone."""
    while "drop" in verbs(s, side):
        counts = [a for a in GAME.legal(s, side) if GAME.actions.json(a)["verb"] == "drop"]
        GAME.apply(s, side, counts[-1])


def drop(s: Position, side: int, count: int) -> None:
    act(s, side, "drop", unit="cu", worn=0, count=count)


def settle(s: Position, *plan: str) -> None:
    """Answer everything that waits with the first verb of the plan that is legal."""
    for _ in range(60):
        if not s.stack:
            return
        seat = deciders(s)[0]
        legal = verbs(s, seat)
        for verb in plan:
            if verb in legal:
                s.legal_seat = NOBODY
                found = [a for a in GAME.legal(s, seat) if GAME.actions.json(a)["verb"] == verb]
                GAME.apply(s, seat, found[0])
                break
        else:
            return
