"""What bots think and how a game went: hints, odds, reasons in the replay, charts at the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.table.client_harness.harness import FakeTable, barriers, opened, table_of

pytestmark = pytest.mark.browser

COURSE: dict[str, Any] = {
    "steps": 84,
    "names": ["Corp", "Runner"],
    "factions": ["haas-bioroid", "shaper"],
    "goal": 7,
    "figures": [
        {"id": "score", "label": "Score", "values": [[0, 2, 2], [0, 0, 7]]},
        {"id": "credits", "label": "Credits", "values": [[5, 9, 4], [5, 3, 4]]},
        {"id": "hand-size", "label": "Hand size", "values": [[5, 5, 5], [5, 5, 5]]},
    ],
    "turns": [{"step": 0, "text": "Set-up"}, {"step": 20, "text": "Corp turn 1"},
              {"step": 84, "text": "Runner turn 3, action phase"}],
    "moments": [
        {"step": 44, "seat": 1, "change": 3, "scores": [2, 3], "text": "Runner steals it for 3.",
         "turn": "Runner turn 2, action phase"},
        {"step": 60, "seat": 0, "change": -1, "scores": [1, 3], "text": "Corp loses a point.",
         "turn": "Maelstrom, turn 37"},
    ],
}  # fmt: skip


@pytest.fixture
def table(page: Page) -> FakeTable:
    """The Runner in the middle of a run against a bot."""
    found = table_of("android_netrunner_runner")
    found.document["room"]["seats"][0].update(kind="bot", level="legend")
    opened(page, found)
    page.locator("#ask").wait_for()
    return found


def end(page: Page, table: FakeTable) -> None:
    """Let the game end."""
    table.course = COURSE
    over = {"winners": [1], "reason": "seven agenda points", "clause": "ANR-V1"}
    table.update({"s": {"over": over, "prompt": None}})
    page.get_by_role("dialog", name="Result").wait_for()


def test_a_hint_stays_beside_the_question_until_it_is_answered(
    page: Page, table: FakeTable
) -> None:
    text = "Boost Gordian Blade: expects to win 62 % (400 tries); next best: pass, 55 %"
    table.answers["hint"] = {"type": "hint", "number": 145, "option": 0, "text": text}
    page.keyboard.press("h")
    expect(page.locator(".thoughts")).to_contain_text(text)
    page.wait_for_timeout(300)
    expect(page.locator(".thoughts")).to_be_visible()
    table.update({"s": {"number": 146}})
    expect(page.locator(".thoughts")).to_be_hidden()


def test_the_odds_of_bots_are_asked_for_and_shown(page: Page, table: FakeTable) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Show how sure bots are").check()
    page.wait_for_timeout(150)
    assert [message["on"] for message in table.told("reasons")] == [True]
    page.keyboard.press("Escape")
    odds = [{"step": 144, "seat": 0, "text": "expects to win 62 % (400 tries); next best 55 %"}]
    table.update({"m": {"own": {"s": {"odds": odds}}}})
    expect(page.locator(".thoughts")).to_contain_text(
        "Haas-Bioroid, step 144: expects to win 62 % (400 tries)"
    )
    assert barriers(page) == []

    page.reload()
    page.locator("#ask").wait_for()
    page.wait_for_timeout(150)
    assert [message["on"] for message in table.told("reasons")] == [True, True]


def test_with_other_people_the_odds_cannot_be_asked_for(page: Page) -> None:
    found = table_of("android_netrunner_runner")
    seats = found.document["room"]["seats"]
    seats[0].update(kind="human", name="Ada", taken_over=True)
    opened(page, found)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Show how sure bots are")).to_have_count(0)
    expect(page.get_by_text("is told in the replay")).to_be_visible()


def test_the_result_draws_the_course_and_names_the_key_moments(
    page: Page, table: FakeTable
) -> None:
    end(page, table)
    score = page.get_by_role("img", name="Score: Corp 0 to 2, Runner 0 to 7")
    expect(score).to_be_visible()
    expect(page.get_by_role("img", name="Credits: Corp 5 to 4, Runner 5 to 4")).to_be_visible()
    expect(page.locator(".chart")).to_have_count(2)
    points = score.locator("polyline").first.get_attribute("points")
    assert points is not None
    assert len(points.split()) == 3
    moment = page.locator(".moments li").first
    expect(moment).to_contain_text("Runner steals it for 3.")
    expect(moment.get_by_role("link", name="Runner turn 2")).to_have_attribute(
        "href", "/replays/demo?step=44"
    )
    expect(page.locator(".moments li").nth(1)).to_contain_text("Turn 37")
    expect(page.locator(".moments li").nth(1)).to_contain_text("−1")
    assert table.problems == []
    assert barriers(page) == []


def test_labels_of_equal_values_do_not_lie_on_each_other(page: Page, table: FakeTable) -> None:
    end(page, table)
    labels = page.get_by_role("img", name=re.compile("^Credits")).locator("text.name")
    expect(labels).to_have_count(2)
    heights = [label.bounding_box() for label in labels.all()]
    tops = sorted(box["y"] for box in heights if box)
    assert tops[1] - tops[0] >= 10


def test_the_result_offers_everything_one_may_want_next(page: Page, table: FakeTable) -> None:
    end(page, table)
    result = page.get_by_role("dialog", name="Result")
    expect(result).to_contain_text("Seven agenda points.")
    expect(result.get_by_role("link", name="Download")).to_have_attribute(
        "href", "/api/v1/replays/demo/file"
    )
    expect(result.get_by_role("link", name="Watch the replay")).to_be_visible()
    for name in ("Rematch", "Swap seats", "Copy link", "Look at the table"):
        button = result.get_by_role("button", name=name)
        expect(button).to_be_visible()
        expect(button).to_be_in_viewport()
    result.get_by_text("Something was wrong").click()
    expect(result.get_by_role("button", name="Report")).to_be_visible()


def test_without_a_course_the_result_is_still_whole(page: Page, table: FakeTable) -> None:
    over = {"winners": [], "reason": "a draw", "clause": ""}
    table.update({"s": {"over": over, "prompt": None}})
    result = page.get_by_role("dialog", name="Result")
    expect(result).to_contain_text("Nobody wins")
    expect(result.get_by_role("table")).to_be_visible()


def test_a_replay_tells_why_bots_chose(page: Page) -> None:
    found = table_of("android_netrunner_runner")
    text = "Rez Viktor 1.0: expects to win 71 % (300 tries)"
    found.reasons = [{"step": 2, "seat": 0, "text": text}]
    opened(page, found, "/replays/demo")
    page.locator(".scr").wait_for()
    expect(page.get_by_text("Why, Haas-Bioroid:")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".reason")).to_contain_text(
        "Why, Haas-Bioroid: Rez Viktor 1.0: expects to win 71 % (300 tries)"
    )
    assert found.problems == []


def test_the_end_says_what_cost_most_and_what_would_have_been_better(
    page: Page, table: FakeTable
) -> None:
    mistake = {
        "step": 44, "turn": "Runner turn 2", "loss": 0.19, "question": "What now?",
        "taken": "Run on HQ", "better": "Run on R&D", "chance": 0.52, "best": 0.71,
        "why": "the next card the Corp draws may be an agenda", "error": 0.02, "worlds": 40,
    }  # fmt: skip
    table.analysis = {"status": "thinking", "seat": 1, "done": 12, "of": 60, "mistakes": []}
    end(page, table)
    costs = page.locator(".costs")
    expect(costs).to_contain_text("12 of 60")
    table.analysis = {"status": "done", "seat": 1, "done": 60, "of": 60, "mistakes": [mistake]}
    expect(costs).to_contain_text("19 of 100 games")
    expect(costs).to_contain_text("Run on R&D")
    expect(costs).to_contain_text("The next card the Corp draws may be an agenda.")
    link = costs.get_by_role("link", name="Runner turn 2")
    expect(link).to_have_attribute("href", re.compile("step=44&seat=1"))
    assert barriers(page) == []
