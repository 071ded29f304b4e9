"""What the nodes do (ONR-3.2)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.language import do, of, when
from nightdeck.games.netrunner.language.behaviour import Behaviour, Upon
from nightdeck.games.netrunner.model import events, terms
from nightdeck.games.netrunner.model.card_abilities import (
    RUNNER_DRAWS,
    TRAP,
    VIRUS_COMES,
    Ability,
    Cost,
    OnAccess,
    action,
)
from nightdeck.games.netrunner.model.vocabulary import Modifier

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "chicago-branch": Behaviour(abilities=action(do.AddAdvancement(2, same=True), bits=3)),
    "city-surveillance": Behaviour(
        interrupt=RUNNER_DRAWS,
        on=Upon(
            events.CARDS_DRAWN,
            do.Repeat(of.Number(), do.PayOr(1, do.GiveTags(1))),
            when.TargetIs(terms.RUNNER),
            label="the Runner pays 1 bit or takes a tag for each card drawn",
        ),
    ),
    "disinfectant-inc": Behaviour(
        abilities=Ability(
            Cost(bits=1),
            do.Nothing(),
            VIRUS_COMES,
            per_turn=True,
            label="keep the virus counter from being placed",
        )
    ),
    "hacker-tracker-central": Behaviour(on=Upon(events.TRACE_OVER, do.PutBits(1))),
    "information-laundering": Behaviour(
        abilities=action(do.GainBits(of.Times(4, of.Paid())), trash=True, label="cash in counters")
    ),
    "newsgroup-taunting": Behaviour(
        on=Upon(
            events.RUN_STARTS,
            do.PayOr(1, do.EndTheRun()),
            label="the Runner pays 1 bit or the run ends",
        )
    ),
    "remote-facility": Behaviour(constant=Modifier(terms.ACTIONS, 1, seat=terms.CORP)),
    "setup": Behaviour(on_access=OnAccess(do.DoDamage(terms.NET, 2), TRAP)),
    "solo-squad": Behaviour(
        abilities=action(do.DoDamage(terms.MEAT, 1), when=when.Tagged()),
    ),
    "trap": Behaviour(
        on_access=OnAccess(do.Sequence(do.DoDamage(terms.NET, 3), do.GiveTags(1)), TRAP, price=4)
    ),
    "vacant-soulkiller": Behaviour(
        on_access=OnAccess(do.DoDamage(terms.BRAIN, of.Counters(terms.ADVANCEMENT)))
    ),
}
"""What nodes do beyond their facts, by id."""
