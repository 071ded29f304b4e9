"""GNC-13.9 What the cards of the Stories do; their facts stand in facts/stories.json."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.cards.stories import (
    an_inconvenient_gift,
    blackwall_whispers,
    curfew,
    last_call_at_the_afterlife,
)
from nightdeck.games.gangs_of_night_city.model.stories import Plot

BEHAVIOUR: Final[dict[str, Plot]] = {
    "tutorial-1": Plot(),  # GNC-4.8 One card without rules.
    **an_inconvenient_gift.BEHAVIOUR,
    **blackwall_whispers.BEHAVIOUR,
    **curfew.BEHAVIOUR,
    **last_call_at_the_afterlife.BEHAVIOUR,
    "fbyc-summary": Plot(),  # GNC-14 rules/solo.py plays it.
}
