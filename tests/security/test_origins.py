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
