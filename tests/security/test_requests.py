"""Hostile requests: each is refused with a sentence, costs nothing, and changes nothing."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx
import pytest

from nightdeck.games import game
from tests.table.place import Place, served
from tests.tiny.game import TINY


async def program(place: Place, name: str = "Program") -> httpx.AsyncClient:
    """Return a program with a token of its own."""
    client = httpx.AsyncClient(
        base_url=place.base, headers={"authorization": "Bearer new"}, verify=False, trust_env=False
    )
    made = (await client.post("/api/v1/guests", json={"name": name})).json()
    client.headers["authorization"] = f"Bearer {made['token']}"
    return client


@pytest.mark.parametrize("count", ["0012000000", "0010020000", "00110000000", "017", "²", "-2"])
async def test_a_number_of_seats_with_leading_zeros_builds_nothing(
    count: str, place: Place
) -> None:
    """A long number of seats behind leading zeros once stopped the whole server."""
    me = place.browser()
    began = time.monotonic()
    answer = await me.post("/tables", game="back_alley", seats=count)

    assert answer.status_code == 400
    assert "how many seats the table has, 1 to 16" in answer.text
    assert time.monotonic() - began < 2
    assert place.house.rooms == {}


@pytest.mark.parametrize("seat", ["²", "9" * 5_000, "-1", "1e3"])
async def test_a_seat_that_is_no_number_is_refused(seat: str, place: Place) -> None:
    answer = await place.browser().post("/games/back_alley/play", seat=seat)

    assert answer.status_code == 409
    assert "a seat is a number from 0 to 1" in answer.text


@pytest.mark.parametrize("step", ["%C2%B2", "9" * 5_000, "-1", "--1"])
async def test_a_step_that_is_no_number_shows_the_beginning(step: str, place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")

    assert (await me.get(f"/replays/{table}?step={step}")).status_code == 200


@pytest.mark.parametrize("query", ["cost:--5", "cost<--5", "cost:-", "cost:²", "cost>" + "9" * 100])
async def test_a_search_for_a_cost_that_is_no_number_is_refused_in_words(
    query: str, place: Place
) -> None:
    answer = await place.browser().http.get("/games/back_alley/cards", params={"q": query})

    assert answer.status_code == 400
    assert "number" in answer.text


@pytest.mark.parametrize("deck", ["{", '{"x":1}', '{"name":"own","title":"t","cards":{}}'])
async def test_a_named_deck_is_never_read_as_a_kept_one(deck: str, place: Place) -> None:
    """A name that begins like a kept deck went round all checks of brought decks."""
    client = await program(place)
    seats = [{"kind": "me", "deck": deck}, {"kind": "me"}]
    answer = await client.post("/api/v1/tables", json={"game": "back_alley", "seats": seats})

    assert answer.status_code == 409
    assert "there is no deck" in answer.json()["detail"]
    await client.aclose()


@pytest.mark.parametrize("mark", ["[", '{"a":', '[{"a":['])
async def test_a_body_nested_without_end_is_refused(mark: str, place: Place) -> None:
    client = await program(place)
    body = b'{"game":"back_alley","seats":' + mark.encode() * (30_000 // len(mark))
    for path in ("/api/v1/tables", "/api/v1/guests", "/api/v1/join"):
        answer = await client.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, path
        assert "the body is no JSON" in answer.json()["detail"]
    await client.aclose()


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ({"rulings": {"ANR-Q02@zzz": "eager"}}, "there is no ruling 'ANR-Q02@zzz'"),
        ({"rulings": {"ANR-Q34@0": "auto-pass"}}, "there is no ruling 'ANR-Q34@0'"),
    ],
)
async def test_a_ruling_names_no_seat(wish: dict[str, Any], told: str, tmp_path: Any) -> None:
    slug = "android_netrunner"
    async with served(tmp_path, {slug: game(slug)}) as place:
        client = await program(place)
        body = {"game": slug, "seats": [{"kind": "me"}, {"kind": "me"}], **wish}
        answer = await client.post("/api/v1/tables", json=body)
        await client.aclose()

    assert answer.status_code == 409
    assert told in answer.json()["detail"]


@pytest.mark.parametrize(
    "choices",
    [{"first_player@0": "3"}, {"gang@2": "valentinos"}, {"gang@x": "x"}, {"gang": "maelstrom"}],
)
async def test_a_choice_names_a_seat_only_where_seats_choose(
    choices: dict[str, str], tmp_path: Any
) -> None:
    slug = "gangs_of_night_city"
    async with served(tmp_path, {slug: game(slug)}) as place:
        client = await program(place)
        body = {"game": slug, "seats": [{"kind": "me"}, {"kind": "me"}], "choices": choices}
        answer = await client.post("/api/v1/tables", json=body)
        await client.aclose()

    assert answer.status_code == 409
    assert "there is no choice" in answer.json()["detail"]
    assert "gang@0, gang@1" in answer.json()["detail"]


async def test_reports_are_limited_for_a_guest_and_for_a_table(place: Place) -> None:
    limits = place.house.settings.limits
    me = place.browser()
    table = await me.made("me bot", visibility="public")
    client = await program(place)
    sent = [
        (await client.post(f"/api/v1/tables/{table}/reports", json={"text": "x"})).status_code
        for _ in range(limits.reports_per_guest + 2)
    ]
    assert sent == [201] * limits.reports_per_guest + [429] * 2
    await client.aclose()
    for number in range(limits.reports_per_table - limits.reports_per_guest):
        row = {"id": str(number), "room": table, "guest": "x", "text": "", "at": 0.0, "body": b""}
        await place.house.store.rooms.report(row)
    other = await program(place)
    assert (await other.post(f"/api/v1/tables/{table}/reports", json={})).status_code == 429
    await other.aclose()


async def test_what_is_somebodys_own_is_never_kept_by_a_cache(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")
    fresh = await me.post("/me/tokens", label="bot")

    assert "nd_" in fresh.text
    answers = [fresh]
    for path in ("/", "/me", f"/tables/{table}", f"/replays/{table}", "/api/v1/me",
                 f"/api/v1/tables/{table}/document", f"/api/v1/replays/{table}/0/0",
                 "/nothing", "/api/v1/nothing"):  # fmt: skip
        answers.append(await me.get(path))
    assert {answer.headers["cache-control"] for answer in answers} == {"no-store"}
    shelf = (await me.get("/api/v1/games/back_alley")).json()["catalogue"]
    assert "immutable" in (await me.get(shelf)).headers["cache-control"]
    assert TINY.slug in (await me.get("/api/v1/games")).text


async def test_refused_forms_leave_the_house_as_it_was(place: Place) -> None:
    me = place.browser()
    bodies = [{"game": "back_alley", "seats": "2", "pace": "-1"}, {"game": "back_alley"}, {}]
    answers = await asyncio.gather(*(me.http.post("/tables", data=body) for body in bodies * 5))

    assert {answer.status_code for answer in answers} == {400, 404}
    assert place.house.rooms == {}
