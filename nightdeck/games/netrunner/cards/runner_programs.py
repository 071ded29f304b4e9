"""What the programs that are no icebreakers do beyond their facts (ONR-3.6)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.cards.effects_runner_programs import OpenTheBox, SelfConstruct
from nightdeck.games.netrunner.language import do, of, some, when
from nightdeck.games.netrunner.language.behaviour import Behaviour, Upon
from nightdeck.games.netrunner.model import events, terms
from nightdeck.games.netrunner.model.card_abilities import (
    AFTER_REVEAL,
    AFTER_RUN,
    AGAINST_DAMAGE,
    AGAINST_TRASH,
    ALL,
    BEFORE_ACCESS,
    IN_ENCOUNTER,
    IN_RUN,
    ON_APPROACH,
    ON_REZ,
    Ability,
    Cost,
    CounterText,
    LastBreath,
    Prevention,
    action,
)
from nightdeck.games.netrunner.model.vocabulary import Modifier

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "boardwalk": Behaviour(
        counter=CounterText(
            terms.PLAYER_COUNTER_SOURCE - terms.BOARDWALK,
            events.TURN_STARTS,
            do.LookAtHq(of.Halved(of.Number())),
            seat=terms.RUNNER,
            least=2,
            label="Boardwalk: look into HQ",
        )
    ),
    "butcher-boy": Behaviour(
        counter=CounterText(
            terms.PLAYER_COUNTER_SOURCE - terms.BUTCHER_BOY,
            events.TURN_STARTS,
            do.GainBits(of.Halved(of.Number()), terms.RUNNER),
            seat=terms.RUNNER,
            least=2,
            label="Butcher Boy: gain bits",
        )
    ),
    "cascade": Behaviour(
        counter=CounterText(
            terms.PLAYER_COUNTER_SOURCE - terms.CASCADE,
            events.TURN_STARTS,
            do.TrashFromTop(of.Halved(of.Number())),
            seat=terms.CORP,
            least=2,
            label="Cascade: trash from R&D",
        )
    ),
    "clown": Behaviour(constant=Modifier(terms.STRENGTH, -1, when.IsEncountered())),
    "cockroach": Behaviour(
        counter=CounterText(
            terms.PLAYER_COUNTER_SOURCE - terms.COCKROACH,
            seat=terms.CORP,
            quantity=terms.RANDOM_DISCARD,
            per=2,
        )
    ),
    "deep-thought": Behaviour(
        counter=CounterText(
            terms.PLAYER_COUNTER_SOURCE - terms.THOUGHT,
            events.TURN_STARTS,
            do.LookAtTop(1, terms.RD),
            seat=terms.RUNNER,
            least=3,
            label="Deep Thought: look at R&D",
        )
    ),
    "emergency-self-construct": Behaviour(breath=LastBreath(SelfConstruct(), loses_hand=True)),
    "expert-schedule-analyzer": Behaviour(on=Upon(events.HQ_ACCESSED, do.LookAtHq())),
    "fait-accompli": Behaviour(
        counter=CounterText(
            terms.FORT_COUNTER_SOURCE - terms.FAIT, quantity=terms.DIFFICULTY, per=2
        )
    ),
    "false-echo": Behaviour(
        abilities=Ability(
            Cost(bits=2),
            do.ForEach(some.IceOfTheRun(), do.RezCard()),
            AFTER_RUN,
            when.SuccessfulRun(),
            per_run=True,
            label="the Corp rezzes the ice on this fort",
        )
    ),
    "gremlins": Behaviour(
        counter=CounterText(
            terms.PLAYER_COUNTER_SOURCE - terms.GREMLIN,
            seat=terms.CORP,
            quantity=terms.HAND_SIZE,
            per=2,
            amount=-1,
        )
    ),
    "highlighter": Behaviour(
        counter=CounterText(
            terms.PLAYER_COUNTER_SOURCE - terms.HIGHLIGHTER,
            quantity=terms.ACCESSES,
            beyond=1,
            forts=terms.ON_RD,
        )
    ),
    "i-spy": Behaviour(
        abilities=Ability(
            Cost(trash=True),
            do.AddFortCounter(terms.SPY),
            AFTER_RUN,
            when.SuccessfulRun(),
            label="put a Spy counter into this fort",
        )
    ),
    "incubator": Behaviour(
        counter=CounterText(
            terms.PLAYER_COUNTER_SOURCE - terms.INCUBATE,
            events.TURN_STARTS,
            do.Repeat(of.Number(), do.RollDie(do.If(when.DieIs(6, 6), do.MultiplyVirus()))),
            seat=terms.RUNNER,
            label="Incubator: roll dice",
        )
    ),
    "joan-of-arc": Behaviour(
        prevention=(
            Prevention(
                AGAINST_TRASH,
                Cost(trash=True),
                terms.PROGRAM,
                saves_all=True,
                label="trash it to save programs",
            ),
            Prevention(
                AGAINST_TRASH,
                Cost(bits=1, to_hand=True),
                terms.PROGRAM,
                saves_all=True,
                label="return it to your hand to save programs",
            ),
        )
    ),
    "microtech-ai-interface": Behaviour(
        abilities=Ability(
            Cost(),
            do.ChooseNumber(
                "How many cards go to the bottom of R&D?",
                of.DeckCount(terms.CORP),
                do.TopToBottom(),
            ),
            BEFORE_ACCESS,
            when.AccessIsOn(terms.ON_RD),
            per_run=True,
            label="put top cards of R&D on its bottom",
        )
    ),
    "mouse": Behaviour(
        abilities=action(
            do.ChooseCard(some.Installed(ice=False, rezzed=False), do.Expose()),
            label="expose a card inside a fort",
        )
    ),
    "mystery-box": Behaviour(
        abilities=Ability(
            Cost(),
            OpenTheBox(5, do.InstallForRunner()),
            IN_RUN | IN_ENCOUNTER,
            per_run=True,
            label="show the top 5 cards of your stack",
        )
    ),
    "netspace-inverter": Behaviour(
        abilities=Ability(
            Cost(),
            do.ReverseIce(),
            AFTER_RUN,
            when.SuccessfulRun(),
            per_run=True,
            label="reverse the ice",
        )
    ),
    "newsgroup-filter": Behaviour(abilities=action(do.GainBits(2))),
    "pox": Behaviour(
        counter=CounterText(
            terms.FORT_COUNTER_SOURCE - terms.POX, quantity=terms.INSIDE_INSTALL_COST, per=2
        )
    ),
    "r-and-d-protocol-files": Behaviour(
        abilities=action(
            do.MakeRun(
                terms.ON_RD,
                instead=do.If(
                    when.DeckHasCards(terms.CORP), do.LookAtTop(5, terms.RD), do.Nothing()
                ),
            ),
            label="run on R&D and look at 5 cards",
        )
    ),
    "rabbit": Behaviour(constant=Modifier(terms.TRACE_LIMIT, -1, when.IsA(terms.ICE))),
    "scaldan": Behaviour(
        counter=CounterText(
            terms.PLAYER_COUNTER_SOURCE - terms.SCALDAN,
            events.TURN_STARTS,
            do.RollDie(do.If(when.DieIs(5, 6), do.BadPublicity(1))),
            seat=terms.CORP,
            each=True,
            label="Scaldan: roll a die",
        )
    ),
    "seeya": Behaviour(
        abilities=action(
            do.ChooseCard(some.Installed(rezzed=False), do.Expose()), bits=1, label="expose a card"
        )
    ),
    "self-modifying-code": Behaviour(
        abilities=Ability(
            Cost(trash=True),
            do.Search(terms.PROGRAM, do.InstallForRunner(free=False), payable=True),
            IN_RUN | IN_ENCOUNTER,
            label="search for a program",
        )
    ),
    "shredder-uplink-protocol": Behaviour(
        abilities=action(
            do.MakeRun(terms.ON_ARCHIVES, redirect=terms.HQ_FORT),
            label="run on Archives to access HQ",
        )
    ),
    "signpost": Behaviour(
        abilities=Ability(
            Cost(bits=1), do.RaiseLink(2), AFTER_REVEAL, per_trace=True, purpose=terms.FOR_LINK
        )
    ),
    "skivviss": Behaviour(
        counter=CounterText(
            terms.PLAYER_COUNTER_SOURCE - terms.SKIVVISS,
            events.TURN_STARTS,
            do.Draw(of.Number(), terms.CORP),
            seat=terms.CORP,
            label="Skivviss: draw",
        )
    ),
    "skullcap": Behaviour(
        prevention=Prevention(
            AGAINST_DAMAGE,
            Cost(trash=True),
            1 << terms.NET | 1 << terms.BRAIN,
            most=ALL,
            label="prevent all of it",
        )
    ),
    "smarteye": Behaviour(
        abilities=Ability(
            Cost(),
            do.Sequence(do.ExposeApproached(), do.OfferJackOut()),
            ON_APPROACH,
            when=when.CanExposeApproached(),
            per_run=True,
            label="expose the approached ice",
        )
    ),
    "speed-trap": Behaviour(abilities=Ability(Cost(), do.JackOutNow(), ON_REZ)),
    "startup-immolator": Behaviour(
        on=Upon(
            events.ICE_PASSED,
            do.If(
                when.IsRezzed(),  # another copy may have trashed it
                do.PayOr(of.PrintedCost(), then=do.Sequence(do.TrashThis(), do.TrashCard())),
            ),
            when.NumberIs(1),
            label="trash the ice",
        )
    ),
    "taxman": Behaviour(
        counter=CounterText(
            terms.PLAYER_COUNTER_SOURCE - terms.TAX,
            events.TURN_STARTS,
            do.LoseBits(of.Halved(of.Number()), terms.CORP),
            seat=terms.CORP,
            least=2,
            label="Taxman: lose bits",
        )
    ),
    "vienna-22": Behaviour(
        counter=CounterText(
            terms.PLAYER_COUNTER_SOURCE - terms.VIENNA, quantity=terms.ACCESSES, forts=terms.ON_HQ
        )
    ),
}
"""What other programs do beyond their facts, by id."""
