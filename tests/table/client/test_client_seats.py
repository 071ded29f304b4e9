"""Four seats in the browser: rows by seat, cards on cards on cards, a pile of announced things."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from nightdeck.seen.views import view
from tests.crossfire.game import CROSSFIRE
from tests.crossfire.state import RACK
from tests.kernel.test_crossfire import give, shooting
from tests.table.client_harness.harness import FakeTable, barriers, opened, recorded

pytestmark = pytest.mark.browser


@pytest.fixture
def table(page: Page) -> FakeTable:
    """A table at which seat 1 is shot at and has three cards on each other."""
    state = shooting()
    walker, mount, scope = (give(state, 1, name, RACK) for name in ("Walker", "Mount", "Scope"))
    state.host[mount], state.host[scope] = walker, mount
    give(state, 2, "Walker", RACK)
    around = recorded("android_netrunner_runner")
    sitting = [
        {"seat": seat, "role": f"Player {seat + 1}", "kind": "bot", "name": f"Bot {seat + 1}",
         "level": "street", "here": True, "taken_over": False}
        for seat in range(4)
    ]  # fmt: skip
    document = {
        **view(state, 0),
        "game": "android_netrunner",
        "room": {**around["room"], "seats": sitting},
        "own": around["own"],
        "chat": [],
    }
    fake = FakeTable(document, {"game": "crossfire", "back": "", "cards": CROSSFIRE.catalogue()})
    opened(page, fake)
    page.locator("#board").wait_for()
    return fake


def test_each_opponents_rows_stand_in_a_block_of_their_own(page: Page, table: FakeTable) -> None:
    expect(page.locator(".block")).to_have_count(3)
    theirs = page.locator('.block[data-seat="1"]')
    expect(theirs.locator(".card, button")).to_have_count(3)
    assert table.problems == []


def test_attachments_are_drawn_several_levels_deep(page: Page, table: FakeTable) -> None:
    expect(page.locator(".stack .stack")).to_have_count(1)


def test_the_pile_shows_what_comes_next_and_whose_it_is(page: Page, table: FakeTable) -> None:
    expect(page.locator(".announced li")).to_have_count(1)
    expect(page.locator(".announced li")).to_contain_text("resolves next")
    expect(page.locator(".announced li")).to_contain_text("against Player 2")


def test_nobody_is_shut_out_of_it(page: Page, table: FakeTable) -> None:
    assert barriers(page) == []
