"""A server process and a browser for each module, and people who sit down at them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.person import Hand, Person, mouse
from tests.browser.server import Server
from tests.table.client_harness.harness import chromium

Newcomer = Callable[..., Person]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The system's Chromium; stopped after each module, because its loop shuts out other loops."""
    with chromium() as started:
        yield started


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The real server with an empty folder."""
    started = Server(tmp_path_factory.mktemp("served"))
    started.start()
    yield started
    started.close()


@pytest.fixture
def newcomer(
    browser: Browser, server: Server, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Newcomer]:
    """People with browsers of their own; at the end each must have had nothing to complain of."""
    people: list[Person] = []

    def arrive(hand: Hand = mouse, luck: int = 1) -> Person:
        people.append(Person(browser, server, seed=luck + len(people), hand=hand))
        return people[-1]

    yield arrive
    for place, person in enumerate(people):
        person.page.screenshot(path=tmp_path / f"last-{place}.png")
    complaints = [each for person in people for each in person.complaints]
    for person in people:
        person.context.close()
    assert complaints == []
