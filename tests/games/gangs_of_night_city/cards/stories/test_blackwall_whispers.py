"""GNC-13.9 Blackwall Whispers: every rule, branch and epilogue."""

from typing import Any

import pytest

from nightdeck.games.gangs_of_night_city.cards.stories.choices import PAY_NETWATCH, TAKE_SECRETS
from nightdeck.games.gangs_of_night_city.model.board import SECRET
from nightdeck.games.gangs_of_night_city.model.events import (
    CRED_GAINED,
    EPILOGUE,
    FOR_STORY,
    NETWATCH_CAUGHT,
    NETWATCH_ROLLED,
)
from nightdeck.games.gangs_of_night_city.model.markers import (
    ALERT,
    SECRETS_PAID,
    VOICE,
    VOICE_COUNT,
)
from nightdeck.games.gangs_of_night_city.model.options import ADVANCE, CHOICE, LOSE, USE
from nightdeck.games.gangs_of_night_city.rules.resources import gain_cred
from nightdeck.testing import Scene, clause
from tests.games.gangs_of_night_city.tables import active_cards, next_turn, number, table

BLACKWALL = "blackwall-whispers"
RUNNERS = {"units": {"pacifica": "solo netrunner netrunner"}}


def netrun(card: str, seats: int = 2, **words: Any) -> Scene:
    """Returns a Netrun of seat 1 (6th Street: no rerolls, no Deep Dive) with two Netrunners."""
    player = {"units": {"santo-domingo": "solo netrunner netrunner"}, **words.pop("player", {})}
    players = [{}, player, *[{}] * (seats - 2)]
    return table(
        seats,
        BLACKWALL,
        active=1,
        players=players,
        story={"cards": [card], **words.pop("story", {})},
        doing="netrun",
        **words,
    )


def advance(scene: Scene, spaces: int, apply: bool = True) -> Scene:
    """Advances the Net token of seat 1 and applies or skips the effect."""
    if scene.asked[1] == "net_advance":
        scene.choose(1, (ADVANCE, spaces))
    return scene.choose(1, (USE,) if apply else (0,))


def story_gains(scene: Scene) -> list[tuple[int, ...]]:
    """Returns who gained Street Cred by the Story."""
    return [args[:2] for args in scene.happened(CRED_GAINED) if args[2] == FOR_STORY]


# Static -----------------------------------------------------------------------------------------


@clause("GNC-13.1")
def test_alert_starts_at_zero():
    assert table(2, BLACKWALL).state.counters[ALERT] == 0


@clause("GNC-9.4", "GNC-15.4bis")
def test_a_netwatch_consequence_raises_alert():
    scene = netrun("bw-1", player={"net": 4})

    scene.lucky(lambda s: bool(s.happened(NETWATCH_CAUGHT)), lambda s: advance(s, 2, False))
    scene.pass_until("action", "second_action")

    assert scene.state.counters[ALERT] == 1


@clause("GNC-9.3", "GNC-13.2")
@pytest.mark.parametrize(("start", "spaces", "paid"), [(4, 2, 0), (6, 2, 1), (7, 2, 1)])
def test_an_applied_red_space_pays_one_more(start, spaces, paid):
    scene = netrun("bw-1", player={"net": start})

    advance(scene, spaces)
    scene.pass_until("action", "second_action")

    assert sum(gain[1] for gain in story_gains(scene)) == paid


@clause("GNC-9.3")
def test_a_skipped_red_space_pays_nothing():
    scene = netrun("bw-1", player={"net": 6})

    advance(scene, 2, apply=False)

    assert story_gains(scene) == []


