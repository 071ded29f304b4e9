"""GNC-18 The choices of Story cards that need no Unit, District or amount: (CHOICE, number)."""

from __future__ import annotations

from typing import Final

DESTROY_TRACKER: Final = 0
PAY_NETWATCH: Final = 1
TAKE_SECRETS: Final = 2
BRIBE: Final = 3

WORDS: Final = (
    "Spend 2 Corporate Secrets to destroy the Tracker",
    "Spend 1 Corporate Secret so that NetWatch does not roll",
    "Gain 2 Corporate Secrets",
    "Spend 1 Eurodollar: gain 1 Street Cred and ignore the Ordinance in this Reclaim",
)
