"""Icebreakers: what each spends on one piece of ice, and what else its text says."""

from __future__ import annotations

from typing import Any

import pytest

from nightdeck.games.android_netrunner.model.terms import (
    CORP,
    GRIP,
    HEAP,
    POWER,
    PROGRAMS,
    RUNNER,
    SUCCESSFUL_RUNS,
    UNSUCCESSFUL_RUNS,
    VIRUS_COUNTER,
)
from nightdeck.games.android_netrunner.rules.memory import free_memory
from nightdeck.testing import Scene, clause
from tests.games.android_netrunner.tables import (
    card,
    corp_turn,
    counters,
    names,
    runner_turn,
    strength_of,
)

NOISE = "Noise: Hacker Extraordinaire"


def rezzed(*ice: str) -> list[dict[str, Any]]:
    """Return rezzed ice for a position, innermost first."""
    return [{"card": name, "rezzed": True} for name in ice]


def attack(breaker: str | dict[str, Any], *ice: str, **runner: Any) -> Scene:
    """Return the first break window of a run on HQ behind rezzed ice, with one breaker."""
    rig = [breaker, *runner.pop("rig", [])]
    scene = runner_turn(
        {"servers": {"hq": {"ice": rezzed(*ice)}}, "credits": 0, "hq": ["Hedge Fund"]},
        **{"rig": rig, "credits": 20, "grip": ["Diesel"] * 5, **runner},
    )
    scene.choose(RUNNER, "Run on HQ")
    return scene.pass_until("break-window", "action")


def use(scene: Scene, name: str, raises: int, breaks: int) -> None:
    """Raise the strength of a breaker and break, as many subroutines as each use allows."""
    for _ in range(raises):
        scene.choose(RUNNER, f"{name}: raise")
    for _ in range(breaks):
        scene.choose(RUNNER, f"{name}: break")
        while scene.asked == (RUNNER, "subroutine"):
            scene.take(RUNNER, 0)


USES = [
    ("Corroder", "Wall of Thorns", 3, 2, 5),
    ("Mimic", "Neural Katana", 0, 1, 1),
    ("Yog.0", "Enigma", 0, 2, 0),
    ("Aurora", "Wall of Static", 1, 1, 4),
    ("Femme Fatale", "Caduceus", 1, 2, 4),
    ("Ninja", "Hunter", 1, 1, 4),
    ("Battering Ram", "Wall of Thorns", 2, 1, 4),
    ("Gordian Blade", "Enigma", 0, 2, 2),
    ("Pipeline", "Caduceus", 2, 2, 6),
    ("Crypsis", "Enigma", 2, 2, 4),
    ("Morning Star", "Wall of Thorns", 0, 1, 1),
    ("Peacock", "Viper", 1, 2, 6),
    ("ZU.13 Key Master", "Enigma", 1, 2, 3),
    ("Snowball", "Wall of Thorns", 4, 2, 6),
    ("Creeper", "Caduceus", 1, 2, 5),
    ("Faerie", "Caduceus", 1, 2, 1),
    ("Inti", "Ice Wall", 0, 1, 1),
    ("Torch", "Viper", 0, 2, 2),
    ("Garrote", "Caduceus", 1, 2, 3),
]


@clause("ANR-ICE2", "ANR-ICE3", "ANR-ICE4", "ANR-K1")
@pytest.mark.parametrize(("breaker", "ice", "raises", "breaks", "price"), USES)
def test_a_breaker_passes_ice_for_its_price(
    breaker: str, ice: str, raises: int, breaks: int, price: int
) -> None:
    scene = attack(breaker, ice)
    if raises:
        assert not scene.offers(RUNNER, f"{breaker}: break")
    use(scene, breaker, raises, breaks)
    assert scene.state.credits[RUNNER] == 20 - price
    scene.pass_until("access", "action")
    assert scene.state.tally[SUCCESSFUL_RUNS] == 1
    assert len(scene.state.zones[GRIP]) == 5


