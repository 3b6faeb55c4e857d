"""The match file: one self-contained JSON object, for export, import and verification.

A finished match is exported whole, with its seed: whoever has the file can replay it and check
every shuffle. While a match runs, an export holds what one reader may know, and no seed. A save
file is the whole record of a running match, seed included, for whoever owns the table.
"""

from typing import Any

import msgspec

from theatrum import __version__
from theatrum.core.chance import commitment
from theatrum.core.forms import BadForm, shorten
from theatrum.core.game import SPECTATOR, BadOptions, Refusal
from theatrum.library.catalogue import SHELVES, Title, load
from theatrum.library.sentences import Sentence
from theatrum.match import agreements
from theatrum.match.agreements import AgreementRecord
from theatrum.match.match import Action, Entry, Match, NoUndo, Seat

FORMAT = "theatrum.match"
VERSION = 1
FILE_BYTES = 16 << 20
ENTRIES = 100_000
NAME_LENGTH = 60


class BadRecord(Sentence):
    """A match file that can't be used. `entry` is the number of the first wrong entry of its
    actions, counted from 1, or None if the fault is elsewhere."""

    def __init__(self, sentence: str, entry: int | None = None, /, **args: object) -> None:
        problem = Sentence(sentence, **args)
        if entry is None:
            super().__init__(sentence, **args)
        else:
            super().__init__("entry {entry}: {problem}", entry=entry, problem=problem)
        self.entry = entry


