"""One message of one client: counted, carried out by the room's owner, answered."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from nightdeck.kernel.state import NOBODY, PASS, State
from nightdeck.seen.views import joined
from nightdeck.table.acts import ACTS, Speaker
from nightdeck.table.numbers import small_number
from nightdeck.table.plays import Play
from nightdeck.table.protocol import Chat, ClientMessage, Hint, Ping, Refusal
from nightdeck.table.rooms import Room

ADVISER: Final = "legend"
"""The level that gives hints: the strongest of ours."""


async def answer(room: Room, speaker: Speaker, message: ClientMessage) -> dict[str, Any]:
    """Do what a message asks for and return the answer; a refusal is raised."""
    if isinstance(message, Ping):
        return {"type": "pong", "id": message.id}
    if isinstance(message, Hint):
        return {"id": message.id, **await hint(room, speaker)}
    if isinstance(message, Chat) and not room.house.chats.allows(speaker.id or ""):
        raise Refusal("slow_down", "you speak too fast; wait a little")
    act = ACTS[type(message)]
    result = await room.do(partial(act, room, speaker, message))
    return {"type": "ok", "id": message.id, **result}


async def hint(room: Room, speaker: Speaker) -> dict[str, Any]:
    """Ask the best bot what it would do; one question of a guest at a time."""
    play = room.running()
    seat = play.asked
    if seat is None or seat not in room.mine(speaker.id):
        raise Refusal("wrong_seat", "you are not asked anything")
    house = room.house
    who = speaker.id or ""
    if who in house.hinting:
        raise Refusal("slow_down", "a hint is already being thought about")
    house.hinting.add(who)
    try:
        number, shown = play.number, play.number_for(seat)
        player = f"{room.row.id} {seat} hint"
        job = partial(room.job, number, "hint", player, ADVISER)
        thought = await house.bots.think(job, player, who)
        following = None if thought is None else after_pass(play, number, thought.option)
        if following is not None:
            # The pass leads to a question that is shown already: that one is answered.
            job = partial(room.job, number, "hint then", player, ADVISER, following)
            thought = await house.bots.think(job, player, who)
    finally:
        house.hinting.discard(who)
    question = play.state.question
    if thought is None or play.number != number or question is None:
        raise Refusal("not_found", "there is no hint here")
    state = play.state if following is None else following
    assert state.question is not None
    option = min(thought.option, len(state.question.options) - 1)
    wording = play.game.describe(state, seat, state.question.options[option])
    told = thought.reason or wording.text
    text = told if told.startswith(wording.text) else f"{wording.text} ({told})"
    answer = {"type": "hint", "number": shown, "option": option, "text": text}
    if following is not None:
        answer.update(option=question.options.index(PASS), then=option)
    return answer


def after_pass(play: Play, number: int, option: int) -> State | None:
    """Return the question after a pass, if a bot passes and the two are shown as one."""
    question = play.state.question
    if play.number != number or question is None or question.options[option : option + 1] != [PASS]:
        return None
    return joined(play.state)


def perspective(room: Room, guest: str | None, wanted: str | None) -> int:
    """Return the seat somebody looks from: the one asked for if it is theirs, else their first."""
    mine = room.mine(guest)
    if wanted == "-1":
        return NOBODY
    seat = small_number(wanted, 0, 15)
    if seat is not None and seat in mine:
        return seat
    return mine[0] if mine else NOBODY
