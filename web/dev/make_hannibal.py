"""Write fixtures/hannibal.json: recorded positions to look at the board with, one a question.

python web/dev/make_hannibal.py (compiled; plain takes ten times as long)
"""

from shots import Shot, new, record, write

from theatrum.bots.player import GreedyBot, ask
from theatrum.core.chance import Noise
from theatrum.match.match import Match

NAMES = ["Cornelia", "Adherbal"]
FACTS = 40  # the last facts, for the battle sheet
FILM = 12  # consecutive positions, to see pieces move
MATCHES = 24
PHASES = {"course", "strategy", "played", "campaign", "end_move", "voyage", "reaction"}


def shot_of(match: Match, seat: int | None = None) -> Shot:
    """A position, with the facts that led to it."""
    shot = record(match, seat)
    told = match.told_to(shot["seat"])[-FACTS:]
    facts = [{"number": each.number, **match.game.fact(each.event)} for each in told]
    return {**shot, "facts": facts}


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
        match = new("hannibal", NAMES, seed + 1)
        bots, noise = [GreedyBot(2 * seed), GreedyBot(2 * seed + 1)], Noise(seed)
        while not match.over:
            seat = match.game.deciders(match.state)[0]
            verb = match.game.question(match.state)["verb"]
            shot = shot_of(match)
            if verb not in best or best[verb][0] < worth(shot):
                best[verb] = worth(shot), shot
            marching = shot["view"]["march"] is not None
            if len(film) < FILM and (film or (marching and shot["view"]["turn"] == 2)):
                film.append(shot_of(match, 0))
            # A tenth by chance, so that all questions come up.
            if noise.below(10) == 0:
                legal = match.game.legal(match.state, seat)
                match.act(seat, legal[noise.below(len(legal))])
            else:
                match.act(seat, ask(bots[seat], match, seat))
        best["over"] = 0, shot_of(match)
    write("hannibal", {name: best[name][1] for name in sorted(best)}, film)


if __name__ == "__main__":
    main()
