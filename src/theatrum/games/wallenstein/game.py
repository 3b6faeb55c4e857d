"""Wallenstein put together: the answers to the contract."""

from theatrum.core.chance import Chance, Noise
from theatrum.core.events import Journal
from theatrum.core.game import Decision, Game
from theatrum.games.wallenstein import (
    battle,
    draft,
    evaluate,
    hidden,
    movement,
    planning,
    recruiting,
    sound,
    weights,
    winter,
    year,
)
from theatrum.games.wallenstein import view as views
from theatrum.games.wallenstein.board import Board, Data
from theatrum.games.wallenstein.execution import Execution
from theatrum.games.wallenstein.forms import ACTIONS, PROVINCES, facts
from theatrum.games.wallenstein.setup import set_up
from theatrum.games.wallenstein.state import OPTIONS, Position


def decisions() -> list[Decision[Position]]:
    """All decisions and phases, in the order of their numbers in `state.py`."""
    return [
        draft.DraftCard(),
        draft.DraftGroup(),
        planning.LeaveSpace(),
        planning.Planning(),
        recruiting.RecruitChoice(),
        recruiting.JoinTarget(),
        movement.MarchTarget(),
        movement.MarchCount(),
        battle.Defence(),
        battle.Suppression(),
        winter.HungerChoice(),
        year.Course(),
        Execution(),
        winter.Hunger(),
    ]


class Wallenstein(Game[Position]):
    """Wallenstein with the components of the given data files."""

    def __init__(self, provinces: Data, components: Data) -> None:
        self.board: Board = Board(provinces, components)
        super().__init__(
            name="wallenstein",
            prefix="WAL",
            seats=(2, 5),
            actions=ACTIONS,
            facts=facts([event.name for event in self.board.events]),
            options=OPTIONS,
            decisions=decisions(),
            end_rule=143,
        )

    def blank(self) -> Position:
        return Position(self.board)

    def setup(
        self, seats: int, options: list[int], chance: Chance, journal: Journal | None
    ) -> Position:
        return set_up(self.board, seats, options, chance, journal)

    def copy(self, s: Position) -> Position:
        return Position(self.board, s)

    def scores(self, s: Position) -> list[int]:
        return s.score[: s.seats]

    def places(self, s: Position) -> list[int]:
        """Most points; then palaces, churches, trading houses over the whole board (WAL-144)."""
        ranks = [self.strength(s, seat) for seat in range(s.seats)]
        return [1 + len([other for other in ranks if other > own]) for own in ranks]

    def strength(self, s: Position, seat: int) -> int:
        """Points and tie-breaks as one number: each counts only if all before are equal."""
        total = s.score[seat]
        for building in range(3):
            count = 0
            for province in range(PROVINCES):
                if s.owner[province] == seat and s.has(province, building):
                    count += 1
            total = total * 100 + count
        return total

    def view(self, s: Position, seat: int) -> object:
        return views.view(s, seat)

    def own(self, s: Position, seat: int) -> object:
        return views.own_view(s, seat)

    def determinize(self, s: Position, seat: int, noise: Noise) -> Position:
        return hidden.determinize(s, seat, noise)

    def evaluate(self, s: Position, seat: int) -> float:
        return evaluate.evaluate(s, seat, weights.USUAL)

    def sound(self, s: Position) -> str:
        return sound.problem(s)
