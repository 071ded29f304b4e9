"""Upgrades."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.conditions import (
    SameServer,
)
from nightdeck.games.android_netrunner.definitions import (
    Card,
    Modifier,
    Upgrade,
)
from nightdeck.games.android_netrunner.terms import (
    ADVANCEMENT_REQUIREMENT,
    BIOROID,
    CLONE,
    FACILITY,
    HAAS_BIOROID,
    JINTEKI,
    NBN,
    PSI,
    REGION,
    STRENGTH,
    SYSOP,
    UNORTHODOX,
    WEYLAND,
)

CARDS: Final[tuple[Card, ...]] = (
    Upgrade(
        "corporate-troubleshooter",
        "Corporate Troubleshooter",
        HAAS_BIOROID,
        text=(
            "Paid: pay X credits and trash this upgrade -> one rezzed ice in front of this "
            "server has +X strength until end of turn."
        ),
        code="01065",
        set_name="Core Set",
        influence=1,
        cost=0,
        trash_cost=2,
    ),
    Upgrade(
        "experiential-data",
        "Experiential Data",
        HAAS_BIOROID,
        text="While rezzed, every ice in front of the same server is 1 stronger.",
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
        text=(
            "While rezzed, ice in front of the same server is 2 cheaper to rez (never below "
            "0). Unique."
        ),
        code="01079",
        set_name="Core Set",
        subtypes=SYSOP | UNORTHODOX,
        influence=2,
        cost=1,
        unique=True,
        trash_cost=3,
    ),
    Upgrade(
        "red-herrings",
        "Red Herrings",
        NBN,
        text=(
            "While rezzed: whoever steals an agenda out of this server or its root must add 5 "
            "credits (additional cost, may be declined). If the Runner trashes this card "
            "while accessing it, the surcharge still applies until that run is over."
        ),
        code="01091",
        set_name="Core Set",
        influence=2,
        cost=1,
        trash_cost=1,
        steal_surcharge=5,
    ),
    Upgrade(
        "sansan-city-grid",
        "SanSan City Grid",
        NBN,
        text=(
            "Constant while rezzed: agendas in this server have advancement requirement -1. Region."
        ),
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
        text="Can be installed only in the root of HQ. While rezzed: Corp maximum hand size +2.",
        code="01105",
        set_name="Core Set",
        subtypes=FACILITY,
        influence=1,
        cost=2,
        trash_cost=3,
        hand_size_bonus=2,
    ),
    Upgrade(
        "ash-2x3zb9cy",
        "Ash 2X3ZB9CY",
        HAAS_BIOROID,
        text=(
            "Trigger: a successful run against this server starts a trace (base 4); on "
            "success, for the rest of that run the Runner cannot access any card but this "
            "upgrade. Unique."
        ),
        code="02013",
        set_name="What Lies Ahead",
        subtypes=BIOROID,
        influence=2,
        cost=2,
        unique=True,
        trash_cost=3,
    ),
    Upgrade(
        "chilo-city-grid",
        "ChiLo City Grid",
        NBN,
        text="During runs against this server every successful trace adds one tag. Region.",
        code="02036",
        set_name="Trace Amount",
        subtypes=REGION,
        influence=2,
        cost=3,
        trash_cost=6,
    ),
    Upgrade(
        "amazon-industrial-zone",
        "Amazon Industrial Zone",
        WEYLAND,
        text=(
            "When the Corp installs ice in front of this server it may rez that ice at once "
            "with rez cost 3 lower (minimum 0; additional costs still apply). Region."
        ),
        code="02038",
        set_name="Trace Amount",
        subtypes=REGION,
        influence=1,
        cost=4,
        trash_cost=2,
    ),
    Upgrade(
        "hokusai-grid",
        "Hokusai Grid",
        JINTEKI,
        text=(
            "While rezzed, mandatory: when a run on this server becomes successful (RUN5b), "
            "deal 1 net damage. Region."
        ),
        code="02095",
        set_name="Humanity's Shadow",
        subtypes=REGION,
        influence=2,
        cost=2,
        trash_cost=4,
    ),
    Upgrade(
        "bernice-mai",
        "Bernice Mai",
        NBN,
        text=(
            "Trigger: a successful run against this server starts a trace (base 5); on "
            "success the Runner is tagged once, on failure this upgrade is trashed. Unique."
        ),
        code="02097",
        set_name="Humanity's Shadow",
        subtypes=SYSOP,
        influence=2,
        cost=0,
        unique=True,
        trash_cost=3,
    ),
    Upgrade(
        "ruhr-valley",
        "Ruhr Valley",
        HAAS_BIOROID,
        text="Starting a run against this server takes one click more (additional cost). Region.",
        code="02111",
        set_name="Future Proof",
        subtypes=REGION,
        influence=3,
        cost=6,
        trash_cost=4,
    ),
    Upgrade(
        "midori",
        "Midori",
        JINTEKI,
        text=(
            "Once per run, when the Runner approaches ice in front of this server the Corp "
            "may swap that ice with one ice from HQ (installed unrezzed); if so the Runner "
            "may jack out. Unique."
        ),
        code="02113",
        set_name="Future Proof",
        subtypes=SYSOP,
        influence=3,
        cost=0,
        unique=True,
        trash_cost=3,
    ),
    Upgrade(
        "caprice-nisei",
        "Caprice Nisei",
        JINTEKI,
        text=(
            "While rezzed, whenever the Runner approaches this server having passed all its "
            "ice (also if there is none, RUN4a): psi - if the bids differ, end the run. "
            "Unique."
        ),
        code="04114",
        set_name="Double Time",
        subtypes=CLONE | PSI,
        influence=4,
        cost=2,
        unique=True,
        trash_cost=1,
    ),
)
