"""The Corporation's identities."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.card_abilities import Modifier, Recurring, Trigger
from nightdeck.games.android_netrunner.card_types import Identity
from nightdeck.games.android_netrunner.conditions import (
    BelongsTo,
    Both,
    FirstThisTurn,
    HappenedThisTurn,
    IsA,
    Not,
    ServerIs,
)
from nightdeck.games.android_netrunner.definitions import Card
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
    BIOROID,
    CANNOT_RUN,
    CENTRAL_RUNS_BEGUN,
    CORP,
    CORP_INSTALLS,
    DIVISION,
    FOR_ADVANCE_ICE,
    FOR_TRACE,
    HAAS_BIOROID,
    ICE,
    JINTEKI,
    MEGACORP,
    NBN,
    NET,
    ON_REMOTE,
    OPERATION,
    STRENGTH,
    TRANSACTION,
    WEYLAND,
)

CARDS: Final[tuple[Card, ...]] = (
    Identity(
        "haas-bioroid-engineering-the-future",
        "Haas-Bioroid: Engineering the Future",
        HAAS_BIOROID,
        text="The first install of the Corp in each turn pays it 1 credit.",
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
    # ANR-CC31
    Identity(
        "jinteki-personal-evolution",
        "Jinteki: Personal Evolution",
        JINTEKI,
        text="Each time an agenda is scored or stolen, the Runner suffers 1 net damage.",
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
        text="2 recurring credits for traces.",
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
        text="Each transaction the Corp plays pays it 1 credit.",
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
        text="All bioroid ice is 1 stronger.",
        code="02010",
        set_name="What Lies Ahead",
        subtypes=MEGACORP,
        minimum_size=45,
        influence_limit=15,
        constant=(Modifier(STRENGTH, 1, IsA(ICE, BIOROID)),),
    ),
    Identity(
        "jinteki-replicating-perfection",
        "Jinteki: Replicating Perfection",
        JINTEKI,
        text=(
            "Remote servers are out of reach until the Runner has begun a run on a central server "
            "in the same turn, successful or not."
        ),
        code="02031",
        set_name="Trace Amount",
        subtypes=MEGACORP,
        minimum_size=45,
        influence_limit=15,
        constant=(
            Modifier(
                CANNOT_RUN, 1, Both(ServerIs(ON_REMOTE), Not(HappenedThisTurn(CENTRAL_RUNS_BEGUN)))
            ),
        ),
    ),
    Identity(
        "weyland-consortium-because-we-built-it",
        "Weyland Consortium: Because We Built It",
        WEYLAND,
        text="1 recurring credit for advancing ice.",
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
        text="The Corp's hand size limit is 1 higher.",
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
        text="The Corp begins the game with 10 credits and 1 bad publicity.",
        code="04097",
        set_name="Fear and Loathing",
        subtypes=DIVISION,
        minimum_size=45,
        influence_limit=10,
        start_credits=10,
        start_bad_publicity=1,
    ),
)
