"""Resources: base links, searches, what they earn, prevent and add."""

from __future__ import annotations

import pytest

from nightdeck.testing import Scene, clause
from tests.games.netrunner.play import CORP, RUNNER, run_on, table, until, up


def traced(*rig: str, bits: int = 9, corp: int = 0) -> Scene:
    """Return a run at the encounter with ice that traces for a tag."""
    return table(
        corp={"forts": {"hq": {"ice": [up("Hunter")]}}, "bits": corp},
        runner={"rig": list(rig), "bits": bits},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )


LINKS = [
    # base link card, boosts, link, bits left of nine
    ("Access through Alpha", 0, 9, 8),
    ("Access to Arasaka", 1, 5, 5),
    ("Back Door to Hilliard", 1, 3, 6),
    ("Back Door to Orbital Air", 2, 4, 4),
]


@clause("ONR-13.2", "ONR-13.4")
@pytest.mark.parametrize(("card", "boosts", "link", "bits"), LINKS)
def test_a_base_link_card_and_its_boosts(card, boosts, link, bits):
    scene = traced(card)
    option = next(each for each in scene.options(RUNNER) if each[1] >= 0 and each[2] == boosts)

    scene.choose(RUNNER, option, stop_at="compare")

    assert (scene.link(), scene.bits(RUNNER)) == (link, bits)


@clause("ONR-13.2")
def test_access_through_alpha_cannot_be_boosted():
    assert [option[2] for option in traced("Access through Alpha").options(RUNNER)] == [0, 0]


@clause("ONR-9.5", "ONR-13.4")
def test_hells_run_pays_a_bit_of_a_boost():
    scene = traced("Hell's Run", "Back Door to Hilliard", bits=2)

    scene.choose(RUNNER, "Back Door to Hilliard and 1 boost")

    assert (scene.bits(RUNNER), scene.counters("Hell's Run", "bits"), scene.tags()) == (0, 0, 0)


@clause("ONR-13.2", "ONR-16.6")
def test_wired_switchboard_adds_three_link_after_the_reveal():
    scene = traced("Wired Switchboard", "Back Door to Hilliard")
    until(scene, "trace-bid-runner").take(RUNNER, 1)

    scene.choose(RUNNER, "use:", "Wired Switchboard", stop_at="compare")

    assert (scene.link(), scene.where("Wired Switchboard")) == (5, "trash")


@clause("ONR-14.6")
def test_expendable_family_member_avoids_a_tag_for_a_bit():
    scene = until(traced("Expendable Family Member", bits=3), "prevent")

    scene.choose(RUNNER, "Expendable Family Member")

    assert (scene.tags(), scene.bits(RUNNER)) == (0, 2)
    assert scene.where("Expendable Family Member") == "trash"


@clause("ONR-16.16", "ONR-5.2.A7")
@pytest.mark.parametrize(
    ("card", "wanted", "other"),
    [
        ("Aujourd'Oui", "Pox", "Broker"),
        ("N.E.T.O.", "Broker", "Pox"),
        ("Ronin Around", "Armored Fridge", "Pox"),
    ],
)
def test_a_contact_sells_cards_of_the_top_of_the_stack(card, wanted, other):
    stack = ["Pox", "Broker", "Armored Fridge", "Pox"]
    scene = table(runner={"rig": [card], "stack": stack, "bits": 5}, turn="runner")
    scene.choose(RUNNER, "use:", card, "look at the top")
    assert scene.offers(RUNNER, wanted)
    assert not scene.offers(RUNNER, other)

    scene.choose(RUNNER, wanted, "#1").choose(RUNNER, "Done")

    assert (scene.hand(RUNNER), scene.bits(RUNNER), len(scene.deck(RUNNER))) == ([wanted], 4, 3)


@clause("ONR-16.9")
def test_ronin_around_exposes_for_two_bits():
    scene = table(
        corp={"forts": {"hq": {"ice": ["Filter"]}}},
        runner={"rig": ["Ronin Around"], "bits": 5},
        turn="runner",
    )

    scene.choose(RUNNER, "use:", "expose")

    assert (scene.exposed("Filter"), scene.bits(RUNNER)) == (True, 3)


