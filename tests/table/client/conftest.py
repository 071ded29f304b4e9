"""The browser that the tests of the client share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.table.client_harness.harness import chromium

HASTY = """localStorage.setItem("nightdeck.settings", JSON.stringify({ guard: false,
  ...JSON.parse(localStorage.getItem("nightdeck.settings")) }))"""
"""A test presses as soon as something is there; the guard has tests of its own."""
WIDE: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 360, "height": 780}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The system's Chromium; stopped after each module, because its loop shuts out other loops."""
    with chromium() as started:
        yield started


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A fresh page on a wide screen, without movement."""
    context = browser.new_context(viewport=WIDE, reduced_motion="reduce")
    context.add_init_script(HASTY)
    yield context.new_page()
    context.close()


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A fresh page on a small touch screen."""
    context = browser.new_context(viewport=PHONE, has_touch=True, reduced_motion="reduce")
    context.add_init_script(HASTY)
    yield context.new_page()
    context.close()


@pytest.fixture
def browser_without_script(browser: Browser) -> Iterator[Page]:
    """A page in a browser that runs no script."""
    context = browser.new_context(viewport=WIDE, java_script_enabled=False)
    yield context.new_page()
    context.close()
