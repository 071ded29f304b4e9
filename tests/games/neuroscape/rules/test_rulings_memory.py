"""Rulings about RAM, costs, stability and the start: both sides of each switch."""

from __future__ import annotations

import pytest

from nightdeck.games.neuroscape.check.readers import card_of
from nightdeck.games.neuroscape.game import NEUROSCAPE
from nightdeck.games.neuroscape.model import rulings
from nightdeck.games.neuroscape.model.events import STABILITY_ROLLED
from nightdeck.games.neuroscape.model.terms import COMMITTED
from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.game import Setup
from nightdeck.testing import clause
from nightdeck.testing.policies import policy
from tests.games.neuroscape.tables import (
    HIGH,
    LOW,
    A,
    B,
    begun,
    loaded,
    play,
    scene,
    until,
)

SHORT = {"card": "Scrapper", "committed": 0}


def unstable(ruling: str, value: str, **mine: object):
    """Return a scene right before the stability check of a player who is short of RAM."""
    table = scene(
        {"field": [SHORT], **mine},
        {"hand": ["Coder"]},
        turn=B,
        rulings={ruling: value},
    )
    table.choose(B, "done:")
    return table


def next_turn(table):
    """Let the turn of the other player end."""
    return until(table, "draw-install")


@clause("NEU-R21", "NEU-7.12")
@pytest.mark.parametrize(
    ("value", "rolls"), [("all-persistent-programs", 3), ("own-mainframe-slots", 2)]
)
def test_which_programs_roll_for_stability(value, rolls):
    table = scene(
        {"field": [SHORT], "slots": ["Firewall"]},
        {"hand": ["Coder"], "slots": [{"card": "Bitrot", "by": A}]},
        turn=B,
        rulings={"NEU-R21": value},
    )
    loaded(table.choose(B, "done:"), HIGH, HIGH, HIGH)

    while table.asked != (A, "draw-install"):
        table.take(table.asked[0], table.state.question.default)

    assert len(table.happened(STABILITY_ROLLED)) == rolls


@clause("NEU-R22", "NEU-7.12")
@pytest.mark.parametrize(("value", "rolls"), [("roll-all", 2), ("stop-when-stable", 1)])
def test_whether_rolling_ends_when_the_memory_suffices(value, rolls):
    table = unstable("NEU-R22", value, field=[SHORT, "Freelance Merc"])

    next_turn(loaded(table, LOW, HIGH))

    assert len(table.happened(STABILITY_ROLLED)) == rolls


@clause("NEU-R23", "NEU-7.12")
@pytest.mark.parametrize(("value", "field"), [("one-to-ten-crash", ["Scrapper"]), ("zero-die", [])])
def test_how_the_stability_die_is_read(value, field):
    table = unstable("NEU-R23", value)

    next_turn(loaded(table, 11))

    assert table.field(A) == field


@clause("NEU-R24", "NEU-7.7")
@pytest.mark.parametrize(
    ("value", "committed"),
    [("controller-chooses", None), ("oldest-first", (1, 0)), ("lowest-cost-first", (0, 1))],
)
def test_who_gets_ram_when_two_are_short(value, committed):
    merc = {"card": "Freelance Merc", "committed": 0}
    table = scene(
        {"field": [merc, SHORT], "hand": ["Unpaid Intern", "Coder"], "bank": 1},
        rulings={"NEU-R24": value},
    )

    table.choose(A, "Unpaid Intern")

    if committed is None:
        assert table.asked == (A, "commit-order")
        assert len(table.options(A)) == 2
    else:
        assert (table.committed("Freelance Merc"), table.committed("Scrapper")) == committed


@clause("NEU-R25", "NEU-7.7")
@pytest.mark.parametrize(("value", "asked"), [("basic-first", False), ("controller-chooses", True)])
def test_whether_basic_ram_is_committed_first(value, asked):
    table = scene(
        {"field": [SHORT], "hand": ["Unpaid Intern", "Coder"], "bank": ["ECC RAM", "Basic RAM"]},
        rulings={"NEU-R25": value},
    )

    table.choose(A, "Unpaid Intern")

    assert (table.asked == (A, "commit-order")) == asked
    assert table.defense("Scrapper") == 2


@clause("NEU-R26", "NEU-7.14")
@pytest.mark.parametrize(
    ("value", "bank", "under"), [("not-committed", (0, 2), 0), ("committed", (0, 0), 2)]
)
def test_whether_the_ram_of_a_protocol_lies_under_it(value, bank, under):
    table = scene({"hand": ["Firewall", "Coder"], "bank": 2}, rulings={"NEU-R26": value})

    play(table, A, "Firewall")

    assert table.bank(A) == bank
    assert len(table.state.cards(A, COMMITTED)) == under


