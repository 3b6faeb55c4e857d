"""What one seat, or a spectator, may see of Maria."""

from msgspec import Struct

from theatrum.core.forms import ActionSpace, Json
from theatrum.core.game import SPECTATOR
from theatrum.games.maria.cards import hand
from theatrum.games.maria.forms import (
    CARD_NAMES,
    CARDS,
    FIRST_GENERAL,
    GENERAL_NAMES,
    GENERALS,
    GENERALS_OF,
    MAJORS,
    POWER_NAMES,
    POWER_OF,
    POWERS,
    SUIT_NAMES,
    TRACK_NAMES,
    TRAIN_NAMES,
)
from theatrum.games.maria.income import income
from theatrum.games.maria.sequence import AUSTRIAN, FRENCH, PRUSSIAN
from theatrum.games.maria.setup import next_general
from theatrum.games.maria.state import (
    ATTACKER_CITY,
    BATTLE,
    BLUFF,
    BOX,
    CLAUSE,
    CLAUSES,
    DEFENDER_CITY,
    DISCARD,
    DISPLAY,
    DISTRIBUTE,
    FIGHT_SCORE,
    HELD,
    NO_SIDE,
    OFF,
    OPTIONS,
    OUT,
    PLACED,
    SHOWN,
    SILESIA_BOX,
    STAGE,
    VARIANT,
    Position,
)

PLACES = {OFF: "off", BOX: "box", SILESIA_BOX: "silesia_box", OUT: "out"}
STATUS = ["prussian_ally", "neutral", "austrian_ally"]
STAGES = {FRENCH: "france_bavaria", PRUSSIAN: "prussia_saxony", AUSTRIAN: "austria_pragmatic"}


class General(Struct):
    """`city` is null off the map; `place` says where he is then."""

    general: str
    power: str
    rank: int
    city: str | None
    place: str
    face_up: bool
    moved: bool
    least: int
    most: int


class Train(Struct):
    train: str
    power: str
    city: str | None
    place: str


class Fortress(Struct):
    city: str
    controller: str | None
    marker: str | None
    question: str | None


class Power(Struct):
    """`known` are cards of the hand that everybody has seen; `face_down` counts cards on the
    display."""

    power: str
    seat: int
    neutral: bool
    troops: int
    hand: int
    known: list[str]
    income: int
    pool: int | None
    battle_boxes: int | None
    set_aside: int | None
    display: list[str]
    face_down: int


class Battle(Struct):
    attacker: str
    defender: str
    attacker_city: str
    defender_city: str
    score: int


class Contract(Struct):
    payer: str
    recipient: str
    turns: int


class Clause(Struct):
    number: int
    clause: Json
    last_turn: int


class Track(Struct):
    track: str
    space: int
    spaces: int
    star: int


class OwnPower(Struct):
    """Troops by general, and the hand."""

    power: str
    troops: dict[str, int]
    hand: list[str]
    face_down: list[str]
    winters: list[int]


class Own(Struct):
    """What only the reader's seat sees; `next` is the general whose troops are to be written."""

    powers: list[OwnPower]
    next: str | None


class View(Struct):
    game: str
    seats: int
    reader: int | None
    variant: str
    turn: int
    stage: str | None
    generals: list[General]
    trains: list[Train]
    hussars: list[str | None]
    fortresses: list[Fortress]
    powers: list[Power]
    saxony: str
    prussia_neutral: int
    annexed: bool
    reduced: bool
    tracks: list[Track]
    political: list[str | None]  # by slot, as `take` names them
    political_left: int
    election: str
    emperor: str | None
    three_electors: str | None
    italy: str | None
    trump: str
    battle: Battle | None
    pile: int
    discards: list[int]
    contracts: list[Contract]
    clauses: list[Clause]
    draft: list[Json]
    winters: list[list[int]] | None
    winner: int | None
    over: bool
    own: Own | None


