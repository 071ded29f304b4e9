"""Corp cards with an action, played from the action question: bits, cards and actions after it."""

from __future__ import annotations

from typing import Any

import pytest

from nightdeck.testing import clause
from tests.games.netrunner.play import CORP, RUNNER, bid_most, table, until, up

SCORED = [
    # agenda, bits gained, actions used
    ("Political Overthrow", 3, 1),
    ("Corporate Coup", 3, 1),
    ("Marine Arcology", 3, 2),
]
NODES = [
    # node, bits gained or spent, cards drawn, actions used
    ("ESA Contract", 0, 2, 1),
    ("Euromarket Consortium", -1, 2, 1),
    ("South African Mining Corp", 6, 0, 3),
    ("BBS Whispering Campaign", 2, 0, 1),
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


TRACES = [
    # card, whether it is an agenda, the limit of its trace
    ("Netwatch Operations Office", True, 2),
    ("Private Cybernet Police", True, 5),
    ("Blood Cat", False, 5),
]
SOLOS = [
    # card, whether it is an agenda, meat damage
    ("On-Call Solo Team", True, 1),
    ("Strike Force Kali", True, 2),
    ("Solo Squad", False, 1),
]


def in_play(card: str, scored: bool) -> dict[str, Any]:
    """Return where a card of the Corp works."""
    return {"score": [card]} if scored else {"forts": {"s1": {"inside": [up(card)]}}}


@clause("ONR-5.1.A10", "ONR-13.1", "ONR-14.2")
@pytest.mark.parametrize(("card", "scored", "limit"), TRACES)
def test_a_trace_for_an_action_gives_a_tag(card, scored, limit):
    scene = table(corp={"bits": 9, "hq": [], **in_play(card, scored)})

    bid_most(scene.choose(CORP, "use:", card))

    assert scene.tags() == 1
    assert scene.bits(CORP) == 9 - limit
    assert scene.actions(CORP) == 2


@clause("ONR-5.1.A10", "ONR-15.2", "ONR-14.3")
@pytest.mark.parametrize(("card", "scored", "damage"), SOLOS)
def test_solos_hurt_a_tagged_runner_only(card, scored, damage):
    corp = {"hq": [], **in_play(card, scored)}
    hand = ["Score!"] * 5
    assert not table(corp=corp, runner={"hand": hand}).offers(CORP, "use:", card)

    scene = table(corp=corp, runner={"hand": hand, "tags": 1})
    until(scene.choose(CORP, "use:", card), "corp-action")

    assert len(scene.hand(RUNNER)) == 5 - damage
