"""GNC-13 Branches, latches and epilogues, whatever the Story; GNC-12.3 the gap between turns."""

from typing import Any

import pytest

from nightdeck.games.gangs_of_night_city.language.story_conditions import scaled
from nightdeck.games.gangs_of_night_city.model.board import CONTRABAND
from nightdeck.games.gangs_of_night_city.model.events import (
    BRANCH_FOLLOWED,
    BRANCH_LATCHED,
    EPILOGUE,
    FOR_STORY,
    STORY_REVEALED,
)
from nightdeck.games.gangs_of_night_city.model.markers import (
    GIFT,
    GONE,
    HEAT,
    MAXTAC,
    OWN_GIFT,
    TRACKER,
    TRACKER_DESTROYED,
    VOICE,
    VOICE_COUNT,
    marker_words,
    set_counter,
)
from nightdeck.games.gangs_of_night_city.model.options import ACTION, RECLAIM
from nightdeck.games.gangs_of_night_city.model.stories import CARDS, MULTIPLAYER, STORIES
from nightdeck.games.gangs_of_night_city.model.terms import DISC_SOLO
from nightdeck.games.gangs_of_night_city.rules import story
from nightdeck.games.gangs_of_night_city.rules.resources import gain_cred
from nightdeck.games.gangs_of_night_city.seen import story_cards
from nightdeck.testing import Scene, clause
from tests.games.gangs_of_night_city.tables import active_cards, next_turn, number, play, table

FIGHT = {"units": {"city-center": "solo techie"}}


def gift_table(cred: int = 0, **more: Any) -> Scene:
    """Returns a turn of seat 0 in act 1 of An Inconvenient Gift."""
    return table(2, "an-inconvenient-gift", players=[{"cred": cred}, {}], **more)


# The Introduction -------------------------------------------------------------------------------


@clause("GNC-13.1", "GNC-4.8", "GNC-13.9")
@pytest.mark.parametrize(
    ("name", "cards"),
    [
        ("tutorial", ["tutorial-1"]),
        ("an-inconvenient-gift", ["aig-1"]),
        ("blackwall-whispers", ["bw-1"]),
        ("curfew", ["cf-1", "cf-ordinance"]),
        ("last-call-at-the-afterlife", ["lc-1"]),
    ],
)
def test_the_introduction_opens_the_first_cards_and_is_discarded(name, cards):
    scene = table(3, name)

    assert active_cards(scene) == cards


@clause("GNC-13.9", "GNC-3.6")
def test_all_thirty_two_story_cards_are_there_in_six_stories():
    assert [len(each.cards) for each in STORIES] == [1, 8, 8, 8, 6, 1]
    assert len(MULTIPLAYER) == 5
    assert len({card.id for card in CARDS}) == 32
    assert all(card.text() for card in CARDS)


@clause("GNC-13.9", "GNC-17.2")
@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.id)
def test_a_story_is_chosen_by_its_title(story):
    words = story.title.lower().replace(" ", "-")

    assert story.id == words


@clause("GNC-17.2")
def test_the_former_name_of_a_story_is_understood():
    scene = table(3, "last-call")

    assert active_cards(scene) == ["lc-1"]


@clause("GNC-4.8", "GNC-13.7")
def test_the_tutorial_has_no_rules_and_only_the_target_ends_it():
    scene = table(2, "tutorial", players=[{"cred": 24}, {}])

    gain_cred(scene.state, 0, 1, FOR_STORY)
    next_turn(scene)

    assert scene.outcome is not None
    assert (scene.outcome.winners, scene.outcome.clause) == ((0,), "GNC-12.3b")
    assert not scene.happened(BRANCH_LATCHED)


# Latches ----------------------------------------------------------------------------------------


