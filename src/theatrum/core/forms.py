"""Forms: the names at the edge. Inside, an action, an event or a prompt is a few small integers;
a form gives them a verb and named arguments, and turns them into JSON and back without loss."""

from typing import Final

Json = dict[str, object]


class BadForm(ValueError):
    """A JSON object that is not one of the forms; the message says what is wrong with it."""


class Domain:
    """The values that an argument may take, with their names outside (texts or whole numbers)."""

    def __init__(self, names: list[str] | None = None, first: int = 0, size: int = 0) -> None:
        self.names: list[str] | None = names
        self.first: int = first
        self.size: int = size if names is None else len(names)
        self.index: dict[str, int] = (
            {} if names is None else {name: i for i, name in enumerate(names)}
        )

    def outside(self, value: int) -> object:
        """The name of an inner value (inner values count from 0)."""
        if self.names is None:
            return value + self.first
        return self.names[value]

    def inside(self, name: object) -> int:
        """The inner value of a name, or -1 if it has none."""
        if self.names is not None:
            return self.index.get(name, -1) if isinstance(name, str) else -1
        if not isinstance(name, int) or isinstance(name, bool):
            return -1
        value = name - self.first
        return value if 0 <= value < self.size else -1


def named(*names: str) -> Domain:
    return Domain(list(names))


def numbers(first: int, last: int) -> Domain:
    return Domain(None, first, last - first + 1)


class Form:
    """A verb with named arguments: `Form("pick", [("owner", SEATS), ("region", REGIONS)])`."""

    def __init__(self, verb: str, args: list[tuple[str, Domain]] | None = None) -> None:
        self.verb: str = verb
        self.args: list[tuple[str, Domain]] = [] if args is None else args
        self.size: int = 1
        for _, domain in self.args:
            self.size *= domain.size

    def json(self, values: list[int]) -> Json:
        out: Json = {"verb": self.verb}
        for (name, domain), value in zip(self.args, values):
            out[name] = domain.outside(value)
        return out

    def values(self, form: Json) -> list[int]:
        """The inner values of a JSON object of this verb; raises BadForm."""
        out: list[int] = []
        for name, domain in self.args:
            if name not in form:
                raise BadForm(f"'{self.verb}' needs '{name}'")
            value = domain.inside(form[name])
            if value < 0:
                raise BadForm(f"'{self.verb}' has no {name} {shorten(form[name])}")
            out.append(value)
        for name in form:
            if name != "verb" and not any(name == known for known, _ in self.args):
                raise BadForm(f"'{self.verb}' takes no {shorten(name)}")
        return out


def shorten(value: object) -> str:
    """Any outside value as a short piece of an error message."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):  # nested too deeply, or a number of thousands of digits
        text = type(value).__name__
    return text if len(text) <= 40 else text[:37] + "..."


class ActionSpace:
    """All actions of a game as the integers 0 .. size-1. The order of the forms is part of the
    public contract: new forms go to the end, so that an integer keeps its meaning."""

    def __init__(self, forms: list[Form]) -> None:
        self.forms: list[Form] = forms
        self.first: list[int] = []
        self.form_of: list[int] = []
        self.by_verb: dict[str, int] = {}
        for i, form in enumerate(forms):
            self.by_verb[form.verb] = i
            self.first.append(len(self.form_of))
            for _ in range(form.size):
                self.form_of.append(i)
        self.size: int = len(self.form_of)

    def number(self, verb: str) -> int:
        """The first action of a verb; its others follow in the order of the arguments."""
        return self.first[self.by_verb[verb]]

    def values(self, action: int) -> list[int]:
        """The inner arguments of an action."""
        form = self.forms[self.form_of[action]]
        rest = action - self.first[self.form_of[action]]
        out: list[int] = []
        for i in range(len(form.args) - 1, -1, -1):
            size = form.args[i][1].size
            out.append(rest % size)
            rest //= size
        out.reverse()
        return out

    def json(self, action: int) -> Json:
        """The outside form of an action."""
        if not 0 <= action < self.size:
            raise BadForm(f"no action has the number {shorten(action)}")
        return self.forms[self.form_of[action]].json(self.values(action))

    def parse(self, form: object) -> int:
        """The action that a JSON object names; raises BadForm with what is wrong."""
        if not isinstance(form, dict):
            raise BadForm("an action is an object with a 'verb'")
        verb = form.get("verb")
        at = self.by_verb.get(verb, -1) if isinstance(verb, str) else -1
        if at < 0:
            raise BadForm(f"unknown verb {shorten(verb)}")
        action = 0
        for value, (_, domain) in zip(self.forms[at].values(form), self.forms[at].args):
            action = action * domain.size + value
        return self.first[at] + action


class ActionDomain(Domain):
    """An argument that is itself an action, such as the step that somebody declares."""

    def __init__(self, actions: ActionSpace) -> None:
        super().__init__(None, 0, actions.size)
        self.actions: ActionSpace = actions

    def outside(self, value: int) -> object:
        return self.actions.json(value)

    def inside(self, name: object) -> int:
        return self.actions.parse(name)


SEATS_MAX: Final = 5
SEAT: Final = numbers(0, SEATS_MAX - 1)
