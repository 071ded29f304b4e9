"""Everything printed: facts of cards in facts/, what they do in one module per kind, the Stories.

Both meet in `load_pool`, which numbers the definitions.
"""

from __future__ import annotations

from importlib import resources
from typing import Final

from nightdeck.games.gangs_of_night_city.cards import (
    combat_cards,
    edgerunners,
    from_facts,
    gangs,
    net_track,
    opportunities,
    stories,
)
from nightdeck.games.gangs_of_night_city.cards.from_facts import joined, of_type
from nightdeck.games.gangs_of_night_city.model.definitions import (
    BEHAVIOURS,
    COMBAT,
    EDGERUNNER_CARDS,
    GANG_IDS,
    GANGS,
    NET_TRACK,
    OPPORTUNITIES,
    PROFILES,
    SOLO_SPACES,
    Behaviour,
    number_cards,
)
from nightdeck.games.gangs_of_night_city.model.hooks import add_ability
from nightdeck.games.gangs_of_night_city.model.numbering import (
    ALL_GANGS,
    COMBAT_CARDS,
    EDGERUNNERS,
    FIRST_BEHAVIOUR,
    FIRST_EDGERUNNER_CARD,
    FIRST_GANG,
    FIRST_OPPORTUNITY,
    FIRST_PROFILE,
    FIRST_STORY_CARD,
    OPPORTUNITY_CARDS,
    SOLO_BEHAVIOURS,
    SOLO_PROFILES,
    STARTING,
    STORY_CARDS,
)
from nightdeck.games.gangs_of_night_city.model.stories import (
    CARDS,
    FIRST_CARD,
    MULTIPLAYER,
    STORIES,
)
from nightdeck.games.gangs_of_night_city.rules.story import Watch
from nightdeck.language.facts import Sheet, read_sets

HOME: Final = "nightdeck.games.gangs_of_night_city.cards"


def load_pool() -> None:
    """Fill and number everything printed, once."""
    if COMBAT:
        return
    load_cards(read_sets(resources.files(HOME).joinpath("facts")))
    NET_TRACK.extend(net_track.SPACES)
    SOLO_SPACES.update(net_track.SOLO_SPACES)
    load_stories()
    number_cards(COMBAT, 0, COMBAT_CARDS, "Combat cards")
    number_cards(OPPORTUNITIES, FIRST_OPPORTUNITY, OPPORTUNITY_CARDS, "Opportunities")
    number_cards(EDGERUNNER_CARDS, FIRST_EDGERUNNER_CARD, EDGERUNNERS, "Edgerunners")
    number_cards(CARDS, FIRST_STORY_CARD, STORY_CARDS, "Story cards")
    number_cards(PROFILES, FIRST_PROFILE, SOLO_PROFILES, "profiles")
    number_cards(BEHAVIOURS, FIRST_BEHAVIOUR, SOLO_BEHAVIOURS, "behaviour cards")
    number_cards(GANGS, FIRST_GANG, ALL_GANGS, "gangs")
    load_abilities()


def load_cards(sheets: list[Sheet]) -> None:
    """Make the cards of their facts, kind by kind in the order of the file."""
    combat = of_type(sheets, "combat")
    for sheet, plays in joined(combat, combat_cards.BEHAVIOUR, "combat_cards"):
        COMBAT.append(from_facts.combat_card(sheet, plays))
    if [card.is_starting for card in COMBAT] != [place < STARTING for place in range(len(COMBAT))]:
        raise combat[0].wrong(f"the {STARTING} starting cards, and only they, come first")
    deals = of_type(sheets, "opportunity")
    for sheet, terms in joined(deals, opportunities.BEHAVIOUR, "opportunities"):
        OPPORTUNITIES.append(from_facts.opportunity(sheet, terms))
    crew = of_type(sheets, "edgerunner")
    for sheet, ability in joined(crew, edgerunners.BEHAVIOUR, "edgerunners"):
        EDGERUNNER_CARDS.append(from_facts.edgerunner(sheet, ability))
    for sheet, ability in joined(of_type(sheets, "gang"), gangs.BEHAVIOUR, "gangs"):
        GANGS.append(from_facts.gang(sheet, ability))
        GANG_IDS.append(GANGS[-1].id)
    PROFILES.extend(from_facts.profile(sheet) for sheet in of_type(sheets, "profile"))
    rivals = [from_facts.behaviour_card(sheet, GANG_IDS) for sheet in of_type(sheets, "behaviour")]
    BEHAVIOURS.extend(sorted(rivals, key=place_of_gang))


def place_of_gang(behaviour: Behaviour) -> int:
    """Return the place of the gang that a behaviour card belongs to."""
    return GANG_IDS.index(behaviour.gang)


def load_stories() -> None:
    """Lay the cards of all Stories in one row."""
    for story in stories.SHIPPED:
        STORIES.append(story)
        FIRST_CARD.append(len(CARDS))
        CARDS.extend(story.cards)
        if not story.is_solo:
            MULTIPLAYER.append(story.id)


def load_abilities() -> None:
    """GNC-1.5 Number the abilities: gangs, Edgerunners, then of each Story card watch and rules."""
    for gang in GANGS:
        gang.ability_number = add_ability(gang.ability, gang.id)
    for hired in EDGERUNNER_CARDS:
        hired.ability_number = add_ability(hired.ability, hired.id)
    for place, card in enumerate(CARDS):
        card.watch_number = add_ability(Watch(place), card.id)
        for rule in card.rules:
            add_ability(rule, card.id)
