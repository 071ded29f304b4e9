"""GNC-12 The end of a turn, the gap before the next one, the end of the game."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.gangs_of_night_city.model import hooks, rulings
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.terms import ACTIVATE_TURN, EMPTY_TURN
from nightdeck.games.gangs_of_night_city.rules import solo, story
from nightdeck.games.gangs_of_night_city.rules.market import refill
from nightdeck.games.gangs_of_night_city.rules.winning import anybody_at_target, end_by_cred
from nightdeck.kernel.frames import DONE, Frame


def is_round_over(state: GangsState) -> bool:
    """Tell whether the player before the first player has just finished a turn."""
    return (state.active + 1) % state.seats == state.first


def note_target(state: GangsState) -> None:
    """GNC-R11 A gang at the target at the end of a turn makes this round the last one."""
    if anybody_at_target(state):
        state.last_round = 1


def target_ends(state: GangsState) -> bool:
    """GNC-12.3b GNC-12.6 GNC-13.7 GNC-R11 Tell whether the target ends the game in this gap.

    GNC-X30 25 after the first action does not keep another gang from 25 in the second.
    """
    if state.rulings[rulings.R11] == rulings.END_OF_ROUND:
        return bool(state.last_round) and is_round_over(state)
    return anybody_at_target(state)


def cred_comes_first(state: GangsState, position: int) -> bool:
    """GNC-12.3 GNC-R12 Tell whether the target goes before the Epilogue latched at a position.

    GNC-X31 From 18 to 25 in one turn: the Epilogue of the 19 is applied first.
    """
    if not target_ends(state):
        return False
    if state.rulings[rulings.R12] == rulings.CRED_FIRST:
        return True
    in_time_order = state.rulings[rulings.R12] == rulings.CHRONOLOGICAL
    return in_time_order and 0 <= state.reached <= position


class EndOfTurn(Frame):
    """GNC-12.1 GNC-12.2 GNC-12.3 From the last action to the next player's turn."""

    steps: ClassVar[tuple[str, ...]] = (
        "refill_market", "story_rules", "check", "clear", "automata", "check_again",
    )  # fmt: skip

    def __init__(self, kind: int, followed: int = 0) -> None:
        self.kind: int = kind
        self.followed: int = followed

    def refill_market(self, state: GangsState) -> None:
        """GNC-12.1 GNC-11.6 Refill the market after an ACTIVATE turn (GNC-R04).

        GNC-X32 Two deals in one turn: the second is chosen from two cards.
        """
        state.empty_turns = state.empty_turns + 1 if self.kind == EMPTY_TURN else 0
        every_turn = state.rulings[rulings.R04] == rulings.EVERY_TURN and self.kind != EMPTY_TURN
        if self.kind == ACTIVATE_TURN or every_turn:
            refill(state)

    def story_rules(self, state: GangsState) -> None:
        """GNC-12.2 GNC-12.2a Story rules at the end of a turn, in printed order."""
        hooks.act_all(state, hooks.TURN_END, state.active)

    def check(self, state: GangsState) -> None:
        """GNC-12.3a GNC-12.3b GNC-12.3c An Epilogue, the target or a limit, or a branch."""
        self.followed = 0
        note_target(state)
        position = story.followed(state)
        if position >= 0 and story.is_epilogue(state, position):
            if not cred_comes_first(state, position):
                story.follow(state, position)
                return
        if target_ends(state):
            end_by_cred(state, "GNC-12.3b")
        elif is_turn_limit(state):
            end_by_cred(state, "GNC-12.8")
        elif is_stalled(state):
            end_by_cred(state, "GNC-5.1a")
        elif position >= 0:
            self.followed = 1
            story.follow(state, position)

    def clear(self, state: GangsState) -> str | None:
        """GNC-12.3d GNC-12.3e GNC-R17 Latches are cleared; `at-once` looks at the new card too."""
        story.clear_latches(state)
        if self.followed and state.rulings[rulings.R17] == rulings.AT_ONCE:
            state.reached = -1
            story.latch_standing(state)
            if state.latches or target_ends(state):
                return "check"
        return None

    def automata(self, state: GangsState) -> str | None:
        """GNC-13.4d GNC-14.2 GNC-14.4 The rivals of the single player game end the turn."""
        if state.seats > 1:
            return DONE
        solo.activate(state, self.kind)
        return None

    def check_again(self, state: GangsState) -> None:
        """GNC-14.9 GNC-14.10 The second end check of the single player game."""
        if state.rulings[rulings.R04] == rulings.EVERY_TURN:
            refill(state)
        note_target(state)
        if target_ends(state):
            end_by_cred(state, "GNC-14.9")


def is_turn_limit(state: GangsState) -> bool:
    """GNC-12.8 GNC-R40 Tell whether every player has had as many turns as the limit allows."""
    limit = state.rulings[rulings.R40]
    return limit > 0 and state.turn >= limit * state.seats


def is_stalled(state: GangsState) -> bool:
    """GNC-5.1a GNC-R03 Tell whether all players in a row had an empty turn.

    Nobody could ever do anything again, so the turns would go round without a question for ever.
    """
    return state.empty_turns >= state.seats
