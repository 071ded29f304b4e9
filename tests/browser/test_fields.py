"""A table with fields in real browsers: two against two with bots, and a match with a sideboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import PATIENCE, Person, finger

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser one")]
GAME = "neuroscape"
LUCKY = 27
"""A taste for choices with which this game takes about fifty answers; any other takes longer."""


def play_to_the_result(people: list[Person]) -> None:
    """Whoever is asked answers; on the phone no new kind of question keeps anybody out."""
    answered = [-1] * len(people)
    while not any(person.page.locator(".dialog.result").count() for person in people):
        for place, person in enumerate(people):
            seen = person.now()
            if seen is None or not seen.name or seen.number <= answered[place]:
                continue
            if person is people[-1] and person.is_first(seen):
                person.check_page()
            person.answer(seen)
            answered[place] = seen.number
        people[0].page.wait_for_timeout(15)


def test_two_people_and_two_bots_play_two_against_two_from_the_home_page_to_the_result(
    newcomer: Newcomer,
) -> None:
    me, partner = newcomer(luck=LUCKY), newcomer(finger, luck=LUCKY)
    me.open_home()
    me.set_up(GAME, ["me", "bot", "bot", "link"])
    partner.follow(me.invite(3))
    me.moment(own=False)
    fields = me.page.locator(".arena .field")
    expect(fields).to_have_count(4)
    expect(me.page.locator(".fields.below .field")).to_have_text(
        [re.compile("Player 1"), re.compile("your partner")]
    )
    expect(me.page.locator(".held")).to_contain_text("you may look")
    play_to_the_result([me, partner])
    for person in (me, partner):
        person.moment()
        person.see_the_result()
        person.check_page()
    headlines = [
        person.page.get_by_role("dialog", name="Result").get_by_role("heading", level=1)
        for person in (me, partner)
    ]
    assert headlines[0].text_content() == headlines[1].text_content()
    assert me.answers
    assert partner.answers


def test_cards_are_swapped_with_the_sideboard_between_two_games_of_a_match(
    newcomer: Newcomer,
) -> None:
    me = newcomer()
    page = me.page
    page.goto(f"{me.server.base}/games/{GAME}?seats=2")
    page.locator('select[name="match"]').select_option("best-of-3")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/tables/*")
    me.moment()
    give_up(me)
    expect(page.locator(".standing")).to_contain_text("Best of three.", timeout=PATIENCE)
    page.get_by_label(re.compile("Swap 1: goes out of")).select_option(index=1)
    page.get_by_label("Swap 1: comes from Sideboard").select_option(index=1)
    me.check_page()
    with page.expect_navigation(url=re.compile("/tables/")):
        page.get_by_role("button", name=re.compile("Next game|and play on")).click()
    expect(page.locator(".bar .match")).to_contain_text("Game 2")
    me.moment()
    give_up(me)
    expect(page.locator(".standing")).to_contain_text("the match", timeout=PATIENCE)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def give_up(person: Person) -> None:
    """Resign by the menu."""
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Resign").click()
    sure = person.page.get_by_role("dialog", name="Resign this game?")
    sure.get_by_role("button", name="Resign").click()
