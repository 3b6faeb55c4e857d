"""The structures at the server's edge: what it takes and what it gives, over HTTP and live."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from theatrum.core.forms import Json
from theatrum.games.el_grande.view import Own, View
from theatrum.match.agreements import AgreementRecord

NAME = 40
CHAT = 500
NOTES = 20_000
SEATS = 8
PASSWORD_LEAST = 8

Name = Annotated[str, Meta(min_length=1, max_length=NAME)]
Password = Annotated[str, Meta(min_length=PASSWORD_LEAST, max_length=200)]
Email = Annotated[str, Meta(max_length=254, pattern=r"^[^@\s]+@[^@\s]+\.[^@\s]+$")]
SeatNumber = Annotated[int, Meta(ge=0, lt=SEATS)]
LogNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Count = Annotated[int, Meta(ge=1, le=1000)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Scope = Literal["read", "play", "tables"]
Pace = Literal["live", "day", "untimed"]


class Problem(Struct, omit_defaults=True):
    """Every error: one clear sentence, the rule behind it, the field at fault; and the sentence's
    message with its arguments, for those who read another language."""

    error: str
    rule: str | None = None
    field: str | None = None
    message: str = ""
    args: dict[str, str | int] = {}


class Done(Struct):
    ok: bool = True


# Games.


class OptionInfo(Struct):
    name: str
    choices: list[Any]
    default: Any
    rule: str


class GameInfo(Struct):
    name: str
    title: str
    available: bool
    seats_min: int = 0
    seats_max: int = 0
    options: list[OptionInfo] = []
    lesson: int = 0  # minutes of its guided first match, if it has one


class LevelInfo(Struct):
    name: str
    description: str
    seconds: float


class RuleInfo(Struct):
    id: str
    title: str
    text: str
    section: str
    rulings: list[str] = []
    examples: list[str] = []


# People.


class User(Struct):
    id: str
    name: str
    guest: bool
    email: str | None
    settings: dict[str, Any]


class Me(Struct):
    user: User | None


class NewGuest(Struct, forbid_unknown_fields=True):
    name: Name


class NewAccount(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password
    email: Email | None = None


class SignIn(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=200)]


class ChangeMe(Struct, forbid_unknown_fields=True):
    """What is not named stays. A new password needs the old one."""

    name: Name | UnsetType = UNSET
    email: Email | UnsetType | None = UNSET
    settings: dict[str, Any] | UnsetType = UNSET
    password: Password | UnsetType = UNSET
    old_password: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET


class SessionInfo(Struct):
    id: str
    name: str
    created: float
    used: float
    current: bool


class NewToken(Struct, forbid_unknown_fields=True):
    name: Name
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=3)]


class TokenInfo(Struct, omit_defaults=True):
    """`token` is given once, when it is made."""

    id: str
    name: str
    scopes: list[str]
    created: float
    used: float
    token: str | None = None


class RatingInfo(Struct):
    game: str
    rating: float
    mu: float
    sigma: float
    matches: int


class ResultInfo(Struct):
    table: str
    game: str
    seat: int
    place: int
    score: int
    seats: int
    rated: bool
    ended: float


class Profile(Struct):
    name: str
    ratings: list[RatingInfo]
    results: list[ResultInfo]


# Tables.


class SeatWish(Struct, forbid_unknown_fields=True):
    """`level` with a bot, `name` with a hot seat."""

    kind: Literal["me", "open", "bot", "hotseat"]
    level: Annotated[str, Meta(max_length=20)] | None = None
    name: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=SEATS)]
    options: dict[str, Any] = {}
    pace: Pace = "untimed"
    public: bool = False
    name: Annotated[str, Meta(max_length=60)] = ""
    # May people ask for hints? By default only where one person plays against bots.
    advice: bool | None = None


class Clock(Struct):
    """Seconds left when the message was made; `running`: they are being used up."""

    left: float
    running: bool


class SeatInfo(Struct, omit_defaults=True):
    """`guest`: the person has no account, and so no page of their own."""

    seat: int
    name: str
    kind: str
    user: str | None = None
    level: str | None = None
    replaced: bool = False
    resigned: bool = False
    guest: bool = False
    clock: Clock | None = None


class TableInfo(Struct, omit_defaults=True):
    """A table as one reader may know it."""

    id: str
    game: str
    title: str
    name: str
    options: dict[str, Any]
    pace: str
    public: bool
    status: Literal["open", "running", "over"]
    seats: list[SeatInfo]
    advice: bool
    created: float
    number: int
    to_move: list[int]
    my_seats: list[int]
    mine: bool
    started: float | None = None
    ended: float | None = None
    invite: str | None = None
    commitment: str | None = None
    result: dict[str, Any] | None = None
    seen: int | None = None
    rematch: str | None = None
    lesson: bool = False


class Lobby(Struct):
    open: list[TableInfo]
    mine: list[TableInfo]
    finished: list[TableInfo]
    running: list[TableInfo]


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    key: Annotated[str, Meta(max_length=60)] | None = None


class OfSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class Text(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=CHAT)]


class Notes(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=NOTES)]


class ChatEntry(Struct):
    id: int
    name: str
    user: str | None
    text: str
    at: float


# Guided first matches.


class LessonStep(Struct, omit_defaults=True):
    """A text of the guide, shown when `at` actions are in force. `actions` are those that the
    learner makes then, one after the other; none: it is only read. `accept`: what else will do.
    `light`: a place to light; `rule`: where more is to be read."""

    at: int
    text: str
    actions: list[dict[str, Any]] = []
    accept: list[dict[str, Any]] = []
    light: str | None = None
    rule: str | None = None


class LessonInfo(Struct):
    """A guided first match: its steps, how many actions it has, and a short real match for
    afterwards. Nothing of it is secret: its cards and dice are prepared."""

    game: str
    seat: int
    minutes: int
    length: int
    steps: list[LessonStep]
    then: "NewTable"


class LessonWish(Struct, forbid_unknown_fields=True):
    """`anew`: from the beginning, even if one was left in the middle."""

    anew: bool = False


class LessonRead(Struct, forbid_unknown_fields=True):
    """The learner has read what is said after so many actions."""

    at: LogNumber


# Play.


class Act(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    number: LogNumber
    action: dict[str, Any]


class UndoAsk(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    number: LogNumber
    count: Count = 1
    ask: bool = False


class Consent(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    request: Id
    agree: bool


class Acted(Struct, omit_defaults=True):
    """The log's number after it; `request` if others must agree first."""

    number: int
    request: str | None = None


