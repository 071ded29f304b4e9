"""The same search in the browser and for programs."""

from __future__ import annotations

from pathlib import Path

import httpx

from nightdeck.games import game
from tests.table.place import served

ANR = {"android_netrunner": game("android_netrunner")}
QUERY = "t:ice f:weyland cost<3"


async def test_browser_and_programs_find_the_same_cards(tmp_path: Path) -> None:
    async with (
        served(tmp_path, games=dict(ANR)) as place,
        httpx.AsyncClient(base_url=place.base) as client,
    ):
        found = await client.get("/api/v1/games/android_netrunner/cards", params={"q": QUERY})
        page = await client.get("/games/android_netrunner/cards", params={"q": QUERY})

        names = [card["name"] for card in found.json()]
        assert names
        assert all(card["cost"] < 3 for card in found.json())
        assert page.text.count('class="tile plain"') == len(names)
        assert all(name in page.text for name in names)


async def test_a_field_that_is_not_known_is_answered_with_those_there_are(tmp_path: Path) -> None:
    async with (
        served(tmp_path, games=dict(ANR)) as place,
        httpx.AsyncClient(base_url=place.base) as client,
    ):
        for query in ("q:3", "cost:--5"):
            found = await client.get("/api/v1/games/android_netrunner/cards", params={"q": query})
            page = await client.get("/games/android_netrunner/cards", params={"q": query})

            assert found.status_code == page.status_code == 400
            assert found.json()["code"] == "bad_message"
            assert 'role="alert"' in page.text
        assert "type (t)" in (await client.get(
            "/games/android_netrunner/cards", params={"q": "q:3"})).text  # fmt: skip
