"""The upgrades, each in the server it is made for."""

from typing import Any

import pytest

from nightdeck.games.android_netrunner.model.events import CARD_ACCESSED
from nightdeck.games.android_netrunner.model.modifiers import hand_size, requirement, rez_cost
from nightdeck.games.android_netrunner.model.terms import (
    ARCHIVES,
    CORP,
    CORP_SCORE,
    GRIP,
    HQ,
    RUNNER,
    RUNNER_SCORE,
    SUCCESSFUL_RD,
    ice_zone,
    root,
)
from nightdeck.testing import Scene, clause
from tests.games.android_netrunner.encounters import goes_on, has_failed, run_at
from tests.games.android_netrunner.tables import card, is_rezzed, names, strength_of


def rezzed(upgrade: str) -> dict[str, Any]:
    """Describes a rezzed card."""
    return {"card": upgrade, "rezzed": True}


def access(scene: Scene) -> Scene:
    """Lets the run succeed up to the first question of the access."""
    return scene.pass_until("access-next", "access")


@clause("ANR-CC11", "ANR-AB1", "ANR-AB11", "ANR-ICE1")
def test_corporate_troubleshooter_makes_an_ice_x_stronger_this_turn() -> None:
    upgrade = rezzed("Corporate Troubleshooter")
    rig = {"rig": ["Corroder"]}
    scene = run_at("Wall of Static", root=[upgrade], corp={"credits": 4}, runner=rig)
    scene.pass_until("break-window", seat=CORP)
    scene.choose(CORP, "Corporate Troubleshooter")
    assert scene.offered(CORP) == ["0", "1", "2", "3", "4"]
    scene.choose(CORP, "4")
    assert strength_of(scene, "Wall of Static") == 7
    assert scene.state.credits[CORP] == 0
    assert names(scene, ARCHIVES) == ["Corporate Troubleshooter"]
    scene.pass_until("action")
    assert has_failed(scene)
    assert strength_of(scene, "Wall of Static") == 7
    for _ in range(3):
        scene.pass_until("action").choose(RUNNER, "Take 1 credit")
    scene.pass_until("action", seat=CORP)
    assert strength_of(scene, "Wall of Static") == 3


@clause("ANR-CC11", "ANR-AB3")
def test_corporate_troubleshooter_needs_rezzed_ice_in_front_of_its_own_server() -> None:
    servers = {
        "remote1": {"root": [rezzed("Corporate Troubleshooter")], "ice": ["Enigma"]},
        "hq": {"ice": [rezzed("Wall of Static")]},
    }
    scene = Scene("android_netrunner", corp={"servers": servers}, turn="corp")
    scene.choose(CORP, "Take 1 credit")
    assert not scene.offers(CORP, "Corporate Troubleshooter")


@clause("ANR-AB4", "ANR-ICE1", "ANR-2.4")
def test_experiential_data_strengthens_the_ice_of_its_server() -> None:
    servers = {
        "remote1": {"root": [rezzed("Experiential Data")], "ice": [rezzed("Enigma")]},
        "hq": {"ice": [rezzed("Wall of Static")]},
    }
    scene = Scene("android_netrunner", corp={"servers": servers}, turn="corp")
    assert strength_of(scene, "Enigma") == 3
    assert strength_of(scene, "Wall of Static") == 3
    servers["remote1"]["root"] = ["Experiential Data"]  # type: ignore[list-item]
    face_down = Scene("android_netrunner", corp={"servers": servers}, turn="corp")
    assert strength_of(face_down, "Enigma") == 2


@clause("ANR-CC5", "ANR-AB4", "ANR-2.12", "ANR-INS12", "ANR-2.4")
def test_akitaro_watanabe_makes_ice_of_his_server_cheaper() -> None:
    upgrade = rezzed("Akitaro Watanabe")
    scene = run_at({"card": "Enigma"}, root=[upgrade, "Red Herrings"], corp={"credits": 1})
    assert rez_cost(scene.state, card(scene, "Red Herrings")) == 1
    scene.pass_until("rez-window", seat=CORP).choose(CORP, "Rez Enigma")
    assert scene.state.credits[CORP] == 0
    assert is_rezzed(scene, "Enigma")


@clause("ANR-CC5", "ANR-2.4")
def test_akitaro_watanabe_never_lowers_a_cost_below_zero_nor_elsewhere() -> None:
    servers = {
        "remote1": {"root": [rezzed("Akitaro Watanabe")], "ice": ["Ice Wall"]},
        "hq": {"ice": ["Enigma"]},
    }
    scene = Scene("android_netrunner", corp={"servers": servers}, turn="corp")
    assert rez_cost(scene.state, card(scene, "Ice Wall")) == 0
    assert rez_cost(scene.state, card(scene, "Enigma")) == 3


