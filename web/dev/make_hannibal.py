"""Write fixtures/hannibal.json: recorded positions to look at the board with, one a question.

python web/dev/make_hannibal.py (compiled; plain takes ten times as long)
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from theatrum.bots.player import GreedyBot, ask
from theatrum.core.chance import Noise
from theatrum.core.game import SPECTATOR
from theatrum.library.catalogue import load
from theatrum.match.match import Match, Seat

Shot = dict[str, Any]

TITLE = load("hannibal")
NAMES = ["Cornelia", "Adherbal"]
FACTS = 40  # the last facts, for the battle sheet
FILM = 12  # consecutive positions, to see pieces move
MATCHES = 24
PHASES = {"course", "strategy", "played", "campaign", "end_move", "voyage", "reaction"}


def record(match: Match, seat: int | None = None) -> Shot:
    game, s = match.game, match.state
    asked = game.deciders(s)
    if seat is None:
        seat = asked[0] if asked else 0
    return {
        "seats": len(match.seats),
        "names": NAMES,
        "seat": seat,
        "view": msgspec.to_builtins(game.view(s, SPECTATOR)),
        "own": msgspec.to_builtins(game.own(s, seat)),
        "legal": [game.actions.json(a) for a in game.legal(s, seat)],
        "question": game.question(s),
        "facts": [
            {"number": told.number, **game.fact(told.event)}
            for told in match.told_to(seat)[-FACTS:]
        ],
    }


def worth(shot: Shot) -> int:
    """How much there is to see: choices, a turn in the midst of the war, a battle under way."""
    view = shot["view"]
    verbs = len({action["verb"] for action in shot["legal"]})
    battle = view["battle"]
    return (
        min(len(shot["legal"]), 12)
        + 6 * verbs
        + (4 if 2 <= view["turn"] <= 6 else 0)
        + (3 * min(battle["rounds"], 4) if battle else 0)
    )


def main() -> None:
    best: dict[str, tuple[int, Shot]] = {}
    film: list[Shot] = []
    for seed in range(MATCHES):
        match = Match.new(TITLE, [Seat(name) for name in NAMES], {}, f"{seed + 1:064x}")
        bots, noise = [GreedyBot(2 * seed), GreedyBot(2 * seed + 1)], Noise(seed)
        while not match.over:
            seat = match.game.deciders(match.state)[0]
            verb = match.game.question(match.state)["verb"]
            shot = record(match)
            if verb not in best or best[verb][0] < worth(shot):
                best[verb] = worth(shot), shot
            marching = shot["view"]["march"] is not None
            if len(film) < FILM and (film or (marching and shot["view"]["turn"] == 2)):
                film.append(record(match, 0))
            # A tenth by chance, so that all questions come up.
            if noise.below(10) == 0:
                legal = match.game.legal(match.state, seat)
                match.act(seat, legal[noise.below(len(legal))])
            else:
                match.act(seat, ask(bots[seat], match, seat))
        best["over"] = 0, record(match)
    path = Path(__file__).parent / "fixtures" / "hannibal.json"
    shots = ",\n".join(f"{json.dumps(name)}:{packed(best[name][1])}" for name in sorted(best))
    frames = ",\n".join(packed(shot) for shot in film)
    text = f'{{"positions":{{\n{shots}}},\n"film":[\n{frames}]}}'
    path.write_text(text + "\n", encoding="utf-8")
    print(path.name, len(text) // 1024, "kB:", *sorted(best))


def packed(shot: Shot) -> str:
    return json.dumps(shot, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    main()
