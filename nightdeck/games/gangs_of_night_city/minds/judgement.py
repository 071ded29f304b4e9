"""What bots need: how good a position is, and a heuristic for options."""

from __future__ import annotations

import math
from typing import Final

from nightdeck.games.gangs_of_night_city.model import board, terms
from nightdeck.games.gangs_of_night_city.model import options as verbs
from nightdeck.games.gangs_of_night_city.model.board import DISTRICTS, PLACES
from nightdeck.games.gangs_of_night_city.model.definitions import COMBAT, GANGS
from nightdeck.games.gangs_of_night_city.model.fight import current
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.terms import UNITS
from nightdeck.games.gangs_of_night_city.rules import units
from nightdeck.games.gangs_of_night_city.rules.market import deal_cost, opportunity
from nightdeck.games.gangs_of_night_city.rules.netrun import Netrun, danger
from nightdeck.games.gangs_of_night_city.rules.reclaim import can_reclaim
from nightdeck.games.gangs_of_night_city.rules.winning import target_of
from nightdeck.kernel.state import PASS, Option

# How good a position is ---------------------------------------------------------------------------


WANING: Final = 0.7
"""What another resource of a kind is worth, as a part of the one before."""


def stores(first: float) -> tuple[float, ...]:
    """Return what 0, 1, 2 ... resources of a kind are worth; from the last on, more is nothing."""
    total = [0.0]
    for number in range(12):
        total.append(total[-1] + first * WANING**number)
    return tuple(total)


STORES: Final = (stores(0.15), stores(0.15), stores(0.25))
"""Eurodollars, Contraband, Corporate Secrets: they have to be spent to become Street Cred."""


def stored(owned: list[int]) -> float:
    """Return what resources are worth in Street Cred as long as there is time to spend them."""
    total = 0.0
    for kind, worths in enumerate(STORES):
        total += worths[min(owned[kind], len(worths) - 1)]
    return total


def worth(state: GangsState, side: int, leaders: list[int], future: float) -> float:
    """Return a side's Street Cred plus what its table is worth in Street Cred.

    `leaders` names the side with Dominance in each District, `future` is 1 early in the game and
    sinks to almost nothing towards its end: what is not Street Cred then will never be.
    """
    value = float(state.cred[side])
    if side >= state.seats:
        return value + 1.5 * future
    table = stored(state.resources[side])
    table += 0.22 * len(units.in_play(state, side)) + 0.5 * len(
        units.edgerunners_in_play(state, side)
    )
    table += 0.6 * min(1, units.controls(state, side, board.BUSINESS))
    table += 0.4 * min(1, units.controls(state, side, board.FIXER))
    table += 0.45 * units.controls(state, side, board.DATA_FORTRESS)
    built = state.hideouts[side].bit_count() - 1
    table += 1.5 * built + promised(state.gang[side], built)
    table += 0.14 * state.discs[side].bit_count() + 0.12 * state.net[side]
    table += 0.15 * len(state.pile(side, terms.DEALS))
    table += 0.2 * units.presence(state, side).bit_count() + 0.4 * leaders.count(side)
    return value + table * future


def promised(gang: int, built: int) -> float:
    """Return what the Street Cred on the Hideout slots still to come is worth, the next one most.

    Without it a gang whose first slot pays nothing would not build what leads to the others.
    """
    total = 0.0
    share = 0.5
    for cred in GANGS[gang].hideout_cred[built:]:
        total += share * cred
        share *= 0.5
    return total


def chances(state: GangsState) -> list[float]:
    """Estimate every seat's chance to win from what all sides are worth.

    How much future there is depends on the side that is nearest to its target, for all alike: were
    it each side's own distance, a side would lose by a Street Cred what its table is worth.
    """
    if state.outcome is not None:
        winners = state.outcome.winners
        return [1.0 if seat in winners else 0.0 for seat in range(state.seats)]
    leaders = [units.dominant(state, district) for district in range(DISTRICTS)]
    sides = range(len(state.cred))
    nearest = min(target_of(state, side) - state.cred[side] for side in sides)
    future = min(1.0, max(1, nearest) / 10)
    values = [worth(state, side, leaders, future) for side in sides]
    heat = 1.6 + 0.18 * max(0, nearest)
    best = max(values)
    shares = [math.exp((value - best) / heat) for value in values]
    total = sum(shares)
    return [share / total for share in shares[: state.seats]]


