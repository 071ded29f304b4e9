"""Effects that many cards share."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.language import do, some
from nightdeck.games.android_netrunner.model import terms
from nightdeck.games.android_netrunner.model.vocabulary import BOOK, Effect

TRASH_A_PROGRAM: Final[Effect] = BOOK.shared(
    8, do.ChooseCard(some.Cards(some.IN_RIG, terms.PROGRAM), do.TrashCard())
)
"""ANR-ICE9 The Corp trashes one installed program of its choice."""