@clause("ANR-U1")
@pytest.mark.parametrize(
    "name", ["Akitaro Watanabe", "Ash 2X3ZB9CY", "Bernice Mai", "Midori", "Caprice Nisei"]
)
def test_rezzing_a_second_copy_of_a_unique_upgrade_trashes_the_first(name: str) -> None:
    servers = {"hq": {"root": [rezzed(name)]}, "rd": {"root": [name]}}
    scene = Scene("android_netrunner", corp={"servers": servers}, turn="corp")
    scene.choose(CORP, "Take 1 credit").choose(CORP, f"Rez {name}")
    assert names(scene, ARCHIVES) == [name]
    assert names(scene, root(0)) == []
    assert names(scene, root(1)) == [name]


@clause("ANR-CC37", "ANR-AB12", "ANR-ACC4", "ANR-2.4")
def test_red_herrings_charge_five_credits_for_each_agenda() -> None:
    corp = {"rd": ["Priority Requisition", "Hedge Fund"]}
    scene = access(run_at(root=[rezzed("Red Herrings")], corp=corp, runner={"credits": 5}))
    scene.choose(RUNNER, "Access the next card of R&D")
    assert scene.offers(RUNNER, "Leave")
    scene.choose(RUNNER, "Steal Priority Requisition")
    assert scene.state.credits[RUNNER] == 0
    assert names(scene, RUNNER_SCORE) == ["Priority Requisition"]


@clause("ANR-CC37", "ANR-ACC4")
def test_red_herrings_protect_the_agenda_from_a_runner_who_cannot_pay() -> None:
    corp = {"rd": ["Priority Requisition", "Hedge Fund"]}
    scene = access(run_at(root=[rezzed("Red Herrings")], corp=corp, runner={"credits": 4}))
    scene.choose(RUNNER, "Access the next card of R&D")
    assert not scene.offers(RUNNER, "Steal")
    face_down = access(run_at(root=["Red Herrings"], corp=corp, runner={"credits": 4}))
    face_down.choose(RUNNER, "Access the next card of R&D")
    face_down.choose(RUNNER, "Steal Priority Requisition")
    assert face_down.state.credits[RUNNER] == 4


@clause("ANR-CC37")
def test_red_herrings_still_count_in_the_run_in_which_they_are_trashed() -> None:
    corp = {"rd": ["Priority Requisition", "Hedge Fund"]}
    scene = access(run_at(root=[rezzed("Red Herrings")], corp=corp, runner={"credits": 5}))
    scene.choose(RUNNER, "Access Red Herrings").choose(RUNNER, "Trash Red Herrings")
    assert scene.asked == (RUNNER, "access")
    assert not scene.offers(RUNNER, "Steal")


@clause("ANR-CC39", "ANR-AB4", "ANR-ADV4", "ANR-2.4")
def test_sansan_city_grid_lowers_the_requirement_in_its_server() -> None:
    agenda = {"card": "Priority Requisition", "advancement": 4}
    servers = {
        "remote1": {"root": [agenda, rezzed("SanSan City Grid")]},
        "remote2": {"root": ["Hostile Takeover"]},
    }
    scene = Scene("android_netrunner", corp={"servers": servers}, turn="corp")
    assert requirement(scene.state, card(scene, "Priority Requisition")) == 4
    assert requirement(scene.state, card(scene, "Hostile Takeover")) == 2
    scene.choose(CORP, "Take 1 credit").choose(CORP, "Score Priority Requisition")
    assert names(scene, CORP_SCORE) == ["Priority Requisition"]


@clause("ANR-CC39")
def test_sansan_city_grid_does_nothing_unrezzed() -> None:
    agenda = {"card": "Priority Requisition", "advancement": 4}
    servers = {"remote1": {"root": [agenda, "SanSan City Grid"]}}
    scene = Scene("android_netrunner", corp={"credits": 5, "servers": servers}, turn="corp")
    scene.choose(CORP, "Take 1 credit")
    assert not scene.offers(CORP, "Score")


@clause("ANR-K16", "ANR-INS3")
@pytest.mark.parametrize(
    "name",
    [
        "SanSan City Grid",
        "ChiLo City Grid",
        "Amazon Industrial Zone",
        "Hokusai Grid",
        "Ruhr Valley",
    ],
)
def test_a_region_replaces_the_region_of_its_server(name: str) -> None:
    other = "Hokusai Grid" if name != "Hokusai Grid" else "Ruhr Valley"
    servers = {"remote1": {"root": [other]}}
    corp = {"hq": [name], "servers": servers}
    scene = Scene("android_netrunner", corp=corp, turn="corp")
    scene.choose(CORP, f"Install {name} in Server 1").choose(CORP, "Go on")
    assert names(scene, root(3)) == [name]


