"""Home, set-up, rulebooks, cards, and one's own page."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.response import Redirect, Template

from nightdeck.kernel.game import Game
from nightdeck.play.card_search import BadQuery, found_cards
from nightdeck.table import lessons
from nightdeck.table.answers import page
from nightdeck.table.around_cards import around_card
from nightdeck.table.desk import PathWord, TheHouse, TheSessions, TheShelf, WordQuery
from nightdeck.table.house import House
from nightdeck.table.lobby import DeckList, WantedSeat, WantedTable, make_table, pasted_deck
from nightdeck.table.numbers import small_number
from nightdeck.table.pages import (
    Shelf,
    Values,
    facets,
    game_values,
    key_cards,
    level_values,
    searched,
    strengths,
    table_values,
)
from nightdeck.table.protocol import Refusal
from nightdeck.table.sessions import Sessions
from nightdeck.table.store_guests import Guest
from nightdeck.table.store_rooms import RoomRow

AnyRequest = Request[Any, Any, Any]
RECENT: Final = 12
FINISHED: Final = 200
"""So many of one's tables are looked through for finished games."""
FIRST_LESSONS: Final = 3
SLOWEST: Final = 3_000
MOST_SEATS: Final = 16


def me_values(guest: Guest | None) -> Values:
    """Return what a page says about who looks at it."""
    return {"name": "" if guest is None else guest.name, "signed": guest is not None}


def known_game(house: House, slug: str) -> Any:
    """Return a game by its slug, or refuse."""
    if slug not in house.games:
        raise Refusal("not_found", "there is no such game here")
    return house.games[slug]


@get("/", include_in_schema=False)
async def home(
    request: AnyRequest, house: TheHouse, shelf: TheShelf, sessions: TheSessions
) -> Template:
    """Show the games and the tables."""
    guest = await sessions.guest(request)
    mine = [] if guest is None else await house.store.rooms.mine(guest.id)
    lists = {
        "mine": sorted((row for row in mine if row.status != "over"), key=partial(urgent, guest))
    }
    lists["open"] = await house.store.rooms.open()
    lists["recent"] = recent(mine, await house.store.rooms.recent())
    shown = {
        name: [table_values(house, row, guest) for row in rows] for name, rows in lists.items()
    }
    games = [game_values(shelf, game) for game in house.games.values()]
    # Whoever has not finished a game yet is offered the easiest level first.
    level = house.level if any(row.status == "over" for row in mine) else house.levels[0]
    choice = {"levels": level_values(house), "level": level, "lesson": first_lesson(house)}
    return page("home.html", 200, me=me_values(guest), games=games, **choice, **shown)


def urgent(guest: Guest | None, row: RoomRow) -> tuple[bool, float]:
    """Return what tables are sorted by: those that wait for this guest first, the longest first."""
    own = {seat.seat for seat in row.seats if guest is not None and seat.guest == guest.id}
    waits = row.status == "running" and row.asked in own
    return not waits, row.touched if waits else -row.touched


def first_lesson(house: House) -> Values | None:
    """Return the lesson a newcomer begins with, and how long the first three take."""
    for slug, game in house.games.items():
        found = lessons.offered(game)[0]
        if found:
            first = found[0]
            minutes = sum(each.minutes for each in found[:FIRST_LESSONS])
            told = {"title": first.title, "summary": first.summary}
            return {"slug": slug, "minutes": minutes, **told}
    return None


def recent(mine: list[RoomRow], public: list[RoomRow]) -> list[RoomRow]:
    """Return the last games: own ones that are over, and public ones of others."""
    own = {row.id for row in mine}
    found = [row for row in mine if row.status == "over"]
    found += [row for row in public if row.id not in own]
    return sorted(found, key=lambda row: -row.touched)[:RECENT]


@get("/help", include_in_schema=False)
async def help_page(request: AnyRequest, sessions: TheSessions) -> Template:
    """Show how the table is used."""
    return page("help.html", me=me_values(await sessions.guest(request)))


@get("/games/{slug:str}", include_in_schema=False)
async def setup_page(
    request: AnyRequest, slug: PathWord, house: TheHouse, shelf: TheShelf, sessions: TheSessions
) -> Template:
    """Show the form for a new table."""
    known_game(house, slug)
    guest = await sessions.guest(request)
    form = {"seats": request.query_params.get("seats", "")}
    form |= preset_form(house.games[slug], request.query_params.get("preset", ""))
    return setup_form(house, shelf, slug, guest, form, "")


def preset_form(game: Game[Any], name: str) -> Values:
    """Return the fields of a preset; an unknown one sets nothing."""
    for each in (each for each in game.presets if each.name == name):
        rulings = {f"ruling.{key}": value for key, value in each.rulings.items()}
        choices = {f"choice.{key}": value for key, value in each.choices.items()}
        return {**rulings, **choices, "preset": name}
    return {}


