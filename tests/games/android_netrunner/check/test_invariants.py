"""Every broken invariant is told in words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import HEAP, HQ, NONE
from tests.games.android_netrunner.play import number, table


def sound():
    wall = {"card": "Ice Wall", "rezzed": True, "hosted": ["Parasite"]}
    return table(
        corp={
            "hq": ["Hedge Fund"],
            "score": ["Hostile Takeover"],
            "servers": {"hq": {"ice": [wall]}, "remote1": {"root": ["PAD Campaign"]}},
        },
        runner={"rig": ["Corroder", "Decoy"], "grip": ["Diesel"]},
    )


def test_a_played_position_is_sound():
    assert sound().problems() == []


def shorten(state: AnrState) -> None:
    state.rezzed.pop()


def shorten_counters(state: AnrState) -> None:
    state.counters[0].pop()


def misplace(state: AnrState) -> None:
    card = state.zones[HQ].pop()
    state.zones[HEAP].append(card)
    state.zone[card] = HEAP


def negative_credits(state: AnrState) -> None:
    state.credits[0] = -1


def negative_clicks(state: AnrState) -> None:
    state.clicks[0] = -1


def foreign_clicks(state: AnrState) -> None:
    state.clicks[1] = 2


def negative_tags(state: AnrState) -> None:
    state.runner_tags = -1


def lost_server(state: AnrState) -> None:
    state.servers.remove(1)


def server_from_the_future(state: AnrState) -> None:
    state.next_server = 3


def double_identity(state: AnrState) -> None:
    state.identity[0] = 99


def silent_listener(state: AnrState) -> None:
    state.listeners.clear()


def forgotten_modifier(state: AnrState) -> None:
    state.modifiers.clear()


def wrong_index(state: AnrState) -> None:
    state.index[3].append(0)


def lonely_guest(state: AnrState) -> None:
    state.hosted.clear()


def counters_in_hand(state: AnrState) -> None:
    state.counters[1][state.zones[HQ][0]] = 1


def negative_counters(state: AnrState) -> None:
    state.counters[1][0] = -2


def leftover_encounter(state: AnrState) -> None:
    state.encountered = 3


def leftover_credits(state: AnrState) -> None:
    state.publicity_credits = 1


def crooked_row(state: AnrState) -> None:
    state.lasting.append((1, 2))


def crooked_delay(state: AnrState) -> None:
    state.delayed.append((1, 2))


def deaf_delay(state: AnrState) -> None:
    state.delayed.append((1, 0, 0, NONE, 0, 3))


def crooked_pending(state: AnrState) -> None:
    state.pending.append([1])


def unlisted_face_down(state: AnrState) -> None:
    state.unrezzed.clear()


def secret_rezzed(state: AnrState) -> None:
    state.known[state.rezzed.index(1)] = 1


def blind_owner(state: AnrState) -> None:
    state.known[state.zones[HQ][0]] = 0


def inactive_rig(state: AnrState) -> None:
    state.active[state.zones[11][-1]] = 0


def empty_remote(state: AnrState) -> None:
    state.servers.append(9)
    state.next_server = 10
    while len(state.zones) < 40:
        state.add_zone(1)


def waiting_conditionals(state: AnrState) -> None:
    state.pending.append([0, 0, 0, 0, 0])


def nobodys_turn(state: AnrState) -> None:
    state.turn_seat = 5


BREAKS: list[tuple[Callable[[AnrState], None], str]] = [
    (shorten, "column rezzed"),
    (shorten_counters, "counter column 0"),
    (misplace, "other side"),
    (negative_credits, "-1 credits"),
    (negative_clicks, "-1 clicks"),
    (foreign_clicks, "outside its turn"),
    (negative_tags, "-1 tags"),
    (lost_server, "central server is missing"),
    (server_from_the_future, "never given"),
    (double_identity, "exactly its identity"),
    (silent_listener, "does not hear"),
    (forgotten_modifier, "does not change quantity"),
    (wrong_index, "without reason"),
    (lonely_guest, "does not know its guest"),
    (counters_in_hand, "out of play"),
    (negative_counters, "-2 counters"),
    (leftover_encounter, "without a run"),
    (leftover_credits, "left after the run"),
    (crooked_row, "lasting effect"),
    (crooked_delay, "delayed effect"),
    (deaf_delay, "nobody waits"),
    (crooked_pending, "waiting trigger"),
    (unlisted_face_down, "missing among the face-down"),
    (secret_rezzed, "not known to all"),
    (blind_owner, "unknown to a seat that sees it"),
    (inactive_rig, "installed but inactive"),
    (empty_remote, "empty but exists"),
    (waiting_conditionals, "conditionals wait"),
    (nobodys_turn, "nobody's turn"),
]


@pytest.mark.parametrize(("breaking", "words"), BREAKS, ids=[each[1] for each in BREAKS])
def test_a_broken_invariant_is_told(breaking: Callable[[AnrState], None], words: str):
    scene = sound()
    breaking(scene.state)

    assert any(words in problem for problem in scene.game.problems(scene.state))


def test_a_rezzed_card_out_of_play_is_told():
    scene = sound()
    scene.state.rezzed[number(scene, "Hedge Fund")] = 1

    assert any("not installed" in problem for problem in scene.game.problems(scene.state))
