"""The list of options: groups, basic actions, joined questions, the guard, dragging."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from nightdeck.kernel.state import PASS
from nightdeck.play.stops import described
from nightdeck.testing import Scene
from tests.table.client.conftest import WIDE
from tests.table.client_harness.harness import FakeTable, barriers, opened, table_of
from tests.table.client_harness.modules import Modules

CHOICES = "table/choices.js"
CARRY = "table/carry.js"
DRAG = "table/drag.js"
GUARD = "table/guard.js"


@pytest.fixture(scope="module")
def client() -> Modules:
    """The modules under test."""
    return Modules(CARRY, CHOICES, DRAG, GUARD)


def corp_at_an_action() -> Scene:
    """Return the Corp's action with cards for several servers in hand."""
    return Scene(
        "android_netrunner",
        turn="corp",
        corp={"hq": ["Hunter", "Enigma", "Hedge Fund", "PAD Campaign"], "credits": 9},
    )


def prompt_of(scene: Scene, seat: int = 0) -> dict[str, Any]:
    """Return the open question as a seat is shown it."""
    found: dict[str, Any] = scene.view(seat)["prompt"]
    return found


def texts(rows: list[dict[str, Any]], place: str = "list") -> list[str]:
    """Return the rows of a part of the list in words."""
    return [row["text"] for row in rows if row["place"] == place]


# What is listed -----------------------------------------------------------------------------------


def test_cards_times_servers_become_one_row_for_each_card(client: Modules) -> None:
    rows = client.call(CHOICES, "listed", prompt_of(corp_at_an_action()))

    assert texts(rows) == [
        "Install Hunter",
        "Install Enigma",
        "Play Hedge Fund",
        "Install PAD Campaign in a new server",
        "Take 3 credits with all remaining clicks",
    ]


def test_a_group_opens_into_its_places_with_numbers_of_their_own(client: Modules) -> None:
    rows = client.call(CHOICES, "listed", prompt_of(corp_at_an_action()), "Install Hunter")

    assert [(row["key"], row["text"]) for row in rows] == [
        ("1", "in front of HQ"),
        ("2", "in front of R&D"),
        ("3", "in front of Archives"),
        ("4", "in front of a new server"),
    ]
    assert rows[0]["group"]["asks"] == "Install Hunter: where?"


def test_basic_actions_keep_their_places_and_keys_when_one_cannot_be_taken(client: Modules) -> None:
    scene = corp_at_an_action()
    prompt = prompt_of(scene)
    rows = client.call(CHOICES, "listed", prompt)
    basics = [(row["key"], row["kind"]) for row in rows if row["place"] == "basic"]
    assert basics == [("g", "option"), ("d", "option"), ("v", "none")]
    last = {**prompt, "options": [each for each in prompt["options"] if each.get("key") != "g"]}
    keys = [row["key"] for row in client.call(CHOICES, "listed", last) if row["place"] == "basic"]
    assert keys == ["g", "d", "v"]


def test_a_card_in_hand_opens_its_group_and_places_stay_dark_until_then(client: Modules) -> None:
    prompt = prompt_of(corp_at_an_action())
    rows = client.call(CHOICES, "listed", prompt)
    lit = client.eval(f"[...M['{CHOICES}'].byPlace({js(rows)}).keys()]")
    assert lit == ["new-server"]
    inside = client.call(CHOICES, "listed", prompt, "Install Hunter")
    lit = client.eval(f"[...M['{CHOICES}'].byPlace({js(inside)}).keys()]")
    assert lit == ["hq", "rd", "archives", "new-server"]


def js(value: Any) -> str:
    """Return a value as it is written in a script."""
    return json.dumps(value)


def test_a_group_about_nothing_in_particular_lights_all_its_places(client: Modules) -> None:
    scene = Scene("android_netrunner", turn="runner", runner={"credits": 5})
    rows = client.call(CHOICES, "listed", prompt_of(scene, 1))
    lit = client.eval(
        f"[...M['{CHOICES}'].byPlace({js(rows)})].map(([name, each]) => [name, each[0].key])"
    )
    assert lit == [["hq", "r"], ["rd", "r"], ["archives", "r"]]


def test_where_two_questions_are_one_the_pass_is_what_comes_after_it(client: Modules) -> None:
    agenda = {"card": "Hostile Takeover", "advancement": 2}
    scene = Scene(
        "android_netrunner",
        turn="corp",
        corp={"servers": {"remote1": {"root": [agenda]}}, "credits": 9},
    )
    scene.choose(0, "gain-credit")
    prompt = prompt_of(scene)
    rows = client.call(CHOICES, "listed", prompt)
    assert [row for row in rows if row["pass"]] == []
    credit = next(row for row in rows if row["key"] == "g")
    assert credit["kind"] == "joined"
    assert scene.options(0)[credit["index"]] == PASS
    assert prompt["joined"][credit["then"]]["text"] == "Take 1 credit"


