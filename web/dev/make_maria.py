"""Write fixtures/maria.json: one recorded position for each kind of question in both variants.

PYTHONPATH=src python web/dev/make_maria.py
"""

import json
import random
from pathlib import Path
from typing import Any

import msgspec

from theatrum.core.game import SPECTATOR
from theatrum.library.catalogue import load
from theatrum.match.match import Match, Seat

Shot = dict[str, Any]

NAMES = ["Maria Theresa", "Louis", "Friedrich"]
TITLE = load("maria")
FILM = 12  # consecutive positions, to see pieces move
MATCHES = 60
# Of the introductory game only what looks different there.
INTRO = {"distribute", "movement", "march", "duel", "recruiting", "subsidy_choice"}
# Questions of which the first one is dull: wait until this turn.
LATER = {"movement": 3, "march": 2, "place_hussar": 2, "laying": 4, "choosing": 4, "payment": 3}
SELDOM = {"done": 0.05, "stop": 0.3, "talk": 0.02, "avoid": 0.01, "wait": 0.1, "give_up": 0.4}


def record(match: Match, seat: int | None = None) -> Shot:
    game, s = match.game, match.state
    asked = game.deciders(s)
    if seat is None:
        seat = asked[0] if asked else 0
    return {
        "seats": len(match.seats),
        "names": [each.name for each in match.seats],
        "seat": seat,
        "view": msgspec.to_builtins(game.view(s, SPECTATOR)),
        "own": msgspec.to_builtins(game.own(s, seat)),
        "legal": [game.actions.json(a) for a in game.legal(s, seat)],
        "question": game.question(s),
    }


def step(match: Match, dice: random.Random) -> None:
    """Random, but rather marching and fighting than waiting."""
    game, s = match.game, match.state
    seat = game.deciders(s)[0]
    legal = list(game.legal(s, seat))
    weights = [SELDOM.get(str(game.actions.json(a)["verb"]), 1.0) for a in legal]
    match.act(seat, dice.choices(legal, weights)[0])


def new(seats: int, seed: int, variant: str) -> Match:
    people = [Seat(name) for name in NAMES[:seats]]
    return Match.new(TITLE, people, {"variant": variant}, f"{seed:064x}")


def packed(shot: Shot) -> str:
    return json.dumps(shot, ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    out: Shot = {}
    film: list[Shot] = []
    for seed in range(1, MATCHES + 1):
        for variant, short in (("introductory", "intro"), ("advanced", "full")):
            match, dice = new(3, seed, variant), random.Random(seed)
            while not match.over:
                question = match.game.question(match.state)
                verb = question["verb"]
                name = f"{short}-{verb}"
                turn = match.state.turn
                wanted = (variant == "advanced" or verb in INTRO) and turn >= LATER.get(verb, 0)
                if wanted and name not in out and not dull(match, verb):
                    out[name] = record(match)
                if variant == "advanced" and turn >= 2 and len(film) < FILM:
                    film.append(record(match, 0))
                step(match, dice)
            out.setdefault(f"{short}-over", record(match))
    path = Path(__file__).parent / "fixtures" / "maria.json"
    shots = ",\n".join(f"{json.dumps(name)}:{packed(out[name])}" for name in sorted(out))
    frames = ",\n".join(packed(shot) for shot in film)
    text = f'{{"positions":{{\n{shots}}},\n"film":[\n{frames}]}}'
    path.write_text(text + "\n", encoding="utf-8")
    print(path.name, len(text) // 1024, "kB:", *sorted(out))


def dull(match: Match, verb: str) -> bool:
    """A march that has nowhere to go, a duel without cards."""
    return verb in ("march", "duel") and len(match.game.legal(match.state, seat_of(match))) < 4


def seat_of(match: Match) -> int:
    return match.game.deciders(match.state)[0]


if __name__ == "__main__":
    main()
