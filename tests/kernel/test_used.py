"""Every class of the kernel earns its place: a registered game uses it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import nightdeck
from nightdeck.games import GAMES, game

PACKAGE = Path(nightdeck.__file__).parent
KERNEL = sorted((PACKAGE / "kernel").glob("*.py"))

# Procedures that no registered game uses yet, with the clauses that demand them. The test fails
# as soon as a game does, so that none stays here longer than it must.
DEMANDED: dict[str, str] = {}


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def classes() -> dict[str, ast.ClassDef]:
    """Returns the classes that the kernel defines, by name."""
    nodes = [node for path in KERNEL for node in parsed(path).body]
    return {node.name: node for node in nodes if isinstance(node, ast.ClassDef)}


def names_in(node: ast.AST) -> set[str]:
    """Returns the names that code reads, imports and doc strings left out."""
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def homes() -> list[Path]:
    """Returns the packages of the registered games and of the families they share."""
    packages = {place.rpartition(":")[0].rpartition(".")[0] for place in GAMES.values()}
    packages |= {family for slug in GAMES for family in game(slug).families}
    return [PACKAGE.joinpath(*package.split(".")[1:]) for package in sorted(packages)]


def names_in_games() -> set[str]:
    files = [path for home in homes() for path in home.rglob("*.py")]
    return {name for path in files for name in names_in(parsed(path))}


def names_in_kernel(known: dict[str, ast.ClassDef]) -> set[str]:
    """Returns what the kernel reads outside of each class itself."""
    found: set[str] = set()
    for path in KERNEL:
        for node in parsed(path).body:
            found |= names_in(node) - ({node.name} if isinstance(node, ast.ClassDef) else set())
    return found & set(known)


def bases(node: ast.ClassDef) -> set[str]:
    return {name for base in node.bases for name in names_in(base)}


def ancestors(name: str, known: dict[str, ast.ClassDef]) -> Iterator[str]:
    for base in bases(known[name]) & set(known):
        yield base
        yield from ancestors(base, known)


def is_procedure(name: str, known: dict[str, ast.ClassDef]) -> bool:
    return "Frame" in ancestors(name, known)


def unused() -> set[str]:
    """Returns the classes of the kernel without a user.

    A procedure is used by a game that names it, or by one that names what is built on it; anything
    else also by the kernel itself.
    """
    known = classes()
    used = names_in_games() & set(known)
    used |= {name for name in names_in_kernel(known) if not is_procedure(name, known)}
    used |= {base for name in used for base in ancestors(name, known)}
    return set(known) - used


def test_no_class_of_the_kernel_is_without_a_registered_game_but_those_a_clause_demands() -> None:
    assert unused() == set(DEMANDED)


def test_the_kernel_has_procedures_and_they_are_told_from_other_classes() -> None:
    known = classes()
    found = {name for name in known if is_procedure(name, known)}
    assert {"Round", "Window", "Pile", "Triggers", "SealedChoices"} <= found
    assert "State" not in found


def test_the_kernel_stays_small() -> None:
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in KERNEL) <= 2_600
