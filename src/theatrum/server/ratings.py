"""Ratings and results of finished matches, with openskill (Plackett-Luce): any number of seats,
ties included. A match is rated when at least two people with accounts played it."""

from functools import partial
from typing import Any

import structlog
from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select, update

from theatrum.server import schema
from theatrum.server.hall import Hall
from theatrum.server.storage import SeatRow, TableRow, json_of, read_table

log = structlog.get_logger("theatrum.ratings")

model = PlackettLuce()
SCALE, BASE = 40.0, 1000.0
FINISHED = 50  # matches handled at once


def shown(mu: float, sigma: float) -> float:
    """One number for people: what somebody surely can, on a usual scale."""
    return round(BASE + SCALE * (mu - 3 * sigma))


def rated_places(places: list[int], seats: list[SeatRow]) -> list[int]:
    """The places for the rating: who gave up or was replaced stands behind all the others."""
    behind = len(places)
    return [
        place + behind if seat.resigned or seat.replaced else place
        for place, seat in zip(places, seats)
    ]


async def settle_finished(hall: Hall) -> int:
    """Write results and ratings of matches that have ended. Each is one transaction that marks the
    match as done, so that it is done once, also after a crash or in two processes."""
    m = schema.matches
    query = select(m.c.id).where(m.c.status == "over", m.c.rated.is_(False)).limit(FINISHED)
    waiting = await hall.db.fetch(lambda db: db.execute(query).scalars().all())
    for table in waiting:
        await hall.db.change(partial(settle, table=table))
    return len(waiting)


def settle(db: Connection, table: str) -> None:
    m = schema.matches
    claim = update(m).where(m.c.id == table, m.c.rated.is_(False)).values(rated=True)
    if db.execute(claim).rowcount != 1:
        return
    found = read_table(db, table)
    if found is None or found[0].result is None or found[0].lesson is not None:
        return
    row, seats, _ = found
    result = json_of(row.result or "{}")
    people = {seat.user_id for seat in seats if seat.kind == "person" and seat.user_id}
    accounts = accounts_of(db, people)
    rated = [s for s in seats if s.kind == "person" and s.user_id in accounts]
    is_rated = len({seat.user_id for seat in rated}) >= 2
    write_results(db, row, seats, result, is_rated)
    if is_rated:
        places = rated_places(result["places"], seats)
        rate(db, row.game, [(seat.user_id or "", places[seat.seat]) for seat in rated])


def accounts_of(db: Connection, users: set[str]) -> set[str]:
    u = schema.users
    query = select(u.c.id).where(u.c.id.in_(users), u.c.guest.is_(False))
    return set(db.execute(query).scalars().all())


def write_results(
    db: Connection, row: TableRow, seats: list[SeatRow], result: Any, rated: bool
) -> None:
    rows = [
        {
            "match_id": row.id,
            "seat": seat.seat,
            "user_id": seat.user_id if seat.kind == "person" else None,
            "game": row.game,
            "place": result["places"][seat.seat],
            "score": result["scores"][seat.seat],
            "seats": len(seats),
            "rated": rated,
            "ended": row.ended or 0.0,
        }
        for seat in seats
    ]
    db.execute(insert(schema.results), rows)


def rate(db: Connection, game: str, places: list[tuple[str, int]]) -> None:
    r = schema.ratings
    users = [user for user, _ in places]
    query = select(r).where(r.c.game == game, r.c.user_id.in_(users))
    known = {row.user_id: row for row in db.execute(query).all()}
    teams = [
        [
            model.rating(mu=known[user].mu, sigma=known[user].sigma)
            if user in known
            else model.rating()
        ]
        for user in users
    ]
    after = model.rate(teams, ranks=[float(place) for _, place in places])
    for user, (new,) in zip(users, after):
        values = {"mu": new.mu, "sigma": new.sigma}
        if user in known:
            here = (r.c.user_id == user) & (r.c.game == game)
            values["matches"] = known[user].matches + 1
            db.execute(update(r).where(here).values(values))
        else:
            db.execute(insert(r).values(user_id=user, game=game, matches=1, **values))
