"""Cookies, tokens and links: random, rotated, kept as hashes, worthless after sign-out."""

from __future__ import annotations

import httpx
import pytest
import websockets
from sqlalchemy import select

from nightdeck.table.house import hashed
from nightdeck.table.schema import GUEST, SEAT, TOKEN
from nightdeck.table.settings import Settings
from tests.table.place import Place, served


async def test_the_cookie_is_out_of_reach_of_scripts_and_foreign_pages(place: Place) -> None:
    me = place.browser()
    answer = await me.post("/games/back_alley/play")
    cookie = answer.headers["set-cookie"]

    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert len(me.http.cookies["nightdeck"]) == 64


async def test_behind_tls_the_cookie_is_sent_over_tls_only(tmp_path: object) -> None:
    from pathlib import Path

    assert isinstance(tmp_path, Path)
    async with served(tmp_path, settings=Settings(secure=True)) as place:
        me = place.browser()
        me.http.headers["origin"] = place.base.replace("http", "https", 1)
        answer = await me.post("/games/back_alley/play")
        assert "Secure" in answer.headers["set-cookie"]


async def test_only_hashes_of_secrets_are_kept(place: Place) -> None:
    me = place.browser()
    table = await me.made("me link")
    async with me.at(table) as line:
        link = (await line.ask(type="invite", seat=1))["address"].rpartition("/")[2]
    page = await me.post("/me/tokens", label="bot")
    token = page.text.partition("nd_")[2][:64]

    async with place.house.store.database.read() as connection:
        rows = [str(tuple(row)) for part in (GUEST, SEAT, TOKEN)
                for row in await connection.execute(select(part))]  # fmt: skip
    everything = " ".join(rows)
    for secret in (me.http.cookies["nightdeck"], link, f"nd_{token}"):
        assert secret not in everything
        assert hashed(secret) in everything
    assert len(link) == 32


async def test_a_cookie_somebody_made_up_is_not_adopted(place: Place) -> None:
    me = place.browser()
    me.http.cookies.set("nightdeck", "f" * 64)
    answer = await me.post("/games/back_alley/play")

    assert answer.status_code == 303
    assert "f" * 64 not in answer.headers["set-cookie"]


async def test_taking_a_seat_gives_a_new_cookie_and_the_old_one_is_worthless(
    place: Place,
) -> None:
    maker, guest = place.browser(), place.browser()
    table = await maker.made("me open", visibility="public")
    await guest.post("/me/name", name="Guest")
    old = guest.http.cookies["nightdeck"]
    await guest.post(f"/tables/{table}/seats/1")
    new = guest.http.cookies["nightdeck"]

    assert old != new
    async with httpx.AsyncClient(base_url=place.base, cookies={"nightdeck": old}) as thief:
        assert (await thief.get("/api/v1/me")).json()["signed"] is False


async def test_signing_out_ends_the_connections_and_the_cookie(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")
    stolen = dict(me.http.cookies)
    async with me.at(table) as line:
        await me.post("/me/leave")
        message = await line.receive(1.0)
        while message["type"] != "bye":
            message = await line.receive(1.0)
        assert message["reason"] == "signed-out"
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await line.receive(1.0)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4001
    async with httpx.AsyncClient(base_url=place.base, cookies=stolen) as thief:
        assert (await thief.get("/api/v1/me")).json()["signed"] is False


async def test_a_token_works_until_it_is_revoked(place: Place) -> None:
    me = place.browser()
    await me.post("/me/name", name="Author")
    page = await me.post("/me/tokens", label="my bot")
    token = "nd_" + page.text.partition("nd_")[2][:64]
    async with httpx.AsyncClient(
        base_url=place.base, headers={"authorization": f"Bearer {token}"}
    ) as program:
        assert (await program.get("/api/v1/me")).json() == {"name": "Author", "signed": True}
        listed = (await me.get("/me")).text
        assert token not in listed
        key = listed.partition("/me/tokens/")[2].partition("/revoke")[0]
        await me.post(f"/me/tokens/{key}/revoke")
        assert (await program.get("/api/v1/me")).json()["signed"] is False


async def test_a_stranger_cannot_revoke_my_token(place: Place) -> None:
    me, stranger = place.browser(), place.browser()
    await me.post("/me/name", name="Author")
    await me.post("/me/tokens", label="my bot")
    key = (await me.get("/me")).text.partition("/me/tokens/")[2].partition("/revoke")[0]
    await stranger.post("/me/name", name="Stranger")
    await stranger.post(f"/me/tokens/{key}/revoke")

    assert "my bot" in (await me.get("/me")).text


async def test_a_guessed_link_leads_nowhere(place: Place) -> None:
    me = place.browser()
    for token in ("", "0", "0" * 32, "%00", "a" * 500, "' OR 1=1 --"):
        answer = await me.get(f"/join/{token}")
        assert answer.status_code in (400, 404, 405), token


async def test_after_a_new_name_one_is_sent_to_own_pages_only(place: Place) -> None:
    me = place.browser()
    for back in ("//evil.example", "https://evil.example", "/\\evil.example", "javascript:1"):
        answer = await me.post("/me/name", name="X", back=back)
        assert answer.headers["location"] == "/"
    assert (await me.post("/me/name", name="X", back="/me")).headers["location"] == "/me"


async def test_signing_out_makes_the_tokens_of_programs_worthless_too(place: Place) -> None:
    me = place.browser()
    await me.post("/me/name", name="Author")
    page = await me.post("/me/tokens", label="my bot")
    token = "nd_" + page.text.partition("nd_")[2][:64]
    assert "Tokens of your programs become worthless too" in page.text
    await me.post("/me/leave")

    async with httpx.AsyncClient(
        base_url=place.base, headers={"authorization": f"Bearer {token}"}
    ) as program:
        assert (await program.get("/api/v1/me")).json()["signed"] is False
