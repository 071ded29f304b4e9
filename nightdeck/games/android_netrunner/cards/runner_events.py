"""Events."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.amounts import (
    CreditsOf,
    Least,
    Number,
    Times,
)
from nightdeck.games.android_netrunner.conditions import (
    OwnRun,
)
from nightdeck.games.android_netrunner.definitions import (
    FREE,
    Ability,
    Card,
    Event,
    Replacement,
)
from nightdeck.games.android_netrunner.effects import (
    ChooseCard,
    ChooseNumber,
    Delayed,
    DoDamage,
    Draw,
    GainCredits,
    GiveTags,
    LoseCredits,
    Nothing,
    Sequence,
)
from nightdeck.games.android_netrunner.effects_cards import (
    InstallRunnerCard,
    Search,
    ToHand,
)
from nightdeck.games.android_netrunner.effects_run import (
    AccessMoreThisRun,
    Bypass,
    MakeRun,
    TemporaryCredits,
    TrashAccessed,
)
from nightdeck.games.android_netrunner.events import (
    ICE_ENCOUNTERED,
)
from nightdeck.games.android_netrunner.selections import (
    IN_GRIP,
    IN_STACK,
    Cards,
)
from nightdeck.games.android_netrunner.terms import (
    ANARCH,
    BRAIN,
    CORP,
    CRIMINAL,
    DOUBLE,
    HARDWARE,
    ICEBREAKER,
    JOB,
    MOD,
    NEUTRAL_RUNNER,
    ON_ANY,
    ON_HQ,
    ON_RD,
    PROGRAM,
    RUN,
    SABOTAGE,
    SHAPER,
    THIS_RUN,
)

CARDS: Final[tuple[Card, ...]] = (
    Event(
        "deja-vu",
        "Déjà Vu",
        ANARCH,
        text=(
            "The Runner moves cards (not this event itself, which is still in the play area) "
            "from heap to grip: either exactly 1 card of any kind, or 1 to 2 cards that all "
            "have subtype virus."
        ),
        code="01002",
        set_name="Core Set",
        influence=2,
        cost=2,
        on_play=Nothing(),
    ),
    Event(
        "demolition-run",
        "Demolition Run",
        ANARCH,
        text=(
            "Run on HQ or R&D (Runner chooses). While that run lasts, each card the Runner "
            "accesses (root upgrades included) may be trashed for 0 credits at the access "
            "decision, including cards without a trash cost; an agenda may be trashed this "
            "way instead of being stolen."
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
            "Run on any server. 9 temporary credits are available during that run for any "
            "payment of the Runner; they count as part of the pool for losing and paying, and "
            "unspent ones vanish when it ends. When the run ends the Runner takes 1 brain "
            "damage that cannot be prevented."
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
    Event(
        "account-siphon",
        "Account Siphon",
        CRIMINAL,
        text=(
            "Run on HQ. If it is successful the Runner may replace access: the Corp loses at "
            "most 5 credits (Runner chooses the number, limited by the Corp pool), the Runner "
            "gains 2 credits per credit lost, then takes 2 tags."
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
        text="The Runner pool grows by 3.",
        code="01019",
        set_name="Core Set",
        subtypes=JOB,
        influence=1,
        cost=0,
        on_play=Nothing(),
    ),
    Event(
        "forged-activation-orders",
        "Forged Activation Orders",
        CRIMINAL,
        text=(
            "The Runner chooses an unrezzed piece of ice. The Corp decides: rez it (paying "
            "its rez cost) or trash it; if it cannot pay, it is trashed."
        ),
        code="01020",
        set_name="Core Set",
        subtypes=SABOTAGE,
        influence=2,
        cost=1,
        on_play=Nothing(),
    ),
    Event(
        "inside-job",
        "Inside Job",
        CRIMINAL,
        text=(
            "Run on any server. The first ice encountered during this run is bypassed when "
            "the encounter starts."
        ),
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
            "Search the stack for a program with subtype icebreaker, show it, take it into "
            "the grip; the stack is shuffled (also when nothing is found)."
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
        text="The Runner moves three cards, one after another, from stack to grip.",
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
            "Install 1 program or hardware from the grip now, its install cost reduced by 3 "
            "(minimum 0)."
        ),
        code="01035",
        set_name="Core Set",
        subtypes=MOD,
        influence=2,
        cost=0,
        on_play=ChooseCard(Cards(IN_GRIP, PROGRAM | HARDWARE), InstallRunnerCard(discount=3)),
    ),
    Event(
        "the-makers-eye",
        "The Maker's Eye",
        SHAPER,
        text=(
            "Run on R&D. If it is successful, the access of that run covers 2 additional "
            "cards of R&D."
        ),
        code="01036",
        set_name="Core Set",
        subtypes=RUN,
        influence=2,
        cost=2,
        on_play=MakeRun(ON_RD, success=AccessMoreThisRun(2)),
    ),
    Event(
        "tinkering",
        "Tinkering",
        SHAPER,
        text=(
            "Choose one ice (rezzed or not). Until end of turn it also has the subtypes "
            "sentry, code gate and barrier."
        ),
        code="01037",
        set_name="Core Set",
        subtypes=MOD,
        influence=4,
        cost=0,
        on_play=Nothing(),
    ),
    Event(
        "infiltration",
        "Infiltration",
        NEUTRAL_RUNNER,
        text=(
            "The Runner chooses one mode: gain 2 credits, or expose one installed unrezzed "
            "card (this mode needs such a card)."
        ),
        code="01049",
        set_name="Core Set",
        influence=0,
        cost=0,
        on_play=Nothing(),
    ),
    Event(
        "sure-gamble",
        "Sure Gamble",
        NEUTRAL_RUNNER,
        text="The Runner pool grows by 9 (net 4 after its cost).",
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
            "Run on HQ. If successful the Runner may replace access: pay X credits (0 up to "
            "what the Runner can pay, temporary credits of the run included), the Corp loses "
            "X credits or all it has; if X is at least 1 the Runner takes 1 tag."
        ),
        code="02021",
        set_name="Trace Amount",
        subtypes=RUN | SABOTAGE,
        influence=2,
        cost=0,
        on_play=Nothing(),
    ),
    Event(
        "satellite-uplink",
        "Satellite Uplink",
        CRIMINAL,
        text="Expose one or two installed unrezzed cards, one after the other.",
        code="02023",
        set_name="Trace Amount",
        influence=3,
        cost=2,
        on_play=Nothing(),
    ),
    Event(
        "notoriety",
        "Notoriety",
        SHAPER,
        text=(
            "Play condition: this turn saw successful runs on all three central servers. "
            "Instead of being trashed the card moves to the Runner score area and counts "
            "there as an agenda worth 1 point."
        ),
        code="02026",
        set_name="Trace Amount",
        influence=1,
        cost=1,
        on_play=Nothing(),
    ),
    Event(
        "emergency-shutdown",
        "Emergency Shutdown",
        CRIMINAL,
        text="Play condition: HQ was run successfully this turn. One rezzed ice is derezzed.",
        code="02043",
        set_name="Cyber Exodus",
        subtypes=SABOTAGE,
        influence=2,
        cost=0,
        on_play=Nothing(),
    ),
    Event(
        "test-run",
        "Test Run",
        SHAPER,
        text=(
            "Take a program from the stack (then shuffle) or from the heap and install it, "
            "ignoring all costs (memory still applies, ANR-INS21). At the end of the turn, if "
            "it was not uninstalled, put it on top of the stack."
        ),
        code="02047",
        set_name="Cyber Exodus",
        influence=3,
        cost=3,
        on_play=Nothing(),
    ),
    Event(
        "networking",
        "Networking",
        CRIMINAL,
        text=(
            "Remove 1 tag. Then the Runner may pay 1 credit: the event goes to the grip "
            "instead of the heap."
        ),
        code="02084",
        set_name="Humanity's Shadow",
        influence=1,
        cost=0,
        on_play=Nothing(),
    ),
    Event(
        "quality-time",
        "Quality Time",
        SHAPER,
        text="The Runner moves five cards, one after another, from stack to grip.",
        code="02087",
        set_name="Humanity's Shadow",
        influence=1,
        cost=3,
        on_play=Nothing(),
    ),
    Event(
        "retrieval-run",
        "Retrieval Run",
        ANARCH,
        text=(
            "Run on Archives. If successful the Runner may replace access: install 1 program "
            "from the heap, ignoring all costs (memory still applies)."
        ),
        code="02101",
        set_name="Future Proof",
        subtypes=RUN,
        influence=2,
        cost=3,
        on_play=Nothing(),
    ),
    Event(
        "indexing",
        "Indexing",
        SHAPER,
        text=(
            "Run on R&D. On success the Runner may, in place of access, inspect the five "
            "uppermost R&D cards and return them in an order of choice."
        ),
        code="02106",
        set_name="Future Proof",
        subtypes=RUN,
        influence=3,
        cost=0,
        on_play=Nothing(),
    ),
    Event(
        "dirty-laundry",
        "Dirty Laundry",
        NEUTRAL_RUNNER,
        text=(
            "Run on any server; afterwards the Runner receives 5 credits provided the run "
            "succeeded."
        ),
        code="03052",
        set_name="Creation and Control",
        subtypes=RUN,
        influence=0,
        cost=2,
        on_play=Nothing(),
    ),
    Event(
        "lawyer-up",
        "Lawyer Up",
        CRIMINAL,
        text=(
            "Needs one extra click to play. Discard one or two of the Runner's tags (or "
            "none), then draw three times."
        ),
        code="04063",
        set_name="True Colors",
        subtypes=DOUBLE,
        influence=1,
        cost=2,
        extra_clicks=1,
        on_play=Nothing(),
    ),
    Event(
        "blackmail",
        "Blackmail",
        NEUTRAL_RUNNER,
        text=(
            "Play condition: the Corp has bad publicity. Run on any server; the Corp cannot "
            "rez ice during it."
        ),
        code="04089",
        set_name="Fear and Loathing",
        subtypes=RUN,
        influence=0,
        cost=1,
        on_play=Nothing(),
    ),
    Event(
        "lucky-find",
        "Lucky Find",
        NEUTRAL_RUNNER,
        text="Needs one extra click to play. Receive 9 credits from the bank.",
        code="04109",
        set_name="Double Time",
        subtypes=DOUBLE,
        influence=2,
        cost=3,
        extra_clicks=1,
        on_play=Nothing(),
    ),
)
