"""Section 18: deck 1, the intrigues."""

from theatrum.core.forms import SEAT, Form
from theatrum.core.game import Decision
from theatrum.games.el_grande.board import Card
from theatrum.games.el_grande.effect import Effect
from theatrum.games.el_grande.forms import (
    CHOOSE,
    COUNT,
    MOVED,
    PART_CHOSEN,
    PICK,
    PICKED,
    PLACE_ONE,
    PLACED,
    PLACES,
    PUT,
    REGION,
    REGIONS,
    STOP,
    STOPPED,
)
from theatrum.games.el_grande.state import (
    ANYWHERE,
    EITHER_PART,
    NOWHERE,
    PICK_ONE,
    PLACE_EXTRA,
    PUT_ONE,
    Position,
)
from theatrum.games.el_grande.veto import Step


class Move(Effect):
    """Move caballeros about the board: whose, how many and from where is on the card (ELG-092 to
    ELG-103). All numbers are maxima; each caballero moves at most once."""

    def possible(self, s: Position, seat: int, card: Card) -> bool:
        for owner in range(s.seats):
            limit = card.own if owner == seat else card.foreign
            if limit > 0 and s.any_in_open_regions(owner):
                return True
        return False

    def begin(self, s: Position, seat: int, card: Card) -> None:
        s.begin_moves(card.total, card.own, card.foreign, NOWHERE if card.one_source else ANYWHERE)
        s.push(PICK_ONE, 1 << seat)


class PickOne(Decision[Position]):
    """Which caballero moves next, or none any more (ELG-092)."""

    def __init__(self) -> None:
        super().__init__(Form("pick_one", [("left", COUNT)]), 92)

    def about(self, s: Position) -> list[int]:
        """How many may still move: the card's number, or as many as there are."""
        movable = 0
        for action in self.legal(s, s.active()):
            if action != STOP:
                owner, region = divmod(action - PICK, REGIONS)
                movable += s.cubes[owner * PLACES + region] - s.moved[owner * PLACES + region]
        return [min(s.moves, movable)]

    def legal(self, s: Position, seat: int) -> list[int]:
        out: list[int] = []
        cubes, moved, king, source = s.cubes, s.moved, s.king, s.source
        for owner in range(s.seats):
            if (s.own_moves if owner == seat else s.foreign_moves) == 0:
                continue
            row = owner * PLACES
            first = PICK + owner * REGIONS
            if source >= 0:
                if cubes[row + source] > moved[row + source]:
                    out.append(first + source)
                continue
            for region in range(REGIONS):
                count = cubes[row + region]
                if count > 0 and region != king and count > moved[row + region]:
                    out.append(first + region)
        out.append(STOP)
        return out

    def why_not(self, s: Position, seat: int, action: int) -> int:
        if not PICK <= action < PICK + s.seats * REGIONS:
            return self.rule
        owner, region = divmod(action - PICK, REGIONS)
        if region == s.king:
            return 46
        if s.cubes[owner * PLACES + region] > s.moved[owner * PLACES + region]:
            return s.current().rule  # a colour or a region that this card doesn't reach
        return self.rule

    def apply(self, s: Position, seat: int, action: int) -> None:
        if action == STOP:
            s.tell(STOPPED, 92, seat)
            s.pop()
            s.end_moves()
            return
        owner, region = divmod(action - PICK, REGIONS)
        s.tell(PICKED, 92, seat, owner, region)
        s.push(PUT_ONE, 1 << seat, owner, region)


class PutOne(Step):
    """Where the picked caballero goes: any other region but the king's, or the castillo
    (ELG-042, ELG-050)."""

    def __init__(self) -> None:
        super().__init__(Form("put_one", [("owner", SEAT), ("region", REGION)]), 42, quiet=False)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3], s.stack[-4]]

    def legal(self, s: Position, seat: int) -> list[int]:
        return s.board.putting[s.king * REGIONS + s.stack[-4]]

    def why_not(self, s: Position, seat: int, action: int) -> int:
        return 46 if action == PUT + s.king else 92 if action == PUT + s.stack[-4] else self.rule

    def perform(self, s: Position, seat: int, action: int) -> None:
        place = action - PUT
        owner, region = s.stack[-3], s.stack[-4]
        s.pop()
        s.cubes[owner * PLACES + region] -= 1
        s.cubes[owner * PLACES + place] += 1
        s.moved[owner * PLACES + place] += 1
        s.tell(MOVED, s.current().rule, owner, region, place)
        s.moves -= 1
        if owner == seat:
            s.own_moves -= 1
        else:
            s.foreign_moves -= 1
        if s.source == NOWHERE:
            s.source = region
        if s.moves == 0 or len(pick_one.legal(s, seat)) == 1:
            s.pop()
            s.end_moves()


pick_one = PickOne()


class Extra(Effect):
    """Up to two more from the court to any regions but the king's, or the castillo (ELG-096)."""

    def possible(self, s: Position, seat: int, card: Card) -> bool:
        return s.court[seat] > 0

    def begin(self, s: Position, seat: int, card: Card) -> None:
        s.push(PLACE_EXTRA, 1 << seat, card.total)


class PlaceExtra(Step):
    """One of the extra caballeros: not bound to the king's neighbours, and open to a Veto."""

    def __init__(self) -> None:
        super().__init__(Form("place_extra", [("left", COUNT)]), 96)

    def about(self, s: Position) -> list[int]:
        return [s.stack[-3]]

    def legal(self, s: Position, seat: int) -> list[int]:
        return s.board.extra[s.king]

    def why_not(self, s: Position, seat: int, action: int) -> int:
        return 46 if action == PLACE_ONE + s.king else self.rule

    def apply(self, s: Position, seat: int, action: int) -> None:
        if action == STOP:
            s.tell(STOPPED, 96, seat)
            s.pop()
        else:
            super().apply(s, seat, action)

    def perform(self, s: Position, seat: int, action: int) -> None:
        place = action - PLACE_ONE
        s.court[seat] -= 1
        s.cubes[seat * PLACES + place] += 1
        s.tell(PLACED, 96, seat, place)
        s.stack[-3] -= 1
        if s.stack[-3] == 0 or s.court[seat] == 0:
            s.pop()


class Either(Effect):
    """One of two actions: the choice is announced first and binds (ELG-097)."""

    def possible(self, s: Position, seat: int, card: Card) -> bool:
        return Extra().possible(s, seat, card) or s.any_in_open_regions(seat)

    def begin(self, s: Position, seat: int, card: Card) -> None:
        s.push(EITHER_PART, 1 << seat)


class EitherPart(Decision[Position]):
    """Extra caballeros from the court, or all own of one region."""

    def __init__(self) -> None:
        super().__init__(Form("either_part"), 97, quiet=False)

    def legal(self, s: Position, seat: int) -> list[int]:
        out: list[int] = []
        if s.court[seat] > 0:
            out.append(CHOOSE)
        if s.any_in_open_regions(seat):
            out.append(CHOOSE + 1)
        return out

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.tell(PART_CHOSEN, 97, seat, action - CHOOSE)
        s.pop()
        if action == CHOOSE:
            Extra().begin(s, seat, s.board.cards[s.board.extra_part])
        else:
            Move().begin(s, seat, s.board.cards[s.board.move_part])