# Heuristics ---------------------------------------------------------------------------------------

Liking = tuple[float, str]
"""How good an option looks, and why: {unit}, {place}, {district}, {card} and {side} are its own."""

PLAIN: Final = "nothing speaks against it, and nothing much for it"
FLAT: Final[dict[int, Liking]] = {
    verbs.SWAP: (3.0, "your Solo takes the place, and theirs stands in the line of fire"),
    verbs.FIREFIGHT: (1.6, "a won Firefight clears {district} of rivals"),
    verbs.BOOST: (2.0, "more Firepower now may decide who loses Units"),
    verbs.USE: (5.0, "the effect is yours for the taking"),
    verbs.RECRUIT: (4.0, "another Unit on the street holds or takes a place"),
    verbs.SPEND: (2.0, "resources become Street Cred only when they are spent"),
    verbs.HIRE: (3.0, "an Edgerunner works for you until they fall"),
    verbs.SUBSTITUTE: (2.0, "a Drone elsewhere is missed less"),
    verbs.GANG: (1.0, "every gang can win; they differ in where they begin and how they fight"),
    verbs.PAY: (1.0, "Secrets can pay for anything, so the other kind is spent first where it can"),
    verbs.KEEP: (1.0, "it strengthens your Combat hand"),
    verbs.REMOVE: (1.0, "your Combat hand can do without it"),
    verbs.BOTTOM: (1.0, "it comes back last"),
    verbs.READY: (1.0, "a disc that is ready is an action more"),
    verbs.DESTROY: (1.0, "one Unit less for them"),
    verbs.TRIGGER: (1.0, "the order changes little"),
    verbs.CHOICE: (1.0, "the Story goes on either way"),
}
PASS_WEIGHTS: Final[dict[str, Liking]] = {
    "second_action": (0.1, "an action not taken is lost for this turn"),
    "move": (0.9, "your Units stand well where they are"),
    "specialist_move": (0.5, "standing still gains nothing"),
    "firefight_district": (1.0, "a fight you need not win costs Units and cards"),
    "deal": (0.2, "deals are where most Street Cred comes from"),
    "recruit": (0.05, "a recruit costs nothing here"),
    "netrun": (0.2, "the Net pays every time you dive"),
    "net_effect": (0.1, "its effect is why you went there"),
    "convert": (0.1, "a converted Unit is one more for you and one less for them"),
    "net_reroll": (1.0, "the roll is good enough"),
    "techie_tax": (0.2, "it costs more than it saves"),
}


GAINS: Final = (
    "Eurodollars hire and build",
    "Contraband pays for deals",
    "a Secret pays for anything, one for one",
    "Street Cred is what wins the game",
)
RECLAIMS: Final = (
    "most of your discs are still ready to act",
    "half of your discs are spent; a Reclaim pays and brings them back",
    "hardly a disc is left, and a Reclaim brings all of them back",
)
LEAVES: Final = "the place it holds now would be free for others"
TAKES: Final[dict[int, str]] = {
    board.BUSINESS: "a Business is what Opportunities are seized with",
    board.FIXER: "a Fixer is who Edgerunners are hired through",
    board.DATA_FORTRESS: "a Data Fortress pays a Secret at every Netrun",
}
DIVES: Final = (
    "NetWatch seldom strikes so near to the surface",
    "it pays better, and NetWatch strikes about every fourth time",
    "nothing pays better, and NetWatch strikes more often than not",
)


def weigh(state: GangsState, option: Option) -> float:
    """Return how good a quick heuristic finds an option of the open question."""
    return liking(state, option)[0]


