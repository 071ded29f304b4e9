"""The agendas, one by one: scored, stolen or accessed."""

from typing import Any

import pytest

from nightdeck.games.android_netrunner.model.modifiers import requirement, score
from nightdeck.games.android_netrunner.model.terms import (
    ADVANCEMENT,
    AGENDA_COUNTER,
    ARCHIVES,
    ARCHIVES_DOWN,
    CORP,
    CORP_SCORE,
    GRIP,
    HEAP,
    HQ,
    RD,
    REMOVED,
    RUNNER,
    RUNNER_SCORE,
    UNSUCCESSFUL_RUNS,
    ice_zone,
    root,
)
from nightdeck.testing import Scene, clause
from tests.games.android_netrunner.play import pass_windows
from tests.games.android_netrunner.tables import (
    card,
    corp_turn,
    counters,
    is_rezzed,
    names,
    runner_turn,
)

REMOTE = 3
GRIP_OF_FOUR = ["Sure Gamble", "Diesel", "Infiltration", "Modded"]


def scored(name: str, advancement: int, **more: Any) -> Scene:
    """Scores an agenda in the window after the Corp took a credit; 5 credits before that."""
    servers = {"remote1": {"root": [{"card": name, "advancement": advancement}]}}
    servers.update(more.pop("servers", {}))
    scene = corp_turn(more.pop("runner", None), servers=servers, **more)
    return scene.choose(CORP, "Take 1 credit").choose(CORP, f"Score {name}")


def in_score_area(name: str, runner: dict[str, Any] | None = None, **more: Any) -> Scene:
    """Returns the Corp's action phase with a scored agenda."""
    return corp_turn(runner, score=[name], **more)


@clause("ANR-E51", "ANR-CC2", "ANR-ADV5", "ANR-AB12")
def test_accelerated_beta_test_installs_and_rezzes_ice_free_and_trashes_the_rest() -> None:
    scene = scored(
        "Accelerated Beta Test", 3, rd=["Hunter", "Hedge Fund", "Enigma", "Ice Wall"], credits=0
    )
    scene.choose(CORP, "Yes").choose(CORP, "Choose Hunter").choose(CORP, "Hunter", "HQ")
    scene.choose(CORP, "Choose Enigma").choose(CORP, "Enigma", "R&D").choose(CORP, "Done")
    assert names(scene, ice_zone(0)) == ["Hunter"]
    assert names(scene, ice_zone(1)) == ["Enigma"]
    assert is_rezzed(scene, "Hunter")
    assert is_rezzed(scene, "Enigma")
    assert names(scene, ARCHIVES_DOWN) == ["Hedge Fund"]
    assert names(scene, RD) == ["Ice Wall"]
    assert scene.state.credits[CORP] == 1


@clause("ANR-CC2")
def test_accelerated_beta_test_may_be_declined() -> None:
    scene = scored("Accelerated Beta Test", 3, rd=["Hunter", "Hedge Fund", "Enigma"])
    scene.choose(CORP, "No")
    assert names(scene, RD) == ["Enigma", "Hedge Fund", "Hunter"]


@clause("ANR-E48", "ANR-CC28", "ANR-K28", "ANR-RUN6a")
def test_nisei_mk_ii_ends_a_run() -> None:
    assert counters(scored("Nisei MK II", 4), "Nisei MK II", AGENDA_COUNTER) == 1
    corp = {"score": [{"card": "Nisei MK II", "agenda": 1}], "hq": ["Hedge Fund"]}
    scene = runner_turn(corp)
    scene.choose(RUNNER, "Run on HQ")
    scene.pass_until("last-rez-window", seat=CORP)
    scene.choose(CORP, "Nisei MK II: end the run")
    assert scene.state.tally[UNSUCCESSFUL_RUNS] == 1
    assert counters(scene, "Nisei MK II", AGENDA_COUNTER) == 0


@clause("ANR-K28", "ANR-ADV2", "ANR-ADV5")
def test_astroscript_pilot_program_places_an_advancement_counter() -> None:
    scene = scored("AstroScript Pilot Program", 3, servers={"remote2": {"root": ["Breaking News"]}})
    assert counters(scene, "AstroScript Pilot Program", AGENDA_COUNTER) == 1
    scene.choose(CORP, "AstroScript Pilot Program")
    assert counters(scene, "Breaking News", ADVANCEMENT) == 1
    assert counters(scene, "AstroScript Pilot Program", AGENDA_COUNTER) == 0


@clause("ANR-CC8", "ANR-TAG1", "ANR-C3.3")
def test_breaking_news_gives_two_tags_until_the_turn_ends() -> None:
    scene = scored("Breaking News", 2)
    assert scene.state.runner_tags == 2
    scene.pass_until("action", "mulligan", seat=RUNNER)
    assert scene.state.runner_tags == 0


