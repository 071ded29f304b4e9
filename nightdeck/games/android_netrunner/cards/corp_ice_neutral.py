"""Neutral ice."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.cards.shared import TRASH_A_PROGRAM
from nightdeck.games.android_netrunner.language import do, of, upon, when
from nightdeck.games.android_netrunner.language.behaviour import Behaviour, Upon
from nightdeck.games.android_netrunner.model import events, terms
from nightdeck.games.android_netrunner.model.vocabulary import Modifier
from nightdeck.language.card_state import SELF

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "enigma": Behaviour(subroutines=(do.LoseClicks(1), do.END_THE_RUN)),
    "hunter": Behaviour(subroutines=do.TraceFor(3, do.GiveTags(1))),
    "wall-of-static": Behaviour(subroutines=do.END_THE_RUN),
    "draco": Behaviour(
        subroutines=do.TraceFor(2, do.Sequence(do.GiveTags(1), do.END_THE_RUN)),
        on=upon.rezzed(
            do.SpendX(do.PlaceCounters(terms.POWER, of.Number())),
            label="pay credits for power counters",
        ),
        constant=Modifier(terms.STRENGTH, of.Counters(terms.POWER), when.IsSelf()),
    ),
    "chimera": Behaviour(
        subroutines=do.END_THE_RUN,
        on=(
            upon.rezzed(do.ChooseSubtype(), label="name its kind"),
            Upon(events.TURN_ENDS, do.Derez(on=SELF)),
        ),
    ),
    "bastion": Behaviour(subroutines=do.END_THE_RUN),
    "datapike": Behaviour(
        subroutines=(do.Pay(2, seat=terms.RUNNER, otherwise=do.END_THE_RUN), do.END_THE_RUN)
    ),
    "grim": Behaviour(
        subroutines=TRASH_A_PROGRAM,
        on=upon.rezzed(do.TakeBadPublicity(1)),
    ),
    "paper-wall": Behaviour(
        subroutines=do.END_THE_RUN, on=Upon(events.ALL_BROKEN, do.TrashCard(on=SELF), when.IsSelf())
    ),
    "quandary": Behaviour(subroutines=do.END_THE_RUN),
}
