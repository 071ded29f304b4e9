"""Upgrades."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.amounts import (
    SELF,
    Number,
)
from nightdeck.games.android_netrunner.card_abilities import Cost, Modifier, Paid, Trigger
from nightdeck.games.android_netrunner.card_types import Upgrade
from nightdeck.games.android_netrunner.conditions import (
    Both,
    IsA,
    IsThisServer,
    RunOnThisServer,
    SameServer,
)
from nightdeck.games.android_netrunner.definitions import Card
from nightdeck.games.android_netrunner.effects import DoDamage, GiveTags
from nightdeck.games.android_netrunner.effects_cards import (
    RezCard,
    SwapWithHandIce,
    TrashCard,
)
from nightdeck.games.android_netrunner.effects_flow import ChooseCard, PsiGame, TraceFor
from nightdeck.games.android_netrunner.effects_run import (
    END_THE_RUN,
    ChangeStrength,
    OfferJackOut,
    OnlyAccessThis,
)
from nightdeck.games.android_netrunner.events import (
    CARD_INSTALLED,
    ICE_APPROACHED,
    RUN_SUCCESSFUL,
    SERVER_APPROACHED,
    TRACE_SUCCEEDED,
)
from nightdeck.games.android_netrunner.selections import (
    THIS_SERVER_ICE,
    Cards,
)
from nightdeck.games.android_netrunner.terms import (
    ADVANCEMENT_REQUIREMENT,
    BIOROID,
    CLONE,
    FACILITY,
    HAAS_BIOROID,
    ICE,
    JINTEKI,
    NBN,
    NET,
    ON_HQ,
    PSI,
    REGION,
    REZ_COST,
    RUN_CLICKS,
    STRENGTH,
    SYSOP,
    THIS_TURN,
    UNORTHODOX,
    WEYLAND,
)

CARDS: Final[tuple[Card, ...]] = (
    # ANR-CC11
    Upgrade(
        "corporate-troubleshooter",
        "Corporate Troubleshooter",
        HAAS_BIOROID,
        text=(
            "X credits and trash this card: a rezzed ice in front of this server is X stronger "
            "until the turn is over."
        ),
        code="01065",
        set_name="Core Set",
        influence=1,
        cost=0,
        trash_cost=2,
        abilities=(
            Paid(
                "make an ice X stronger this turn",
                Cost(trash=True, x=True),
                ChooseCard(Cards(THIS_SERVER_ICE, rezzed=1), ChangeStrength(Number(), THIS_TURN)),
            ),
        ),
    ),
    Upgrade(
        "experiential-data",
        "Experiential Data",
        HAAS_BIOROID,
        text="All ice in front of this server is 1 stronger.",
        code="01066",
        set_name="Core Set",
        influence=1,
        cost=2,
        trash_cost=2,
        constant=(Modifier(STRENGTH, 1, SameServer()),),
    ),
    Upgrade(
        "akitaro-watanabe",
        "Akitaro Watanabe",
        JINTEKI,
        text="Ice in front of this server is 2 credits cheaper to rez.",
        code="01079",
        set_name="Core Set",
        subtypes=SYSOP | UNORTHODOX,
        influence=2,
        cost=1,
        unique=True,
        trash_cost=3,
        constant=(Modifier(REZ_COST, -2, Both(IsA(ICE), SameServer())),),
    ),
    Upgrade(
        "red-herrings",
        "Red Herrings",
        NBN,
        text=(
            "Each agenda stolen here or in the root of this server costs the Runner 5 more "
            "credits, also for the rest of a run in which this card was accessed and trashed."
        ),
        code="01091",
        set_name="Core Set",
        influence=2,
        cost=1,
        trash_cost=1,
        steal_surcharge=5,
    ),
    # ANR-CC39
    Upgrade(
        "sansan-city-grid",
        "SanSan City Grid",
        NBN,
        text="Agendas in this server need 1 advancement counter less.",
        code="01092",
        set_name="Core Set",
        subtypes=REGION,
        influence=3,
        cost=6,
        trash_cost=5,
        constant=(Modifier(ADVANCEMENT_REQUIREMENT, -1, SameServer()),),
    ),
    Upgrade(
        "research-station",
        "Research Station",
        WEYLAND,
        text="Only for the root of HQ. The Corp's hand size limit is 2 higher.",
        code="01105",
        set_name="Core Set",
        subtypes=FACILITY,
        influence=1,
        cost=2,
        trash_cost=3,
        hand_size_bonus=2,
        install_servers=ON_HQ,
    ),
    Upgrade(
        "ash-2x3zb9cy",
        "Ash 2X3ZB9CY",
        HAAS_BIOROID,
        text=(
            "When a run on this server succeeds, trace 4: on success the Runner accesses nothing "
            "but this card for the rest of the run."
        ),
        code="02013",
        set_name="What Lies Ahead",
        subtypes=BIOROID,
        influence=2,
        cost=2,
        unique=True,
        trash_cost=3,
        on={RUN_SUCCESSFUL: (Trigger(TraceFor(4, OnlyAccessThis()), IsThisServer()),)},
    ),
    Upgrade(
        "chilo-city-grid",
        "ChiLo City Grid",
        NBN,
        text="During runs on this server each successful trace also gives the Runner 1 tag.",
        code="02036",
        set_name="Trace Amount",
        subtypes=REGION,
        influence=2,
        cost=3,
        trash_cost=6,
        on={TRACE_SUCCEEDED: (Trigger(GiveTags(1), RunOnThisServer()),)},
    ),
    Upgrade(
        "amazon-industrial-zone",
        "Amazon Industrial Zone",
        WEYLAND,
        text=(
            "When the Corp installs ice in front of this server, it may rez that ice right away "
            "for 3 credits less."
        ),
        code="02038",
        set_name="Trace Amount",
        subtypes=REGION,
        influence=1,
        cost=4,
        trash_cost=2,
        on={
            CARD_INSTALLED: (
                Trigger(
                    RezCard(discount=3),
                    Both(IsA(ICE), SameServer()),
                    optional=True,
                    label="rez the ice for 3 credits less",
                    hidden=True,
                ),
            )
        },
    ),
    Upgrade(
        "hokusai-grid",
        "Hokusai Grid",
        JINTEKI,
        text="When a run on this server succeeds, 1 net damage.",
        code="02095",
        set_name="Humanity's Shadow",
        subtypes=REGION,
        influence=2,
        cost=2,
        trash_cost=4,
        on={RUN_SUCCESSFUL: (Trigger(DoDamage(NET, 1), IsThisServer()),)},
    ),
    Upgrade(
        "bernice-mai",
        "Bernice Mai",
        NBN,
        text=(
            "When a run on this server succeeds, trace 5: on success 1 tag, on failure this card "
            "is trashed."
        ),
        code="02097",
        set_name="Humanity's Shadow",
        subtypes=SYSOP,
        influence=2,
        cost=0,
        unique=True,
        trash_cost=3,
        on={
            RUN_SUCCESSFUL: (Trigger(TraceFor(5, GiveTags(1), TrashCard(on=SELF)), IsThisServer()),)
        },
    ),
    Upgrade(
        "ruhr-valley",
        "Ruhr Valley",
        HAAS_BIOROID,
        text="A run on this server costs the Runner 1 click more.",
        code="02111",
        set_name="Future Proof",
        subtypes=REGION,
        influence=3,
        cost=6,
        trash_cost=4,
        constant=(Modifier(RUN_CLICKS, 1, IsThisServer()),),
    ),
    Upgrade(
        "midori",
        "Midori",
        JINTEKI,
        text=(
            "Once per run, when the Runner approaches ice in front of this server, the Corp may "
            "exchange it for ice from HQ, which is not rezzed. The Runner may then jack out."
        ),
        code="02113",
        set_name="Future Proof",
        subtypes=SYSOP,
        influence=3,
        cost=0,
        unique=True,
        trash_cost=3,
        on={
            ICE_APPROACHED: (
                Trigger(
                    SwapWithHandIce(OfferJackOut()),
                    SameServer(),
                    optional=True,
                    once_per_run=True,
                    label="swap the approached ice with ice from HQ",
                ),
            )
        },
    ),
    # ANR-CC52
    Upgrade(
        "caprice-nisei",
        "Caprice Nisei",
        JINTEKI,
        text=(
            "When the Runner has passed all ice of this server, or there is none, play a psi "
            "game: if the bids differ, the run ends."
        ),
        code="04114",
        set_name="Double Time",
        subtypes=CLONE | PSI,
        influence=4,
        cost=2,
        unique=True,
        trash_cost=1,
        on={SERVER_APPROACHED: (Trigger(PsiGame(differ=END_THE_RUN), IsThisServer()),)},
    ),
)