@clause("ANR-AB4", "ANR-1.23", "ANR-2.4", "ANR-INS1")
def test_research_station_raises_the_hand_size_and_belongs_in_hq() -> None:
    corp: dict[str, Any] = {"hq": ["Research Station"], "servers": {"remote1": {"ice": ["Enigma"]}}}
    scene = Scene("android_netrunner", corp=corp, turn="corp")
    found = [each for each in scene.offered(CORP) if "Research Station" in each]
    assert found == ["Install Research Station in HQ"]
    scene.choose(CORP, "Install Research Station in HQ")
    assert hand_size(scene.state, CORP) == 5
    scene.choose(CORP, "Rez Research Station")
    assert hand_size(scene.state, CORP) == 7


@clause("ANR-1.23", "ANR-C3.1")
def test_research_station_lets_the_corp_keep_seven_cards() -> None:
    servers = {"hq": {"root": [rezzed("Research Station")]}}
    corp = {"clicks": 1, "hq": ["Enigma"] * 7, "servers": servers}
    scene = Scene("android_netrunner", corp=corp, turn="corp")
    scene.choose(CORP, "Take 1 credit").pass_until("discard", "action")
    assert scene.asked == (RUNNER, "action")
    assert len(scene.state.zones[HQ]) == 7


@clause("ANR-T1", "ANR-ACC8", "ANR-ACC12", "ANR-RUN5a", "ANR-2.4")
def test_ash_lets_the_runner_access_nothing_else_after_a_trace() -> None:
    scene = run_at(root=[rezzed("Ash 2X3ZB9CY"), "Red Herrings"]).pass_until("trace-bid")
    scene.choose(CORP, "Spend 2 credits").choose(RUNNER, "Spend 5 credits")
    assert scene.asked == (RUNNER, "access")
    scene.choose(RUNNER, "Leave Ash").pass_until("action")
    assert len(scene.happened(CARD_ACCESSED)) == 1
    assert scene.state.tally[SUCCESSFUL_RD] == 1


@clause("ANR-T4")
def test_ash_does_nothing_after_a_failed_trace_or_in_another_server() -> None:
    scene = run_at(root=[rezzed("Ash 2X3ZB9CY")]).pass_until("trace-bid")
    scene.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 4 credits")
    assert scene.offers(RUNNER, "Access the next card of R&D")
    servers = {"hq": {"root": [rezzed("Ash 2X3ZB9CY")]}}
    elsewhere = run_at(servers=servers).pass_until("access", "trace-bid")
    assert elsewhere.asked == (RUNNER, "access")


@clause("ANR-T1", "ANR-TAG1", "ANR-2.4")
def test_chilo_city_grid_adds_a_tag_to_every_successful_trace() -> None:
    scene = run_at("Hunter", root=[rezzed("ChiLo City Grid")]).pass_until("trace-bid")
    scene.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 0 credits")
    assert scene.state.runner_tags == 2
    missed = run_at("Hunter", root=[rezzed("ChiLo City Grid")]).pass_until("trace-bid")
    missed.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 3 credits")
    assert missed.state.runner_tags == 0
    servers = {"hq": {"root": [rezzed("ChiLo City Grid")]}}
    elsewhere = run_at("Hunter", servers=servers).pass_until("trace-bid")
    elsewhere.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 0 credits")
    assert elsewhere.state.runner_tags == 1


def amazon(ice: str, credits: int, **corp: Any) -> Scene:
    """Returns the Corp's turn with an Amazon Industrial Zone in server 1 and ice in HQ."""
    servers = {"remote1": {"root": [rezzed("Amazon Industrial Zone")]}}
    given = {"hq": [ice], "credits": credits, "servers": servers, **corp}
    return Scene("android_netrunner", corp=given, turn="corp")


@clause("ANR-AB5", "ANR-INS12", "ANR-2.12", "ANR-2.4")
def test_amazon_industrial_zone_rezzes_new_ice_for_three_less() -> None:
    scene = amazon("Tollbooth", 5)
    scene.choose(CORP, "Install Tollbooth in front of Server 1").choose(CORP, "Go on")
    scene.choose(CORP, "Yes")
    assert is_rezzed(scene, "Tollbooth")
    assert scene.state.credits[CORP] == 0
    cheap = amazon("Ice Wall", 0)
    cheap.choose(CORP, "Install Ice Wall in front of Server 1").choose(CORP, "Go on")
    cheap.choose(CORP, "Yes")
    assert is_rezzed(cheap, "Ice Wall")


