"""What cards on the table are good for: who earns by them, how, and when they are best rezzed."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.language.effects import (
    GainCredits,
    TakeChosenCredits,
    TakeCredits,
)
from nightdeck.games.android_netrunner.model import switches
from nightdeck.games.android_netrunner.model.card_abilities import Action
from nightdeck.games.android_netrunner.model.definitions import POOL, Card
from nightdeck.games.android_netrunner.model.events import TURN_BEGINS
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import AMBUSH, CORP, NONE, RUNNER
from nightdeck.games.android_netrunner.model.vocabulary import Effect
from nightdeck.games.android_netrunner.rules.turns import DISCARD_PHASE, DRAW_PHASE
from nightdeck.language.flow import Sequence
from nightdeck.language.values import Fixed

INCOME: Final = 0
"""Pays when the owner's turn begins."""
ENGINE: Final = 1
"""Pays for clicks."""
PURSE: Final = 2
"""Brings recurring credits."""
TRAP: Final = 3
"""Bites when it is accessed, rezzed or not."""
OTHER: Final = 4


class Holding:
    """What a card of the pool earns its owner."""

    def __init__(self, definition: Card) -> None:
        self.cost: int = definition.cost
        self.hosted: int = definition.hosted_credits
        self.clicks: int = 0
        """The clicks of the ability that pays."""
        self.gain: int = credits_in(definition.on_play)
        """What playing it brings by itself."""
        self.role: int = OTHER
        if definition.subtypes & AMBUSH:
            self.role = TRAP
        elif any(credits_taken(each.effect) for each in definition.on.get(TURN_BEGINS, ())):
            self.role = INCOME
        elif definition.recurring is not None:
            self.role = PURSE
        for ability in definition.abilities:
            if isinstance(ability, Action) and credits_taken(ability.effect):
                self.clicks = ability.cost.clicks
                self.role = ENGINE if self.role == OTHER else self.role


HOLDINGS: Final[dict[int, Holding]] = {}


def holding(place: int) -> Holding:
    """Return what a card of the pool is good for."""
    found = HOLDINGS.get(place)
    if found is None:
        found = Holding(POOL[place])
        HOLDINGS[place] = found
    return found


def credits_in(effect: Effect | None) -> int:
    """Return how many credits an effect brings by itself."""
    if isinstance(effect, GainCredits):
        return effect.amount.value if isinstance(effect.amount, Fixed) else 3
    if isinstance(effect, Sequence):
        return sum(credits_in(each) for each in effect.effects)
    return 0


def credits_taken(effect: Effect) -> bool:
    """Tell whether an effect brings credits, from the bank or from its card."""
    return isinstance(effect, (TakeCredits, TakeChosenCredits)) or credits_in(effect) > 0


def gain_of(place: int) -> int:
    """Return what playing a card of the pool brings in credits."""
    return holding(place).gain


def is_last_moment(state: AnrState) -> bool:
    """Tell whether the Corp's turn is about to begin: what pays then must be rezzed now.

    ANR-Q02, ANR-Q48 Where the window before the turn comes too late, the Runner's last one counts.
    """
    if switches.window_follows_turn_begin(state) or switches.fresh_cards_sleep(state):
        return state.turn_seat == RUNNER and state.phase == DISCARD_PHASE
    return state.turn_seat == CORP and state.phase == DRAW_PHASE and state.run_server == NONE
