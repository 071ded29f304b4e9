"""Games as they were shown, step by step, from the event record; nothing is played again."""

from __future__ import annotations

from typing import Any

import msgspec

from nightdeck.kernel.state import NOBODY
from nightdeck.records.files import Header, Result
from nightdeck.records.replay import Record, written
from nightdeck.table.house import House
from nightdeck.table.plays import EVERY, REASONS, RESIGN, effective, shown_value
from nightdeck.table.protocol import Refusal
from nightdeck.table.store_guests import Guest
from nightdeck.table.store_rooms import RoomRow
from nightdeck.table.words import clean

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
    if not 0 <= first <= row.number:
        raise Refusal("not_found", f"the record has steps 0 to {row.number}")
    start = first // EVERY * EVERY
    seat = NOBODY if audience == WATCH else int(audience)
    bodies = await house.store.games.shown(table, seat, start, start + EVERY - 1)
    if not bodies:
        raise Refusal("not_found", "this game has not begun")
    values = [shown_value(body) for body in bodies]
    return {"first": start, "document": values[0], "patches": values[1:], "steps": row.number}


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
