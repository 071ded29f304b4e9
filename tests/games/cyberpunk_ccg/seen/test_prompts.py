"""The open question in words, with the fact that matters."""

from __future__ import annotations

from nightdeck.testing import clause
from tests.games.cyberpunk_ccg.tables import A, B, scene


@clause("CCG-6.5c", "CCG-6.6a")
def test_a_runner_who_is_used_to_pay_is_named_to_who_may_answer() -> None:
    mine = {"runners": ["Account Manager"], "hand": ["Kevlar Vest"], "locations": ["Mega-Mall"]}
    table = scene(mine, {"runners": ["Max Tac Rookie"]}, step="purchase")
    table.choose(A, "buy:", "Kevlar Vest").choose(A, "host:", "Account Manager")
    table.choose(A, "source:", "Account Manager").pass_(A)

    assert table.asked == (B, "response")
    prompt = table.view(B)["prompt"]
    assert prompt["text"] == "Do you respond?"
    assert prompt["note"] == "Player 1 uses Account Manager to pay"


@clause("CCG-6.6a")
def test_an_event_that_is_played_is_named_to_who_may_answer() -> None:
    mine = {"runners": ["Beat Cop"], "hand": ["Assassin"], "locations": ["Mega-Mall"]}
    theirs = {"runners": ["Street Muscle"], "hand": ["Net Blackout"], "locations": ["Mega-Mall"]}
    table = scene(mine, theirs).choose(A, "play:", "Assassin")
    if table.offers(A, "target:", "Street Muscle"):
        table.choose(A, "target:", "Street Muscle")
    while table.asked[0] == A:
        table.take(A, table.state.question.default)

    assert table.asked == (B, "response")
    assert table.view(B)["prompt"]["note"] == "Player 1 uses Assassin"
