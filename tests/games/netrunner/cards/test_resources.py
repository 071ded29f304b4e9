"""Resources whose work is more than facts."""

from __future__ import annotations

import pytest

from nightdeck.testing import Scene, clause
from tests.games.netrunner.play import CORP, RUNNER, run_on, table, until, up, with_counters


@clause("ONR-5.2.A1")
@pytest.mark.parametrize(
    ("words", "trash", "top"), [("trash", ["Codecracker"], "Score!"), ("stack", [], "Codecracker")]
)
def test_crash_everett_draws_two_and_puts_one_away(words, trash, top):
    scene = table(
        runner={
            "rig": ["Crash Everett, Inventive Fixer"],
            "stack": ["Cloak", "Codecracker", "Score!", "Score!"],
        },
        turn="runner",
    )

    scene.choose(RUNNER, "draw:").choose(RUNNER, "Codecracker").choose(RUNNER, words)

    assert scene.hand(RUNNER) == ["Cloak"]
    assert scene.trash() == trash
    assert scene.deck(RUNNER)[0] == top


@clause("ONR-16.18")
def test_loan_from_chiba_pays_twelve_bits_and_takes_one_each_turn():
    scene = table(runner={"hand": ["Loan from Chiba"], "bits": 0}, turn="runner")

    scene.choose(RUNNER, "install:", "Loan from Chiba")
    assert scene.bits(RUNNER) == 12

    scene = table(runner={"rig": ["Loan from Chiba"], "bits": 3}, turn="runner", phase="start")
    assert until(scene, "runner-action").bits(RUNNER) == 2


def trashing(rig: list[str], bits: int) -> Scene:
    """Return a table on which the Corp has just trashed the loan of a tagged Runner."""
    scene = table(
        corp={"bits": 5},
        runner={"rig": rig, "bits": bits, "tags": 1},
        turn="corp",
        phase="after-action",
    )
    while scene.asked[0] == RUNNER:
        scene.pass_(RUNNER)
    return scene.choose(CORP, "Loan from Chiba")


@clause("ONR-16.18", "ONR-18.6")
@pytest.mark.parametrize("bits", [9, 10])
def test_loan_from_chiba_is_paid_back_when_it_leaves_or_the_game_is_lost(bits):
    scene = trashing(["Loan from Chiba"], bits)

    if bits < 10:
        assert scene.outcome.winners == (CORP,)
    else:
        assert (scene.outcome, scene.bits(RUNNER)) == (None, 0)


@clause("ONR-16.18")
@pytest.mark.parametrize(("bits", "asked"), [(9, False), (10, True)])
def test_loan_from_chiba_may_be_trashed_at_the_end_of_a_turn_by_those_who_can_pay(bits, asked):
    scene = table(runner={"rig": ["Loan from Chiba"], "bits": bits}, turn="runner")

    scene.choose(RUNNER, "End the action phase")
    until(scene, "optional-effect", "corp-action")

    assert (scene.asked[1] == "optional-effect") is asked
    if asked:
        scene.choose(RUNNER, "yes:")
        assert (scene.where("Loan from Chiba"), scene.bits(RUNNER)) == ("trash", 0)


@clause("ONR-7.4b")
@pytest.mark.parametrize(("fort", "price"), [("HQ", 2), ("R&D", 0)])
def test_restrictive_net_zoning_makes_ice_dearer_on_one_fort(fort, price):
    zoning = {"card": "Restrictive Net Zoning", "mark": "hq"}
    scene = table(corp={"hq": ["Filter"], "bits": 5}, runner={"rig": [zoning]})

    scene.choose(CORP, "install:", f"on {fort}")

    assert scene.bits(CORP) == 5 - price


@clause("ONR-24.25")
def test_restrictive_net_zoning_asks_for_its_fort_when_installed():
    scene = table(runner={"hand": ["Restrictive Net Zoning"], "bits": 5}, turn="runner")

    scene.choose(RUNNER, "install:", "Restrictive Net Zoning").choose(RUNNER, "R&D")

    (entry,) = [each for each in scene.view(CORP)["cards"].values() if each["marks"]]
    assert entry["marks"] == ["for R&D"]


@clause("ONR-13.4")
def test_submarine_uplink_ends_the_run_with_the_encounter_it_was_used_in():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Hunter")]}}, "bits": 0},
        runner={"rig": ["Submarine Uplink"], "bits": 0},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )

    scene.choose(RUNNER, "Submarine Uplink")
    until(scene, "runner-action")

    assert scene.tags() == 0
    assert scene.state.tally[1] == 0


@clause("ONR-2.3f", "ONR-17.25")
def test_the_shell_traders_sell_by_instalments():
    scene = table(
        runner={"rig": ["The Shell Traders"], "hand": ["Codecracker"], "bits": 1}, turn="runner"
    )
    scene.choose(RUNNER, "use:", "The Shell Traders")
    until(scene, "window", "choose-card")
    if scene.asked[1] == "choose-card":
        scene.choose(RUNNER, "Codecracker")
    assert scene.where("Codecracker") == "runner-aside"
    assert scene.counters("Codecracker", "shell") == 2

    while not scene.offers(RUNNER, "remove a Shell counter"):
        scene.take(scene.asked[0], scene.state.question.default)
    scene.choose(RUNNER, "remove a Shell counter")

    assert scene.counters("Codecracker", "shell") == 1
    assert scene.bits(RUNNER) == 0


