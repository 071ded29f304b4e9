"""The cards of the pool: facts in one file per set, what they do in modules by type."""

from __future__ import annotations

from importlib import resources
from typing import Final

from nightdeck.games.cyberpunk_ccg.cards import (
    events,
    gear,
    locations,
    operations,
    professions,
    runners,
    sponsors,
)
from nightdeck.games.cyberpunk_ccg.language.behaviour import Behaviour
from nightdeck.games.cyberpunk_ccg.language.card_types import NO_BEHAVIOUR, card_of, misfit
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL, Card, add_to_pool
from nightdeck.kernel.errors import BadFile
from nightdeck.language.facts import Sheet, read_sets

MODULES: Final[dict[str, dict[str, Behaviour]]] = {
    "sponsors": sponsors.BEHAVIOUR,
    "runners": runners.BEHAVIOUR,
    "locations": locations.BEHAVIOUR,
    "operations": operations.BEHAVIOUR,
    "gear": gear.BEHAVIOUR,
    "events": events.BEHAVIOUR,
}


def load_pool() -> None:
    """Number all definitions in the order of the files; once."""
    if POOL:
        return
    professions.load()
    folder = resources.files("nightdeck.games.cyberpunk_ccg.cards").joinpath("facts")
    add_to_pool(cards_from(read_sets(folder), MODULES))


def cards_from(sheets: list[Sheet], modules: dict[str, dict[str, Behaviour]]) -> tuple[Card, ...]:
    """Make cards of their facts and what they do."""
    waiting: dict[str, tuple[str, Behaviour]] = {}
    for module, behaviours in modules.items():
        for card_id, behaviour in behaviours.items():
            if card_id in waiting:
                raise BadFile(f"{module}.py: {card_id} has behaviour in {waiting[card_id][0]}.py")
            waiting[card_id] = (module, behaviour)
    cards: list[Card] = []
    for sheet in sheets:
        card_id = sheet.text("id")
        module, behaviour = waiting.pop(card_id, ("", NO_BEHAVIOUR))
        wrong = misfit(sheet, behaviour)
        if wrong:
            raise BadFile(f"{module}.py: {card_id}: {wrong}")
        cards.append(card_of(sheet, behaviour))
    for card_id, (module, _) in waiting.items():
        raise BadFile(f"{module}.py: no set has a card {card_id!r}")
    known = {card.id for card in cards}
    for sheet, card in zip(sheets, cards, strict=True):
        if card.needs and card.needs not in known:
            raise sheet.wrong(f"no set has a card {card.needs!r}", "needs")
    return tuple(cards)
