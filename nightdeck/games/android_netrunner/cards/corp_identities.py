"""The Corporation's identities."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.language import do, when
from nightdeck.games.android_netrunner.language.behaviour import Behaviour, Upon
from nightdeck.games.android_netrunner.model import card_abilities as can
from nightdeck.games.android_netrunner.model import events, terms
from nightdeck.games.android_netrunner.model.vocabulary import Modifier

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "haas-bioroid-engineering-the-future": Behaviour(
        on=Upon(
            events.CARD_INSTALLED,
            do.GainCredits(1),
            when.Both(when.BelongsTo(terms.CORP), when.FirstThisTurn(terms.CORP_INSTALLS)),
        )
    ),
    # ANR-CC31
    "jinteki-personal-evolution": Behaviour(
        on=(
            Upon(events.AGENDA_SCORED, do.DoDamage(terms.NET, 1)),
            Upon(events.AGENDA_STOLEN, do.DoDamage(terms.NET, 1)),
        )
    ),
    "nbn-making-news": Behaviour(recurring=can.Recurring(2, terms.FOR_TRACE)),
    "weyland-consortium-building-a-better-world": Behaviour(
        on=Upon(events.CARD_PLAYED, do.GainCredits(1), when.IsA(terms.OPERATION, terms.TRANSACTION))
    ),
    "haas-bioroid-stronger-together": Behaviour(
        constant=Modifier(terms.STRENGTH, 1, when.IsA(terms.ICE, terms.BIOROID))
    ),
    "jinteki-replicating-perfection": Behaviour(
        constant=Modifier(
            terms.CANNOT_RUN,
            1,
            when.Both(
                when.ServerIs(terms.ON_REMOTE),
                when.Not(when.ThisTurn(terms.CENTRAL_RUNS_BEGUN)),
            ),
        )
    ),
    "weyland-consortium-because-we-built-it": Behaviour(
        recurring=can.Recurring(1, terms.FOR_ADVANCE_ICE)
    ),
}
