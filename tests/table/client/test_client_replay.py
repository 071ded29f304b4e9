"""Replays: forwards, backwards, from every seat, with a link to every step."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.table.client_harness.harness import ORIGIN, FakeTable, opened, table_of

pytestmark = pytest.mark.browser


@pytest.fixture
def table(page: Page) -> FakeTable:
    """A recorded game of three steps, opened at the first."""
    found = table_of("android_netrunner_runner")
    opened(page, found, "/replays/demo")
    page.locator(".scr").wait_for()
    return found


def test_steps_go_forwards_and_backwards(page: Page, table: FakeTable) -> None:
    heading = page.get_by_role("heading", name="Step 1 of 3")
    expect(heading).to_be_visible()
    page.get_by_role("button", name="Step forward").click()
    expect(page.locator(".steps")).to_contain_text("Step 2")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("heading", name="Step 0 of 3")).to_be_visible()
    expect(page.locator(".steps")).not_to_contain_text("Step 1")
    assert table.problems == []


def test_the_address_names_the_step_and_the_seat(page: Page, table: FakeTable) -> None:
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name="Step 3 of 3")).to_be_visible()
    page.get_by_role("button", name="Spectator sees").click()
    page.wait_for_timeout(150)
    assert page.url == f"{ORIGIN}/replays/demo?step=3&seat=watch"


def test_a_replay_offers_its_file_and_no_decision(page: Page, table: FakeTable) -> None:
    expect(page.get_by_role("link", name="Download")).to_have_attribute(
        "href", "/api/v1/replays/demo/file"
    )
    expect(page.locator(".opt, .is-legal")).to_have_count(0)
    page.get_by_role("button", name="Diesel, Event").click()
    expect(page.get_by_role("dialog", name="Diesel")).to_be_visible()


def test_playing_on_stops_at_the_end(page: Page, table: FakeTable) -> None:
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("heading", name="Step 3 of 3")).to_be_visible(timeout=4000)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
