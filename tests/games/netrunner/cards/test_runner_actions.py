"""Runner cards with an action, played from the action question: bits and cards after it."""

from __future__ import annotations

from typing import Any

import pytest

from nightdeck.testing import clause
from tests.games.netrunner.play import RUNNER, table, until

ACTIONS: list[tuple[str, dict[str, Any], int, int]] = [
    # card, what else the Runner has, bits and cards in hand afterwards
    ("Newsgroup Filter", {}, 7, 0),
    ("Silicon Saloon Franchise", {}, 6, 1),
    ("Databroker", {"points": 1}, 15, 0),
    ("Junkyard BBS", {"trash": ["Score!"]}, 4, 1),
    ("Nomad Allies", {"tags": 1}, 4, 0),
    ("Danshi's Second ID", {"tags": 2}, 5, 0),
]


@clause("ONR-5.2.A7", "ONR-3.8")
@pytest.mark.parametrize(("card", "more", "bits", "hand"), ACTIONS)
def test_an_action_does_what_the_card_says(card, more, bits, hand):
    scene = table(runner={"rig": [card], "bits": 5, **more}, turn="runner")

    scene.choose(RUNNER, "use:", card)
    while scene.asked[1] == "choose-card":
        scene.take(RUNNER, 0)
    until(scene, "runner-action")

    assert scene.bits(RUNNER) == bits
    assert len(scene.hand(RUNNER)) == hand
    assert scene.actions(RUNNER) == 3
    assert scene.tags() == 0
