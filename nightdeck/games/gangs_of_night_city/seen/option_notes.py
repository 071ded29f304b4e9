"""What follows from an option: the notes beside the options, made of facts the seat may know."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.language.combat_effects import PayContraband
from nightdeck.games.gangs_of_night_city.model import board, terms
from nightdeck.games.gangs_of_night_city.model.definitions import GANGS
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.rules import units, upgrade
from nightdeck.games.gangs_of_night_city.rules.actions import build_cost
from nightdeck.games.gangs_of_night_city.rules.market import cred_if_seized, opportunity, waiver
from nightdeck.games.gangs_of_night_city.rules.netrun import danger_at, net_effects
from nightdeck.games.gangs_of_night_city.seen import names
from nightdeck.games.gangs_of_night_city.seen.forecasts import district_words, reclaim_gains

CLASS_NOTES: Final = (
    "Move each Solo once, then you may open fire.",
    "Move each Techie and Drone once, then you may seize an Opportunity or hire an Edgerunner.",
    "Move each Netrunner once, then you may start a Netrun.",
)

# The turn -----------------------------------------------------------------------------------------


def activate_note(state: GangsState, seat: int) -> str:
    """Return which discs are ready, and who acts next in the single player game."""
    ready = [terms.DISC_NAMES[disc] for disc in range(terms.DISCS) if state.discs[seat] >> disc & 1]
    return f"One or two actions. Ready: {', '.join(ready)}.{then_acts(state, terms.LEGEND_SIDE)}"


def reclaim_note(state: GangsState, seat: int) -> str:
    """GNC-11.2 GNC-11.3 Return what a Reclaim would pay now."""
    gains = reclaim_gains(state, seat)
    return f"The whole turn: all discs come back, you gain {gains}.{then_acts(state, terms.RIVAL)}"


def then_acts(state: GangsState, side: int) -> str:
    """GNC-14.2 GNC-14.4 Return which rival acts after a turn of the single player game."""
    return f" Then {names.side_name(state, side)} acts." if state.seats == 1 else ""


def action_note(state: GangsState, seat: int, disc: int, action: int) -> str:
    """Return what an action costs, and what it does unless its own disc says so already."""
    cost, does = action_words(state, seat, action)
    is_said_above = disc == terms.DISC_WILD and bool(state.discs[seat] >> action & 1)
    return cost if is_said_above else f"{cost} {does}".strip()


def action_words(state: GangsState, seat: int, action: int) -> tuple[str, str]:
    """Return the price of an action and what it does."""
    if action == terms.DISC_HIDEOUT:
        slot = state.hideouts[seat].bit_count() - 1
        pays = GANGS[state.gang[seat]].hideout_cred[slot]
        cost = names.amount_of(build_cost(state, seat), board.EURODOLLAR)
        return f"Costs {cost}.", f"Pays {pays} Street Cred." if pays else ""
    if action == terms.DISC_UPGRADE:
        cost = names.amount_of(upgrade.upgrade_cost(state, seat), upgrade.upgrade_kind(state))
        draws = upgrade.upgrade_draws(state, seat)
        return f"Costs {cost}.", f"Draw {draws} cards, keep 1, then remove 1 from your hand."
    return "", CLASS_NOTES[action]


# Units --------------------------------------------------------------------------------------------


def move_note(state: GangsState, unit: int, to: int) -> str:
    """GNC-6.4 Warn of Drones that would be left alone."""
    side, here, there = unit // terms.UNITS, state.place[unit] // board.PLACES, to // board.PLACES
    if here == there:
        return ""
    if state.unit_class[unit] == terms.DRONE:
        return "" if units.has_presence(state, side, there) else "Alone there it is lost."
    left = [state.unit_class[each] for each in units.units_in(state, side, here) if each != unit]
    if left and all(kind == terms.DRONE for kind in left):
        return "Leaves your Drones alone: they are lost unless they come along."
    return ""


def firefight_note(state: GangsState, seat: int, district: int) -> str:
    """Return who would be drawn into a Firefight."""
    found = []
    for side in range(len(state.cred)):
        there = [
            u for u in units.units_in(state, side, district) if units.is_opponent(state, seat, u)
        ]
        if there:
            found.append(f"{names.side_name(state, side)} ({units_word(len(there))})")
    return f"Against {' and '.join(found)}."


def units_word(number: int) -> str:
    """Return a number of Units in words."""
    return "1 Unit" if number == 1 else f"{number} Units"


def recruit_note(state: GangsState, unit: int) -> str:
    """GNC-11.3b Return whether a Drone comes along."""
    side = unit // terms.UNITS
    brings = state.unit_class[unit] == terms.TECHIE and units.drones_in_reserve(state, side) > 0
    return "Brings a Drone." if brings else ""


def district_note(state: GangsState, question: str, district: int) -> str:
    """Return who is in a District, and for a new Hideout what the District pays."""
    words = names.sentence(district_words(state, district))
    if question != "hideout_district":
        return words
    pays = ", ".join(board.RESOURCE_NAMES[kind] for kind in board.REWARDS[district])
    return f"Rewards: {pays}. {words}"


# The Net and cards --------------------------------------------------------------------------------


def space_note(state: GangsState, seat: int, space: int) -> str:
    """GNC-9.4b GNC-9.6 Return what a Net space gives and when NetWatch strikes there."""
    return (
        f"{space_words(state, space)} NetWatch strikes at {danger_at(state, seat, space)} or less."
    )


def space_words(state: GangsState, space: int) -> str:
    """GNC-9.6 Return what a Net space gives, in a sentence."""
    return names.sentence(", then ".join(each.words() for each in net_effects(state.seats, space)))


def deal_note(state: GangsState, seat: int, card: int) -> str:
    """GNC-10.2f GNC-10.2h Return what a deal pays if that depends, and what buys it."""
    deal = opportunity(state, card)
    source = waiver(state, seat, card)
    bought = ""
    if source >= 0:
        by = names.source_name(source)
        bought = f"You do not meet its requirement; 1 Contraband of the price buys it off ({by}). "
    if not deal.per_type and not deal.per_edgerunner:
        return bought
    return f"{bought}{cred_if_seized(state, seat, card)} Street Cred now. "


def pay_note(state: GangsState, is_paid: bool) -> str:
    """GNC-8.3d Return the Firepower of a card that may be paid for."""
    frame = state.stack[-1]
    if not isinstance(frame, PayContraband):
        return ""
    if not is_paid:
        return f"Firepower {frame.unpaid}."
    useless = ", as without paying" if frame.paid <= frame.unpaid else ""
    return f"Firepower {frame.paid}{useless}."
