"""How the log is grouped: what is a deed of its own, what belongs to one."""

from __future__ import annotations

from nightdeck.games.netrunner.model.events import ROLES, RUN_DECLARED
from nightdeck.games.netrunner.seen.chronicle import SENTENCES, rank, tell_specially
from nightdeck.seen.telling import PART
from nightdeck.testing import Scene, clause
from tests.games.netrunner.play import RUNNER, table


def lines(scene: Scene) -> list[tuple[str, bool]]:
    """Return the lines the Runner reads, and whether each is a part of the one before."""
    return [(line["text"], bool(line.get("part"))) for line in scene.view(RUNNER)["log"]]


@clause("ONR-5.2.A2")
def test_a_bit_taken_as_an_action_is_a_line_of_its_own() -> None:
    scene = table(corp={}, runner={"hand": ["Score!"]}, turn="runner")
    scene.choose(RUNNER, "draw:")
    scene.choose(RUNNER, "gain-bit:")

    assert lines(scene)[-1] == ("You gain 1 bit.", False)


@clause("ONR-9.4")
def test_what_a_prep_brings_belongs_to_playing_it() -> None:
    scene = table(corp={}, runner={"hand": ["Score!"]}, turn="runner")
    scene.choose(RUNNER, "play:", "Score!")

    said = lines(scene)
    assert said[0] == ("You play Score!", False)
    assert ("You gain 9 bits.", True) in said


def test_an_event_is_a_deed_or_a_part_only_if_it_has_words() -> None:
    silent = {
        kind
        for kind in ROLES
        if kind not in SENTENCES and not tell_specially(kind, (0, 0, 0, 0), True).text
    }

    assert RUN_DECLARED in silent
    assert {rank((kind, (0, 0, 0, 0), 0, 0), None) for kind in silent} == {PART}
