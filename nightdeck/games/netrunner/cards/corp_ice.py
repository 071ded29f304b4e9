"""What ice does beyond its printed subroutines, which stand in the facts (ONR-3.4)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.language import do, of, when
from nightdeck.games.netrunner.language.behaviour import Behaviour, Upon
from nightdeck.games.netrunner.model import events, terms
from nightdeck.games.netrunner.model.card_abilities import CounterText
from nightdeck.games.netrunner.model.vocabulary import Modifier
from nightdeck.language.card_state import SELF

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "cerberus": Behaviour(
        counter=CounterText(
            terms.PLAYER_COUNTER_SOURCE - terms.CERBERUS,
            events.RUN_STARTS,
            do.DoDamage(terms.NET, 2),
            each=True,
            price=4,
            label="Cerberus: 2 Net damage",
        )
    ),
    "datacomb": Behaviour(
        on=Upon(
            events.ICE_PASSED,
            do.PayOr(1, do.ReturnToHand(SELF), seat=terms.CORP),
            when.Both(when.IsSelf(), when.IsRezzed()),
            label="pay 1 bit or return it to HQ",
        )
    ),
    "dog-pile": Behaviour(constant=Modifier(terms.STRENGTH, of.OuterIce(), when.IsSelf())),
}
"""What ice does beyond its facts, by id."""