@clause("GNC-X12", "GNC-13.4", "GNC-13.4b", "GNC-13.4a")
def test_the_branch_latched_first_is_followed_and_the_other_ignored():
    scene = table(
        2,
        "an-inconvenient-gift",
        active=1,
        players=[FIGHT, {**FIGHT, "cred": 8, "contraband": 0}],
        story={"gift": 1},
        doing="firefight city-center",
    )

    play(scene, "crusher", "short-circuit")
    scene.pass_until("action")

    latched = [(number("aig-1"), 0), (number("aig-1"), 1)]
    assert scene.happened(BRANCH_LATCHED) == latched
    assert scene.happened(BRANCH_FOLLOWED) == latched[:1]
    assert active_cards(scene) == ["aig-2a"]
    assert scene.state.cred[1] == 9
    assert scene.state.resources[1][CONTRABAND] == 1


@clause("GNC-13.4a", "GNC-5.4")
def test_a_branch_waits_for_the_end_of_the_turn():
    scene = gift_table()

    gain_cred(scene.state, 1, 9, FOR_STORY)
    assert active_cards(scene) == ["aig-1"]
    next_turn(scene)

    assert active_cards(scene) == ["aig-2a"]
    assert scene.state.active == 1


@clause("GNC-X42", "GNC-R16", "GNC-13.4")
def test_a_latched_branch_is_followed_although_it_is_false_again():
    scene = gift_table(8)

    gain_cred(scene.state, 0, 1, FOR_STORY)
    gain_cred(scene.state, 0, -1, FOR_STORY)
    next_turn(scene)

    assert active_cards(scene) == ["aig-2a"]


@clause("GNC-R16")
def test_with_must_still_hold_a_branch_that_is_false_again_gives_way_to_the_next_latched():
    scene = gift_table(8, rulings={"GNC-R16": "must-still-hold"})
    gain_cred(scene.state, 0, 1, FOR_STORY)
    gain_cred(scene.state, 0, -1, FOR_STORY)
    next_turn(scene)
    assert active_cards(scene) == ["aig-1"]

    gain_cred(scene.state, 0, 1, FOR_STORY)
    set_counter(scene.state, GIFT, 0)
    gain_cred(scene.state, 0, -1, FOR_STORY)
    next_turn(scene)

    assert active_cards(scene) == ["aig-2b"]


@clause("GNC-R16")
def test_with_must_still_hold_an_event_always_holds():
    scene = table(2, "last-call-at-the-afterlife", rulings={"GNC-R16": "must-still-hold"})

    story.latch(scene.state, number("lc-1"), 1)
    next_turn(scene)

    assert active_cards(scene) == ["lc-2b"]


@clause("GNC-12.3e", "GNC-13.5")
def test_latches_are_cleared_before_the_next_turn():
    scene = gift_table()

    gain_cred(scene.state, 0, 9, FOR_STORY)
    assert scene.state.latches == [(number("aig-1"), 0)]
    next_turn(scene)

    assert scene.state.latches == []


@clause("GNC-X43", "GNC-13.4c", "GNC-12.3d", "GNC-R17")
def test_a_condition_already_true_on_a_new_card_triggers_after_the_next_turn():
    scene = table(
        3,
        "last-call-at-the-afterlife",
        players=[
            {"cred": 19, "units": {"pacifica": "solo rogue nix"}},
            {"units": {"santo-domingo": "solo judy-alvarez"}},
            {"units": {"watson": "solo river-ward"}},
        ],
        doing="end activate",
    )
    assert active_cards(scene) == ["lc-1"]

    next_turn(scene)
    assert active_cards(scene) == ["lc-2a"]
    assert scene.state.latches == [(number("lc-2a"), 0)]
    next_turn(scene)

    assert scene.happened(EPILOGUE) == [(number("lc-e1"),)]
    assert scene.state.cred[:3] == [21, 1, 1]


