"""Playing a card and activating an ability: announcing in steps, paying, the cache (NEU-6, NEU-10).

NEU-2.13 The parts are asked in a fixed order; an action is offered only if it can be completed,
and every list holds only choices with which it still can.

Worked examples: NEU-E60.
"""

from __future__ import annotations

from nightdeck.games.neuroscape.model.card_abilities import (
    BY_ANYBODY,
    BY_HOST,
    ONCE_PER_ROUND,
    ONCE_PER_TURN,
    Ability,
)
from nightdeck.games.neuroscape.model.costs import cost_to_activate, cost_to_play, trojan_cost
from nightdeck.games.neuroscape.model.definitions import ABILITY_ROW, POOL, Card, aims_of
from nightdeck.games.neuroscape.model.numbers import holds
from nightdeck.games.neuroscape.model.options import ACTIVATE, PLAY, SPRING
from nightdeck.games.neuroscape.model.rulings import (
    R10,
    R34,
    R35,
    R40,
    R46,
    R61,
    R73,
)
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    CANNOT_ACTIVATE,
    CHARACTER,
    CYBERWARE,
    ENVIRONMENT_CARD,
    HAND,
    MAINFRAME_CARD,
    MOST_ITEMS,
    NONE,
    RAM,
    SLOT_CARD,
    SWIFT,
    TAROT,
    TROJAN,
)
from nightdeck.games.neuroscape.rules.cyberware import bearers, bearers_of
from nightdeck.games.neuroscape.rules.programs import (
    has_mystic,
    is_iconic_twin,
    mainframes_for,
    may_reverse,
    meets_requirement,
    springable,
)
from nightdeck.games.neuroscape.rules.ram import can_pay, missing, paid_as
from nightdeck.games.neuroscape.rules.targets import can_aim
from nightdeck.kernel.state import Option


def is_capped(state: NeuState, seat: int) -> bool:
    """NEU-16.10a Tell whether a player has put so many items that no more are offered; NEU-R73."""
    return state.items_put[seat] >= MOST_ITEMS and not state.rulings[R73]


# Cards --------------------------------------------------------------------------------------------


def can_play(state: NeuState, seat: int, card: int) -> bool:
    """NEU-6.2 Tell whether playing a card can be completed; timing is the caller's.

    NEU-R40 says whether a face-down card must meet its requirement.
    """
    definition = POOL[state.definition[card]]
    if definition.kind & (RAM | MAINFRAME_CARD):
        return False
    if not meets_requirement(state, seat, definition):
        if definition.kind != TROJAN or not state.rulings[R40]:
            return False
    if is_iconic_twin(state, seat, state.definition[card]):
        return False
    if definition.kind == TAROT and not has_mystic(state, seat):
        return False
    if definition.kind & SLOT_CARD and not mainframes_for(state, seat, definition.kind):
        return False
    if definition.kind == CYBERWARE and not has_bearers(state, seat, definition):
        return False
    if definition.sacrifices and not state.characters(seat):
        return False
    kind = paid_as(state, definition.kind)
    if not can_pay(state, seat, cost_to_play(state, card, seat), kind):
        return False
    return can_aim_somehow(state, seat, card, definition)


def has_bearers(state: NeuState, seat: int, ware: Card) -> bool:
    """NEU-11.6 A tether needs two different bearers."""
    found = {card for card, _ in bearers(state, seat, ware)}
    return len(found) >= (2 if ware.tether else 1)


def can_aim_somehow(state: NeuState, seat: int, card: int, definition: Card) -> bool:
    """Tell whether the required targets exist in some orientation or mode."""
    if definition.kind == TROJAN:
        return True
    if definition.modes:
        return any(can_aim(state, seat, mode.aims, card) for mode in definition.modes)
    if can_aim(state, seat, definition.aims, card):
        return True
    return can_reverse(state, seat, definition) and can_aim(
        state, seat, aims_of(definition, 1, NONE), card
    )


def can_reverse(state: NeuState, seat: int, definition: Card) -> bool:
    """NEU-12.4 Tell whether a card has a reversed form that its player may use."""
    return definition.reversed_effect is not None and may_reverse(state, seat)


def playable(state: NeuState, seat: int, kinds: int) -> list[Option]:
    """Return the cards of some types that a player may play from the hand."""
    return [
        (PLAY, card)
        for card in state.cards(seat, HAND)
        if POOL[state.definition[card]].kind & kinds and can_play(state, seat, card)
    ]


# Abilities ----------------------------------------------------------------------------------------


def abilities_of(card: Card) -> tuple[Ability, ...]:
    """Return the activated abilities of a card: cyberware grants its own to the bearer."""
    return card.granted if card.kind == CYBERWARE else card.abilities