@clause("ANR-ADV5", "ANR-BP1")
def test_hostile_takeover_pays_seven_for_a_bad_publicity() -> None:
    scene = scored("Hostile Takeover", 2, credits=0)
    assert scene.state.credits[CORP] == 8
    assert scene.state.bad_publicity == 1
    assert score(scene.state, CORP) == 1


@clause("ANR-INS17", "ANR-TAG1", "ANR-BP1")
@pytest.mark.parametrize(("answer", "points", "tags"), [("Yes", 0, 1), ("No", 1, 0)])
def test_posted_bounty_may_be_forfeited_for_a_tag(answer: str, points: int, tags: int) -> None:
    scene = scored("Posted Bounty", 3).choose(CORP, answer)
    assert score(scene.state, CORP) == points
    assert scene.state.runner_tags == tags
    assert scene.state.bad_publicity == tags
    assert names(scene, REMOVED) == ["Posted Bounty"] * tags


@clause("ANR-CC33", "ANR-INS12", "ANR-AB12")
def test_priority_requisition_rezzes_archer_without_a_forfeit() -> None:
    scene = scored("Priority Requisition", 5, servers={"hq": {"ice": ["Archer"]}}, credits=0)
    scene.choose(CORP, "Choose Archer")
    assert is_rezzed(scene, "Archer")
    assert score(scene.state, CORP) == 3
    assert scene.state.credits[CORP] == 1


@clause("ANR-CC34", "ANR-C2.2h", "ANR-TAG1", "ANR-D3")
def test_private_security_force_does_meat_damage_to_a_tagged_runner() -> None:
    runner = {"grip": GRIP_OF_FOUR, "tags": 1}
    scene = in_score_area("Private Security Force", runner)
    scene.choose(CORP, "Private Security Force")
    assert len(names(scene, GRIP)) == 3
    free = in_score_area("Private Security Force", {"grip": GRIP_OF_FOUR})
    assert not free.offers(CORP, "Private Security Force")


@clause("ANR-E72", "ANR-CC51", "ANR-1.22", "ANR-AB4")
def test_mandatory_upgrades_gives_a_click_at_once_and_every_turn() -> None:
    scene = scored("Mandatory Upgrades", 6, clicks=2)
    assert scene.state.clicks[CORP] == 2
    later = Scene("android_netrunner", corp={"score": ["Mandatory Upgrades"]}, phase="start")
    pass_windows(later)
    assert later.state.clicks[CORP] == 4


@clause("ANR-C2.2h", "ANR-T1", "ANR-TAG1")
def test_restructured_datapool_traces_for_a_tag() -> None:
    scene = in_score_area("Restructured Datapool", {"credits": 0})
    scene.choose(CORP, "Restructured Datapool").choose(CORP, "Spend 1 credit")
    assert scene.state.runner_tags == 1
    assert scene.state.credits[CORP] == 4


@clause("ANR-K28", "ANR-1.32", "ANR-AB14")
def test_project_atlas_scored_with_two_too_many_finds_two_cards() -> None:
    scene = scored("Project Atlas", 5, rd=["Enigma", "Hunter"])
    assert counters(scene, "Project Atlas", AGENDA_COUNTER) == 2
    scene.choose(CORP, "Project Atlas").choose(CORP, "Hunter")
    assert names(scene, HQ) == ["Hunter"]
    assert any("Hunter" in line for line in scene.log(RUNNER))
    assert counters(scene, "Project Atlas", AGENDA_COUNTER) == 1


@clause("ANR-ACC4", "ANR-AB12", "ANR-D3", "ANR-Q30")
def test_fetal_ai_bites_and_costs_two_credits_to_steal() -> None:
    corp = {"servers": {"remote1": {"root": ["Fetal AI"]}}}
    scene = runner_turn(corp, grip=GRIP_OF_FOUR, credits=5)
    scene.choose(RUNNER, "Run on Server 1")
    scene.pass_until("access")
    assert len(names(scene, GRIP)) == 2
    scene.choose(RUNNER, "Steal Fetal AI")
    assert names(scene, RUNNER_SCORE) == ["Fetal AI"]
    assert scene.state.credits[RUNNER] == 3
    poor = runner_turn(corp, grip=GRIP_OF_FOUR, credits=1)
    poor.choose(RUNNER, "Run on Server 1")
    poor.pass_until("access")
    assert poor.offered(RUNNER) == ["Leave Fetal AI"]


