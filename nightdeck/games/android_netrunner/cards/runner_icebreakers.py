"""Icebreakers."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.amounts import (
    SELF,
    TARGET,
    SubroutinesOf,
)
from nightdeck.games.android_netrunner.conditions import (
    BrokeThisEncounter,
    IsMarked,
    IsSelf,
)
from nightdeck.games.android_netrunner.definitions import (
    NEEDS_EQUAL_STRENGTH,
    NEEDS_STRENGTH_ZERO,
    Breaker,
    Card,
    Program,
    Trigger,
)
from nightdeck.games.android_netrunner.effects import (
    ChooseCard,
    ChooseMode,
    Mark,
    Mode,
    Pay,
    RemoveCounters,
)
from nightdeck.games.android_netrunner.effects_cards import (
    TrashCard,
)
from nightdeck.games.android_netrunner.effects_run import (
    Bypass,
)
from nightdeck.games.android_netrunner.events import (
    CARD_INSTALLED,
    ENCOUNTER_ENDS,
    ICE_ENCOUNTERED,
)
from nightdeck.games.android_netrunner.selections import (
    AS_ICE,
    Cards,
)
from nightdeck.games.android_netrunner.terms import (
    AI,
    ANARCH,
    AP,
    BARRIER,
    CLOUD,
    CODE_GATE,
    CRIMINAL,
    DECODER,
    FRACTER,
    ICEBREAKER,
    KILLER,
    NEUTRAL_RUNNER,
    SENTRY,
    SHAPER,
    THIS_RUN,
    VIRUS,
    VIRUS_COUNTER,
)

CARDS: Final[tuple[Card, ...]] = (
    Program(
        "corroder",
        "Corroder",
        ANARCH,
        text=(
            "Breaking (1 credit): mark one unbroken subroutine of encountered ice with "
            "subtype barrier as broken. Boosting (1 credit): own strength rises by 1 until "
            "the encounter is over."
        ),
        code="01007",
        set_name="Core Set",
        subtypes=ICEBREAKER | FRACTER,
        influence=2,
        cost=2,
        memory=1,
        strength=2,
        breaker=Breaker(BARRIER, boost_cost=1, boost=1),
    ),
    Program(
        "mimic",
        "Mimic",
        ANARCH,
        text=(
            "Breaking (1 credit): mark one unbroken subroutine of encountered ice with "
            "subtype sentry as broken. No boost."
        ),
        code="01011",
        set_name="Core Set",
        subtypes=ICEBREAKER | KILLER,
        influence=1,
        cost=3,
        memory=1,
        strength=3,
        breaker=Breaker(SENTRY),
    ),
    Program(
        "wyrm",
        "Wyrm",
        ANARCH,
        text=(
            "Breaking (3 credits): mark one unbroken subroutine of encountered ice of any "
            "type as broken, possible only while that ice is at strength 0 or below (and not "
            "stronger than Wyrm). Boosting (1 credit): own strength rises by 1 until the "
            "encounter is over. Paid (1 credit), only against encountered ice that is not "
            "stronger than Wyrm: that ice gets -1 strength for this encounter, at any "
            "strength of the ice."
        ),
        code="01013",
        set_name="Core Set",
        subtypes=ICEBREAKER | AI,
        influence=2,
        cost=1,
        memory=1,
        strength=1,
        breaker=Breaker(0, cost=3, boost_cost=1, boost=1, needs=NEEDS_STRENGTH_ZERO),
    ),
    Program(
        "yog-0",
        "Yog.0",
        ANARCH,
        text=(
            "Breaking (no payment): mark one unbroken subroutine of encountered ice with "
            "subtype code gate as broken. No boost."
        ),
        code="01014",
        set_name="Core Set",
        subtypes=ICEBREAKER | DECODER,
        influence=1,
        cost=5,
        memory=1,
        strength=3,
        breaker=Breaker(CODE_GATE, cost=0),
    ),
    Program(
        "aurora",
        "Aurora",
        CRIMINAL,
        text=(
            "Breaking (2 credits): mark one unbroken subroutine of encountered ice with "
            "subtype barrier as broken. Boosting (2 credits): own strength rises by 3 until "
            "the encounter is over."
        ),
        code="01025",
        set_name="Core Set",
        subtypes=ICEBREAKER | FRACTER,
        influence=1,
        cost=3,
        memory=1,
        strength=1,
        breaker=Breaker(BARRIER, cost=2, boost_cost=2, boost=3),
    ),
    Program(
        "femme-fatale",
        "Femme Fatale",
        CRIMINAL,
        text=(
            "Breaking (1 credit): mark one unbroken subroutine of encountered ice with "
            "subtype sentry as broken. Boosting (2 credits): own strength rises by 1 until "
            "the encounter is over. When installed the Runner chooses one installed piece of "
            "ice (rezzed or not; mandatory if there is any); whenever that ice is encountered "
            "the Runner may pay 1 credit per subroutine it has to bypass it. The mark is lost "
            "if either card is uninstalled."
        ),
        code="01026",
        set_name="Core Set",
        subtypes=ICEBREAKER | KILLER,
        influence=1,
        cost=9,
        memory=1,
        strength=2,
        breaker=Breaker(SENTRY, boost_cost=2, boost=1),
        on={
            CARD_INSTALLED: (Trigger(ChooseCard(Cards(AS_ICE), Mark()), IsSelf()),),
            ICE_ENCOUNTERED: (
                Trigger(
                    Pay(SubroutinesOf(TARGET), Bypass()),
                    IsMarked(),
                    optional=True,
                    label="pay 1 credit per subroutine to bypass the ice",
                ),
            ),
        },
    ),
    Program(
        "ninja",
        "Ninja",
        CRIMINAL,
        text=(
            "Breaking (1 credit): mark one unbroken subroutine of encountered ice with "
            "subtype sentry as broken. Boosting (3 credits): own strength rises by 5 until "
            "the encounter is over."
        ),
        code="01027",
        set_name="Core Set",
        subtypes=ICEBREAKER | KILLER,
        influence=2,
        cost=4,
        memory=1,
        breaker=Breaker(SENTRY, boost_cost=3, boost=5),
    ),
    Program(
        "battering-ram",
        "Battering Ram",
        SHAPER,
        text=(
            "Breaking (2 credits): mark at most 2 unbroken subroutines of encountered ice "
            "with subtype barrier as broken. Boosting (1 credit): own strength rises by 1 "
            "until the run is over."
        ),
        code="01042",
        set_name="Core Set",
        subtypes=ICEBREAKER | FRACTER,
        influence=2,
        cost=5,
        memory=2,
        strength=3,
        breaker=Breaker(BARRIER, cost=2, count=2, boost_cost=1, boost=1, duration=THIS_RUN),
    ),
    Program(
        "gordian-blade",
        "Gordian Blade",
        SHAPER,
        text=(
            "Breaking (1 credit): mark one unbroken subroutine of encountered ice with "
            "subtype code gate as broken. Boosting (1 credit): own strength rises by 1 until "
            "the run is over."
        ),
        code="01043",
        set_name="Core Set",
        subtypes=ICEBREAKER | DECODER,
        influence=3,
        cost=4,
        memory=1,
        strength=2,
        breaker=Breaker(CODE_GATE, boost_cost=1, boost=1, duration=THIS_RUN),
    ),
    Program(
        "pipeline",
        "Pipeline",
        SHAPER,
        text=(
            "Breaking (1 credit): mark one unbroken subroutine of encountered ice with "
            "subtype sentry as broken. Boosting (2 credits): own strength rises by 1 until "
            "the run is over."
        ),
        code="01046",
        set_name="Core Set",
        subtypes=ICEBREAKER | KILLER,
        influence=1,
        cost=3,
        memory=1,
        strength=1,
        breaker=Breaker(SENTRY, boost_cost=2, boost=1, duration=THIS_RUN),
    ),
    Program(
        "crypsis",
        "Crypsis",
        NEUTRAL_RUNNER,
        text=(
            "Breaking (1 credit): mark one unbroken subroutine of encountered ice of any type "
            "as broken. Boosting (1 credit): own strength rises by 1 until the encounter is "
            "over. Action (1 click): put 1 virus counter here. When an encounter ends in "
            "which this card broke at least one subroutine, the Runner chooses: remove 1 "
            "hosted virus counter, or trash this card. Without a counter it is trashed."
        ),
        code="01051",
        set_name="Core Set",
        subtypes=ICEBREAKER | AI | VIRUS,
        influence=0,
        cost=5,
        memory=1,
        breaker=Breaker(0, boost_cost=1, boost=1),
        on={
            ENCOUNTER_ENDS: (
                Trigger(
                    ChooseMode(
                        Mode("remove 1 virus counter", RemoveCounters(VIRUS_COUNTER)),
                        Mode("trash Crypsis", TrashCard(SELF)),
                    ),
                    BrokeThisEncounter(),
                ),
            )
        },
    ),
    Program(
        "morning-star",
        "Morning Star",
        ANARCH,
        text=(
            "Breaking (1 credit): mark every chosen unbroken subroutine of encountered ice "
            "with subtype barrier as broken. No boost."
        ),
        code="02004",
        set_name="What Lies Ahead",
        subtypes=ICEBREAKER | FRACTER,
        influence=4,
        cost=8,
        memory=2,
        strength=5,
        breaker=Breaker(BARRIER, count=0),
    ),
    Program(
        "peacock",
        "Peacock",
        CRIMINAL,
        text=(
            "Breaking (2 credits): mark one unbroken subroutine of encountered ice with "
            "subtype code gate as broken. Boosting (2 credits): own strength rises by 3 until "
            "the encounter is over."
        ),
        code="02006",
        set_name="What Lies Ahead",
        subtypes=ICEBREAKER | DECODER,
        influence=2,
        cost=3,
        memory=1,
        strength=2,
        breaker=Breaker(CODE_GATE, cost=2, boost_cost=2, boost=3),
    ),
    Program(
        "zu-13-key-master",
        "ZU.13 Key Master",
        SHAPER,
        text=(
            "Breaking (1 credit): mark one unbroken subroutine of encountered ice with "
            "subtype code gate as broken. Boosting (1 credit): own strength rises by 1 until "
            "the encounter is over. Memory cost is 0 while the Runner has at least 2 link "
            "(also while being installed)."
        ),
        code="02007",
        set_name="What Lies Ahead",
        subtypes=ICEBREAKER | DECODER | CLOUD,
        influence=2,
        cost=1,
        memory=1,
        strength=1,
        cloud=2,
        breaker=Breaker(CODE_GATE, boost_cost=1, boost=1),
    ),
    Program(
        "snowball",
        "Snowball",
        SHAPER,
        text=(
            "Breaking (1 credit): mark one unbroken subroutine of encountered ice with "
            "subtype barrier as broken. Boosting (1 credit): own strength rises by 1 until "
            "the encounter is over. Each time this card breaks a subroutine it has +1 "
            "strength until the run is over."
        ),
        code="02027",
        set_name="Trace Amount",
        subtypes=ICEBREAKER | FRACTER,
        influence=2,
        cost=4,
        memory=1,
        strength=1,
        breaker=Breaker(BARRIER, boost_cost=1, boost=1),
    ),
    Program(
        "deus-x",
        "Deus X",
        SHAPER,
        text=(
            "Breaking (cost: trash this card): mark every chosen unbroken subroutine of "
            "encountered ice with subtype AP as broken. No boost. Strength 10. Prevention: "
            "trash this card -> prevent any amount of net damage."
        ),
        code="02066",
        set_name="A Study in Static",
        subtypes=ICEBREAKER,
        influence=1,
        cost=3,
        memory=1,
        strength=10,
        breaker=Breaker(AP, cost=0, trash=True, count=0),
    ),
    Program(
        "creeper",
        "Creeper",
        SHAPER,
        text=(
            "Breaking (2 credits): mark one unbroken subroutine of encountered ice with "
            "subtype sentry as broken. Boosting (1 credit): own strength rises by 1 until the "
            "encounter is over. Memory cost is 0 while the Runner has at least 2 link."
        ),
        code="02089",
        set_name="Humanity's Shadow",
        subtypes=ICEBREAKER | KILLER | CLOUD,
        influence=1,
        cost=5,
        memory=1,
        strength=2,
        cloud=2,
        breaker=Breaker(SENTRY, cost=2, boost_cost=1, boost=1),
    ),
    Program(
        "darwin",
        "Darwin",
        ANARCH,
        text=(
            "Breaking (2 credits): mark one unbroken subroutine of encountered ice of any "
            "type as broken. No boost. Strength = hosted virus counters. At the start of the "
            "turn the Runner may pay 1 credit to put 1 virus counter here."
        ),
        code="02102",
        set_name="Future Proof",
        subtypes=ICEBREAKER | AI | VIRUS,
        influence=3,
        cost=3,
        memory=1,
        breaker=Breaker(0, cost=2),
    ),
    Program(
        "faerie",
        "Faerie",
        CRIMINAL,
        text=(
            "Breaking (no payment): mark one unbroken subroutine of encountered ice with "
            "subtype sentry as broken. Boosting (1 credit): own strength rises by 1 until the "
            "encounter is over. When an encounter ends in which it broke a subroutine, trash "
            "it."
        ),
        code="02104",
        set_name="Future Proof",
        subtypes=ICEBREAKER | KILLER,
        influence=3,
        cost=0,
        memory=1,
        strength=2,
        breaker=Breaker(SENTRY, cost=0, boost_cost=1, boost=1),
    ),
    Program(
        "atman",
        "Atman",
        SHAPER,
        text=(
            "Breaking (1 credit): mark one unbroken subroutine of encountered ice of any type "
            "as broken, possible only at exactly equal strength. No boost. When installed the "
            "Runner may pay any number of credits and puts that many power counters here; "
            "strength = power counters."
        ),
        code="03040",
        set_name="Creation and Control",
        subtypes=ICEBREAKER | AI,
        influence=3,
        cost=3,
        memory=1,
        breaker=Breaker(0, needs=NEEDS_EQUAL_STRENGTH),
    ),
    Program(
        "inti",
        "Inti",
        SHAPER,
        text=(
            "Breaking (1 credit): mark one unbroken subroutine of encountered ice with "
            "subtype barrier as broken. Boosting (2 credits): own strength rises by 1 until "
            "the run is over."
        ),
        code="03048",
        set_name="Creation and Control",
        subtypes=ICEBREAKER | FRACTER,
        influence=1,
        cost=0,
        memory=1,
        strength=1,
        breaker=Breaker(BARRIER, boost_cost=2, boost=1, duration=THIS_RUN),
    ),
    Program(
        "torch",
        "Torch",
        SHAPER,
        text=(
            "Breaking (1 credit): mark one unbroken subroutine of encountered ice with "
            "subtype code gate as broken. Boosting (1 credit): own strength rises by 1 until "
            "the encounter is over."
        ),
        code="04047",
        set_name="Mala Tempora",
        subtypes=ICEBREAKER | DECODER,
        influence=4,
        cost=9,
        memory=1,
        strength=4,
        breaker=Breaker(CODE_GATE, boost_cost=1, boost=1),
    ),
    Program(
        "garrote",
        "Garrote",
        CRIMINAL,
        text=(
            "Breaking (1 credit): mark one unbroken subroutine of encountered ice with "
            "subtype sentry as broken. Boosting (1 credit): own strength rises by 1 until the "
            "encounter is over."
        ),
        code="04065",
        set_name="True Colors",
        subtypes=ICEBREAKER | KILLER,
        influence=3,
        cost=7,
        memory=2,
        strength=2,
        breaker=Breaker(SENTRY, boost_cost=1, boost=1),
    ),
)
