"""The nouns both games have, with the same numbers."""

from __future__ import annotations

from typing import Final

from nightdeck.language.card_state import FIRST_OWN_WORD

CORP: Final = 0
RUNNER: Final = 1

NONE: Final = -1
"""No card, no server, no host."""

SIDES: Final = ("corp", "runner")
SIDE_NAMES: Final = ("Corp", "Runner")

# Which card a word of card text means, besides SELF, TARGET and HOST
MARKED: Final = FIRST_OWN_WORD  # the card this one has marked
ENCOUNTERED: Final = FIRST_OWN_WORD + 1  # the ice that is encountered now

CARD_QUANTITIES: Final = 20
"""Quantities below this one belong to a card, those above to a server or a player."""
