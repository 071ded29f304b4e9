"""Every route times every kind of person: a new route without a decision fails here."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute

from nightdeck.table.app import make_litestar
from nightdeck.table.house import House
from nightdeck.table.settings import Limits, Settings
from nightdeck.table.store import Store
from tests.table.place import GAMES, Browser, Place, served

SEATED, OTHER, STRANGER, NOBODY = "seated", "player of another table", "stranger", "nobody"
ROLES = (SEATED, OTHER, STRANGER, NOBODY)

ALL = dict.fromkeys(ROLES, 200)
SENT = dict.fromkeys(ROLES, 303)
HIDDEN = {SEATED: 200, OTHER: 404, STRANGER: 404, NOBODY: 404}
SIGNED = {SEATED: 200, OTHER: 200, STRANGER: 200, NOBODY: 401}


@dataclass
class Case:
    """How a route is called at a private table, and what each role gets."""

    expected: dict[str, int]
    body: dict[str, object] | None = None
    form: dict[str, str] | None = None


SEATS = [{"kind": "me"}, {"kind": "me"}]
MADE = {SEATED: 201, OTHER: 201, STRANGER: 201, NOBODY: 401}

DECIDED: dict[str, Case] = {
    "GET /": Case(ALL),
    "GET /help": Case(ALL),
    "GET /learn": Case(ALL),
    "GET /learn/{slug}": Case(ALL),
    "POST /learn/{slug}/{lesson}": Case(dict.fromkeys(ROLES, 404)),
    "GET /healthz": Case(ALL),
    "GET /readyz": Case(ALL),
    "GET /metrics": Case(ALL),
    "GET /me": Case(ALL),
    "POST /me/name": Case(SENT, form={"name": "X"}),
    "POST /me/leave": Case(SENT),
    "POST /me/tokens": Case({**SIGNED}),
    "POST /me/tokens/{token}/revoke": Case({**SENT, NOBODY: 401}),
    "GET /games/{slug}": Case(ALL),
    "GET /games/{slug}/rules": Case(ALL),
    "GET /games/{slug}/cards": Case(ALL),
    "GET /games/{slug}/cards/{card}": Case(dict.fromkeys(ROLES, 404)),
    "POST /games/{slug}/play": Case(SENT),
    "POST /tables": Case(SENT, form={"game": "back_alley", "seats": "2", "seat0": "me"}),
    "GET /tables/{table}": Case(HIDDEN),
    "POST /tables/{table}/seats/{seat}": Case({**HIDDEN, SEATED: 409}),
    "GET /join/{token}": Case(dict.fromkeys(ROLES, 404)),
    "POST /join/{token}": Case(dict.fromkeys(ROLES, 404)),
    "GET /replays/{table}": Case(HIDDEN),
    "POST /replays/{table}/play": Case(dict.fromkeys(ROLES, 400)),
    "WS /tables/{table}/socket": Case({SEATED: 101, OTHER: 403, STRANGER: 403, NOBODY: 403}),
    "GET /api/v1/games": Case(ALL),
    "GET /api/v1/games/{slug}": Case(ALL),
    "GET /api/v1/games/{slug}/cards": Case(ALL),
    "GET /api/v1/games/{slug}/catalogue/{name}": Case(dict.fromkeys(ROLES, 404)),
    "GET /api/v1/games/{slug}/keywords": Case(ALL),
    "GET /api/v1/games/{slug}/rulebook": Case(ALL),
    "POST /api/v1/guests": Case(dict.fromkeys(ROLES, 201), body={}),
    "GET /api/v1/me": Case(ALL),
    "GET /api/v1/tables": Case(ALL),
    "POST /api/v1/tables": Case(MADE, body={"game": "back_alley", "seats": SEATS}),
    "GET /api/v1/tables/{table}": Case(HIDDEN),
    "POST /api/v1/tables/{table}/seats/{seat}": Case({**HIDDEN, SEATED: 409, NOBODY: 401}, body={}),
    "POST /api/v1/join": Case(
        {SEATED: 404, OTHER: 404, STRANGER: 404, NOBODY: 401}, body={"token": "0" * 32}
    ),
    "GET /api/v1/tables/{table}/document": Case(HIDDEN),
    "GET /api/v1/tables/{table}/stream": Case(HIDDEN),
    "POST /api/v1/tables/{table}/messages": Case(
        {**HIDDEN, NOBODY: 401}, body={"type": "decide", "number": 0, "option": 0}
    ),
    "POST /api/v1/tables/{table}/reports": Case({**HIDDEN, SEATED: 201, NOBODY: 401}, body={}),
    "GET /api/v1/replays/{table}": Case(HIDDEN),
    "GET /api/v1/replays/{table}/file": Case({**HIDDEN, SEATED: 409}),
    "GET /api/v1/replays/{table}/reasons": Case({**HIDDEN, SEATED: 409}),
    "GET /api/v1/replays/{table}/analysis": Case({**HIDDEN, SEATED: 409}),
    "GET /api/v1/replays/{table}/summary": Case({**HIDDEN, SEATED: 409}),
    "GET /api/v1/replays/{table}/{audience}/{first}": Case(HIDDEN),
}
OUTSIDE = ("/static", "/api/v1/openapi.json", "/api/v1", "/api/v1/{path}")
"""Files and the interface's own description, the same for everybody."""


