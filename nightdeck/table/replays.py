"""Games as they were shown, step by step, from the event record; nothing is played again."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec

from nightdeck.kernel.state import NOBODY
from nightdeck.records.files import Header, Result
from nightdeck.records.replay import Record, written
from nightdeck.table.diff import apply, diff
from nightdeck.table.plays import EVERY, REASONS, RESIGN, effective, shown_value
from nightdeck.table.protocol import Refusal
from nightdeck.table.store_guests import Guest
from nightdeck.table.store_rooms import RoomRow
from nightdeck.table.words import clean

if TYPE_CHECKING:
    from nightdeck.table.house import House

WATCH = "watch"


async def visible_row(house: House, table: str, guest: Guest | None) -> RoomRow:
    """Return a room somebody may see, without opening it."""
    row = await house.store.rooms.get(table) if len(table) <= 32 else None
    own = None if guest is None else guest.id
    if row is None or (
        row.visibility == "private"
        and (own is None or own not in (row.maker, *(seat.guest for seat in row.seats)))
    ):
        raise Refusal("not_found", "there is no such table")
    return row


def audiences(row: RoomRow, guest: Guest | None) -> list[str]:
    """Return whose eyes somebody may look through: during a game only their own and spectators'."""
    own = None if guest is None else guest.id
    seats = [seat for seat in row.seats if row.status == "over" or (own and seat.guest == own)]
    return [*(str(seat.seat) for seat in seats), WATCH]


async def chunk(
    house: House, table: str, audience: str, first: int, guest: Guest | None
) -> dict[str, Any]:
    """Return a whole view and the patches after it, up to the next whole view."""
    row = await visible_row(house, table, guest)
    if audience not in audiences(row, guest):
        raise Refusal("not_allowed", "this is not yours to see while the game runs")
    if row.status != "over":
        return await noticed_chunk(house, table, seat_of(audience), first)
    if not 0 <= first <= row.number:
        raise Refusal("not_found", f"the record has steps 0 to {row.number}")
    start = first // EVERY * EVERY
    bodies = await house.store.games.shown(table, seat_of(audience), start, start + EVERY - 1)
    if not bodies:
        raise Refusal("not_found", "this game has not begun")
    values = [shown_value(body) for body in bodies]
    return {"first": start, "document": values[0], "patches": values[1:], "steps": row.number}


def seat_of(audience: str) -> int:
    """Return the seat through whose eyes somebody looks, or NOBODY for the spectators."""
    return NOBODY if audience == WATCH else int(audience)


async def noticed(house: House, table: str, seat: int) -> list[int]:
    """Return the steps of a record that an audience noticed; the first is the set-up."""
    acts = await house.store.games.acts(table)
    return [0, *(act.number + 1 for act in acts if act.is_seen_by(seat))]


async def lengths(house: House, row: RoomRow, eyes: list[str]) -> dict[str, int]:
    """Return how many steps each audience may know of: while a game runs, those it noticed."""
    if row.status == "over":
        return dict.fromkeys(eyes, row.number)
    return {each: len(await noticed(house, row.id, seat_of(each))) - 1 for each in eyes}


async def noticed_chunk(house: House, table: str, seat: int, first: int) -> dict[str, Any]:
    """Return a part of the record of a running game, as if nothing else had happened in it."""
    steps = await noticed(house, table, seat)
    if not 0 <= first < len(steps):
        raise Refusal("not_found", f"you have seen steps 0 to {len(steps) - 1} so far")
    start = first // EVERY * EVERY
    wanted = steps[start : start + EVERY]
    whole = wanted[0] // EVERY * EVERY
    bodies = await house.store.games.shown(table, seat, whole, wanted[-1])
    if not bodies:
        raise Refusal("not_found", "this game has not begun")
    document: dict[str, Any] = {}
    documents: list[dict[str, Any]] = []
    for step, body in enumerate(bodies, whole):
        value = shown_value(body)
        document = value if step % EVERY == 0 else apply(value, document)
        if step in wanted:
            documents.append(document)
    patches = [diff(before, after) for before, after in pairwise(documents)]
    return {
        "first": start,
        "document": documents[0],
        "patches": patches,
        "steps": len(steps) - 1,
    }


async def reasons(house: House, table: str, guest: Guest | None) -> list[dict[str, Any]]:
    """Return why bots chose what they chose, step by step; they may name what was hidden."""
    row = await visible_row(house, table, guest)
    if row.status != "over":
        raise Refusal("not_allowed", "the reasons of bots are told when the game is over")
    bodies = await house.store.games.shown(table, REASONS, 0, row.number)
    return [shown_value(body) for body in bodies]


async def record_of(house: House, row: RoomRow) -> Record:
    """Return the record of a game with the decisions that count after all undos."""
    game = await house.store.games.get(row.id)
    if game is None:
        raise Refusal("not_found", "this game has not begun")
    acts = await house.store.games.acts(row.id)
    moves, _ = effective(acts)
    record = Record(msgspec.json.decode(game.header, type=Header), moves)
    over = row.over
    if over is not None and moves and acts[-1].kind != RESIGN:
        record.result = Result(len(moves), over["winners"], over["reason"], moves[-1].hash)
    return record


async def replay_file(house: House, table: str, guest: Guest | None) -> bytes:
    """Return the file of a finished game; it holds the key, so it is secret before the end."""
    row = await visible_row(house, table, guest)
    if row.status != "over":
        raise Refusal("not_allowed", "the file is given out when the game is over")
    return written(await record_of(house, row))


async def report(house: House, table: str, guest: Guest, text: str) -> str:
    """Keep a report of a fault with seed and decisions, and return its reference."""
    row = await visible_row(house, table, guest)
    everybodys, own = await house.store.rooms.reports(row.id, guest.id)
    limits = house.settings.limits
    if own >= limits.reports_per_guest or everybodys >= limits.reports_per_table:
        raise Refusal("slow_down", "this table has been reported often enough; thank you")
    body = written(await record_of(house, row)) if row.status != "waiting" else b""
    reference = house.entropy(6).hex()
    await house.store.rooms.report(
        {
            "id": reference,
            "room": row.id,
            "guest": guest.id,
            "text": clean(text, house.settings.limits.report_length),
            "at": house.clock(),
            "body": body,
        }
    )
    return reference
