"""Resources."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.amounts import (
    TARGET,
    Counters,
)
from nightdeck.games.android_netrunner.conditions import (
    IsEncountered,
    OwnTurn,
)
from nightdeck.games.android_netrunner.definitions import (
    Action,
    Card,
    Cost,
    Modifier,
    Prevention,
    Recurring,
    Replacement,
    Resource,
    Trigger,
)
from nightdeck.games.android_netrunner.effects import (
    ChooseCard,
    ChooseNumber,
    Draw,
    GainCredits,
    LoseClicks,
    Sequence,
    TakeChosenCredits,
    TakeCredits,
)
from nightdeck.games.android_netrunner.effects_cards import (
    TrashCard,
)
from nightdeck.games.android_netrunner.events import (
    TURN_BEGINS,
)
from nightdeck.games.android_netrunner.prevention import (
    PREVENT_DAMAGE,
    PREVENT_TAGS,
    PREVENT_TRASH,
)
from nightdeck.games.android_netrunner.selections import (
    IN_RIG,
    Cards,
)
from nightdeck.games.android_netrunner.terms import (
    ANARCH,
    CONNECTION,
    CREDIT,
    CRIMINAL,
    FOR_INSTALL_HARDWARE,
    FOR_REMOVE_TAG,
    FOR_TRACE,
    FOR_TRASH_COST,
    GOVERNMENT,
    HARDWARE,
    JOB,
    LINK,
    LOCATION,
    MEAT,
    NEUTRAL_RUNNER,
    ON_REMOTE,
    PROGRAM,
    REMOTE,
    SABOTAGE,
    SEEDY,
    SHAPER,
    STRENGTH,
    VIRTUAL,
)

CARDS: Final[tuple[Card, ...]] = (
    Resource(
        "ice-carver",
        "Ice Carver",
        ANARCH,
        text="Constant: the ice the Runner is currently encountering has -1 strength. Unique.",
        code="01015",
        set_name="Core Set",
        subtypes=VIRTUAL,
        influence=3,
        cost=3,
        unique=True,
        constant=(Modifier(STRENGTH, -1, IsEncountered()),),
    ),
    Resource(
        "wyldside",
        "Wyldside",
        ANARCH,
        text=(
            "Triggered at the start of the Runner's turn, mandatory: draw twice, then lose 1 "
            "click. Unique."
        ),
        code="01016",
        set_name="Core Set",
        subtypes=LOCATION | SEEDY,
        influence=3,
        cost=3,
        unique=True,
        on={TURN_BEGINS: (Trigger(Sequence(Draw(2), LoseClicks(1)), OwnTurn()),)},
    ),
    Resource(
        "bank-job",
        "Bank Job",
        CRIMINAL,
        text=(
            "Enters with 8 credits from the bank. Whenever the Runner makes a successful run "
            "on a remote server, access may be replaced by taking any number of credits from "
            "here, 0 included. Trashed when empty."
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
        text=(
            "2 recurring credits, spendable on the remove-tag action. Prevention: trash this "
            "card; the Runner names an amount from 1 to 3, that much of the meat damage about "
            "to be done is prevented."
        ),
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
            "Action (1 click and forfeit 1 agenda of the Runner's score area): receive 9 "
            "credits from the bank."
        ),
        code="01031",
        set_name="Core Set",
        subtypes=CONNECTION | SEEDY,
        influence=2,
        cost=0,
    ),
    Resource(
        "decoy",
        "Decoy",
        CRIMINAL,
        text="Prevention: trash this card; one tag is not given.",
        code="01032",
        set_name="Core Set",
        subtypes=CONNECTION,
        influence=2,
        cost=1,
        prevention=(Prevention("trash this card: prevent 1 tag", PREVENT_TAGS, Cost(trash=True)),),
    ),
    Resource(
        "aesops-pawnshop",
        "Aesop's Pawnshop",
        SHAPER,
        text=(
            "At the start of the Runner's turn the Runner may trash 1 other own installed "
            "card; if so, receive 3 credits from the bank. Unique."
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
    Resource(
        "sacrificial-construct",
        "Sacrificial Construct",
        SHAPER,
        text=(
            "Prevention: trash this card; one installed program or hardware that a player is "
            "about to trash stays installed (not usable against costs, the uniqueness rule, "
            "memory overflow, host loss or the Runner's own install trashes)."
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
        text="Raises link by 1.",
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
        text=(
            "Enters with 12 credits from the bank. Action (1 click): take 2 of them into the "
            "pool. Trashed when empty."
        ),
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
            "Raises link by 1. Paid, trashing this card: an icebreaker of choice is 2 "
            "stronger until the turn is over. Unique."
        ),
        code="02008",
        set_name="What Lies Ahead",
        subtypes=CONNECTION | LINK | VIRTUAL,
        influence=2,
        cost=2,
        unique=True,
        link_bonus=1,
    ),
    Resource(
        "liberated-account",
        "Liberated Account",
        ANARCH,
        text=(
            "Enters with 16 credits; action (1 click): take 4 (or what is left). Trashed when "
            "empty."
        ),
        code="02022",
        set_name="Trace Amount",
        influence=2,
        cost=6,
        hosted_credits=16,
    ),
    Resource(
        "compromised-employee",
        "Compromised Employee",
        CRIMINAL,
        text=(
            "1 recurring credit, spendable in traces. Receive 1 credit from the bank each "
            "time the Corp rezzes ice."
        ),
        code="02025",
        set_name="Trace Amount",
        subtypes=CONNECTION | LINK,
        influence=1,
        cost=2,
        recurring=Recurring(1, FOR_TRACE),
    ),
    Resource(
        "joshua-b",
        "Joshua B.",
        ANARCH,
        text=(
            "At the start of the Runner's turn the Runner may gain 1 click; if so, take 1 tag "
            "when this turn ends (also if this card is gone by then). Unique."
        ),
        code="02042",
        set_name="Cyber Exodus",
        subtypes=CONNECTION,
        influence=3,
        cost=1,
        unique=True,
    ),
    Resource(
        "personal-workshop",
        "Personal Workshop",
        SHAPER,
        text=(
            "Action (1 click): put a program or hardware out of the grip onto this card, "
            "loaded with as many power counters as its install cost. Paid (1 credit): a "
            "hosted card of choice loses one counter. At each Runner turn start, mandatory: a "
            "hosted card of choice loses one counter. A hosted card without counters is "
            "installed at once, ignoring all costs (ANR-INS23)."
        ),
        code="02049",
        set_name="Cyber Exodus",
        subtypes=LOCATION,
        influence=4,
        cost=1,
    ),
    Resource(
        "public-sympathy",
        "Public Sympathy",
        NEUTRAL_RUNNER,
        text="Runner maximum hand size +2.",
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
        text="2 recurring credits, spendable on trash costs while accessing.",
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
        text="Action (1 click and trash this card): gain 2 clicks (net 1).",
        code="02067",
        set_name="A Study in Static",
        influence=2,
        cost=0,
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
            "At the start of the Runner's turn receive 1 credit from the bank if the Runner "
            "has at least 2 link."
        ),
        code="02069",
        set_name="A Study in Static",
        subtypes=CONNECTION,
        influence=0,
        cost=2,
    ),
    Resource(
        "xanadu",
        "Xanadu",
        ANARCH,
        text="The rez cost of all ice is 1 higher. Unique.",
        code="02082",
        set_name="Humanity's Shadow",
        subtypes=VIRTUAL,
        influence=2,
        cost=3,
        unique=True,
    ),
    Resource(
        "kati-jones",
        "Kati Jones",
        NEUTRAL_RUNNER,
        text=(
            "Usable once per turn: action (1 click): put 3 credits here; or action (1 click): "
            "take all credits from here. Unique."
        ),
        code="02091",
        set_name="Humanity's Shadow",
        subtypes=CONNECTION,
        influence=0,
        cost=2,
        unique=True,
    ),
    Resource(
        "data-leak-reversal",
        "Data Leak Reversal",
        ANARCH,
        text=(
            "Install condition: a central server was run successfully this turn. While tagged "
            "the Runner has: action (1 click) - the uppermost R&D card is trashed face down."
        ),
        code="02103",
        set_name="Future Proof",
        subtypes=VIRTUAL | SABOTAGE,
        influence=1,
        cost=0,
    ),
    Resource(
        "mr-li",
        "Mr. Li",
        CRIMINAL,
        text=(
            "Action (1 click): draw twice, then put 1 of those two on the bottom of the "
            "stack. Unique."
        ),
        code="02105",
        set_name="Future Proof",
        subtypes=CONNECTION,
        influence=2,
        cost=3,
        unique=True,
    ),
    Resource(
        "new-angeles-city-hall",
        "New Angeles City Hall",
        NEUTRAL_RUNNER,
        text=(
            "Prevention: 2 credits -> prevent 1 tag. When the Runner steals an agenda trash "
            "this card. Unique."
        ),
        code="02109",
        set_name="Future Proof",
        subtypes=LOCATION | GOVERNMENT,
        influence=0,
        cost=1,
        unique=True,
    ),
    Resource(
        "professional-contacts",
        "Professional Contacts",
        SHAPER,
        text="Action (1 click): the pool grows by 1 and the Runner draws once.",
        code="03049",
        set_name="Creation and Control",
        subtypes=CONNECTION,
        influence=2,
        cost=5,
    ),
    Resource(
        "daily-casts",
        "Daily Casts",
        NEUTRAL_RUNNER,
        text="Enters with 8 credits; at the start of the Runner's turn take 2. Trashed when empty.",
        code="03053",
        set_name="Creation and Control",
        influence=0,
        cost=3,
        hosted_credits=8,
    ),
    Resource(
        "same-old-thing",
        "Same Old Thing",
        NEUTRAL_RUNNER,
        text=(
            "Action (2 clicks and trash this card): play 1 event from the heap, paying its "
            "play cost and additional costs (a double needs its extra click)."
        ),
        code="03054",
        set_name="Creation and Control",
        influence=0,
        cost=0,
    ),
    Resource(
        "the-source",
        "The Source",
        NEUTRAL_RUNNER,
        text=(
            "Advancement requirement of all agendas +1. Stealing an agenda costs the Runner 3 "
            "credits as an additional cost. Trash this card when an agenda is scored or "
            "stolen. Unique."
        ),
        code="03055",
        set_name="Creation and Control",
        subtypes=CONNECTION,
        influence=2,
        cost=2,
        unique=True,
    ),
    Resource(
        "john-masanori",
        "John Masanori",
        NEUTRAL_RUNNER,
        text=(
            "Once per turn at the first successful run: one draw. Once per turn at the first "
            "unsuccessful run: one tag. Unique."
        ),
        code="04009",
        set_name="Opening Moves",
        subtypes=CONNECTION,
        influence=0,
        cost=2,
        unique=True,
    ),
    Resource(
        "fall-guy",
        "Fall Guy",
        CRIMINAL,
        text=(
            "Prevention: trash this card -> prevent the trashing of another installed "
            "resource. Paid: trash this card -> receive 2 credits from the bank."
        ),
        code="04106",
        set_name="Double Time",
        subtypes=CONNECTION,
        influence=1,
        cost=0,
    ),
)
