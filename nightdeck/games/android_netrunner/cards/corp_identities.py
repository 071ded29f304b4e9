"""The Corporation's identities."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.conditions import (
    BelongsTo,
    Both,
    FirstThisTurn,
    IsA,
)
from nightdeck.games.android_netrunner.definitions import (
    Card,
    Identity,
    Recurring,
    Trigger,
)
from nightdeck.games.android_netrunner.effects import (
    DoDamage,
    GainCredits,
)
from nightdeck.games.android_netrunner.events import (
    AGENDA_SCORED,
    AGENDA_STOLEN,
    CARD_INSTALLED,
    CARD_PLAYED,
)
from nightdeck.games.android_netrunner.terms import (
    CORP,
    CORP_INSTALLS,
    DIVISION,
    FOR_ADVANCE_ICE,
    FOR_TRACE,
    HAAS_BIOROID,
    JINTEKI,
    MEGACORP,
    NBN,
    NET,
    OPERATION,
    TRANSACTION,
    WEYLAND,
)

CARDS: Final[tuple[Card, ...]] = (
    Identity(
        "haas-bioroid-engineering-the-future",
        "Haas-Bioroid: Engineering the Future",
        HAAS_BIOROID,
        text="Once per turn, on its first install of that turn, the Corp receives 1 credit.",
        code="01054",
        set_name="Core Set",
        subtypes=MEGACORP,
        minimum_size=45,
        influence_limit=15,
        on={
            CARD_INSTALLED: (
                Trigger(GainCredits(1), Both(BelongsTo(CORP), FirstThisTurn(CORP_INSTALLS))),
            )
        },
    ),
    Identity(
        "jinteki-personal-evolution",
        "Jinteki: Personal Evolution",
        JINTEKI,
        text=(
            "Mandatory trigger on every score and every steal (after the win check): 1 net damage."
        ),
        code="01067",
        set_name="Core Set",
        subtypes=MEGACORP,
        minimum_size=45,
        influence_limit=15,
        on={
            AGENDA_SCORED: (Trigger(DoDamage(NET, 1)),),
            AGENDA_STOLEN: (Trigger(DoDamage(NET, 1)),),
        },
    ),
    Identity(
        "nbn-making-news",
        "NBN: Making News",
        NBN,
        text="2 recurring credits, spendable to raise trace strength.",
        code="01080",
        set_name="Core Set",
        subtypes=MEGACORP,
        minimum_size=45,
        influence_limit=15,
        recurring=Recurring(2, FOR_TRACE),
    ),
    Identity(
        "weyland-consortium-building-a-better-world",
        "Weyland Consortium: Building a Better World",
        WEYLAND,
        text=(
            "Triggered: each time the Corp plays a transaction operation, receive 1 credit "
            "from the bank."
        ),
        code="01093",
        set_name="Core Set",
        subtypes=MEGACORP,
        minimum_size=45,
        influence_limit=15,
        on={CARD_PLAYED: (Trigger(GainCredits(1), IsA(OPERATION, TRANSACTION)),)},
    ),
    Identity(
        "haas-bioroid-stronger-together",
        "Haas-Bioroid: Stronger Together",
        HAAS_BIOROID,
        text="Every bioroid ice is 1 stronger.",
        code="02010",
        set_name="What Lies Ahead",
        subtypes=MEGACORP,
        minimum_size=45,
        influence_limit=15,
    ),
    Identity(
        "jinteki-replicating-perfection",
        "Jinteki: Replicating Perfection",
        JINTEKI,
        text=(
            "The Runner cannot run on remote servers until the Runner has started a run on a "
            "central server this turn (successful or not)."
        ),
        code="02031",
        set_name="Trace Amount",
        subtypes=MEGACORP,
        minimum_size=45,
        influence_limit=15,
    ),
    Identity(
        "weyland-consortium-because-we-built-it",
        "Weyland Consortium: Because We Built It",
        WEYLAND,
        text="1 recurring credit for the advance action on ice.",
        code="02076",
        set_name="A Study in Static",
        subtypes=MEGACORP,
        minimum_size=45,
        influence_limit=15,
        recurring=Recurring(1, FOR_ADVANCE_ICE),
    ),
    Identity(
        "nbn-the-world-is-yours",
        "NBN: The World is Yours*",
        NBN,
        text="Corp maximum hand size +1. Minimum deck size 40, influence limit 12.",
        code="02114",
        set_name="Future Proof",
        subtypes=MEGACORP,
        minimum_size=40,
        influence_limit=12,
        hand_size_bonus=1,
    ),
    Identity(
        "grndl-power-unleashed",
        "GRNDL: Power Unleashed",
        WEYLAND,
        text=(
            "Setup change: the Corp begins with 10 credits instead of 5 and already carries "
            "one bad publicity."
        ),
        code="04097",
        set_name="Fear and Loathing",
        subtypes=DIVISION,
        minimum_size=45,
        influence_limit=10,
    ),
)
