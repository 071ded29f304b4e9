"""All definitions by number, and the row of abilities that hooks.py looks into."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.edgerunners import EDGERUNNER_ABILITIES
from nightdeck.games.gangs_of_night_city.gangs import GANG_ABILITIES
from nightdeck.games.gangs_of_night_city.hooks import ABILITIES, FIRST_EDGERUNNER, FIRST_STORY
from nightdeck.games.gangs_of_night_city.story import STORY_ABILITIES

assert len(GANG_ABILITIES) == FIRST_EDGERUNNER
assert len(GANG_ABILITIES) + len(EDGERUNNER_ABILITIES) == FIRST_STORY

ABILITIES.extend([*GANG_ABILITIES, *EDGERUNNER_ABILITIES, *STORY_ABILITIES])
