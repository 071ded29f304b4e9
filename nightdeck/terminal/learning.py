"""A lesson in lines of text: the goal before each question, wrong moves explained, not made."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from nightdeck.kernel.engine import choose
from nightdeck.kernel.state import State
from nightdeck.play.lessons import Guide, Place
from nightdeck.play.lessons.guide import LEARNER, place_of
from nightdeck.play.rulebook import Rulebook
from nightdeck.play.seating import HUMAN, Seating
from nightdeck.records.session import Session
from nightdeck.seen.telling import log_lines
from nightdeck.terminal.faces import safe
from nightdeck.terminal.line_mode import Leave, LineMode
from nightdeck.terminal.sitting import Sitting
from nightdeck.terminal.writers import HEAD, NEWS, NOTE, REFUSAL, Writer

MOST_LINES: Final = 12


def seats_of(guide: Guide, level: str) -> list[Seating]:
    """Return who sits at a lesson: the learner, and a level for everybody else."""
    lesson = guide.lesson
    return [
        Seating(HUMAN if seat == lesson.seat else lesson.level or level)
        for seat in range(lesson.seats)
    ]


def takers(guide: Guide, session: Session) -> list[str]:
    """Return who took each decision of a lesson so far, found by playing it again."""
    state: State = session.state_at(0)
    bys: list[str] = []
    for move in session.record.moves:
        found = guide.next_answer(state, place_of(bys))
        bys.append(LEARNER if found is None else found[1])
        choose(state, move.option)
    return bys


class LessonSitting(Sitting):
    """A sitting in which the lesson answers for everybody but the learner."""

    def __init__(
        self,
        session: Session,
        guide: Guide,
        seats: list[Seating],
        writer: Writer,
        book: Rulebook | None = None,
    ) -> None:
        super().__init__(session, seats, writer, book)
        self.guide: Guide = guide
        self.bys: list[str] = [] if guide.lesson.is_game else takers(guide, session)

    @property
    def place(self) -> Place:
        """Where the learner stands."""
        if self.guide.lesson.is_game:
            return Place(len(self.session.record.moves), 0)
        return place_of(self.bys)

    @property
    def is_done(self) -> bool:
        """Whether all steps are done, or the whole game."""
        return self.guide.is_over(self.session.state, self.place)

    def decide(self, index: int) -> None:
        """Take the learner's answer."""
        self.answer(index, LEARNER)

    def answer(self, index: int, by: str) -> None:
        """Take an answer and note who gave it."""
        super().decide(index)
        self.bys.append(by)

    def advance(self) -> None:
        """Let the lesson answer until the learner is asked; in a guided game bots play."""
        if self.guide.lesson.is_game:
            super().advance()
            return
        while (found := self.guide.next_answer(self.session.state, self.place)) is not None:
            self.answer(*found)

    def is_own(self, number: int) -> bool:
        """Tell whether the learner took a decision."""
        if self.guide.lesson.is_game:
            return super().is_own(number)
        return self.bys[number] == LEARNER

    def show_over(self) -> None:
        """Tell the last news; a lesson may be over before its game is."""
        if self.session.state.outcome is None:
            self.tell_news()
        else:
            super().show_over()

    def undo(self, target: int) -> None:
        """Go back a step."""
        super().undo(target)
        del self.bys[target:]


