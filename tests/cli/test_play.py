"""Matches in the terminal, played by scripts."""

import io
import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from theatrum.cli.play import bots_of
from theatrum.cli.screen import CLEAR
from theatrum.cli.table import Leave, Table
from theatrum.library import rulebook
from theatrum.library.catalogue import load
from theatrum.library.words import Words
from theatrum.match import record
from theatrum.match.match import Match, Seat

from .conftest import Run

TWO = (
    *("play", "el_grande", "--players", "person:Ana,random:Bea", "--seed", "t"),
    *("--option", "first_starter=0"),
)


class Screen(io.StringIO):
    """A terminal that remembers everything."""

    def isatty(self) -> bool:
        return True


@dataclass
class Hands:
    """People at the keyboard: `decide` reads the page since the last line typed and types."""

    screen: Screen
    decide: Callable[[str], str]
    pages: list[str] = field(default_factory=list)
    at: int = 0

    def isatty(self) -> bool:
        return True

    def readline(self, _: int) -> str:
        page = self.screen.getvalue()[self.at :]
        self.at = len(self.screen.getvalue())
        self.pages.append(page)
        line = self.decide(page)
        return line and line + "\n"


def number_of(page: str, words: str) -> str:
    """The number of an action on the page that has these words, or 1."""
    found = re.search(rf"(\d+)\) [^)\n]*?{words}", page)
    return found[1] if found else "1"


def play_by(
    monkeypatch: pytest.MonkeyPatch, match: Match, decide: Callable[[str], str]
) -> tuple[list[str], str]:
    """The match at a terminal; the pages that people saw, and all of the screen."""
    monkeypatch.setenv("COLUMNS", "80")
    screen = Screen()
    hands = Hands(screen, decide)
    table = Table(match, bots_of(match), Words("el_grande"), hands, screen)  # type: ignore[arg-type]
    with pytest.raises(Leave):
        table.play()
    return hands.pages, screen.getvalue()


def new_match(*players: str, seed: str = "1", **options: object) -> Match:
    seats = [Seat(f"P{i}", None if p == "person" else p) for i, p in enumerate(players)]
    return Match.new(load("el_grande"), seats, {"rounds": "short", **options}, seed)


# One person.


def test_a_whole_match(run: Run, tmp_path: Path) -> None:
    done = run(*TWO, "--option", "rounds=short", stdin="1\n" * 400 + "save m.json\nquit\n")
    assert done.code == 0
    assert done.err == ""
    assert "\nResult\n  1. " in done.out
    assert "\nSeed: t\n" in done.out
    match = record.replay(record.from_bytes((tmp_path / "m.json").read_bytes()))
    assert match.over
    assert match.seats == [Seat("Ana"), Seat("Bea", "random")]


def test_every_page_fits_into_80_columns(run: Run) -> None:
    done = run("play", "el_grande", "--players", "person,random,random,random,random",
               "--seed", "w", stdin="2\nshow\n1\n" * 100)  # fmt: skip
    assert max(map(len, done.out.splitlines())) <= 80


def test_the_first_page(run: Run) -> None:
    out = run(*TWO).out
    assert "Ana: a person\n  Bea: the bot “random”\n" in out
    assert "What has happened:\n  The king starts in " in out
    assert "Ana (you)" in out
    assert "Ana: Play a power card. " in out
    assert re.search(r"^ +1\) Play power card 1 ", out, re.MULTILINE)


