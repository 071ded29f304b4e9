"""The keyboard: everything can be chosen, done and found without a pointer."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.table.client_harness.harness import FakeTable, opened, table_of

pytestmark = pytest.mark.browser


@pytest.fixture
def table(page: Page) -> FakeTable:
    """The Runner in the middle of a run, sitting down."""
    found = table_of("android_netrunner_runner")
    opened(page, found)
    page.locator("#ask").wait_for()
    return found


def sent(table: FakeTable, page: Page, kind: str) -> list[dict[str, Any]]:
    """Return what was sent of a kind, without ids, once something was."""
    page.wait_for_timeout(120)
    return [
        {key: value for key, value in message.items() if key not in ("id", "type")}
        for message in table.told(kind)
    ]


def test_a_digit_chooses_and_enter_acts(page: Page, table: FakeTable) -> None:
    page.keyboard.press("2")
    expect(page.locator(".opt.hot")).to_contain_text("Boost Gordian Blade")
    assert sent(table, page, "decide") == []
    page.keyboard.press("Enter")
    assert sent(table, page, "decide") == [{"number": 145, "option": 0}]


def test_enter_does_what_a_digit_chose_even_with_the_focus_on_a_card(
    page: Page, table: FakeTable
) -> None:
    page.locator(".hand .card").first.focus()
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    assert sent(table, page, "decide") == [{"number": 145, "option": 0}]


def test_enter_on_a_card_without_a_digit_opens_the_card(page: Page, table: FakeTable) -> None:
    page.locator(".hand .card").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".menu, [role=dialog]").first).to_be_visible()
    assert sent(table, page, "decide") == []


def test_enter_pressed_twice_answers_once(page: Page, table: FakeTable) -> None:
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert len(sent(table, page, "decide")) == 1


def test_space_passes(page: Page, table: FakeTable) -> None:
    page.keyboard.press("Space")
    assert sent(table, page, "decide") == [{"number": 145, "option": 4}]


def test_a_shortcut_is_one_choice(page: Page, table: FakeTable) -> None:
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    assert sent(table, page, "shortcut") == [{"number": 145, "shortcut": 0}]


def test_the_same_words_with_a_new_number_are_a_new_question(page: Page, table: FakeTable) -> None:
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    sent(table, page, "decide")
    table.update({"s": {"number": 146}})
    expect(page.locator(".table.busy")).to_have_count(0)
    expect(page.locator(".opt.hot")).to_have_count(0)
    page.keyboard.press("3")
    page.keyboard.press("Enter")
    assert [each["number"] for each in sent(table, page, "decide")] == [145, 146]


@pytest.mark.parametrize("answer_first", [False, True])
def test_questions_inside_a_shortcut_wait_for_its_end(
    page: Page, table: FakeTable, answer_first: bool
) -> None:
    table.unanswered.add("shortcut")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    sent(table, page, "shortcut")
    table.update({"s": {"number": 146}})
    page.locator('.prompt[data-number="146"]').wait_for()
    ends = [
        lambda: table.update({"s": {"number": 147}}),
        lambda: table.say({"type": "ok", "id": table.told("shortcut")[0]["id"], "taken": 2}),
    ]
    ends[answer_first]()
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    assert sent(table, page, "decide") == []
    ends[not answer_first]()
    expect(page.locator(".table.busy")).to_have_count(0)
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    assert [each["number"] for each in sent(table, page, "decide")] == [147]


def test_an_undo_ends_the_waiting_for_a_shortcut(page: Page, table: FakeTable) -> None:
    table.answers["shortcut"] = {"type": "ok", "taken": 3}
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    sent(table, page, "shortcut")
    table.update({"s": {"number": 146}})
    page.locator(".table.busy").wait_for()
    table.update({"s": {"number": 145}})
    expect(page.locator(".table.busy")).to_have_count(0)


def asked_with_twelve_options(page: Page) -> FakeTable:
    """Open a table at a question with more options than there are digits."""
    table = table_of("android_netrunner_runner")
    prompt = table.document["prompt"]
    prompt["shortcuts"] = []
    prompt["options"] = [
        {**prompt["options"][0], "index": index, "text": f"Choice {index + 1}", "verb": "pick"}
        for index in range(12)
    ]
    opened(page, table)
    page.locator("#ask").wait_for()
    return table


def test_digits_of_two_questions_are_not_joined(page: Page) -> None:
    table = asked_with_twelve_options(page)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    assert sent(table, page, "decide") == [{"number": 145, "option": 0}]
    table.update({"s": {"number": 146}})
    page.locator('.prompt[data-number="146"]').wait_for()
    page.keyboard.press("2")
    expect(page.locator(".opt.hot")).to_have_attribute("data-choice", "2")


def test_two_digits_reach_options_beyond_nine(page: Page) -> None:
    table = asked_with_twelve_options(page)
    page.keyboard.press("1")
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    assert sent(table, page, "decide") == [{"number": 145, "option": 11}]


def test_arrows_move_in_the_options(page: Page, table: FakeTable) -> None:
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    expect(page.locator(".opt.hot")).to_contain_text("Boost Gordian Blade")
    assert table.told("decide") == []


def test_arrows_walk_over_cards_and_regions(page: Page, table: FakeTable) -> None:
    page.get_by_role("button", name="Gordian Blade, Program").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Battering Ram, Program")).to_be_focused()
    page.keyboard.press("ArrowDown")
    focused = page.evaluate("document.activeElement.closest('[data-region]').dataset.region")
    assert focused == "hardware"


def test_letters_undo_hint_talk_and_go_to_the_log(page: Page, table: FakeTable) -> None:
    table.answers["hint"] = {"type": "hint", "number": 145, "option": 1, "text": "Save credits."}
    page.keyboard.press("u")
    assert len(sent(table, page, "undo")) == 1
    page.keyboard.press("h")
    page.get_by_text("Save credits.").wait_for()
    page.keyboard.press("l")
    expect(page.locator("#log")).to_be_focused()
    page.keyboard.press("t")
    expect(page.get_by_role("dialog", name="Talk")).to_be_visible()


def test_typing_in_the_chat_is_not_taken_for_a_choice(page: Page, table: FakeTable) -> None:
    page.keyboard.press("t")
    page.locator("#say").fill("")
    page.keyboard.type("2 more u ")
    page.keyboard.press("Enter")
    assert sent(table, page, "chat") == [{"text": "2 more u"}]
    assert table.told("decide") == []
    assert table.told("undo") == []


def test_the_palette_finds_options_and_cards(page: Page, table: FakeTable) -> None:
    page.keyboard.press("/")
    page.keyboard.type("battering")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Battering Ram")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.keyboard.type("done breaking")
    page.keyboard.press("Enter")
    assert sent(table, page, "decide") == [{"number": 145, "option": 4}]


def test_the_palette_finds_words_of_the_game_and_rules(page: Page, table: FakeTable) -> None:
    for words, row, clause in (
        ("fracter", "Breaks barriers.", "ANR-RUN3.1"),
        ("boosting", "Boosting raises strength.", "ANR-ICE6"),
    ):
        page.keyboard.press("/")
        page.keyboard.type(words)
        page.locator(".palette button", has_text=row).click()
        expect(page.get_by_role("dialog", name=f"Why? {clause}")).to_be_visible()
        page.keyboard.press("Escape")
    assert sent(table, page, "decide") == []


def test_help_lists_the_keys_and_escape_gives_the_focus_back(page: Page, table: FakeTable) -> None:
    page.get_by_role("button", name="Gordian Blade, Program").focus()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys and help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Gordian Blade, Program")).to_be_focused()


def test_focus_stays_on_a_card_that_changes_its_zone(page: Page, table: FakeTable) -> None:
    gamble = page.get_by_role("button", name="Sure Gamble, Event").first
    gamble.focus()
    tag = gamble.get_attribute("data-tag")
    grip = [each for each in table.document["zones"]["grip"]["cards"] if each != tag]
    rows = [*table.document["zones"]["resources"]["cards"], tag]
    table.update(
        {
            "m": {
                "zones": {
                    "m": {"grip": {"s": {"cards": grip}}, "resources": {"s": {"cards": rows}}}
                }
            }
        }
    )
    page.locator(f".cardrow #card-{tag}").wait_for()
    expect(page.locator(f"#card-{tag}")).to_be_focused()


def test_a_screen_reader_hears_the_question_and_the_log(page: Page, table: FakeTable) -> None:
    question = page.locator("#spoken-question")
    expect(question).to_contain_text("Break its subroutines?")
    expect(question).to_contain_text("Space: Done breaking")
    table.update({"m": {"log": {"v": [{"text": "The Corp waits", "clause": ""}]}}})
    expect(page.locator("#spoken-log")).to_have_text("The Corp waits")
    page.keyboard.press("c")
    expect(page.locator("#spoken-numbers")).to_contain_text("credits 7")
