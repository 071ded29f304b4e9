"""The Corp's identities, each at work."""

from typing import Any

from nightdeck.games.android_netrunner.model.modifiers import hand_size
from nightdeck.games.android_netrunner.model.terms import (
    CORP,
    CREDIT,
    GRIP,
    HQ,
    RUNNER,
    RUNNER_SCORE,
)
from nightdeck.testing import Scene, clause
from tests.games.android_netrunner.encounters import run_at
from tests.games.android_netrunner.tables import counters, names, strength_of

ENGINEERING = "Haas-Bioroid: Engineering the Future"
PERSONAL_EVOLUTION = "Jinteki: Personal Evolution"
MAKING_NEWS = "NBN: Making News"
BETTER_WORLD = "Weyland Consortium: Building a Better World"
STRONGER = "Haas-Bioroid: Stronger Together"
PERFECTION = "Jinteki: Replicating Perfection"
BUILT_IT = "Weyland Consortium: Because We Built It"
WORLD_IS_YOURS = "NBN: The World is Yours*"
GRNDL = "GRNDL: Power Unleashed"


def corp_turn(identity: str, **corp: Any) -> Scene:
    """Returns the Corp's action phase with an identity."""
    return Scene("android_netrunner", corp={"identity": identity, **corp}, turn="corp")


def next_corp_turn(scene: Scene) -> Scene:
    """Lets both players take credits until the Corp's next action phase."""
    while scene.asked != (RUNNER, "action"):
        scene.pass_until("action")
        if scene.asked[0] == CORP:
            scene.choose(CORP, "Take 1 credit")
    while scene.asked != (CORP, "action"):
        scene.pass_until("action")
        if scene.asked[0] == RUNNER:
            scene.choose(RUNNER, "Take 1 credit")
    return scene


@clause("ANR-AB5", "ANR-AB13", "ANR-INS11")
def test_engineering_the_future_pays_for_the_first_install_of_each_turn() -> None:
    scene = corp_turn(ENGINEERING, hq=["PAD Campaign", "Enigma", "Ice Wall"], clicks=3)
    scene.choose(CORP, "Install PAD Campaign in a new server")
    assert scene.state.credits[CORP] == 6
    scene.pass_until("action").choose(CORP, "Install Enigma in front of HQ")
    assert scene.state.credits[CORP] == 6
    next_corp_turn(scene)
    before = scene.state.credits[CORP]
    scene.choose(CORP, "Install Ice Wall in front of R&D")
    assert scene.state.credits[CORP] == before + 1


@clause("ANR-AB13", "ANR-INS11")
def test_engineering_the_future_ignores_what_the_runner_installs() -> None:
    scene = Scene(
        "android_netrunner",
        corp={"identity": ENGINEERING},
        runner={"grip": ["Corroder"]},
        turn="runner",
    )
    scene.choose(RUNNER, "Install Corroder")
    assert scene.state.credits[CORP] == 5


@clause("ANR-CC31", "ANR-AB5", "ANR-D3", "ANR-ADV5")
def test_personal_evolution_damages_when_an_agenda_is_scored() -> None:
    agenda = {"card": "Private Security Force", "advancement": 4}
    scene = Scene(
        "android_netrunner",
        corp={"identity": PERSONAL_EVOLUTION, "servers": {"remote1": {"root": [agenda]}}},
        runner={"grip": ["Sure Gamble"] * 2},
        turn="corp",
    )
    scene.choose(CORP, "Take 1 credit").choose(CORP, "Score Private Security Force")
    assert len(scene.state.zones[GRIP]) == 1


@clause("ANR-CC31", "ANR-ACC4", "ANR-D3")
def test_personal_evolution_damages_when_an_agenda_is_stolen() -> None:
    corp = {"identity": PERSONAL_EVOLUTION, "rd": ["Priority Requisition", "Hedge Fund"]}
    scene = run_at(corp=corp).pass_until("access").choose(RUNNER, "Steal Priority Requisition")
    assert len(scene.state.zones[GRIP]) == 2
    assert names(scene, RUNNER_SCORE) == ["Priority Requisition"]


@clause("ANR-CC31", "ANR-V1")
def test_personal_evolution_comes_after_the_win_check() -> None:
    corp = {"identity": PERSONAL_EVOLUTION, "rd": ["Priority Requisition", "Hedge Fund"]}
    scored = ["Priority Requisition", "Breaking News"]
    scene = run_at(corp=corp, runner={"grip": [], "score": scored}).pass_until("access")
    scene.choose(RUNNER, "Steal Priority Requisition")
    assert scene.outcome is not None
    assert scene.outcome.winners == (RUNNER,)


