"""What a special action must be able to say and do."""

from theatrum.games.el_grande.board import Card
from theatrum.games.el_grande.state import Position


class Effect:
    """The effect of a card. Used, it may ask the active seat (a `Step` on the stack) or announce
    a step that needs no choice, which comes back as `carry_out` unless somebody objects."""

    def possible(self, s: Position, seat: int, card: Card) -> bool:
        """Could using the card do anything now?"""
        return False

    def begin(self, s: Position, seat: int, card: Card) -> None:
        """The seat uses the card."""

    def carry_out(self, s: Position, seat: int, stage: int) -> None:
        """An announced step takes effect."""
