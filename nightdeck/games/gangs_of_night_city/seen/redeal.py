"""GNC-16.2 What a seat cannot know is dealt anew: decks, hands, removed cards.

GNC-16.3 What is under seal is made anew by the kernel.
"""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.model import numbering, terms
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.kernel.rng import Rng
from nightdeck.seen.views import permute, unknown_to


def redeal(state: GangsState, seat: int, rng: Rng) -> None:
    """GNC-16.2 Replace, in place, all that a seat cannot know by a random consistent world."""
    for deck in (terms.OPPORTUNITY_DECK, terms.EDGERUNNER_DECK, terms.DISTRICT_DECK):
        permute(state, unknown_to(state, seat, state.zones[deck]), rng)
    redeal_combat(state, seat, rng)


def redeal_combat(state: GangsState, seat: int, rng: Rng) -> None:
    """GNC-16.2 GNC-16.5 Upgrades may be anywhere unseen; starting cards stay with their owner.

    Among each other seat's unseen cards the starting ones change places first; then all unseen
    upgrades, in the deck and with the others, change places.
    """
    hidden = list(state.zones[terms.UPGRADE_DECK])
    for other in range(state.seats):
        own = [
            *state.pile(other, terms.HAND),
            *state.pile(other, terms.REMOVED),
            *state.pile(other, terms.DRAWN),
        ]
        unseen = unknown_to(state, seat, own)
        permute(state, [card for card in unseen if state.zone[card] not in drawn_zones(state)], rng)
        hidden += [card for card in unseen if state.definition[card] >= numbering.STARTING]
    upgrades = [card for card in hidden if state.definition[card] >= numbering.STARTING]
    permute(state, unknown_to(state, seat, upgrades), rng)


def drawn_zones(state: GangsState) -> list[int]:
    """Return the zones of cards drawn in an upgrade, which are never starting cards."""
    return [terms.zone_of(other, terms.DRAWN) for other in range(state.seats)]
