"""Every page the real server has beside its tables: open to everybody, on a desk and a phone."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from nightdeck.games import game, slugs
from tests.browser.conftest import Newcomer
from tests.browser.person import Hand, finger, mouse

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser two")]
COMMON = ("/", "/help", "/me")


def pages_of(slug: str) -> list[str]:
    """The addresses of everything that can be read about a game."""
    home = f"/games/{slug}"
    card = next(iter(game(slug).catalogue()))["id"]
    return [
        *(f"{home}?seats={count}" for count in game(slug).seat_counts),
        f"{home}/rules", f"{home}/cards", f"{home}/cards?q=nothing+is+called+so",
        f"{home}/cards/{card}",
    ]  # fmt: skip


@pytest.mark.parametrize("hand", [mouse, finger])
@pytest.mark.parametrize("slug", slugs())
def test_everything_about_a_game_is_open_to_everybody(
    newcomer: Newcomer, slug: str, hand: Hand
) -> None:
    reader = newcomer(hand)
    for path in pages_of(slug):
        answer = reader.page.goto(f"{reader.server.base}{path}")
        assert answer is not None
        assert answer.status == 200, path
        expect(reader.page.locator("h1")).to_have_count(1)
        reader.check_page()


@pytest.mark.parametrize("hand", [mouse, finger])
def test_pages_about_no_game_are_open_to_everybody(newcomer: Newcomer, hand: Hand) -> None:
    reader = newcomer(hand)
    for path in COMMON:
        reader.page.goto(f"{reader.server.base}{path}")
        reader.check_page()


@pytest.mark.parametrize(
    ("colours", "expected"), [("light", "rgb(230, 225, 213)"), ("dark", "rgb(6, 7, 11)")]
)
def test_every_kind_of_page_can_be_read_by_day_and_by_night(
    newcomer: Newcomer, colours: Literal["light", "dark"], expected: str
) -> None:
    reader = newcomer()
    reader.page.emulate_media(color_scheme=colours)
    slug = slugs()[0]
    for path in (*COMMON, f"/learn/{slug}", *pages_of(slug)):
        reader.page.goto(f"{reader.server.base}{path}")
        ground = reader.page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert ground == expected, path
        reader.check_page()


def test_colours_set_at_a_table_hold_on_every_page(newcomer: Newcomer) -> None:
    reader = newcomer()
    reader.page.emulate_media(color_scheme="light")
    reader.page.goto(f"{reader.server.base}/help")
    reader.page.evaluate("localStorage.setItem('nightdeck.settings', '{\"theme\": \"dark\"}')")
    reader.page.goto(f"{reader.server.base}/")
    ground = reader.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert ground == "rgb(6, 7, 11)"


def test_a_token_is_shown_once_on_a_page_open_to_everybody(newcomer: Newcomer) -> None:
    owner = newcomer()
    owner.page.goto(f"{owner.server.base}/me")
    owner.page.get_by_label("Name").fill("Owner")
    owner.page.get_by_role("button", name="Save").click()
    owner.page.get_by_label("What is the new token for?").fill("a bot of mine")
    owner.page.get_by_role("button", name="New token").click()
    shown = owner.page.get_by_role("status").locator("code")
    expect(shown).not_to_be_empty()
    owner.check_page()
    owner.page.goto(f"{owner.server.base}/me")
    expect(owner.page.get_by_text("a bot of mine")).to_be_visible()
    expect(shown).to_have_count(0)
