"""Malformed, huge and too many messages: refused with a typed error, others undisturbed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import string

import pytest
import websockets

from nightdeck.records.codec import fingerprint
from nightdeck.table.protocol import ClientMessage, Refusal, decoded
from nightdeck.table.settings import Limits, Settings
from tests.table.place import Line, Place, served

MALFORMED: list[str | bytes] = [
    "",
    " ",
    "{",
    "null",
    "[]",
    "1",
    '"decide"',
    "{}",
    '{"type":"decide"}',
    '{"type":"nothing"}',
    '{"type":["decide"],"number":0,"option":0}',
    '{"type":"decide","number":0}',
    '{"type":"decide","number":"0","option":0}',
    '{"type":"decide","number":0.0,"option":0}',
    '{"type":"decide","number":true,"option":0}',
    '{"type":"decide","number":-1,"option":0}',
    '{"type":"decide","number":0,"option":-1}',
    '{"type":"decide","number":NaN,"option":0}',
    '{"type":"decide","number":Infinity,"option":0}',
    '{"type":"decide","number":0,"option":0,"seat":1}',
    '{"type":"decide","number":0,"option":0,"cost":0}',
    '{"type":"decide","number":0,"option":' + "9" * 400 + "}",
    '{"type":"decide","number":1e400,"option":0}',
    '{"type":"chat","text":"\\ud800"}',
    '{"type":"chat","text":5}',
    '{"type":"chat","text":"' + "x" * 2000 + '"}',
    '{"type":"look","seat":-2}',
    '{"type":"stops","question":"flip","mode":"never"}',
    '{"id":' + "9" * 60 + ',"type":"ping"}',
    "[" * 4000 + "]" * 4000,
    '{"type":"decide","number":' * 300,
    b"\xff\xfe\x00",
    b"\x00" * 100,
    b'{"type":"chat","text":"\xc3\x28"}',
]


async def test_malformed_messages_are_refused_and_the_socket_stays_usable(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")
    play = place.room(table).play
    assert play is not None
    before = fingerprint(play.state)
    for text in MALFORMED:
        async with me.at(table) as line:
            await line.socket.send(text)
            answer = await line.receive()
            while answer["type"] == "update":
                answer = await line.receive()
            assert (answer["type"], answer["code"]) == ("error", "bad_message"), text
            assert (await line.ask(type="ping"))["type"] == "pong"

    assert fingerprint(play.state) == before


def test_thousands_of_damaged_messages_are_messages_or_refused() -> None:
    luck = random.Random(2077)
    sound = [
        '{"type":"decide","number":3,"option":1,"id":9}',
        '{"type":"chat","text":"hello there"}',
        '{"type":"stops","question":"flip","mode":"pass"}',
        '{"type":"takeover","seat":1}',
    ]
    for _ in range(20_000):
        text = list(luck.choice(sound))
        for _ in range(luck.randint(1, 4)):
            place = luck.randrange(len(text))
            text[place] = luck.choice(string.printable + "\u202e\ud7ff\U0001f600")
        with contextlib.suppress(Refusal):
            assert isinstance(decoded("".join(text)), ClientMessage)


async def received_all(line: Line) -> None:
    """Take messages until the connection ends."""
    while True:
        await line.receive()


async def test_a_huge_message_ends_the_connection_before_it_is_read(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")
    for size in (8_193, 65_537, 1_000_000):
        async with me.at(table) as line:
            with contextlib.suppress(websockets.ConnectionClosed):
                await line.socket.send("x" * size)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await received_all(line)
            assert closed.value.rcvd is None or closed.value.rcvd.code == 1009


async def test_a_huge_body_is_refused(place: Place) -> None:
    me = place.browser()
    answer = await me.post("/me/name", name="x" * 100_000)
    assert answer.status_code == 413
    answer = await me.http.post("/api/v1/guests", content=b'{"name":"' + b"x" * 100_000 + b'"}',
                                headers={"content-type": "application/json"})  # fmt: skip
    assert answer.status_code == 413


async def test_a_flood_is_slowed_down_then_cut_and_the_other_player_notices_nothing(
    place: Place,
) -> None:
    me, other = place.browser(), place.browser()
    table, quiet = await me.made("me me"), await other.made("me me")
    async with other.at(quiet) as calm, me.at(table) as line:
        loop = asyncio.get_running_loop()

        async def flood() -> None:
            for _ in range(600):
                await line.socket.send('{"type":"ping"}')

        task = asyncio.create_task(flood())
        began = loop.time()
        assert (await calm.decide(0))["type"] == "ok"
        took = loop.time() - began
        with pytest.raises(websockets.ConnectionClosed):
            await received_all(line)
        await asyncio.gather(task, return_exceptions=True)
        codes = [json.loads(text).get("code") for text in line.raw]
        assert "slow_down" in codes
        assert json.loads(line.raw[-1]) == {"type": "bye", "reason": "slow"}
        assert took < 2.0


async def test_a_reader_that_does_not_read_is_cut_off_and_others_are_not() -> None:
    from nightdeck.table.feeds import Outbox

    slow = Outbox(4, None, -1)
    for number in range(10):
        slow.put(str(number).encode())

    assert slow.farewell == "slow"
    kept = [slow.waiting.get_nowait() for _ in range(slow.waiting.qsize())]
    assert kept[:4] == [b"0", b"1", b"2", b"3"]
    assert kept[-1] is None


async def test_connections_per_guest_and_tables_per_guest_are_limited(
    tmp_path: object,
) -> None:
    from pathlib import Path

    assert isinstance(tmp_path, Path)
    limits = Limits(sockets_per_guest=2, tables_per_guest=2)
    async with served(tmp_path, settings=Settings(limits=limits)) as place:
        me = place.browser()
        table = await me.made("me me")
        async with me.at(table), me.at(table):
            with pytest.raises(websockets.InvalidStatus):
                async with me.at(table):
                    pass
        await me.made("me me")
        answer = await me.post("/tables", game="back_alley", seats="2", seat0="me", seat1="me")
        assert answer.status_code == 400
        assert "too many" in answer.text


async def test_too_many_newcomers_from_one_address_are_told_to_wait(tmp_path: object) -> None:
    from pathlib import Path

    assert isinstance(tmp_path, Path)
    limits = Limits(guest_burst=3, guests_per_second=0.001)
    async with served(tmp_path, settings=Settings(limits=limits)) as place:
        answers = [
            (await place.browser().post("/games/back_alley/play")).status_code for _ in range(5)
        ]
        assert answers == [303, 303, 303, 429, 429]
