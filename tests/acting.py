"""What the tests of all games do at a table: act, ask what is legal, try what is not."""

from collections.abc import Callable
from typing import Any

import pytest

from theatrum.core.game import Refusal
from theatrum.library.catalogue import AnyGame


def rule_number(rule: str) -> int:
    """ELG-046 is 46."""
    return int(rule.partition("-")[2])


class Acting:
    """A position may have been changed by hand: what it remembers of legal actions is void, and
    `forget` makes it forget."""

    def __init__(self, game: AnyGame, forget: Callable[[Any], None]) -> None:
        self.game = game
        self.forget = forget

    def asked(self, s: Any) -> str:
        """The decision that waits."""
        return str(self.game.question(s)["verb"])

    def deciders(self, s: Any) -> list[int]:
        return self.game.deciders(s)

    def view(self, s: Any, seat: int) -> Any:
        return self.game.view(s, seat)

    def facts(self, s: Any, *wanted: str) -> list[dict[str, Any]]:
        """What has happened since the last call, or the facts of some kinds among it."""
        assert s.journal is not None
        found = [self.game.fact(event) for event in s.journal.take()]
        return [fact for fact in found if not wanted or fact["verb"] in wanted]

    def action(self, verb: str, **args: object) -> int:
        return self.game.actions.parse({"verb": verb, **args})

    def act(self, s: Any, seat: int, verb: str, **args: object) -> None:
        """Carry out an action given in its outside form."""
        self.forget(s)
        self.game.apply(s, seat, self.action(verb, **args))

    def legal(self, s: Any, seat: int) -> list[dict[str, Any]]:
        self.forget(s)
        return [self.game.actions.json(a) for a in self.game.legal(s, seat)]

    def can(self, s: Any, seat: int, verb: str, **args: object) -> bool:
        self.forget(s)
        return self.action(verb, **args) in self.game.legal(s, seat)

    def choices(self, s: Any, seat: int, verb: str) -> list[Any]:
        """The first arguments with which a verb is legal now (True if it has none)."""
        found = [list(one.values()) for one in self.legal(s, seat) if one["verb"] == verb]
        return [values[1] if len(values) > 1 else True for values in found]

    def verbs(self, s: Any, seat: int) -> set[str]:
        """The verbs that are legal now."""
        return {str(one["verb"]) for one in self.legal(s, seat)}

    def refused(self, s: Any, seat: int, verb: str, **args: object) -> str:
        """Try something illegal: the position must stay as it was. The rule that forbids it."""
        self.forget(s)
        before = s.encode()
        action = self.action(verb, **args)
        with pytest.raises(Refusal) as refusal:
            self.game.apply(s, seat, action)
        assert s.encode() == before
        assert self.game.why_not(s, seat, action) == rule_number(refusal.value.rule)
        return refusal.value.rule