@clause("NEU-R26")
@pytest.mark.parametrize("how", ["destroyed", "force quit"])
def test_ram_under_a_program_returns_when_the_program_leaves(how):
    table = scene(
        {"hand": ["Firewall", "Coder"], "bank": 2, "deck": 9},
        {"field": ["Black Hat"], "bank": 1},
        rulings={"NEU-R26": "committed"},
    )
    play(table, A, "Firewall").choose(A, "done:")
    if how == "destroyed":
        play(table, B, "Zero Day")
        assert table.bank(A) == (0, 2)
        return

    while table.asked != (A, "force-quit"):
        table.take(table.asked[0], table.state.question.default)
    table.choose(A, "Firewall")

    assert table.bank(A) == (2, 0)


@clause("NEU-R26")
def test_ram_pledged_for_an_activated_trojan_returns_running():
    table = scene(
        {"hand": ["Fatal Error 75", "Coder"], "bank": 3, "deck": 9},
        {"hand": ["Coder"]},
        rulings={"NEU-R26": "committed"},
    )
    play(table, A, "Fatal Error 75")
    assert table.bank(A) == (1, 0)

    until(table.choose(A, "done:"), "draw-install")
    while not table.offers(A, "activate-trojan:"):
        table.take(table.asked[0], table.state.question.default)
    table.choose(A, "activate-trojan:")

    assert table.bank(A) == (0, 3)


@clause("NEU-R27", "NEU-7.9", "NEU-E54")
@pytest.mark.parametrize(
    ("value", "older", "cost"),
    [
        ("timestamp", "Singularity", 1),
        ("sets-last", "Singularity", 0),
        ("sets-first", "Singularity", 1),
        ("timestamp", "Artificial Inflation", 0),
        ("sets-last", "Artificial Inflation", 0),
        ("sets-first", "Artificial Inflation", 1),
    ],
)
def test_in_which_order_a_set_and_a_surcharge_apply(value, older, cost):
    table = scene(
        {
            "field": ["Singularity", "Scrapper"],
            "slots": [{"card": "Artificial Inflation", "by": B}],
            "hand": ["Coder"],
        },
        rulings={"NEU-R27": value},
    )
    table.state.stamp[card_of(table.state, older)] = 0

    assert table.cost("Scrapper") == cost


@clause("NEU-R28", "NEU-14.3")
@pytest.mark.parametrize(
    ("value", "field"),
    [
        ("commit-what-you-can", ["Alice, Dreamwalker", "Back Alley Bruisers"]),
        ("no-copy", ["Alice, Dreamwalker"]),
    ],
)
def test_what_a_copy_without_enough_ram_comes_to(value, field):
    table = scene(
        {"field": ["Alice, Dreamwalker"], "bank": 3, "hand": ["Coder"]},
        {"field": ["Back Alley Bruisers"]},
        rulings={"NEU-R28": value},
    )

    play(table, A, "Looking Glass")

    assert table.field(A) == field


@clause("NEU-R28")
def test_a_surcharge_counts_for_what_a_copy_would_cost():
    table = scene(
        {
            "field": ["Alice, Dreamwalker"],
            "slots": [{"card": "Artificial Inflation", "by": B}],
            "bank": 4,
            "hand": ["Coder"],
        },
        {"field": ["Back Alley Bruisers"]},
        rulings={"NEU-R28": "no-copy"},
    )

    play(table, A, "Looking Glass")

    assert table.field(A) == ["Alice, Dreamwalker"]


@clause("NEU-R29", "NEU-7.16")
@pytest.mark.parametrize(
    ("value", "mine", "theirs"), [("recommit", (0, 3), (0, 3)), ("ram-stays", (3, 3), (0, 0))]
)
def test_what_becomes_of_committed_ram_when_control_changes(value, mine, theirs):
    table = scene(
        {"field": ["Mind Delver"], "bank": 6, "hand": ["Coder"]},
        {"field": ["Iron Maiden"]},
        rulings={"NEU-R29": value},
    )

    play(table, A, "Possess")

    assert (table.bank(A), table.bank(B)) == (mine, theirs)
    assert table.committed("Iron Maiden") == 3


