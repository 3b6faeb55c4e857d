"""Play over plain HTTP: the same as the live channel, for scripts."""

from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post, put
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import insert, select, update

from theatrum.core.forms import BadForm
from theatrum.library import rulebook
from theatrum.library.words import ENGLISH, LANGUAGES
from theatrum.match.match import Match
from theatrum.server import schema
from theatrum.server.identity import HallDep, MaybeDep, PersonDep
from theatrum.server.messages import (
    Act,
    Acted,
    Bearing,
    ChatEntry,
    Consent,
    Done,
    Events,
    Notes,
    RuleInfo,
    Text,
    UndoAsk,
    Update,
    Why,
)
from theatrum.server.tables import TableId
from theatrum.server.trouble import Refused, no_action
from theatrum.server.view import encode, events_since

FORBIDDEN = 12  # actions that a rule's bearing names

SeatQuery = Annotated[int, QueryParameter(ge=0, lt=8)]
Since = Annotated[int, QueryParameter(ge=-1, le=1_000_000)]


class SeenBody(msgspec.Struct, forbid_unknown_fields=True):
    number: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


Language = Annotated[str, QueryParameter(max_length=20)]


def spoken(language: str) -> str:
    """The language if there is such a one, else English."""
    return language if language in LANGUAGES else ENGLISH


def rules_of(game: str, language: str = ENGLISH) -> dict[str, RuleInfo]:
    return read_rules(game, spoken(language))


@lru_cache(maxsize=32)
def read_rules(game: str, language: str) -> dict[str, RuleInfo]:
    return {
        r.id: RuleInfo(r.id, r.title, r.text, r.section, r.rulings, r.examples)
        for r in rulebook.rules(game, language)
    }


@get("/api/tables/{table:str}/state", operation_id="State")
async def state(
    hall: HallDep, who: MaybeDep, table: TableId, since: Since = -1
) -> Response[Update]:
    """The table as this reader may see it, with the events after `since`."""
    live = await hall.live(table)
    user = None if who is None else who.id
    chat = await hall.chat_of(table)
    async with live.lock:
        await live.ready()
        live.running()
        full = since < 0
        raw = live.page().update(live.seats_of(user), since, full, chat if full else None)
    return Response(raw, media_type="application/json")  # type: ignore[arg-type]


@get("/api/tables/{table:str}/events", operation_id="Events")
async def events(
    hall: HallDep, who: MaybeDep, table: TableId, since: Since = -1
) -> Response[Events]:
    """What happened after a log number."""
    live = await hall.live(table)
    user = None if who is None else who.id
    async with live.lock:
        await live.ready()
        match = live.running()
        found = events_since(match, live.seats_of(user), since)
        raw = encode({"events": found, "number": len(match.log)})
    return Response(raw, media_type="application/json")  # type: ignore[arg-type]


@post("/api/tables/{table:str}/act", operation_id="Act", status_code=200)
async def act(hall: HallDep, person: PersonDep, table: TableId, data: JSONBody[Act]) -> Acted:
    person.may("play")
    limit = hall.settings.act_rate
    if limit and not hall.throttle.take("act", person.id, limit, 4 * limit):
        raise Refused(429, "too many at once; wait a little")
    live = await hall.live(table)
    return Acted(await live.act(person.id, data.seat, data.number, data.action))


@post("/api/tables/{table:str}/undo", operation_id="Undo", status_code=200)
async def undo(hall: HallDep, person: PersonDep, table: TableId, data: JSONBody[UndoAsk]) -> Acted:
    """Take back the last action by the law; with `ask`, several or by consent of the others."""
    person.may("play")
    await hall.throttle.check("write", person.id)
    live = await hall.live(table)
    if not data.ask:
        if data.count != 1:
            raise Refused(422, "several actions can be taken back with 'ask'", field="count")
        return Acted(await live.undo(person.id, data.seat, data.number))
    number, request = await live.ask_undo(person.id, data.seat, data.count)
    return Acted(number, request)


@post("/api/tables/{table:str}/consent", operation_id="Consent", status_code=200)
async def consent(
    hall: HallDep, person: PersonDep, table: TableId, data: JSONBody[Consent]
) -> Acted:
    person.may("play")
    live = await hall.live(table)
    return Acted(await live.consent(person.id, data.seat, data.request, data.agree))


