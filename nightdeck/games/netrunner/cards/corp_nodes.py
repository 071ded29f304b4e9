"""What the nodes do (ONR-3.2)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.language import do, of, some, upon, when
from nightdeck.games.netrunner.language.behaviour import Behaviour, Upon
from nightdeck.games.netrunner.model import events, terms
from nightdeck.games.netrunner.model.card_abilities import (
    IN_WINDOW,
    NOT_ARCHIVES,
    OWN_TURN,
    RUNNER_DRAWS,
    TRAP,
    VIRUS_COMES,
    Ability,
    Cost,
    CounterText,
    GivesSubroutine,
    OnAccess,
    Subroutine,
    action,
)
from nightdeck.games.netrunner.model.vocabulary import Modifier
from nightdeck.language.card_state import SELF

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "acme-savings-and-loan": Behaviour(
        when_rezzed=do.Sequence(do.GainBits(12), do.TrashThis(), do.GiveCounter(terms.ACME_DEBT)),
        counter=CounterText(
            terms.PLAYER_COUNTER_SOURCE - terms.ACME_DEBT,
            events.TURN_ENDS,
            do.PayFor(1, otherwise=do.LoseTheGame("the Corp could not pay its debt")),
            seat=terms.CORP,
            each=True,
            price=12,
            label="ACME: pay 1 bit or lose the game",
        ),
    ),
    "blood-cat": Behaviour(
        abilities=action(do.TraceFor(5, do.GiveTags(1)), label="trace 5 for a tag")
    ),
    "chicago-branch": Behaviour(abilities=action(do.AddAdvancement(2, same=True), bits=3)),
    "city-surveillance": Behaviour(
        interrupt=RUNNER_DRAWS,
        on=Upon(
            events.CARDS_DRAWN,
            do.Repeat(of.Number(), do.PayOr(1, do.GiveTags(1))),
            when.TargetIs(terms.RUNNER),
            label="the Runner pays 1 bit or takes a tag for each card drawn",
        ),
    ),
    "corporate-negotiating-center": Behaviour(
        on=upon.own_turn(
            do.ChooseCards(
                some.InHq(terms.AGENDA), 99, do.ShowCard(), least=0, after=do.GainBits(of.Number())
            ),
            label="show agendas for a bit each",
        )
    ),
    "corprunners-shattered-remains": Behaviour(
        on_access=OnAccess(do.TrashChosen(some.Rig(terms.HARDWARE), of.Counters(terms.ADVANCEMENT)))
    ),
    "cowboy-sysop": Behaviour(
        abilities=action(
            do.ChooseCard(some.Installed(), do.ReturnToHand()), label="return a card to HQ"
        )
    ),
    "data-masons": Behaviour(
        constant=(
            Modifier(terms.REZ_COST, -2, when.IsA(terms.ICE, terms.WALL)),
            Modifier(terms.STRENGTH, 1, when.IsA(terms.ICE, terms.WALL)),
        )
    ),
    "department-of-truth-enhancement": Behaviour(
        abilities=(action(do.PutBits(3)), action(do.TakeBits()))
    ),
    "disinfectant-inc": Behaviour(
        abilities=Ability(
            Cost(bits=1),
            do.Nothing(),
            VIRUS_COMES,
            per_turn=True,
            label="keep the virus counter from being placed",
        )
    ),
    "doppelganger-antibody": Behaviour(
        on_access=OnAccess(
            do.Sequence(do.ShowCard(), do.GiveCounter(terms.DOPPELGANGER)), TRAP, price=2
        ),
        counter=CounterText(
            terms.PLAYER_COUNTER_SOURCE - terms.DOPPELGANGER,
            events.TURN_STARTS,
            do.LoseBits(of.Number(), terms.RUNNER),
            seat=terms.RUNNER,
            price=4,
            label="Doppelganger: lose bits",
        ),
    ),
    "encoder-inc": Behaviour(
        constant=(
            Modifier(terms.REZ_COST, -1, when.IsA(terms.ICE, terms.CODE_GATE)),
            GivesSubroutine(
                terms.SUBROUTINES,
                Subroutine("End the run.", do.END_THE_RUN),
                when.IsA(terms.ICE, terms.CODE_GATE),
            ),
        )
    ),
    "esa-contract": Behaviour(abilities=action(do.Draw(2))),
    "euromarket-consortium": Behaviour(
        constant=Modifier(terms.HAND_SIZE, 2, seat=terms.CORP), abilities=action(do.Draw(2), bits=1)
    ),
    "experimental-ai": Behaviour(
        on_access=OnAccess(do.TrashChosen(some.Rig(terms.PROGRAM), of.Counters(terms.ADVANCEMENT)))
    ),
    "fortress-architects": Behaviour(constant=Modifier(terms.ICE_INSTALL_COST, -1)),
    "government-contract": Behaviour(
        abilities=Ability(
            Cost(counters=(terms.ADVANCEMENT, 1)),
            do.TemporaryBits(3, terms.FOR_INSTALL | terms.FOR_REZ, terms.THIS_TURN),
            IN_WINDOW,
            label="3 bits for installing and rezzing",
        )
    ),
    "hacker-tracker-central": Behaviour(on=Upon(events.TRACE_OVER, do.PutBits(1))),
    "i-got-a-rock": Behaviour(
        abilities=action(do.DoDamage(terms.MEAT, 15), when=when.Tagged(2), points=3)
    ),
    "information-laundering": Behaviour(
        abilities=action(do.GainBits(of.Times(4, of.Paid())), trash=True, label="cash in counters")
    ),
    "investment-firm": Behaviour(
        on=(
            upon.own_turn(do.TakeBits(1)),
            Upon(
                events.BITS_GAINED,
                do.LeaveInBank(),
                when.Both(
                    when.TargetIs(terms.CORP), when.Not(when.AtTurnStart()), when.IsFirstCopy()
                ),
                label="leave bits in the bank and put twice as many on it",
            ),
        )
    ),
    "nevinyrral": Behaviour(constant=Modifier(terms.ACTIONS, 1, seat=terms.CORP)),
    "newsgroup-taunting": Behaviour(
        on=Upon(
            events.RUN_STARTS,
            do.PayOr(1, do.EndTheRun()),
            label="the Runner pays 1 bit or the run ends",
        )
    ),
    "omniscience-foundation": Behaviour(
        on=Upon(
            events.TURN_ENDS,
            do.GiveTags(1),
            when.ThisTurn(terms.TAGS_RECEIVED),
            label="the Runner receives a tag",
        )
    ),
    "pacifica-regional-ai": Behaviour(
        abilities=Ability(
            Cost(counters=(terms.ADVANCEMENT, 1)),
            do.GainActions(1),
            OWN_TURN,
            label="gain an action",
        )
    ),
    "remote-facility": Behaviour(constant=Modifier(terms.ACTIONS, 1, seat=terms.CORP)),
    "rescheduler": Behaviour(
        abilities=action(
            do.CountFirst(
                of.HandCount(terms.CORP),
                do.Sequence(do.ShuffleIn(terms.HQ), do.Draw(of.Number())),
            ),
            label="shuffle HQ into R&D and draw as many cards",
        )
    ),
    "rustbelt-hq-branch": Behaviour(constant=Modifier(terms.HAND_SIZE, 2, seat=terms.CORP)),
    "schlaghund": Behaviour(
        abilities=action(
            do.RollDie(
                do.If(
                    when.AtLeast(of.Tags(), of.Number()),
                    do.Sequence(do.TrashCard(SELF), do.DoDamage(terms.MEAT, 10)),
                )
            ),
            label="roll a die against the tags",
        )
    ),
    "setup": Behaviour(on_access=OnAccess(do.DoDamage(terms.NET, 2), TRAP)),
    "skalderviken-sa-beta-test-site": Behaviour(
        constant=Modifier(terms.REZ_COST, -2, when.IsA(terms.ICE, terms.BLACK_ICE))
    ),
    "solo-squad": Behaviour(
        abilities=action(do.DoDamage(terms.MEAT, 1), when=when.Tagged()),
    ),
    "south-african-mining-corp": Behaviour(abilities=action(do.GainBits(6), actions=3)),
    "spinn-public-relations": Behaviour(
        on=upon.own_turn(do.TakeBits(1)), abilities=action(do.PutBits(3))
    ),
    "trap": Behaviour(
        on_access=OnAccess(do.Sequence(do.DoDamage(terms.NET, 3), do.GiveTags(1)), TRAP, price=4)
    ),
    "vacant-soulkiller": Behaviour(
        on_access=OnAccess(do.DoDamage(terms.BRAIN, of.Counters(terms.ADVANCEMENT)))
    ),
    "vapor-ops": Behaviour(
        abilities=(
            Ability(Cost(counters=(terms.ADVANCEMENT, 1)), do.GainBits(1), IN_WINDOW),
            action(do.MoveAdvancement(own=True)),
        )
    ),
    "virus-test-site": Behaviour(
        on_access=OnAccess(
            do.Sequence(
                do.ShowCard(),
                do.If(
                    when.Both(when.IsRezzed(), when.AtLeast(of.Counters(terms.ADVANCEMENT))),
                    do.DoDamage(terms.NET, of.Times(2, of.Counters(terms.ADVANCEMENT))),
                    do.DoDamage(terms.NET, 1),
                ),
            ),
            NOT_ARCHIVES,
        )
    ),
}
"""What nodes do beyond their facts, by id."""
