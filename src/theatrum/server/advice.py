"""Hints at the table: what a bot would play, with the knowledge of the seat that asks."""

from dataclasses import dataclass
from typing import Any

from litestar import post
from litestar.params import JSONBody

from theatrum.bots.advice import ADVICE, Hint, adviser_noise, hint
from theatrum.bots.advice import Advice as Found
from theatrum.bots.thinking import Budget
from theatrum.library.catalogue import AnyGame
from theatrum.server.bots import title_of
from theatrum.server.identity import HallDep, PersonDep
from theatrum.server.live import STALE, Live
from theatrum.server.messages import Advice, AskAdvice, Choice
from theatrum.server.tables import TableId
from theatrum.server.trouble import Refused

BUDGET = ADVICE  # tests think less
DIGITS = 4


@dataclass(frozen=True)
class Question:
    """What the adviser is told: a position that the seat can't tell from the true one."""

    game: str
    seat: int
    number: int
    position: bytes
    budget: Budget


def think_about(question: Question) -> Hint:
    """In a worker: the best choices."""
    rules = title_of(question.game).game
    imagined = rules.decode(question.position)
    return hint(rules, imagined, question.seat, question.number, question.budget)


def question_from(live: Live, user: str, data: AskAdvice) -> Question:
    """What is to be thought about, if the seat may ask now; raises Refused."""
    match = live.running()
    if match.over:
        raise Refused(409, "the match is over")
    live.own_seat(user, data.seat)
    if not live.table.advice:
        raise Refused(403, "this table allows no hints")
    if data.seat not in live.deciders():
        raise Refused(409, "it is not this seat's turn", field="seat")
    if data.number > len(match.log) or data.number < live.pulse.asked[data.seat]:
        raise Refused(409, STALE, field="number")
    number = len(match.log)
    noise = adviser_noise(data.seat, number)
    imagined = match.game.determinize(match.state, data.seat, noise)
    return Question(match.title.name, data.seat, number, imagined.encode(), BUDGET)


def choice(game: AnyGame, one: Found) -> Choice:
    return Choice(
        game.actions.json(one.action), round(one.value, DIGITS), round(one.weight, DIGITS)
    )


def answer_of(game: AnyGame, number: int, found: Hint) -> Advice:
    why = found.reason
    return Advice(
        number=number,
        choices=[choice(game, one) for one in found.choices],
        case=why.case,
        best=round(why.best, DIGITS),
        other=round(why.other, DIGITS),
        than=why.than if why.than >= 0 else None,
    )


@post("/api/tables/{table:str}/advice", operation_id="Advice", status_code=200)
async def advice(
    hall: HallDep, person: PersonDep, table: TableId, data: JSONBody[AskAdvice]
) -> Advice:
    """What a bot would play for a seat of yours that must act, where the table allows hints."""
    person.may("play")
    live = await hall.live(table)
    async with live.lock:
        await live.ready()
        question = question_from(live, person.id, data)
    known = live.hints.get(data.seat)
    if known is not None and known.number == question.number:
        return known
    await hall.throttle.check("advice", person.id)
    try:
        found = await hall.workers.run(hall.settings.bot_seconds, think_about, question)
    except TimeoutError:
        raise Refused(503, "the adviser has no time now; ask again") from None
    known = live.hints[data.seat] = answer_of(live.title.game, question.number, found)
    return known


handlers: list[Any] = [advice]
