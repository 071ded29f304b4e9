"""The Initialize stage: refresh, two picks, force quits (NEU-5.1); no swift check in it.

Worked examples: NEU-E48, NEU-E49, NEU-E59.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.neuroscape.model.events import FORCE_QUIT, PICKED_DRAW, PICKED_INSTALL
from nightdeck.games.neuroscape.model.options import DONE_WITH, DRAW, INSTALL, QUIT, STOP
from nightdeck.games.neuroscape.model.rulings import R16, R37, R49, R68
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import ATTACHED, CYBERDECK, NONE, RAM_DECK
from nightdeck.games.neuroscape.rules.hands import draw, missed_draw
from nightdeck.games.neuroscape.rules.leaving import QUITTING, can_be_destroyed, leave_play
from nightdeck.games.neuroscape.rules.ram import install, refresh_ram, running
from nightdeck.games.neuroscape.rules.triggers import settle
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import EVERYBODY, Option


def refresh_all(state: NeuState, seat: int) -> None:
    """NEU-5.1b All at once; NEU-10.17 what does not refresh is skipped once; NEU-R68.

    NEU-10.4b Abilities are ready again for whoever controls the character now.
    """
    refresh_ram(state, running(state, seat))
    for card in state.characters(seat):
        stays = state.frozen[card] > 0
        state.frozen[card] = 0
        if not stays:
            state.running[card] = 0
        if not (stays and state.rulings[R68]):
            state.spent[card] = 0
    state.round_uses = [row for row in state.round_uses if row[2] != seat]


# NEU-5.1c Picks -----------------------------------------------------------------------------------


def picks(state: NeuState, seat: int) -> int:
    """NEU-4.7 One pick for the first player's first turn; NEU-R49."""
    if state.turns_taken[seat] > 1:
        return 2
    if seat == state.first_seat:
        return 1
    is_first_team = state.teams[seat] == state.teams[state.first_seat]
    return 1 if state.rulings[R49] and is_first_team else 2


class Picks(Frame):
    """NEU-5.1c Each pick is a draw, an install, or the end; the first is seen before the second."""

    steps: ClassVar[tuple[str, ...]] = ("miss", "suffer", "pick", "take", "go_on")

    def __init__(self, left: int) -> None:
        self.left: int = left

    def miss(self, state: NeuState) -> str | None:
        """NEU-R16 An empty Cyberdeck at the start of the picks is a missed draw."""
        if state.rulings[R16] and not state.cards(state.active_seat, CYBERDECK):
            missed_draw(state, state.active_seat)
        return None

    def suffer(self, state: NeuState) -> str | None:
        """NEU-16.1 What the missed draw has cost is settled before the first pick."""
        settle(state)
        return None

    def pick(self, state: NeuState) -> str | None:
        """NEU-5.1c An empty deck removes its option."""
        seat = state.active_seat
        if self.left == 0 or state.is_out(seat):
            return DONE
        options: list[Option] = []
        if state.cards(seat, CYBERDECK):
            options.append((DRAW,))
        if state.cards(seat, RAM_DECK):
            options.append((INSTALL,))
        options.append((STOP,))
        state.ask_if_open(seat, "draw-install", options)
        return None

    def take(self, state: NeuState) -> str | None:
        """Draw or install."""
        self.left -= 1
        seat = state.active_seat
        if state.answer[0] == DRAW:
            draw(state, seat, 1)
            state.emit(PICKED_DRAW, seat)
        elif state.answer[0] == INSTALL:
            install(state, seat)
            state.emit(PICKED_INSTALL, seat)
        else:
            return DONE
        settle(state)
        return None

    def go_on(self, state: NeuState) -> str | None:
        """The next pick."""
        return "pick"


# NEU-7.11 Force quit ------------------------------------------------------------------------------


class ForceQuits(Frame):
    """NEU-5.1d Repeatedly one persistent card, or done."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def offer(self, state: NeuState) -> str | None:
        """NEU-7.11 Everything persistent a player controls but mainframe and RAM."""
        if state.is_out(self.seat):
            return DONE
        options: list[Option] = [(QUIT, card) for card in quittable(state, self.seat)]
        options.append((DONE_WITH,))
        state.ask_if_open(self.seat, "force-quit", options, default=len(options) - 1)
        return None

    def take(self, state: NeuState) -> str | None:
        """NEU-7.11 The card is destroyed, its RAM returns refreshed."""
        if state.answer[0] == DONE_WITH:
            return DONE
        card = state.answer[1]
        state.reveal(card, EVERYBODY)
        state.emit(FORCE_QUIT, card, self.seat)
        leave_play(state, [card], QUITTING)
        settle(state)
        return "offer"


def quittable(state: NeuState, seat: int) -> list[int]:
    """NEU-7.11, NEU-20.22, NEU-R37 Return what a player may force quit."""
    found = list(state.characters(seat))
    for other in range(state.seats):
        found += [card for card in state.slot_cards(other) if state.control[card] == seat]
        found += [card for card in state.cards(other, ATTACHED) if state.control[card] == seat]
    environment = state.environment()
    if environment != NONE and state.control[environment] == seat:
        found.append(environment)
    if state.rulings[R37]:
        return found
    return [card for card in found if can_be_destroyed(state, card)]
