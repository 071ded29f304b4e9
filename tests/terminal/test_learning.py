"""Lessons in the terminal: every one can be taken to its end, left, and taken up again."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from nightdeck.games import game, slugs
from nightdeck.play.lessons import Guide, Lesson, lesson_named, lessons_of
from nightdeck.play.lessons.guide import LEARNER
from nightdeck.records.codec import fingerprint
from nightdeck.terminal.learning import LessonMode, LessonSitting, seats_of, session_of, takers
from nightdeck.terminal.progress import Progress
from nightdeck.terminal.writers import RichWriter, Writer

GAME = game("android_netrunner")
FIRST = lessons_of(GAME)[0]
TAUGHT = [(slug, lesson.id) for slug in slugs() for lesson in lessons_of(game(slug))]


class Pupil:
    """Somebody who takes a lesson: types some lines, then always what is right."""

    def __init__(self, slug: str, lesson: Lesson, *lines: str, rich: bool = False) -> None:
        self.guide = Guide(game(slug), lesson)
        self.lines = list(lines)
        self.out = io.StringIO()
        self.obedient = True
        seats = seats_of(self.guide, "random")
        session = session_of(self.guide, "seed", [str(each) for each in seats])
        writer = (RichWriter if rich else Writer)(self.out, self.next_line)
        self.sitting = LessonSitting(session, self.guide, seats, writer)
        self.mode = LessonMode(self.sitting)

    def next_line(self) -> str:
        if self.lines:
            return self.lines.pop(0)
        if not self.obedient:
            raise EOFError
        state = self.sitting.session.state
        assert state.question is not None
        right = self.guide.right(state, self.sitting.place) or [state.question.default]
        return str(self.row_of(right[0]) + 1)

    def row_of(self, option: int) -> int:
        """Return the place of an option among the rows; equal ones share the first one's."""
        rows = self.mode.rows
        words = self.mode.prompt["options"][option]["text"]
        same = [at for at, row in enumerate(rows) if row.steps == (option,)]
        return next(
            iter(same or [at for at, row in enumerate(rows) if row.option["text"] == words])
        )

    def run(self) -> str:
        self.done = self.mode.run()
        return self.out.getvalue()


@pytest.mark.parametrize(("slug", "name"), TAUGHT)
def test_every_lesson_can_be_taken_to_its_end(slug: str, name: str) -> None:
    lesson = lesson_named(game(slug), name)
    pupil = Pupil(slug, lesson)

    text = pupil.run()

    assert pupil.done
    assert f"Done: {lesson.done}" in text
    assert all(step.goal in text for step in lesson.steps)
    assert "[" not in lesson.goal


def test_a_lesson_can_be_taken_with_colour_and_boxes() -> None:
    pupil = Pupil("android_netrunner", FIRST, rich=True)

    text = pupil.run()

    assert pupil.done
    assert "Goal: Make a run on Server 1." in text


def test_a_wrong_move_is_explained_before_anything_happens() -> None:
    pupil = Pupil("android_netrunner", FIRST, "run on archives", "n")
    pupil.obedient = False
    before = fingerprint(pupil.sitting.session.state)

    text = pupil.run()

    assert "Not there: ice is in the way." in text
    assert "Nothing has happened yet." in text
    assert fingerprint(pupil.sitting.session.state) == before


def test_a_wrong_move_can_be_looked_at_and_leaves_no_trace() -> None:
    pupil = Pupil("android_netrunner", FIRST, "take 1 credit", "y")
    pupil.obedient = False
    before = fingerprint(pupil.sitting.session.state)

    text = pupil.run()

    assert "- You gain 1 credit." in text
    assert "You are back where you were." in text
    assert fingerprint(pupil.sitting.session.state) == before


def test_whoever_asks_is_shown_what_is_meant() -> None:
    pupil = Pupil("android_netrunner", FIRST, "run on server 1", "continue", "1", "h")
    pupil.obedient = False

    assert "Suggested: 6 (Run on R&D)." in pupil.run()


def test_undo_goes_back_one_step() -> None:
    pupil = Pupil("android_netrunner", FIRST, "run on server 1", "continue", "u", "u")
    pupil.obedient = False

    pupil.run()

    assert pupil.sitting.place.step == 0
    assert pupil.sitting.bys == []


def test_who_decided_what_is_found_again_from_the_record() -> None:
    lesson = lesson_named(GAME, "breaking-ice")
    pupil = Pupil("android_netrunner", lesson)

    pupil.run()

    assert takers(pupil.guide, pupil.sitting.session) == pupil.sitting.bys
    assert pupil.sitting.bys.count(LEARNER) == len(lesson.steps)


def test_a_lesson_that_was_left_goes_on_where_it_was_left(tmp_path: Path) -> None:
    progress = Progress(tmp_path, GAME.slug)
    pupil = Pupil("android_netrunner", FIRST, "run on server 1", "continue", "q")
    pupil.mode = LessonMode(pupil.sitting, progress.file(FIRST.id))
    pupil.obedient = False

    text = pupil.run()
    again = progress.left_at(pupil.guide)

    assert "the next time it goes on from here" in text
    assert progress.is_begun(FIRST.id)
    assert again is not None
    assert takers(pupil.guide, again) == pupil.sitting.bys


def test_what_is_done_is_remembered_and_its_record_forgotten(tmp_path: Path) -> None:
    progress = Progress(tmp_path, GAME.slug)
    progress.file(FIRST.id).write_text("", encoding="utf-8")

    progress.finish(FIRST.id)

    assert Progress(tmp_path, GAME.slug).done() == {FIRST.id}
    assert not progress.is_begun(FIRST.id)


def test_a_record_that_cannot_be_read_begins_the_lesson_anew(tmp_path: Path) -> None:
    progress = Progress(tmp_path, GAME.slug)
    progress.file(FIRST.id).write_text("nonsense\n", encoding="utf-8")

    assert progress.left_at(Guide(GAME, FIRST)) is None
    assert not progress.is_begun(FIRST.id)
