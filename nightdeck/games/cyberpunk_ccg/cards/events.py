"""What Events do; when they may be played is printed (CCG-6.4)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.language import at, do, some, when
from nightdeck.games.cyberpunk_ccg.language.behaviour import Behaviour
from nightdeck.games.cyberpunk_ccg.model.terms import (
    AUTHORITY_USED,
    COP,
    CORPORATE,
    EMPATHY,
    EQUIPMENT,
    EVENT_PLAYED,
    POWER,
    RUNNER,
    RUNS,
    THIS_ATTACK,
    VEHICLE,
    WOULD_BE_TRASHED,
)

YOUR_COPS: Final = when.Both(when.Yours(), when.Profession(COP))

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "trashin-the-corp-zone": Behaviour(
        do.Sequence(do.SecureEach(some.Targets(when.Faction(CORPORATE)), m=-4, e=-2), do.Draw(1))
    ),
    "high-noon": Behaviour(
        do.Duel(),
        (
            at.Runner(when.Unused(), yours=True, outside=True),
            at.Runner(when.Unused(), opposing=True, outside=True),
        ),
    ),
    "assassin": Behaviour(do.Trash(), at.Runner(when.PowerAtMost(5))),
    "reboot": Behaviour(do.Exhaust(), at.Runner(when.Both(when.Unused(), when.HasCyber()))),
    "run-and-hide": Behaviour(do.Withdraw(), when=when.YouFight()),
    "too-drunk-to": Behaviour(
        do.Exhaust(), at.Runner(when.Both(when.Unused(), when.PowerAtMost(4)))
    ),
    "entrapment": Behaviour(
        do.ForcedAuthority(),
        at.BustableRunner(),
        when=when.Exists(some.Runners(when.Both(YOUR_COPS, when.Unused()))),
    ),
    "paid-off-badge": Behaviour(do.Cancel(), when=when.AnotherPlayers(), trigger=AUTHORITY_USED),
    "system-crash": Behaviour(do.Secure(e=-4), at.LocationOrOp()),
    "lockdown": Behaviour(do.Secure(m=8, duration=THIS_ATTACK), at.TargetOfHit()),
    "overtime": Behaviour(do.Renew(), at.Location(when.Used(), yours=True)),
    "black-market-sale": Behaviour(do.Draw(2), trashes=at.OwnEquipment(when.Type(EQUIPMENT))),
    "media-blitz": Behaviour(do.GainStyle(4)),
    "trauma-team-call": Behaviour(
        do.Save(), at.Doomed(RUNNER, yours=True), trigger=WOULD_BE_TRASHED
    ),
    "suppressing-fire": Behaviour(do.Strengthen(attack=6), at.Side()),
    "dig-in": Behaviour(do.Strengthen(defense=6), at.Side()),
    "cyber-rejection": Behaviour(do.Change(EMPATHY, -1), at.Runner(when.HasCyber())),
    "therapy-session": Behaviour(do.Change(EMPATHY, 2), at.Runner()),
    "gas-shortage": Behaviour(
        do.Exhaust(),
        at.Attached(when.Both(when.OnRunner(), when.Unused(), when.Equipment(VEHICLE))),
    ),
    "highway-pileup": Behaviour(
        do.Trash(), at.Attached(when.Both(when.OnRunner(), when.Equipment(VEHICLE)))
    ),
    "headhunter-fee": Behaviour(do.Search(RUNS, when.Type(RUNNER)), when=when.DeckLeft(RUNS)),
    "fence-the-goods": Behaviour(do.ToStash(), at.InTrash(when.Type(EQUIPMENT))),
    "net-blackout": Behaviour(do.Cancel(), when=when.AnotherPlayers(), trigger=EVENT_PLAYED),
    "boardroom-scandal": Behaviour(do.DiscardAtRandom(2), at.Opponent(when.HasHand())),
    "all-points-bulletin": Behaviour(do.ChangeEach(some.Runners(YOUR_COPS), POWER, 2)),
    "repo-crew": Behaviour(
        do.ToStash(),
        at.Attached(when.Both(when.OnRunner(when.Used()), when.Type(EQUIPMENT)), opposing=True),
    ),
    "poaching-offer": Behaviour(
        do.GainControl(used=True),
        at.Runner(when.Both(when.PowerAtMost(3), when.Bare()), opposing=True),
    ),
}
