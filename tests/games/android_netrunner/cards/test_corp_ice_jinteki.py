"""The ice of Jinteki, each met in a run."""

from nightdeck.games.android_netrunner.model.events import (
    ICE_APPROACHED,
    ICE_PASSED,
    SERVER_APPROACHED,
)
from nightdeck.games.android_netrunner.model.terms import (
    ARCHIVES,
    CORP,
    GRIP,
    HQ,
    RUNNER,
    ice_zone,
)
from nightdeck.testing import clause
from tests.games.android_netrunner.encounters import goes_on, has_failed, meet, run_at
from tests.games.android_netrunner.tables import is_rezzed, names, strength_of

FIVE_CARDS = {"grip": ["Sure Gamble"] * 5}


@clause("ANR-CC9", "ANR-RUN10", "ANR-RUN3.3a", "ANR-INS13")
def test_cell_portal_sends_the_runner_back_to_the_outermost_ice_and_is_derezzed() -> None:
    scene = run_at("Cell Portal", "Hunter", corp={"credits": 0})
    scene.pass_until("trace-bid", seat=RUNNER).choose(RUNNER, "Spend 3 credits")
    scene.pass_until("jack-out", seat=RUNNER).choose(RUNNER, "Continue")
    assert scene.asked == (RUNNER, "jack-out")
    assert is_rezzed(scene, "Cell Portal")
    scene.choose(RUNNER, "Continue")
    assert not is_rezzed(scene, "Cell Portal")
    # Hunter, Cell Portal, then Hunter again; the portal was not passed
    approached = [args[0] for args in scene.happened(ICE_APPROACHED)]
    passed = [args[0] for args in scene.happened(ICE_PASSED)]
    assert len(approached) == 3
    assert approached[0] == approached[2]
    assert passed == approached[:1]


@clause("ANR-CC9", "ANR-RUN14", "ANR-RUN6a")
def test_cell_portal_is_derezzed_even_if_the_runner_jacks_out() -> None:
    scene = run_at("Cell Portal")
    assert scene.asked == (RUNNER, "jack-out")
    scene.choose(RUNNER, "Jack out").pass_until("action")
    assert has_failed(scene)
    assert not is_rezzed(scene, "Cell Portal")


@clause("ANR-CC9", "ANR-RUN2c")
def test_cell_portal_alone_is_approached_again_unrezzed() -> None:
    scene = run_at("Cell Portal", corp={"credits": 0})
    scene.choose(RUNNER, "Continue")
    assert scene.asked == (RUNNER, "jack-out")
    assert goes_on(scene)
    assert len(scene.happened(ICE_APPROACHED)) == 2
    assert len(scene.happened(ICE_PASSED)) == 1


@clause("ANR-CC10", "ANR-ICE1", "ANR-D3", "ANR-RUN3.3c")
def test_chum_strengthens_the_next_ice_and_punishes_unbroken_subroutines() -> None:
    scene = run_at("Wall of Static", "Chum", runner={**FIVE_CARDS, "rig": ["Corroder"]})
    meet(scene, "Wall of Static")
    assert strength_of(scene, "Wall of Static") == 5
    scene.pass_until("action")
    assert has_failed(scene)
    assert len(scene.state.zones[GRIP]) == 2
    assert strength_of(scene, "Wall of Static") == 3


@clause("ANR-CC10", "ANR-ICE5")
def test_chum_does_no_damage_if_the_next_ice_is_fully_broken() -> None:
    rig = {**FIVE_CARDS, "rig": ["Corroder"], "credits": 9}
    scene = meet(run_at("Wall of Static", "Chum", runner=rig), "Wall of Static")
    for _ in range(3):
        assert not scene.offers(RUNNER, "break subroutines")
        scene.choose(RUNNER, "raise strength")
    scene.choose(RUNNER, "break subroutines")
    assert goes_on(scene)
    assert len(scene.state.zones[GRIP]) == 5
    assert scene.state.credits[RUNNER] == 5


