"""Write fixtures/maria.json: one position for each kind of question in both variants, recorded in
random matches, or set up by hand where these seldom get there.

PYTHONPATH=src:. python web/dev/make_maria.py
"""

import random
from collections.abc import Iterator
from typing import Any

from shots import Shot, new, record, write

from tests.maria.table import (
    AUSTRIAN_STAGE,
    COMBAT_PHASE,
    END_PHASE,
    PRUSSIAN_STAGE,
    SUPPLY_PHASE,
    act,
    bare,
    begun,
    city,
    deal,
    go,
    mark,
    put,
)
from theatrum.games.maria.retreat import choose_end
from theatrum.match.match import Match

NAMES = ["Maria Theresa", "Louis", "Friedrich"]
FILM = 12  # consecutive positions, to see pieces move
MATCHES = 60
# Of the introductory game only what looks different there.
INTRO = {"distribute", "movement", "march", "duel", "recruiting", "subsidy_choice"}
# Questions of which the first one is dull: wait until this turn.
LATER = {"movement": 3, "march": 2, "place_hussar": 2, "laying": 4, "choosing": 4, "payment": 3}
SELDOM = {"done": 0.05, "stop": 0.3, "talk": 0.02, "avoid": 0.01, "wait": 0.1, "give_up": 0.4}


def step(match: Match, dice: random.Random) -> None:
    """Random, but rather marching and fighting than waiting."""
    game, s = match.game, match.state
    seat = game.deciders(s)[0]
    legal = list(game.legal(s, seat))
    weights = [SELDOM.get(str(game.actions.json(a)["verb"]), 1.0) for a in legal]
    match.act(seat, dice.choices(legal, weights)[0])


SILESIA = ("liegnitz", "glogau", "breslau", "brieg", "neisse", "cosel", "glatz")


def set_up() -> Iterator[Any]:
    """Positions that ask what random play hardly ever meets."""
    s = begun()
    for name in SILESIA:
        mark(s, name, "prussia")
    yield go(s, PRUSSIAN_STAGE, END_PHASE)  # the peace is offered …
    s = begun()
    for name in SILESIA:
        mark(s, name, "prussia")
    act(go(s, PRUSSIAN_STAGE, END_PHASE), "offer")
    yield s  # … and answered
    s = bare()
    put(s, "friedrich_der_grosse", "pirna", 4)
    put(s, "schwerin", "pirna", 4)
    put(s, "prussia_train_1", "oschatz")
    put(s, "traun", "tetschen")
    s.hussar = [city("dresden"), -1]
    deal(s, "prussia", "spades_5")
    yield go(s, PRUSSIAN_STAGE, SUPPLY_PHASE)  # a hand too poor to feed both
    s = bare()
    put(s, "friedrich_der_grosse", "glatz", 8)
    put(s, "neipperg", "nachod", 8)
    go(s, AUSTRIAN_STAGE, COMBAT_PHASE)
    s.fight[0], s.fight[1] = city("nachod"), city("glatz")
    s.hussar = [city("patschkau"), -1]
    choose_end(s, city("glatz"), city("neisse"), 0b11)
    yield s  # a retreat that may drive off hussars


def main() -> None:
    out: Shot = {}
    film: list[Shot] = []
    for seed in range(1, MATCHES + 1):
        for variant, short in (("introductory", "intro"), ("advanced", "full")):
            match, dice = new("maria", NAMES, seed, {"variant": variant}), random.Random(seed)
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
    for position in set_up():
        match = new("maria", NAMES, 1, {"variant": "advanced"})
        match.state = position
        out[f"full-{match.game.question(position)['verb']}"] = record(match)
    write("maria", dict(sorted(out.items())), film)


def dull(match: Match, verb: str) -> bool:
    """A march that has nowhere to go, a duel without cards."""
    return verb in ("march", "duel") and len(match.game.legal(match.state, seat_of(match))) < 4


def seat_of(match: Match) -> int:
    return match.game.deciders(match.state)[0]


if __name__ == "__main__":
    main()
