"""The guided first matches in the terminal: each is played through in every language, with mistakes
wherever they can be made."""

import re
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import pytest

from theatrum.library import rulebook
from theatrum.library.catalogue import SHELVES, load
from theatrum.library.words import LANGUAGES, Words
from theatrum.match import record
from theatrum.match.lesson import Lesson, has_lesson, load_lesson, text_of
from theatrum.match.match import Match, Seat

from .conftest import Run

GAMES = [name for name in SHELVES if has_lesson(name)]


@dataclass(frozen=True)
class Typed:
    """A line that the learner types; `mistake` is the step in which it is one."""

    line: str
    mistake: str | None = None


def new_match(lesson: Lesson) -> Match:
    seats = [Seat(name) for name in lesson.seats]
    return Match.new(lesson.title, seats, lesson.options, lesson.seed)


def typing(lesson: Lesson) -> list[Typed]:
    """What a learner types who tries something else at each step before what is asked for."""
    match, out = new_match(lesson), []
    for number, turn in enumerate([*lesson.turns, None]):
        here = zip(lesson.starts, lesson.plan.steps, strict=True)
        out += [Typed("") for at, step in here if at == number and not step.clicks]
        if turn is None:
            break
        if turn.asked:
            legal = list(match.game.legal(match.state, turn.seat))
            others = [a for a in legal if a not in lesson.wanted(number)]
            if others and turn.asked.text not in [one.mistake for one in out]:
                out.append(Typed(str(legal.index(others[-1]) + 1), turn.asked.text))
            out.append(Typed(str(legal.index(turn.action) + 1)))
        match.act(turn.seat, turn.action)
    return out


def flat(text: str) -> str:
    """A text wherever its lines are broken, behind hyphens too."""
    return "".join(text.split())


def stdin(lines: list[Typed]) -> str:
    return "".join(f"{one.line}\n" for one in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_through(run: Run, tmp_path: Path, game: str, language: str) -> None:
    lesson = load_lesson(load(game))
    lines = typing(lesson)
    mistakes = [one.mistake for one in lines if one.mistake]
    assert len(mistakes) >= 8
    done = run("--lang", language, "lesson", game, stdin=stdin(lines) + "\n")
    assert (done.code, done.err) == (0, "")
    out = flat(done.out)
    words, names = Words(game, language), lesson.seats
    for step in lesson.plan.steps:
        text = text_of(game, f"lesson-{step.text}", language, names)
        assert text is not None
        assert out.count(flat(text)) == 1, step.text
    for text in mistakes:
        answer = text_of(game, f"lesson-{text}-not", language, names)
        assert answer is None or flat(answer) in out
    assert out.count(flat(words.text("table-lesson-mistake"))) == len(mistakes)
    assert out.endswith(flat(words.text("table-lesson-finished") + words.text("table-lesson-then")))
    assert not list((tmp_path / "kept" / "lessons").iterdir())


def test_a_mistake_is_answered_with_the_rule_and_changes_nothing(run: Run, tmp_path: Path) -> None:
    out = run("lesson", "el_grande", stdin="\n\n1\n").out
    (rule,) = rulebook.find("el_grande", "ELG-030")
    assert flat("But let us be first this time") in flat(out)
    assert f"ELG-030  {rule.title}\n" in out
    assert "plays power card" not in out
    assert not (tmp_path / "kept" / "lessons" / "el_grande.json").exists()


def test_what_the_rules_forbid_is_answered_by_them(run: Run) -> None:
    out = run("lesson", "el_grande", stdin="\n\nwhy place aragon\n").out
    assert "“Place in Aragon” is not allowed now:\nELG-029" in out


def test_what_is_asked_for_is_marked(run: Run) -> None:
    out = run("lesson", "el_grande", stdin="\n\n").out
    assert re.findall(r"\d+\) ([^)]*?) ←", out) == ["Play power card 9"]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_left_and_resumed(run: Run, tmp_path: Path, game: str) -> None:
    """It is left after every third action of the learner, and still all of it is played."""
    lesson = load_lesson(load(game))
    kept = tmp_path / "kept" / "lessons" / f"{game}.json"
    lines = [one for one in typing(lesson) if not one.mistake]
    acts = [i + 1 for i, one in enumerate(lines) if one.line]
    leave = [0, *acts[2::3], len(lines)]
    for first, last in pairwise(leave):
        done = run("lesson", game, stdin=stdin(lines[first:last]) + "quit\n")
        if last < len(lines):
            assert done.out.endswith(f"Go on with: theatrum lesson {game}\n")
            match = record.replay(record.from_bytes(kept.read_bytes()))
            assert lesson.fits(match)
            assert match.line[-1].seat == lesson.plan.seat
    assert "You have finished the lesson." in done.out
    assert not kept.exists()


def test_from_the_beginning(run: Run) -> None:
    run("lesson", "el_grande", stdin="\n\n9\n")
    assert "goes on where you left it" in run("lesson", "el_grande").out
    assert "step 4 of 26" in run("lesson", "el_grande").out
    assert "step 1 of 26" in run("lesson", "el_grande", "--anew").out


def test_taking_back(run: Run) -> None:
    """Something is taken back while the guide asks for more; then the lesson goes on as before."""
    lesson = load_lesson(load("el_grande"))
    lines = [one.line for one in typing(lesson) if not one.mistake]
    placing = lines.index("5") + 2  # behind the card that was taken and the first caballero
    typed = "\n".join([*lines[:placing], "undo", *lines[placing - 1 :], ""])
    out = run("lesson", "el_grande", stdin=typed).out
    assert "Ana takes back 1 action." in out
    assert "You have finished the lesson." in out


def test_commands_while_reading(run: Run) -> None:
    out = run("lesson", "el_grande", stdin="fly\nshow\nrules ELG-046\nhint\nundo\nlog\n").out
    assert "That is no command." in out
    assert out.count("Ana (you)") == 2
    assert "ELG-046  Second effect: taboo\n" in out
    assert "Nothing can be taken back now" in out
    assert out.count("step 1 of 26") == 1


@pytest.mark.parametrize("content", [b"{", b"Dear Ana"])
def test_a_place_that_is_lost(run: Run, tmp_path: Path, content: bytes) -> None:
    kept = tmp_path / "kept" / "lessons"
    kept.mkdir(parents=True)
    (kept / "el_grande.json").write_bytes(content)
    out = run("lesson", "el_grande", stdin="\n\n9\n").out
    assert "can’t go on" in out
    assert "step 1 of 26" in out
    record.from_bytes((kept / "el_grande.json").read_bytes())


def test_another_match_in_its_place(run: Run, tmp_path: Path, running: Path) -> None:
    kept = tmp_path / "kept" / "lessons"
    kept.mkdir(parents=True)
    running.rename(kept / "el_grande.json")
    assert "step 1 of 26" in run("lesson", "el_grande").out


def test_a_real_match_follows(run: Run) -> None:
    lesson = load_lesson(load("el_grande"))
    out = run("lesson", "el_grande", stdin=stdin(typing(lesson)) + "yes\nhint\n1\n").out
    _, after = out.split("Now a short real match")
    assert "Alba: a person\n  Bruno: the bot “random”\n  Carla: the bot “random”\n" in after
    assert "Length of the game: short" in after
    assert "A bot would play (a guess from what you know):\n  " in after


def test_the_folder_can_not_be_made(run: Run, tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("a file")
    done = run("lesson", "el_grande")
    assert done.code == 2
    assert "can't write" in done.err
