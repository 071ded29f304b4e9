"""What cards are good for: who earns by them, how, and when they are best rezzed or played."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.language import do
from nightdeck.games.netrunner.minds.tolls import number_in
from nightdeck.games.netrunner.model.definitions import POOL, Card
from nightdeck.games.netrunner.model.events import TURN_STARTS
from nightdeck.games.netrunner.model.numbers import difficulty
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ADVANCEMENT,
    BITS,
    CORP,
    HANDS,
    HQ,
    MEAT,
    NONE,
    RUNNER,
)
from nightdeck.games.netrunner.model.vocabulary import Effect
from nightdeck.games.netrunner.rules.windows import TURN_START

ACTION_MOMENT: Final = 0
"""The bit of AS_ACTION: where abilities that cost actions are found in the index."""

INCOME: Final = 0
"""Pays when the owner's turn starts."""
ENGINE: Final = 1
"""Pays for actions."""
PURSE: Final = 2
"""Brings recurring bits."""
TRAP: Final = 3
"""Bites when it is accessed."""
OTHER: Final = 4


class Holding:
    """What a card of the pool does for its owner, in numbers."""

    def __init__(self, definition: Card) -> None:
        self.cost: int = definition.cost
        self.bank: int = 0 if definition.bank is None else definition.bank.bits
        self.gain: int = 0
        """Bits that playing it brings."""
        self.draws: int = 0
        self.finds: bool = False
        """It fetches a card out of the deck."""
        self.burns: int = 0
        """Meat damage that playing it does."""
        self.traces: bool = False
        """Playing it can tag the Runner."""
        self.drains: int = 0
        """Bits that playing it takes from the other side."""
        self.advances: int = 0
        """Advancement counters that playing it adds."""
        self.most: int = 0
        """At most so many of them on one card, 0 if all may be."""
        self.actions: int = 0
        """Actions that playing it brings."""
        self.role: int = OTHER
        if definition.on_play is not None:
            self.read(definition.on_play)
        self.find_role(definition)

    def read(self, effect: Effect) -> None:
        """Take over what playing the card does."""
        if isinstance(effect, do.Sequence):
            for each in effect.effects:
                self.read(each)
        elif isinstance(effect, do.GainBits):
            self.gain += number_in(effect.amount)
        elif isinstance(effect, do.Draw):
            self.draws += number_in(effect.amount)
        elif isinstance(effect, do.Search):
            self.finds = True
        elif isinstance(effect, do.DoDamage) and effect.kind == MEAT:
            self.burns += number_in(effect.amount)
        elif isinstance(effect, (do.TraceFor, do.GiveTags)):
            self.traces = True
        elif isinstance(effect, do.LoseBits) and effect.seat == RUNNER:
            lost = number_in(effect.amount)
            self.drains += 99 if lost == NONE else lost
        elif isinstance(effect, do.AddAdvancement):
            self.advances += effect.amount
            self.most = effect.most
        elif isinstance(effect, do.GainActions):
            self.actions += number_in(effect.amount)

    def find_role(self, definition: Card) -> None:
        """Say how the card earns where it lies."""
        if definition.on_access is not None:
            self.role = TRAP
        elif definition.bank is not None:
            self.role = INCOME if definition.bank.per_turn else ENGINE
        elif definition.recurring is not None:
            self.role = PURSE
        elif any(brings_bits(each.effect) for each in definition.on.get(TURN_STARTS, ())):
            self.role = INCOME
        elif any(each.cost.actions and brings_bits(each.effect) for each in definition.abilities):
            self.role = ENGINE


def brings_bits(effect: Effect) -> bool:
    """Tell whether an effect brings bits, or puts them where they can be taken."""
    if isinstance(effect, do.Sequence):
        return any(brings_bits(each) for each in effect.effects)
    return isinstance(effect, (do.GainBits, do.TakeBits, do.PutBits))


HOLDINGS: Final[dict[int, Holding]] = {}


def holding(place: int) -> Holding:
    """Return what a card of the pool is good for."""
    found = HOLDINGS.get(place)
    if found is None:
        found = Holding(POOL[place])
        HOLDINGS[place] = found
    return found


def is_payday(state: OnrState) -> bool:
    """ONR-5.1.2c Tell whether what is rezzed now still pays at the start of this very turn."""
    return state.turn_seat == CORP and state.window == TURN_START and state.run_fort == NONE


def can_burn(state: OnrState, cards: list[int], hand: int) -> bool:
    """Tell whether the operations among some cards would flatline a Runner with so many cards."""
    purse = state.bits[CORP]
    actions = state.actions[CORP] if state.turn_seat == CORP else 3
    heat = 0
    for card in cards:
        own = holding(state.definition[card])
        if own.burns and own.cost <= purse and actions > 0:
            purse -= own.cost
            actions -= 1
            heat += own.burns
    return heat > hand


def pays_more(state: OnrState, seat: int, bits: int, later: int = 0) -> bool:
    """Tell whether a card of the hand brings more bits than that, now or after so many more."""
    for card in state.zones[HANDS[seat]]:
        own = holding(state.definition[card])
        if own.gain - own.cost > bits and own.cost <= state.bits[seat] + later:
            return True
    return False


def earns_better(state: OnrState, seat: int) -> bool:
    """Tell whether a card would bring more bits for an action than the bank gives."""
    if pays_more(state, seat, 1):
        return True
    for card in state.index[2 * ACTION_MOMENT + seat]:
        bank = POOL[state.definition[card]].bank
        if bank is not None and bank.take > 1 and state.counters[BITS][card] > 1:
            return True
    return False


def can_rush(state: OnrState, card: int, actions: int) -> bool:
    """Tell whether so many actions, with one operation of HQ at most, score an agenda this turn."""
    needs = difficulty(state, card) - state.counters[ADVANCEMENT][card]
    if needs <= actions and needs <= state.bits[CORP]:
        return True
    for other in state.zones[HQ]:
        own = holding(state.definition[other])
        if own.advances and own.cost <= state.bits[CORP]:
            rest = needs - (min(own.advances, own.most) if own.most else own.advances)
            if rest <= actions - 1 and rest <= state.bits[CORP] - own.cost:
                return True
    return False
