"""Leaving the game: what a player owns goes, what concerns them ends (CCG-13.12 to CCG-13.16)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.model.events import GAME_OVER, PLAYER_LEFT
from nightdeck.games.cyberpunk_ccg.model.options import CANCEL
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import GONE, NONE
from nightdeck.games.cyberpunk_ccg.rules.attacks import Attack
from nightdeck.games.cyberpunk_ccg.rules.carrying import CarryOut
from nightdeck.games.cyberpunk_ccg.rules.declaring import Declaring
from nightdeck.games.cyberpunk_ccg.rules.leaving import Trashing
from nightdeck.games.cyberpunk_ccg.rules.legwork import PayingForOp
from nightdeck.games.cyberpunk_ccg.rules.paying import UNPAID, Payment
from nightdeck.games.cyberpunk_ccg.rules.responding import Responding
from nightdeck.games.cyberpunk_ccg.rules.shopping import Buying, Moving
from nightdeck.games.cyberpunk_ccg.rules.triggers import Waiting
from nightdeck.games.cyberpunk_ccg.rules.turns import Parking, Turns, end_turn
from nightdeck.games.cyberpunk_ccg.rules.using import Using
from nightdeck.games.cyberpunk_ccg.rules.using_cards import leave, to_trash
from nightdeck.kernel.frames import Frame

DROPPED: Final = (Using, Buying, Payment, Attack, Responding, Trashing, CarryOut, Waiting)
"""Procedures that keep something in the state which must go with them."""


def concede(state: CcgState, seat: int) -> None:
    """CCG-13.12 All cards they own leave the game; the last player left wins."""
    state.emit(PLAYER_LEFT, seat)
    cut_short(state, seat)
    state.leave(seat)
    clear_away(state, seat)
    left = state.survivors()
    if len(left) == 1:
        state.emit(GAME_OVER, left[0])
        state.end((left[0],), "Everybody else has given up", "CCG-13.12")


def cut_short(state: CcgState, seat: int) -> None:
    """CCG-13.14 End the turn of an active player; else only what concerns who leaves."""
    if seat == state.active_seat and state.turn:
        for depth, frame in enumerate(state.stack):
            if isinstance(frame, Turns):
                cut(state, depth + 1)
                end_turn(state)
                state.question = None
                return
    for depth, frame in enumerate(state.stack):
        if concerns(state, frame, seat):
            cut(state, depth)
            state.result = UNPAID
            state.answer = (CANCEL,)
            state.question = None
            return


def concerns(state: CcgState, frame: Frame, seat: int) -> bool:
    """CCG-13.14 Tell whether a procedure is somebody's own, or an attack on them."""
    if isinstance(frame, Attack):
        return seat in (state.target_seat, state.active_seat)
    if isinstance(frame, (Using, Buying, Moving, Declaring, PayingForOp, Parking)):
        return frame.seat == seat
    return isinstance(frame, CarryOut) and frame.seat == seat


def cut(state: CcgState, depth: int) -> None:
    """End every procedure above a depth, the newest first, without result."""
    while len(state.stack) > depth:
        frame = state.stack.pop()
        state.at.pop()
        if isinstance(frame, DROPPED):
            frame.drop(state)


def clear_away(state: CcgState, seat: int) -> None:
    """CCG-13.12, CCG-13.16 Own cards leave the game, others' go to their owners' trash."""
    gone = state.table_zone(GONE)
    for card in range(len(state.owner)):
        if state.owner[card] == seat:
            for attached in list(state.hosted.get(card, ())):
                state.detach(attached)
            if state.is_in_play(card):
                leave(state, card, gone)
            elif state.zone[card] != gone:
                state.move(card, gone)
    for card in range(len(state.owner)):
        if state.owner[card] == seat or state.is_gone(card):
            continue
        lost = state.control[card] == seat or (
            state.kind_of_zone(card) == 7 and state.host[card] == NONE
        )
        if lost and (state.is_in_play(card) or state.kind_of_zone(card) == 8):
            to_trash(state, card)
    for row in state.doomed:
        row[:] = [card for card in row if not state.is_gone(card)]
    state.lasting = [row for row in state.lasting if row[3] >> 3 & 7 != seat]
    state.security = [row for row in state.security if row[4] >> 3 & 7 != seat]
    state.pending = [row for row in state.pending if row[0] != seat]
