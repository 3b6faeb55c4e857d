"""Write fixtures/wallenstein.json: recorded positions to look at the board with.

PYTHONPATH=src python web/dev/make_wallenstein.py
"""

import random
from collections.abc import Callable

from shots import Shot, new, record, write

from theatrum.core.game import SPECTATOR
from theatrum.match.match import Match

Wanted = Callable[[Shot], bool]

NAMES = ["Albrecht", "Gottfried", "Johann", "Ernst", "Gustav"]
FILM = 40  # consecutive positions, to see pieces move


def shot(match: Match, seat: int | None = None) -> Shot:
    """A position, with what was told of the last step to it."""
    told = match.told_to(SPECTATOR, len(match.log))
    news = [{"number": each.number, **match.game.fact(each.event)} for each in told]
    return {**record(match, seat), "news": news}


def step(match: Match, dice: random.Random) -> None:
    """Random, but armies rather fight."""
    game, s = match.game, match.state
    seat = game.deciders(s)[0]
    legal = list(game.legal(s, seat))
    forms = {a: game.actions.json(a) for a in legal}
    eager = [
        a for a in legal if forms[a]["verb"] not in ("skip", "stay") and forms[a].get("count") != 0
    ]
    last = forms[legal[-1]]  # all armies, or a blank card
    often = 0.6 if last["verb"] == "armies" else 0.4 if last.get("card") == "blank" else 0
    match.act(seat, legal[-1] if dice.random() < often else dice.choice(eager or legal))


def asks(verb: str, year: int = 1, least: int = 1) -> Wanted:
    return lambda r: (
        r["view"]["year"] >= year and r["question"]["verb"] == verb and len(r["legal"]) >= least
    )


def begun(r: Shot) -> bool:
    return asks("planning", 1)(r) and r["own"]["next"] == "tax_gold"


WANTED: list[tuple[str, int, Shot, Wanted]] = [
    ("draft", 5, {}, lambda r: asks("draft_card", 0)(r) and r["view"]["pile"] < 20),
    ("draft2", 2, {}, lambda r: asks("draft_card", 0)(r) and r["view"]["pile"] < 12),
    ("group", 4, {}, asks("draft_group", 0)),
    ("planning", 3, {"setup": "fixed"}, asks("planning", 1)),
    ("planning5", 5, {"setup": "fixed"}, asks("planning", 2)),
    ("begun", 4, {}, begun),
    ("leave", 5, {}, asks("leave_space", 1)),
    ("recruit", 4, {"setup": "fixed"}, asks("recruit_choice", 1)),
    ("join", 4, {"setup": "fixed"}, asks("join_target", 1, 3)),
    ("march", 5, {"setup": "fixed"}, asks("march_target", 1, 4)),
    ("count", 3, {}, asks("march_count", 2, 9)),
    ("defence", 5, {}, asks("defence", 1, 4)),
    ("suppression", 4, {}, asks("suppression", 1, 3)),
    ("hunger", 4, {}, asks("hunger_choice", 1, 2)),
    ("two", 2, {}, asks("march_target", 2, 2)),
    ("late", 5, {}, lambda r: asks("march_target", 2)(r) and r["view"]["season"] == "autumn"),
    ("over", 5, {}, lambda r: r["view"]["over"]),
]


def until(match: Match, dice: random.Random, wanted: Wanted) -> bool:
    while not match.over:
        if wanted(record(match)):
            return True
        step(match, dice)
    return wanted(record(match))


def main() -> None:
    out: Shot = {}
    for name, seats, options, wanted in WANTED:
        for seed in range(1, 200):
            match = new("wallenstein", NAMES[:seats], seed, options)
            if until(match, random.Random(seed), wanted):
                out[name] = shot(match)
                break
        else:
            raise SystemExit(f"no match shows '{name}'")
    match, dice = new("wallenstein", NAMES[:4], 7, {"setup": "fixed"}), random.Random(7)
    until(match, dice, asks("march_target", 1))
    film: list[Shot] = []
    while len(film) < FILM and not match.over:
        if match.game.question(match.state)["verb"] != "planning":
            film.append(shot(match, 0))
        step(match, dice)
    write("wallenstein", out, film)


if __name__ == "__main__":
    main()