WRONG_ICE = [
    ("Corroder", "Enigma"),
    ("Mimic", "Enigma"),
    ("Yog.0", "Ice Wall"),
    ("Aurora", "Enigma"),
    ("Femme Fatale", "Enigma"),
    ("Ninja", "Enigma"),
    ("Battering Ram", "Enigma"),
    ("Gordian Blade", "Ice Wall"),
    ("Pipeline", "Ice Wall"),
    ("Morning Star", "Enigma"),
    ("Peacock", "Ice Wall"),
    ("ZU.13 Key Master", "Ice Wall"),
    ("Snowball", "Enigma"),
    ("Creeper", "Enigma"),
    ("Faerie", "Enigma"),
    ("Deus X", "Wall of Static"),
    ("Inti", "Quandary"),
    ("Torch", "Ice Wall"),
    ("Garrote", "Ice Wall"),
]


@clause("ANR-ICE2", "ANR-AB3")
@pytest.mark.parametrize(("breaker", "ice"), WRONG_ICE)
def test_a_breaker_is_useless_against_other_ice(breaker: str, ice: str) -> None:
    scene = attack(breaker, ice)
    assert not scene.offers(RUNNER, f"{breaker}: break")


# Strength -----------------------------------------------------------------------------------------


@clause("ANR-E21", "ANR-ICE6", "ANR-AB10")
def test_corroder_is_weak_again_at_the_second_ice_wall() -> None:
    wall = {"card": "Ice Wall", "rezzed": True, "advancement": 2}
    scene = runner_turn({"servers": {"hq": {"ice": [wall, wall]}}}, rig=["Corroder"])
    scene.choose(RUNNER, "Run on HQ")
    use(scene, "Corroder", 1, 1)
    assert scene.state.credits[RUNNER] == 3
    scene.pass_(RUNNER)
    scene.choose(RUNNER, "Continue")
    assert strength_of(scene, "Corroder") == 2
    assert not scene.offers(RUNNER, "Corroder: break")


@clause("ANR-E22", "ANR-ICE6", "ANR-AB10")
@pytest.mark.parametrize(
    ("breaker", "ice", "strength"),
    [
        ("Gordian Blade", "Quandary", 3),
        ("Battering Ram", "Ice Wall", 4),
        ("Pipeline", "Rototurret", 2),
        ("Inti", "Ice Wall", 2),
    ],
)
def test_a_boost_for_the_run_lasts_from_ice_to_ice(breaker: str, ice: str, strength: int) -> None:
    scene = attack(breaker, ice, ice)
    scene.choose(RUNNER, f"{breaker}: raise")
    while scene.offers(RUNNER, f"{breaker}: break"):
        use(scene, breaker, 0, 1)
    scene.pass_until("jack-out")
    scene.choose(RUNNER, "Continue")
    scene.pass_until("break-window")
    assert strength_of(scene, breaker) == strength
    while scene.offers(RUNNER, f"{breaker}: break"):
        use(scene, breaker, 0, 1)
    scene.pass_until("action")
    assert strength_of(scene, breaker) == strength - 1


@clause("ANR-E23", "ANR-CC49", "ANR-CC14")
def test_yog_needs_datasucker_against_tollbooth() -> None:
    scene = attack("Yog.0", "Tollbooth", rig=[{"card": "Datasucker", "virus": 2}])
    assert scene.state.credits[RUNNER] == 17
    assert not scene.offers(RUNNER, "Yog.0")
    scene.choose(RUNNER, "Datasucker")
    scene.choose(RUNNER, "Datasucker")
    use(scene, "Yog.0", 0, 1)
    assert scene.state.credits[RUNNER] == 17
    assert scene.asked == (RUNNER, "jack-out")


@clause("ANR-CC49")
def test_mimic_cannot_be_raised() -> None:
    scene = attack("Mimic", "Hunter")
    assert not scene.offers(RUNNER, "Mimic")


