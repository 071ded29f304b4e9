"""What the upgrades do (ONR-3.3)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.language import do, when
from nightdeck.games.netrunner.language.behaviour import Behaviour, Upon
from nightdeck.games.netrunner.model import events, terms
from nightdeck.games.netrunner.model.card_abilities import CounterText, OnAccess
from nightdeck.games.netrunner.model.vocabulary import Modifier

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "antiquated-interface-routines": Behaviour(
        constant=Modifier(terms.STRENGTH, 1, when.Both(when.IsA(terms.ICE), when.InThisFort()))
    ),
    "crybaby": Behaviour(
        on_access=OnAccess(do.GiveCounter(terms.CRYING)),
        counter=CounterText(
            terms.PLAYER_COUNTER_SOURCE - terms.CRYING, price=2, quantity=terms.LINK, amount=-2
        ),
    ),
    "crystal-palace-station-grid": Behaviour(
        constant=Modifier(terms.BREAK_COST, 1, when.RunHere())
    ),
    "dieter-esslin": Behaviour(on_access=OnAccess(do.DoDamage(terms.NET, 1))),
    "red-herrings": Behaviour(constant=Modifier(terms.STEAL_COST, 5, when.AccessHere())),
    "tokyo-chiba-infighting": Behaviour(
        on=Upon(
            events.RUN_ENDS,
            do.GainBits(2),
            when.Both(when.IsThisFort(), when.NumberIs(0)),
        )
    ),
    "washington-d-c-city-grid": Behaviour(
        constant=Modifier(terms.DIFFICULTY, -1, when.InThisFort())
    ),
}
"""What upgrades do beyond their facts, by id."""
