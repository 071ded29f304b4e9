"""GNC-15.4bis The points at which gangs, Edgerunners and Story cards change things.

An ability is one object per gang, Edgerunner or rule of a Story card. `points` names the moments at
which it is asked, `events` the events it hears. While it works it is entered in the state's index
of modifiers (and listeners) as a *source*: its number in ABILITIES and the Unit it belongs to. A
gang's ability belongs to its side's first Unit, a Story's to Unit 0. The lower number comes first,
so that sorted sources are in the order gangs, Edgerunners, Story cards: a Story has the last word
(GNC-1.5).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from nightdeck.games.gangs_of_night_city.model.events import ABILITY_USED, SHOWN
from nightdeck.games.gangs_of_night_city.model.numbering import FIRST_STORY

if TYPE_CHECKING:
    from nightdeck.games.gangs_of_night_city.model.fight import Fight
    from nightdeck.games.gangs_of_night_city.model.state import GangsState

FAR: Final = 1
DOMINANCE: Final = 2
SWAP: Final = 3
COMPARE: Final = 4
BOOST: Final = 5
CASUALTIES: Final = 6
CRED_STEP: Final = 7
AFTER_CRED_STEP: Final = 8
AFTER_FIREFIGHT: Final = 9
LOST: Final = 10
NET_ADVANCE: Final = 11
NET_EFFECT: Final = 12
NET_LAST_SPACE: Final = 13
NETWATCH_OPTION: Final = 14
DANGER: Final = 15
REROLL: Final = 16
NETWATCH_CAUGHT: Final = 17
NETWATCH_LOSS: Final = 18
SEIZE: Final = 19
HIRE_COST: Final = 20
BUILD_COST: Final = 21
UPGRADE: Final = 22
AFTER_UPGRADE: Final = 23
INCOME_START: Final = 24
INCOME: Final = 25
INCOME_END: Final = 26
RECRUIT: Final = 27
AFTER_RECLAIM: Final = 28
TURN_END: Final = 29
TURN_START: Final = 30
NO_ROLL: Final = 31

# Moments that move a specialist (GNC-6.2a)
OCCUPIED: Final = 40
INITIATED: Final = 41
SEIZED: Final = 42
BUILT: Final = 43
UPGRADED: Final = 44
GAINED_SECRETS: Final = 45

HOOK_NAMES: Final[dict[int, str]] = {
    FAR: "travels far",
    DOMINANCE: "dominance",
    SWAP: "forbids a swap",
    COMPARE: "Firepower",
    BOOST: "boost",
    CASUALTIES: "casualties",
    CRED_STEP: "cred step",
    AFTER_CRED_STEP: "after the cred step",
    AFTER_FIREFIGHT: "after a Firefight",
    LOST: "loss",
    NET_ADVANCE: "net advance",
    NET_EFFECT: "net effect",
    NET_LAST_SPACE: "last net space",
    NETWATCH_OPTION: "way around NetWatch",
    DANGER: "danger",
    REROLL: "reroll",
    NETWATCH_CAUGHT: "caught",
    NETWATCH_LOSS: "spared by NetWatch",
    SEIZE: "deal",
    HIRE_COST: "hire cost",
    BUILD_COST: "build cost",
    UPGRADE: "upgrade",
    AFTER_UPGRADE: "after an upgrade",
    INCOME_START: "start of income",
    INCOME: "income denied",
    INCOME_END: "income",
    RECRUIT: "recruit",
    AFTER_RECLAIM: "after a Reclaim",
    TURN_END: "end of turn",
    NO_ROLL: "no roll",
    OCCUPIED: "move",
    INITIATED: "move",
    SEIZED: "move",
    BUILT: "move",
    UPGRADED: "move",
    GAINED_SECRETS: "move",
}
"""What each point is called when the use of abilities is counted."""

UNIT_BITS: Final = 6
UNIT_MASK: Final = 63
SIDE_SHIFT: Final = 4


class Ability:
    """What a gang, an Edgerunner or a Story card changes; `me` is the Unit it belongs to."""

    points: ClassVar[tuple[int, ...]] = ()
    events: ClassVar[tuple[int, ...]] = ()
    picked_last: ClassVar[bool] = False
    reroll_name: ClassVar[str] = ""
    """What another NetWatch roll is called if not by the name of its source."""
    reroll_price: ClassVar[str] = ""
    """What another NetWatch roll costs, in words; nothing if it is free."""

    def far_units(self, state: GangsState, me: int, seat: int, action: int) -> list[int]:
        """FAR: Return the Units that may travel two Districts in this action."""
        return []

    def extra_units(self, state: GangsState, me: int, side: int, district: int) -> int:
        """DOMINANCE: Return what is added to a side's Unit count in a District."""
        return 0

    def forbids_swap(self, state: GangsState, me: int, seat: int, unit: int) -> bool:
        """SWAP: Tell whether a seat may not swap with a Unit in a Point of Interest."""
        return False

    def firepower(self, state: GangsState, me: int, fight: Fight, side: int) -> int:
        """COMPARE: Return what is added to a side's Firepower."""
        return 0

    def boost(self, state: GangsState, me: int, fight: Fight, side: int) -> int:
        """BOOST: Return the Firepower a side may buy here; 0 if none."""
        return 0

    def use_boost(self, state: GangsState, me: int, fight: Fight, side: int) -> None:
        """BOOST: Pay for the boost."""

    def extra_losses(self, state: GangsState, me: int, fight: Fight, side: int) -> int:
        """CASUALTIES: Return how many Units more a side loses."""
        return 0

    def cred_step(self, state: GangsState, me: int, fight: Fight, side: int) -> None:
        """CRED_STEP: Pay an involved side; gangs and Edgerunners are asked for their own only."""

    def after_cred_step(self, state: GangsState, me: int, fight: Fight) -> None:
        """AFTER_CRED_STEP: React when all sides are done with step 6."""

    def after_firefight(self, state: GangsState, me: int, fight: Fight) -> None:
        """AFTER_FIREFIGHT: React at the end of a Firefight."""

    def lost(self, state: GangsState, me: int, unit: int) -> None:
        """LOST: React to a Unit that has just left play."""

    def net_advance(self, state: GangsState, me: int, seat: int) -> int:
        """NET_ADVANCE: Return how many Netrunners more a seat may count."""
        return 0

    def net_effect(self, state: GangsState, me: int, seat: int, space: int) -> None:
        """NET_EFFECT: React when a seat has applied the effect of a Net space."""

    def net_last_space(self, state: GangsState, me: int, seat: int) -> None:
        """NET_LAST_SPACE: React when a seat's Net token enters the last space."""

    def skip_roll(self, state: GangsState, me: int, seat: int) -> None:
        """NETWATCH_OPTION: Offer a way around the roll (`state.no_roll`); may call frames."""

    def forbids_roll(self, state: GangsState, me: int, seat: int) -> bool:
        """NO_ROLL: Tell whether no NetWatch roll is made at all."""
        return False

    def danger(self, state: GangsState, me: int, seat: int) -> int:
        """DANGER: Return what is added to the depth danger."""
        return 0

    def can_reroll(self, state: GangsState, me: int, seat: int) -> bool:
        """REROLL: Tell whether a seat can pay for another roll from this source."""
        return False

    def pay_reroll(self, state: GangsState, me: int, seat: int) -> None:
        """REROLL: Pay for another roll."""

    def caught(self, state: GangsState, me: int, seat: int) -> None:
        """NETWATCH_CAUGHT: React after a consequence was suffered."""

    def spared(self, state: GangsState, me: int, unit: int) -> bool:
        """NETWATCH_LOSS: Tell whether a Unit cannot be lost by a consequence."""
        return False

    def deal_cost(self, state: GangsState, me: int, seat: int, deal: int) -> int:
        """SEIZE: Return what is added to the cost of an Opportunity, by its definition."""
        return 0

    def waives(self, state: GangsState, me: int, seat: int) -> bool:
        """SEIZE: Tell whether a requirement may be bought off for one more Contraband."""
        return False

    def deal_cred(self, state: GangsState, me: int, seat: int, deal: int) -> int:
        """SEIZE: Return the extra Street Cred of an Opportunity."""
        return 0

    def hire_cost(self, state: GangsState, me: int, seat: int, cost: int) -> int:
        """HIRE_COST: Return the changed cost of an Edgerunner."""
        return cost

    def build_cost(self, state: GangsState, me: int, seat: int, cost: int) -> int:
        """BUILD_COST: Return the changed cost of a Hideout."""
        return cost

    def upgrade_cost(self, state: GangsState, me: int, seat: int, cost: int) -> int:
        """UPGRADE: Return the changed cost of the Upgrade action."""
        return cost

    def upgrade_draws(self, state: GangsState, me: int, seat: int, draws: int) -> int:
        """UPGRADE: Return the changed number of cards drawn by the Upgrade action."""
        return draws

    def after_upgrade(self, state: GangsState, me: int, seat: int) -> None:
        """AFTER_UPGRADE: React after the Upgrade action of a seat."""

    def income_start(self, state: GangsState, me: int, seat: int) -> None:
        """INCOME_START: Act at the start of step 2 of a Reclaim; may call frames."""

    def denies_income(self, state: GangsState, me: int, seat: int, district: int) -> bool:
        """INCOME: Tell whether a District pays nothing to a seat with Presence only."""
        return False

    def income_end(self, state: GangsState, me: int, seat: int) -> None:
        """INCOME_END: Pay the owner after the Districts have paid."""

    def extra_recruits(self, state: GangsState, me: int, seat: int) -> int:
        """RECRUIT: Return how many Units more a seat may recruit."""
        return 0

    def has_after_reclaim(self, state: GangsState, me: int, seat: int) -> bool:
        """AFTER_RECLAIM: Tell whether there is anything to do at the end of a seat's Reclaim."""
        return True

    def after_reclaim(self, state: GangsState, me: int, seat: int) -> None:
        """AFTER_RECLAIM: Act at the end of a seat's Reclaim; may call frames."""

    def turn_end(self, state: GangsState, me: int) -> None:
        """TURN_END: Act at the end of a turn; may call frames."""

    def turn_start(self, state: GangsState, me: int) -> None:
        """TURN_START: Act at the start of a turn; may call frames."""

    def moves_on(self, state: GangsState, me: int, moment: int, seat: int, about: int) -> bool:
        """Tell whether a specialist may move at one of the moments it waits for."""
        return False

    def hear(self, state: GangsState, me: int, kind: int, args: tuple[int, ...]) -> None:
        """React at once, without questions, to an event of `events`."""


