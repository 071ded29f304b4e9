"""Making tables and sitting down at them."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from nightdeck.decks import Deck
from nightdeck.kernel.errors import BadFile, BadSetup
from nightdeck.kernel.game import Setup
from nightdeck.play.decks import read_deck
from nightdeck.play.players import called_now
from nightdeck.table.house import House, hashed
from nightdeck.table.kept_decks import deck_of, kept_deck
from nightdeck.table.matches import begun
from nightdeck.table.protocol import Refusal
from nightdeck.table.rooms import Room
from nightdeck.table.store_guests import Guest
from nightdeck.table.store_rooms import RoomRow, SeatRow, bot_name
from nightdeck.table.words import clean

Word = Annotated[str, Meta(max_length=120)]
MOST_SETTINGS = 200
MOST_SECTIONS = 8


class DeckList(msgspec.Struct, forbid_unknown_fields=True):
    """A deck brought along instead of chosen: ids of cards with their numbers.

    `cards` are those of the main section, `sections` all others by the name of their section,
    `numbers` what the deck says besides its cards.
    """

    title: Word
    cards: dict[str, int]
    identity: Word = ""
    side: Word = ""
    sections: dict[Word, dict[str, int]] = {}
    numbers: dict[Word, int] = {}


class WantedSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat, and with which deck."""

    kind: Literal["me", "bot", "link", "open"] = "open"
    level: Word = ""
    deck: Word | DeckList = ""


class WantedTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table somebody wants to make."""

    game: Word
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=16)]
    choices: dict[str, str] = {}
    rulings: dict[str, str] = {}
    visibility: Literal["public", "unlisted", "private"] = "unlisted"
    pace: Annotated[int, Meta(ge=0, le=3_000)] = 0
    match: Word = ""
    """The name of a kind of match; a single game without one."""


class Made(msgspec.Struct):
    """A new table, and the links to the seats kept for friends."""

    room: str
    links: dict[int, str]


async def check_room_for_one_more(house: House, guest: Guest) -> None:
    """Refuse a table beyond what one guest, or this server, can have open."""
    if await house.store.rooms.unfinished(guest.id) >= house.settings.limits.tables_per_guest:
        raise Refusal("busy", "you have too many open tables; finish some first")
    if len(house.rooms) >= house.settings.limits.tables_in_memory:
        raise Refusal("busy", "this server has all the tables it can hold; try again later")


async def make_table(house: House, guest: Guest, wanted: WantedTable) -> Made:
    """Check a wish, keep the room and open it."""
    if wanted.game not in house.games:
        raise Refusal("not_found", f"there is no game {wanted.game!r} here")
    await check_room_for_one_more(house, guest)
    links: dict[int, str] = {}
    seats = [seat_row(house, guest, place, seat, links) for place, seat in enumerate(wanted.seats)]
    now = house.clock()
    row = RoomRow(
        house.new_id(),
        wanted.game,
        guest.id,
        wanted.visibility,
        "waiting",
        wanted.choices,
        wanted.rulings,
        wanted.pace,
        now,
        now,
        seats=seats,
    )
    check(house, row)
    row.match = wanted_match(house, wanted, seats)
    await house.store.rooms.add(row)
    room = await house.loaded(row.id)
    await room.do(partial(house.begin_if_full, room))
    return Made(row.id, links)


def wanted_match(house: House, wanted: WantedTable, seats: list[SeatRow]) -> dict[str, Any] | None:
    """Return what is kept of a match that begins, or refuse a kind the game does not have."""
    if not wanted.match:
        return None
    try:
        return begun(house.games[wanted.game], wanted.match, [seat.deck for seat in seats])
    except BadSetup as error:
        raise Refusal("bad_setup", str(error)) from None


def seat_row(
    house: House, guest: Guest, place: int, wanted: WantedSeat, links: dict[int, str]
) -> SeatRow:
    """Return one seat as it is kept."""
    deck = packed_deck(house, wanted.deck) if isinstance(wanted.deck, DeckList) else wanted.deck
    if isinstance(wanted.deck, str) and deck.startswith("{"):
        # Kept decks begin like this: what somebody calls a name must never be read as one.
        raise Refusal("bad_setup", f"there is no deck {deck!r}")
    if wanted.kind == "me":
        return SeatRow(place, "human", guest.id, guest.name, deck=deck)
    if wanted.kind == "bot":
        level = called_now(wanted.level or house.level)
        if level not in house.levels:
            names = ", ".join(house.levels)
            raise Refusal("bad_setup", f"there is no level {level!r}; choose from {names}")
        return SeatRow(place, "bot", None, bot_name(level), level, deck)
    if wanted.kind == "link":
        token = house.entropy(16).hex()
        links[place] = f"/join/{token}"
        return SeatRow(place, "link", deck=deck, secret=hashed(token))
    return SeatRow(place, "open", deck=deck)


def pasted_deck(house: House, slug: str, text: str) -> DeckList:
    """Read a deck list somebody pasted; a line that is no card is named with what it may mean."""
    try:
        found = read_deck(house.games[slug], text)
    except BadFile as error:
        raise Refusal("bad_setup", f"the deck list cannot be read: {error}") from None
    if found.unread:
        raise Refusal("bad_setup", f"the deck list: {found.unread[0].sentence()}")
    deck = found.deck
    title = deck.title[:120] or "Own deck"
    return DeckList(title, deck.cards, deck.identity, deck.side, deck.sections, deck.numbers)


def packed_deck(house: House, deck: DeckList) -> str:
    """Return a deck that was brought along as it is kept; its size is limited."""
    limits = house.settings.limits
    if len(deck.sections) > MOST_SECTIONS:
        raise Refusal("bad_setup", f"a deck has at most {MOST_SECTIONS} sections")
    if len(deck.numbers) > MOST_SECTIONS:
        raise Refusal("bad_setup", f"a deck names at most {MOST_SECTIONS} numbers")
    for cards in (deck.cards, *deck.sections.values()):
        if len(cards) > limits.deck_lines:
            raise Refusal("bad_setup", f"a deck has at most {limits.deck_lines} lines")
        if not all(1 <= count <= limits.deck_copies for count in cards.values()):
            raise Refusal("bad_setup", f"a card is in a deck 1 to {limits.deck_copies} times")
    title = clean(deck.title, 60) or "Own deck"
    kept = Deck("own", title, deck.side, deck.cards, deck.identity, "", deck.sections, deck.numbers)
    return kept_deck(kept)


def check(house: House, row: RoomRow) -> None:
    """Refuse a set-up the game cannot be started from, naming the culprit."""
    game = house.games[row.slug]
    if len(row.choices) + len(row.rulings) > MOST_SETTINGS:
        raise Refusal("bad_setup", "too many settings")
    known = {each["id"] for each in game.catalogue()} if game.decks else set()
    try:
        for seat in row.seats:
            check_deck(house, row.slug, seat.deck, known)
        game.check_rulings(row.rulings)
        setup = house.setup(row)
        game.check_setup(
            Setup(setup.seats, setup.decks, row.rulings, row.choices, "check", record=False)
        )
    except BadSetup as error:
        raise Refusal("bad_setup", str(error)) from None


def check_deck(house: House, slug: str, deck: str, known: set[Any]) -> None:
    """Refuse decks and cards that do not exist."""
    game = house.games[slug]
    if not deck:
        return
    found = deck_of(deck)
    if isinstance(found, str):
        if found not in game.decks:
            raise BadSetup(f"there is no deck {found!r} in {game.title}")
        return
    for card in [*found.every_card(), *([found.identity] if found.identity else [])]:
        if card not in known:
            raise BadSetup(f"there is no card {card!r} in {game.title}")


async def sit_down(house: House, guest: Guest, room: Room, seat: int, kind: str) -> None:
    """Take a free seat; the game begins when it was the last one."""

    async def work() -> None:
        if seat >= len(room.row.seats) or room.row.seats[seat].kind != kind:
            raise Refusal("not_allowed", "this seat is not free")
        if not await house.store.rooms.claim(room.row.id, seat, kind, guest.id, guest.name):
            await room.catch_up()
            raise Refusal("not_allowed", "somebody else was faster")
        row = room.row.seats[seat]
        row.kind, row.guest, row.name, row.secret = "human", guest.id, guest.name, None
        room.publish()
        await house.begin_if_full(room)

    await room.do(work)


async def linked_seat(house: House, token: str) -> tuple[Room, int]:
    """Return the seat a link leads to."""
    found = await house.store.rooms.by_link(hashed(token)) if 8 <= len(token) <= 64 else None
    if found is None:
        raise Refusal("not_found", "this link leads nowhere; it may have been used already")
    room = house.rooms.get(found[0]) or await house.loaded(found[0])
    return room, found[1]
