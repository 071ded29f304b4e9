"""Updates: the browser applies exactly what the server computed."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page

from nightdeck.table.diff import diff
from tests.table.client_harness.harness import opened, table_of

pytestmark = pytest.mark.browser
APPLY = """async (pairs) => {
  const { patched } = await import("/static/table/patch.js");
  return pairs.map(([document, patch]) => patched(document, patch));
}"""
KEEPS = """async ([document, patch]) => {
  const { patched } = await import("/static/table/patch.js");
  const after = patched(document, patch);
  return [after.zones === document.zones, after.cards === document.cards];
}"""


def some_value(chance: random.Random, depth: int) -> Any:
    """Return any JSON value of limited depth."""
    kind = chance.randrange(6 if depth else 4)
    if kind == 4:
        return [some_value(chance, depth - 1) for _ in range(chance.randrange(4))]
    if kind == 5:
        return some_object(chance, depth - 1)
    return chance.choice([None, True, chance.randrange(9), chance.choice("xyz")])


def some_object(chance: random.Random, depth: int) -> dict[str, Any]:
    """Return a JSON object with few different keys, so that two of them overlap."""
    return {key: some_value(chance, depth) for key in "abcd" if chance.random() < 0.7}


def test_the_browser_arrives_at_the_same_document_as_the_server(page: Page) -> None:
    chance = random.Random(7)
    pairs = [(some_object(chance, 3), some_object(chance, 3)) for _ in range(400)]
    patches = [json.loads(json.dumps(diff(before, after))) for before, after in pairs]
    opened(page, table_of("android_netrunner_runner"), "/help")
    given = [[before, patch] for (before, _), patch in zip(pairs, patches, strict=True)]
    assert page.evaluate(APPLY, given) == [after for _, after in pairs]


def test_parts_that_did_not_change_keep_their_identity(page: Page) -> None:
    opened(page, table_of("android_netrunner_runner"), "/help")
    document = {"zones": {"hq": []}, "cards": {"t1": {"up": False}}}
    patch = {"m": {"cards": {"m": {"t1": {"s": {"up": True}}}}}}
    assert page.evaluate(KEEPS, [document, patch]) == [True, False]


def test_an_update_changes_what_is_shown_and_nothing_else(page: Page) -> None:
    table = table_of("android_netrunner_runner")
    opened(page, table)
    blade = page.get_by_role("button", name="Gordian Blade, Program")
    blade.evaluate("element => { element.kept = true }")
    table.update({"m": {"log": {"v": [{"text": "The Corp waits", "clause": ""}]}}})
    page.locator("#log").get_by_text("The Corp waits").wait_for()
    assert blade.evaluate("element => element.kept === true")
    assert table.problems == []