def test_people_put_on_record_what_they_agree_on(run: Run, tmp_path: Path) -> None:
    players = ("--players", "person:Ana,person:Bea,person:Cleo,random:Dora")
    typed = "agree\nagree no war\nagree Cleo: half of Aragon\nagree Dora: peace\n"
    done = run("play", "el_grande", *players, "--seed", "t", "--option", "first_starter=0",
               stdin=f"{typed}agree {'x' * 501}\nquit\nsave m.json\nquit\n")  # fmt: skip
    flat = " ".join(done.out.split())
    assert "agree TEXT put on record" in flat  # the list of commands, for one without a text
    assert "Agreed in their own words: Ana with Bea and Cleo: “no war” This is on record" in flat
    assert "Ana with Cleo: “half of Aragon”" in flat
    assert "with Bea and Cleo: “Dora: peace”" in flat  # a bot makes no agreements: it is a word
    assert "An agreement has 1 to 500 printable characters." in flat
    assert "The match is not saved." in flat  # an agreement is worth being kept
    match = record.replay(record.from_bytes((tmp_path / "m.json").read_bytes()))
    said = [(one.seat, one.to, one.text, one.status) for one in match.agreements]
    assert said[1] == (0, [2], "half of Aragon", "accepted")
    assert len(said) == 3
    again = run("play", "--load", "m.json", stdin="log\nquit\n")
    assert "“half of Aragon”" in again.out
    shown = run("match", "show", "m.json")
    assert "“half of Aragon”" in shown.out
    assert "not saved" not in again.out
    assert "saját szavaikkal" in run("--lang", "hu", "match", "show", "m.json").out
    assert "своими словами" in run("--lang", "ru", "match", "show", "m.json").out
    told = json.loads(run("match", "show", "m.json", "--json").out)
    assert [one["text"] for one in told["agreements"]] == [text for _, _, text, _ in said]
    run("match", "export", "m.json", "--as", "1", "--out", "bea.json")
    assert record.from_bytes((tmp_path / "bea.json").read_bytes()).agreements == match.agreements


def test_nobody_agrees_with_bots(run: Run) -> None:
    assert "bots make no agreements" in run(*TWO, stdin="agree peace\nquit\n").out


def test_the_end_of_the_input_says_how_to_save(run: Run) -> None:
    done = run(*TWO, stdin="1\n")
    assert done.code == 0
    assert done.out.endswith(
        "The input has ended and the match is not saved. Type save FILE before you leave,\n"
        "or start with --save FILE.\n"
    )


def test_the_same_seed_is_the_same_match(run: Run) -> None:
    first, second = (run(*TWO, stdin="1\n" * 30).out for _ in range(2))
    assert first == second


def test_without_a_seed_every_match_is_another(run: Run) -> None:
    arguments = ("play", "el_grande", "--players", "person,random")
    assert run(*arguments).out != run(*arguments).out


def test_you_play_against_greedy_bots(run: Run) -> None:
    out = run("play", "el_grande", "--seats", "2", "--seed", "1").out
    assert "Alba: a person\n  Bruno: the bot “greedy”\n" in out


def test_bots_alone_play_to_the_end(run: Run) -> None:
    done = run("play", "el_grande", "--players", "random,random,random", "--seed", "b")
    assert done.code == 0
    assert "The last scoring is over: the game ends. [ELG-083]" in done.out
    assert "\n> " not in done.out


def test_options_are_named_when_they_are_unusual(run: Run) -> None:
    out = run(*TWO, "--option", "veto_veto=yes", "--option", "rounds=long").out
    assert "A Veto may itself be vetoed: yes" in out
    assert "Length of the game" not in out


# Commands.


def test_numbers_that_are_not_there(run: Run) -> None:
    out = run(*TWO, stdin="0\n99\n12345678901234567890\n-1\n").out
    assert out.count("There is no such number; type one from 1 to 13.") == 3
    assert out.count("That is no command.") == 1


def test_help_and_nonsense(run: Run) -> None:
    out = run(*TWO, stdin=f"help\nfly\n\n{'x' * 5000}\nsave\nwhy\nrules\n").out
    assert out.count("\n  why WORDS ") == 4
    assert out.count("That is no command. Type the number of an action, or help.") == 3


def test_undo(run: Run) -> None:
    place = "1\n2\n1\n"  # a power card, the card with 2 heads, a caballero
    done = run(*TWO, "--option", "first_starter=1", stdin=place + "undo\nlog\n")
    assert "Ana takes back 1 action." in done.out
    assert "(taken back) Ana places a caballero in " in done.out


def test_undo_that_is_not_allowed(run: Run) -> None:
    done = run(*TWO, stdin="undo\n1\nundo\nundo 99\n")
    assert done.out.count("Nothing can be taken back now") == 3


def test_undo_of_several(run: Run) -> None:
    place = "1\n2\n1\n1\n"
    done = run(*TWO, "--option", "first_starter=1", stdin=place + "undo 2\n")
    assert "Ana takes back 2 actions." in done.out


def test_why_not_gives_the_rule(run: Run) -> None:
    done = run(*TWO, stdin="why place aragon\n")
    (rule,) = rulebook.find("el_grande", "ELG-029")
    assert f"“Place in Aragon” is not allowed now:\nELG-029  {rule.title}\n" in done.out
    assert "may not be exchanged" in done.out
    assert "Seed:" not in done.out


