"""Fits what Maria's bots think of who will win the introductory game.

    python tools/outlook.py --matches 200 --out matches.jsonl

Greedy bots play, each with some weights of its own so that matches differ; the first position of
every stage is kept, and who won. The chances follow from what `games/maria/outlook.py` sees in a
position: a logarithm of odds against Austria for each of the two rivals. The weights under which
the winners were most expected are printed, and how much a quarter of the matches, kept out of the
fitting, surprised them. All matches are kept in the file, a line each, and more are only played if
there are fewer than wanted. Judgement rounds the numbers in `weights.py`: where the French hardly
ever win, theirs lean on the Prussian ones.
"""

import argparse
import json
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

import numpy as np

from theatrum.arena.contest import title_of
from theatrum.bots.player import make, noise_for
from theatrum.core.chance import Chance, Noise, key_of
from theatrum.core.greedy import Greedy
from theatrum.games.maria.evaluate import open_campaign
from theatrum.games.maria.forms import FRANCE, PRUSSIA
from theatrum.games.maria.outlook import Forces, features
from theatrum.games.maria.weights import USUAL

Row = np.ndarray[Any, np.dtype[np.float64]]

SEATS = 3
VARIED = {"menace": (0.0, 0.2, 0.5), "caution": (0.3, 0.8, 1.2), "marker": (7.0, 10.0, 14.0)}
OUT = 4  # every fourth match is kept out of the fitting
STEPS = 2000
RATE = 0.05
LOYALTY = 5e-4  # what large weights must be worth


def play(game: Any, seed: str) -> dict[str, Any]:
    """A match: the first positions of its stages, and the winner."""
    source = Noise(key_of(seed) & (2**96 - 1))
    usual = {name: getattr(USUAL, name) for name in VARIED}
    sides = [{n: row[source.below(len(row))] for n, row in VARIED.items()} for _ in range(SEATS)]
    bots = [make("greedy", seat) for seat in range(SEATS)]
    state = game.start(SEATS, [option.default for option in game.options], Chance(key_of(seed)))
    kept: list[str] = []
    last = (0, 0)
    number = 0
    while state.stack:
        now = (int(state.turn), int(state.stack[1]))
        if now != last and state.turn > 0:
            kept.append(b64encode(state.encode()).decode())
            last = now
        seat = game.decider(state)
        for name, value in sides[seat].items():
            setattr(USUAL, name, value)
        noise = noise_for(bots[seat], seat, number)
        imagined = game.determinize(state, seat, noise)
        game.apply(state, seat, Greedy(game, noise).choose(imagined, seat))
        number += 1
    for name, value in usual.items():
        setattr(USUAL, name, value)
    powers = [int(state.player[FRANCE]), int(state.player[PRUSSIA])]
    winner = int(state.winner) - 1
    return {"winner": powers.index(winner) + 1 if winner in powers else 0, "positions": kept}


def seen_in(game: Any, data: str) -> list[list[float]]:
    """What the outlook sees in a position, for France and for Prussia."""
    state = game.decode(b64decode(data))
    campaign = open_campaign(state)
    forces = Forces(state)
    return [features(state, campaign, forces, rival, False) for rival in (FRANCE, PRUSSIA)]


def expected(seen: Row, weights: Row) -> Row:
    """The chances of Austria, France and Prussia, a row for each position."""
    french, prussian = (seen[:, i] @ weights[i] for i in range(2))
    odds = np.exp(np.stack([np.zeros(len(seen)), french, prussian], 1))
    chances: Row = odds / odds.sum(1, keepdims=True)
    return chances


def fitted(seen: Row, winners: Row) -> Row:
    """The weights of both rivals: descent with a step of its own for each (Adam)."""
    size = np.maximum(seen.std(0), 1e-9)
    size[:, 0] = 1.0
    scaled = seen / size
    weights = np.zeros(size.shape)
    mean, square = np.zeros(size.shape), np.zeros(size.shape)
    for step in range(1, STEPS + 1):
        wrong = (expected(scaled, weights) - np.eye(3)[winners.astype(int)])[:, 1:]
        slope = np.einsum("nr,nrf->rf", wrong, scaled) / len(scaled) + LOYALTY * weights
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope * slope
        weights -= RATE * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    out: Row = weights / size
    return out


def surprise(chances: Row, winners: Row) -> float:
    return float(-np.log(chances[np.arange(len(winners)), winners.astype(int)]).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", default="outlook")
    parser.add_argument("--out", type=Path, default=Path("outlook.jsonl"))
    chosen = parser.parse_args()
    game = title_of("maria").game
    lines = chosen.out.read_text().splitlines() if chosen.out.exists() else []
    with chosen.out.open("a") as stream:
        for i in range(len(lines), chosen.matches):
            lines.append(json.dumps(play(game, f"{chosen.seed} {i}")))
            stream.write(lines[-1] + "\n")
    matches = [json.loads(line) for line in lines]
    seen = np.array([seen_in(game, one) for match in matches for one in match["positions"]])
    winners = np.array([match["winner"] for match in matches for _ in match["positions"]])
    which = np.array([i for i, match in enumerate(matches) for _ in match["positions"]])
    for name, wins in zip(("Austria", "France", "Prussia"), range(3), strict=True):
        print(name, "won", sum(match["winner"] == wins for match in matches))
    kept = which % OUT != 0
    shares = np.bincount(winners[kept], minlength=3) / kept.sum()
    print(
        "surprise by shares alone", round(surprise(shares[None].repeat(len(seen), 0), winners), 4)
    )
    out = fitted(seen[kept], winners[kept])
    print(
        "surprise of matches kept out",
        round(surprise(expected(seen[~kept], out), winners[~kept]), 4),
    )
    for name, row in zip(
        ("FRENCH_OUTLOOK", "PRUSSIAN_OUTLOOK"), fitted(seen, winners), strict=True
    ):
        print(name, [round(float(weight), 3) for weight in row])


if __name__ == "__main__":
    main()
