"""GNC-13.9 An Inconvenient Gift: every rule, branch and epilogue."""

from typing import Any

import pytest

from nightdeck.games.gangs_of_night_city.cards.stories.choices import DESTROY_TRACKER, WORDS
from nightdeck.games.gangs_of_night_city.model.board import CONTRABAND, EURODOLLAR, SECRET
from nightdeck.games.gangs_of_night_city.model.events import (
    CRED_GAINED,
    EPILOGUE,
    FOR_STORY,
    TOTAL_FIXED,
)
from nightdeck.games.gangs_of_night_city.model.markers import (
    GIFT,
    TRACKER,
    TRACKER_DESTROYED,
    set_counter,
)
from nightdeck.games.gangs_of_night_city.model.options import ACTION, BOOST, CHOICE
from nightdeck.games.gangs_of_night_city.model.terms import DISC_HIDEOUT
from nightdeck.games.gangs_of_night_city.rules.resources import gain_cred
from nightdeck.testing import Scene, clause
from tests.games.gangs_of_night_city.tables import active_cards, next_turn, number, play, table

GIFT_STORY = "an-inconvenient-gift"
PAIR = {"units": {"city-center": "solo techie"}}


def fight(card: str, seats: int = 2, **words: Any) -> Scene:
    """Returns a Firefight in City Center that seat 0 initiates, with two Units each."""
    players = words.pop("players", [PAIR] * seats)
    return table(
        seats,
        GIFT_STORY,
        players=players,
        story={"cards": [card], **words.pop("story", {})},
        doing="firefight city-center",
        **words,
    )


def story_gains(scene: Scene) -> list[tuple[int, ...]]:
    """Returns who gained Street Cred by the Story."""
    return [args[:2] for args in scene.happened(CRED_GAINED) if args[2] == FOR_STORY]


# Act 1 ------------------------------------------------------------------------------------------


@clause("GNC-13.1", "GNC-13.8")
def test_there_are_two_gifts_more_than_players():
    assert table(2, GIFT_STORY).state.counters[GIFT] == 4
    assert table(4, GIFT_STORY).state.counters[GIFT] == 6


@clause("GNC-8.9", "GNC-13.2")
def test_the_initiator_of_a_firefight_takes_a_gift_and_one_contraband():
    scene = fight("aig-1")

    play(scene, "short-circuit", "crusher")
    scene.pass_until("action", "second_action")

    assert scene.state.counters[GIFT] == 3
    assert scene.state.resources[0][CONTRABAND] == 1
    assert scene.state.resources[1][CONTRABAND] == 0


@clause("GNC-8.9")
def test_without_a_gift_left_a_firefight_pays_nothing():
    scene = fight("aig-1", story={"gift": 0})

    play(scene, "short-circuit", "crusher")
    scene.pass_until("action", "second_action")

    assert scene.state.resources[0][CONTRABAND] == 0
    assert scene.state.counters[GIFT] == 0


@clause("GNC-13.4", "GNC-13.5")
def test_nine_street_cred_lead_to_return_address():
    scene = table(2, GIFT_STORY)

    gain_cred(scene.state, 0, 8, FOR_STORY)
    assert scene.state.latches == []
    gain_cred(scene.state, 0, 1, FOR_STORY)
    next_turn(scene)

    assert active_cards(scene) == ["aig-2a"]


@clause("GNC-13.4", "GNC-13.5")
def test_no_gift_left_leads_to_everyone_got_one_and_each_player_takes_a_gift():
    scene = table(3, GIFT_STORY)

    set_counter(scene.state, GIFT, 0)
    next_turn(scene)

    assert active_cards(scene) == ["aig-2b"]
    assert scene.state.gifts == [1, 1, 1]


# Return Address ---------------------------------------------------------------------------------


def revealed_tracker(*cred: int, active: int = 0) -> int:
    """Returns who takes the Tracker when Return Address comes after a turn of the active seat."""
    players = [{"cred": each} for each in cred]
    scene = table(len(cred), GIFT_STORY, players=players, active=active)
    scene.state.latches = [(number("aig-1"), 0)]
    next_turn(scene)
    assert active_cards(scene) == ["aig-2a"]
    holder: int = scene.state.holders[TRACKER]
    return holder


@clause("GNC-13.5")
def test_the_player_with_the_most_street_cred_takes_the_tracker():
    assert revealed_tracker(3, 9, 5) == 1


@clause("GNC-13.5")
def test_among_tied_players_the_one_whose_turn_ended_takes_the_tracker():
    assert revealed_tracker(9, 9, 9, active=1) == 1


@clause("GNC-13.5")
def test_otherwise_the_next_tied_player_clockwise_takes_the_tracker():
    assert revealed_tracker(9, 3, 9, active=1) == 2
    assert revealed_tracker(9, 9, 3, active=2) == 0


