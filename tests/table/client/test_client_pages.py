"""Every page: no complaint of the browser, no barrier, no sideways scroll on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.table.client_harness.harness import COVERED, FakeTable, barriers, opened, table_of
from tests.table.client_harness.recorded import KINDS

pytestmark = pytest.mark.browser
PAGES = [
    "/", "/games/android_netrunner", "/games/android_netrunner/rules",
    "/games/android_netrunner/cards", "/games/android_netrunner/cards/corroder", "/join/token",
    "/me", "/help", "/missing", "/replays/demo", "/tables/demo",
]  # fmt: skip
TABLES = ["android_netrunner_runner", "android_netrunner_corp", "gangs_of_night_city",
          "gangs_of_night_city_move"]  # fmt: skip
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def ready(page: Page, table: FakeTable, path: str) -> None:
    """Open a page and wait until it stands."""
    opened(page, table, path)
    page.locator("main").first.wait_for()
    page.wait_for_timeout(300)


@pytest.mark.parametrize("path", PAGES)
def test_pages_are_quiet_and_open_to_everybody(page: Page, path: str) -> None:
    table = table_of("android_netrunner_runner")
    ready(page, table, path)
    assert barriers(page) == []
    assert table.problems == []


@pytest.mark.parametrize("path", PAGES)
def test_pages_fit_a_phone(phone: Page, path: str) -> None:
    table = table_of("android_netrunner_runner")
    ready(phone, table, path)
    assert phone.evaluate(SIDEWAYS) == 0
    assert barriers(phone) == []
    assert table.problems == []


@pytest.mark.parametrize("name", TABLES)
def test_tables_are_quiet_and_open_to_everybody(page: Page, name: str) -> None:
    table = table_of(name)
    ready(page, table, "/tables/demo")
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0
    assert table.problems == []


@pytest.mark.parametrize("name", TABLES)
def test_tables_fit_a_phone(phone: Page, name: str) -> None:
    table = table_of(name)
    ready(phone, table, "/tables/demo")
    assert barriers(phone) == []
    assert phone.evaluate(SIDEWAYS) == 0
    assert table.problems == []


@pytest.mark.parametrize("name", TABLES)
def test_a_low_window_keeps_every_option_in_reach(page: Page, name: str) -> None:
    page.set_viewport_size({"width": 900, "height": 480})
    ready(page, table_of(name), "/tables/demo")
    assert page.evaluate(COVERED) == []


def crowded() -> FakeTable:
    """Four gangs, a comparison, a long question and much that is good to know."""
    table = table_of("gangs_of_night_city")
    document = table.document
    plates = document["seats"]
    document["seats"] = [{**plates[seat % len(plates)], "seat": seat} for seat in range(4)]
    sides = {"left": {"label": "You", "value": 4}, "right": {"label": "They", "value": 3}}
    versus = {"id": "versus", "label": "", "kind": "versus", "title": "Firefight", "note": "Even."}
    document["scene"]["regions"].append({**versus, **sides})
    document["notes"] = [{"text": "A Reclaim now pays much. " * 4, "clause": ""}] * 4
    document["prompt"]["note"] = "Choose one opponent: a Special Effect does not count. " * 3
    return table


@pytest.mark.parametrize("height", [480, 640, 720, 800])
def test_a_crowded_rail_keeps_every_option_in_reach(page: Page, height: int) -> None:
    page.set_viewport_size({"width": 1280, "height": height})
    ready(page, crowded(), "/tables/demo")
    expect(page.locator(".versus")).to_be_visible()
    assert page.evaluate(COVERED) == []
    assert page.locator(".opts").bounding_box()["height"] >= 90


@pytest.mark.parametrize("key", ["?", "/", "t", "1"])
def test_what_lies_over_the_table_is_open_to_everybody(page: Page, key: str) -> None:
    table = table_of("android_netrunner_runner")
    ready(page, table, "/tables/demo")
    page.keyboard.press(key)
    page.wait_for_timeout(200)
    assert barriers(page) == []


def test_a_card_being_read_and_the_result_are_open_to_everybody(page: Page) -> None:
    table = table_of("android_netrunner_runner")
    ready(page, table, "/tables/demo")
    page.get_by_role("button", name="Battering Ram, Program").click()
    page.get_by_role("dialog").wait_for()
    assert barriers(page) == []
    page.keyboard.press("Escape")
    over = {"winners": [1], "reason": "Seven agenda points", "clause": "ANR-V1"}
    table.update({"s": {"over": over, "prompt": None}})
    page.get_by_role("dialog", name="Result").wait_for()
    assert barriers(page) == []


def test_card_pages_draw_their_cards(page: Page) -> None:
    table = table_of("android_netrunner_runner")
    table.catalogue["cards"].append(
        {"id": "corroder", "name": "Corroder", "type": "program", "faction": "anarch",
         "subtypes": ["Icebreaker"], "cost": 2, "strength": 2, "text": "Breaks barriers."}
    )  # fmt: skip
    ready(page, table, "/games/android_netrunner/cards")
    tile = page.get_by_role("link", name="Corroder")
    expect(tile.locator("svg.art")).to_have_count(1)


def test_pages_work_without_script(browser_without_script: Page) -> None:
    page = browser_without_script
    table = table_of("android_netrunner_runner")
    opened(page, table, "/games/android_netrunner/cards")
    expect(page.get_by_role("link", name="Corroder")).to_contain_text("program")
    opened(page, table, "/")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    opened(page, table, "/tables/demo")
    assert '<noscript><p class="loading">The table itself needs JavaScript.' in page.content()


def test_a_tap_chooses_and_a_second_tap_acts(phone: Page) -> None:
    table = table_of("android_netrunner_runner")
    ready(phone, table, "/tables/demo")
    row = phone.locator('.opts [data-choice="2"]')
    row.tap()
    expect(row).to_contain_text("Do it")
    assert table.told("decide") == []
    row.tap()
    phone.wait_for_timeout(150)
    assert [message["option"] for message in table.told("decide")] == [0]


def test_the_hand_and_the_log_are_drawers_on_a_phone(phone: Page) -> None:
    table = table_of("android_netrunner_runner")
    ready(phone, table, "/tables/demo")
    phone.get_by_role("button", name="Hand 5").tap()
    drawer = phone.get_by_role("dialog", name="Hand")
    expect(drawer.get_by_role("button", name="Diesel, Event")).to_be_visible()
    drawer.get_by_role("button", name="Close").tap()
    phone.get_by_role("button", name="Log").tap()
    expect(phone.get_by_role("dialog", name="Log")).to_contain_text("You use Magnum Opus")


def test_targets_on_a_phone_are_large_enough(phone: Page) -> None:
    table = table_of("android_netrunner_runner")
    ready(phone, table, "/tables/demo")
    heights = phone.evaluate(
        "[...document.querySelectorAll('.opt, .ph-foot button, .tabs button')]"
        ".map((each) => each.getBoundingClientRect().height)"
    )
    assert len(heights) > 10
    assert min(heights) >= 44


def at_stops(page: Page, **orders: str) -> FakeTable:
    """Open the sheet of stops with some orders given."""
    table = table_of("android_netrunner_runner")
    table.document["own"].update(stops=orders, kinds=KINDS, passed=["After an action"])
    ready(page, table, "/tables/demo")
    page.keyboard.press("s")
    expect(page.get_by_role("dialog", name="Stops")).to_be_visible()
    return table


def told_stops(page: Page, table: FakeTable) -> list[tuple[str, str]]:
    """Return the orders that were sent."""
    page.wait_for_timeout(120)
    return [(each["question"], each["mode"]) for each in table.told("stops")]


def test_stops_list_every_kind_from_the_start_with_what_the_game_advises(page: Page) -> None:
    at_stops(page, **{"*all": "game"})
    ice = page.get_by_role("group", name="You encounter ice")
    expect(ice.get_by_label("when it matters")).to_be_checked()
    expect(ice).to_contain_text("It matters while it can be broken.")
    after = page.get_by_role("group", name="After an action")
    expect(after.get_by_label("never ask me")).to_be_checked()
    assert barriers(page) == []


def test_stops_can_hold_for_a_turn_for_a_run_and_once(page: Page) -> None:
    table = at_stops(page, **{"*all": "game"})
    page.get_by_label("pass everything").click()
    page.get_by_label("Always ask me while somebody runs").click()
    page.get_by_label("Stop at the next moment of any kind, once").click()
    assert told_stops(page, table) == [("*turn", "pass"), ("*conflict", "ask"), ("*next", "ask")]


def test_whoever_sits_down_begins_with_what_the_game_advises(page: Page) -> None:
    table = at_stops(page)
    assert told_stops(page, table) == [("*all", "game")]


def test_what_somebody_changed_holds_at_their_next_table(page: Page) -> None:
    table = at_stops(page, **{"*all": "game"})
    page.get_by_role("group", name="After an action").get_by_label("always ask me").click()
    assert told_stops(page, table) == [("after-action", "ask")]
    another = at_stops(page)
    assert told_stops(page, another) == [("*all", "game"), ("after-action", "ask")]


def test_what_was_passed_is_told(page: Page) -> None:
    at_stops(page, **{"*all": "game"})
    page.keyboard.press("Escape")
    expect(page.locator(".passed")).to_contain_text("Passed for you: After an action.")


def test_whoever_waits_for_somebody_absent_can_let_a_bot_play(page: Page) -> None:
    table = table_of("android_netrunner_runner")
    seat = table.document["room"]["seats"][0]
    seat.update(kind="human", name="Ada", here=False, taken_over=False)
    table.document.update(prompt=None, waiting={"seat": 0, "question": "rez"})
    ready(page, table, "/tables/demo")
    page.get_by_role("button", name="Let a bot play for Ada").click()
    page.wait_for_timeout(120)
    assert [each["seat"] for each in table.told("takeover")] == [0]


def test_a_hand_is_dimmed_only_when_something_of_it_can_be_used(page: Page) -> None:
    table = table_of("android_netrunner_runner")
    prompt = {**table.document["prompt"], "options": [
        {"index": 0, "verb": "keep", "text": "Keep this hand", "note": "", "clause": "",
         "cards": [], "places": []}], "shortcuts": []}  # fmt: skip
    table.document["prompt"] = prompt
    ready(page, table, "/tables/demo")
    expect(page.locator(".hand .card").first).to_be_visible()
    expect(page.locator(".hand .is-disabled")).to_have_count(0)


def test_a_spectator_sees_the_numbers_of_the_side_that_lies_before_him(page: Page) -> None:
    table = table_of("android_netrunner_runner")
    table.document.update(seat=-1, prompt=None, own=None)
    ready(page, table, "/tables/demo")
    own = page.get_by_role("region", name="Your side")
    expect(own).to_contain_text("McCaffrey")


@pytest.mark.parametrize("count", [3, 7, 14])
def test_a_hand_of_any_size_stays_in_its_place(page: Page, count: int) -> None:
    table = table_of("android_netrunner_runner")
    document = table.document
    hand = next(each for each in document["scene"]["regions"] if each["kind"] == "hand")
    zone = document["zones"][hand["zone"]]
    first = zone["cards"][0]
    tags = [f"t{900 + number}" for number in range(count)]
    document["cards"].update(dict.fromkeys(tags, document["cards"][first]))
    zone.update(cards=tags, count=count)
    ready(page, table, "/tables/demo")
    room = page.locator(".hand-cards").bounding_box()
    assert room is not None
    boxes = [card.bounding_box() for card in page.locator(".fan .card").all()]
    assert len(boxes) == count
    for box in boxes:
        assert box is not None
        assert box["x"] >= room["x"] - 1
        assert box["x"] + box["width"] <= room["x"] + room["width"] + 1


def test_the_name_of_encountered_ice_can_be_read_among_many_servers(page: Page) -> None:
    table = table_of("android_netrunner_runner")
    columns = next(
        each for each in table.document["scene"]["regions"] if each["kind"] == "columns"
    )["columns"]
    for number in range(6):
        columns.append({"id": f"more{number}", "label": f"Server {number + 20}", "zones": [],
                        "piles": ["more"], "focus": False, "note": ""})  # fmt: skip
    ready(page, table, "/tables/demo")
    widths = [column.bounding_box() for column in page.locator(".lanes .lane").all()]
    focus = page.locator(".lanes .lane.focused").bounding_box()
    assert focus is not None
    assert focus["width"] >= 150
    assert min(box["width"] for box in widths if box) < 120


def test_a_rule_that_is_opened_from_the_result_lies_over_it(page: Page) -> None:
    table = table_of("android_netrunner_runner")
    ready(page, table, "/tables/demo")
    over = {"winners": [1], "reason": "Seven agenda points", "clause": "ANR-V1"}
    table.update({"s": {"over": over, "prompt": None}})
    result = page.get_by_role("dialog", name="Result")
    result.locator(".why .cl").click(timeout=5000)

    rule = page.get_by_role("dialog", name="Why? ANR-V1")
    rule.get_by_role("button", name="Close").click(timeout=3000)
    expect(rule).to_have_count(0)
    expect(result).to_be_visible()
