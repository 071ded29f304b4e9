"""Every piece of ice whose facts say all there is: damage, programs, the end of the run."""

import pytest

from nightdeck.games.netrunner.game import NETRUNNER
from nightdeck.testing import Scene, clause

CORP = 0
RUNNER = 1
ICE = [
    # ice, rez cost, Net damage, brain damage, programs trashed, whether the run ends
    ("Banpei", 4, 0, 0, 1, True),
    ("Code Corpse", 10, 0, 2, 0, True),
    ("Cortical Scanner", 7, 0, 0, 0, True),
    ("Cortical Scrub", 7, 0, 1, 0, True),
    ("Crystal Wall", 4, 0, 0, 0, True),
    ("D'Arc Knight", 6, 0, 0, 1, True),
    ("Data Naga", 9, 0, 0, 1, True),
    ("Data Wall", 1, 0, 0, 0, True),
    ("Data Wall 2.0", 2, 0, 0, 0, True),
    ("Endless Corridor", 4, 0, 0, 0, True),
    ("Filter", 0, 0, 0, 0, True),
    ("Fire Wall", 5, 0, 0, 0, True),
    ("Ice Pick Willie", 5, 0, 0, 1, True),
    ("Keeper", 4, 0, 0, 0, True),
    ("Laser Wire", 4, 1, 0, 0, True),
    ("Liche", 14, 0, 3, 0, True),
    ("Mazer", 5, 0, 0, 0, True),
    ("Nerve Labyrinth", 6, 2, 0, 0, True),
    ("PI in the 'Face", 5, 0, 0, 0, True),
    ("Quandary", 2, 0, 0, 0, True),
    ("Razor Wire", 6, 2, 0, 0, True),
    ("Reinforced Wall", 8, 0, 0, 0, True),
    ("Rock is Strong", 6, 0, 0, 0, True),
    ("Scramble", 3, 0, 0, 0, True),
    ("Sentinels Prime", 8, 0, 0, 1, True),
    ("Shotgun Wire", 8, 2, 0, 0, True),
    ("Sleeper", 1, 0, 0, 0, True),
    ("Triggerman", 7, 0, 0, 1, True),
    ("Wall of Ice", 13, 4, 0, 0, True),
    ("Wall of Static", 3, 0, 0, 0, True),
    ("Zombie", 9, 0, 2, 0, True),
    ("Brain Wash", 3, 0, 1, 0, False),
    ("Caryatid", 7, 0, 0, 0, True),
    ("Colonel Failure", 17, 0, 0, 3, True),
    ("Credit Blocks", 6, 0, 0, 0, True),
    ("Datacomb", 4, 0, 0, 0, True),
    ("Galatea", 6, 0, 0, 0, True),
    ("Lesser Arcana", 7, 0, 0, 0, True),
    ("Sphinx 2006", 6, 0, 0, 0, True),
    ("Sumo 2008", 8, 0, 0, 0, True),
    ("Toughonium Wall", 13, 0, 0, 0, True),
]


def run_into(ice):
    """Return a run on HQ in which the Corp rezzes its ice and the Runner breaks nothing."""
    scene = Scene(
        NETRUNNER,
        corp={"bits": 20, "hq": ["Night Shift"], "forts": {"hq": {"ice": [ice]}}},
        runner={"rig": ["Baedeker's Net Map"] * 4, "hand": ["Score!"] * 9},
        turn="runner",
        run={"fort": "hq", "at": "approach"},
    )
    scene.pass_until("window", seat=CORP)
    plain = [text for text in scene.offered(CORP) if text.startswith(f"Rez {ice}")]
    scene.take(CORP, scene.offered(CORP).index(plain[0])).pass_(CORP)
    while scene.asked[1] == "choose-card":
        scene.take(CORP, 0)
    return scene


@clause("ONR-10.8", "ONR-12.10", "ONR-12.17", "ONR-7.6b")
@pytest.mark.parametrize(("ice", "cost", "net", "brain", "programs", "ends"), ICE)
def test_unbroken_ice_does_all_it_says(ice, cost, net, brain, programs, ends):
    scene = run_into(ice)

    assert scene.bits(CORP) == 20 - cost
    assert len(scene.hand(RUNNER)) == 9 - net - brain
    assert scene.brain_damage() == brain
    assert len(scene.rig()) == 4 - programs
    assert (scene.run() == "") == ends
