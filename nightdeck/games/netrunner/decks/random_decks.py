"""Random legal decks, for trials that must reach every card."""

from __future__ import annotations

from nightdeck.decks import Deck
from nightdeck.games.netrunner.decks.decks import FEWEST, SIDES
from nightdeck.games.netrunner.model.definitions import POOL, Card
from nightdeck.games.netrunner.model.terms import AGENDA, CORP
from nightdeck.kernel.rng import Rng


def random_deck(rng: Rng, seat: int, wanted: tuple[Card, ...] = ()) -> Deck:
    """Return a legal deck of at most three copies of a card around wanted ones."""
    cards: dict[str, int] = {}
    own = [card for card in POOL if card.side == seat and not card.banned]
    for card in wanted:
        if card.side == seat and not card.banned:
            cards[card.id] = 3
    points = sum(card.points * cards.get(card.id, 0) for card in own)
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
