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


COURSE = {
    "steps": 3, "names": ["Corp", "Runner"], "factions": ["", ""], "goal": 7, "figures": [],
    "turns": [{"step": 0, "text": "Corp turn 1"}, {"step": 2, "text": "Runner turn 1"}],
    "scored": [{"step": 2, "seat": 1, "change": 2, "text": "Runner steals an agenda"}],
    "staged": [{"step": 1, "text": "Run on HQ"}],
    "moments": [{"step": 2, "seat": 1, "change": 2, "scores": [0, 2], "turn": "Runner turn 1",
                 "text": "Runner steals an agenda"}],
}  # fmt: skip


def test_the_time_line_marks_turns_scores_and_conflicts_and_leads_there(page: Page) -> None:
    found = table_of("android_netrunner_runner")
    found.course = COURSE
    found.document["over"] = {"winners": [1], "reason": "Seven points", "clause": ""}
    opened(page, found, "/replays/demo")
    page.get_by_role("button", name="Step 2: Runner 2. Runner steals an agenda").click()
    expect(page.get_by_role("heading", name="Step 2 of 3")).to_be_visible()
    page.get_by_role("button", name="Step 1: Run on HQ").click()
    expect(page.get_by_role("heading", name="Step 1 of 3")).to_be_visible()
    page.keyboard.press("n")
    expect(page.get_by_role("heading", name="Step 2 of 3")).to_be_visible()
    page.keyboard.press("PageUp")
    expect(page.get_by_role("heading", name="Step 0 of 3")).to_be_visible()
    page.get_by_label("Key moments").select_option("2")
    expect(page.get_by_role("heading", name="Step 2 of 3")).to_be_visible()
    assert found.problems == []


def test_a_game_can_be_played_on_from_the_step_that_is_shown(page: Page, table: FakeTable) -> None:
    form = page.locator("form.play-on")
    expect(form).to_have_attribute("action", "/replays/demo/play")
    expect(form.locator('input[name="step"]')).to_have_value("1")
    expect(form.locator('input[name="seat"]')).to_have_value("0")
    page.keyboard.press("End")
    expect(form).to_have_count(0)


def test_whoever_looks_through_other_eyes_is_not_called_you(page: Page, table: FakeTable) -> None:
    mine = table.document["seat"]
    other = page.locator(".seg button").nth(1 - mine)
    own = page.locator(".seg button").nth(mine)
    own.click()
    expect(page.locator(".table")).to_contain_text("· You")
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".table")).not_to_contain_text("· You")
