"""Neutral ice."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.amounts import (
    SELF,
    Counters,
    Number,
)
from nightdeck.games.android_netrunner.card_abilities import Modifier, Subroutine, Trigger
from nightdeck.games.android_netrunner.card_types import Ice
from nightdeck.games.android_netrunner.cards.shared import (
    TRASH_A_PROGRAM,
)
from nightdeck.games.android_netrunner.conditions import (
    IsSelf,
)
from nightdeck.games.android_netrunner.definitions import Card
from nightdeck.games.android_netrunner.effects import (
    GiveTags,
    LoseClicks,
    PlaceCounters,
    TakeBadPublicity,
)
from nightdeck.games.android_netrunner.effects_cards import (
    ChooseSubtype,
    Derez,
    TrashCard,
)
from nightdeck.games.android_netrunner.effects_flow import Pay, Sequence, SpendX, TraceFor
from nightdeck.games.android_netrunner.effects_run import (
    END_THE_RUN,
    ENDS_THE_RUN,
)
from nightdeck.games.android_netrunner.events import (
    ALL_BROKEN,
    CARD_REZZED,
    TURN_ENDS,
)
from nightdeck.games.android_netrunner.terms import (
    BARRIER,
    CODE_GATE,
    DESTROYER,
    ILLICIT,
    MYTHIC,
    NEUTRAL_CORP,
    OBSERVER,
    POWER,
    RUNNER,
    SENTRY,
    STRENGTH,
    TRACER,
)

CARDS: Final[tuple[Card, ...]] = (
    Ice(
        "enigma",
        "Enigma",
        NEUTRAL_CORP,
        text="Takes a click and ends the run.",
        code="01111",
        set_name="Core Set",
        subtypes=CODE_GATE,
        influence=0,
        cost=3,
        strength=2,
        subroutines=(
            Subroutine("The Runner loses 1 click, if there is one left.", LoseClicks(1)),
            ENDS_THE_RUN,
        ),
    ),
    Ice(
        "hunter",
        "Hunter",
        NEUTRAL_CORP,
        text="Tags the Runner, but lets him or her pass.",
        code="01112",
        set_name="Core Set",
        subtypes=SENTRY | TRACER | OBSERVER,
        influence=0,
        cost=1,
        strength=4,
        subroutines=(Subroutine("Trace 3: on success 1 tag.", TraceFor(3, GiveTags(1))),),
    ),
    Ice(
        "wall-of-static",
        "Wall of Static",
        NEUTRAL_CORP,
        text="A plain wall.",
        code="01113",
        set_name="Core Set",
        subtypes=BARRIER,
        influence=0,
        cost=3,
        strength=3,
        subroutines=(ENDS_THE_RUN,),
    ),
    Ice(
        "draco",
        "Dracō",
        NEUTRAL_CORP,
        text=(
            "When it is rezzed the Corp may pay any number of credits; it gets that many power "
            "counters and is 1 stronger for each."
        ),
        code="02020",
        set_name="What Lies Ahead",
        subtypes=SENTRY | TRACER,
        influence=0,
        cost=1,
        strength=0,
        subroutines=(
            Subroutine(
                "Trace 2: on success 1 tag and the run ends.",
                TraceFor(2, Sequence(GiveTags(1), END_THE_RUN)),
            ),
        ),
        on={CARD_REZZED: (Trigger(SpendX(PlaceCounters(POWER, Number())), IsSelf()),)},
        constant=(Modifier(STRENGTH, Counters(POWER), IsSelf()),),
    ),
    Ice(
        "chimera",
        "Chimera",
        NEUTRAL_CORP,
        text=(
            "When it is rezzed the Corp names barrier, code gate or sentry: that is what it is "
            "while it stays rezzed. At the end of each turn it is derezzed."
        ),
        code="02060",
        set_name="Cyber Exodus",
        subtypes=MYTHIC,
        influence=0,
        cost=2,
        strength=0,
        subroutines=(ENDS_THE_RUN,),
        on={
            CARD_REZZED: (Trigger(ChooseSubtype(), IsSelf()),),
            TURN_ENDS: (Trigger(Derez(on=SELF)),),
        },
    ),
    Ice(
        "bastion",
        "Bastion",
        NEUTRAL_CORP,
        text="A plain wall.",
        code="03026",
        set_name="Creation and Control",
        subtypes=BARRIER,
        influence=0,
        cost=4,
        strength=4,
        subroutines=(ENDS_THE_RUN,),
    ),
    Ice(
        "datapike",
        "Datapike",
        NEUTRAL_CORP,
        text="Charges 2 credits and ends the run in any case.",
        code="03027",
        set_name="Creation and Control",
        subtypes=CODE_GATE,
        influence=0,
        cost=4,
        strength=2,
        subroutines=(
            Subroutine(
                "The Runner pays 2 credits; if that is not possible, end the run.",
                Pay(2, seat=RUNNER, otherwise=END_THE_RUN),
            ),
            ENDS_THE_RUN,
        ),
    ),
    Ice(
        "grim",
        "Grim",
        NEUTRAL_CORP,
        text="When it is rezzed the Corp takes 1 bad publicity.",
        code="04020",
        set_name="Opening Moves",
        subtypes=SENTRY | DESTROYER | ILLICIT,
        influence=0,
        cost=5,
        strength=5,
        subroutines=(Subroutine("The Corp trashes an installed program.", TRASH_A_PROGRAM),),
        on={CARD_REZZED: (Trigger(TakeBadPublicity(1), IsSelf()),)},
    ),
    Ice(
        "paper-wall",
        "Paper Wall",
        NEUTRAL_CORP,
        text="It is trashed the moment all its subroutines are broken.",
        code="04059",
        set_name="Mala Tempora",
        subtypes=BARRIER,
        influence=0,
        cost=0,
        strength=1,
        subroutines=(ENDS_THE_RUN,),
        on={ALL_BROKEN: (Trigger(TrashCard(on=SELF), IsSelf()),)},
    ),
    Ice(
        "quandary",
        "Quandary",
        NEUTRAL_CORP,
        text="A plain gate.",
        code="04120",
        set_name="Double Time",
        subtypes=CODE_GATE,
        influence=0,
        cost=1,
        strength=0,
        subroutines=(ENDS_THE_RUN,),
    ),
)
