"""Great moments in a real browser: seen, read, skipped, and never in the way of an answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.table.client.conftest import HASTY, PHONE, TABLET, WIDE
from tests.table.client_harness.harness import FakeTable, barriers, opened, table_of

SUMS = [
    {"label": "Trace", "seat": 0, "before": 3, "after": 5},
    {"label": "Link", "seat": 1, "before": 1, "after": 4, "card": "corroder"},
]
STAGES: dict[str, dict[str, Any]] = {
    "card": {"heading": "Agenda stolen", "seat": 1, "cards": ["priority-requisition"]},
    "sealed": {
        "heading": "Secret bids",
        "sides": [{"seat": 0, "value": 2}, {"seat": 1, "card": "sure-gamble"}],
    },
    "sums": {"heading": "Trace", "rows": [{"sums": SUMS, "title": "Strength", "verdict": "By 1."}]},
    "pile": {
        "heading": "Cache",
        "items": [
            {"label": "Tinkering", "state": "done", "card": "tinkering"},
            {"label": "Diesel", "state": "now", "card": "diesel", "text": "resolves", "seat": 1},
            {"label": "Modded", "state": "next"},
        ],
    },
    "path": {
        "heading": "Run on HQ",
        "items": [
            {"label": "Enigma", "state": "done", "card": "enigma", "text": "fully broken"},
            {"label": "Unrezzed ice", "state": "now", "text": "approach"},
            {"label": "HQ", "state": "next"},
        ],
    },
}
"""One stage of every kind; a skirmish's sums and a cache that unwinds need no more."""


def line(kind: str) -> dict[str, Any]:
    """Return a line of the log with a stage."""
    return {"text": f"A {kind}.", "clause": "", "stage": {"kind": kind, **STAGES[kind]}}


def happens(table: FakeTable, *lines: dict[str, Any], **more: Any) -> None:
    """Let somebody else do something that is told in these lines."""
    table.document = {**table.document, "number": table.document["number"] + 1, **more}
    changed = {"number": table.document["number"], **more}
    table.update({"s": changed, "m": {"log": {"v": list(lines)}}})


def long_turn(table: FakeTable, prompt: Any) -> None:
    """Let so much happen that a busy machine, too, finds the page watching."""
    for kind in ("card", "sealed", "sums", "pile", "path"):
        happens(table, line(kind), prompt=None)
    happens(table, line("card"), prompt=prompt)


@pytest.fixture(scope="module")
def desk(browser: Browser) -> Iterator[tuple[Page, FakeTable]]:
    """One wide page that the tests of this module share."""
    context = browser.new_context(viewport=WIDE, reduced_motion="reduce")
    context.add_init_script(HASTY)
    page = context.new_page()
    table = table_of("android_netrunner_runner")
    opened(page, table)
    page.locator(".opts .opt").first.wait_for()
    yield page, table
    assert table.problems == []


@pytest.mark.parametrize("kind", list(STAGES))
def test_every_kind_of_stage_shows_its_words_and_keeps_nobody_out(
    desk: tuple[Page, FakeTable], kind: str
) -> None:
    page, table = desk
    happens(table, line(kind))

    stage = page.locator(f'.stage[data-stage="{kind}"]')
    expect(stage.locator("h2")).to_have_text(STAGES[kind]["heading"])
    assert barriers(page) == []
    assert page.locator("#spoken-log").inner_text().startswith(STAGES[kind]["heading"])
    page.keyboard.press("Escape")
    expect(stage).to_have_count(0)


@pytest.mark.parametrize(("size", "colours"), [(PHONE, "dark"), (TABLET, "light"), (WIDE, "light")])
def test_no_stage_and_no_result_keeps_anybody_out_at_another_size_or_by_day(
    browser: Browser, size: ViewportSize, colours: Literal["light", "dark"]
) -> None:
    context = browser.new_context(viewport=size, reduced_motion="reduce", color_scheme=colours)
    context.add_init_script(HASTY)
    page = context.new_page()
    table = table_of("android_netrunner_runner")
    opened(page, table)
    page.locator(".opts .opt").first.wait_for()
    for kind in STAGES:
        happens(table, line(kind))
        page.locator(f'.stage[data-stage="{kind}"]').wait_for()
        assert barriers(page) == [], kind
        page.keyboard.press("Escape")
    assert table.problems == []
    over = {"winners": [1], "reason": "Seven agenda points", "clause": "ANR-V1"}
    table.update({"s": {"over": over, "prompt": None}, "m": {"room": {"s": {"status": "over"}}}})
    page.get_by_role("dialog", name="Result").wait_for()
    assert barriers(page) == [], "the result"
    context.close()


def test_a_question_can_be_answered_while_something_is_staged(
    desk: tuple[Page, FakeTable],
) -> None:
    page, table = desk
    before = len(table.told("decide"))
    happens(table, line("card"))
    page.locator(".stage").wait_for()
    page.locator('.opts .opt[data-kind="option"]').first.click()

    expect(page.locator(".stage")).to_have_count(0)
    page.evaluate("0")  # what was sent before this has been heard after it
    assert len(table.told("decide")) == before + 1


def test_a_key_that_skips_does_nothing_else(desk: tuple[Page, FakeTable]) -> None:
    page, table = desk
    prompt = table.document["prompt"]
    page.reload()
    page.locator(".opts .opt").first.wait_for()
    long_turn(table, prompt)
    page.locator(".watching").wait_for()
    before = len(table.told("decide"))
    page.keyboard.press("Space")

    expect(page.locator(".watching")).to_have_count(0)
    expect(page.locator(".opts .opt").first).to_be_visible()
    assert len(table.told("decide")) == before


def test_a_press_that_skips_does_nothing_else(desk: tuple[Page, FakeTable]) -> None:
    page, table = desk
    prompt = table.document["prompt"]
    box = page.locator(".opts .opt").first.bounding_box()
    assert box is not None
    long_turn(table, prompt)
    page.locator(".watching").wait_for()
    before = len(table.told("decide"))
    page.mouse.click(box["x"] + 40, box["y"] + 10)

    expect(page.locator(".opts .opt").first).to_be_visible(timeout=20_000)
    assert len(table.told("decide")) == before


def test_a_page_loaded_anew_in_the_middle_is_at_the_open_question(
    desk: tuple[Page, FakeTable],
) -> None:
    page, table = desk
    prompt = table.document["prompt"]
    long_turn(table, prompt)
    page.locator(".watching").wait_for()
    page.reload()

    expect(page.locator(".opts .opt").first).to_be_visible()
    expect(page.locator(".watching, .stage")).to_have_count(0)
    assert page.locator(".prompt").get_attribute("data-number") == str(table.document["number"])


def test_what_happened_since_ones_last_turn_is_one_line_on_a_phone(browser: Browser) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, reduced_motion="reduce")
    page = context.new_page()
    table = table_of("android_netrunner_runner")
    page.add_init_script(
        'sessionStorage.setItem("nightdeck.since.demo.", \'{"length": 0, "turn": "1.9"}\')'
    )
    opened(page, table)
    since = page.locator(".since")

    expect(since.locator("li")).to_have_count(1)
    since.get_by_role("button").tap()
    expect(since.locator("li")).to_have_count(5)
    assert barriers(page) == []
    assert table.problems == []
    context.close()
