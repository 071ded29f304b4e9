"""Assets."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.amounts import (
    ADVANCED,
    IceInFront,
    Times,
)
from nightdeck.games.android_netrunner.card_abilities import (
    ACCESSED_ANYWHERE,
    ACCESSED_INSTALLED,
    ACCESSED_NOT_IN_ARCHIVES,
    Action,
    Cost,
    OnAccess,
    Paid,
    Prevention,
    Recurring,
    Trigger,
)
from nightdeck.games.android_netrunner.card_types import Asset
from nightdeck.games.android_netrunner.conditions import (
    AtLeast,
    Both,
    IsTagged,
    NumberIs,
    OwnTurn,
)
from nightdeck.games.android_netrunner.definitions import Card
from nightdeck.games.android_netrunner.effects import (
    DoDamage,
    Draw,
    GainCredits,
    GiveTags,
    PlaceCounters,
    TakeCredits,
)
from nightdeck.games.android_netrunner.effects_cards import (
    IntoDeck,
    ShuffleDeck,
    TrashCard,
)
from nightdeck.games.android_netrunner.effects_flow import ChooseCards, Pay, Sequence
from nightdeck.games.android_netrunner.events import (
    RUN_ENDS,
    TURN_BEGINS,
)
from nightdeck.games.android_netrunner.prevention import (
    PREVENT_EXPOSE,
)
from nightdeck.games.android_netrunner.selections import (
    AS_ICE,
    IN_ARCHIVES,
    IN_RIG,
    Cards,
)
from nightdeck.games.android_netrunner.terms import (
    ADVERTISEMENT,
    AMBUSH,
    BRAIN,
    CREDIT,
    EXECUTIVE,
    FACILITY,
    FOR_REZ_ICE,
    HAAS_BIOROID,
    HOSTILE,
    ICE,
    JINTEKI,
    MEAT,
    NBN,
    NET,
    NEUTRAL_CORP,
    PROGRAM,
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
            "12 credits are put here when this is rezzed. When your turn begins, take 3 of them. "
            "Trashed when empty."
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
            "Can be advanced. When the Runner accesses this while it is installed, the Corp may "
            "pay 2 credits to trash 1 installed program of its choice for each advancement "
            "counter here."
        ),
        code="01057",
        set_name="Core Set",
        subtypes=AMBUSH,
        influence=2,
        cost=0,
        trash_cost=0,
        advanceable=1,
        on_access=OnAccess(
            Pay(2, ChooseCards(Cards(IN_RIG, PROGRAM), ADVANCED, TrashCard(), least=ADVANCED)),
            ACCESSED_INSTALLED,
            optional=True,
            label="pay 2 credits: trash 1 program per advancement counter",
        ),
    ),
    Asset(
        "project-junebug",
        "Project Junebug",
        JINTEKI,
        text=(
            "Can be advanced. When the Runner accesses this while it is installed, the Corp may "
            "pay 1 credit to do 2 net damage for each advancement counter here."
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
            "When the Runner accesses this anywhere but in Archives, rezzed or not, the Corp may "
            "pay 4 credits: the Runner takes 1 tag, then 3 net damage. In R&D it is revealed "
            "first."
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
            "When a card is about to be exposed the Corp may rez this at once. While it is "
            "rezzed, 1 credit or trashing it prevents the expose of 1 card."
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
            "Can be advanced. When the Runner accesses this while it is installed, the Corp may "
            "give 1 tag for each advancement counter here, all at once."
        ),
        code="01087",
        set_name="Core Set",
        subtypes=AMBUSH | FACILITY,
        influence=1,
        cost=0,
        trash_cost=0,
        advanceable=1,
        on_access=OnAccess(
            GiveTags(ADVANCED),
            ACCESSED_INSTALLED,
            optional=True,
            label="1 tag per advancement counter",
        ),
    ),
    Asset(
        "security-subcontract",
        "Security Subcontract",
        WEYLAND,
        text="1 click, trash one of your rezzed ice: gain 4 credits.",
        code="01096",
        set_name="Core Set",
        subtypes=TRANSACTION,
        influence=1,
        cost=0,
        trash_cost=3,
        abilities=(
            Action(
                "trash a rezzed ice: gain 4 credits",
                Cost(clicks=1, trash_card=Cards(AS_ICE, ICE, rezzed=1)),
                GainCredits(4),
            ),
        ),
    ),
    Asset(
        "melange-mining-corp",
        "Melange Mining Corp.",
        NEUTRAL_CORP,
        text="3 clicks: gain 7 credits.",
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
        text="When your turn begins, gain 1 credit.",
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
            "When the Runner accesses this while it is installed, the Corp may pay 3 credits to "
            "do 1 brain damage for each piece of ice in front of this server."
        ),
        code="02053",
        set_name="Cyber Exodus",
        subtypes=AMBUSH,
        influence=2,
        cost=0,
        trash_cost=0,
        on_access=OnAccess(
            Pay(3, DoDamage(BRAIN, IceInFront())),
            ACCESSED_INSTALLED,
            optional=True,
            label="pay 3 credits: 1 brain damage per ice in front of this server",
        ),
    ),
    Asset(
        "marked-accounts",
        "Marked Accounts",
        NBN,
        text=(
            "When your turn begins, take 1 credit from here if there is one. 1 click: put 3 "
            "credits from the bank here."
        ),
        code="02055",
        set_name="Cyber Exodus",
        subtypes=TRANSACTION,
        influence=1,
        cost=0,
        trash_cost=5,
        on={TURN_BEGINS: (Trigger(TakeCredits(1), OwnTurn()),)},
        abilities=(Action("put 3 credits here", Cost(clicks=1), PlaceCounters(CREDIT, 3)),),
    ),
    Asset(
        "private-contracts",
        "Private Contracts",
        NEUTRAL_CORP,
        text="14 credits are put here when this is rezzed. 1 click: take 2. Trashed when empty.",
        code="02059",
        set_name="Cyber Exodus",
        subtypes=TRANSACTION,
        influence=0,
        cost=3,
        trash_cost=5,
        hosted_credits=14,
        abilities=(Action("take 2 credits", Cost(clicks=1), TakeCredits(2)),),
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
            "16 credits are put here when this is rezzed. When your turn begins, take 2. Trashed "
            "when empty."
        ),
        code="02092",
        set_name="Humanity's Shadow",
        subtypes=ADVERTISEMENT,
        influence=3,
        cost=5,
        trash_cost=5,
        hosted_credits=16,
        on={TURN_BEGINS: (Trigger(TakeCredits(2), OwnTurn()),)},
    ),
    Asset(
        "ronin",
        "Ronin",
        JINTEKI,
        text=(
            "Can be advanced. 1 click, trash this: do 3 net damage. Needs at least 4 advancement "
            "counters here."
        ),
        code="02112",
        set_name="Future Proof",
        subtypes=HOSTILE,
        influence=4,
        cost=0,
        trash_cost=2,
        advanceable=1,
        abilities=(
            Action(
                "trash this card: 3 net damage",
                Cost(clicks=1, trash=True),
                DoDamage(NET, 3),
                when=AtLeast(ADVANCED, 4),
            ),
        ),
    ),
    Asset(
        "dedicated-response-team",
        "Dedicated Response Team",
        WEYLAND,
        text=("Whenever a successful run ends and the Runner is tagged, do 2 meat damage."),
        code="02118",
        set_name="Future Proof",
        subtypes=HOSTILE,
        influence=3,
        cost=2,
        trash_cost=3,
        on={RUN_ENDS: (Trigger(DoDamage(MEAT, 2), Both(NumberIs(1), IsTagged())),)},
    ),
    Asset(
        "jackson-howard",
        "Jackson Howard",
        NBN,
        text=(
            "1 click: draw 2 cards. Take this out of the game: shuffle up to 3 cards of Archives, "
            "face up or face down, into R&D."
        ),
        code="04015",
        set_name="Opening Moves",
        subtypes=EXECUTIVE,
        influence=1,
        cost=0,
        unique=True,
        trash_cost=3,
        abilities=(
            Action("draw 2 cards", Cost(clicks=1), Draw(2)),
            Paid(
                "out of the game: shuffle up to 3 cards of Archives into R&D",
                Cost(remove=True),
                ChooseCards(
                    Cards(IN_ARCHIVES),
                    3,
                    IntoDeck(),
                    least=0,
                    after=ShuffleDeck(),
                ),
            ),
        ),
    ),
    Asset(
        "shock",
        "Shock!",
        JINTEKI,
        text=(
            "When the Runner accesses this anywhere, even in Archives, do 1 net damage. In R&D it "
            "is revealed first."
        ),
        code="04073",
        set_name="True Colors",
        subtypes=AMBUSH,
        influence=2,
        cost=0,
        trash_cost=2,
        on_access=OnAccess(DoDamage(NET, 1), ACCESSED_ANYWHERE, reveal=True),
    ),
)
