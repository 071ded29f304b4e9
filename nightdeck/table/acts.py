"""What each message of a client does; everything here runs inside the owner of the room."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from nightdeck.kernel.game import Wording
from nightdeck.kernel.handles import tagged
from nightdeck.kernel.state import NOBODY, PASS
from nightdeck.play.plans import Plan
from nightdeck.play.players import called_now
from nightdeck.play.stops import SPECIAL, is_mode
from nightdeck.seen.views import joined, reason, uses
from nightdeck.table import agreements, lessons, matches
from nightdeck.table.feeds import Outbox
from nightdeck.table.house import hashed
from nightdeck.table.plays import DECIDE, PLAYER, Play, resignation
from nightdeck.table.protocol import (
    Chat,
    Comeback,
    Consent,
    Decide,
    Fill,
    Invite,
    Learn,
    Look,
    Message,
    Mute,
    Pace,
    Ready,
    Reasons,
    Refusal,
    Rematch,
    Resign,
    Shortcut,
    Stops,
    Takeover,
    Undo,
    Why,
)
from nightdeck.table.rooms import Room, is_human
from nightdeck.table.store_guests import Guest
from nightdeck.table.store_rooms import ChatLine, bot_name
from nightdeck.table.words import clean

Answer = dict[str, Any]


class Speaker:
    """Who sends a message: a guest or nobody, from the perspective of a seat."""

    def __init__(self, guest: Guest | None, seat: int, outbox: Outbox | None = None) -> None:
        self.guest = guest
        self.seat = seat
        self.outbox = outbox

    @property
    def id(self) -> str | None:
        """The id of the guest, if there is one."""
        return None if self.guest is None else self.guest.id

    def own_seat(self, room: Room) -> int:
        """Return the seat they speak for, or refuse."""
        mine = room.mine(self.id)
        if not mine:
            raise Refusal("not_seated", "you do not sit at this table")
        return self.seat if self.seat in mine else mine[0]


async def decide(room: Room, speaker: Speaker, message: Decide) -> Answer:
    """Take a decision; the same one sent again is harmless."""
    play, seat = asked(room, speaker, message.number, message.option)
    if play is None:
        return {"repeated": True}
    lessons.check(room, message.option)
    if message.then is not None:
        return await decide_joined(room, play, seat, message)
    await room.decide(seat, play.number, message.option, PLAYER)
    return {}


async def decide_joined(room: Room, play: Play, seat: int, message: Decide) -> Answer:
    """Take a pass and the answer to the question it leads to, which were shown as one."""
    question, following = play.state.question, joined(play.state)
    asked = None if following is None else following.question
    chosen = [] if question is None else question.options[message.option : message.option + 1]
    then = -1 if message.then is None else message.then
    if asked is None or chosen != [PASS] or not 0 <= then < len(asked.options):
        raise Refusal("unlisted", "there is no such answer after a pass", number=message.number)
    await room.decide(seat, play.number, message.option, PLAYER)
    lessons.check(room, then)
    await room.decide(seat, play.number, then, PLAYER)
    return {"taken": 2}


def asked(room: Room, speaker: Speaker, number: int, option: int | None) -> tuple[Play | None, int]:
    """Return the seat whose question this answers; no game if it was answered so before."""
    mine = room.mine(speaker.id)
    if not mine:
        raise Refusal("not_seated", "you do not sit at this table")
    play = room.playing()
    for known, act in play.recent:
        same = known == number and act.kind == DECIDE and act.seat in mine
        if same and act.option == option:
            return None, act.seat
    seat = play.asked if play.asked in mine else speaker.own_seat(room)
    shown = play.number_for(seat)
    if number != shown:
        raise Refusal("stale", f"the open question is number {shown}", number=shown)
    room.running()
    if seat != play.asked:
        raise Refusal("wrong_seat", "somebody else is asked", number=shown)
    if room.row.seats[seat].taken_over:
        raise Refusal("not_allowed", "a bot plays for you; take your seat back first")
    return play, seat


async def shortcut(room: Room, speaker: Speaker, message: Shortcut) -> Answer:
    """Take a sequence of decisions one by one, until something else comes between.

    What is left after somebody else was asked, or after a pause that this player lets pass, is
    taken when they are asked again.
    """
    play, seat = asked(room, speaker, message.number, None)
    assert play is not None
    known = play.game.shortcuts(play.state, seat)
    if message.shortcut >= len(known):
        raise Refusal("unlisted", "there is no such shortcut", number=play.number_for(seat))
    taken = 0
    options = list(known[message.shortcut][1])
    turn = room.turn_mark(seat)
    for option in options:
        question = play.state.question
        if question is None or question.seat != seat or option not in question.options:
            break
        lessons.check(room, question.options.index(option))
        await room.decide(seat, play.number, question.options.index(option), PLAYER)
        taken += 1
    if taken < len(options) and (room.guide is None or room.guide.lesson.is_game):
        room.plan = Plan(seat, options[taken:], turn)
    return {"taken": taken}


async def resign(room: Room, speaker: Speaker, message: Resign) -> Answer:
    """Give up, as the rules of the game have it; where they know no leaving a bot plays on."""
    seat = speaker.own_seat(room)
    if message.seat is not None and message.seat in room.mine(speaker.id):
        seat = message.seat
    play = room.running()
    if len(room.row.seats) <= 2 or not play.game.stand_ins:
        await room.record(play.conceded(seat, room.house.clock()))
        return {}
    if [each.seat for each in room.row.seats if is_human(each)] == [seat]:
        over = resignation(play, seat)
        step = play.resigned(seat, over["winners"], over["reason"], room.house.clock())
        await room.record(step)
        return {}
    row = room.row.seats[seat]
    fields = {"kind": "bot", "guest": None, "level": row.level or room.house.level}
    await room.house.store.rooms.change_seat(room.row.id, seat, **fields)
    row.kind, row.guest, row.level = "bot", None, fields["level"] or ""
    room.publish()
    room.follow()
    return {}


async def chat(room: Room, speaker: Speaker, message: Chat) -> Answer:
    """Say something to the table."""
    if speaker.guest is None:
        raise Refusal("not_allowed", "say who you are before you speak")
    text = clean(message.text, room.house.settings.limits.chat_length)
    if not text:
        raise Refusal("not_allowed", "there is nothing to say in this")
    mine = room.mine(speaker.id)
    who = f"seat {mine[0]}" if mine else "watchers"
    line = ChatLine(0, who, speaker.guest.name, text, int(room.house.clock()))
    room.chat.append(await room.house.store.rooms.say(room.row.id, line))
    del room.chat[: -room.house.settings.limits.chat_kept]
    room.publish()
    return {}


async def mute(room: Room, speaker: Speaker, message: Mute) -> Answer:
    """Hear somebody no more, or again."""
    row = room.row.seats[speaker.own_seat(room)]
    known = {"watchers", *(f"seat {each.seat}" for each in room.row.seats)}
    if message.who not in known:
        raise Refusal("not_found", "there is nobody of this name here")
    mutes = [each for each in row.mutes if each != message.who]
    if message.on:
        mutes.append(message.who)
    await room.house.store.rooms.change_seat(room.row.id, row.seat, mutes=mutes)
    row.mutes = mutes
    room.publish()
    return {}


async def stops(room: Room, speaker: Speaker, message: Stops) -> Answer:
    """Say when a kind of question is asked; what holds anyway is not kept."""
    if message.question.startswith("*") and message.question not in SPECIAL:
        names = ", ".join(SPECIAL)
        raise Refusal("not_allowed", f"there is no {message.question!r}; there are {names}")
    if not is_mode(message.question, message.mode):
        known = ", ".join(SPECIAL[message.question])
        raise Refusal("not_allowed", f"{message.question} is one of {known}")
    await room.order(speaker.own_seat(room), message.question, message.mode)
    room.follow()
    return {}


async def pace(room: Room, speaker: Speaker, message: Pace) -> Answer:
    """Set how fast bots play."""
    speaker.own_seat(room)
    await room.house.store.rooms.change(room.row.id, pace=message.milliseconds)
    room.row.pace = message.milliseconds
    room.publish()
    return {}


async def reasons(room: Room, speaker: Speaker, message: Reasons) -> Answer:
    """Let a seat hear how sure bots are; with other people at the table nobody does."""
    seat = speaker.own_seat(room)
    if message.on and not room.is_alone(seat):
        raise Refusal(
            "not_allowed", "other people play here; why bots chose is told when the game is over"
        )
    wanted = room.curious | {seat} if message.on else room.curious - {seat}
    room.curious = wanted
    room.publish()
    return {}


async def why(room: Room, speaker: Speaker, message: Why) -> Answer:
    """Say which options use a card, or why none does, from what its seat may know."""
    seat = speaker.own_seat(room)
    play = room.playing()
    if message.card not in play.documents[seat].get("cards", {}):
        raise Refusal("not_found", "you see no such card")
    card = tagged(play.state, message.card)
    used = [place for place, _ in uses(play.state, seat, card)]
    told = Wording("") if used else reason(play.state, seat, card)
    return {
        "type": "why",
        "card": message.card,
        "text": told.text,
        "clause": told.clause,
        "options": used,
    }


async def look(room: Room, speaker: Speaker, message: Look) -> Answer:
    """Look from another seat of one's own."""
    if message.seat != NOBODY and message.seat not in room.mine(speaker.id):
        raise Refusal("not_seated", "this seat is not yours")
    if speaker.outbox is None:
        raise Refusal("not_allowed", "only a connection can look around")
    speaker.seat = message.seat
    room.turn(speaker.outbox, message.seat)
    return {}


