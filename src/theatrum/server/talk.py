"""The messages of the live channels."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from theatrum.match.agreements import LENGTH
from theatrum.server.messages import (
    CHAT,
    SEATS,
    ChatEntry,
    Count,
    Id,
    LogNumber,
    SeatNumber,
    TableInfo,
    Update,
)

# Agreements in people's own words.

AgreementText = Annotated[str, Meta(min_length=1, max_length=LENGTH)]
AgreementId = Annotated[int, Meta(ge=1, lt=2**31)]
Addressed = Annotated[list[SeatNumber], Meta(min_length=1, max_length=SEATS - 1)]


class Agreement(Struct):
    """What `seat` proposed to the seats `to` when the log had `number` entries, in words of its
    own: nothing enforces it, and all may read it. `agreed` have accepted so far; all of them: it
    is accepted. `declined` is the seat that said no. `closed`: the log number when it was settled,
    null while it is open."""

    id: int
    seat: int
    to: list[int]
    text: str
    status: Literal["open", "accepted", "declined", "withdrawn"]
    agreed: list[int]
    declined: int | None
    number: int
    closed: int | None
    at: float


class NewAgreement(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    to: Addressed
    text: AgreementText


class AgreementAnswer(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    agree: bool


# From the client:


class LiveAct(Struct, tag_field="type", tag="act"):
    id: int | str
    seat: SeatNumber
    number: LogNumber
    action: dict[str, Any]


class LiveUndo(Struct, tag_field="type", tag="undo"):
    id: int | str
    seat: SeatNumber
    number: LogNumber


class LiveAskUndo(Struct, tag_field="type", tag="ask_undo"):
    id: int | str
    seat: SeatNumber
    count: Count = 1
    number: LogNumber | None = None


class LiveConsent(Struct, tag_field="type", tag="consent"):
    id: int | str
    request: Id
    agree: bool
    seat: SeatNumber | None = None


class LiveChat(Struct, tag_field="type", tag="chat"):
    id: int | str
    text: Annotated[str, Meta(min_length=1, max_length=CHAT)]


class LivePropose(Struct, tag_field="type", tag="propose"):
    id: int | str
    seat: SeatNumber
    to: Addressed
    text: AgreementText


class LiveAnswer(Struct, tag_field="type", tag="answer"):
    id: int | str
    agreement: AgreementId
    seat: SeatNumber
    agree: bool


class LiveWithdraw(Struct, tag_field="type", tag="withdraw"):
    id: int | str
    agreement: AgreementId
    seat: SeatNumber


class LiveSeen(Struct, tag_field="type", tag="seen"):
    number: LogNumber


class LivePing(Struct, tag_field="type", tag="ping"):
    pass


FromClient = (
    LiveAct
    | LiveUndo
    | LiveAskUndo
    | LiveConsent
    | LiveChat
    | LivePropose
    | LiveAnswer
    | LiveWithdraw
    | LiveSeen
    | LivePing
)


# To the client:


class Ack(Struct, tag_field="type", tag="ack", omit_defaults=True):
    id: int | str
    number: int
    request: str | None = None


class RefusedMessage(Struct, tag_field="type", tag="refused", omit_defaults=True):
    id: int | str | None
    error: str
    rule: str | None = None
    message: str = ""
    args: dict[str, str | int] = {}


class ChatMessage(Struct, tag_field="type", tag="chat"):
    entries: list[ChatEntry]


class AgreementsMessage(Struct, tag_field="type", tag="agreements"):
    """New ones, and those that have changed; all of them when a reader comes."""

    agreements: list[Agreement]


class PresenceMessage(Struct, tag_field="type", tag="presence"):
    seats: list[int]
    spectators: int


class TableMessage(Struct, tag_field="type", tag="table"):
    table: TableInfo


class UndoRequestMessage(Struct, tag_field="type", tag="undo_request"):
    """`request` is null when there is no longer one."""

    request: str | None
    seat: int | None = None
    count: int | None = None
    waiting: list[int] = []


class Pong(Struct, tag_field="type", tag="pong"):
    pass


class Notice(Struct, tag_field="type", tag="notice"):
    """For a person, wherever he is: your_turn, proposal, started, over."""

    kind: str
    table: str
    name: str
    game: str


class LiveMessages(Struct):
    """Only for the schema: all that a live channel can say."""

    update: Update
    ack: Ack
    refused: RefusedMessage
    chat: ChatMessage
    agreements: AgreementsMessage
    presence: PresenceMessage
    table: TableMessage
    undo_request: UndoRequestMessage
    pong: Pong
    notice: Notice
