"""Ice of Haas-Bioroid."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.amounts import (
    CountCards,
)
from nightdeck.games.android_netrunner.card_abilities import Modifier, Subroutine
from nightdeck.games.android_netrunner.card_types import Ice
from nightdeck.games.android_netrunner.cards.shared import (
    TRASH_A_PROGRAM,
)
from nightdeck.games.android_netrunner.conditions import (
    IsSelf,
)
from nightdeck.games.android_netrunner.definitions import Card
from nightdeck.games.android_netrunner.effects import DoDamage, GiveTags, LoseClicks
from nightdeck.games.android_netrunner.effects_cards import (
    ToTopOfDeck,
)
from nightdeck.games.android_netrunner.effects_flow import ChooseCard, Sequence, TraceFor
from nightdeck.games.android_netrunner.effects_run import (
    END_THE_RUN,
    ENDS_THE_RUN,
    LimitAccess,
    click_to_break,
)
from nightdeck.games.android_netrunner.selections import (
    AS_ICE,
    IN_RIG,
    Cards,
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
    PROGRAM,
    SENTRY,
    STRENGTH,
    TRACER,
)

CARDS: Final[tuple[Card, ...]] = (
    Ice(
        "heimdall-1-0",
        "Heimdall 1.0",
        HAAS_BIOROID,
        text="The Runner may break subroutines of this ice for 1 click each.",
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
        text="The Runner may break subroutines of this ice for 1 click each.",
        code="01062",
        set_name="Core Set",
        subtypes=SENTRY | BIOROID | TRACER | DESTROYER,
        influence=2,
        cost=5,
        strength=4,
        subroutines=(
            Subroutine("The Corp trashes an installed program.", TRASH_A_PROGRAM),
            Subroutine("The Corp trashes an installed program.", TRASH_A_PROGRAM),
            Subroutine(
                "Trace 1: on success 1 brain damage and 1 tag.",
                TraceFor(1, Sequence(DoDamage(BRAIN, 1), GiveTags(1))),
            ),
        ),
        abilities=(click_to_break(),),
    ),
    Ice(
        "viktor-1-0",
        "Viktor 1.0",
        HAAS_BIOROID,
        text="The Runner may break subroutines of this ice for 1 click each.",
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
        text="Trashes a program and ends the run.",
        code="01064",
        set_name="Core Set",
        subtypes=SENTRY | DESTROYER,
        influence=1,
        cost=4,
        strength=0,
        subroutines=(
            Subroutine("The Corp trashes an installed program.", TRASH_A_PROGRAM),
            ENDS_THE_RUN,
        ),
    ),
    Ice(
        "janus-1-0",
        "Janus 1.0",
        HAAS_BIOROID,
        text="The Runner may break subroutines of this ice for 1 click each.",
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
            "The Runner may break subroutines of this ice for 1 click each. The Corp chooses the "
            "programs."
        ),
        code="02030",
        set_name="Trace Amount",
        subtypes=SENTRY | BIOROID | TRACER,
        influence=2,
        cost=6,
        strength=5,
        subroutines=(
            Subroutine(
                "Trace 4: on success an installed program goes on top of the stack.",
                TraceFor(4, ChooseCard(Cards(IN_RIG, PROGRAM), ToTopOfDeck())),
            ),
            Subroutine(
                "Trace 4: on success an installed program goes on top of the stack.",
                TraceFor(4, ChooseCard(Cards(IN_RIG, PROGRAM), ToTopOfDeck())),
            ),
        ),
        abilities=(click_to_break(),),
    ),
    Ice(
        "viper",
        "Viper",
        HAAS_BIOROID,
        text="Two traces: the first takes a click, the second ends the run.",
        code="02052",
        set_name="Cyber Exodus",
        subtypes=CODE_GATE | TRACER,
        influence=1,
        cost=3,
        strength=4,
        subroutines=(
            Subroutine(
                "Trace 3: on success the Runner loses 1 click, if there is one left.",
                TraceFor(3, LoseClicks(1)),
            ),
            Subroutine("Trace 3: on success end the run.", TraceFor(3, END_THE_RUN)),
        ),
    ),
    Ice(
        "hourglass",
        "Hourglass",
        HAAS_BIOROID,
        text="Takes up to three clicks and lets the Runner pass.",
        code="02071",
        set_name="A Study in Static",
        subtypes=CODE_GATE,
        influence=2,
        cost=5,
        strength=4,
        subroutines=(
            Subroutine("The Runner loses 1 click, if there is one left.", LoseClicks(1)),
            Subroutine("The Runner loses 1 click, if there is one left.", LoseClicks(1)),
            Subroutine("The Runner loses 1 click, if there is one left.", LoseClicks(1)),
        ),
    ),
    Ice(
        "eli-1-0",
        "Eli 1.0",
        HAAS_BIOROID,
        text="The Runner may break subroutines of this ice for 1 click each.",
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
        text="The Runner may spend 2 clicks to break one or two subroutines of this ice.",
        code="03015",
        set_name="Creation and Control",
        subtypes=BARRIER | BIOROID | AP,
        influence=3,
        cost=11,
        strength=7,
        subroutines=(
            Subroutine("Deal 1 brain damage.", DoDamage(BRAIN, 1)),
            Subroutine(
                "Deal 1 brain damage and end the run.", Sequence(DoDamage(BRAIN, 1), END_THE_RUN)
            ),
            ENDS_THE_RUN,
        ),
        abilities=(click_to_break(2, 2),),
    ),
    Ice(
        "next-bronze",
        "NEXT Bronze",
        HAAS_BIOROID,
        text="Its strength is the number of rezzed NEXT ice, this one included.",
        code="04011",
        set_name="Opening Moves",
        subtypes=CODE_GATE | NEXT,
        influence=2,
        cost=2,
        strength=0,
        subroutines=(ENDS_THE_RUN,),
        constant=(
            Modifier(STRENGTH, CountCards(Cards(AS_ICE, subtypes=NEXT, rezzed=1)), IsSelf()),
        ),
    ),
    Ice(
        "hudson-1-0",
        "Hudson 1.0",
        HAAS_BIOROID,
        text=(
            "The Runner may break subroutines of this ice for 1 click each. Its subroutines do "
            "not add up."
        ),
        code="04051",
        set_name="Mala Tempora",
        subtypes=CODE_GATE | BIOROID,
        influence=1,
        cost=3,
        strength=5,
        subroutines=(
            Subroutine("The Runner accesses at most 1 card in this run.", LimitAccess(1)),
            Subroutine("The Runner accesses at most 1 card in this run.", LimitAccess(1)),
        ),
        abilities=(click_to_break(),),
    ),
)
