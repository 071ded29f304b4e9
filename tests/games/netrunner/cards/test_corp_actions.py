"""Corp cards with an action, played from the action question: bits, cards and actions after it."""

from __future__ import annotations

from typing import Any

import pytest

from nightdeck.testing import clause
from tests.games.netrunner.play import CORP, table, until, up

SCORED = [
    # agenda, bits gained, actions used
    ("Political Overthrow", 3, 1),
]
NODES = [
    # node, bits gained or spent, cards drawn, actions used
    ("ESA Contract", 0, 2, 1),
    ("Euromarket Consortium", -1, 2, 1),
    ("South African Mining Corp", 6, 0, 3),
]


def after(card: str, **corp: Any):
    """Return the Corp's turn after the ability of a card was used."""
    scene = table(corp={"bits": 5, "hq": [], **corp})
    scene.choose(CORP, "use:", card)
    return until(scene, "corp-action", "runner-action")


@clause("ONR-5.1.A10", "ONR-3.1")
@pytest.mark.parametrize(("card", "bits", "actions"), SCORED)
def test_a_scored_agenda_works_for_an_action(card, bits, actions):
    scene = after(card, score=[card])

    assert scene.bits(CORP) == 5 + bits
    assert scene.actions(CORP) == 3 - actions


@clause("ONR-5.1.A10", "ONR-3.2", "ONR-6.2")
@pytest.mark.parametrize(("card", "bits", "cards", "actions"), NODES)
def test_a_rezzed_node_works_for_actions(card, bits, cards, actions):
    scene = after(card, forts={"s1": {"inside": [up(card)]}})

    assert scene.bits(CORP) == 5 + bits
    assert len(scene.hand(CORP)) == cards
    if actions < 3:
        assert scene.actions(CORP) == 3 - actions
