"""Hardware."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.amounts import (
    TARGET,
)
from nightdeck.games.android_netrunner.card_abilities import (
    Action,
    Cost,
    Hosting,
    Modifier,
    Paid,
    Prevention,
    Recurring,
    Trigger,
)
from nightdeck.games.android_netrunner.card_types import Hardware
from nightdeck.games.android_netrunner.conditions import (
    Both,
    DuringRun,
    FirstThisTurn,
    HappenedThisTurn,
    IsA,
    IsHost,
    IsHostedHere,
    IsSelf,
    NumberIs,
    TargetIs,
)
from nightdeck.games.android_netrunner.definitions import Card
from nightdeck.games.android_netrunner.effects import DoDamage, GainCredits, PlaceCounters
from nightdeck.games.android_netrunner.effects_cards import ExposeCard, Search
from nightdeck.games.android_netrunner.effects_flow import ChooseCard, Lasting, Pay
from nightdeck.games.android_netrunner.effects_install import InstallRunnerCard
from nightdeck.games.android_netrunner.effects_run import RunAgain
from nightdeck.games.android_netrunner.events import (
    CARD_INSTALLED,
    RUN_ENDS,
    RUN_SUCCESSFUL,
    SUBROUTINE_BROKEN,
    TRACE_SUCCEEDED,
)
from nightdeck.games.android_netrunner.icebreakers import BreakSubroutines
from nightdeck.games.android_netrunner.prevention import (
    PREVENT_DAMAGE,
)
from nightdeck.games.android_netrunner.selections import (
    AS_ICE,
    CORP_INSTALLED,
    IN_HEAP,
    IN_RIG,
    IN_STACK,
    Cards,
)
from nightdeck.games.android_netrunner.terms import (
    ACCESSES,
    ADDITIONAL_REZ_COST,
    AI,
    ANARCH,
    BRAIN,
    CHIP,
    CONSOLE,
    CRIMINAL,
    DAMAGE_REDUCTION,
    FOR_ICEBREAKER,
    FOR_INSTALL_VIRUS,
    FOR_PLAY_EVENT,
    GEAR,
    HARDWARE,
    HQ_SERVER,
    ICEBREAKER,
    LINK,
    MEAT,
    MEAT_DAMAGE_EVENTS,
    MOD,
    NEUTRAL_RUNNER,
    POWER,
    PROGRAM,
    RD_SERVER,
    SHAPER,
    STRENGTH,
    SUCCESSFUL_HQ,
    THIS_TURN,
    VIRUS,
    VIRUS_COUNTER,
)

CARDS: Final[tuple[Card, ...]] = (
    Hardware(
        "cyberfeeder",
        "Cyberfeeder",
        ANARCH,
        text="1 recurring credit for using icebreakers and for installing viruses.",
        code="01005",
        set_name="Core Set",
        subtypes=CHIP,
        influence=1,
        cost=2,
        recurring=Recurring(1, FOR_ICEBREAKER | FOR_INSTALL_VIRUS),
    ),
    # ANR-CC20
    Hardware(
        "grimoire",
        "Grimoire",
        ANARCH,
        text="2 more memory. Each virus program the Runner installs gets 1 virus counter.",
        code="01006",
        set_name="Core Set",
        subtypes=CONSOLE,
        influence=2,
        cost=3,
        unique=True,
        mu_bonus=2,
        on={
            CARD_INSTALLED: (Trigger(PlaceCounters(VIRUS_COUNTER, 1, TARGET), IsA(PROGRAM, VIRUS)),)
        },
    ),
    # ANR-CC24
    Hardware(
        "lemuria-codecracker",
        "Lemuria Codecracker",
        CRIMINAL,
        text=(
            "1 click, 1 credit, in a turn with a successful run on HQ: expose an installed "
            "unrezzed card."
        ),
        code="01023",
        set_name="Core Set",
        influence=1,
        cost=1,
        abilities=(
            Action(
                "expose a card",
                Cost(clicks=1, credits=1),
                ChooseCard(Cards(CORP_INSTALLED, rezzed=0), ExposeCard()),
                HappenedThisTurn(SUCCESSFUL_HQ),
            ),
        ),
    ),
    Hardware(
        "desperado",
        "Desperado",
        CRIMINAL,
        text="1 more memory. Each successful run brings 1 credit.",
        code="01024",
        set_name="Core Set",
        subtypes=CONSOLE,
        influence=3,
        cost=3,
        unique=True,
        mu_bonus=1,
        on={RUN_SUCCESSFUL: (Trigger(GainCredits(1)),)},
    ),
    Hardware(
        "akamatsu-mem-chip",
        "Akamatsu Mem Chip",
        SHAPER,
        text="1 more memory.",
        code="01038",
        set_name="Core Set",
        subtypes=CHIP,
        influence=1,
        cost=1,
        mu_bonus=1,
    ),
    # ANR-CC36
    Hardware(
        "rabbit-hole",
        "Rabbit Hole",
        SHAPER,
        text=(
            "1 more link. Once installed, the Runner may look through the stack for another "
            "copy and install it, paying for it; the stack is shuffled. The new copy may "
            "fetch the next one."
        ),
        code="01039",
        set_name="Core Set",
        subtypes=LINK,
        influence=1,
        cost=2,
        link_bonus=1,
        on={
            CARD_INSTALLED: (
                Trigger(
                    Search(Cards(IN_STACK, HARDWARE, same_name=True), InstallRunnerCard()),
                    IsSelf(),
                    optional=True,
                    label="search the stack for another copy",
                ),
            )
        },
    ),
    Hardware(
        "the-personal-touch",
        "The Personal Touch",
        SHAPER,
        text=(
            "Installed only on an icebreaker, which has 1 more strength as long as it stays there."
        ),
        code="01040",
        set_name="Core Set",
        subtypes=MOD,
        influence=2,
        cost=2,
        install_on=Cards(IN_RIG, PROGRAM, ICEBREAKER),
        constant=(Modifier(STRENGTH, 1, IsHost()),),
    ),
    Hardware(
        "the-toolbox",
        "The Toolbox",
        SHAPER,
        text="2 more memory, 2 more link. 2 recurring credits for using icebreakers.",
        code="01041",
        set_name="Core Set",
        subtypes=CONSOLE,
        influence=2,
        cost=9,
        unique=True,
        mu_bonus=2,
        link_bonus=2,
        recurring=Recurring(2, FOR_ICEBREAKER),
    ),
    Hardware(
        "spinal-modem",
        "Spinal Modem",
        ANARCH,
        text=(
            "1 more memory. 2 recurring credits for using icebreakers. Each trace that "
            "succeeds during a run does 1 brain damage."
        ),
        code="02002",
        set_name="What Lies Ahead",
        subtypes=CONSOLE,
        influence=2,
        cost=4,
        unique=True,
        mu_bonus=1,
        recurring=Recurring(2, FOR_ICEBREAKER),
        on={TRACE_SUCCEEDED: (Trigger(DoDamage(BRAIN, 1), DuringRun()),)},
    ),
    Hardware(
        "cortez-chip",
        "Cortez Chip",
        CRIMINAL,
        text=(
            "Trash this card: one piece of ice costs the Corp 2 credits more to rez until the "
            "turn is over."
        ),
        code="02005",
        set_name="What Lies Ahead",
        subtypes=CHIP,
        influence=2,
        cost=0,
        abilities=(
            Paid(
                "a piece of ice costs 2 more to rez this turn",
                Cost(trash=True),
                ChooseCard(Cards(AS_ICE), Lasting(ADDITIONAL_REZ_COST, 2, THIS_TURN, on=TARGET)),
            ),
        ),
    ),
    Hardware(
        "plascrete-carapace",
        "Plascrete Carapace",
        NEUTRAL_RUNNER,
        text=(
            "Comes with 4 power counters and is trashed without any. 1 of these counters: "
            "prevent 1 meat damage."
        ),
        code="02009",
        set_name="What Lies Ahead",
        subtypes=GEAR,
        influence=0,
        cost=3,
        enters_with=(POWER, 4),
        trashed_when_empty=POWER,
        prevention=(
            Prevention(
                "remove 1 power counter: prevent 1 meat damage",
                PREVENT_DAMAGE,
                Cost(counters=(POWER, 1)),
                kinds=1 << MEAT,
            ),
        ),
    ),
    Hardware(
        "e3-feedback-implants",
        "e3 Feedback Implants",
        CRIMINAL,
        text=(
            "Each time the Runner breaks a subroutine, this one included, the Runner may pay "
            "1 credit to break another one of the same ice, whatever its type and strength."
        ),
        code="02024",
        set_name="Trace Amount",
        subtypes=MOD,
        influence=2,
        cost=2,
        on={
            SUBROUTINE_BROKEN: (
                Trigger(
                    Pay(1, BreakSubroutines(ignores_strength=True)),
                    optional=True,
                    label="pay 1 credit to break another subroutine",
                ),
            )
        },
    ),
    Hardware(
        "dyson-mem-chip",
        "Dyson Mem Chip",
        NEUTRAL_RUNNER,
        text="1 more memory, 1 more link.",
        code="02028",
        set_name="Trace Amount",
        subtypes=CHIP | LINK,
        influence=0,
        cost=3,
        mu_bonus=1,
        link_bonus=1,
    ),
    Hardware(
        "muresh-bodysuit",
        "Muresh Bodysuit",
        CRIMINAL,
        text="The first meat damage of each turn is 1 point less.",
        code="02044",
        set_name="Cyber Exodus",
        subtypes=GEAR,
        influence=1,
        cost=1,
        constant=(
            Modifier(DAMAGE_REDUCTION, 1, Both(TargetIs(MEAT), FirstThisTurn(MEAT_DAMAGE_EVENTS))),
        ),
    ),
    Hardware(
        "dinosaurus",
        "Dinosaurus",
        SHAPER,
        text="Hosts one icebreaker that is no AI; there it uses no memory and has 2 more strength.",
        code="02048",
        set_name="Cyber Exodus",
        subtypes=CONSOLE,
        influence=2,
        cost=5,
        unique=True,
        hosting=Hosting(
            PROGRAM, most=1, with_subtypes=ICEBREAKER, without_subtypes=AI, frees_memory=True
        ),
        constant=(Modifier(STRENGTH, 2, IsHostedHere()),),
    ),
    Hardware(
        "doppelganger",
        "Doppelgänger",
        CRIMINAL,
        text=(
            "1 more memory. Once per turn, when a successful run ends, the Runner may start "
            "another run on any server without spending a click."
        ),
        code="02064",
        set_name="A Study in Static",
        subtypes=CONSOLE,
        influence=2,
        cost=3,
        unique=True,
        mu_bonus=1,
        on={RUN_ENDS: (Trigger(RunAgain(), NumberIs(1)),)},
    ),
    Hardware(
        "hq-interface",
        "HQ Interface",
        CRIMINAL,
        text="The Runner accesses one random card more of HQ.",
        code="02085",
        set_name="Humanity's Shadow",
        influence=2,
        cost=4,
        constant=(Modifier(ACCESSES, 1, TargetIs(HQ_SERVER)),),
    ),
    Hardware(
        "r-d-interface",
        "R&D Interface",
        SHAPER,
        text="The Runner accesses one card more of R&D.",
        code="02107",
        set_name="Future Proof",
        influence=2,
        cost=4,
        constant=(Modifier(ACCESSES, 1, TargetIs(RD_SERVER)),),
    ),
    Hardware(
        "clone-chip",
        "Clone Chip",
        SHAPER,
        text="Trash this card: install a program out of the heap, paying for it.",
        code="03038",
        set_name="Creation and Control",
        subtypes=CHIP,
        influence=2,
        cost=1,
        abilities=(
            Paid(
                "install a program of the heap",
                Cost(trash=True),
                ChooseCard(Cards(IN_HEAP, PROGRAM), InstallRunnerCard()),
            ),
        ),
    ),
    Hardware(
        "prepaid-voicepad",
        "Prepaid VoicePAD",
        NEUTRAL_RUNNER,
        text="1 recurring credit for playing events.",
        code="04029",
        set_name="Second Thoughts",
        subtypes=GEAR,
        influence=0,
        cost=2,
        recurring=Recurring(1, FOR_PLAY_EVENT),
    ),
)
