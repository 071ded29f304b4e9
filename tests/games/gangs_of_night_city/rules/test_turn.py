"""GNC-5 A player's turn."""

import pytest

from nightdeck.games.gangs_of_night_city.model.options import ACTION, ACTIVATE, RECLAIM
from nightdeck.games.gangs_of_night_city.rules.turn import action_options
from nightdeck.testing import clause
from tests.games.gangs_of_night_city.deals import BUSINESS
from tests.games.gangs_of_night_city.tables import table

AWAY = {"units": {"pacifica": "solo"}}


@clause("GNC-5.1", "GNC-5.3")
def test_the_turn_type_is_asked_when_both_are_legal():
    scene = table(2, players=[{"discs": "solo"}, {}])

    assert scene.options(0) == [(ACTIVATE,), (RECLAIM,)]
    assert scene.state.question.default == 0


@clause("GNC-5.1", "GNC-18.3")
def test_a_single_legal_type_is_taken_without_asking():
    spent = table(2, players=[{"discs": ""}, {}])
    assert spent.asked[1] in ("reward", "recruit")
    ready = table(2, players=[{}, {}])
    assert ready.asked == (0, "action")


@clause("GNC-5.2a", "GNC-7.6", "GNC-18.2")
def test_every_ready_disc_with_a_legal_action_is_offered():
    scene = table(2, players=[{"units": {"watson": "solo"}, "discs": "solo techie wild"}, {}])
    scene.choose(0, "Activate")

    assert scene.options(0) == [(ACTION, 0, 0), (ACTION, 5, 0)]


@clause("GNC-5.2b", "GNC-5.2d")
def test_the_disc_is_spent_although_nothing_is_used():
    scene = table(2, players=[{"units": {"watson": "solo"}}, AWAY])
    scene.choose(0, (ACTION, 0, 0)).pass_(0)

    assert scene.state.discs[0] == 0b111110
    assert scene.asked == (0, "second_action")


@clause("GNC-5.2", "GNC-5.2c", "GNC-5.2f")
def test_two_actions_at_most_and_one_is_enough():
    scene = table(2, players=[{"units": {"watson": "solo techie"}}, AWAY])
    scene.choose(0, (ACTION, 0, 0)).pass_(0)
    assert scene.options(0)[-1] == (0,)
    one = scene.copy().pass_(0)
    assert one.asked[0] == 1
    scene.choose(0, (ACTION, 1, 1)).pass_(0)

    assert scene.asked[0] == 1


@clause("GNC-5.2c")
def test_without_a_second_action_the_turn_ends():
    scene = table(2, players=[{"units": {"watson": "solo"}, "discs": "solo"}, AWAY])
    scene.choose(0, "Activate").pass_(0)

    assert scene.asked[0] == 1


@clause("GNC-5.2e", "GNC-7.6", "GNC-R29")
@pytest.mark.parametrize(
    ("ruling", "offered"), [("yes", [(4, 5, 0)]), ("no", [])], ids=["yes", "no"]
)
def test_the_same_action_twice(ruling, offered):
    scene = table(
        2,
        players=[{"units": {"watson": "solo"}, "discs": "solo wild"}, AWAY],
        rulings={"GNC-R29": ruling},
    )
    scene.choose(0, "Activate").choose(0, (ACTION, 0, 0))
    scene.pass_(0)

    assert [option for option in scene.options(0) if option[0] == ACTION] == offered


@clause("GNC-R29")
def test_after_a_wild_action_its_own_disc_is_out_too():
    scene = table(
        2, players=[{"units": {"watson": "solo techie"}}, AWAY], rulings={"GNC-R29": "no"}
    )
    scene.choose(0, (ACTION, 5, 0)).pass_(0)

    assert (ACTION, 0, 0) not in scene.options(0)
    assert (ACTION, 1, 1) in scene.options(0)


@clause("GNC-5.2g", "GNC-5.2f")
def test_the_second_list_is_built_after_the_first_action():
    scene = table(
        2,
        players=[
            {
                "units": {**BUSINESS, "watson": "solo", "heywood": "netrunner"},
                "contraband": 2,
                "discs": "techie",
            },
            AWAY,
        ],
        opportunities=["doll-chip-archive", None, None],
    )
    scene.choose(0, "Activate").pass_(0)
    scene.choose(0, "Seize").choose(0, "Ready the Solos disc")

    assert scene.asked == (0, "second_action")
    assert scene.options(0) == [(ACTION, 0, 0), (0,)]


@clause("GNC-5.4", "GNC-1.7")
def test_play_goes_clockwise():
    scene = table(3, active=2, players=[{}, {}, {"units": {"heywood": "solo"}, "discs": "solo"}])
    scene.choose(2, "Activate").pass_(2)

    assert scene.asked[0] == 0


@clause("GNC-R03", "GNC-11.0", "GNC-5.1a")
@pytest.mark.parametrize(
    ("ruling", "units", "euro", "next_question"),
    [
        ("both-or-stuck", {}, 1, (0, "recruit")),
        ("both", {}, 1, (1, "action")),
        ("both", {}, 0, (0, "recruit")),
        ("either", {}, 1, (0, "recruit")),
        ("either", {"watson": "solo"}, 0, (0, "turn_type")),
        ("both", {"watson": "solo"}, 0, (0, "action")),
    ],
)
def test_reclaiming_without_a_spent_disc(ruling, units, euro, next_question):
    scene = table(
        2,
        players=[{"units": units, "eurodollars": euro}, {}],
        rulings={"GNC-R03": ruling},
    )

    assert scene.asked == next_question


@clause("GNC-5.5")
def test_others_are_not_asked_during_a_quiet_turn():
    scene = table(2, players=[{"units": {"watson": "solo techie netrunner"}}, AWAY])
    asked = []
    while scene.state.turn == 1:
        asked.append(scene.asked[0])
        scene.take(asked[-1], 0)

    assert len(asked) > 3
    assert set(asked) == {0}


@clause("GNC-7.6")
def test_the_wild_disc_does_not_move_the_matching_disc():
    scene = table(2, players=[{"units": {"watson": "solo"}}, AWAY])
    scene.choose(0, (ACTION, 5, 0))

    assert scene.state.discs[0] == 0b011111
    assert action_options(scene.state, 0)[0] == (ACTION, 0, 0)
