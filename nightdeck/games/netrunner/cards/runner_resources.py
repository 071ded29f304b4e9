"""What the resources do beyond their facts (ONR-3.8)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.cards.effects_runner_resources import OrderShell, PayShell
from nightdeck.games.netrunner.language import do, of, some, upon, when
from nightdeck.games.netrunner.language.behaviour import Behaviour, Upon
from nightdeck.games.netrunner.model import events, terms
from nightdeck.games.netrunner.model.card_abilities import (
    AFTER_REVEAL,
    AFTER_RUN,
    AGAINST_DAMAGE,
    AGAINST_TAG,
    AGAINST_TRASH,
    BEFORE_ACCESS,
    CHOOSING,
    IN_ENCOUNTER,
    IN_WINDOW,
    OWN_TURN,
    PAYING,
    TRACE_SUCCESS,
    Ability,
    Cost,
    Prevention,
    StaticPrevention,
    action,
)
from nightdeck.games.netrunner.model.vocabulary import Modifier
from nightdeck.games.netrunner.rules.action_accounting import TO_RUN
from nightdeck.language.card_state import SELF

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "aujourdoui": Behaviour(
        abilities=action(do.BuyFromTop(5, terms.PROGRAM), label="look at the top 5 cards")
    ),
    "back-door-to-netwatch": Behaviour(
        abilities=Ability(
            Cost(bits=3, trash=True),
            do.Sequence(do.CancelTrace(), do.If(when.TraceDoesMore(), do.BadPublicity(1))),
            TRACE_SUCCESS,
            label="cancel what the trace does",
        )
    ),
    "back-door-to-rivals": Behaviour(on=Upon(events.TRACE_FAILED, do.GainBits(1), when.IsSelf())),
    "bolt-hole": Behaviour(
        prevention=Prevention(
            AGAINST_DAMAGE,
            Cost(trash=True),
            1 << terms.MEAT,
            most=2,
            label="prevent up to 2 of it",
        )
    ),
    "broker": Behaviour(
        abilities=(
            action(do.PutBits(3), per_turn=True, group=1),
            action(do.TakeBits(), per_turn=True, group=1),
        )
    ),
    "code-viral-cache": Behaviour(
        abilities=action(do.TrashCard(SELF, savable=False), bits=5, by=terms.CORP, label="trash it")
    ),
    "corporate-ally": Behaviour(constant=Modifier(terms.DIFFICULTY, 1)),
    "crash-everett-inventive-fixer": Behaviour(
        constant=Modifier(terms.DRAWS, 1),
        on=Upon(
            events.CARDS_DRAWN,
            do.ChooseCard(
                some.Drawn(),
                do.ChooseMode(
                    do.Mode("put it on top of your trash", do.DiscardCard()),
                    do.Mode("put it on top of your stack", do.ToDeck()),
                    on_target=True,
                ),
            ),
            when.TargetIs(terms.RUNNER),
            label="put one of the cards drawn away",
        ),
    ),
    "credit-subversion": Behaviour(
        abilities=Ability(
            Cost(trash=True),
            do.LoseBits(3, terms.CORP),
            AFTER_RUN,
            when.SuccessfulRun(terms.ON_HQ),
            label="the Corp loses 3 bits",
        )
    ),
    "danshis-second-id": Behaviour(
        abilities=action(do.RemoveTags(3), trash=True, when=when.Tagged())
    ),
    "databroker": Behaviour(abilities=action(do.GainBits(10), trash=True, points=1)),
    "diplomatic-immunity": Behaviour(static=StaticPrevention(1 << terms.MEAT, points=True)),
    "expendable-family-member": Behaviour(
        prevention=Prevention(AGAINST_TAG, Cost(bits=1, trash=True), label="avoid the tag")
    ),
    "fall-guy": Behaviour(
        prevention=Prevention(AGAINST_TAG, Cost(trash=True), label="avoid the tag")
    ),
    "field-reporter-for-ice-and-data": Behaviour(
        on=Upon(events.TURN_ENDS, do.GainBits(of.Tally(terms.ICE_REZZED)), when.OwnTurn())
    ),
    "floating-runner-bbs": Behaviour(on=upon.own_turn(do.GainBits(1))),
    "hq-mole": Behaviour(
        abilities=Ability(
            Cost(bits=4, trash=True), do.AccessMore(2), BEFORE_ACCESS, when.AccessIsOn(terms.ON_HQ)
        )
    ),
    "junkyard-bbs": Behaviour(
        abilities=action(
            do.ChooseCard(some.TopOfTrash(), do.TakeIntoHand()),
            bits=1,
            when=when.Exists(some.TopOfTrash()),
            label="take the top card of your trash",
        )
    ),
    "karl-de-veres-corporate-stooge": Behaviour(
        on=Upon(events.RUN_ENDS, do.GainBits(1), when.SuccessfulRun())
    ),
    "leland-corporate-bodyguard": Behaviour(
        prevention=(
            Prevention(AGAINST_DAMAGE, Cost(bits=1), 1 << terms.MEAT, label="prevent 1 of it"),
            Prevention(AGAINST_TAG, Cost(trash=True), label="avoid the tag"),
        )
    ),
    "loan-from-chiba": Behaviour(
        when_installed=do.GainBits(12),
        on=(
            upon.own_turn(do.LoseBits(1)),
            Upon(
                events.TURN_ENDS,
                do.TrashThis(),
                when.Both(when.OwnTurn(), when.HasBits(10, terms.RUNNER)),
                optional=True,
            ),
            Upon(
                events.CARD_LEFT,
                do.PayFor(10, otherwise=do.LoseTheGame("the Runner could not pay back a loan")),
                label="pay 10 bits or lose the game",
            ),
        ),
    ),
    "n-e-t-o": Behaviour(
        abilities=action(
            do.BuyFromTop(4, terms.PREP | terms.RESOURCE), label="look at the top 4 cards"
        )
    ),
    "nomad-allies": Behaviour(
        abilities=action(do.RemoveTags(1), bits=1, when=when.Tagged()),
        prevention=Prevention(AGAINST_TAG, Cost(trash=True), label="avoid the tag"),
    ),
    "preying-mantis": Behaviour(
        abilities=Ability(
            Cost(),
            do.Sequence(
                do.GainActions(1),
                do.Delayed(
                    events.TURN_ENDS,
                    do.DoDamage(terms.BRAIN, 1, preventable=False),
                    terms.THIS_TURN,
                    "1 brain damage",
                ),
            ),
            OWN_TURN | CHOOSING,
            per_turn=True,
            label="gain an action for 1 brain damage",
        )
    ),
    "quest-for-cattekin": Behaviour(
        on=upon.own_turn(
            do.RollDie(
                do.Sequence(
                    do.If(
                        when.DieIs(6, 6),
                        do.Sequence(do.TrashCard(SELF, savable=False), do.ExtraActions(1)),
                    ),
                    do.If(when.DieIs(1, 1), do.DoDamage(terms.BRAIN, 1, preventable=False)),
                    do.If(when.DieIs(2, 2), do.DoDamage(terms.NET, 1, preventable=False)),
                )
            ),
            label="roll a die",
        )
    ),
    "r-and-d-mole": Behaviour(
        abilities=Ability(
            Cost(bits=4, trash=True),
            do.AccessMore(2),
            BEFORE_ACCESS,
            when.AccessIsOn(terms.ON_RD),
        )
    ),
    "restrictive-net-zoning": Behaviour(
        when_installed=do.ChooseFort(do.MarkFort()),
        constant=Modifier(terms.ICE_INSTALL_COST, 2, when.IsMarked()),
    ),
    "ronin-around": Behaviour(
        abilities=(
            action(do.BuyFromTop(5, terms.HARDWARE), label="look at the top 5 cards"),
            action(
                do.ChooseCard(some.Installed(rezzed=False), do.Expose()),
                bits=2,
                label="expose a card",
            ),
        )
    ),
    "runner-sensei": Behaviour(on=Upon(events.TRACE_FAILED, do.GainBits(1), when.IsSelf())),
    "silicon-saloon-franchise": Behaviour(
        abilities=action(
            do.Sequence(do.GainBits(1), do.Draw(1)), label="gain 1 bit and draw a card"
        )
    ),
    "smiths-pawnshop": Behaviour(
        on=upon.own_turn(
            do.ChooseCard(
                some.Spare(others=True),
                do.Sequence(do.TrashCard(savable=False), do.GainBits(2)),
                optional=True,
            ),
            label="trash a card for 2 bits",
        )
    ),
    "swiss-bank-account": Behaviour(
        abilities=(
            Ability(Cost(trash=True), do.GainBits(2), IN_WINDOW | CHOOSING | IN_ENCOUNTER | PAYING),
            Ability(
                Cost(bits=3, trash=True),
                do.GainBits(6),
                IN_WINDOW | CHOOSING | IN_ENCOUNTER | PAYING,
            ),
        )
    ),
    "technician-lover": Behaviour(
        abilities=action(do.LookAtTop(1, terms.RD), label="look at the top card of R&D")
    ),
    "the-shell-traders": Behaviour(
        abilities=(
            action(
                do.ChooseCard(
                    some.InHand(terms.PROGRAM | terms.HARDWARE), OrderShell(do.InstallForRunner())
                ),
                label="set a card of your hand aside",
            ),
            Ability(
                Cost(bits=1),
                do.ChooseCard(some.SetAside(terms.SHELL), PayShell(do.InstallForRunner())),
                IN_WINDOW,
                label="remove a Shell counter",
            ),
        ),
        on=upon.own_turn(
            do.ChooseCard(some.SetAside(terms.SHELL), PayShell(do.InstallForRunner())),
            label="remove a Shell counter",
        ),
    ),
    "the-short-circuit": Behaviour(
        abilities=action(
            do.Search(terms.PROGRAM, do.TakeIntoHand(show=True)),
            bits=1,
            label="search for a program",
        )
    ),
    "the-springboard": Behaviour(
        abilities=Ability(
            Cost(bits=1), do.RaiseLink(1), AFTER_REVEAL, per_trace=True, purpose=terms.FOR_LINK
        )
    ),
    "top-runners-conference": Behaviour(
        on=(
            upon.own_turn(do.GainBits(2)),
            Upon(events.RUN_DECLARED, do.TrashCard(SELF, savable=False), label="trash it"),
        )
    ),
    "trauma-team": Behaviour(
        enters_with=(terms.TRAUMA, 2),
        prevention=Prevention(
            AGAINST_DAMAGE,
            Cost(counters=(terms.TRAUMA, 1)),
            1 << terms.MEAT,
            label="prevent 1 of it",
        ),
        abilities=action(do.AddCounters(terms.TRAUMA)),
    ),
    "umbrella-policy": Behaviour(
        prevention=Prevention(
            AGAINST_TRASH, Cost(trash=True), terms.PROGRAM | terms.HARDWARE, label="save one card"
        )
    ),
    "wilson-weeflerunner-apprentice": Behaviour(
        abilities=Ability(
            Cost(),
            do.RestrictedActions(TO_RUN, 1),
            CHOOSING,
            per_turn=True,
            label="gain an action for a run with at most 3 bits",
        )
    ),
    "wired-switchboard": Behaviour(
        abilities=Ability(Cost(trash=True), do.RaiseLink(3), AFTER_REVEAL, per_trace=True)
    ),
}
"""What resources do beyond their facts, by id."""