def test_why_in_whole_sentences_and_beginnings_of_words(run: Run) -> None:
    out = run(*TWO, stdin="why can't I place one in ARAG\nwhy king castilla nueva\n").out
    assert "“Place in Aragon” is not allowed now:" in out
    assert "“Move the king to New Castile” is not allowed now:" in out


def test_why_something_that_is_allowed(run: Run) -> None:
    assert "“Play power card 12” is allowed: type 12." in run(*TWO, stdin="why play 12\n").out


def test_why_when_several_are_meant(run: Run) -> None:
    out = run(*TWO, stdin="why 12\n").out
    assert "2 actions have these words; say more." in out
    assert "Play power card 12 [allowed]" in out
    assert "Take back power card 12 [ELG-029]" in out


def test_why_knows_the_players_of_the_table(run: Run) -> None:
    out = run(*TWO, stdin="why pick bea aragon\nwhy remove cleo granada\n").out
    assert "“Move a caballero of Bea from Aragon” is not allowed now:" in out
    assert "Return one of Ana from Granada" in out
    assert "Cleo" not in out


def test_why_something_unheard_of(run: Run) -> None:
    assert "No action of this game has these words." in run(*TWO, stdin="why castle queen\n").out


def test_rules(run: Run) -> None:
    out = run(*TWO, stdin="rules ELG-046\nrules unicorn\nrules castillo\n").out
    assert "ELG-046  Second effect: taboo\n" in out
    assert "No rule has these words." in out
    assert "More rules have these words: ELG-" in out


def test_show_repeats_the_position(run: Run) -> None:
    assert run(*TWO, stdin="show\n").out.count("Ana (you)") == 2


def test_leaving_without_saving_must_be_said_twice(run: Run) -> None:
    assert "not saved" not in run(*TWO, stdin="quit\n").out  # nothing has been done yet
    out = run(*TWO, stdin="1\nquit\n1\nquit\nquit\n").out
    assert out.count("The match is not saved. Type save FILE to keep it, or quit once more.") == 2
    assert "The input has ended" not in out


# Files.


def test_save_and_load(run: Run, tmp_path: Path) -> None:
    run(*TWO, stdin="1\n2\n1\nsave m.json\n")
    saved = (tmp_path / "m.json").read_bytes()
    done = run("play", "el_grande", "--load", "m.json", "--save", "n.json")
    assert done.code == 0
    assert "The king starts in" not in done.out  # Ana has read that before
    assert "Ana (you)" in done.out
    assert (tmp_path / "n.json").read_bytes() == saved


def test_a_loaded_match_goes_on_like_one_that_was_not_left(run: Run, tmp_path: Path) -> None:
    run(*TWO, "--save", "whole.json", stdin="1\n" * 40)
    run(*TWO, "--save", "half.json", stdin="1\n" * 20)
    run("play", "--load", "half.json", "--save", "half.json", stdin="1\n" * 20)
    assert (tmp_path / "half.json").read_bytes() == (tmp_path / "whole.json").read_bytes()


def test_a_finished_match_can_be_loaded_and_read(run: Run, finished: Path) -> None:
    done = run("play", "--load", finished)
    assert done.code == 0
    assert "\nResult\n" in done.out


def test_other_files_are_not_written_over(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ana")
    done = run(*TWO, stdin="save letter.txt\nsave .\nsave no/such/folder.json\n")
    assert "Letter.txt exists and is not a match file: not saved." in done.out
    assert "Can't write .: is a directory." in done.out
    assert "Can't write no/such/folder.json: no such file or directory." in done.out
    assert (tmp_path / "letter.txt").read_text() == "Dear Ana"
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "not JSON, or cut off"),
        (b"\x00\xff\xfe junk", "not JSON, or cut off"),
        (b"[" * 100_000, "not JSON, or cut off"),
        (b"{}", "not a match file: 'format' must be theatrum.match"),
        (b'{"format":"theatrum.match","version":99}', "version 99 of the format"),
    ],
)
def test_files_that_are_no_matches(run: Run, tmp_path: Path, content: bytes, problem: str) -> None:
    (tmp_path / "bad.json").write_bytes(content)
    done = run("play", "--load", "bad.json")
    assert done.code == 2
    assert done.err.startswith(f"theatrum: bad.json: {problem}")
    assert done.err.count("\n") == 1


