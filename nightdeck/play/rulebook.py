"""The rulebook of a game, and which code and which tests cite each of its clauses.

Every game's package holds `rulebook.json`: its prefix, sections with clauses, a glossary and
keyword reminders, all in our own words. Code cites a clause by naming its id in a doc string or
a comment, a test by `@clause("ANR-RUN2c")`. Nothing is loaded or run to find the citations. Ids in
other strings (those shown to players) are no citations, but they must exist too. A clause that
needs no code stands in the rulebook under "without_code" with the reason.
"""

from __future__ import annotations

import ast
import importlib.util
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from nightdeck.games import place
from nightdeck.kernel.errors import BadFile, BadSetup
from nightdeck.kernel.game import Ruling
from nightdeck.play.finding import game_place

FILE: Final = "rulebook.json"
LOCAL: Final = r"[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*"
ANY_ID: Final = re.compile(rf"[A-Z]{{2,5}}-{LOCAL}")


class Clause(msgspec.Struct):
    """One numbered sentence or two of the rules."""

    id: str
    text: str


class Section(msgspec.Struct):
    """A chapter of the rulebook."""

    id: str
    title: str
    clauses: list[Clause]
    intro: str = ""


class Term(msgspec.Struct):
    """A word of the game and what it means."""

    term: str
    text: str
    clauses: list[str] = []


class Keyword(msgspec.Struct):
    """A word on cards with its reminder."""

    keyword: str
    reminder: str
    clause: str = ""


class Rulebook(msgspec.Struct):
    """The rules of one game as players read them."""

    game: str
    prefix: str
    sections: list[Section]
    glossary: list[Term] = []
    keywords: list[Keyword] = []
    without_code: dict[str, str] = {}

    def clauses(self) -> dict[str, str]:
        """Return the text of every clause by its id, in order."""
        return {each.id: each.text for section in self.sections for each in section.clauses}

    def parts(self, name: str) -> dict[str, str]:
        """Return a clause and the lettered parts it has, by id."""
        lettered = re.compile(re.escape(name) + r"[a-z]?$")
        return {key: text for key, text in self.clauses().items() if lettered.match(key)}

    def is_heading(self, name: str) -> bool:
        """Tell whether an id names a section or a family of clauses, which proves none of them."""
        if any(name == f"{self.prefix}-{section.id}" for section in self.sections):
            return True
        family = re.compile(re.escape(name) + (r"[.a-z]" if name[-1].isdigit() else r"[.\d]"))
        return any(family.match(each) for each in self.clauses())


class Citation(msgspec.Struct, frozen=True):
    """One place that names a clause: `nightdeck/games/x/run.py:41` or a test's name."""

    id: str
    where: str


class Entry(msgspec.Struct):
    """One clause with all places that cite it."""

    id: str
    section: str
    text: str
    code: list[str]
    tests: list[str]
    without_code: str = ""


class Bookkeeping(msgspec.Struct):
    """The clauses of a game, how they are cited, and what is missing or wrong."""

    game: str
    clauses: int
    without_code: int
    gaps_in_code: list[str]
    gaps_in_tests: list[str]
    tests_looked_at: bool
    unknown: list[Citation]
    entries: list[Entry]


# Looking things up ----------------------------------------------------------------------------


def passages(book: Rulebook, words: str) -> list[tuple[str, str, str]]:
    """Return the clause or section of this name, or everything that speaks of the words.

    Each passage is what it is (clause, term or keyword), its name and its text.
    """
    wanted = words.casefold()
    clauses = [
        ("clause", key, text)
        for key, text in book.clauses().items()
        if wanted in (key.casefold(), key.partition("-")[2].casefold())
    ]
    sections = [
        ("clause", clause.id, clause.text)
        for section in book.sections
        if wanted in (section.id.casefold(), f"{book.prefix}-{section.id}".casefold())
        for clause in section.clauses
    ]
    return clauses or sections or mentions(book, wanted)