@clause("ANR-CC48", "ANR-ICE2", "ANR-ICE1")
def test_wyrm_grinds_ice_down_to_nothing_before_it_breaks() -> None:
    scene = attack("Wyrm", "Enigma")
    assert not scene.offers(RUNNER, "-1 strength")
    scene.choose(RUNNER, "Wyrm: raise")
    assert not scene.offers(RUNNER, "Wyrm: break")
    scene.choose(RUNNER, "-1 strength")
    assert not scene.offers(RUNNER, "Wyrm: break")
    scene.choose(RUNNER, "-1 strength")
    assert strength_of(scene, "Enigma") == 0
    use(scene, "Wyrm", 0, 2)
    assert scene.state.credits[RUNNER] == 11
    scene.pass_until("jack-out")
    assert strength_of(scene, "Enigma") == 2


@clause("ANR-AB10", "ANR-ICE2")
def test_snowball_grows_with_every_subroutine_until_the_run_is_over() -> None:
    scene = attack("Snowball", "Wall of Static", "Wall of Thorns")
    use(scene, "Snowball", 4, 2)
    scene.pass_(RUNNER)
    scene.choose(RUNNER, "Continue")
    assert strength_of(scene, "Snowball") == 3
    use(scene, "Snowball", 0, 1)
    assert strength_of(scene, "Snowball") == 4
    scene.pass_until("action")
    assert strength_of(scene, "Snowball") == 1


@clause("ANR-ICE2", "ANR-K28")
def test_atman_is_as_strong_as_what_was_paid_and_needs_exactly_equal_ice() -> None:
    scene = runner_turn(
        {"servers": {"hq": {"ice": rezzed("Enigma")}}}, grip=["Atman"], credits=6, clicks=2
    )
    scene.choose(RUNNER, "install", "Atman")
    assert scene.offered(RUNNER) == ["0", "1", "2", "3"]
    scene.choose(RUNNER, "2")
    assert counters(scene, "Atman", POWER) == 2
    assert strength_of(scene, "Atman") == 2
    assert scene.state.credits[RUNNER] == 1
    scene.choose(RUNNER, "Run on HQ")
    assert scene.offers(RUNNER, "Atman: break")
    use(scene, "Atman", 0, 1)
    assert scene.state.credits[RUNNER] == 0
    strong = attack({"card": "Atman", "power": 3}, "Enigma")
    assert not strong.offers(RUNNER, "Atman")


@clause("ANR-REC1", "ANR-AB18")
def test_credits_for_icebreakers_pay_for_atman_darwin_and_femme_fatale() -> None:
    atman = runner_turn(rig=["The Toolbox"], grip=["Atman"], credits=3)
    atman.choose(RUNNER, "install", "Atman")
    atman.choose(RUNNER, "2")
    assert counters(atman, "Atman", POWER) == 2
    darwin = Scene(
        "android_netrunner",
        turn="runner",
        phase="start",
        runner={"rig": ["The Toolbox", "Darwin"], "credits": 0},
    )
    darwin.choose(RUNNER, "Yes")
    assert counters(darwin, "Darwin", VIRUS_COUNTER) == 1


@clause("ANR-ICE2", "ANR-VIR1", "ANR-R1.2")
def test_darwin_grows_by_a_paid_counter_a_turn() -> None:
    scene = Scene(
        "android_netrunner",
        turn="runner",
        phase="start",
        corp={"servers": {"hq": {"ice": rezzed("Enigma")}}, "credits": 0},
        runner={"rig": [{"card": "Darwin", "virus": 1}]},
    )
    scene.choose(RUNNER, "Yes")
    assert scene.state.credits[RUNNER] == 4
    assert strength_of(scene, "Darwin") == 2
    scene.choose(RUNNER, "Run on HQ")
    use(scene, "Darwin", 0, 2)
    assert scene.state.credits[RUNNER] == 0
    assert scene.asked == (RUNNER, "jack-out")


@clause("ANR-DEC9", "ANR-VIR1")
def test_darwin_may_stay_as_it_is_and_is_weak_after_a_purge() -> None:
    scene = Scene("android_netrunner", turn="runner", phase="start", runner={"rig": ["Darwin"]})
    scene.choose(RUNNER, "No")
    assert strength_of(scene, "Darwin") == 0
    purged = corp_turn({"rig": [{"card": "Darwin", "virus": 3}]}, clicks=4)
    purged.choose(CORP, "Purge")
    assert strength_of(purged, "Darwin") == 0


# Memory -------------------------------------------------------------------------------------------


