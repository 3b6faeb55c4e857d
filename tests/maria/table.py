"""Positions for the rule tests, and readable ways to act on them."""

from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from theatrum.core.chance import Chance, key_of
from theatrum.core.events import Journal
from theatrum.core.game import Refusal
from theatrum.core.state import NOBODY
from theatrum.games.maria.forms import (
    CARD_NAMES,
    CARDS,
    GENERAL_NAMES,
    GENERALS,
    PIECES,
    POWER_NAMES,
    POWER_OF,
    SUIT_NAMES,
    TRAIN_NAMES,
)
from theatrum.games.maria.state import (
    COURSE,
    DISCARD,
    DISTRIBUTE,
    HAND,
    OFF,
    PILE,
    STAGE,
    Position,
)
from theatrum.library.catalogue import load, option_numbers

GAME: Any = load("maria").game
BOARD = GAME.board
NAMES: list[str] = BOARD.names
PIECE_NAMES = GENERAL_NAMES + TRAIN_NAMES
MARIA, LOUIS, FREDERICK = 0, 1, 2
# The phases of an action stage.
CARDS_PHASE, SUPPLY_PHASE, MOVEMENT_PHASE, COMBAT_PHASE, RETRO_PHASE, END_PHASE = 1, 2, 3, 4, 5, 6
FRENCH_STAGE, PRUSSIAN_STAGE, AUSTRIAN_STAGE = 0, 1, 2


def row(*numbers: int) -> vec[i64]:
    """A row of a position."""
    return vec[i64](numbers)


def city(name: str) -> int:
    return NAMES.index(name)


def piece(name: str) -> int:
    return PIECE_NAMES.index(name)


def power(name: str) -> int:
    return POWER_NAMES.index(name)


def fort(name: str) -> int:
    found: int = BOARD.fort[city(name)]
    assert found >= 0
    return found


# Starting.


def fresh(seats: int = 3, seed: str = "a fixed seed", **options: Any) -> Position:
    """A new match that waits for the distribution of the troops."""
    numbers = option_numbers(GAME, {"variant": "advanced", **options})
    s: Position = GAME.start(seats, numbers, Chance(key_of(seed)), Journal())
    return s


def begun(seats: int = 3, seed: str = "a fixed seed", **options: Any) -> Position:
    """A new match after the distribution: everybody took the first that was legal."""
    s = fresh(seats, seed, **options)
    while s.stack[-1] == DISTRIBUTE:
        seat = GAME.decider(s)
        GAME.apply(s, seat, GAME.legal(s, seat)[0])
    return s


def bare(seats: int = 3, **options: Any) -> Position:
    """No piece on the board, no card in a hand, turn 2; nothing waits."""
    s = begun(seats, **options)
    for p in range(PIECES):
        s.move(p, OFF)
    for g in range(GENERALS):
        s.troops[g] = s.low[g] = s.high[g] = 0
        s.mate[g] = -1
    for card in range(CARDS):
        s.put_card(card, PILE if card < 38 else s.card[card])
    s.hussar = row(OFF, OFF)
    s.down = s.moved = s.top = s.fled = 0
    s.turn = 2
    s.drew = s.talked = 0
    s.queue = [-1] * 4
    s.open = [-1, -1]
    s.stack = []
    facts(s)
    return s


def put(s: Position, name: str, where: str, troops: int = 4) -> None:
    """A piece in a city; a general with troops that everybody knows."""
    p = piece(name)
    s.move(p, city(where))
    if p < GENERALS:
        s.troops[p] = s.low[p] = s.high[p] = troops
        other = s.partner(p)
        if other >= 0:
            if BOARD.rank[other] == BOARD.rank[p]:
                s.top |= 1 << other
            if POWER_OF[other] == POWER_OF[p]:
                total = s.troops[p] + s.troops[other]
                for one in (p, other):
                    s.mate[one] = p + other - one
                    s.sum_low[one] = s.sum_high[one] = total
                    s.low[one], s.high[one] = max(1, total - 8), min(8, total - 1)


def face_down(s: Position, name: str) -> None:
    s.down |= 1 << piece(name)


def deal(s: Position, owner: str, *kinds: str) -> None:
    """Cards such as "spades_5" or "reserve" from any deck into a hand."""
    for kind in kinds:
        wanted = "reserve_1" if kind == "reserve" else kind
        names = [f"{wanted}_deck_{d}" for d in range(1, 5)]
        names += [f"reserve_2_deck_{d}" for d in range(1, 5)] if kind == "reserve" else []
        taken = [n for n in names if s.card[CARD_NAMES.index(n)] >= PILE]
        s.put_card(CARD_NAMES.index(taken[0]), HAND + power(owner))


def mark(s: Position, where: str, owner: str | None) -> None:
    s.marker[fort(where)] = 0 if owner is None else 1 + power(owner)


def go(s: Position, stage: int, phase: int) -> Position:
    """Go on with a phase of an action stage."""
    s.stack = []
    s.push(COURSE, 0, stage + 4)
    s.push(STAGE, 0, stage, phase)
    return proceed(s)