@clause("ANR-AB5", "ANR-2.4", "ANR-H13")
def test_amazon_industrial_zone_may_be_declined_and_works_only_in_its_server() -> None:
    scene = amazon("Enigma", 5)
    scene.choose(CORP, "Install Enigma in front of Server 1").choose(CORP, "Go on")
    scene.choose(CORP, "No")
    assert not is_rezzed(scene, "Enigma")
    elsewhere = amazon("Enigma", 5).choose(CORP, "Install Enigma in front of HQ")
    assert elsewhere.asked[1] != "optional"
    poor = amazon("Tollbooth", 4).choose(CORP, "Install Tollbooth in front of Server 1")
    poor.choose(CORP, "Go on")
    assert poor.offered(CORP) == ["No"]


@clause("ANR-AB12", "ANR-CC6")
def test_amazon_industrial_zone_does_not_waive_additional_costs() -> None:
    scene = amazon("Archer", 5, score=["Hostile Takeover"])
    scene.choose(CORP, "Install Archer in front of Server 1").choose(CORP, "Go on")
    scene.choose(CORP, "Yes")
    assert is_rezzed(scene, "Archer")
    assert names(scene, CORP_SCORE) == []
    assert scene.state.credits[CORP] == 4
    without = amazon("Archer", 5).choose(CORP, "Install Archer in front of Server 1")
    without.choose(CORP, "Go on")
    assert without.offered(CORP) == ["No"]


@clause("ANR-D3", "ANR-RUN5a", "ANR-2.4")
def test_hokusai_grid_does_a_net_damage_when_the_run_succeeds() -> None:
    scene = access(run_at(root=[rezzed("Hokusai Grid")]))
    assert len(scene.state.zones[GRIP]) == 2
    servers = {"hq": {"root": [rezzed("Hokusai Grid")]}}
    elsewhere = access(run_at(servers=servers))
    assert len(elsewhere.state.zones[GRIP]) == 3
    stopped = run_at("Wall of Static", root=[rezzed("Hokusai Grid")]).pass_until("action")
    assert len(stopped.state.zones[GRIP]) == 3


@clause("ANR-T1", "ANR-TAG1", "ANR-2.4", "ANR-RUN5a")
def test_bernice_mai_tags_or_is_trashed() -> None:
    scene = run_at(root=[rezzed("Bernice Mai")]).pass_until("trace-bid")
    scene.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 4 credits")
    assert scene.state.runner_tags == 1
    assert names(scene, root(1)) == ["Bernice Mai"]
    missed = run_at(root=[rezzed("Bernice Mai")]).pass_until("trace-bid")
    missed.choose(CORP, "Spend 0 credits").choose(RUNNER, "Spend 5 credits")
    assert missed.state.runner_tags == 0
    assert names(missed, ARCHIVES) == ["Bernice Mai"]


@clause("ANR-AB12", "ANR-RUN1a", "ANR-RUN13", "ANR-2.4")
def test_ruhr_valley_costs_a_click_more() -> None:
    scene = run_at(root=[rezzed("Ruhr Valley")])
    assert scene.state.clicks[RUNNER] == 2
    servers = {"rd": {"root": [rezzed("Ruhr Valley")]}}
    last = Scene(
        "android_netrunner", corp={"servers": servers}, runner={"clicks": 1}, turn="runner"
    )
    assert not last.offers(RUNNER, "Run on R&D")
    last.choose(RUNNER, "Run on HQ")
    assert last.state.clicks[RUNNER] == 0


def midori(*ice: str, hq: list[str]) -> Scene:
    """Returns a run on R&D protected by unrezzed ice and Midori."""
    standing = [{"card": each} for each in ice]
    return run_at(*standing, root=[rezzed("Midori")], corp={"hq": hq, "credits": 9})


@clause("ANR-RUN2a", "ANR-RUN8", "ANR-RUN14", "ANR-2.4")
def test_midori_swaps_the_approached_ice_with_ice_from_hq() -> None:
    scene = midori("Hunter", "Enigma", hq=["Hedge Fund", "Wall of Static"])
    scene.choose(CORP, "Yes").choose(CORP, "Wall of Static")
    assert names(scene, ice_zone(1)) == ["Hunter", "Wall of Static"]
    assert sorted(names(scene, HQ)) == ["Enigma", "Hedge Fund"]
    assert scene.asked == (RUNNER, "jack-out")
    scene.choose(RUNNER, "Continue")
    scene.choose(CORP, "Rez Wall of Static").pass_until("action")
    assert has_failed(scene)
    assert scene.state.credits[CORP] == 6