def test_a_list_that_no_game_has_grouped_is_folded_by_neighbours(client: Modules) -> None:
    options = [
        {"index": i, "verb": "bid", "text": f"Spend {i} credits", "cards": [], "places": []}
        for i in range(21)
    ]
    rows = client.call(CHOICES, "listed", {"options": options})
    assert [row["text"] for row in rows] == [
        "Spend 0 credits … Spend 7 credits",
        "Spend 8 credits … Spend 15 credits",
        "Spend 16 credits … Spend 20 credits",
    ]
    inside = client.call(CHOICES, "listed", {"options": options}, rows[1]["text"])
    assert [row["index"] for row in inside] == list(range(8, 16))


def test_every_answer_can_be_reached_through_the_rows(client: Modules) -> None:
    prompt = prompt_of(corp_at_an_action())
    rows = client.call(CHOICES, "listed", prompt)
    reached = {
        each["index"]
        for row in rows
        if row["kind"] != "none"
        for each in row.get("members") or [row]
        if each["kind"] == "option"
    }
    assert reached == set(range(len(prompt["options"])))


# Dragging and the guard ---------------------------------------------------------------------------


def test_a_finger_drags_by_pulling_and_a_mouse_anyhow(client: Modules) -> None:
    assert client.call(DRAG, "isDrag", "mouse", 9, 0) is True
    assert client.call(DRAG, "isDrag", "mouse", 3, 3) is False
    assert client.call(DRAG, "isDrag", "touch", 40, 5) is False
    assert client.call(DRAG, "isDrag", "touch", 2, -20) is True


def test_a_card_is_put_down_on_the_nearest_thing_that_fits(client: Modules) -> None:
    prompt = prompt_of(corp_at_an_action())
    rows = client.call(CHOICES, "listed", prompt)
    hunter = next(row for row in rows if row["text"] == "Install Hunter")
    tag = hunter["cards"][0]
    there = client.call(CARRY, "dropped", [hunter], tag, ["t99", "rd", "hq"], True)
    assert [each["text"] for each in there] == ["Install Hunter in front of R&D"]
    assert client.call(CARRY, "dropped", [hunter], tag, ["nowhere"], True) == []
    hedge = next(row for row in rows if row["text"] == "Play Hedge Fund")
    assert len(client.call(CARRY, "dropped", [hedge], hedge["cards"][0], [], True)) == 1
    assert client.call(CARRY, "dropped", [hedge], hedge["cards"][0], [], False) == []


@pytest.mark.parametrize(("after", "held"), [(0, True), (399, True), (400, False)])
def test_a_press_is_too_soon_for_four_tenths_of_a_second(
    client: Modules, after: int, held: bool
) -> None:
    assert client.call(GUARD, "tooSoon", 1000 + after, 1000) is held
    assert client.call(GUARD, "tooSoon", 1000 + after, 1000, False) is False


# In a browser -------------------------------------------------------------------------------------


