"""GNC-15.3 The Special Effects of Combat cards: what each does in REVEAL, COMPARE, CASUALTIES."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from nightdeck.games.gangs_of_night_city.model import vocabulary
from nightdeck.games.gangs_of_night_city.model.board import BORDERS, CONTRABAND, PLACES
from nightdeck.games.gangs_of_night_city.model.definitions import printed_deal, printed_edgerunner
from nightdeck.games.gangs_of_night_city.model.events import WITHDRAWN
from nightdeck.games.gangs_of_night_city.model.fight import running
from nightdeck.games.gangs_of_night_city.model.options import DISTRICT, TARGET, USE
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.terms import CREW, DEALS, DRONE
from nightdeck.games.gangs_of_night_city.rules import units
from nightdeck.games.gangs_of_night_city.rules.resources import can_pay, pay
from nightdeck.games.gangs_of_night_city.rules.special_effects import cancel, note, printed
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import PASS, Option

if TYPE_CHECKING:
    from nightdeck.games.gangs_of_night_city.model.fight import Fight

# REVEAL -------------------------------------------------------------------------------------------


class CancelAll(vocabulary.SpecialEffect):
    """`cancel-all`: every other Special Effect of the Firefight."""

    timing = vocabulary.REVEAL
    cancels = True

    def reveal(self, state: GangsState, fight: Fight, side: int) -> None:
        """GNC-8.3b Cancel the Special Effects of all other cards."""
        note(state, fight, side)
        for other in fight.opponents_of(side):
            cancel(state, fight, other)


class CardTarget(Frame):
    """GNC-8.3d A REVEAL effect that chooses one opposing card must choose one."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, side: int, sides: list[int], amount: int) -> None:
        self.side: int = side
        self.sides: list[int] = sides
        self.amount: int = amount

    def offer(self, state: GangsState) -> str | None:
        """GNC-8.3d List the opposing cards by their sides."""
        if not self.sides:
            return DONE
        fight = running(state)
        options: list[Option] = [(TARGET, side) for side in self.sides]
        state.ask_if_open(self.side, "effect_target", options, (fight.cards[self.side],))
        return None

    def take(self, state: GangsState) -> str | None:
        """GNC-8.3d Set its Firepower; a later setting replaces an earlier one."""
        fight = running(state)
        self.hit(state, fight, state.answer[1])
        note(state, fight, self.side, self.amount)
        return None

    def hit(self, state: GangsState, fight: Fight, target: int) -> None:
        """Apply the effect to the chosen side."""
        fight.power[target] = self.amount


class CancelTarget(CardTarget):
    """`cancel-one`: the choice of Reboot Optics."""

    def hit(self, state: GangsState, fight: Fight, target: int) -> None:
        """GNC-15.3 Cancel the card; no Firepower from gang or Edgerunner abilities either."""
        fight.muted |= 1 << target
        cancel(state, fight, target)


class CancelOne(vocabulary.SpecialEffect):
    """`cancel-one`: one opponent's Special Effect and Firepower abilities."""

    timing = vocabulary.REVEAL
    cancels = True

    def reveal(self, state: GangsState, fight: Fight, side: int) -> None:
        """GNC-8.3b Choose an opponent."""
        state.call(CancelTarget(side, fight.opponents_of(side), 0))


class SetLow(vocabulary.SpecialEffect):
    """`set-fp-0-low`: an opposing printed number of 2 or less becomes 0."""

    timing = vocabulary.REVEAL

    def reveal(self, state: GangsState, fight: Fight, side: int) -> None:
        """GNC-3.3d A printed * is no number."""
        found = [
            other
            for other in fight.opponents_of(side)
            if fight.cards[other] >= 0 and 0 <= printed(state, fight, other).firepower <= 2
        ]
        state.call(CardTarget(side, found, 0))


class GlitchWeapon(vocabulary.SpecialEffect):
    """`set-fp-1-weapon`: an opposing Weapon card becomes 1."""

    timing = vocabulary.REVEAL

    def reveal(self, state: GangsState, fight: Fight, side: int) -> None:
        """GNC-8.3d Choose one opposing Weapon card."""
        found = [
            other
            for other in fight.opponents_of(side)
            if fight.cards[other] >= 0 and printed(state, fight, other).is_weapon
        ]
        state.call(CardTarget(side, found, 1))


