"""All definitions by number: facts, names and ids."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.gangs_of_night_city.model import definitions
from nightdeck.games.gangs_of_night_city.model.board import DISTRICT_IDS, DISTRICT_NAMES
from nightdeck.games.gangs_of_night_city.model.numbering import STARTING
from nightdeck.games.gangs_of_night_city.model.stories import KIND_IDS, STORIES
from nightdeck.games.gangs_of_night_city.model.terms import CLASS_NAMES
from nightdeck.games.gangs_of_night_city.model.vocabulary import TIMING_NAMES


def entry(id: str, name: str, type: str, text: str, **facts: Any) -> dict[str, Any]:
    """Return one line of the catalogue."""
    return {
        "id": id,
        "name": name,
        "type": type,
        "subtypes": facts.pop("subtypes", []),
        "faction": facts.pop("faction", None),
        "side": facts.pop("side", "shared"),
        "cost": facts.pop("cost", None),
        "text": text,
        "subroutines": [],
        "set": "gangs-of-night-city",
        "unique": True,
        "deck_limit": 1,
        "keywords": facts.pop("keywords", []),
        **facts,
    }


def combat_entries() -> list[dict[str, Any]]:
    """Return the Combat cards."""
    return [
        entry(
            card.id,
            card.name,
            "combat_starting" if place < STARTING else "combat_upgrade",
            card.text(),
            subtypes=[definitions.KIND_NAMES[card.kind].lower()],
            side="player",
            firepower="*" if card.firepower < 0 else card.firepower,
            cred=card.cred,
            timing=TIMING_NAMES[card.effect.timing] if card.effect is not None else None,
            deck_limit=4 if place < STARTING else 1,
        )
        for place, card in enumerate(definitions.COMBAT)
    ]


def market_entries() -> list[dict[str, Any]]:
    """Return the Opportunities and Edgerunners."""
    deals = [
        entry(
            card.id,
            card.name,
            "opportunity",
            card.text(),
            subtypes=[definitions.TYPE_NAMES[card.type].lower()],
            cost=card.cost,
            cost_resource="contraband",
        )
        for card in definitions.OPPORTUNITIES
    ]
    crew = [
        entry(
            printed.id,
            printed.name,
            "edgerunner",
            f"{printed.trigger} {printed.text}".strip(),
            subtypes=[CLASS_NAMES[printed.unit_class].lower()],
            cost=printed.cost,
            cost_resource="eurodollar",
        )
        for printed in definitions.EDGERUNNER_CARDS
    ]
    return deals + crew


def solo_entries() -> list[dict[str, Any]]:
    """Return the Random Districts, Story cards, profiles and behaviours, in this order."""
    found = [
        entry(
            f"random-{id}",
            DISTRICT_NAMES[place],
            "random_district",
            f"Names {DISTRICT_NAMES[place]} for Johnny/V and the opposing Gang.",
            side="solo",
            named=False,
        )
        for place, id in enumerate(DISTRICT_IDS)
    ]
    found += [
        entry(
            card.id,
            card.title,
            "story",
            card.text(),
            subtypes=[KIND_IDS[card.kind]],
            faction=story.id,
            side="story",
        )
        for story in STORIES
        for card in story.cards
    ]
    found += [
        entry(profile.id, profile.name, "solo_profile", profile.text, side="solo")
        for profile in definitions.PROFILES
    ]
    found += [
        entry(
            behaviour.id,
            f"{gang.name} (opposing gang)",
            "solo_behavior",
            behaviour.text,
            faction=gang.id,
            side="solo",
            named=False,
        )
        for gang, behaviour in zip(definitions.GANGS, definitions.BEHAVIOURS, strict=True)
    ]
    return found


def gang_entries() -> list[dict[str, Any]]:
    """Return the gangs' dashboards."""
    return [
        entry(
            gang.id,
            gang.name,
            "gang",
            " ".join(f"{ability.name}: {ability.text}" for ability in gang.abilities),
            faction=gang.id,
            side="player",
            start=DISTRICT_IDS[gang.start],
            hideout_cred=list(gang.hideout_cred),
        )
        for gang in definitions.GANGS
    ]


CATALOGUE: Final[list[dict[str, Any]]] = [
    *combat_entries(),
    *market_entries(),
    *solo_entries(),
    *gang_entries(),
]
NAMES: Final[tuple[str, ...]] = tuple(str(line["name"]) for line in CATALOGUE)
IDS: Final[tuple[str, ...]] = tuple(str(line["id"]) for line in CATALOGUE)
BY_NAME: Final[dict[str, int]] = {}
for number, line in enumerate(CATALOGUE):
    BY_NAME.setdefault(str(line["id"]), number)
    BY_NAME.setdefault(str(line["name"]), number)
