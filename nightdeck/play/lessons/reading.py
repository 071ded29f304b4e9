"""Reading the lessons that lie beside a game; a wrong one is one error with file and line."""

from __future__ import annotations

import hashlib
import re
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.errors import BadFile, BadSetup, NightdeckError
from nightdeck.kernel.game import Game
from nightdeck.kernel.state import State
from nightdeck.play.finding import unknown
from nightdeck.play.lessons.guide import LEARNER, MOST_ANSWERS, Guide, place_of
from nightdeck.play.lessons.lines import Lined, Path
from nightdeck.play.lessons.shapes import Lesson
from nightdeck.play.players import levels
from nightdeck.play.rulebook import ANY_ID, FILE, Rulebook

FOLDER: Final = "lessons"
NAME: Final = re.compile(r"(\d\d)-([a-z0-9-]+)\.json")
CITED: Final = re.compile(r"\[([^\]]*)\]")
LOCATION: Final = re.compile(r" - at `\$(.*)`$")
PART: Final = re.compile(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]")

KNOWN: Final[dict[str, list[Lesson]]] = {}
"""Lessons by the slug of their game, read once."""


def lessons_of(game: Game[Any]) -> list[Lesson]:
    """Return the lessons of a game in teaching order, or raise BadFile with file and line."""
    if game.slug not in KNOWN:
        clauses = clauses_of(game)
        KNOWN[game.slug] = [read_lesson(game, file, clauses) for file in files_of(game)]
    return KNOWN[game.slug]


def lesson_named(game: Game[Any], name: str) -> Lesson:
    """Return a lesson by its name or its number, or say which ones there are."""
    lessons = lessons_of(game)
    for number, lesson in enumerate(lessons, start=1):
        if name in (lesson.id, str(number)):
            return lesson
    raise BadSetup(unknown("lesson", name, [each.id for each in lessons]))


def folder_of(game: Game[Any]) -> Traversable:
    """Return where a game keeps what is not code."""
    return resources.files(type(game).__module__.rpartition(".")[0])


def files_of(game: Game[Any]) -> list[Traversable]:
    """Return the lesson files of a game, in the order of their numbers."""
    try:
        folder = folder_of(game).joinpath(FOLDER)
        found = [each for each in folder.iterdir() if each.name.endswith(".json")]
    except (FileNotFoundError, ModuleNotFoundError, NotADirectoryError, ValueError):
        return []
    return sorted(found, key=lambda each: each.name)


def clauses_of(game: Game[Any]) -> set[str]:
    """Return the ids of all clauses of a game's rulebook."""
    try:
        text = folder_of(game).joinpath(FILE).read_bytes()
    except (FileNotFoundError, ModuleNotFoundError):
        return set()
    return set(msgspec.json.decode(text, type=Rulebook).clauses())


def read_lesson(game: Game[Any], file: Traversable, clauses: set[str]) -> Lesson:
    """Read one file and check it: words, cards, clauses, and that its steps lead to the end."""
    named = NAME.fullmatch(file.name)
    if named is None:
        raise BadFile(f"{file.name}:1: a lesson file is called like 01-first-run.json")
    body = file.read_bytes()
    try:
        lined = Lined(file.name, body.decode())
    except UnicodeDecodeError:
        raise BadFile(f"{file.name}:1: it is not UTF-8 text") from None
    lesson = shaped(lined)
    lesson.id = named.group(2)
    lesson.digest = hashlib.sha256(body).hexdigest()[:8]
    check_words(game, lesson, lined, clauses)
    walk(Guide(game, lesson), lined)
    return lesson


def shaped(lined: Lined) -> Lesson:
    """Return the values of a file as a lesson."""
    for name in ("id", "digest"):
        if isinstance(lined.values, dict) and name in lined.values:
            raise lined.wrong((name,), f"{name!r} follows from the file and is not said in it")
    try:
        return msgspec.convert(lined.values, Lesson)
    except msgspec.ValidationError as error:
        text = str(error)
        found = LOCATION.search(text)
        path = path_of(found.group(1)) if found is not None else ()
        what = LOCATION.sub("", text)
        where = ".".join(str(part) for part in path)
        raise lined.wrong(path, f"{where}: {what}" if where else what) from None


def path_of(text: str) -> Path:
    """Return a path as msgspec writes it: ".steps[0].goal"."""
    return tuple(
        word or (int(number) if number.isdecimal() else number)
        for word, number in PART.findall(text)
    )


