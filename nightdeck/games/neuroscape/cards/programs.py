"""EXEs, Scripts and Drugs, in alphabetical order."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.language import aims as at
from nightdeck.games.neuroscape.language import do, of, some, when
from nightdeck.games.neuroscape.language.behaviour import Behaviour, Mode
from nightdeck.games.neuroscape.model import terms

RUN_TWO: Final = do.ChooseCards(some.Ram(running=False, of_target=True), 2, do.RunRam(), least=0)

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "antivirus": Behaviour(do.Destroy(), at.SlotCard(terms.VIRUS | terms.TROJAN)),
    "bailout": Behaviour(
        do.Sequence(do.ChooseCards(some.Ram(running=True), 5, do.RefreshRam(), least=0), do.Draw(1))
    ),
    "beatdown": Behaviour(
        do.TargetsDuel(), (at.Character(yours=True), at.Character(opposing=True))
    ),
    "binary-blast": Behaviour(do.DealToPlayer(terms.MAINFRAME_POOL, 2), at.Player(opposing=True)),
    "blue-screen-of-death": Behaviour(
        do.Sequence(do.LoseHealth(terms.MAINFRAME_POOL, 3), do.Counter()), at.OnCache(cards=True)
    ),
    "capacitor-dump": Behaviour(do.Deal(of.Number()), at.Character()),
    "claritex": Behaviour(do.Sequence(do.Let(terms.NO_PSYCHOSIS), do.Draw(1)), at.Character()),
    "comb-the-desert": Behaviour(do.TakeOne(4)),
    "death-metal": Behaviour(do.Deal(of.Paid()), at.Anything(), sacrifices=True),
    "deja-vu": Behaviour(
        do.Sequence(
            do.ChooseCards(some.YourBin(when.Not(when.Is(terms.RAM))), 3, do.ToHand(), least=0),
            do.PurgeThisCard(),
        )
    ),
    "delete": Behaviour(do.Destroy(), at.Character()),
    "download-more-ram": Behaviour(do.InstallRam(2, running=False)),
    "drink-me": Behaviour(do.BecomeBase(1, 1), at.Character()),
    "dust-to-dust": Behaviour(
        do.Sequence(do.LoseHealth(terms.BIOFRAME_POOL, 2), do.Purge()), at.Character()
    ),
    "eat-me": Behaviour(do.BecomeBase(6, 6), at.Character()),
    "emp-grenade": Behaviour(do.OnEachTarget(do.Run()), at.Character(least=0, most=2)),
    "enhance": Behaviour(do.Boost(2, 2), at.Character()),
    "fork-bomb": Behaviour(do.CopyItem(), at.OnCache(programs=True, abilities=True, copying=True)),
    "garbage-day": Behaviour(do.Sequence(do.PurgeBin(), do.Draw(1)), at.Player()),
    "genocide": Behaviour(
        do.ChooseMode(
            *(
                do.Mode(name, do.DestroyEach(when.HasFaction(faction)))
                for faction, name in enumerate(terms.FACTION_NAMES)
            )
        )
    ),
    "hackathon": Behaviour(do.Draw(2)),
    "hyperclock": Behaviour(do.ChooseCards(some.Ram(running=True), 2, do.RefreshRam(), least=0)),
    "mad-honey": Behaviour(do.Boost(-3, -3), at.Character(opposing=True)),
    "market-manipulation": Behaviour(do.Sequence(do.RedealHands(), do.Draw(1))),
    "mass-production": Behaviour(do.CreateTokens("nanobot-drone", of.HalfNumber())),
    "mass-reboot": Behaviour(
        do.OnEachTarget(do.PutIntoPlay()),
        at.BinCard(when.Both(when.Is(terms.CHARACTER), when.CostAtMost(2)), least=0, most=2),
    ),
    "megaroids-kiwi-krush": Behaviour(do.PlaceCounters(terms.PLUS, 2), at.Character()),
    "mirage": Behaviour(do.Let(terms.CANNOT_BE_DESTROYED), at.Character()),
    "mirror-drive": Behaviour(do.CopySlotCard(), at.SlotCard()),
    "moon-flower-cactus": Behaviour(
        do.Sequence(do.Boost(1, 1), do.TakeOne(3)), at.Character(yours=True)
    ),
    "numbskull": Behaviour(
        do.Sequence(
            do.Let(terms.CANNOT_BE_DESTROYED, duration=terms.UNTIL_NEXT_TURN),
            do.Let(terms.CANNOT_ACTIVATE, duration=terms.UNTIL_NEXT_TURN),
        ),
        at.Character(),
    ),
    "oil-spill": Behaviour(
        do.Sequence(
            do.DealToEach(3), do.TakeStock(), do.PlaceCountersEach(terms.BLEED, when.ALWAYS)
        )
    ),
    "overload-mk-i": Behaviour(do.Deal(2), at.Character()),
    "overload-mk-ii": Behaviour(do.Deal(4), at.Character()),
    "phishing": Behaviour(
        do.DiscardFromHand(that=when.Not(when.Is(terms.CHARACTER)), to_all=True),
        at.Player(opposing=True),
    ),
    "propaganda": Behaviour(
        do.GainControl(terms.FOR_GOOD), at.Character(when.CostAtMost(3), opposing=True)
    ),
    "quantum-encryption": Behaviour(do.Counter(), at.OnCache(programs=True, abilities=True)),
    "recruitment-drive": Behaviour(do.PlayNow(when.Is(terms.CHARACTER), less=2)),
    "redline": Behaviour(
        do.Sequence(
            do.Boost(4),
            do.Let(terms.KEYWORDS, value=terms.STAMINA),
            do.PlaceCounters(terms.BLEED, 1),
        ),
        at.Character(),
    ),
    "rush-the-stage": Behaviour(
        do.Sequence(
            do.BoostEach(2, 0, when.Yours()),
            do.LetEach(terms.KEYWORDS, when.Yours(), terms.OVERRUN),
        )
    ),
    "savage-duststorm": Behaviour(do.DealToEach(2, when.Not(when.HasFaction(terms.DUSTRUNNER)))),
    "short-circuit": Behaviour(
        modes=(
            Mode("run a character", do.Run(), at.Character()),
            Mode("run up to 2 RAM of a player", RUN_TWO, at.Player()),
        )
    ),
    "solar-flare": Behaviour(do.EachDestroysHalf()),
    "static-blast": Behaviour(
        do.If(when.HasSynergy(terms.HACKER, 3), do.Deal(3), do.Deal(2)), at.Anything()
    ),
    "stim-pack": Behaviour(do.Boost(2, 2), at.Character()),
    "terminate": Behaviour(
        do.Destroy(), at.Character(when.Both(when.Running(), when.CostAtMost(3)))
    ),
    "through-the-looking-glass": Behaviour(
        do.CopyCharacter(), at.Character(when.Not(when.Iconic()), yours=True)
    ),
    "time": Behaviour(do.LeaveCombat(when.Both(when.Attacking(), when.Opposing()))),
    "trample": Behaviour(
        do.Sequence(do.Boost(1), do.Let(terms.KEYWORDS, value=terms.OVERRUN)),
        at.Character(when.Attacking()),
    ),
}