def mentions(book: Rulebook, wanted: str) -> list[tuple[str, str, str]]:
    """Return the terms, keywords and clauses that speak of a word, explanations first."""
    found: list[tuple[str, str, str]] = []
    for term in book.glossary:
        if wanted == term.term.casefold() or f" {wanted}" in f" {term.term.casefold()}":
            found.append(("term", term.term, with_clauses(term.text, term.clauses)))
    for keyword in book.keywords:
        if wanted == keyword.keyword.casefold():
            clauses = [keyword.clause] if keyword.clause else []
            found.append(("keyword", keyword.keyword, with_clauses(keyword.reminder, clauses)))
    for key, text in book.clauses().items():
        if wanted in text.casefold():
            found.append(("clause", key, text))
    return found


def with_clauses(text: str, clauses: list[str]) -> str:
    """Return a text with the clauses it rests on."""
    return f"{text} ({', '.join(clauses)})" if clauses else text


def warned(ruling: Ruling) -> list[str]:
    """Return what players should know before they take a value of a ruling, a sentence each."""
    return [f"Careful with “{value}”: {text}" for value, text in ruling.warnings.items()]


# Finding the files ----------------------------------------------------------------------------


def home(name: str) -> Path:
    """Return the folder of a game's package without loading the game."""
    found = game_place(name)
    module = (found if ":" in found else place(found)).partition(":")[0]
    package = module.rpartition(".")[0] or module
    try:
        spec = importlib.util.find_spec(package)
    except ImportError as error:
        raise BadSetup(f"the game {name!r} cannot be found: {error}") from None
    if spec is None or not spec.submodule_search_locations:
        raise BadSetup(f"the game {name!r} cannot be found: there is no package {package}")
    return Path(next(iter(spec.submodule_search_locations)))


def top_of(folder: Path) -> Path:
    """Return the folder in which the outermost package around a folder lies."""
    while (folder / "__init__.py").exists():
        folder = folder.parent
    return folder


def read_rulebook(path: Path) -> Rulebook:
    """Read a rulebook and refuse one that contradicts itself."""
    try:
        book = msgspec.json.decode(path.read_bytes(), type=Rulebook)
    except FileNotFoundError:
        raise BadFile(f"there is no rulebook at {path}") from None
    except (msgspec.MsgspecError, OSError) as error:
        raise BadFile(f"{path} is no rulebook: {error}") from None
    ids = [each.id for section in book.sections for each in section.clauses]
    form = re.compile(rf"{re.escape(book.prefix)}-{LOCAL}")
    for number, each in enumerate(ids):
        if not form.fullmatch(each):
            raise BadFile(f"{path}: {each!r} is no clause id of {book.prefix}")
        if each in ids[:number]:
            raise BadFile(f"{path}: clause {each} stands there twice")
    for each in book.without_code:
        if each not in ids:
            raise BadFile(f"{path}: 'without_code' names {each}, which does not exist")
    return book


def rulebook(name: str) -> Rulebook:
    """Return the rulebook of a game."""
    return read_rulebook(home(name) / FILE)


# Citations ------------------------------------------------------------------------------------


def doc_lines(tree: ast.Module) -> set[int]:
    """Return the lines on which doc strings stand, also those below a name they explain."""
    lines: set[int] = set()
    for node in ast.walk(tree):
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
                lines.update(range(child.lineno, (child.end_lineno or child.lineno) + 1))
    return lines


def named(path: Path, prefix: str) -> Iterator[tuple[str, int, bool]]:
    """Yield every id in a file's comments and strings: id, line, and whether it is a citation."""
    source = path.read_text(encoding="utf-8")
    pattern = re.compile(rf"(?<![A-Za-z0-9]){re.escape(prefix)}-{LOCAL}")
    try:
        docs = doc_lines(ast.parse(source))
        tokens = list(tokenize.generate_tokens(io.StringIO(source).readline))
    except (SyntaxError, tokenize.TokenError) as error:
        raise BadFile(f"{path} cannot be read as Python: {error}") from None
    for token in tokens:
        if token.type not in (tokenize.COMMENT, tokenize.STRING):
            continue
        for offset, text in enumerate(token.string.split("\n")):
            line = token.start[0] + offset
            for found in pattern.finditer(text):
                yield found.group(), line, token.type == tokenize.COMMENT or line in docs


