"""What icebreakers do beyond breaking and boosting, which stand in their facts (ONR-3.6)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.cards.effects_runner_programs import SettleIn
from nightdeck.games.netrunner.language import do, of, when
from nightdeck.games.netrunner.language.behaviour import Behaviour, Upon
from nightdeck.games.netrunner.model import events, terms
from nightdeck.games.netrunner.model.vocabulary import Modifier

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "ai-boon": Behaviour(
        on=Upon(
            events.RUN_STARTS,
            do.RollDie(do.Lasting(terms.STRENGTH, of.Number(), terms.THIS_RUN)),
            label="roll a die for strength",
        )
    ),
    "bartmoss-memorial-icebreaker": Behaviour(
        on=Upon(
            events.ICE_PASSED,
            do.RollDie(do.If(when.DieIs(1, 1), do.TrashThis())),
            when.BrokeIt(),
            label="roll a die",
        )
    ),
    "blink": Behaviour(
        instead_of_break=do.RollDie(
            do.If(
                when.DieIs(4, 6),
                do.BreakThis(of.TriedPlace()),
                do.DoDamage(terms.NET, of.Number()),
            )
        )
    ),
    "dropp": Behaviour(after_break=do.EndTheRun()),
    "dupre": Behaviour(
        constant=Modifier(
            terms.STRENGTH,
            of.Counters(terms.FAMILIARITY),
            when.Both(when.IsSelf(), when.Not(when.RunElsewhere())),
        ),
        on=Upon(
            events.SUBROUTINE_BROKEN,
            do.Sequence(
                SettleIn(),
                do.Delayed(
                    events.RUN_ENDS,
                    do.AddCounters(terms.FAMILIARITY),
                    terms.THIS_RUN,
                    "Dupre gets stronger",
                ),
            ),
            when.IsSelf(),
            per_run=True,
            label="get used to this fort",
        ),
    ),
    "snowball": Behaviour(
        on=Upon(
            events.SUBROUTINE_BROKEN,
            do.Lasting(terms.STRENGTH, 1, terms.THIS_RUN),
            when.IsSelf(),
            label="+1 strength for the rest of the run",
        )
    ),
}
"""What icebreakers do beyond their facts, by id."""
