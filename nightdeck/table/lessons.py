"""A lesson at a table: who answers, what is refused before it is carried out, what the slip says.

The table is an ordinary one with an ordinary game on it. What is added follows from the lesson's
file and the decisions so far (`nightdeck.play.lessons.guide`), so nothing of it is kept here.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from nightdeck.kernel.errors import BadFile
from nightdeck.kernel.game import View
from nightdeck.play.lessons import Guide, Lesson, Place, lessons_of
from nightdeck.play.lessons.guide import LEARNER, SCRIPT, place_of
from nightdeck.records.session import Ahead
from nightdeck.seen.views import log_lines, view
from nightdeck.table.plays import PLAYER, mark
from nightdeck.table.protocol import Learn, Refusal
from nightdeck.table.store_lessons import LessonRow
from nightdeck.table.store_rooms import RoomRow, SeatRow

if TYPE_CHECKING:
    from nightdeck.kernel.game import Game
    from nightdeck.table.acts import Answer, Speaker
    from nightdeck.table.house import House
    from nightdeck.table.rooms import Room
    from nightdeck.table.store_guests import Guest

LOG: Final = logging.getLogger("nightdeck.table.lessons")
SCRIPTED_SECONDS: Final = 0.3
"""So long the other side of a lesson waits before each of its moves."""
MOST_LINES: Final = 12
ABSENT: Final = "The lesson"


def offered(game: Game[Any]) -> tuple[list[Lesson], str]:
    """Return the lessons of a game, and what is wrong with them if they cannot be read."""
    try:
        return lessons_of(game), ""
    except BadFile as error:
        LOG.error("the lessons of %s cannot be read: %s", game.slug, error)
        return [], str(error)


def key_of(lesson: Lesson) -> str:
    """Return how a room names its lesson: another version of the file is another lesson."""
    return f"{lesson.id}@{lesson.digest}"


def guide_of(house: House, row: RoomRow) -> Guide | None:
    """Return the guide of the lesson that is taken in a room, if it is one and still known."""
    game = house.games.get(row.slug)
    if not row.lesson or game is None:
        return None
    found = [each for each in offered(game)[0] if key_of(each) == row.lesson]
    return Guide(game, found[0]) if found else None


def where(room: Room) -> Place:
    """Return where the learner stands."""
    return place_of(room.play.bys if room.play is not None else [])


# Who answers ------------------------------------------------------------------------------------


def answers(room: Room) -> bool:
    """Let the lesson answer the open question; tell whether nobody else may."""
    guide, play = room.guide, room.play
    if guide is None or play is None or guide.lesson.is_game:
        return False
    found = guide.next_answer(play.state, where(room))
    if found is not None and play.number not in room.thinking:
        room.thinking = {n: task for n, task in room.thinking.items() if not task.done()}
        task = asyncio.create_task(answer_later(room, play.number, *found))
        room.thinking[play.number] = task
    return True


async def answer_later(room: Room, number: int, option: int, by: str) -> None:
    """Give an answer that is not the learner's, slowly enough to be seen if it is a move."""
    if by == SCRIPT:
        await asyncio.sleep(SCRIPTED_SECONDS)
    play = room.play
    if play is None or play.number != number or play.asked is None:
        return
    room.post(partial(room.decide, play.asked, number, option, by))


# What is refused --------------------------------------------------------------------------------


def check(room: Room, option: int) -> None:
    """Refuse a wrong move of a lesson before it is carried out, and say why."""
    guide, play = room.guide, room.play
    if guide is None or play is None or guide.lesson.is_game:
        return
    question = play.state.question
    if question is None or option >= len(question.options):
        return
    found = guide.verdict(play.state, where(room), option)
    if found is None:
        return
    text = guide.game.describe(play.state, question.seat, question.options[option]).text
    raise Refusal(
        "lesson",
        found.say,
        number=play.number_for(question.seat),
        head=found.head,
        option=option,
        move=text,
        anyway=found.anyway,
    )


async def learn(room: Room, speaker: Speaker, message: Learn) -> Answer:
    """Do the step for the learner, show where a wrong move leads, or play on without a lesson."""
    seat = speaker.own_seat(room)
    if room.guide is None:
        raise Refusal("not_allowed", "this table is no lesson")
    if message.what == "play_on":
        return await play_on(room)
    play = room.running()
    shown = play.number_for(seat)
    if message.number != shown:
        raise Refusal("stale", f"the open question is number {shown}", number=shown)
    if play.asked != seat:
        raise Refusal("wrong_seat", "somebody else is asked", number=shown)
    if message.what == "ahead":
        return ahead(room, seat, message.option)
    right = room.guide.right(play.state, where(room))
    if not right:
        raise Refusal("not_allowed", "there is nothing to show here")
    await room.decide(seat, play.number, right[0], PLAYER)
    return {"option": right[0]}


