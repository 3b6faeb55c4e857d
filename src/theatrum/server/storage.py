"""Matches in the database: rows to structures and back."""

import secrets
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, Select, func, select

from theatrum.core.chance import commitment
from theatrum.core.events import Event
from theatrum.library.catalogue import Title
from theatrum.match.match import Action, Match, Seat, Undo
from theatrum.match.resume import Kept, absorb, resume
from theatrum.server import schema
from theatrum.server.clocks import Pulse, faces
from theatrum.server.messages import SeatInfo, TableInfo

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"

pack = msgspec.msgpack.Encoder().encode
unpack = msgspec.msgpack.Decoder(list[tuple[int, int, int, list[int]]]).decode
pulse_json = msgspec.json.Encoder().encode
pulse_from = msgspec.json.Decoder(Pulse).decode
json_of = msgspec.json.decode


def new_id() -> str:
    """A short name for addresses; not to be guessed, easy to read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


class TableRow(Struct):
    """A row of `matches`."""

    id: str
    game: str
    name: str
    options: str
    pace: str
    public: bool
    invite: str
    owner: str | None
    status: Any
    created: float
    started: float | None
    ended: float | None
    seed: str | None
    engine: str | None
    data: str | None
    result: str | None
    rated: bool
    rematch: str | None
    lesson: str | None
    advice: bool


class SeatRow(Struct):
    """A row of `seats`. `guest`: its person has no account, and so no page; from `users`."""

    match_id: str
    seat: int
    kind: str
    name: str
    user_id: str | None
    level: str | None
    replaced: bool
    resigned: bool
    guest: bool = False

    @property
    def columns(self) -> dict[str, Any]:
        """What the table itself has."""
        out = msgspec.structs.asdict(self)
        del out["guest"]
        return out

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays here now."""
        if self.kind == "bot":
            return self.level
        return (self.level or "greedy") if self.replaced else None

    def belongs_to(self, user: str | None) -> bool:
        return user is not None and self.user_id == user and self.kind != "bot"


class PulseRow(Struct):
    """A row of `pulses`."""

    match_id: str
    number: int
    position: bytes
    to_move: int
    deadline: float | None
    pulse: str
    moved: float


Found = tuple[TableRow, list[SeatRow], PulseRow | None]


def struct_of(kind: type[Any], row: Row[Any]) -> Any:
    return kind(**row._mapping)


def seats_query() -> Select[Any]:
    s, u = schema.seats, schema.users
    guest = func.coalesce(u.c.guest, False).label("guest")
    return select(s, guest).outerjoin(u, u.c.id == s.c.user_id).order_by(s.c.seat)


def mask_seats(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def read_table(db: Connection, table: str) -> Found | None:
    row = db.execute(select(schema.matches).where(schema.matches.c.id == table)).first()
    if row is None:
        return None
    seats = db.execute(seats_query().where(schema.seats.c.match_id == table)).all()
    query = select(schema.pulses).where(schema.pulses.c.match_id == table)
    pulse = db.execute(query).first()
    return (
        struct_of(TableRow, row),
        [struct_of(SeatRow, seat) for seat in seats],
        None if pulse is None else struct_of(PulseRow, pulse),
    )


def read_log(db: Connection, table: str, after: int, upto: int) -> list[Any]:
    e = schema.entries
    query = (
        select(e)
        .where(e.c.match_id == table, e.c.number > after, e.c.number <= upto)
        .order_by(e.c.number)
    )
    return list(db.execute(query).all())


def kept_of(row: Any) -> Kept:
    if row.action is None:
        consent = tuple(int(seat) for seat in row.consent.split(",") if seat)
        entry: Action | Undo = Undo(row.seat, row.undo, consent)
    else:
        entry = Action(row.seat, row.action)
    return Kept(entry, row.sealed, row.secret, events_of(row.events))


def events_of(data: bytes) -> list[Event]:
    return [Event(kind, rule, seen, args) for kind, rule, seen, args in unpack(data)]


def events_data(events: list[Event]) -> bytes:
    return pack([(e.kind, e.rule, e.seen, e.args) for e in events])


def entry_row(table: str, number: int, item: Kept, now: float) -> tuple[Any, ...]:
    entry = item.entry
    head: tuple[Any, ...]
    if isinstance(entry, Action):
        head = (table, number, entry.seat, entry.action, 0, "")
    else:
        consent = ",".join(str(seat) for seat in entry.consent)
        head = (table, number, entry.seat, None, entry.count, consent)
    return (*head, item.sealed, item.secret, events_data(item.events), now)


def match_seats(seats: list[SeatRow]) -> list[Seat]:
    return [Seat(seat.name, seat.bot) for seat in seats]


def read_match(
    db: Connection, title: Title, table: TableRow, seats: list[SeatRow], pulse: PulseRow
) -> Match:
    """The running or finished match of a table, without playing anything again."""
    game = title.game
    rows = read_log(db, table.id, -1, pulse.number)
    s = schema.snapshots
    stored = db.execute(select(s.c.count, s.c.position).where(s.c.match_id == table.id))
    return resume(
        title,
        match_seats(seats),
        json_of(table.options),
        table.seed or "",
        table.engine or "",
        events_of(rows[0].events),
        [kept_of(row) for row in rows[1:]],
        {count: game.decode(position) for count, position in stored.all()},
        game.decode(pulse.position),
    )


def read_again(
    db: Connection, title: Title, table: str, known: int | None
) -> tuple[Found | None, Match | None, list[Any]]:
    """A table, and its match: only the log entries after those that are known, or all of it if
    none are or if the log is shorter than that."""
    found = read_table(db, table)
    row, seats, pulse = found or (None, [], None)
    if row is None or pulse is None:
        return found, None, []
    if known is None or pulse.number < known:
        return found, read_match(db, title, row, seats, pulse), []
    return found, None, read_log(db, table, known, pulse.number)


def catch_up(match: Match, rows: list[Any], pulse: PulseRow) -> None:
    """Take over what another process has added."""
    absorb(match, [kept_of(row) for row in rows], match.game.decode(pulse.position))


def table_info(
    title: Title,
    table: TableRow,
    seats: list[SeatRow],
    number: int,
    to_move: list[int],
    pulse: Pulse | None,
    user: str | None,
    seen: int | None,
    now: float,
) -> TableInfo:
    clocks = None
    if pulse is not None and table.status == "running":
        clocks = faces(pulse, table.pace, now)
    numbers = json_of(table.options)
    mine = [seat.seat for seat in seats if seat.belongs_to(user)]
    member = bool(mine) or (user is not None and table.owner == user)
    return TableInfo(
        id=table.id,
        game=table.game,
        title=title.title,
        name=table.name,
        options={o.name: o.choices[n] for o, n in zip(title.game.options, numbers)},
        pace=table.pace,
        public=table.public,
        status=table.status,
        seats=[
            SeatInfo(
                seat=seat.seat,
                name=seat.name,
                kind=seat.kind,
                user=seat.user_id,
                level=seat.bot,
                replaced=seat.replaced,
                resigned=seat.resigned,
                guest=seat.guest,
                clock=None if clocks is None else clocks[seat.seat],
            )
            for seat in seats
        ],
        created=table.created,
        number=number,
        to_move=to_move,
        my_seats=mine,
        mine=user is not None and table.owner == user,
        started=table.started,
        ended=table.ended,
        invite=table.invite if member and table.status == "open" else None,
        commitment=commitment(table.seed) if table.seed else None,
        result=json_of(table.result) if table.result else None,
        seen=seen,
        rematch=table.rematch,
        lesson=table.lesson is not None,
        advice=table.advice,
    )
