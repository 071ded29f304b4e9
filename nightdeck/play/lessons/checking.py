"""Playing every lesson from start to end, with each right option and through each wrong turn."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from nightdeck.kernel.clone import clone
from nightdeck.kernel.engine import choose
from nightdeck.kernel.errors import BadFile, NightdeckError
from nightdeck.kernel.game import Game
from nightdeck.kernel.state import State
from nightdeck.play.lessons.guide import LEARNER, Guide, place_of, pointed_at
from nightdeck.play.lessons.lines import Lined
from nightdeck.play.lessons.reading import (
    begin,
    clauses_of,
    files_of,
    read_lesson,
    settle,
    unreached,
)
from nightdeck.play.match import Answering
from nightdeck.play.players import levels
from nightdeck.play.seating import Seating
from nightdeck.records.codec import fingerprint
from nightdeck.seen.picking import fitting

MOST_DECISIONS: Final = 20_000


class Checked(msgspec.Struct):
    """What was played of one lesson, and what is wrong with it."""

    lesson: str
    steps: int
    right: int
    """Right options that were taken and led to the end."""
    wrong: int
    """Other options that were refused with an explanation."""
    faults: list[str]


def check_lessons(game: Game[Any]) -> list[Checked]:
    """Play all lessons of a game; whatever is wrong is said with file and line."""
    clauses = clauses_of(game)
    return [check_lesson(game, file, clauses) for file in files_of(game)]


def check_lesson(game: Game[Any], file: Traversable, clauses: set[str]) -> Checked:
    """Play one lesson through everything it speaks of."""
    checked = Checked(file.name, 0, 0, 0, [])
    try:
        lesson = read_lesson(game, file, clauses)
        lined = Lined(file.name, file.read_text(encoding="utf-8"))
        guide = Guide(game, lesson)
        if lesson.is_game:
            play_game(guide, lined, checked)
        else:
            checked.steps = len(lesson.steps)
            check_manners(guide, lined, checked)
            play_on(guide, lined, begin(guide, lined), [], checked)
    except BadFile as error:
        checked.faults.append(str(error))
    return checked


def check_manners(guide: Guide, lined: Lined, checked: Checked) -> None:
    """A third of the steps have no flag, the last one neither; wrong turns and claims are told."""
    steps = guide.lesson.steps
    alone = sum(not step.flag or not step.choose for step in steps)
    if alone * 3 < len(steps):
        checked.faults.append(str(lined.wrong(("steps",), "fewer than a third are done alone")))
    if steps[-1].flag and steps[-1].choose:
        path = ("steps", len(steps) - 1)
        checked.faults.append(str(lined.wrong(path, "the last step is done without a flag")))
    if not guide.lesson.otherwise and not all(step.otherwise for step in steps):
        checked.faults.append(str(lined.wrong((), "say what is told about any other move")))


def play_on(guide: Guide, lined: Lined, state: State, bys: list[str], checked: Checked) -> None:
    """Play a lesson on from a step: all right options to the end, all others refused."""
    settle(guide, state, bys, lined)
    place = place_of(bys)
    step = guide.step(place)
    if step is None:
        if not guide.is_over(state, place):
            checked.faults.append(str(lined.wrong((), "the lesson does not end")))
        return
    right = guide.right(state, place)
    if not right:
        raise lined.wrong(("steps", place.step), unreached(guide, state, step.goal))
    check_wrong(guide, lined, state, bys, checked)
    for option in distinct(guide, state, right):
        after = clone(state, log=True)
        choose(after, option)
        checked.right += 1
        play_on(guide, lined, after, [*bys, LEARNER], checked)


def distinct(guide: Guide, state: State, options: list[int]) -> list[int]:
    """Return options without those that come to the same; a free choice only at its ends."""
    question = state.question
    assert question is not None
    kinds = {guide.game.alike(state, question.options[each]): each for each in reversed(options)}
    found = sorted(kinds.values())
    return found if len(found) <= 4 else [found[0], found[-1]]


def check_wrong(guide: Guide, lined: Lined, state: State, bys: list[str], checked: Checked) -> None:
    """Make every wrong turn of a step: each is explained, changes nothing and can be looked at."""
    place, question = place_of(bys), state.question
    step = guide.step(place)
    assert step is not None
    assert question is not None
    right = guide.right(state, place)
    before = fingerprint(state)
    for number, turn in enumerate(step.wrong):
        found = fitting(state, tuple(turn.choose))
        if not found or any(each in right for each in found):
            what = "is right" if found else "is not offered"
            path = ("steps", place.step, "wrong", number, "choose")
            checked.faults.append(str(lined.wrong(path, f"{turn.choose} {what} at this step")))
    for option in range(len(question.options)):
        if option not in right:
            check_refused(guide, lined, state, bys, option, checked)
    if fingerprint(state) != before:
        checked.faults.append(str(lined.wrong(("steps", place.step), "looking changed the game")))


def check_refused(
    guide: Guide, lined: Lined, state: State, bys: list[str], option: int, checked: Checked
) -> None:
    """Look that one wrong move is explained, and that it could be carried out on a copy."""
    place = place_of(bys)
    verdict = guide.verdict(state, place, option)
    if verdict is None or not verdict.say:
        checked.faults.append(str(lined.wrong(("steps", place.step), "a move is not explained")))
        return
    checked.wrong += 1
    try:
        choose(clone(state, log=True), option)
    except NightdeckError as error:
        what = f"option {option} cannot be carried out: {error}"
        checked.faults.append(str(lined.wrong(("steps", place.step), what)))


def play_game(guide: Guide, lined: Lined, checked: Checked) -> None:
    """Play a guided game to its end, taking advice where it points; all questions get advice."""
    lesson = guide.lesson
    state = begin(guide, lined)
    seats = [lesson.level or levels()[0]] * lesson.seats
    seats[lesson.seat] = "street"
    sitting = [
        Answering(seat, Seating(level), f"guided {seat}") for seat, level in enumerate(seats)
    ]
    silent: set[str] = set()
    for _ in range(MOST_DECISIONS):
        question = state.question
        if question is None:
            break
        answer = sitting[question.seat].answer(state)
        if question.seat == lesson.seat:
            checked.right += 1
            advice = guide.advice(state)
            if advice is None:
                silent.add(question.name)
            elif advice.offers:
                answer = pointed_at(state, advice)[0]
        choose(state, answer)
    if state.outcome is None:
        checked.faults.append(str(lined.wrong((), "the guided game does not end")))
    for name in sorted(silent):
        checked.faults.append(str(lined.wrong(("advice",), f"no advice at the question {name!r}")))