@clause("ANR-K26", "ANR-1.25")
@pytest.mark.parametrize("breaker", ["ZU.13 Key Master", "Creeper"])
def test_a_cloud_breaker_needs_no_memory_with_two_link(breaker: str) -> None:
    link = ["Access to Globalsec", "Access to Globalsec"]
    scene = runner_turn(rig=[*link, breaker], identity=NOISE)
    assert free_memory(scene.state) == 4
    assert free_memory(runner_turn(rig=[*link[:1], breaker], identity=NOISE).state) == 3


@clause("ANR-K26", "ANR-INS16")
def test_a_cloud_breaker_needs_memory_again_when_link_is_lost() -> None:
    scene = corp_turn(
        {
            "tags": 1,
            "identity": NOISE,
            "rig": [
                "Access to Globalsec",
                "Access to Globalsec",
                "ZU.13 Key Master",
                "Magnum Opus",
                "Corroder",
                "Mimic",
            ],
        }
    )
    scene.choose(CORP, "Trash Access to Globalsec")
    assert scene.asked == (RUNNER, "memory")
    scene.choose(RUNNER, "Mimic")
    assert free_memory(scene.state) == 0


# What else they do --------------------------------------------------------------------------------


@clause("ANR-CC17", "ANR-E79", "ANR-RUN3c", "ANR-DEC14")
def test_femme_fatale_bypasses_the_ice_she_marked() -> None:
    scene = runner_turn(
        {"servers": {"hq": {"ice": rezzed("Tollbooth")}}}, grip=["Femme Fatale"], credits=10
    )
    scene.choose(RUNNER, "install", "Femme Fatale")
    assert scene.state.mark[card(scene, "Femme Fatale")] == card(scene, "Tollbooth")
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(RUNNER, "Yes")
    assert scene.state.credits[RUNNER] == 0
    assert scene.asked == (RUNNER, "jack-out")


@clause("ANR-CC17")
def test_femme_fatale_does_not_bypass_other_ice_or_without_the_credits() -> None:
    femme = {"card": "Femme Fatale", "mark": "Enigma"}
    servers = {"hq": {"ice": rezzed("Enigma")}, "rd": {"ice": rezzed("Quandary")}}
    scene = runner_turn({"servers": servers}, rig=[femme])
    scene.choose(RUNNER, "Run on R&D")
    assert scene.asked == (RUNNER, "break-window")
    poor = runner_turn({"servers": servers}, rig=[femme], credits=1)
    poor.choose(RUNNER, "Run on HQ")
    poor.pass_until("action", "optional")
    assert poor.state.tally[UNSUCCESSFUL_RUNS] == 1


@clause("ANR-CC12", "ANR-E71", "ANR-R1.3g", "ANR-VIR1", "ANR-RUN11")
def test_crypsis_costs_a_counter_after_each_encounter_in_which_it_broke() -> None:
    scene = runner_turn(
        {"servers": {"hq": {"ice": rezzed("Ice Wall")}}}, rig=[{"card": "Crypsis", "virus": 1}]
    )
    scene.choose(RUNNER, "Crypsis: put 1 virus counter here")
    assert counters(scene, "Crypsis", VIRUS_COUNTER) == 2
    scene.choose(RUNNER, "Run on HQ")
    use(scene, "Crypsis", 1, 1)
    scene.pass_(RUNNER)
    assert scene.offered(RUNNER) == ["Remove 1 virus counter", "Trash Crypsis"]
    scene.choose(RUNNER, "Remove 1 virus counter")
    assert counters(scene, "Crypsis", VIRUS_COUNTER) == 1


@clause("ANR-CC12", "ANR-E71")
def test_an_empty_crypsis_is_trashed_unasked_but_only_if_it_broke_something() -> None:
    scene = attack("Crypsis", "Ice Wall")
    use(scene, "Crypsis", 1, 1)
    scene.pass_(RUNNER)
    assert names(scene, HEAP) == ["Crypsis"]
    idle = attack("Crypsis", "Ice Wall")
    idle.pass_(RUNNER)
    assert names(idle, PROGRAMS) == ["Crypsis"]


