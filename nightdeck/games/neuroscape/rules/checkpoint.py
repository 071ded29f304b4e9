"""Checkpoints: eliminate, destroy, return and commit memory until nothing changes (NEU-16.1).

Worked examples: NEU-E20, NEU-E21, NEU-E23.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.neuroscape.model.costs import cost_in_play
from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.numbers import defense
from nightdeck.games.neuroscape.model.options import COMMIT_TO, GIVE_BACK
from nightdeck.games.neuroscape.model.rulings import R24, R25
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import ATTACHED, BANK, NONE
from nightdeck.games.neuroscape.rules.cyberware import fits_still
from nightdeck.games.neuroscape.rules.leaving import (
    DESTRUCTION,
    can_be_destroyed,
    leave_play,
    release,
)
from nightdeck.games.neuroscape.rules.ram import commit, committed, missing, running
from nightdeck.games.neuroscape.rules.winning import eliminate_the_fallen
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option


class Checkpoint(Frame):
    """NEU-16.1 One checkpoint, repeated until nothing changes."""

    steps: ClassVar[tuple[str, ...]] = (
        "eliminate",
        "destroy_dead",
        "return_excess",
        "take_excess",
        "commit_short",
        "take_commit",
        "repeat",
    )

    def eliminate(self, state: NeuState) -> str | None:
        """NEU-16.1 (1), (2) All without health go at once, NEU-16.6 before any trigger."""
        state.dirty = 0
        eliminate_the_fallen(state)
        return DONE if state.outcome is not None else None

    def destroy_dead(self, state: NeuState) -> str | None:
        """NEU-16.1 (3) Destroy together what cannot live on."""
        destroy_dead(state)
        return None

    def return_excess(self, state: NeuState) -> str | None:
        """NEU-7.10 A character with too much RAM gives some back, running."""
        for seat in state.clockwise(state.active_seat):
            for card in state.characters(seat):
                if missing(state, card) < 0:
                    rams = committed(state, card)
                    options: list[Option] = []
                    seen: list[tuple[int, int]] = []
                    for ram in rams:
                        face = state.definition[ram], state.owner[ram]
                        if face not in seen:
                            seen.append(face)
                            options.append((GIVE_BACK, ram))
                    state.ask_if_open(seat, "give-back", options, (card,))
                    return None
        return "commit_short"

    def take_excess(self, state: NeuState) -> str | None:
        """NEU-7.10 The chosen RAM returns."""
        if state.host[state.answer[1]] != NONE:  # else its owner has given up just now
            release(state, state.answer[1], False)
        return "return_excess"

    def commit_short(self, state: NeuState) -> str | None:
        """NEU-7.7, NEU-7.15 A character that lacks RAM gets it from its controller's bank.

        NEU-7.8 With an empty bank it stays short.
        """
        for seat in state.clockwise(state.active_seat):
            if not state.cards(seat, BANK):
                continue
            short = [card for card in state.characters(seat) if missing(state, card) > 0]
            if short:
                options = commitments(state, seat, short)
                state.ask_if_open(seat, "commit-order", options, tuple(short))
                return None
        return "repeat"

    def take_commit(self, state: NeuState) -> str | None:
        """NEU-7.7 Lay the RAM under the character."""
        if state.is_on_field(state.answer[1]):  # else its controller has given up just now
            commit(state, state.answer[2], state.answer[1])
        return "commit_short"

    def repeat(self, state: NeuState) -> str | None:
        """NEU-16.1 Until nothing changes."""
        return "eliminate" if state.dirty else DONE


def destroy_dead(state: NeuState) -> None:
    """NEU-16.1 (3) Characters beaten or without defense; cyberware without bearer or port."""
    dead = [
        card
        for card in state.all_characters()
        if is_beaten(state, card) and can_be_destroyed(state, card)
    ]
    for seat in range(state.seats):
        for card in state.cards(seat, ATTACHED):
            if is_loose(state, card):
                dead.append(card)
    leave_play(state, dead, DESTRUCTION)


def is_beaten(state: NeuState, card: int) -> bool:
    """NEU-16.1 (3) Tell whether damage or a defense of 0 destroys a character."""
    value = defense(state, card)
    return value <= 0 or state.damage[card] >= value


def is_loose(state: NeuState, card: int) -> bool:
    """NEU-11.4, NEU-11.6 Tell whether cyberware has lost a bearer or its port."""
    if state.host[card] == NONE:
        return True
    if POOL[state.definition[card]].tether and state.host_too[card] == NONE:
        return True
    return not fits_still(state, card)


def commitments(state: NeuState, seat: int, short: list[int]) -> list[Option]:
    """NEU-7.7 Return which RAM may go to whom; NEU-R24, NEU-R25."""
    rams = next_ram(state, seat)
    order = state.rulings[R24]
    if order == 1:
        short = [min(short, key=state.stamp.__getitem__)]
    elif order == 2:
        short = [min(short, key=lambda card: (cost_in_play(state, card), state.stamp[card]))]
    elif len(short) > 1 and not POOL[state.definition[rams[0]]].advanced:
        lacking = sum(missing(state, card) for card in short)
        if len(state.cards(seat, BANK)) >= lacking:
            short = short[:1]
    return [(COMMIT_TO, card, ram) for card in short for ram in rams]


def next_ram(state: NeuState, seat: int) -> list[int]:
    """NEU-7.7 Return the RAM that may move next: refreshed before running, basic before advanced.

    Of equal RAM one is named.
    """
    bank = state.cards(seat, BANK)
    ready = [ram for ram in bank if not state.running[ram]] or running(state, seat)
    if not state.rulings[R25]:
        basic = [ram for ram in ready if not POOL[state.definition[ram]].advanced]
        ready = basic or ready
    found: list[int] = []
    seen: list[int] = []
    for ram in ready:
        if state.definition[ram] not in seen:
            seen.append(state.definition[ram])
            found.append(ram)
    return found
