"""The Runner's identities, each at work."""

from typing import Any

from nightdeck.games.android_netrunner.model.modifiers import link, memory_limit, rez_cost
from nightdeck.games.android_netrunner.model.terms import (
    ARCHIVES,
    ARCHIVES_DOWN,
    CORP,
    CREDIT,
    GRIP,
    PROGRAMS,
    RD,
    RUNNER,
)
from nightdeck.testing import Scene, clause
from tests.games.android_netrunner.tables import card, counters, is_rezzed, names

NOISE = "Noise: Hacker Extraordinaire"
GABRIEL = "Gabriel Santiago: Consummate Professional"
KATE = 'Kate "Mac" McCaffrey: Digital Tinker'
WHIZZARD = "Whizzard: Master Gamer"
CHAOS_THEORY = "Chaos Theory: Wünderkind"
ANDROMEDA = "Andromeda: Dispossessed Ristie"
REINA = "Reina Roja: Freedom Fighter"


def runner_turn(identity: str, corp: dict[str, Any] | None = None, **runner: Any) -> Scene:
    """Returns the Runner's action phase with an identity."""
    return Scene(
        "android_netrunner",
        corp={} if corp is None else corp,
        runner={"identity": identity, **runner},
        turn="runner",
    )


def run_hq(scene: Scene) -> Scene:
    """Makes a successful run on HQ with nothing to access and goes back to the actions."""
    return scene.pass_until("action").choose(RUNNER, "Run on HQ").pass_until("action")


@clause("ANR-CC29", "ANR-AB5", "ANR-INS14", "ANR-VIR1")
def test_noise_trashes_the_top_card_of_rd_face_down_for_each_virus() -> None:
    corp = {"rd": ["Enigma", "Ice Wall", "Hunter"]}
    scene = runner_turn(NOISE, corp, grip=["Medium", "Datasucker", "Corroder"], credits=9)
    scene.choose(RUNNER, "Install Medium")
    assert names(scene, ARCHIVES_DOWN) == ["Enigma"]
    assert not any("Enigma" in line for line in scene.log(RUNNER))
    scene.pass_until("action").choose(RUNNER, "Install Datasucker").choose(RUNNER, "Go on")
    assert names(scene, ARCHIVES_DOWN) == ["Enigma", "Ice Wall"]
    scene.pass_until("action").choose(RUNNER, "Install Corroder").choose(RUNNER, "Go on")
    assert names(scene, RD) == ["Hunter"]
    assert names(scene, ARCHIVES) == []


@clause("ANR-V2", "ANR-AB3")
def test_noise_does_nothing_to_an_empty_rd() -> None:
    scene = runner_turn(NOISE, {"rd": []}, grip=["Medium"])
    scene.choose(RUNNER, "Install Medium")
    assert scene.outcome is None
    assert names(scene, ARCHIVES_DOWN) == []


@clause("ANR-CC19", "ANR-AB5", "ANR-AB13", "ANR-RUN5a")
def test_gabriel_gains_two_credits_for_the_first_hq_run_of_the_turn() -> None:
    scene = run_hq(runner_turn(GABRIEL))
    assert scene.state.credits[RUNNER] == 7
    run_hq(scene)
    assert scene.state.credits[RUNNER] == 7


@clause("ANR-CC19")
def test_gabriel_gains_nothing_for_other_servers_or_failed_runs() -> None:
    scene = runner_turn(GABRIEL)
    scene.choose(RUNNER, "Run on Archives").pass_until("action")
    assert scene.state.credits[RUNNER] == 5
    scene.choose(RUNNER, "Run on HQ").pass_until("jack-out").choose(RUNNER, "Jack out")
    scene.pass_until("action")
    assert scene.state.credits[RUNNER] == 5
    run_hq(scene)
    assert scene.state.credits[RUNNER] == 7


@clause("ANR-CC19", "ANR-CC42")
def test_gabriel_counts_a_sneakdoor_run_as_one_on_hq() -> None:
    scene = runner_turn(GABRIEL, rig=["Sneakdoor Beta"])
    scene.choose(RUNNER, "Sneakdoor Beta").pass_until("action")
    assert scene.state.credits[RUNNER] == 7
    run_hq(scene)
    assert scene.state.credits[RUNNER] == 7