def setup_form(
    house: House, shelf: Shelf, slug: str, guest: Guest | None, form: Values, error: str
) -> Template:
    """Return the form for a new table, with earlier input and what was wrong with it."""
    game = house.games[slug]
    counts = {str(count): count for count in game.seat_counts}
    usual = 2 if 2 in game.seat_counts else game.seat_counts[0]
    seats = counts.get(form.get("seats", ""), usual)
    return page(
        "setup.html",
        400 if error else 200,
        me=me_values(guest),
        game=game_values(shelf, game),
        levels=strengths(house, game),
        level=house.level,
        keys=key_cards(shelf, slug),
        changed=[
            each.name
            for each in game.rulings
            if form.get(f"ruling.{each.name}", each.default) != each.default
        ],
        pace=house.settings.pace,
        counts=list(game.seat_counts),
        seats=seats,
        form=form,
        error=error,
    )


@post("/games/{slug:str}/play", include_in_schema=False, status_code=303)
async def play_now(
    request: AnyRequest, slug: PathWord, house: TheHouse, sessions: TheSessions
) -> Response[Any]:
    """Make a table against bots with the usual decks."""
    game = known_game(house, slug)
    form = await read_form(request)
    count = 2 if 2 in game.seat_counts else game.seat_counts[0]
    own = small_number(form.get("seat") or "0", 0, MOST_SEATS - 1)
    if own is None:
        raise Refusal("bad_setup", f"a seat is a number from 0 to {count - 1}")
    seats = [
        WantedSeat("me")
        if seat == min(own, count - 1)
        else WantedSeat("bot", form.get("level", ""))
        for seat in range(count)
    ]
    wanted = WantedTable(slug, seats, pace=house.settings.pace)
    return await make_and_go(request, house, sessions, wanted, form)


@post("/tables", include_in_schema=False, status_code=303)
async def make(
    request: AnyRequest, house: TheHouse, shelf: TheShelf, sessions: TheSessions
) -> Response[Any] | Template:
    """Make a table from the form."""
    form = await read_form(request)
    known_game(house, form.get("game", ""))
    try:
        return await make_and_go(request, house, sessions, wanted_table(house, form), form)
    except Refusal as refusal:
        if refusal.code not in ("bad_setup", "busy"):
            raise
        guest = await sessions.guest(request)
        return setup_form(house, shelf, form["game"], guest, form, refusal.text)


async def make_and_go(
    request: AnyRequest, house: House, sessions: Sessions, wanted: WantedTable, form: Values
) -> Response[Any]:
    """Make a table and send the browser there; links to seats are asked for at the table."""
    guest, cookie = await sessions.welcomed(request, form.get("name", ""))
    made = await make_table(house, guest, wanted)
    return go(f"/tables/{made.room}", cookie)


def go(address: str, cookie: Any = None) -> Response[Any]:
    """Send the browser to a page, with a cookie if there is one."""
    return Redirect(address, status_code=303, cookies=[cookie] if cookie is not None else None)


async def read_form(request: AnyRequest) -> dict[str, str]:
    """Return a form's fields; files and repeated fields are not used here."""
    form = await request.form()
    return {name: value for name, value in form.items() if isinstance(value, str)}


def wanted_table(house: House, form: dict[str, str]) -> WantedTable:
    """Return the table a form describes."""
    count = small_number(form.get("seats"), 1, MOST_SEATS)
    if count is None:
        raise Refusal("bad_setup", f"say how many seats the table has, 1 to {MOST_SEATS}")
    seats = [wanted_seat(house, form, seat) for seat in range(count)]
    parts: dict[str, dict[str, str]] = {"choice": {}, "ruling": {}}
    for name, value in form.items():
        kind, _, rest = name.partition(".")
        if kind in parts and value:
            parts[kind][rest[:120]] = value[:120]
    visibility = form.get("visibility", "unlisted")
    if visibility not in ("public", "unlisted", "private"):
        raise Refusal("bad_setup", "a table is public, unlisted or private")
    return WantedTable(
        form["game"],
        seats,
        parts["choice"],
        parts["ruling"],
        visibility,  # type: ignore[arg-type]
        wanted_pace(house, form.get("pace", "")),
        form.get("match", "")[:120],
    )


def wanted_pace(house: House, text: str) -> int:
    """Return how many milliseconds bots take at least."""
    if not text:
        return house.settings.pace
    pace = small_number(text, 0, SLOWEST)
    if pace is None:
        raise Refusal("bad_setup", f"the pace is a number of milliseconds up to {SLOWEST}")
    return pace


def wanted_seat(house: House, form: dict[str, str], seat: int) -> WantedSeat:
    """Return one seat of the form; a pasted list goes before a chosen deck."""
    kind = form.get(f"seat{seat}", "open")
    if kind not in ("me", "bot", "link", "open"):
        raise Refusal("bad_setup", "on a seat sits me, a bot, a friend by link, or it is open")
    pasted = form.get(f"list{seat}", "").strip()
    deck: str | DeckList = form.get(f"deck{seat}", "")[:120]
    if pasted:
        deck = pasted_deck(house, form["game"], pasted)
    return WantedSeat(kind, form.get(f"level{seat}", "")[:40], deck)  # type: ignore[arg-type]


