"""Leading through a lesson: what is right now, what is said, and who answers when not the learner.

A guide keeps nothing: where somebody stands follows from who took the decisions so far, so that
an undo, a reload and a restart all come back to the right place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from nightdeck.kernel.game import Game, Setup, View
from nightdeck.kernel.state import State
from nightdeck.play.lessons.shapes import Advice, Lesson, Step
from nightdeck.seen.picking import fitting
from nightdeck.seen.views import game_of, over

LEARNER: Final = "player"
SCRIPT: Final = "script"
"""Another seat's choice that the lesson asks for."""
USUAL: Final = "stop"
"""The usual answer, given for whoever is asked because nothing is to be learnt there."""

MOST_ANSWERS: Final = 400
"""More answers than this between two steps mean that a lesson leads nowhere."""


class Place(NamedTuple):
    """Where somebody stands: the step they are at, and how much of the script was played in it."""

    step: int
    scripted: int


class Verdict(NamedTuple):
    """Why an option is not what the step asks for, before anything is carried out."""

    head: str
    say: str
    anyway: bool


def place_of(bys: Sequence[str]) -> Place:
    """Return where somebody stands, from who took each decision."""
    steps = sum(by == LEARNER for by in bys)
    scripted = 0
    for by in reversed(bys):
        if by == LEARNER:
            break
        scripted += by == SCRIPT
    return Place(steps, scripted)


class Guide:
    """Leads through one lesson of one game."""

    def __init__(self, game: Game[Any], lesson: Lesson) -> None:
        self.game: Game[Any] = game
        self.lesson: Lesson = lesson

    def setup(self, seed: int | str | bytes | None = None) -> Setup:
        """Return how the lesson begins; a guided game is another one every time."""
        lesson = self.lesson
        luck = lesson.seed if seed is None or not lesson.is_game else seed
        return Setup(
            lesson.seats,
            tuple(lesson.decks),
            lesson.rulings,
            lesson.choices,
            luck,
            record=True,
            position=lesson.position,
        )

    # Where we are -------------------------------------------------------------------------------

    def step(self, place: Place) -> Step | None:
        """Return the step somebody is at, None behind the last one."""
        steps = self.lesson.steps
        return steps[place.step] if place.step < len(steps) else None

    def right(self, state: State, place: Place) -> list[int]:
        """Return the options that the step asks for; none when something else is asked."""
        step, question = self.step(place), state.question
        if step is None or question is None or question.seat != self.lesson.seat:
            return []
        if step.question and question.name != step.question:
            return []
        if not step.choose:
            return list(range(len(question.options)))
        return sorted({n for words in step.choose for n in fitting(state, tuple(words))})

    def next_answer(self, state: State, place: Place) -> tuple[int, str] | None:
        """Return an answer that is not the learner's, and who gives it; None: they are asked."""
        question = state.question
        if question is None or self.lesson.is_game:
            return None
        if question.seat != self.lesson.seat:
            found = fitting(state, tuple(self.script(place)))
            return (found[0], SCRIPT) if found else (question.default, USUAL)
        if self.right(state, place):
            return None
        lesson = self.lesson
        for words in lesson.steps[place.step - 1].then if place.step else lesson.then:
            for option in fitting(state, tuple(words)):
                return option, USUAL
        if question.name in self.game.pauses:
            return question.default, USUAL
        return (0, USUAL) if len(question.options) == 1 else None

    def script(self, place: Place) -> list[str]:
        """Return the words of what another seat chooses next, an impossible one if none."""
        lesson = self.lesson
        lines = lesson.steps[place.step - 1].others if place.step else lesson.others
        return lines[place.scripted] if place.scripted < len(lines) else ["\0"]

    def is_over(self, state: State, place: Place) -> bool:
        """Tell whether the lesson is done: all steps, or the whole game."""
        if self.lesson.is_game:
            return state.outcome is not None
        if place.step < len(self.lesson.steps):
            return False
        return state.outcome is not None or self.next_answer(state, place) is None

    # What is said -------------------------------------------------------------------------------

    def verdict(self, state: State, place: Place, option: int) -> Verdict | None:
        """Say why an option is not what the step asks for; None if it is."""
        step = self.step(place)
        if step is None or option in self.right(state, place):
            return None
        for turn in step.wrong:
            if option in fitting(state, tuple(turn.choose)):
                return Verdict(turn.head or "Not yet", turn.say, turn.anyway)
        say = step.otherwise or self.lesson.otherwise or f"You may do that. First: {step.goal}"
        return Verdict("Not yet", say, step.anyway)

    def advice(self, state: State) -> Advice | None:
        """Return what is said at the open question of a guided game."""
        question = state.question
        if question is None or question.seat != self.lesson.seat:
            return None
        for each in self.lesson.advice:
            if each.question and each.question != question.name:
                continue
            if each.offers and not pointed_at(state, each):
                continue
            if each.without and fitting(state, tuple(each.without)):
                continue
            return each
        return None

    def shown(self, state: State, place: Place) -> View:
        """Return what stands on the slip now."""
        lesson = self.lesson
        is_over = self.is_over(state, place)
        before = lesson.steps[place.step - 1] if lesson.steps and place.step else None
        shown: View = {
            "lesson": lesson.id,
            "title": lesson.title,
            "step": min(place.step, len(lesson.steps)),
            "steps": len(lesson.steps),
            "head": before.head if before is not None else "",
            "told": before.told if before is not None else lesson.intro,
            "goal": "",
            "fact": "",
            "flag": False,
            "options": [],
            "over": is_over,
            "is_game": lesson.is_game,
        }
        if is_over:
            shown.update(done=lesson.done, learnt=list(lesson.learnt))
            if lesson.is_game:
                shown.update(self.ended(state))
        elif lesson.is_game:
            shown.update(self.advised(state, place))
        else:
            shown.update(self.asked_for(state, place))
        return shown

    def ended(self, state: State) -> View:
        """Return who won a guided game, and by what."""
        end = over(state, self.lesson.seat)
        if end is None:
            return {}
        won = self.lesson.seat in end["winners"]
        told = end.get("told") or f"{end['reason'][:1].upper()}{end['reason'][1:]}."
        clause = f" [{end['clause']}]" if end["clause"] else ""
        return {"head": "You win." if won else "You lose.", "told": f"{told}{clause}"}

    def asked_for(self, state: State, place: Place) -> View:
        """Return what a step asks for; behind the last one others may still have to answer."""
        step = self.step(place)
        if step is None:
            return {}
        return {
            "goal": step.goal,
            "fact": step.fact,
            "options": self.right(state, place),
            "flag": step.flag and bool(step.choose),
        }

    def advised(self, state: State, place: Place) -> View:
        """Return what a guided game says now: its goal, and advice at the learner's questions."""
        found = self.advice(state)
        said = self.lesson.intro if place.step == 0 else ""
        points = found is not None and found.flag and bool(found.offers)
        options = pointed_at(state, found)[:1] if found and points else []
        return {
            "goal": self.lesson.goal,
            "told": said,
            "fact": found.say if found is not None else "",
            "options": options,
            "flag": bool(options),
        }


def pointed_at(state: State, advice: Advice) -> list[int]:
    """Return the places of the options that a piece of advice speaks of."""
    question = state.question
    if question is None or not advice.offers:
        return []
    game = game_of(state)
    found: list[int] = []
    for place in fitting(state, tuple(advice.offers)):
        words = game.describe(state, question.seat, question.options[place])
        is_dear = advice.costs and advice.costs not in [cost.text for cost in words.costs]
        if not is_dear and not (advice.safe and words.danger):
            found.append(place)
    return found
