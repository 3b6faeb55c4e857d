"""Write fixtures/el_grande.json: recorded positions to look at the board with.

PYTHONPATH=src python web/dev/make_el_grande.py
"""

import random
from collections.abc import Callable

from shots import Shot, new, record, write

from theatrum.match.match import Match

NAMES = ["Isabel", "Rodrigo", "Beatriz", "Fernán", "Leonor"]
FILM = 40  # consecutive positions, to see pieces move


def step(match: Match, dice: random.Random) -> None:
    """Random, but a court is rather used than kept."""
    game, s = match.game, match.state
    seat = game.deciders(s)[0]
    legal = list(game.legal(s, seat))
    forms = {a: game.actions.json(a) for a in legal}
    eager = [a for a in legal if forms[a]["verb"] not in ("end", "stop", "veto")]
    match.act(seat, dice.choice(eager or legal))


def until(match: Match, dice: random.Random, wanted: Callable[[Shot], bool]) -> bool:
    while not match.over:
        if wanted(record(match)):
            return True
        step(match, dice)
    return wanted(record(match))


def asks(verb: str, after: int = 2) -> Callable[[Shot], bool]:
    return lambda r: r["view"]["round"] >= after and r["question"]["verb"] == verb


def board_lies(r: Shot) -> bool:
    return any(p["scoreboard"] for p in r["view"]["places"])


WANTED: list[tuple[str, int, Callable[[Shot], bool]]] = [
    ("early", 5, asks("play_power", 1)),
    ("take", 5, asks("take_card", 2)),
    ("turn", 4, asks("turn", 4)),
    ("placing", 5, lambda r: asks("placing", 5)(r) and len(r["legal"]) > 4),
    ("pick", 5, asks("pick_one", 6)),
    ("put", 5, asks("put_one", 7)),
    ("dials", 5, asks("castillo_dial", 3)),
    (
        "veto",
        5,
        lambda r: (
            asks("object", 2)(r)
            and "region" in (r["view"]["declared"] or {})
            and r["view"]["declared"]["region"] is not None
        ),
    ),
    ("wrath", 4, asks("suffer_wrath", 2)),
    ("scoreboard", 3, asks("choose_board", 3)),
    ("power", 4, asks("choose_power", 4)),
    ("either", 3, asks("either_part", 1)),
    ("king", 5, asks("choose_king", 8)),
    ("late", 5, lambda r: asks("take_card", 9)(r) and board_lies(r)),
    ("two", 2, asks("placing", 5)),
    ("over", 5, lambda r: r["view"]["over"]),
]


def main() -> None:
    out: Shot = {}
    for name, seats, wanted in WANTED:
        for seed in range(1, 400):
            match = new("el_grande", NAMES[:seats], seed)
            if until(match, random.Random(seed), wanted):
                out[name] = record(match)
                break
        else:
            raise SystemExit(f"no match shows '{name}'")
    match, dice = new("el_grande", NAMES[:4], 77), random.Random(77)
    until(match, dice, asks("take_card", 3))
    film: list[Shot] = []
    while len(film) < FILM and not match.over:
        film.append(record(match, 0))
        step(match, dice)
    write("el_grande", out, film)


if __name__ == "__main__":
    main()
