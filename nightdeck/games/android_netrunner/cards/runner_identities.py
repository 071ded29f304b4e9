"""The Runner's identities."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.conditions import (
    Both,
    FirstThisTurn,
    IsA,
    ServerIs,
)
from nightdeck.games.android_netrunner.definitions import (
    Card,
    Identity,
    Modifier,
    Recurring,
    Trigger,
)
from nightdeck.games.android_netrunner.effects import (
    GainCredits,
)
from nightdeck.games.android_netrunner.effects_cards import (
    TrashFromTop,
)
from nightdeck.games.android_netrunner.events import (
    CARD_INSTALLED,
    RUN_SUCCESSFUL,
)
from nightdeck.games.android_netrunner.terms import (
    ANARCH,
    CRIMINAL,
    CYBORG,
    FOR_TRASH_COST,
    G_MOD,
    HARDWARE,
    INSTALL_COST,
    NATURAL,
    ON_HQ,
    PROGRAM,
    PROGRAM_OR_HARDWARE_INSTALLS,
    SHAPER,
    SUCCESSFUL_HQ,
    VIRUS,
)

CARDS: Final[tuple[Card, ...]] = (
    Identity(
        "noise-hacker-extraordinaire",
        "Noise: Hacker Extraordinaire",
        ANARCH,
        text=(
            "Triggered, mandatory: each time the Runner finishes installing a program with "
            "subtype virus, the Corp trashes the top card of R&D to Archives face down "
            "(nothing happens if R&D is empty)."
        ),
        code="01001",
        set_name="Core Set",
        subtypes=G_MOD,
        minimum_size=45,
        influence_limit=15,
        on={CARD_INSTALLED: (Trigger(TrashFromTop(), IsA(PROGRAM, VIRUS)),)},
    ),
    Identity(
        "gabriel-santiago-consummate-professional",
        "Gabriel Santiago: Consummate Professional",
        CRIMINAL,
        text=(
            "Triggered, mandatory: the first time in a turn that a run on HQ becomes "
            "successful (RUN5b), the Runner receives 2 credits from the bank."
        ),
        code="01017",
        set_name="Core Set",
        subtypes=CYBORG,
        minimum_size=45,
        influence_limit=15,
        on={
            RUN_SUCCESSFUL: (
                Trigger(GainCredits(2), Both(ServerIs(ON_HQ), FirstThisTurn(SUCCESSFUL_HQ))),
            )
        },
    ),
    Identity(
        "kate-mac-mccaffrey-digital-tinker",
        'Kate "Mac" McCaffrey: Digital Tinker',
        SHAPER,
        text=(
            "The first program or hardware the Runner installs in each turn, own or opposing, "
            "is 1 cheaper to install (never below 0). Base link 1."
        ),
        code="01033",
        set_name="Core Set",
        subtypes=NATURAL,
        minimum_size=45,
        influence_limit=15,
        base_link=1,
        constant=(
            Modifier(
                INSTALL_COST,
                -1,
                Both(IsA(PROGRAM | HARDWARE), FirstThisTurn(PROGRAM_OR_HARDWARE_INSTALLS)),
            ),
        ),
    ),
    Identity(
        "whizzard-master-gamer",
        "Whizzard: Master Gamer",
        ANARCH,
        text="3 recurring credits, spendable on trash costs while accessing.",
        code="02001",
        set_name="What Lies Ahead",
        subtypes=NATURAL,
        minimum_size=45,
        influence_limit=15,
        recurring=Recurring(3, FOR_TRASH_COST),
    ),
    Identity(
        "chaos-theory-wunderkind",
        "Chaos Theory: Wünderkind",
        SHAPER,
        text="+1 MU. Minimum deck size 40.",
        code="02046",
        set_name="Cyber Exodus",
        subtypes=G_MOD,
        minimum_size=40,
        influence_limit=15,
        mu_bonus=1,
    ),
    Identity(
        "andromeda-dispossessed-ristie",
        "Andromeda: Dispossessed Ristie",
        CRIMINAL,
        text="Starting hand of 9 cards (mulligan also 9). Base link 1.",
        code="02083",
        set_name="Humanity's Shadow",
        subtypes=NATURAL,
        minimum_size=45,
        influence_limit=15,
        base_link=1,
    ),
    Identity(
        "reina-roja-freedom-fighter",
        "Reina Roja: Freedom Fighter",
        ANARCH,
        text=(
            "In each turn the first ice the Corp rezzes has its rez cost raised by 1 (a free "
            "rez counts as the first too). Base link 1."
        ),
        code="04041",
        set_name="Mala Tempora",
        subtypes=CYBORG | G_MOD,
        minimum_size=45,
        influence_limit=15,
        base_link=1,
    ),
)
