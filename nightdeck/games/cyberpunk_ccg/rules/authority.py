"""Authority: Cops against a Runner, and what a Bust is (CCG-10.2, CCG-10.13).

Worked examples: CCG-X13, CCG-X14, CCG-X15, CCG-X40, CCG-X46, CCG-X56, CCG-X66.
"""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.card_abilities import Constant
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.events import (
    AUTHORITY_FAILED,
    BUST_MADE,
    BUST_POINTS_GAINED,
    BUSTED,
)
from nightdeck.games.cyberpunk_ccg.model.inherent import ability_at
from nightdeck.games.cyberpunk_ccg.model.numbers import power
from nightdeck.games.cyberpunk_ccg.model.rulings import R26, R30, R45
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import EXTRA_BUST
from nightdeck.games.cyberpunk_ccg.model.things import ABILITY, CANCELLED, CARD, KIND, PLACE
from nightdeck.games.cyberpunk_ccg.rules.leaving import trash
from nightdeck.games.cyberpunk_ccg.rules.triggers import settle_triggers
from nightdeck.games.cyberpunk_ccg.rules.using_cards import exhaust
from nightdeck.games.cyberpunk_ccg.rules.winning import check_busts

EQUAL_BUSTS = 1
EQUAL_TRASHES = 2


def compare(state: CcgState, seat: int, cops: list[int], target: int) -> None:
    """CCG-10.2a Combined Power of the Cops against the target's: Bust, nothing, or Cops lost.

    Also CCG-10.13f, CCG-R45.
    """
    strength = sum(power(state, card) for card in cops if state.is_runner_in_play(card))
    resistance = power(state, target)
    equal = strength == resistance
    if strength > resistance or (equal and state.rulings[R45] == EQUAL_BUSTS):
        bust(state, seat, cops, target)
    elif strength < resistance or state.rulings[R45] == EQUAL_TRASHES:
        state.emit(AUTHORITY_FAILED, target, seat, 1)
        trash(state, [card for card in cops if state.is_runner_in_play(card)])
    else:
        state.emit(AUTHORITY_FAILED, target, seat, 0)


def bust(state: CcgState, seat: int, cops: list[int], target: int) -> None:
    """CCG-10.13a The Runner is used and Busted, what it was doing is cancelled, points follow.

    Also CCG-R30.
    """
    strength = power(state, target)
    exhaust(state, target)
    state.busted[target] = 2 if state.rulings[R26] else 1
    state.emit(BUSTED, target, seat)
    take_out(state, target)
    points = (1, strength, len(cops))[state.rulings[R30]]
    state.has_busted[seat] = 1
    gain_busts(state, seat, points + extra_points(state, seat, cops))
    state.emit(BUST_MADE, target, seat)
    settle_triggers(state)


def take_out(state: CcgState, target: int) -> None:
    """CCG-10.0d Remove the Busted Runner's share of what it was doing; cancel what then fails.

    Also CCG-10.13d, CCG-10.23.
    """
    for place in range(len(state.things) - 1, -1, -1):
        users, thing = state.thing_users[place], state.things[place]
        if target not in users or thing[CANCELLED]:
            continue
        users.remove(target)
        if not users or not still_enough(state, place):
            thing[CANCELLED] = 1
        return


def still_enough(state: CcgState, place: int) -> bool:
    """CCG-10.0d Tell whether the partners that are left suffice."""
    thing = state.things[place]
    if thing[KIND] != ABILITY:
        return True
    ability = ability_at(state, thing[CARD], thing[PLACE])
    if ability.enough is None:
        return True
    codes = state.thing_targets[place]
    code = codes[0] if codes else -1
    total = sum(power(state, card) for card in state.thing_users[place])
    return total >= ability.enough.of(state, thing[CARD], code, 0)


def extra_points(state: CcgState, seat: int, cops: list[int]) -> int:
    """CCG-10.13h Return the extra points of card text: the card's own Bust, or any of yours."""
    total = 0
    counted: list[int] = []
    for source in state.modifiers.get(EXTRA_BUST, ()):
        if state.control[source] != seat:
            continue
        definition = POOL[state.definition[source]]
        for each in definition.constant[EXTRA_BUST]:
            assert isinstance(each, Constant)
            if state.exhausted[source] and not each.while_used:
                continue
            if each.unique and definition.place in counted:
                continue
            target = source if source in cops else -1
            if each.when.holds(state, source, target, seat):
                counted.append(definition.place)
                total += each.amount.of(state, source, target, seat)
    return total


def gain_busts(state: CcgState, seat: int, points: int) -> None:
    """CCG-13.15 Gain bust points; N.C.P.D. may win at once."""
    if points:
        state.bust_points[seat] += points
        state.emit(BUST_POINTS_GAINED, seat, points)
        check_busts(state, seat)
