"""Every number of a card as it is now: stats, Power, Empathy, security, Style, EB (CCG-3, CCG-8.1).

Printed value, unused gear, constant abilities, then what lasts; nothing is kept, all is read off
the table.

Worked examples: CCG-X42.
"""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.card_abilities import Constant
from nightdeck.games.cyberpunk_ccg.model.chassis import is_complete
from nightdeck.games.cyberpunk_ccg.model.chassis import stats as punknaught_stats
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL, Card
from nightdeck.games.cyberpunk_ccg.model.rulings import R02, R12, R21, R25
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ATTACHED,
    ATTACKERS,
    DEFENDERS,
    DEFENSE,
    E_SEC,
    EMPATHY,
    LOCATIONS,
    LR,
    M_SEC,
    NONE,
    OPERATIONS,
    POWER,
    RUNNERS,
    SR,
    STYLE,
)

EVERYTHING_OFF = 1
ABILITIES_OFF_ONLY = 2
KEEPS_STATS = 1
NAMED_IN_EQUIP = 2


def constants(state: CcgState, quantity: int, card: int, unused: bool = False) -> int:
    """CCG-3.4d Sum the constant abilities that change a number of a card (CCG-2.9c).

    `unused`: every card counts as unused (CCG-13.18).
    """
    sources = state.modifiers.get(quantity)
    if sources is None:
        return 0
    total = 0
    counted: list[int] = []
    for source in sources:
        off = state.exhausted[source] and not unused
        definition = POOL[state.definition[source]]
        for each in definition.constant[quantity]:
            assert isinstance(each, Constant)
            if off and not each.while_used:
                continue
            if each.unique and definition.place in counted:
                continue
            if each.when.holds(state, source, card, 0):
                total += each.amount.of(state, source, card, 0)
                if each.unique:
                    counted.append(definition.place)
    return total


def lasting(state: CcgState, quantity: int, card: int) -> int:
    """CCG-2.4 Sum what lasts about a number of a card."""
    total = 0
    for row in state.lasting:
        if row[0] == quantity and row[1] == card:
            total += row[2]
    return total


def printed(card: Card, quantity: int) -> int:
    """Return SR, LR or Defense as printed."""
    if quantity == SR:
        return card.sr
    return card.lr if quantity == LR else card.defense


# Weapons (CCG-8.1g) ------------------------------------------------------------------------------


def weapons(state: CcgState, runner: int, unused: bool = False) -> list[int]:
    """Return the unused Weapons of a Runner."""
    return [
        card
        for card in state.hosted.get(runner, ())
        if POOL[state.definition[card]].is_weapon and (unused or not state.exhausted[card])
    ]


def weapon_sets(state: CcgState, runner: int, unused: bool = False) -> list[list[int]]:
    """CCG-8.1h One Weapon, or for a Martial Artist two Melee Weapons; CCG-3.8."""
    owned = weapons(state, runner, unused)
    if not owned:
        return []
    found = [[card] for card in owned]
    if len(owned) > 1 and POOL[state.definition[runner]].martial_artist:
        melee = [card for card in owned if POOL[state.definition[card]].melee]
        for place, first in enumerate(melee):
            found.extend([first, second] for second in melee[place + 1 :])
    return found


def armed_sets(state: CcgState, runner: int) -> list[list[int]]:
    """CCG-8.1h Return the sets that may be active now: unused Weapons; CCG-R02 used ones too."""
    return weapon_sets(state, runner, state.rulings[R02] == ABILITIES_OFF_ONLY)


def worth(state: CcgState, cards: list[int], quantity: int = NONE) -> int:
    """Return the SR and LR of Weapons together, or one stat of them."""
    total = 0
    for card in cards:
        definition = POOL[state.definition[card]]
        if quantity == NONE:
            total += definition.sr + definition.lr
        else:
            total += printed(definition, quantity)
    return total


