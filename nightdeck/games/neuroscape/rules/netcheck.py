"""The Netcheck stage: what happens on it is collected, then ordered by the active player (NEU-5.3).

NEU-5.3b Bleed growth is one entry of that queue, for all of the active player's characters.

Worked examples: NEU-E35, NEU-E57, NEU-E68.
"""

from __future__ import annotations

from nightdeck.games.neuroscape.model.abilities import BLEEDING
from nightdeck.games.neuroscape.model.events import COUNTERS_PLACED, NETCHECK_CAME
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import BLEED, NONE


def collect(state: NeuState, seat: int) -> None:
    """NEU-5.3a Collect what happens on a player's netcheck.

    NEU-5.3c Bleeding is collected only if one of their characters has a bleed counter by now.
    """
    if any(state.counters[BLEED][card] for card in state.characters(seat)):
        state.pending.append([seat, NONE, BLEEDING, seat, 0])
    state.emit(NETCHECK_CAME, seat)


def grow_bleeding(state: NeuState, seat: int) -> None:
    """NEU-20.2 Every character of a player that has a bleed counter gains one."""
    for card in state.characters(seat):
        if state.counters[BLEED][card]:
            state.counters[BLEED][card] += 1
            state.dirty = 1
            state.moved = 1
            state.emit(COUNTERS_PLACED, card, BLEED, 1)
