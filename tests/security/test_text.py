"""Names and chat are text, whatever stands in them; answers carry the protecting headers."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightdeck.table.words import clean
from tests.table.place import Place

HOSTILE = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "\"><svg onload=alert(1)>",
    "'><b>bold</b>",
    "javascript:alert(1)",
    "{{ 7*7 }}",
    "{% raw %}",
    "${7*7}",
    "</script><script>",
    "\u202egnp.exe",
    "a\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308",
    "line\nbreak\r\n",
    "\x1b[31mred\x1b[0m",
    "\x00null",
    "\u200b\u200c\ufeff",
    "\u2028\u2029",
    "W" * 5_000,
    "'; DROP TABLE guest; --",
    "\U0001f469\u200d\U0001f680",
    "&lt;b&gt;",
]  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_hostile_name_is_shown_as_text_on_every_page(name: str, place: Place) -> None:
    me = place.browser()
    await me.post("/me/name", name=name)
    table = await me.made("me open", visibility="public")
    shown = clean(name, 24) or "Guest"
    for path in ("/", "/me", f"/tables/{table}", f"/replays/{table}"):
        text = (await me.get(path)).text
        for mark in ("<script>alert", "<img src=x", "<svg onload", "<b>bold"):
            assert mark not in text
        assert "\x1b" not in text
    document = (await me.get(f"/api/v1/tables/{table}/document")).json()
    assert document["room"]["seats"][0]["name"] == shown
    assert len(shown) <= 24


async def test_hostile_chat_is_cleaned_and_kept_as_text(place: Place) -> None:
    me = place.browser()
    table = await me.made("me bot")
    async with me.at(table) as line:
        for text in HOSTILE:
            place.house.chats.buckets.clear()
            answer = await line.ask(type="chat", text=text[:1_000])
            assert answer["type"] == "ok" or answer["code"] == "not_allowed"
        for said in line.doc["chat"]:
            assert 0 < len(said["text"]) <= 300
            assert not any(unicodedata.category(each) == "Cc" for each in said["text"])


@given(st.text(max_size=200), st.integers(1, 60))
def test_cleaned_text_is_short_plain_and_stays_as_it_is(text: str, limit: int) -> None:
    once = clean(text, limit)

    assert len(once) <= limit
    assert clean(once, limit) == once
    assert not any(unicodedata.category(each) in ("Cc", "Cs", "Zl", "Zp") for each in once)
    assert "\u202e" not in once


async def test_every_answer_carries_the_protecting_headers(place: Place) -> None:
    me = place.browser()
    for path in ("/", "/help", "/nothing", "/api/v1/games", "/api/v1/nothing", "/healthz",
                 "/static/nothing", "/api/v1/openapi.json", "/games/back_alley/rules"):  # fmt: skip
        headers = (await me.get(path)).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers
        assert "access-control-allow-origin" not in headers


async def test_pages_have_no_inline_script_or_style(place: Place) -> None:
    import re

    me = place.browser()
    table = await me.made("me bot")
    for path in ("/", "/games/back_alley", "/games/back_alley/rules", "/games/back_alley/cards",
                 "/me", "/help", f"/tables/{table}", f"/replays/{table}", "/nothing"):  # fmt: skip
        text = (await me.get(path)).text
        scripts = re.findall(r"<script(?![^>]*(?:src=|application/json))[^>]*>", text)
        assert scripts == [], path
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=", text), path


async def test_files_outside_of_the_static_folder_are_not_given_out(place: Place) -> None:
    import asyncio

    host, port = place.host.split(":")
    for path in ("/static/../app.py", "/static/..%2fapp.py", "/static/%2e%2e/app.py",
                 "/static//etc/passwd", "/static/....//app.py", "/static/%00"):  # fmt: skip
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(
            f"GET {path} HTTP/1.1\r\nHost: {place.host}\r\nConnection: close\r\n\r\n".encode()
        )
        answer = (await reader.read()).decode("latin-1")
        writer.close()
        assert " 404 " in answer.splitlines()[0] or " 400 " in answer.splitlines()[0], path
        assert "import" not in answer


async def test_an_unforeseen_error_tells_a_reference_and_nothing_else(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = place.browser()
    table = await me.made("me me")

    def broken(*args: object) -> None:
        raise KeyError("hand of seat 1: Jam, Heist")

    monkeypatch.setattr(place.house.store.rooms, "open", broken)
    for path in ("/", "/api/v1/tables"):
        answer = await me.get(path)
        assert answer.status_code == 500
        assert "Jam" not in answer.text
        assert "KeyError" not in answer.text
        assert "Traceback" not in answer.text
    room = place.room(table)
    assert room.play is not None
    monkeypatch.setattr(room.play, "decided", broken)
    async with me.at(table) as line:
        refused = await line.decide(0)
        assert (refused["code"], line.doc["number"]) == ("failed", 0)
        assert "Jam" not in str(refused)
        assert len(refused["reference"]) == 8


async def test_the_key_of_a_game_is_in_nothing_that_is_sent_before_its_end(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me", visibility="public")
    room = place.room(table)
    assert room.play is not None
    key = room.play.session.record.header.seed.removeprefix("key:")
    assert len(key) == 64
    async with me.at(table) as line:
        await line.decide(0)
        assert key not in "".join(line.raw)
    for path in (f"/tables/{table}", f"/replays/{table}", f"/api/v1/replays/{table}",
                 f"/api/v1/replays/{table}/0/0", f"/api/v1/replays/{table}/file",
                 f"/api/v1/tables/{table}", f"/api/v1/tables/{table}/document"):  # fmt: skip
        assert key not in (await me.get(path)).text
