"""The 263 cards of the pool: one module per side and type, collected in printed order."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.cards import (
    corp_agendas,
    corp_assets,
    corp_ice_haas_bioroid,
    corp_ice_jinteki,
    corp_ice_nbn,
    corp_ice_neutral,
    corp_ice_weyland,
    corp_identities,
    corp_operations,
    corp_upgrades,
    runner_events,
    runner_hardware,
    runner_icebreakers,
    runner_identities,
    runner_programs,
    runner_resources,
)
from nightdeck.games.android_netrunner.definitions import POOL, Card, add_to_pool

MODULES: Final = (
    corp_agendas.CARDS,
    corp_assets.CARDS,
    corp_ice_haas_bioroid.CARDS,
    corp_ice_jinteki.CARDS,
    corp_ice_nbn.CARDS,
    corp_ice_neutral.CARDS,
    corp_ice_weyland.CARDS,
    corp_identities.CARDS,
    corp_operations.CARDS,
    corp_upgrades.CARDS,
    runner_events.CARDS,
    runner_hardware.CARDS,
    runner_icebreakers.CARDS,
    runner_identities.CARDS,
    runner_programs.CARDS,
    runner_resources.CARDS,
)


def load_pool() -> None:
    """Number all definitions by their printed codes, which is the order of the sets; once."""
    if POOL:
        return
    cards: list[Card] = [card for cards in MODULES for card in cards]
    cards.sort(key=printed_code)
    add_to_pool(tuple(cards))


def printed_code(card: Card) -> str:
    """Return the printed code of a card: set and number."""
    return card.code
