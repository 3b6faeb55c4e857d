"""Matches whose every byte is known: plain and compiled, on every machine, they must come out the
same. `golden.json` holds what came out when it was written."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from theatrum.core.chance import Chance, Noise, key_of
from theatrum.core.playout import playout
from theatrum.library.catalogue import SHELVES, load
from theatrum.match.wander import Wanderer, random_match

FILE = Path(__file__).parent / "golden.json"
MATCHES = 6  # for each game and number of seats


def golden() -> dict[str, Any]:
    noise = Noise(2026)
    chance = Chance(key_of("golden"))
    cards = list(range(44))
    chance.shuffle(cards)
    return {
        "noise": [int(noise.word()) for _ in range(8)],
        "chance": [chance.word() for _ in range(8)],
        "shuffled": cards,
        **{name: rows(name) for name in SHELVES},
    }


def rows(name: str) -> list[dict[str, Any]]:
    game = load(name).game
    counts = range(game.seats_min, game.seats_max + 1)
    return [row(name, seats, 100 * seats + i) for seats in counts for i in range(MATCHES)]


def row(name: str, seats: int, seed: int) -> dict[str, Any]:
    """One match by its end, its events, and a random end from its middle."""
    noise = Noise(seed)
    match = random_match(load(name), noise, seats)
    wanderer = Wanderer(match.game, noise)
    states = sha256()
    while not match.over:
        match.act(*wanderer.choose(match.state))
        states.update(match.state.encode())
    facts = [(t.number, t.event.seen, match.game.fact(t.event)) for t in match.told]
    middle = match.at(len(match.line) // 2)
    steps = playout(match.game, middle, noise, 100_000)
    return {
        "seats": seats,
        "seed": seed,
        "actions": len(match.line),
        "scores": match.game.scores(match.state),
        "end": match.state.digest(),
        "states": states.hexdigest()[:16],
        "events": sha256(msgspec.json.encode(facts)).hexdigest()[:16],
        "playout": [steps, middle.digest()],
    }


def to_bytes(data: dict[str, Any]) -> bytes:
    """One line a match."""
    lines = []
    for name, value in data.items():
        key = msgspec.json.encode(name).decode()
        if isinstance(value[0], dict):
            inner = ",\n".join("  " + msgspec.json.encode(item).decode() for item in value)
            lines.append(f" {key}: [\n{inner}\n ]")
        else:
            lines.append(f" {key}: {msgspec.json.encode(value).decode()}")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()
