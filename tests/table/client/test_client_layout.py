"""Every size: type and cards grow with the room, and the main thing of a game is the largest."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.table.client_harness.harness import COVERED, barriers, opened, table_of
from tests.table.client_harness.modules import Modules

LAYOUT = "table/layout.js"
COLUMNS = "table/regions/columns.js"
AREA = "table/regions/area.js"
ZOOM = "table/zoom.js"
SETTINGS = "table/settings.js"
FACE = "print/face.js"

SIZES = [
    (768, 1024), (820, 1180), (1024, 768), (1280, 800), (1440, 900), (1920, 1080), (2560, 1440),
]  # fmt: skip
MAIN = {"android_netrunner_runner": ".lanes", "gangs_of_night_city": ".map"}
AREAS = """(main) => {
  const area = (each) => {
    const box = each.getBoundingClientRect();
    return box.width * box.height;
  };
  const others = [...document.querySelectorAll(
    ".theirs, .beside, .cardrow, .mine .hand, .dash, .discbox, .ladder, .ruler, .line, .market")];
  const small = [];
  const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || element.closest("svg, .unseen")) continue;
    if (!element.getClientRects().length) continue;
    if (parseFloat(getComputedStyle(element).fontSize) < 9.99) small.push(node.textContent);
  }
  return { main: area(document.querySelector(main)), other: Math.max(...others.map(area)), small };
}"""


SMALL_ON_A_MAP = """() => [...document.querySelectorAll(".terrain text")]
  .filter((each) => each.getClientRects().length && each.textContent.trim())
  .filter((each) => {
    const { a, b } = each.getScreenCTM();
    return parseFloat(getComputedStyle(each).fontSize) * Math.hypot(a, b) < 9.9;
  })
  .map((each) => each.textContent)"""
"""Words and letters of a map below ten pixels."""


@pytest.fixture(scope="module")
def client() -> Modules:
    """The modules under test, in a page that is never drawn."""
    modules = Modules()
    modules.engine.eval("const addEventListener = () => {};")
    for name in (LAYOUT, COLUMNS, AREA, ZOOM, SETTINGS, FACE):
        modules.link(name)
    return modules


@pytest.mark.parametrize(
    ("width", "height", "layout", "scale"),
    [
        (360, 640, "phone", 1),
        (768, 1024, "upright", 1),
        (820, 1180, "upright", 1),
        (1024, 1366, "upright", 1),
        (1024, 768, "desk", 1),
        (1440, 900, "desk", 1),
        (1920, 1080, "desk", 1.227),
        (2560, 1440, "desk", 1.636),
        (7680, 4320, "desk", 2.2),
    ],
)
def test_a_window_gets_its_layout_and_scale(
    client: Modules, width: int, height: int, layout: str, scale: float
) -> None:
    found = client.call(LAYOUT, "fitted", width, height)

    assert (found["layout"], found["scale"]) == (layout, pytest.approx(scale, abs=0.001))


def test_larger_text_makes_everything_larger_and_the_layout_follows(client: Modules) -> None:
    assert client.call(LAYOUT, "fitted", 1440, 900, "largest")["scale"] == 1.25
    assert client.call(LAYOUT, "fitted", 1100, 800, "largest")["layout"] == "upright"
    assert client.call(LAYOUT, "fitted", 390, 844, "largest")["scale"] == 1.12


def test_a_new_column_moves_no_other_as_long_as_there_is_room(client: Modules) -> None:
    assert [client.call(COLUMNS, "roomFor", count) for count in (3, 5, 6, 8, 12)] == [
        5,
        5,
        7,
        9,
        12,
    ]


def test_a_column_keeps_its_place_when_another_goes(client: Modules) -> None:
    assert client.call(COLUMNS, "slotted", ["hq", "rd", "one", "two"], ["hq", "rd", "two"]) == [
        "hq", "rd", None, "two",
    ]  # fmt: skip


def test_a_new_column_stands_behind_the_others_or_fills_a_gap(client: Modules) -> None:
    gap = ["hq", "rd", None, "two"]
    full = ["hq", "rd", None, "two", "three"]

    assert client.call(COLUMNS, "slotted", gap, ["hq", "rd", "two", "new"])[-1] == "new"
    assert client.call(COLUMNS, "slotted", full, ["hq", "rd", "two", "three", "new"]) == [
        "hq", "rd", "new", "two", "three",
    ]  # fmt: skip


def test_gaps_that_would_cost_room_are_closed(client: Modules) -> None:
    before = ["hq", "rd", None, None, None, "four"]

    assert client.call(COLUMNS, "slotted", before, ["hq", "rd", "four"]) == ["hq", "rd", "four"]


def test_the_name_of_an_area_ends_before_the_point_beside_it(client: Modules) -> None:
    assert client.call(AREA, "nameSize", "Watson", [100, 100], [[400, 100]], "phone") == 42
    assert client.call(AREA, "nameSize", "Santo Domingo", [100, 100], [[340, 110]], "phone") == 33
    assert client.call(AREA, "nameSize", "Santo Domingo", [100, 100], [[340, 300]], "phone") == 42


def test_a_card_is_never_shown_over_the_question(client: Modules) -> None:
    near_the_rail = {"left": 900, "right": 1000, "top": 300, "width": 100}

    left = client.call(ZOOM, "beside", near_the_rail, 1084, 900)["left"]
    assert float(left.removesuffix("px")) + 320 < 900


def test_a_system_without_a_wish_gets_the_night(client: Modules) -> None:
    assert client.call(SETTINGS, "themeOf", "system", False) == "dark"
    assert client.call(SETTINGS, "themeOf", "system", True) == "light"
    assert client.call(SETTINGS, "themeOf", "dark", True) == "dark"


def test_a_long_word_is_set_tight(client: Modules) -> None:
    assert client.call(FACE, "nameFit", "Armitage Codebusting") == "mid tight"
    assert client.call(FACE, "nameFit", "Sure Gamble") == ""


@pytest.mark.parametrize("name", list(MAIN))
def test_the_main_thing_is_largest_and_nothing_is_too_small_to_read_at_every_size(
    browser: Browser, name: str
) -> None:
    page = browser.new_context(reduced_motion="reduce").new_page()
    table = table_of(name)
    opened(page, table)
    page.locator(".opts .opt").first.wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(MAIN[name])).to_be_visible()
        page.wait_for_timeout(60)
        found = page.evaluate(AREAS, MAIN[name])
        assert found["main"] > found["other"], (width, found)
        assert found["small"] == [], width
        assert page.evaluate(COVERED) == [], width
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert table.problems == []
    page.context.close()


def test_cards_one_looks_at_lie_over_the_columns_and_squeeze_nothing(browser: Browser) -> None:
    page = browser.new_context(
        viewport={"width": 1440, "height": 900}, reduced_motion="reduce"
    ).new_page()
    table = table_of("android_netrunner_runner")
    opened(page, table)
    page.locator(".opts .opt").first.wait_for()
    height = "document.querySelector('.lanes').getBoundingClientRect().height"
    before = page.evaluate(height)
    row = {"id": "seen", "label": "You look at", "kind": "row", "side": "middle",
           "passing": True, "zones": ["grip"]}  # fmt: skip
    table.update({"m": {"scene": {"m": {"regions": {"v": [row]}}}}})

    expect(page.locator(".passing .card").first).to_be_visible()
    assert page.evaluate(height) == before
    assert page.evaluate(COVERED) == []
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1180, 820), (820, 1180), (360, 740)])
def test_no_letter_on_a_map_is_too_small_to_read(browser: Browser, width: int, height: int) -> None:
    page = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce"
    ).new_page()
    opened(page, table_of("gangs_of_night_city"))
    page.locator(".terrain .dn").first.wait_for()
    page.wait_for_function("document.querySelector('.map').style.getPropertyValue('--px')")
    assert page.evaluate(SMALL_ON_A_MAP) == []
    page.context.close()


def test_a_table_by_day_keeps_nobody_out(browser: Browser) -> None:
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, reduced_motion="reduce", color_scheme="light"
    )
    page = context.new_page()
    opened(page, table_of("android_netrunner_runner"))
    page.locator(".opts .opt").first.wait_for()

    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    assert barriers(page) == []
    context.close()


def test_a_caption_that_does_not_fit_names_a_side_by_its_letters(client: Modules) -> None:
    area = {"brief": "Dominance: Maelstrom"}
    parties = {"0": {"name": "Maelstrom", "code": "MS"}}

    assert client.call(AREA, "captionOf", area, 24, parties) == "Dominance: Maelstrom"
    assert client.call(AREA, "captionOf", area, 14, parties) == "Dominance: MS"
