"""EXEs, Scripts and Drugs, in alphabetical order."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.language import aims as at
from nightdeck.games.neuroscape.language import do, of, some, when
from nightdeck.games.neuroscape.language.behaviour import Behaviour, Mode
from nightdeck.games.neuroscape.model import terms

RUN_TWO: Final = do.ChooseCards(some.Ram(running=False, of_target=True), 2, do.RunRam(), least=0)

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "binary-blast": Behaviour(do.DealToPlayer(terms.MAINFRAME_POOL, 2), at.Player(opposing=True)),
    "delete": Behaviour(do.Destroy(), at.Character()),
    "drink-me": Behaviour(do.BecomeBase(1, 1), at.Character()),
    "dust-to-dust": Behaviour(
        do.Sequence(do.LoseHealth(terms.BIOFRAME_POOL, 2), do.Purge()), at.Character()
    ),
    "emp-grenade": Behaviour(do.OnEachTarget(do.Run()), at.Character(least=0, most=2)),
    "enhance": Behaviour(do.Boost(2, 2), at.Character()),
    "hackathon": Behaviour(do.Draw(2)),
    "hyperclock": Behaviour(do.ChooseCards(some.Ram(running=True), 2, do.RefreshRam(), least=0)),
    "mass-production": Behaviour(do.CreateTokens("nanobot-drone", of.HalfNumber())),
    "megaroids-kiwi-krush": Behaviour(do.PlaceCounters(terms.PLUS, 2), at.Character()),
    "mirage": Behaviour(do.Let(terms.CANNOT_BE_DESTROYED), at.Character()),
    "overload-mk-i": Behaviour(do.Deal(2), at.Character()),
    "overload-mk-ii": Behaviour(do.Deal(4), at.Character()),
    "quantum-encryption": Behaviour(do.Counter(), at.OnCache(programs=True, abilities=True)),
    "recruitment-drive": Behaviour(do.PlayNow(when.Is(terms.CHARACTER), less=2)),
    "savage-duststorm": Behaviour(do.DealToEach(2, when.Not(when.HasFaction(terms.DUSTRUNNER)))),
    "short-circuit": Behaviour(
        modes=(
            Mode("run a character", do.Run(), at.Character()),
            Mode("run up to 2 RAM of a player", RUN_TWO, at.Player()),
        )
    ),
    "static-blast": Behaviour(
        do.If(when.HasSynergy(terms.HACKER, 3), do.Deal(3), do.Deal(2)), at.Anything()
    ),
    "stim-pack": Behaviour(do.Boost(2, 2), at.Character()),
    "terminate": Behaviour(
        do.Destroy(), at.Character(when.Both(when.Running(), when.CostAtMost(3)))
    ),
    "time": Behaviour(do.LeaveCombat(when.Both(when.Attacking(), when.Opposing()))),
}
