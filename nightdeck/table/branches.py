"""Playing on from a step of a finished game: a new table with the same record up to there."""

from __future__ import annotations

from nightdeck.play.players import called_now
from nightdeck.table.house import House
from nightdeck.table.lobby import check_room_for_one_more
from nightdeck.table.protocol import Refusal
from nightdeck.table.replays import visible_row
from nightdeck.table.store_guests import Guest
from nightdeck.table.store_rooms import RoomRow, SeatRow, bot_name


async def play_on(
    house: House, guest: Guest, table: str, step: int, seat: int, level: str = ""
) -> str:
    """Return the id of a new table that goes on from a step, this guest against bots."""
    row = await visible_row(house, table, guest)
    if row.status != "over":
        raise Refusal("not_allowed", "play on from here is for games that are over")
    if row.lesson:
        raise Refusal("not_allowed", "a lesson is taken again from the page Learn")
    if not 0 <= step < row.number:
        raise Refusal("not_allowed", f"the game is over here; steps 0 to {row.number - 1} go on")
    if not 0 <= seat < len(row.seats):
        raise Refusal("not_allowed", f"this table has seats 0 to {len(row.seats) - 1}")
    level = called_now(level or house.level)
    if level not in house.levels:
        raise Refusal("not_allowed", f"there is no level {level!r}")
    kept = await house.store.games.get(row.id)
    if kept is None or row.slug not in house.games:
        raise Refusal("not_allowed", "this game cannot be played here")
    if kept.behaviour != house.games[row.slug].behaviour:
        text = "this game was played under earlier rules; it can be shown but not continued"
        raise Refusal("not_allowed", text)
    await check_room_for_one_more(house, guest)
    made = branched(house, guest, row, step, seat, level)
    await house.store.rooms.add(made)
    await house.store.games.branch(row.id, made.id, step)
    room = await house.loaded(made.id)
    if room.play is None:
        raise Refusal("failed", "this step cannot be gone on from")
    fields = {"asked": room.play.asked, "touched": house.clock()}
    await house.store.rooms.change(made.id, **fields)
    room.settle(fields)
    room.follow()
    return made.id


def branched(house: House, guest: Guest, row: RoomRow, step: int, seat: int, level: str) -> RoomRow:
    """Return the new room: the guest on the seat they looked from, bots on all others."""
    now = house.clock()
    seats = [
        SeatRow(each.seat, "human", guest.id, guest.name, deck=each.deck)
        if each.seat == seat
        else SeatRow(each.seat, "bot", None, bot_name(level), level, deck=each.deck)
        for each in row.seats
    ]
    return RoomRow(
        house.new_id(),
        row.slug,
        guest.id,
        "unlisted",
        "running",
        row.choices,
        row.rulings,
        row.pace,
        now,
        now,
        number=step,
        seats=seats,
    )
