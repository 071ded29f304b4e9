"""Programs that are not icebreakers."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.amounts import (
    ENCOUNTERED,
    Counters,
    Over,
    Times,
)
from nightdeck.games.android_netrunner.card_abilities import (
    Ability,
    Action,
    Cost,
    Hosting,
    Modifier,
    Paid,
    Prevention,
    Trigger,
)
from nightdeck.games.android_netrunner.card_types import Program
from nightdeck.games.android_netrunner.conditions import (
    Both,
    EncounteredIsFullyBroken,
    FirstThisTurn,
    HostedOn,
    InEncounter,
    IsHost,
    IsRezzed,
    Not,
    NotInArchives,
    OwnTurn,
    ServerIs,
)
from nightdeck.games.android_netrunner.definitions import Card
from nightdeck.games.android_netrunner.effects import GainCredits, PlaceCounters
from nightdeck.games.android_netrunner.effects_cards import Derez, ExposeCard, Search, ToHand
from nightdeck.games.android_netrunner.effects_flow import ChooseNumber
from nightdeck.games.android_netrunner.effects_install import InstallRunnerCard
from nightdeck.games.android_netrunner.effects_run import (
    AccessMore,
    ChangeStrength,
    MakeRun,
    OfferJackOut,
    TrashAccessed,
)
from nightdeck.games.android_netrunner.events import (
    ACCESS_BEGINS,
    CARD_INSTALLED,
    ICE_APPROACHED,
    RUN_SUCCESSFUL,
    TURN_BEGINS,
)
from nightdeck.games.android_netrunner.prevention import (
    PREVENT_DAMAGE,
    PREVENT_TRACE,
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
    ON_HQ,
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
    # ANR-CC14
    Program(
        "datasucker",
        "Datasucker",
        ANARCH,
        text=(
            "Each successful run on a central server puts 1 virus counter here. In an "
            "encounter, 1 of these counters: the ice has 1 strength less until the encounter "
            "is over."
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
            "Hosts programs that are not icebreakers, up to 3 memory in all; they use none of "
            "the Runner's. 1 click, 1 credit: look through the stack for a virus, show it and "
            "take it into the grip; the stack is shuffled."
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
    # ANR-CC25
    Program(
        "medium",
        "Medium",
        ANARCH,
        text=(
            "Each successful run on R&D puts 1 virus counter here. When the Runner starts to "
            "access R&D, one card more may be accessed for every counter here beyond the "
            "first."
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
            "Installed only on rezzed ice, where it goes on using memory. When the Runner's "
            "turn begins 1 virus counter is put here. The ice has 1 strength less for each of "
            "them and is trashed at strength 0 or less."
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
    # ANR-CC42
    Program(
        "sneakdoor-beta",
        "Sneakdoor Beta",
        CRIMINAL,
        text=(
            "1 click: run on Archives. When that run would be successful it is treated as a "
            "run on HQ instead."
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
        text="1 click: the pool grows by 2 credits.",
        code="01044",
        set_name="Core Set",
        influence=2,
        cost=5,
        memory=2,
        abilities=(Action("gain 2 credits", Cost(clicks=1), GainCredits(2)),),
    ),
    # ANR-CC26
    Program(
        "net-shield",
        "Net Shield",
        SHAPER,
        text="1 credit: prevent 1 point of the first net damage of a turn.",
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
            "Comes with 2 virus counters. Once per turn, 1 of these counters: trash the card "
            "being accessed, whatever it is, unless it lies in Archives."
        ),
        code="02003",
        set_name="What Lies Ahead",
        subtypes=VIRUS,
        influence=3,
        cost=2,
        memory=1,
        enters_with=(VIRUS_COUNTER, 2),
        access_abilities=(
            Ability(
                "trash the accessed card",
                Cost(counters=(VIRUS_COUNTER, 1)),
                TrashAccessed(),
                NotInArchives(),
                once=True,
            ),
        ),
    ),
    Program(
        "nerve-agent",
        "Nerve Agent",
        ANARCH,
        text=(
            "Each successful run on HQ puts 1 virus counter here. When the Runner starts to "
            "access HQ, one random card more may be accessed for every counter here beyond "
            "the first."
        ),
        code="02041",
        set_name="Cyber Exodus",
        subtypes=VIRUS,
        influence=2,
        cost=3,
        memory=1,
        on={
            RUN_SUCCESSFUL: (Trigger(PlaceCounters(VIRUS_COUNTER), ServerIs(ON_HQ)),),
            ACCESS_BEGINS: (
                Trigger(
                    ChooseNumber(Over(1, Counters(VIRUS_COUNTER)), AccessMore()), ServerIs(ON_HQ)
                ),
            ),
        },
    ),
    Program(
        "snitch",
        "Snitch",
        CRIMINAL,
        text=(
            "Once per run, at the approach to unrezzed ice, the Runner may expose it and may "
            "then jack out, at the first ice too."
        ),
        code="02045",
        set_name="Cyber Exodus",
        influence=2,
        cost=3,
        memory=1,
        on={
            ICE_APPROACHED: (
                Trigger(
                    ExposeCard(OfferJackOut()),
                    Not(IsRezzed()),
                    optional=True,
                    once_per_run=True,
                    label="expose the approached ice",
                ),
            )
        },
    ),
    Program(
        "disrupter",
        "Disrupter",
        ANARCH,
        text="Trash this card when a trace starts: its base strength is 0.",
        code="02061",
        set_name="A Study in Static",
        influence=1,
        cost=1,
        memory=1,
        prevention=(
            Prevention(
                "trash this card: the base strength of the trace is 0",
                PREVENT_TRACE,
                Cost(trash=True),
            ),
        ),
    ),
    Program(
        "crescentus",
        "Crescentus",
        CRIMINAL,
        text=(
            "In an encounter with ice all of whose subroutines are broken, trash this card: "
            "that ice is derezzed."
        ),
        code="02065",
        set_name="A Study in Static",
        influence=1,
        cost=1,
        memory=1,
        abilities=(
            Paid(
                "derez the encountered ice",
                Cost(trash=True),
                Derez(ENCOUNTERED),
                Both(InEncounter(), EncounteredIsFullyBroken()),
                encounter=True,
            ),
        ),
    ),
    Program(
        "self-modifying-code",
        "Self-modifying Code",
        SHAPER,
        text=(
            "2 credits, trash this card: look through the stack for a program and install it, "
            "paying for it; the stack is shuffled."
        ),
        code="03046",
        set_name="Creation and Control",
        influence=3,
        cost=0,
        memory=2,
        abilities=(
            Paid(
                "search the stack for a program and install it",
                Cost(credits=2, trash=True),
                Search(Cards(IN_STACK, PROGRAM), InstallRunnerCard()),
            ),
        ),
    ),
    Program(
        "scheherazade",
        "Scheherazade",
        ANARCH,
        text=(
            "Hosts any number of programs, which go on using memory. Each program installed "
            "here brings 1 credit."
        ),
        code="04022",
        set_name="Second Thoughts",
        subtypes=DAEMON,
        influence=1,
        cost=0,
        unique=True,
        memory=0,
        hosting=Hosting(PROGRAM),
        on={CARD_INSTALLED: (Trigger(GainCredits(1), HostedOn()),)},
    ),
)
