"""The structures at the server's edge: what it takes and what it gives, over HTTP and live."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from theatrum.core.forms import Json
from theatrum.games.el_grande.view import Own, View

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
    new since the number the reader had; `full`: the reader had nothing, or too old a number."""

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
    ok: bool
    error: str | None = None
    entry: int | None = None
    result: dict[str, Any] | None = None


class Health(Struct):
    status: str
    version: str
