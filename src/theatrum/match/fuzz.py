"""The fuzzer: random matches with random tables, undo, nonsense and every law on the way. A crash
leaves a match file that opens like any other, and the traceback beside it."""

import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from theatrum.core.chance import Noise
from theatrum.core.forms import BadForm
from theatrum.core.game import Refusal
from theatrum.library import ledger
from theatrum.library.catalogue import AnyGame, Title, load
from theatrum.match import laws, record
from theatrum.match.match import Match, NoUndo
from theatrum.match.wander import Wanderer, random_match

ACTIONS_LIMIT = 20_000  # a match that takes longer does not end
CRASHES_LIMIT = 20  # then the fuzzer stops: there is enough to look at

# Nonsense that a client might send as an action.
NONSENSE: list[Any] = [
    *(None, True, 0, -1, 1.5, "", "end", [], [1], {}),
    *({"verb": None}, {"verb": "no such verb"}, {"verb": ["end"]}, {"verb": "end", "seat": 0}),
]


@dataclass(frozen=True)
class Progress:
    """How far the fuzzer has got."""

    matches: int
    actions: int
    crashes: int
    seconds: float


@dataclass(frozen=True)
class Crash:
    """A crash: what went wrong in a line, and its two files."""

    game: str
    problem: str
    match_file: Path
    text_file: Path


@dataclass
class Run:
    """One match of the fuzzer. `doing` says what is being tried, for the crash report."""

    title: Title
    match: Match
    noise: Noise
    rules: frozenset[int]
    doing: str = "setting up"

    @property
    def game(self) -> AnyGame:
        return self.title.game


def fuzz(
    names: list[str],
    folder: Path,
    seed: int,
    seconds: float | None = None,
    matches: int | None = None,
    on_progress: Callable[[Progress], None] | None = None,
) -> list[Crash]:
    """Play random matches of the games until the time is up or so many are played, and report the
    crashes. One of the two limits must be given. The same seed gives the same matches."""
    if seconds is None and matches is None:
        raise ValueError("the fuzzer needs a limit: seconds or matches")
    titles = [load(name) for name in names]
    rules = {name: frozenset(entry.number for entry in ledger.entries(name)) for name in names}
    crashes: list[Crash] = []
    actions = played = 0
    began = time.monotonic()

    def spent() -> float:
        return time.monotonic() - began

    while (matches is None or played < matches) and (seconds is None or spent() < seconds):
        noise = Noise(seed << 32 | played)
        title = titles[played % len(titles)]
        run = Run(title, random_match(title, noise), noise, rules[title.name])
        try:
            play(run)
        except Exception as error:
            crashes.append(report(run, error, folder, f"{title.name}-{seed}-{played}"))
        played += 1
        actions += len(run.match.log)
        if on_progress is not None:
            on_progress(Progress(played, actions, len(crashes), spent()))
        if len(crashes) >= CRASHES_LIMIT:
            break
    return crashes


def report(run: Run, error: Exception, folder: Path, name: str) -> Crash:
    """Write the two files of a crash."""
    folder.mkdir(parents=True, exist_ok=True)
    crash = Crash(
        run.title.name,
        f"{type(error).__name__}: {error}",
        folder / f"{name}.json",
        folder / f"{name}.txt",
    )
    crash.match_file.write_bytes(record.to_bytes(record.save(run.match)))
    text = "".join(traceback.format_exception(error))
    crash.text_file.write_text(
        f"{crash.problem}\nafter {len(run.match.log)} log entries, while {run.doing}\n\n{text}",
        encoding="utf-8",
    )
    return crash


def play(run: Run) -> None:
    """One match to its end, with checks on the way, and its file afterwards."""
    wanderer = Wanderer(run.game, run.noise)
    while not run.match.over:
        laws.hold(len(run.match.log) < ACTIONS_LIMIT, "every match ends")
        step(run, wanderer)
    check_position(run)
    check_file(run)


def step(run: Run, wanderer: Wanderer) -> None:
    """Perhaps some checks and some nonsense, then an action, perhaps taken back again."""
    if run.noise.below(4) == 0:
        check_position(run)
    if run.noise.below(8) == 0:
        try_nonsense(run)
    seat, action = wanderer.choose(run.match.state)
    before = run.game.copy(run.match.state)
    run.doing = f"seat {seat} does {run.game.actions.json(action)}"
    run.match.act(seat, action)
    if run.noise.below(8) == 0:
        check_barrier(run, before, seat, action)


def check_position(run: Run) -> None:
    """The laws of a position, from every reader's side."""
    game, s, noise = run.game, run.match.state, run.noise
    run.doing = f"checking the position {s.digest()}"
    laws.check_questions(game, s)
    laws.check_value(game, s)
    laws.check_views(game, s)
    laws.check_secret_answers(game, s, noise)
    laws.check_order_of_answers(game, s, noise)
    for reader in laws.readers(s):
        laws.check_twin(game, s, reader, noise)
    for seat in range(s.seats):
        game.evaluate(s, seat)
        for _ in range(10):
            laws.check_why_not(game, s, seat, noise.below(game.actions.size), run.rules)


def try_nonsense(run: Run) -> None:
    """What must be refused, by the engine and by the match."""
    game, match, noise = run.game, run.match, run.noise
    seat = noise.below(match.state.seats + 4) - 3
    action = noise.below(game.actions.size + 20) - 10
    run.doing = f"refusing action {action} of seat {seat}"
    if action not in game.legal(match.state, seat):
        laws.check_refusal(game, match.state, seat, action)
    form = NONSENSE[noise.below(len(NONSENSE))]
    run.doing = f"refusing {form!r} of seat {seat}"
    before, entries = match.state.encode(), len(match.log)
    try:
        match.submit(seat, form)
    except (BadForm, Refusal):
        unchanged = match.state.encode() == before and len(match.log) == entries
        laws.hold(unchanged, "a refusal changes nothing", form)
    else:
        raise laws.Broken(f"nonsense was carried out: {form!r}")


def check_barrier(run: Run, before: Any, seat: int, action: int) -> None:
    """Undo is open exactly when nobody could learn anything from the action."""
    match = run.match
    run.doing += ", and undo is checked"
    if match.can_undo(seat):
        shown = laws.shows_something(run.game, before, seat, action, run.noise, tries=2)
        laws.hold(not shown, "an action that shows something can't be taken back")
        laws.check_undo(match, before, seat, action)
        return
    entries, after = len(match.log), match.state.encode()
    try:
        match.undo(seat)
    except NoUndo:
        unchanged = match.state.encode() == after and len(match.log) == entries
        laws.hold(unchanged, "a refused undo changes nothing")
    else:
        raise laws.Broken("an action that closes undo was taken back")


def check_file(run: Run) -> None:
    """The file of a finished match gives the same match and the same file."""
    run.doing = "replaying the finished match from its file"
    raw = record.to_bytes(record.export(run.match))
    again = record.replay(record.from_bytes(raw), run.title)
    laws.hold(again.state == run.match.state, "a replayed match ends in the same position")
    laws.hold(record.to_bytes(record.export(again)) == raw, "a replayed match gives the same file")
