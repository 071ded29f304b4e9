"""A lesson in a real browser: by mouse, finger and keyboard, through a wrong turn and a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from nightdeck.play.finding import find_game
from nightdeck.play.lessons import lessons_of
from tests.browser.conftest import Newcomer
from tests.browser.person import PATIENCE, Hand, Person, finger, mouse

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser two")]
SETTLED = 600
"""A list that has just changed takes no answer for a moment."""


def begin(pupil: Person, slug: str, lesson: str) -> Page:
    """Open the page Learn, look at it, and start a lesson."""
    page = pupil.page
    page.goto(f"{pupil.server.base}/learn/{slug}")
    pupil.check_page()
    pupil.press(page.locator(f'.tk form[action$="/{lesson}"] button'))
    page.wait_for_selector(".lesson-slip")
    return page


def one_done(slug: str) -> str:
    """How the page Learn tells of one finished lesson of a course, however long that is."""
    return f"1 of {len(lessons_of(find_game(slug)))} done"


def to_the_end(page: Page) -> None:
    """Let every step be shown and done, until the ticket is punched."""
    for _ in range(200):
        if page.locator(".fin").count():
            return
        button = page.locator("#show-me")
        if button.count() and page.locator(".lesson-slip").count():
            button.first.click(force=True)
        page.wait_for_timeout(200)
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("hand", [mouse, finger])
def test_a_wrong_turn_is_explained_looked_at_and_survives_a_reload(
    newcomer: Newcomer, hand: Hand
) -> None:
    pupil = newcomer(hand)
    page = begin(pupil, "android_netrunner", "first-run")
    page.locator(".fold").click()
    page.wait_for_timeout(SETTLED)
    wrong = page.locator(".opts .opt", has_text="Sure Gamble")
    wrong.click() if hand is mouse else wrong.tap()
    if hand is finger:
        wrong.tap()
    expect(page.locator(".lesson-slip.wrong")).to_contain_text("Nothing has happened yet.")
    pupil.check_page()
    page.locator("#let-it-happen").click()
    expect(page.locator(".lesson-slip")).to_contain_text("This is what would happen.")
    pupil.check_page()
    page.locator("#come-back").click()
    expect(page.locator(".lesson-slip h2")).to_have_text("Make a run on Server 1.")
    page.locator("#show-me").click()
    expect(page.locator(".lesson-slip h2")).to_have_text("Go on into the server.", timeout=PATIENCE)
    page.reload()
    expect(page.locator(".lesson-slip h2")).to_have_text("Go on into the server.", timeout=PATIENCE)
    to_the_end(page)
    expect(page.locator(".fin h2")).to_have_text("You ran three times.")
    pupil.check_page()
    page.goto(f"{pupil.server.base}/learn/android_netrunner")
    expect(page.get_by_text(one_done("android_netrunner"))).to_be_visible()
    pupil.check_page()


def test_a_lesson_is_taken_by_keyboard_alone(newcomer: Newcomer) -> None:
    page = begin(newcomer(), "android_netrunner", "breaking-ice")
    goals = page.locator(".lesson-slip h2")
    expect(goals).to_have_text("Start a run on HQ.")
    page.wait_for_timeout(SETTLED)
    page.keyboard.press("h")
    expect(goals).to_have_text("Make Corroder as strong as the wall.", timeout=PATIENCE)
    page.wait_for_timeout(SETTLED)
    page.keyboard.press("Space")
    expect(page.locator(".lesson-slip.wrong")).to_contain_text("the wall would stop you")
    page.keyboard.press("Escape")
    page.wait_for_timeout(SETTLED)
    page.keyboard.press(str(page.locator(".opts .pt .opt").get_attribute("data-choice")))
    page.keyboard.press("Enter")
    expect(goals).to_have_text("Break the subroutine.", timeout=PATIENCE)
    page.keyboard.press("u")
    expect(goals).to_have_text("Make Corroder as strong as the wall.", timeout=PATIENCE)


@pytest.mark.parametrize("lesson", ["a-firefight", "story-and-the-end"])
def test_lessons_on_a_map_are_taken_to_their_end(newcomer: Newcomer, lesson: str) -> None:
    pupil = newcomer()
    page = begin(pupil, "gangs_of_night_city", lesson)
    pupil.check_page()

    to_the_end(page)

    expect(page.locator(".fin h2")).to_be_visible()
    pupil.check_page()


def test_a_lesson_that_ends_with_the_game_is_done_all_the_same(newcomer: Newcomer) -> None:
    pupil = newcomer()
    page = begin(pupil, "netrunner", "tags")
    expect(page.locator(".lesson-slip h2")).to_have_text("Play Chance Observation.")
    to_the_end(page)
    expect(page.locator(".fin h2")).to_have_text("Flatlined: you win.")
    pupil.check_page()
    page.goto(f"{pupil.server.base}/learn/netrunner")
    expect(page.get_by_text(one_done("netrunner"))).to_be_visible()