@clause("GNC-R17")
def test_with_at_once_a_true_condition_of_the_new_card_is_followed_in_the_same_gap():
    scene = table(
        2,
        "last-call-at-the-afterlife",
        rulings={"GNC-R17": "at-once"},
        players=[{"cred": 19}, {}],
    )

    next_turn(scene)

    assert [CARDS[args[0]].id for args in scene.happened(STORY_REVEALED)] == ["lc-2a"]
    assert scene.happened(EPILOGUE) == [(number("lc-e1"),)]
    assert scene.state.turn == 1


@clause("GNC-R17", "GNC-12.3b")
def test_with_at_once_the_target_is_checked_after_each_card():
    scene = table(
        2,
        "blackwall-whispers",
        rulings={"GNC-R17": "at-once"},
        players=[{"cred": 22, "units": {"pacifica": "solo netrunner"}}, {}],
        story={"cards": ["bw-2a"], "secrets_paid": 4},
        active=1,
    )
    scene.state.latches = [(number("bw-2a"), 1)]

    scene.pass_until("story_choice", seat=0)
    scene.take(0, 0)
    scene.pass_until("nothing")

    assert scene.outcome is not None
    assert scene.outcome.reason.startswith("Signal Lost")
    assert scene.state.turn == 1


@clause("GNC-12.3d")
def test_setup_that_reaches_the_target_does_not_end_the_game_in_the_same_gap():
    scene = table(
        2,
        "blackwall-whispers",
        players=[{"cred": 23, "units": {"pacifica": "solo netrunner"}}, {}],
        story={"cards": ["bw-2a"], "secrets_paid": 4},
        active=1,
    )
    scene.state.latches = [(number("bw-2a"), 1)]

    scene.pass_until("story_choice", seat=0)
    scene.take(0, 0)
    next_turn(scene)

    assert scene.state.cred[0] == 26
    assert scene.outcome is None
    next_turn(scene)
    assert scene.outcome is not None


@clause("GNC-13.4b")
def test_two_conditions_true_at_the_same_moment_count_in_printed_order():
    scene = table(
        3,
        "curfew",
        story={"cards": ["cf-2a", "cf-ordinance"]},
        players=[
            {
                "cred": 19,
                "hideouts": "pacifica heywood watson",
                "units": {"pacifica": "solo", "heywood": "solo", "watson": "techie"},
            },
            {},
            {"units": {"westbrook": "solo"}},
        ],
    )

    assert scene.state.latches == [(number("cf-2a"), 0), (number("cf-2a"), 1)]
    next_turn(scene)
    assert scene.happened(EPILOGUE) == [(number("cf-e1"),)]


@clause("GNC-1.8", "GNC-8.5a")
def test_units_that_leave_at_the_same_moment_latch_nothing_half_way():
    hideouts = "pacifica heywood city-center"
    scene = table(
        3,
        "curfew",
        story={"cards": ["cf-2b", "cf-ordinance"]},
        active=2,
        players=[
            {
                "hideouts": hideouts,
                "units": {"pacifica": "solo", "heywood": "solo", "city-center": "techie techie"},
            },
            {"units": {"city-center": "techie techie"}},
            {"units": {"city-center": "solo", "watson": "solo"}},
        ],
        doing="firefight city-center",
    )

    play(scene, "cyberpsychosis", "crusher", "crusher")
    scene.pass_until("action")

    assert scene.state.latches == []


@clause("GNC-1.8", "GNC-13.4")
def test_dominance_that_lasts_only_between_two_moves_is_latched():
    scene = table(
        3,
        "curfew",
        story={"cards": ["cf-2b", "cf-ordinance"]},
        players=[
            {
                "hideouts": "pacifica heywood city-center",
                "units": {"pacifica": "solo", "heywood": "techie", "westbrook": "solo"},
            },
            {},
            {},
        ],
    )
    scene.choose(0, (ACTION, DISC_SOLO, DISC_SOLO))
    move = next(option for option in scene.options(0) if option[2] == 6)
    scene.choose(0, move)

    assert scene.state.latches == [(number("cf-2b"), 1)]