def users(state: NeuState, card: int, ability: Ability) -> list[int]:
    """NEU-10.18 Return who may use an ability of a card in play; NEU-R35."""
    definition = POOL[state.definition[card]]
    if state.is_out(state.control[card]):
        return []  # NEU-R54 `stay`: nobody activates what has no controller
    if ability.by == BY_ANYBODY and not (
        definition.kind == ENVIRONMENT_CARD and state.rulings[R35]
    ):
        return state.survivors()
    if ability.by == BY_HOST:
        return [state.host_player(card)]
    return [state.control[card]]


def activatable(state: NeuState, seat: int) -> list[Option]:
    """NEU-10.2 Return every ability a player may activate now."""
    found: list[Option] = []
    for card in state.index[ABILITY_ROW]:
        definition = POOL[state.definition[card]]
        for ability in abilities_of(definition):
            for actor in actors(state, card, definition):
                if can_activate(state, seat, card, ability, actor):
                    found.append((ACTIVATE, card, ability.place, actor))
    for card in springable(state, seat):
        if can_spring(state, seat, card):
            found.append((SPRING, card))
    return found


def actors(state: NeuState, card: int, definition: Card) -> list[int]:
    """Return the characters that use an ability of a card; NONE where none is involved."""
    if definition.kind == CHARACTER:
        return [card]
    if definition.kind == CYBERWARE:
        return bearers_of(state, card)
    return [NONE]


def can_activate(state: NeuState, seat: int, card: int, ability: Ability, actor: int) -> bool:
    """NEU-10.5 Tell whether activating an ability can be completed."""
    if actor != NONE:
        if state.control[actor] != seat or not is_ready(state, actor, card, ability):
            return False
    elif seat not in users(state, card, ability):
        return False
    if is_used_up(state, seat, card, ability):
        return False
    source = card if actor == NONE else actor
    if not ability.when.holds(state, source, NONE, seat):
        return False
    if not can_pay(state, seat, cost_to_activate(state, card, ability, seat), 0):
        return False
    if ability.discards > len(state.cards(seat, HAND)):
        return False
    if ability.sacrifice is not None and not ability.sacrifice.cards(state, source, NONE):
        return False
    return can_aim(state, seat, ability.aims, source)


def is_ready(state: NeuState, actor: int, card: int, ability: Ability) -> bool:
    """NEU-10.3, NEU-10.4 Tell whether a character may activate an ability at all.

    NEU-R61 says whether one that is short of RAM may; NEU-R10 one that has just come.
    """
    if state.running[actor] or holds(state, CANNOT_ACTIVATE, actor):
        return False
    if state.rulings[R46] and card != actor:
        # NEU-R46 `separate`: every granted ability has a limit of its own.
        if uses_of_round(state, card, ability.place, state.control[actor]):
            return False
    elif state.spent[actor]:
        return False
    if state.rulings[R61] and missing(state, actor) > 0:
        return False
    fresh = state.entered[actor] == state.turn
    return not (fresh and ability.runs and state.rulings[R10] == 2)


def is_used_up(state: NeuState, seat: int, card: int, ability: Ability) -> bool:
    """NEU-10.15 Tell whether a printed limit forbids another use; NEU-R34."""
    limit = ability.limit
    if limit == ONCE_PER_TURN:
        return [card, ability.place, seat] in state.turn_uses
    if limit == ONCE_PER_ROUND or (
        state.rulings[R34] and not POOL[state.definition[card]].kind & (CHARACTER | CYBERWARE)
    ):
        return uses_of_round(state, card, ability.place, seat)
    return False


def uses_of_round(state: NeuState, card: int, place: int, seat: int) -> bool:
    """Tell whether a player has used an ability since their last refresh."""
    return [card, place, seat] in state.round_uses


def can_spring(state: NeuState, seat: int, card: int) -> bool:
    """NEU-12.9 Tell whether activating a trojan can be completed."""
    definition = POOL[state.definition[card]]
    if not can_pay(state, seat, trojan_cost(state, card, seat), 0):
        return False
    return can_aim(state, seat, definition.aims, card)


def swift_options(state: NeuState, seat: int) -> list[Option]:
    """NEU-8.1, NEU-12.2 Return every swift action: Scripts, Tarots, abilities, trojans."""
    if is_capped(state, seat):
        return []
    return playable(state, seat, SWIFT) + activatable(state, seat)


def deploy_options(state: NeuState, seat: int) -> list[Option]:
    """NEU-6.1, NEU-5.2a Return every action of the active player in Deploy."""
    if is_capped(state, seat):
        return []
    return playable(state, seat, -1) + activatable(state, seat)


def may_be_hiding_something(state: NeuState, seat: int) -> bool:
    """NEU-8.9 Tell whether public facts leave a swift action of a player conceivable."""
    return bool(state.cards(seat, HAND)) or bool(springable(state, seat))
