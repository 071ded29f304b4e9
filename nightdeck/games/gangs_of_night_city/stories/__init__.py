"""GNC-13.9 The Stories that are shipped, their cards in one numbered row."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.stories import (
    an_inconvenient_gift,
    blackwall_whispers,
    curfew,
    fine_before_you_came,
    last_call_at_the_afterlife,
    tutorial,
)
from nightdeck.games.gangs_of_night_city.stories.cards import Story, StoryCard

STORIES: Final[tuple[Story, ...]] = (
    tutorial.STORY,
    an_inconvenient_gift.STORY,
    blackwall_whispers.STORY,
    curfew.STORY,
    last_call_at_the_afterlife.STORY,
    fine_before_you_came.STORY,
)

SOLO: Final = 5
"""GNC-14 The Story of the single player game."""

MULTIPLAYER: Final = tuple(story.id for story in STORIES[:SOLO])
"""GNC-17.2 The ids of the Stories for two to four players."""

CARDS: Final[tuple[StoryCard, ...]] = tuple(card for story in STORIES for card in story.cards)


def first_cards() -> tuple[int, ...]:
    """Return the number of each Story's first card."""
    found: list[int] = []
    total = 0
    for story in STORIES:
        found.append(total)
        total += len(story.cards)
    return tuple(found)


FIRST_CARD: Final[tuple[int, ...]] = first_cards()
