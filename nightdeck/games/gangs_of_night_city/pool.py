"""All definitions by number: names, catalogue, and the row of abilities behind hooks.py."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.gangs_of_night_city.board import DISTRICT_IDS, DISTRICT_NAMES
from nightdeck.games.gangs_of_night_city.combat_cards import COMBAT, KIND_NAMES, STARTING
from nightdeck.games.gangs_of_night_city.combat_effects import TIMING_NAMES
from nightdeck.games.gangs_of_night_city.edgerunner_cards import EDGERUNNER_CARDS
from nightdeck.games.gangs_of_night_city.edgerunners import EDGERUNNER_ABILITIES
from nightdeck.games.gangs_of_night_city.gang_cards import GANGS
from nightdeck.games.gangs_of_night_city.gangs import GANG_ABILITIES
from nightdeck.games.gangs_of_night_city.hooks import ABILITIES
from nightdeck.games.gangs_of_night_city.opportunities import OPPORTUNITIES, TYPE_NAMES
from nightdeck.games.gangs_of_night_city.solo_cards import BEHAVIOURS, PROFILES
from nightdeck.games.gangs_of_night_city.state import CLASS_NAMES
from nightdeck.games.gangs_of_night_city.stories import STORIES
from nightdeck.games.gangs_of_night_city.stories.cards import KIND_IDS
from nightdeck.games.gangs_of_night_city.story import STORY_ABILITIES

ABILITIES.extend([*GANG_ABILITIES, *EDGERUNNER_ABILITIES, *STORY_ABILITIES])


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
            subtypes=[KIND_NAMES[card.kind].lower()],
            side="player",
            firepower="*" if card.firepower < 0 else card.firepower,
            cred=card.cred,
            timing=TIMING_NAMES[card.effect.timing] if card.effect is not None else None,
            deck_limit=4 if place < STARTING else 1,
        )
        for place, card in enumerate(COMBAT)
    ]


def market_entries() -> list[dict[str, Any]]:
    """Return the Opportunities and Edgerunners."""
    deals = [
        entry(
            card.id,
            card.name,
            "opportunity",
            card.text(),
            subtypes=[TYPE_NAMES[card.type].lower()],
            cost=card.cost,
            cost_resource="contraband",
        )
        for card in OPPORTUNITIES
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
        for printed in EDGERUNNER_CARDS
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
        for profile in PROFILES
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
        for gang, behaviour in zip(GANGS, BEHAVIOURS, strict=True)
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
        for gang in GANGS
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
