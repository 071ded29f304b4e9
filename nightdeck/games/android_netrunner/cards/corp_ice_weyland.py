"""Ice of the Weyland Consortium."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.amounts import (
    ADVANCED,
)
from nightdeck.games.android_netrunner.card_abilities import Modifier, Subroutine
from nightdeck.games.android_netrunner.card_types import Ice
from nightdeck.games.android_netrunner.cards.shared import (
    TRASH_A_PROGRAM,
)
from nightdeck.games.android_netrunner.conditions import (
    Both,
    IsOutermost,
    IsSelf,
)
from nightdeck.games.android_netrunner.definitions import Card
from nightdeck.games.android_netrunner.effects import GainCredits, GiveTags
from nightdeck.games.android_netrunner.effects_flow import TraceFor
from nightdeck.games.android_netrunner.effects_run import (
    END_THE_RUN,
    ENDS_THE_RUN,
)
from nightdeck.games.android_netrunner.terms import (
    BARRIER,
    DESTROYER,
    SENTRY,
    STRENGTH,
    SUBROUTINES,
    TRACER,
    WEYLAND,
)

CARDS: Final[tuple[Card, ...]] = (
    Ice(
        "archer",
        "Archer",
        WEYLAND,
        text="Rezzing it also costs the Corp one of its scored agendas, which is forfeited.",
        code="01101",
        set_name="Core Set",
        subtypes=SENTRY | DESTROYER,
        influence=2,
        cost=4,
        strength=6,
        subroutines=(
            Subroutine("The Corp gains 2 credits.", GainCredits(2)),
            Subroutine("The Corp trashes an installed program.", TRASH_A_PROGRAM),
            Subroutine("The Corp trashes an installed program.", TRASH_A_PROGRAM),
            ENDS_THE_RUN,
        ),
        rez_forfeits=True,
    ),
    Ice(
        "hadrians-wall",
        "Hadrian's Wall",
        WEYLAND,
        text="Can be advanced; each advancement counter on it makes it 1 stronger.",
        code="01102",
        set_name="Core Set",
        subtypes=BARRIER,
        influence=3,
        cost=10,
        strength=7,
        advanceable=1,
        subroutines=(
            ENDS_THE_RUN,
            ENDS_THE_RUN,
        ),
        constant=(Modifier(STRENGTH, ADVANCED, IsSelf()),),
    ),
    Ice(
        "ice-wall",
        "Ice Wall",
        WEYLAND,
        text="Can be advanced; each advancement counter on it makes it 1 stronger.",
        code="01103",
        set_name="Core Set",
        subtypes=BARRIER,
        influence=1,
        cost=1,
        strength=1,
        advanceable=1,
        subroutines=(ENDS_THE_RUN,),
        constant=(Modifier(STRENGTH, ADVANCED, IsSelf()),),
    ),
    Ice(
        "shadow",
        "Shadow",
        WEYLAND,
        text="Can be advanced; each advancement counter on it makes it 1 stronger.",
        code="01104",
        set_name="Core Set",
        subtypes=SENTRY | TRACER,
        influence=1,
        cost=3,
        strength=1,
        advanceable=1,
        subroutines=(
            Subroutine("The Corp gains 2 credits.", GainCredits(2)),
            Subroutine("Trace 3: on success 1 tag.", TraceFor(3, GiveTags(1))),
        ),
        constant=(Modifier(STRENGTH, ADVANCED, IsSelf()),),
    ),
    Ice(
        "caduceus",
        "Caduceus",
        WEYLAND,
        text="Two traces: the first pays the Corp, the second ends the run.",
        code="02019",
        set_name="What Lies Ahead",
        subtypes=SENTRY | TRACER,
        influence=2,
        cost=3,
        strength=3,
        subroutines=(
            Subroutine(
                "Trace 3: on success the Corp gains 3 credits.", TraceFor(3, GainCredits(3))
            ),
            Subroutine("Trace 2: on success end the run.", TraceFor(2, END_THE_RUN)),
        ),
    ),
    Ice(
        "tyrant",
        "Tyrant",
        WEYLAND,
        text=(
            "Can be advanced only while it is rezzed. For each advancement counter on it, it has "
            "a subroutine that ends the run."
        ),
        code="02078",
        set_name="A Study in Static",
        subtypes=BARRIER,
        influence=2,
        cost=7,
        strength=4,
        advanceable=2,
        constant=(Modifier(SUBROUTINES, ADVANCED, IsSelf()),),
    ),
    Ice(
        "curtain-wall",
        "Curtain Wall",
        WEYLAND,
        text="4 more strength while no ice stands further out in front of its server.",
        code="04078",
        set_name="True Colors",
        subtypes=BARRIER,
        influence=2,
        cost=14,
        strength=6,
        subroutines=(
            ENDS_THE_RUN,
            ENDS_THE_RUN,
            ENDS_THE_RUN,
        ),
        constant=(Modifier(STRENGTH, 4, Both(IsSelf(), IsOutermost())),),
    ),
)
