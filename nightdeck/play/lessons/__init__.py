"""Learning by playing: lessons are data beside a game, played on the real engine.

`shapes` says what a lesson file holds, `reading` reads it (whatever is wrong is one error with
file and line), `guide` leads through a lesson, `checking` plays every lesson and its wrong turns.
"""

from nightdeck.play.lessons.guide import Guide, Place
from nightdeck.play.lessons.reading import lesson_named, lessons_of, read_lesson
from nightdeck.play.lessons.shapes import Lesson

__all__ = ["Guide", "Lesson", "Place", "lesson_named", "lessons_of", "read_lesson"]
