"""The Reset stage: what ends with a turn, and what ends before the next one (NEU-5.7).

Worked examples: NEU-E42.
"""

from __future__ import annotations

from nightdeck.games.neuroscape.model.abilities import FADING
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import DOOMED, FLEETING, THIS_TURN, UNTIL_TURN_OF
from nightdeck.games.neuroscape.rules.control import revert_control
from nightdeck.games.neuroscape.rules.leaving import PURGING, leave_play


def end_this_turn(state: NeuState) -> None:
    """NEU-10.12 Everything that lasts until the end of the turn ends."""
    state.expire(THIS_TURN)
    state.discounts = [row for row in state.discounts if row[5] > THIS_TURN]
    revert_control(state)


def queue_fleeting(state: NeuState) -> None:
    """NEU-5.7d Tokens made for this turn only are purged by a trigger, after the checkpoint."""
    for row in state.marks:
        token, serial = row[1:3]
        if row[0] == FLEETING and state.serial[token] == serial:
            state.pending.append([state.control[token], token, FADING, token, serial])
    state.marks = [row for row in state.marks if row[0] not in (FLEETING, DOOMED)]


def fade(state: NeuState, token: int, serial: int) -> None:
    """NEU-5.7b A token that was made for this turn only ceases to exist."""
    if state.serial[token] == serial:
        leave_play(state, [token], PURGING)


def end_until_next_turn(state: NeuState, seat: int) -> None:
    """NEU-10.12 Effects until the start of a player's next turn end before it."""
    kept: list[tuple[int, ...]] = []
    for row in state.lasting:
        if row[3] == UNTIL_TURN_OF + seat:
            state.dirty = 1
        else:
            kept.append(row)
    state.lasting = kept
