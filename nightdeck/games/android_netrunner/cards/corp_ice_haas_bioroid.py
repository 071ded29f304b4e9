"""Ice of Haas-Bioroid."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.cards.shared import (
    TRASH_A_PROGRAM,
)
from nightdeck.games.android_netrunner.definitions import (
    Card,
    Ice,
    Subroutine,
)
from nightdeck.games.android_netrunner.effects import (
    DoDamage,
    LoseClicks,
    Nothing,
)
from nightdeck.games.android_netrunner.effects_run import (
    ENDS_THE_RUN,
    click_to_break,
)
from nightdeck.games.android_netrunner.terms import (
    AP,
    BARRIER,
    BIOROID,
    BRAIN,
    CODE_GATE,
    DESTROYER,
    HAAS_BIOROID,
    NEXT,
    SENTRY,
    TRACER,
)

CARDS: Final[tuple[Card, ...]] = (
    Ice(
        "heimdall-1-0",
        "Heimdall 1.0",
        HAAS_BIOROID,
        text=(
            "Runner may spend 1 click per subroutine to break subroutines of this ice during "
            "the encounter. Subroutines in order: 1 brain damage; end the run; end the run."
        ),
        code="01061",
        set_name="Core Set",
        subtypes=BARRIER | BIOROID | AP,
        influence=2,
        cost=8,
        strength=6,
        subroutines=(
            Subroutine("Deal 1 brain damage.", DoDamage(BRAIN, 1)),
            ENDS_THE_RUN,
            ENDS_THE_RUN,
        ),
        abilities=(click_to_break(),),
    ),
    Ice(
        "ichi-1-0",
        "Ichi 1.0",
        HAAS_BIOROID,
        text=(
            "Runner may spend 1 click per subroutine to break subroutines of this ice. "
            "Subroutines in order: Corp trashes 1 installed program; again; trace (base 1), "
            "on success 1 brain damage and 1 tag."
        ),
        code="01062",
        set_name="Core Set",
        subtypes=SENTRY | BIOROID | TRACER | DESTROYER,
        influence=2,
        cost=5,
        strength=4,
        subroutines=(
            Subroutine("Corp trashes 1 installed program of its choice.", TRASH_A_PROGRAM),
            Subroutine("Corp trashes 1 installed program of its choice.", TRASH_A_PROGRAM),
            Subroutine(
                "Trace (base 1), on success deal 1 brain damage and the Runner receives 1 tag.",
                Nothing(),
            ),
        ),
        abilities=(click_to_break(),),
    ),
    Ice(
        "viktor-1-0",
        "Viktor 1.0",
        HAAS_BIOROID,
        text=(
            "Runner may spend 1 click per subroutine to break subroutines of this ice. "
            "Subroutines in order: 1 brain damage; end the run."
        ),
        code="01063",
        set_name="Core Set",
        subtypes=CODE_GATE | BIOROID | AP,
        influence=2,
        cost=3,
        strength=3,
        subroutines=(
            Subroutine("Deal 1 brain damage.", DoDamage(BRAIN, 1)),
            ENDS_THE_RUN,
        ),
        abilities=(click_to_break(),),
    ),
    Ice(
        "rototurret",
        "Rototurret",
        HAAS_BIOROID,
        text="Subroutines in order: Corp trashes 1 installed program; end the run.",
        code="01064",
        set_name="Core Set",
        subtypes=SENTRY | DESTROYER,
        influence=1,
        cost=4,
        strength=0,
        subroutines=(
            Subroutine("Corp trashes 1 installed program of its choice.", TRASH_A_PROGRAM),
            ENDS_THE_RUN,
        ),
    ),
    Ice(
        "janus-1-0",
        "Janus 1.0",
        HAAS_BIOROID,
        text=(
            "Runner may spend 1 click per subroutine to break. Subroutines in order: 1 brain "
            "damage, four times."
        ),
        code="02012",
        set_name="What Lies Ahead",
        subtypes=SENTRY | BIOROID | AP,
        influence=3,
        cost=15,
        strength=8,
        subroutines=(
            Subroutine("Deal 1 brain damage.", DoDamage(BRAIN, 1)),
            Subroutine("Deal 1 brain damage.", DoDamage(BRAIN, 1)),
            Subroutine("Deal 1 brain damage.", DoDamage(BRAIN, 1)),
            Subroutine("Deal 1 brain damage.", DoDamage(BRAIN, 1)),
        ),
        abilities=(click_to_break(),),
    ),
    Ice(
        "sherlock-1-0",
        "Sherlock 1.0",
        HAAS_BIOROID,
        text=(
            "Runner may spend 1 click per subroutine to break. Subroutines, twice: trace "
            "(base 4), on success put 1 installed program (Corp's choice) on top of the "
            "stack."
        ),
        code="02030",
        set_name="Trace Amount",
        subtypes=SENTRY | BIOROID | TRACER,
        influence=2,
        cost=6,
        strength=5,
        subroutines=(
            Subroutine(
                "Trace (base 4), on success put 1 installed program on top of the stack.", Nothing()
            ),
            Subroutine(
                "Trace (base 4), on success put 1 installed program on top of the stack.", Nothing()
            ),
        ),
        abilities=(click_to_break(),),
    ),
    Ice(
        "viper",
        "Viper",
        HAAS_BIOROID,
        text=(
            "Subroutines in order: trace (base 3), on success the Runner loses 1 click if "
            "able; trace (base 3), on success end the run."
        ),
        code="02052",
        set_name="Cyber Exodus",
        subtypes=CODE_GATE | TRACER,
        influence=1,
        cost=3,
        strength=4,
        subroutines=(
            Subroutine("Trace (base 3), on success Runner loses 1 click, if able.", Nothing()),
            Subroutine("Trace (base 3), on success end the run.", Nothing()),
        ),
    ),
    Ice(
        "hourglass",
        "Hourglass",
        HAAS_BIOROID,
        text="Subroutines, three times: the Runner loses 1 click if able.",
        code="02071",
        set_name="A Study in Static",
        subtypes=CODE_GATE,
        influence=2,
        cost=5,
        strength=4,
        subroutines=(
            Subroutine("The Runner loses 1 click, if able.", LoseClicks(1)),
            Subroutine("The Runner loses 1 click, if able.", LoseClicks(1)),
            Subroutine("The Runner loses 1 click, if able.", LoseClicks(1)),
        ),
    ),
    Ice(
        "eli-1-0",
        "Eli 1.0",
        HAAS_BIOROID,
        text=(
            "Runner may spend 1 click per subroutine to break. Subroutines in order: end the "
            "run; end the run."
        ),
        code="02110",
        set_name="Future Proof",
        subtypes=BARRIER | BIOROID,
        influence=1,
        cost=3,
        strength=4,
        subroutines=(
            ENDS_THE_RUN,
            ENDS_THE_RUN,
        ),
        abilities=(click_to_break(),),
    ),
    Ice(
        "heimdall-2-0",
        "Heimdall 2.0",
        HAAS_BIOROID,
        text=(
            "Runner may spend 2 clicks to break at most 2 subroutines of this ice. "
            "Subroutines in order: 1 brain damage; 1 brain damage and end the run; end the "
            "run."
        ),
        code="03015",
        set_name="Creation and Control",
        subtypes=BARRIER | BIOROID | AP,
        influence=3,
        cost=11,
        strength=7,
        subroutines=(
            Subroutine("Deal 1 brain damage.", DoDamage(BRAIN, 1)),
            Subroutine("Deal 1 brain damage and end the run.", Nothing()),
            ENDS_THE_RUN,
        ),
    ),
    Ice(
        "next-bronze",
        "NEXT Bronze",
        HAAS_BIOROID,
        text="+1 strength per rezzed NEXT ice (including this). One subroutine: end the run.",
        code="04011",
        set_name="Opening Moves",
        subtypes=CODE_GATE | NEXT,
        influence=2,
        cost=2,
        strength=0,
        subroutines=(ENDS_THE_RUN,),
    ),
    Ice(
        "hudson-1-0",
        "Hudson 1.0",
        HAAS_BIOROID,
        text=(
            "Runner may spend 1 click per subroutine to break. Subroutines, twice: the Runner "
            "can access at most 1 card during this run (two of them do not add up)."
        ),
        code="04051",
        set_name="Mala Tempora",
        subtypes=CODE_GATE | BIOROID,
        influence=1,
        cost=3,
        strength=5,
        subroutines=(
            Subroutine("The Runner cannot access more than 1 card during this run.", Nothing()),
            Subroutine("The Runner cannot access more than 1 card during this run.", Nothing()),
        ),
        abilities=(click_to_break(),),
    ),
)
