"""What the Corp's cards do to a grip: to whoever accesses them, and by the Corp's own hand."""

from __future__ import annotations

from nightdeck.games.android_netrunner.language.effects import DoDamage
from nightdeck.games.android_netrunner.language.effects_flow import Pay
from nightdeck.games.android_netrunner.model import terms
from nightdeck.games.android_netrunner.model.card_abilities import (
    ACCESSED_ANYWHERE,
    ACCESSED_INSTALLED,
    Ability,
    Action,
)
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.modifiers import play_cost
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, NONE, root
from nightdeck.games.android_netrunner.model.vocabulary import Effect
from nightdeck.games.netrunner_family.language.words import LastTurn
from nightdeck.language.flow import Sequence


def damage_in(state: AnrState, effect: Effect | None, card: int) -> int:
    """Return the cards an effect of a card takes from the grip, as the table is now."""
    if isinstance(effect, DoDamage):
        return effect.amount.of(state, card, NONE, 0)
    if isinstance(effect, Sequence):
        return sum(damage_in(state, each, card) for each in effect.effects)
    if isinstance(effect, Pay):
        price = effect.amount.of(state, card, NONE, 0)
        return damage_in(state, effect.then, card) if price <= state.credits[CORP] else 0
    return 0


def sting(state: AnrState, card: int) -> int:
    """Return the damage that accessing a card does where it is, if the Corp can pay for it."""
    access = POOL[state.definition[card]].on_access
    if access is None:
        return 0
    zone = state.zone[card]
    if zone in (terms.ARCHIVES, terms.ARCHIVES_DOWN):
        return damage_in(state, access.effect, card) if access.where == ACCESSED_ANYWHERE else 0
    if zone in (terms.HQ, terms.RD) and access.where == ACCESSED_INSTALLED:
        return 0
    return damage_in(state, access.effect, card)


# Weapons ------------------------------------------------------------------------------------------


def weapon(place: int) -> Ability | None:
    """Return the action of a card of the pool that does damage, if it has one."""
    for ability in POOL[place].abilities:
        if isinstance(ability, Action) and isinstance(ability.effect, DoDamage):
            return ability
    return None


def shot(place: int) -> DoDamage | None:
    """Return the damage of an operation of the pool that does nothing else."""
    definition = POOL[place]
    effect = definition.on_play
    is_shot = definition.kind == terms.OPERATION and isinstance(effect, DoDamage)
    return effect if is_shot and isinstance(effect, DoDamage) else None


def volley(state: AnrState) -> int:
    """Return the damage the Corp can do in a turn of its own with what it holds and has armed."""
    clicks = state.clicks[CORP] if state.turn_seat == CORP else terms.CORP_CLICKS
    purse = state.credits[CORP]
    shots: list[int] = []
    for card in state.zones[terms.HQ]:
        effect = shot(state.definition[card])
        if effect is None or not is_playable(state, card):
            continue
        price = play_cost(state, card)
        if price <= purse:
            purse -= price
            shots.append(damage_in(state, effect, card))
    for server in state.servers[terms.FIRST_REMOTE :]:
        for card in state.zones[root(server)]:
            ability = weapon(state.definition[card])
            if ability is not None and ability.when.holds(state, card, NONE, 0):
                shots.append(damage_in(state, ability.effect, card))
    return sum(sorted(shots, reverse=True)[:clicks]) if shots else 0


def is_playable(state: AnrState, card: int) -> bool:
    """Tell whether an operation may be played now, or will be in the Corp's next turn.

    Who runs in this turn has run in "the last turn" then.
    """
    condition = POOL[state.definition[card]].play_if
    if isinstance(condition, LastTurn) and condition.seat == state.turn_seat:
        return state.tally[condition.tally] >= condition.fewest
    return condition.holds(state, card, NONE, 0)


def is_deadly(state: AnrState) -> bool:
    """Tell whether the Corp can do more damage in a turn than the Runner holds cards."""
    damage = volley(state)
    return damage > 0 and damage > len(state.zones[terms.GRIP])
