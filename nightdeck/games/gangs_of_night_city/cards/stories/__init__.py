"""GNC-13.9 The Stories that are shipped, those for several players first."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.cards.stories import (
    an_inconvenient_gift,
    blackwall_whispers,
    curfew,
    fine_before_you_came,
    last_call_at_the_afterlife,
    tutorial,
)
from nightdeck.games.gangs_of_night_city.model.stories import Story

SHIPPED: Final[tuple[Story, ...]] = (
    tutorial.STORY,
    an_inconvenient_gift.STORY,
    blackwall_whispers.STORY,
    curfew.STORY,
    last_call_at_the_afterlife.STORY,
    fine_before_you_came.STORY,
)
