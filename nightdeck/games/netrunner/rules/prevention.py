"""What the Runner may use against damage and tags, ONR-14.6, ONR-15.4, ONR-15.6 and ONR-15.10."""

from __future__ import annotations

from nightdeck.games.netrunner.model.card_abilities import AGAINST_DAMAGE, Prevention
from nightdeck.games.netrunner.model.definitions import POOL, PREVENT_ROW, PREVENTION_FEATURE
from nightdeck.games.netrunner.model.options import PREVENT
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import CORP, FOR_ANYTHING, HAND, RUNNER
from nightdeck.games.netrunner.rules.abilities import show_hidden
from nightdeck.games.netrunner.rules.costs import can_pay, pay_cost
from nightdeck.kernel.state import Option


def prevention_options(state: OnrState, against: int, kind: int) -> list[Option]:
    """ONR-24.11 What the Runner may use against something that is about to happen."""
    options: list[Option] = []
    for card in state.index[PREVENT_ROW + against]:
        for prevention in POOL[state.definition[card]].prevention:
            if prevention.against == against and is_usable(state, card, prevention, kind):
                options.append((PREVENT, card, prevention.place))
    if against == AGAINST_DAMAGE and state.turn_seat == CORP:
        for card in state.zones[HAND]:
            for prevention in POOL[state.definition[card]].prevention:
                if prevention.from_hand and prevention.kinds >> kind & 1:
                    options.append((PREVENT, card, prevention.place))
    return options


def is_usable(state: OnrState, card: int, prevention: Prevention, kind: int) -> bool:
    """ONR-15.6 Tell whether a prevention fits, is not used up and can be paid."""
    if prevention.from_hand or (prevention.kinds and not prevention.kinds >> kind & 1):
        return False
    if prevention.pool and state.pools.get(card, 0) >= prevention.pool:
        return False
    return can_pay(state, RUNNER, card, prevention.cost, FOR_ANYTHING)


def use_prevention(state: OnrState, card: int, place: int, left: int) -> int:
    """ONR-15.10 Pay for a prevention; return how much of what is left it prevents."""
    prevention = POOL[state.definition[card]].prevention[place]
    show_hidden(state, card)
    state.note(card, PREVENTION_FEATURE + place)
    if prevention.pool:
        # ONR-15.6: a pool is used one point at a time.
        state.pools[card] = state.pools.get(card, 0) + 1
    pay_cost(state, RUNNER, card, prevention.cost, 0, FOR_ANYTHING)
    if prevention.also is not None:
        prevention.also.resolve(state, card, card, left)
    return min(left, prevention.most)


def might_hide_something(state: OnrState) -> bool:
    """ONR-17.20c Tell whether a face-down resource is in play."""
    return bool(state.face_down)
