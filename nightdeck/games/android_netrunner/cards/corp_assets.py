"""Assets."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.amounts import (
    ADVANCED,
    Times,
)
from nightdeck.games.android_netrunner.conditions import (
    OwnTurn,
)
from nightdeck.games.android_netrunner.definitions import (
    ACCESSED_INSTALLED,
    ACCESSED_NOT_IN_ARCHIVES,
    Action,
    Asset,
    Card,
    Cost,
    OnAccess,
    Prevention,
    Recurring,
    Trigger,
)
from nightdeck.games.android_netrunner.effects import (
    DoDamage,
    GainCredits,
    GiveTags,
    Pay,
    Sequence,
    TakeCredits,
)
from nightdeck.games.android_netrunner.events import (
    TURN_BEGINS,
)
from nightdeck.games.android_netrunner.prevention import (
    PREVENT_EXPOSE,
)
from nightdeck.games.android_netrunner.terms import (
    ADVERTISEMENT,
    AMBUSH,
    EXECUTIVE,
    FACILITY,
    FOR_REZ_ICE,
    HAAS_BIOROID,
    HOSTILE,
    JINTEKI,
    NBN,
    NET,
    NEUTRAL_CORP,
    RESEARCH,
    TRANSACTION,
    WEYLAND,
)

CARDS: Final[tuple[Card, ...]] = (
    Asset(
        "adonis-campaign",
        "Adonis Campaign",
        HAAS_BIOROID,
        text=(
            "Gets 12 credits from the bank when rezzed. At the start of the Corp's turn, "
            "mandatory: take 3 of them (or what is left) into the pool. Trashed when empty."
        ),
        code="01056",
        set_name="Core Set",
        subtypes=ADVERTISEMENT,
        influence=2,
        cost=4,
        trash_cost=3,
        hosted_credits=12,
        on={TURN_BEGINS: (Trigger(TakeCredits(3), OwnTurn()),)},
    ),
    Asset(
        "aggressive-secretary",
        "Aggressive Secretary",
        HAAS_BIOROID,
        text=(
            "Advanceable. When accessed while installed the Corp may pay 2 credits: then it "
            "trashes installed programs of its choice, one per advancement counter here "
            "(fewer if there are fewer)."
        ),
        code="01057",
        set_name="Core Set",
        subtypes=AMBUSH,
        influence=2,
        cost=0,
        trash_cost=0,
        advanceable=1,
    ),
    Asset(
        "project-junebug",
        "Project Junebug",
        JINTEKI,
        text=(
            "Advanceable. When accessed while installed the Corp may pay 1 credit: then deal "
            "2 net damage per advancement counter here."
        ),
        code="01069",
        set_name="Core Set",
        subtypes=AMBUSH | RESEARCH,
        influence=1,
        cost=0,
        trash_cost=0,
        advanceable=1,
        on_access=OnAccess(
            Pay(1, DoDamage(NET, Times(2, ADVANCED))),
            ACCESSED_INSTALLED,
            optional=True,
            label="pay 1 credit: 2 net damage per advancement counter",
        ),
    ),
    Asset(
        "snare",
        "Snare!",
        JINTEKI,
        text=(
            "When accessed anywhere except Archives, rezzed or not, the Corp may pay 4 "
            "credits: then the Runner receives 1 tag, after that deal 3 net damage. If "
            "accessed in R&D the Runner must reveal it (so the Corp can decide)."
        ),
        code="01070",
        set_name="Core Set",
        subtypes=AMBUSH,
        influence=2,
        cost=0,
        trash_cost=0,
        on_access=OnAccess(
            Pay(4, Sequence(GiveTags(1), DoDamage(NET, 3))),
            ACCESSED_NOT_IN_ARCHIVES,
            optional=True,
            reveal=True,
            label="pay 4 credits: 1 tag and 3 net damage",
        ),
    ),
    Asset(
        "zaibatsu-loyalty",
        "Zaibatsu Loyalty",
        JINTEKI,
        text=(
            "When an expose is about to happen the Corp may rez this asset at once (cost 0). "
            "Prevention while rezzed: spend 1 credit, or trash this asset; the expose of one "
            "card fails."
        ),
        code="01071",
        set_name="Core Set",
        influence=1,
        cost=0,
        trash_cost=4,
        rez_in_pause=True,
        prevention=(
            Prevention("pay 1 credit: the expose fails", PREVENT_EXPOSE, Cost(credits=1)),
            Prevention("trash this card: the expose fails", PREVENT_EXPOSE, Cost(trash=True)),
        ),
    ),
    Asset(
        "ghost-branch",
        "Ghost Branch",
        NBN,
        text=(
            "Advanceable. When accessed while installed the Corp may hand the Runner 1 tag "
            "per advancement counter here (one event)."
        ),
        code="01087",
        set_name="Core Set",
        subtypes=AMBUSH | FACILITY,
        influence=1,
        cost=0,
        trash_cost=0,
        advanceable=1,
    ),
    Asset(
        "security-subcontract",
        "Security Subcontract",
        WEYLAND,
        text="Action (1 click and one own rezzed ice trashed as cost): the pool grows by 4.",
        code="01096",
        set_name="Core Set",
        subtypes=TRANSACTION,
        influence=1,
        cost=0,
        trash_cost=3,
    ),
    Asset(
        "melange-mining-corp",
        "Melange Mining Corp.",
        NEUTRAL_CORP,
        text="Action (3 clicks): receive 7 credits from the bank.",
        code="01108",
        set_name="Core Set",
        influence=0,
        cost=1,
        trash_cost=1,
        abilities=(Action("gain 7 credits", Cost(clicks=3), GainCredits(7)),),
    ),
    Asset(
        "pad-campaign",
        "PAD Campaign",
        NEUTRAL_CORP,
        text="At the start of the Corp's turn receive 1 credit from the bank.",
        code="01109",
        set_name="Core Set",
        subtypes=ADVERTISEMENT,
        influence=0,
        cost=2,
        trash_cost=4,
        on={TURN_BEGINS: (Trigger(GainCredits(1), OwnTurn()),)},
    ),
    Asset(
        "edge-of-world",
        "Edge of World",
        JINTEKI,
        text=(
            "When accessed while installed the Corp may pay 3 credits: deal 1 brain damage "
            "per ice in front of this server."
        ),
        code="02053",
        set_name="Cyber Exodus",
        subtypes=AMBUSH,
        influence=2,
        cost=0,
        trash_cost=0,
    ),
    Asset(
        "marked-accounts",
        "Marked Accounts",
        NBN,
        text=(
            "At the start of the Corp's turn take 1 credit from here if able (not trashed "
            "when empty). Action (1 click): put 3 credits from the bank here."
        ),
        code="02055",
        set_name="Cyber Exodus",
        subtypes=TRANSACTION,
        influence=1,
        cost=0,
        trash_cost=5,
    ),
    Asset(
        "private-contracts",
        "Private Contracts",
        NEUTRAL_CORP,
        text="Gets 14 credits when rezzed; action (1 click): take 2. Trashed when empty.",
        code="02059",
        set_name="Cyber Exodus",
        subtypes=TRANSACTION,
        influence=0,
        cost=3,
        trash_cost=5,
        hosted_credits=14,
    ),
    Asset(
        "dedicated-server",
        "Dedicated Server",
        JINTEKI,
        text="2 recurring credits for rezzing ice.",
        code="02072",
        set_name="A Study in Static",
        subtypes=FACILITY,
        influence=2,
        cost=3,
        trash_cost=3,
        recurring=Recurring(2, FOR_REZ_ICE),
    ),
    Asset(
        "eve-campaign",
        "Eve Campaign",
        HAAS_BIOROID,
        text=(
            "Gets 16 credits when rezzed; at the start of the Corp's turn take 2. Trashed "
            "when empty."
        ),
        code="02092",
        set_name="Humanity's Shadow",
        subtypes=ADVERTISEMENT,
        influence=3,
        cost=5,
        trash_cost=5,
        hosted_credits=16,
    ),
    Asset(
        "ronin",
        "Ronin",
        JINTEKI,
        text=(
            "Advanceable. Action (1 click and trash this card), only with at least 4 "
            "advancement counters here: deal 3 net damage."
        ),
        code="02112",
        set_name="Future Proof",
        subtypes=HOSTILE,
        influence=4,
        cost=0,
        trash_cost=2,
        advanceable=1,
    ),
    Asset(
        "dedicated-response-team",
        "Dedicated Response Team",
        WEYLAND,
        text=(
            "While rezzed, at the end of each successful run (RUN5d), if the Runner is tagged "
            "at that moment: 2 meat damage."
        ),
        code="02118",
        set_name="Future Proof",
        subtypes=HOSTILE,
        influence=3,
        cost=2,
        trash_cost=3,
    ),
    Asset(
        "jackson-howard",
        "Jackson Howard",
        NBN,
        text=(
            "Action (1 click): the Corp draws twice. Paid: take this card out of the game; "
            "then at most three Archives cards of the Corp's choice, face up or down, go into "
            "R&D, which is shuffled. Unique."
        ),
        code="04015",
        set_name="Opening Moves",
        subtypes=EXECUTIVE,
        influence=1,
        cost=0,
        unique=True,
        trash_cost=3,
    ),
    Asset(
        "shock",
        "Shock!",
        JINTEKI,
        text=(
            "When accessed anywhere (Archives included) deal 1 net damage; in R&D it must be "
            "revealed."
        ),
        code="04073",
        set_name="True Colors",
        subtypes=AMBUSH,
        influence=2,
        cost=0,
        trash_cost=2,
    ),
)
