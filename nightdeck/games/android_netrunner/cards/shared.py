"""Effects that many cards share."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.effects_cards import TrashCard
from nightdeck.games.android_netrunner.effects_flow import ChooseCard
from nightdeck.games.android_netrunner.selections import IN_RIG, Cards
from nightdeck.games.android_netrunner.terms import PROGRAM

TRASH_A_PROGRAM: Final = ChooseCard(Cards(IN_RIG, PROGRAM), TrashCard())
"""ANR-ICE9 The Corp trashes one installed program of its choice."""
