"""Hannibal put together: the answers to the contract."""

from typing import Final

from theatrum.core.chance import Chance, Noise
from theatrum.core.events import Journal
from theatrum.core.game import Decision, Game
from theatrum.core.state import NOBODY
from theatrum.games.hannibal import (
    answer,
    battle,
    consuls,
    counter,
    declare,
    evaluate,
    events,
    garrison,
    hidden,
    march,
    outlook,
    proposals,
    reaction,
    retreat,
    rounds,
    sea,
    sensible,
    siege,
    sound,
    strategy,
    turn,
    winter,
)
from theatrum.games.hannibal import view as views
from theatrum.games.hannibal.board import Board, Data
from theatrum.games.hannibal.forms import ACTIONS, CARTHAGE, ROME, facts
from theatrum.games.hannibal.setup import set_up
from theatrum.games.hannibal.state import (
    ELEPHANT_LOSS,
    NONE,
    OPTIONS,
    REMOVE_PCS,
    Position,
)

LAST_CARDS: Final = 6  # in both hands: from there searches play to the end


def decisions() -> list[Decision[Position]]:
    """All decisions, in the order of their numbers in `state.py`."""
    return [
        turn.Course(),
        turn.ReinforceCarthage(),
        turn.ReturnGeneral(),
        turn.ReinforceRome(),
        consuls.PlaceAfricanus(),
        consuls.NameProconsul(),
        consuls.PlaceConsul(),
        turn.Opening(),
        turn.ChooseFirst(),
        strategy.Strategy(),
        strategy.Play(),
        strategy.Played(),
        strategy.Operation(),
        strategy.Placing(),
        strategy.Campaign(),
        strategy.NextGeneral(),
        march.Marching(),
        siege.EndMove(),
        sea.Voyage(),
        counter.Window(),
        reaction.Reaction(),
        garrison.CityCus(),
        garrison.CityGenerals(),
        declare.Declare(),
        declare.InterceptForce(),
        declare.AvoidTo(),
        declare.AvoidForce(),
        answer.Intercepted(),
        answer.Pursuit(),
        garrison.Sortie(),
        siege.SiegeTry(),
        battle.Battle(),
        battle.ChangeCommand(),
        battle.BattleEvents(),
        battle.ChargeElephants(),
        battle.ElephantFright(),
        rounds.Attacking(),
        rounds.Matching(),
        rounds.Counterattack(),
        rounds.StopWithdrawal(),
        rounds.TakeAttack("seize_attack", 91),
        rounds.WithdrawTo(),
        strategy.ElephantLoss(),
        retreat.Retreat(),
        retreat.RetreatCity(),
        retreat.RetreatTo(),
        retreat.RetreatStep(),
        retreat.Sweep(),
        winter.RemovePcs(),
        events.EventTarget(),
        events.Mercenaries(),
        winter.Winter(),
        rounds.Stealing(),
        rounds.TakeAttack("enveloped", 89),
        siege.HannoRemoves(),
        answer.Shelter(),
    ]


class Hannibal(Game[Position]):
    """Hannibal with the components of the given data files. Seat 0 is Rome, seat 1 Carthage."""

    def __init__(self, map_: Data, cards: Data, setup: Data) -> None:
        self.board: Board = Board(map_, cards, setup)
        # How every match begins; copies are made faster than set-ups.
        self.first: Position = set_up(self.board)
        self.first.found()
        super().__init__(
            name="hannibal",
            prefix="HAN",
            seats=(2, 2),
            actions=ACTIONS,
            facts=facts(),
            options=OPTIONS,
            decisions=decisions(),
            end_rule=113,
        )

    def proceed(self, s: Position) -> None:
        """The steps of phases; before the next one, elephants and PCs that are owed are asked
        for, and a won game is over at once (HAN-113)."""
        while s.stack:
            if s.winner == NONE and s.tusk_at == NONE and s.owed[ROME] | s.owed[CARTHAGE] == 0:
                if s.stack[-2]:
                    return
                self.decisions[s.stack[-1]].proceed(s)
            elif s.winner != NONE:
                s.stack = []
                s.legal_seat = NOBODY
            elif s.tusk_at != NONE:
                if s.stack[-1] != ELEPHANT_LOSS:
                    s.push(ELEPHANT_LOSS, 1 << CARTHAGE)
                    s.legal_seat = NOBODY
                return
            else:
                if s.stack[-1] != REMOVE_PCS:
                    side = ROME if s.owed[ROME] else CARTHAGE
                    s.push(REMOVE_PCS, 1 << side, side)
                    s.legal_seat = NOBODY
                return

    def blank(self) -> Position:
        return Position(self.board)

    def setup(
        self, seats: int, options: list[int], chance: Chance, journal: Journal | None
    ) -> Position:
        s = Position(self.board, self.first)
        # Copies share these rows; who prepares a position by hand changes them in place.
        s.tribe = s.tribe[:]
        s.siege = s.siege[:]
        s.known = s.known[:]
        s.seats = seats
        s.options = options[:]
        s.chance = chance
        s.journal = journal
        return s

    def copy(self, s: Position) -> Position:
        return Position(self.board, s)

    def scores(self, s: Position) -> list[int]:
        """Political points; when the game is over, the winner has one more than the loser if they
        do not say so by themselves."""
        points = [s.points(ROME), s.points(CARTHAGE)]
        if s.winner != NONE and points[s.winner] <= points[1 - s.winner]:
            points[s.winner] = points[1 - s.winner] + 1
        return points

    def places(self, s: Position) -> list[int]:
        if s.winner != NONE:
            return [1 if side == s.winner else 2 for side in range(2)]
        points = self.scores(s)
        return [1 if points[side] >= points[1 - side] else 2 for side in range(2)]

    def view(self, s: Position, seat: int) -> object:
        return views.view(s, seat)

    def own(self, s: Position, seat: int) -> object:
        return views.own_view(s, seat)

    def determinize(self, s: Position, seat: int, noise: Noise) -> Position:
        return hidden.determinize(s, seat, noise)

    def evaluate(self, s: Position, seat: int) -> float:
        return evaluate.evaluate(s, seat)

    def outlook(self, s: Position) -> list[float]:
        return outlook.outlook(s)

    def last_round(self, s: Position) -> bool:
        """The last few cards: before them an end is too far away to tell one move from another."""
        return s.turn >= s.last_turn() and int(s.hands[ROME]) + int(s.hands[CARTHAGE]) <= LAST_CARDS

    def proposals(self, s: Position, seat: int) -> list[list[int]]:
        return proposals.proposals(self, s, seat)

    def sensible(self, s: Position, seat: int) -> list[int]:
        return sensible.sensible(s, seat, self.legal(s, seat))

    def sound(self, s: Position) -> str:
        return sound.problem(s)
