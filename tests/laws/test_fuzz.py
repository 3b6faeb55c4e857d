"""The fuzzer: quiet on good games, and able to find what is wrong with bad ones."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from theatrum.core.events import Journal
from theatrum.core.game import SPECTATOR
from theatrum.library.catalogue import AnyGame
from theatrum.match import fuzz as fuzzer
from theatrum.match import record
from theatrum.match.fuzz import CRASHES_LIMIT, Progress, fuzz

from .tables import GAMES, title, wandered


def test_good_games_do_not_crash(tmp_path: Path) -> None:
    told: list[Progress] = []
    assert fuzz(GAMES, tmp_path, seed=3, matches=2 * len(GAMES), on_progress=told.append) == []
    assert [progress.matches for progress in told] == list(range(1, 2 * len(GAMES) + 1))
    assert told[-1].actions > 100
    assert list(tmp_path.iterdir()) == []
    again: list[Progress] = []
    fuzz(GAMES, tmp_path, seed=3, matches=1, on_progress=again.append)
    assert again[0].actions == told[0].actions


def test_the_fuzzer_needs_a_limit(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="limit"):
        fuzz(GAMES, tmp_path, seed=3)
    told: list[Progress] = []
    assert fuzz(GAMES, tmp_path, seed=3, seconds=0.0, on_progress=told.append) == []
    assert told == []


class Bent:
    """A game that answers as the true one does, except for what a test bends."""

    def __init__(self, game: AnyGame, **bends: Callable[..., Any]) -> None:
        self.game = game
        self.bends = bends

    def __getattr__(self, name: str) -> Any:
        if name in self.bends:
            return lambda *args: self.bends[name](self.game, *args)
        return getattr(self.game, name)


def leaking_view(game: AnyGame, s: Any, seat: int) -> Any:
    return {**msgspec.to_builtins(game.view(s, seat)), "luck": s.chance.key}


def unequal_view(game: AnyGame, s: Any, seat: int) -> Any:
    return {**msgspec.to_builtins(game.view(s, seat)), "you": seat}


def true_chance(game: AnyGame, s: Any, seat: int, noise: Any) -> Any:
    twin = game.determinize(s, seat, noise)
    twin.chance = s.chance.copy()
    return twin


def altered(game: AnyGame, s: Any, seat: int, noise: Any) -> Any:
    noise.word()
    s.chance.key += 1
    return game.determinize(s, seat, noise)


def twice(game: AnyGame, s: Any, seat: int) -> list[int]:
    actions = game.legal(s, seat)
    return [*actions, *actions[:1]]


def nothing_refused(game: AnyGame, s: Any, seat: int, action: int) -> None:
    if action in game.legal(s, seat):
        game.apply(s, seat, action)


def damaging_refusal(game: AnyGame, s: Any, seat: int, action: int) -> None:
    if action not in game.legal(s, seat):
        s.chance.draws += 1
    game.apply(s, seat, action)


def forgets_barriers(game: AnyGame, s: Any, seat: int, action: int) -> None:
    game.apply(s, seat, action)
    s.revealed = False


def crashes(game: AnyGame, s: Any, seat: int, action: int) -> None:
    game.apply(s, seat, action)
    if game.over(s):
        raise ZeroDivisionError("at the end")


def tells_the_wrong_seats(game: AnyGame, s: Any) -> Any:
    return {**game.question(s), "seats": [SPECTATOR]}


def decodes_otherwise(game: AnyGame, data: bytes) -> Any:
    s = game.decode(data)
    s.chance.draws += 1
    return s


def shares_the_stack(game: AnyGame, s: Any) -> Any:
    other = game.copy(s)
    other.stack = s.stack
    other.journal = Journal()
    return other


BENDS: dict[str, tuple[dict[str, Callable[..., Any]], str]] = {
    "leaking view": ({"view": leaking_view}, "looks alike|can't be taken back"),
    "unequal views": ({"view": unequal_view}, "the same public part"),
    "true chance": ({"determinize": true_chance}, "imagined chance"),
    "altered truth": ({"determinize": altered}, "leaves the true one alone|undo restores"),
    "offered twice": ({"legal": twice}, "offered twice"),
    "nothing refused": ({"apply": nothing_refused}, "carried out"),
    "damaging refusal": ({"apply": damaging_refusal}, "changes nothing"),
    "no barriers": ({"apply": forgets_barriers}, "shows something|shows nothing hidden"),
    "crash": ({"apply": crashes}, "ZeroDivisionError: at the end"),
    "no reason": ({"why_not": lambda *_: 0}, "a rule of the ledger"),
    "unknown rule": ({"why_not": lambda *_: 9999}, "no rule forbids|a rule of the ledger"),
    "wrong question": ({"question": tells_the_wrong_seats}, "names the deciders"),
    "other bytes": ({"decode": decodes_otherwise}, "decoded position is equal"),
    "shared stack": ({"copy": shares_the_stack}, ""),
}


# In Hannibal only dice, draws and the seats' own cards show anything: there is no other barrier to
# forget, as the next test says.
NO_OTHER_BARRIERS = {"hannibal"}


@pytest.mark.parametrize("name", sorted(NO_OTHER_BARRIERS))
def test_some_games_have_no_barrier_but_chance(name: str) -> None:
    for match in wandered(name, 2, 7):
        assert not match.state.revealed


@pytest.mark.parametrize(
    ("name", "bend"),
    [
        (name, bend)
        for name in GAMES
        for bend in BENDS
        if bend != "no barriers" or name not in NO_OTHER_BARRIERS
    ],
)
def test_bad_games_are_found_out(
    name: str, bend: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bends, words = BENDS[bend]
    bent: Any = Bent(title(name).game, **bends)
    monkeypatch.setattr(fuzzer, "load", lambda _: replace(title(name), game=bent))
    # Barriers are rare among Maria's many steps.
    matches = 12 if (name, bend) == ("maria", "no barriers") else 2
    crashes = fuzz([name], tmp_path, seed=5, matches=matches)
    assert crashes
    for crash in crashes:
        assert crash.game == name
        assert any(part in crash.problem for part in words.split("|"))
        text = crash.text_file.read_text()
        assert crash.problem in text
        assert "Traceback" in text
        if bend == "shared stack":
            continue  # what was looked at has changed the match: its log is nonsense
        opened = record.replay(record.from_bytes(crash.match_file.read_bytes()))
        assert f"after {len(opened.log)} log entries" in text


def test_the_fuzzer_stops_when_there_is_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bent: Any = Bent(title(GAMES[0]).game, legal=twice)
    monkeypatch.setattr(fuzzer, "load", lambda _: replace(title(GAMES[0]), game=bent))
    assert len(fuzz(GAMES[:1], tmp_path, seed=5, matches=10**6)) == CRASHES_LIMIT
    assert len(list(tmp_path.iterdir())) == 2 * CRASHES_LIMIT
