"""Great moments are built from what one seat was told."""

from __future__ import annotations

from nightdeck.kernel.state import EVERYBODY, Entry, bit
from nightdeck.seen.stages import HIDDEN, Show, Told, TurnUp, cued
from nightdeck.testing.staging import untold

STARTED, SHOWN, OTHER = 1, 2, 3
IDS = ["ace", "king"]
NAMES = {"ace": "Ace", "king": "King"}


def entry(kind: int, *args: int, faces: int = EVERYBODY, audience: int = EVERYBODY) -> Entry:
    """Return an entry of the log."""
    return (kind, args, faces, audience)


def test_a_face_that_was_not_seen_is_hidden() -> None:
    log = [entry(SHOWN, 0, 1, faces=bit(0))]

    assert Told(log, 0, 0, IDS).card(log[0], 1) == "king"
    assert Told(log, 0, 1, IDS).card(log[0], 1) is None
    assert Told(log, 0, 1, IDS).face(log[0], 1) == HIDDEN


def test_what_was_told_to_others_is_not_gathered() -> None:
    log = [entry(STARTED), entry(OTHER, audience=bit(1)), entry(SHOWN, 0, 1)]

    assert Told(log, 2, 0, IDS).since((STARTED,)) == [log[0], log[2]]
    assert Told(log, 2, 1, IDS).since((STARTED,)) == log


def test_nothing_is_gathered_if_it_never_began() -> None:
    log = [entry(OTHER), entry(SHOWN, 0, 1)]

    assert Told(log, 1, 0, IDS).since((STARTED,)) == []


def test_a_card_nobody_saw_is_no_great_moment() -> None:
    log = [entry(SHOWN, 0, 1, faces=0)]

    assert Show("Shown", "sc")(Told(log, 0, 0, IDS)) is None


def test_sealed_cards_come_with_the_last_of_them() -> None:
    log = [entry(STARTED), entry(SHOWN, 0, 1), entry(SHOWN, 1, 0), entry(OTHER)]
    cue = TurnUp("Up", (STARTED,))

    assert cue(Told(log, 1, 0, IDS)) is None
    assert cue(Told(log, 2, 0, IDS)) == {
        "kind": "sealed",
        "heading": "Up",
        "sides": [{"seat": 0, "card": "king"}, {"seat": 1, "card": "ace"}],
    }


def test_a_minor_line_is_marked_and_never_staged() -> None:
    log = [entry(SHOWN, 0, 1)]
    cues = {SHOWN: Show("Shown", "sc")}

    assert cued(cues, frozenset((SHOWN,)), Told(log, 0, 0, IDS)) == {"minor": True}
    assert cued(cues, frozenset(), Told(log, 0, 0, IDS))["stage"]["cards"] == ["king"]
    assert cued({}, frozenset(), Told(log, 0, 0, IDS)) == {}


def test_a_stage_with_a_card_that_no_line_names_is_found() -> None:
    stage = {"kind": "card", "heading": "Shown", "cards": ["ace", None]}

    assert list(untold([{"text": "The Ace is shown.", "stage": stage}], NAMES)) == []
    assert list(untold([{"text": "A card is shown.", "stage": stage}], NAMES)) == [
        "the stage of 'A card is shown.' shows Ace, which was not told"
    ]


def test_a_stage_with_a_number_that_no_line_says_is_found() -> None:
    sums = [{"label": "Trace", "before": 2, "after": 5}]
    stage = {"kind": "sums", "heading": "Trace", "rows": [{"sums": sums}]}

    assert list(untold([{"text": "It is raised by 3, to 5.", "stage": stage}], NAMES)) == []
    assert list(untold([{"text": "It is raised.", "stage": stage}], NAMES)) == [
        "the stage of 'It is raised.' shows 2, which was not told",
        "the stage of 'It is raised.' shows 5, which was not told",
    ]
