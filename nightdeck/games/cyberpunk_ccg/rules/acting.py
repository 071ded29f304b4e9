"""What a player may do in a window: abilities, Events, Responses (CCG-6.1, CCG-6.2).

Worked examples: CCG-X58.
"""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.model.card_abilities import FREE, Ability
from nightdeck.games.cyberpunk_ccg.model.costs import card_cost
from nightdeck.games.cyberpunk_ccg.model.definitions import (
    ABILITY_ROW,
    EVENTS,
    POOL,
    RESPONSE_ROW,
    Card,
)
from nightdeck.games.cyberpunk_ccg.model.funds import most, plain_sources, unused_of
from nightdeck.games.cyberpunk_ccg.model.inherent import inherent
from nightdeck.games.cyberpunk_ccg.model.numbers import armed_sets, power
from nightdeck.games.cyberpunk_ccg.model.options import PLAY, USE
from nightdeck.games.cyberpunk_ccg.model.rulings import R21, R57
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    COP,
    CORP,
    EVENT,
    HAND,
    MED_TECH,
    NONE,
    RESPONSE,
    RUNNER_USED,
    TECHIE,
    WOULD_BE_TRASHED,
)
from nightdeck.kernel.state import Option
from nightdeck.language.values import ALWAYS

UNREAD: Final = -1
NO_LEGAL_ACTION: Final = 1
NEVER: Final = 2