@clause("ANR-CC10")
def test_chum_waits_for_an_encounter_and_counts_bypassed_ice() -> None:
    unrezzed = {"card": "Enigma"}
    rig = {**FIVE_CARDS, "rig": [{"card": "Femme Fatale", "mark": "Wall of Static"}]}
    scene = run_at("Wall of Static", unrezzed, "Chum", corp={"credits": 0}, runner=rig)
    scene.pass_until("optional")
    assert len(scene.state.zones[GRIP]) == 5
    scene.choose(RUNNER, "Yes")
    assert goes_on(scene)
    assert len(scene.state.zones[GRIP]) == 2


@clause("ANR-RUN3.3a", "ANR-D3", "ANR-INS14")
def test_data_mine_does_one_net_damage_and_is_trashed() -> None:
    scene = run_at("Data Mine")
    assert goes_on(scene)
    assert len(scene.state.zones[GRIP]) == 2
    assert names(scene, ARCHIVES) == ["Data Mine"]
    assert names(scene, ice_zone(1)) == []


@clause("ANR-RUN3.3a", "ANR-D3")
def test_neural_katana_does_three_net_damage() -> None:
    scene = run_at("Neural Katana")
    assert goes_on(scene)
    assert names(scene, GRIP) == []
    assert scene.state.brain_damage == 0


@clause("ANR-V3a")
def test_neural_katana_flatlines_a_runner_with_two_cards() -> None:
    scene = run_at("Neural Katana", runner={"grip": ["Sure Gamble"] * 2})
    assert scene.outcome is not None
    assert scene.outcome.winners == (CORP,)


@clause("ANR-RUN3.3a", "ANR-D3", "ANR-ICE9", "ANR-RUN6a")
def test_wall_of_thorns_does_two_net_damage_and_ends_the_run() -> None:
    scene = run_at("Wall of Thorns").pass_until("action")
    assert len(scene.state.zones[GRIP]) == 1
    assert has_failed(scene)


@clause("ANR-RUN3.3a", "ANR-K25", "ANR-ICE9", "ANR-RUN6a")
def test_snowflake_ends_the_run_if_the_bids_differ() -> None:
    scene = run_at("Snowflake").pass_until("psi-bid")
    scene.choose(CORP, "Spend 2 credits").choose(RUNNER, "Spend 1 credit")
    scene.pass_until("action")
    assert has_failed(scene)
    assert scene.state.credits == [3, 4]


@clause("ANR-K25")
def test_snowflake_does_nothing_if_the_bids_are_equal() -> None:
    scene = run_at("Snowflake").pass_until("psi-bid")
    scene.choose(CORP, "Spend 1 credit").choose(RUNNER, "Spend 1 credit")
    assert goes_on(scene)
    assert scene.state.credits == [4, 4]


@clause("ANR-RUN3.3a", "ANR-ICE7", "ANR-AB10")
def test_sensei_gives_other_ice_a_subroutine_that_ends_the_run() -> None:
    scene = run_at("Neural Katana", "Sensei", "Sensei").pass_until("action")
    assert has_failed(scene)
    assert names(scene, GRIP) == []


@clause("ANR-ICE7")
def test_sensei_teaches_nothing_to_another_sensei_and_nothing_after_the_run() -> None:
    scene = run_at("Sensei", "Sensei")
    assert goes_on(scene)
    after = run_at("Hunter", "Sensei", corp={"credits": 0}, runner={"credits": 9})
    after.pass_until("trace-bid", seat=RUNNER).choose(RUNNER, "Spend 3 credits")
    after.pass_until("action")
    assert has_failed(after)
    assert after.state.lasting == []


