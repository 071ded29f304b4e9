"""Programs play by HTTP and newline-delimited JSON, with nothing but a token."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import httpx

from nightdeck.table.diff import apply
from tests.table.place import Place


async def program(place: Place, name: str) -> httpx.AsyncClient:
    """Return a client with a token of its own guest."""
    client = httpx.AsyncClient(base_url=place.base, verify=False, trust_env=False)
    made = await client.post("/api/v1/guests", json={"name": name})
    assert made.status_code == 201
    client.headers["authorization"] = f"Bearer {made.json()['token']}"
    return client


async def lines(client: httpx.AsyncClient, path: str) -> AsyncIterator[dict[str, Any]]:
    """Read a stream line by line."""
    async with client.stream("GET", path, timeout=20) as answer:
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        async for line in answer.aiter_lines():
            if line.strip():
                yield json.loads(line)


async def play(client: httpx.AsyncClient, table: str) -> dict[str, Any]:
    """Play the default answer to every question until the game is over."""
    document: dict[str, Any] = {}
    answered = -1
    async for message in lines(client, f"/api/v1/tables/{table}/stream"):
        if message["type"] == "hello":
            document = message["document"]
        elif message["type"] == "update":
            document = apply(message["patch"], document)
        if document["over"]:
            break
        if document["prompt"] and document["number"] != answered:
            answered = document["number"]
            decision = {"type": "decide", "number": answered,
                        "option": len(document["prompt"]["options"]) - 1}  # fmt: skip
            answer = await client.post(f"/api/v1/tables/{table}/messages", json=decision)
            assert answer.status_code == 200, answer.text
    return document


async def test_two_programs_play_a_whole_game(place: Place) -> None:
    one, other = await program(place, "One"), await program(place, "Other")
    wish = {"game": "back_alley", "seats": [{"kind": "me"}, {"kind": "open"}],
            "visibility": "public"}  # fmt: skip
    table = (await one.post("/api/v1/tables", json=wish)).json()["table"]["id"]
    assert [each["id"] for each in (await other.get("/api/v1/tables")).json()["open"]] == [table]
    assert (await other.post(f"/api/v1/tables/{table}/seats/1")).status_code == 201

    ends = await asyncio.wait_for(asyncio.gather(play(one, table), play(other, table)), 30)

    assert ends[0]["over"] == ends[1]["over"]
    assert (ends[0]["seat"], ends[1]["seat"]) == (0, 1)
    for client in (one, other):
        await client.aclose()


async def test_a_program_takes_the_seat_of_a_link(place: Place) -> None:
    one, other = await program(place, "One"), await program(place, "Other")
    wish = {"game": "back_alley", "seats": [{"kind": "me"}, {"kind": "link"}]}
    made = (await one.post("/api/v1/tables", json=wish)).json()
    token = made["links"]["1"].rpartition("/")[2]

    joined = await other.post("/api/v1/join", json={"token": token})

    assert joined.status_code == 201
    assert joined.json()["mine"] == [1]
    for client in (one, other):
        await client.aclose()


async def test_refusals_are_problem_documents_with_a_stable_code(place: Place) -> None:
    client = await program(place, "One")
    wish = {"game": "back_alley", "seats": [{"kind": "me"}, {"kind": "me"}]}
    table = (await client.post("/api/v1/tables", json=wish)).json()["table"]["id"]
    stale = await client.post(
        f"/api/v1/tables/{table}/messages", json={"type": "decide", "number": 7, "option": 0}
    )

    assert stale.status_code == 409
    assert stale.headers["content-type"] == "application/problem+json"
    problem = stale.json()
    assert (problem["code"], problem["number"], problem["status"]) == ("stale", 0, 409)
    await client.aclose()


async def test_a_wrong_set_up_is_refused_by_name(place: Place) -> None:
    client = await program(place, "One")
    me = {"kind": "me"}
    for wish, word in (
        ({"game": "chess", "seats": [me, me]}, "chess"),
        ({"game": "back_alley", "seats": [me]}, "seats"),
        ({"game": "back_alley", "seats": [me, {"kind": "bot", "level": "god"}]}, "god"),
        ({"game": "back_alley", "seats": [me, me], "rulings": {"TNY-Q9": "x"}}, "TNY-Q9"),
        ({"game": "back_alley", "seats": [me, me], "rulings": {"TNY-Q1": "x"}}, "TNY-Q1"),
        ({"game": "back_alley", "seats": [me, me], "choices": {"start": "9"}}, "start"),
        ({"game": "back_alley", "seats": [me, {"kind": "me", "deck": "none"}]}, "none"),
        (
            {"game": "back_alley", "seats": [me, {"deck": {"title": "x", "cards": {"y": 3}}}]},
            "'y'",
        ),
    ):
        answer = await client.post("/api/v1/tables", json=wish)
        assert answer.status_code in (400, 404, 409), wish
        assert word in answer.json()["detail"]
    await client.aclose()


async def test_the_catalogue_is_kept_by_browsers_for_ever(place: Place) -> None:
    me = place.browser()
    game = (await me.get("/api/v1/games/back_alley")).json()
    answer = await me.get(game["catalogue"])

    assert "immutable" in answer.headers["cache-control"]
    assert {card["id"] for card in answer.json()["cards"]} >= {"jam", "heist"}
    assert (await me.get("/api/v1/games/back_alley/catalogue/old")).status_code == 404
