"""Cards and places: what a press does, what it never does, and what hides behind a back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.table.client_harness.harness import FakeTable, opened, table_of

pytestmark = pytest.mark.browser


def seated(page: Page, name: str) -> FakeTable:
    """Open a recorded table."""
    table = table_of(name)
    opened(page, table)
    page.locator("#ask").wait_for()
    return table


def test_the_first_press_on_a_card_opens_its_menu_and_sends_nothing(page: Page) -> None:
    table = seated(page, "android_netrunner_runner")
    page.get_by_role("button", name="Gordian Blade, Program").click()
    menu = page.get_by_role("menu", name="Gordian Blade")
    expect(menu.get_by_role("menuitem")).to_have_count(3)
    assert table.told("decide") == []
    menu.get_by_role("menuitem", name="Boost Gordian Blade").click()
    page.wait_for_timeout(120)
    assert [message["option"] for message in table.told("decide")] == [0]


def test_the_numbers_on_cards_are_those_of_the_list(page: Page) -> None:
    seated(page, "android_netrunner_corp")
    hedge = page.get_by_role("button", name="Hedge Fund, Operation").first
    expect(hedge.locator(".optkey")).to_have_text("3")
    expect(page.locator('.opts [data-choice="3"]')).to_contain_text("Play Hedge Fund")


def test_a_server_can_be_chosen_as_a_place(page: Page) -> None:
    table = seated(page, "android_netrunner_corp")
    page.locator("#place-new-server").click()
    page.get_by_role("menuitem", name="Install Priority Requisition in a new server").click()
    page.wait_for_timeout(120)
    assert [message["option"] for message in table.told("decide")] == [4]


def test_a_district_can_be_chosen_with_the_pointer_and_with_enter(page: Page) -> None:
    table = seated(page, "gangs_of_night_city_move")
    page.locator("#place-watson").get_by_text("Watson").click()
    expect(page.get_by_role("menuitem", name="Solo to Watson")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#place-heywood").focus()
    page.keyboard.press("Enter")
    page.get_by_role("menuitem", name="Solo to Heywood").click()
    page.wait_for_timeout(120)
    assert [message["option"] for message in table.told("decide")] == [1]


def test_a_card_that_cannot_be_used_says_why(page: Page) -> None:
    table = seated(page, "android_netrunner_runner")
    table.answers["why"] = {"type": "why", "text": "Events wait for your action.", "clause": ""}
    page.get_by_role("button", name="Diesel, Event").click()
    dialog = page.get_by_role("dialog", name="Diesel")
    expect(dialog.get_by_text("Events wait for your action.")).to_be_visible()
    assert table.told("decide") == []


def test_resting_on_a_card_shows_it_large(page: Page) -> None:
    seated(page, "android_netrunner_runner")
    page.get_by_role("button", name="Battering Ram, Program").hover()
    expect(page.locator(".peek")).to_contain_text("Battering Ram")
    page.mouse.move(5, 5)
    expect(page.locator(".peek")).to_have_count(0)


def test_reading_a_card_explains_its_words(page: Page) -> None:
    seated(page, "android_netrunner_runner")
    page.get_by_role("button", name="Battering Ram, Program").click()
    dialog = page.get_by_role("dialog", name="Battering Ram")
    expect(dialog.locator("dt")).to_have_text(["fracter"])


def test_why_opens_the_clause_and_clauses_can_be_followed(page: Page) -> None:
    seated(page, "android_netrunner_runner")
    page.get_by_role("button", name="Why? ANR-RUN3.1").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("The Runner may break subroutines.")
    dialog.get_by_role("button", name="ANR-ICE6").click()
    expect(page.get_by_role("dialog")).to_contain_text("Boosting raises strength.")


def test_a_name_in_the_log_opens_its_card(page: Page) -> None:
    seated(page, "android_netrunner_runner")
    page.locator("#log").get_by_role("link", name="Magnum Opus").click()
    expect(page.get_by_role("dialog", name="Magnum Opus")).to_be_visible()


def test_a_long_press_reads_a_card_and_does_not_choose_it(phone: Page) -> None:
    table = seated(phone, "android_netrunner_runner")
    blade = phone.get_by_role("button", name="Gordian Blade, Program")
    blade.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(phone.get_by_role("dialog", name="Gordian Blade")).to_be_visible()
    blade.dispatch_event("pointerup", {"pointerType": "touch"})
    blade.dispatch_event("click")
    expect(phone.get_by_role("menu")).to_have_count(0)
    assert table.told("decide") == []


def test_a_word_inside_a_longer_name_is_not_taken_for_a_card(page: Page) -> None:
    table = table_of("gangs_of_night_city")
    table.catalogue["cards"].append({"id": "ping", "name": "Ping", "type": "combat_upgrade"})
    lines = [
        {"text": text, "clause": ""} for text in ("They stand on Courier Ping.", "You play Ping.")
    ]
    table.document["log"] += lines
    opened(page, table)
    expect(page.locator("#log").get_by_role("link", name="Ping", exact=True)).to_have_count(1)


def test_a_device_for_two_is_handed_over_behind_a_curtain(page: Page) -> None:
    table = table_of("android_netrunner_runner")
    table.document["prompt"] = None
    table.document["waiting"] = {"seat": 0, "question": "rez"}
    hello = table.hello()
    table.hello = lambda: {**hello, "mine": [0, 1]}  # type: ignore[method-assign]
    opened(page, table)
    page.get_by_role("button", name="Hand over to Haas-Bioroid").click()
    curtain = page.get_by_role("dialog", name="Hand the screen to Haas-Bioroid")
    expect(curtain).to_be_visible()
    page.wait_for_timeout(120)
    assert table.told("look") == []
    hidden = page.evaluate(
        "() => { const box = document.querySelector('.hand .card').getBoundingClientRect();"
        " return document.elementFromPoint(box.x + 9, box.y + 9).closest('.curtain') !== null }"
    )
    assert hidden
    page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    curtain.get_by_role("button", name="I am Haas-Bioroid").click()
    page.wait_for_timeout(120)
    assert [message["seat"] for message in table.told("look")] == [0]
    expect(curtain).to_have_count(0)


def test_a_back_carries_nothing_of_its_card(page: Page) -> None:
    seated(page, "android_netrunner_runner")
    backs = page.locator("#board .card--back")
    assert backs.count() == 3
    for back in backs.all():
        html = back.evaluate("element => element.outerHTML")
        assert '<svg class="art"' not in html
        assert "cut-" not in html
        assert "--spot" not in html


def test_an_own_card_lying_face_down_is_known_to_its_owner(page: Page) -> None:
    seated(page, "android_netrunner_corp")
    known = page.locator(".card--back.is-known")
    expect(known.first).to_contain_text("Rototurret")


def test_without_a_question_nothing_is_offered(page: Page) -> None:
    table = table_of("android_netrunner_runner")
    table.document["prompt"] = None
    table.document["waiting"] = {"seat": 0, "question": "rez"}
    opened(page, table)
    expect(page.locator("#ask")).to_contain_text("Haas-Bioroid is choosing")
    expect(page.locator(".is-legal, .optkey, .opt")).to_have_count(0)
    accent = page.evaluate(
        """() => [...document.querySelectorAll('#app *')].filter((each) =>
          getComputedStyle(each).backgroundColor === 'rgb(61, 242, 208)').length"""
    )
    assert accent == 0


def test_several_cards_are_gathered_and_sent_one_by_one(page: Page) -> None:
    table = table_of("android_netrunner_runner")
    tags = table.document["zones"]["grip"]["cards"][:3]
    prompt = table.document["prompt"]
    prompt["question"] = "discard"
    prompt["shortcuts"] = []
    blank = {"note": "", "clause": "", "places": []}
    prompt["options"] = [
        {**blank, "index": 0, "verb": "pick", "text": "first", "cards": [tags[0]]},
        {**blank, "index": 1, "verb": "pick", "text": "second", "cards": [tags[1]]},
        {**blank, "index": 2, "verb": "pick", "text": "third", "cards": [tags[2]]},
        {**blank, "index": 3, "verb": "enough", "text": "Enough", "cards": []},
    ]
    answers = iter([prompt["options"][1:], prompt["options"][1:2] + prompt["options"][3:]])

    def next_question() -> None:
        rest = next(answers, None)
        if rest is not None:
            number = table.document["number"] = table.document["number"] + 1
            options = [{**option, "index": index} for index, option in enumerate(rest)]
            table.update({"s": {"number": number, "prompt": {**prompt, "options": options}}})

    table.before_answering = next_question
    opened(page, table)
    page.locator(f"#card-{tags[0]}").click()
    page.locator(f"#card-{tags[2]}").click()
    expect(page.locator(".card.is-selected")).to_have_count(2)
    assert table.told("decide") == []
    page.get_by_role("button", name="Confirm 2").click()
    page.wait_for_timeout(400)
    assert [message["option"] for message in table.told("decide")] == [0, 1, 1]
    assert [message["number"] for message in table.told("decide")] == [145, 146, 147]
