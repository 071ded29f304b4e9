"""What is offered and what is said against it come from the same answer of the rules."""

import json
import random
from pathlib import Path

import pytest

from nightdeck.games import android_netrunner, game
from nightdeck.games.android_netrunner.model import reasons
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.options import INSTALL, PLAY
from nightdeck.games.android_netrunner.model.terms import CORP, EVENT, GRIP, HQ, NONE, OPERATION
from nightdeck.games.android_netrunner.rules.install import destinations, why_not_installed
from nightdeck.games.android_netrunner.rules.play import why_not_played
from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.rng import Rng
from nightdeck.testing import clause
from tests.games.android_netrunner.tables import card, runner_turn

GAME = game("android_netrunner")


def is_allowed(state, seat: int, number: int) -> bool:
    """Asks the rules about a card of the hand, as somebody who asks "why not?" does."""
    definition = POOL[state.definition[number]]
    if definition.kind & (OPERATION | EVENT):
        return not why_not_played(state, number, NONE)
    return (
        bool(destinations(state, number)) if seat == CORP else not why_not_installed(state, number)
    )


@clause("ANR-DEC2")
@pytest.mark.parametrize("seed", range(12))
def test_a_card_of_the_hand_is_offered_exactly_if_nothing_is_said_against_it(seed: int) -> None:
    state = new_game(GAME, GAME.any_setup(Rng(bytes([seed] * 32))))
    luck = random.Random(seed)
    looked = 0
    while state.question is not None:
        seat = state.question.seat
        if state.question.name == "action":
            offered = {each[1] for each in state.question.options if each[0] in (PLAY, INSTALL)}
            for number in state.zones[HQ if seat == CORP else GRIP]:
                effect = POOL[state.definition[number]].on_play
                if effect is None or not effect.places:  # a run is aimed before it is judged
                    assert (number in offered) == is_allowed(state, seat, number)
                    looked += 1
        choose(state, luck.randrange(len(state.question.options)))
    assert looked > 0


def test_every_reason_has_words_and_a_clause_of_the_rulebook() -> None:
    home = Path(android_netrunner.__file__).parent
    clauses = json.dumps(json.loads((home / "rulebook.json").read_text(encoding="utf-8")))
    numbers = {
        value
        for name, value in vars(reasons).items()
        if name.isupper() and type(value) is int and value != reasons.FINE
    }
    assert set(reasons.REASONS) == numbers
    assert [each for _, each in reasons.REASONS.values() if f'"{each}"' not in clauses] == []


@clause("ANR-K10")
def test_a_second_console_says_what_stands_in_its_way() -> None:
    scene = runner_turn({}, rig=["Desperado"], grip=["The Toolbox"], credits=12)
    told = scene.game.why_not(scene.state, 1, card(scene, "The Toolbox"))
    assert told.text == "You have a console, and only one can be installed."