@pytest.fixture
def careful(browser: Browser) -> Iterator[Page]:
    """A page as people have it at first: presses just after a change are held back."""
    context = browser.new_context(viewport=WIDE, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def corp_table(page: Page) -> FakeTable:
    """Open the Corp's action at a table whose server asks anew after every answer."""
    scene = corp_at_an_action()
    table = table_of("android_netrunner_corp")
    own = {**table.document["own"], "stops": {"*all": "game"}, "passed": []}
    own["kinds"] = described(scene.game, 2, 0)
    table.document.update({**scene.view(0), "own": own, "number": 145})
    opened(page, table)
    page.locator("#ask").wait_for()
    return table


def asks_anew(table: FakeTable) -> None:
    """Answer every decision with the next question at once."""

    def anew() -> None:
        if table.heard[-1]["type"] == "decide":
            table.update({"s": {"number": 145 + len(table.told("decide"))}})

    table.before_answering = anew


@pytest.mark.parametrize(("gap", "taken"), [(150, 1), (250, 1), (340, 1), (700, 2)])
def test_the_second_of_two_quick_clicks_is_not_taken(careful: Page, gap: int, taken: int) -> None:
    table = corp_table(careful)
    asks_anew(table)
    box = careful.locator('.opts [data-choice="d"]').bounding_box()
    assert box is not None
    careful.wait_for_timeout(600)
    careful.mouse.move(box["x"] + 40, box["y"] + 15)
    careful.mouse.down()
    careful.mouse.up()
    careful.wait_for_timeout(gap)
    careful.mouse.down()
    careful.mouse.up()
    if taken == 1:
        expect(careful.locator(".heldback")).to_have_text("Not taken: the list had just changed.")
        expect(careful.locator(".opt.held")).to_have_count(1)
    careful.wait_for_timeout(150)
    assert len(table.told("decide")) == taken


def test_the_second_of_two_quick_taps_is_not_taken(browser: Browser) -> None:
    context = browser.new_context(viewport=WIDE, has_touch=True, reduced_motion="reduce")
    page = context.new_page()
    table = corp_table(page)
    asks_anew(table)
    page.wait_for_timeout(600)
    row = page.locator('.opts [data-choice="d"]')
    row.tap()
    expect(row.locator(".do")).to_be_visible()
    page.wait_for_timeout(500)
    row.tap()
    page.locator('.prompt[data-number="146"]').wait_for()
    row.tap()
    expect(page.locator(".heldback")).to_have_text("Not taken: the list had just changed.")
    expect(row.locator(".do")).to_have_count(0)
    context.close()
    assert len(table.told("decide")) == 1


def test_a_key_that_is_held_down_answers_once(careful: Page) -> None:
    table = corp_table(careful)
    asks_anew(table)
    careful.wait_for_timeout(600)
    careful.keyboard.press("d")
    careful.keyboard.down("Enter")
    for _ in range(5):
        careful.keyboard.down("Enter")
    careful.keyboard.up("Enter")
    careful.wait_for_timeout(150)
    assert len(table.told("decide")) == 1


def test_typing_a_number_and_enter_is_never_held_back(careful: Page) -> None:
    table = corp_table(careful)
    asks_anew(table)
    for number in (146, 147, 148):
        careful.keyboard.press("d")
        careful.keyboard.press("Enter")
        careful.locator(f'.prompt[data-number="{number}"]').wait_for()
    assert len(table.told("decide")) == 3


def test_an_install_takes_a_card_and_a_place_by_mouse(page: Page) -> None:
    table = corp_table(page)
    page.get_by_role("button", name="Hunter").first.click()
    expect(page.locator("#ask h2")).to_have_text("Install Hunter: where?")
    assert barriers(page) == []
    page.locator("#place-rd").click()
    page.wait_for_timeout(120)
    (told,) = table.told("decide")
    options = table.document["prompt"]["options"]
    assert options[told["option"]]["text"] == "Install Hunter in front of R&D"


def test_an_install_takes_a_card_and_a_place_by_keys(page: Page) -> None:
    table = corp_table(page)
    for key in ("1", "Enter", "4", "Enter"):
        page.keyboard.press(key)
    page.wait_for_timeout(120)
    (told,) = table.told("decide")
    options = table.document["prompt"]["options"]
    assert options[told["option"]]["text"] == "Install Hunter in front of a new server"


def test_escape_goes_back_out_of_a_group_and_nothing_has_happened(page: Page) -> None:
    table = corp_table(page)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator("#ask h2")).to_have_text("Install Hunter: where?")
    page.keyboard.press("Escape")
    expect(page.locator("#ask h2")).to_have_text("What do you do with this click?")
    assert table.told("decide") == []


def dragged(page: Page, name: str, x: float, y: float) -> None:
    """Drag a card of the hand to a point."""
    card = page.locator(".hand-cards").get_by_role("button", name=name).first.bounding_box()
    assert card is not None
    page.mouse.move(card["x"] + 30, card["y"] + 60)
    page.mouse.down()
    page.mouse.move(card["x"] + 40, card["y"] + 20, steps=3)
    page.mouse.move(x, y, steps=5)
    page.mouse.up()
    page.wait_for_timeout(150)


def test_a_card_is_dragged_to_the_server_it_guards(page: Page) -> None:
    table = corp_table(page)
    there = page.locator('[data-region="rd"]').bounding_box()
    assert there is not None
    dragged(page, "Enigma", there["x"] + there["width"] / 2, there["y"] + 60)
    (told,) = table.told("decide")
    options = table.document["prompt"]["options"]
    assert options[told["option"]]["text"] == "Install Enigma in front of R&D"


def test_a_card_that_is_dragged_to_the_wrong_place_stays(page: Page) -> None:
    table = corp_table(page)
    dragged(page, "Enigma", 1300, 200)
    expect(page.locator(".toast")).to_have_text("Enigma cannot go there.")
    assert table.told("decide") == []


def equal_cards() -> Scene:
    """Return the Corp's action with two copies of an operation and of ice."""
    cards = ["Hedge Fund", "Enigma", "Hedge Fund", "Enigma"]
    return Scene("android_netrunner", turn="corp", corp={"hq": cards, "credits": 9})


def test_equal_cards_share_a_row_and_each_copy_acts_for_itself(client: Modules) -> None:
    prompt = prompt_of(equal_cards())
    rows = client.call(CHOICES, "listed", prompt)
    inside = client.call(CHOICES, "listed", prompt, "Install Enigma")

    assert texts(rows)[:2] == ["Play Hedge Fund", "Install Enigma"]
    assert [row["text"] for row in inside][:2] == ["in front of HQ", "in front of R&D"]
    copies = [twin["cards"] for twin in rows[0]["twins"]]
    assert len(copies) == 2
    assert rows[0]["cards"] == [tag for each in copies for tag in each]


def test_a_card_that_has_a_twin_is_dragged_alone(client: Modules) -> None:
    rows = client.call(CHOICES, "listed", prompt_of(equal_cards()))
    mine = rows[1]["cards"][0]
    found = client.call(CHOICES, "targetsOf", [rows[1]], mine)

    assert found["plain"] == []