def in_code(folder: Path, prefix: str) -> tuple[list[Citation], list[Citation]]:
    """Return the citations in a package's code, and the ids it only shows to players."""
    cited: list[Citation] = []
    shown: list[Citation] = []
    top = top_of(folder)
    for path in sorted(folder.rglob("*.py")):
        for clause, line, citation in named(path, prefix):
            where = Citation(clause, f"{path.relative_to(top).as_posix()}:{line}")
            (cited if citation else shown).append(where)
    return cited, shown


def in_tests(folder: Path) -> list[Citation]:
    """Return every clause that a `@clause` decorator below a folder names, of whatever game."""
    found: list[Citation] = []
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if "clause(" not in source:
            continue
        where = path.relative_to(folder.parent).as_posix()
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                found.extend(Citation(each, f"{where}::{node.name}") for each in decorated(node))
    return found


def decorated(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> list[str]:
    """Return the ids in the `@clause` decorators of a test or a class of tests."""
    ids: list[str] = []
    for decorator in node.decorator_list:
        if not isinstance(decorator, ast.Call):
            continue
        target = decorator.func
        name = target.attr if isinstance(target, ast.Attribute) else getattr(target, "id", "")
        if name == "clause":
            values = [each.value for each in decorator.args if isinstance(each, ast.Constant)]
            ids.extend(value for value in values if isinstance(value, str))
    return ids


def foreign(tests: Path, cited: list[Citation], books: list[Rulebook]) -> list[Citation]:
    """Return the citations of tests that belong to no rulebook at all, misspelt prefixes say."""
    prefixes = [book.prefix for book in books]
    prefixes += [read_rulebook(path).prefix for path in sorted(tests.rglob(FILE))]
    return [each for each in cited if each.id.partition("-")[0] not in prefixes]


# Bookkeeping ----------------------------------------------------------------------------------


def keep_books(folder: Path, tests: Path | None = None) -> Bookkeeping:
    """Return for every clause of the game in a folder the code and the tests that cite it."""
    book = read_rulebook(folder / FILE)
    known = book.clauses()
    cited, shown = in_code(folder, book.prefix)
    for family in sorted(folder.parent.glob("*_family")):
        # What games share cites the rulebooks of all of them.
        more_cited, more_shown = in_code(family, book.prefix)
        cited, shown = [*cited, *more_cited], [*shown, *more_shown]
    looked = tests is not None and tests.is_dir()
    proven = in_tests(tests) if tests is not None and looked else []
    proven = [each for each in proven if each.id.partition("-")[0] == book.prefix]
    entries = [
        Entry(
            clause.id,
            section.id,
            clause.text,
            [each.where for each in cited if each.id == clause.id],
            [each.where for each in proven if each.id == clause.id],
            book.without_code.get(clause.id, ""),
        )
        for section in book.sections
        for clause in section.clauses
    ]
    return Bookkeeping(
        game=book.game,
        clauses=len(entries),
        without_code=len(book.without_code),
        gaps_in_code=[each.id for each in entries if not each.code and not each.without_code],
        gaps_in_tests=[
            each.id for each in entries if looked and not each.tests and not each.without_code
        ],
        tests_looked_at=looked,
        unknown=[
            each
            for each in [*cited, *shown, *proven]
            if each.id not in known and not book.is_heading(each.id)
        ],
        entries=entries,
    )


def where_tests_lie(folder: Path) -> Path:
    """Return where the tests of a game's package lie, if they came along."""
    return top_of(folder) / "tests"
