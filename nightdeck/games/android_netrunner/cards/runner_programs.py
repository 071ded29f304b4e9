"""Programs that are not icebreakers."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.amounts import (
    ENCOUNTERED,
    Counters,
    Over,
    Times,
)
from nightdeck.games.android_netrunner.conditions import (
    FirstThisTurn,
    IsHost,
    OwnTurn,
    ServerIs,
)
from nightdeck.games.android_netrunner.definitions import (
    Action,
    Card,
    Cost,
    Hosting,
    Modifier,
    Paid,
    Prevention,
    Program,
    Trigger,
)
from nightdeck.games.android_netrunner.effects import (
    ChooseNumber,
    GainCredits,
    PlaceCounters,
)
from nightdeck.games.android_netrunner.effects_cards import (
    Search,
    ToHand,
)
from nightdeck.games.android_netrunner.effects_run import (
    AccessMore,
    ChangeStrength,
    MakeRun,
)
from nightdeck.games.android_netrunner.events import (
    ACCESS_BEGINS,
    RUN_SUCCESSFUL,
    TURN_BEGINS,
)
from nightdeck.games.android_netrunner.prevention import (
    PREVENT_DAMAGE,
)
from nightdeck.games.android_netrunner.selections import (
    AS_ICE,
    IN_STACK,
    Cards,
)
from nightdeck.games.android_netrunner.terms import (
    ANARCH,
    CRIMINAL,
    DAEMON,
    HQ_SERVER,
    ICEBREAKER,
    NET,
    NET_DAMAGE_EVENTS,
    ON_ARCHIVES,
    ON_CENTRAL,
    ON_RD,
    PROGRAM,
    SHAPER,
    STRENGTH,
    THIS_ENCOUNTER,
    TROJAN,
    VIRUS,
    VIRUS_COUNTER,
)

CARDS: Final[tuple[Card, ...]] = (
    Program(
        "datasucker",
        "Datasucker",
        ANARCH,
        text=(
            "Triggered when a run on a central server becomes successful (RUN5b): put 1 virus "
            "counter here. Paid, only in RUN3.1: remove 1 hosted virus counter -> the rezzed "
            "ice being encountered has -1 strength until that encounter ends."
        ),
        code="01008",
        set_name="Core Set",
        subtypes=VIRUS,
        influence=1,
        cost=1,
        memory=1,
        on={RUN_SUCCESSFUL: (Trigger(PlaceCounters(VIRUS_COUNTER), ServerIs(ON_CENTRAL)),)},
        abilities=(
            Paid(
                "the encountered ice has -1 strength",
                Cost(counters=(VIRUS_COUNTER, 1)),
                ChangeStrength(-1, THIS_ENCOUNTER, ENCOUNTERED),
                encounter=True,
            ),
        ),
    ),
    Program(
        "djinn",
        "Djinn",
        ANARCH,
        text=(
            "Can host non-icebreaker programs whose memory costs total at most 3; hosted "
            "programs do not use the Runner's MU. Action (1 click + 1 credit): search the "
            "stack for a virus program, reveal it, put it into the grip, shuffle the stack."
        ),
        code="01009",
        set_name="Core Set",
        subtypes=DAEMON,
        influence=2,
        cost=2,
        memory=1,
        hosting=Hosting(PROGRAM, most_memory=3, without_subtypes=ICEBREAKER, frees_memory=True),
        abilities=(
            Action(
                "search the stack for a virus",
                Cost(clicks=1, credits=1),
                Search(Cards(IN_STACK, PROGRAM, VIRUS), ToHand()),
            ),
        ),
    ),
    Program(
        "medium",
        "Medium",
        ANARCH,
        text=(
            "Triggered when a run on R&D becomes successful (RUN5b): put 1 virus counter "
            "here. Each time access to R&D starts (RUN5c) the Runner chooses a number from 0 "
            "to (hosted counters - 1) and accesses that many extra cards; with no counter "
            "there is no choice."
        ),
        code="01010",
        set_name="Core Set",
        subtypes=VIRUS,
        influence=3,
        cost=3,
        memory=1,
        on={
            RUN_SUCCESSFUL: (Trigger(PlaceCounters(VIRUS_COUNTER), ServerIs(ON_RD)),),
            ACCESS_BEGINS: (
                Trigger(
                    ChooseNumber(Over(1, Counters(VIRUS_COUNTER)), AccessMore()), ServerIs(ON_RD)
                ),
            ),
        },
    ),
    Program(
        "parasite",
        "Parasite",
        ANARCH,
        text=(
            "Installed only on a rezzed piece of ice (hosted there; still uses MU). At the "
            "start of each Runner turn put 1 virus counter here. Host ice has -1 strength per "
            "hosted virus counter. Whenever the host's strength is 0 or less, the host is "
            "trashed (Parasite goes with it)."
        ),
        code="01012",
        set_name="Core Set",
        subtypes=VIRUS | TROJAN,
        influence=2,
        cost=2,
        memory=1,
        install_on=Cards(AS_ICE, rezzed=1),
        starves_host=True,
        on={TURN_BEGINS: (Trigger(PlaceCounters(VIRUS_COUNTER), OwnTurn()),)},
        constant=(Modifier(STRENGTH, Times(-1, Counters(VIRUS_COUNTER)), IsHost()),),
    ),
    Program(
        "sneakdoor-beta",
        "Sneakdoor Beta",
        CRIMINAL,
        text=(
            "Action (1 click): run on Archives. If that run would become successful, the "
            "attacked server becomes HQ just before (success, triggers and access are for HQ; "
            "ice passed was that of Archives)."
        ),
        code="01028",
        set_name="Core Set",
        influence=3,
        cost=4,
        memory=2,
        abilities=(Action("run", Cost(clicks=1), MakeRun(ON_ARCHIVES, redirect=HQ_SERVER)),),
    ),
    Program(
        "magnum-opus",
        "Magnum Opus",
        SHAPER,
        text="Action (1 click): the pool grows by 2.",
        code="01044",
        set_name="Core Set",
        influence=2,
        cost=5,
        memory=2,
        abilities=(Action("gain 2 credits", Cost(clicks=1), GainCredits(2)),),
    ),
    Program(
        "net-shield",
        "Net Shield",
        SHAPER,
        text=(
            "Prevention: only for the first net damage event of a turn (either player's "
            "turn), and once for it: pay 1 credit, 1 point of it is prevented."
        ),
        code="01045",
        set_name="Core Set",
        influence=1,
        cost=2,
        memory=1,
        prevention=(
            Prevention(
                "pay 1 credit: prevent 1 net damage",
                PREVENT_DAMAGE,
                Cost(credits=1),
                kinds=1 << NET,
                when=FirstThisTurn(NET_DAMAGE_EVENTS),
                once=True,
            ),
        ),
    ),
    Program(
        "imp",
        "Imp",
        ANARCH,
        text=(
            "Enters with 2 virus counters. Once per turn per copy, at the access decision "
            "outside Archives: remove 1 hosted virus counter -> trash that card at no cost "
            "(an agenda may be trashed instead of stolen, cards without trash cost too)."
        ),
        code="02003",
        set_name="What Lies Ahead",
        subtypes=VIRUS,
        influence=3,
        cost=2,
        memory=1,
    ),
    Program(
        "nerve-agent",
        "Nerve Agent",
        ANARCH,
        text=(
            "Triggered when a run on HQ becomes successful (RUN5b): put 1 virus counter here. "
            "Each time access to HQ starts (RUN5c) the Runner chooses a number from 0 to "
            "(hosted counters - 1) and accesses that many extra random cards; with no counter "
            "there is no choice."
        ),
        code="02041",
        set_name="Cyber Exodus",
        subtypes=VIRUS,
        influence=2,
        cost=3,
        memory=1,
    ),
    Program(
        "snitch",
        "Snitch",
        CRIMINAL,
        text=(
            "Once per run, when approaching unrezzed ice the Runner may expose it and may "
            "then jack out (also at the first ice; not if the expose was prevented)."
        ),
        code="02045",
        set_name="Cyber Exodus",
        influence=2,
        cost=3,
        memory=1,
    ),
    Program(
        "disrupter",
        "Disrupter",
        ANARCH,
        text=(
            "Prevention, when a trace starts and before the Corp bids: trash this card -> its "
            "base strength is 0."
        ),
        code="02061",
        set_name="A Study in Static",
        influence=1,
        cost=1,
        memory=1,
    ),
    Program(
        "crescentus",
        "Crescentus",
        CRIMINAL,
        text=(
            "Paid, only in RUN3.1 with all subroutines of the encountered ice broken: trash "
            "this card -> derez that ice."
        ),
        code="02065",
        set_name="A Study in Static",
        influence=1,
        cost=1,
        memory=1,
    ),
    Program(
        "self-modifying-code",
        "Self-modifying Code",
        SHAPER,
        text=(
            "Paid: 2 credits and trash this card -> search the stack for a program and "
            "install it paying its install cost; shuffle the stack."
        ),
        code="03046",
        set_name="Creation and Control",
        influence=3,
        cost=0,
        memory=2,
    ),
    Program(
        "scheherazade",
        "Scheherazade",
        ANARCH,
        text=(
            "Can host any number of programs (hosted programs still use MU). Each time the "
            "Runner installs a program here, receive 1 credit from the bank. Unique."
        ),
        code="04022",
        set_name="Second Thoughts",
        subtypes=DAEMON,
        influence=1,
        cost=0,
        unique=True,
        memory=0,
    ),
)
