"""What the text of a card allows: which counters, a mark, something once per turn.

Read off the values its abilities are made of, so that a new card needs no entry anywhere.
"""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.language.effects import PlaceCounters, RemoveCounters
from nightdeck.games.android_netrunner.language.effects_flow import Mark
from nightdeck.games.android_netrunner.model import terms
from nightdeck.games.android_netrunner.model.card_abilities import Cost
from nightdeck.games.android_netrunner.model.definitions import Card
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.vocabulary import Selection
from nightdeck.games.android_netrunner.rules.abilities import use_key
from nightdeck.language.amounts import Counters
from nightdeck.language.card_state import SELF, USES, trigger_use
from nightdeck.language.flow import ChooseCard
from nightdeck.language.trees import parts

PREVENTION_USES: Final = 32
"""How uses of preventions are told from those of abilities in `state.used`."""


def counters_of(card: Card) -> list[int]:
    """ANR-1.31 Return the kinds of counters that can ever lie on a card."""
    found: list[int] = []
    if card.advanceable:
        found.append(terms.ADVANCEMENT)
    if card.kind == terms.PROGRAM and card.subtypes & terms.VIRUS:
        found.append(terms.VIRUS_COUNTER)
    if card.hosted_credits or card.recurring is not None:
        found.append(terms.CREDIT)
    if card.scored_counters is not None:
        found.append(terms.AGENDA_COUNTER)
    if card.enters_with[1]:
        found.append(card.enters_with[0])
    for part in parts(card, object):
        if isinstance(part, (PlaceCounters, RemoveCounters, Counters)) and part.on == SELF:
            found.append(part.kind)
        elif isinstance(part, Cost) and part.counters:
            found.append(part.counter)
    return found


def marks(card: Card) -> Selection | None:
    """Return from which cards a card chooses the one it remembers, None if it remembers none."""
    for part in parts(card, object):
        if isinstance(part, ChooseCard) and isinstance(part.then, Mark):
            return part.selection
    return None


def uses(state: AnrState, card: int) -> list[int]:
    """ANR-K29 Return how the uses of a card's once-per-turn abilities are remembered."""
    definition = state.card(card)
    found = [use_key(card, each) for each in definition.abilities if each.once]
    found += [
        card * USES + PREVENTION_USES + each.place for each in definition.prevention if each.once
    ]
    found += [trigger_use(card, each.place) for each in definition.triggers if each.once]
    return found


def is_blank(card: Card) -> bool:
    """Tell whether a card has no abilities at all."""
    return not (card.on or card.abilities or card.constant or card.prevention or card.recurring)
