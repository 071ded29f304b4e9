"""What ice does beyond its printed subroutines, which stand in the facts (ONR-3.4)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.language import do, of, when
from nightdeck.games.netrunner.language.behaviour import Behaviour, Upon
from nightdeck.games.netrunner.model import events, terms
from nightdeck.games.netrunner.model.card_abilities import CounterText
from nightdeck.games.netrunner.model.vocabulary import Modifier
from nightdeck.language.card_state import SELF


def stays_for_a_bit() -> Upon:
    """Return the pass effect of ice that has to be paid for or goes home (ONR-10.26)."""
    return Upon(
        events.ICE_PASSED,
        do.PayOr(1, do.ReturnToHand(SELF), seat=terms.CORP),
        when.Both(when.IsSelf(), when.IsRezzed()),
        label="pay 1 bit or return it to HQ",
    )


def may_leave_for_a_bit() -> Upon:
    """Return the pass effect of ice that may go home for a bit (ONR-10.26)."""
    return Upon(
        events.ICE_PASSED,
        do.Sequence(do.ReturnToHand(SELF), do.GainBits(1)),
        when.Both(when.IsSelf(), when.IsRezzed()),
        optional=True,
        label="return it to HQ for 1 bit",
    )


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
    "data-raven": Behaviour(
        counter=CounterText(
            terms.PLAYER_COUNTER_SOURCE - terms.DATA_RAVEN,
            events.TURN_STARTS,
            do.GiveTags(1),
            seat=terms.RUNNER,
            each=True,
            price=1,
            label="Data Raven: a tag",
        )
    ),
    "datacomb": Behaviour(on=stays_for_a_bit()),
    "dog-pile": Behaviour(constant=Modifier(terms.STRENGTH, of.OuterIce(), when.IsSelf())),
    "marionette": Behaviour(on=stays_for_a_bit()),
    "mastiff": Behaviour(
        counter=CounterText(
            terms.PLAYER_COUNTER_SOURCE - terms.MASTIFF,
            events.RUN_STARTS,
            do.DoDamage(terms.BRAIN, 1),
            each=True,
            price=4,
            label="Mastiff: 1 brain damage",
        )
    ),
    "pocket-virtual-reality": Behaviour(
        on=Upon(
            events.ENCOUNTER_STARTS,
            do.TemporaryBits(4, terms.FOR_TRACE, terms.THIS_ENCOUNTER),
            when.IsSelf(),
        )
    ),
    "roadblock": Behaviour(
        on=Upon(
            events.ENCOUNTER_STARTS,
            do.RollDie(
                do.If(
                    when.DieIs(6, 6),
                    do.Sequence(do.Derez(SELF), do.PassIce()),
                    do.Lasting(terms.STRENGTH, of.Number(), terms.THIS_ENCOUNTER),
                )
            ),
            when.IsSelf(),
        )
    ),
    "scaffolding": Behaviour(on=may_leave_for_a_bit()),
    "tumblers": Behaviour(on=may_leave_for_a_bit()),
    "twisty-passages": Behaviour(on=stays_for_a_bit()),
}
"""What ice does beyond its facts, by id."""
