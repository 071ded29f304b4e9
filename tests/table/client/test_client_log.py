"""The log of the table: one line for each deed, its parts on demand, always at its end."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.table.client_harness.harness import FakeTable, barriers, opened, table_of

pytestmark = pytest.mark.browser

LINES: list[dict[str, Any]] = [
    {"text": "Corp's turn 1 begins.", "clause": "ANR-EV1", "seat": 0, "heading": True},
    {"text": "Corp advances a card: 2 counters.", "clause": "ANR-C2.2e", "seat": 0},
    {"text": "Corp spends 1 credit.", "clause": "ANR-AB18", "seat": 0, "part": True},
    {"text": "You access Wall of Static in R&D.", "clause": "ANR-ACC3", "seat": 1},
]
AT_END = "(box) => box.scrollHeight - box.scrollTop - box.clientHeight < 2"
LOOKS = 60


@pytest.fixture
def table(page: Page) -> FakeTable:
    """The Runner's table with a long log and the lines above at its end."""
    found = table_of("android_netrunner_runner")
    filler = [{"text": f"Something {n} happens.", "clause": "", "seat": n % 2} for n in range(60)]
    found.document["log"] = [*filler, *LINES]
    opened(page, found)
    page.locator("#ask").wait_for()
    return found


def comes_to_its_end(page: Page) -> None:
    """The log shows its last line as soon as the page has been laid out."""
    for _ in range(LOOKS):
        if page.locator("#log").evaluate(AT_END):
            return
        page.wait_for_timeout(50)
    raise AssertionError("the log does not come to its end")


def test_the_parts_and_rules_of_a_deed_are_shown_on_demand_only(
    page: Page, table: FakeTable
) -> None:
    log = page.locator("#log")
    expect(log).not_to_contain_text("Corp spends 1 credit.")
    expect(log).not_to_contain_text("ANR-")
    page.locator(".deed", has_text="advances").get_by_role("button").click()
    expect(log).to_contain_text("Corp spends 1 credit.")
    expect(log).to_contain_text("ANR-C2.2e")
    assert barriers(page) == []


def test_a_turn_is_a_heading_and_sides_are_told_by_their_shapes(
    page: Page, table: FakeTable
) -> None:
    expect(page.locator("#log h4")).to_have_text("Corp's turn 1 begins")
    shapes = page.locator("#log .deed .shape path").evaluate_all(
        "(paths) => [...new Set(paths.map((path) => path.getAttribute('d')))].length"
    )
    assert shapes == 2


def test_the_log_stays_at_its_end_when_its_room_or_what_it_tells_changes(
    page: Page, table: FakeTable
) -> None:
    log = page.locator("#log")
    comes_to_its_end(page)
    page.set_viewport_size({"width": 1200, "height": 640})
    comes_to_its_end(page)
    more = [{"text": f"New {n}.", "clause": ""} for n in range(9)]
    table.update({"m": {"log": {"v": more}}})
    expect(log).to_contain_text("New 8.")
    comes_to_its_end(page)


def test_a_reader_who_went_up_is_left_there_and_led_back(page: Page, table: FakeTable) -> None:
    log = page.locator("#log")
    log.evaluate("(box) => { box.scrollTop = 0; }")
    expect(page.get_by_role("button", name="Newest")).to_be_visible()
    table.update({"m": {"log": {"v": [{"text": "News.", "clause": ""}]}}})
    expect(log).to_contain_text("News.")
    assert log.evaluate("(box) => box.scrollTop") == 0
    page.get_by_role("button", name="Newest").click()
    comes_to_its_end(page)


def test_what_somebody_says_is_seen_until_the_talk_is_opened(page: Page, table: FakeTable) -> None:
    line = {"n": 3, "who": "seat 0", "name": "Ann", "text": "Nice run!", "at": 0}
    table.update({"s": {"chat": [line]}})
    said = page.locator(".said")
    expect(said).to_have_text("AnnNice run!")
    said.click()
    expect(page.get_by_role("dialog", name="Talk")).to_contain_text("Nice run!")
    expect(said).to_have_count(0)


def test_the_tab_says_when_it_is_ones_move(page: Page, table: FakeTable) -> None:
    expect(page).to_have_title("Your move: Android: Netrunner - Nightdeck")
    table.update({"s": {"prompt": None, "waiting": {"seat": 0, "question": "action"}}})
    expect(page).to_have_title("Android: Netrunner - Nightdeck")