def test_a_loaded_match_takes_no_other_seats(run: Run, running: Path) -> None:
    done = run("play", "--load", running, "--seats", "3")
    assert done.code == 2
    assert "leave out --seats" in done.err


def test_a_loaded_match_must_be_of_the_game_that_is_named(run: Run, running: Path) -> None:
    done = run("play", "chess", "--load", running)
    assert done.code == 2
    assert "is a match of el_grande, not of chess" in done.err


def test_names_from_a_file_can_not_steer_the_terminal(run: Run, running: Path) -> None:
    running.write_text(running.read_text().replace('"Bea"', r'"\u001b[2JBea"'))
    done = run("play", "--load", running)
    assert done.code == 0
    assert "\x1b" not in done.out
    assert "?[2JBea" in done.out


def test_corrected_data(run: Run, tmp_path: Path) -> None:
    own = Path(load.__code__.co_filename).parents[1] / "games/el_grande/data/board.json"
    (tmp_path / "board.json").write_text(own.read_text().replace("[4, 2, 0]", "[9, 2, 0]"))
    done = run(*TWO, "--data", "board.json", stdin="save m.json\n")
    assert "Galicia         9/2/0" in done.out
    done = run("play", "--load", "m.json")
    assert done.code == 2
    assert "played with other data" in done.err
    assert run("play", "--load", "m.json", "--data", "board.json").code == 0


# Several people at one keyboard.


def test_the_screen_is_wiped_before_another_person_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match("person", "person")
    pages, screen = play_by(monkeypatch, match, lambda page: "1" if not match.line[40:] else "")
    passes = [page for page in pages if "Pass the keyboard to" in page]
    assert len(passes) >= 6
    for page in passes:
        _, wiped = page.split(CLEAR)
        assert re.fullmatch(
            r"\nPass the keyboard to P\d\.\n"
            r"(P\d may still type undo\.\n)?"
            r"Press Enter when nobody else can see the screen\.",
            wiped,
        )
    assert screen.count(CLEAR) == len(passes)


def test_a_secret_dial_is_shown_to_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both fill the castillo; then P0 dials Seville and P1 Granada, in secret."""
    match = new_match("person", "person", seed="4")
    seen: dict[str, list[str]] = {"P0": [], "P1": []}

    def decide(page: str) -> str:
        if "Press Enter" in page:
            return "now"
        who = re.findall(r"^(P\d): ", page, re.MULTILINE)[-1]
        seen[who].append(page)
        if all("Round 5 begins" in "".join(pages[-1:]) for pages in seen.values()):
            return ""
        if "General scoring: dial" in page:
            return number_of(page, "Seville" if who == "P0" else "Granada")
        return number_of(page, "the castillo")

    play_by(monkeypatch, match, decide)
    (first,) = [page for page in seen["P0"] if "General scoring: dial" in page]
    (second,) = [page for page in seen["P1"] if "General scoring: dial" in page]
    assert "has set the dial" not in first
    assert "P0 has set the dial." in second
    assert "Dials are set by P0." in second
    assert "secret dial" not in second
    assert "The secret dial of P0: Seville." in seen["P0"][-1]
    assert "The secret dial of P1: Granada." in seen["P1"][-1]
    assert "secret dial of P1" not in seen["P0"][-1]
    assert "secret dial of P0" not in seen["P1"][-1]
    assert "The dial of P0 shows Seville." in seen["P1"][-1]


def test_one_person_never_passes_the_keyboard(run: Run) -> None:
    assert "Pass the keyboard" not in run(*TWO, stdin="1\n" * 100).out


def test_undo_before_the_keyboard_is_passed(run: Run) -> None:
    people = ("play", "el_grande", "--players", "person:Ana,person:Bea", "--seed", "1")
    out = run(*people, "--option", "first_starter=0", stdin="5\nundo\n9\n\n").out
    assert out.count("Pass the keyboard to Bea.\nAna may still type undo.\n") == 2
    assert "Ana takes back 1 action." in out
    assert "Ana plays power card 9. [ELG-029]" in out


def test_hot_seat_from_a_script(run: Run) -> None:
    out = run("play", "el_grande", "--players", "person:Ana,person:Bea", "--seed", "1",
              stdin="1\n\n2\n").out  # fmt: skip
    assert "Pass the keyboard to " in out
    assert CLEAR not in out
