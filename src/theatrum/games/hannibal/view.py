"""What one seat, or a spectator, may see of Hannibal."""

from msgspec import Struct

from theatrum.core.game import SPECTATOR
from theatrum.games.hannibal.forms import (
    BATTLE_CARD_NAMES,
    CARD_NAMES,
    CARDS,
    CARTHAGE,
    GENERAL_NAMES,
    GENERALS,
    PROVINCE_NAMES,
    PROVINCES,
    ROME,
    SPACE_NAMES,
    SPACES,
)
from theatrum.games.hannibal.rounds import hand_size
from theatrum.games.hannibal.state import (
    DECK,
    DISPLACED,
    HAND,
    NONE,
    OUT,
    PILE,
    POOL,
    REMOVED,
    WAITING,
    Position,
)

SIDES = ["rome", "carthage"]
CONTROL = ["rome", "carthage", "neutral", None]
AWAY = {POOL: "pool", DISPLACED: "displaced", OUT: "eliminated", WAITING: "waiting"}


class Stack(Struct):
    """CUs include the elephants."""

    cus: int
    elephants: int


class Space(Struct):
    """`stacks` by side, outside the walls; `city` those inside."""

    space: str
    control: str | None
    tribe: bool
    stacks: list[Stack]
    city: Stack
    siege: int
    besieger: str | None


class General(Struct):
    """`place` is a space, or pool, displaced, eliminated, waiting."""

    general: str
    side: str
    place: str
    inside: bool
    rank: int
    strategy: int
    battle: int


class Player(Struct):
    side: str
    cards: int
    points: int
    counsel: bool


class March(Struct):
    general: str
    cus: int
    elephants: int
    generals: list[str]
    train: bool
    used: int
    allowance: int
    came: str | None


class Fight(Struct):
    """`open` are cards that lie face up, by side; `played` those of both sides so far."""

    space: str
    attacker: str
    leaders: list[str | None]
    cards: list[int]
    open: list[list[str]]
    played: list[str]
    rounds: int
    shown: str | None


class Own(Struct):
    """The strategy hand, the battle hand, and cards in the enemy's hand that one knows."""

    hand: list[str]
    battle: list[str]
    known: list[str]


class View(Struct):
    game: str
    seats: int
    reader: int | None
    turn: int
    turns: int
    spaces: list[Space]
    provinces: dict[str, str | None]
    generals: list[General]
    players: list[Player]
    train: str | None
    deck: int
    discards: list[str]
    removed: list[str]
    truce: bool
    philip: bool
    naval_victory: bool
    active: int
    card: str | None
    campaign: int | None
    march: March | None
    battle: Fight | None
    owed: list[int]
    winner: str | None
    over: bool
    own: Own | None


def view(s: Position, seat: int) -> View:
    """The position as `seat` (or SPECTATOR) may see it: what all see, and the seat's own."""
    return View(
        game="hannibal",
        seats=s.seats,
        reader=None if seat == SPECTATOR else seat,
        turn=s.turn,
        turns=s.last_turn(),
        spaces=[space_view(s, space) for space in range(SPACES)],
        provinces={PROVINCE_NAMES[p]: controller(s, p) for p in range(PROVINCES)},
        generals=[general_view(s, g) for g in s.order],
        players=[
            Player(SIDES[side], s.hands[side], s.points(side), s.counsel[side] > 0)
            for side in (ROME, CARTHAGE)
        ],
        train=SPACE_NAMES[s.train] if s.train != NONE else None,
        deck=len([w for w in s.where if w == DECK]),
        discards=[CARD_NAMES[c] for c in range(CARDS) if s.where[c] == PILE],
        removed=[CARD_NAMES[c] for c in range(CARDS) if s.where[c] == REMOVED],
        truce=bool(s.truce),
        philip=s.philip == 1,
        naval_victory=bool(s.naval_victory),
        active=s.active,
        card=CARD_NAMES[s.card] if s.card != NONE else None,
        campaign=s.campaign if s.campaign != NONE else None,
        march=march_view(s) if s.mover != NONE else None,
        battle=fight_view(s) if s.field != NONE else None,
        owed=list(s.owed),
        winner=SIDES[s.winner] if s.winner != NONE else None,
        over=not s.stack,
        own=None if seat == SPECTATOR else own_view(s, seat),
    )


def own_view(s: Position, seat: int) -> Own:
    return Own(
        hand=[CARD_NAMES[c] for c in range(CARDS) if s.where[c] == HAND + seat],
        battle=kinds(s.bhand[6 * seat : 6 * seat + 6]),
        known=[CARD_NAMES[c] for c in range(CARDS) if s.where[c] == HAND + 1 - seat and s.known[c]],
    )


def kinds(counts: list[int]) -> list[str]:
    return [BATTLE_CARD_NAMES[kind] for kind, count in enumerate(counts) for _ in range(count)]


def controller(s: Position, province: int) -> str | None:
    for side in (ROME, CARTHAGE):
        if s.controls(side, province):
            return SIDES[side]
    return None


def space_view(s: Position, space: int) -> Space:
    siege = s.siege[space]
    return Space(
        space=SPACE_NAMES[space],
        control=CONTROL[s.pc[space]],
        tribe=bool(s.tribe[space]),
        stacks=[
            Stack(s.outside(ROME, space), 0),
            Stack(s.outside(CARTHAGE, space), s.el[space]),
        ],
        city=Stack(s.inn[space], s.eli[space]),
        siege=siege & 3,
        besieger=SIDES[siege >> 2] if siege else None,
    )


def general_view(s: Position, general: int) -> General:
    place = s.place[general]
    return General(
        general=GENERAL_NAMES[general],
        side=SIDES[s.board.side_of[general]],
        place=SPACE_NAMES[place] if place < SPACES else AWAY[place],
        inside=bool(s.inside[general]),
        rank=s.role[general],
        strategy=s.board.strategy[general],
        battle=s.board.rating[general],
    )


def march_view(s: Position) -> March:
    return March(
        general=GENERAL_NAMES[s.mover],
        cus=s.acu,
        elephants=s.ael,
        generals=[GENERAL_NAMES[g] for g in range(GENERALS) if s.agens >> g & 1],
        train=bool(s.atrain),
        used=s.used,
        allowance=s.allowance,
        came=SPACE_NAMES[s.came] if s.came != NONE else None,
    )


def fight_view(s: Position) -> Fight:
    return Fight(
        space=SPACE_NAMES[s.field],
        attacker=SIDES[s.attacker],
        leaders=[GENERAL_NAMES[g] if g != NONE else None for g in s.leader],
        cards=[hand_size(s, ROME), hand_size(s, CARTHAGE)],
        open=[kinds(s.bopen[:6]), kinds(s.bopen[6:])],
        played=kinds(s.bgone),
        rounds=s.rounds,
        shown=BATTLE_CARD_NAMES[s.shown] if s.shown != NONE else None,
    )