@clause("NEU-R70", "NEU-5.1a")
@pytest.mark.parametrize(("value", "rolls"), [("as-listed", 1), ("after-install", 0)])
def test_whether_an_install_comes_before_the_stability_check(value, rolls):
    table = unstable("NEU-R70", value)
    loaded(table, HIGH)

    next_turn(table).choose(A, "install:").choose(A, "install:")

    assert len(table.happened(STABILITY_ROLLED)) == rolls


@clause("NEU-R74", "NEU-E61")
@pytest.mark.parametrize(("value", "cost"), [("later-effects-only", 0), ("all-surcharges", 1)])
def test_whether_a_free_play_ignores_a_surcharge_that_was_there_before(value, cost):
    table = scene(
        {
            "hand": ["Eclipse Dropship", "Coyote Raiders"],
            "bank": 5,
            "slots": [{"card": "Artificial Inflation", "by": B}],
        },
        rulings={"NEU-R74": value},
    )

    play(table, A, "Eclipse Dropship", "Coyote Raiders")

    assert table.cost("Coyote Raiders") == table.committed("Coyote Raiders") == cost
    assert table.committed("Eclipse Dropship") == 4


# The start ----------------------------------------------------------------------------------------


def bottom_after_mulligan(value: str, seed: str) -> tuple[int, ...]:
    """Put the first three cards of the opening hand back; return where they lie, lowest first."""
    table = begun(seed=seed, R47=value)
    hand = list(table.state.cards(A, 2))[:3]
    for card in hand:
        table.choose(A, (1, card))
    table.choose(A, "done:")
    return tuple(hand.index(card) for card in table.state.cards(A, 0)[:3])


@clause("NEU-R47", "NEU-4.5")
def test_in_which_order_mulligan_cards_go_to_the_bottom():
    seeds = [f"mulligan {number}" for number in range(8)]

    chosen = {bottom_after_mulligan("as-selected", seed) for seed in seeds}
    mixed = {bottom_after_mulligan("random", seed) for seed in seeds}

    assert chosen == {(2, 1, 0)}
    assert len(mixed) > 1


@clause("NEU-R48", "NEU-4.6c")
@pytest.mark.parametrize(
    ("value", "question"), [("winner-names-seat", "play-order"), ("winner-starts", "draw-install")]
)
def test_who_starts_with_three_single_players(value, question):
    table = begun(3, R48=value)

    until(table, "play-order", "draw-install")

    assert table.asked[1] == question


@clause("NEU-R49", "NEU-4.7")
@pytest.mark.parametrize(
    ("value", "picks"), [("first-player-only", [1, 2, 2, 2]), ("first-team", [1, 2, 1, 2])]
)
def test_whose_first_turn_has_one_pick(value, picks):
    table = until(begun(4, R49=value), "draw-install")

    asked = [0, 0, 0, 0]
    while table.turn() <= 4:
        if table.asked[1] == "draw-install":
            asked[table.turn() - 1] += 1
        table.take(table.asked[0], table.state.question.default)

    assert asked == picks


@clause("NEU-R72", "NEU-18.7")
@pytest.mark.parametrize(
    ("value", "order"), [("across-rule", [0, 1, 3, 2]), ("team-picks", [0, 2, 3, 1])]
)
def test_who_plays_second_of_the_team_that_goes_second(value, order):
    table = until(begun(4, R72=value), "play-order")
    winner = table.asked[0]
    table.choose(winner, "go-first:" if winner in (0, 3) else "go-second:")
    table.choose(table.asked[0], "go-first:", "#1")

    if value == "team-picks":
        assert table.asked[1] == "swap-seats"
        table.choose(table.asked[0], "swap-seats:")

    assert table.state.order == order


# What changes nothing -----------------------------------------------------------------------------

SILENT = ("R34", "R40", "R41", "R42", "R43", "R44", "R45", "R55")
"""NEU-R34 and the others concern names, display, grouping, or cards that the pool has not."""


@pytest.mark.parametrize(
    ("name", "value"),
    [
        (each.name, value)
        for each in rulings.RULINGS
        if each.name.removeprefix("NEU-") in SILENT
        for value in each.values
    ],
)
@clause("NEU-R34", "NEU-R40", "NEU-R44", "NEU-R45")
def test_a_ruling_about_words_display_or_absent_cards_changes_no_game(name, value):
    logs = []
    for given in ({}, {name: value}):
        state = new_game(NEUROSCAPE, Setup(2, (), given, {}, "silent", record=True))
        player = policy("uniform", 3)
        while state.outcome is None and state.decisions < 400:
            choose(state, player.pick(state))
        logs.append(state.log)

    assert logs[0] == logs[1]
