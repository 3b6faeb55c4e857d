"""A match at the terminal: people take turns at one keyboard, bots play their seats."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

from theatrum.bots.advice import advise
from theatrum.bots.player import Bot, ask
from theatrum.cli import screen
from theatrum.cli.common import Fail, printable, shown, write_bytes
from theatrum.cli.why import why
from theatrum.core.game import SPECTATOR
from theatrum.library import rulebook
from theatrum.library.words import Words
from theatrum.match import agreements, record
from theatrum.match.agreements import AgreementRecord
from theatrum.match.match import Match, NoUndo

LINE_LENGTH = 1000
RULES_SHOWN = 5
COMMANDS = ("why", "rules", "hint", "undo", "show", "log", "agree", "save", "help", "quit")


class Leave(Exception):
    """The people get up from the table; `ended` if the input has come to its end."""

    def __init__(self, ended: bool = False) -> None:
        super().__init__()
        self.ended = ended


@dataclass
class Table:
    """One match with its players, from the first prompt to the last."""

    match: Match
    bots: dict[int, Bot]
    words: Words
    source: TextIO
    out: TextIO
    names: list[str] = field(init=False)
    at_keyboard: int | None = None
    read: dict[int, int] = field(default_factory=dict)  # the last log entry that a seat has read
    going_on: bool = False  # the same person goes on and has the position before the eyes
    saved: int = 0  # the length of the log when it was last saved
    agreed: int = 0  # and the number of agreements
    warned: bool = False  # that leaving loses the match

    def __post_init__(self) -> None:
        self.names = screen.names_of(self.match)
        self.people = [seat for seat in range(len(self.names)) if seat not in self.bots]
        self.saved, self.agreed = len(self.match.log), len(self.match.agreements)
        for number, entry in enumerate(self.match.log, 1):
            self.read[entry.seat] = number

    def say(self, text: str = "") -> None:
        print(text, file=self.out)

    def tell(self, name: str, /, **args: object) -> None:
        """Say a message of the catalogue."""
        self.say(screen.wrap(self.words.text(name, **args)))

    def line(self, prompt: str) -> str:
        """The next line of the input; raises Leave at its end."""
        self.out.write(prompt)
        self.out.flush()
        text = self.source.readline(LINE_LENGTH)
        if not text:
            self.say()
            raise Leave(ended=True)
        if not text.endswith("\n"):
            while len(rest := self.source.readline(LINE_LENGTH)) and not rest.endswith("\n"):
                pass
        if not self.source.isatty():
            self.say()  # nobody has pressed Enter on the screen
        return text.strip()

    # The course of a match.

    def play(self) -> None:
        """Play to the end; raises Leave."""
        self.welcome()
        while not self.match.over:
            waiting = self.match.game.deciders(self.match.state)
            bots = [seat for seat in waiting if seat in self.bots]
            if bots:
                self.let_act(bots[0])
            else:
                here = self.at_keyboard
                self.let_decide(here if here in waiting else waiting[0])
        self.finish()

    def welcome(self) -> None:
        self.say(self.words.text("game-title"))
        self.tell("game-goal")
        for seat, name in enumerate(self.names):
            kind = "table-bot" if seat in self.bots else "table-person"
            level = self.bots[seat].name if seat in self.bots else ""
            self.say("  " + self.words.text(kind, name=name, level=level))
        options = self.match.option_names()
        for option in self.match.game.options:
            value = options[option.name]
            if value != option.choices[option.default]:
                label = self.words.text(f"option-{option.name}".replace("_", "-"))
                choice = self.words.choice(option.name, value)
                self.say("  " + self.words.text("table-option", option=label, choice=choice))
        self.tell("table-commitment", commitment=self.match.commitment)
        if self.people:
            self.tell("table-welcome")

    def let_act(self, seat: int) -> None:
        self.match.act(seat, ask(self.bots[seat], self.match, seat))
        self.going_on = False
        if not self.people:
            self.say_news(SPECTATOR)

    def let_decide(self, seat: int) -> None:
        """A person decides: the position once, then one click after the other."""
        if self.at_keyboard != seat and not self.hand_over(seat):
            return
        self.say_news(seat)
        if not self.going_on:
            self.say()
            self.show(seat)
        self.say()
        self.ask_for_action(seat)
        self.going_on = True

    def hand_over(self, seat: int) -> bool:
        """Another person takes the keyboard, unless the last one takes back an action. What the
        last one saw is wiped off the screen."""
        last = self.at_keyboard
        if last is not None and self.match.game.own(self.match.state, seat) is not None:
            if self.out.isatty():
                self.out.write(screen.CLEAR)
            self.say()
            self.tell("table-pass", name=self.names[seat])
            if self.match.can_undo(last):
                self.tell("table-pass-undo", name=self.names[last])
            typed = self.line(self.words.text("table-pass-enter"))
            if typed.casefold() == "undo" and self.undo(last, ""):
                return False
        self.at_keyboard = seat
        self.going_on = False
        return True

    def finish(self) -> None:
        """The last facts, the open position, the result, the seed."""
        if self.at_keyboard is not None:
            self.say_news(self.at_keyboard)
        self.say()
        self.say(screen.position_text(self.match, self.match.state, SPECTATOR, self.words))
        self.say()
        self.tell("table-result")
        for line in screen.result_lines(self.match, self.words):
            self.say(line)
        self.tell("table-seed", seed=printable(self.match.seed))
        if self.people:
            self.tell("table-after")
            while True:
                self.do_command(self.line("> "), self.at_keyboard or 0)

    # Pages.

    def say_news(self, reader: int) -> None:
        """What has happened since the reader last read."""
        since = self.read.get(reader, -1) + 1
        told = self.match.told_to(reader, since)
        lines = screen.log_lines(self.match, self.words, told, since)
        if lines and reader != SPECTATOR:
            self.say()
            if not self.going_on:
                self.tell("table-news")
        for line in lines:
            self.say(line)
        self.read[reader] = len(self.match.log)

    def show(self, seat: int) -> None:
        self.say(screen.position_text(self.match, self.match.state, seat, self.words))

    def ask_for_action(self, seat: int) -> None:
        """Ask until the seat has acted or taken something back."""
        game, state = self.match.game, self.match.state
        question = game.question(state)
        legal = list(game.legal(state, seat))
        prompt = self.words.prompt(question, self.names)
        self.tell("table-prompt", name=self.names[seat], prompt=prompt, rule=question["rule"])
        self.say(screen.columns([self.label(action) for action in legal]))
        while True:
            text = self.line("> ")
            if text.isdecimal():
                number = int(text) if len(text) < 10 else 0
                if not 1 <= number <= len(legal):
                    self.tell("table-no-number", most=len(legal))
                elif self.carry_out(seat, legal[number - 1]):
                    return
            elif self.do_command(text, seat):
                return

    def label(self, action: int) -> str:
        """An action in the list of those that can be chosen."""
        return self.words.action(self.match.game.actions.json(action), self.names)

    def carry_out(self, seat: int, action: int) -> bool:
        """Carry out what a person has chosen; was it done?"""
        self.match.act(seat, action)
        self.warned = False
        return True

    # Commands.

    def do_command(self, text: str, seat: int) -> bool:
        """Carry out a command; did it change the match?"""
        name, _, rest = text.partition(" ")
        rest = rest.strip()
        match name.casefold():
            case "undo":
                return self.undo(seat, rest)
            case "why" if rest and not self.match.over:
                self.say(why(self.match, self.words, seat, rest))
            case "rules" if rest:
                self.rules(rest)
            case "hint" if seat in self.match.game.deciders(self.match.state):
                self.hint(seat)
            case "show":
                self.show(SPECTATOR if self.match.over else seat)
            case "log":
                told = self.match.told if self.match.over else self.match.told_to(seat)
                for line in screen.log_lines(self.match, self.words, told):
                    self.say(line)
            case "agree" if rest and not self.match.over:
                self.agree(seat, rest)
            case "save" if rest:
                self.save(rest)
            case "quit" | "exit":
                self.leave()
            case "help" | "?" | "why" | "rules" | "hint" | "agree" | "save":
                for command in COMMANDS:
                    self.say(screen.wrap(self.words.text(f"table-help-{command}"), "  ", " " * 18))
            case _:
                self.tell("table-unknown")
        return False

    def undo(self, seat: int, count: str) -> bool:
        try:
            self.match.undo(seat, int(count[:9]) if count.isdecimal() else 1)
        except NoUndo:
            self.tell("table-undo-none")
            return False
        return True

    def rules(self, query: str) -> None:
        found = rulebook.find(self.match.title.name, query, self.words.language)
        if not found:
            self.tell("table-rules-none")
            return
        self.say("\n\n".join(screen.rule_text(one, self.words) for one in found[:RULES_SHOWN]))
        if len(found) > RULES_SHOWN:
            more = ", ".join(rule.id for rule in found[RULES_SHOWN:])
            self.tell("table-rules-more", rules=more)

    def hint(self, seat: int) -> None:
        """What a bot would do with the knowledge of the seat."""
        found = advise(self.match.game, self.match.state, seat, moment=len(self.match.log))
        self.tell("table-hint")
        for one in found:
            action = self.words.action(self.match.game.actions.json(one.action), self.names)
            chance = f"{one.value:.0%}"
            text = self.words.text("table-hint-choice", action=action, chance=chance)
            self.say(screen.wrap(text, "  ", "    "))

    def agree(self, seat: int, text: str) -> None:
        """People at one keyboard have agreed on something: it is put on record, and binds nobody.
        Names before a colon say who has agreed, if not all have."""
        others = [one for one in self.people if one != seat]
        before, colon, after = text.partition(":")
        named = [name.strip() for name in before.split(",")]
        if colon and all(name in (self.names[one] for one in others) for name in named):
            others = [one for one in others if self.names[one] in named]
            text = after.strip()
        if not others:
            self.tell("table-agree-nobody")
        elif not 0 < len(text) <= agreements.LENGTH or not agreements.printable(text):
            self.tell("table-agree-text", most=agreements.LENGTH)
        elif len(self.match.agreements) >= agreements.MOST:
            self.tell("table-agree-full", most=agreements.MOST)
        else:
            at = len(self.match.log)
            made = AgreementRecord(at, seat, others, text, "accepted", others, closed=at)
            self.match.agreements.append(made)
            self.warned = False
            self.tell("table-agree-kept", agreement=screen.agreement(self.match, self.words, made))

    def save(self, name: str) -> None:
        try:
            self.save_in(Path(name).expanduser())
        except Fail as error:
            self.say(screen.sentence(str(error)))

    def save_in(self, file: Path) -> None:
        """Write the match into a file; raises Fail."""
        save_match(self.match, file)
        self.saved, self.agreed = len(self.match.log), len(self.match.agreements)
        kind = "table-saved-over" if self.match.over else "table-saved"
        self.tell(kind, file=shown(str(file)))

    def unsaved(self) -> bool:
        """Would leaving lose anything that people have done?"""
        new = self.match.log[self.saved :]
        acted = any(entry.seat in self.people for entry in new)
        return not self.match.over and (acted or len(self.match.agreements) > self.agreed)

    def leave(self) -> None:
        if not self.unsaved() or self.warned:
            raise Leave
        self.warned = True
        self.tell("table-unsaved")


def save_match(match: Match, file: Path) -> None:
    """Write the whole record; never over something that is not a match file."""
    if file.is_file():
        try:
            record.from_bytes(file.read_bytes())
        except (OSError, record.BadRecord):
            raise Fail(
                "{file} exists and is not a match file: not saved", file=shown(str(file))
            ) from None
    write_bytes(file, record.to_bytes(record.save(match)))
