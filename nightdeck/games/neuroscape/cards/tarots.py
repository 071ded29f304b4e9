"""Tarots, upright and reversed (NEU-12.3, NEU-12.4)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.language import aims as at
from nightdeck.games.neuroscape.language import do, of, some, when
from nightdeck.games.neuroscape.language.behaviour import Behaviour
from nightdeck.games.neuroscape.model import terms

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "death": Behaviour(
        do.EachSacrifices(do.EACH_PLAYER),
        reversed_effect=do.EachSacrifices(do.EACH_OPPONENT),
    ),
    "judgement": Behaviour(
        do.Deal(of.AttackOf()),
        at.Character(),
        reversed_effect=do.Deal(of.Times(2, of.AttackOf())),
        reversed_aims=at.Character(),
    ),
    "justice": Behaviour(
        do.Destroy(),
        at.Character(when.AttackedThisTurn()),
        reversed_effect=do.Destroy(),
        reversed_aims=at.Character(when.AttackAtLeast(3)),
    ),
    "strength": Behaviour(
        do.Boost(1, 2),
        at.Character(),
        reversed_effect=do.Boost(3),
        reversed_aims=at.Character(),
    ),
    "temperance": Behaviour(
        do.Let(terms.CANNOT_BE_DAMAGED),
        at.Character(),
        reversed_effect=do.ShieldPool(terms.BIOFRAME_POOL),
    ),
    "the-chariot": Behaviour(
        do.Boost(2),
        at.Character(),
        reversed_effect=do.Sequence(
            do.Boost(2), do.Let(terms.KEYWORDS, value=terms.OVERRUN), do.Refresh()
        ),
        reversed_aims=at.Character(),
    ),
    "the-devil": Behaviour(
        do.DealToEach(2, when.Opposing()), reversed_effect=do.DealToEach(3, when.Opposing())
    ),
    "the-emperor": Behaviour(
        do.Boost(3, 3),
        at.Character(yours=True),
        reversed_effect=do.PlaceCounters(terms.PLUS, 2),
        reversed_aims=at.Character(yours=True),
    ),
    "the-empress": Behaviour(
        do.GainHealth(terms.BIOFRAME_POOL, 4),
        reversed_effect=do.PlaceCounters(terms.PLUS, 2),
        reversed_aims=at.Character(),
    ),
    "the-fool": Behaviour(
        do.Sequence(do.Draw(1), do.DiscardOne()),
        reversed_effect=do.Draw(1),
    ),
    "the-hanged-man": Behaviour(
        do.Sequence(do.Run(), do.Freeze()),
        at.Character(),
        reversed_effect=do.Sequence(do.RemoveFromCombat(), do.Run(), do.Freeze()),
        reversed_aims=at.Character(),
    ),
    "the-hermit": Behaviour(
        do.ToHand(),
        at.Character(yours=True),
        reversed_effect=do.ToHand(),
        reversed_aims=at.Character(when.CostAtMost(3)),
    ),
    "the-hierophant": Behaviour(do.TakeOne(2), reversed_effect=do.TakeOne(4)),
    "the-high-priestess": Behaviour(
        do.Counter(),
        at.OnCache(abilities=True),
        reversed_effect=do.Counter(),
        reversed_aims=at.OnCache(programs=True),
    ),
    "the-lovers": Behaviour(
        do.OnEachTarget(do.Sequence(do.Let(terms.CANNOT_ATTACK), do.Let(terms.CANNOT_BLOCK))),
        at.Character(least=2, most=2),
        reversed_effect=do.TargetsDuel(),
        reversed_aims=at.Character(least=2, most=2),
    ),
    "the-magician": Behaviour(
        do.ChooseCard(some.Ram(running=True), do.RefreshRam()),
        reversed_effect=do.ChooseCards(some.Ram(running=True), 3, do.RefreshRam(), least=0),
    ),
    "the-moon": Behaviour(
        do.ChangeTarget(),
        at.OnCache(programs=True, aimed=True),
        reversed_effect=do.ChangeTarget(),
        reversed_aims=at.OnCache(programs=True, abilities=True, cards=True, aimed=True),
    ),
    "the-star": Behaviour(
        do.ToHand(),
        at.BinCard(when.Both(when.Is(terms.TAROT), when.Not(when.Named("The Star")))),
        reversed_effect=do.ToHand(),
        reversed_aims=at.BinCard(when.Is(terms.CHARACTER)),
    ),
    "the-sun": Behaviour(
        do.Sequence(do.GainHealth(terms.BIOFRAME_POOL, 2), do.GainHealth(terms.MAINFRAME_POOL, 2)),
        reversed_effect=do.Sequence(
            do.GainHealth(terms.BIOFRAME_POOL, 3), do.DealToPlayer(terms.MAINFRAME_POOL, 3)
        ),
        reversed_aims=at.Player(opposing=True),
    ),
    "the-tower": Behaviour(
        do.Destroy(),
        at.SlotCard(),
        reversed_effect=do.Destroy(),
        reversed_aims=at.EnvironmentOrCyberware(),
    ),
    "the-world": Behaviour(
        do.CopyItem(),
        at.OnCache(programs=True, kinds=terms.TAROT, copying=True),
        reversed_effect=do.CopyItem(),
        reversed_aims=at.OnCache(programs=True, copying=True),
    ),
    "wheel-of-fortune": Behaviour(
        do.RollFor(11, do.Draw(2), do.Draw(1)),
        reversed_effect=do.RollFor(4, do.Draw(2), do.Draw(1)),
    ),
}
