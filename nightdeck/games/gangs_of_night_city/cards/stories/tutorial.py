"""GNC-4.8 The Tutorial: one card without rules."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.model.stories import TUTORIAL, Story, StoryCard

STORY: Final[Story] = Story(
    "tutorial",
    "Tutorial",
    "No story rules: a plain race for Street Cred.",
    (
        StoryCard(
            "tutorial-1",
            "Tutorial",
            TUTORIAL,
            flavor="No special rules: the game ends after a turn in which a gang has TARGET Street "
            "Cred, and the most Street Cred wins.",
        ),
    ),
)