@clause("ANR-RUN14", "ANR-RUN2c", "ANR-RUN6a")
def test_midori_lets_the_runner_jack_out_after_the_swap() -> None:
    scene = midori("Enigma", hq=["Wall of Static"])
    scene.choose(CORP, "Yes").choose(CORP, "Wall of Static")
    scene.choose(RUNNER, "Jack out").pass_until("action")
    assert has_failed(scene)


@clause("ANR-K29", "ANR-RUN8")
def test_midori_swaps_once_per_run_but_may_wait_for_a_later_ice() -> None:
    scene = midori("Hunter", "Enigma", hq=["Wall of Static", "Ice Wall"])
    scene.choose(CORP, "No").pass_until("optional", seat=CORP)
    scene.choose(CORP, "Yes").choose(CORP, "Ice Wall")
    assert names(scene, ice_zone(1)) == ["Ice Wall", "Enigma"]
    used = midori("Hunter", "Enigma", hq=["Wall of Static", "Ice Wall"])
    used.choose(CORP, "Yes").choose(CORP, "Ice Wall").choose(RUNNER, "Continue")
    used.pass_until("optional", "access-next")
    assert used.asked == (RUNNER, "access-next")


@clause("ANR-H13", "ANR-RUN14")
def test_midori_asks_even_without_ice_in_hq_and_then_changes_nothing() -> None:
    scene = midori("Enigma", hq=["Hedge Fund"])
    scene.choose(CORP, "Yes")
    assert scene.offered(CORP) == ["Done"]
    scene.choose(CORP, "Done")
    assert names(scene, ice_zone(1)) == ["Enigma"]
    assert scene.asked == (CORP, "rez-window")


@clause("ANR-CC52", "ANR-K25", "ANR-2.4", "ANR-ICE9", "ANR-RUN6a", "ANR-RUN4a")
def test_caprice_nisei_ends_the_run_if_the_bids_differ() -> None:
    scene = run_at(root=[rezzed("Caprice Nisei")])
    assert scene.asked == (CORP, "psi-bid")
    scene.choose(CORP, "Spend 1 credit").choose(RUNNER, "Spend 0 credits")
    scene.pass_until("action")
    assert has_failed(scene)
    assert scene.state.credits == [4, 5]


@clause("ANR-CC52", "ANR-K25")
def test_caprice_nisei_waits_behind_the_ice_and_fails_on_equal_bids() -> None:
    scene = run_at("Hunter", root=[rezzed("Caprice Nisei")])
    assert scene.asked == (CORP, "trace-bid")
    scene.pass_until("psi-bid")
    scene.choose(CORP, "Spend 2 credits").choose(RUNNER, "Spend 2 credits")
    assert goes_on(scene)


@clause("ANR-CC52")
def test_caprice_nisei_in_hq_does_not_meet_a_sneakdoor_run() -> None:
    corp = {"hq": ["Enigma"], "servers": {"hq": {"root": [rezzed("Caprice Nisei")]}}}
    runner = {"rig": ["Sneakdoor Beta"]}
    scene = Scene("android_netrunner", corp=corp, runner=runner, turn="runner")
    scene.choose(RUNNER, "Sneakdoor Beta").pass_until("psi-bid", "access-next", "access")
    assert scene.asked == (RUNNER, "access-next")


@clause("ANR-CC37", "ANR-ACC13")
@pytest.mark.parametrize(
    ("words", "runner"),
    [
        ("Imp", {"rig": ["Imp"], "credits": 7}),
        ("Demolition", {"grip": ["Demolition Run"], "credits": 9}),
        ("Trash Red Herrings", {"credits": 8}),
    ],
)
def test_red_herrings_surcharge_lasts_for_the_run_however_it_is_trashed(
    words: str, runner: dict[str, Any]
) -> None:
    root_cards = {"hq": {"root": [rezzed("Red Herrings")]}}
    scene = Scene(
        "android_netrunner",
        turn="runner",
        corp={"hq": ["Hostile Takeover"], "servers": root_cards},
        runner=runner,
    )
    scene.choose(RUNNER, "Demolition Run on HQ" if words == "Demolition" else "Run on HQ")
    scene.pass_until("access-next").choose(RUNNER, "Access Red Herrings")
    scene.choose(RUNNER, words)
    before = scene.state.credits[RUNNER]
    scene.choose(RUNNER, "Steal")
    assert scene.state.credits[RUNNER] == before - 5
