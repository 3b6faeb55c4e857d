"""Positions for the rule tests, and readable ways to act on them."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tests.acting import Acting, rule_number
from theatrum.core.chance import Chance, key_of
from theatrum.core.events import Journal
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
    PILE,
    PLAY,
    POOL,
    STRATEGY,
    Position,
)
from theatrum.library.catalogue import load, option_numbers

GAME: Any = load("hannibal").game
BOARD = GAME.blank().board
ROME, CARTHAGE = 0, 1
SPARE = 53  # a card that says nothing: Tribal Resistance
MAJOR = 33  # a campaign card for three generals


def space(name: str) -> int:
    return SPACE_NAMES.index(name)


def general(name: str) -> int:
    return GENERAL_NAMES.index(name)


def province(name: str) -> int:
    return PROVINCE_NAMES.index(name)


def card(number: int) -> str:
    """The outside name of the card with a printed number."""
    return CARD_NAMES[number - 1]


at_table = Acting(GAME, Position.forget)
asked = at_table.asked
deciders = at_table.deciders
facts = at_table.facts
action = at_table.action
act = at_table.act
choices = at_table.choices
verbs = at_table.verbs
refused = at_table.refused


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
    s.cu = vec[i64]([0] * (2 * SPACES))
    s.el = vec[i64]([0] * SPACES)
    s.where = vec[i64]([DECK] * CARDS)
    s.hands = vec[i64]([0, 0])
    s.forget()
    facts(s)
    return s


def army(s: Position, side: int, where: str, cus: int, *generals: str, elephants: int = 0) -> None:
    """CUs and generals outside; a name with a star is a consul."""
    at = space(where)
    s.add_cus(side, at, cus)
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
        s.set_pc(space(name), NO_PC if side is None else side)


def hold(s: Position, side: int, *numbers: int) -> None:
    """Put cards into a hand."""
    for number in numbers:
        s.move_card(number - 1, HAND + side)
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
    s.forget()


def phase(s: Position, step: int) -> None:
    """Go on with a step of the turn."""
    s.stack = []
    s.push(COURSE, 0, step)
    s.forget()
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


# Acting.


def activate(s: Position, side: int, number: int, name: str) -> None:
    """Play a card for ops and move a general."""
    act(s, side, "ops", card=card(number))
    act(s, side, "activate", general=name)


def ready(
    side: int,
    where: str,
    cus: int,
    *generals: str,
    number: int = 1,
    turn: int = 2,
    elephants: int = 0,
    **options: Any,
) -> Position:
    """A side has played a card for ops and activated the first of these generals, who stand with
    so many CUs in a space; it has one more card."""
    s = bare(turn, **options)
    army(s, side, where, cus, *generals, elephants=elephants)
    turn_of(s, side, number, SPARE)
    activate(s, side, number, generals[0].rstrip("*"))
    return s


def campaign(s: Position, side: int, first: str, number: int = MAJOR) -> None:
    """It is the side's turn, and it begins a campaign with a general; no storm or bad weather can
    come."""
    calm(s)
    turn_of(s, side, number, SPARE)
    event(s, side, number)
    act(s, side, "activate", general=first)


def calm(s: Position) -> None:
    """Neither Bad Weather nor Storms at Sea can come."""
    for number in (41, 60):
        s.where[number - 1] = PILE


def march(s: Position, side: int, *names: str) -> None:
    for name in names:
        act(s, side, "march", space=name)


def intercept(s: Position, side: int, name: str, count: int, *fall: int) -> None:
    """A general tries to intercept with so many CUs; the dice fall like this."""
    act(s, side, "intercept", general=name)
    act(s, side, "count", count=count)
    dice(s, *fall)
    act(s, side, "done")


def avoid(s: Position, side: int, name: str, die: int) -> None:
    """A general tries to avoid battle."""
    act(s, side, "avoid", general=name)
    dice(s, die)
    act(s, side, "done")


def event(s: Position, side: int, number: int) -> None:
    act(s, side, "event", card=card(number))


def holding(side: int, *numbers: int) -> Position:
    """The side has these cards and one to spare."""
    s = bare(3)
    turn_of(s, side, *numbers)
    hold(s, side, SPARE if SPARE not in numbers else 50)
    return s


def forbidden(s: Position, side: int, number: int, rule: int = 0) -> None:
    """The card can't be used as an event now, but for ops."""
    assert card(number) not in choices(s, side, "event")
    found = refused(s, side, "event", card=card(number))
    assert rule in (0, rule_number(found)), found
    assert card(number) in choices(s, side, "ops")


def conquer_italia(s: Position) -> None:
    for name in ("pisae", "cosa", "falerii", "ariminum", "firmum", "sena", "arpi", "cannae"):
        pcs(s, CARTHAGE, name)
    pcs(s, CARTHAGE, "beneventum")


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
                s.forget()
                found = [a for a in GAME.legal(s, seat) if GAME.actions.json(a)["verb"] == verb]
                GAME.apply(s, seat, found[0])
                break
        else:
            return
