"""Random legal decks, for fuzzing: any identity, any cards its rules allow."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.decks import decks as rules
from nightdeck.games.android_netrunner.model import terms
from nightdeck.games.android_netrunner.model.definitions import POOL, Card
from nightdeck.kernel.game import Deck
from nightdeck.kernel.rng import Rng

MOST_ABOVE_MINIMUM: Final = 9


def random_deck(rng: Rng, side: int, wanted: tuple[Card, ...] = ()) -> Deck:
    """Return a deck that keeps ANR-B1 to ANR-B7, different every time, around wanted cards."""
    identity = some_identity(rng, side, wanted)
    size = identity.minimum_size + rng.below(MOST_ABOVE_MINIMUM + 1)
    usable = [card for card in POOL if card.side == side and is_usable(identity, card)]
    others = [card for card in usable if card.kind != terms.AGENDA]
    cards: dict[str, int] = {}
    if side == terms.CORP:
        agendas = [card for card in usable if card.kind == terms.AGENDA]
        add_agendas(rng, cards, agendas, size, [card for card in agendas if card in wanted])
    # Every other deck brings its cards in several copies, so that they come up together.
    copies = 1 + 2 * rng.below(2)
    first = [card for card in others if card in wanted]
    if side == terms.RUNNER and rng.below(2):
        first += some_breakers(rng, others)
    add_others(rng, cards, others, size, identity, copies, first)
    name = f"random-{rng.word():08x}"
    return Deck(name, f"{identity.name}, at random", rules.SIDES[side], cards, identity.id)


def some_identity(rng: Rng, side: int, wanted: tuple[Card, ...]) -> Card:
    """Return the wanted identity or one that may use the first wanted card."""
    every = [card for card in POOL if card.kind == terms.IDENTITY and card.side == side]
    own = [card for card in wanted if card.side == side]
    if own and own[0].kind == terms.IDENTITY:
        return own[0]
    fitting = [card.place for card in every if not own or is_usable(card, own[0])]
    return POOL[rng.pick(fitting)]


def some_breakers(rng: Rng, others: list[Card]) -> list[Card]:
    """Return an icebreaker for each kind of ice, so that a deck gets through."""
    found: list[Card] = []
    for kind in (terms.FRACTER, terms.DECODER, terms.KILLER):
        fitting = [card.place for card in others if card.subtypes & kind]
        found.append(POOL[rng.pick(fitting)])
    return found


def is_usable(identity: Card, card: Card) -> bool:
    """ANR-B6 Tell whether a card may be in a deck of an identity at all."""
    if card.kind == terms.IDENTITY:
        return False
    return card.influence != terms.NO_INFLUENCE or card.faction == identity.faction


def add_agendas(
    rng: Rng, cards: dict[str, int], agendas: list[Card], size: int, wanted: list[Card]
) -> None:
    """ANR-B7 Add agendas until their points are right for the size; begin anew if none fits."""
    fewest = rules.fewest_agenda_points(size)
    points = 0
    while points < fewest:
        fitting = [
            card
            for card in agendas
            if cards.get(card.id, 0) < card.deck_limit and points + card.points <= fewest + 1
        ]
        if not fitting:
            cards.clear()
            points = 0
            wanted = []
            continue
        first = [card.place for card in fitting if card in wanted]
        card = POOL[rng.pick(first or [card.place for card in fitting])]
        cards[card.id] = cards.get(card.id, 0) + 1
        points += card.points


def add_others(
    rng: Rng,
    cards: dict[str, int],
    others: list[Card],
    size: int,
    identity: Card,
    copies: int,
    wanted: list[Card],
) -> None:
    """ANR-B2, ANR-B4 Fill a deck up to its size within copies and influence."""
    left = identity.influence_limit
    while sum(cards.values()) < size:
        fitting = [
            card
            for card in others
            if cards.get(card.id, 0) < card.deck_limit
            and rules.influence_cost(identity, card) <= left
        ]
        first = [card.place for card in fitting if card in wanted]
        card = POOL[rng.pick(first or [card.place for card in fitting])]
        price = rules.influence_cost(identity, card)
        number = min(copies, size - sum(cards.values()), card.deck_limit - cards.get(card.id, 0))
        if price:
            number = min(number, left // price)
        cards[card.id] = cards.get(card.id, 0) + number
        left -= number * price
