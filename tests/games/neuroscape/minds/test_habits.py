"""What computer players make of a situation at first sight."""

from __future__ import annotations

from nightdeck.games.neuroscape.minds.habits import weigh
from nightdeck.games.neuroscape.minds.judgement import is_quiet
from nightdeck.games.neuroscape.model.options import DONE_WITH
from nightdeck.testing import Scene
from tests.games.neuroscape.tables import A, B, end_stage, pass_checks, scene, until

PASS = 0


def liked(table: Scene, seat: int) -> str:
    """Return the answer the rules of thumb like best, in words."""
    option = max(table.options(seat), key=lambda each: weigh(table.state, each))
    return table.game.describe(table.state, seat, option).text


def weight(table: Scene, seat: int, words: str) -> float:
    """Return how much the option with these words is liked."""
    state = table.state
    (found,) = [
        option
        for option in table.options(seat)
        if words in table.game.describe(state, seat, option).text
    ]
    return weigh(state, found)


def rest(table: Scene, seat: int) -> float:
    """Return how much it is liked to pass or to be done."""
    (found,) = [option for option in table.options(seat) if option[0] in (PASS, DONE_WITH)]
    return weigh(table.state, found)


def test_what_would_only_hit_oneself_stays_in_hand():
    table = scene({"hand": ["Delete"], "bank": 4, "field": ["Scrapper"]})

    assert weight(table, A, "Delete") < rest(table, A)


def test_damage_that_does_not_kill_is_kept():
    alone = scene(
        {"hand": ["Overload Mk I"], "bank": 1, "field": ["Coder"]}, {"field": ["Big Kat"]}
    )
    weak = scene(
        {"hand": ["Overload Mk I"], "bank": 1, "field": ["Coder"]}, {"field": ["Scrapper"]}
    )

    assert weight(alone, A, "Overload") < rest(alone, A)
    assert weight(weak, A, "Overload") > rest(weak, A)


def test_a_boost_waits_for_the_fight_it_turns():
    table = scene(
        {"field": ["Scrapper"]},
        {"hand": ["Enhance"], "bank": 1, "field": ["Badlands Infantry"]},
    )
    end_stage(table, A)
    table.choose(A, "Scrapper", "attacks")
    until(table, "swift")
    before = weight(table, B, "Enhance")
    pass_checks(table)
    table.choose(B, "Badlands Infantry", "blocks", "Scrapper")
    until(table, "swift")

    assert before < rest(table, B)
    assert weight(table, B, "Enhance") > rest(table, B)


def test_everybody_attacks_when_all_together_break_a_pool():
    table = scene({"field": ["Scrapper"] * 3}, {"field": ["Big Kat"], "bioframe_health": 2})
    end_stage(table, A)

    assert "attack" in liked(table, A)


def test_the_last_blocker_stays_at_home_when_the_opponent_could_break_a_pool():
    home = {"field": ["White Knight"], "bioframe_health": 3}
    table = scene(home, {"field": [{"card": "Faceless Oni", "running": True}]})
    end_stage(table, A)

    assert "attack" not in liked(table, A)


def test_picks_follow_what_the_hand_asks_for():
    dear = scene({"hand": ["Jabberwocky"], "bank": 4}, stage="initialize")
    cheap = scene({"hand": ["Coder"], "bank": 9}, stage="initialize")

    assert weight(until(dear, "draw-install"), A, "Install") > weight(dear, A, "Draw")
    assert weight(until(cheap, "draw-install"), A, "Install") < weight(cheap, A, "Draw")


def test_a_position_is_quiet_only_before_the_first_pick():
    table = until(scene({}, {}, stage="initialize"), "draw-install")
    first = is_quiet(table.state)
    table.choose(A, "install:")

    assert (first, table.asked, is_quiet(table.state)) == (True, (A, "draw-install"), False)
