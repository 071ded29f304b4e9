"""The Runner's identities."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.language import do, when
from nightdeck.games.android_netrunner.language.behaviour import Behaviour, Upon
from nightdeck.games.android_netrunner.model import card_abilities as can
from nightdeck.games.android_netrunner.model import events, terms
from nightdeck.games.android_netrunner.model.vocabulary import Modifier

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    # ANR-CC29
    "noise-hacker-extraordinaire": Behaviour(
        on=Upon(events.CARD_INSTALLED, do.TrashFromTop(), when.IsA(terms.PROGRAM, terms.VIRUS))
    ),
    # ANR-CC19
    "gabriel-santiago-consummate-professional": Behaviour(
        on=Upon(
            events.RUN_SUCCESSFUL,
            do.GainCredits(2),
            when.Both(when.ServerIs(terms.ON_HQ), when.FirstThisTurn(terms.SUCCESSFUL_HQ)),
        )
    ),
    # ANR-CC23
    "kate-mac-mccaffrey-digital-tinker": Behaviour(
        constant=Modifier(
            terms.INSTALL_COST,
            -1,
            when.Both(
                when.IsA(terms.PROGRAM | terms.HARDWARE),
                when.FirstThisTurn(terms.PROGRAM_OR_HARDWARE_INSTALLS),
            ),
        )
    ),
    "whizzard-master-gamer": Behaviour(recurring=can.Recurring(3, terms.FOR_TRASH_COST)),
    "reina-roja-freedom-fighter": Behaviour(
        constant=Modifier(
            terms.REZ_COST, 1, when.Both(when.IsA(terms.ICE), when.FirstThisTurn(terms.ICE_REZZED))
        )
    ),
}
