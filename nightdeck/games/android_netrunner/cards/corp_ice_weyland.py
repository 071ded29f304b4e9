"""Ice of the Weyland Consortium."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.cards.shared import TRASH_A_PROGRAM
from nightdeck.games.android_netrunner.language import do, of, when
from nightdeck.games.android_netrunner.language.behaviour import Behaviour
from nightdeck.games.android_netrunner.model import terms
from nightdeck.games.android_netrunner.model.vocabulary import Modifier

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "archer": Behaviour(
        subroutines=(do.GainCredits(2), TRASH_A_PROGRAM, TRASH_A_PROGRAM, do.END_THE_RUN)
    ),
    "hadrians-wall": Behaviour(
        subroutines=(do.END_THE_RUN, do.END_THE_RUN),
        constant=Modifier(terms.STRENGTH, of.ADVANCED, when.IsSelf()),
    ),
    "ice-wall": Behaviour(
        subroutines=do.END_THE_RUN, constant=Modifier(terms.STRENGTH, of.ADVANCED, when.IsSelf())
    ),
    "shadow": Behaviour(
        subroutines=(do.GainCredits(2), do.TraceFor(3, do.GiveTags(1))),
        constant=Modifier(terms.STRENGTH, of.ADVANCED, when.IsSelf()),
    ),
    "caduceus": Behaviour(
        subroutines=(do.TraceFor(3, do.GainCredits(3)), do.TraceFor(2, do.END_THE_RUN))
    ),
    "tyrant": Behaviour(constant=Modifier(terms.SUBROUTINES, of.ADVANCED, when.IsSelf())),
    "curtain-wall": Behaviour(
        subroutines=(do.END_THE_RUN, do.END_THE_RUN, do.END_THE_RUN),
        constant=Modifier(terms.STRENGTH, 4, when.Both(when.IsSelf(), when.IsOutermost())),
    ),
}