# Following a branch -----------------------------------------------------------------------------


@clause("GNC-13.5", "GNC-13.2")
def test_the_old_act_and_its_rules_go_and_the_new_rules_are_active_at_once():
    scene = gift_table()

    gain_cred(scene.state, 0, 9, FOR_STORY)
    next_turn(scene)

    assert active_cards(scene) == ["aig-2a"]
    assert GIFT not in scene.state.counters
    assert scene.state.holders == {TRACKER: 0}


@clause("GNC-13.5")
def test_a_side_card_stays_when_the_act_advances():
    scene = table(2, "curfew", story={"heat": {"watson": 3}})

    next_turn(scene)

    assert active_cards(scene) == ["cf-ordinance", "cf-2a"]
    assert MAXTAC in scene.state.counters


@clause("GNC-13.5")
def test_tokens_the_next_card_does_not_use_leave_play():
    scene = table(
        2,
        "blackwall-whispers",
        story={"cards": ["bw-2b"], "voice": 1, "voice_count": 1},
        players=[{"cred": 20}, {}],
    )

    next_turn(scene)

    assert scene.happened(EPILOGUE) == [(number("bw-e1"),)]
    assert scene.state.holders == {}
    assert scene.state.counters[VOICE_COUNT] == 1


@clause("GNC-13.3", "GNC-1.5")
def test_a_story_rule_goes_before_a_basic_rule():
    scene = table(
        2,
        "curfew",
        story={"maxtac": "pacifica"},
        players=[{"discs": "solo", "units": {"pacifica": "solo"}, "hideouts": "heywood"}, {}],
    )

    scene.choose(0, (RECLAIM,))

    assert scene.asked == (0, "recruit")
    assert scene.state.resources[0] == [0, 0, 0]


# The end ----------------------------------------------------------------------------------------


def two_at_the_end(ruling: dict[str, str], cred: int = 24) -> Scene:
    """Returns a turn of seat 0 in a game without Story, nearly at the target."""
    return table(3, "tutorial", rulings=ruling, players=[{"cred": cred}, {}, {}])


@clause("GNC-R11", "GNC-12.6", "GNC-12.3b")
def test_the_target_waits_for_the_end_of_the_turn():
    scene = two_at_the_end({})

    gain_cred(scene.state, 0, 1, FOR_STORY)
    assert scene.outcome is None
    next_turn(scene)

    assert scene.outcome is not None
    assert scene.outcome.winners == (0,)


@clause("GNC-R11")
def test_with_immediate_the_target_ends_the_game_at_once():
    scene = two_at_the_end({"GNC-R11": "immediate"})

    gain_cred(scene.state, 1, 26, FOR_STORY)

    assert scene.outcome is not None
    assert (scene.outcome.winners, scene.state.turn) == ((1,), 1)


@clause("GNC-R11")
def test_with_end_of_round_everybody_has_the_same_number_of_turns():
    scene = two_at_the_end({"GNC-R11": "end-of-round"})

    gain_cred(scene.state, 0, 1, FOR_STORY)
    next_turn(scene)
    gain_cred(scene.state, 1, 27, FOR_STORY)
    next_turn(scene)
    assert (scene.outcome, scene.state.turn) == (None, 3)
    next_turn(scene)

    assert scene.outcome is not None
    assert scene.outcome.winners == (1,)


@clause("GNC-R11")
def test_a_last_round_stays_the_last_although_the_leader_falls_back():
    scene = two_at_the_end({"GNC-R11": "end-of-round"})

    gain_cred(scene.state, 0, 1, FOR_STORY)
    next_turn(scene)
    gain_cred(scene.state, 0, -5, FOR_STORY)
    next_turn(scene)
    next_turn(scene)

    assert scene.outcome is not None
    assert scene.outcome.winners == (0,)