@clause("ANR-ICE7", "ANR-RUN3.3a")
def test_sensei_counts_once_even_beside_ice_that_gains_subroutines_itself() -> None:
    tyrant = {"card": "Tyrant", "rezzed": True, "advancement": 1}
    servers = {"hq": {"ice": [tyrant]}}
    scene = run_at("Wall of Static", "Sensei", servers=servers, runner={"rig": ["Corroder"]})
    meet(scene, "Wall of Static").choose(RUNNER, "raise strength")
    scene.choose(RUNNER, "break subroutines")
    assert len(scene.offered(RUNNER)) == 2


@clause("ANR-CC58", "ANR-K25", "ANR-RUN10", "ANR-RUN3.3a", "ANR-RUN8")
def test_bullfrog_takes_the_run_to_another_server() -> None:
    servers = {"hq": {"ice": [{"card": "Wall of Static", "rezzed": True}]}}
    scene = run_at("Enigma", "Bullfrog", servers=servers).pass_until("psi-bid")
    scene.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 1 credit")
    assert scene.asked == (CORP, "server")
    assert scene.offered(CORP) == ["HQ", "Archives"]
    scene.choose(CORP, "HQ")
    assert names(scene, ice_zone(0)) == ["Wall of Static", "Bullfrog"]
    assert names(scene, ice_zone(1)) == ["Enigma"]
    scene.pass_until("action")
    # Wall of Static protects HQ, Enigma would have taken a click
    assert has_failed(scene)
    assert scene.state.clicks[RUNNER] == 3


@clause("ANR-RUN10")
def test_bullfrog_makes_the_run_successful_on_the_other_server() -> None:
    scene = run_at("Enigma", "Bullfrog", corp={"hq": ["Hedge Fund"]}).pass_until("psi-bid")
    scene.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 1 credit")
    scene.choose(CORP, "HQ")
    assert goes_on(scene)
    assert scene.happened(SERVER_APPROACHED) == [(0,)]


@clause("ANR-K25")
def test_bullfrog_stays_if_the_bids_are_equal() -> None:
    scene = run_at("Bullfrog").pass_until("psi-bid")
    scene.choose(CORP, "Spend 2 credits").choose(RUNNER, "Spend 2 credits")
    assert goes_on(scene)
    assert names(scene, ice_zone(1)) == ["Bullfrog"]


@clause("ANR-RUN3.3a", "ANR-RUN2c", "ANR-RUN4c", "ANR-INS14")
def test_whirlpool_forbids_jacking_out_and_is_trashed() -> None:
    scene = run_at("Wall of Static", "Whirlpool", runner={"rig": ["Corroder"]})
    scene.pass_(RUNNER)
    assert scene.asked == (RUNNER, "break-window")
    assert names(scene, ARCHIVES) == ["Whirlpool"]
    scene.choose(RUNNER, "raise strength").choose(RUNNER, "break subroutines")
    scene.pass_until("jack-out", "access")
    assert scene.asked == (RUNNER, "access")
    scene.choose(RUNNER, "Leave").pass_until("action")
    scene.choose(RUNNER, "Run on HQ").pass_until("jack-out", "access")
    assert scene.offers(RUNNER, "Jack out")


@clause("ANR-AB1", "ANR-RUN3.1b", "ANR-RUN11")
def test_himitsu_bako_returns_to_hq_during_its_encounter() -> None:
    scene = run_at("Himitsu-Bako", runner={"rig": ["Corroder"]})
    scene.pass_until("break-window", seat=CORP).choose(CORP, "Himitsu-Bako: return")
    assert names(scene, HQ) == ["Himitsu-Bako"]
    assert names(scene, ice_zone(1)) == []
    assert scene.state.credits[CORP] == 4
    assert goes_on(scene)


@clause("ANR-RUN3.3a", "ANR-ICE9", "ANR-RUN6a", "ANR-AB2")
def test_himitsu_bako_ends_the_run_and_costs_a_credit_to_return() -> None:
    scene = run_at("Himitsu-Bako", corp={"credits": 0}).pass_until("action")
    assert has_failed(scene)
    assert names(scene, ice_zone(1)) == ["Himitsu-Bako"]
