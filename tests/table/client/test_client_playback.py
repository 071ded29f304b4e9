"""What others do is shown at a human pace, and never keeps anybody from acting."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.table.client_harness.modules import Modules

PLAYBACK = "table/playback.js"
SINCE = "table/since.js"
ANNOUNCE = "table/announce.js"

PROGRAM = """(() => {
  const seen = [];
  let waits = [];
  let pace = 1, hidden = false;
  const player = M["table/playback.js"].createPlayback({
    show: (view, behind) => seen.push([view.number, behind]),
    stage: (line) => line && seen.push(line.stage.kind),
    pace: () => pace,
    hidden: () => hidden,
    later: (then, time) => { waits.push({ then, time }); return waits.length; },
    drop: () => { waits = []; },
  });
  const run = { push: (view, own) => player.push(view, own), jump: (view) => player.jump(view),
    tick: () => { const { then, time } = waits.shift(); seen.push(Math.round(time)); then(); },
    skip: () => seen.push(player.skip()), pace: (value) => { pace = value; },
    hide: () => { hidden = true; }, amend: (view) => player.amend(view) };
  for (const [name, ...values] of STEPS) run[name](...values);
  return { seen, waiting: waits.length };
})()"""


@pytest.fixture(scope="module")
def client() -> Modules:
    """The modules under test."""
    return Modules(PLAYBACK, SINCE, ANNOUNCE)


def line(text: str = "Something.", **more: Any) -> dict[str, Any]:
    """Return a line of the log."""
    return {"text": text, "clause": "", **more}


def staged(kind: str, **more: Any) -> dict[str, Any]:
    """Return a line of the log with a stage."""
    return line(stage={"kind": kind, "heading": "Now", **more})


def document(number: int, *lines: dict[str, Any], asked: bool = False) -> dict[str, Any]:
    """Return a document whose log has these lines."""
    return {"number": number, "log": list(lines), "prompt": {"options": []} if asked else None}


def played(client: Modules, *steps: tuple[Any, ...]) -> dict[str, Any]:
    """Return what was shown, and how long was waited, while these things were done."""
    found = client.eval(PROGRAM.replace("STEPS", json.dumps(steps)))
    assert isinstance(found, dict)
    return found


ONE = line("one")
TWO = line("two")
MINOR = line("minor", minor=True)


def test_what_matters_stays_700_ms_and_what_is_for_the_record_less(client: Modules) -> None:
    shown = played(
        client,
        ("jump", document(0)),
        ("push", document(1, ONE), False),
        ("push", document(2, ONE, MINOR), False),
        ("push", document(3, ONE, MINOR, TWO), False),
        ("tick",),
        ("tick",),
    )
    assert shown["seen"] == [[0, False], [1, False], 700, [2, True], 220, [3, False]]


def test_documents_that_tell_nothing_are_not_stopped_at(client: Modules) -> None:
    shown = played(
        client,
        ("jump", document(0)),
        ("push", document(1, ONE), False),
        ("push", document(2, ONE), False),
        ("push", document(3, ONE), False),
        ("push", document(4, ONE, TWO), False),
        ("tick",),
    )
    assert shown["seen"][-1] == [4, False]
    assert len(shown["seen"]) == 4


def test_an_own_act_is_shown_at_once_whatever_is_being_shown(client: Modules) -> None:
    shown = played(
        client,
        ("jump", document(0)),
        ("push", document(1, ONE), False),
        ("push", document(2, ONE, TWO), True),
    )
    assert shown["seen"] == [[0, False], [1, False], [2, False]]
    assert shown["waiting"] == 0


def test_skipping_goes_to_the_last_document_and_says_that_something_was_left_out(
    client: Modules,
) -> None:
    shown = played(
        client,
        ("jump", document(0)),
        ("push", document(1, ONE), False),
        ("push", document(2, ONE, TWO), False),
        ("push", document(3, ONE, TWO, ONE, ONE), False),
        ("skip",),
        ("skip",),
    )
    assert shown["seen"][2:] == [[3, False], True, False]
    assert shown["waiting"] == 0


def test_a_page_nobody_looks_at_is_always_at_the_last_document(client: Modules) -> None:
    shown = played(
        client,
        ("jump", document(0)),
        ("hide",),
        ("push", document(1, staged("card", cards=["ace"])), False),
        ("push", document(2, staged("card", cards=["ace"]), TWO), False),
    )
    assert shown["seen"] == [[0, False], [1, False], [2, False]]


def test_instantly_means_that_nothing_is_played(client: Modules) -> None:
    shown = played(
        client,
        ("jump", document(0)),
        ("pace", 0),
        ("push", document(1, staged("card", cards=["ace"])), False),
        ("push", document(2, staged("card", cards=["ace"]), TWO), False),
    )
    assert shown == {"seen": [[0, False], [1, False], [2, False]], "waiting": 0}


def test_a_log_that_was_cut_back_is_shown_at_once(client: Modules) -> None:
    shown = played(
        client,
        ("jump", document(0, ONE)),
        ("push", document(1, ONE, TWO), False),
        ("push", document(2), False),
    )
    assert shown["seen"][-1] == [2, False]
    assert shown["waiting"] == 0


def test_stages_follow_each_other_before_the_next_document(client: Modules) -> None:
    access, steal = staged("card", cards=["ace"]), staged("sums", rows=[{"sums": []}])
    shown = played(
        client,
        ("jump", document(0)),
        ("push", document(1, access, steal), False),
        ("push", document(2, access, steal, ONE), False),
        ("tick",),
        ("tick",),
    )
    assert shown["seen"] == [[0, False], [1, False], "card", 1300, "sums", 2100, [2, False]]


def test_of_a_way_that_goes_on_only_the_last_stretch_is_stopped_for(client: Modules) -> None:
    way = [staged("path", items=[]), MINOR, staged("path", items=[1])]

    assert client.call(PLAYBACK, "stagesOf", way) == [way[2]]


def test_ones_own_way_is_not_staged_but_ones_own_great_moments_are(client: Modules) -> None:
    before, card = document(0), staged("card", cards=["ace"])
    after = document(1, staged("path", items=[]), card)

    assert client.call(PLAYBACK, "beatOf", before, after, True) == {"hold": 1300, "stages": [card]}
    assert len(client.call(PLAYBACK, "beatOf", before, after, False)["stages"]) == 2


def test_the_end_of_the_game_is_a_stage(client: Modules) -> None:
    after = document(1) | {"over": {"winners": [1], "reason": "Seven points.", "clause": "X-1"}}
    (stage,) = client.call(PLAYBACK, "beatOf", document(0), after, True)["stages"]

    assert (stage["text"], stage["stage"]["winners"]) == ("Seven points.", [1])
    assert client.call(PLAYBACK, "beatOf", after, after, True)["stages"] == []


def test_nobody_is_kept_longer_than_nine_seconds(client: Modules) -> None:
    assert client.call(PLAYBACK, "haste", [700] * 5) == 1
    assert client.call(PLAYBACK, "haste", [700] * 100) == pytest.approx(9000 / 70_000)


def test_a_question_answered_for_its_reader_is_open_no_longer(client: Modules) -> None:
    shown = played(
        client,
        ("jump", document(0)),
        ("push", document(1, ONE, asked=True), False),
        ("push", document(2, ONE, TWO), False),
    )
    assert shown["seen"] == [[0, False], [1, False], [1, True]]


# Since your last turn -----------------------------------------------------------------------------


def test_five_lines_are_kept_great_moments_first_and_in_their_order(client: Modules) -> None:
    lines = [staged("card", cards=["ace"]), MINOR, *[line(str(n)) for n in range(8)]]

    kept = client.call(SINCE, "weightiest", lines)
    assert [each["text"] for each in kept] == ["Something.", "4", "5", "6", "7"]


def test_nothing_is_told_again_in_the_turn_one_acts_in(client: Modules) -> None:
    theirs = line("two", seat=1)
    view = {"log": [ONE, theirs, line("mine", seat=0)], "seat": 0, "turn": {"number": 3, "seat": 0}}

    assert client.call(SINCE, "sinceLines", view, {"length": 1, "turn": "3.0"}) == []
    assert client.call(SINCE, "sinceLines", view, {"length": 1, "turn": "2.0"}) == [theirs]
    assert client.call(SINCE, "sinceLines", view, None) == []


# For those who listen -----------------------------------------------------------------------------


def test_a_stage_is_announced_in_words_with_its_numbers_even_to_those_who_want_few(
    client: Modules,
) -> None:
    sums = [{"label": "Trace", "before": 3, "after": 5}, {"label": "Link", "before": 1, "after": 4}]
    trace = line("The trace succeeds.", stage={"kind": "sums", "heading": "Trace",
                                               "rows": [{"sums": sums}]})  # fmt: skip
    spoken = "Trace. The trace succeeds. Trace 5, Link 4."

    assert client.call(ANNOUNCE, "spokenLines", [ONE, trace], {}, False) == spoken
    assert client.call(ANNOUNCE, "spokenLines", [ONE, trace], {}, True) == f"one {spoken}"
