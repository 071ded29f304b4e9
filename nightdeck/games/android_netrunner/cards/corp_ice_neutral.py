"""Neutral ice."""

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
    GiveTags,
    LoseClicks,
    Nothing,
    TraceFor,
)
from nightdeck.games.android_netrunner.effects_run import (
    ENDS_THE_RUN,
)
from nightdeck.games.android_netrunner.terms import (
    BARRIER,
    CODE_GATE,
    DESTROYER,
    ILLICIT,
    MYTHIC,
    NEUTRAL_CORP,
    OBSERVER,
    SENTRY,
    TRACER,
)

CARDS: Final[tuple[Card, ...]] = (
    Ice(
        "enigma",
        "Enigma",
        NEUTRAL_CORP,
        text="Subroutines in order: the Runner loses 1 click (if any is left); end the run.",
        code="01111",
        set_name="Core Set",
        subtypes=CODE_GATE,
        influence=0,
        cost=3,
        strength=2,
        subroutines=(
            Subroutine("The Runner loses 1 click, if able.", LoseClicks(1)),
            ENDS_THE_RUN,
        ),
    ),
    Ice(
        "hunter",
        "Hunter",
        NEUTRAL_CORP,
        text="One subroutine: trace (base 3), on success the Runner receives 1 tag.",
        code="01112",
        set_name="Core Set",
        subtypes=SENTRY | TRACER | OBSERVER,
        influence=0,
        cost=1,
        strength=4,
        subroutines=(
            Subroutine(
                "Trace (base 3), on success the Runner receives 1 tag.", TraceFor(3, GiveTags(1))
            ),
        ),
    ),
    Ice(
        "wall-of-static",
        "Wall of Static",
        NEUTRAL_CORP,
        text="One subroutine: end the run.",
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
            "On rezzing the Corp may spend n credits to load n power counters here; each "
            "makes the ice 1 stronger. One subroutine: trace (base 2), on success the Runner "
            "is tagged once and the run stops."
        ),
        code="02020",
        set_name="What Lies Ahead",
        subtypes=SENTRY | TRACER,
        influence=0,
        cost=1,
        strength=0,
        subroutines=(
            Subroutine(
                "Trace (base 2), on success the Runner receives 1 tag and end the run.", Nothing()
            ),
        ),
    ),
    Ice(
        "chimera",
        "Chimera",
        NEUTRAL_CORP,
        text=(
            "On rezzing the Corp names one of barrier, code gate, sentry; the ice has that "
            "subtype as long as it stays rezzed. It derezzes itself at the end of every turn. "
            "One subroutine: end the run."
        ),
        code="02060",
        set_name="Cyber Exodus",
        subtypes=MYTHIC,
        influence=0,
        cost=2,
        strength=0,
        subroutines=(ENDS_THE_RUN,),
    ),
    Ice(
        "bastion",
        "Bastion",
        NEUTRAL_CORP,
        text="One subroutine: end the run.",
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
        text=(
            "First subroutine: the Runner pays 2 credits; unable to, the run stops. Second: "
            "end the run."
        ),
        code="03027",
        set_name="Creation and Control",
        subtypes=CODE_GATE,
        influence=0,
        cost=4,
        strength=2,
        subroutines=(
            Subroutine(
                "The Runner pays 2 credits if able; if the Runner cannot, end the run.", Nothing()
            ),
            ENDS_THE_RUN,
        ),
    ),
    Ice(
        "grim",
        "Grim",
        NEUTRAL_CORP,
        text="When rezzed get 1 bad publicity. One subroutine: Corp trashes 1 installed program.",
        code="04020",
        set_name="Opening Moves",
        subtypes=SENTRY | DESTROYER | ILLICIT,
        influence=0,
        cost=5,
        strength=5,
        subroutines=(
            Subroutine("Corp trashes 1 installed program of its choice.", TRASH_A_PROGRAM),
        ),
    ),
    Ice(
        "paper-wall",
        "Paper Wall",
        NEUTRAL_CORP,
        text=(
            "Trashed as soon as the Runner has broken every subroutine of it (not at the end "
            "of the encounter). One subroutine: end the run."
        ),
        code="04059",
        set_name="Mala Tempora",
        subtypes=BARRIER,
        influence=0,
        cost=0,
        strength=1,
        subroutines=(ENDS_THE_RUN,),
    ),
    Ice(
        "quandary",
        "Quandary",
        NEUTRAL_CORP,
        text="One subroutine: end the run.",
        code="04120",
        set_name="Double Time",
        subtypes=CODE_GATE,
        influence=0,
        cost=1,
        strength=0,
        subroutines=(ENDS_THE_RUN,),
    ),
)