@clause("GNC-8.6")
def test_every_leader_who_beats_the_tracker_s_holder_gains_one():
    scene = fight("aig-2a", 3, story={"tracker": 0})

    play(scene, "short-circuit", "crusher", "crusher")
    scene.pass_until("action", "second_action")

    assert story_gains(scene) == [(1, 1), (2, 1)]


@clause("GNC-8.6")
def test_a_holder_who_shares_the_highest_firepower_pays_nobody():
    scene = fight("aig-2a", 3, story={"tracker": 0})

    play(scene, "crusher", "crusher", "short-circuit")
    scene.pass_until("action", "second_action")

    assert story_gains(scene) == []


@clause("GNC-8.6")
def test_a_firefight_without_the_holder_pays_nobody():
    scene = fight(
        "aig-2a", 3, players=[PAIR, PAIR, {"units": {"watson": "solo"}}], story={"tracker": 2}
    )

    play(scene, "crusher", "short-circuit")
    scene.pass_until("action", "second_action")

    assert story_gains(scene) == []


def end_of_turn(**words: Any) -> Scene:
    """Returns the end of a turn of seat 0 in Return Address with the Tracker at seat 1."""
    story = {"cards": ["aig-2a"], "tracker": 1}
    return table(2, GIFT_STORY, story=story, doing="end activate", **words)


@clause("GNC-12.2")
def test_at_the_end_of_a_turn_the_tracker_goes_to_the_single_leader():
    assert end_of_turn(players=[{"cred": 5}, {"cred": 4}]).state.holders == {TRACKER: 0}


@clause("GNC-12.2")
def test_tied_leaders_do_not_move_the_tracker():
    assert end_of_turn(players=[{"cred": 5}, {"cred": 5}]).state.holders == {TRACKER: 1}


@clause("GNC-12.2a")
def test_the_new_holder_whose_turn_ends_may_destroy_the_tracker():
    scene = end_of_turn(players=[{"cred": 5, "secrets": 3}, {"cred": 4}])

    assert scene.asked == (0, "story_choice")
    scene.choose(0, (CHOICE, DESTROY_TRACKER))

    assert scene.state.resources[0][SECRET] == 1
    assert scene.state.holders == {}
    assert scene.state.counters[TRACKER_DESTROYED] == 1
    assert active_cards(scene) == ["aig-3"]


@clause("GNC-12.2a", "GNC-1.6")
def test_the_tracker_may_be_kept():
    scene = end_of_turn(players=[{"cred": 5, "secrets": 2}, {"cred": 4}])

    scene.pass_(0)

    assert scene.state.resources[0][SECRET] == 2
    assert scene.state.holders == {TRACKER: 0}
    assert active_cards(scene) == ["aig-2a"]


@clause("GNC-12.2a")
def test_without_two_secrets_or_on_another_s_turn_nobody_is_asked():
    poor = end_of_turn(players=[{"cred": 5, "secrets": 1, "eurodollars": 9}, {"cred": 4}])
    other = end_of_turn(players=[{"cred": 4}, {"cred": 5, "secrets": 2}])

    assert poor.asked[1] == "action"
    assert other.asked[1] == "action"


@clause("GNC-13.4")
def test_twenty_street_cred_lead_to_delivered_to_the_dead():
    scene = table(
        3,
        GIFT_STORY,
        story={"cards": ["aig-2a"], "tracker": 0},
        players=[
            {"cred": 19},
            {"cred": 17, "hideouts": "city-center", "units": {"city-center": "solo"}},
            {},
        ],
    )

    gain_cred(scene.state, 0, 1, FOR_STORY)
    next_turn(scene)

    assert scene.happened(EPILOGUE) == [(number("aig-e1"),)]
    assert scene.state.cred == [18, 19, 0]
    assert scene.outcome is not None
    assert scene.outcome.winners == (1,)


@clause("GNC-13.6", "GNC-12.5c")
def test_a_loss_in_an_epilogue_stops_at_zero():
    scene = table(2, GIFT_STORY, story={"cards": ["aig-2a"]}, players=[{"cred": 1}, {"cred": 1}])
    scene.state.latches = [(number("aig-2a"), 0)]
    scene.state.holders = {TRACKER: 1}

    next_turn(scene)

    assert scene.state.cred == [1, 0]


# Everyone Got One -------------------------------------------------------------------------------


@clause("GNC-8.4b", "GNC-8.6")
def test_a_gift_adds_two_firepower_and_pays_the_single_leader():
    scene = fight("aig-2b", story={"gifts": [1, 1]})

    play(scene, "subdermal-armor", "crusher")
    assert scene.asked == (0, "compare_boost")
    boost = scene.options(0)[0]
    assert boost[0] == BOOST
    scene.choose(0, boost)
    scene.pass_(1)
    scene.pass_until("action", "second_action")

    assert scene.state.gifts == [0, 1]
    assert story_gains(scene) == [(0, 1)]
    assert scene.state.cred == [2, 0]