@clause("ANR-K28", "ANR-C2.2h", "ANR-V2")
def test_executive_retreat_shuffles_hq_away_and_draws_five_later() -> None:
    scene = scored("Executive Retreat", 5, hq=["Enigma", "Hunter"], rd=["Hedge Fund"] * 6)
    assert names(scene, HQ) == []
    assert len(names(scene, RD)) == 8
    pass_windows(scene)
    scene.choose(CORP, "Executive Retreat: draw 5 cards")
    assert len(names(scene, HQ)) == 5
    assert counters(scene, "Executive Retreat", AGENDA_COUNTER) == 0


@clause("ANR-K28", "ANR-1.5")
def test_project_vitruvius_takes_a_card_back_from_archives() -> None:
    scene = scored("Project Vitruvius", 4, archives=["Biotic Labor"], archives_down=["Hunter"])
    assert counters(scene, "Project Vitruvius", AGENDA_COUNTER) == 1
    scene.choose(CORP, "Project Vitruvius").choose(CORP, "Biotic Labor")
    assert names(scene, HQ) == ["Biotic Labor"]
    assert names(scene, ARCHIVES) == []


@clause("ANR-K28")
def test_project_vitruvius_without_extra_counters_has_no_agenda_counter() -> None:
    scene = scored("Project Vitruvius", 3, archives=["Biotic Labor"])
    assert not scene.offers(CORP, "Project Vitruvius")


@clause("ANR-C2.2h")
def test_government_contracts_gives_four_credits_for_two_clicks() -> None:
    scene = in_score_area("Government Contracts", credits=0)
    scene.choose(CORP, "Government Contracts")
    assert scene.state.credits[CORP] == 4
    assert scene.state.clicks[CORP] == 1


@clause("ANR-INS17", "ANR-AB1", "ANR-AB17")
def test_false_lead_costs_the_runner_two_clicks() -> None:
    scene = runner_turn({"score": ["False Lead"]})
    scene.choose(RUNNER, "Take 1 credit").choose(CORP, "False Lead")
    assert scene.state.clicks[RUNNER] == 1
    assert names(scene, REMOVED) == ["False Lead"]
    late = runner_turn({"score": ["False Lead"]}, clicks=2)
    late.choose(RUNNER, "Take 1 credit")
    assert not late.offers(CORP, "False Lead")


@clause("ANR-K28", "ANR-1.29")
@pytest.mark.parametrize(("advancement", "points"), [(3, 2), (4, 2), (5, 3), (7, 4)])
def test_project_beale_is_worth_more_with_extra_counters(advancement: int, points: int) -> None:
    scene = scored("Project Beale", advancement)
    assert score(scene.state, CORP) == points


@clause("ANR-AB17", "ANR-ADV5")
@pytest.mark.parametrize(("credits", "after"), [(6, 14), (5, 0)])
def test_corporate_war_doubles_the_rich_and_ruins_the_poor(credits: int, after: int) -> None:
    scene = scored("Corporate War", 4, credits=credits)
    assert scene.state.credits[CORP] == after


@clause("ANR-K28", "ANR-C2.2h", "ANR-BP1")
def test_geothermal_fracking_sells_its_counters() -> None:
    scene = scored("Geothermal Fracking", 4, credits=0)
    assert counters(scene, "Geothermal Fracking", AGENDA_COUNTER) == 2
    pass_windows(scene)
    scene.choose(CORP, "Geothermal Fracking")
    assert scene.state.credits[CORP] == 8
    assert scene.state.bad_publicity == 1
    assert counters(scene, "Geothermal Fracking", AGENDA_COUNTER) == 1


@clause("ANR-AB21", "ANR-D3", "ANR-AB4")
def test_the_cleaners_adds_one_to_every_meat_damage() -> None:
    runner = {"grip": ["Sure Gamble"] * 6, "tags": 1}
    scene = in_score_area("The Cleaners", runner, hq=["Scorched Earth"])
    scene.choose(CORP, "Play Scorched Earth")
    assert len(names(scene, HEAP)) == 5


@clause("ANR-ADV4", "ANR-ACC4", "ANR-BP1")
def test_napd_contract_needs_more_with_bad_publicity_and_costs_four_to_steal() -> None:
    servers = {"remote1": {"root": [{"card": "NAPD Contract", "advancement": 4}]}}
    scene = corp_turn(servers=servers, bad_publicity=1)
    assert requirement(scene.state, card(scene, "NAPD Contract")) == 5
    scene.choose(CORP, "Take 1 credit")
    assert not scene.offers(CORP, "Score NAPD Contract")
    run = runner_turn({"servers": servers}, credits=4)
    run.choose(RUNNER, "Run on Server 1")
    run.pass_until("access")
    run.choose(RUNNER, "Steal NAPD Contract")
    assert run.state.credits[RUNNER] == 0
    assert names(run, RUNNER_SCORE) == ["NAPD Contract"]
    assert names(run, root(REMOTE)) == []
    assert names(run, CORP_SCORE) == []
