"""Agendas: what they do when they are scored, and while they are."""

from __future__ import annotations

from typing import Any

import pytest

from nightdeck.testing import Scene, clause
from tests.games.netrunner.play import CORP, RUNNER, table, until, up, with_counters


def score(agenda: str, counters: int, bits: int = 5, **corp: Any) -> Scene:
    """Return the moment after an agenda was scored in the Corp's first window.

    The unrezzed node keeps that window open.
    """
    forts: dict[str, Any] = {
        "s1": {"inside": [with_counters(agenda, advancement=counters)]},
        "s2": {"inside": ["ESA Contract"]},
    }
    forts.update(corp.pop("forts", {}))
    position = {"hq": [], **corp, "bits": bits, "forts": forts}
    scene = table(corp=position, phase="turn-start")
    return scene.choose(CORP, f"Score {agenda}")


def scored(agenda: str, **more: Any) -> Scene:
    """Return the Corp's action question with a scored agenda."""
    corp = {"hq": [], **more, "score": [agenda]}
    return table(corp=corp)


@clause("ONR-8.4", "ONR-18.10")
def test_the_financial_officer_shuffles_everything_back_and_draws_five():
    scene = scored(
        "AI Chief Financial Officer",
        hq=["Hostile Takeover"],
        archives=["Night Shift"],
        archives_down=["Night Shift"],
        rd=7,
    )

    scene.choose(CORP, "use:", "AI Chief Financial Officer")

    assert len(scene.hand(CORP)) == 5
    assert len(scene.deck(CORP)) == 5
    assert scene.archives() == scene.archives(face_up=False) == []


@clause("ONR-8.4", "ONR-24.12")
def test_downsizing_pays_two_bits_for_each_printed_point_shown():
    scene = score("Corporate Downsizing", 3, hq=["Corporate War", "Hostile Takeover"], rd=2)

    scene.choose(CORP, "Corporate War").choose(CORP, "done")

    assert scene.bits(CORP) == 5 + 6
    assert scene.hand(CORP) == ["Hostile Takeover"]
    assert len(scene.deck(CORP)) == 3


@clause("ONR-5.1.A10", "ONR-3.1")
def test_the_retreat_is_over_for_good_after_an_install():
    scene = scored("Corporate Retreat", hq=["Data Wall"])
    scene.choose(CORP, "use:", "Corporate Retreat")
    until(scene, "corp-action")
    assert scene.bits(CORP) == 7

    scene.choose(CORP, "install:", "Data Wall", "HQ")
    until(scene, "corp-action")

    assert not scene.offers(CORP, "Corporate Retreat")


@clause("ONR-5.1.A10", "ONR-7.6")
def test_the_retreat_is_over_after_a_rez_too():
    scene = scored("Corporate Retreat", forts={"s1": {"inside": ["ESA Contract"]}})
    scene.choose(CORP, "Gain a bit").choose(CORP, "Rez ESA Contract")
    until(scene, "corp-action")

    assert not scene.offers(CORP, "Corporate Retreat")


@clause("ONR-8.4", "ONR-16.9", "ONR-12.3")
@pytest.mark.parametrize(
    ("agenda", "counters", "ice", "strength"),
    [("Encryption Breakthrough", 5, "Filter", 1), ("Superior Net Barriers", 6, "Data Wall", 1)],
)
def test_a_breakthrough_pays_for_face_up_ice_of_its_kind_and_makes_it_stronger(
    agenda, counters, ice, strength
):
    scene = score(agenda, counters, forts={"hq": {"ice": [up(ice), ice, ice, "Banpei"]}})

    scene.take(CORP, 0).choose(CORP, "done")

    assert scene.bits(CORP) == 5 + 2
    assert scene.exposed(ice, which=2) != scene.exposed(ice, which=3)
    assert scene.strength(ice) == strength


@clause("ONR-8.4", "ONR-12.14", "ONR-12.3")
def test_transmuted_ice_has_a_copy_behind_each_printed_subroutine():
    scene = score("Ice Transmutation", 5, forts={"hq": {"ice": [up("Laser Wire")]}})

    assert scene.strength("Laser Wire") == 3
    texts = scene.subroutines("Laser Wire")
    assert len(texts) == 4
    assert texts[0] == texts[1]
    assert texts[2] == texts[3]


@clause("ONR-8.4", "ONR-12.3")
def test_security_net_optimization_strengthens_one_fort_only():
    ice = {"hq": {"ice": ["Data Wall"]}, "rd": {"ice": ["Data Wall"]}}
    scene = score("Security Net Optimization", 5, forts=ice)

    scene.choose(CORP, "R&D")

    assert scene.strength("Data Wall", which=1) == 0
    assert scene.strength("Data Wall", which=2) == 1


