"""What a table shows of itself beside the game: its seats, a seat's own settings, the chat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nightdeck.kernel.game import View
from nightdeck.kernel.state import NOBODY
from nightdeck.play.stops import described
from nightdeck.table import lessons
from nightdeck.table.matches import match_shown, swap_shown
from nightdeck.table.store_rooms import SeatRow

if TYPE_CHECKING:
    from nightdeck.table.rooms import Room


def waiting_document(room: Room, seat: int) -> View:
    """Return the game's part of the document while the table waits for players."""
    return {
        "game": room.row.slug,
        "seat": seat,
        "number": 0,
        "over": None,
        "prompt": None,
        "waiting": None,
        "log": [],
    }


def room_shown(room: Room) -> View:
    """Return what everybody may know about the table itself."""
    row, games = room.row, room.house.games
    return {
        "table": row.id,
        "title": games[row.slug].title if row.slug in games else row.slug,
        "status": row.status,
        "notice": row.notice,
        "maker": next((each.seat for each in row.seats if each.guest == row.maker), None),
        "visibility": row.visibility,
        "seats": [seat_shown(room, each) for each in row.seats],
        "watching": len(room.feeds[NOBODY].outboxes),
        "pending": room.pending and room.pending.shown(),
        "pace": row.pace,
        "rematch": [{"seat": seat, "swap": swap} for seat, swap in room.rematches.items()],
        "next": row.following,
        "match": match_shown(room),
    }


def seat_shown(room: Room, seat: SeatRow) -> View:
    """Return what everybody may know about a seat."""
    return {
        "seat": seat.seat,
        "role": room.house.role(room.row.slug, len(room.row.seats), seat.seat),
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "here": seat.kind == "bot" or (seat.guest is not None and room.is_here(seat.guest)),
        "taken_over": seat.taken_over,
    }


def own_shown(room: Room, seat: int) -> View | None:
    """Return what only the player of a seat sees of the table itself."""
    if seat == NOBODY:
        return None
    row = room.row.seats[seat]
    return {
        "stops": row.stops,
        "kinds": kinds_shown(room, seat),
        "passed": list(room.passed.get(seat, ())),
        "passing": room.ordered_answer(seat) is not None,
        "mutes": row.mutes,
        "undo": undo_shown(room, seat),
        "deck": room.house.deck_title(room.row.slug, row.deck),
        "odds": odds_shown(room, seat),
        "swap": swap_shown(room, seat),
        **({"lesson": lessons.shown(room, seat)} if room.guide is not None else {}),
    }


def kinds_shown(room: Room, seat: int) -> View:
    """Return the kinds of questions a seat may let pass, as its game names them."""
    if room.row.slug not in room.house.games:
        return {"conflict": "", "stops": []}
    game = room.house.games[room.row.slug]
    return described(game, len(room.row.seats), seat)


def odds_shown(room: Room, seat: int) -> list[View] | None:
    """Return how sure bots were of their last choices, to one who asked for it and plays alone.

    No option and no card is named. Still, a chance tells as much as a face, so that nobody gets
    it at a table with other people.
    """
    if seat not in room.curious or not room.is_alone(seat):
        return None
    return [
        {"step": told["steps"][seat], "seat": told["seat"], "text": told["text"]}
        for told in room.odds
    ]


def undo_shown(room: Room, seat: int) -> View | None:
    """Return whether a seat can take something back, and whether for free."""
    play = room.play
    if play is None or play.over or play.undo_target(seat) < 0:
        return None
    reason = play.undo_needs(seat)
    return {"free": not reason, "reason": reason}


def chat_shown(room: Room, seat: int) -> list[View]:
    """Return the chat as a seat hears it; during play spectators only hear each other."""
    quiet = set(room.row.seats[seat].mutes) if seat != NOBODY else set()
    if seat != NOBODY and room.row.status == "running":
        quiet.add("watchers")
    return [
        {"n": each.n, "who": each.who, "name": each.name, "text": each.text, "at": each.at}
        for each in room.chat
        if each.who not in quiet
    ]
