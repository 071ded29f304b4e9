"""GNC-15.3 The Special Effects of Combat cards: what each does in REVEAL, COMPARE, CASUALTIES."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from nightdeck.games.gangs_of_night_city.model import board, events, vocabulary
from nightdeck.games.gangs_of_night_city.model.definitions import WEAPON, printed_edgerunner
from nightdeck.games.gangs_of_night_city.model.fight import running
from nightdeck.games.gangs_of_night_city.model.options import DISTRICT, TARGET, USE
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.terms import DRONE
from nightdeck.games.gangs_of_night_city.model.vocabulary import SpecialEffect
from nightdeck.games.gangs_of_night_city.rules import units
from nightdeck.games.gangs_of_night_city.rules.resources import can_pay, pay
from nightdeck.games.gangs_of_night_city.rules.special_effects import (
    CardDecision,
    cancel,
    note,
    opposing,
)
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import PASS, Option
from nightdeck.language.values import Amount, Condition

if TYPE_CHECKING:
    from nightdeck.games.gangs_of_night_city.model.fight import Fight

# REVEAL -------------------------------------------------------------------------------------------


class CancelAll(SpecialEffect):
    """`cancel-all`: every other Special Effect of the Firefight."""

    timing = vocabulary.REVEAL
    cancels = True

    def reveal(self, state: GangsState, fight: Fight, side: int) -> None:
        """GNC-8.3b Cancel the Special Effects of all other cards."""
        note(state, fight, side)
        for other in fight.opponents_of(side):
            cancel(state, fight, other)


class CardTarget(CardDecision):
    """GNC-8.3d A REVEAL effect that chooses one opposing card must choose one."""

    def __init__(self, seat: int, sides: list[int], amount: int) -> None:
        super().__init__(seat)
        self.sides: list[int] = sides
        self.amount: int = amount

    def options(self, state: GangsState) -> list[Option]:
        """GNC-8.3d List the opposing cards by their sides."""
        return [(TARGET, side) for side in self.sides]

    def take(self, state: GangsState) -> None:
        """GNC-8.3d Set its Firepower; a later setting replaces an earlier one."""
        fight = running(state)
        self.hit(state, fight, state.answer[1])
        note(state, fight, self.seat, self.amount)

    def hit(self, state: GangsState, fight: Fight, target: int) -> None:
        """Apply the effect to the chosen side."""
        fight.power[target] = self.amount


class CancelTarget(CardTarget):
    """`cancel-one`: the choice of Reboot Optics."""

    def hit(self, state: GangsState, fight: Fight, target: int) -> None:
        """GNC-15.3 Cancel the card; no Firepower from gang or Edgerunner abilities either."""
        fight.muted |= 1 << target
        cancel(state, fight, target)


class CancelOne(SpecialEffect):
    """`cancel-one`: one opponent's Special Effect and Firepower abilities."""

    timing = vocabulary.REVEAL
    cancels = True

    def reveal(self, state: GangsState, fight: Fight, side: int) -> None:
        """GNC-8.3b Choose an opponent."""
        state.call(CancelTarget(side, fight.opponents_of(side), 0))


class SetLow(SpecialEffect):
    """`set-fp-0-low`: an opposing printed number of 2 or less becomes 0."""

    timing = vocabulary.REVEAL

    def reveal(self, state: GangsState, fight: Fight, side: int) -> None:
        """GNC-3.3d A printed * is no number."""
        cards = opposing(state, fight, side)
        found = [other for other, card in cards if 0 <= card.firepower <= 2]
        state.call(CardTarget(side, found, 0))


class GlitchWeapon(SpecialEffect):
    """`set-fp-1-weapon`: an opposing Weapon card becomes 1."""

    timing = vocabulary.REVEAL

    def reveal(self, state: GangsState, fight: Fight, side: int) -> None:
        """GNC-8.3d Choose one opposing Weapon card."""
        cards = opposing(state, fight, side)
        found = [other for other, card in cards if card.kind == WEAPON]
        state.call(CardTarget(side, found, 1))