def best_weapons(
    state: CcgState, runner: int, quantity: int = NONE, unused: bool = False
) -> list[int]:
    """CCG-8.1h Return the set with the highest SR + LR, ties to the lower instance."""
    found: list[int] = []
    highest = 0
    for each in weapon_sets(state, runner, unused):
        value = worth(state, each, quantity)
        if not found or value > highest or (value == highest and sorted(each) < sorted(found)):
            found, highest = each, value
    return found


def active_weapons(state: CcgState, runner: int) -> list[int]:
    """CCG-3.12c Return the Weapons that count: those chosen in the attack, else the best ones.

    Also CCG-8.1k.
    """
    chosen = state.arms.get(runner)
    if chosen is not None:
        return chosen
    if state.rulings[R21] == NAMED_IN_EQUIP:
        held = [card for card in state.wielded.get(runner, ()) if state.host[card] == runner]
        if held:
            return held
        owned = [
            card for card in state.hosted.get(runner, ()) if POOL[state.definition[card]].is_weapon
        ]
        return owned[:1]
    return best_weapons(state, runner, unused=state.rulings[R02] == ABILITIES_OFF_ONLY)


# Runners -----------------------------------------------------------------------------------------


def stat(state: CcgState, runner: int, quantity: int) -> int:
    """CCG-3.3 Return SR, LR or Defense of a Runner with its unused gear, at least 0."""
    total = printed(POOL[state.definition[runner]], quantity)
    gear = state.hosted.get(runner)
    if gear is not None:
        total += gear_stat(state, runner, gear, quantity)
    if quantity in state.modifiers:
        total += constants(state, quantity, runner)
    if state.lasting:
        total += lasting(state, quantity, runner)
    return max(total, 0)


def gear_stat(state: CcgState, runner: int, gear: list[int], quantity: int) -> int:
    """CCG-3.3 Sum one stat over unused gear; only active Weapons count (CCG-3.12c); CCG-3.12e."""
    total = 0
    active: list[int] | None = None
    keeps = state.rulings[R02] == ABILITIES_OFF_ONLY
    for card in gear:
        if state.exhausted[card] and not keeps:
            continue
        definition = POOL[state.definition[card]]
        if definition.is_weapon:
            if active is None:
                active = active_weapons(state, runner)
            if card not in active:
                continue
        elif definition.is_chassis:
            if is_complete(state, card):
                total += punknaught_stats(state, card)[quantity]
            continue
        total += printed(definition, quantity)
    return total


def stat_total(state: CcgState, runner: int, quantity: int, used_gear: bool = True) -> int:
    """CCG-13.18 Return a stat as if every card were unused, with the Weapons best for it.

    Without `used_gear` gear that is used adds nothing (CCG-R02, CCG-R38).
    """
    total = printed(POOL[state.definition[runner]], quantity)
    active = best_weapons(state, runner, quantity, unused=used_gear)
    for card in state.hosted.get(runner, ()):
        if state.exhausted[card] and not used_gear:
            continue
        definition = POOL[state.definition[card]]
        if definition.is_chassis:
            if is_complete(state, card):
                total += punknaught_stats(state, card)[quantity]
        elif not definition.is_weapon or card in active:
            total += printed(definition, quantity)
    total += constants(state, quantity, runner, unused=used_gear)
    return max(total + lasting(state, quantity, runner), 0)


def power(state: CcgState, runner: int) -> int:
    """CCG-2.9f Return the effective Power of a Runner, used or not, at least 0."""
    total = POOL[state.definition[runner]].power
    for card in state.hosted.get(runner, ()):
        if not state.exhausted[card]:
            total += POOL[state.definition[card]].power_bonus
    if POWER in state.modifiers:
        total += constants(state, POWER, runner)
    if state.lasting:
        total += lasting(state, POWER, runner)
    return max(total, 0)


def empathy(state: CcgState, runner: int) -> int:
    """CCG-3.13 Return the effective Empathy: Cyber counts, used or not."""
    total = POOL[state.definition[runner]].empathy
    for card in state.hosted.get(runner, ()):
        total += empathy_of_cyber(state, card)
    if state.lasting:
        total += lasting(state, EMPATHY, runner)
    return total