class SeatRecord(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    name: str
    bot: str | None = None


class Result(msgspec.Struct, forbid_unknown_fields=True):
    places: list[int]
    scores: list[int]


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The fields of the file. An entry of `actions` is an action in its outside form with its
    seat, an undo, or, in the export of a running match, an action that the reader can't know.
    `agreements` are in people's own words; a file may lack them."""

    format: str
    version: int
    game: str
    engine: str
    data: str
    options: dict[str, Any]
    seats: list[SeatRecord]
    commitment: str
    actions: list[dict[str, Any]]
    agreements: list[AgreementRecord] = []
    seed: str | None = None
    result: Result | None = None


def export(match: Match, reader: int = SPECTATOR) -> Record:
    """What a reader may have: everything once the match is over, before that only what the reader
    may know, without the seed."""
    return record_of(match, hide_from=None if match.over else reader)


def save(match: Match) -> Record:
    """The whole record, seed included, even while the match runs. Shows everything: private."""
    return record_of(match, hide_from=None)


def record_of(match: Match, hide_from: int | None) -> Record:
    secret = set() if hide_from is None else match.secret
    entries = [
        {"seat": entry.seat, "hidden": True}
        if number in secret and entry.seat != hide_from
        else entry_json(match, entry)
        for number, entry in enumerate(match.log, 1)
    ]
    result = match.result()
    return Record(
        format=FORMAT,
        version=VERSION,
        game=match.title.name,
        engine=match.engine,
        data=match.title.fingerprint,
        options=match.option_names(),
        seats=[SeatRecord(seat.name, seat.bot) for seat in match.seats],
        commitment=match.commitment,
        actions=entries,
        agreements=list(match.agreements),
        seed=match.seed if hide_from is None else None,
        result=None if result is None else msgspec.convert(result, Result),
    )


def entry_json(match: Match, entry: Entry) -> dict[str, Any]:
    if isinstance(entry, Action):
        return {"seat": entry.seat, **match.game.actions.json(entry.action)}
    out: dict[str, Any] = {"seat": entry.seat, "undo": entry.count}
    if entry.consent:
        out["consent"] = list(entry.consent)
    return out


def to_bytes(record: Record) -> bytes:
    """The file: one line a log entry, so that people and diffs can read it."""
    head = msgspec.to_builtins(record)
    lists = {name: head.pop(name) for name in ("actions", "agreements") if name in head}
    tail = {name: head.pop(name) for name in ("seed", "result") if name in head}
    text = msgspec.json.format(msgspec.json.encode(head), indent=1).decode().rstrip("}\n ")
    for name, entries in lists.items():
        lines = ",\n  ".join(msgspec.json.encode(value).decode() for value in entries)
        text += f',\n "{name}": [\n  {lines}\n ]' if lines else f',\n "{name}": []'
    for name, value in tail.items():
        text += f',\n "{name}": {msgspec.json.encode(value).decode()}'
    return (text + "\n}\n").encode()


def from_bytes(raw: bytes) -> Record:
    """Read a file; raises BadRecord."""
    if len(raw) > FILE_BYTES:
        raise BadRecord("larger than {most} MiB", most=FILE_BYTES >> 20)
    try:
        outer = msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadRecord("not JSON, or cut off ({detail})", detail=str(error)) from None
    if not isinstance(outer, dict) or outer.get("format") != FORMAT:
        raise BadRecord("not a match file: 'format' must be {format}", format=FORMAT)
    if outer.get("version") != VERSION:
        got = shorten(outer.get("version"))
        raise BadRecord(
            "version {version} of the format; only version {ours} is understood",
            version=got,
            ours=VERSION,
        )
    try:
        record = msgspec.convert(outer, Record)
    except msgspec.ValidationError as error:
        raise BadRecord("not a match file: {detail}", detail=str(error)) from None
    if record.game not in SHELVES:
        raise BadRecord(
            "there is no game '{name}'; there is: {known}",
            name=record.game[:40],
            known=", ".join(SHELVES),
        )
    if len(record.actions) > ENTRIES:
        raise BadRecord("more than {most} entries", most=ENTRIES)
    names = [name for seat in record.seats for name in (seat.name, seat.bot) if name is not None]
    if any(not 0 < len(name) <= NAME_LENGTH for name in names):
        raise BadRecord("a seat's name must have 1 to {most} characters", most=NAME_LENGTH)
    check_agreements(record)
    return record


def check_agreements(record: Record) -> None:
    """Nothing can be replayed of them, so only their shape is checked; raises BadRecord."""
    if len(record.agreements) > agreements.MOST:
        raise BadRecord("more than {most} agreements", most=agreements.MOST)
    before = 0
    for number, one in enumerate(record.agreements, 1):
        fault = agreements.fault(one, len(record.seats), len(record.actions))
        if fault is None and one.number < before:
            fault = agreements.NUMBERS
        if fault is not None:
            raise BadRecord(fault, agreement=number, most=agreements.LENGTH)
        before = one.number


def replay(record: Record, title: Title | None = None, other_engine: bool = False) -> Match:
    """Play a record again and check all of it; raises BadRecord that names the first wrong entry.
    `title` is a game with an owner's own data."""
    title = title or load(record.game)
    if title.name != record.game:
        raise BadRecord("a record of {game}, not of {wanted}", game=record.game, wanted=title.name)
    if record.engine != __version__ and not other_engine:
        raise BadRecord(
            "played with engine {engine}; this is {ours}",
            engine=record.engine[:20],
            ours=__version__,
        )
    if record.data != title.fingerprint:
        raise BadRecord(
            "played with other data ({data}) than these ({ours})",
            data=record.data[:20],
            ours=title.fingerprint,
        )
    if record.seed is None:
        raise BadRecord(
            "the seed is not revealed before the match is over: nothing can be replayed"
        )
    if commitment(record.seed) != record.commitment:
        raise BadRecord("the seed is not the one that was committed to at the start")
    seats = [Seat(seat.name, seat.bot) for seat in record.seats]
    try:
        match = Match.new(title, seats, record.options, record.seed, record.engine)
    except BadOptions as error:
        raise BadRecord("options that don't go together: {detail}", detail=str(error)) from None
    for number, entry in enumerate(record.actions, 1):
        play_entry(match, number, dict(entry))
    result = match.result()
    if record.result is not None and result is None:
        raise BadRecord("it has a result, but the match is not over")
    if result is not None and msgspec.to_builtins(record.result) != result:
        raise BadRecord("the result is {result}", result=str(result))
    match.agreements.extend(record.agreements)
    return match


def play_entry(match: Match, number: int, entry: dict[str, Any]) -> None:
    seat = entry.pop("seat", None)
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(match.seats):
        raise BadRecord("needs a 'seat' of the match", number)
    try:
        if "undo" in entry:
            undo = undo_of(entry, number)
            if sorted(set(undo.consent) & others(match, seat)) != undo.consent:
                raise BadRecord("'consent' must name other seats, each once and in order", number)
            match.undo(seat, undo.undo, tuple(undo.consent))
        else:
            match.submit(seat, entry)
    except Refusal as refusal:
        raise BadRecord("not allowed now: {rule}", number, rule=refusal.rule) from None
    except (BadForm, NoUndo) as error:
        raise BadRecord("not possible: {detail}", number, detail=str(error)) from None


def others(match: Match, seat: int) -> set[int]:
    return set(range(len(match.seats))) - {seat}


def undo_of(entry: dict[str, Any], number: int) -> "UndoRecord":
    try:
        return msgspec.convert(entry, UndoRecord)
    except msgspec.ValidationError as error:
        raise BadRecord("not possible: {detail}", number, detail=str(error)) from None


class UndoRecord(msgspec.Struct, forbid_unknown_fields=True):
    undo: int
    consent: list[int] = []
