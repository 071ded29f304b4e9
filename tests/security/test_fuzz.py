"""Hostile messages and requests by chance; `nightdeck check doors` sends as many as one likes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from nightdeck.table import routes_pages
from nightdeck.table.acts import ACTS
from nightdeck.table.doors import (
    LIFTED,
    Found,
    check,
    knock,
    page_and_interface_routes,
    surroundings,
    talk,
)
from nightdeck.table.hostile import frame
from nightdeck.table.protocol import Decide
from nightdeck.table.serve import installed_games
from nightdeck.table.settings import Settings
from tests.security.test_matrix import DECIDED
from tests.table.place import served

MESSAGES, REQUESTS = 5_000, 1_000


@pytest.mark.slow
def test_nothing_unforeseen_comes_of_hostile_messages_and_requests() -> None:
    found = check(MESSAGES, REQUESTS, seed=2077)

    assert found.faults == []
    assert (found.messages, found.requests) == (MESSAGES, REQUESTS)
    assert found.memory_after - found.memory_before < 60
    # Most is refused, but enough gets through to reach what lies behind.
    assert found.answers["ok"] > MESSAGES // 50
    assert found.statuses["200"] > REQUESTS // 10


def test_every_route_is_tried() -> None:
    routes = {f"{method} {path}" for method, path in page_and_interface_routes()}

    assert {each for each in DECIDED if not each.startswith("WS ")} <= routes


def test_the_same_seed_sends_the_same() -> None:
    first, second = Random("x"), Random("x")

    assert [frame(first, 3) for _ in range(200)] == [frame(second, 3) for _ in range(200)]


async def test_an_error_in_a_route_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The search for unforeseen errors is kept honest by one that was planted."""

    def broken(*words: object) -> None:
        raise ValueError("planted")

    monkeypatch.setattr(routes_pages, "found_cards", broken)
    async with served(tmp_path, installed_games()) as place:
        known, shapes = await asyncio.to_thread(surroundings, place.base)
        found = Found(0)
        routes = [("GET", "/games/{slug}/cards"), ("GET", "/help")]
        await knock(Random(1), routes, known, shapes, 40, found)

    assert any("GET /games/{slug}/cards: 500" in fault for fault in found.faults)
    assert not any("/help" in fault for fault in found.faults)


async def test_an_error_behind_a_message_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*words: object) -> None:
        raise KeyError("planted")

    monkeypatch.setitem(ACTS, Decide, broken)
    settings = Settings(limits=LIFTED)
    async with served(tmp_path, installed_games(), settings=settings) as place:
        found = Found(0)
        await talk(place.base, Random(1), 300, found)

    assert found.faults
    assert all("decide" in fault for fault in found.faults)
