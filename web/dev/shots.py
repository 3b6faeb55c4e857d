"""What the fixtures of all games share: a recorded position, and the file of positions and film."""

import json
from pathlib import Path
from typing import Any

import msgspec

from theatrum.core.game import SPECTATOR
from theatrum.library.catalogue import load
from theatrum.match.match import Match, Seat

Shot = dict[str, Any]

FOLDER = Path(__file__).parent / "fixtures"


def new(game: str, names: list[str], seed: int, options: Shot | None = None) -> Match:
    return Match.new(load(game), [Seat(name) for name in names], options, f"{seed:064x}")


def record(match: Match, seat: int | None = None) -> Shot:
    """A position as the board gets it: of this seat, or of the first that must decide."""
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


def write(game: str, positions: dict[str, Shot], film: list[Shot]) -> None:
    """One line for each position, so that a change shows in the diff."""
    shots = ",\n".join(f"{json.dumps(name)}:{packed(shot)}" for name, shot in positions.items())
    frames = ",\n".join(packed(shot) for shot in film)
    text = f'{{"positions":{{\n{shots}}},\n"film":[\n{frames}]}}\n'
    path = FOLDER / f"{game}.json"
    path.write_text(text, encoding="utf-8")
    print(path.name, len(text) // 1024, "kB:", *positions)


def packed(shot: Shot) -> str:
    return json.dumps(shot, ensure_ascii=False, separators=(",", ":"))
