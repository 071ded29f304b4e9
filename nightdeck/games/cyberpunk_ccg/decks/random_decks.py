"""Random legal decks, for fuzzing: any Sponsor, 42 Runs and 42 Gear that can be played at all."""

from __future__ import annotations

from typing import Final

from nightdeck.decks import Deck
from nightdeck.games.cyberpunk_ccg.decks.decks import FEWEST, GEAR_SECTION
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL, Card
from nightdeck.games.cyberpunk_ccg.model.terms import (
    CYBER,
    EQUIPMENT,
    EVENT,
    LOCATION,
    NEUTRAL,
    OPERATION,
    RUNNER,
    SPONSOR,
)
from nightdeck.kernel.rng import Rng

COPIES: Final = 4
RUNS_LEAST: Final = ((LOCATION, 12), (RUNNER, 14), (OPERATION, 4))
"""Without money and people nothing happens; the rest is left to chance."""
GEAR_LEAST: Final = ((EQUIPMENT, 12), (EVENT, 8), (CYBER, 2))


def random_deck(rng: Rng, wanted: tuple[Card, ...] = ()) -> Deck:
    """Return a deck that keeps CCG-4.1 to CCG-4.3, different every time, around wanted cards."""
    sponsors = [card for card in POOL if card.kind == SPONSOR]
    asked = [card for card in wanted if card.kind == SPONSOR]
    sponsor = asked[0] if asked else sponsors[rng.below(len(sponsors))]
    runs = random_part(rng, sponsor, wanted, RUNS_LEAST)
    gear = random_part(rng, sponsor, wanted, GEAR_LEAST)
    name = f"random-{rng.word():08x}"
    title = f"{sponsor.name}, at random"
    return Deck(name, title, "", runs, sponsor.id, "", {GEAR_SECTION: gear})


def random_part(
    rng: Rng, sponsor: Card, wanted: tuple[Card, ...], least: tuple[tuple[int, int], ...]
) -> dict[str, int]:
    """CCG-4.1, CCG-4.2 Return one of the two decks: wanted cards first, then the types it needs."""
    kinds = 0
    for kind, _ in least:
        kinds |= kind
    found: dict[str, int] = {}
    for card in wanted:
        if card.kind & kinds:
            add(found, card, COPIES, FEWEST)
    size = sum(found.values())
    for kind, count in least:
        size = min(FEWEST, size + count)
        fill(rng, found, candidates(rng, sponsor, kind), size)
    fill(rng, found, candidates(rng, sponsor, kinds), FEWEST)
    return found


def candidates(rng: Rng, sponsor: Card, kinds: int) -> list[Card]:
    """Return cards of some types, most often of the Sponsor's faction or none (CCG-6.5g)."""
    cards = [card for card in POOL if card.kind & kinds]
    if rng.below(4):
        return cards + [card for card in cards if card.faction in (sponsor.faction, NEUTRAL)] * 3
    return cards


def fill(rng: Rng, found: dict[str, int], cards: list[Card], size: int) -> None:
    """Add random cards until a deck has a size, or everything there is of them."""
    tries = 0
    while sum(found.values()) < size and tries < 50 * len(cards):
        tries += 1
        add(found, cards[rng.below(len(cards))], 1 + rng.below(COPIES), size)


def add(found: dict[str, int], card: Card, count: int, size: int) -> None:
    """CCG-4.2 Add copies of a card as far as limit and size allow."""
    has = found.get(card.id, 0)
    limit = 1 if card.legendary else COPIES
    room = min(limit - has, size - sum(found.values()), count)
    if room > 0:
        found[card.id] = has + room
