"""What needs agreement: undo after something was seen, bots for the absent, rematches."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

from nightdeck.table import matches
from nightdeck.table.protocol import Comeback, Consent, Refusal, Rematch, Takeover, Undo
from nightdeck.table.rooms import Pending, Room, is_human
from nightdeck.table.store_rooms import RoomRow, SeatRow

if TYPE_CHECKING:
    from nightdeck.table.acts import Answer, Speaker


async def undo(room: Room, speaker: Speaker, message: Undo) -> Answer:
    """Take a decision back: free if nothing was learned since, else by consent; bots consent."""
    seat = speaker.own_seat(room)
    play = room.running()
    reason = play.undo_needs(seat)
    target = play.undo_target(seat)
    if target < 0:
        raise Refusal("not_allowed", "there is nothing to undo")
    mine = room.mine(speaker.id)
    others = [each.seat for each in room.people() if each.seat not in mine]
    if not reason or not others:
        await room.undo(seat)
        return {}
    text = f"{room.row.seats[seat].name} asks to undo ({reason})"
    propose(room, Pending("undo", seat, text, others, seat, play.counting[target]))
    return {"pending": True}


def propose(room: Room, pending: Pending) -> None:
    """Put a proposal to the others; there is one at a time."""
    if room.pending is not None and room.pending.seat != pending.seat:
        raise Refusal("not_allowed", "another proposal is open")
    room.proposals += 1
    pending.number = room.proposals
    room.pending = pending
    room.publish()


async def consent(room: Room, speaker: Speaker, message: Consent) -> Answer:
    """Agree to a proposal or refuse it."""
    mine = room.mine(speaker.id)
    pending = room.pending
    if pending is None or not any(seat in pending.needs for seat in mine):
        raise Refusal("not_allowed", "nobody asks for your consent")
    if message.proposal != pending.number:
        raise Refusal("stale", "you are asked something else now; read it before you answer")
    if not message.yes:
        room.pending = None
        room.publish()
        return {}
    pending.yes += [seat for seat in mine if seat in pending.needs and seat not in pending.yes]
    if len(pending.yes) < len(pending.needs):
        room.publish()
        return {}
    room.pending = None
    if pending.kind == "undo":
        await room.undo(pending.target, pending.decision)
    else:
        await hand_over(room, pending.target, True)
    return {}


async def takeover(room: Room, speaker: Speaker, message: Takeover) -> Answer:
    """Propose that a bot plays for a seat; the absent are not asked."""
    seat = speaker.own_seat(room)
    if matches.waiting(room) is None:
        room.running()
    if message.seat >= len(room.row.seats) or message.seat in room.mine(speaker.id):
        raise Refusal("not_allowed", "this can be proposed for another's seat only")
    row = room.row.seats[message.seat]
    if not is_human(row) or row.taken_over or row.guest is None or room.has_left(row.seat):
        raise Refusal("not_allowed", "no person plays this seat")
    remaining = room.house.settings.limits.absent_seconds - room.absent_for(row.guest)
    absent = remaining <= 0
    needs = [
        each.seat
        for each in room.people()
        if each.guest != speaker.id
        and (each.seat != row.seat or not absent)
        and (each.seat == row.seat or room.is_here(each.guest))
    ]
    if not needs:
        await hand_over(room, row.seat, True)
        return {}
    text = f"{room.row.seats[seat].name} proposes that a bot plays for {row.name}"
    pending = Pending("takeover", seat, text, needs, row.seat)
    propose(room, pending)
    if not room.is_here(row.guest):
        again = partial(room.post, partial(give_up_waiting, room, pending, row.guest))
        asyncio.get_running_loop().call_later(max(0.0, remaining), again)
    return {"pending": True}


async def give_up_waiting(room: Room, pending: Pending, guest: str) -> None:
    """Stop asking somebody who has stayed away whether a bot may play for them."""
    if room.pending is not pending or room.is_here(guest):
        return
    pending.needs = [seat for seat in pending.needs if seat != pending.target]
    if all(seat in pending.yes for seat in pending.needs):
        room.pending = None
        await hand_over(room, pending.target, True)
    else:
        room.publish()


async def comeback(room: Room, speaker: Speaker, message: Comeback) -> Answer:
    """Take the own seat back from a bot."""
    if message.seat not in room.mine(speaker.id):
        raise Refusal("not_seated", "this seat is not yours")
    await hand_over(room, message.seat, False)
    return {}


async def hand_over(room: Room, seat: int, to_bot: bool) -> None:
    """Let a bot play a seat, or its owner again."""
    await room.house.store.rooms.change_seat(room.row.id, seat, taken_over=to_bot)
    room.row.seats[seat].taken_over = to_bot
    room.publish()
    room.follow()
    await matches.go_on(room)


async def rematch(room: Room, speaker: Speaker, message: Rematch) -> Answer:
    """Ask for another game; it begins when every person wants the same."""
    play = room.playing()
    if play.over is None:
        raise Refusal("not_allowed", "the game is not over yet")
    if matches.waiting(room) is not None:
        raise Refusal("not_allowed", "the match goes on; get ready for its next game")
    mine = room.mine(speaker.id)
    if not mine:
        raise Refusal("not_seated", "you do not sit at this table")
    for seat in mine:
        room.rematches[seat] = message.swap
    wanted = [room.rematches.get(each.seat) for each in room.people()]
    if room.row.following is None and all(each is message.swap for each in wanted):
        row = again(room, message.swap)
        if not await room.house.store.rooms.add_next(room.row.id, row):
            await room.catch_up()
            return {}
        room.row.following = row.id
    room.publish()
    return {}


def again(room: Room, swap: bool) -> RoomRow:
    """Return a new room with the same settings, the people moved one seat on if wanted."""
    old, game = room.row, room.house.games[room.row.slug]
    now = room.house.clock()
    count = len(old.seats)
    kept = matches.kept_of(room)
    decks = [seat.deck for seat in old.seats] if kept is None else kept.decks
    seats: list[SeatRow] = []
    for seat in old.seats:
        sitter = old.seats[(seat.seat + 1) % count] if swap else seat
        taken: dict[str, Any] = {"kind": sitter.kind, "guest": sitter.guest, "name": sitter.name}
        seats.append(SeatRow(seat.seat, **taken, level=sitter.level, deck=decks[seat.seat]))
    return RoomRow(
        room.house.new_id(),
        old.slug,
        old.maker,
        old.visibility,
        "waiting",
        old.choices,
        old.rulings,
        old.pace,
        now,
        now,
        match=None if kept is None else matches.begun(game, kept.kind, decks),
        seats=seats,
    )
