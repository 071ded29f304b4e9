"""What the operations do beyond the ops of their facts (ONR-3.5)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.language import do, of, some
from nightdeck.games.netrunner.language.behaviour import Behaviour
from nightdeck.games.netrunner.model import terms
from nightdeck.games.netrunner.rules.action_accounting import TO_INSTALL

HARDWARE: Final = some.Rig(terms.HARDWARE, without=terms.CYBERNETICS)

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "corporate-detective-agency": Behaviour(do.TrashChosen(some.Rig(terms.RESOURCE), 2, least=0)),
    "edgerunner-inc-temps": Behaviour(do.RestrictedActions(TO_INSTALL, 3, consecutive=True)),
    "falsified-transactions-expert": Behaviour(do.MoveAdvancement(3)),
    "manhunt": Behaviour(do.TraceFor(6, do.GiveTags(of.Number()))),
    "new-blood": Behaviour(do.ShuffleIce()),
    "off-site-backups": Behaviour(do.ChooseCard(some.InArchives(), do.TakeFromArchives())),
    "planning-consultants": Behaviour(do.ArrangeTop(5)),
    "power-grid-overload": Behaviour(
        do.TrashChosen(HARDWARE, of.Number()), x_limit=of.CountCards(HARDWARE), x_least=1
    ),
    "silver-lining-recovery-protocol": Behaviour(
        do.GainBits(of.Times(3, of.Tally(terms.COUNTERS_STOLEN, terms.RUNNER)))
    ),
}
"""What operations do beyond their facts, by id."""
