"""Saves and replays: complete, readable, and refused with the first wrong place named."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nightdeck.kernel import BadFile, Setup, choose, new_game
from nightdeck.kernel.state import State
from nightdeck.records.codec import fingerprint, load, save
from nightdeck.records.replay import read, rerun, written
from nightdeck.records.session import Session, resumed
from tests.tiny.game import TINY
from tests.tiny.leaks import ShowsHands


def midgame() -> State:
    """Return a game some decisions in, with its log."""
    state = new_game(TINY, Setup(seats=3, seed=5, record=True))
    while state.decisions < 12:
        choose(state, state.decisions % len(state.question.options))  # type: ignore[union-attr]
    return state


def edited(change: Any) -> bytes:
    """Return a save after a change to its document."""
    document = json.loads(save(midgame()))
    change(document)
    return json.dumps(document).encode()


def finished() -> Session:
    """Return a whole recorded game."""
    session = Session(TINY, Setup(seats=2, seed=9))
    while session.state.question is not None:
        question = session.state.question
        place = session.state.decisions % len(question.options)
        session.decide(question.seat, session.state.decisions, place)
    return session


def test_a_save_names_the_step_a_procedure_stands_at() -> None:
    stack = json.loads(save(midgame()))["fields"]["stack"]
    assert stack[0]["frame"] == "Turn"
    assert stack[0]["at"] in ("take_action", "offer_action", "finish")


def test_a_loaded_game_is_the_same_game() -> None:
    state = midgame()
    loaded = load(save(state), TINY)
    assert fingerprint(loaded) == fingerprint(state)
    assert loaded.log == state.log


def test_a_reformatted_save_still_loads() -> None:
    text = json.dumps(json.loads(save(midgame())), indent=2).encode()
    assert fingerprint(load(text, TINY)) == fingerprint(midgame())


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda d: d["fields"]["credits"].__setitem__(0, 99), "'credits' was changed"),
        (lambda d: d["fields"].pop("points"), "'points' is missing"),
        (lambda d: d["fields"].__setitem__("extra", 1), "'extra' was added"),
        (lambda d: d.__setitem__("version", 99), "newer Nightdeck"),
        (lambda d: d.__setitem__("game", "chess"), "'game' is 'chess'"),
        (lambda d: d.__setitem__("behaviour", 7), "'behaviour' is 7"),
        (lambda d: d.__setitem__("format", "other"), "'format' is 'other'"),
        (lambda d: d["rulings"].__setitem__("TNY-Q1", "maybe"), "'TNY-Q1' = 'maybe'"),
        (lambda d: d.pop("checks"), "not a Nightdeck save"),
    ],
)
def test_an_edited_save_is_refused_naming_the_field(change: Any, words: str) -> None:
    with pytest.raises(BadFile, match=words):
        load(edited(change), TINY)


def test_every_shortening_of_a_save_is_refused() -> None:
    text = save(midgame())
    for length in range(0, len(text), 97):
        with pytest.raises(BadFile):
            load(text[:length], TINY)


def forge(document: dict[str, Any], field: str, value: Any) -> None:
    """Change a field and its check number too, as a forger would."""
    import zlib

    from nightdeck.records.codec import encoded

    document["fields"][field] = value
    document["checks"][field] = zlib.crc32(encoded(value))


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("credits", [1.5, 2, 3], "not a whole number"),
        ("credits", {"1": 2}, "must be a list"),
        ("stack", [{"frame": "System", "at": "x"}], "unknown procedure"),
        ("stack", [{"frame": "Turn", "at": "nowhere"}], "no step 'nowhere'"),
        ("zones", [[0, 0]], "impossible"),
        ("definition", ["__import__('os')"], "."),
        ("rng", {"key": "zz", "drawn": 0}, "does not describe"),
    ],
)
def test_a_forged_save_is_refused(field: str, value: Any, words: str) -> None:
    with pytest.raises(BadFile, match=words):
        load(edited(lambda document: forge(document, field, value)), TINY)


def test_a_record_plays_to_the_same_end() -> None:
    session = finished()
    again = rerun(TINY, read(written(session.record)))
    assert fingerprint(again) == fingerprint(session.state)


def test_a_record_can_be_played_up_to_a_decision() -> None:
    session = finished()
    assert rerun(TINY, session.record, until=7).decisions == 7


def test_a_session_can_be_resumed_from_its_record() -> None:
    session = finished()
    session.rewind(10)
    again = resumed(TINY, read(written(session.record)))
    assert again.chain == session.chain
    assert fingerprint(again.state) == fingerprint(session.state)


def test_every_edited_line_of_a_record_is_found_and_named() -> None:
    lines = written(finished().record).split(b"\n")
    for number in range(1, len(lines) - 2):
        move = json.loads(lines[number])
        move["option"] = move["option"] + 1 if move["option"] == 0 else 0
        changed = [*lines[:number], json.dumps(move).encode(), *lines[number + 1 :]]
        with pytest.raises(BadFile, match=f"line {number + 1}:"):
            rerun(TINY, read(b"\n".join(changed)))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b"", "line 1: the file is truncated"),
        (b"{}\n", "line 1"),
        (b"not json\n", "line 1"),
        (b'{"format":"x"}\n', "line 1"),
    ],
)
def test_a_foreign_file_is_no_record(text: bytes, words: str) -> None:
    with pytest.raises(BadFile, match=words):
        read(text)


def test_a_record_cut_in_the_middle_of_a_line_is_refused() -> None:
    text = written(finished().record)
    with pytest.raises(BadFile, match="truncated"):
        read(text[:-5])


def test_a_missing_decision_is_named() -> None:
    lines = written(finished().record).split(b"\n")
    del lines[4]
    with pytest.raises(BadFile, match="line 5: decision 3 is missing"):
        read(b"\n".join(lines))


def test_a_result_that_does_not_fit_is_refused() -> None:
    record = finished().record
    assert record.result is not None
    record.result.winners = [5]
    with pytest.raises(BadFile, match="the result does not fit"):
        rerun(TINY, record)


def test_a_record_of_another_game_is_refused() -> None:
    record = finished().record
    record.header.game = "poker"
    with pytest.raises(BadFile, match="the game is 'poker'"):
        rerun(TINY, record)


def test_a_game_that_plays_the_same_has_the_same_fingerprint() -> None:
    plain = new_game(TINY, Setup(seed=4))
    other = new_game(ShowsHands(), Setup(seed=4))
    assert fingerprint(plain) == fingerprint(other)


@pytest.mark.parametrize("byte", [b"\xff", b"\xc3", b"\x00"])
def test_a_byte_that_is_no_text_is_refused_wherever_it_stands(byte: bytes) -> None:
    """Invalid UTF-8 once ended reading with an error of Python's own."""
    text, record = save(midgame()), written(finished().record)
    for place in range(0, len(text), 97):
        with pytest.raises(BadFile):
            load(text[:place] + byte + text[place + 1 :], TINY)
    for place in range(0, len(record), 97):
        with pytest.raises(BadFile):
            rerun(TINY, read(record[:place] + byte + record[place + 1 :]))


def test_files_nested_without_end_are_refused() -> None:
    deep = b"[" * 100_000
    with pytest.raises(BadFile, match="nested too deeply"):
        load(b'{"log":' + deep, TINY)
    with pytest.raises(BadFile, match="line 1: it is nested too deeply"):
        read(b'{"decks":' + deep + b"\n{}\n")
