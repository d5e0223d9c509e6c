"""A lesson under way. It is a pure function of the answers so far: nothing else is kept anywhere.

An answer is the act that a step asked for, or READ for a step that only tells something.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sandtable.core import course, log
from sandtable.core.errors import BadRequest, Unreadable
from sandtable.core.messages import say
from sandtable.core.remedies import explained
from sandtable.core.sentences import capital, named
from sandtable.core.state import State
from sandtable.lessons.lesson import Lesson, Step

READ: Final = ""


@dataclass(frozen=True)
class Verdict:
    """What an attempt is answered: the rule that forbids it, if one does, and a sentence."""

    right: bool
    rule: str | None
    text: str


class Run:
    """A lesson as far as the answers lead; raises BadRequest where a step does not take its answer."""

    def __init__(self, lesson: Lesson, answers: Sequence[str] = ()) -> None:
        self.lesson = lesson
        self.answers: list[str] = []
        self.told: list[str] = []  # what others did after the last answer, as sentences
        self.state = self._begin(None)
        for answer in answers:
            self.answer(answer)

    @property
    def number(self) -> int:
        return len(self.answers)

    @property
    def is_over(self) -> bool:
        return self.number >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        if self.is_over:
            raise BadRequest(say("lesson-is-over"))
        return self.lesson.steps[self.number]

    def answer(self, act: str) -> None:
        """Go on to the next step by a right answer."""
        step = self.step
        self.told = []
        if bool(act) != bool(step.ask):
            what = "lesson-asks-act" if step.ask else "lesson-asks-nothing"
            raise BadRequest(say(what, step=self.number + 1))
        if act:
            self._play_right(step, act)
        for scripted in step.then:
            self._play(scripted.seat, self.state.read(scripted.act))
        self.answers.append(act)
        if not self.is_over:
            self.state = self._begin(self.state)

    def _play_right(self, step: Step, act: str) -> None:
        try:
            action = self.state.read(act)
        except Unreadable as problem:
            raise BadRequest(say("lesson-problem", step=self.number + 1, problem=str(problem))) from problem
        if not (step.is_right(self.state.write(action)) and self.state.is_legal(self.lesson.seat, action)):
            raise BadRequest(say("lesson-not-on", step=self.number + 1, act=act))
        self.state.apply(self.lesson.seat, action)

    def _play(self, seat: int, action: int) -> None:
        step = log.act(self.state, 1, seat, action, at=0)
        reader = self.lesson.seat
        before, after = step.before.view(reader), step.after.view(reader)
        line = self.lesson.game.tell(before, after, seat, course.seen(step, reader))
        self.told.append(say("lesson-line", who=capital(self.name(seat)), line=self.named(line)))
        self.state = step.after

    def _begin(self, before: State | None) -> State:
        """The state that the present step begins with."""
        position = self.step.position
        if position is not None:
            return self.lesson.game.read_position(position.text)
        if before is None:
            raise BadRequest(say("lesson-no-position"))
        return before

    # Attempts

    def attempt(self, act: str) -> Verdict:
        """What to say to an act; raises Unreadable for a text that is none."""
        return self._judge(self.state.read(act))

    def touch(self, target: str) -> Verdict:
        """What to say to somebody who touches something that offers nothing."""
        return self._judge(self.lesson.game.meant(self.state, self.lesson.seat, target))

    def _judge(self, action: int) -> Verdict:
        act, step = self.state.write(action), self.step
        refusal = explained(self.state, self.lesson.seat, action)
        if refusal is not None:
            told = step.said_to(refusal.rule, act)
            return Verdict(False, refusal.rule, told or self.named(refusal.text))
        if step.is_right(act):
            return Verdict(True, None, step.well)
        return Verdict(False, None, step.said_to("", act) or say("lesson-not-asked"))

    def right_acts(self) -> list[str]:
        """The legal acts that the present step takes."""
        acts = [self.state.write(action) for action in self.state.legal(self.lesson.seat)]
        return [act for act in acts if self.step.is_right(act)]

    # In words

    def name(self, seat: int) -> str:
        if seat == self.lesson.seat:
            return say("lesson-you")
        return say("lesson-other") if self.lesson.seats == 2 else say("player", seat=seat)

    def named(self, sentence: str) -> str:
        return named(sentence, [self.name(seat) for seat in range(self.lesson.seats)])


def read_answer(run: Run, text: str) -> Verdict:
    """The verdict over what somebody typed; a text that is no act is told as such."""
    try:
        return run.attempt(text)
    except Unreadable as problem:
        return Verdict(False, None, f"{problem}.")
