"""Secret dials: all concerned set them at the same time, none is shown before all are set
(ELG-016, ELG-086)."""

from theatrum.core.events import only
from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.el_grande.forms import DIAL, DIAL_SET, DIAL_SHOWN, DIALLED, REGIONS
from theatrum.games.el_grande.state import INATTENTIVE_DIAL, NOWHERE, Position


class Dial(Decision[Position]):
    """Each of the seats asked dials one region; when the last has, `complete` goes on."""

    def __init__(self, form: Form, rule: int, quiet: bool = False) -> None:
        super().__init__(form, rule, secret=True, quiet=quiet)

    def allowed(self, s: Position, seat: int, region: int) -> int:
        """0 if the seat may dial the region, else the rule that forbids it."""
        raise NotImplementedError

    def complete(self, s: Position, about: int) -> None:
        """All dials are set; the frame is gone, `about` was its own integer."""
        raise NotImplementedError

    def legal(self, s: Position, seat: int) -> list[int]:
        return [DIAL + region for region in range(REGIONS) if self.allowed(s, seat, region) == 0]

    def why_not(self, s: Position, seat: int, action: int) -> int:
        if DIAL <= action < DIAL + REGIONS:
            return self.allowed(s, seat, action - DIAL)
        return self.rule

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.dial[seat] = action - DIAL
        rule = self.asks(s)
        s.tell(DIALLED, rule, seat)
        s.tell_only(only(seat), DIAL_SET, rule, seat, action - DIAL)
        about = s.stack[-3]
        if s.answered(seat):
            if self.others_unknown(s, seat):
                s.reveal()
            s.pop()
            self.complete(s, about)

    def others_unknown(self, s: Position, last: int) -> bool:
        """Do the dials show the seat that set the last one anything? Not if it was alone, or if
        the others had no choice."""
        for seat in range(s.seats):
            if seat != last and s.dial[seat] != NOWHERE and len(self.legal(s, seat)) > 1:
                return True
        return False


def target_rule(s: Position, region: int, rule: int) -> int:
    """The king's region can't be the target of a dial, unless the table wants the real dial with
    its risk (ELG-056, ELG-059)."""
    return rule if region == s.king and s.options[INATTENTIVE_DIAL] == 0 else 0


def show_dials(s: Position, rule: int) -> None:
    """Turn the dials over."""
    for seat in range(s.seats):
        if s.dial[seat] != NOWHERE:
            s.tell(DIAL_SHOWN, rule, seat, s.dial[seat])


def clear_dials(s: Position) -> None:
    for seat in range(s.seats):
        s.dial[seat] = NOWHERE
