"""Resources."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.amounts import (
    SELF,
    TARGET,
    Counters,
    PrintedCost,
)
from nightdeck.games.android_netrunner.card_abilities import (
    Action,
    Cost,
    Modifier,
    Paid,
    Prevention,
    Recurring,
    Replacement,
    Trigger,
)
from nightdeck.games.android_netrunner.card_types import Resource
from nightdeck.games.android_netrunner.cards.effects_runner_resources import (
    DrawAndPutBack,
    InstallGuest,
)
from nightdeck.games.android_netrunner.conditions import (
    AnyOf,
    Both,
    FirstThisTurn,
    HappenedThisTurn,
    IsA,
    IsEncountered,
    IsTagged,
    LinkIsAtLeast,
    OwnTurn,
)
from nightdeck.games.android_netrunner.definitions import Card
from nightdeck.games.android_netrunner.effects import (
    Draw,
    GainClicks,
    GainCredits,
    GiveTags,
    LoseClicks,
    PlaceCounters,
    RemoveCounters,
    TakeChosenCredits,
    TakeCredits,
)
from nightdeck.games.android_netrunner.effects_cards import HostHere, TrashCard, TrashFromTop
from nightdeck.games.android_netrunner.effects_flow import (
    ChooseCard,
    ChooseNumber,
    Delayed,
    Sequence,
)
from nightdeck.games.android_netrunner.effects_install import PlayCard
from nightdeck.games.android_netrunner.effects_run import ChangeStrength
from nightdeck.games.android_netrunner.events import (
    AGENDA_SCORED,
    AGENDA_STOLEN,
    CARD_REZZED,
    RUN_SUCCESSFUL,
    RUN_UNSUCCESSFUL,
    TURN_BEGINS,
    TURN_ENDS,
)
from nightdeck.games.android_netrunner.prevention import (
    PREVENT_DAMAGE,
    PREVENT_TAGS,
    PREVENT_TRASH,
)
from nightdeck.games.android_netrunner.selections import (
    HOSTED_HERE,
    IN_GRIP,
    IN_HEAP,
    IN_RIG,
    Cards,
)
from nightdeck.games.android_netrunner.terms import (
    ADVANCEMENT_REQUIREMENT,
    AGENDA,
    ANARCH,
    CONNECTION,
    CREDIT,
    CRIMINAL,
    EVENT,
    FOR_INSTALL_HARDWARE,
    FOR_REMOVE_TAG,
    FOR_TRACE,
    FOR_TRASH_COST,
    GOVERNMENT,
    HARDWARE,
    ICE,
    ICEBREAKER,
    JOB,
    LINK,
    LOCATION,
    MEAT,
    NEUTRAL_RUNNER,
    ON_REMOTE,
    POWER,
    PROGRAM,
    REMOTE,
    RESOURCE,
    REZ_COST,
    SABOTAGE,
    SEEDY,
    SHAPER,
    STEAL_COST,
    STRENGTH,
    SUCCESSFUL_ARCHIVES,
    SUCCESSFUL_HQ,
    SUCCESSFUL_RD,
    SUCCESSFUL_RUNS,
    THIS_TURN,
    UNSUCCESSFUL_RUNS,
    VIRTUAL,
)

CARDS: Final[tuple[Card, ...]] = (
    Resource(
        "ice-carver",
        "Ice Carver",
        ANARCH,
        text="The ice the Runner is encountering has 1 strength less.",
        code="01015",
        set_name="Core Set",
        subtypes=VIRTUAL,
        influence=3,
        cost=3,
        unique=True,
        constant=(Modifier(STRENGTH, -1, IsEncountered()),),
    ),
    # ANR-CC47
    Resource(
        "wyldside",
        "Wyldside",
        ANARCH,
        text="When the Runner's turn begins the Runner draws twice and then loses a click.",
        code="01016",
        set_name="Core Set",
        subtypes=LOCATION | SEEDY,
        influence=3,
        cost=3,
        unique=True,
        on={TURN_BEGINS: (Trigger(Sequence(Draw(2), LoseClicks(1)), OwnTurn()),)},
    ),
    # ANR-CC7
    # ANR-CC54
    Resource(
        "bank-job",
        "Bank Job",
        CRIMINAL,
        text=(
            "Comes with 8 credits from the bank. After a successful run on a remote server "
            "the Runner may take any number of them, even none, in place of access. Trashed "
            "when empty."
        ),
        code="01029",
        set_name="Core Set",
        subtypes=JOB,
        influence=2,
        cost=1,
        hosted_credits=8,
        replacement=Replacement(
            "take credits instead of accessing",
            ON_REMOTE,
            ChooseNumber(Counters(CREDIT), TakeChosenCredits()),
        ),
    ),
    Resource(
        "crash-space",
        "Crash Space",
        CRIMINAL,
        text="2 recurring credits for removing tags. Trash this card: prevent up to 3 meat damage.",
        code="01030",
        set_name="Core Set",
        subtypes=LOCATION,
        influence=2,
        cost=2,
        recurring=Recurring(2, FOR_REMOVE_TAG),
        prevention=(
            Prevention(
                "trash this card: prevent up to 3 meat damage",
                PREVENT_DAMAGE,
                Cost(trash=True),
                kinds=1 << MEAT,
                most=3,
                choose=True,
            ),
        ),
    ),
    Resource(
        "data-dealer",
        "Data Dealer",
        CRIMINAL,
        text=(
            "1 click and an agenda forfeited from the Runner's score area: the pool grows by "
            "9 credits."
        ),
        code="01031",
        set_name="Core Set",
        subtypes=CONNECTION | SEEDY,
        influence=2,
        cost=0,
        abilities=(
            Action(
                "forfeit an agenda to gain 9 credits", Cost(clicks=1, forfeit=True), GainCredits(9)
            ),
        ),
    ),
    Resource(
        "decoy",
        "Decoy",
        CRIMINAL,
        text="Trash this card: one tag is prevented.",
        code="01032",
        set_name="Core Set",
        subtypes=CONNECTION,
        influence=2,
        cost=1,
        prevention=(Prevention("trash this card: prevent 1 tag", PREVENT_TAGS, Cost(trash=True)),),
    ),
    # ANR-CC3
    Resource(
        "aesops-pawnshop",
        "Aesop's Pawnshop",
        SHAPER,
        text=(
            "When the Runner's turn begins the Runner may trash another of the own installed "
            "cards to gain 3 credits."
        ),
        code="01047",
        set_name="Core Set",
        subtypes=CONNECTION | LOCATION,
        influence=2,
        cost=1,
        unique=True,
        on={
            TURN_BEGINS: (
                Trigger(
                    ChooseCard(
                        Cards(IN_RIG, other=True),
                        Sequence(TrashCard(TARGET, preventable=False), GainCredits(3)),
                    ),
                    OwnTurn(),
                    optional=True,
                    label="trash another card to gain 3 credits",
                ),
            )
        },
    ),
    # ANR-CC38
    Resource(
        "sacrificial-construct",
        "Sacrificial Construct",
        SHAPER,
        text=(
            "Trash this card: an installed program or hardware about to be trashed stays. "
            "This cannot stop costs, uniqueness, short memory, the loss of a host or a trash "
            "made while installing."
        ),
        code="01048",
        set_name="Core Set",
        subtypes=REMOTE,
        influence=1,
        cost=0,
        prevention=(
            Prevention(
                "trash this card: the card stays",
                PREVENT_TRASH,
                Cost(trash=True),
                kinds=PROGRAM | HARDWARE,
            ),
        ),
    ),
    Resource(
        "access-to-globalsec",
        "Access to Globalsec",
        NEUTRAL_RUNNER,
        text="1 more link.",
        code="01052",
        set_name="Core Set",
        subtypes=LINK,
        influence=0,
        cost=1,
        link_bonus=1,
    ),
    Resource(
        "armitage-codebusting",
        "Armitage Codebusting",
        NEUTRAL_RUNNER,
        text="Comes with 12 credits from the bank. 1 click: take 2 of them. Trashed when empty.",
        code="01053",
        set_name="Core Set",
        subtypes=JOB,
        influence=0,
        cost=1,
        hosted_credits=12,
        abilities=(Action("take 2 credits", Cost(clicks=1), TakeCredits(2)),),
    ),
    Resource(
        "the-helpful-ai",
        "The Helpful AI",
        SHAPER,
        text=(
            "1 more link. Trash this card: one icebreaker has 2 more strength until the turn "
            "is over."
        ),
        code="02008",
        set_name="What Lies Ahead",
        subtypes=CONNECTION | LINK | VIRTUAL,
        influence=2,
        cost=2,
        unique=True,
        link_bonus=1,
        abilities=(
            Paid(
                "an icebreaker has +2 strength this turn",
                Cost(trash=True),
                ChooseCard(Cards(IN_RIG, PROGRAM, ICEBREAKER), ChangeStrength(2, THIS_TURN)),
            ),
        ),
    ),
    Resource(
        "liberated-account",
        "Liberated Account",
        ANARCH,
        text="Comes with 16 credits from the bank. 1 click: take 4 of them. Trashed when empty.",
        code="02022",
        set_name="Trace Amount",
        influence=2,
        cost=6,
        hosted_credits=16,
        abilities=(Action("take 4 credits", Cost(clicks=1), TakeCredits(4)),),
    ),
    Resource(
        "compromised-employee",
        "Compromised Employee",
        CRIMINAL,
        text=(
            "1 recurring credit for traces. Each time the Corp rezzes a piece of ice the pool "
            "grows by 1 credit."
        ),
        code="02025",
        set_name="Trace Amount",
        subtypes=CONNECTION | LINK,
        influence=1,
        cost=2,
        recurring=Recurring(1, FOR_TRACE),
        on={CARD_REZZED: (Trigger(GainCredits(1), IsA(ICE)),)},
    ),
    Resource(
        "joshua-b",
        "Joshua B.",
        ANARCH,
        text=(
            "When the Runner's turn begins the Runner may gain a click; whoever does takes 1 "
            "tag when that turn ends, even if Joshua is gone by then."
        ),
        code="02042",
        set_name="Cyber Exodus",
        subtypes=CONNECTION,
        influence=3,
        cost=1,
        unique=True,
        on={
            TURN_BEGINS: (
                Trigger(
                    Sequence(GainClicks(1), Delayed(TURN_ENDS, GiveTags(1), THIS_TURN)),
                    OwnTurn(),
                    optional=True,
                    label="gain a click now and a tag when the turn ends",
                ),
            )
        },
    ),
    Resource(
        "personal-workshop",
        "Personal Workshop",
        SHAPER,
        text=(
            "1 click: put a program or hardware from the grip on this card, with power "
            "counters equal to its printed cost. 1 credit: take a counter off a card here; "
            "when the Runner's turn begins one comes off too. A card without counters is "
            "installed at once, ignoring all costs."
        ),
        code="02049",
        set_name="Cyber Exodus",
        subtypes=LOCATION,
        influence=4,
        cost=1,
        finishes=InstallGuest(),
        on={
            TURN_BEGINS: (
                Trigger(
                    ChooseCard(Cards(HOSTED_HERE), RemoveCounters(POWER, 1, TARGET)),
                    OwnTurn(),
                    label="take a counter off a card here",
                ),
            )
        },
        abilities=(
            Action(
                "put a program or hardware here",
                Cost(clicks=1),
                ChooseCard(
                    Cards(IN_GRIP, PROGRAM | HARDWARE),
                    HostHere(PrintedCost(TARGET)),
                ),
            ),
            Paid(
                "take a counter off a card here",
                Cost(credits=1),
                ChooseCard(Cards(HOSTED_HERE), RemoveCounters(POWER, 1, TARGET)),
            ),
        ),
    ),
    Resource(
        "public-sympathy",
        "Public Sympathy",
        NEUTRAL_RUNNER,
        text="The Runner's maximum hand size is 2 higher.",
        code="02050",
        set_name="Cyber Exodus",
        influence=0,
        cost=2,
        hand_size_bonus=2,
    ),
    Resource(
        "scrubber",
        "Scrubber",
        ANARCH,
        text="2 recurring credits for the trash costs of accessed cards.",
        code="02063",
        set_name="A Study in Static",
        subtypes=CONNECTION | SEEDY,
        influence=1,
        cost=2,
        recurring=Recurring(2, FOR_TRASH_COST),
    ),
    Resource(
        "all-nighter",
        "All-nighter",
        SHAPER,
        text="1 click, trash this card: gain 2 clicks.",
        code="02067",
        set_name="A Study in Static",
        influence=2,
        cost=0,
        abilities=(Action("gain 2 clicks", Cost(clicks=1, trash=True), GainClicks(2)),),
    ),
    Resource(
        "inside-man",
        "Inside Man",
        NEUTRAL_RUNNER,
        text="2 recurring credits for installing hardware.",
        code="02068",
        set_name="A Study in Static",
        subtypes=CONNECTION,
        influence=0,
        cost=3,
        recurring=Recurring(2, FOR_INSTALL_HARDWARE),
    ),
    Resource(
        "underworld-contact",
        "Underworld Contact",
        NEUTRAL_RUNNER,
        text=(
            "When the Runner's turn begins the pool grows by 1 credit, provided the Runner "
            "has 2 link or more."
        ),
        code="02069",
        set_name="A Study in Static",
        subtypes=CONNECTION,
        influence=0,
        cost=2,
        on={TURN_BEGINS: (Trigger(GainCredits(1), Both(OwnTurn(), LinkIsAtLeast(2))),)},
    ),
    Resource(
        "xanadu",
        "Xanadu",
        ANARCH,
        text="Every piece of ice costs 1 credit more to rez.",
        code="02082",
        set_name="Humanity's Shadow",
        subtypes=VIRTUAL,
        influence=2,
        cost=3,
        unique=True,
        constant=(Modifier(REZ_COST, 1, IsA(ICE)),),
    ),
    Resource(
        "kati-jones",
        "Kati Jones",
        NEUTRAL_RUNNER,
        text=(
            "Once per turn, for 1 click: either put 3 credits from the bank here or take all "
            "that lie here."
        ),
        code="02091",
        set_name="Humanity's Shadow",
        subtypes=CONNECTION,
        influence=0,
        cost=2,
        unique=True,
        abilities=(
            Action(
                "put 3 credits here", Cost(clicks=1), PlaceCounters(CREDIT, 3), once=True, group=33
            ),
            Action(
                "take all credits from here", Cost(clicks=1), TakeCredits(), once=True, group=33
            ),
        ),
    ),
    Resource(
        "data-leak-reversal",
        "Data Leak Reversal",
        ANARCH,
        text=(
            "Installed only in a turn with a successful run on a central server. 1 click, "
            "while the Runner is tagged: the top card of R&D is trashed unseen."
        ),
        code="02103",
        set_name="Future Proof",
        subtypes=VIRTUAL | SABOTAGE,
        influence=1,
        cost=0,
        install_if=AnyOf(
            HappenedThisTurn(SUCCESSFUL_HQ),
            HappenedThisTurn(SUCCESSFUL_RD),
            HappenedThisTurn(SUCCESSFUL_ARCHIVES),
        ),
        abilities=(
            Action("trash the top card of R&D", Cost(clicks=1), TrashFromTop(), IsTagged()),
        ),
    ),
    Resource(
        "mr-li",
        "Mr. Li",
        CRIMINAL,
        text="1 click: draw twice, then put one of these two cards under the stack.",
        code="02105",
        set_name="Future Proof",
        subtypes=CONNECTION,
        influence=2,
        cost=3,
        unique=True,
        abilities=(
            Action(
                "draw 2 cards and put one of them under the stack",
                Cost(clicks=1),
                DrawAndPutBack(2),
            ),
        ),
    ),
    Resource(
        "new-angeles-city-hall",
        "New Angeles City Hall",
        NEUTRAL_RUNNER,
        text="2 credits: one tag is prevented. Trashed when the Runner steals an agenda.",
        code="02109",
        set_name="Future Proof",
        subtypes=LOCATION | GOVERNMENT,
        influence=0,
        cost=1,
        unique=True,
        prevention=(Prevention("pay 2 credits: prevent 1 tag", PREVENT_TAGS, Cost(credits=2)),),
        on={AGENDA_STOLEN: (Trigger(TrashCard(SELF)),)},
    ),
    Resource(
        "professional-contacts",
        "Professional Contacts",
        SHAPER,
        text="1 click: the pool grows by 1 credit and the Runner draws once.",
        code="03049",
        set_name="Creation and Control",
        subtypes=CONNECTION,
        influence=2,
        cost=5,
        abilities=(
            Action(
                "gain 1 credit and draw a card", Cost(clicks=1), Sequence(GainCredits(1), Draw(1))
            ),
        ),
    ),
    Resource(
        "daily-casts",
        "Daily Casts",
        NEUTRAL_RUNNER,
        text=(
            "Comes with 8 credits from the bank. When the Runner's turn begins the Runner "
            "takes 2 of them. Trashed when empty."
        ),
        code="03053",
        set_name="Creation and Control",
        influence=0,
        cost=3,
        hosted_credits=8,
        on={TURN_BEGINS: (Trigger(TakeCredits(2), OwnTurn()),)},
    ),
    Resource(
        "same-old-thing",
        "Same Old Thing",
        NEUTRAL_RUNNER,
        text=(
            "2 clicks, trash this card: play an event out of the heap, paying what it costs; "
            "a double needs its further click."
        ),
        code="03054",
        set_name="Creation and Control",
        influence=0,
        cost=0,
        abilities=(
            Action(
                "play an event of the heap",
                Cost(clicks=2, trash=True),
                ChooseCard(Cards(IN_HEAP, EVENT), PlayCard(clicks=2)),
            ),
        ),
    ),
    Resource(
        "the-source",
        "The Source",
        NEUTRAL_RUNNER,
        text=(
            "Every agenda needs 1 more advancement counter, and stealing one costs 3 credits "
            "in addition. Trashed when an agenda is scored or stolen."
        ),
        code="03055",
        set_name="Creation and Control",
        subtypes=CONNECTION,
        influence=2,
        cost=2,
        unique=True,
        constant=(
            Modifier(ADVANCEMENT_REQUIREMENT, 1, IsA(AGENDA)),
            Modifier(STEAL_COST, 3, IsA(AGENDA)),
        ),
        on={AGENDA_SCORED: (Trigger(TrashCard(SELF)),), AGENDA_STOLEN: (Trigger(TrashCard(SELF)),)},
    ),
    Resource(
        "john-masanori",
        "John Masanori",
        NEUTRAL_RUNNER,
        text=(
            "The first successful run of a turn: the Runner draws once. The first "
            "unsuccessful run of a turn: the Runner takes a tag."
        ),
        code="04009",
        set_name="Opening Moves",
        subtypes=CONNECTION,
        influence=0,
        cost=2,
        unique=True,
        on={
            RUN_SUCCESSFUL: (Trigger(Draw(1), FirstThisTurn(SUCCESSFUL_RUNS)),),
            RUN_UNSUCCESSFUL: (Trigger(GiveTags(1), FirstThisTurn(UNSUCCESSFUL_RUNS)),),
        },
    ),
    Resource(
        "fall-guy",
        "Fall Guy",
        CRIMINAL,
        text=(
            "Trash this card: another installed resource about to be trashed stays. Trash "
            "this card: the pool grows by 2 credits."
        ),
        code="04106",
        set_name="Double Time",
        subtypes=CONNECTION,
        influence=1,
        cost=0,
        prevention=(
            Prevention(
                "trash this card: the resource stays",
                PREVENT_TRASH,
                Cost(trash=True),
                kinds=RESOURCE,
            ),
        ),
        abilities=(Paid("gain 2 credits", Cost(trash=True), GainCredits(2)),),
    ),
)
