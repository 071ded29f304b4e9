"""What the preps do beyond the ops of their facts (ONR-3.9)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.cards.effects_runner_preps import HideBits, PlayWithDice, RansomHand
from nightdeck.games.netrunner.language import do, of, some, when
from nightdeck.games.netrunner.language.behaviour import Behaviour
from nightdeck.games.netrunner.model import events, terms
from nightdeck.games.netrunner.model.card_abilities import (
    AGAINST_DAMAGE,
    ALL,
    LastBreath,
    Prevention,
)
from nightdeck.games.netrunner.model.vocabulary import Effect
from nightdeck.games.netrunner.rules.action_accounting import TO_INSTALL_PROGRAM
from nightdeck.language.card_state import TARGET


def preview() -> Effect:
    """Install a program without its cost until the end of the turn."""
    return do.Sequence(
        do.InstallForRunner(),
        do.Delayed(
            events.TURN_ENDS,
            do.ReturnToHand(),
            terms.THIS_TURN,
            "the program returns to the hand",
            about_target=True,
        ),
    )


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
    "arasaka-owns-you": Behaviour(
        breath=LastBreath(
            do.Sequence(
                do.RemoveBrainDamage(),
                do.Draw(of.HandCount(terms.RUNNER, room=True)),
                do.GainBits(10),
                do.RemoveTags(terms.NONE),
                do.ForgoActions(4),
                do.WithholdPoints(3),
            ),
            from_hand=True,
        )
    ),
    "core-command-jettison-ice": Behaviour(
        do.ChooseCard(
            some.Installed(terms.ICE, insides=False, rezzed=True),
            do.PayFor(of.PrintedCost(), do.TrashCard()),
        )
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
    "forged-activation-orders": Behaviour(
        do.ChooseCard(
            some.Installed(terms.ICE, insides=False, rezzed=False),
            do.ChooseMode(
                do.Mode("rez it", do.RezCard()),
                do.Mode("trash it", do.TrashCard()),
                seat=terms.CORP,
                on_target=True,
            ),
        )
    ),
    "forgotten-backup-chip": Behaviour(
        do.ChooseCard(some.InTrash(terms.PROGRAM), do.TakeIntoHand())
    ),
    "fortress-respecification": Behaviour(do.ArrangeIce()),
    "frame-up": Behaviour(
        do.If(when.ThisTurn(terms.BLACK_OPS_RAIDED), do.BadPublicity(2), do.BadPublicity(1))
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
    "live-news-feed": Behaviour(
        do.MakeRun(
            terms.ON_ANY,
            begin=do.Delayed(
                events.RUN_ENDS,
                do.If(
                    when.SuccessfulRun(),
                    do.Sequence(do.GiveTags(2), do.BadPublicity(of.Scandals())),
                ),
                terms.THIS_RUN,
                "2 tags, and bad publicity",
            ),
        )
    ),
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
            some.Spare(),
            99,
            do.TrashCard(savable=False),
            least=0,
            after=do.GainBits(of.Times(3, of.Number())),
        )
    ),
    "mit-west-tier": Behaviour(
        do.Sequence(do.ShuffleIn(terms.HAND, terms.TRASH), do.Draw(5), do.RemoveThis())
    ),
    "open-ended-mileage-program": Behaviour(
        do.Sequence(do.PayOr(1, then=do.ThisToHand()), do.RemoveTags(1))
    ),
    "organ-donor": Behaviour(
        do.ChooseCards(
            some.InHand(), 5, do.DiscardCard(), least=0, after=do.GainBits(of.Times(2, of.Number()))
        )
    ),
    "playful-ai": Behaviour(PlayWithDice()),
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
    "senatorial-field-trip": Behaviour(
        do.ChooseCard(
            some.Installed(
                terms.ICE, terms.BLACK_ICE, insides=False, rezzed=True, when=when.IsNewlyRezzed()
            ),
            do.ChooseMode(
                do.Mode("derez it", do.Derez()),
                do.Mode("take 2 bad publicity points", do.BadPublicity(2)),
                seat=terms.CORP,
                on_target=True,
            ),
        )
    ),
    "sneak-preview": Behaviour(
        do.ChooseMode(
            do.Mode(
                "install a program from your trash",
                do.ChooseCard(some.InTrash(terms.PROGRAM), preview()),
            ),
            do.Mode("search your stack for a program", do.Search(terms.PROGRAM, preview())),
        )
    ),
    "social-engineering": Behaviour(HideBits(), play_if=when.HasBits(3, terms.RUNNER)),
    "stumble-through-wilderspace": Behaviour(
        do.MakeRun(terms.ON_ANY, begin=do.LastsThisRun(terms.LINK, 9))
    ),
    "subliminal-corruption": Behaviour(
        do.MakeRun(
            terms.ON_ANY,
            begin=do.Delayed(
                events.RUN_ENDS,
                do.BadPublicity(of.TrashedInRun(terms.ADVERTISEMENT)),
                terms.THIS_RUN,
                "bad publicity for trashed Advertisements",
            ),
        )
    ),
    "synchronized-attack-on-hq": Behaviour(RansomHand(2)),
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
    "valu-pak-software-bundle": Behaviour(
        do.Sequence(
            do.RestrictedActions(TO_INSTALL_PROGRAM, 5, consecutive=True),
            do.TemporaryBits(1, terms.FOR_INSTALL_PROGRAM, terms.THIS_STREAK),
        )
    ),
    "weather-to-finance-pipe": Behaviour(
        do.MakeRun(terms.ON_HQ, instead=do.LoseBits(4, terms.CORP))
    ),
}
"""What preps do beyond their facts, by id."""
