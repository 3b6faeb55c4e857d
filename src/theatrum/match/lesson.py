"""A guided first match: a match file, most of whose actions play by themselves, while a learner
makes some, and steps that explain. A game has it in its folder `lesson/`:

    match.json      the match in the format of `record.py`, its seed open; it need not be finished
    steps.json      what is said and asked on the way, see `Steps`
    <language>.ftl  the texts: `lesson-<text>` of every step, and `lesson-<text>-not` for whoever
                    does something else that the rules allow

Where a learner stands follows from the number of actions in force alone, so that a lesson is left,
taken up again and taken back like any match.
"""

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from theatrum.library.catalogue import Title, folder
from theatrum.library.words import catalogue_text
from theatrum.match.match import Match
from theatrum.match.record import BadRecord, from_bytes, replay


class BadLesson(ValueError):
    """A lesson that can't be played; the message says why."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One text of the guide. `after`: so many actions play by themselves before it; `quick`: at
    once, without a pause. `clicks`: so many of the match's actions the learner makes then; none: it
    is only read. `light`: a place to light on the board. `rule`: where more is to be read.
    `accept`: other answers than the match's that will do; only for a single click, and only if all
    that follows stays possible."""

    text: str
    after: int = 0
    quick: bool = False
    clicks: int = 0
    light: str | None = None
    rule: str | None = None
    accept: list[dict[str, Any]] = []


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A short real match for afterwards: bots of a level at the other seats, and options."""

    seats: int
    level: str
    options: dict[str, Any]


class Steps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `steps.json`. `seat` is the learner's; `minutes` is what the lesson takes."""

    seat: int
    minutes: int
    then: Wish
    steps: list[Step]


@dataclass(frozen=True)
class Turn:
    """An action of the lesson's match. `asked`: the step in which the learner makes it. `read`: the
    learner reads before it plays. `quick`: it plays without a pause."""

    seat: int
    action: int
    asked: Step | None
    read: bool
    quick: bool


@dataclass(frozen=True)
class Lesson:
    """A lesson ready to be given. `starts` are the numbers of actions in force at which the steps
    are shown; `mark` tells this script from others, whatever is said about it."""

    title: Title
    plan: Steps
    seats: list[str]
    options: dict[str, Any]
    seed: str
    mark: str
    turns: list[Turn]
    starts: list[int]

    def to_play(self, done: int) -> Turn | None:
        """The action that plays by itself after so many."""
        turn = self.turns[done] if done < len(self.turns) else None
        return None if turn is None or turn.asked or turn.read else turn

    def to_read(self, done: int) -> Turn | None:
        """The action that plays as soon as the learner has read."""
        turn = self.turns[done] if done < len(self.turns) else None
        return turn if turn is not None and turn.read and not turn.asked else None

    def wanted(self, done: int) -> list[int]:
        """The actions that the learner may make after so many: the match's own one first; none if
        it is not his turn."""
        turn = self.turns[done] if done < len(self.turns) else None
        if turn is None or turn.asked is None:
            return []
        parse = self.title.game.actions.parse
        return [turn.action, *(parse(form) for form in turn.asked.accept)]

    def steps_at(self, done: int) -> list[Step]:
        """The steps to go through after so many: what is to be read, then what is to be done; none
        while the others play."""
        return [
            step
            for at, step in zip(self.starts, self.plan.steps, strict=True)
            if at <= done < at + max(1, step.clicks)
        ]

    def ended(self, done: int) -> bool:
        return done >= len(self.turns)

    def fits(self, match: Match) -> bool:
        """Is it a match of this lesson, as far as it has been played?"""
        if match.seed != self.seed or len(match.line) > len(self.turns):
            return False
        return all(
            done.action in (self.wanted(i) or [self.turns[i].action])
            for i, done in enumerate(match.line)
        )


def text_of(game: str, name: str, language: str, names: list[str]) -> str | None:
    """A text of the guide in a language, with the names of those at the table; None if there is no
    such text."""
    bundle = texts_in(game, language)
    if not bundle.has_message(name) or (pattern := bundle.get_message(name).value) is None:
        return None
    seats = {f"seat{seat}": player for seat, player in enumerate(names)}
    return str(bundle.format_pattern(pattern, seats)[0])


@cache
def texts_in(game: str, language: str) -> FluentBundle:
    """The catalogue of a lesson; raises NoSuchLanguage."""
    out = FluentBundle([language], use_isolating=False)
    out.add_resource(FluentResource(catalogue_text(folder(game) / "lesson", language)))
    return out


def has_lesson(game: str) -> bool:
    return (folder(game) / "lesson" / "steps.json").is_file()


@cache
def load_lesson(title: Title) -> Lesson:
    """The lesson of a game; raises BadLesson."""
    room = folder(title.name) / "lesson"
    try:
        raw = (room / "match.json").read_bytes()
        steps = (room / "steps.json").read_bytes()
    except OSError:
        raise BadLesson(f"{title.title} has no guided first match") from None
    try:
        return make_lesson(title, raw, msgspec.json.decode(steps, type=Steps))
    except (BadRecord, msgspec.DecodeError) as error:
        raise BadLesson(f"{title.name}: {error}") from None


def make_lesson(title: Title, raw: bytes, plan: Steps) -> Lesson:
    """A lesson from its parts; raises BadRecord if the match can't be played, BadLesson if the
    steps don't fit it."""
    record = from_bytes(raw)
    match = replay(record, title, other_engine=True)
    if len(match.line) != len(match.log):
        raise BadLesson("nothing can be taken back in a lesson's match")
    starts, ask, read, quick = laid_out(plan, len(match.line))
    turns = [
        Turn(done.seat, done.action, ask[i], i in read, quick[i])
        for i, done in enumerate(match.line)
    ]
    for turn in turns:
        if turn.asked is not None and turn.seat != plan.seat:
            raise BadLesson(f"step '{turn.asked.text}' asks for an action of seat {turn.seat}")
    return Lesson(
        title=title,
        plan=plan,
        seats=[seat.name for seat in record.seats],
        options=match.option_names(),
        seed=match.seed,
        mark=sha256(raw).hexdigest()[:16],
        turns=turns,
        starts=starts,
    )


def laid_out(plan: Steps, length: int) -> tuple[list[int], list[Step | None], set[int], list[bool]]:
    """The steps along a match of so many actions: where each is shown, which actions are asked for
    in which step, before which the learner reads, which play without a pause."""
    starts: list[int] = []
    ask: list[Step | None] = []
    quick: list[bool] = []
    for step in plan.steps:
        if step.accept and step.clicks != 1:
            raise BadLesson(f"step '{step.text}' accepts other answers than one click")
        ask += [None] * step.after + [step] * step.clicks
        # What leads to the first position has been played before the learner comes.
        quick += [step.quick or not starts] * step.after + [False] * step.clicks
        starts.append(len(ask) - step.clicks)
    if len(ask) != length:
        raise BadLesson(f"the steps go on for {len(ask)} actions, the match has {length}")
    if not plan.steps or plan.steps[-1].clicks:
        raise BadLesson("the last step must be one to read")
    read = {at for at, step in zip(starts, plan.steps, strict=True) if not step.clicks}
    return starts, ask, read, quick