@clause("GNC-R11")
def test_with_end_of_round_an_epilogue_still_ends_the_game_at_once():
    scene = table(
        3,
        "an-inconvenient-gift",
        rulings={"GNC-R11": "end-of-round"},
        story={"cards": ["aig-3"]},
        players=[{"cred": 25}, {}, {}],
    )

    next_turn(scene)

    assert scene.happened(EPILOGUE) == [(number("aig-e2"),)]


@clause("GNC-R11", "GNC-13.6")
def test_with_immediate_the_rewards_of_an_epilogue_are_all_paid():
    scene = table(
        2,
        "an-inconvenient-gift",
        rulings={"GNC-R11": "immediate"},
        story={"cards": ["aig-3"]},
        players=[
            {"cred": 22, "hideouts": "pacifica heywood watson westbrook"},
            {"cred": 23, "hideouts": "santo-domingo heywood watson westbrook"},
        ],
    )

    next_turn(scene)

    assert scene.state.cred == [25, 26]
    assert scene.outcome is not None
    assert (scene.outcome.winners, scene.outcome.clause) == ((1,), "GNC-13.6")


def blackwall_at_25(**ruling: str) -> Scene:
    """Returns Blackwall act 2A: seat 0 gets from 18 to 25, seat 1 has 23 and three Netrunners."""
    scene = table(
        2,
        "blackwall-whispers",
        rulings={f"GNC-{name}": value for name, value in ruling.items()},
        story={"cards": ["bw-2a"]},
        players=[
            {"cred": 18, "units": {"pacifica": "solo"}},
            {"cred": 18, "units": {"santo-domingo": "solo netrunner netrunner netrunner"}},
        ],
    )
    gain_cred(scene.state, 0, 7, FOR_STORY)
    gain_cred(scene.state, 1, 5, FOR_STORY)
    return next_turn(scene)


@clause("GNC-X31", "GNC-R12", "GNC-12.3a", "GNC-12.3")
def test_an_epilogue_goes_before_the_target():
    scene = blackwall_at_25()

    assert scene.state.cred == [25, 26]
    assert scene.outcome is not None
    assert scene.outcome.winners == (1,)


@clause("GNC-R12")
def test_with_cred_first_no_epilogue_is_applied():
    scene = blackwall_at_25(R12="cred-first")

    assert scene.state.cred == [25, 23]
    assert scene.outcome is not None
    assert scene.outcome.winners == (0,)


@clause("GNC-R12")
def test_with_chronological_the_one_that_happened_first_counts():
    latched_first = table(
        2,
        "blackwall-whispers",
        rulings={"GNC-R12": "chronological"},
        story={"cards": ["bw-2a"]},
        players=[{"cred": 18}, {}],
    )
    gain_cred(latched_first.state, 0, 1, FOR_STORY)
    gain_cred(latched_first.state, 0, 6, FOR_STORY)
    assert next_turn(latched_first).happened(EPILOGUE)

    target_first = table(
        3,
        "curfew",
        rulings={"GNC-R12": "chronological"},
        story={"cards": ["cf-2b", "cf-ordinance"]},
        players=[
            {
                "cred": 19,
                "hideouts": "pacifica heywood city-center",
                "units": {"pacifica": "solo", "heywood": "techie", "westbrook": "solo"},
            },
            {"cred": 26},
            {},
        ],
    )
    target_first.state.latches = []
    target_first.choose(0, (ACTION, DISC_SOLO, DISC_SOLO))
    move = next(option for option in target_first.options(0) if option[2] == 6)
    target_first.choose(0, move)
    next_turn(target_first)

    assert not target_first.happened(EPILOGUE)
    assert target_first.outcome is not None
    assert target_first.outcome.winners == (1,)


@clause("GNC-12.3c", "GNC-12.3b")
def test_the_target_goes_before_a_branch_to_an_act():
    scene = gift_table()

    gain_cred(scene.state, 0, 25, FOR_STORY)
    next_turn(scene)

    assert scene.outcome is not None
    assert not scene.happened(BRANCH_FOLLOWED)