@clause("ANR-RUN3.3c", "ANR-RUN11")
def test_faerie_is_trashed_after_the_encounter_in_which_she_broke() -> None:
    scene = attack("Faerie", "Rototurret")
    use(scene, "Faerie", 0, 1)
    assert names(scene, PROGRAMS) == ["Faerie"]
    use(scene, "Faerie", 0, 1)
    scene.pass_(RUNNER)
    assert names(scene, HEAP) == ["Faerie"]
    assert scene.asked == (RUNNER, "jack-out")
    idle = attack("Faerie", "Enigma", clicks=1)
    idle.pass_until("action")
    assert "Faerie" in names(idle, PROGRAMS)


@clause("ANR-ICE2", "ANR-AB2")
def test_deus_x_is_trashed_to_break_all_subroutines_of_ap_ice() -> None:
    scene = attack("Deus X", "Janus 1.0")
    scene.choose(RUNNER, "Deus X: break")
    assert names(scene, HEAP) == ["Deus X"]
    for _ in range(3):
        scene.take(RUNNER, 0)
    assert scene.offers(RUNNER, "Done")
    scene.take(RUNNER, 0)
    scene.pass_until("access")
    assert scene.state.brain_damage == 0
    assert scene.state.credits[RUNNER] == 20


@clause("ANR-AB8", "ANR-D3")
def test_deus_x_is_trashed_to_prevent_any_amount_of_net_damage() -> None:
    scene = runner_turn({"hq": ["Snare!"], "credits": 4}, rig=["Deus X"], grip=["Diesel"] * 2)
    scene.choose(RUNNER, "Run on HQ")
    scene.choose(RUNNER, "Continue")
    scene.choose(CORP, "Yes")
    scene.choose(RUNNER, "Deus X")
    assert scene.offered(RUNNER) == ["1", "2", "3"]
    scene.choose(RUNNER, "3")
    assert len(scene.state.zones[GRIP]) == 2
    assert scene.state.runner_tags == 1
    assert names(scene, HEAP) == ["Deus X"]


@clause("ANR-ICE4", "ANR-DEC18")
def test_battering_ram_may_break_only_one_of_two() -> None:
    scene = attack("Battering Ram", "Wall of Thorns")
    scene.choose(RUNNER, "Battering Ram: raise")
    scene.choose(RUNNER, "Battering Ram: raise")
    scene.choose(RUNNER, "Battering Ram: break")
    scene.take(RUNNER, 0)
    scene.choose(RUNNER, "Done")
    assert scene.state.credits[RUNNER] == 16
    scene.pass_until("action")
    assert scene.state.tally[UNSUCCESSFUL_RUNS] == 1


@clause("ANR-ICE4")
def test_morning_star_breaks_three_subroutines_for_one_credit() -> None:
    scene = attack("Morning Star", "Curtain Wall", rig=[{"card": "Datasucker", "virus": 9}])
    while strength_of(scene, "Curtain Wall") > 5:
        scene.choose(RUNNER, "Datasucker")
    use(scene, "Morning Star", 0, 1)
    assert scene.state.credits[RUNNER] == 19
    scene.pass_until("access")
    assert scene.state.tally[SUCCESSFUL_RUNS] == 1


@clause("ANR-CC17")
def test_femme_fatales_mark_is_lost_when_the_marked_ice_leaves_play() -> None:
    scene = corp_turn(
        {"rig": [{"card": "Femme Fatale", "mark": "Ice Wall"}]},
        hq=["Interns"],
        servers={
            "hq": {"ice": rezzed("Ice Wall")},
            "remote1": {"root": rezzed("Security Subcontract")},
        },
    )
    scene.choose(CORP, "Security Subcontract: trash")
    assert scene.state.mark[card(scene, "Femme Fatale")] == -1
    scene.choose(CORP, "Play Interns").choose(CORP, "Ice Wall").choose(CORP, "in front of HQ")
    scene.choose(RUNNER, "Run on HQ").choose(CORP, "Rez Ice Wall").pass_until("action", "optional")
    assert scene.asked[1] == "action"
    assert scene.state.tally[UNSUCCESSFUL_RUNS] == 1
