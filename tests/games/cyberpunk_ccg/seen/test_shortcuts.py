"""Several answers as one choice."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.game import CYBERPUNK_CCG
from nightdeck.testing import clause
from tests.games.cyberpunk_ccg.tables import A, scene


@clause("CCG-7.1a")
def test_all_cards_of_a_turn_are_drawn_from_one_deck_with_one_choice() -> None:
    table = scene(step="draw")

    told = CYBERPUNK_CCG.shortcuts(table.state, A)
    assert [each.text for each, _ in told] == ["Draw 3 cards from Runs", "Draw 3 cards from Gear"]
    for option in told[1][1]:
        table.choose(A, option)

    assert table.asked[1] != "draw"
    assert table.hand(A) == ["Combat Knife"] * 3


@clause("CCG-7.1a")
def test_a_deck_with_too_few_cards_is_no_shortcut() -> None:
    table = scene({"runs": 2}, step="draw")

    told = CYBERPUNK_CCG.shortcuts(table.state, A)

    assert [each.text for each, _ in told] == ["Draw 3 cards from Gear"]


@clause("CCG-7.1a")
def test_the_last_card_is_drawn_without_a_shortcut() -> None:
    table = scene(step="draw").choose(A, "runs:").choose(A, "runs:")

    assert table.asked == (A, "draw")
    assert CYBERPUNK_CCG.shortcuts(table.state, A) == []
