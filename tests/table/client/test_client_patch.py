"""Updates: the browser shows what changed and touches nothing else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.table.client_harness.harness import opened, table_of

pytestmark = pytest.mark.browser


def test_an_update_changes_what_is_shown_and_nothing_else(page: Page) -> None:
    table = table_of("android_netrunner_runner")
    opened(page, table)
    blade = page.get_by_role("button", name="Gordian Blade, Program")
    blade.evaluate("element => { element.kept = true }")
    table.update({"m": {"log": {"v": [{"text": "The Corp waits", "clause": ""}]}}})
    page.locator("#log").get_by_text("The Corp waits").wait_for()
    assert blade.evaluate("element => element.kept === true")
    assert table.problems == []
