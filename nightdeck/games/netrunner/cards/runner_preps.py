"""What the preps do beyond the ops of their facts (ONR-3.9)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.language import do, of, some, when
from nightdeck.games.netrunner.language.behaviour import Behaviour
from nightdeck.games.netrunner.model import events, terms
from nightdeck.games.netrunner.model.card_abilities import (
    AGAINST_DAMAGE,
    ALL,
    Prevention,
)
from nightdeck.language.card_state import TARGET

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "all-hands": Behaviour(
        do.MakeRun(
            terms.ON_HQ, begin=do.Sequence(do.LastsThisRun(terms.NO_NOISE), do.AccessMore(3))
        )
    ),
    "all-nighter": Behaviour(do.MakeRun(terms.ON_ANY, begin=do.RunAgain())),
    "anonymous-tip": Behaviour(
        do.ChooseCard(some.Installed(terms.ICE, terms.BLACK_ICE, rezzed=True), do.Derez())
    ),
    "deal-with-militech": Behaviour(
        do.ForEach(
            some.Rig(terms.PROGRAM, terms.ICEBREAKER), do.AddCounters(terms.MILITECH, 1, on=TARGET)
        )
    ),
    "desperate-competitor": Behaviour(do.ScorePoints(1)),
    "edited-shipping-manifests": Behaviour(
        do.MakeRun(
            terms.ON_HQ,
            instead=do.If(
                when.HasBits(1, terms.CORP),
                do.Sequence(
                    do.LoseBits(1, terms.CORP), do.GiveTags(1), do.GainBits(10, terms.RUNNER)
                ),
            ),
        )
    ),
    "faked-hit": Behaviour(
        do.Sequence(do.BadPublicity(1), do.DoDamage(terms.BRAIN, 2, preventable=False))
    ),
    "forgotten-backup-chip": Behaviour(
        do.ChooseCard(some.InTrash(terms.PROGRAM), do.TakeIntoHand())
    ),
    "frame-up": Behaviour(
        do.If(when.ThisTurn(terms.BLACK_OPS_RAIDED), do.BadPublicity(2), do.BadPublicity(1))
    ),
    "forged-activation-orders": Behaviour(
        do.ChooseCard(
            some.Installed(terms.ICE, insides=False, rezzed=False),
            do.ChooseMode(
                do.Mode("rez it", do.RezCard()),
                do.Mode("trash it", do.TrashCard(savable=False)),
                seat=terms.CORP,
                on_target=True,
            ),
        )
    ),
    "gideons-pawnshop": Behaviour(do.ChooseCard(some.InTrash(), do.TakeIntoHand())),
    "hot-tip-for-wns": Behaviour(do.If(when.ThisTurn(terms.BLACK_OPS_STOLEN), do.ScorePoints(1))),
    "hunt-club-bbs": Behaviour(do.ChooseCards(some.Installed(rezzed=False), 3, do.Expose())),
    "ice-and-datas-guide-to-the-net": Behaviour(do.ForEach(some.OutermostIce(), do.Expose())),
    "identity-donor": Behaviour(
        prevention=Prevention(
            AGAINST_DAMAGE,
            kinds=1 << terms.MEAT,
            most=ALL,
            from_hand=True,
            also=do.BadPublicity(2),
            label="prevent all of it; the Corp gets 2 bad publicity points",
        )
    ),
    "if-you-want-it-done-right": Behaviour(do.ArrangeTop(5, take=True)),
    "inside-job": Behaviour(do.MakeRun(terms.ON_ANY, passes=1)),
    "kilroy-was-here": Behaviour(do.MakeRun(terms.ON_RD, free_trash=terms.RD)),
    "lucidrine-booster-drug": Behaviour(
        do.MakeRun(
            terms.ON_ANY,
            bits=9,
            begin=do.Delayed(
                events.RUN_ENDS,
                do.DoDamage(terms.BRAIN, 1, preventable=False),
                terms.THIS_TURN,
                "1 brain damage",
            ),
        )
    ),
    "mantis-fixer-at-large": Behaviour(do.Search(0, do.TakeIntoHand())),
    "misc-for-sale": Behaviour(
        do.ChooseCards(
            some.Rig(),
            99,
            do.TrashCard(savable=False),
            least=0,
            after=do.GainBits(of.Times(3, of.Number())),
        )
    ),
    "mit-west-tier": Behaviour(
        do.Sequence(do.ShuffleIn(terms.HAND, terms.TRASH), do.Draw(5), do.RemoveThis())
    ),
    "organ-donor": Behaviour(
        do.ChooseCards(
            some.InHand(), 5, do.DiscardCard(), least=0, after=do.GainBits(of.Times(2, of.Number()))
        )
    ),
    "poisoned-water-supply": Behaviour(
        do.Sequence(
            do.TrashChosen(some.Rig(terms.RESOURCE, terms.CONNECTION), 2, seat=terms.RUNNER),
            do.BadPublicity(1),
        )
    ),
    "priority-wreck": Behaviour(
        do.MakeRun(
            terms.ON_HQ,
            instead=do.ChooseNumber(
                "How many bits do you pay?",
                of.Least(of.Pool(terms.RUNNER), of.Pool(terms.CORP)),
                do.Sequence(
                    do.LoseBits(of.Number(), terms.RUNNER), do.LoseBits(of.Number(), terms.CORP)
                ),
            ),
        )
    ),
    "private-ldl-access": Behaviour(do.MakeRun(terms.ON_HQ, redirect=terms.RD_FORT)),
    "romp-through-hq": Behaviour(do.MakeRun(terms.ON_HQ, free_trash=terms.HQ)),
    "rush-hour": Behaviour(
        do.MakeRun(
            terms.ON_RD, begin=do.Sequence(do.LastsThisRun(terms.NO_NOISE), do.AccessMore(3))
        )
    ),
    "security-code-worm-chip": Behaviour(
        do.ChooseCard(some.Installed(terms.ICE, insides=False, rezzed=False), do.TrashCard())
    ),
    "stumble-through-wilderspace": Behaviour(
        do.MakeRun(terms.ON_ANY, begin=do.LastsThisRun(terms.LINK, 9))
    ),
    "temple-microcode-outlet": Behaviour(do.Search(terms.PROGRAM, do.TakeIntoHand(show=True))),
    "terrorist-reprisal": Behaviour(do.DiscardRandom(5, terms.CORP)),
    "the-personal-touch": Behaviour(
        do.ChooseCard(
            some.Rig(terms.PROGRAM, terms.ICEBREAKER), do.AddCounters(terms.POWER, 1, on=TARGET)
        )
    ),
    "total-genetic-retrofit": Behaviour(
        do.Sequence(do.RemoveTags(terms.NONE), do.ShieldFromTags())
    ),
    "weather-to-finance-pipe": Behaviour(
        do.MakeRun(terms.ON_HQ, instead=do.LoseBits(4, terms.CORP))
    ),
}
"""What preps do beyond their facts, by id."""
