"""Everything printed: facts of cards in facts/, what they do in one module per kind, the Stories.

Both meet in `load_pool`, which numbers the definitions.
"""

from __future__ import annotations

from collections.abc import Sequence
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
from nightdeck.games.gangs_of_night_city.model import definitions, hooks, numbering
from nightdeck.games.gangs_of_night_city.model import stories as tales
from nightdeck.games.gangs_of_night_city.model.definitions import Printed
from nightdeck.games.gangs_of_night_city.rules.story import Watch
from nightdeck.language.facts import Sheet, read_sets

HOME: Final = "nightdeck.games.gangs_of_night_city.cards"


def load_pool() -> None:
    """Fill and number everything printed, once."""
    if definitions.COMBAT:
        return
    sheets = read_sets(resources.files(HOME).joinpath("facts"))
    load_cards(sheets)
    definitions.NET_TRACK.extend(net_track.SPACES)
    definitions.SOLO_SPACES.update(net_track.SOLO_SPACES)
    load_stories(sheets)
    kinds: tuple[tuple[Sequence[Printed], int, int, str], ...] = (
        (definitions.COMBAT, 0, numbering.COMBAT_CARDS, "Combat cards"),
        (definitions.OPPORTUNITIES, numbering.FIRST_OPPORTUNITY, numbering.OPPORTUNITY_CARDS,
         "Opportunities"),
        (definitions.EDGERUNNER_CARDS, numbering.FIRST_EDGERUNNER_CARD, numbering.EDGERUNNERS,
         "Edgerunners"),
        (tales.CARDS, numbering.FIRST_STORY_CARD, numbering.STORY_CARDS, "Story cards"),
        (definitions.PROFILES, numbering.FIRST_PROFILE, numbering.SOLO_PROFILES, "profiles"),
        (definitions.BEHAVIOURS, numbering.FIRST_BEHAVIOUR, numbering.SOLO_BEHAVIOURS,
         "behaviour cards"),
        (definitions.GANGS, numbering.FIRST_GANG, numbering.ALL_GANGS, "gangs"),
    )  # fmt: skip
    for cards, first, count, what in kinds:
        definitions.number_cards(cards, first, count, what)
    load_abilities()


def load_cards(sheets: list[Sheet]) -> None:
    """Make the cards of their facts, kind by kind in the order of the file."""
    combat = from_facts.of_type(sheets, "combat")
    plays = from_facts.joined(combat, combat_cards.BEHAVIOUR, "combat_cards")
    definitions.COMBAT.extend(from_facts.combat_card(*each) for each in plays)
    if [card.is_starting for card in definitions.COMBAT] != [
        place < numbering.STARTING for place in range(len(definitions.COMBAT))
    ]:
        raise combat[0].wrong(f"the {numbering.STARTING} starting cards, and only they, come first")
    deals = from_facts.of_type(sheets, "opportunity")
    terms = from_facts.joined(deals, opportunities.BEHAVIOUR, "opportunities")
    definitions.OPPORTUNITIES.extend(from_facts.opportunity(*each) for each in terms)
    crew = from_facts.of_type(sheets, "edgerunner")
    hired = from_facts.joined(crew, edgerunners.BEHAVIOUR, "edgerunners")
    definitions.EDGERUNNER_CARDS.extend(from_facts.edgerunner(*each) for each in hired)
    led = from_facts.joined(from_facts.of_type(sheets, "gang"), gangs.BEHAVIOUR, "gangs")
    definitions.GANGS.extend(from_facts.gang(*each) for each in led)
    definitions.GANG_IDS.extend(gang.id for gang in definitions.GANGS)
    profiles = from_facts.of_type(sheets, "profile")
    definitions.PROFILES.extend(from_facts.profile(sheet) for sheet in profiles)
    rivals = from_facts.of_type(sheets, "behaviour")
    acts = [from_facts.behaviour_card(sheet, definitions.GANG_IDS) for sheet in rivals]
    acts.sort(key=lambda card: definitions.GANG_IDS.index(card.gang))
    definitions.BEHAVIOURS.extend(acts)


def load_stories(sheets: list[Sheet]) -> None:
    """Make the Stories, and lay the cards of all of them in one row."""
    cards = from_facts.joined(from_facts.of_type(sheets, "story"), stories.BEHAVIOUR, "stories")
    for sheet in from_facts.of_type(sheets, "tale"):
        story = from_facts.tale(sheet, cards)
        tales.STORIES.append(story)
        tales.FIRST_CARD.append(len(tales.CARDS))
        tales.CARDS.extend(story.cards)
        if not story.is_solo:
            tales.MULTIPLAYER.append(story.id)


def load_abilities() -> None:
    """GNC-1.5 Number the abilities: gangs, Edgerunners, then of each Story card watch and rules."""
    for gang in definitions.GANGS:
        gang.ability_number = hooks.add_ability(gang.ability, gang.id)
    for hired in definitions.EDGERUNNER_CARDS:
        hired.ability_number = hooks.add_ability(hired.ability, hired.id)
    for place, card in enumerate(tales.CARDS):
        card.watch_number = hooks.add_ability(Watch(place), card.id)
        for rule in card.rules:
            hooks.add_ability(rule, card.id)
