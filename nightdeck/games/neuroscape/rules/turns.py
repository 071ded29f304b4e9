"""The turn, stage by stage (NEU-5); each stage has a file of its own.

NEU-1.1, NEU-18.9 Turns go round among two to six players, or in a figure 8 among two teams.
NEU-E73 says who is asked what in the first two turns.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.neuroscape.model.events import TURN_BEGINS, TURN_ENDS, TURN_STARTED
from nightdeck.games.neuroscape.model.rulings import R19, R70
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    AFTER_COMBAT,
    BEFORE_COMBAT,
    COMBAT,
    DEPLOY,
    INITIALIZE,
    NETCHECK,
    RESET,
)
from nightdeck.games.neuroscape.rules.cache import AutomaticCheck, unwind
from nightdeck.games.neuroscape.rules.combat import Combat
from nightdeck.games.neuroscape.rules.deploy import Deploying
from nightdeck.games.neuroscape.rules.hands import DiscardDown
from nightdeck.games.neuroscape.rules.initialize import ForceQuits, Picks, picks, refresh_all
from nightdeck.games.neuroscape.rules.netcheck import collect
from nightdeck.games.neuroscape.rules.reset import (
    end_this_turn,
    end_until_next_turn,
    queue_fleeting,
)
from nightdeck.games.neuroscape.rules.stability import StabilityCheck, is_unstable
from nightdeck.games.neuroscape.rules.triggers import settle
from nightdeck.games.neuroscape.rules.winning import watch_idling
from nightdeck.kernel.frames import DONE, Frame

HAND_LIMIT: int = 7
"""NEU-R19 `seven`."""


class Turns(Frame):
    """NEU-5.7c One turn after the other, in turn order."""

    steps: ClassVar[tuple[str, ...]] = ("take_turn", "pass_on")

    def take_turn(self, state: NeuState) -> str | None:
        """NEU-4.8 The active player takes a turn."""
        state.call(Turn())
        return None

    def pass_on(self, state: NeuState) -> str | None:
        """NEU-5.7c The next surviving player in turn order becomes active."""
        place = state.order.index(state.active_seat)
        for step in range(1, len(state.order) + 1):
            seat = state.order[(place + step) % len(state.order)]
            if not state.is_out(seat):
                state.active_seat = seat
                break
            end_until_next_turn(state, seat)  # NEU-10.12 its turn would have begun now
        return "take_turn"


class Turn(Frame):
    """NEU-5 Initialize, Deploy, Netcheck, a check, Combat, a check, Reset."""

    steps: ClassVar[tuple[str, ...]] = (
        "begin",
        "check_stability",
        "refresh",
        "draw_or_install",
        "check_stability_late",
        "force_quit",
        "deploy",
        "netcheck",
        "after_netcheck",
        "check_before_combat",
        "combat",
        "check_after_combat",
        "clear_damage",
        "end_effects",
        "end_of_turn",
        "end_what_they_made",
        "discard_down",
        "finish",
    )

    def begin(self, state: NeuState) -> str | None:
        """NEU-2.6 A new turn."""
        seat = state.active_seat
        state.turn += 1
        state.turns_taken[seat] += 1
        state.last_turn[seat] = state.turn
        state.stage = INITIALIZE
        state.used = []
        state.turn_uses = []
        state.attacked = []
        state.hurt = []
        state.items_put = [0] * state.seats
        state.played = [[] for _ in range(state.seats)]
        end_until_next_turn(state, seat)
        state.emit(TURN_STARTED, seat, state.turn)
        state.emit(TURN_BEGINS, seat)
        settle(state)
        return None

    def check_stability(self, state: NeuState) -> str | None:
        """NEU-5.1a The stability check; NEU-R70 may put it later."""
        if not state.rulings[R70] and is_unstable(state, state.active_seat):
            state.call(StabilityCheck(state.active_seat))
        return None

    def refresh(self, state: NeuState) -> str | None:
        """NEU-5.1b Turn running characters and RAM to refreshed; abilities are ready again."""
        if state.is_out(state.active_seat):
            return "clear_damage"
        refresh_all(state, state.active_seat)
        return None

    def draw_or_install(self, state: NeuState) -> str | None:
        """NEU-5.1c Two picks, NEU-4.7 one in the very first turn."""
        state.call(Picks(picks(state, state.active_seat)))
        return None

    def check_stability_late(self, state: NeuState) -> str | None:
        """NEU-R70 `after-install`."""
        if state.rulings[R70] and is_unstable(state, state.active_seat):
            state.call(StabilityCheck(state.active_seat))
        return None

    def force_quit(self, state: NeuState) -> str | None:
        """NEU-5.1d The only moment for force quits."""
        state.call(ForceQuits(state.active_seat))
        return None

    def deploy(self, state: NeuState) -> str | None:
        """NEU-5.2 Deploy."""
        state.stage = DEPLOY
        state.call(Deploying(state.active_seat))
        return None

    def netcheck(self, state: NeuState) -> str | None:
        """NEU-5.3a Collect what happens on this netcheck."""
        if state.is_out(state.active_seat):
            return "clear_damage"
        state.stage = NETCHECK
        collect(state, state.active_seat)
        settle(state)
        return None

    def after_netcheck(self, state: NeuState) -> str | None:
        """NEU-8.14 Whatever was put on the cache is resolved first."""
        unwind(state)
        return None

    def check_before_combat(self, state: NeuState) -> str | None:
        """NEU-5.4 An automatic swift check."""
        state.stage = BEFORE_COMBAT
        state.call(AutomaticCheck())
        return None

    def combat(self, state: NeuState) -> str | None:
        """NEU-5.5 Combat."""
        state.stage = COMBAT
        state.call(Combat())
        return None

    def check_after_combat(self, state: NeuState) -> str | None:
        """NEU-5.6 An automatic swift check, also without combat."""
        state.stage = AFTER_COMBAT
        state.call(AutomaticCheck())
        return None

    def clear_damage(self, state: NeuState) -> str | None:
        """NEU-5.7a Remove all damage from all characters; NEU-R44 the first substage of Reset."""
        state.stage = RESET
        for card in state.all_characters():
            state.damage[card] = 0
        return None

    def end_effects(self, state: NeuState) -> str | None:
        """NEU-5.7b, NEU-5.7d Effects end together, one checkpoint, then triggers of the end."""
        end_this_turn(state)
        queue_fleeting(state)
        state.emit(TURN_ENDS, state.active_seat)
        state.dirty = 1
        settle(state)
        return None

    def end_of_turn(self, state: NeuState) -> str | None:
        """NEU-8.14 Whatever these triggers have put on the cache is resolved first."""
        unwind(state)
        return None

    def end_what_they_made(self, state: NeuState) -> str | None:
        """NEU-5.7d What these triggers created for this turn ends now."""
        end_this_turn(state)
        settle(state)
        return None

    def discard_down(self, state: NeuState) -> str | None:
        """NEU-R19 `seven`: the active player discards down to 7."""
        if state.rulings[R19] and not state.is_out(state.active_seat):
            state.call(DiscardDown(state.active_seat, HAND_LIMIT))
        return None

    def finish(self, state: NeuState) -> str | None:
        """NEU-16.10 Look at idling and at the last turn."""
        watch_idling(state)
        return DONE