@clause("ONR-16.16")
def test_the_short_circuit_finds_a_program():
    scene = table(
        runner={"rig": ["The Short Circuit"], "stack": ["Broker", "Pox"], "bits": 5}, turn="runner"
    )

    scene.choose(RUNNER, "use:").choose(RUNNER, "Pox")

    assert (scene.hand(RUNNER), scene.bits(RUNNER), scene.deck(RUNNER)) == (["Pox"], 4, ["Broker"])


@clause("ONR-21.8")
def test_technician_lover_shows_the_top_of_rd():
    scene = table(
        corp={"rd": ["Filter", "Hunter"]}, runner={"rig": ["Technician Lover"]}, turn="runner"
    )

    scene.choose(RUNNER, "use:")

    assert [scene.state.card(each).name for each in scene.state.question.about] == ["Filter"]


@clause("ONR-16.10", "ONR-17.27")
@pytest.mark.parametrize(
    ("card", "bits"), [("Rigged Investments", 6), ("Top Runners Conference", 7)]
)
def test_a_resource_pays_at_the_start_of_a_turn(card, bits):
    scene = table(runner={"rig": [card], "bits": 5}, turn="runner", phase="start")

    assert until(scene, "runner-action").bits(RUNNER) == bits


@clause("ONR-10.1")
def test_top_runners_conference_is_over_when_a_run_is_made():
    scene = table(runner={"rig": ["Top Runners Conference"]}, turn="runner")

    assert run_on(scene, "HQ").trash() == ["Top Runners Conference"]


@clause("ONR-10.20", "ONR-17.27")
def test_karl_de_veres_pays_for_successful_runs_only():
    scene = table(
        corp={"forts": {"rd": {"ice": [up("Filter")]}}},
        runner={"rig": ["Karl de Veres, Corporate Stooge"], "bits": 5},
        turn="runner",
    )
    until(run_on(scene, "R&D"), "runner-action")
    assert scene.bits(RUNNER) == 5

    assert until(run_on(scene, "HQ"), "runner-action").bits(RUNNER) == 6


@clause("ONR-17.27")
def test_field_reporter_pays_for_ice_rezzed_in_the_own_turn():
    scene = table(
        runner={"rig": ["Field Reporter for Ice and Data"], "bits": 5},
        turn="runner",
        this_turn={"ice_rezzed": 3},
    )

    scene.choose(RUNNER, "End the action phase")

    assert until(scene, "corp-action").bits(RUNNER) == 8


@clause("ONR-10.19c")
def test_credit_subversion_takes_three_bits_after_a_run_on_hq():
    scene = table(corp={"bits": 5}, runner={"rig": ["Credit Subversion"]}, turn="runner")

    until(run_on(scene, "HQ"), "after-run").choose(RUNNER, "use:")

    assert (scene.bits(CORP), scene.where("Credit Subversion")) == (2, "trash")


@clause("ONR-10.23", "ONR-11.1")
def test_hq_mole_adds_two_accesses():
    scene = table(
        corp={"hq": ["Filter"] * 5}, runner={"rig": ["HQ Mole"], "bits": 5}, turn="runner"
    )

    until(run_on(scene, "HQ"), "before-access").choose(RUNNER, "use:", stop_at="access")

    assert (scene.state.access_bonus, scene.bits(RUNNER)) == (2, 1)


@clause("ONR-8.5", "ONR-3.11")
def test_corporate_ally_costs_a_point_and_makes_agendas_harder():
    scene = table(
        corp={"forts": {"s1": {"inside": ["Hostile Takeover"]}}},
        runner={"hand": ["Corporate Ally"], "points": 1, "bits": 9},
        turn="runner",
    )
    before = scene.difficulty("Hostile Takeover")

    scene.choose(RUNNER, "install:", "Corporate Ally")

    assert scene.difficulty("Hostile Takeover") == before + 1
    assert scene.points(RUNNER) == 0


