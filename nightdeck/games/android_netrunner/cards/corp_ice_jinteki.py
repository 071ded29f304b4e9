"""Ice of Jinteki."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.definitions import (
    Card,
    Ice,
    Subroutine,
)
from nightdeck.games.android_netrunner.effects import (
    DoDamage,
    Nothing,
)
from nightdeck.games.android_netrunner.effects_run import (
    ENDS_THE_RUN,
)
from nightdeck.games.android_netrunner.terms import (
    AP,
    BARRIER,
    CODE_GATE,
    DEFLECTOR,
    JINTEKI,
    NET,
    PSI,
    SENTRY,
    TRAP,
)

CARDS: Final[tuple[Card, ...]] = (
    Ice(
        "cell-portal",
        "Cell Portal",
        JINTEKI,
        text=(
            "One subroutine, in this order: the Runner is moved in front of the outermost ice "
            "of the attacked server (this ice is not passed); the Runner may jack out; this "
            "ice is derezzed in either case. If the Runner stayed, the run goes on with the "
            "approach of the outermost ice."
        ),
        code="01074",
        set_name="Core Set",
        subtypes=CODE_GATE | DEFLECTOR,
        influence=2,
        cost=5,
        strength=7,
        subroutines=(
            Subroutine(
                "Move the Runner to the outermost position of the attacked server; the Runner may jack out; derez this ice in either case.",
                Nothing(),
            ),
        ),
    ),
    Ice(
        "chum",
        "Chum",
        JINTEKI,
        text=(
            "One subroutine: the next ice the Runner encounters this run has +2 strength "
            "during that encounter, and when that encounter ends without all its subroutines "
            "broken (bypassed ice included), deal 3 net damage. Unrezzed ice that is passed "
            "does not use this up."
        ),
        code="01075",
        set_name="Core Set",
        subtypes=CODE_GATE,
        influence=1,
        cost=1,
        strength=4,
        subroutines=(
            Subroutine(
                "Next ice encountered this run: +2 strength for that encounter; when that encounter ends not fully broken, deal 3 net damage.",
                Nothing(),
            ),
        ),
    ),
    Ice(
        "data-mine",
        "Data Mine",
        JINTEKI,
        text="One subroutine: deal 1 net damage, then trash this ice.",
        code="01076",
        set_name="Core Set",
        subtypes=TRAP | AP,
        influence=2,
        cost=0,
        strength=2,
        subroutines=(Subroutine("Deal 1 net damage; trash this ice.", Nothing()),),
    ),
    Ice(
        "neural-katana",
        "Neural Katana",
        JINTEKI,
        text="One subroutine: deal 3 net damage.",
        code="01077",
        set_name="Core Set",
        subtypes=SENTRY | AP,
        influence=2,
        cost=4,
        strength=3,
        subroutines=(Subroutine("Deal 3 net damage.", DoDamage(NET, 3)),),
    ),
    Ice(
        "wall-of-thorns",
        "Wall of Thorns",
        JINTEKI,
        text="Subroutines in order: deal 2 net damage; end the run.",
        code="01078",
        set_name="Core Set",
        subtypes=BARRIER | AP,
        influence=1,
        cost=8,
        strength=5,
        subroutines=(
            Subroutine("Deal 2 net damage.", DoDamage(NET, 2)),
            ENDS_THE_RUN,
        ),
    ),
    Ice(
        "snowflake",
        "Snowflake",
        JINTEKI,
        text="One subroutine: psi - if the bids differ, end the run.",
        code="02015",
        set_name="What Lies Ahead",
        subtypes=BARRIER | PSI,
        influence=2,
        cost=1,
        strength=3,
        subroutines=(Subroutine("Psi: if the bids differ, end the run.", Nothing()),),
    ),
    Ice(
        "sensei",
        "Sensei",
        JINTEKI,
        text=(
            "One subroutine: until the run is over every ice encountered other than a Sensei "
            "gains, after its own subroutines, 'end the run'."
        ),
        code="02034",
        set_name="Trace Amount",
        subtypes=CODE_GATE,
        influence=1,
        cost=3,
        strength=5,
        subroutines=(
            Subroutine(
                "For this run each ice encountered other than Sensei gains 'End the run.' last.",
                Nothing(),
            ),
        ),
    ),
    Ice(
        "bullfrog",
        "Bullfrog",
        JINTEKI,
        text=(
            "One subroutine: psi - if the bids differ and this ice is installed, move it to "
            "the outermost position of another existing server (Corp's choice); the run "
            "continues from there against that server (ANR-RUN10)."
        ),
        code="02073",
        set_name="A Study in Static",
        subtypes=CODE_GATE | DEFLECTOR | PSI,
        influence=2,
        cost=3,
        strength=4,
        subroutines=(
            Subroutine(
                "Psi: if the bids differ, move this ice to the outermost position of another server; the Runner continues from it.",
                Nothing(),
            ),
        ),
    ),
    Ice(
        "whirlpool",
        "Whirlpool",
        JINTEKI,
        text="One subroutine: jacking out is barred until the run is over; this ice is trashed.",
        code="02094",
        set_name="Humanity's Shadow",
        subtypes=TRAP,
        influence=2,
        cost=0,
        strength=1,
        subroutines=(
            Subroutine(
                "The Runner cannot jack out until the run is over; trash this ice.", Nothing()
            ),
        ),
    ),
    Ice(
        "himitsu-bako",
        "Himitsu-Bako",
        JINTEKI,
        text=(
            "Paid (1 credit), while rezzed: return this ice to HQ (RUN3.1b if it was being "
            "encountered). One subroutine: end the run."
        ),
        code="04013",
        set_name="Opening Moves",
        subtypes=BARRIER,
        influence=2,
        cost=2,
        strength=2,
        subroutines=(ENDS_THE_RUN,),
    ),
)
