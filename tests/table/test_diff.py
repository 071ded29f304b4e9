"""Differences of documents: short, and exact for any two documents."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from nightdeck.table.diff import apply, diff, joined

LEAF = st.one_of(st.none(), st.booleans(), st.integers(-3, 3), st.text("ab", max_size=2))
VALUE = st.recursive(
    LEAF,
    lambda below: st.one_of(
        st.lists(below, max_size=4), st.dictionaries(st.text("abc", max_size=2), below, max_size=4)
    ),
    max_leaves=12,
)
DOCUMENT = st.dictionaries(st.text("abcd", max_size=2), VALUE, max_size=5)


def text(value: object) -> str:
    """Return the JSON of a value: it tells True from 1, which == does not."""
    return json.dumps(value, sort_keys=True)


@settings(deadline=None)
@given(DOCUMENT, DOCUMENT)
def test_applying_the_difference_gives_the_other_document(before: dict, after: dict) -> None:  # type: ignore[type-arg]
    kept = text(before)

    patch = json.loads(json.dumps(diff(before, after)))

    assert text(apply(patch, before)) == text(after)
    assert text(before) == kept


@settings(deadline=None)
@given(DOCUMENT)
def test_equal_documents_have_an_empty_difference(document: dict) -> None:  # type: ignore[type-arg]
    assert diff(document, json.loads(json.dumps(document))) == {}


@settings(deadline=None)
@given(DOCUMENT, DOCUMENT, DOCUMENT, DOCUMENT)
def test_differences_of_separate_fields_can_be_joined(a: dict, b: dict, c: dict, d: dict) -> None:  # type: ignore[type-arg]
    one, two = {f"x{k}": v for k, v in a.items()}, {f"x{k}": v for k, v in b.items()}
    three, four = {f"y{k}": v for k, v in c.items()}, {f"y{k}": v for k, v in d.items()}

    patch = joined(diff(one, two), diff(three, four))

    assert text(apply(patch, {**one, **three})) == text({**two, **four})


def test_a_line_added_to_a_log_costs_one_line() -> None:
    log = [{"text": f"line {n}", "clause": ""} for n in range(500)]

    patch = diff({"log": log}, {"log": [*log, {"text": "new", "clause": "A-1"}]})

    assert patch == {"m": {"log": {"v": [{"text": "new", "clause": "A-1"}]}}}


def test_one_changed_number_costs_one_field() -> None:
    before = {"seats": [{"numbers": [{"id": "credits", "value": 5}]}]}
    after = {"seats": [{"numbers": [{"id": "credits", "value": 4}]}]}

    patch = diff(before, after)

    assert patch == {
        "m": {"seats": {"m": {"0": {"m": {"numbers": {"m": {"0": {"s": {"value": 4}}}}}}}}}
    }