@clause("ANR-CC23", "ANR-AB4", "ANR-2.12", "ANR-AB13", "ANR-1.25")
def test_kate_installs_the_first_program_or_hardware_for_one_less() -> None:
    scene = runner_turn(KATE, grip=["Corroder", "Akamatsu Mem Chip", "Wyldside"], credits=9)
    assert link(scene.state) == 1
    scene.choose(RUNNER, "Install Wyldside")
    assert scene.state.credits[RUNNER] == 6
    scene.pass_until("action").choose(RUNNER, "Install Corroder")
    assert scene.state.credits[RUNNER] == 5
    scene.pass_until("action").choose(RUNNER, "Install Akamatsu Mem Chip")
    assert scene.state.credits[RUNNER] == 4


@clause("ANR-CC23", "ANR-2.12")
def test_kate_uses_her_discount_up_on_a_card_that_costs_nothing() -> None:
    scene = runner_turn(KATE, grip=["Cortez Chip", "Corroder"])
    scene.choose(RUNNER, "Install Cortez Chip")
    assert scene.state.credits[RUNNER] == 5
    scene.pass_until("action").choose(RUNNER, "Install Corroder")
    assert scene.state.credits[RUNNER] == 3


@clause("ANR-REC1", "ANR-AB18", "ANR-INS14", "ANR-ACC3")
def test_whizzard_pays_trash_costs_with_his_own_credits() -> None:
    corp = {"servers": {"remote1": {"root": ["PAD Campaign"]}}}
    scene = runner_turn(WHIZZARD, corp, credits=5)
    scene.choose(RUNNER, "Run on Server 1").pass_until("access")
    scene.choose(RUNNER, "Trash PAD Campaign")
    assert names(scene, ARCHIVES) == ["PAD Campaign"]
    assert scene.state.credits[RUNNER] == 4
    assert counters(scene, WHIZZARD, CREDIT) == 0


@clause("ANR-REC1")
def test_whizzards_credits_pay_for_nothing_else() -> None:
    scene = runner_turn(WHIZZARD, grip=["Corroder"], credits=1)
    assert not scene.offers(RUNNER, "Install Corroder")


@clause("ANR-1.24", "ANR-AB4")
def test_chaos_theory_has_five_memory_units() -> None:
    assert memory_limit(runner_turn(CHAOS_THEORY).state) == 5
    rig = ["Corroder", "Datasucker", "Medium"]
    scene = runner_turn(CHAOS_THEORY, rig=rig, grip=["Magnum Opus"], credits=5)
    scene.choose(RUNNER, "Install Magnum Opus").pass_until("action")
    assert len(scene.state.zones[PROGRAMS]) == 4
    assert memory_limit(runner_turn(KATE).state) == 4


@clause("ANR-3.5", "ANR-3.6", "ANR-1.25")
def test_andromeda_starts_with_nine_cards() -> None:
    scene = Scene("android_netrunner", decks=("starter-haas-bioroid", "wave2-andromeda"), seed=5)
    assert len(scene.state.zones[GRIP]) == 9
    scene.choose(CORP, "Keep").choose(RUNNER, "mulligan")
    assert len(scene.state.zones[GRIP]) == 9
    assert link(runner_turn(ANDROMEDA).state) == 1


@clause("ANR-AB4", "ANR-AB13", "ANR-INS12", "ANR-1.25")
def test_reina_roja_makes_the_first_ice_of_each_turn_dearer() -> None:
    corp = {"credits": 9, "servers": {"hq": {"ice": ["Ice Wall", "Enigma"]}}}
    scene = runner_turn(REINA, corp)
    assert link(scene.state) == 1
    scene.choose(RUNNER, "Run on HQ").pass_until("rez-window", seat=CORP)
    scene.choose(CORP, "Rez Enigma")
    assert scene.state.credits[CORP] == 5
    assert rez_cost(scene.state, card(scene, "Ice Wall")) == 1


@clause("ANR-AB13", "ANR-INS12")
def test_reina_roja_counts_a_free_rez_as_the_first_and_leaves_other_cards_alone() -> None:
    servers = {"hq": {"ice": ["Tollbooth", "Ice Wall"]}, "remote1": {"root": ["PAD Campaign"]}}
    corp = {"credits": 5, "hq": ["Oversight AI"], "servers": servers}
    scene = Scene("android_netrunner", corp=corp, runner={"identity": REINA}, turn="corp")
    assert rez_cost(scene.state, card(scene, "PAD Campaign")) == 2
    assert rez_cost(scene.state, card(scene, "Ice Wall")) == 2
    scene.choose(CORP, "Play Oversight AI").choose(CORP, "Tollbooth")
    assert is_rezzed(scene, "Tollbooth")
    assert scene.state.credits[CORP] == 4
    assert rez_cost(scene.state, card(scene, "Ice Wall")) == 1
