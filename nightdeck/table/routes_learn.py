"""The page *Learn*: the lessons of every game, how far somebody has come, and the way in."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.response import Template

from nightdeck.play.lessons import Lesson
from nightdeck.table import lessons
from nightdeck.table.answers import page
from nightdeck.table.desk import PathWord, TheHouse, TheSessions, TheShelf
from nightdeck.table.house import House
from nightdeck.table.pages import Shelf, Values, picture_of
from nightdeck.table.protocol import Refusal
from nightdeck.table.routes_pages import go, known_game, me_values, read_form
from nightdeck.table.store_guests import Guest
from nightdeck.table.store_lessons import LessonRow

AnyRequest = Request[Any, Any, Any]
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


@get("/learn", include_in_schema=False)
async def learn(
    request: AnyRequest, house: TheHouse, shelf: TheShelf, sessions: TheSessions
) -> Template:
    """Show the lessons of the game somebody is learning, or of the first one that has any."""
    guest = await sessions.guest(request)
    kept = [] if guest is None else await house.store.lessons.of(guest.id)
    begun = [each.slug for each in kept if each.slug in house.games]
    taught = [slug for slug, game in house.games.items() if lessons.offered(game)[0]]
    slug = next(iter([*begun, *taught, *house.games]), "")
    if not slug:
        raise Refusal("not_found", "there is no game here")
    return learn_page(house, shelf, slug, guest, kept)


@get("/learn/{slug:str}", include_in_schema=False)
async def learn_game(
    request: AnyRequest, slug: PathWord, house: TheHouse, shelf: TheShelf, sessions: TheSessions
) -> Template:
    """Show the lessons of a game."""
    known_game(house, slug)
    guest = await sessions.guest(request)
    kept = [] if guest is None else await house.store.lessons.of(guest.id)
    return learn_page(house, shelf, slug, guest, kept)


@post("/learn/{slug:str}/{lesson:str}", include_in_schema=False, status_code=303)
async def take_lesson(
    request: AnyRequest, slug: PathWord, lesson: PathWord, house: TheHouse, sessions: TheSessions
) -> Response[Any]:
    """Take a lesson up where it was left, or begin it."""
    game = known_game(house, slug)
    found = [each for each in lessons.offered(game)[0] if each.id == lesson]
    if not found:
        raise Refusal("not_found", "there is no such lesson in this game")
    form = await read_form(request)
    guest, cookie = await sessions.welcomed(request)
    table = await lessons.take(house, guest, slug, found[0], form.get("again") == "yes")
    return go(f"/tables/{table}", cookie)


def learn_page(
    house: House, shelf: Shelf, slug: str, guest: Guest | None, kept: list[LessonRow]
) -> Template:
    """Return the page of one game's lessons, with all games as tabs."""
    game = house.games[slug]
    values = lesson_values(house, slug, kept)
    tickets = values["tickets"]
    return page(
        "learn.html",
        me=me_values(guest),
        game={
            "slug": slug,
            "title": game.title,
            "picture": picture_of(slug),
            "catalogue": shelf.catalogue_address(slug),
        },
        tabs=[tab_values(house, each, kept, slug) for each in house.games],
        next=next((each for each in tickets if each["now"]), None),
        number=NUMBERS[len(tickets)] if len(tickets) < len(NUMBERS) else str(len(tickets)),
        **values,
    )


def lesson_values(house: House, slug: str, kept: list[LessonRow]) -> Values:
    """Return the tickets of a game: which are punched, which one is next."""
    found, wrong = lessons.offered(house.games[slug])
    rows = {each.lesson: each for each in kept if each.slug == slug}
    done = {name for name, row in rows.items() if row.done}
    following = next((each.id for each in found if each.id not in done), "")
    tickets = [
        ticket(number, each, rows.get(each.id), each.id == following)
        for number, each in enumerate(found, start=1)
    ]
    return {
        "tickets": tickets,
        "done": sum(each["done"] for each in tickets),
        "total": len(tickets),
        "wrong": wrong,
    }


def ticket(number: int, lesson: Lesson, row: LessonRow | None, is_next: bool) -> Values:
    """Return what stands on one ticket."""
    done = row is not None and row.done > 0
    return {
        "number": number,
        "id": lesson.id,
        "title": lesson.title,
        "summary": lesson.summary,
        "minutes": lesson.minutes,
        "side": lesson.side,
        "card": lesson.card,
        "is_game": lesson.is_game,
        "done": done,
        "now": is_next,
        "begun": row is not None and not done and (row.step > 0 or lesson.is_game),
        "step": 0 if row is None else row.step,
        "steps": len(lesson.steps),
    }


def tab_values(house: House, slug: str, kept: list[LessonRow], open_one: str) -> Values:
    """Return what the tab of a game says about its lessons."""
    values = lesson_values(house, slug, kept)
    begun = any(each.slug == slug for each in kept)
    note = f"{values['done']} of {values['total']}" if begun else "new"
    return {
        "slug": slug,
        "title": house.games[slug].title,
        "note": note if values["total"] else "no lessons yet",
        "open": slug == open_one,
    }


LEARN = [learn, learn_game, take_lesson]