def routes(app: Litestar) -> list[str]:
    """Return every route of the application as "METHOD /path"."""
    found: list[str] = []
    for route in app.routes:
        path = route.path_format
        if path in OUTSIDE or path.startswith("/static/"):
            continue
        if isinstance(route, WebSocketRoute):
            found.append(f"WS {path}")
        elif isinstance(route, HTTPRoute):
            methods = [method for method in route.methods if method not in ("OPTIONS", "HEAD")]
            found += [f"{method} {path}" for method in methods]
    return sorted(found)


async def test_there_is_a_decision_for_every_route() -> None:
    house = House(GAMES, Store("sqlite://"))
    app = make_litestar(house)
    await house.store.database.engine.dispose()

    assert routes(app) == sorted(DECIDED)


async def people(place: Place) -> tuple[str, dict[str, Browser]]:
    """Return a private table and a browser for every role."""
    seated = place.browser()
    table = await seated.made("me me", visibility="private")
    other, stranger = place.browser(), place.browser()
    await other.made("me me", visibility="private")
    await stranger.post("/me/name", name="Stranger")
    roles = {SEATED: seated, OTHER: other, STRANGER: stranger, NOBODY: place.browser()}
    return table, roles


async def test_everybody_gets_what_is_his_and_no_more(tmp_path: Path) -> None:
    limits = Limits(guest_burst=1_000, post_burst=10_000)
    async with served(tmp_path, settings=Settings(limits=limits)) as place:
        assert await wrong_answers(place) == []


async def wrong_answers(place: Place) -> list[str]:
    """Call every route as everybody and list what is not as decided."""
    wrong: list[str] = []
    table, everybody = await people(place)
    for route, case in DECIDED.items():
        method, path = route.split(" ")
        if method != "GET":
            table, everybody = await people(place)
        values = {"slug": "back_alley", "table": table, "seat": "1", "token": "0" * 32,
                  "card": "none", "name": "none", "audience": "0", "first": "0",
                  "lesson": "none"}  # fmt: skip
        address = path.format(**values)
        for role, browser in everybody.items():
            status = await called(browser, method, address, case)
            if status != case.expected[role]:
                wrong.append(f"{route} as {role}: {status} instead of {case.expected[role]}")
    return wrong


async def called(browser: Browser, method: str, address: str, case: Case) -> int:
    """Call a route and return the status."""
    if method == "WS":
        return await opened(browser, address)
    if address.endswith("/stream"):
        async with browser.http.stream("GET", address) as answer:
            return answer.status_code
    if method == "GET":
        return (await browser.get(address)).status_code
    if case.body is not None:
        return (await browser.http.post(address, json=case.body)).status_code
    return (await browser.post(address, **(case.form or {}))).status_code


async def opened(browser: Browser, address: str) -> int:
    """Try to open a socket."""
    import websockets

    try:
        async with browser.at(address.split("/")[2]):
            return 101
    except websockets.InvalidStatus as refused:
        return refused.response.status_code


async def test_during_a_game_a_seat_sees_its_own_record_only_and_after_it_everything(
    place: Place,
) -> None:
    one, other, watcher = place.browser(), place.browser(), place.browser()
    table = await one.made("me open", visibility="public")
    await other.post(f"/tables/{table}/seats/1")

    async def allowed(browser: Browser) -> list[str]:
        base = f"/api/v1/replays/{table}"
        return [
            audience
            for audience in ("0", "1", "watch")
            if (await browser.get(f"{base}/{audience}/0")).status_code == 200
        ]

    assert await allowed(one) == ["0", "watch"]
    assert await allowed(other) == ["1", "watch"]
    assert await allowed(watcher) == ["watch"]
    async with one.at(table) as line:
        await line.ask(type="resign")
    for browser in (one, other, watcher):
        assert await allowed(browser) == ["0", "1", "watch"]


async def test_a_private_table_is_listed_nowhere(place: Place) -> None:
    me, stranger = place.browser(), place.browser()
    tables = [await me.made("me open", visibility=kind) for kind in ("private", "unlisted")]
    shown = await me.made("me open", visibility="public")
    for path in ("/", "/api/v1/tables"):
        text = (await stranger.get(path)).text
        assert shown in text
        assert not any(table in text for table in tables)
