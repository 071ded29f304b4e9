"""Ice of NBN."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.conditions import (
    IsSelf,
)
from nightdeck.games.android_netrunner.definitions import (
    Card,
    Cost,
    Ice,
    Paid,
    Subroutine,
    Trigger,
)
from nightdeck.games.android_netrunner.effects import (
    ChooseMode,
    GiveTags,
    Mode,
    Nothing,
    Pay,
    PlaceCounters,
    TraceFor,
)
from nightdeck.games.android_netrunner.effects_run import (
    END_THE_RUN,
    ENDS_THE_RUN,
)
from nightdeck.games.android_netrunner.events import (
    ICE_ENCOUNTERED,
)
from nightdeck.games.android_netrunner.terms import (
    ADVERTISEMENT,
    AP,
    BARRIER,
    CODE_GATE,
    NBN,
    OBSERVER,
    POWER,
    RUNNER,
    SENTRY,
    TRACER,
)

CARDS: Final[tuple[Card, ...]] = (
    Ice(
        "data-raven",
        "Data Raven",
        NBN,
        text=(
            "On encounter the Runner chooses between one tag and the end of the run. Paid, by "
            "the Corp in any PA window while this ice is rezzed: one hosted power counter -> "
            "one tag. One subroutine: trace (base 3), on success a power counter is placed "
            "here."
        ),
        code="01088",
        set_name="Core Set",
        subtypes=SENTRY | TRACER | OBSERVER,
        influence=2,
        cost=4,
        strength=4,
        subroutines=(
            Subroutine(
                "Trace (base 3), on success put 1 power counter on this ice.",
                TraceFor(3, PlaceCounters(POWER)),
            ),
        ),
        on={
            ICE_ENCOUNTERED: (
                Trigger(
                    ChooseMode(
                        Mode("take 1 tag", GiveTags(1)),
                        Mode("end the run", END_THE_RUN),
                        seat=RUNNER,
                    ),
                    IsSelf(),
                ),
            )
        },
        abilities=(Paid("give the Runner 1 tag", Cost(counters=(POWER, 1)), GiveTags(1)),),
    ),
    Ice(
        "matrix-analyzer",
        "Matrix Analyzer",
        NBN,
        text=(
            "On encounter the Corp may spend 1 credit; then one installed advanceable card of "
            "its choice, on any server, receives an advancement counter. One subroutine: "
            "trace (base 2), on success the Runner is tagged once."
        ),
        code="01089",
        set_name="Core Set",
        subtypes=SENTRY | TRACER | OBSERVER,
        influence=2,
        cost=1,
        strength=3,
        subroutines=(
            Subroutine(
                "Trace (base 2), on success the Runner receives 1 tag.", TraceFor(2, GiveTags(1))
            ),
        ),
    ),
    Ice(
        "tollbooth",
        "Tollbooth",
        NBN,
        text=(
            "On encounter the Runner must pay 3 credits if able; a Runner who cannot pays "
            "nothing and the run ends. One subroutine: end the run."
        ),
        code="01090",
        set_name="Core Set",
        subtypes=CODE_GATE,
        influence=2,
        cost=8,
        strength=5,
        subroutines=(ENDS_THE_RUN,),
        on={ICE_ENCOUNTERED: (Trigger(Pay(3, seat=RUNNER, otherwise=END_THE_RUN), IsSelf()),)},
    ),
    Ice(
        "pop-up-window",
        "Pop-up Window",
        NBN,
        text=(
            "Each encounter pays the Corp 1 credit. One subroutine: the Runner may pay 1 "
            "credit; otherwise the run stops."
        ),
        code="02056",
        set_name="Cyber Exodus",
        subtypes=CODE_GATE | ADVERTISEMENT,
        influence=1,
        cost=0,
        strength=0,
        subroutines=(Subroutine("The run stops, except if the Runner pays 1 credit.", Nothing()),),
    ),
    Ice(
        "uroboros",
        "Uroboros",
        NBN,
        text=(
            "Subroutines in order: trace (base 4), on success no further run this turn; trace "
            "(base 4), on success end the run."
        ),
        code="02074",
        set_name="A Study in Static",
        subtypes=SENTRY | TRACER,
        influence=2,
        cost=6,
        strength=4,
        subroutines=(
            Subroutine(
                "Trace (base 4), on success the Runner cannot make another run this turn.",
                Nothing(),
            ),
            Subroutine("Trace (base 4), on success end the run.", Nothing()),
        ),
    ),
    Ice(
        "flare",
        "Flare",
        NBN,
        text=(
            "One subroutine: trace (base 6), on success trash 1 installed hardware (Corp's "
            "choice, if there is any), deal 2 meat damage that cannot be prevented, end the "
            "run."
        ),
        code="02117",
        set_name="Future Proof",
        subtypes=SENTRY | TRACER | AP,
        influence=3,
        cost=9,
        strength=6,
        subroutines=(
            Subroutine(
                "Trace (base 6), on success trash 1 hardware, deal 2 unpreventable meat damage, end the run.",
                Nothing(),
            ),
        ),
    ),
    Ice(
        "wraparound",
        "Wraparound",
        NBN,
        text="+7 strength while no fracter is installed. One subroutine: end the run.",
        code="04096",
        set_name="Fear and Loathing",
        subtypes=BARRIER,
        influence=1,
        cost=2,
        strength=0,
        subroutines=(ENDS_THE_RUN,),
    ),
)
