"""Random legal decks, for trials that must reach every card."""

from __future__ import annotations

from nightdeck.decks import Deck
from nightdeck.games.netrunner.decks.decks import FEWEST, PROTEUS, SIDES
from nightdeck.games.netrunner.model.definitions import POOL, Card
from nightdeck.games.netrunner.model.terms import AGENDA, CORP
from nightdeck.kernel.rng import Rng


def random_deck(rng: Rng, seat: int, wanted: tuple[Card, ...] = (), is_base: bool = False) -> Deck:
    """Return a legal deck of at most three copies of a card around wanted ones.

    ONR-20.5 A banned card is in it only if it is wanted; ONR-20.6 the format may be `base`.
    """
    cards: dict[str, int] = {}
    own = [card for card in POOL if card.side == seat and (card in wanted or not card.banned)]
    if is_base:
        own = [card for card in own if card.set_name != PROTEUS]
    for card in wanted:
        if card in own:
            cards[card.id] = 3
    own = [card for card in own if not card.banned]
    points = sum(card.points * cards.get(card.id, 0) for card in POOL)
    agendas = [card for card in own if card.kind == AGENDA]
    # ONR-20.3, ONR-R36: enough for every value of the ruling.
    while seat == CORP and points < 20:
        card = agendas[rng.below(len(agendas))]
        if cards.get(card.id, 0) < 3:
            cards[card.id] = cards.get(card.id, 0) + 1
            points += card.points
    others = [card for card in own if card.kind != AGENDA]
    while sum(cards.values()) < FEWEST:
        card = others[rng.below(len(others))]
        room = min(3 - cards.get(card.id, 0), FEWEST - sum(cards.values()))
        if room > 0:
            cards[card.id] = cards.get(card.id, 0) + 1 + rng.below(room)
    return Deck(f"random-{SIDES[seat]}", "Random deck", SIDES[seat], cards)
