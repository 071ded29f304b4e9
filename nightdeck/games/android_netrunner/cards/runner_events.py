"""Events."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.amounts import (
    SELF,
    TARGET,
    BadPublicity,
    CreditsOf,
    Least,
    Number,
    Tags,
    Times,
)
from nightdeck.games.android_netrunner.card_abilities import FREE, Ability, Replacement
from nightdeck.games.android_netrunner.card_types import Event
from nightdeck.games.android_netrunner.conditions import (
    AtLeast,
    Both,
    HappenedThisTurn,
    IsA,
    NumberIs,
    OwnRun,
)
from nightdeck.games.android_netrunner.definitions import Card
from nightdeck.games.android_netrunner.effects import (
    DoDamage,
    Draw,
    GainCredits,
    GiveTags,
    LoseCredits,
    RemoveTags,
)
from nightdeck.games.android_netrunner.effects_cards import (
    AddToScoreArea,
    ArrangeTop,
    Derez,
    ExposeCard,
    RezCard,
    Search,
    ToHand,
    ToTopOfDeck,
    TrashCard,
)
from nightdeck.games.android_netrunner.effects_flow import (
    ChooseCard,
    ChooseCards,
    ChooseMode,
    ChooseNumber,
    Delayed,
    If,
    Lasting,
    May,
    Mode,
    Pay,
    Sequence,
    SpendX,
)
from nightdeck.games.android_netrunner.effects_install import InstallRunnerCard
from nightdeck.games.android_netrunner.effects_run import (
    AccessMoreThisRun,
    Bypass,
    MakeRun,
    TemporaryCredits,
    TrashAccessed,
)
from nightdeck.games.android_netrunner.events import (
    ICE_ENCOUNTERED,
    TURN_ENDS,
)
from nightdeck.games.android_netrunner.selections import (
    AS_ICE,
    CORP_INSTALLED,
    IN_GRIP,
    IN_HEAP,
    IN_STACK,
    Cards,
)
from nightdeck.games.android_netrunner.terms import (
    ANARCH,
    BARRIER,
    BRAIN,
    CANNOT_REZ_ICE,
    CODE_GATE,
    CORP,
    CRIMINAL,
    DOUBLE,
    HARDWARE,
    ICEBREAKER,
    JOB,
    MOD,
    NEUTRAL_RUNNER,
    ON_ANY,
    ON_ARCHIVES,
    ON_HQ,
    ON_RD,
    PROGRAM,
    RUN,
    SABOTAGE,
    SENTRY,
    SHAPER,
    SUBTYPES,
    SUCCESSFUL_ARCHIVES,
    SUCCESSFUL_HQ,
    SUCCESSFUL_RD,
    THIS_RUN,
    THIS_TURN,
    VIRUS,
)

INSTALL_FOR_A_TURN: Final = InstallRunnerCard(
    free=True, then=Delayed(TURN_ENDS, ToTopOfDeck(), THIS_TURN, about_target=True)
)
"""ANR-AB20 Test Run: the program goes back when the turn ends, if it is still installed."""

CARDS: Final[tuple[Card, ...]] = (
    Event(
        "deja-vu",
        "Déjà Vu",
        ANARCH,
        text="From the heap into the grip: either any 1 card, or 2 cards that are both viruses.",
        code="01002",
        set_name="Core Set",
        influence=2,
        cost=2,
        on_play=ChooseCard(
            Cards(IN_HEAP),
            Sequence(
                ToHand(),
                If(
                    IsA(PROGRAM, VIRUS),
                    ChooseCard(Cards(IN_HEAP, PROGRAM, VIRUS), ToHand(), optional=True),
                ),
            ),
        ),
    ),
    # ANR-CC15
    Event(
        "demolition-run",
        "Demolition Run",
        ANARCH,
        text=(
            "Run on HQ or R&D. Every card the Runner accesses in this run, an agenda or "
            "operation or ice too, may be trashed for nothing; an agenda trashed this way is "
            "not stolen."
        ),
        code="01003",
        set_name="Core Set",
        subtypes=RUN | SABOTAGE,
        influence=2,
        cost=2,
        on_play=MakeRun(ON_HQ | ON_RD),
        access_abilities=(Ability("trash the accessed card", FREE, TrashAccessed(), OwnRun()),),
    ),
    Event(
        "stimhack",
        "Stimhack",
        ANARCH,
        text=(
            "Run on any server. During this run 9 temporary credits pay for anything; what is "
            "left of them vanishes with the run. When it ends the Runner takes 1 brain damage "
            "that cannot be prevented."
        ),
        code="01004",
        set_name="Core Set",
        subtypes=RUN,
        influence=1,
        cost=0,
        on_play=MakeRun(
            ON_ANY, begin=TemporaryCredits(9), end=DoDamage(BRAIN, 1, preventable=False)
        ),
    ),
    # ANR-CC1
    Event(
        "account-siphon",
        "Account Siphon",
        CRIMINAL,
        text=(
            "Run on HQ. On success the Runner may, in place of access, name a number up to 5: "
            "the Corp loses that many credits, the Runner gains twice as many and then takes "
            "2 tags."
        ),
        code="01018",
        set_name="Core Set",
        subtypes=RUN | SABOTAGE,
        influence=4,
        cost=0,
        on_play=MakeRun(ON_HQ),
        replacement=Replacement(
            "take credits from the Corp instead of accessing",
            ON_HQ,
            ChooseNumber(
                Least(5, CreditsOf(CORP)),
                Sequence(LoseCredits(Number(), CORP), GainCredits(Times(2, Number())), GiveTags(2)),
            ),
            own_run=True,
        ),
    ),
    Event(
        "easy-mark",
        "Easy Mark",
        CRIMINAL,
        text="The pool grows by 3 credits.",
        code="01019",
        set_name="Core Set",
        subtypes=JOB,
        influence=1,
        cost=0,
        on_play=GainCredits(3),
    ),
    # ANR-CC18
    Event(
        "forged-activation-orders",
        "Forged Activation Orders",
        CRIMINAL,
        text=(
            "The Runner points at an unrezzed piece of ice. The Corp either rezzes it, paying "
            "as usual, or trashes it; if it cannot pay, the ice is trashed."
        ),
        code="01020",
        set_name="Core Set",
        subtypes=SABOTAGE,
        influence=2,
        cost=1,
        on_play=ChooseCard(
            Cards(AS_ICE, rezzed=0),
            ChooseMode(Mode("rez it", RezCard()), Mode("trash it", TrashCard()), seat=CORP),
        ),
    ),
    # ANR-CC22
    Event(
        "inside-job",
        "Inside Job",
        CRIMINAL,
        text="Run on any server. The first piece of ice encountered in this run is bypassed.",
        code="01021",
        set_name="Core Set",
        influence=3,
        cost=2,
        subtypes=RUN,
        on_play=MakeRun(ON_ANY, begin=Delayed(ICE_ENCOUNTERED, Bypass(), THIS_RUN)),
    ),
    Event(
        "special-order",
        "Special Order",
        CRIMINAL,
        text=(
            "Look through the stack for an icebreaker, show it and take it into the grip. The "
            "stack is shuffled, whether something was found or not."
        ),
        code="01022",
        set_name="Core Set",
        influence=2,
        cost=1,
        on_play=Search(Cards(IN_STACK, PROGRAM, ICEBREAKER), ToHand()),
    ),
    Event(
        "diesel",
        "Diesel",
        SHAPER,
        text="The Runner draws three times.",
        code="01034",
        set_name="Core Set",
        influence=2,
        cost=0,
        on_play=Draw(3),
    ),
    Event(
        "modded",
        "Modded",
        SHAPER,
        text=(
            "Install a program or hardware from the grip now; it costs 3 credits less, though "
            "never less than 0."
        ),
        code="01035",
        set_name="Core Set",
        subtypes=MOD,
        influence=2,
        cost=0,
        on_play=ChooseCard(Cards(IN_GRIP, PROGRAM | HARDWARE), InstallRunnerCard(discount=3)),
    ),
    # ANR-CC44
    Event(
        "the-makers-eye",
        "The Maker's Eye",
        SHAPER,
        text="Run on R&D. On success the Runner accesses 2 more cards there.",
        code="01036",
        set_name="Core Set",
        subtypes=RUN,
        influence=2,
        cost=2,
        on_play=MakeRun(ON_RD, success=AccessMoreThisRun(2)),
    ),
    # ANR-CC45
    Event(
        "tinkering",
        "Tinkering",
        SHAPER,
        text=(
            "One piece of ice, rezzed or not, counts as barrier, code gate and sentry in "
            "addition to what it is, until the turn is over."
        ),
        code="01037",
        set_name="Core Set",
        subtypes=MOD,
        influence=4,
        cost=0,
        on_play=ChooseCard(
            Cards(AS_ICE), Lasting(SUBTYPES, BARRIER | CODE_GATE | SENTRY, THIS_TURN, on=TARGET)
        ),
    ),
    Event(
        "infiltration",
        "Infiltration",
        NEUTRAL_RUNNER,
        text="Either the pool grows by 2 credits, or one installed unrezzed card is exposed.",
        code="01049",
        set_name="Core Set",
        influence=0,
        cost=0,
        on_play=ChooseMode(
            Mode("gain 2 credits", GainCredits(2)),
            Mode("expose a card", ChooseCard(Cards(CORP_INSTALLED, rezzed=0), ExposeCard())),
        ),
    ),
    Event(
        "sure-gamble",
        "Sure Gamble",
        NEUTRAL_RUNNER,
        text="The pool grows by 9 credits.",
        code="01050",
        set_name="Core Set",
        influence=0,
        cost=5,
        on_play=GainCredits(9),
    ),
    Event(
        "vamp",
        "Vamp",
        ANARCH,
        text=(
            "Run on HQ. On success the Runner may, in place of access, pay any number of "
            "credits: the Corp loses as many, or all it has. Whoever pays at least 1 takes 1 "
            "tag."
        ),
        code="02021",
        set_name="Trace Amount",
        subtypes=RUN | SABOTAGE,
        influence=2,
        cost=0,
        on_play=MakeRun(ON_HQ),
        replacement=Replacement(
            "pay credits so that the Corp loses as many",
            ON_HQ,
            SpendX(Sequence(LoseCredits(Number(), CORP), If(AtLeast(Number()), GiveTags(1)))),
            own_run=True,
        ),
    ),
    Event(
        "satellite-uplink",
        "Satellite Uplink",
        CRIMINAL,
        text="One installed unrezzed card is exposed, then perhaps a second one.",
        code="02023",
        set_name="Trace Amount",
        influence=3,
        cost=2,
        on_play=ChooseCards(Cards(CORP_INSTALLED, rezzed=0), 2, ExposeCard(), at_once=True),
    ),
    Event(
        "notoriety",
        "Notoriety",
        SHAPER,
        text=(
            "Playable only after successful runs on HQ, R&D and Archives in the same turn. It "
            "goes to the Runner's score area and is an agenda worth 1 point there."
        ),
        code="02026",
        set_name="Trace Amount",
        influence=1,
        cost=1,
        on_play=AddToScoreArea(),
        points=1,
        play_if=Both(
            HappenedThisTurn(SUCCESSFUL_HQ),
            HappenedThisTurn(SUCCESSFUL_RD),
            HappenedThisTurn(SUCCESSFUL_ARCHIVES),
        ),
    ),
    Event(
        "emergency-shutdown",
        "Emergency Shutdown",
        CRIMINAL,
        text=(
            "Playable only after a successful run on HQ in the same turn. One rezzed piece of "
            "ice is derezzed."
        ),
        code="02043",
        set_name="Cyber Exodus",
        subtypes=SABOTAGE,
        influence=2,
        cost=0,
        on_play=ChooseCard(Cards(AS_ICE, rezzed=1), Derez()),
        play_if=HappenedThisTurn(SUCCESSFUL_HQ),
    ),
    Event(
        "test-run",
        "Test Run",
        SHAPER,
        text=(
            "Install a program out of the stack, which is then shuffled, or out of the heap, "
            "ignoring all costs; memory still counts. If it is still installed when the turn "
            "ends it goes on top of the stack."
        ),
        code="02047",
        set_name="Cyber Exodus",
        influence=3,
        cost=3,
        on_play=ChooseMode(
            Mode("search the stack", Search(Cards(IN_STACK, PROGRAM), INSTALL_FOR_A_TURN)),
            Mode(
                "take a program of the heap",
                ChooseCard(Cards(IN_HEAP, PROGRAM), INSTALL_FOR_A_TURN),
            ),
        ),
    ),
    Event(
        "networking",
        "Networking",
        CRIMINAL,
        text=(
            "Remove 1 tag. Then the Runner may pay 1 credit to take this event back into the grip."
        ),
        code="02084",
        set_name="Humanity's Shadow",
        influence=1,
        cost=0,
        on_play=Sequence(RemoveTags(1), May(Pay(1, ToHand(SELF)))),
    ),
    Event(
        "quality-time",
        "Quality Time",
        SHAPER,
        text="The Runner draws five times.",
        code="02087",
        set_name="Humanity's Shadow",
        influence=1,
        cost=3,
        on_play=Draw(5),
    ),
    Event(
        "retrieval-run",
        "Retrieval Run",
        ANARCH,
        text=(
            "Run on Archives. On success the Runner may, in place of access, install a "
            "program out of the heap, ignoring all costs; memory still counts."
        ),
        code="02101",
        set_name="Future Proof",
        subtypes=RUN,
        influence=2,
        cost=3,
        on_play=MakeRun(ON_ARCHIVES),
        replacement=Replacement(
            "install a program of the heap instead of accessing",
            ON_ARCHIVES,
            ChooseCard(Cards(IN_HEAP, PROGRAM), InstallRunnerCard(free=True)),
            own_run=True,
        ),
    ),
    Event(
        "indexing",
        "Indexing",
        SHAPER,
        text=(
            "Run on R&D. On success the Runner may, in place of access, look at the five "
            "uppermost cards of R&D and put them back in any order."
        ),
        code="02106",
        set_name="Future Proof",
        subtypes=RUN,
        influence=3,
        cost=0,
        on_play=MakeRun(ON_RD),
        replacement=Replacement(
            "arrange the top of R&D instead of accessing", ON_RD, ArrangeTop(5), own_run=True
        ),
    ),
    Event(
        "dirty-laundry",
        "Dirty Laundry",
        NEUTRAL_RUNNER,
        text=(
            "Run on any server. When the run ends the pool grows by 5 credits, provided it "
            "was successful."
        ),
        code="03052",
        set_name="Creation and Control",
        subtypes=RUN,
        influence=0,
        cost=2,
        on_play=MakeRun(ON_ANY, end=If(NumberIs(1), GainCredits(5))),
    ),
    Event(
        "lawyer-up",
        "Lawyer Up",
        CRIMINAL,
        text="Costs one more click. The Runner gets rid of up to two tags, then draws three times.",
        code="04063",
        set_name="True Colors",
        subtypes=DOUBLE,
        influence=1,
        cost=2,
        extra_clicks=1,
        on_play=Sequence(ChooseNumber(Least(2, Tags()), RemoveTags(Number())), Draw(3)),
    ),
    Event(
        "blackmail",
        "Blackmail",
        NEUTRAL_RUNNER,
        text=(
            "Playable only while the Corp has bad publicity. Run on any server; the Corp "
            "cannot rez ice during this run."
        ),
        code="04089",
        set_name="Fear and Loathing",
        subtypes=RUN,
        influence=0,
        cost=1,
        on_play=MakeRun(ON_ANY, begin=Lasting(CANNOT_REZ_ICE, 1, THIS_RUN, everywhere=True)),
        play_if=AtLeast(BadPublicity()),
    ),
    Event(
        "lucky-find",
        "Lucky Find",
        NEUTRAL_RUNNER,
        text="Costs one more click. The pool grows by 9 credits.",
        code="04109",
        set_name="Double Time",
        subtypes=DOUBLE,
        influence=2,
        cost=3,
        extra_clicks=1,
        on_play=GainCredits(9),
    ),
)
