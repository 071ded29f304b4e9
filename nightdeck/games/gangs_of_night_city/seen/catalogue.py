"""All definitions by number: facts, names and ids."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.gangs_of_night_city.model import board, definitions, terms
from nightdeck.games.gangs_of_night_city.model.stories import KIND_IDS, STORIES
from nightdeck.games.gangs_of_night_city.model.vocabulary import TIMING_NAMES


def entry(printed: definitions.Printed, type: str, text: str, **facts: Any) -> dict[str, Any]:
    """Return one line of the catalogue."""
    usual: dict[str, Any] = {
        "id": printed.id, "name": printed.name, "type": type, "subtypes": [], "faction": None,
        "side": "shared", "cost": None, "text": text, "subroutines": [],
        "set": "gangs-of-night-city", "unique": True, "deck_limit": 1, "keywords": [],
    }  # fmt: skip
    return {**usual, **facts}


def combat_entry(card: definitions.CombatCard) -> dict[str, Any]:
    """Return a Combat card."""
    return entry(
        card,
        "combat_starting" if card.is_starting else "combat_upgrade",
        card.text(),
        subtypes=[definitions.KIND_NAMES[card.kind].lower()],
        side="player",
        firepower="*" if card.firepower < 0 else card.firepower,
        cred=card.cred,
        timing=TIMING_NAMES[card.effect.timing] if card.effect is not None else None,
        deck_limit=4 if card.is_starting else 1,
    )


def deal_entry(card: definitions.Opportunity) -> dict[str, Any]:
    """Return an Opportunity."""
    kind = definitions.TYPE_NAMES[card.type].lower()
    facts = {"cost": card.cost, "cost_resource": "contraband"}
    return entry(card, "opportunity", card.text(), subtypes=[kind], **facts)


def crew_entry(card: definitions.EdgerunnerCard) -> dict[str, Any]:
    """Return an Edgerunner."""
    kind = terms.CLASS_NAMES[card.unit_class].lower()
    facts = {"cost": card.cost, "cost_resource": "eurodollar"}
    return entry(
        card, "edgerunner", f"{card.trigger} {card.text}".strip(), subtypes=[kind], **facts
    )


def district_entry(district: int) -> dict[str, Any]:
    """Return a Random District."""
    name = board.DISTRICT_NAMES[district]
    printed = definitions.Printed(f"random-{board.DISTRICT_IDS[district]}", name)
    text = f"Names {name} for Johnny/V and the opposing Gang."
    return entry(printed, "random_district", text, side="solo", named=False)


def rival_entry(gang: definitions.GangCard, card: definitions.Behaviour) -> dict[str, Any]:
    """Return the behaviour card of an opposing Gang."""
    facts = {"name": f"{gang.name} (opposing gang)", "faction": gang.id, "named": False}
    return entry(card, "solo_behavior", card.text, side="solo", **facts)


def gang_entry(gang: definitions.GangCard) -> dict[str, Any]:
    """Return a gang's dashboard."""
    return entry(
        gang,
        "gang",
        " ".join(f"{ability.name}: {ability.text}" for ability in gang.abilities),
        faction=gang.id,
        side="player",
        start=board.DISTRICT_IDS[gang.start],
        hideout_cred=list(gang.hideout_cred),
    )


CATALOGUE: Final[list[dict[str, Any]]] = [
    *[combat_entry(card) for card in definitions.COMBAT],
    *[deal_entry(card) for card in definitions.OPPORTUNITIES],
    *[crew_entry(card) for card in definitions.EDGERUNNER_CARDS],
    *[district_entry(district) for district in range(board.DISTRICTS)],
    *[
        entry(card, "story", card.text(), subtypes=[KIND_IDS[card.kind]], faction=story.id,
              side="story")
        for story in STORIES
        for card in story.cards
    ],
    *[entry(card, "solo_profile", card.text, side="solo") for card in definitions.PROFILES],
    *[
        rival_entry(gang, card)
        for gang, card in zip(definitions.GANGS, definitions.BEHAVIOURS, strict=True)
    ],
    *[gang_entry(gang) for gang in definitions.GANGS],
]  # fmt: skip


def catalogue() -> list[dict[str, Any]]:
    """Return the facts and our text of everything printed, by number."""
    return CATALOGUE


NAMES: Final[tuple[str, ...]] = tuple(str(line["name"]) for line in CATALOGUE)
IDS: Final[tuple[str, ...]] = tuple(str(line["id"]) for line in CATALOGUE)
BY_NAME: Final[dict[str, int]] = {}
for number, line in enumerate(CATALOGUE):
    BY_NAME.setdefault(str(line["id"]), number)
    BY_NAME.setdefault(str(line["name"]), number)
