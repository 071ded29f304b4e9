"""Giving up (NEU-16.8): a single player is eliminated, of a team the partner plays on for both.

NEU-2.10 A player may concede at any decision, whoever is asked.
"""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.model.events import GAVE_UP
from nightdeck.games.neuroscape.model.items import SEAT
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.rules.announcing import Announcing
from nightdeck.games.neuroscape.rules.triggers import Acting
from nightdeck.games.neuroscape.rules.winning import eliminate
from nightdeck.kernel.errors import WrongSeat
from nightdeck.kernel.frames import Frame

ASKING: Final = ("offer", "choose", "declare", "pick")
"""Steps of these names only ask and can be run again."""


def concede(state: NeuState, seat: int) -> None:
    """NEU-16.8 The decisions of a player who gives up pass to the partner, if one plays on."""
    if state.deciding[seat] != seat:
        raise WrongSeat(f"seat {seat} has given up already, and the partner plays on")
    team = [each for each in state.survivors() if state.teams[each] == state.teams[seat]]
    heirs = [each for each in team if each != seat and state.deciding[each] == each]
    if not heirs:
        for each in team:
            abandon(state, each)
        eliminate(state, team)
        ask_again(state)
        return
    state.deciding[seat] = heirs[0]
    state.emit(GAVE_UP, seat)
    question = state.question
    if question is not None and question.seat == seat:
        question.seat = heirs[0]


def ask_again(state: NeuState) -> None:
    """NEU-8.13 Put an open question anew: what it is about may have left the game."""
    if state.question is None or state.outcome is not None:
        return
    step = state.at[-1] - 1
    if state.stack[-1].steps[step].startswith(ASKING):
        state.question = None
        state.at[-1] = step


def abandon(state: NeuState, seat: int) -> None:
    """NEU-16.9 Drop what a player was about to do, and the rest of an effect of theirs at work.

    Everything above a procedure that has begun belongs to it; one that has not begun goes alone.
    """
    place = 0
    while place < len(state.stack):
        if not is_work_of(state.stack[place], seat):
            place += 1
        elif state.at[place]:
            state.question = None
            for above in range(place, len(state.stack)):
                if isinstance(state.stack[above], Acting) and state.at[above]:
                    state.context.pop()
            state.in_combat_damage = 0
            del state.stack[place:], state.at[place:]
        else:
            del state.stack[place], state.at[place]


def is_work_of(frame: Frame, seat: int) -> bool:
    """Tell whether a procedure is an effect or an announcement of a player."""
    if isinstance(frame, Acting):
        return frame.seat == seat
    return isinstance(frame, Announcing) and frame.item[SEAT] == seat
