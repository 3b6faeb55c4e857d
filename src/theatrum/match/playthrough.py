"""A whole match as a text, with every answer of the contract at each step: for people who want to
see what the engine says, and for tests that want to see when it says something else."""

from typing import Any

import msgspec

from theatrum.core.chance import Noise
from theatrum.core.events import EVERYBODY, Event
from theatrum.core.forms import Json
from theatrum.core.game import SPECTATOR
from theatrum.match.match import Match
from theatrum.match.wander import Wanderer

READER = 0  # the seat whose view is shown beside the spectator's


def playthrough(match: Match, noise: Noise) -> str:
    """Play a new match to its end by chance, and tell everything on the way."""
    lines = heading(match)
    lines += [fact_line(match, told.event) for told in match.told]
    wanderer = Wanderer(match.game, noise)
    shown = None
    while not match.over:
        begun = getattr(match.game.view(match.state, SPECTATOR), "round", None)
        if begun != shown:
            shown = begun
            lines += position_lines(match, noise)
        lines += step_lines(match, wanderer)
    lines += position_lines(match, noise)
    lines.append(f"result {short(match.result())}")
    return "\n".join(lines) + "\n"


def heading(match: Match) -> list[str]:
    return [
        f"{match.title.title}, {len(match.seats)} seats",
        f"options {short(match.option_names())}",
        f"seed {match.seed}",
        f"commitment {match.commitment}",
        f"data {match.title.fingerprint}",
        "",
    ]


def step_lines(match: Match, wanderer: Wanderer) -> list[str]:
    """The question, what each seat may do, what one of them does, and what comes of it."""
    game, s = match.game, match.state
    question = dict(game.question(s))
    verb, seats, rule = question.pop("verb"), question.pop("seats"), question.pop("rule")
    about = f"{verb} {short(question)}".strip()
    lines = ["", f"{len(match.log) + 1} {about} seats={short(seats)} {rule}"]
    for seat in game.deciders(s):
        lines.append(f"  {seat} may {actions_line(match, game.legal(s, seat))}")
    seat, action = wanderer.choose(s)
    other = wanderer.noise.below(game.actions.size)
    if other not in game.legal(s, seat):
        forbids = game.rule_name(game.why_not(s, seat, other))
        lines.append(f"  {seat} may not {actions_line(match, [other])} {forbids}")
    lines.append(f"  {seat} does {actions_line(match, [action])}")
    lines += [fact_line(match, event) for event in match.act(seat, action)]
    undo = [other for other in range(len(match.seats)) if match.can_undo(other)]
    lines.append(f"  undo={short(undo)} {match.state.digest()}")
    return lines


def position_lines(match: Match, noise: Noise) -> list[str]:
    """What a spectator sees, what else a seat does, and the numbers of the position."""
    game, s = match.game, match.state
    seats = range(len(match.seats))
    lines = ["", "seen by all"]
    public = msgspec.to_builtins(game.view(s, SPECTATOR))
    for name, value in public.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines += [f"  {name} {short(item)}" for item in value]
        else:
            lines.append(f"  {name} {short(value)}")
    lines.append(f"seen by seat {READER}")
    for name, value in msgspec.to_builtins(game.view(s, READER)).items():
        if value != public[name]:
            lines.append(f"  {name} {short(value)}")
    worth = [f"{game.evaluate(s, seat):.1f}" for seat in seats]
    imagined = [game.determinize(s, reader, noise).digest() for reader in (SPECTATOR, READER)]
    lines.append(f"scores {short(game.scores(s))} places {short(game.places(s))}")
    lines.append(f"worth {' '.join(worth)}")
    lines.append(f"position {s.digest()} imagined {' '.join(imagined)}")
    return lines


def actions_line(match: Match, actions: list[int]) -> str:
    """Actions by verb, with their arguments only: `place galicia castillo | end`."""
    by_verb: dict[object, list[str]] = {}
    for action in actions:
        form = dict(match.game.actions.json(action))
        by_verb.setdefault(form.pop("verb"), []).append(":".join(short(v) for v in form.values()))
    return " | ".join(f"{verb} {' '.join(args)}".strip() for verb, args in by_verb.items())


def fact_line(match: Match, event: Event) -> str:
    fact: Json = dict(match.game.fact(event))
    verb, rule = fact.pop("verb"), fact.pop("rule")
    readers = [seat for seat in range(len(match.seats)) if event.visible(seat)]
    known = "" if event.seen == EVERYBODY else f" only={short(readers)}"
    about = f"{verb} {short(fact)}".strip()
    return f"  * {about} {rule}{known}"


def short(value: Any) -> str:
    """JSON without its quotes, and without its outer braces."""
    if isinstance(value, dict):
        return " ".join(f"{name}={within(inner)}" for name, inner in value.items())
    if isinstance(value, list):
        return "[" + ",".join(within(inner) for inner in value) + "]"
    if value is None or isinstance(value, bool):
        return {None: "-", True: "yes", False: "no"}[value]
    return str(value)


def within(value: Any) -> str:
    return f"{{{short(value)}}}" if isinstance(value, dict) else short(value)
