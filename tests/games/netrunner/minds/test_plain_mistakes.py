"""Plain mistakes no level makes: each a position with the choice of an experienced player.

Every position is put to *street*, to *veteran* and to whoever gives hints.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.play.bots.hints import hint
from nightdeck.play.players import Seat, player
from nightdeck.testing import Scene
from tests.games.netrunner.play import CORP, RUNNER, run_on, table, up, with_counters

Adviser = Callable[[Scene], str]

GUARDED = {"hq": {"ice": [up("Keeper")]}, "rd": {"ice": [up("Keeper")]}}
"""Central forts that need no more care while the Runner breaks no code gates."""
DECK = ["Night Shift", "Hostile Takeover", "Quandary", "Wall of Static"] * 6
HAND = ["Clown", "Imp", "Smarteye", "Nomad Allies"]
STACK = ["Codecracker", "Score!", "Dwarf", "Livewire's Contacts"] * 6


def levels(scene: Scene, level: str) -> str:
    """Return in words what a level chooses."""
    seat = Seat(scene.state)
    index = player(level).choose(seat, Rng(seed_key("levels")))
    return scene.offered(seat.seat)[index]


def street(scene: Scene) -> str:
    return levels(scene, "street")


def veteran(scene: Scene) -> str:
    return levels(scene, "veteran")


def hinted(scene: Scene) -> str:
    return hint(Seat(scene.state), Rng(seed_key("hint")), 60, tries=150).text


everybody = pytest.mark.parametrize("advice", [street, veteran, hinted])


def corp_turn(**corp: object) -> Scene:
    """Return a turn of the Corp with a usual R&D."""
    return table(corp={"rd": DECK, **corp}, runner={"hand": HAND, "stack": STACK}, turn="corp")


# The Corp -----------------------------------------------------------------------------------------


@everybody
def test_an_agenda_is_not_thrown_into_archives(advice: Adviser) -> None:
    hand = ["Priority Requisition", "Marine Arcology", "Night Shift", "Data Wall", "Setup!"]
    scene = corp_turn(hq=[*hand, "Fetch 4.0.1"], forts=GUARDED, actions=1)
    scene.choose(CORP, "gain-bit")
    while scene.asked[1] != "discard":
        scene.take(scene.asked[0], scene.state.question.default)

    assert advice(scene) not in ("Discard Priority Requisition", "Discard Marine Arcology")


@everybody
def test_no_card_is_drawn_into_a_full_hand(advice: Adviser) -> None:
    hand = ["Priority Requisition", "Marine Arcology", "Political Coup", "Setup!", "Hunter"]
    scene = corp_turn(hq=hand, forts=GUARDED, bits=6, actions=1)

    assert advice(scene) != "Draw a card"


@everybody
def test_the_first_ice_goes_in_front_of_hq_and_rd(advice: Adviser) -> None:
    hand = ["Wall of Static", "Quandary", "Priority Requisition", "Marine Arcology", "Setup!"]
    scene = corp_turn(hq=hand, bits=8)
    chosen = []
    for _ in range(2):
        while scene.asked[1] != "corp-action":
            scene.take(scene.asked[0], scene.state.question.default)
        chosen.append(advice(scene))
        scene.choose(CORP, chosen[-1])

    assert {words.rpartition(" on ")[2] for words in chosen} == {"HQ", "R&D"}


@everybody
def test_ice_that_stops_the_runner_is_rezzed_in_front_of_rd(advice: Adviser) -> None:
    corp = {"rd": DECK, "forts": {"rd": {"ice": ["Wall of Static"]}}, "bits": 5}
    scene = table(corp=corp, runner={"hand": HAND, "stack": STACK}, turn="runner")
    run_on(scene, "R&D")

    assert scene.asked == (CORP, "window")
    assert advice(scene) == "Rez Wall of Static"


@everybody
def test_ice_is_not_rezzed_before_anybody_comes(advice: Adviser) -> None:
    scene = corp_turn(forts={"rd": {"ice": ["Wall of Static"]}}, bits=9)
    scene.choose(CORP, "gain-bit")

    assert scene.asked == (CORP, "window")
    assert advice(scene) == "Pass"


@everybody
def test_ice_in_front_of_nothing_is_not_rezzed(advice: Adviser) -> None:
    corp = {"rd": DECK, "forts": {"s1": {"ice": ["Keeper"]}}, "bits": 5}
    scene = table(corp=corp, runner={"hand": HAND, "stack": STACK}, turn="runner")
    run_on(scene, "S1")

    assert advice(scene) == "Pass"


@everybody
def test_no_ice_is_trashed_to_save_the_price_of_an_install(advice: Adviser) -> None:
    forts = {"hq": {"ice": [up("Keeper")]}, "rd": {"ice": [up("Filter"), up("Keeper")]}}
    scene = corp_turn(hq=["Quandary", "Crystal Wall"], forts=forts, bits=9)

    assert "trashing" not in advice(scene)


@everybody
def test_an_agenda_that_can_be_finished_is_advanced(advice: Adviser) -> None:
    scored = with_counters("Marine Arcology", advancement=1)
    forts = {**GUARDED, "s1": {"ice": [up("Keeper")], "inside": [scored]}}
    scene = corp_turn(hq=["Night Shift", "Quandary"], forts=forts, bits=4, actions=2)

    assert advice(scene) == "Advance Marine Arcology"


@everybody
def test_counters_of_an_operation_score_an_agenda_from_hand(advice: Adviser) -> None:
    """Management Shake-Up pays when an agenda is installed and scored at once."""
    hand = ["Corporate War", "Management Shake-Up", "Night Shift"]
    ahead = {"points": 4, "hq": hand, "forts": GUARDED, "bits": 12, "actions": 2, "rd": DECK}
    scene = table(corp=ahead, runner={"hand": HAND, "stack": STACK}, turn="corp")
    while scene.outcome is None and scene.state.turn_seat == CORP:
        scene.choose(scene.asked[0], advice(scene))

    assert scene.outcome is not None


@everybody
def test_a_node_that_has_done_its_work_makes_room_for_an_agenda(advice: Adviser) -> None:
    fort = {
        "ice": [up("Keeper"), up("Quandary")],
        "inside": [up("BBS Whispering Campaign", bits=4)],
    }
    hand = ["Marine Arcology", "Hostile Takeover", "Priority Requisition", "Political Coup"]
    scene = corp_turn(hq=hand, forts={**GUARDED, "s1": fort}, bits=20, actions=1)

    assert advice(scene).startswith("Install ")


@everybody
def test_a_node_that_pays_when_the_turn_starts_is_rezzed_just_before(advice: Adviser) -> None:
    corp = {"forts": {**GUARDED, "s1": {"inside": ["Braindance Campaign"]}}, "bits": 9, "rd": DECK}
    runner = {"hand": HAND, "stack": STACK, "bits": 0}
    before = table(corp=corp, runner=runner, turn="corp", phase="turn-start")
    after = table(corp=corp, runner=runner, turn="corp")
    after.choose(CORP, "gain-bit")

    assert advice(before) == "Rez Braindance Campaign"
    assert advice(after) == "Pass"


@everybody
def test_a_trap_is_rezzed_when_the_runner_is_at_the_door(advice: Adviser) -> None:
    trap = with_counters("Vacant Soulkiller", advancement=2)
    corp = {"rd": DECK, "forts": {**GUARDED, "s1": {"inside": [trap]}}, "bits": 5}
    own = table(corp=corp, runner={"hand": HAND, "stack": STACK}, turn="corp")
    own.choose(CORP, "gain-bit")
    run = {"fort": "s1", "at": "before-access"}
    door = table(corp=corp, runner={"hand": HAND, "stack": STACK}, turn="runner", run=run)
    while door.asked[0] == RUNNER:
        door.choose(RUNNER, "continue")

    assert advice(own) == "Pass"
    assert advice(door) == "Rez Vacant Soulkiller"


@everybody
def test_a_trace_without_a_base_link_against_it_costs_nothing(advice: Adviser) -> None:
    corp = {"rd": DECK, "forts": {"rd": {"ice": [up("Hunter")]}}, "bits": 8}
    run = {"fort": "rd", "at": "encounter"}
    scene = table(corp=corp, runner={"hand": HAND, "stack": STACK}, turn="runner", run=run)
    while scene.asked[1] != "trace-bid-corp":
        scene.take(scene.asked[0], scene.state.question.default)

    assert advice(scene) == "Bid 0 bits"


@everybody
def test_a_tagged_runner_with_few_cards_is_burnt(advice: Adviser) -> None:
    corp = {"hq": ["Scorched Earth", "Night Shift", "Quandary"], "rd": DECK, "bits": 6}
    runner = {"hand": HAND[:3], "tags": 1, "stack": STACK}
    scene = table(corp={**corp, "forts": GUARDED}, runner=runner, turn="corp")

    assert advice(scene) == "Play Scorched Earth"


@everybody
def test_nobody_takes_a_bit_where_an_operation_brings_more(advice: Adviser) -> None:
    hand = ["Efficiency Experts", "Priority Requisition", "Setup!"]
    scene = corp_turn(hq=hand, forts=GUARDED, bits=4)

    assert advice(scene) != "Gain a bit"


@everybody
def test_an_operation_that_nearly_doubles_the_bits_is_played_before_a_card_is_drawn(
    advice: Adviser,
) -> None:
    hand = ["Accounts Receivable", "Priority Requisition", "Scorched Earth"]
    forts = {"hq": {"ice": ["Wall of Static"]}, "rd": {"ice": ["Keeper"]}}
    scene = corp_turn(hq=hand, forts=forts, bits=5, actions=1)

    assert advice(scene) == "Play Accounts Receivable"


@everybody
def test_a_missing_bit_is_taken_for_an_operation_that_brings_four(advice: Adviser) -> None:
    hand = ["Accounts Receivable", "Priority Requisition", "Scorched Earth"]
    scene = corp_turn(hq=hand, forts=GUARDED, bits=4, actions=2)

    assert advice(scene) == "Gain a bit"


@everybody
def test_an_operation_earns_before_an_agenda_that_takes_two_actions_for_it(
    advice: Adviser,
) -> None:
    hand = ["Accounts Receivable", "Scorched Earth", "Setup!"]
    scene = corp_turn(hq=hand, forts=GUARDED, score=["Marine Arcology"], bits=6)

    assert advice(scene) == "Play Accounts Receivable"


@everybody
def test_a_rich_corp_draws_for_ice_instead_of_hoarding(advice: Adviser) -> None:
    hand = ["Closed Accounts", "Scorched Earth", "Marine Arcology"]
    scene = corp_turn(hq=hand, forts=GUARDED, bits=18)

    assert advice(scene) == "Draw a card"


@everybody
def test_counters_are_not_wasted_on_a_node_that_everybody_sees(advice: Adviser) -> None:
    forts = {**GUARDED, "s1": {"inside": [up("BBS Whispering Campaign", bits=8)]}}
    scene = corp_turn(hq=["Scorched Earth"], forts=forts, bits=9)

    assert advice(scene) != "Advance BBS Whispering Campaign"


@everybody
def test_an_agenda_is_not_installed_where_the_runner_walks_in(advice: Adviser) -> None:
    hand = ["Priority Requisition", "Marine Arcology", "Setup!", "Night Shift"]
    scene = corp_turn(hq=hand, forts={**GUARDED, "s1": {"ice": ["Fetch 4.0.1"]}}, bits=9)

    assert not advice(scene).startswith(("Install Priority", "Install Marine"))


# The Runner ---------------------------------------------------------------------------------------


def runner_turn(forts: dict[str, object], **runner: object) -> Scene:
    """Return a turn of the Runner against forts."""
    corp = {"hq": ["Night Shift", "Hostile Takeover", "Setup!"], "rd": DECK, "forts": forts}
    return table(corp={"bits": 6, **corp}, runner={"stack": STACK, **runner}, turn="runner")


@everybody
def test_nobody_runs_into_open_ice_that_nothing_breaks(advice: Adviser) -> None:
    forts = {**GUARDED, "archives": {"ice": [up("Keeper")]}}
    scene = runner_turn(forts, hand=["Dwarf", "Score!", "Shield", "Fall Guy"], bits=6)

    assert not advice(scene).startswith("Run on")


@everybody
def test_the_same_card_of_rd_is_not_looked_at_twice(advice: Adviser) -> None:
    forts = {"hq": {"ice": [up("Keeper")]}}
    scene = runner_turn(forts, hand=["Dwarf", "Shield", "Fall Guy", "Clown"], bits=6)
    run_on(scene, "R&D")
    while scene.asked[1] != "runner-action":
        scene.take(scene.asked[0], scene.state.question.default)

    assert advice(scene) != "Run on R&D"


@everybody
def test_the_runner_plays_money_instead_of_taking_a_bit(advice: Adviser) -> None:
    hand = ["Livewire's Contacts", "Shield", "Fall Guy", "Clown"]
    scene = runner_turn(GUARDED, hand=hand, bits=1)

    assert advice(scene) != "Gain a bit"


@everybody
def test_an_icebreaker_for_the_ice_that_stands_is_installed(advice: Adviser) -> None:
    hand = ["Codecracker", "Shield", "Fall Guy", "Clown", "Baedeker's Net Map"]
    scene = runner_turn(GUARDED, hand=hand, bits=5, actions=1)

    assert advice(scene) == "Install Codecracker"


@everybody
def test_ice_is_broken_when_all_of_it_can_be_broken(advice: Adviser) -> None:
    corp = {"rd": DECK, "forts": {"rd": {"ice": [up("Quandary")]}}}
    runner = {"rig": ["Codecracker"], "hand": HAND, "stack": STACK, "bits": 5}
    run = {"fort": "rd", "at": "encounter"}
    scene = table(corp=corp, runner=runner, turn="runner", run=run)
    chosen = []
    while scene.asked == (RUNNER, "encounter"):
        chosen.append(advice(scene))
        scene.choose(RUNNER, chosen[-1])

    assert chosen[:2] == ["Codecracker: +1 strength"] * 2
    assert chosen[2].startswith("Codecracker: break")


@everybody
def test_no_bit_is_spent_on_ice_that_cannot_be_broken_whole(advice: Adviser) -> None:
    corp = {"rd": DECK, "forts": {"rd": {"ice": [up("Keeper")]}}}
    runner = {"rig": ["Codecracker"], "hand": HAND, "stack": STACK, "bits": 3}
    run = {"fort": "rd", "at": "encounter"}
    scene = table(corp=corp, runner=runner, turn="runner", run=run)

    assert advice(scene) == "Stop breaking"


@everybody
def test_the_runner_leaves_before_ice_they_cannot_pass(advice: Adviser) -> None:
    corp = {"rd": DECK, "forts": {"rd": {"ice": [up("Banpei"), "Filter"]}}, "bits": 0}
    runner = {"rig": ["Codecracker"], "hand": HAND, "stack": STACK, "bits": 3}
    run = {"fort": "rd", "at": "pass", "ice": "Filter"}
    scene = table(corp=corp, runner=runner, turn="runner", run=run)

    assert scene.asked == (RUNNER, "window")
    assert advice(scene) == "Jack out"


@everybody
def test_the_last_cards_of_a_hand_are_not_risked(advice: Adviser) -> None:
    trap = with_counters("Setup!", advancement=1)
    forts = {**GUARDED, "s1": {"inside": [trap]}}
    scene = runner_turn(forts, hand=["Shield"], bits=1, actions=1)

    assert advice(scene) != "Run on S1"


@everybody
def test_a_cheap_link_that_the_corp_cannot_reach_is_bought(advice: Adviser) -> None:
    corp = {"rd": DECK, "forts": {"rd": {"ice": [up("Hunter")]}}, "bits": 1}
    runner = {"rig": ["Baedeker's Net Map"], "hand": HAND[:2], "stack": STACK, "bits": 9}
    run = {"fort": "rd", "at": "encounter"}
    scene = table(corp=corp, runner=runner, turn="runner", run=run)
    while scene.asked[1] != "trace-bid-runner":
        scene.take(scene.asked[0], scene.state.question.default)

    assert advice(scene) == "Baedeker's Net Map and 1 boost"
