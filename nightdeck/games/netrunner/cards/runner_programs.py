"""What the programs that are no icebreakers do beyond their facts (ONR-3.6)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.cards.effects_runner_programs import SelfConstruct
from nightdeck.games.netrunner.language import do, of, when
from nightdeck.games.netrunner.language.behaviour import Behaviour
from nightdeck.games.netrunner.model import events, terms
from nightdeck.games.netrunner.model.card_abilities import (
    ON_APPROACH,
    Ability,
    Cost,
    CounterText,
    LastBreath,
)
from nightdeck.games.netrunner.model.vocabulary import Modifier

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "butcher-boy": Behaviour(
        counter=CounterText(
            terms.PLAYER_COUNTER_SOURCE - terms.BUTCHER_BOY,
            events.TURN_STARTS,
            do.GainBits(of.Halved(of.Number()), terms.RUNNER),
            seat=terms.RUNNER,
            least=2,
            label="Butcher Boy: gain bits",
        )
    ),
    "clown": Behaviour(constant=Modifier(terms.STRENGTH, -1, when.Encountered())),
    "emergency-self-construct": Behaviour(breath=LastBreath(SelfConstruct(), loses_hand=True)),
    "fait-accompli": Behaviour(
        counter=CounterText(
            terms.FORT_COUNTER_SOURCE - terms.FAIT, quantity=terms.DIFFICULTY, per=2
        )
    ),
    "gremlins": Behaviour(
        counter=CounterText(
            terms.PLAYER_COUNTER_SOURCE - terms.GREMLIN,
            seat=terms.CORP,
            quantity=terms.HAND_SIZE,
            per=2,
            amount=-1,
        )
    ),
    "smarteye": Behaviour(
        abilities=Ability(
            Cost(),
            do.Sequence(do.ExposeApproached(), do.OfferJackOut()),
            ON_APPROACH,
            when=when.CanExposeApproached(),
            per_run=True,
            label="expose the approached ice",
        )
    ),
}
"""What other programs do beyond their facts, by id."""