class PayContraband(Frame):
    """GNC-8.3b The owner may pay 1 Contraband for a card's Firepower."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, side: int, paid: int, unpaid: int) -> None:
        self.side: int = side
        self.paid: int = paid
        self.unpaid: int = unpaid

    def offer(self, state: GangsState) -> str | None:
        """GNC-8.3b Ask if it can be paid."""
        options: list[Option] = [PASS]
        if can_pay(state, self.side, CONTRABAND, 1):
            options.insert(0, (USE,))
        fight = running(state)
        state.ask_if_open(
            self.side, "effect_pay", options, (fight.cards[self.side],), len(options) - 1
        )
        return None

    def take(self, state: GangsState) -> str | None:
        """GNC-8.3d Pay, and set the Firepower."""
        fight = running(state)
        if state.answer == PASS:
            fight.power[self.side] = self.unpaid
        else:
            fight.power[self.side] = self.paid
            pay(state, self.side, CONTRABAND, 1)
        note(state, fight, self.side, fight.power[self.side])
        return None


class TopPlusOne(vocabulary.SpecialEffect):
    """`star-top-plus-one`: paid, 1 more than the highest other printed number; unpaid 1."""

    timing = vocabulary.REVEAL

    def reveal(self, state: GangsState, fight: Fight, side: int) -> None:
        """GNC-3.3d A * among the others counts as 0."""
        others = [
            max(0, printed(state, fight, other).firepower)
            for other in fight.opponents_of(side)
            if fight.cards[other] >= 0
        ]
        state.call(PayContraband(side, 1 + max(others, default=0), 1))


class PayOrDrop(vocabulary.SpecialEffect):
    """`pay-or-drop`: unpaid, a Firepower above 3 becomes 3."""

    timing = vocabulary.REVEAL

    def reveal(self, state: GangsState, fight: Fight, side: int) -> None:
        """GNC-8.3d It only ever lowers."""
        now = fight.power[side]
        state.call(PayContraband(side, now, min(now, 3)))


class Withdraw(vocabulary.SpecialEffect):
    """`withdraw`: all own Units may leave to one adjacent District."""

    timing = vocabulary.REVEAL

    def reveal(self, state: GangsState, fight: Fight, side: int) -> None:
        """GNC-8.3e Ask where to."""
        state.call(Withdrawal(side))


class Withdrawal(Frame):
    """GNC-8.3e The owner may lead all Units out of the Firefight."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, side: int) -> None:
        self.side: int = side

    def offer(self, state: GangsState) -> str | None:
        """GNC-8.3e List the adjacent Districts."""
        fight = running(state)
        if not units.units_in(state, self.side, fight.district):
            return DONE
        options: list[Option] = [(DISTRICT, near) for near in BORDERS[fight.district]]
        options.append(PASS)
        state.ask(self.side, "withdraw", options, (fight.cards[self.side],), len(options) - 1)
        return None

    def take(self, state: GangsState) -> str | None:
        """GNC-8.3e From now on no Units here, total 0, neither leader nor loser.

        GNC-X50 Optical Camo leads all Units away from 3 and 4; its owner is paid for losing
        nothing.
        """
        if state.answer == PASS:
            return DONE
        fight = running(state)
        for unit in units.units_in(state, self.side, fight.district):
            units.move_unit(state, unit, state.answer[1] * PLACES)
        fight.withdrawn |= 1 << self.side
        fight.power[self.side] = 0
        state.emit(WITHDRAWN, self.side, state.answer[1])
        note(state, fight, self.side)
        return None


# COMPARE ------------------------------------------------------------------------------------------


