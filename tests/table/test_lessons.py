"""Lessons at the table: started from the page Learn, led step by step, remembered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from nightdeck.games import game
from nightdeck.play.lessons import lessons_of
from tests.table.place import Browser, Doc, Line, Place, served

GAMES = {slug: game(slug) for slug in ("android_netrunner", "gangs_of_night_city")}
LESSON = "/learn/android_netrunner/first-run"


@pytest.fixture
async def school(tmp_path: Path) -> AsyncIterator[Place]:
    """A server with the real games."""
    async with served(tmp_path, GAMES) as running:
        yield running


async def begun(pupil: Browser, address: str = LESSON, **form: str) -> str:
    """Start a lesson and return its table."""
    answer = await pupil.post(address, **form)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].rpartition("/")[2]


async def at_step(line: Line, step: int) -> None:
    """Wait until the learner is asked for a step."""
    await line.until(lambda doc: is_at(doc, step))


def is_at(doc: Doc, step: int) -> bool:
    """Tell whether a step is asked for; what the lesson answers itself does not count."""
    slip = doc["own"]["lesson"]
    return slip["step"] == step and bool(doc["prompt"]) and bool(slip["options"])


def is_after(number: int, doc: Doc) -> bool:
    """Tell whether something has happened since a moment."""
    return int(doc["number"]) > number


async def do_step(line: Line) -> None:
    """Do the step that is asked for, and wait for the next one or the end."""
    step = line.doc["own"]["lesson"]["step"]
    answer = await line.decide(line.doc["own"]["lesson"]["options"][0])
    assert answer["type"] == "ok"
    await line.until(lambda doc: doc["own"]["lesson"]["over"] or is_at(doc, step + 1))


async def test_a_lesson_is_taken_to_its_end_and_the_ticket_is_punched(school: Place) -> None:
    pupil = school.browser()
    table = await begun(pupil)
    async with pupil.at(table) as line:
        while not line.doc["own"]["lesson"]["over"]:
            await do_step(line)

        slip = line.doc["own"]["lesson"]

    assert slip["done"] == "You ran three times."
    assert slip["next"]["lesson"] == "breaking-ice"
    total = len(lessons_of(GAMES["android_netrunner"]))
    page = ""
    async with asyncio.timeout(10):
        while f"1 of {total} done" not in page:
            page = (await pupil.get("/learn/android_netrunner")).text
    assert "Next: Breaking ice" in page


async def test_a_wrong_move_is_refused_with_its_reason_and_changes_nothing(school: Place) -> None:
    pupil = school.browser()
    async with pupil.at(await begun(pupil)) as line:
        number = line.doc["number"]
        wrong = next(o["index"] for o in line.doc["prompt"]["options"] if "Archives" in o["text"])

        answer = await line.ask(type="decide", number=number, option=wrong)

        assert (answer["type"], answer["code"]) == ("error", "lesson")
        assert answer["head"] == "Not there: ice is in the way"
        assert "ANR-1.8" in answer["text"]
        assert line.doc["number"] == number


async def test_a_wrong_move_can_be_looked_at_on_a_copy(school: Place) -> None:
    pupil = school.browser()
    async with pupil.at(await begun(pupil)) as line:
        number = line.doc["number"]

        answer = await line.ask(type="learn", what="ahead", number=number, option=0)

        assert answer["type"] == "ahead"
        assert answer["lines"] == ["You gain 1 credit."]
        assert answer["document"]["prompt"] is None
        assert line.doc["number"] == number
        assert line.doc["own"]["lesson"]["step"] == 0


async def test_what_is_right_cannot_be_looked_at_but_can_be_shown(school: Place) -> None:
    pupil = school.browser()
    async with pupil.at(await begun(pupil)) as line:
        number = line.doc["number"]
        right = line.doc["own"]["lesson"]["options"][0]

        refused = await line.ask(type="learn", what="ahead", number=number, option=right)
        shown = await line.ask(type="learn", what="show", number=number)
        await at_step(line, 1)

    assert refused["code"] == "not_allowed"
    assert shown["option"] == right


async def test_undo_goes_back_a_step(school: Place) -> None:
    pupil = school.browser()
    async with pupil.at(await begun(pupil)) as line:
        await do_step(line)
        await do_step(line)

        await line.ask(type="undo")

        await at_step(line, 1)


async def test_who_comes_back_finds_the_lesson_where_it_was_left(tmp_path: Path) -> None:
    async with served(tmp_path, GAMES) as school:
        pupil = school.browser()
        table = await begun(pupil, "/learn/android_netrunner/breaking-ice")
        async with pupil.at(table) as line:
            await do_step(line)
        cookies = pupil.http.cookies
        assert await begun(pupil, "/learn/android_netrunner/breaking-ice") == table
    async with served(tmp_path, GAMES) as school:
        again = school.browser()
        again.http.cookies = cookies
        async with again.at(table) as line:
            await at_step(line, 1)
            assert line.doc["own"]["lesson"]["goal"] == "Make Corroder as strong as the wall."
        page = (await again.get("/learn")).text

    assert "step 2 of 8" in page


async def test_a_lesson_that_is_done_can_be_taken_again_from_the_start(school: Place) -> None:
    pupil = school.browser()
    first = await begun(pupil)
    second = await begun(pupil, again="yes")

    assert second != first
    async with pupil.at(second) as line:
        assert line.doc["own"]["lesson"]["step"] == 0


async def test_lessons_are_no_tables_of_the_home_page_and_private(school: Place) -> None:
    pupil, stranger = school.browser(), school.browser()
    table = await begun(pupil)

    assert table not in (await pupil.get("/")).text
    assert (await stranger.get(f"/tables/{table}")).status_code == 404


async def test_after_a_lesson_one_can_play_on_against_a_bot(school: Place) -> None:
    pupil = school.browser()
    async with pupil.at(await begun(pupil)) as line:
        await line.ask(type="learn", what="play_on")
        await line.until(lambda doc: "lesson" not in doc["own"])

        answer = await line.decide(0)

        assert answer["type"] == "ok"


async def test_a_guided_game_gives_advice_at_every_question(school: Place) -> None:
    pupil = school.browser()
    table = await begun(pupil, "/learn/gangs_of_night_city/guided-first-game")
    async with pupil.at(table) as line:
        for _ in range(6):
            await line.until(lambda doc: bool(doc["prompt"]))
            assert line.doc["own"]["lesson"]["fact"]
            assert line.doc["own"]["lesson"]["goal"] == "Be first to 20 Street Cred."
            number = line.doc["number"]
            await line.decide()
            await line.until(partial(is_after, number))


async def test_an_unknown_lesson_and_an_unknown_game_are_not_found(school: Place) -> None:
    pupil = school.browser()

    assert (await pupil.get("/learn/no_such_game")).status_code == 404
    assert (await pupil.post("/learn/android_netrunner/nothing")).status_code == 404


async def test_an_ordinary_table_is_no_lesson(school: Place) -> None:
    pupil = school.browser()
    address = (await pupil.post("/games/android_netrunner/play")).headers["location"]
    async with pupil.at(address.rpartition("/")[2]) as line:
        answer = await line.ask(type="learn", what="show", number=line.doc["number"])

    assert answer["code"] == "not_allowed"
    assert "lesson" not in line.doc["own"]
