"""GNC-2.4 Eurodollars, Contraband, Corporate Secrets and Street Cred: gaining and paying."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.model import events, rulings
from nightdeck.games.gangs_of_night_city.model.board import CRED, SECRET
from nightdeck.games.gangs_of_night_city.model.hooks import GAINED_SECRETS
from nightdeck.games.gangs_of_night_city.model.options import PAY, SPEND
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.rules.movement import trigger
from nightdeck.games.gangs_of_night_city.rules.winning import at_target, end_by_cred
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import Option
from nightdeck.kernel.windows import Decision


def gain(
    state: GangsState, seat: int, kind: int, amount: int, reason: int = events.FOR_REWARD
) -> None:
    """GNC-2.4 Give a player resources or Street Cred by one instruction."""
    if kind == CRED:
        gain_cred(state, seat, amount, reason)
        return
    state.resources[seat][kind] += amount
    state.emit(events.RESOURCES_CHANGED, seat, kind, amount)
    if kind == SECRET and amount > 0:
        trigger(state, GAINED_SECRETS, seat)


def gain_cred(state: GangsState, side: int, amount: int, reason: int) -> None:
    """GNC-2.1e GNC-12.5c Move a Street Cred marker, never below 0."""
    if state.outcome is not None:
        # The target may have ended the game at once (GNC-R11); nothing changes after that.
        return
    before = state.cred[side]
    state.cred[side] = max(0, before + amount)
    changed = state.cred[side] - before
    if changed == 0:
        return
    state.emit(events.CRED_GAINED, side, changed, reason)
    if state.reached < 0 and at_target(state, side):
        # A latch of the same change comes first (GNC-13.3), so it is counted already.
        state.reached = len(state.latches)
        if state.rulings[rulings.R11] == rulings.IMMEDIATE:
            end_by_cred(state, "GNC-R11")


def spend(state: GangsState, seat: int, kind: int, amount: int) -> None:
    """Take resources of one kind from a player who has them."""
    if amount:
        state.resources[seat][kind] -= amount
        state.emit(events.RESOURCES_CHANGED, seat, kind, -amount)


def can_pay(state: GangsState, seat: int, kind: int, amount: int) -> bool:
    """GNC-2.4 Tell whether a cost can be paid, Corporate Secrets standing in.

    GNC-X15 2 Corporate Secrets alone pay for a Hideout.
    """
    owned = state.resources[seat]
    return owned[kind] + (0 if kind == SECRET else owned[SECRET]) >= amount


def pay(state: GangsState, seat: int, kind: int, amount: int) -> None:
    """GNC-2.4a Pay a cost; the payer is asked if several mixes are possible."""
    if amount == 0:
        return
    owned = state.resources[seat]
    fewest = max(0, amount - owned[kind])
    most = min(amount, owned[SECRET])
    if kind == SECRET or fewest == most:
        spend(state, seat, kind, amount - (0 if kind == SECRET else fewest))
        spend(state, seat, SECRET, 0 if kind == SECRET else fewest)
    else:
        state.call(Payment(seat, kind, amount))


class Payment(Decision[GangsState]):
    """GNC-2.4a The payer chooses how many Corporate Secrets stand in."""

    question = "payment"

    def __init__(self, seat: int, kind: int, amount: int) -> None:
        super().__init__(seat)
        self.kind: int = kind
        self.amount: int = amount

    def options(self, state: GangsState) -> list[Option]:
        """GNC-2.4a List the mixes, those with the fewest Secrets first.

        GNC-X35 A price of 2 with 1 Eurodollar and 3 Secrets: one of each, or 2 Secrets.
        """
        owned = state.resources[self.seat]
        fewest = max(0, self.amount - owned[self.kind])
        most = min(self.amount, owned[SECRET])
        return [
            (PAY, self.amount - secrets, secrets, self.kind) for secrets in range(fewest, most + 1)
        ]

    def take(self, state: GangsState) -> str | None:
        """GNC-2.4a Pay the chosen mix."""
        spend(state, self.seat, self.kind, state.answer[1])
        spend(state, self.seat, SECRET, state.answer[2])
        return DONE


def kinds_owned(state: GangsState, seat: int) -> list[int]:
    """Return the kinds of resources a player has, in the order E, C, S."""
    owned = state.resources[seat]
    return [kind for kind in range(3) if owned[kind] > 0]


def has_resources(state: GangsState, seat: int) -> bool:
    """Tell whether a player owns any resource."""
    return any(state.resources[seat])


class PayAny(Decision[GangsState]):
    """GNC-2.4b The payer gives up one resource of any kind."""

    question = "payment"

    def options(self, state: GangsState) -> list[Option]:
        """GNC-2.4b Ask for the kind; without resources nothing is paid."""
        return [(SPEND, kind) for kind in kinds_owned(state, self.seat)]

    def take(self, state: GangsState) -> str | None:
        """GNC-2.4b Return it to the pool."""
        spend(state, self.seat, state.answer[1], 1)
        return DONE