class LessonMode(LineMode):
    """Reads commands in a lesson."""

    def __init__(self, sitting: LessonSitting, autosave: Path | None = None) -> None:
        super().__init__(sitting, autosave)
        self.lesson_sitting: LessonSitting = sitting

    @property
    def guide(self) -> Guide:
        """What leads through the lesson."""
        return self.lesson_sitting.guide

    def run(self) -> bool:
        """Take the lesson until it is done or somebody leaves; tell whether it is done."""
        try:
            while self.to_next_question():
                self.answer()
            self.sitting.show_over()
        except (Leave, EOFError):
            pass
        finally:
            if self.sitting.kept is not None:
                self.sitting.kept.close()
        if not self.lesson_sitting.is_done:
            self.say("You left the lesson; the next time it goes on from here.", NOTE)
            return False
        self.show_end()
        return True

    def to_next_question(self) -> bool:
        """Go on to the learner's next question, unless the lesson is done."""
        if not super().to_next_question():
            return False
        if self.lesson_sitting.is_done and not self.guide.lesson.is_game:
            return False
        self.show_slip()
        return True

    def show_slip(self) -> None:
        """Say what happened and why, then the goal."""
        slip = self.guide.shown(self.sitting.session.state, self.lesson_sitting.place)
        if slip["steps"]:
            self.say(f"Step {slip['step'] + 1} of {slip['steps']}.", HEAD)
        told = " ".join(part for part in (slip["head"], slip["told"]) if part)
        if told:
            self.say(spoken(told), NOTE)
        goal = "" if slip["is_game"] and slip["step"] else slip["goal"]
        if goal:
            self.say(f"Goal: {goal}", HEAD)
        if slip["fact"]:
            self.say(spoken(slip["fact"]), NOTE)
        if slip["flag"]:
            self.say(f"Suggested: {self.suggested(slip['options'])}.", NOTE)

    def suggested(self, options: list[int]) -> str:
        """Return the options that are meant, with their numbers."""
        state = self.sitting.session.state
        question = state.question
        assert question is not None
        game = self.guide.game
        words = [
            f"{each + 1} ({game.describe(state, question.seat, question.options[each]).text})"
            for each in options
        ]
        return safe(" or ".join(words))

    def choose(self, number: int) -> bool:
        """Take an option; a wrong one is explained before anything happens."""
        if self.option(number) is None:
            return False
        state, place = self.sitting.session.state, self.lesson_sitting.place
        verdict = None
        if not self.guide.lesson.is_game:
            verdict = self.guide.verdict(state, place, number - 1)
        if verdict is None:
            return super().choose(number)
        self.say(f"{verdict.head}. {spoken(verdict.say)} Nothing has happened yet.", REFUSAL)
        if verdict.anyway:
            wish = self.sitting.writer.ask("Look where it would lead, then come back? (y/n)")
            if wish.casefold().startswith("y"):
                self.look_ahead(number - 1)
        return False

    def look_ahead(self, option: int) -> None:
        """Tell what a wrong move would bring, on a copy of the game."""
        session, seat = self.sitting.session, self.sitting.looking
        told = len(session.state.log or ())
        after = session.ahead(seat, session.state.decisions, option).state
        for line in log_lines(after, seat, told)[:MOST_LINES]:
            self.say(f"- {safe(line['text'])}", NEWS)
        self.say("That is where it would lead. You are back where you were.", NOTE)

    def hint(self, rest: str) -> bool:
        """Say which option is meant; in a guided game ask a strong player."""
        right = self.guide.right(self.sitting.session.state, self.lesson_sitting.place)
        if self.guide.lesson.is_game or not right:
            return super().hint(rest)
        self.say(f"Suggested: {self.suggested(right)}.", NOTE)
        return False

    def go(self, rest: str) -> bool:
        """Refuse shortcuts: a lesson goes step by step."""
        if self.guide.lesson.is_game:
            return super().go(rest)
        self.say("A lesson goes one step at a time.", REFUSAL)
        return False

    def show_end(self) -> None:
        """Say what was learnt."""
        lesson = self.guide.lesson
        slip = self.guide.shown(self.sitting.session.state, self.lesson_sitting.place)
        self.sitting.writer.gap()
        if slip["told"] and not lesson.is_game:
            self.say(spoken(slip["told"]), NOTE)
        self.say(f"Done: {lesson.done}", HEAD)
        for text in lesson.learnt:
            self.say(f"- {spoken(text)}")


def spoken(text: str) -> str:
    """Return a sentence with its clauses in round brackets, as lines of text have them."""
    return safe(text.replace("[", "(").replace("]", ")"))


def session_of(guide: Guide, seed: Any, names: list[str]) -> Session:
    """Return a lesson at its beginning."""
    return Session(guide.game, guide.setup(seed), names)
