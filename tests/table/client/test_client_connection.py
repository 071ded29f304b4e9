"""The connection: whatever breaks, the same question comes back and nothing is sent twice."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.table.client_harness.harness import FakeTable, opened, table_of
from tests.table.client_harness.recorded import KINDS

pytestmark = pytest.mark.browser


@pytest.fixture
def table(page: Page) -> FakeTable:
    """The Runner in the middle of a run, sitting down."""
    found = table_of("android_netrunner_runner")
    opened(page, found)
    page.locator("#ask").wait_for()
    return found


def test_a_lost_socket_is_told_and_comes_back_with_what_was_seen_last(
    page: Page, table: FakeTable
) -> None:
    table.update({"s": {"number": 145}})
    assert table.socket is not None
    table.socket.close()
    page.get_by_text("Reconnecting. Nothing is lost.").first.wait_for()
    expect(page.locator(".banner")).to_be_hidden(timeout=3000)
    assert "since=a.1" in table.addresses[-1]
    expect(page.locator("#ask")).to_contain_text("Break its subroutines?")
    assert table.problems == []


def test_what_was_said_about_a_loss_goes_when_the_connection_is_back(
    page: Page, table: FakeTable
) -> None:
    table.answers["decide"] = {"type": "error", "code": "busy", "text": "Not just now."}
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    expect(page.locator(".toast")).to_have_text("Not just now.")
    assert table.socket is not None
    table.socket.close()
    expect(page.locator(".toast")).to_be_hidden(timeout=3000)


def test_a_gap_in_the_numbers_makes_the_client_ask_again(page: Page, table: FakeTable) -> None:
    table.sequence = 4
    table.update({"m": {"log": {"v": [{"text": "missed", "clause": ""}]}}})
    page.wait_for_timeout(300)
    assert len(table.addresses) == 2
    assert "since=a.0" in table.addresses[-1]


def test_an_update_after_resuming_is_applied_to_what_was_held(page: Page, table: FakeTable) -> None:
    table.hello = lambda: {  # type: ignore[method-assign]
        "type": "resume", "epoch": "a", "seq": table.sequence, "seat": 1, "mine": [1],
    }  # fmt: skip
    assert table.socket is not None
    table.socket.close()
    page.wait_for_timeout(900)
    table.update({"m": {"log": {"v": [{"text": "Back again", "clause": ""}]}}})
    page.locator("#log").get_by_text("Back again").wait_for()
    expect(page.locator("#log")).to_contain_text("You use Magnum Opus")


def test_two_quick_presses_are_one_decision(page: Page, table: FakeTable) -> None:
    page.locator('.opts [data-choice="2"]').dblclick()
    page.wait_for_timeout(150)
    assert len(table.told("decide")) == 1


def test_a_refusal_is_told_in_words_and_the_question_stays(page: Page, table: FakeTable) -> None:
    table.answers["decide"] = {"type": "error", "code": "stale", "text": "That was answered."}
    page.locator('.opts [data-choice="2"]').click()
    page.locator(".toast").get_by_text("That was answered.").wait_for()
    table.answers["decide"] = {"type": "ok"}
    page.locator('.opts [data-choice="3"]').click()
    page.wait_for_timeout(150)
    assert [message["option"] for message in table.told("decide")] == [0, 1]


def test_half_typed_chat_survives_updates(page: Page, table: FakeTable) -> None:
    page.keyboard.press("t")
    page.locator("#say").fill("I think")
    table.update({"s": {"number": 146}})
    page.wait_for_timeout(150)
    expect(page.locator("#say")).to_have_value("I think")


def test_consent_is_asked_and_answered(page: Page, table: FakeTable) -> None:
    pending = {"number": 7, "kind": "undo", "seat": 0, "text": "Corp asks to undo",
               "needs": [1], "yes": []}  # fmt: skip
    table.update({"m": {"room": {"s": {"pending": pending}}}})
    page.get_by_role("button", name="Agree").click()
    page.wait_for_timeout(120)
    assert [(said["proposal"], said["yes"]) for said in table.told("consent")] == [(7, True)]


def test_hostile_names_and_chat_are_only_text(page: Page, table: FakeTable) -> None:
    evil = "<img src=x onerror=alert(1)><script>alert(2)</script>"
    line = {"n": 1, "who": "seat 0", "name": evil, "text": evil, "at": 0}
    table.update({"s": {"chat": [line]}, "m": {"log": {"v": [{"text": evil, "clause": evil}]}}})
    page.keyboard.press("t")
    expect(page.locator(".lines-said")).to_contain_text("onerror")
    assert page.locator("img, .lines-said script, #log script").count() == 0
    assert table.problems == []


def test_stops_resigning_and_the_pace_are_sent(page: Page, table: FakeTable) -> None:
    own = {"stops": {"*all": "game"}, "kinds": KINDS, "passed": []}
    table.update({"m": {"own": {"s": own}}})
    page.get_by_role("button", name="Stops", exact=True).click()
    group = page.get_by_role("group", name="You encounter ice")
    group.get_by_label("never ask me").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog", name="Resign this game?").get_by_role(
        "button", name="Resign"
    ).click()
    page.wait_for_timeout(120)
    assert [(message["question"], message["mode"]) for message in table.told("stops")] == [
        ("break-window", "pass")
    ]
    assert len(table.told("resign")) == 1


def test_the_result_gives_reason_figures_and_a_rematch(page: Page, table: FakeTable) -> None:
    over = {"winners": [1], "reason": "Seven agenda points", "clause": "ANR-V1"}
    table.update({"s": {"over": over, "prompt": None}, "m": {"room": {"s": {"status": "over"}}}})
    dialog = page.get_by_role("dialog", name="Result")
    expect(dialog).to_contain_text("You win")
    expect(dialog).to_contain_text("Seven agenda points")
    expect(dialog.get_by_role("row", name="memory")).to_contain_text("6/7")
    dialog.get_by_role("button", name="Rematch").click()
    page.wait_for_timeout(120)
    assert [message["swap"] for message in table.told("rematch")] == [False]


def test_a_spectator_sees_the_table_and_decides_nothing(page: Page) -> None:
    found = table_of("android_netrunner_runner")
    found.document |= {"seat": -1, "prompt": None, "own": None}
    found.document["waiting"] = {"seat": 1, "question": "encounter"}
    opened(page, found)
    expect(page.locator("#ask")).to_contain_text("is choosing")
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    page.wait_for_timeout(120)
    assert found.told("decide") == []