def liking(state: GangsState, option: Option) -> Liking:
    """Return how good a quick heuristic finds an option of the open question, and why."""
    verb = option[0]
    if option == PASS:
        name = state.question.name if state.question is not None else ""
        return PASS_WEIGHTS.get(name, (0.6, "it is not worth its price now"))
    if verb == verbs.ACTION:
        return weigh_action(state, option[1], option[2])
    if verb == verbs.MOVE:
        return weigh_move(state, option[1], option[2])
    if verb == verbs.SEIZE:
        return weigh_deal(state, option[1])
    if verb == verbs.PLAY:
        return weigh_card(state, option[1])
    if verb == verbs.RECLAIM:
        return weigh_reclaim(state)
    if verb == verbs.ACTIVATE:
        return 3.0, "your discs are ready, and two actions are two steps ahead"
    if verb in (verbs.CASUALTY, verbs.LOSE):
        return weigh_loss(state, option[1])
    if verb == verbs.GAIN:
        return (1.0, 1.2, 1.5, 2.0)[option[1]], GAINS[option[1]]
    if verb == verbs.AMOUNT:
        return 1.0 + option[1], "the more, the better"
    if verb == verbs.DISTRICT:
        return weigh_district(state, option[1])
    if verb == verbs.ADVANCE:
        return weigh_advance(state, option[1])
    if verb == verbs.REROLL:
        return weigh_reroll(state)
    if verb in (verbs.TARGET, verbs.STEAL, verbs.RIVAL):
        return 1.0 + 0.3 * state.cred[option[1]], "{side} is the one to be stopped"
    if verb == verbs.CONVERT:
        if state.place[option[1]] % PLACES:
            return 5.0, "with {unit} you take the place it holds as well"
        return 2.0, "{unit} changes sides"
    return FLAT.get(verb, (1.0, PLAIN))


def seat_asked(state: GangsState) -> int:
    """Return the seat that is asked, or the active one."""
    return state.question.seat if state.question is not None else state.active


def weigh_action(state: GangsState, disc: int, action: int) -> Liking:
    """Prefer deals with a Business in hand, the Net, then Hideouts and upgrades.

    The wild disc can do everything else later, so it never does what the disc of that action can.
    """
    seat = seat_asked(state)
    if disc == terms.DISC_WILD and state.discs[seat] >> action & 1:
        return 0.0, "the wild disc can do anything later; the disc of this action is still ready"
    if action == terms.DISC_TECHIE:
        if units.controls(state, seat, board.BUSINESS) + units.controls(state, seat, board.FIXER):
            return 5.0, "you hold a Business or a Fixer, so a deal can follow"
        return 3.0, "Techies take the Business or Fixer that deals need"
    if action == terms.DISC_NETRUNNER:
        return 4.0, "every Data Fortress pays a Secret, and the Net pays more the deeper you dive"
    if action == terms.DISC_HIDEOUT:
        slot = state.hideouts[seat].bit_count() - 1
        cred = GANGS[state.gang[seat]].hideout_cred[slot]
        why = "a Hideout brings Street Cred at once and Dominance for the whole game"
        return 2.5 + 1.5 * cred, why if cred else "the next Hideouts bring Street Cred"
    if action == terms.DISC_UPGRADE:
        return 1.2, "a better Combat card pays in every Firefight to come"
    if action == terms.DISC_SOLO:
        return 2.5, "Solos take places and open fire"
    return 1.0, PLAIN


def weigh_reclaim(state: GangsState) -> Liking:
    """Reclaim when most discs are spent or nothing is left to pay with."""
    seat = seat_asked(state)
    spent = 6 - state.discs[seat].bit_count()
    why = RECLAIMS[0 if spent < 3 else 1 if spent < 5 else 2]
    return (0.1, 0.2, 0.4, 0.9, 2.5, 8.0, 50.0)[spent], why


