"""Clause bookkeeping: citations are found where they count, wrong ones are errors."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from nightdeck.games import slugs
from nightdeck.kernel.errors import BadFile, BadSetup
from nightdeck.play.rulebook import (
    foreign,
    home,
    in_tests,
    keep_books,
    passages,
    read_rulebook,
    rulebook,
    where_tests_lie,
)

CODE = '''"""XX-1.1 stands in a module's doc string, and XX-2 is a whole section."""

LIMIT = 3
"""XX-1.2 explains a name."""


def act(clause="XX-1.3"):
    # XX-1.4 in a comment.
    shown = "XX-1.4 in a sentence"
    return shown, clause
'''

TESTS = '''
import nightdeck.testing
from nightdeck.testing import clause


@clause("XX-1.1", "XX-1.2")
def test_one():
    assert "XX-9.9"


class TestMore:
    @nightdeck.testing.clause("XX-1.3")
    async def test_two(self):
        """XX-1.4 is only mentioned."""
'''


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small package with a rulebook of five clauses, and tests beside it."""
    folder = tmp_path / "pack"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "rules.py").write_text(CODE)
    clauses = [{"id": f"XX-1.{number}", "text": f"Text {number}."} for number in range(1, 6)]
    save(folder, {"game": "xx", "prefix": "XX", "sections": [
        {"id": "1", "title": "One", "clauses": clauses},
        {"id": "2", "title": "Two", "clauses": []},
    ], "without_code": {"XX-1.5": "an overview"}})  # fmt: skip
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_rules.py").write_text(TESTS)
    return folder


def save(folder: Path, book: dict[str, Any]) -> None:
    (folder / "rulebook.json").write_text(json.dumps(book))


def test_doc_strings_and_comments_cite_but_other_strings_do_not(package: Path) -> None:
    books = keep_books(package)

    cited = {entry.id: entry.code for entry in books.entries if entry.code}
    assert cited == {
        "XX-1.1": ["pack/rules.py:1"],
        "XX-1.2": ["pack/rules.py:4"],
        "XX-1.4": ["pack/rules.py:8"],
    }
    assert books.gaps_in_code == ["XX-1.3"]
    assert books.unknown == []


def test_only_decorators_cite_for_tests(package: Path) -> None:
    books = keep_books(package, where_tests_lie(package))

    cited = {entry.id: entry.tests for entry in books.entries if entry.tests}
    assert cited == {
        "XX-1.1": ["tests/test_rules.py::test_one"],
        "XX-1.2": ["tests/test_rules.py::test_one"],
        "XX-1.3": ["tests/test_rules.py::test_two"],
    }
    assert books.gaps_in_tests == ["XX-1.4"]


def test_a_clause_that_needs_no_code_is_counted_apart_with_its_reason(package: Path) -> None:
    books = keep_books(package)

    assert books.without_code == 1
    assert books.entries[4].without_code == "an overview"
    assert "XX-1.5" not in books.gaps_in_code


def test_without_tests_only_the_code_is_looked_at(package: Path) -> None:
    books = keep_books(package, package / "no tests here")

    assert not books.tests_looked_at
    assert books.gaps_in_tests == []


def test_a_family_of_clauses_may_be_named_but_proves_none(package: Path) -> None:
    book = json.loads((package / "rulebook.json").read_text())
    book["sections"][1]["clauses"] = [
        {"id": name, "text": "Text."} for name in ("XX-RUN2a", "XX-RUN2b", "XX-RUN31", "XX-Q7")
    ]
    save(package, book)
    (package / "more.py").write_text("# XX-RUN2 XX-RUN XX-Q, but not XX-RUN3\n")

    books = keep_books(package)

    assert [each.id for each in books.unknown] == ["XX-RUN3"]
    assert "XX-RUN2a" in books.gaps_in_code


@pytest.mark.parametrize("line", ["# XX-7.7", '"""XX-7.7"""', 'SHOWN = "XX-7.7"'])
def test_an_id_that_does_not_exist_is_found_wherever_it_stands(package: Path, line: str) -> None:
    (package / "more.py").write_text(f"{line}\n")

    assert [(each.id, each.where) for each in keep_books(package).unknown] == [
        ("XX-7.7", "pack/more.py:1")
    ]


def test_a_test_that_cites_an_unknown_id_is_found(package: Path) -> None:
    tests = where_tests_lie(package)
    (tests / "test_more.py").write_text('@clause("XX-7.7")\ndef test_three(): ...\n')

    found = keep_books(package, tests).unknown

    assert [each.where for each in found] == ["tests/test_more.py::test_three"]


def test_a_citation_with_a_misspelt_prefix_belongs_to_no_rulebook(package: Path) -> None:
    tests = where_tests_lie(package)
    (tests / "test_more.py").write_text('@clause("XY-1.1")\ndef test_three(): ...\n')

    found = foreign(tests, in_tests(tests), [read_rulebook(package / "rulebook.json")])

    assert [each.id for each in found] == ["XY-1.1"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"prefix": "YY"}, "no clause id of YY"),
        ({"without_code": {"XX-9": "x"}}, "XX-9, which does not exist"),
        ({"sections": [{"id": "1"}]}, "no rulebook"),
    ],
)
def test_a_rulebook_that_contradicts_itself_is_refused(
    package: Path, change: dict[str, Any], message: str
) -> None:
    save(package, json.loads((package / "rulebook.json").read_text()) | change)

    with pytest.raises(BadFile, match=message):
        keep_books(package)


def test_a_clause_that_stands_there_twice_is_refused(package: Path) -> None:
    book = json.loads((package / "rulebook.json").read_text())
    book["sections"][1]["clauses"] = [{"id": "XX-1.1", "text": "Again."}]
    save(package, book)

    with pytest.raises(BadFile, match=r"XX-1\.1 stands there twice"):
        keep_books(package)


def test_code_that_is_no_python_is_named(package: Path) -> None:
    (package / "broken.py").write_text("def (\n")

    with pytest.raises(BadFile, match=r"broken\.py cannot be read"):
        keep_books(package)


def test_every_registered_game_has_a_rulebook_with_clauses() -> None:
    for slug in slugs():
        book = rulebook(slug)

        assert book.game == slug
        assert len(book.clauses()) > 100


def test_the_words_of_every_rulebook_name_clauses_that_exist() -> None:
    for slug in slugs():
        book = rulebook(slug)
        known = book.clauses()
        named = [each for term in book.glossary for each in term.clauses]
        named += [keyword.clause for keyword in book.keywords if keyword.clause]

        assert [each for each in named if each not in known] == []


def test_a_game_without_a_package_is_refused() -> None:
    with pytest.raises(BadSetup, match="cannot be found"):
        home("no_such_package.game:GAME")


def test_a_clause_is_read_with_its_lettered_parts() -> None:
    book = rulebook("gangs_of_night_city")

    assert list(book.parts("GNC-7.1")) == ["GNC-7.1", "GNC-7.1a", "GNC-7.1b"]
    assert list(book.parts("GNC-7.1b")) == ["GNC-7.1b"]
    assert book.parts("GNC-0") == {}


def test_what_explains_a_word_comes_before_what_mentions_it() -> None:
    found = passages(rulebook("gangs_of_night_city"), "Dominance")

    assert [kind for kind, _, _ in found[:3]] == ["term", "keyword", "clause"]
    assert passages(rulebook("gangs_of_night_city"), "6.8")[0][1] == "GNC-6.8"
