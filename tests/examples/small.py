"""Small boards: the positions that a rulebook's examples speak of, made by the engine.

A rule's n-th example is shown on the board of `rulebook/examples/<rule>-<n>.json`: the view of a
spectator, the places to show, and the actions whose places are lit. Each maker plays the example
and asserts what its text says, so a picture can't tell another story than the rules."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from theatrum.core.game import SPECTATOR
from theatrum.core.state import NOBODY

GAMES = Path(__file__).parents[2] / "src" / "theatrum" / "games"


@dataclass
class Small:
    """A position at the moment it is taken; what happens to it afterwards is not seen."""

    view: Any
    places: list[str]
    legal: list[dict[str, Any]]


Maker = Callable[[], Small]


def small(game: Any, s: Any, places: str, *lit: str) -> Small:
    """The position as a spectator sees it, about these places (words of a text); lit is what can
    be done with these verbs."""
    s.legal_seat = NOBODY
    seats = game.deciders(s) if s.stack else []
    actions = [game.actions.json(a) for seat in seats for a in game.legal(s, seat)]
    view = msgspec.to_builtins(game.view(s, SPECTATOR))
    return Small(view, places.split(), [a for a in actions if a["verb"] in lit])


def file_of(game: str, name: str) -> Path:
    return GAMES / game / "rulebook" / "examples" / f"{name}.json"


def to_bytes(shown: Small) -> bytes:
    return msgspec.json.encode(shown) + b"\n"
