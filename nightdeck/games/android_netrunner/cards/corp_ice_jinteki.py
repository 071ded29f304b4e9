"""Ice of Jinteki."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.amounts import (
    SELF,
)
from nightdeck.games.android_netrunner.card_abilities import Cost, Paid, Subroutine
from nightdeck.games.android_netrunner.card_types import Ice
from nightdeck.games.android_netrunner.conditions import (
    NumberIs,
)
from nightdeck.games.android_netrunner.definitions import Card
from nightdeck.games.android_netrunner.effects import DoDamage
from nightdeck.games.android_netrunner.effects_cards import (
    Derez,
    ToHand,
    TrashCard,
)
from nightdeck.games.android_netrunner.effects_flow import (
    ChooseServer,
    Delayed,
    If,
    Lasting,
    PsiGame,
    Sequence,
)
from nightdeck.games.android_netrunner.effects_run import (
    END_THE_RUN,
    ENDS_THE_RUN,
    ChangeStrength,
    MoveIceWithRunner,
    MoveRunnerOutermost,
    OfferJackOut,
)
from nightdeck.games.android_netrunner.events import (
    ENCOUNTER_ENDS,
    ICE_ENCOUNTERED,
)
from nightdeck.games.android_netrunner.terms import (
    AP,
    BARRIER,
    CANNOT_JACK_OUT,
    CODE_GATE,
    DEFLECTOR,
    JINTEKI,
    NET,
    PSI,
    SENTRY,
    SUBROUTINES,
    THIS_ENCOUNTER,
    THIS_RUN,
    TRAP,
)

CARDS: Final[tuple[Card, ...]] = (
    # ANR-CC9
    Ice(
        "cell-portal",
        "Cell Portal",
        JINTEKI,
        text="Sends the Runner back to the outermost ice of the server and derezzes itself.",
        code="01074",
        set_name="Core Set",
        subtypes=CODE_GATE | DEFLECTOR,
        influence=2,
        cost=5,
        strength=7,
        subroutines=(
            Subroutine(
                (
                    "The Runner stands outside all ice of this server again and may jack out; "
                    "derez this ice either way."
                ),
                Sequence(MoveRunnerOutermost(), OfferJackOut(), Derez(on=SELF)),
            ),
        ),
    ),
    # ANR-CC10
    Ice(
        "chum",
        "Chum",
        JINTEKI,
        text=(
            "Ice that is passed unrezzed does not use its subroutine up; bypassed ice counts as "
            "not fully broken."
        ),
        code="01075",
        set_name="Core Set",
        subtypes=CODE_GATE,
        influence=1,
        cost=1,
        strength=4,
        subroutines=(
            Subroutine(
                (
                    "The next ice encountered in this run has 2 more strength; if that encounter "
                    "ends before all its subroutines are broken, 3 net damage."
                ),
                Delayed(
                    ICE_ENCOUNTERED,
                    Sequence(
                        ChangeStrength(2),
                        Delayed(ENCOUNTER_ENDS, If(NumberIs(0), DoDamage(NET, 3)), THIS_ENCOUNTER),
                    ),
                    THIS_RUN,
                ),
            ),
        ),
    ),
    Ice(
        "data-mine",
        "Data Mine",
        JINTEKI,
        text="Works once.",
        code="01076",
        set_name="Core Set",
        subtypes=TRAP | AP,
        influence=2,
        cost=0,
        strength=2,
        subroutines=(
            Subroutine(
                "Deal 1 net damage, then trash this ice.",
                Sequence(DoDamage(NET, 1), TrashCard(on=SELF)),
            ),
        ),
    ),
    Ice(
        "neural-katana",
        "Neural Katana",
        JINTEKI,
        text="Damages, but lets the Runner pass.",
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
        text="Damages and ends the run.",
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
        text="A psi game decides whether the run ends.",
        code="02015",
        set_name="What Lies Ahead",
        subtypes=BARRIER | PSI,
        influence=2,
        cost=1,
        strength=3,
        subroutines=(
            Subroutine("Psi game: if the bids differ, end the run.", PsiGame(differ=END_THE_RUN)),
        ),
    ),
    Ice(
        "sensei",
        "Sensei",
        JINTEKI,
        text="Teaches all other ice of this run.",
        code="02034",
        set_name="Trace Amount",
        subtypes=CODE_GATE,
        influence=1,
        cost=3,
        strength=5,
        subroutines=(
            Subroutine(
                (
                    "For the rest of this run all ice except Sensei has one more subroutine, "
                    "after its own: end the run."
                ),
                Lasting(SUBROUTINES, 1, THIS_RUN, everywhere=True),
            ),
        ),
    ),
    Ice(
        "bullfrog",
        "Bullfrog",
        JINTEKI,
        text="A psi game decides whether the run goes on elsewhere.",
        code="02073",
        set_name="A Study in Static",
        subtypes=CODE_GATE | DEFLECTOR | PSI,
        influence=2,
        cost=3,
        strength=4,
        subroutines=(
            Subroutine(
                (
                    "Psi game: if the bids differ, this ice becomes the outermost ice of another "
                    "server; the Runner has passed it and the run is on that server now."
                ),
                PsiGame(differ=ChooseServer(MoveIceWithRunner(), other=True)),
            ),
        ),
    ),
    Ice(
        "whirlpool",
        "Whirlpool",
        JINTEKI,
        text="Works once.",
        code="02094",
        set_name="Humanity's Shadow",
        subtypes=TRAP,
        influence=2,
        cost=0,
        strength=1,
        subroutines=(
            Subroutine(
                "No jacking out for the rest of this run; trash this ice.",
                Sequence(
                    Lasting(CANNOT_JACK_OUT, 1, THIS_RUN, everywhere=True), TrashCard(on=SELF)
                ),
            ),
        ),
    ),
    Ice(
        "himitsu-bako",
        "Himitsu-Bako",
        JINTEKI,
        text=(
            "1 credit: return this ice to HQ. If the Runner is encountering it, the encounter is "
            "over."
        ),
        code="04013",
        set_name="Opening Moves",
        subtypes=BARRIER,
        influence=2,
        cost=2,
        strength=2,
        subroutines=(ENDS_THE_RUN,),
        abilities=(Paid("return it to HQ", Cost(credits=1), ToHand(on=SELF)),),
    ),
)
