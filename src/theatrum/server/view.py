"""What a reader is sent. Built only from what everybody sees, what belongs to the reader's own
seats, and events that these may know; sizes depend on nothing else.

The part that is the same for everybody is made and encoded once for each log number.
"""

from functools import lru_cache

import msgspec
from msgspec import Raw

from theatrum.core.events import EVERYBODY
from theatrum.core.game import SPECTATOR
from theatrum.library.catalogue import AnyGame
from theatrum.match.match import Match, Told, Undo
from theatrum.server.clocks import Pulse, faces
from theatrum.server.messages import ChatEntry, RawMine, RawUpdate, UndoRequest

encode = msgspec.json.Encoder().encode
NULL = Raw(b"null")
EMPTY = Raw(b"[]")

Seats = tuple[int, ...]


@lru_cache(maxsize=8)
def action_texts(game: AnyGame) -> list[bytes]:
    """Every action of a game in its outside form."""
    return [encode(game.actions.json(action)) for action in range(game.actions.size)]


def legal_text(game: AnyGame, actions: list[int]) -> Raw:
    texts = action_texts(game)
    return Raw(b"[" + b",".join([texts[action] for action in actions]) + b"]")


def fact_text(match: Match, told: Told) -> Raw:
    out: dict[str, object] = {"number": told.number, **match.game.fact(told.event)}
    if told.event.seen != EVERYBODY:
        # Whoever has several seats at one screen shows it only to those who may know it.
        out["only"] = [seat for seat in range(len(match.seats)) if told.event.visible(seat)]
    return Raw(encode(out))


def undo_text(number: int, entry: Undo) -> Raw:
    out: dict[str, object] = {"number": number, "seat": entry.seat, "undo": entry.count}
    if entry.consent:
        out["consent"] = list(entry.consent)
    return Raw(encode(out))


def visible(told: Told, seats: Seats) -> bool:
    """May a reader know it? Whoever sits at several seats may know what any of them may."""
    return told.event.visible(SPECTATOR) or any(told.event.visible(seat) for seat in seats)


def events_since(match: Match, seats: Seats, since: int) -> list[Raw]:
    """What a reader may know of all that happened after a log number, in order."""
    at = len(match.told)
    while at > 0 and match.told[at - 1].number > since:
        at -= 1
    out: list[Raw] = []
    told = match.told[at:]
    at = 0
    for number in range(max(0, since + 1), len(match.log) + 1):
        entry = match.log[number - 1] if number else None
        if isinstance(entry, Undo):
            out.append(undo_text(number, entry))
        while at < len(told) and told[at].number == number:
            if visible(told[at], seats):
                out.append(fact_text(match, told[at]))
            at += 1
    return out


class Page:
    """A match at one log number, for all its readers."""

    def __init__(self, match: Match, pulse: Pulse, pace: str, now: float) -> None:
        game, state = match.game, match.state
        self.match = match
        self.number = len(match.log)
        self.deciders = game.deciders(state)
        self.view = Raw(encode(game.view(state, SPECTATOR)))
        self.question = Raw(encode(game.question(state)))
        self.to_move = Raw(encode(self.deciders)) if self.deciders else EMPTY
        clocks = faces(pulse, pace, now)
        self.clocks = NULL if clocks is None else Raw(encode(clocks))
        result = match.result()
        self.result = NULL if result is None else Raw(encode(result))
        self.request = NULL if pulse.request is None else Raw(encode(request_of(pulse)))
        self.open_news: list[Raw] | None = None  # the last entry's events, if all may know them
        self.texts: dict[Seats, bytes] = {}

    def mine(self, seat: int) -> RawMine:
        game, state = self.match.game, self.match.state
        legal = legal_text(game, game.legal(state, seat)) if seat in self.deciders else EMPTY
        return RawMine(Raw(encode(game.own(state, seat))), legal, self.match.can_undo(seat))

    def update(
        self, seats: Seats, since: int, full: bool, chat: list[ChatEntry] | None = None
    ) -> bytes:
        events = self.news(seats) if since == self.number - 1 else None
        return encode(
            RawUpdate(
                number=self.number,
                view=self.view,
                own={str(seat): self.mine(seat) for seat in seats},
                question=self.question,
                events=events_since(self.match, seats, since) if events is None else events,
                to_move=self.to_move,
                clocks=self.clocks,
                result=self.result,
                undo_request=self.request,
                full=full,
                chat=chat,
            )
        )

    def news(self, seats: Seats) -> list[Raw]:
        """The events of the last entry; made once if they are the same for all."""
        if self.open_news is not None:
            return self.open_news
        news = events_since(self.match, seats, self.number - 1)
        told, secret = self.match.told, False
        at = len(told) - 1
        while at >= 0 and told[at].number == self.number:
            secret = secret or told[at].event.seen != EVERYBODY
            at -= 1
        if not secret:
            self.open_news = news
        return news

    def next(self, seats: Seats) -> bytes:
        """The update for a reader that has seen the number before."""
        text = self.texts.get(seats)
        if text is None:
            text = self.update(seats, self.number - 1, False)
            self.texts[seats] = text
        return text


def acknowledging(update: bytes, id_: int | str) -> bytes:
    """The update, as the answer to the message of that name."""
    return update[:-1] + b',"ack":' + encode(id_) + b"}"


def request_of(pulse: Pulse) -> UndoRequest | None:
    request = pulse.request
    if request is None:
        return None
    return UndoRequest(request.id, request.seat, request.count, request.waiting)