def check_words(game: Game[Any], lesson: Lesson, lined: Lined, clauses: set[str]) -> None:
    """Refuse unknown clauses, cards, levels and questions, and claims without a clause."""
    for path, text in lesson.sentences():
        for cited in CITED.findall(text):
            if cited not in clauses:
                raise lined.wrong(path, f"there is no clause {cited!r} in {game.title}")
        bare = CITED.sub("", text)
        if ANY_ID.search(bare) and any(each in clauses for each in ANY_ID.findall(bare)):
            raise lined.wrong(path, "a clause stands in square brackets, [LIKE-1.2]")
    for number, text in enumerate(lesson.learnt):
        if clauses and not CITED.search(text):
            raise lined.wrong(("learnt", number), "what was learnt names its clause in [brackets]")
    if lesson.card and lesson.card not in {str(each["id"]) for each in game.catalogue()}:
        raise lined.wrong(("card",), f"there is no card {lesson.card!r} in {game.title}")
    if bool(lesson.steps) == bool(lesson.advice):
        raise lined.wrong((), "a lesson has either steps or, as a whole game, advice")
    if lesson.level and lesson.level not in levels():
        raise lined.wrong(("level",), unknown("level", lesson.level, levels()))
    known = game.questions()
    asked = [(("steps", n, "question"), each.question) for n, each in enumerate(lesson.steps)]
    asked += [(("advice", n, "question"), each.question) for n, each in enumerate(lesson.advice)]
    for path, question in asked:
        if question and known and question not in known:
            raise lined.wrong(path, unknown("question", question, known))


def begin(guide: Guide, lined: Lined) -> State:
    """Return the position a lesson starts from; an impossible one is named with its line."""
    lesson = guide.lesson
    if lesson.seat >= lesson.seats:
        raise lined.wrong(("seat",), f"there are seats 0 to {lesson.seats - 1}")
    try:
        return new_game(guide.game, guide.setup())
    except NightdeckError as error:
        raise lined.wrong(culprit(lined, str(error)), str(error)) from None


def culprit(lined: Lined, message: str) -> Path:
    """Return where the thing stands that a message about a set-up names."""
    best: Path = ("position",)
    for path in lined.lines:
        value = lined.values
        for part in path:
            value = value[part]
        named = isinstance(value, str) and len(value) > 2 and f"'{value}'" in message
        if path[:1] in (("position",), ("decks",), ("choices",), ("rulings",)) and named:
            best = path
    return best


def walk(guide: Guide, lined: Lined) -> State:
    """Play a lesson from start to end as it is meant; a step that is not reached is an error."""
    state = begin(guide, lined)
    lesson = guide.lesson
    if lesson.is_game:
        return state
    bys: list[str] = []
    for number, step in enumerate(lesson.steps):
        settle(guide, state, bys, lined)
        right = guide.right(state, place_of(bys))
        if not right:
            raise lined.wrong(("steps", number), unreached(guide, state, step.goal))
        choose(state, right[0])
        bys.append(LEARNER)
    settle(guide, state, bys, lined)
    return state


def unreached(guide: Guide, state: State, goal: str) -> str:
    """Say why a step cannot be reached: what is asked instead, and what is offered."""
    question = state.question
    if question is None:
        return f"this step cannot be reached ({goal}): the game is over"
    texts = [guide.game.describe(state, question.seat, option).text for option in question.options]
    return (
        f"this step cannot be reached ({goal}): seat {question.seat} is asked {question.name!r} "
        f"and may choose {', '.join(repr(text) for text in texts[:30])}"
    )


def settle(guide: Guide, state: State, bys: list[str], lined: Lined) -> None:
    """Let everybody answer who is not the learner; the whole script of the step must be played."""
    for _ in range(MOST_ANSWERS):
        found = guide.next_answer(state, place_of(bys))
        if found is None:
            break
        choose(state, found[0])
        bys.append(found[1])
    else:
        raise lined.wrong((), f"nobody is asked what the lesson needs in {MOST_ANSWERS} answers")
    place = place_of(bys)
    lines = guide.lesson.steps[place.step - 1].others if place.step else guide.lesson.others
    if place.scripted < len(lines):
        at: Path = ("steps", place.step - 1) if place.step else ()
        words = lines[place.scripted]
        path = (*at, "others", place.scripted)
        raise lined.wrong(path, f"{words} was never offered to the other seat")
