"""The report in a real browser: everything can be read, on a desk and on a telephone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from nightdeck.play.report import report
from tests.play.test_comparison import reseeded
from tests.play.test_report import played, run
from tests.table.client_harness.harness import chromium

pytestmark = pytest.mark.browser

LONG = "the Runner is flatlined after an unusually long run through the deepest server"
WORDS = """() => {
  const found = [];
  const kinds = ['b', 'small', 'svg text', 'span', 'p', 'h3'].map(kind => `main ${kind}`);
  for (const each of document.querySelectorAll(kinds.join())) {
    if (!each.textContent.trim() || each.closest('details:not([open])')) continue;
    if ([...each.children].some(child => child.textContent.trim())) continue;
    const scale = each.getScreenCTM ? each.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(each).fontSize) * scale;
    for (const {left, right, top, bottom} of each.getClientRects())
      found.push({words: each.textContent, size,
        scroll: !!each.closest('.scroll'), left, right, top, bottom});
  }
  return found;
}"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The system's Chromium; stopped after each module, because its loop shuts out other loops."""
    with chromium() as started:
        yield started


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    games = [
        played(
            n, n % 2, seats=["street"] * 2, decks=[f"deck {n % 6} of the first side", "other"],
            reason="most Street Cred" if n % 9 else LONG, turns=10 + n % 23, decisions=90 + 7 * n,
            first_score=1 + n % 5, deeds={"Build a Hideout": [n % 3, n % 4]},
            cards={"drawn": [[1] if n % 2 else [2], [n % 4]]},
        )
        for n in range(180)
    ]  # fmt: skip
    path = tmp_path_factory.mktemp("report") / "page.html"
    path.write_text(report(run(games), run(reseeded(games))), encoding="utf-8")
    return path


@pytest.fixture(params=[1200, 380])
def page(browser: Browser, file: Path, request: pytest.FixtureRequest) -> Iterator[Page]:
    opened = browser.new_page(viewport={"width": request.param, "height": 900})
    opened.goto(file.as_uri())
    yield opened
    opened.close()


def test_no_word_is_smaller_than_twelve_pixels(page: Page) -> None:
    small = {each["words"] for each in page.evaluate(WORDS) if each["size"] < 12}

    assert small == set()


def test_no_words_lie_on_other_words(page: Page) -> None:
    words = page.evaluate(WORDS)

    overlaps = [
        (one["words"], other["words"])
        for place, one in enumerate(words)
        for other in words[place + 1 :]
        if not (one["scroll"] or other["scroll"])
        and min(one["right"], other["right"]) - max(one["left"], other["left"]) > 1
        and min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]) > 4
    ]

    assert overlaps == []


def test_nothing_sticks_out_of_the_page(page: Page) -> None:
    width = page.evaluate("document.documentElement.clientWidth")

    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert [
        each for each in page.evaluate(WORDS) if not each["scroll"] and each["right"] > width
    ] == []


def test_a_long_ending_is_not_cut(page: Page) -> None:
    name = page.locator(".row .name b", has_text=LONG).first

    assert name.evaluate("e => e.scrollWidth <= e.parentElement.clientWidth + 1")
    assert name.evaluate("e => getComputedStyle(e).textOverflow") == "clip"
