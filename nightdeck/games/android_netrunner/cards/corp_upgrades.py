"""Upgrades."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.language import do, of, some, upon, when
from nightdeck.games.android_netrunner.language.behaviour import Behaviour, Upon
from nightdeck.games.android_netrunner.model import card_abilities as can
from nightdeck.games.android_netrunner.model import events, terms
from nightdeck.games.android_netrunner.model.vocabulary import Modifier
from nightdeck.language.card_state import SELF

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    # ANR-CC11
    "corporate-troubleshooter": Behaviour(
        abilities=can.Paid(
            can.Cost(trash=True, x=True),
            do.ChooseCard(
                some.Cards(some.THIS_SERVER_ICE, rezzed=1),
                do.ChangeStrength(of.Number(), terms.THIS_TURN),
            ),
            label="make an ice X stronger this turn",
            moments=can.AT_ENCOUNTER,
        )
    ),
    "experiential-data": Behaviour(constant=Modifier(terms.STRENGTH, 1, when.SameServer())),
    "akitaro-watanabe": Behaviour(
        constant=Modifier(terms.REZ_COST, -2, when.Both(when.IsA(terms.ICE), when.SameServer()))
    ),
    # ANR-CC39
    "sansan-city-grid": Behaviour(
        constant=Modifier(terms.ADVANCEMENT_REQUIREMENT, -1, when.SameServer())
    ),
    "research-station": Behaviour(install_servers=terms.ON_HQ),
    "ash-2x3zb9cy": Behaviour(
        on=upon.success_here(
            do.TraceFor(4, do.OnlyAccessThis()), label="trace 4 to keep the Runner from other cards"
        )
    ),
    "chilo-city-grid": Behaviour(
        on=Upon(events.TRACE_SUCCEEDED, do.GiveTags(1), when.RunOnThisServer(), label="give 1 tag")
    ),
    "amazon-industrial-zone": Behaviour(
        on=Upon(
            events.CARD_INSTALLED,
            do.RezCard(discount=3),
            when.Both(when.IsA(terms.ICE), when.SameServer()),
            optional=True,
            label="rez the ice for 3 credits less",
            hidden=True,
        )
    ),
    "hokusai-grid": Behaviour(on=upon.success_here(do.DoDamage(terms.NET, 1))),
    "bernice-mai": Behaviour(
        on=upon.success_here(
            do.TraceFor(5, do.GiveTags(1), do.TrashCard(on=SELF)), label="trace 5 for 1 tag"
        )
    ),
    "ruhr-valley": Behaviour(constant=Modifier(terms.RUN_CLICKS, 1, when.IsThisServer())),
    "midori": Behaviour(
        on=Upon(
            events.ICE_APPROACHED,
            do.SwapWithHandIce(do.OfferJackOut()),
            when.SameServer(),
            optional=True,
            per_run=True,
            label="swap the approached ice with ice from HQ",
        )
    ),
    # ANR-CC52
    "caprice-nisei": Behaviour(
        on=Upon(
            events.SERVER_APPROACHED,
            do.PsiGame(differ=do.END_THE_RUN),
            when.IsThisServer(),
            label="play a psi game to end the run",
        )
    ),
}