@clause("ONR-15.8")
@pytest.mark.parametrize(("points", "hand"), [(0, 5), (1, 1)])
def test_diplomatic_immunity_holds_until_the_corp_spends_a_point(points, hand):
    scene = table(
        corp={"hq": ["Scorched Earth"], "bits": 9, "points": points},
        runner={"rig": ["Diplomatic Immunity"], "hand": ["Score!"] * 5, "tags": 1},
    )
    scene.choose(CORP, "play:")
    if points:
        scene.choose(CORP, "Yes")
    until(scene, "window", "corp-action")

    assert (len(scene.hand(RUNNER)), scene.points(CORP)) == (hand, 0)


@clause("ONR-17.17")
def test_umbrella_policy_saves_a_program():
    scene = table(
        corp={"forts": {"hq": {"ice": [up("Banpei")]}}},
        runner={"rig": ["Umbrella Policy", "Pox"]},
        turn="runner",
        run={"fort": "hq", "at": "encounter"},
    )

    scene.choose(RUNNER, "Umbrella Policy")

    assert (scene.where("Pox"), scene.where("Umbrella Policy")) == ("programs", "trash")


@clause("ONR-5.0g", "ONR-15.1")
def test_preying_mantis_gives_an_action_for_brain_damage():
    scene = table(runner={"rig": ["Preying Mantis"], "hand": ["Score!"] * 3}, turn="runner")
    scene.choose(RUNNER, "use:", "Preying Mantis")
    assert scene.actions(RUNNER) == 5

    until(scene.choose(RUNNER, "End the action phase"), "corp-action")

    assert (scene.brain_damage(), len(scene.hand(RUNNER))) == (1, 2)


@clause("ONR-2.1b", "ONR-6.3")
def test_quest_for_cattekin_ends_in_damage_or_in_a_fifth_action():
    found = set()
    for seed in range(60):
        scene = table(
            seed=seed,
            runner={"rig": ["Quest for Cattekin"], "hand": ["Score!"] * 3},
            turn="runner",
            phase="start",
        )
        until(scene, "runner-action")
        found.add(
            (
                scene.actions(RUNNER),
                scene.brain_damage(),
                len(scene.hand(RUNNER)),
                scene.rig() == [],
            )
        )

    assert {each[:2] for each in found} == {(4, 0), (4, 1), (5, 0)}
    assert all(gone is (actions == 5) for actions, _, _, gone in found)


@clause("ONR-16.3", "ONR-16.20")
def test_code_viral_cache_is_bought_off_by_the_corp():
    scene = table(
        corp={"counters": {"gremlin": 3}, "bits": 6}, runner={"rig": ["Code Viral Cache"]}
    )

    scene.choose(CORP, "use:", "Code Viral Cache")

    assert (scene.where("Code Viral Cache"), scene.bits(CORP)) == ("trash", 1)


@clause("ONR-9.4")
@pytest.mark.parametrize("runs", [0, 1])
def test_code_viral_cache_is_installed_only_after_a_run_on_hq(runs):
    scene = table(
        runner={"hand": ["Code Viral Cache"], "bits": 9},
        turn="runner",
        this_turn={"successful_hq": runs},
    )

    assert scene.offers(RUNNER, "install:") is bool(runs)


@clause("ONR-16.3")
def test_code_viral_cache_keeps_two_virus_counters():
    scene = table(
        corp={"counters": {"gremlin": 3, "tax": 1}},
        runner={"rig": ["Code Viral Cache"]},
        phase="turn-start",
    )
    while scene.asked[0] == RUNNER:
        scene.pass_(RUNNER)

    scene.choose(CORP, "virus").choose(RUNNER, "Gremlin")
    if scene.asked[1] == "choose-card":
        scene.choose(RUNNER, "Tax")

    assert (scene.player_counters("Gremlin"), scene.player_counters("Tax")) == (1, 1)
