"""Which cards: every selection under one short name, as in `some.Rig(terms.PROGRAM)`."""

from __future__ import annotations

from nightdeck.games.netrunner.language.selections import (
    Drawn,
    Eligible,
    Guests,
    InArchives,
    InHand,
    InHq,
    Installed,
    InTrash,
    OutermostIce,
    Rig,
    TopOfTrash,
)

__all__ = [
    "Drawn",
    "Eligible",
    "Guests",
    "InArchives",
    "InHand",
    "InHq",
    "InTrash",
    "Installed",
    "OutermostIce",
    "Rig",
    "TopOfTrash",
]  # fmt: skip
