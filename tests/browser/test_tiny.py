"""The tests' own games in a real browser: teams, six seats, leaving in mid-pile, a match."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import PATIENCE, Moment, Person, finger
from tests.browser.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser two")]
MOST_GAMES = 5


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The real server with the tests' own games."""
    started = Server(tmp_path_factory.mktemp("tiny"), tiny=True)
    started.start()
    yield started
    started.close()


def sat_down(person: Person, slug: str, kinds: list[str], match: str = "") -> None:
    """Make a table on the set-up page, with bots that do not think."""
    person.page.goto(f"{person.server.base}/games/{slug}?seats={len(kinds)}")
    for seat, kind in enumerate(kinds):
        person.choose(f"seat{seat}", kind)
        if kind == "bot":
            person.choose(f"level{seat}", "random")
    person.page.locator('select[name="pace"]').select_option("0")
    if match:
        person.page.locator('select[name="match"]').select_option(match)
    person.check_page()
    person.page.get_by_role("button", name="Start").click()
    person.page.wait_for_url("**/tables/*")


def unchanged(moment: Moment) -> Moment:
    """Only answer."""
    return moment


def result_of(person: Person) -> str:
    """Return how the match stands, as the result says."""
    return person.page.locator(".standing").text_content() or ""


def test_two_against_two_win_together(newcomer: Newcomer) -> None:
    me, partner = newcomer(), newcomer(finger)
    sat_down(me, "crossfire", ["me", "bot", "link", "bot"])
    partner.follow(me.invite(2))
    me.moment(own=False)
    foes = me.page.locator(".foe")
    expect(foes).to_have_text(
        [re.compile("team 2"), re.compile("your partner"), re.compile("team 2")]
    )
    expect(me.page.locator(".dash .who")).to_contain_text("team 1")
    people = {0: me, 2: partner}
    me.check_page()
    answered = dict.fromkeys(people, -1)
    while not any(person.page.locator(".dialog.result").count() for person in people.values()):
        for seat, person in people.items():
            seen = person.now()
            if seen is not None and seen.name and seen.number > answered[seat]:
                if person is partner and person.is_first(seen):
                    person.check_page()
                person.answer(seen)
                answered[seat] = seen.number
    for person in people.values():
        person.see_the_result()
        person.check_page()
    headlines = [
        person.page.get_by_role("dialog", name="Result").get_by_role("heading", level=1)
        for person in people.values()
    ]
    assert headlines[0].text_content() == headlines[1].text_content()


def test_who_leaves_in_mid_pile_looks_on_while_five_others_play_to_the_end(
    newcomer: Newcomer,
) -> None:
    me = newcomer(finger)
    sat_down(me, "crossfire", ["me", *["bot"] * 5])
    moment = me.moment()
    while moment.name != "answer":
        me.answer(moment)
        moment = me.moment(moment.number)
    expect(me.page.locator(".announced")).to_be_visible()
    me.check_page()
    me.page.get_by_role("button", name="Menu").tap()
    me.page.get_by_role("button", name="Resign").tap()
    sure = me.page.get_by_role("dialog", name="Resign this game?")
    sure.get_by_role("button", name="Resign").tap()
    expect(me.page.locator(".foe.left").first).to_contain_text("out", timeout=PATIENCE)
    result = me.page.get_by_role("dialog", name="Result")
    expect(result).to_be_visible(timeout=PATIENCE)
    expect(result.locator(".why")).not_to_contain_text("resign")
    me.check_page()


def test_a_match_with_a_sideboard_goes_on_through_reloads_and_a_restart(
    newcomer: Newcomer, server: Server
) -> None:
    me = newcomer()
    me.knows_outages = True
    sat_down(me, "parlour", ["me", "bot"], "best-of-three")
    for game in range(1, MOST_GAMES + 1):
        tag = me.page.locator(".bar .match")
        expect(tag).to_contain_text(f"Game {game}")
        me.play_on(unchanged)
        me.reload()
        standing = me.page.locator(".standing")
        expect(standing).to_contain_text("Best of three.")
        me.check_page()
        if " win" in result_of(me) or "drawn:" in result_of(me):
            break
        if game == 1:
            swaps_and_restarts(me, server)
        with me.page.expect_navigation(url=re.compile("/tables/")):
            me.page.get_by_role("button", name=re.compile("Next game|and play on")).click()
    expect(me.page.locator(".standing")).to_contain_text("the match")
    expect(me.page.get_by_role("button", name="Rematch")).to_be_visible()


def swaps_and_restarts(me: Person, server: Server) -> None:
    """A swap is chosen on the result page after the server has died and come back."""
    server.kill()
    server.start()
    expect(me.page.locator(".banner")).to_be_hidden(timeout=PATIENCE)
    me.page.get_by_label("Swap 1: goes out of Numbers").select_option("n0")
    me.page.get_by_role("button", name="Next game").click()
    expect(me.page.locator(".toast")).to_contain_text("needs one that comes")
    me.page.get_by_label("Swap 1: comes from Sideboard").select_option("n5")
    me.check_page()
