"""GNC-2 GNC-3.1 The board, its Points of Interest, the Net Track, the Units."""

import pytest

from nightdeck.games.gangs_of_night_city.model.board import (
    BORDERS,
    BUSINESS,
    CITY_CENTER,
    CONTRABAND,
    CRED,
    DANGERS,
    DATA_FORTRESS,
    DISTRICT_NAMES,
    EURODOLLAR,
    FIXER,
    HEYWOOD,
    LAST_SPACE,
    MOVES,
    POINTS,
    POINTS_BY_DISTRICT,
    POINTS_BY_KIND,
    REWARDS,
    SECRET,
    ZONE_OF_SPACE,
)
from nightdeck.games.gangs_of_night_city.model.terms import CLASSES, FIRST_DRONE
from nightdeck.games.gangs_of_night_city.rules.setup import STARTING_RESOURCES
from nightdeck.testing import clause
from tests.games.gangs_of_night_city.tables import table


@clause("GNC-2.1", "GNC-2.1a")
def test_borders_are_symmetric_and_nine():
    assert DISTRICT_NAMES == (
        "Watson", "Westbrook", "City Center", "Heywood", "Santo Domingo", "Pacifica",
    )  # fmt: skip
    pairs = {(a, b) for a in range(6) for b in BORDERS[a]}
    assert pairs == {(b, a) for a, b in pairs}
    assert len(pairs) == 18
    assert HEYWOOD in BORDERS[CITY_CENTER]


@clause("GNC-2.1b")
def test_rewards_of_the_districts():
    e, c = EURODOLLAR, CONTRABAND
    assert ((c, e), (e, c), (e, SECRET, CRED), (e, c), (c, c), (c, e)) == REWARDS


@clause("GNC-2.1c")
def test_points_of_interest_on_both_sides():
    small = [[POINTS[0][place] for place in POINTS_BY_DISTRICT[0][each]] for each in range(6)]
    large = [[POINTS[1][place] for place in POINTS_BY_DISTRICT[1][each]] for each in range(6)]
    f, b, d = FIXER, BUSINESS, DATA_FORTRESS

    assert small == [[d], [b], [d], [f], [b], [f]]
    assert large == [[d, f], [b, f], [d, b], [f, d], [b, d], [f, b]]
    assert [len(places) for places in POINTS_BY_KIND[0]] == [2, 2, 2]
    assert [len(places) for places in POINTS_BY_KIND[1]] == [4, 4, 4]


@clause("GNC-2.1d", "GNC-2.6")
def test_every_gang_may_build_in_every_district_once():
    scene = table(
        2,
        players=[{"eurodollars": 2, "hideouts": "pacifica"}, {"hideouts": "watson heywood"}],
        doing="hideout",
    )
    assert [option[1] for option in scene.options(0)] == [0, 1, 2, 3, 4]


@clause("GNC-2.1f", "GNC-9.6", "GNC-2.11")
def test_the_net_track_has_three_zones_of_three_spaces():
    assert ZONE_OF_SPACE[1:] == (0, 0, 0, 1, 1, 1, 2, 2, 2)
    assert DANGERS == (3, 5, 7)
    assert LAST_SPACE == 9
    assert table(2, players=[{"net": 4}, {"net": 4}]).problems() == []


@clause("GNC-2.1g", "GNC-2.1h")
def test_three_slots_of_each_kind_and_a_story_slot():
    scene = table(2)
    zones = scene.view(0)["zones"]

    for kind in ("opportunity", "edgerunner"):
        assert [zones[f"{kind}-{slot}"]["count"] for slot in (1, 2, 3)] == [1, 1, 1]
    assert len(scene.state.story_cards) == 1


@clause("GNC-2.3", "GNC-3.1", "GNC-3.1a", "GNC-3.1b", "GNC-3.1c", "GNC-3.1d")
def test_units_of_a_gang():
    assert [CLASSES.count(kind) for kind in range(4)] == [3, 3, 3, 4]
    assert CLASSES[FIRST_DRONE:13] == (3, 3, 3, 3)


@clause("GNC-6.1", "GNC-6.1c")
@pytest.mark.parametrize("board", [0, 1])
def test_destinations_of_one_move(board):
    walk, fly = MOVES[4 * board], MOVES[4 * board + 1]
    street = HEYWOOD * 3
    near = {place // 3 for place in walk[street]}

    assert near == {CITY_CENTER, 1, 4, 5, HEYWOOD}
    assert street not in walk[street]
    assert all(place % 3 == 0 for place in fly[street])
    assert street in walk[street + 1]
    if board:
        assert street + 2 in walk[street + 1]


@clause("GNC-4.5")
def test_starting_resources_grow_with_the_seat():
    assert STARTING_RESOURCES == ((1, 2, 0), (2, 3, 0), (2, 3, 1), (3, 3, 1))