@get("/games/{slug:str}/rules", include_in_schema=False)
async def rules(
    request: AnyRequest,
    slug: PathWord,
    house: TheHouse,
    shelf: TheShelf,
    sessions: TheSessions,
    q: WordQuery = "",
) -> Template:
    """Show a rulebook, or what it says about some words; every clause has an anchor of its own."""
    game = game_values(shelf, known_game(house, slug))
    me = me_values(await sessions.guest(request))
    book = searched(shelf.book(slug), q)
    found = sum(len(section["clauses"]) for section in book["sections"])
    return page("rules.html", me=me, game=game, book=book, q=q.strip(), found=found)


@get("/games/{slug:str}/cards", include_in_schema=False)
async def cards(
    request: AnyRequest,
    slug: PathWord,
    house: TheHouse,
    shelf: TheShelf,
    sessions: TheSessions,
    q: WordQuery = "",
) -> Template:
    """Show the cards of a game that fit a search."""
    game = known_game(house, slug)
    everything = shelf.catalogue(slug)[2]
    error = ""
    try:
        found = found_cards(game, everything, q)
    except BadQuery as refusal:
        found, error = [], f"{refusal}."
    return page(
        "cards.html",
        400 if error else 200,
        me=me_values(await sessions.guest(request)),
        game=game_values(shelf, game),
        cards=found,
        facets=facets(found),
        total=len(everything),
        q=q,
        error=error,
    )


@get("/games/{slug:str}/cards/{card:str}", include_in_schema=False)
async def card_page(
    request: AnyRequest,
    slug: PathWord,
    card: PathWord,
    house: TheHouse,
    shelf: TheShelf,
    sessions: TheSessions,
) -> Template:
    """Show one card with its words, the rules that name it and the decks that play it."""
    game = game_values(shelf, known_game(house, slug))
    for entry in shelf.catalogue(slug)[2]:
        if entry["id"] == card:
            me = me_values(await sessions.guest(request))
            around = around_card(shelf, slug, entry)
            return page("card.html", me=me, game=game, card=entry, **around)
    raise Refusal("not_found", "there is no such card in this game")


@get("/me", include_in_schema=False)
async def me(request: AnyRequest, house: TheHouse, sessions: TheSessions) -> Template:
    """Show one's own page."""
    return await own_page(house, await sessions.guest(request))


async def own_page(house: House, guest: Guest | None, fresh: str = "") -> Template:
    """Return one's own page, with a token that was just made."""
    tokens = [] if guest is None else await house.store.guests.tokens(guest.id)
    listed = [{"id": row.id, "label": row.label, "made": row.made} for row in tokens]
    rows = [] if guest is None else await house.store.rooms.mine(guest.id, FINISHED)
    finished = [table_values(house, row, guest) for row in rows if row.status == "over"]
    won = sum(bool(set(each["mine"]) & set(each["over"]["winners"])) for each in finished)
    return page(
        "me.html", me=me_values(guest), tokens=listed, fresh=fresh, finished=finished, won=won
    )


@post("/me/name", include_in_schema=False, status_code=303)
async def rename(request: AnyRequest, house: TheHouse, sessions: TheSessions) -> Response[Any]:
    """Change one's name; tables one sits at keep the old one."""
    form = await read_form(request)
    guest, cookie = await sessions.welcomed(request, form.get("name", ""))
    await house.store.guests.change(guest.id, name=sessions.named(form.get("name", "")))
    back = form.get("back", "/")
    safe = back.startswith("/") and not back.startswith(("//", "/\\")) and "\n" not in back
    return go(back if safe else "/", cookie)


@post("/me/leave", include_in_schema=False, status_code=303)
async def leave(request: AnyRequest, sessions: TheSessions) -> Response[Any]:
    """Sign out everywhere."""
    guest = await sessions.guest(request)
    return go("/", None if guest is None else await sessions.ended(guest))


@post("/me/tokens", include_in_schema=False, status_code=200)
async def make_token(request: AnyRequest, house: TheHouse, sessions: TheSessions) -> Template:
    """Make a token for a program and show it this once."""
    guest = await sessions.required(request)
    form = await read_form(request)
    return await own_page(house, guest, await sessions.token(guest, form.get("label", "")))


@post("/me/tokens/{token:str}/revoke", include_in_schema=False, status_code=303)
async def revoke(
    request: AnyRequest, token: PathWord, house: TheHouse, sessions: TheSessions
) -> Response[Any]:
    """Make a token worthless."""
    guest = await sessions.required(request)
    await house.store.guests.revoke(guest.id, token[:32])
    return go("/me")


PAGES = [
    home,
    help_page,
    setup_page,
    play_now,
    make,
    rules,
    cards,
    card_page,
    me,
    rename,
    leave,
    make_token,
    revoke,
]
