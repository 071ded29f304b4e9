"""Random legal decks, for fuzzing: any identity, any cards its rules allow."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.decks import (
    SIDES,
    fewest_agenda_points,
    influence_cost,
)
from nightdeck.games.android_netrunner.definitions import POOL, Card
from nightdeck.games.android_netrunner.terms import (
    AGENDA,
    CORP,
    IDENTITY,
    NO_INFLUENCE,
)
from nightdeck.kernel.game import Deck
from nightdeck.kernel.rng import Rng

MOST_ABOVE_MINIMUM: Final = 9


def random_deck(rng: Rng, side: int) -> Deck:
    """Return a deck that keeps ANR-B1 to ANR-B7, different every time."""
    identity = POOL[rng.pick([c.place for c in POOL if c.kind == IDENTITY and c.side == side])]
    size = identity.minimum_size + rng.below(MOST_ABOVE_MINIMUM + 1)
    usable = [card for card in POOL if card.side == side and is_usable(identity, card)]
    cards: dict[str, int] = {}
    if side == CORP:
        add_agendas(rng, cards, [card for card in usable if card.kind == AGENDA], size)
    others = [card for card in usable if card.kind != AGENDA]
    # Every other deck brings its cards in several copies, so that they come up together.
    add_others(rng, cards, others, size, identity, copies=1 + 2 * rng.below(2))
    name = f"random-{rng.word():08x}"
    return Deck(name, f"{identity.name}, at random", SIDES[side], cards, identity.id)


def is_usable(identity: Card, card: Card) -> bool:
    """ANR-B6 Tell whether a card may be in a deck of an identity at all."""
    if card.kind == IDENTITY:
        return False
    return card.influence != NO_INFLUENCE or card.faction == identity.faction


def add_agendas(rng: Rng, cards: dict[str, int], agendas: list[Card], size: int) -> None:
    """ANR-B7 Add agendas until their points are right for the size; begin anew if none fits."""
    fewest = fewest_agenda_points(size)
    points = 0
    while points < fewest:
        fitting = [
            card.place
            for card in agendas
            if cards.get(card.id, 0) < card.deck_limit and points + card.points <= fewest + 1
        ]
        if not fitting:
            cards.clear()
            points = 0
            continue
        card = POOL[rng.pick(fitting)]
        cards[card.id] = cards.get(card.id, 0) + 1
        points += card.points


def add_others(
    rng: Rng, cards: dict[str, int], others: list[Card], size: int, identity: Card, copies: int
) -> None:
    """ANR-B2, ANR-B4 Fill a deck up to its size within copies and influence."""
    left = identity.influence_limit
    missing = size - sum(cards.values())
    while missing > 0:
        fitting = [
            card.place
            for card in others
            if cards.get(card.id, 0) < card.deck_limit and influence_cost(identity, card) <= left
        ]
        card = POOL[rng.pick(fitting)]
        price = influence_cost(identity, card)
        number = min(copies, missing, card.deck_limit - cards.get(card.id, 0))
        if price:
            number = min(number, left // price)
        cards[card.id] = cards.get(card.id, 0) + number
        left -= number * price
        missing -= number
