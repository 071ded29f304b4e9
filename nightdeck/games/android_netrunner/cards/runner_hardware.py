"""Hardware."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.amounts import (
    TARGET,
)
from nightdeck.games.android_netrunner.conditions import (
    IsA,
)
from nightdeck.games.android_netrunner.definitions import (
    Card,
    Cost,
    Hardware,
    Prevention,
    Recurring,
    Trigger,
)
from nightdeck.games.android_netrunner.effects import (
    GainCredits,
    PlaceCounters,
)
from nightdeck.games.android_netrunner.events import (
    CARD_INSTALLED,
    RUN_SUCCESSFUL,
)
from nightdeck.games.android_netrunner.prevention import (
    PREVENT_DAMAGE,
)
from nightdeck.games.android_netrunner.terms import (
    ANARCH,
    CHIP,
    CONSOLE,
    CRIMINAL,
    FOR_ICEBREAKER,
    FOR_INSTALL_VIRUS,
    FOR_PLAY_EVENT,
    GEAR,
    LINK,
    MEAT,
    MOD,
    NEUTRAL_RUNNER,
    POWER,
    PROGRAM,
    SHAPER,
    VIRUS,
    VIRUS_COUNTER,
)

CARDS: Final[tuple[Card, ...]] = (
    Hardware(
        "cyberfeeder",
        "Cyberfeeder",
        ANARCH,
        text=(
            "Holds 1 recurring credit, spendable on icebreaker abilities or on the install "
            "cost of virus programs."
        ),
        code="01005",
        set_name="Core Set",
        subtypes=CHIP,
        influence=1,
        cost=2,
        recurring=Recurring(1, FOR_ICEBREAKER | FOR_INSTALL_VIRUS),
    ),
    Hardware(
        "grimoire",
        "Grimoire",
        ANARCH,
        text=(
            "+2 MU. Triggered: each time the Runner installs a virus program, put 1 virus "
            "counter on that program. Console, unique."
        ),
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
    Hardware(
        "lemuria-codecracker",
        "Lemuria Codecracker",
        CRIMINAL,
        text=(
            "Action (1 click + 1 credit): expose one installed unrezzed card. Usable only if "
            "a run on HQ was successful this turn."
        ),
        code="01023",
        set_name="Core Set",
        influence=1,
        cost=1,
    ),
    Hardware(
        "desperado",
        "Desperado",
        CRIMINAL,
        text=(
            "+1 MU. Triggered: receive 1 credit from the bank at each successful run. "
            "Console, unique."
        ),
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
        text="Raises the memory limit by 1.",
        code="01038",
        set_name="Core Set",
        subtypes=CHIP,
        influence=1,
        cost=1,
        mu_bonus=1,
    ),
    Hardware(
        "rabbit-hole",
        "Rabbit Hole",
        SHAPER,
        text=(
            "+1 link. When installed the Runner may search the stack for another Rabbit Hole "
            "and install it paying its install cost; shuffle the stack if a search was made. "
            "The search costs no click; the chain repeats with each copy."
        ),
        code="01039",
        set_name="Core Set",
        subtypes=LINK,
        influence=1,
        cost=2,
        link_bonus=1,
    ),
    Hardware(
        "the-personal-touch",
        "The Personal Touch",
        SHAPER,
        text=(
            "Installed only on an icebreaker, hosted on it. That icebreaker has +1 strength. "
            "Trashed when the host leaves play."
        ),
        code="01040",
        set_name="Core Set",
        subtypes=MOD,
        influence=2,
        cost=2,
    ),
    Hardware(
        "the-toolbox",
        "The Toolbox",
        SHAPER,
        text=(
            "+2 MU, +2 link. 2 recurring credits, spendable on icebreaker abilities. Console, "
            "unique."
        ),
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
            "+1 MU. 2 recurring credits, spendable on icebreaker abilities. Mandatory "
            "trigger: each time a trace succeeds during a run, the Runner takes 1 brain "
            "damage. Console, unique."
        ),
        code="02002",
        set_name="What Lies Ahead",
        subtypes=CONSOLE,
        influence=2,
        cost=4,
        unique=True,
        mu_bonus=1,
        recurring=Recurring(2, FOR_ICEBREAKER),
    ),
    Hardware(
        "cortez-chip",
        "Cortez Chip",
        CRIMINAL,
        text=(
            "Paid: trash this card -> choose one installed ice; until end of turn rezzing it "
            "costs the Corp 2 credits as an additional cost."
        ),
        code="02005",
        set_name="What Lies Ahead",
        subtypes=CHIP,
        influence=2,
        cost=0,
    ),
    Hardware(
        "plascrete-carapace",
        "Plascrete Carapace",
        NEUTRAL_RUNNER,
        text=(
            "Enters with 4 power counters; trashed when it has none. Prevention: remove 1 "
            "hosted power counter -> prevent 1 meat damage."
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
            "Triggered, optional: after each single subroutine the Runner breaks, the Runner "
            "may pay 1 credit to break one further unbroken subroutine of the same ice, "
            "whatever its subtype or strength; that break triggers this again."
        ),
        code="02024",
        set_name="Trace Amount",
        subtypes=MOD,
        influence=2,
        cost=2,
    ),
    Hardware(
        "dyson-mem-chip",
        "Dyson Mem Chip",
        NEUTRAL_RUNNER,
        text="Raises the memory limit by 1 and link by 1.",
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
        text=(
            "Mandatory prevention, automatic: the first meat damage event of each turn is "
            "reduced by 1."
        ),
        code="02044",
        set_name="Cyber Exodus",
        subtypes=GEAR,
        influence=1,
        cost=1,
    ),
    Hardware(
        "dinosaurus",
        "Dinosaurus",
        SHAPER,
        text="Can host 1 non-AI icebreaker: it uses no MU and has +2 strength. Console, unique.",
        code="02048",
        set_name="Cyber Exodus",
        subtypes=CONSOLE,
        influence=2,
        cost=5,
        unique=True,
    ),
    Hardware(
        "doppelganger",
        "Doppelgänger",
        CRIMINAL,
        text=(
            "Raises the memory limit by 1. Once per turn, when a successful run ends (RUN5d), "
            "the Runner may start another run on a legal server of choice without spending a "
            "click (additional costs still apply); it belongs to the same action. Console, "
            "unique."
        ),
        code="02064",
        set_name="A Study in Static",
        subtypes=CONSOLE,
        influence=2,
        cost=3,
        unique=True,
        mu_bonus=1,
    ),
    Hardware(
        "hq-interface",
        "HQ Interface",
        CRIMINAL,
        text="Accessing HQ covers one random card more.",
        code="02085",
        set_name="Humanity's Shadow",
        influence=2,
        cost=4,
    ),
    Hardware(
        "r-d-interface",
        "R&D Interface",
        SHAPER,
        text="Accessing R&D covers one card more.",
        code="02107",
        set_name="Future Proof",
        influence=2,
        cost=4,
    ),
    Hardware(
        "clone-chip",
        "Clone Chip",
        SHAPER,
        text=(
            "Paid: trash this card -> install 1 program from the heap, paying its install "
            "cost, memory applies (usable in any window, also in the Corp's turn)."
        ),
        code="03038",
        set_name="Creation and Control",
        subtypes=CHIP,
        influence=2,
        cost=1,
    ),
    Hardware(
        "prepaid-voicepad",
        "Prepaid VoicePAD",
        NEUTRAL_RUNNER,
        text="1 recurring credit, spendable on the play cost of events.",
        code="04029",
        set_name="Second Thoughts",
        subtypes=GEAR,
        influence=0,
        cost=2,
        recurring=Recurring(1, FOR_PLAY_EVENT),
    ),
)