def view(s: Position, seat: int, actions: ActionSpace) -> View:
    over = not s.stack
    return View(
        game="maria",
        seats=s.seats,
        reader=None if seat == SPECTATOR else seat,
        variant=str(OPTIONS[VARIANT].choices[s.options[VARIANT]]),
        turn=s.turn,
        stage=stage_of(s),
        generals=[general_view(s, g) for g in range(GENERALS)],
        trains=[train_view(s, GENERALS + t) for t in range(len(TRAIN_NAMES))],
        hussars=[None if city < 0 else s.board.names[city] for city in s.hussar],
        fortresses=[fortress_view(s, f) for f in range(s.board.forts)],
        powers=[power_view(s, p) for p in range(POWERS)],
        saxony=STATUS[s.saxony],
        prussia_neutral=s.neutral,
        annexed=s.annexed == 1,
        reduced=s.reduced == 1,
        tracks=[
            Track(TRACK_NAMES[t], s.track[t] + 1, s.board.length[t], s.board.star[t] + 1)
            for t in range(3)
        ],
        political=[s.board.politics[card].name if card >= 0 else None for card in s.open],
        political_left=len(s.politics) - s.next_card if s.advanced() else 0,
        election=["to_come", "this_turn", "held"][s.election],
        emperor=power_name(s.emperor),
        three_electors=power_name(s.electors_box),
        italy=power_name(s.italy),
        trump=SUIT_NAMES[s.trump],
        battle=battle_view(s),
        pile=len(s.pile),
        discards=[list(s.card[d * 38 : d * 38 + 38]).count(DISCARD) for d in range(4)],
        contracts=[
            Contract(POWER_NAMES[i // POWERS], POWER_NAMES[i % POWERS], turns)
            for i, turns in enumerate(s.subsidy)
            if turns > 0
        ],
        clauses=clause_views(s, actions),
        draft=[actions.json(action) for action in s.draft if action >= 0],
        winters=[s.notes[i : i + MAJORS] for i in range(0, 16, MAJORS)] if over else None,
        winner=s.winner - 1 if 0 < s.winner <= s.seats else None,
        over=over,
        own=None if seat == SPECTATOR else own_view(s, seat),
    )


def power_name(power: int) -> str | None:
    return None if power < 0 else POWER_NAMES[power]


def stage_of(s: Position) -> str | None:
    for at in range(0, len(s.stack), 4):
        if s.stack[at + 3] == STAGE:
            return STAGES[s.stack[at + 1]]
    return None


def general_view(s: Position, general: int) -> General:
    place = s.place[general]
    return General(
        general=GENERAL_NAMES[general],
        power=POWER_NAMES[POWER_OF[general]],
        rank=s.board.rank[general],
        city=None if place < 0 else s.board.names[place],
        place="map" if place >= 0 else PLACES[place],
        face_up=not s.down >> general & 1,
        moved=bool(s.moved >> general & 1),
        least=s.low[general],
        most=s.high[general],
    )


def train_view(s: Position, train: int) -> Train:
    place = s.place[train]
    return Train(
        train=TRAIN_NAMES[train - GENERALS],
        power=POWER_NAMES[POWER_OF[train]],
        city=None if place < 0 else s.board.names[place],
        place="map" if place >= 0 else PLACES[place],
    )


def fortress_view(s: Position, fort: int) -> Fortress:
    marker, asked = s.marker[fort], s.asked[fort]
    return Fortress(
        city=s.board.names[s.board.fort_city[fort]],
        controller=power_name(s.controller(fort)),
        marker=power_name(marker - 1),
        question=power_name(asked - 1),
    )


def power_view(s: Position, power: int) -> Power:
    major = power < MAJORS and s.advanced()
    at = list(s.card)
    hidden = (PLACED + power, BLUFF + power) if power < MAJORS else ()
    held = at.count(HELD + power) if power < MAJORS else 0
    return Power(
        power=POWER_NAMES[power],
        seat=s.player[power],
        neutral=s.side[power] == NO_SIDE,
        troops=public_total(s, power),
        hand=len(hand(s, power)),
        known=[CARD_NAMES[c] for c in range(CARDS) if at[c] == SHOWN + power],
        income=income(s, power),
        pool=s.pool[power] if major else None,
        battle_boxes=s.battle[power] if major else None,
        set_aside=s.aside[power] if major else None,
        display=[CARD_NAMES[c] for c in range(CARDS) if major and at[c] == DISPLAY + power],
        face_down=sum(at.count(place) for place in hidden) + held,
    )


def public_total(s: Position, power: int) -> int:
    """While troops are being written down only the printed total is known (MAR-055)."""
    distributing = bool(s.stack) and s.stack[-1] == DISTRIBUTE
    return s.board.total[power] if distributing else s.total(power)


def battle_view(s: Position) -> Battle | None:
    if not any(s.stack[at + 3] == BATTLE for at in range(0, len(s.stack), 4)):
        return None
    cities = s.fight[ATTACKER_CITY], s.fight[DEFENDER_CITY]
    generals = [s.commander_at(city) for city in cities]
    names = [GENERAL_NAMES[g] if g >= 0 else "" for g in generals]
    where = [s.board.names[city] for city in cities]
    return Battle(names[0], names[1], where[0], where[1], s.fight[FIGHT_SCORE])


def clause_views(s: Position, actions: ActionSpace) -> list[Clause]:
    out = []
    for at in range(0, CLAUSES * CLAUSE, CLAUSE):
        if s.clauses[at] >= 0:
            action, last, number = s.clauses[at : at + CLAUSE]
            out.append(Clause(number, actions.json(action), last))
    return out


def own_view(s: Position, seat: int) -> Own:
    distributing = bool(s.stack) and s.stack[-1] == DISTRIBUTE
    waiting = distributing and bool(s.stack[-2] >> seat & 1)
    following = next_general(s, seat) if waiting else -1
    return Own(
        powers=[own_power(s, p) for p in range(POWERS) if s.player[p] == seat],
        next=GENERAL_NAMES[following] if following >= 0 else None,
    )


def own_power(s: Position, power: int) -> OwnPower:
    first = FIRST_GENERAL[power]
    hidden = (PLACED + power, BLUFF + power) if power < MAJORS else ()
    return OwnPower(
        power=POWER_NAMES[power],
        troops={GENERAL_NAMES[g]: s.troops[g] for g in range(first, first + GENERALS_OF[power])},
        hand=[CARD_NAMES[card] for card in hand(s, power)],
        face_down=[CARD_NAMES[c] for c in range(CARDS) if s.card[c] in hidden],
        winters=[s.notes[w * MAJORS + power] for w in range(4)] if power < MAJORS else [],
    )
