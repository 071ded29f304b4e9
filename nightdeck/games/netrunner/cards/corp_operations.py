"""What the operations do beyond the ops of their facts (ONR-3.5)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.language import do, of, some
from nightdeck.games.netrunner.language.behaviour import Behaviour
from nightdeck.games.netrunner.model import terms
from nightdeck.games.netrunner.rules.action_accounting import TO_INSTALL

HARDWARE: Final = some.Rig(terms.HARDWARE, without=terms.CYBERNETICS)

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "edgerunner-inc-temps": Behaviour(do.RestrictedActions(TO_INSTALL, 3, consecutive=True)),
    "planning-consultants": Behaviour(do.ArrangeTop(5)),
    "power-grid-overload": Behaviour(
        do.TrashChosen(HARDWARE, of.Number()), x_limit=of.CountCards(HARDWARE), x_least=1
    ),
}
"""What operations do beyond their facts, by id."""
