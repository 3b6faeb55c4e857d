"""The laws that hold for every game, as checks on a position or a match. The fuzzer samples them,
the tests go through them; a broken one raises `Broken`, which says how."""

from dataclasses import dataclass
from typing import Any

import msgspec

from theatrum.core.chance import Noise
from theatrum.core.events import Event, Journal
from theatrum.core.game import SPECTATOR, Refusal
from theatrum.core.state import NOBODY, State
from theatrum.library.catalogue import AnyGame
from theatrum.match.match import Match

INTERLEAVINGS = 6  # orders of simultaneous answers that are tried at one position


class Broken(AssertionError):
    """A law does not hold."""


def hold(condition: bool, law: str, *details: object) -> None:
    if not condition:
        raise Broken(": ".join([law, *(str(detail)[:300] for detail in details)]))


@dataclass
class Outcome:
    """A position after an action, what happened, and whether that closes undo."""

    state: Any
    events: list[Event]
    sealed: bool


def outcome(game: AnyGame, s: Any, seat: int, action: int) -> Outcome:
    """Carry out an action on a copy."""
    after = game.copy(s)
    after.journal = Journal()
    game.apply(after, seat, action)
    sealed = after.revealed or after.chance.draws != s.chance.draws or game.over(after)
    return Outcome(after, after.journal.take(), sealed)


def readers(s: Any) -> list[int]:
    return [SPECTATOR, *range(s.seats)]


def view_bytes(game: AnyGame, s: Any, reader: int) -> bytes:
    return msgspec.json.encode(game.view(s, reader))


def seen(game: AnyGame, s: Any, reader: int) -> tuple[bytes, bytes, list[int]]:
    """All that a reader gets from a position: the view, the question and the own legal actions."""
    return (
        view_bytes(game, s, reader),
        msgspec.json.encode(game.question(s)),
        legal(game, s, reader),
    )


def seen_after(game: AnyGame, after: Outcome, reader: int) -> tuple[object, list[bytes]]:
    """All that a reader gets from an action: the new position's answers and the events."""
    told = [msgspec.json.encode(game.fact(e)) for e in after.events if e.visible(reader)]
    return seen(game, after.state, reader), told


def legal(game: AnyGame, s: Any, seat: int) -> list[int]:
    """The legal actions, worked out anew."""
    s.legal_seat, s.legal_list = NOBODY, []
    return list(game.legal(s, seat))


# Questions and answers.


def check_questions(game: AnyGame, s: Any) -> None:
    """Somebody must answer until the game is over, and always has an answer."""
    deciders = game.deciders(s)
    hold(game.over(s) == (not deciders), "the game is over when nobody must answer", deciders)
    hold(deciders == sorted(set(deciders)), "deciders are in order", deciders)
    hold(all(0 <= seat < s.seats for seat in deciders), "deciders are seats", deciders)
    hold(game.decider(s) == (deciders[0] if deciders else -1), "the first decider")
    for seat in range(-3, s.seats + 2):
        remembered, actions = game.legal(s, seat), legal(game, s, seat)
        hold(remembered == actions, "the remembered legal list is the true one", seat)
        hold(bool(actions) == (seat in deciders), "who must answer has an answer, no other", seat)
        hold(len(set(actions)) == len(actions), "no action is offered twice", actions)
        hold(
            all(0 <= action < game.actions.size for action in actions),
            "legal actions are in the action space",
            actions,
        )
    question = game.question(s)
    hold(question["seats"] == deciders, "the question names the deciders", question)
    msgspec.json.encode(question)
    hold(len(game.scores(s)) == len(game.places(s)) == s.seats, "every seat has score and place")


def check_why_not(game: AnyGame, s: Any, seat: int, action: int, rules: frozenset[int]) -> None:
    """Either an action is legal, or a rule of the ledger forbids it."""
    rule = game.why_not(s, seat, action)
    if action in game.legal(s, seat):
        hold(rule == 0, "no rule forbids a legal action", seat, game.actions.json(action), rule)
    else:
        form = game.actions.json(action)
        hold(rule in rules, "a rule of the ledger forbids what is not legal", seat, form, rule)


def check_refusal(game: AnyGame, s: Any, seat: int, action: int) -> None:
    """What is not legal is refused, and nothing changes."""
    before = s.encode()
    try:
        game.apply(s, seat, action)
    except Refusal:
        hold(s.encode() == before, "a refusal changes nothing", seat, action)
    else:
        raise Broken(f"an action that is not legal was carried out: seat {seat}, {action}")


# The position is a value.


def check_value(game: AnyGame, s: Any) -> None:
    """Copies and decoded bytes are the same position, and answer alike."""
    data = s.encode()
    for what, other in (("copy", game.copy(s)), ("decoded position", game.decode(data))):
        hold(other == s, f"the {what} is equal")
        hold(hash(other) == hash(s), f"the {what} has the same hash")
        hold(other.encode() == data, f"the {what} has the same bytes")
        for reader in readers(s):
            hold(seen(game, other, reader) == seen(game, s, reader), f"the {what} looks alike")


def attributes(s: State) -> set[str]:
    """The data that a position carries, compiled or not."""
    return {name for name in dir(s) if not name.startswith("__") and not callable(getattr(s, name))}


# Secrets.


def check_views(game: AnyGame, s: Any) -> None:
    """Views of two readers differ in `reader` and `own` alone."""
    public = []
    for reader in readers(s):
        view = msgspec.to_builtins(game.view(s, reader))
        hold(view.pop("reader") == (None if reader == SPECTATOR else reader), "a view's reader")
        own = view.pop("own")
        if reader == SPECTATOR:
            hold(own is None, "a spectator has nothing of his own")
        else:
            hold(own == msgspec.to_builtins(game.own(s, reader)), "a view's own part", reader)
        public.append(view)
    hold(all(view == public[0] for view in public), "all readers see the same public part")


