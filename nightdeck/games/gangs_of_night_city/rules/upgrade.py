"""GNC-7.5 Upgrading a Combat card, as an action or for free."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.gangs_of_night_city.model import board, events, hooks, options, rulings, terms
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.rules.movement import trigger
from nightdeck.games.gangs_of_night_city.rules.resources import can_pay, pay
from nightdeck.kernel.frames import DONE, Frame, SeatFrame
from nightdeck.kernel.state import EVERYBODY, bit


def upgrade_kind(state: GangsState) -> int:
    """GNC-7.5 GNC-R25 Return what an upgrade is paid with."""
    euro = state.rulings[rulings.R25] == rulings.UPGRADE_COSTS_EURODOLLAR
    return board.EURODOLLAR if euro else board.CONTRABAND


def upgrade_cost(state: GangsState, seat: int) -> int:
    """GNC-7.5 GNC-7.5f Return the cost of a seat's Upgrade action."""
    return hooks.changed(state, hooks.UPGRADE, seat, 1)


def upgrade_draws(state: GangsState, seat: int) -> int:
    """GNC-7.5b GNC-7.5f Return how many cards a seat's Upgrade action draws."""
    return hooks.changed(state, hooks.DRAWS, seat, 2)


def can_upgrade(state: GangsState, seat: int) -> bool:
    """GNC-7.5 Tell whether the Upgrade action is legal."""
    if not state.zones[terms.UPGRADE_DECK]:
        return False
    return can_pay(state, seat, upgrade_kind(state), upgrade_cost(state, seat))


class UpgradeAction(SeatFrame):
    """GNC-7.5 The action: pay, upgrade, then abilities that follow it."""

    steps: ClassVar[tuple[str, ...]] = ("pay_cost", "improve", "after")

    def pay_cost(self, state: GangsState) -> None:
        """GNC-7.5a Pay 1 Contraband."""
        hooks.note_all(state, hooks.UPGRADE, self.seat)
        pay(state, self.seat, upgrade_kind(state), upgrade_cost(state, self.seat))

    def improve(self, state: GangsState) -> None:
        """GNC-7.5b GNC-7.5f Draw, keep, remove."""
        state.call(Upgrade(self.seat, upgrade_draws(state, self.seat)))

    def after(self, state: GangsState) -> None:
        """GNC-15.1e Abilities that follow the Upgrade action."""
        hooks.act_all(state, hooks.AFTER_UPGRADE, self.seat)


class Upgrade(Frame):
    """GNC-7.5b GNC-7.5c GNC-7.5d Secretly draw, keep one, remove one.

    GNC-X11 With only Crusher in hand: keep Stephenson Tech Mk.4, remove Crusher; the discard
    pile stays.
    """

    steps: ClassVar[tuple[str, ...]] = (
        "draw", "offer_keep", "take_keep", "offer_bottom", "take_bottom", "offer_remove",
        "take_remove",
    )  # fmt: skip

    def __init__(self, seat: int, draws: int, kept: int = -1) -> None:
        self.seat: int = seat
        self.draws: int = draws
        self.kept: int = kept

    def draw(self, state: GangsState) -> str | None:
        """GNC-7.5b GNC-7.5e Draw from the Combat Upgrade deck; an empty one ends it."""
        deck = state.zones[terms.UPGRADE_DECK]
        if not deck:
            return DONE
        for _ in range(min(self.draws, len(deck))):
            state.move(deck[-1], terms.zone_of(self.seat, terms.DRAWN))
        return None

    def offer_keep(self, state: GangsState) -> None:
        """GNC-7.5b Ask which card is kept."""
        drawn = state.pile(self.seat, terms.DRAWN)
        state.ask_if_open(self.seat, "upgrade_keep", [(options.KEEP, card) for card in drawn])

    def take_keep(self, state: GangsState) -> None:
        """GNC-7.5b Put the kept card into the hand."""
        self.kept = state.answer[1]
        state.move(self.kept, terms.zone_of(self.seat, terms.HAND))

    def offer_bottom(self, state: GangsState) -> str | None:
        """GNC-7.5f Ask which card goes under the deck next."""
        drawn = state.pile(self.seat, terms.DRAWN)
        if not drawn:
            return "offer_remove"
        state.ask_if_open(self.seat, "upgrade_bottom", [(options.BOTTOM, card) for card in drawn])
        return None

    def take_bottom(self, state: GangsState) -> str | None:
        """GNC-7.5b GNC-16.5 Put it under the deck; its owner remembers it."""
        state.move(state.answer[1], terms.UPGRADE_DECK, 0)
        return "offer_bottom"

    def offer_remove(self, state: GangsState) -> None:
        """GNC-7.5c Ask which card of the hand is removed."""
        hand = state.pile(self.seat, terms.HAND)
        state.ask_if_open(self.seat, "upgrade_remove", [(options.REMOVE, card) for card in hand])

    def take_remove(self, state: GangsState) -> None:
        """GNC-7.5c GNC-7.5d GNC-16.4 Remove it; the others learn only that it happened."""
        removed = state.answer[1]
        state.move(removed, terms.zone_of(self.seat, terms.REMOVED))
        seen = EVERYBODY if state.open_hands else bit(self.seat)
        state.emit_to(events.UPGRADE_DONE, (self.seat, self.kept, removed), seen, EVERYBODY)
        trigger(state, hooks.UPGRADED, self.seat)
