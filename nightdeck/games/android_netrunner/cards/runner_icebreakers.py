"""Icebreakers."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.language import do, of, some, upon, when
from nightdeck.games.android_netrunner.language.behaviour import Behaviour, Upon
from nightdeck.games.android_netrunner.model import card_abilities as can
from nightdeck.games.android_netrunner.model import events, terms
from nightdeck.games.android_netrunner.model.vocabulary import Modifier
from nightdeck.games.android_netrunner.rules.prevention import PREVENT_DAMAGE
from nightdeck.language.card_state import SELF, TARGET

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "corroder": Behaviour(breaker=can.Breaker(terms.BARRIER, boost_cost=1, boost=1)),
    "mimic": Behaviour(breaker=can.Breaker(terms.SENTRY)),
    "wyrm": Behaviour(
        breaker=can.Breaker(0, cost=3, boost_cost=1, boost=1, needs=can.NEEDS_STRENGTH_ZERO),
        abilities=can.Paid(
            can.Cost(credits=1),
            do.ChangeStrength(-1, terms.THIS_ENCOUNTER, terms.ENCOUNTERED),
            when.StrongerThanEncountered(),
            encounter=True,
            label="the encountered ice has -1 strength",
        ),
    ),
    # ANR-CC49
    "yog-0": Behaviour(breaker=can.Breaker(terms.CODE_GATE, cost=0)),
    "aurora": Behaviour(breaker=can.Breaker(terms.BARRIER, cost=2, boost_cost=2, boost=3)),
    # ANR-CC17
    "femme-fatale": Behaviour(
        breaker=can.Breaker(terms.SENTRY, boost_cost=2, boost=1),
        on=(
            upon.installed(
                do.ChooseCard(some.Cards(some.AS_ICE), do.Mark()), label="mark a piece of ice"
            ),
            Upon(
                events.ICE_ENCOUNTERED,
                do.Pay(of.SubroutinesOf(TARGET), do.Bypass(), purpose=terms.FOR_ICEBREAKER),
                when.IsMarked(),
                optional=True,
                label="pay 1 credit per subroutine to bypass the ice",
            ),
        ),
    ),
    "ninja": Behaviour(breaker=can.Breaker(terms.SENTRY, boost_cost=3, boost=5)),
    "battering-ram": Behaviour(
        breaker=can.Breaker(
            terms.BARRIER, cost=2, count=2, boost_cost=1, boost=1, duration=terms.THIS_RUN
        )
    ),
    "gordian-blade": Behaviour(
        breaker=can.Breaker(terms.CODE_GATE, boost_cost=1, boost=1, duration=terms.THIS_RUN)
    ),
    "pipeline": Behaviour(
        breaker=can.Breaker(terms.SENTRY, boost_cost=2, boost=1, duration=terms.THIS_RUN)
    ),
    # ANR-CC12
    "crypsis": Behaviour(
        breaker=can.Breaker(0, boost_cost=1, boost=1),
        on=Upon(
            events.ENCOUNTER_ENDS,
            do.ChooseMode(
                do.RemoveCounters(terms.VIRUS_COUNTER), do.Mode("trash Crypsis", do.TrashCard(SELF))
            ),
            when.BrokeThisEncounter(),
            label="remove 1 virus counter, or trash it",
        ),
        abilities=can.Action(
            can.Cost(clicks=1),
            do.PlaceCounters(terms.VIRUS_COUNTER),
            label="put 1 virus counter here",
        ),
    ),
    "morning-star": Behaviour(breaker=can.Breaker(terms.BARRIER, count=0)),
    "peacock": Behaviour(breaker=can.Breaker(terms.CODE_GATE, cost=2, boost_cost=2, boost=3)),
    "zu-13-key-master": Behaviour(breaker=can.Breaker(terms.CODE_GATE, boost_cost=1, boost=1)),
    "snowball": Behaviour(
        breaker=can.Breaker(terms.BARRIER, boost_cost=1, boost=1),
        on=Upon(
            events.SUBROUTINE_BROKEN,
            do.ChangeStrength(1, terms.THIS_RUN, SELF),
            when.BrokenBySelf(),
            label="raise strength by 1",
        ),
    ),
    "deus-x": Behaviour(
        breaker=can.Breaker(terms.AP, cost=0, trash=True, count=0),
        prevention=can.Prevention(
            "trash this card: prevent net damage",
            PREVENT_DAMAGE,
            can.Cost(trash=True),
            kinds=1 << terms.NET,
            most=0,
            choose=True,
        ),
    ),
    "creeper": Behaviour(breaker=can.Breaker(terms.SENTRY, cost=2, boost_cost=1, boost=1)),
    "darwin": Behaviour(
        breaker=can.Breaker(0, cost=2),
        constant=Modifier(terms.STRENGTH, of.Counters(terms.VIRUS_COUNTER), when.IsSelf()),
        on=upon.own_turn(
            do.Pay(1, do.PlaceCounters(terms.VIRUS_COUNTER), purpose=terms.FOR_ICEBREAKER),
            optional=True,
            label="pay 1 credit to put a virus counter here",
        ),
    ),
    "faerie": Behaviour(
        breaker=can.Breaker(terms.SENTRY, cost=0, boost_cost=1, boost=1),
        on=Upon(events.ENCOUNTER_ENDS, do.TrashCard(SELF), when.BrokeThisEncounter()),
    ),
    "atman": Behaviour(
        breaker=can.Breaker(0, needs=can.NEEDS_EQUAL_STRENGTH),
        constant=Modifier(terms.STRENGTH, of.Counters(terms.POWER), when.IsSelf()),
        on=upon.installed(
            do.SpendX(do.PlaceCounters(terms.POWER, of.Number()), purpose=terms.FOR_ICEBREAKER),
            label="pay credits for power counters",
        ),
    ),
    "inti": Behaviour(
        breaker=can.Breaker(terms.BARRIER, boost_cost=2, boost=1, duration=terms.THIS_RUN)
    ),
    "torch": Behaviour(breaker=can.Breaker(terms.CODE_GATE, boost_cost=1, boost=1)),
    "garrote": Behaviour(breaker=can.Breaker(terms.SENTRY, boost_cost=1, boost=1)),
}
