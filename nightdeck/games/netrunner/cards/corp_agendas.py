"""What the agendas do when they are scored and while they are (ONR-3.1)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.language import do, of, when
from nightdeck.games.netrunner.language.behaviour import Behaviour, Upon
from nightdeck.games.netrunner.language.some import Installed
from nightdeck.games.netrunner.model import events, terms
from nightdeck.games.netrunner.model.card_abilities import (
    NOT_ARCHIVES,
    OWN_TURN,
    Ability,
    Cost,
    OnAccess,
    action,
)
from nightdeck.games.netrunner.model.vocabulary import Modifier
from nightdeck.games.netrunner.rules.rez import NOTHING

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "bioweapons-engineering": Behaviour(
        constant=Modifier(terms.DAMAGE, 1, when.TargetIs(terms.MEAT))
    ),
    "charity-takeover": Behaviour(
        when_scored=do.Sequence(do.GainBits(9), do.BadPublicity()),
    ),
    "corporate-boon": Behaviour(
        enters_with=(terms.BOON, 4),
        abilities=Ability(
            Cost(counters=(terms.BOON, 1)), do.GainActions(1), OWN_TURN, per_turn=True
        ),
    ),
    "employee-empowerment": Behaviour(
        on=Upon(
            events.TURN_STARTS,
            do.If(when.DeckHasCards(terms.CORP), do.Draw(1)),
            when.OwnTurn(),
            optional=True,
            label="draw a card",
        ),
        abilities=action(do.Draw(2)),
    ),
    "executive-extraction": Behaviour(
        constant=Modifier(terms.DIFFICULTY, -1, when.IsA(keyword=terms.GRAY_OPS))
    ),
    "fetal-ai": Behaviour(on_access=OnAccess(do.DoDamage(terms.NET, 2), NOT_ARCHIVES)),
    "hostile-takeover": Behaviour(when_scored=do.GainBits(5)),
    "marine-arcology": Behaviour(abilities=action(do.GainBits(3), actions=2)),
    "netwatch-operations-office": Behaviour(
        abilities=action(do.TraceFor(2, do.GiveTags(1)), label="trace 2, on success 1 tag")
    ),
    "priority-requisition": Behaviour(
        when_scored=do.ChooseCard(
            Installed(terms.ICE, insides=False, rezzed=False), do.RezCard(NOTHING), optional=True
        )
    ),
    "project-babylon": Behaviour(when_scored=do.ScorePoints(of.Over(0, per=2))),
}
"""What agendas do beyond their facts, by id."""
