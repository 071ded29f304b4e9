"""The same search in the browser and for programs."""

from __future__ import annotations

from pathlib import Path

import httpx

from nightdeck.games import game
from nightdeck.table.around_cards import neighbours, rulings_on, words_on
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


BOOK = {
    "keywords": [{"keyword": "code gate", "reminder": "Decoders break it.", "clause": "X-1"}],
    "glossary": [
        {"term": "tag", "text": "A mark on the Runner.", "clauses": ["X-2"]},
        {"term": "stage", "text": "Not on this card.", "clauses": []},
        {"term": "Ambush", "text": "A kind of card.", "clauses": ["X-3"]},
    ],
    "sections": [
        {"title": "Rulings", "clauses": [{"id": "X-4", "text": "Wall: it stays."}]},
        {"title": "Walls", "clauses": [{"id": "X-5", "text": "Walls are ice. A wall stands."}]},
        {"title": "Code", "engine": True, "clauses": [{"id": "X-6", "text": "Wall is a row."}]},
    ],
}


def test_the_words_of_a_card_are_those_it_is_filed_under_and_those_it_says() -> None:
    card = {"type": "ice", "subtypes": ["Code-Gate"], "text": "Give 2 tags. Postage is paid."}
    assert [each["word"] for each in words_on(card, BOOK)] == ["code gate", "tag"]


def test_rules_name_a_card_only_by_its_whole_name_and_outside_the_engines_sections() -> None:
    assert [each["id"] for each in rulings_on({"name": "Wall"}, BOOK)] == ["X-4"]


def test_a_card_named_like_a_word_of_the_game_claims_no_rule() -> None:
    book = {**BOOK, "sections": [{"title": "A", "clauses": [{"id": "X-7", "text": "Ambush!"}]}]}
    assert rulings_on({"name": "Ambush"}, book) == []


def test_the_first_and_the_last_card_have_one_neighbour() -> None:
    one, two, three = ({"id": name} for name in ("one", "two", "three"))
    assert neighbours([one, two, three], "one") == (None, two)
    assert neighbours([one, two, three], "two") == (one, three)
    assert neighbours([one, two, three], "three") == (two, None)


async def test_a_cards_page_leads_to_its_words_rules_decks_and_neighbours(tmp_path: Path) -> None:
    async with (
        served(tmp_path, games=dict(ANR)) as place,
        httpx.AsyncClient(base_url=place.base) as client,
    ):
        page = (await client.get("/games/android_netrunner/cards/data-raven")).text

        assert "Words on this card" in page
        assert 'href="/games/android_netrunner/rules#ANR-CC13"' in page
        assert "Fast News" in page
        before = page.partition('rel="prev" href="')[2].partition('"')[0]
        other = (await client.get(before)).text
        assert 'rel="next" href="/games/android_netrunner/cards/data-raven"' in other
