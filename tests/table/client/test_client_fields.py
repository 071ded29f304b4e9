"""Fields that face each other: lanes and lines of attacks, the numbered pile, at every size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from nightdeck.games.neuroscape.game import NEUROSCAPE
from nightdeck.testing import Scene
from tests.browser.scripts import SIDEWAYS, SPILT
from tests.table.client_harness.harness import FakeTable, barriers, opened

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser two")]
SIZES = {"desk": (1440, 900), "small desk": (1024, 768), "tablet": (820, 1180), "phone": (390, 844)}
INSIDE = """() => {
  const pile = document.querySelector(".announced").getBoundingClientRect();
  return pile.width > 100 && pile.left >= 0 && pile.right <= innerWidth;
}"""


def duel() -> Scene:
    """Return a duel in which a card waits on the pile while two attack and one of them is met."""
    scene = Scene(NEUROSCAPE, players={
        0: {"field": ["Hex, Codemancer", "Digital Spectre", "Admin"], "hand": ["Mirage"], "bank": 3,
            "slots": ["Firewall"]},
        1: {"field": ["Iron Maiden"], "hand": ["Delete"], "bank": 5, "mainframe_health": 9},
    }, environment="Black Market")  # fmt: skip
    until(scene, "declare-attacker")
    scene.choose(0, "Hex").choose(0, "Digital Spectre").choose(0, "done:")
    until(scene, "declare-blocker")
    scene.choose(1, "Iron Maiden", "Digital Spectre")
    while not scene.offers(1, "Delete"):
        scene.pass_(scene.asked[0])
    return scene.choose(1, "Delete").choose(1, "Player 1's Hex")


def until(scene: Scene, question: str) -> None:
    """Answer by default until a question is open."""
    while scene.asked[1] != question:
        scene.take(scene.asked[0], scene.state.question.default)


def many(seats: int, variant: str) -> Scene:
    """Return an attack by the second of several players on the first."""
    players: dict[int, dict[str, Any]] = {
        seat: {"field": ["Iron Maiden", "Scrapper"], "bank": 3, "hand": ["Delete"]}
        for seat in range(seats)
    }
    scene = Scene(
        NEUROSCAPE, seats=seats, choices={"variant": variant}, players=players, turn=1, first=1
    )
    until(scene, "declare-attacker")
    scene.choose(1, "Iron Maiden", "Player 1").choose(1, "done:")
    until(scene, "declare-blocker")
    return scene


def teams() -> Scene:
    """Two against two."""
    return many(4, "teams")


def six() -> Scene:
    """Six players, each on their own."""
    return many(6, "free-for-all")


def table_of(scene: Scene, seat: int = 0) -> FakeTable:
    """Return the fake table of a scene."""
    people = [
        {"seat": each, "role": f"Player {each + 1}", "kind": "human" if each == seat else "bot",
         "name": "Ada", "level": "street", "here": True, "taken_over": False}
        for each in range(scene.state.seats)
    ]  # fmt: skip
    room = {
        "table": "demo", "title": "", "status": "running", "notice": "", "maker": 0, "pace": 0,
        "visibility": "private", "seats": people, "watching": 0, "pending": None, "rematch": [],
        "next": None,
    }  # fmt: skip
    own = {"stops": {}, "mutes": [], "undo": {"free": True, "reason": ""}, "deck": "", "passed": []}
    document = {**scene.view(seat), "number": 5, "room": room, "own": own, "chat": []}
    catalogue = {"game": NEUROSCAPE.slug, "back": "", "cards": NEUROSCAPE.catalogue()}
    return FakeTable(document, {**catalogue, "prints": NEUROSCAPE.prints()})


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("made", [duel, teams, six])
def test_a_table_with_fields_holds_what_it_shows_and_keeps_nobody_out(
    browser: Browser, made: Callable[[], Scene], size: str
) -> None:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=width < 600, reduced_motion="reduce"
    )
    table = table_of(made())
    page = opened(context.new_page(), table)
    expect(page.locator(".field").first).to_be_visible()

    assert (page.evaluate(SIDEWAYS), page.evaluate(SPILT)) == (0, [])
    assert barriers(page) == []
    assert table.problems == []
    context.close()


def test_the_pile_says_what_resolves_next_at_what_it_is_aimed_and_who_answers(page: Page) -> None:
    opened(page, table_of(duel()))
    pile = page.locator(".announced")

    expect(pile.locator("ol li")).to_contain_text(["Player 2, resolves next"])
    expect(pile.locator(".aims")).to_have_text("your Hex, Codemancer")
    expect(pile.locator(".answers li")).to_have_text(["You asked", "Player 2 acted"])
    expect(page.locator(".stand .aim")).to_have_text("1")
    expect(page.locator(".ask h2")).to_have_text("Answer Delete?")
    assert page.evaluate(INSIDE)


def test_two_fields_have_lanes_with_the_result_between_attacker_and_blocker(page: Page) -> None:
    opened(page, table_of(duel()))

    expect(page.locator(".band li b")).to_have_text(["3 unblocked", "1 against 4 · 2 against 2"])
    expect(page.locator(".reached")).to_contain_text("−3")
    expect(page.locator(".lane-row.below .fighter .card")).to_have_count(2)
    expect(page.locator(".field.aside .card")).to_have_count(1)
    expect(page.locator(".side .coming")).to_have_text("−3")


def test_more_fields_and_phones_have_a_line_for_each_attack(page: Page, phone: Page) -> None:
    opened(page, table_of(teams()))
    expect(page.locator(".clashes li")).to_contain_text(["Iron Maiden"])
    expect(page.locator(".lane-row")).to_have_count(0)
    expect(page.locator(".fields.below .field")).to_have_count(2)

    opened(phone, table_of(duel()))
    expect(phone.locator(".clashes li")).to_have_count(2)
    expect(phone.locator(".lane-row")).to_have_count(0)


def test_memory_is_counted_in_strips_and_its_bank_can_be_looked_into(page: Page) -> None:
    opened(page, table_of(duel()))

    expect(page.locator(".lane-row.below .fighter .strips").first.locator("i")).to_have_count(4)
    page.get_by_role("button", name="Refreshed RAM: 3/3").click()
    expect(page.get_by_role("dialog", name="RAM bank, 3")).to_be_visible()
