"""How many cards of each kind there are, and the number at which each kind begins.

The numbers stand in every record: a definition is a place in the row of all printed cards, an
ability a place in the row of gangs, Edgerunners and Story rules (hooks.py). Nothing else in the
game counts on a position; loading the cards (cards/) refuses lists of other lengths.
"""

from __future__ import annotations

from typing import Final

STARTING: Final = 4
"""GNC-3.3b The first four Combat cards are the starting hand, the same for everyone."""

COMBAT_CARDS: Final = 32
OPPORTUNITY_CARDS: Final = 32
EDGERUNNERS: Final = 18
DISTRICT_CARDS: Final = 6
STORY_CARDS: Final = 32
SOLO_PROFILES: Final = 3
SOLO_BEHAVIOURS: Final = 5
ALL_GANGS: Final = 5

# Definitions
FIRST_OPPORTUNITY: Final = COMBAT_CARDS
FIRST_EDGERUNNER_CARD: Final = FIRST_OPPORTUNITY + OPPORTUNITY_CARDS
FIRST_DISTRICT_CARD: Final = FIRST_EDGERUNNER_CARD + EDGERUNNERS
FIRST_STORY_CARD: Final = FIRST_DISTRICT_CARD + DISTRICT_CARDS
FIRST_PROFILE: Final = FIRST_STORY_CARD + STORY_CARDS
FIRST_BEHAVIOUR: Final = FIRST_PROFILE + SOLO_PROFILES
FIRST_GANG: Final = FIRST_BEHAVIOUR + SOLO_BEHAVIOURS

# Abilities
FIRST_EDGERUNNER: Final = ALL_GANGS
FIRST_STORY: Final = FIRST_EDGERUNNER + EDGERUNNERS