class PayContraband(Frame):
    """GNC-8.3b The owner may pay 1 Contraband for a card's Firepower."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, side: int, paid: int, unpaid: int) -> None:
        self.side: int = side
        self.paid: int = paid
        self.unpaid: int = unpaid

    def offer(self, state: GangsState) -> None:
        """GNC-8.3b Ask if it can be paid."""
        options: list[Option] = [PASS]
        if can_pay(state, self.side, board.CONTRABAND, 1):
            options.insert(0, (USE,))
        fight = running(state)
        state.ask_if_open(
            self.side, "effect_pay", options, (fight.cards[self.side],), len(options) - 1
        )

    def take(self, state: GangsState) -> None:
        """GNC-8.3d Pay, and set the Firepower."""
        fight = running(state)
        if state.answer == PASS:
            fight.power[self.side] = self.unpaid
        else:
            fight.power[self.side] = self.paid
            pay(state, self.side, board.CONTRABAND, 1)
        note(state, fight, self.side, fight.power[self.side])


class TopPlusOne(SpecialEffect):
    """`star-top-plus-one`: paid, 1 more than the highest other printed number; unpaid 1."""

    timing = vocabulary.REVEAL

    def reveal(self, state: GangsState, fight: Fight, side: int) -> None:
        """GNC-3.3d A * among the others counts as 0."""
        others = [max(0, card.firepower) for _, card in opposing(state, fight, side)]
        state.call(PayContraband(side, 1 + max(others, default=0), 1))


class PayOrDrop(SpecialEffect):
    """`pay-or-drop`: unpaid, a Firepower above 3 becomes 3."""

    timing = vocabulary.REVEAL

    def reveal(self, state: GangsState, fight: Fight, side: int) -> None:
        """GNC-8.3d It only ever lowers."""
        now = fight.power[side]
        state.call(PayContraband(side, now, min(now, 3)))


class Withdraw(SpecialEffect):
    """`withdraw`: all own Units may leave to one adjacent District."""

    timing = vocabulary.REVEAL

    def reveal(self, state: GangsState, fight: Fight, side: int) -> None:
        """GNC-8.3e Ask where to."""
        state.call(Withdrawal(side))


class Withdrawal(CardDecision):
    """GNC-8.3e The owner may lead all Units out of the Firefight."""

    question = "withdraw"

    def options(self, state: GangsState) -> list[Option]:
        """GNC-8.3e List the adjacent Districts."""
        district = running(state).district
        if not units.units_in(state, self.seat, district):
            return []
        return [*[(DISTRICT, near) for near in board.BORDERS[district]], PASS]

    def take(self, state: GangsState) -> str | None:
        """GNC-8.3e From now on no Units here, total 0, neither leader nor loser.

        GNC-X50 Optical Camo leads all Units away from 3 and 4; its owner is paid for losing
        nothing.
        """
        if state.answer == PASS:
            return DONE
        fight = running(state)
        for unit in units.units_in(state, self.seat, fight.district):
            units.move_unit(state, unit, state.answer[1] * board.PLACES)
        fight.withdrawn |= 1 << self.seat
        fight.power[self.seat] = 0
        state.emit(events.WITHDRAWN, self.seat, state.answer[1])
        note(state, fight, self.seat)
        return None


# COMPARE ------------------------------------------------------------------------------------------


class Firepower(SpecialEffect):
    """GNC-8.4a Firepower that is counted when step 4 begins."""

    timing = vocabulary.COMPARE

    def __init__(self, amount: Amount[GangsState]) -> None:
        super().__init__()
        self.amount: Amount[GangsState] = amount

    def firepower(self, state: GangsState, fight: Fight, side: int) -> int:
        return self.amount.of(state, -1, side, 0)


class AgainstBig(Condition[GangsState]):
    """GNC-3.3d Another card has a printed number of 4 or more; a * is no number."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        return any(card.firepower >= 4 for _, card in opposing(state, running(state), target))


class InCrew(Condition[GangsState]):
    """GNC-3.1h A certain Edgerunner is friendly and in play."""

    def __init__(self, id: str) -> None:
        self.id: str = id

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        crew = units.edgerunners_in_play(state, target)
        found = [printed_edgerunner(state.definition[state.unit_card[unit]]) for unit in crew]
        return any(hired.id == self.id for hired in found)


class DroneHere(Condition[GangsState]):
    """The side has a Drone in the District."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        here = units.units_in(state, target, running(state).district)
        return any(state.unit_class[unit] == DRONE for unit in here)


# CASUALTIES ---------------------------------------------------------------------------------------


class PayToEscape(SpecialEffect):
    """`pay-to-avoid-casualty`: 1 resource covers all losses of the step.

    GNC-X02 Pain Editor saves its owner's Units in step 5 and is still paid for that in step 6.
    """

    def __init__(self) -> None:
        super().__init__(pays_to_escape=True)


DRONE_TO_ESCAPE: Final = SpecialEffect(drone_escapes=True)
"""`remote-drone`: once, a Drone in another District is lost instead."""
CHOOSE_CASUALTIES: Final = SpecialEffect(chooses_casualties=True)
"""`choose-casualties`: a leader picks for the other losers."""
FORCE_POINTS: Final = SpecialEffect(forces_points=True)
"""`force-poi-casualty`: a leader makes the others lose Units in Points of Interest."""
RELOCATE: Final = SpecialEffect(relocates=True)
"""`relocate-casualty`: one lost non-Drone Unit goes to a Hideout District."""
EVERYONE_LOSES: Final = SpecialEffect(everyone_loses=True)
"""`everyone-loses`: base loss 1 for everybody.

GNC-X37 Ozob's Nose takes the only Unit of each of three players, its owner's included.
"""


class HitLeader(SpecialEffect):
    """`hit-a-leader`: an opposing leader loses 1 Unit more.

    GNC-X51 Suicide with 1 takes a Unit of the leader with 5; its owner loses one too and is
    paid 2.
    """

    targets_losers = True

    def targets(self, state: GangsState, fight: Fight, side: int) -> list[int]:
        """GNC-8.5a Opponents among the leaders."""
        return [other for other in fight.opponents_of(side) if fight.is_leader(other)]


class ExtraCasualty(SpecialEffect):
    """`extra-casualty-one`: the only leader makes one other side lose 1 Unit more."""

    targets_losers = True

    def targets(self, state: GangsState, fight: Fight, side: int) -> list[int]:
        """GNC-8.5a Other involved sides that did not withdraw."""
        if not fight.is_sole_leader(side):
            return []
        return [other for other in fight.standing() if other != side]
