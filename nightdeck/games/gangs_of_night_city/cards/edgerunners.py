"""GNC-15.6 What the eighteen Edgerunners do while they are in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightdeck.games.gangs_of_night_city.language.rewards import Conversion
from nightdeck.games.gangs_of_night_city.model import board, hooks, rulings
from nightdeck.games.gangs_of_night_city.model.board import PLACES
from nightdeck.games.gangs_of_night_city.model.board import SECRET as SECRETS
from nightdeck.games.gangs_of_night_city.model.definitions import BRAINDANCE_DEAL, printed_deal
from nightdeck.games.gangs_of_night_city.model.events import FOR_EDGERUNNER
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.terms import DISC_TECHIE, DRONE, UNITS
from nightdeck.games.gangs_of_night_city.rules import units
from nightdeck.games.gangs_of_night_city.rules.movement import SpecialistMove
from nightdeck.games.gangs_of_night_city.rules.resources import gain, gain_cred

if TYPE_CHECKING:
    from nightdeck.games.gangs_of_night_city.model.fight import Fight


def is_here(state: GangsState, me: int, fight: Fight) -> bool:
    """Tell whether a Unit stands in the District of a Firefight."""
    return state.place[me] // PLACES == fight.district


class Rogue(hooks.Ability):
    """GNC-15.6a Moves when a Fixer is occupied; 2 Street Cred at the end of a Reclaim."""

    points = (hooks.OCCUPIED, hooks.TURN_START, hooks.AFTER_RECLAIM)

    def moves_on(self, state: GangsState, me: int, moment: int, seat: int, about: int) -> bool:
        """GNC-6.2a Another friendly Unit has come to occupy a Fixer (GNC-R15)."""
        if state.rulings[rulings.R15] == rulings.WHILE_HOLDING:
            return False
        fixer = board.POINTS[state.board][state.place[about]] == board.FIXER
        return fixer and seat == me // UNITS and about != me

    def turn_start(self, state: GangsState, me: int) -> None:
        """GNC-R15 `while-holding-once-per-turn`: one move at the start of each own turn."""
        seat = me // UNITS
        if state.rulings[rulings.R15] != rulings.WHILE_HOLDING or state.active != seat:
            return
        own = board.POINTS[state.board][state.place[me]] == board.FIXER
        if units.controls(state, seat, board.FIXER) > own:
            state.call(SpecialistMove(me))

    def has_after_reclaim(self, state: GangsState, me: int, seat: int) -> bool:
        """Rogue pays with a Fixer only.

        GNC-X01 The Fixer in Heywood pays with Rogue in Pacifica; nothing is paid with Rogue
        in the reserve or without a Fixer.
        """
        return units.controls(state, seat, board.FIXER) > 0

    def after_reclaim(self, state: GangsState, me: int, seat: int) -> None:
        """Gain 2 Street Cred."""
        gain_cred(state, seat, 2, FOR_EDGERUNNER)


class JohnnySilverhand(hooks.Ability):
    """GNC-15.6 Moves to own Firefights; +1 Firepower and Street Cred where he stands."""

    points = (hooks.INITIATED, hooks.COMPARE, hooks.CRED_STEP)

    def moves_on(self, state: GangsState, me: int, moment: int, seat: int, about: int) -> bool:
        """GNC-6.2a His owner initiates a Firefight.

        GNC-X54 He comes from Westbrook to Heywood before step 1 and adds 1 Firepower there.
        """
        return seat == me // UNITS

    def firepower(self, state: GangsState, me: int, fight: Fight, side: int) -> int:
        """+1 in his District."""
        return int(is_here(state, me, fight))

    def cred_step(self, state: GangsState, me: int, fight: Fight, side: int) -> None:
        """1 Street Cred in his District for a Firefight led alone."""
        if is_here(state, me, fight) and fight.is_sole_leader(side):
            gain_cred(state, side, 1, FOR_EDGERUNNER)


class VFemale(hooks.Ability):
    """GNC-9.2a Counts as 2 Netrunners."""

    points = (hooks.NET_ADVANCE,)

    def net_advance(self, state: GangsState, me: int, seat: int) -> int:
        """1 more than the Unit itself."""
        return int(me // UNITS == seat)


class VMale(hooks.Ability):
    """GNC-15.6 +1 Firepower where he stands."""

    points = (hooks.COMPARE,)

    def firepower(self, state: GangsState, me: int, fight: Fight, side: int) -> int:
        """+1 in his District."""
        return int(is_here(state, me, fight))


class GoroTakemura(hooks.Ability):
    """GNC-15.6 +2 Firepower in Firefights of others."""

    points = (hooks.COMPARE,)

    def firepower(self, state: GangsState, me: int, fight: Fight, side: int) -> int:
        """+2 in his District if the owner did not initiate."""
        return 2 * int(is_here(state, me, fight) and fight.initiator != side)


class JackieWelles(hooks.Ability):
    """GNC-15.6 2 Street Cred when he is lost."""

    points = (hooks.LOST,)

    def lost(self, state: GangsState, me: int, unit: int) -> None:
        """Gain 2 Street Cred."""
        if unit == me:
            gain_cred(state, me // UNITS, 2, FOR_EDGERUNNER)


class JudyAlvarez(hooks.Ability):
    """GNC-10.2h Braindance deals are cheaper and pay more."""

    points = (hooks.SEIZE,)

    def deal_cost(self, state: GangsState, me: int, seat: int, deal: int) -> int:
        """1 Contraband less."""
        return -int(printed_deal(deal).type == BRAINDANCE_DEAL)

    def deal_cred(self, state: GangsState, me: int, seat: int, deal: int) -> int:
        """1 Street Cred more."""
        return int(printed_deal(deal).type == BRAINDANCE_DEAL)


class Nix(hooks.Ability):
    """GNC-9.4 A free reroll in each Netrun."""

    points = (hooks.REROLL,)

    def can_reroll(self, state: GangsState, me: int, seat: int) -> bool:
        """Nothing is paid."""
        return True


class PanamPalmer(hooks.Ability):
    """GNC-6.1d Panam and the Drones with her travel two Districts in Activate Techies."""

    points = (hooks.FAR,)

    def far_units(self, state: GangsState, me: int, seat: int, action: int) -> list[int]:
        """She and each Drone that starts the action in her District."""
        if action != DISC_TECHIE:
            return []
        here = state.place[me] // PLACES
        drones = units.of_class(state, seat, DRONE)
        return [me] + [unit for unit in drones if state.place[unit] // PLACES == here]


class TBug(hooks.Ability):
    """GNC-9.4b The owner's depth danger is 1 lower."""

    points = (hooks.DANGER,)

    def danger(self, state: GangsState, me: int, seat: int) -> int:
        """1 lower for the owner."""
        return -int(me // UNITS == seat)


class AdamSmasher(hooks.Ability):
    """GNC-8.5a Picked last; with an owner who leads alone everybody else loses 1 more."""

    points = (hooks.CASUALTIES,)
    picked_last = True

    def extra_losses(self, state: GangsState, me: int, fight: Fight, side: int) -> int:
        """1 more in his District."""
        return int(is_here(state, me, fight) and fight.is_sole_leader(me // UNITS))


class ViktorVektor(hooks.Ability):
    """GNC-7.5f The Upgrade action is free and draws 3."""

    points = (hooks.UPGRADE,)

    def upgrade_cost(self, state: GangsState, me: int, seat: int, cost: int) -> int:
        """Nothing is paid."""
        return 0

    def upgrade_draws(self, state: GangsState, me: int, seat: int, draws: int) -> int:
        """Three cards."""
        return 3


class KerryEurodyne(hooks.Ability):
    """GNC-15.6 Moves after deals; pays in a dominated District."""

    points = (hooks.SEIZED, hooks.AFTER_RECLAIM)

    def moves_on(self, state: GangsState, me: int, moment: int, seat: int, about: int) -> bool:
        """GNC-6.2a The owner has seized an Opportunity."""
        return seat == me // UNITS

    def has_after_reclaim(self, state: GangsState, me: int, seat: int) -> bool:
        """Kerry pays where the owner has Dominance."""
        return units.has_dominance(state, seat, state.place[me] // PLACES)

    def after_reclaim(self, state: GangsState, me: int, seat: int) -> None:
        """Gain 1 Street Cred and 1 Eurodollar."""
        gain_cred(state, seat, 1, FOR_EDGERUNNER)
        gain(state, seat, board.EURODOLLAR, 1)


class EvelynParker(hooks.Ability):
    """GNC-10.2h Buys off requirements; moves after Hideouts and upgrades."""

    points = (hooks.BUILT, hooks.UPGRADED, hooks.SEIZE)

    def moves_on(self, state: GangsState, me: int, moment: int, seat: int, about: int) -> bool:
        """GNC-6.2a The owner has built a Hideout or finished an upgrade."""
        return seat == me // UNITS

    def waives(self, state: GangsState, me: int, seat: int) -> bool:
        """For 1 Contraband more.

        GNC-X58 Mantis Shipment, 3 Contraband, without its Dominance: offered with 4, not
        with 3.
        """
        return True


class DexterDeshawn(hooks.Ability):
    """GNC-11.2b Moves when Secrets come in; pays for Businesses."""

    points = (hooks.GAINED_SECRETS, hooks.INCOME_END)

    def moves_on(self, state: GangsState, me: int, moment: int, seat: int, about: int) -> bool:
        """GNC-6.2a One instruction gave the owner Corporate Secrets.

        GNC-X52 Two Data Fortresses pay in one instruction: one move.
        """
        return seat == me // UNITS

    def income_end(self, state: GangsState, me: int, seat: int) -> None:
        """1 Eurodollar for each Business controlled, at most 2."""
        number = min(2, units.controls(state, seat, board.BUSINESS))
        if number:
            gain(state, seat, board.EURODOLLAR, number)


class RiverWard(hooks.Ability):
    """GNC-8.1 Opponents cannot swap with the owner's Units in his District."""

    points = (hooks.SWAP,)

    def forbids_swap(self, state: GangsState, me: int, seat: int, unit: int) -> bool:
        """The occupant is the owner's and in River's District."""
        same = state.place[unit] // PLACES == state.place[me] // PLACES
        return same and unit // UNITS == me // UNITS and seat != me // UNITS


class AltCunningham(hooks.Ability):
    """GNC-9.6a GNC-9.6c Never lost to NetWatch; pays at the last Net space."""

    points = (hooks.NETWATCH_LOSS, hooks.NET_LAST_SPACE)

    def spared(self, state: GangsState, me: int, unit: int) -> bool:
        """Alt herself."""
        return unit == me

    def net_last_space(self, state: GangsState, me: int, seat: int) -> None:
        """2 Street Cred for the owner."""
        if me // UNITS == seat:
            gain_cred(state, seat, 2, FOR_EDGERUNNER)


class MeredithStout(hooks.Ability):
    """GNC-11.5 Moves when opponents open fire; converts for a Secret after a Reclaim."""

    points = (hooks.INITIATED, hooks.AFTER_RECLAIM)

    def moves_on(self, state: GangsState, me: int, moment: int, seat: int, about: int) -> bool:
        """GNC-6.2a An opponent initiates a Firefight."""
        return seat != me // UNITS

    def has_after_reclaim(self, state: GangsState, me: int, seat: int) -> bool:
        """Offered only with a Secret and a target."""
        if state.resources[seat][SECRETS] == 0:
            return False
        return bool(units.convertible(state, seat, state.place[me] // PLACES))

    def after_reclaim(self, state: GangsState, me: int, seat: int) -> None:
        """GNC-11.5 The price is paid when the ability is used."""
        state.call(Conversion(seat, state.place[me] // PLACES, 1))


BEHAVIOUR: Final[dict[str, hooks.Ability]] = {
    "rogue": Rogue(),
    "johnny-silverhand": JohnnySilverhand(),
    "v-female": VFemale(),
    "v-male": VMale(),
    "goro-takemura": GoroTakemura(),
    "jackie-welles": JackieWelles(),
    "judy-alvarez": JudyAlvarez(),
    "nix": Nix(),
    "panam-palmer": PanamPalmer(),
    "t-bug": TBug(),
    "adam-smasher": AdamSmasher(),
    "viktor-vektor": ViktorVektor(),
    "kerry-eurodyne": KerryEurodyne(),
    "evelyn-parker": EvelynParker(),
    "dexter-deshawn": DexterDeshawn(),
    "river-ward": RiverWard(),
    "alt-cunningham": AltCunningham(),
    "meredith-stout": MeredithStout(),
}