@clause("GNC-13.6", "GNC-12.4")
def test_a_tie_after_an_epilogue_is_won_by_nobody_and_names_the_tied():
    scene = table(
        3,
        "an-inconvenient-gift",
        story={"cards": ["aig-3"]},
        players=[{"cred": 23}, {"cred": 1}, {"cred": 23}],
    )

    next_turn(scene)

    assert scene.outcome is not None
    assert scene.outcome.winners == ()
    assert "Voodoo Boys and Maelstrom tied" in scene.outcome.reason


# Length and texts -------------------------------------------------------------------------------


@clause("GNC-17.3")
@pytest.mark.parametrize(
    ("printed", "short", "long"),
    [(9, 7, 11), (12, 10, 14), (15, 12, 18), (19, 15, 23), (20, 16, 24), (22, 18, 26)],
)
def test_thresholds_scale_with_the_target_to_the_nearest(printed, short, long):
    assert (scaled(20, printed), scaled(25, printed), scaled(30, printed)) == (short, printed, long)


@clause("GNC-17.3")
def test_a_short_game_branches_earlier():
    scene = table(2, "an-inconvenient-gift", choices={"target_cred": "20"}, players=[{}, {}])

    gain_cred(scene.state, 0, 6, FOR_STORY)
    assert scene.state.latches == []
    gain_cred(scene.state, 0, 1, FOR_STORY)

    assert scene.state.latches == [(number("aig-1"), 0)]
    assert "7 or more Street Cred" in story_cards.branch_words(scene.state, number("aig-1"), 0)


@clause("GNC-16.7", "GNC-2.5", "GNC-R24")
def test_later_cards_are_hidden_and_branch_targets_are_letters():
    scene = gift_table()

    shown = story_cards.cards_shown(scene.state)

    assert [card["title"] for card in shown] == ["Unmarked Packages"]
    assert shown[0]["branches"] == [
        {"text": "a player has 9 or more Street Cred (now 0): to card A"},
        {"text": "no Gift token is left on the Story (now 4): to card B"},
    ]
    assert "Return Address" not in str(scene.view(0))


@clause("GNC-R24")
def test_with_open_stories_all_cards_can_be_read():
    scene = gift_table(rulings={"GNC-R24": "open"})

    shown = story_cards.cards_shown(scene.state)

    assert len(shown) == 8
    assert [card["active"] for card in shown].count(True) == 1
    assert "to Return Address" in str(shown[0]["branches"])


@clause("GNC-13.4", "GNC-13.8")
def test_forecasts_say_how_close_each_player_is():
    scene = gift_table(4)

    assert story_cards.forecasts(scene.state, ["Ann", "Bo"]) == [
        "Unmarked Packages, branch A: a player has 9 or more Street Cred (Ann 4, Bo 0)",
        "Unmarked Packages, branch B: no Gift token is left on the Story (now 4)",
    ]


@clause("GNC-13.4")
def test_a_condition_met_in_this_turn_is_marked():
    scene = gift_table()

    gain_cred(scene.state, 0, 9, FOR_STORY)

    assert "(met in this turn)" in story_cards.branch_words(scene.state, number("aig-1"), 0)


@clause("GNC-13.5")
def test_markers_are_told_in_words():
    assert marker_words(GIFT, 2) == "Gift tokens on the Story: 2."
    assert marker_words(OWN_GIFT, 1) == "Gift tokens held by players: 1."
    assert marker_words(MAXTAC, 2) == "MaxTac is in City Center."
    assert marker_words(MAXTAC, GONE) == "MaxTac is gone."
    assert marker_words(HEAT, 3) == "Heat in Watson: 3."
    assert marker_words(VOICE, 0) == "The Voice is gone."
    assert marker_words(TRACKER_DESTROYED, 1) == "The Tracker is destroyed."