ABILITIES: Final[list[Ability]] = []
"""Every ability by its number: gangs, Edgerunners, Story cards; filled by cards/."""
OWNERS: Final[list[str]] = []
"""The id of the gang, Edgerunner or Story card that each ability belongs to."""


def add_ability(ability: Ability, owner: str) -> int:
    """Put an ability at the end of the row and return its number."""
    ABILITIES.append(ability)
    OWNERS.append(owner)
    return len(ABILITIES) - 1


def source_of(ability: int, unit: int) -> int:
    """Return the source that an ability and the Unit it belongs to form."""
    return ability << UNIT_BITS | unit


def join(state: GangsState, ability: int, unit: int) -> None:
    """Let an ability work from now on."""
    source = ability << UNIT_BITS | unit
    for point in ABILITIES[ability].points:
        state.modify(point, source)
    for kind in ABILITIES[ability].events:
        state.listen(kind, source)


def leave(state: GangsState, ability: int, unit: int) -> None:
    """Let an ability work no longer."""
    source = ability << UNIT_BITS | unit
    for point in ABILITIES[ability].points:
        state.unmodify(point, source)
    for kind in ABILITIES[ability].events:
        state.unlisten(kind, source)


def sign(state: GangsState) -> int:
    """Return a number that grows when something happens; 0 in games without a log."""
    return len(state.log) + len(state.stack) if state.log is not None else 0


def note_use(state: GangsState, source: int, point: int, before: int = -1) -> None:
    """Note in the log, for nobody to read, that an ability has worked since `before`."""
    if state.log is not None and sign(state) > before:
        state.emit_to(ABILITY_USED, (source >> UNIT_BITS, point), 0, 0)


def show(state: GangsState, definition: int) -> None:
    """Note in the log, for nobody to read, that a Story card, gang or the like came into play."""
    if state.log is not None:
        state.emit_to(SHOWN, (definition,), 0, 0)


def sources(state: GangsState, point: int) -> list[int]:
    """Return the sources at a point: gangs, then Edgerunners, then Story cards."""
    return sorted(state.modifiers.get(point, ()))


def from_side(state: GangsState, point: int, first: int) -> list[int]:
    """Return the sources at a point in turn order of their sides from `first`, Stories last."""
    sides = len(state.cred)

    def place(source: int) -> tuple[int, int]:
        if source >= FIRST_STORY << UNIT_BITS:
            return sides, source
        return ((source & UNIT_MASK) >> SIDE_SHIFT) - first + (
            0 if (source & UNIT_MASK) >> SIDE_SHIFT >= first else sides
        ), source

    return sorted(state.modifiers.get(point, ()), key=place)