@clause("ONR-8.4", "ONR-7.6d", "ONR-18.10")
def test_a_purge_installs_and_rezzes_ice_for_nothing_and_trashes_the_rest():
    scene = score(
        "Security Purge",
        3,
        rd=["Wall of Ice", "Night Shift", "Liche", "Night Shift"],
        forts={"hq": {"ice": ["Data Wall"]}},
    )

    scene.choose(CORP, "HQ").choose(CORP, "A new subsidiary fort")

    assert scene.ice("hq") == ["Data Wall", "Wall of Ice"]
    assert scene.ice("s3") == ["Liche"]
    assert scene.rezzed("Wall of Ice")
    assert scene.rezzed("Liche")
    assert scene.archives() == ["Night Shift"]
    assert scene.bits(CORP) == 5


@clause("ONR-8.4", "ONR-12.18", "ONR-7.4b")
def test_a_reclaimed_fort_is_filled_from_hq_with_ten_extra_bits():
    hq = ["Hostile Takeover", "ESA Contract", "Fire Wall", "Crystal Wall"]
    scene = score("Data Fort Reclamation", 4, bits=1, hq=hq)

    scene.choose(CORP, "Hostile Takeover").choose(CORP, "done")
    assert not scene.offers(CORP, "ESA Contract")
    scene.choose(CORP, "Fire Wall").choose(CORP, "Rez Fire Wall")
    scene.choose(CORP, "Crystal Wall").choose(CORP, "Rez Crystal Wall").choose(CORP, "done")

    assert scene.inside("s3") == ["Hostile Takeover"]
    assert scene.ice("s3") == ["Fire Wall", "Crystal Wall"]
    assert scene.bits(CORP) == 1
    assert scene.state.temporary == []


@clause("ONR-6.3", "ONR-8.4")
def test_project_venice_gives_an_action_for_every_three_counters_above():
    scene = score("Project Venice", 11)
    until(scene, "corp-action")

    assert scene.actions(CORP) == 5


@clause("ONR-8.4", "ONR-5.1.2")
def test_project_zurich_gives_a_bit_for_every_two_counters_above_each_turn():
    scene = score("Project Zurich", 8)
    until(scene, "corp-action")

    assert scene.bits(CORP) == 5 + 2
    assert scene.points(CORP) == 2
    assert scene.points(RUNNER) == 0


@clause("ONR-8.5")
@pytest.mark.parametrize(
    ("agenda", "cheaper", "before"),
    [
        ("Executive Extraction", "Hostile Takeover", 3),
        ("Artificial Security Directors", "Corporate War", 3),
        ("Genetics-Visionary Acquisition", "Ice Transmutation", 5),
    ],
)
def test_some_agendas_lower_the_difficulty_of_a_kind(agenda, cheaper, before):
    forts = {"s1": {"inside": [cheaper]}, "s2": {"inside": ["Marine Arcology"]}}

    scene = scored(agenda, forts=forts)

    assert scene.difficulty(cheaper) == before - 1
    assert scene.difficulty("Marine Arcology") == table(corp={"forts": forts}).difficulty(
        "Marine Arcology"
    )


@clause("ONR-12.3")
def test_quality_assurance_makes_black_ice_stronger_and_nothing_else():
    ice = {"hq": {"ice": ["Liche", "Fire Wall"]}}
    plain = table(corp={"forts": ice})

    scene = scored("Black Ice Quality Assurance", forts=ice)

    assert scene.strength("Liche") == plain.strength("Liche") + 2
    assert scene.strength("Fire Wall") == plain.strength("Fire Wall")


@clause("ONR-5.1.2", "ONR-16.10")
@pytest.mark.parametrize(
    ("agenda", "bits"), [("Polymer Breakthrough", 1), ("Detroit Police Contract", 2)]
)
def test_a_scored_agenda_pays_at_the_start_of_the_turn(agenda, bits):
    scene = table(corp={"hq": [], "bits": 5, "score": [agenda]}, phase="turn-start")
    until(scene, "corp-action")

    assert scene.bits(CORP) == 5 + bits


@clause("ONR-6.3", "ONR-2.4g")
def test_offices_and_branches_are_more_cards_and_more_actions():
    scene = table(corp={"score": ["Main-Office Relocation", "Subsidiary Branch"]}, phase="start")
    until(scene, "corp-action")

    assert scene.hand_size(CORP) == 7
    assert scene.actions(CORP) == 4


@clause("ONR-11.2", "ONR-14.2")
@pytest.mark.parametrize("place", ["hq", "rd", "archives"])
def test_marked_accounts_tag_the_runner_wherever_they_are_accessed(place):
    corp = {"hq": [], "rd": 3, place: ["Marked Accounts"]}
    scene = table(corp=corp, turn="runner", run={"fort": place})
    until(scene, "runner-action")

    assert scene.tags() == 1
    assert scene.points(RUNNER) == 2
