"""A guided first match at the terminal: the guide speaks, the learner reads and acts."""

from dataclasses import dataclass, field
from pathlib import Path

from theatrum.cli import screen
from theatrum.cli.common import write_bytes
from theatrum.cli.table import Table
from theatrum.match import record
from theatrum.match.lesson import Lesson, Step, text_of

MARK = " ←"  # behind what the guide asks for


@dataclass
class GuidedTable(Table):
    """A lesson from where the match stands to its end. `file` keeps the learner's place."""

    lesson: Lesson = field(kw_only=True)
    file: Path = field(kw_only=True)
    shown: Step | None = None  # the newest text on the screen

    def __post_init__(self) -> None:
        super().__post_init__()
        self.seat = self.at_keyboard = self.lesson.plan.seat
        # What led to the prepared position, or was read before the lesson was left, is no news.
        self.read[self.seat] = max(len(self.match.log), self.lesson.starts[0])

    @property
    def done(self) -> int:
        return len(self.match.line)

    # The course of a lesson.

    def play(self) -> None:
        """Go on to the end of the lesson; raises Leave."""
        self.welcome()
        self.let_others_act()
        self.show_board()
        while True:
            if not self.read_steps():
                continue
            if self.lesson.ended(self.done):
                return
            if turn := self.lesson.to_read(self.done):
                self.match.act(turn.seat, turn.action)
                self.going_on = False
                self.keep()
            else:
                self.say()
                self.ask_for_action(self.seat)
            self.let_others_act()

    def welcome(self) -> None:
        self.say(self.words.text("game-title"))
        name = "table-lesson-resumed" if self.done else "table-lesson"
        self.tell(name, minutes=self.lesson.plan.minutes)
        self.tell("table-lesson-help", mark=MARK.strip())

    def let_others_act(self) -> None:
        """What the script plays for everybody until the learner reads or acts."""
        while turn := self.lesson.to_play(self.done):
            self.match.act(turn.seat, turn.action)
            self.going_on = False

    def read_steps(self) -> bool:
        """The texts of this moment; after each one that asks for nothing the learner goes on.
        False if something was taken back instead: it is another moment then."""
        self.say_news(self.seat)
        for step in self.lesson.steps_at(self.done):
            if step.clicks and not self.going_on:
                self.show_board()
            if step is not self.shown:
                self.shown = step
                self.say()
                self.say(self.page(step))
            if not step.clicks and not self.wait():
                return False
        return True

    def show_board(self) -> None:
        self.say()
        self.show(self.seat)
        self.going_on = True

    def page(self, step: Step) -> str:
        """What the guide says in a step, where to look, and the rule for whoever wants more."""
        number = self.lesson.plan.steps.index(step) + 1
        head = self.words.text(
            "table-lesson-step", number=number, total=len(self.lesson.plan.steps)
        )
        lines = [head, screen.wrap(self.text(step), "  ")]
        if step.light:
            place = self.words.label(step.light)
            lines.append(screen.wrap(self.words.text("table-lesson-look", place=place), "  "))
        if step.rule:
            lines.append(screen.wrap(self.words.text("table-lesson-rule", rule=step.rule), "  "))
        return "\n".join(lines)

    def text(self, step: Step, ending: str = "") -> str:
        name = f"lesson-{step.text}{ending}"
        return text_of(self.match.title.name, name, self.words.language, self.names) or ""

    def wait(self) -> bool:
        """Until the learner has read: Enter goes on, commands are carried out. False if one of them
        has taken something back."""
        prompt = self.words.text("table-lesson-enter") + " "
        while typed := self.line(prompt):
            if self.do_command(typed, self.seat):
                return False
        return True

    # The learner's actions.

    def label(self, action: int) -> str:
        asked = action in self.lesson.wanted(self.done)
        return super().label(action) + MARK * asked

    def carry_out(self, seat: int, action: int) -> bool:
        """What the guide asks for is done; anything else is answered, and changes nothing."""
        if action not in self.lesson.wanted(self.done):
            (step,) = self.lesson.steps_at(self.done)[-1:]
            self.tell("table-lesson-mistake")
            if answer := self.text(step, "-not"):
                self.say(screen.wrap(answer))
            if step.rule:
                self.say(screen.rule_named(self.match, step.rule, self.words))
            return False
        super().carry_out(seat, action)
        self.keep()
        return True

    def undo(self, seat: int, count: str) -> bool:
        undone = super().undo(seat, count)
        if undone:
            self.keep()
        return undone

    def keep(self) -> None:
        """Keep the place, so that the lesson can be left at any moment."""
        write_bytes(self.file, record.to_bytes(record.save(self.match)))

    def unsaved(self) -> bool:
        return False