def empathy_of_cyber(state: CcgState, card: int) -> int:
    """Return the Empathy modifier of a Cyber, 0 of anything else; some loss always stays."""
    loss = POOL[state.definition[card]].empathy
    if loss and state.lasting:
        loss = min(loss + lasting(state, EMPATHY, card), -1)
    return loss


def is_psycho(state: CcgState, runner: int) -> bool:
    """CCG-11.2 Tell whether a Runner is Cyber-Psycho."""
    return empathy(state, runner) == 1


# Sets of Runners in an attack (CCG-8.1b, CCG-8.1c) -----------------------------------------------


def counts(state: CcgState, runner: int) -> bool:
    """CCG-8.1f Tell whether a participant contributes: in play and unused; CCG-R02, CCG-R25.

    Also CCG-2.9d, CCG-10.13e.
    """
    if not state.is_runner_in_play(runner):
        return False
    if not state.exhausted[runner] or state.rulings[R02] == ABILITIES_OFF_ONLY:
        return not state.busted[runner]
    return state.rulings[R25] == KEEPS_STATS and runner in state.sensed and not state.busted[runner]


def side(state: CcgState, which: int) -> list[int]:
    """Return the attackers or the defenders."""
    return state.attackers if which == ATTACKERS else state.defenders


def attack_of(state: CcgState, which: int) -> int:
    """CCG-8.1b Return the ATTACK of a side; CCG-R12."""
    total = state.bonus_attack[which]
    short_only = which == DEFENDERS and state.rulings[R12]
    for runner in side(state, which):
        if counts(state, runner):
            total += stat(state, runner, SR)
            if not short_only:
                total += stat(state, runner, LR)
    return max(total, 0)


def defense_of(state: CcgState, which: int) -> int:
    """CCG-8.1c Return the Defense of a side."""
    total = state.bonus_defense[which]
    for runner in side(state, which):
        if counts(state, runner):
            total += stat(state, runner, DEFENSE)
    return max(total, 0)


# Locations and Operations (CCG-8.1d) -------------------------------------------------------------


def security(state: CcgState, card: int, quantity: int) -> int:
    """CCG-10.21 Printed value, timed changes in their order, then constants, at least 0."""
    definition = POOL[state.definition[card]]
    value = definition.m_sec if quantity == M_SEC else definition.e_sec
    for row in state.security:
        if row[0] == quantity and row[1] == card:
            value = changed(value, row[2], row[3])
    if quantity in state.modifiers:
        value += constants(state, quantity, card)
    return max(value, 0)


def changed(value: int, amount: int, stop: int) -> int:
    """CCG-10.15 Return a value after one change: never below 0, a raise never beyond its stop."""
    if amount < 0:
        return max(value + amount, 0)
    return max(value, min(value + amount, stop))


def strength(state: CcgState, card: int) -> int:
    """CCG-8.1d Return ATTACK and Defense of a Location or Operation: M-Sec + 2 x E-Sec."""
    return security(state, card, M_SEC) + 2 * security(state, card, E_SEC)


# Players -----------------------------------------------------------------------------------------


def style_of(state: CcgState, card: int) -> int:
    """CCG-13.2 Return the Style of a card in play; CCG-R02."""
    if state.exhausted[card] and state.rulings[R02] == EVERYTHING_OFF:
        return 0
    return POOL[state.definition[card]].style + constants(state, STYLE, card)


def style(state: CcgState, seat: int) -> int:
    """CCG-13.2 Return the Style in play of a player with the bonus."""
    total = state.style_bonus[seat]
    for kind in (LOCATIONS, OPERATIONS, RUNNERS, ATTACHED):
        for card in state.cards(seat, kind):
            total += style_of(state, card)
    return total


def empathy_lost(state: CcgState, seat: int) -> int:
    """CCG-13.5 Return how much Empathy the attached Cyber of a player costs."""
    return -sum(empathy_of_cyber(state, card) for card in state.cards(seat, ATTACHED))
