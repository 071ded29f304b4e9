"""What the agendas do when they are scored and while they are (ONR-3.1)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.language import do, of, upon, when
from nightdeck.games.netrunner.language.behaviour import Behaviour, Upon
from nightdeck.games.netrunner.language.some import InHq, Installed
from nightdeck.games.netrunner.model import events, terms
from nightdeck.games.netrunner.model.card_abilities import (
    ANYWHERE,
    NOT_ARCHIVES,
    OWN_TURN,
    Ability,
    Cost,
    OnAccess,
    action,
)
from nightdeck.games.netrunner.model.vocabulary import Effect, Modifier
from nightdeck.games.netrunner.rules.rez import NOTHING
from nightdeck.language.card_state import TARGET

ANY_NUMBER: Final = 99
RETREAT_IS_OVER: Final[Effect] = do.Lasting(terms.CANNOT_USE, 1, terms.FOREVER)
IS_STILL_QUIET: Final = when.Both(
    when.IsA(terms.CORP_TYPES), when.Not(when.Lasts(terms.CANNOT_USE))
)


def expose_and_profit(keyword: int) -> Effect:
    """Return the effect that exposes ice of a kind and pays for all that lies face up."""
    face_up = when.AnyOf(when.IsRezzed(), when.IsRevealed())
    return do.ChooseCards(
        Installed(terms.ICE, keyword, insides=False, rezzed=False),
        ANY_NUMBER,
        do.Expose(),
        least=0,
        after=do.GainBits(
            of.CountCards(Installed(terms.ICE, keyword, insides=False, when=face_up))
        ),
    )


BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "ai-chief-financial-officer": Behaviour(
        abilities=action(
            do.Sequence(do.ShuffleIn(terms.HQ, terms.ARCHIVES, terms.ARCHIVES_DOWN), do.Draw(5)),
            label="shuffle HQ and Archives into R&D, draw 5 cards",
        )
    ),
    "artificial-security-directors": Behaviour(
        constant=Modifier(terms.DIFFICULTY, -1, when.IsA(keyword=terms.BLACK_OPS))
    ),
    "bioweapons-engineering": Behaviour(
        constant=Modifier(terms.DAMAGE, 1, when.TargetIs(terms.MEAT))
    ),
    "black-ice-quality-assurance": Behaviour(
        constant=Modifier(terms.STRENGTH, 2, when.IsA(terms.ICE, terms.BLACK_ICE))
    ),
    "charity-takeover": Behaviour(
        when_scored=do.Sequence(do.GainBits(9), do.BadPublicity()),
    ),
    "corporate-boon": Behaviour(
        enters_with=(terms.BOON, 4),
        abilities=Ability(
            Cost(counters=(terms.BOON, 1)), do.GainActions(1), OWN_TURN, per_turn=True
        ),
    ),
    "corporate-downsizing": Behaviour(
        when_scored=do.ChooseCards(
            InHq(terms.AGENDA),
            ANY_NUMBER,
            do.Sequence(do.ShowCard(), do.GainBits(of.Times(2, of.PrintedPoints())), do.ToDeck()),
            least=0,
            after=do.If(when.AtLeast(of.Number()), do.ShuffleDeck()),
        )
    ),
    "corporate-retreat": Behaviour(
        abilities=action(do.GainBits(2)),
        on=(
            Upon(events.CARD_INSTALLED, RETREAT_IS_OVER, IS_STILL_QUIET, label="it is over"),
            Upon(events.CARD_REZZED, RETREAT_IS_OVER, IS_STILL_QUIET, label="it is over"),
        ),
    ),
    "corporate-war": Behaviour(
        when_scored=do.If(when.HasBits(12, terms.CORP), do.GainBits(12), do.LoseBits(terms.NONE))
    ),
    "data-fort-reclamation": Behaviour(when_scored=do.FoundFort(cards=4, bits=10)),
    "employee-empowerment": Behaviour(
        on=upon.own_turn(
            do.If(when.DeckHasCards(terms.CORP), do.Draw(1)), optional=True, label="draw a card"
        ),
        abilities=action(do.Draw(2)),
    ),
    "encryption-breakthrough": Behaviour(
        constant=Modifier(terms.STRENGTH, 1, when.IsA(terms.ICE, terms.CODE_GATE)),
        when_scored=expose_and_profit(terms.CODE_GATE),
    ),
    "executive-extraction": Behaviour(
        constant=Modifier(terms.DIFFICULTY, -1, when.IsA(keyword=terms.GRAY_OPS))
    ),
    "fetal-ai": Behaviour(on_access=OnAccess(do.DoDamage(terms.NET, 2), NOT_ARCHIVES)),
    "genetics-visionary-acquisition": Behaviour(
        constant=Modifier(terms.DIFFICULTY, -1, when.IsA(keyword=terms.RESEARCH))
    ),
    "hostile-takeover": Behaviour(when_scored=do.GainBits(5)),
    "ice-transmutation": Behaviour(
        when_scored=do.ChooseCard(
            Installed(terms.ICE, insides=False, rezzed=True),
            do.Sequence(
                do.Lasting(terms.STRENGTH, 1, terms.FOREVER, on=TARGET),
                do.Lasting(terms.SUBROUTINES, 1, terms.FOREVER, on=TARGET),
            ),
        )
    ),
    "main-office-relocation": Behaviour(constant=Modifier(terms.HAND_SIZE, 2, seat=terms.CORP)),
    "marine-arcology": Behaviour(abilities=action(do.GainBits(3), actions=2)),
    "marked-accounts": Behaviour(
        on_access=OnAccess(do.Sequence(do.ShowCard(), do.GiveTags(1)), ANYWHERE)
    ),
    "netwatch-operations-office": Behaviour(
        abilities=action(do.TraceFor(2, do.GiveTags(1)), label="trace 2, on success 1 tag")
    ),
    "on-call-solo-team": Behaviour(
        abilities=action(do.DoDamage(terms.MEAT, 1), when=when.Tagged())
    ),
    "political-overthrow": Behaviour(abilities=action(do.GainBits(3))),
    "polymer-breakthrough": Behaviour(on=upon.own_turn(do.GainBits(1))),
    "priority-requisition": Behaviour(
        when_scored=do.ChooseCard(
            Installed(terms.ICE, insides=False, rezzed=False), do.RezCard(NOTHING), optional=True
        )
    ),
    "private-cybernet-police": Behaviour(
        abilities=action(do.TraceFor(5, do.GiveTags(1)), label="trace 5 for a tag")
    ),
    "project-babylon": Behaviour(when_scored=do.ScorePoints(of.Over(0, per=2))),
    "project-venice": Behaviour(when_scored=do.ExtraActions(of.Over(0, per=3))),
    "project-zurich": Behaviour(
        when_scored=do.AddCounters(terms.DEBT, of.Over(0, per=2)),
        on=upon.own_turn(do.GainBits(of.Counters(terms.DEBT))),
    ),
    "security-net-optimization": Behaviour(
        when_scored=do.ChooseFort(do.Lasting(terms.FORT_STRENGTH, 1, terms.FOREVER, on=TARGET))
    ),
    "security-purge": Behaviour(when_scored=do.IceFromTop(3)),
    "strike-force-kali": Behaviour(
        abilities=action(do.DoDamage(terms.MEAT, 2), when=when.Tagged())
    ),
    "subsidiary-branch": Behaviour(constant=Modifier(terms.ACTIONS, 1, seat=terms.CORP)),
    "superior-net-barriers": Behaviour(
        constant=Modifier(terms.STRENGTH, 1, when.IsA(terms.ICE, terms.WALL)),
        when_scored=expose_and_profit(terms.WALL),
    ),
}
"""What agendas do beyond their facts, by id."""
