"""`nightdeck learn`: the lessons of a game in this terminal, with what was done remembered."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from nightdeck.cli import completing

if TYPE_CHECKING:
    from nightdeck.kernel.game import Game
    from nightdeck.play.lessons import Guide, Lesson
    from nightdeck.records.session import Session


def learn(
    game: Annotated[
        str,
        typer.Argument(
            help="The game; 'nightdeck games' lists them.", autocompletion=completing.games
        ),
    ],
    lesson: Annotated[
        str, typer.Argument(help="The lesson, by its name or number; none: the next one.")
    ] = "",
    show: Annotated[bool, typer.Option("--list", help="List the lessons and stop.")] = False,
    again: Annotated[bool, typer.Option("--again", help="Begin the lesson anew.")] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="No boxes, no colour: for screen readers.")
    ] = False,
    data: Annotated[
        Path | None, typer.Option(help="Where what was done is kept; the user's folder if not.")
    ] = None,
) -> None:
    """Learn a game by playing short lessons; a wrong move is explained, not made."""
    from nightdeck.kernel.errors import BadSetup
    from nightdeck.play.finding import find_game
    from nightdeck.play.lessons import lesson_named, lessons_of
    from nightdeck.terminal.progress import Progress

    found = find_game(game)
    lessons = lessons_of(found)
    if not lessons:
        raise BadSetup(f"{found.title} has no lessons yet; 'nightdeck rules {game}' has its rules")
    progress = Progress(folder(data), found.slug)
    if show:
        put_list(lessons, progress)
        return
    done = progress.done()
    following = next((each for each in lessons if each.id not in done), lessons[-1])
    take(found, lesson_named(found, lesson) if lesson else following, progress, plain, again)


def folder(data: Path | None) -> Path:
    """Return where a user's progress is kept."""
    import platformdirs

    given = os.environ.get("NIGHTDECK_DATA") or platformdirs.user_data_dir("nightdeck")
    return (data or Path(given)) / "lessons"


def put_list(lessons: list[Lesson], progress: Any) -> None:
    """List the lessons: number, name, how long, and whether they are done."""
    from nightdeck.cli.output import put

    done = progress.done()
    for number, each in enumerate(lessons, start=1):
        side = f", {each.side}" if each.side else ""
        state = "done" if each.id in done else "begun" if progress.is_begun(each.id) else "new"
        put(f"{number}. {each.title} ({each.id}): {each.minutes} minutes{side}, {state}")
        put(f"   {each.summary}")


def take(game: Game[Any], lesson: Lesson, progress: Any, plain: bool, again: bool) -> None:
    """Take a lesson, from where it was left if it was."""
    from nightdeck.cli.play import rulebook_of
    from nightdeck.play.lessons import Guide, lessons_of
    from nightdeck.play.players import levels
    from nightdeck.terminal.learning import LessonMode, LessonSitting, seats_of
    from nightdeck.terminal.writers import RichWriter, Writer

    writer: Writer = Writer() if plain else RichWriter()
    guide = Guide(game, lesson)
    seats = seats_of(guide, levels()[0])
    session = begun(guide, progress, [str(each) for each in seats], again)
    sitting = LessonSitting(session, guide, seats, writer, rulebook_of(game))
    lessons = lessons_of(game)
    number = lessons.index(lesson) + 1
    writer.say(f"{game.title}. Lesson {number} of {len(lessons)}: {lesson.title}.")
    writer.say("Type a number or words to choose, h to be shown, u for a step back, ? for help.")
    mode = LessonMode(sitting, progress.file(lesson.id))
    if mode.run():
        progress.finish(lesson.id)
        if number < len(lessons):
            following = lessons[number]
            writer.say(f"Next: nightdeck learn {game.slug} {following.id}  ({following.title})")
        else:
            writer.say(f"That was the last one. Now play: nightdeck play {game.slug}")


def begun(guide: Guide, progress: Any, names: list[str], again: bool) -> Session:
    """Return the lesson where it was left, or at its beginning."""
    import secrets

    from nightdeck.terminal.learning import session_of

    session = None if again else progress.left_at(guide)
    return session or session_of(guide, secrets.token_bytes(32), names)
