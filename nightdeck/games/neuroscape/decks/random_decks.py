"""Random legal decks, for fuzzing: any mainframe, any cards, any RAM the rules allow."""

from __future__ import annotations

from typing import Final

from nightdeck.decks import Deck
from nightdeck.games.neuroscape.decks.decks import (
    ADVANCED,
    FEWEST,
    RAM_CARDS,
    RAM_SECTION,
    SIDEBOARD,
)
from nightdeck.games.neuroscape.model.definitions import COPIES, POOL, Card
from nightdeck.games.neuroscape.model.terms import MAINFRAME_CARD, NONE, RAM
from nightdeck.kernel.rng import Rng

MOST_ABOVE_MINIMUM: Final = 10


def random_deck(rng: Rng, wanted: tuple[Card, ...] = ()) -> Deck:
    """Return a deck that keeps NEU-17.1 to NEU-17.4, different every time, around wanted cards."""
    mainframes = [card for card in POOL if card.kind == MAINFRAME_CARD]
    asked = [card for card in wanted if card.kind == MAINFRAME_CARD]
    mainframe = asked[0] if asked else mainframes[rng.below(len(mainframes))]
    playable = [card for card in POOL if not card.kind & (MAINFRAME_CARD | RAM) and not card.token]
    size = FEWEST + rng.below(MOST_ABOVE_MINIMUM + 1)
    cards: dict[str, int] = {}
    for card in wanted:
        if card in playable:
            cards[card.id] = COPIES
    factions = 1 << rng.below(8) | 1 << rng.below(8)
    own = [card for card in playable if card.factions & factions or not card.factions]
    while sum(cards.values()) < size:
        # Most cards are of two factions, so that requirements are met now and then.
        row = own if own and rng.below(4) else playable
        card = row[rng.below(len(row))]
        limit = COPIES if card.copy_limit == NONE else card.copy_limit
        room = min(limit - cards.get(card.id, 0), size - sum(cards.values()))
        if room > 0:
            cards[card.id] = cards.get(card.id, 0) + 1 + rng.below(room)
    name = f"random-{rng.word():08x}"
    sections = {RAM_SECTION: random_ram(rng, wanted), SIDEBOARD: random_sideboard(rng, cards)}
    return Deck(name, f"{mainframe.name}, at random", "", cards, mainframe.id, "", sections)


def random_ram(rng: Rng, wanted: tuple[Card, ...]) -> dict[str, int]:
    """NEU-17.3 Return 25 RAM cards, at most 5 of them advanced."""
    advanced = [card for card in POOL if card.kind == RAM and card.advanced]
    found: dict[str, int] = {}
    first = [card for card in wanted if card.kind == RAM and card.advanced][:ADVANCED]
    for card in first:
        found[card.id] = 1
    for _ in range(rng.below(ADVANCED - len(first) + 1)):
        card = advanced[rng.below(len(advanced))]
        if found.get(card.id, 0) < COPIES:
            found[card.id] = found.get(card.id, 0) + 1
    found["basic-ram"] = RAM_CARDS - sum(found.values())
    return found


def random_sideboard(rng: Rng, cards: dict[str, int]) -> dict[str, int]:
    """NEU-17.4 Return a few cards that keep the limit of copies together with the Cyberdeck."""
    found: dict[str, int] = {}
    for card in POOL:
        if card.kind & (MAINFRAME_CARD | RAM) or card.token or card.id in cards:
            continue
        if sum(found.values()) < 10 and rng.below(30) == 0:
            found[card.id] = 1
    return found