def ahead(room: Room, seat: int, option: int) -> Answer:
    """Return what the table would look like after a wrong move; nothing of it is kept."""
    guide, play = room.guide, room.play
    assert guide is not None
    assert play is not None
    verdict = guide.verdict(play.state, where(room), option)
    if verdict is None or not verdict.anyway:
        raise Refusal("not_allowed", "only a wrong move of this lesson can be looked at")
    told = len(play.state.log or ())
    taken: Ahead = play.session.ahead(seat, play.state.decisions, option)
    state = taken.state
    document = view(state, seat)
    mark(document, play.number_for(seat), None)
    document.update(prompt=None, waiting=None)
    lines = [str(line["text"]) for line in log_lines(state, seat, told)]
    return {"type": "ahead", "document": document, "lines": lines[:MOST_LINES]}


async def play_on(room: Room) -> Answer:
    """Make an ordinary table of a lesson: from now on a bot plays the other seats."""
    await room.house.store.rooms.change(room.row.id, lesson="")
    room.row.lesson, room.guide = "", None
    room.publish()
    room.follow()
    return {}


# What is shown ----------------------------------------------------------------------------------


def shown(room: Room, seat: int) -> View | None:
    """Return the slip of a lesson as its learner sees it."""
    guide, play = room.guide, room.play
    if guide is None or play is None or seat != guide.lesson.seat:
        return None
    lessons = offered(guide.game)[0]
    number = lessons.index(guide.lesson)
    following = lessons[number + 1] if number + 1 < len(lessons) else None
    slip = guide.shown(play.state, where(room))
    slip.update(
        number=number + 1,
        count=len(lessons),
        next=following
        and {"lesson": following.id, "title": following.title, "minutes": following.minutes},
    )
    return slip


async def note(room: Room) -> None:
    """Keep how far the learner has come."""
    guide, play = room.guide, room.play
    if guide is None or play is None:
        return
    place = where(room)
    is_over = guide.is_over(play.state, place)
    if not is_over and (not play.bys or play.bys[-1] != LEARNER):
        return
    now = room.house.clock()
    name = guide.lesson.id
    row = LessonRow(
        room.row.maker, room.row.slug, name, room.row.id, place.step, now if is_over else 0.0, now
    )
    await room.house.store.lessons.note(row)


# Taking a lesson --------------------------------------------------------------------------------


async def take(house: House, guest: Guest, slug: str, lesson: Lesson, again: bool) -> str:
    """Return the table at which a guest takes a lesson: where they left it, or a new one."""
    if not again:
        kept = await house.store.lessons.of(guest.id, slug)
        for each in kept:
            if each.lesson == lesson.id and not each.done:
                row = await house.store.rooms.get(each.room)
                if row is not None and is_open(row, lesson):
                    return row.id
    row = room_row(house, guest, slug, lesson)
    await house.store.rooms.add(row)
    began = LessonRow(guest.id, slug, lesson.id, row.id, 0, 0.0, house.clock())
    await house.store.lessons.begin(began)
    room = await house.loaded(row.id)
    await room.do(partial(house.begin_if_full, room))
    return row.id


def is_open(row: RoomRow, lesson: Lesson) -> bool:
    """Tell whether a lesson can be taken up again at its table."""
    return row.lesson == key_of(lesson) and row.status in ("waiting", "running")


def room_row(house: House, guest: Guest, slug: str, lesson: Lesson) -> RoomRow:
    """Return the room of a lesson: the learner, and for the other seats a level to play on with."""
    now = house.clock()
    level = lesson.level or house.levels[0] if lesson.is_game else house.level
    name = f"Bot ({level})" if lesson.is_game else ABSENT
    seats = [
        SeatRow(seat, "human", guest.id, guest.name)
        if seat == lesson.seat
        else SeatRow(seat, "bot", None, name, level)
        for seat in range(lesson.seats)
    ]
    return RoomRow(
        house.new_id(),
        slug,
        guest.id,
        "private",
        "waiting",
        {},
        {},
        house.settings.pace,
        now,
        now,
        lesson=key_of(lesson),
        seats=seats,
    )