class UndoRequest(Struct):
    """Somebody asks to take back so many actions; `waiting` have not agreed yet."""

    request: str
    seat: int
    count: int
    waiting: list[int]


class Mine(Struct):
    """What belongs to one of the reader's seats."""

    own: Own
    legal: list[dict[str, Any]]
    can_undo: bool


class Update(Struct, tag_field="type", tag="update"):
    """The table after log entry `number`, as this reader may see it. `events` are those that are
    new since the number the reader had; `full`: the reader had nothing, or too old a number.
    `ack` is the id of the reader's own message that asked for the entry, which is stored now."""

    number: int
    view: View
    own: dict[str, Mine]
    question: Json
    events: list[dict[str, Any]]
    to_move: list[int]
    clocks: list[Clock] | None
    result: dict[str, Any] | None
    undo_request: UndoRequest | None
    full: bool
    chat: list[ChatEntry] | None = None
    ack: int | str | None = None


class RawMine(Struct):
    own: Raw
    legal: Raw
    can_undo: bool


class RawUpdate(Struct, tag_field="type", tag="update", omit_defaults=True):
    """An Update of parts that are encoded already."""

    number: int
    view: Raw
    own: dict[str, RawMine]
    question: Raw
    events: list[Raw]
    to_move: Raw
    clocks: Raw
    result: Raw
    undo_request: Raw
    full: bool
    chat: list[ChatEntry] | None = None


class Events(Struct):
    events: list[dict[str, Any]]
    number: int


class Why(Struct, omit_defaults=True):
    """`final`: it is legal, and the law of undo can't take it back afterwards."""

    legal: bool
    rule: RuleInfo | None = None
    final: bool = False


class Bearing(Struct):
    """What a rule does in a position: `asks` if the open question is asked by it; the actions of
    this decision that it forbids, and how many more there are."""

    asks: bool
    forbids: list[dict[str, Any]]
    more: int


class Position(Struct, omit_defaults=True):
    """The table after so many actions in force, with the events of the last of them."""

    number: int
    last: int
    view: View
    own: dict[str, Own]
    question: Json
    events: list[dict[str, Any]]
    action: dict[str, Any] | None = None
    result: dict[str, Any] | None = None


class Verdict(Struct, omit_defaults=True):
    """Whether a match file is right; of one that is, the names at the table and what people agreed
    on in their own words, which can't be checked."""

    ok: bool
    error: str | None = None
    entry: int | None = None
    result: dict[str, Any] | None = None
    seats: list[str] = []
    agreements: list[AgreementRecord] = []


# Advice.


class AskAdvice(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    number: LogNumber


class Choice(Struct):
    """An action, the chance to win with it as the search sees it, and the part of the search that
    was spent on it."""

    action: dict[str, Any]
    value: float
    weight: float


class Advice(Struct):
    """Up to three choices, the best first, for the table after log entry `number`; and why the
    first: `only`, `unrivalled`, `clear`, `better`, `surest`, `spared`, `alike` or `rough`. `best`
    and `other` are the values that are compared, `than` is the choice it is compared with."""

    number: int
    choices: list[Choice]
    case: str
    best: float
    other: float
    than: int | None


class TurningPoint(Struct):
    """A move that changed the chances much: its first and last action, the chances before and
    after it, its weightiest click `at` with the action there, and what a bot would have done with
    that seat's knowledge. `case`: `same`, `only`, `alike` or `better`."""

    first: int
    last: int
    seat: int
    before: list[float]
    after: list[float]
    at: int
    action: dict[str, Any]
    case: str
    choices: list[Choice]


class Analysis(Struct):
    """A look back at a finished match: how far it is, then the chances to win of all seats after
    so many actions, and the moves that changed them most. `seconds`: the most that it takes on a
    usual machine, once it has begun."""

    status: Literal["none", "running", "done"]
    seconds: float
    done: int = 0
    total: int = 0
    numbers: list[int] = []
    chances: list[list[float]] = []
    turning_points: list[TurningPoint] = []


class Health(Struct):
    status: str
    version: str
