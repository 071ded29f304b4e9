"""GNC-15.6 What the eighteen Edgerunners do while they are in play."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.language import abilities as do
from nightdeck.games.gangs_of_night_city.language import amounts as of
from nightdeck.games.gangs_of_night_city.language.rewards import Conversion
from nightdeck.games.gangs_of_night_city.model import board, hooks, rulings, terms
from nightdeck.games.gangs_of_night_city.model.definitions import BRAINDANCE_DEAL, printed_deal
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.rules import units
from nightdeck.games.gangs_of_night_city.rules.movement import SpecialistMove
from nightdeck.language.amounts import Least
from nightdeck.language.conditions import AtLeast, Both, Not
from nightdeck.language.flow import If
from nightdeck.language.values import Condition, Effect, Fixed, Selection


class FixerTaken(Condition[GangsState]):
    """GNC-6.2a Another friendly Unit has come to occupy a Fixer (GNC-R15)."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        if state.rulings[rulings.R15] == rulings.WHILE_HOLDING:
            return False
        fixer = board.POINTS[state.board][state.place[number]] == board.FIXER
        return fixer and target == source // terms.UNITS and number != source


class MoveWhileHolding(Effect[GangsState]):
    """GNC-R15 `while-holding-once-per-turn`: one move at the start of each own turn."""

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        seat = source // terms.UNITS
        if state.rulings[rulings.R15] != rulings.WHILE_HOLDING or state.active != seat:
            return
        own = board.POINTS[state.board][state.place[source]] == board.FIXER
        if units.controls(state, seat, board.FIXER) > own:
            state.call(SpecialistMove(seat, source))


class Braindance(Condition[GangsState]):
    """GNC-10.2h The deal is a Braindance."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        return printed_deal(number).type == BRAINDANCE_DEAL


class WithDrones(Selection[GangsState]):
    """GNC-6.1d In Activate Techies the Unit and each Drone that starts in its District."""

    def cards(self, state: GangsState, source: int, target: int) -> list[int]:
        if target != terms.DISC_TECHIE:
            return []
        here = state.place[source] // board.PLACES
        drones = units.of_class(state, source // terms.UNITS, terms.DRONE)
        return [source] + [unit for unit in drones if state.place[unit] // board.PLACES == here]


class DominatesHere(Condition[GangsState]):
    """The owner has Dominance where the Unit stands."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        return units.has_dominance(state, target, state.place[source] // board.PLACES)


class GuardsPoints(Condition[GangsState]):
    """GNC-8.1 The occupant is the owner's and in the Unit's District, the seat an opponent's."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        same = state.place[number] // board.PLACES == state.place[source] // board.PLACES
        return same and number // terms.UNITS == source // terms.UNITS != target


class ConvertForASecret(Effect[GangsState]):
    """GNC-11.5 A conversion where the Unit stands; the price is paid when it is used."""

    def can(self, state: GangsState, source: int, target: int, number: int) -> bool:
        if state.resources[target][board.SECRET] == 0:
            return False
        return bool(units.convertible(state, target, state.place[source] // board.PLACES))

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        state.call(Conversion(target, state.place[source] // board.PLACES, 1))


BEHAVIOUR: Final[dict[str, hooks.Ability]] = {
    # GNC-15.6a GNC-X01 The Fixer in Heywood pays with Rogue in Pacifica; nothing is paid with Rogue
    # in the reserve or without a Fixer.
    "rogue": hooks.Ability(
        {
            hooks.OCCUPIED: FixerTaken(),
            hooks.TURN_START: MoveWhileHolding(),
            hooks.AFTER_RECLAIM: If(AtLeast(of.Controlled(board.FIXER)), do.EdgerunnerCred(2)),
        }
    ),
    # GNC-6.2a GNC-X54 He comes from Westbrook to Heywood before step 1 and adds 1 Firepower there.
    "johnny-silverhand": hooks.Ability(
        {
            hooks.INITIATED: do.OWN,
            hooks.COMPARE: of.Provided(do.HERE),
            hooks.CRED_STEP: If(Both(do.HERE, do.LEADS_ALONE), do.EdgerunnerCred(1)),
        }
    ),
    "v-female": hooks.Ability({hooks.NET_ADVANCE: Fixed(1)}),  # GNC-9.2a
    "v-male": hooks.Ability({hooks.COMPARE: of.Provided(do.HERE)}),
    "goro-takemura": hooks.Ability({hooks.COMPARE: of.Provided(Both(do.HERE, Not(do.STARTED)), 2)}),
    "jackie-welles": hooks.Ability({hooks.LOST: If(do.IS_ME, do.EdgerunnerCred(2))}),
    "judy-alvarez": hooks.Ability(  # GNC-10.2h
        {
            hooks.SEIZE: of.Provided(Braindance(), -1),
            hooks.DEAL_CRED: of.Provided(Braindance()),
        }
    ),
    "nix": hooks.Ability({hooks.REROLL: do.OWN}),  # GNC-9.4
    "panam-palmer": hooks.Ability({hooks.FAR: WithDrones()}),
    "t-bug": hooks.Ability({hooks.DANGER: Fixed(-1)}),  # GNC-9.4b
    "adam-smasher": hooks.Ability(  # GNC-8.5a
        {hooks.CASUALTIES: of.Provided(Both(do.HERE, do.LEADS_ALONE))}, picked_last=True
    ),
    "viktor-vektor": hooks.Ability({hooks.UPGRADE: Fixed(0), hooks.DRAWS: Fixed(3)}),  # GNC-7.5f
    "kerry-eurodyne": hooks.Ability(
        {
            hooks.SEIZED: do.OWN,
            hooks.AFTER_RECLAIM: If(
                DominatesHere(), do.Together(do.EdgerunnerCred(1), do.Collect(board.EURODOLLAR))
            ),
        }
    ),
    # GNC-10.2h GNC-X58 Mantis Shipment, 3 Contraband, without its Dominance: offered with 4, not
    # with 3.
    "evelyn-parker": hooks.Ability(
        {hooks.BUILT: do.OWN, hooks.UPGRADED: do.OWN, hooks.SEIZE: do.OWN}
    ),
    # GNC-11.2b GNC-X52 Two Data Fortresses pay in one instruction: one move.
    "dexter-deshawn": hooks.Ability(
        {
            hooks.GAINED_SECRETS: do.OWN,
            hooks.INCOME_END: do.Collect(board.EURODOLLAR, Least(2, of.Controlled(board.BUSINESS))),
        }
    ),
    "river-ward": hooks.Ability({hooks.SWAP: GuardsPoints()}),
    "alt-cunningham": hooks.Ability(  # GNC-9.6a GNC-9.6c
        {hooks.NETWATCH_LOSS: do.IS_ME, hooks.NET_LAST_SPACE: do.EdgerunnerCred(2)}
    ),
    "meredith-stout": hooks.Ability(
        {hooks.INITIATED: Not(do.OWN), hooks.AFTER_RECLAIM: ConvertForASecret()}
    ),
}