def weigh_move(state: GangsState, unit: int, to: int) -> Liking:
    """Prefer Points of Interest, above all of a type not yet controlled; spread out."""
    seat = unit // UNITS
    kind = board.POINTS[state.board][to]
    at = state.place[unit]
    if kind >= 0:
        held = units.controls(state, seat, kind)
        if at % PLACES:
            return (0.5, LEAVES) if held else (1.5, "it leaves one place for one you lack")
        if held:
            return 2.5, "another {place} is yours, and nobody else's"
        return (5.0 if kind != board.FIXER else 3.5), TAKES[kind]
    if at % PLACES:
        return 0.1, LEAVES
    if state.unit_class[unit] == terms.DRONE and not units.has_presence(state, seat, to // PLACES):
        return 0.02, "a Drone that is alone there is lost"
    if units.has_presence(state, seat, to // PLACES):
        return 0.35, "you are in {district} already"
    return 0.9, "Presence in {district} pays when you reclaim"


def weigh_deal(state: GangsState, slot: int) -> Liking:
    """Prefer Opportunities that pay more than they cost."""
    card = state.zones[terms.OPPORTUNITY_SLOT + slot][0]
    deal = opportunity(state, card)
    seat = seat_asked(state)
    pays = deal.flat + 1.5 * deal.per_type + deal.per_edgerunner + 0.8 * len(deal.rewards)
    gain = pays - 0.5 * deal_cost(state, seat, card)
    why = "it pays more than it costs" if gain > 0 else "it costs as much as it pays"
    return max(0.5, 3.0 + 2.0 * gain), why


def weigh_card(state: GangsState, card: int) -> Liking:
    """Prefer strong cards with much to lose, paying ones with little."""
    printed = COMBAT[state.definition[card]]
    fight = current(state)
    power = 3 if printed.firepower < 0 else printed.firepower
    own = len(units.units_in(state, seat_asked(state), fight.district)) if fight is not None else 1
    weight = 1.0 + (0.5 if own > 1 else 0.3) * power + 0.3 * printed.cred
    if own > 1 and power >= 3:
        return weight, "you have much to lose here, and Firepower {power} protects it"
    if printed.cred:
        return weight, "it pays Street Cred if its condition is met"
    return weight, "its Firepower is {power}; stronger cards are kept for bigger fights"


def weigh_loss(state: GangsState, unit: int) -> Liking:
    """Give up Drones first, Units in Points of Interest and Edgerunners last."""
    mine = unit // UNITS == seat_asked(state)
    value, why = 1.0, "it holds no place"
    if state.unit_class[unit] == terms.DRONE:
        value, why = 4.0, "a Drone is the cheapest Unit there is"
    elif state.unit_card[unit] >= 0:
        value, why = 0.3, "an Edgerunner is hard to replace"
    elif state.place[unit] % PLACES:
        value, why = 0.5, "with it the place it holds is lost"
    return value if mine else 1.0 / value, why


SPACE_VALUES: Final = (0.0, 1.0, 1.1, 0.6, 2.6, 1.2, 1.8, 2.0, 3.2, 4.2)
"""What the effect of a Net space is worth, in Street Cred."""
CAUGHT: Final = (0.08, 0.28, 0.58)
COSTS: Final = (0.8, 1.2, 3.0)
"""How likely NetWatch strikes in each zone, and what that costs."""


def weigh_advance(state: GangsState, spaces: int) -> Liking:
    """Prefer the space whose effect is worth most after what NetWatch may take."""
    space = state.net[seat_asked(state)] + spaces
    zone = board.ZONE_OF_SPACE[space]
    value = SPACE_VALUES[space] - CAUGHT[zone] * COSTS[zone] + 0.25 * spaces
    return max(0.2, 1.0 + value), DIVES[zone]


def weigh_reroll(state: GangsState) -> Liking:
    """Roll again after a bad roll only."""
    for frame in state.stack:
        if isinstance(frame, Netrun):
            bad = frame.rolled <= danger(state, frame.seat)
            if bad and board.ZONE_OF_SPACE[state.net[frame.seat]] > 0:
                return 8.0, "this roll lets NetWatch strike; the next one may not"
            return 0.02, "this roll does no harm"
    return 1.0, PLAIN


def weigh_district(state: GangsState, district: int) -> Liking:
    """Prefer Districts with own Units and rich rewards."""
    seat = seat_asked(state)
    own = len(units.units_in(state, seat, district))
    weight = 1.0 + 0.8 * own + (0.5 if district == 2 else 0.0)
    if own:
        return weight, "your Units in {district} make it count"
    return weight, "City Center pays best" if district == 2 else "you have nobody in {district} yet"


# What searches need -------------------------------------------------------------------------------

UNIT_VERBS: Final = (verbs.MOVE, verbs.CASUALTY, verbs.LOSE, verbs.RECRUIT, verbs.DESTROY)


def alike(state: GangsState, option: Option) -> Option:
    """Return an option with a plain Unit replaced by its class and place: such Units are equal."""
    if option[0] not in UNIT_VERBS or state.unit_card[option[1]] >= 0:
        return option
    unit = option[1]
    kind = (unit // UNITS) * 8 + state.unit_class[unit]
    return (option[0], -1000 * kind - state.place[unit] - 10, *option[2:])


def is_quiet(state: GangsState) -> bool:
    """Tell whether a turn is about to begin."""
    question = state.question
    if question is None or question.name not in ("turn_type", "action"):
        return False
    return question.name == "turn_type" or not can_reclaim(state, question.seat, True)
