"""Every value the kernel promises to keep comes back from a save as it was, or is named."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from nightdeck.kernel import BadSetup, Setup, new_game
from nightdeck.kernel.attributes import copied
from nightdeck.kernel.frames import Frame
from nightdeck.records import codec
from nightdeck.records.codec import encoded, frame_classes, plain, restored, unkept
from tests.tiny.game import TINY, BackAlley

KEPT: list[Any] = [
    5,
    "word",
    True,
    (),
    (1, 2),
    (1, (2, 3)),
    ([1, 2], 3),
    [],
    [1, 2],
    ["a", "b"],
    [(1, 2), (3, 4)],
    [(1, (2,)), (3, (4,))],
    [[1], [2, 3], []],
    [[(1, 2)], [(3, 4)]],
    [{1: 2}, {3: 4}],
    {},
    {1: 2},
    {1: [2, 3]},
    {1: (2, 3)},
    {1: [(1, 2)]},
    {1: {2: (3, 4)}},
    {"a": 1},
    {"tuple": (1, 2)},
    {"words": {"tuples": [1]}},
]


@pytest.mark.parametrize("value", KEPT, ids=repr)
def test_a_value_comes_back_with_its_types(value: Any) -> None:
    assert repr(restored(msgspec.json.decode(encoded(plain(value))))) == repr(value)


@pytest.mark.parametrize("value", KEPT, ids=repr)
def test_a_copy_is_equal(value: Any) -> None:
    assert copied(value) == value


def test_a_copy_shares_no_nested_list() -> None:
    rows = {1: [[1, 2], [3]]}
    copy = copied(rows)
    copy[1][0].append(9)
    assert rows == {1: [[1, 2], [3]]}


def test_a_value_that_a_save_would_change_is_named() -> None:
    state = new_game(TINY, Setup(seats=2, seed=1))
    state.waiting = [1, (2, 3)]  # type: ignore[attr-defined]
    assert unkept(state) == ["waiting = [1, (2, 3)] would come back as [1, [2, 3]]"]


def test_all_that_a_game_holds_is_kept() -> None:
    assert unkept(new_game(TINY, Setup(seats=4, seed=1))) == []


def shared_procedure(module: str, name: str = "Shared") -> type[Frame]:
    """Return a procedure as if it stood in another package."""
    return type(name, (Frame,), {"steps": ("a",), "__module__": module})


class Relative(BackAlley):
    """A game that shares procedures with its family."""

    slug = "relative"
    families = ("some_family",)


@pytest.fixture(autouse=True)
def _no_known_frames() -> Any:
    yield
    codec.FRAMES.pop("relative", None)


def test_procedures_of_a_games_family_may_be_on_its_stack() -> None:
    shared = shared_procedure("some_family.windows")
    assert frame_classes(Relative())["Shared"] is shared


def test_procedures_of_other_families_may_not() -> None:
    other = shared_procedure("some_family_else.windows", "Elsewhere")
    assert other not in frame_classes(Relative()).values()


def test_two_procedures_of_one_name_are_refused_by_name() -> None:
    kept = [shared_procedure(f"some_family.{each}", "Twice") for each in ("one", "two")]
    with pytest.raises(BadSetup, match=r"two procedures called Twice, in some_family.one and"):
        frame_classes(Relative())
    assert len(kept) == 2
