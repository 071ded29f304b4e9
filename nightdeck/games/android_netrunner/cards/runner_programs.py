"""Programs that are not icebreakers."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.language import do, of, some, upon, when
from nightdeck.games.android_netrunner.language.behaviour import Behaviour, Upon
from nightdeck.games.android_netrunner.model import card_abilities as can
from nightdeck.games.android_netrunner.model import events, terms
from nightdeck.games.android_netrunner.model.vocabulary import Modifier
from nightdeck.games.android_netrunner.rules.prevention import PREVENT_DAMAGE, PREVENT_TRACE


def digging(servers: int) -> Behaviour:
    """A virus that grows with every success on a server and lets its Runner access more there."""
    return Behaviour(
        on=(
            Upon(
                events.RUN_SUCCESSFUL,
                do.PlaceCounters(terms.VIRUS_COUNTER),
                when.ServerIs(servers),
            ),
            Upon(
                events.ACCESS_BEGINS,
                do.ChooseNumber(
                    "How many more cards do you access?",
                    of.Over(1, of.Counters(terms.VIRUS_COUNTER)),
                    do.AccessMore(),
                ),
                when.ServerIs(servers),
                label="access more cards",
            ),
        )
    )


BEHAVIOUR: Final[dict[str, Behaviour]] = {
    # ANR-CC14
    "datasucker": Behaviour(
        on=Upon(
            events.RUN_SUCCESSFUL,
            do.PlaceCounters(terms.VIRUS_COUNTER),
            when.ServerIs(terms.ON_CENTRAL),
        ),
        abilities=can.Paid(
            can.Cost(counters=(terms.VIRUS_COUNTER, 1)),
            do.ChangeStrength(-1, terms.THIS_ENCOUNTER, terms.ENCOUNTERED),
            encounter=True,
            label="the encountered ice has -1 strength",
        ),
    ),
    "djinn": Behaviour(
        hosting=can.Hosting(
            terms.PROGRAM, most_memory=3, without_subtypes=terms.ICEBREAKER, frees_memory=True
        ),
        abilities=can.Action(
            can.Cost(clicks=1, credits=1),
            do.Search(some.Cards(some.IN_STACK, terms.PROGRAM, terms.VIRUS), do.ToHand()),
            label="search the stack for a virus",
        ),
    ),
    # ANR-CC25
    "medium": digging(terms.ON_RD),
    "parasite": Behaviour(
        install_on=some.Cards(some.AS_ICE, rezzed=1),
        on=upon.own_turn(do.PlaceCounters(terms.VIRUS_COUNTER)),
        constant=Modifier(
            terms.STRENGTH, of.Times(-1, of.Counters(terms.VIRUS_COUNTER)), when.IsHost()
        ),
    ),
    # ANR-CC42
    "sneakdoor-beta": Behaviour(
        abilities=can.Action(
            can.Cost(clicks=1), do.MakeRun(terms.ON_ARCHIVES, redirect=terms.HQ_SERVER), label="run"
        )
    ),
    "magnum-opus": Behaviour(abilities=can.Action(can.Cost(clicks=1), do.GainCredits(2))),
    # ANR-CC26
    "net-shield": Behaviour(
        prevention=can.Prevention(
            "pay 1 credit: prevent 1 net damage",
            PREVENT_DAMAGE,
            can.Cost(credits=1),
            kinds=1 << terms.NET,
            when=when.FirstThisTurn(terms.NET_DAMAGE_EVENTS),
            once=True,
        )
    ),
    "imp": Behaviour(
        enters_with=(terms.VIRUS_COUNTER, 2),
        access_abilities=can.Ability(
            can.Cost(counters=(terms.VIRUS_COUNTER, 1)),
            do.TrashAccessed(),
            when.NotInArchives(),
            once=True,
        ),
    ),
    "nerve-agent": digging(terms.ON_HQ),
    "snitch": Behaviour(
        on=Upon(
            events.ICE_APPROACHED,
            do.ExposeCard(do.OfferJackOut()),
            when.Not(when.IsRezzed()),
            optional=True,
            per_run=True,
            label="expose the approached ice",
        )
    ),
    "disrupter": Behaviour(
        prevention=can.Prevention(
            "trash this card: the base strength of the trace is 0",
            PREVENT_TRACE,
            can.Cost(trash=True),
        )
    ),
    "crescentus": Behaviour(
        abilities=can.Paid(
            can.Cost(trash=True),
            do.Derez(terms.ENCOUNTERED),
            when.Both(when.InEncounter(), when.EncounteredIsFullyBroken()),
            encounter=True,
            label="derez the encountered ice",
        )
    ),
    "self-modifying-code": Behaviour(
        abilities=can.Paid(
            can.Cost(credits=2, trash=True),
            do.Search(some.Cards(some.IN_STACK, terms.PROGRAM), do.InstallRunnerCard()),
            label="search the stack for a program and install it",
            moments=can.AT_ENCOUNTER,
        )
    ),
    "scheherazade": Behaviour(
        hosting=can.Hosting(terms.PROGRAM),
        on=Upon(events.CARD_INSTALLED, do.GainCredits(1), when.HostedOn()),
    ),
}
