"""Maria put together: the answers to the contract."""

from theatrum.core.chance import Chance, Noise
from theatrum.core.events import Journal
from theatrum.core.game import Decision, Game
from theatrum.games.maria import (
    cards,
    changes,
    combat,
    course,
    election,
    evaluate,
    hidden,
    hussars,
    income,
    joining,
    march,
    movement,
    outlook,
    politics,
    retreat,
    saxony,
    sensible,
    setup,
    sound,
    stacks,
    supply,
    talks,
    tracks,
    trains,
    winter,
)
from theatrum.games.maria import view as views
from theatrum.games.maria.agreements import barred_by, pledge_clause
from theatrum.games.maria.board import Board, Data
from theatrum.games.maria.forms import (
    CITY_SLOTS,
    DECLINE,
    DONE,
    POWER_OF,
    STEP,
    VOTE,
    actions,
    facts,
)
from theatrum.games.maria.state import (
    DRAW,
    MARCH,
    MOVEMENT,
    OPTIONS,
    PEACE_ANSWER,
    VOTING,
    Position,
)


def decisions() -> list[Decision[Position]]:
    """All decisions and phases, in the order of their numbers in `state.py`."""
    return [
        setup.Distribute(),
        hussars.PlaceHussar(),
        cards.Payment(),
        supply.Feeding(),
        income.SubsidyChoice(),
        movement.OrderWish(),
        movement.Movement(),
        march.March(),
        joining.Leader(),
        joining.Consent(),
        trains.Placing(),
        stacks.Shift(),
        combat.ChooseAttack(),
        combat.Duel(),
        retreat.Retreating(),
        retreat.Sweeping(),
        winter.Recruiting(),
        winter.Bringing(),
        winter.Allotting(),
        politics.NameTrump(),
        politics.Laying(),
        politics.Choosing(),
        politics.Executing(),
        tracks.CorpsChoice(),
        saxony.SaxonChoice(),
        election.Voting(),
        changes.PeaceOffer(),
        changes.PeaceAnswer(),
        changes.Reduction(),
        talks.Drafting(),
        talks.Answering(),
        course.Course(),
        course.Stage(),
        supply.Supply(),
        movement.Moving(),
        combat.Combat(),
        combat.Battle(),
        winter.Muster(),
        winter.Winter(),
        politics.Politics(),
        tracks.CorpsCheck(),
        election.Election(),
        saxony.Displace(),
        changes.Annexation(),
        talks.Term(),
    ]


class Maria(Game[Position]):
    """Maria with the components of the given data files."""

    def __init__(self, land: Data, powers: Data, cards: Data) -> None:
        self.board: Board = Board(land, powers, cards)
        space = actions(self.board.names)
        super().__init__(
            name="maria",
            prefix="MAR",
            seats=(2, 3),
            actions=space,
            facts=facts(self.board.names, [c.name for c in self.board.politics], space),
            options=OPTIONS,
            decisions=decisions(),
            end_rule=278,
        )
        self.evaluations = 1200
        self.chances = 1  # all draws are cards for a hand, mostly another's: one is like another

    def blank(self) -> Position:
        return Position(self.board)

    def setup(
        self, seats: int, options: list[int], chance: Chance, journal: Journal | None
    ) -> Position:
        return setup.set_up(self.board, seats, options, chance, journal)

    def copy(self, s: Position) -> Position:
        return Position(self.board, s)

    def scores(self, s: Position) -> list[int]:
        """One point for the winner."""
        return [1 if s.winner == seat + 1 else 0 for seat in range(s.seats)]

    def places(self, s: Position) -> list[int]:
        if s.winner == DRAW or s.winner == 0:
            return [1] * s.seats
        return [1 if s.winner == seat + 1 else 2 for seat in range(s.seats)]

    def view(self, s: Position, seat: int) -> object:
        return views.view(s, seat, self.actions)

    def own(self, s: Position, seat: int) -> object:
        return views.own_view(s, seat)

    def determinize(self, s: Position, seat: int, noise: Noise) -> Position:
        return hidden.determinize(s, seat, noise)

    def evaluate(self, s: Position, seat: int) -> float:
        return evaluate.evaluate(s, seat)

    def outlook(self, s: Position) -> list[float]:
        return outlook.outlook(s)

    def idle(self, s: Position, action: int) -> bool:
        """After the last march, or when no peace is made, come the battles and the turns of the
        other powers, as they would have come anyway."""
        if s.stack[-1] == MOVEMENT:
            return action == DONE
        return action == DECLINE and s.stack[-1] == PEACE_ANSWER

    def sensible(self, s: Position, seat: int) -> list[int]:
        return sensible.sensible(s, seat, self.legal(s, seat))

    def sound(self, s: Position) -> str:
        return sound.problem(s, self.decisions)

    def clause_against(self, s: Position, seat: int, action: int) -> int:
        """The number of the agreed clause that an action would break, or 0 (MAR-273)."""
        if not s.stack or self.why_not(s, seat, action) != 273:
            return 0
        if s.stack[-1] == VOTING and VOTE <= action < VOTE + 2:
            return pledge_clause(s, s.stack[-3])
        if s.stack[-1] == MARCH and STEP <= action < STEP + CITY_SLOTS:
            packed = s.stack[-3]
            for piece in (packed % march.PARTNER, packed // march.PARTNER % 32 - 1):
                if piece >= 0:
                    clause = barred_by(s, POWER_OF[piece], s.place[piece], action - STEP)
                    if clause:
                        return clause
        return 0
