"""Icebreakers."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.amounts import (
    ENCOUNTERED,
    SELF,
    TARGET,
    Counters,
    Number,
    SubroutinesOf,
)
from nightdeck.games.android_netrunner.card_abilities import (
    NEEDS_EQUAL_STRENGTH,
    NEEDS_STRENGTH_ZERO,
    Action,
    Breaker,
    Cost,
    Modifier,
    Paid,
    Prevention,
    Trigger,
)
from nightdeck.games.android_netrunner.card_types import Program
from nightdeck.games.android_netrunner.conditions import (
    BrokenBySelf,
    BrokeThisEncounter,
    IsMarked,
    IsSelf,
    OwnTurn,
    StrongerThanEncountered,
)
from nightdeck.games.android_netrunner.definitions import Card
from nightdeck.games.android_netrunner.effects import PlaceCounters, RemoveCounters
from nightdeck.games.android_netrunner.effects_cards import (
    TrashCard,
)
from nightdeck.games.android_netrunner.effects_flow import (
    ChooseCard,
    ChooseMode,
    Mark,
    Mode,
    Pay,
    SpendX,
)
from nightdeck.games.android_netrunner.effects_run import (
    Bypass,
    ChangeStrength,
)
from nightdeck.games.android_netrunner.events import (
    CARD_INSTALLED,
    ENCOUNTER_ENDS,
    ICE_ENCOUNTERED,
    SUBROUTINE_BROKEN,
    TURN_BEGINS,
)
from nightdeck.games.android_netrunner.prevention import PREVENT_DAMAGE
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
    FOR_ICEBREAKER,
    FRACTER,
    ICEBREAKER,
    KILLER,
    NET,
    NEUTRAL_RUNNER,
    POWER,
    SENTRY,
    SHAPER,
    STRENGTH,
    THIS_ENCOUNTER,
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
            "Breaks one barrier subroutine for 1 credit. Has 1 more strength until the "
            "encounter is over for 1 credit."
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
        text="Breaks one sentry subroutine for 1 credit. Its strength cannot be raised.",
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
            "Breaks one subroutine of any ice for 3 credits, if that ice has strength 0 or "
            "less. Has 1 more strength until the encounter is over for 1 credit. Takes 1 "
            "strength from the encountered ice until the encounter is over for 1 credit, if "
            "Wyrm is at least as strong."
        ),
        code="01013",
        set_name="Core Set",
        subtypes=ICEBREAKER | AI,
        influence=2,
        cost=1,
        memory=1,
        strength=1,
        breaker=Breaker(0, cost=3, boost_cost=1, boost=1, needs=NEEDS_STRENGTH_ZERO),
        abilities=(
            Paid(
                "the encountered ice has -1 strength",
                Cost(credits=1),
                ChangeStrength(-1, THIS_ENCOUNTER, ENCOUNTERED),
                StrongerThanEncountered(),
                encounter=True,
            ),
        ),
    ),
    # ANR-CC49
    Program(
        "yog-0",
        "Yog.0",
        ANARCH,
        text="Breaks one code gate subroutine for nothing. Its strength cannot be raised.",
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
            "Breaks one barrier subroutine for 2 credits. Has 3 more strength until the "
            "encounter is over for 2 credits."
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
    # ANR-CC17
    Program(
        "femme-fatale",
        "Femme Fatale",
        CRIMINAL,
        text=(
            "Breaks one sentry subroutine for 1 credit. Has 1 more strength until the "
            "encounter is over for 2 credits. Once installed, the Runner marks a piece of "
            "ice; at each encounter with it the Runner may pay 1 credit for every subroutine "
            "it has to bypass it."
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
                    Pay(SubroutinesOf(TARGET), Bypass(), purpose=FOR_ICEBREAKER),
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
            "Breaks one sentry subroutine for 1 credit. Has 5 more strength until the "
            "encounter is over for 3 credits."
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
            "Breaks up to two barrier subroutines for 2 credits. Has 1 more strength until "
            "the run is over for 1 credit."
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
            "Breaks one code gate subroutine for 1 credit. Has 1 more strength until the run "
            "is over for 1 credit."
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
            "Breaks one sentry subroutine for 1 credit. Has 1 more strength until the run is "
            "over for 2 credits."
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
    # ANR-CC12
    Program(
        "crypsis",
        "Crypsis",
        NEUTRAL_RUNNER,
        text=(
            "Breaks one subroutine of any ice for 1 credit. Has 1 more strength until the "
            "encounter is over for 1 credit. 1 click: put 1 virus counter here. When an "
            "encounter ends in which Crypsis broke a subroutine, the Runner takes off 1 virus "
            "counter or trashes Crypsis."
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
        abilities=(
            Action("put 1 virus counter here", Cost(clicks=1), PlaceCounters(VIRUS_COUNTER)),
        ),
    ),
    Program(
        "morning-star",
        "Morning Star",
        ANARCH,
        text=(
            "Breaks any number of barrier subroutines for 1 credit. Its strength cannot be raised."
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
            "Breaks one code gate subroutine for 2 credits. Has 3 more strength until the "
            "encounter is over for 2 credits."
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
            "Breaks one code gate subroutine for 1 credit. Has 1 more strength until the "
            "encounter is over for 1 credit. Needs no memory while the Runner has 2 link or "
            "more."
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
            "Breaks one barrier subroutine for 1 credit. Has 1 more strength until the "
            "encounter is over for 1 credit. Each subroutine it breaks gives it 1 more "
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
        on={SUBROUTINE_BROKEN: (Trigger(ChangeStrength(1, THIS_RUN, SELF), BrokenBySelf()),)},
    ),
    Program(
        "deus-x",
        "Deus X",
        SHAPER,
        text=(
            "Trash this card: break any number of subroutines of AP ice. Trash this card: "
            "prevent any amount of net damage. Its strength cannot be raised."
        ),
        code="02066",
        set_name="A Study in Static",
        subtypes=ICEBREAKER,
        influence=1,
        cost=3,
        memory=1,
        strength=10,
        breaker=Breaker(AP, cost=0, trash=True, count=0),
        prevention=(
            Prevention(
                "trash this card: prevent net damage",
                PREVENT_DAMAGE,
                Cost(trash=True),
                kinds=1 << NET,
                most=0,
                choose=True,
            ),
        ),
    ),
    Program(
        "creeper",
        "Creeper",
        SHAPER,
        text=(
            "Breaks one sentry subroutine for 2 credits. Has 1 more strength until the "
            "encounter is over for 1 credit. Needs no memory while the Runner has 2 link or "
            "more."
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
            "Breaks one subroutine of any ice for 2 credits. Its strength is the number of "
            "virus counters on it. When the Runner's turn begins the Runner may pay 1 credit "
            "to put 1 virus counter here."
        ),
        code="02102",
        set_name="Future Proof",
        subtypes=ICEBREAKER | AI | VIRUS,
        influence=3,
        cost=3,
        memory=1,
        breaker=Breaker(0, cost=2),
        constant=(Modifier(STRENGTH, Counters(VIRUS_COUNTER), IsSelf()),),
        on={
            TURN_BEGINS: (
                Trigger(
                    Pay(1, PlaceCounters(VIRUS_COUNTER), purpose=FOR_ICEBREAKER),
                    OwnTurn(),
                    optional=True,
                    label="pay 1 credit to put a virus counter here",
                ),
            )
        },
    ),
    Program(
        "faerie",
        "Faerie",
        CRIMINAL,
        text=(
            "Breaks one sentry subroutine for nothing. Has 1 more strength until the "
            "encounter is over for 1 credit. Trashed when an encounter ends in which it broke "
            "a subroutine."
        ),
        code="02104",
        set_name="Future Proof",
        subtypes=ICEBREAKER | KILLER,
        influence=3,
        cost=0,
        memory=1,
        strength=2,
        breaker=Breaker(SENTRY, cost=0, boost_cost=1, boost=1),
        on={ENCOUNTER_ENDS: (Trigger(TrashCard(SELF), BrokeThisEncounter()),)},
    ),
    Program(
        "atman",
        "Atman",
        SHAPER,
        text=(
            "Once installed, the Runner pays any number of credits and puts as many power "
            "counters here; they are its strength. Breaks one subroutine of any ice of "
            "exactly its strength for 1 credit."
        ),
        code="03040",
        set_name="Creation and Control",
        subtypes=ICEBREAKER | AI,
        influence=3,
        cost=3,
        memory=1,
        breaker=Breaker(0, needs=NEEDS_EQUAL_STRENGTH),
        constant=(Modifier(STRENGTH, Counters(POWER), IsSelf()),),
        on={
            CARD_INSTALLED: (
                Trigger(SpendX(PlaceCounters(POWER, Number()), purpose=FOR_ICEBREAKER), IsSelf()),
            )
        },
    ),
    Program(
        "inti",
        "Inti",
        SHAPER,
        text=(
            "Breaks one barrier subroutine for 1 credit. Has 1 more strength until the run is "
            "over for 2 credits."
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
            "Breaks one code gate subroutine for 1 credit. Has 1 more strength until the "
            "encounter is over for 1 credit."
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
            "Breaks one sentry subroutine for 1 credit. Has 1 more strength until the "
            "encounter is over for 1 credit."
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
