"""Ice of NBN."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.amounts import (
    TARGET,
)
from nightdeck.games.android_netrunner.card_abilities import (
    Cost,
    Modifier,
    Paid,
    Subroutine,
    Trigger,
)
from nightdeck.games.android_netrunner.card_types import Ice
from nightdeck.games.android_netrunner.conditions import (
    Both,
    CanPay,
    Exists,
    IsSelf,
    Not,
)
from nightdeck.games.android_netrunner.definitions import Card
from nightdeck.games.android_netrunner.effects import DoDamage, GainCredits, GiveTags, PlaceCounters
from nightdeck.games.android_netrunner.effects_cards import (
    TrashCard,
)
from nightdeck.games.android_netrunner.effects_flow import (
    ChooseCard,
    ChooseMode,
    If,
    Lasting,
    Mode,
    Pay,
    Sequence,
    TraceFor,
)
from nightdeck.games.android_netrunner.effects_run import (
    END_THE_RUN,
    ENDS_THE_RUN,
)
from nightdeck.games.android_netrunner.events import (
    ICE_ENCOUNTERED,
)
from nightdeck.games.android_netrunner.selections import (
    CORP_INSTALLED,
    IN_RIG,
    Cards,
)
from nightdeck.games.android_netrunner.terms import (
    ADVANCEMENT,
    ADVERTISEMENT,
    AP,
    BARRIER,
    CANNOT_RUN,
    CODE_GATE,
    FRACTER,
    HARDWARE,
    MEAT,
    NBN,
    OBSERVER,
    POWER,
    PROGRAM,
    RUNNER,
    SENTRY,
    STRENGTH,
    THIS_TURN,
    TRACER,
)

CARDS: Final[tuple[Card, ...]] = (
    # ANR-CC13
    Ice(
        "data-raven",
        "Data Raven",
        NBN,
        text=(
            "When the Runner encounters this ice, he or she chooses: take 1 tag, or the run ends. "
            "While it is rezzed the Corp may spend a power counter of it at any time to give the "
            "Runner 1 tag."
        ),
        code="01088",
        set_name="Core Set",
        subtypes=SENTRY | TRACER | OBSERVER,
        influence=2,
        cost=4,
        strength=4,
        subroutines=(
            Subroutine(
                "Trace 3: on success this ice gets a power counter.",
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
            "When the Runner encounters this ice, the Corp may pay 1 credit to put an advancement "
            "counter on any installed card that can be advanced."
        ),
        code="01089",
        set_name="Core Set",
        subtypes=SENTRY | TRACER | OBSERVER,
        influence=2,
        cost=1,
        strength=3,
        subroutines=(Subroutine("Trace 2: on success 1 tag.", TraceFor(2, GiveTags(1))),),
        on={
            ICE_ENCOUNTERED: (
                Trigger(
                    Pay(
                        1,
                        ChooseCard(
                            Cards(CORP_INSTALLED, advanceable=True),
                            PlaceCounters(ADVANCEMENT, 1, on=TARGET),
                        ),
                    ),
                    IsSelf(),
                    optional=True,
                    label="pay 1 credit to place an advancement counter",
                    hidden=True,
                ),
            )
        },
    ),
    # ANR-CC46
    Ice(
        "tollbooth",
        "Tollbooth",
        NBN,
        text=(
            "When the Runner encounters this ice, he or she has to pay 3 credits. Whoever cannot "
            "pays nothing, and the run ends."
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
        text="When the Runner encounters this ice, the Corp gains 1 credit.",
        code="02056",
        set_name="Cyber Exodus",
        subtypes=CODE_GATE | ADVERTISEMENT,
        influence=1,
        cost=0,
        strength=0,
        subroutines=(
            Subroutine(
                "The Runner may pay 1 credit; otherwise end the run.",
                If(
                    CanPay(1, RUNNER),
                    ChooseMode(
                        Mode("pay 1 credit", Pay(1, seat=RUNNER)),
                        Mode("end the run", END_THE_RUN),
                        seat=RUNNER,
                    ),
                    END_THE_RUN,
                ),
            ),
        ),
        on={ICE_ENCOUNTERED: (Trigger(GainCredits(1), IsSelf()),)},
    ),
    Ice(
        "uroboros",
        "Uroboros",
        NBN,
        text="Two traces: the first forbids further runs, the second ends this one.",
        code="02074",
        set_name="A Study in Static",
        subtypes=SENTRY | TRACER,
        influence=2,
        cost=6,
        strength=4,
        subroutines=(
            Subroutine(
                "Trace 4: on success the Runner makes no further run this turn.",
                TraceFor(4, Lasting(CANNOT_RUN, 1, THIS_TURN, everywhere=True)),
            ),
            Subroutine("Trace 4: on success end the run.", TraceFor(4, END_THE_RUN)),
        ),
    ),
    Ice(
        "flare",
        "Flare",
        NBN,
        text="The Corp chooses the hardware, if there is any.",
        code="02117",
        set_name="Future Proof",
        subtypes=SENTRY | TRACER | AP,
        influence=3,
        cost=9,
        strength=6,
        subroutines=(
            Subroutine(
                (
                    "Trace 6: on success an installed hardware is trashed, then 2 meat damage "
                    "that cannot be prevented, then the run ends."
                ),
                TraceFor(
                    6,
                    Sequence(
                        ChooseCard(Cards(IN_RIG, HARDWARE), TrashCard()),
                        DoDamage(MEAT, 2, preventable=False),
                        END_THE_RUN,
                    ),
                ),
            ),
        ),
    ),
    Ice(
        "wraparound",
        "Wraparound",
        NBN,
        text="7 more strength as long as no fracter is installed.",
        code="04096",
        set_name="Fear and Loathing",
        subtypes=BARRIER,
        influence=1,
        cost=2,
        strength=0,
        subroutines=(ENDS_THE_RUN,),
        constant=(
            Modifier(
                STRENGTH, 7, Both(IsSelf(), Not(Exists(Cards(IN_RIG, PROGRAM, subtypes=FRACTER))))
            ),
        ),
    ),
)