@get("/api/tables/{table:str}/why", operation_id="Why")
async def why(
    hall: HallDep,
    who: MaybeDep,
    table: TableId,
    seat: SeatQuery,
    action: Annotated[str, QueryParameter(max_length=2000)],
    language: Language = ENGLISH,
) -> Why:
    """Why a seat can't do something now: the rule. Answered for the reader's own seats, because
    the answer depends on what they hold."""
    live = await hall.live(table)
    async with live.lock:
        await live.ready()
        match = live.running()
        if who is None or seat not in live.seats_of(who.id):
            raise Refused(403, "that is not your seat", field="seat")
        try:
            number = match.game.actions.parse(msgspec.json.decode(action))
        except (BadForm, msgspec.DecodeError, RecursionError) as error:
            raise no_action(error) from None
        rule = match.game.why_not(match.state, seat, number)
        if rule == 0:
            return Why(True, final=is_final(match, seat, number))
        name = match.game.rule_name(rule)
    rules = rules_of(live.table.game, language)
    return Why(False, rules.get(name, RuleInfo(name, "", "", "")))


@get("/api/tables/{table:str}/bearing", operation_id="Bearing")
async def bearing(
    hall: HallDep,
    person: PersonDep,
    table: TableId,
    seat: SeatQuery,
    rule: Annotated[str, QueryParameter(max_length=20)],
) -> Bearing:
    """What a rule does in this position, for a reader's own seat that must act."""
    await hall.throttle.check("replay", person.id)
    live = await hall.live(table)
    async with live.lock:
        await live.ready()
        match = live.running()
        if seat not in live.seats_of(person.id):
            raise Refused(403, "that is not your seat", field="seat")
        return bearing_of(match, seat, rule)


def bearing_of(match: Match, seat: int, rule: str) -> Bearing:
    """A question's own rule forbids whatever it does not ask for; of that only the other answers
    of the same kind are worth telling."""
    game, state = match.game, match.state
    if seat not in game.deciders(state):
        return Bearing(False, [], 0)
    asks = game.question(state)["rule"] == rule
    verbs = {game.actions.json(action)["verb"] for action in game.legal(state, seat)}
    found = []
    for action in range(game.actions.size):
        number = game.why_not(state, seat, action)
        if number and game.rule_name(number) == rule:
            form = game.actions.json(action)
            if form["verb"] in verbs or not asks:
                found.append(form)
    return Bearing(asks, found[:FORBIDDEN], max(0, len(found) - FORBIDDEN))


def is_final(match: Match, seat: int, action: int) -> bool:
    """Would chance be drawn or something hidden be shown, so that no undo leads back? A secret
    answer is not final: it only waits for the others', and who happens to be the last of them is
    no reason to ask him whether he is sure."""
    if match.game.decision(match.state).secret:
        return False
    trial = match.game.copy(match.state)
    draws = trial.chance.draws
    match.game.apply(trial, seat, action)
    return bool(trial.revealed or trial.chance.draws != draws)


@post("/api/tables/{table:str}/chat", operation_id="Chat", status_code=201)
async def chat(hall: HallDep, person: PersonDep, table: TableId, data: JSONBody[Text]) -> ChatEntry:
    person.may("play")
    await hall.throttle.check("chat", person.id)
    return await hall.chat(await hall.live(table), person.id, person.name, clean_text(data.text))


def clean_text(text: str) -> str:
    text = "".join(c for c in text if c.isprintable() or c == "\n").strip()
    if not text:
        raise Refused(422, "there is nothing to say in this text", field="text")
    return text


@get("/api/tables/{table:str}/notes", operation_id="Notes")
async def notes(hall: HallDep, person: PersonDep, table: TableId) -> Notes:
    """A person's private notes at a table."""
    await hall.live(table)
    n = schema.notes
    query = select(n.c.text).where(n.c.match_id == table, n.c.user_id == person.id)
    async with hall.db.read() as db:
        return Notes((await db.execute(query)).scalar_one_or_none() or "")


@put("/api/tables/{table:str}/notes", operation_id="SetNotes")
async def set_notes(
    hall: HallDep, person: PersonDep, table: TableId, data: JSONBody[Notes]
) -> Notes:
    person.may("play")
    await hall.throttle.check("write", person.id)
    await hall.live(table)
    n = schema.notes
    text = data.text.replace("\x00", "")
    async with hall.db.write() as db:
        here = (n.c.match_id == table) & (n.c.user_id == person.id)
        if (await db.execute(update(n).where(here).values(text=text))).rowcount == 0:
            await db.execute(insert(n).values(match_id=table, user_id=person.id, text=text))
    return Notes(text)


@post("/api/tables/{table:str}/seen", operation_id="Seen", status_code=200)
async def seen(hall: HallDep, person: PersonDep, table: TableId, data: JSONBody[SeenBody]) -> Done:
    """Remember how far this person has seen the log."""
    await hall.throttle.check("write", person.id)
    live = await hall.live(table)
    await hall.mark_seen(table, person.id, min(data.number, live.number))
    return Done()


handlers: list[Any] = [
    state,
    events,
    act,
    undo,
    consent,
    why,
    bearing,
    chat,
    notes,
    set_notes,
    seen,
]