@clause("GNC-8.4b", "GNC-8.6")
def test_a_gift_that_only_ties_pays_nothing():
    scene = fight("aig-2b", story={"gifts": [1, 0]})

    play(scene, "short-circuit", "crusher")
    scene.choose(0, scene.options(0)[0])
    scene.pass_until("action", "second_action")

    assert scene.state.gifts == [0, 0]
    assert story_gains(scene) == []


@clause("GNC-8.4b")
def test_without_a_gift_nobody_is_asked_for_a_boost():
    scene = fight("aig-2b", story={"gifts": [0, 1]})

    play(scene, "subdermal-armor", "crusher")

    assert scene.asked == (1, "compare_boost")


@clause("GNC-X60", "GNC-8.4b")
@pytest.mark.parametrize(
    ("place", "total", "rage", "gift"), [(0, 4, 0, 1), (1, 4, 1, 0), (2, 6, 0, 0), (3, 2, 1, 1)]
)
def test_rage_and_gift_can_be_used_alone_or_together(place, total, rage, gift):
    scene = fight(
        "aig-2b",
        3,
        active=2,
        players=[PAIR, {"units": {"heywood": "solo"}}, {**PAIR, "rage": 1}],
        story={"gifts": [0, 0, 1]},
    )

    play(scene, "subdermal-armor", "cyberpsychosis")

    options = scene.options(2)
    assert len(options) == 4
    assert options[2:] == [(BOOST, -1), (0,)]
    scene.take(2, place)
    assert scene.state.rage[2] == rage
    scene.pass_until("action", "second_action")
    assert (2, total) in scene.happened(TOTAL_FIXED)
    assert scene.state.gifts == [0, 0, gift]


@clause("GNC-R09")
def test_with_sealed_boosts_a_gift_is_opened_only_when_all_have_chosen():
    scene = fight("aig-2b", rulings={"GNC-R09": "secret"}, story={"gifts": [1, 1]})

    play(scene, "subdermal-armor", "crusher")
    scene.choose(0, scene.options(0)[0])
    assert scene.state.gifts == [1, 1]
    scene.choose(1, scene.options(1)[0])
    scene.pass_until("action", "second_action")

    assert story_gains(scene) == [(1, 1)]
    assert active_cards(scene) == ["aig-2b"]


@clause("GNC-13.4")
def test_the_last_gift_leads_to_open_season():
    scene = fight("aig-2b", story={"gifts": [1, 0]})

    play(scene, "short-circuit", "crusher")
    scene.choose(0, scene.options(0)[0])
    next_turn(scene)

    assert active_cards(scene) == ["aig-3"]


@clause("GNC-13.4", "GNC-13.6")
def test_nineteen_street_cred_lead_to_signed_for():
    scene = table(
        3,
        GIFT_STORY,
        story={"cards": ["aig-2b"], "gifts": [0, 1, 1]},
        players=[{"cred": 18}, {"cred": 16}, {"cred": 18}],
    )

    gain_cred(scene.state, 0, 1, FOR_STORY)
    next_turn(scene)

    assert scene.happened(EPILOGUE) == [(number("aig-e3"),)]
    assert scene.state.cred == [19, 18, 20]
    assert scene.outcome is not None
    assert scene.outcome.winners == (2,)


# Open Season ------------------------------------------------------------------------------------


@clause("GNC-7.4", "GNC-13.2")
def test_a_hideout_costs_one_eurodollar_less():
    scene = table(2, GIFT_STORY, story={"cards": ["aig-3"]}, players=[{"eurodollars": 1}, {}])

    scene.choose(0, (ACTION, DISC_HIDEOUT, DISC_HIDEOUT))
    scene.take(0, 0)

    assert scene.state.resources[0][EURODOLLAR] == 0
    assert scene.state.hideouts[0].bit_count() == 2


@clause("GNC-8.6", "GNC-15.4a")
def test_each_involved_player_whose_opponents_lost_two_units_gains_one():
    scene = fight("aig-3", 3)

    play(scene, "cyberpsychosis", "crusher", "subdermal-armor")
    scene.pass_until("action", "second_action")

    assert story_gains(scene) == [(0, 1)]


@clause("GNC-13.4", "GNC-13.6")
def test_twenty_two_street_cred_lead_to_no_refunds():
    scene = table(
        2,
        GIFT_STORY,
        story={"cards": ["aig-3"]},
        players=[
            {"cred": 21, "hideouts": "pacifica"},
            {"cred": 20, "hideouts": "santo-domingo heywood watson westbrook"},
        ],
    )

    gain_cred(scene.state, 0, 1, FOR_STORY)
    next_turn(scene)

    assert scene.happened(EPILOGUE) == [(number("aig-e2"),)]
    assert scene.state.cred == [22, 23]
    assert scene.outcome is not None
    assert scene.outcome.winners == (1,)


def test_the_offer_to_destroy_the_tracker_has_words():
    assert WORDS[DESTROY_TRACKER] == "Spend 2 Corporate Secrets to destroy the Tracker"
