"""Hardware."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.language import do, some, upon, when
from nightdeck.games.android_netrunner.language.behaviour import Behaviour, Upon
from nightdeck.games.android_netrunner.model import card_abilities as can
from nightdeck.games.android_netrunner.model import events, terms
from nightdeck.games.android_netrunner.model.vocabulary import Modifier
from nightdeck.games.android_netrunner.rules.prevention import PREVENT_DAMAGE
from nightdeck.language.card_state import TARGET

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "cyberfeeder": Behaviour(
        recurring=can.Recurring(1, terms.FOR_ICEBREAKER | terms.FOR_INSTALL_VIRUS)
    ),
    # ANR-CC20
    "grimoire": Behaviour(
        on=Upon(
            events.CARD_INSTALLED,
            do.PlaceCounters(terms.VIRUS_COUNTER, 1, TARGET),
            when.IsA(terms.PROGRAM, terms.VIRUS),
            label="put 1 virus counter on the program",
        )
    ),
    # ANR-CC24
    "lemuria-codecracker": Behaviour(
        abilities=can.Action(
            can.Cost(clicks=1, credits=1),
            do.ChooseCard(some.Cards(some.CORP_INSTALLED, rezzed=0), do.ExposeCard()),
            when.ThisTurn(terms.SUCCESSFUL_HQ),
            label="expose a card",
        )
    ),
    "desperado": Behaviour(on=Upon(events.RUN_SUCCESSFUL, do.GainCredits(1))),
    # ANR-CC36
    "rabbit-hole": Behaviour(
        on=upon.installed(
            do.Search(
                some.Cards(some.IN_STACK, terms.HARDWARE, same_name=True), do.InstallRunnerCard()
            ),
            optional=True,
            label="search the stack for another copy",
        )
    ),
    "the-personal-touch": Behaviour(
        install_on=some.Cards(some.IN_RIG, terms.PROGRAM, terms.ICEBREAKER),
        constant=Modifier(terms.STRENGTH, 1, when.IsHost()),
    ),
    "the-toolbox": Behaviour(recurring=can.Recurring(2, terms.FOR_ICEBREAKER)),
    "spinal-modem": Behaviour(
        recurring=can.Recurring(2, terms.FOR_ICEBREAKER),
        on=Upon(
            events.TRACE_SUCCEEDED,
            do.DoDamage(terms.BRAIN, 1),
            when.DuringRun(),
            label="suffer 1 brain damage",
        ),
    ),
    "cortez-chip": Behaviour(
        abilities=can.Paid(
            can.Cost(trash=True),
            do.ChooseCard(
                some.Cards(some.AS_ICE),
                do.Lasting(terms.ADDITIONAL_REZ_COST, 2, terms.THIS_TURN, on=TARGET),
            ),
            label="a piece of ice costs 2 more to rez this turn",
            moments=can.AT_APPROACH,
        )
    ),
    "plascrete-carapace": Behaviour(
        enters_with=(terms.POWER, 4),
        trashed_when_empty=terms.POWER,
        prevention=can.Prevention(
            "remove 1 power counter: prevent 1 meat damage",
            PREVENT_DAMAGE,
            can.Cost(counters=(terms.POWER, 1)),
            kinds=1 << terms.MEAT,
        ),
    ),
    "e3-feedback-implants": Behaviour(
        on=Upon(
            events.SUBROUTINE_BROKEN,
            do.Pay(1, do.BreakSubroutines(ignores_strength=True)),
            optional=True,
            label="pay 1 credit to break another subroutine",
        )
    ),
    "muresh-bodysuit": Behaviour(
        constant=Modifier(
            terms.DAMAGE_REDUCTION,
            1,
            when.Both(when.TargetIs(terms.MEAT), when.FirstThisTurn(terms.MEAT_DAMAGE_EVENTS)),
        )
    ),
    "dinosaurus": Behaviour(
        hosting=can.Hosting(
            terms.PROGRAM,
            most=1,
            with_subtypes=terms.ICEBREAKER,
            without_subtypes=terms.AI,
            frees_memory=True,
        ),
        constant=Modifier(terms.STRENGTH, 2, when.IsHostedHere()),
    ),
    "doppelganger": Behaviour(on=Upon(events.RUN_ENDS, do.RunAgain(), when.NumberIs(1))),
    "hq-interface": Behaviour(constant=Modifier(terms.ACCESSES, 1, when.TargetIs(terms.HQ_SERVER))),
    "r-d-interface": Behaviour(
        constant=Modifier(terms.ACCESSES, 1, when.TargetIs(terms.RD_SERVER))
    ),
    "clone-chip": Behaviour(
        abilities=can.Paid(
            can.Cost(trash=True),
            do.ChooseCard(some.Cards(some.IN_HEAP, terms.PROGRAM), do.InstallRunnerCard()),
            label="install a program of the heap",
            moments=can.AT_ENCOUNTER,
        )
    ),
    "prepaid-voicepad": Behaviour(recurring=can.Recurring(1, terms.FOR_PLAY_EVENT)),
}
