"""Which cards: every selection under one short name, as in `some.Rig(terms.PROGRAM)`."""

from __future__ import annotations

from nightdeck.games.netrunner.language.selections import (
    Drawn,
    Eligible,
    Guests,
    IceOfTheRun,
    InArchives,
    InHand,
    InHq,
    Installed,
    InTrash,
    OutermostIce,
    Rig,
    SetAside,
    Spare,
    TopOfTrash,
)

__all__ = [
    "Drawn",
    "Eligible",
    "Guests",
    "IceOfTheRun",
    "InArchives",
    "InHand",
    "InHq",
    "InTrash",
    "Installed",
    "OutermostIce",
    "Rig",
    "SetAside",
    "Spare",
    "TopOfTrash",
]  # fmt: skip
