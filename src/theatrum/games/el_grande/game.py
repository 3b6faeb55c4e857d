"""El Grande put together: the answers to the contract."""

from theatrum.core.chance import Chance, Noise
from theatrum.core.events import Journal
from theatrum.core.game import Decision, Game, ranking
from theatrum.games.el_grande import deck1, deck2, deck3, deck4, evaluate, hidden, sound
from theatrum.games.el_grande import view as views
from theatrum.games.el_grande.board import Board, Data
from theatrum.games.el_grande.castillo import CastilloDial
from theatrum.games.el_grande.dials import Dial
from theatrum.games.el_grande.forms import ACTIONS, facts
from theatrum.games.el_grande.placing import Placing
from theatrum.games.el_grande.power import PlayPower
from theatrum.games.el_grande.setup import set_up
from theatrum.games.el_grande.specials import Announced
from theatrum.games.el_grande.state import OPTIONS, Position
from theatrum.games.el_grande.turn import FetchMissing, MusterCount, TakeCard, Turn
from theatrum.games.el_grande.veto import Object, ObjectToVeto, Step, steps


def decisions() -> list[Decision[Position]]:
    """All decisions, in the order of their numbers in `state.py`."""
    return [
        PlayPower(),
        MusterCount(),
        FetchMissing(),
        TakeCard(),
        Turn(),
        Placing(),
        CastilloDial(),
        deck1.EitherPart(),
        deck1.pick_one,
        deck1.PutOne(),
        deck1.PlaceExtra(),
        Object(),
        ObjectToVeto(),
        Announced(),
        deck2.SufferWrath(),
        deck2.RemoveOne(),
        deck2.ReturnDial(),
        deck3.ChooseScored(),
        deck4.ScoringDial(),
        deck4.ChooseBoard(),
        deck4.ChooseKing(),
        deck4.ChooseExpelled(),
        deck4.ExpulsionDial(),
        deck4.ChooseGrande(),
        deck4.ChoosePower(),
    ]


class ElGrande(Game[Position]):
    """El Grande with the components of the given data files."""

    def __init__(self, board: Data, cards: Data) -> None:
        self.board: Board = Board(board, cards)
        super().__init__(
            name="el_grande",
            prefix="ELG",
            seats=(2, 5),
            actions=ACTIONS,
            facts=facts([card.name for card in self.board.cards]),
            options=OPTIONS,
            decisions=decisions(),
            end_rule=83,
        )
        for kind, decision in enumerate(self.decisions):
            if isinstance(decision, Step):
                steps[kind] = decision

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
        return ranking(self.scores(s))  # ELG-083: equal scores share the place

    def open_dial(self, s: Position) -> Dial | None:
        """The decision that waits, if it is one with secret dials."""
        if not s.stack:
            return None
        waiting = self.decision(s)
        return waiting if isinstance(waiting, Dial) else None

    def view(self, s: Position, seat: int) -> object:
        return views.view(s, seat, self.open_dial(s))

    def own(self, s: Position, seat: int) -> object:
        return views.own_view(s, seat)

    def determinize(self, s: Position, seat: int, noise: Noise) -> Position:
        return hidden.determinize(s, seat, noise, self.open_dial(s))

    def evaluate(self, s: Position, seat: int) -> float:
        return evaluate.evaluate(s, seat, evaluate.USUAL)

    def sound(self, s: Position) -> str:
        return sound.problem(s, self.options, self.decisions)
