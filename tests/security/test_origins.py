"""Requests from foreign pages are refused before anything sees them."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
import websockets

from nightdeck.table.security import is_our_host
from nightdeck.table.settings import Settings
from tests.table.place import Place, served


def foreign_origins(place: Place) -> list[str | None]:
    """Return everything a foreign page, or a trick, may put into Origin."""
    port = place.host.rpartition(":")[2]
    return [
        None,
        "null",
        "",
        "http://evil.example",
        f"http://evil.example:{port}",
        f"https://127.0.0.1:{port}",
        "http://127.0.0.1",
        f"http://127.0.0.1:{port}.evil.example",
        f"http://127.0.0.1.evil.example:{port}",
        f"http://evil127.0.0.1:{port}",
        f"http://user@127.0.0.1:{port}",
        f"http://127.0.0.1:{port}/",
        f"http://127.0.0.1:{port} http://evil.example",
        f"http://localhost:{port}",
        "file://",
    ]


async def test_a_form_from_a_foreign_page_is_refused(place: Place) -> None:
    async with httpx.AsyncClient(base_url=place.base) as client:
        for origin in foreign_origins(place):
            headers = {} if origin is None else {"origin": origin}
            answer = await client.post("/games/back_alley/play", headers=headers)
            assert answer.status_code == 403, origin
            assert "set-cookie" not in answer.headers

    assert place.house.rooms == {}


async def test_a_socket_from_a_foreign_page_is_refused_before_it_opens(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")
    for origin in foreign_origins(place):
        headers = {"cookie": me.cookie()} | ({} if origin is None else {"origin": origin})
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with websockets.connect(
                f"ws://{place.host}/tables/{table}/socket", additional_headers=headers, proxy=None
            ):
                pass
        assert refused.value.response.status_code == 403


async def test_two_origins_at_once_are_refused(place: Place) -> None:
    async with httpx.AsyncClient(base_url=place.base) as client:
        headers = [("origin", place.base), ("origin", "http://evil.example")]
        assert (await client.post("/games/back_alley/play", headers=headers)).status_code == 403


async def test_a_name_that_was_pointed_at_this_server_is_not_answered(place: Place) -> None:
    async with httpx.AsyncClient(base_url=place.base) as client:
        for host in ("evil.example", "evil.example:2077", "", "127.0.0.1.evil.example", "a:b"):
            answer = await client.get("/", headers={"host": host})
            assert answer.status_code == 421 or (host == "" and answer.status_code == 400), host


async def test_a_token_needs_no_origin_but_a_cookie_beside_it_is_not_believed(
    place: Place,
) -> None:
    me = place.browser()
    await me.post("/me/name", name="Person")
    async with httpx.AsyncClient(base_url=place.base, cookies=dict(me.http.cookies)) as client:
        forged = {"authorization": "Bearer nothing"}
        body = {"game": "back_alley", "seats": [{"kind": "me"}, {"kind": "me"}]}
        answer = await client.post("/api/v1/tables", json=body, headers=forged)
        assert answer.status_code == 401


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:2077", True),
        ("[::1]:2077", True),
        ("192.168.1.7", True),
        ("localhost", True),
        ("club.example", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1:x", False),
        ("club.example.evil", False),
        ("", False),
    ],
)
def test_a_host_is_ours_by_address_or_given_name(host: str, ours: bool) -> None:
    assert is_our_host(host, ("club.example",)) is ours


async def test_behind_tls_pages_come_from_https_only(tmp_path: Path) -> None:
    settings = Settings(hosts=("club.example",), secure=True)
    async with (
        served(tmp_path, settings=settings) as place,
        httpx.AsyncClient(base_url=place.base) as client,
    ):
        for origin, status in (("https://club.example", 303), ("http://club.example", 403)):
            headers = {"host": "club.example", "origin": origin}
            answer = await client.post("/games/back_alley/play", headers=headers)
            assert answer.status_code == status


async def test_a_program_gets_its_token_without_pretending_to_be_a_page(place: Place) -> None:
    async with httpx.AsyncClient(base_url=place.base) as client:
        made = await client.post("/api/v1/guests", json={"name": "b"})
        assert made.status_code == 201
        token = {"authorization": f"Bearer {made.json()['token']}"}
        body = {"game": "back_alley", "seats": [{"kind": "me"}, {"kind": "me"}]}
        answer = await client.post("/api/v1/tables", json=body, headers=token)
        assert answer.status_code == 201


async def test_nothing_a_browser_sends_from_a_foreign_page_reaches_the_interface(
    place: Place,
) -> None:
    """Without Origin the other signs of a browser, or a cookie, are refused as well."""
    me = place.browser()
    await me.post("/me/name", name="Person")
    body = {"game": "back_alley", "seats": [{"kind": "me"}, {"kind": "me"}]}
    signs = [{"origin": each} for each in foreign_origins(place) if each is not None]
    signs += [{"sec-fetch-site": each} for each in ("cross-site", "same-site", "none", "")]
    signs += [{"sec-fetch-mode": "no-cors"}, {"referer": "http://evil.example/"}]
    signs += [{"cookie": me.cookie()}, {"cookie": me.cookie(), "content-type": "text/plain"}]
    async with httpx.AsyncClient(base_url=place.base) as client:
        for headers in signs:
            for path, sent in (("/api/v1/guests", {"name": "b"}), ("/api/v1/tables", body)):
                answer = await client.post(path, json=sent, headers=headers)
                assert answer.status_code == 403, headers
        two = [("origin", place.base), ("origin", "http://evil.example")]
        answer = await client.post("/api/v1/guests", json={"name": "b"}, headers=two)
        assert answer.status_code == 403
    assert place.house.rooms == {}


async def test_who_is_nobody_yet_can_do_nothing_but_ask_for_a_token(place: Place) -> None:
    body = {"game": "back_alley", "seats": [{"kind": "me"}, {"kind": "me"}]}
    async with httpx.AsyncClient(base_url=place.base) as client:
        assert (await client.post("/api/v1/tables", json=body)).status_code == 401
        assert (await client.post("/tables", data={"game": "back_alley"})).status_code == 403


async def test_who_typed_a_name_the_server_does_not_know_is_told_the_remedy(place: Place) -> None:
    async with httpx.AsyncClient(base_url=place.base) as client:
        headers = {"host": "club<b>.lan:2077", "accept": "text/html,*/*"}
        answer = await client.get("/", headers=headers)

        assert answer.status_code == 421
        assert answer.headers["content-type"].startswith("text/html")
        assert "nightdeck serve --name club&lt;b&gt;.lan" in answer.text
        assert "content-security-policy" in answer.headers
        plain = await client.get("/", headers={"host": "club.lan"})
        assert "--name" in plain.json()["detail"]
