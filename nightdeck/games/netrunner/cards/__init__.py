"""The cards of the pool: facts in one file per set, what they do in modules by side and type.

Both meet in `load_pool`, which numbers the definitions in the order of the sets. Most cards are
facts alone: `language/card_types.py` reads what their structured facts do.
"""

from __future__ import annotations

from importlib import resources
from typing import Final

from nightdeck.games.netrunner.cards import (
    corp_agendas,
    corp_ice,
    corp_nodes,
    corp_operations,
    corp_upgrades,
    runner_hardware,
    runner_icebreakers,
    runner_preps,
    runner_programs,
    runner_resources,
)
from nightdeck.games.netrunner.language.behaviour import Behaviour
from nightdeck.games.netrunner.language.card_types import NO_BEHAVIOUR, card_of, misfit
from nightdeck.games.netrunner.model.definitions import POOL, Card, add_to_pool
from nightdeck.kernel.errors import BadFile
from nightdeck.language.facts import Sheet, read_sets

MODULES: Final[dict[str, dict[str, Behaviour]]] = {
    "corp_agendas": corp_agendas.BEHAVIOUR,
    "corp_ice": corp_ice.BEHAVIOUR,
    "corp_nodes": corp_nodes.BEHAVIOUR,
    "corp_operations": corp_operations.BEHAVIOUR,
    "corp_upgrades": corp_upgrades.BEHAVIOUR,
    "runner_hardware": runner_hardware.BEHAVIOUR,
    "runner_icebreakers": runner_icebreakers.BEHAVIOUR,
    "runner_preps": runner_preps.BEHAVIOUR,
    "runner_programs": runner_programs.BEHAVIOUR,
    "runner_resources": runner_resources.BEHAVIOUR,
}


def load_pool() -> None:
    """Number all definitions in the order of the card files; once."""
    if POOL:
        return
    folder = resources.files("nightdeck.games.netrunner.cards").joinpath("facts")
    add_to_pool(cards_from(read_sets(folder), MODULES))


def cards_from(sheets: list[Sheet], modules: dict[str, dict[str, Behaviour]]) -> tuple[Card, ...]:
    """Make cards of their facts and what they do."""
    waiting: dict[str, tuple[str, Behaviour]] = {}
    for module, behaviours in modules.items():
        for card_id, behaviour in behaviours.items():
            if card_id in waiting:
                other = place_of(card_id, waiting[card_id][0])
                raise BadFile(
                    f"{place_of(card_id, module)}: {card_id} has behaviour in {other} too"
                )
            waiting[card_id] = (module, behaviour)
    cards = tuple(made(sheet, waiting.pop(sheet.text("id"), None)) for sheet in sheets)
    for card_id, (module, _) in waiting.items():
        raise BadFile(f"{place_of(card_id, module)}: no set has a card {card_id!r}")
    return cards


def made(sheet: Sheet, found: tuple[str, Behaviour] | None) -> Card:
    """Make one card; what does not fit its type is an error at the place of its behaviour."""
    if found is None:
        return card_of(sheet, NO_BEHAVIOUR)
    module, behaviour = found
    wrong = misfit(sheet, behaviour)
    if wrong:
        card_id = sheet.text("id")
        raise BadFile(f"{place_of(card_id, module)}: {card_id}: {wrong}")
    return card_of(sheet, behaviour)


def place_of(card_id: str, module: str) -> str:
    """Return file and line of a card's behaviour, for an error about it."""
    source = resources.files("nightdeck.games.netrunner.cards").joinpath(f"{module}.py")
    text = source.read_text(encoding="utf-8") if source.is_file() else ""
    at = max(0, text.find(f'    "{card_id}": '))
    line = text.count("\n", 0, at) + 1
    return f"{module}.py:{line}"