@clause("ANR-REC1", "ANR-AB18", "ANR-T1", "ANR-REC3")
def test_making_news_has_two_credits_for_traces_each_turn() -> None:
    scene = Scene(
        "android_netrunner",
        corp={"identity": MAKING_NEWS, "hq": ["SEA Source"], "credits": 4},
        turn="corp",
        last_turn={"successful": 1},
    )
    scene.choose(CORP, "Play SEA Source")
    assert scene.offered(CORP)[-1] == "Spend 4 credits"
    scene.choose(CORP, "Spend 3 credits").choose(RUNNER, "Spend 5 credits")
    assert scene.state.runner_tags == 1
    assert scene.state.credits[CORP] == 1
    assert counters(scene, MAKING_NEWS, CREDIT) == 0
    next_corp_turn(scene)
    assert counters(scene, MAKING_NEWS, CREDIT) == 2


@clause("ANR-REC1")
def test_making_news_credits_pay_for_nothing_else() -> None:
    scene = corp_turn(MAKING_NEWS, hq=["Hedge Fund"], credits=4)
    assert not scene.offers(CORP, "Play Hedge Fund")


@clause("ANR-AB5", "ANR-1.20")
def test_building_a_better_world_pays_for_transactions() -> None:
    scene = corp_turn(BETTER_WORLD, hq=["Hedge Fund", "Anonymous Tip"], credits=5)
    scene.choose(CORP, "Play Hedge Fund")
    assert scene.state.credits[CORP] == 10
    scene.pass_until("action").choose(CORP, "Play Anonymous Tip")
    assert scene.state.credits[CORP] == 10


@clause("ANR-AB4", "ANR-ICE1", "ANR-K3")
def test_stronger_together_strengthens_bioroids_only() -> None:
    ice = [{"card": name, "rezzed": True} for name in ("Eli 1.0", "Enigma")]
    scene = corp_turn(STRONGER, servers={"hq": {"ice": ice}})
    assert strength_of(scene, "Eli 1.0") == 5
    assert strength_of(scene, "Enigma") == 2
    other = corp_turn(ENGINEERING, servers={"hq": {"ice": ice}})
    assert strength_of(other, "Eli 1.0") == 4


@clause("ANR-AB4", "ANR-RUN1a", "ANR-RUN13")
def test_replicating_perfection_protects_remotes_until_a_central_run() -> None:
    corp = {"identity": PERFECTION, "servers": {"remote1": {"root": ["PAD Campaign"]}}}
    scene = Scene("android_netrunner", corp=corp, turn="runner")
    assert not scene.offers(RUNNER, "Run on Server 1")
    scene.choose(RUNNER, "Run on Archives").pass_until("jack-out").choose(RUNNER, "Jack out")
    scene.pass_until("action")
    assert scene.offers(RUNNER, "Run on Server 1")
    for _ in range(3):
        scene.pass_until("action").choose(RUNNER, "Take 1 credit")
    scene.pass_until("action", seat=CORP)
    for _ in range(3):
        scene.pass_until("action").choose(CORP, "Take 1 credit")
    scene.pass_until("action", seat=RUNNER)
    assert not scene.offers(RUNNER, "Run on Server 1")


@clause("ANR-REC1", "ANR-AB18", "ANR-ADV1")
def test_because_we_built_it_advances_ice_for_nothing_once_a_turn() -> None:
    servers = {"remote1": {"ice": ["Ice Wall"], "root": ["Priority Requisition"]}}
    scene = corp_turn(BUILT_IT, credits=0, servers=servers)
    assert not scene.offers(CORP, "Advance Priority Requisition")
    scene.choose(CORP, "Advance Ice Wall")
    assert counters(scene, BUILT_IT, CREDIT) == 0
    scene.pass_until("action")
    assert not scene.offers(CORP, "Advance Ice Wall")
    next_corp_turn(scene)
    assert counters(scene, BUILT_IT, CREDIT) == 1


@clause("ANR-AB4", "ANR-1.23", "ANR-C3.1")
def test_the_world_is_yours_keeps_six_cards() -> None:
    scene = corp_turn(WORLD_IS_YOURS, hq=["Enigma"] * 7, clicks=1)
    assert hand_size(scene.state, CORP) == 6
    scene.choose(CORP, "Take 1 credit").pass_until("discard").take(CORP, 0)
    scene.pass_until("action", seat=RUNNER)
    assert len(scene.state.zones[HQ]) == 6


@clause("ANR-3.4", "ANR-3.5", "ANR-BP1", "ANR-BP2")
def test_grndl_starts_rich_and_in_the_news() -> None:
    fresh = Scene("android_netrunner", decks=("wave2-grndl", "starter-shaper"), seed=3)
    assert fresh.state.credits == [10, 5]
    assert fresh.state.bad_publicity == 1
    scene = run_at(corp={"identity": GRNDL})
    assert scene.state.publicity_credits == 1
