"""Ice of the Weyland Consortium."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.amounts import (
    ADVANCED,
)
from nightdeck.games.android_netrunner.cards.shared import (
    TRASH_A_PROGRAM,
)
from nightdeck.games.android_netrunner.conditions import (
    IsSelf,
)
from nightdeck.games.android_netrunner.definitions import (
    Card,
    Ice,
    Modifier,
    Subroutine,
)
from nightdeck.games.android_netrunner.effects import (
    GainCredits,
    GiveTags,
    Nothing,
    TraceFor,
)
from nightdeck.games.android_netrunner.effects_run import (
    ENDS_THE_RUN,
)
from nightdeck.games.android_netrunner.terms import (
    BARRIER,
    DESTROYER,
    SENTRY,
    STRENGTH,
    TRACER,
    WEYLAND,
)

CARDS: Final[tuple[Card, ...]] = (
    Ice(
        "archer",
        "Archer",
        WEYLAND,
        text=(
            "Additional rez cost: forfeit 1 agenda of the Corp's score area (its choice). "
            "Subroutines in order: receive 2 credits from the bank; Corp trashes 1 installed "
            "program; again; end the run."
        ),
        code="01101",
        set_name="Core Set",
        subtypes=SENTRY | DESTROYER,
        influence=2,
        cost=4,
        strength=6,
        subroutines=(
            Subroutine("Corp gains 2 credits.", GainCredits(2)),
            Subroutine("Corp trashes 1 installed program of its choice.", TRASH_A_PROGRAM),
            Subroutine("Corp trashes 1 installed program of its choice.", TRASH_A_PROGRAM),
            ENDS_THE_RUN,
        ),
        rez_forfeits=True,
    ),
    Ice(
        "hadrians-wall",
        "Hadrian's Wall",
        WEYLAND,
        text=(
            "Advanceable; +1 strength per advancement counter. Subroutines in order: end the "
            "run; end the run."
        ),
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
    ),
    Ice(
        "ice-wall",
        "Ice Wall",
        WEYLAND,
        text="Advanceable; +1 strength per advancement counter. One subroutine: end the run.",
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
        text=(
            "Advanceable; +1 strength per advancement counter. Subroutines in order: Corp "
            "gains 2 credits; trace (base 3), on success the Runner receives 1 tag."
        ),
        code="01104",
        set_name="Core Set",
        subtypes=SENTRY | TRACER,
        influence=1,
        cost=3,
        strength=1,
        advanceable=1,
        subroutines=(
            Subroutine("Corp gains 2 credits.", GainCredits(2)),
            Subroutine(
                "Trace (base 3), on success the Runner receives 1 tag.", TraceFor(3, GiveTags(1))
            ),
        ),
    ),
    Ice(
        "caduceus",
        "Caduceus",
        WEYLAND,
        text=(
            "Subroutines in order: trace (base 3), on success the Corp gains 3 credits; trace "
            "(base 2), on success end the run."
        ),
        code="02019",
        set_name="What Lies Ahead",
        subtypes=SENTRY | TRACER,
        influence=2,
        cost=3,
        strength=3,
        subroutines=(
            Subroutine("Trace (base 3), on success Corp gains 3 credits.", Nothing()),
            Subroutine("Trace (base 2), on success end the run.", Nothing()),
        ),
    ),
    Ice(
        "tyrant",
        "Tyrant",
        WEYLAND,
        text=(
            "Advanceable only while rezzed; has one 'end the run' subroutine per advancement "
            "counter."
        ),
        code="02078",
        set_name="A Study in Static",
        subtypes=BARRIER,
        influence=2,
        cost=7,
        strength=4,
        advanceable=2,
    ),
    Ice(
        "curtain-wall",
        "Curtain Wall",
        WEYLAND,
        text=(
            "+4 strength while it is the outermost ice of its server. Subroutines in order: "
            "end the run, three times."
        ),
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
    ),
)