def course(s: Position, step: int) -> Position:
    """Go on with a step of the turn."""
    s.stack = []
    s.push(COURSE, 0, step)
    return proceed(s)


def proceed(s: Position) -> Position:
    s.legal_seat = NOBODY
    GAME.proceed(s)
    return s


# Reading.


def facts(s: Position, *wanted: str) -> list[dict[str, Any]]:
    """What has happened since the last call, or the facts of some kinds among it."""
    assert s.journal is not None
    found = [GAME.fact(event) for event in s.journal.take()]
    return [fact for fact in found if not wanted or fact["verb"] in wanted]


def asked(s: Position) -> str:
    return str(GAME.question(s)["verb"])


def question(s: Position) -> dict[str, Any]:
    found: dict[str, Any] = GAME.question(s)
    return found


def decider(s: Position) -> int:
    found: int = GAME.decider(s)
    return found


def where(s: Position, name: str) -> str | int:
    at = s.place[piece(name)]
    found: str | int = BOARD.names[at] if at >= 0 else at
    return found


def troops(s: Position, name: str) -> int:
    return s.troops[piece(name)]


def is_down(s: Position, name: str) -> bool:
    return bool(s.down >> piece(name) & 1)


def controller(s: Position, name: str) -> str | None:
    found = s.controller(fort(name))
    return None if found < 0 else POWER_NAMES[found]


def marker(s: Position, name: str) -> str | None:
    found = s.marker[fort(name)]
    return None if found == 0 else POWER_NAMES[found - 1]


def pool(s: Position, name: str) -> int:
    return s.pool[power(name)]


def hand(s: Position, owner: str) -> list[str]:
    p = power(owner)
    found = [i for i in range(CARDS) if s.card[i] in (HAND + p, HAND + 6 + p)]
    return [CARD_NAMES[i].split("_deck")[0] for i in found]


def discards(s: Position) -> list[str]:
    return [CARD_NAMES[i].split("_deck")[0] for i in range(CARDS) if s.card[i] == DISCARD]


def suit(name: str) -> str:
    found: int = BOARD.suit[city(name)]
    return SUIT_NAMES[found]


def distance(a: str, b: str) -> int:
    found: int = BOARD.nets[1].from_city(city(a))[city(b)]
    return found


# Acting.


def action(verb: str, **args: object) -> int:
    number: int = GAME.actions.parse({"verb": verb, **args})
    return number


def act(s: Position, verb: str, **args: object) -> None:
    """The seat that must decide does something."""
    s.legal_seat = NOBODY
    GAME.apply(s, GAME.decider(s), action(verb, **args))


def play_card(s: Position, verb: str, kind: str) -> None:
    """Lay, pay or play a card of a kind from the hand."""
    for card in [c for c in CARD_NAMES if c.startswith(f"{kind}_deck")]:
        if action(verb, tactical=card) in legal(s):
            act(s, verb, tactical=card)
            return
    raise AssertionError(f"{kind} can't be used")


def play_reserve(s: Position, verb: str, value: int) -> None:
    for form in options(s):
        if form["verb"] == verb and form["value"] == value:
            act(s, **form)
            return
    raise AssertionError("no Reserve of this value")


def legal(s: Position) -> list[int]:
    s.legal_seat = NOBODY
    found: list[int] = GAME.legal(s, GAME.decider(s))
    return found


def options(s: Position) -> list[dict[str, Any]]:
    return [GAME.actions.json(a) for a in legal(s)]


def choices(s: Position, verb: str) -> list[Any]:
    """The first arguments with which a verb is legal now."""
    found = [f for f in options(s) if f["verb"] == verb]
    return [list(f.values())[1] if len(f) > 1 else True for f in found]


def verbs(s: Position) -> set[str]:
    return {str(f["verb"]) for f in options(s)}


def refused(s: Position, verb: str, **args: object) -> str:
    """Try something illegal: the position must stay as it was. The rule that forbids it."""
    s.legal_seat = NOBODY
    before = s.encode()
    seat = GAME.decider(s)
    with pytest.raises(Refusal) as refusal:
        GAME.apply(s, seat, action(verb, **args))
    assert s.encode() == before
    return refusal.value.rule


def march(s: Position, name: str, *cities: str, stop: bool = True, forced: bool = False) -> None:
    """Move a piece along some cities."""
    act(s, "move", piece=name)
    walk(s, *cities, stop=stop, forced=forced)


def walk(s: Position, *cities: str, stop: bool = True, forced: bool = False) -> None:
    if forced:
        act(s, "force")
    for one in cities:
        act(s, "step", city=one)
    if stop:
        act(s, "stop")


def until(s: Position, condition: Callable[[Position], bool], pick: int = 0) -> None:
    """Take the first (or another) legal action until something holds."""
    for _ in range(5000):
        if condition(s) or not s.stack:
            return
        actions = legal(s)
        GAME.apply(s, GAME.decider(s), actions[pick % len(actions)])
    raise AssertionError("it never came")


def end_movement(s: Position) -> None:
    """All seats of the stage finish moving."""
    while asked(s) in ("movement", "order_wish"):
        act(s, "done") if asked(s) == "movement" else act(s, "order", first="austria")