def check_twin(game: AnyGame, s: Any, reader: int, noise: Noise) -> Any:
    """An imagined position can't be told from the true one by the reader; returns it."""
    before = s.encode()
    seed = int(noise.word())
    for other in game.deciders(s):
        if other != reader:
            game.legal(s, other)  # what is remembered here must not find its way into the twin
    twin = game.determinize(s, reader, Noise(seed))
    hold(s.encode() == before, "imagining a position leaves the true one alone")
    hold(twin.chance.key != s.chance.key, "imagined chance has nothing to do with the true one")
    again = game.decode(twin.encode())
    for seat in range(s.seats):
        hold(
            game.legal(twin, seat) == game.legal(again, seat),
            "an imagined position offers what follows from it, not from the true one",
            seat,
        )
    hold(
        seen(game, twin, reader) == seen(game, s, reader),
        "an imagined position looks alike",
        reader,
    )
    hold(
        game.determinize(twin, reader, Noise(seed)) == twin,
        "equal knowledge and equal noise imagine the same",
        reader,
    )
    if reader in game.deciders(s):
        actions = game.legal(s, reader)
        check_twin_action(game, s, twin, reader, actions[noise.below(len(actions))])
    return twin


def check_twin_action(game: AnyGame, s: Any, twin: Any, reader: int, action: int) -> None:
    """What the reader does next closes undo in both positions or in neither; if in neither, it
    shows the reader the same."""
    true, imagined = outcome(game, s, reader, action), outcome(game, twin, reader, action)
    form = game.actions.json(action)
    hold(true.sealed == imagined.sealed, "undo tells nothing hidden", reader, form)
    if not true.sealed:
        hold(
            seen_after(game, true, reader) == seen_after(game, imagined, reader),
            "an action that closes no undo shows nothing hidden",
            reader,
            form,
        )


def check_secret_answers(game: AnyGame, s: Any, noise: Noise) -> None:
    """Others learn nothing from a secret answer but what the events tell them, and these tell
    nothing as long as others must still answer."""
    if game.over(s) or not game.decision(s).secret:
        return
    for seat in game.deciders(s):
        actions = game.legal(s, seat)
        one = outcome(game, s, seat, actions[noise.below(len(actions))])
        two = outcome(game, s, seat, actions[noise.below(len(actions))])
        waiting = len(game.deciders(s)) > 1
        for reader in readers(s):
            if reader == seat:
                continue
            first, second = seen_after(game, one, reader), seen_after(game, two, reader)
            same_events = first[1] == second[1]
            hold(same_events or not waiting, "a secret answer is not told before all have answered")
            hold(
                not same_events or first == second, "nobody sees more than the events tell", reader
            )


def check_order_of_answers(game: AnyGame, s: Any, noise: Noise) -> None:
    """Simultaneous answers give the same position in any order."""
    if len(game.deciders(s)) < 2:
        return
    script = scripted_answers(game, s, noise)
    results = set()
    for _ in range(INTERLEAVINGS):
        t = game.copy(s)
        left = {seat: list(actions) for seat, actions in script.items()}
        while left:
            seat = list(left)[noise.below(len(left))]
            game.apply(t, seat, left[seat].pop(0))
            left = {seat: actions for seat, actions in left.items() if actions}
        results.add(t.encode())
    hold(len(results) == 1, "the order of simultaneous answers changes nothing", script)


def scripted_answers(game: AnyGame, s: Any, noise: Noise) -> dict[int, list[int]]:
    """Answers of every seat to a simultaneous decision, until it is settled."""
    t, script = game.copy(s), {}
    for seat in game.deciders(s):
        answers: list[int] = []
        while settling(s, t) and seat in game.deciders(t):
            actions = game.legal(t, seat)
            answers.append(actions[noise.below(len(actions))])
            game.apply(t, seat, answers[-1])
        script[seat] = answers
    return script


def settling(s: Any, t: Any) -> bool:
    """Does the same question still wait? If chance has been drawn, it is a new one like it."""
    same = t.stack[-1:] == s.stack[-1:] and len(t.stack) == len(s.stack)
    return same and t.chance.draws == s.chance.draws


# Undo.


def shows_something(
    game: AnyGame, s: Any, seat: int, action: int, noise: Noise, tries: int
) -> bool:
    """Could some reader tell two positions apart after the action that looked alike before it? Was
    chance drawn, or the match ended? Asks the engine's own flag nothing. A no is as good as the
    number of tries for each reader."""
    true = outcome(game, s, seat, action)
    if true.state.chance.draws != s.chance.draws or game.over(true.state):
        return True
    shown = {reader: seen_after(game, true, reader) for reader in readers(s)}
    for _ in range(tries):
        for reader in readers(s):
            twin = game.determinize(s, reader, noise)
            if action in game.legal(twin, seat):
                imagined = outcome(game, twin, seat, action)
                if seen_after(game, imagined, reader) != shown[reader]:
                    return True
    return False


def check_undo(match: Match, before: Any, seat: int, action: int) -> None:
    """After an action that may be taken back: taking it back restores everything but the log. The
    match is left as it was before the action."""
    entries = len(match.log)
    hold(match.can_undo(seat), "the action can be taken back", seat, action)
    match.undo(seat)
    hold(match.state.encode() == before.encode(), "undo restores the position")
    hold(
        all(
            seen(match.game, match.state, r) == seen(match.game, before, r) for r in readers(before)
        ),
        "undo restores what everybody sees",
    )
    hold(len(match.log) == entries + 1, "undo leaves a trace in the log")