async def fill(room: Room, speaker: Speaker, message: Fill) -> Answer:
    """Put a bot on a seat nobody has taken."""
    row = free_seat(room, speaker, message.seat)
    level = called_now(message.level or room.house.level)
    if level not in room.house.levels:
        raise Refusal("not_found", f"there is no level {level!r}")
    name = bot_name(level)
    fields: dict[str, Any] = {"kind": "bot", "level": level, "name": name, "secret": None}
    await room.house.store.rooms.change_seat(room.row.id, row.seat, **fields)
    row.kind, row.level, row.name, row.secret = "bot", level, name, None
    room.publish()
    await room.house.begin_if_full(room)
    return {}


async def invite(room: Room, speaker: Speaker, message: Invite) -> Answer:
    """Make a link for a free seat; an earlier one stops working."""
    row = free_seat(room, speaker, message.seat)
    token = room.house.entropy(16).hex()
    await room.house.store.rooms.change_seat(
        room.row.id, row.seat, kind="link", secret=hashed(token)
    )
    row.kind, row.secret = "link", hashed(token)
    room.publish()
    return {"type": "invite", "seat": row.seat, "address": f"/join/{token}"}


def free_seat(room: Room, speaker: Speaker, seat: int) -> Any:
    """Return a seat the maker of the table may still give away."""
    if speaker.id is None or speaker.id != room.row.maker:
        raise Refusal("not_allowed", "only who made the table can do this")
    if seat >= len(room.row.seats) or room.row.seats[seat].kind not in ("open", "link"):
        raise Refusal("not_allowed", "this seat is not free")
    return room.row.seats[seat]


ACTS: Final[dict[type[Message], Callable[[Room, Speaker, Any], Awaitable[Answer]]]] = {
    Decide: decide,
    Shortcut: shortcut,
    Undo: agreements.undo,
    Consent: agreements.consent,
    Resign: resign,
    Chat: chat,
    Mute: mute,
    Stops: stops,
    Reasons: reasons,
    Pace: pace,
    Why: why,
    Look: look,
    Fill: fill,
    Invite: invite,
    Learn: lessons.learn,
    Takeover: agreements.takeover,
    Comeback: agreements.comeback,
    Rematch: agreements.rematch,
    Ready: matches.ready,
}