class Purse:
    """How much a player could pay now; counted when it is first needed."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.total: int = UNREAD

    def has(self, state: CcgState, cost: int, without: int = NONE) -> bool:
        """CCG-6.5i Tell whether a cost is affordable, perhaps without one card (CCG-6.3f)."""
        if cost <= 0:
            return True
        if self.total == UNREAD:
            self.total = most(state, self.seat)
        if self.total < cost:
            return False
        if without == NONE or not is_source(state, without):
            return True
        return most(state, self.seat, (without,)) >= cost


def is_source(state: CcgState, card: int) -> bool:
    """Tell whether a card could help to pay."""
    definition = POOL[state.definition[card]]
    return definition.eb > 0 or definition.professions & CORP != 0


# Action windows (CCG-6.2a, CCG-6.2b) -------------------------------------------------------------


def activations(state: CcgState, seat: int, timing: int) -> list[Option]:
    """CCG-6.1f Return every ability and Event that a player can use in a window of some phase."""
    found: list[Option] = []
    purse = Purse(seat)
    used = state.exhausted
    for card in state.runners(seat):
        if used[card]:
            continue
        for ability in inherent(POOL[state.definition[card]].professions, timing):
            if is_usable(state, seat, card, ability, purse):
                found.append((USE, card, ability.place))
    for card in state.index[ABILITY_ROW]:
        if state.control[card] != seat or used[card]:
            continue
        for ability in POOL[state.definition[card]].abilities:
            if ability.timing & timing and is_usable(state, seat, card, ability, purse):
                found.append((USE, card, ability.place))
    add_events(state, seat, timing, 0, purse, found)
    return found


def add_events(
    state: CcgState, seat: int, timing: int, trigger: int, purse: Purse, found: list[Option]
) -> None:
    """CCG-6.4a Add the Events of a hand that may be played now."""
    for card in state.cards(seat, HAND):
        definition = POOL[state.definition[card]]
        if definition.kind != EVENT or not definition.timing & timing:
            continue
        ability = definition.event
        if ability is None or (trigger and not ability.trigger & trigger):
            continue
        if may_play(state, seat, card, ability, purse):
            found.append((PLAY, card))


def may_play(state: CcgState, seat: int, card: int, ability: Ability, purse: Purse) -> bool:
    """CCG-6.4a Tell whether an Event of a hand can be carried out and paid."""
    if not purse.has(state, card_cost(state, seat, card)):
        return False
    return is_possible(state, seat, card, ability)


def is_usable(state: CcgState, seat: int, card: int, ability: Ability, purse: Purse) -> bool:
    """CCG-6.3a Tell whether an ability of an unused card can be announced and paid; CCG-2.9b."""
    if not is_possible(state, seat, card, ability):
        return False
    fees = [fee for _, fee in ways(state, card, ability)]
    if not fees:
        return False
    cost = ability.eb + min(fees)
    without = NONE if ability.cost_now(state.rulings) == FREE else card
    return purse.has(state, cost, without)


def ways(state: CcgState, card: int, ability: Ability) -> list[tuple[list[int], int]]:
    """CCG-8.1j, CCG-10.19 Return with which Weapons an ability may be announced, and the fee.

    No Weapons stand for those that count anyway. With LR 0 nothing can be shot.
    """
    if ability.fee is None:
        return [([], 0)]
    sets: list[list[int]] = [[]]
    if ability.chooses_weapons and not state.rulings[R21]:
        owned = armed_sets(state, card)
        sets = owned if len(owned) > 1 else sets
    found: list[tuple[list[int], int]] = []
    for each in sets:
        if each:
            state.arms[card] = each
        if ability.reads is None or ability.reads.of(state, card, NONE, 0) > 0:
            found.append((each, ability.fee.of(state, card, NONE, 0)))
    if len(sets) > 1:
        del state.arms[card]
    return found


def is_possible(state: CcgState, seat: int, card: int, ability: Ability) -> bool:
    """CCG-6.1f, CCG-6.8p Tell whether condition, targets and costs other than EB can be met."""
    if ability.when is not ALWAYS and not ability.when.holds(state, card, NONE, seat):
        return False
    if ability.trashes is not None and not ability.trashes.codes(state, seat, card):
        return False
    if ability.modes:
        for place in range(len(ability.modes)):
            if is_mode_possible(state, seat, card, ability, place):
                return True
        return False
    return is_mode_possible(state, seat, card, ability, NONE)


def is_mode_possible(state: CcgState, seat: int, card: int, ability: Ability, mode: int) -> bool:
    """Tell whether a mode has a target for every aim and could do something."""
    for place in range(len(ability.aims_of(mode))):
        if not targets(state, seat, card, ability, mode, place):
            return False
    if ability.aims_of(mode):
        return True
    return ability.effect_of(mode).can(state, card, NONE, 0)


def targets(
    state: CcgState, seat: int, card: int, ability: Ability, mode: int, place: int
) -> list[int]:
    """CCG-10.0e Return the legal targets of an aim; with partners those whose Power can suffice."""
    codes = ability.aims_of(mode)[place].codes(state, seat, card)
    if ability.enough is None or place > 0 or not codes:
        return codes
    total = power(state, card)
    if ability.partners:
        total = sum(power(state, each) for each in unused_of(state, seat, ability.partners))
        if state.exhausted[card]:
            total += power(state, card)
    return [code for code in codes if ability.enough.of(state, card, code, 0) <= total]


# Responses (CCG-6.6) -----------------------------------------------------------------------------


def responses(state: CcgState, seat: int, trigger: int) -> list[Option]:
    """CCG-6.6b Return the Responses of a player that fit a trigger."""
    found: list[Option] = []
    purse = Purse(seat)
    wanted = 0
    if trigger & RUNNER_USED:
        wanted |= COP
    if trigger & WOULD_BE_TRASHED:
        wanted |= MED_TECH | TECHIE
    used = state.exhausted
    for card in state.runners(seat):
        professions = POOL[state.definition[card]].professions
        if used[card] or not professions & wanted:
            continue
        for ability in inherent(professions, RESPONSE):
            if ability.trigger & trigger and is_usable(state, seat, card, ability, purse):
                found.append((USE, card, ability.place))
    for card in state.index[RESPONSE_ROW]:
        if state.control[card] != seat or used[card]:
            continue
        for ability in POOL[state.definition[card]].abilities:
            if ability.trigger & trigger and is_usable(state, seat, card, ability, purse):
                found.append((USE, card, ability.place))
    add_events(state, seat, RESPONSE, trigger, purse, found)
    return found


# Who is asked without an option (CCG-6.1h) -------------------------------------------------------


def has_gear_in_hand(state: CcgState, seat: int) -> bool:
    """Tell whether a hand holds a card with a blue back, which everybody can see."""
    return any(not POOL[state.definition[card]].is_runs for card in state.cards(seat, HAND))


def could_pay_something(state: CcgState, seat: int) -> bool:
    """CCG-6.1h Tell whether a player could still produce at least 1 EB."""
    if plain_sources(state, seat):
        return True
    return any(power(state, card) > 1 for card in unused_of(state, seat, CORP))


def may_hold_event(state: CcgState, seat: int, timing: int) -> bool:
    """CCG-6.1h Tell from public facts whether a player may hold an Event for this window.

    Also CCG-R57.
    """
    ruling = state.rulings[R57]
    if ruling:
        return ruling == NEVER
    return has_gear_in_hand(state, seat) and some_event_fits(state, seat, timing, 0)


def may_hold_answer(state: CcgState, seat: int, trigger: int) -> bool:
    """CCG-6.6e Tell from public facts whether a player may hold an Event for this trigger."""
    ruling = state.rulings[R57]
    if ruling:
        return ruling == NEVER
    return has_gear_in_hand(state, seat) and some_event_fits(state, seat, RESPONSE, trigger)


def some_event_fits(state: CcgState, seat: int, timing: int, trigger: int) -> bool:
    """CCG-6.1h Tell whether some Event of the pool fits as far as everybody can see."""
    pays = could_pay_something(state, seat)
    for definition in EVENTS:
        if definition.timing & timing and (pays or definition.cost == 0):
            if fits_publicly(state, seat, definition, trigger):
                return True
    return False


def fits_publicly(state: CcgState, seat: int, definition: Card, trigger: int) -> bool:
    """CCG-6.1h Timing, trigger and a legal target for this player."""
    ability = definition.event
    if ability is None or (trigger and not ability.trigger & trigger):
        return False
    if trigger == 0 and ability.trigger:
        return False
    state.context.append([NONE, seat])
    fits = ability.when.holds(state, NONE, NONE, seat)
    if fits and ability.trashes is not None:
        fits = ability.trashes.is_conceivable(state, seat, NONE)
    if fits:
        modes = range(len(ability.modes)) if ability.modes else [NONE]
        fits = any(
            all(aim.is_conceivable(state, seat, NONE) for aim in ability.aims_of(mode))
            for mode in modes
        )
    state.context.pop()
    return fits
