"""GNC-14 Fine Before You Came: the summary card of the single player game (solo.py plays it)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.model.stories import SUMMARY, Story, StoryCard

STORY: Final[Story] = Story(
    "fine-before-you-came",
    "Fine Before You Came",
    "Single player: one rival gang and one legend race you to the top.",
    (
        StoryCard(
            "fbyc-summary",
            "Fine Before You Came",
            SUMMARY,
            flavor="After each of your ACTIVATE turns Johnny/V acts in a random District, after "
            "each RECLAIM the opposing Gang acts in three. Your TARGET Street Cred end the game, "
            "or those of a rival who reaches the own goal. You win with more Street Cred than "
            "each rival; a tie for the most is a loss.",
        ),
    ),
    is_solo=True,
)
