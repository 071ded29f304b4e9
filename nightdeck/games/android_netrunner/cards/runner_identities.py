"""The Runner's identities."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.card_abilities import Modifier, Recurring, Trigger
from nightdeck.games.android_netrunner.card_types import Identity
from nightdeck.games.android_netrunner.conditions import (
    Both,
    FirstThisTurn,
    IsA,
    ServerIs,
)
from nightdeck.games.android_netrunner.definitions import Card
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
    ICE,
    ICE_REZZED,
    INSTALL_COST,
    NATURAL,
    ON_HQ,
    PROGRAM,
    PROGRAM_OR_HARDWARE_INSTALLS,
    REZ_COST,
    SHAPER,
    SUCCESSFUL_HQ,
    VIRUS,
)

CARDS: Final[tuple[Card, ...]] = (
    # ANR-CC29
    Identity(
        "noise-hacker-extraordinaire",
        "Noise: Hacker Extraordinaire",
        ANARCH,
        text="Each time the Runner installs a virus, the top card of R&D is trashed face down.",
        code="01001",
        set_name="Core Set",
        subtypes=G_MOD,
        minimum_size=45,
        influence_limit=15,
        on={CARD_INSTALLED: (Trigger(TrashFromTop(), IsA(PROGRAM, VIRUS)),)},
    ),
    # ANR-CC19
    Identity(
        "gabriel-santiago-consummate-professional",
        "Gabriel Santiago: Consummate Professional",
        CRIMINAL,
        text="The first successful run on HQ in each turn pays the Runner 2 credits.",
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
    # ANR-CC23
    Identity(
        "kate-mac-mccaffrey-digital-tinker",
        'Kate "Mac" McCaffrey: Digital Tinker',
        SHAPER,
        text="The first program or hardware installed in each turn costs 1 credit less.",
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
        text="3 recurring credits for trash costs.",
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
        text="1 more memory unit.",
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
        text="The Runner starts with a hand of 9 cards, after a mulligan too.",
        code="02083",
        set_name="Humanity's Shadow",
        subtypes=NATURAL,
        minimum_size=45,
        influence_limit=15,
        base_link=1,
        start_hand=9,
    ),
    Identity(
        "reina-roja-freedom-fighter",
        "Reina Roja: Freedom Fighter",
        ANARCH,
        text=(
            "In each turn the first ice to be rezzed costs the Corp 1 credit more; ice rezzed for "
            "nothing counts as the first."
        ),
        code="04041",
        set_name="Mala Tempora",
        subtypes=CYBORG | G_MOD,
        minimum_size=45,
        influence_limit=15,
        base_link=1,
        constant=(Modifier(REZ_COST, 1, Both(IsA(ICE), FirstThisTurn(ICE_REZZED))),),
    ),
)
