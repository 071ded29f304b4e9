"""What things cost: every cost effect in the order of its time stamp (NEU-7.9).

Worked examples: NEU-E04, NEU-E24, NEU-E25, NEU-E54, NEU-E61, NEU-E62.
"""

from __future__ import annotations

from nightdeck.games.neuroscape.model.card_abilities import Ability, CostEffect
from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.rulings import R27, R74
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    ABILITY_COST,
    CHARACTER,
    COST,
    MAINFRAME_CARD,
    NONE,
    TROJAN,
    TROJAN_COST,
)
from nightdeck.language import ordered
from nightdeck.language.ordered import ADD, SET, UNBOUND, Step


def base_cost(state: NeuState, card: int) -> int:
    """Return the printed or copied cost; NEU-12.8 every trojan costs 2."""
    if state.base_cost[card] != NONE:
        return state.base_cost[card]
    definition = POOL[state.definition[card]]
    return TROJAN_COST if definition.kind == TROJAN else definition.cost


def constant_steps(
    state: NeuState, quantity: int, card: int, seat: int, playing: bool
) -> list[Step]:
    """Return the cost effects of cards in play; those of mainframes are the oldest."""
    found: list[Step] = []
    for source in state.modifiers.get(quantity, ()):
        definition = POOL[state.definition[source]]
        for modifier in definition.constant[quantity]:
            assert isinstance(modifier, CostEffect)
            if modifier.playing and not playing:
                continue
            if modifier.when.holds(state, source, card, seat):
                stamp = 0 if definition.kind == MAINFRAME_CARD else state.stamp[source]
                amount = modifier.amount.of(state, source, card, seat)
                how = SET if modifier.sets else ADD
                found.append((stamp, how, amount, modifier.least if amount < 0 else UNBOUND, 0))
    return found


def keep_adjustment(state: NeuState, card: int, seat: int) -> None:
    """NEU-7.9 A character that is being played keeps what lessens its cost for good."""
    less = 0
    for source in state.modifiers.get(COST, ()):
        for modifier in POOL[state.definition[source]].constant[COST]:
            assert isinstance(modifier, CostEffect)
            if modifier.stays and modifier.when.holds(state, source, card, seat):
                less -= modifier.amount.of(state, source, card, seat)
    if less and state.adjusted[card] != 0:
        state.adjusted[card] = less + max(0, state.adjusted[card])
        state.adjusted_at[card] = state.tick()


def adjustment(state: NeuState, card: int) -> list[Step]:
    """NEU-7.9 Return the play adjustment of a card: for free, or for so much less; NEU-R74."""
    if state.adjusted[card] == NONE:
        return []
    stamp = 0 if state.rulings[R74] else state.adjusted_at[card]
    if state.adjusted[card] == 0:
        return [(stamp, SET, 0, UNBOUND, 0)]
    return [(stamp, ADD, -state.adjusted[card], 0, 0)]


def applied(state: NeuState, value: int, steps: list[Step]) -> int:
    """NEU-7.9 Apply cost effects by time stamp; NEU-R27 says where the sets go."""
    if not steps:
        return max(0, value)
    steps.sort(key=ordered.time_of)
    order = state.rulings[R27]
    if order:
        sets = [step for step in steps if step[1] == SET][-1:]
        changes = [step for step in steps if step[1] == ADD]
        steps = changes + sets if order == 1 else sets + changes
    return ordered.applied(value, steps, 0)


def cost_in_play(state: NeuState, card: int) -> int:
    """NEU-7.5 Return the current cost of a character in play: the RAM it must have committed."""
    steps = adjustment(state, card)
    if COST in state.modifiers:
        steps += constant_steps(state, COST, card, state.control[card], False)
    return applied(state, base_cost(state, card), steps)


def cost_of_copy(state: NeuState, card: int, seat: int) -> int:
    """NEU-14.3 Return what a token copy of a character would cost a player."""
    steps = constant_steps(state, COST, card, seat, False)
    return applied(state, base_cost(state, card), steps)


def cost_to_play(state: NeuState, card: int, seat: int, x: int = 0) -> int:
    """NEU-6.2 Return what playing a card costs its player now."""
    definition = POOL[state.definition[card]]
    value = x if definition.cost_is_x else base_cost(state, card)
    steps = adjustment(state, card)
    if COST in state.modifiers:
        steps += constant_steps(state, COST, card, seat, True)
    for row in state.discounts:
        if row[1] == seat and row[2] & definition.kind:
            steps.append((row[0], ADD, -row[3], row[4], 0))
    return applied(state, value, steps)


def cost_to_activate(state: NeuState, card: int, ability: Ability, seat: int) -> int:
    """NEU-7.9, NEU-10.13 Return the RAM part of an ability's cost."""
    if ABILITY_COST not in state.modifiers:
        return ability.ram
    return applied(state, ability.ram, constant_steps(state, ABILITY_COST, card, seat, True))


def trojan_cost(state: NeuState, card: int, seat: int) -> int:
    """NEU-10.13 The activation of a trojan is the cost of an activated ability too."""
    value = POOL[state.definition[card]].activation
    if ABILITY_COST not in state.modifiers:
        return value
    return applied(state, value, constant_steps(state, ABILITY_COST, card, seat, True))


def printed_or_current(state: NeuState, card: int) -> int:
    """NEU-13.11 Return the cost a restriction reads: the current one only of characters in play."""
    if POOL[state.definition[card]].kind == CHARACTER and state.is_on_field(card):
        return cost_in_play(state, card)
    return base_cost(state, card)
