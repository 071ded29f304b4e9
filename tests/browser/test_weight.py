"""A first table comes in few requests and few bytes, and a second visit in almost none."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from nightdeck.games import slugs
from tests.browser.server import Server
from tests.browser.weight import Scales, Weight

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser two")]
MOST_REQUESTS = 30
MOST_BYTES = 150 * 1000
MOST_BYTES_AGAIN = 20 * 1000


@pytest.fixture
def scales(server: Server) -> Iterator[Scales]:
    """A wire that counts."""
    found = Scales(server)
    yield found
    found.close()


def first_and_again(browser: Browser, scales: Scales, slug: str) -> tuple[Weight, Weight]:
    """Make a table in one browser, open it in another that knows nothing, and reload it there."""
    maker = browser.new_context()
    page = maker.new_page()
    page.goto(f"{scales.base}/games/{slug}?seats=2")
    page.locator("button", has_text="Start").click()
    page.locator(".prompt").first.wait_for()
    path, state = page.url.removeprefix(scales.base), maker.storage_state()
    maker.close()
    newcomer = browser.new_context(storage_state=state)
    page = newcomer.new_page()
    found = scales.visit(page, path, ".prompt"), scales.visit(page, path, ".prompt")
    newcomer.close()
    return found


@pytest.mark.parametrize("slug", slugs())
def test_a_first_table_and_a_reload_stay_within_their_limits(
    browser: Browser, scales: Scales, slug: str
) -> None:
    first, again = first_and_again(browser, scales, slug)
    print(f"{slug}: first {first}, again {again}")

    assert 5 <= first.requests <= MOST_REQUESTS
    assert first.bytes <= MOST_BYTES
    assert 1 <= again.requests <= first.requests
    assert again.bytes <= MOST_BYTES_AGAIN
