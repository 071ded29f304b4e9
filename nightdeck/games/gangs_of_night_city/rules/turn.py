"""GNC-5 A player's turn: activate one or two discs, or reclaim."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.gangs_of_night_city.model import events, rulings, terms
from nightdeck.games.gangs_of_night_city.model.hooks import TURN_START, act_all
from nightdeck.games.gangs_of_night_city.model.options import ACTION, ACTIVATE, RECLAIM
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.rules import story
from nightdeck.games.gangs_of_night_city.rules.actions import (
    BuildHideout,
    UpgradeAction,
    activate,
    legal_actions,
)
from nightdeck.games.gangs_of_night_city.rules.end_of_turn import EndOfTurn
from nightdeck.games.gangs_of_night_city.rules.reclaim import Reclaim, can_reclaim
from nightdeck.games.gangs_of_night_city.rules.winning import anybody_at_target
from nightdeck.kernel.frames import Frame
from nightdeck.kernel.state import PASS, Option


def action_options(state: GangsState, seat: int) -> list[Option]:
    """GNC-5.2a GNC-5.2e GNC-7.6 Return the (disc, action) pairs that are legal now (GNC-R29).

    GNC-X23 With the Solo disc and the wild disc two Firefights in one turn are legal.
    """
    discs = state.discs[seat]
    legal = legal_actions(state, seat)
    if state.rulings[rulings.R29] == rulings.NOT_TWICE:
        legal &= ~state.acted
    options: list[Option] = [
        (ACTION, action, action) for action in range(terms.DISC_WILD) if discs & legal & 1 << action
    ]
    if discs & 1 << terms.DISC_WILD:
        options += [
            (ACTION, terms.DISC_WILD, action)
            for action in range(terms.DISC_WILD)
            if legal & 1 << action
        ]
    return options


def perform(state: GangsState, seat: int, action: int) -> None:
    """GNC-7 Start one of the five actions."""
    if action == terms.DISC_HIDEOUT:
        state.call(BuildHideout(seat))
    elif action == terms.DISC_UPGRADE:
        state.call(UpgradeAction(seat))
    else:
        activate(state, seat, action)


class Turn(Frame):
    """GNC-5 One turn after the other, clockwise."""

    steps: ClassVar[tuple[str, ...]] = (
        "begin", "offer_type", "take_type", "offer_action", "take_action", "next_action", "end",
        "next_player",
    )  # fmt: skip

    def __init__(self, kind: int = terms.ACTIVATE_TURN, actions: int = 0) -> None:
        self.kind: int = kind
        self.actions: int = actions

    def begin(self, state: GangsState) -> None:
        """GNC-4.9 GNC-5.1 GNC-13.4c A turn starts; standing Story conditions are latched."""
        state.turn += 1
        state.acted = 0
        state.spent_once = 0
        self.actions = 0
        state.reached = 0 if anybody_at_target(state) else -1
        state.emit(events.TURN_STARTED, state.active, state.turn)
        story.latch_standing(state)
        act_all(state, TURN_START)

    def offer_type(self, state: GangsState) -> str | None:
        """GNC-5.1 GNC-5.1a Ask for the type of the turn if both are legal."""
        seat = state.active
        options: list[Option] = []
        can_act = bool(action_options(state, seat))
        if can_act:
            options.append((ACTIVATE,))
        if can_reclaim(state, seat, can_act):
            options.append((RECLAIM,))
        if not options:
            self.kind = terms.EMPTY_TURN
            return "end"
        state.ask_if_open(seat, "turn_type", options)
        return None

    def take_type(self, state: GangsState) -> str | None:
        """GNC-5.3 A RECLAIM takes the whole turn."""
        reclaims = state.answer[0] == RECLAIM
        self.kind = terms.RECLAIM_TURN if reclaims else terms.ACTIVATE_TURN
        forced = reclaims and not action_options(state, state.active)
        state.emit(events.TURN_TYPE_CHOSEN, state.active, self.kind, int(forced))
        if reclaims:
            state.call(Reclaim(state.active))
            return "end"
        return None

    def offer_action(self, state: GangsState) -> str | None:
        """GNC-5.2 GNC-5.2a GNC-5.2c GNC-5.2g Ask for a disc; one action is enough."""
        options = action_options(state, state.active)
        if not options:
            return "end"
        if self.actions == 0:
            state.ask_if_open(state.active, "action", options)
        else:
            options.append(PASS)
            state.ask(state.active, "second_action", options, (), len(options) - 1)
        return None

    def take_action(self, state: GangsState) -> str | None:
        """GNC-5.2b GNC-5.2d Slide the disc to the reclaim area, then perform the action."""
        if state.answer == PASS:
            return "end"
        seat = state.active
        _, disc, action = state.answer
        state.discs[seat] &= ~(1 << disc)
        state.disc = disc
        state.acted |= 1 << action
        state.emit(events.DISC_SPENT, seat, disc, action)
        self.actions += 1
        perform(state, seat, action)
        return None

    def next_action(self, state: GangsState) -> str | None:
        """GNC-5.2f Never more than two actions in one turn."""
        state.disc = terms.NO_DISC
        return "offer_action" if self.actions < 2 else None

    def end(self, state: GangsState) -> None:
        """GNC-5.4 The end of the turn, and what happens between two turns."""
        state.call(EndOfTurn(self.kind))

    def next_player(self, state: GangsState) -> str | None:
        """GNC-5.4 The next player clockwise is active."""
        state.active = (state.active + 1) % state.seats
        return "begin"
