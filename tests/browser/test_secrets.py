"""What looks for secrets in documents finds them, and is not misled by names of fields."""

from __future__ import annotations

from nightdeck.testing import Scene
from tests.browser.secrets import told_of

CARD = "score"
"""The id of a card that is also the name of a field of every document."""


def test_a_card_that_is_called_like_a_field_is_not_told_by_the_field() -> None:
    scene = Scene("netrunner")
    names = {card["id"]: card["name"] for card in scene.game.catalogue()}
    shown = scene.view()

    assert told_of(shown, names, {CARD}) == []
    shown["timeline"] = {"title": f"Something about {names[CARD]}", "steps": [], "note": ""}
    assert told_of(shown, names, {CARD}) == [CARD]


def test_the_id_of_a_card_is_found_as_a_key_and_as_a_value() -> None:
    scene = Scene("netrunner")
    names = {card["id"]: card["name"] for card in scene.game.catalogue()}
    keyed, valued = scene.view(), scene.view()
    keyed["symbols"] = {CARD: "coin"}
    valued["symbols"] = {"coin": CARD}

    assert told_of(keyed, names, {CARD}) == [CARD]
    assert told_of(valued, names, {CARD}) == [CARD]
