"""The positions of the counts, as match files that open like any other, and how they are found."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from theatrum.core.chance import Noise
from theatrum.core.playout import perft
from theatrum.games.el_grande.state import PICK_ONE, VETOES
from theatrum.games.hannibal.state import ATTACKING, DECLARE
from theatrum.games.hannibal.state import OPERATION as HANNIBAL_OPERATION
from theatrum.games.maria import state as maria
from theatrum.games.wallenstein.state import DRAFT_CARD, EXECUTION, MARCH_TARGET, PLANNING
from theatrum.library.catalogue import load
from theatrum.match import record
from theatrum.match.match import Match, Seat
from theatrum.match.wander import Wanderer

FOLDER = Path(__file__).parent
COUNTS = FOLDER / "counts.json"


def start(s: Any) -> bool:
    return True


def intrigue_under_a_veto(s: Any) -> bool:
    """Caballeros are to be moved while an opponent can object."""
    others = [seat for seat in range(s.seats) if s.stack[-2] != 1 << seat]
    vetoes = any(any(s.veto[seat * VETOES : (seat + 1) * VETOES]) for seat in others)
    return s.stack[-1] == PICK_ONE and vetoes and s.moves <= 4


def dials(s: Any) -> bool:
    """Three seats must dial at once."""
    return bool(s.stack[-2].bit_count() == 3)


def sinking(s: Any) -> bool:
    """A seat of the draft may sink the open cards."""
    return bool(s.stack[-1] == DRAFT_CARD and s.laid == s.pair[2 * seat_of(s) :][:2])


def plans_nearly_made(s: Any) -> bool:
    """The last two clicks of the season's plans: the actions follow at once."""
    return bool(s.stack[-1] == PLANNING and s.plan[: 10 * s.seats].count(-1) == 2 and s.year == 1)


def march_against_a_player(s: Any) -> bool:
    """Armies must leave, and a neighbour belongs to somebody else."""
    if s.stack[-1] != MARCH_TARGET or EXECUTION not in s.stack:
        return False
    near = s.board.near[s.stack[-3]]
    return s.armies[s.stack[-3]] > 3 and any(s.owner[p] not in (-2, -1, seat_of(s)) for p in near)


def operation_with_ships(s: Any) -> bool:
    """A card is played for its operation, and a general could sail."""
    return bool(s.stack[-1] == HANNIBAL_OPERATION and s.turn == 2 and s.board.ship[s.card])


def several_reactions(s: Any) -> bool:
    """An army has come near enemies who may avoid battle or intercept."""
    return bool(s.stack[-1] == DECLARE and s.acu > 2)


def cards_of_a_battle(s: Any) -> bool:
    """The first round of a battle in which both sides have few cards."""
    return bool(s.stack[-1] == ATTACKING and s.rounds == 0 and sum(s.bhand) < 16)


def forced_march(s: Any) -> bool:
    """A general who has not gone a step yet could march by force, with enemies in reach."""
    return bool(s.stack[-1] == maria.MARCH and s.stack[-3] < 20 and s.turn == 2)


def long_duel(s: Any) -> bool:
    """A duel with cards on both sides."""
    return bool(s.stack[-1] == maria.DUEL and min(len(hand) for hand in s.hands[:2]) > 2)


def political_cards(s: Any) -> bool:
    """Somebody executes a political card while another is still to be chosen."""
    return bool(s.stack[-1] == maria.EXECUTING and max(s.open) >= 0)


def seat_of(s: Any) -> int:
    return int(s.stack[-2].bit_length() - 1)


# File: game, seats, what the position must be like, depth of the count.
POSITIONS: dict[str, tuple[str, int, Callable[[Any], bool], int]] = {
    "el_grande_start": ("el_grande", 2, start, 5),
    "el_grande_intrigue": ("el_grande", 3, intrigue_under_a_veto, 7),
    "el_grande_dials": ("el_grande", 4, dials, 5),
    "wallenstein_draft": ("wallenstein", 2, sinking, 7),
    "wallenstein_plans": ("wallenstein", 3, plans_nearly_made, 6),
    "wallenstein_march": ("wallenstein", 4, march_against_a_player, 6),
    "hannibal_operation": ("hannibal", 2, operation_with_ships, 3),
    "hannibal_reactions": ("hannibal", 2, several_reactions, 8),
    "hannibal_battle": ("hannibal", 2, cards_of_a_battle, 6),
    "maria_march": ("maria", 2, forced_march, 4),
    "maria_duel": ("maria", 3, long_duel, 4),
    "maria_politics": ("maria", 3, political_cards, 4),
}


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.json"


def found(game: str, seats: int, wanted: Callable[[Any], bool]) -> Match:
    """The first position of random matches that is as wanted."""
    title, seed = load(game), 0
    while True:
        seed += 1
        names = [Seat(f"Seat {i}") for i in range(seats)]
        options = {"variant": "advanced"} if game == "maria" else {}
        match = Match.new(title, names, options, f"perft {seed}")
        wanderer = Wanderer(match.game, Noise(seed))
        while not match.over:
            if wanted(match.state):
                return match
            match.act(*wanderer.choose(match.state))


def counts(match: Match, depth: int) -> list[int]:
    return [perft(match.game, match.game.copy(match.state), d) for d in range(1, depth + 1)]


def stored(name: str) -> Match:
    return record.replay(record.from_bytes(file_of(name).read_bytes()), other_engine=True)


def write() -> None:
    """Look for the positions and count anew."""
    lines = []
    for name, (game, seats, wanted, depth) in POSITIONS.items():
        match = found(game, seats, wanted)
        file_of(name).write_bytes(record.to_bytes(record.save(match)))
        lines.append(f' "{name}": {msgspec.json.encode(counts(match, depth)).decode()}')
    COUNTS.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
