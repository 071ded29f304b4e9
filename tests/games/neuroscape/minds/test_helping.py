"""What computer players think an effect does to its target."""

from __future__ import annotations

import pytest

from nightdeck.games.neuroscape.minds.habits import weigh
from tests.games.neuroscape.tables import A, scene

HOLD = "Deja Vu"
EACH = ["Psychic", "Lasersaw Berzerker", "Badlands Infantry", "Groupie", "Coder", "White Knight"]


@pytest.mark.parametrize(
    ("card", "helps"),
    [
        ("Enhance", True),
        ("Mirage", True),
        ("Stim Pack", True),
        ("Megaroids Kiwi Krush", True),
        ("Eat Me", True),
        ("Claritex", True),
        ("Drink Me", False),
        ("Delete", False),
        ("Overload Mk I", False),
        ("EMP Grenade", False),
        ("Dust to Dust", False),
    ],
)
def test_help_goes_to_oneself_and_harm_to_the_opponent(card, helps):
    table = scene(
        {"hand": [card, HOLD], "bank": 5, "field": EACH}, {"field": ["Back Alley Bruisers"]}
    )
    table.choose(A, card)

    liked = max(table.options(A), key=lambda option: weigh(table.state, option))

    assert (table.state.control[liked[1]] == A) == helps