class PerPoint(vocabulary.SpecialEffect):
    """`fp-per-poi`: +1 for each controlled Point of Interest of a type."""

    timing = vocabulary.COMPARE

    def __init__(self, kind: int, most: int) -> None:
        self.kind: int = kind
        self.most: int = most

    def firepower(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-8.4a Count what is controlled anywhere."""
        return min(self.most, units.controls(state, side, self.kind))


class PerDeal(vocabulary.SpecialEffect):
    """`fp-per-weapons`: +1 for each seized Opportunity of a type."""

    timing = vocabulary.COMPARE

    def __init__(self, type: int, most: int) -> None:
        self.type: int = type
        self.most: int = most

    def firepower(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-8.4a Count the cards beside the dashboard."""
        number = sum(
            1
            for card in state.pile(side, DEALS)
            if printed_deal(state.definition[card]).type == self.type
        )
        return min(self.most, number)


class IfBig(vocabulary.SpecialEffect):
    """`fp-if-big`: +3 against a printed number of 4 or more."""

    timing = vocabulary.COMPARE

    def firepower(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-3.3d A * is no number."""
        for other in fight.opponents_of(side):
            if fight.cards[other] >= 0 and printed(state, fight, other).firepower >= 4:
                return 3
        return 0


class IfCrew(vocabulary.SpecialEffect):
    """`fp-if-johnny`: +1 if a certain Edgerunner is friendly and in play."""

    timing = vocabulary.COMPARE

    def __init__(self, id: str) -> None:
        self.id: str = id

    def firepower(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-3.1h In play means on the board."""
        for card in state.pile(side, CREW):
            hired = printed_edgerunner(state.definition[card])
            if hired.id == self.id and card in state.unit_card:
                return int(state.place[state.unit_card.index(card)] >= 0)
        return 0


class IfInitiator(vocabulary.SpecialEffect):
    """`fp-if-initiator`: +1 if you initiated the Firefight."""

    timing = vocabulary.COMPARE

    def firepower(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-8.4 Compare the initiator."""
        return int(fight.initiator == side)


class IfDrone(vocabulary.SpecialEffect):
    """`fp-if-drone`: +2 with a Drone in the District."""

    timing = vocabulary.COMPARE

    def firepower(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-8.4a Look for a Drone."""
        here = units.units_in(state, side, fight.district)
        return 2 if any(state.unit_class[unit] == DRONE for unit in here) else 0


class OpposingUnits(vocabulary.SpecialEffect):
    """`star-opposing-units`: the number of opposing Units here."""

    timing = vocabulary.COMPARE

    def firepower(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-8.4a GNC-R27 Count them when step 4 begins, at most 6."""
        number = sum(
            1
            for other in range(len(state.cred))
            if other != side
            for unit in units.units_in(state, other, fight.district)
            if units.is_opponent(state, side, unit)
        )
        return min(6, number)


class OwnUnits(vocabulary.SpecialEffect):
    """`star-own-units`: 1 plus the number of own Units here."""

    timing = vocabulary.COMPARE

    def firepower(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-8.4a Count them when step 4 begins, at most 5 in all."""
        return min(5, 1 + len(units.units_in(state, side, fight.district)))


# CASUALTIES ---------------------------------------------------------------------------------------


class PayToEscape(vocabulary.SpecialEffect):
    """`pay-to-avoid-casualty`: 1 resource covers all losses of the step.

    GNC-X02 Pain Editor saves its owner's Units in step 5 and is still paid for that in step 6.
    """

    timing = vocabulary.CASUALTIES
    escape = vocabulary.PAY_TO_ESCAPE


class DroneToEscape(vocabulary.SpecialEffect):
    """`remote-drone`: once, a Drone in another District is lost instead."""

    timing = vocabulary.CASUALTIES
    escape = vocabulary.DRONE_TO_ESCAPE


class ChooseCasualties(vocabulary.SpecialEffect):
    """`choose-casualties`: a leader picks for the other losers."""

    timing = vocabulary.CASUALTIES
    chooses_casualties = True


class ForcePoints(vocabulary.SpecialEffect):
    """`force-poi-casualty`: a leader makes the others lose Units in Points of Interest."""

    timing = vocabulary.CASUALTIES
    forces_points = True


class Relocate(vocabulary.SpecialEffect):
    """`relocate-casualty`: one lost non-Drone Unit goes to a Hideout District."""

    timing = vocabulary.CASUALTIES
    relocates = True


class EveryoneLoses(vocabulary.SpecialEffect):
    """`everyone-loses`: base loss 1 for everybody.

    GNC-X37 Ozob's Nose takes the only Unit of each of three players, its owner's included.
    """

    timing = vocabulary.CASUALTIES
    everyone_loses = True


class HitLeader(vocabulary.SpecialEffect):
    """`hit-a-leader`: an opposing leader loses 1 Unit more.

    GNC-X51 Suicide with 1 takes a Unit of the leader with 5; its owner loses one too and is
    paid 2.
    """

    timing = vocabulary.CASUALTIES
    targets_losers = True

    def targets(self, state: GangsState, fight: Fight, side: int) -> list[int]:
        """GNC-8.5a Opponents among the leaders."""
        return [other for other in fight.opponents_of(side) if fight.is_leader(other)]


class ExtraCasualty(vocabulary.SpecialEffect):
    """`extra-casualty-one`: the only leader makes one other side lose 1 Unit more."""

    timing = vocabulary.CASUALTIES
    targets_losers = True

    def targets(self, state: GangsState, fight: Fight, side: int) -> list[int]:
        """GNC-8.5a Other involved sides that did not withdraw."""
        if not fight.is_sole_leader(side):
            return []
        return [other for other in fight.standing() if other != side]