@clause("ONR-2.3f")
def test_the_shell_traders_install_what_costs_nothing_at_once():
    scene = table(runner={"rig": ["The Shell Traders"], "hand": ["Pox"], "bits": 0}, turn="runner")

    scene.choose(RUNNER, "use:", "The Shell Traders")
    if scene.asked[1] == "choose-card":
        scene.choose(RUNNER, "Pox")

    assert scene.rig() == ["Pox", "The Shell Traders"]


@clause("ONR-6.5", "ONR-5.0g")
def test_wilson_makes_a_run_with_at_most_three_bits_for_icebreakers():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Quandary")]}}},
        runner={"rig": ["Wilson, Weeflerunner Apprentice", "Codecracker"], "bits": 9},
        turn="runner",
    )
    scene.choose(RUNNER, "use:", "Wilson")
    assert scene.actions(RUNNER) == 5
    assert not scene.offers(RUNNER, "use:", "Wilson")

    until(run_on(scene, "HQ"), "encounter")

    assert scene.state.run_limit == 3
    assert scene.actions(RUNNER) == 4


@clause("ONR-13.7", "ONR-16.7")
@pytest.mark.parametrize(("ice", "publicity"), [("Hunter", 0), ("Fang", 1)])
def test_back_door_to_netwatch_cancels_what_a_trace_does(ice, publicity):
    scene = table(
        corp={"forts": {"hq": {"ice": [up(ice)]}}, "bits": 0},
        runner={"rig": ["Back Door to Netwatch"], "bits": 4},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )
    until(scene, "interrupt").choose(RUNNER, "use:", "Back Door to Netwatch")
    until(scene, "window", "runner-action")

    assert (scene.tags(), scene.locks()) == (0, [])
    assert scene.bad_publicity() == publicity
    assert scene.bits(RUNNER) == 1


@clause("ONR-13.2", "ONR-13.4")
@pytest.mark.parametrize(("card", "bits"), [("Back Door to Rivals", 6), ("Runner Sensei", 4)])
def test_a_base_link_card_earns_a_bit_when_the_trace_fails(card, bits):
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Hunter")]}}, "bits": 0},
        runner={"rig": [card], "bits": 5},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )

    scene.take(RUNNER, 1)

    assert scene.bits(RUNNER) == bits


@clause("ONR-16.6", "ONR-5.0g")
@pytest.mark.parametrize(("words", "bits"), [("gain 2", 5), ("gain 6", 6)])
def test_swiss_bank_account_is_cashed_when_choosing_an_action(words, bits):
    scene = table(runner={"rig": ["Swiss Bank Account"], "bits": 3}, turn="runner")

    scene.choose(RUNNER, "use:", words)

    assert scene.bits(RUNNER) == bits
    assert scene.where("Swiss Bank Account") == "trash"
    assert scene.actions(RUNNER) == 4


@clause("ONR-16.18", "ONR-17.25")
def test_swiss_bank_account_saves_a_debtor():
    scene = trashing(["Loan from Chiba", "Swiss Bank Account"], 8)

    scene.choose(RUNNER, "use:", "gain 2")

    assert (scene.outcome, scene.bits(RUNNER)) == (None, 0)


@clause("ONR-16.18")
@pytest.mark.parametrize(("bits", "offered"), [(9, False), (10, True)])
def test_a_pawnshop_takes_a_loan_only_of_those_who_can_pay_it_back(bits, offered):
    rig = ["Smith's Pawnshop", "Loan from Chiba", "Broker"]
    scene = table(runner={"rig": rig, "bits": bits + 1}, turn="runner", phase="start")

    until(scene, "order", "choose-card")
    while scene.asked[1] == "order":
        scene.choose(RUNNER, "trash a card for 2 bits")

    assert scene.offers(RUNNER, "Broker")
    assert scene.offers(RUNNER, "Loan from Chiba") == offered


@clause("ONR-16.18", "ONR-17.24")
@pytest.mark.parametrize(("bits", "loans"), [(9, 0), (10, 1), (19, 1), (20, 2)])
def test_as_many_loans_are_for_sale_as_can_be_paid_back(bits, loans):
    scene = table(
        runner={"rig": ["Loan from Chiba"] * 2, "hand": ["misc.for-sale"], "bits": bits},
        turn="runner",
    )
    scene.choose(RUNNER, "misc.for-sale")
    sold = 0
    while scene.offers(RUNNER, "Loan from Chiba"):
        scene.choose(RUNNER, "Loan from Chiba", "#1")
        sold += 1
    until(scene, "runner-action")
    assert (sold, scene.outcome) == (loans, None)


@clause("ONR-2.3f", "ONR-3.11")
def test_the_shell_traders_keep_what_cannot_be_installed():
    prototype = with_counters("Arasaka Portable Prototype", shell=1)
    scene = table(
        runner={"rig": ["The Shell Traders"], "aside": [prototype], "bits": 1},
        turn="runner",
        phase="turn-start",
    )
    scene.choose(RUNNER, "remove a Shell counter")

    assert scene.where("Arasaka Portable Prototype") == "runner-aside"
    line = "Arasaka Portable Prototype cannot be installed and stays set aside."
    assert line in scene.log(RUNNER)