@clause("GNC-13.4", "GNC-13.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_alert_at_the_number_of_players_leads_to_the_lockdown(seats):
    scene = netrun("bw-1", seats, player={"net": 4}, story={"alert": seats - 1})

    scene.lucky(lambda s: bool(s.happened(NETWATCH_CAUGHT)), lambda s: advance(s, 2, False))
    scene.pass_until("action", "second_action")
    assert scene.state.latches == [(number("bw-1"), 0)]
    next_turn(scene)

    assert active_cards(scene) == ["bw-2a"]
    assert scene.state.counters[ALERT] == seats


@clause("GNC-13.4", "GNC-13.4e", "GNC-9.6c")
def test_the_last_net_space_leads_to_the_voice_below():
    scene = netrun("bw-1", 3, player={"net": 7})

    advance(scene, 2)
    assert scene.state.cause == 1
    next_turn(scene)

    assert active_cards(scene) == ["bw-2b"]
    assert scene.state.holders == {VOICE: 1}
    assert scene.state.counters[VOICE_COUNT] == 1


@clause("GNC-9.6c")
def test_a_skipped_last_space_is_reached_all_the_same():
    scene = netrun("bw-1", 3, player={"net": 7})

    advance(scene, 2, apply=False)

    assert (number("bw-1"), 1) in scene.state.latches


# NetWatch Lockdown ------------------------------------------------------------------------------


@clause("GNC-9.4b")
@pytest.mark.parametrize(("start", "danger"), [(0, 4), (3, 6), (6, 8)])
def test_every_depth_danger_is_one_higher(start, danger):
    scene = netrun("bw-2a", player={"net": start})

    advance(scene, 1, apply=False)

    assert scene.happened(NETWATCH_ROLLED)[0][3] == danger


@clause("GNC-9.4b")
def test_a_secret_buys_off_the_roll():
    scene = netrun("bw-2a", player={"net": 4, "secrets": 2})

    advance(scene, 2, apply=False)
    assert scene.asked == (1, "story_choice")
    scene.choose(1, (CHOICE, PAY_NETWATCH))

    assert scene.state.resources[1][SECRET] == 1
    assert scene.state.counters[SECRETS_PAID] == 1
    assert scene.happened(NETWATCH_ROLLED) == []


@clause("GNC-9.4b", "GNC-1.6")
def test_who_declines_or_has_no_secret_rolls():
    rich = netrun("bw-2a", player={"secrets": 1})
    advance(rich, 1, apply=False)
    rich.pass_(1)
    poor = netrun("bw-2a")
    advance(poor, 1, apply=False)

    assert len(rich.happened(NETWATCH_ROLLED)) == 1
    assert len(poor.happened(NETWATCH_ROLLED)) == 1
    assert rich.state.resources[1][SECRET] == 1


@clause("GNC-13.4", "GNC-13.5")
def test_four_secrets_paid_lead_to_the_deal_with_the_devil():
    scene = netrun("bw-2a", player={"secrets": 1}, story={"secrets_paid": 3})

    advance(scene, 1, apply=False)
    scene.choose(1, (CHOICE, PAY_NETWATCH))
    scene.pass_until("story_choice")

    assert active_cards(scene) == ["bw-3"]


@clause("GNC-13.4", "GNC-13.6")
def test_nineteen_street_cred_lead_to_burned_frequencies():
    scene = table(
        2,
        BLACKWALL,
        story={"cards": ["bw-2a"]},
        players=[
            {"cred": 18, "units": {"pacifica": "solo"}},
            {
                "cred": 17,
                "units": {"santo-domingo": "netrunner netrunner netrunner nix t-bug"},
            },
        ],
    )

    gain_cred(scene.state, 0, 1, FOR_STORY)
    next_turn(scene)

    assert scene.happened(EPILOGUE) == [(number("bw-e1"),)]
    assert scene.state.cred == [19, 20]
    assert scene.outcome is not None
    assert scene.outcome.winners == (1,)


# The Voice Below --------------------------------------------------------------------------------


@clause("GNC-9.2a")
def test_the_voice_s_holder_may_advance_one_space_further():
    holder = netrun("bw-2b", story={"voice": 1, "voice_count": 1})
    other = netrun("bw-2b", story={"voice": 0, "voice_count": 1})

    assert holder.options(1) == [(ADVANCE, 1), (ADVANCE, 2), (ADVANCE, 3)]
    assert other.options(1) == [(ADVANCE, 1), (ADVANCE, 2)]


@clause("GNC-9.6c", "GNC-13.2")
def test_entering_the_last_space_takes_the_voice_and_counts():
    scene = netrun("bw-2b", player={"net": 8}, story={"voice": 0, "voice_count": 1})

    assert scene.state.net[1] == 9
    assert scene.state.holders == {VOICE: 1}
    assert scene.state.counters[VOICE_COUNT] == 2


@clause("GNC-X45", "GNC-13.4", "GNC-17.3")
def test_the_third_voice_leads_to_ascension_which_its_holder_wins():
    scene = netrun(
        "bw-2b",
        4,
        player={"net": 8, "cred": 14},
        story={"voice": 0, "voice_count": 2},
    )
    scene.state.cred[2] = 19

    scene.choose(1, (USE,))
    assert scene.state.cred[1] == 18
    assert scene.state.latches == [(number("bw-2b"), 0)]
    next_turn(scene)

    assert scene.happened(EPILOGUE) == [(number("bw-e2"),)]
    assert scene.outcome is not None
    assert (scene.outcome.winners, scene.outcome.reason) == ((1,), "Ascension: the Voice")


@clause("GNC-13.6")
def test_without_fifteen_street_cred_the_voice_does_not_win():
    scene = netrun(
        "bw-2b",
        player={"net": 8, "cred": 10},
        story={"voice": 0, "voice_count": 2},
    )
    scene.state.cred[0] = 17

    scene.choose(1, (USE,))
    next_turn(scene)

    assert scene.state.cred == [17, 14]
    assert scene.outcome is not None
    assert scene.outcome.winners == (0,)


@clause("GNC-17.3")
@pytest.mark.parametrize(
    ("target", "cred", "winner"), [("20", 12, 1), ("30", 17, 0), ("30", 18, 1)]
)
def test_the_fifteen_of_ascension_scales_with_the_target(target, cred, winner):
    scene = netrun(
        "bw-2b",
        player={"net": 8, "cred": cred},
        story={"voice": 0, "voice_count": 2},
        choices={"target_cred": target},
    )
    scene.state.cred[0] = 19

    scene.choose(1, (0,))
    next_turn(scene)

    assert scene.outcome is not None
    assert scene.outcome.winners == (winner,)


@clause("GNC-13.4")
def test_twenty_street_cred_end_the_voice_with_burned_frequencies():
    scene = table(
        2,
        BLACKWALL,
        story={"cards": ["bw-2b"], "voice": 0, "voice_count": 1},
        players=[{"cred": 19, **RUNNERS}, {}],
    )

    gain_cred(scene.state, 0, 1, FOR_STORY)
    next_turn(scene)

    assert scene.happened(EPILOGUE) == [(number("bw-e1"),)]
    assert scene.state.cred == [22, 1]


# Deal With the Devil ----------------------------------------------------------------------------


def devil(**words: Any) -> Scene:
    """Returns the gap after a turn of seat 0 in which the deal was reached."""
    scene = table(
        3,
        BLACKWALL,
        story={"cards": ["bw-2a"], "secrets_paid": 4},
        players=[
            RUNNERS,
            {"units": {"santo-domingo": "netrunner nix"}},
            {"units": {"watson": "solo"}},
        ],
        **words,
    )
    return scene.pass_until("story_choice")


@clause("GNC-13.5", "GNC-1.7")
def test_the_devil_asks_clockwise_from_the_player_whose_turn_is_next():
    scene = devil()

    assert scene.asked == (1, "story_choice")
    assert [option[0] for option in scene.options(1)] == [LOSE, LOSE, CHOICE]
    scene.choose(1, scene.options(1)[0])
    assert scene.asked == (0, "story_choice")
    scene.choose(0, (CHOICE, TAKE_SECRETS))

    assert scene.state.cred == [0, 3, 0]
    assert [owned[SECRET] for owned in scene.state.resources] == [2, 0, 2]
    assert active_cards(scene) == ["bw-3"]


@clause("GNC-1.6")
def test_without_a_netrunner_the_secrets_are_taken_unasked():
    scene = devil()

    scene.choose(1, (CHOICE, TAKE_SECRETS))

    assert scene.state.resources[2][SECRET] == 2
    assert scene.asked == (0, "story_choice")


@clause("GNC-9.4b", "GNC-R36")
def test_no_netwatch_roll_is_made_any_more_but_the_effect_is_applied():
    scene = netrun("bw-3", player={"net": 6})

    advance(scene, 2)

    assert scene.happened(NETWATCH_ROLLED) == []
    assert scene.state.cred[1] == 2


@clause("GNC-13.4", "GNC-13.6")
def test_twenty_two_street_cred_lead_to_signal_lost():
    scene = table(
        2,
        BLACKWALL,
        story={"cards": ["bw-3"]},
        players=[{"cred": 21, "secrets": 1}, {"cred": 20, "secrets": 6}],
    )

    gain_cred(scene.state, 0, 1, FOR_STORY)
    next_turn(scene)

    assert scene.happened(EPILOGUE) == [(number("bw-e3"),)]
    assert scene.state.cred == [23, 24]
    assert scene.outcome is not None
    assert scene.outcome.winners == (1,)
