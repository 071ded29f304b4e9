"""Promises about the repository itself: who may import whom, and what must not stand in it."""

import ast
import os
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "nightdeck"
SLUGS = (
    "android_netrunner",
    "cyberpunk_ccg",
    "gangs_of_night_city",
    "netrunner",
    "neuroscape",
)
TITLE_WORDS = ("netrunner", "neuroscape", "cyberpunk", "night city", "gangs")

# Every unit of the package with the units it may import besides itself.
KERNEL = {"decks", "grammar", "kernel"}
LANGUAGE = KERNEL | {"language"}
GAMES = LANGUAGE | {"games", "seen"}
PLAY = GAMES | {"play", "records"}
FRONT = PLAY | {"testing"}
MAY_IMPORT = {
    "__init__": set[str](),
    "decks": set[str](),
    "grammar": set[str](),
    "kernel": {"decks"},
    "records": KERNEL,
    "seen": KERNEL,
    "language": KERNEL,
    "games": LANGUAGE | {"seen"},
    "play": GAMES | {"records"},
    "testing": PLAY,
    "envs": PLAY,
    "table": PLAY,
    "terminal": PLAY,
    "cli": FRONT | {"envs", "table", "terminal"},
    "__main__": {"cli"},
}

# The rooms of every game, each may import itself and those before it.
ROOMS = ("model", "rules", "language", "cards", "decks", "seen", "minds", "check", "lessons")

SKIPPED_FOLDERS = {
    ".git",
    ".venv",
    "build",
    "dist",
    "vendor",
    "__pycache__",
    ".mypy_cache",
    ".pytest_cache",
    ".ruff_cache",
    ".hypothesis",
}
TEXT = {".py", ".md", ".toml", ".js", ".css", ".html", ".json", ".jsonl", ".svg", ".txt", ".ini"}

# The character classes keep this file from matching itself.
MACHINE_PATH = re.compile(
    r"/wor[k]/|/roo[t]/|/far[m]/|/tmp/n[d]\b|/hom[e]/[a-z]|/op[t]/(?:pypi|wheels)|pypi-mor[e]"
)
UNFINISHED = re.compile(r"\bTOD[O]\b|\bFIXM[E]\b|\bXX[X]\b")
VAGUE = {"util", "utils", "manager", "helper", "helpers", "handler"}


def python_files(folder: Path) -> list[Path]:
    """Returns the Python files below a folder, in a fixed order."""
    return [path for path in text_files(folder) if path.suffix == ".py"]


def text_files(folder: Path) -> list[Path]:
    """Returns the files of the repository that people read, in a fixed order."""
    return [
        path
        for path in walk(folder)
        if path.suffix in TEXT or path.name in {"Makefile", "run", ".gitignore"}
    ]


def walk(folder: Path) -> Iterator[Path]:
    """Walks a folder without what is installed, built, cached or vendored."""
    for place, folders, files in os.walk(folder):
        folders[:] = sorted(set(folders) - SKIPPED_FOLDERS)
        yield from (Path(place) / name for name in sorted(files))


def module_name(path: Path) -> str:
    """Returns the dotted name of a module of the package."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tree(path: Path) -> ast.Module:
    """Parses a file once for all tests."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imported(path: Path) -> list[str]:
    """Returns every module of ours that a file imports anywhere, even inside a function."""
    package = module_name(path).split(".")
    if path.name != "__init__.py":
        package.pop()
    names: list[str] = []
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names += imported_from(node, package)
    return [name for name in names if name.split(".")[0] == "nightdeck"]


def imported_from(node: ast.ImportFrom, package: list[str]) -> list[str]:
    """Returns the modules of one from-import; a name that is a module counts as that module."""
    start = package[: len(package) - node.level + 1] if node.level else []
    module = ".".join([*start, *(node.module or "").split(".")]).strip(".")
    names = [alias.name for alias in node.names]
    return [f"{module}.{name}" if is_module(module, name) else module for name in names]


def is_module(package: str, name: str) -> bool:
    """Tells whether a package of ours has a module of this name."""
    place = ROOT.joinpath(*package.split("."), name)
    return place.is_dir() or place.with_suffix(".py").is_file()


def unit(module: str) -> str:
    """Returns the layer a module belongs to: the first name below the package."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "__init__"


def game_of(module: str) -> str:
    """Returns the package below games that a module belongs to, empty outside of any."""
    parts = module.split(".")
    inside = parts[:2] == ["nightdeck", "games"] and len(parts) > 2
    return parts[2] if inside else ""


def broken_imports(path: Path) -> list[str]:
    """Says which imports of a file point sideways or upwards."""
    own = unit(module_name(path))
    allowed = MAY_IMPORT.get(own, set()) | {own, "__init__"}
    return [
        f"{path.relative_to(ROOT)} imports {name}"
        for name in imported(path)
        if unit(name) not in allowed
    ]


def room_of(name: str) -> str:
    """Returns the room of a module of a game, or nothing if it stands at the game's door."""
    parts = name.split(".")
    return parts[3] if parts[1:2] == ["games"] and len(parts) > 3 and parts[3] in ROOMS else ""


def broken_rooms(path: Path) -> list[str]:
    """Says which imports of a game reach into a later room of the same game."""
    own = room_of(module_name(path))
    if not own:
        return []
    allowed = ROOMS[: ROOMS.index(own) + 1]
    return [
        f"{path.relative_to(ROOT)} imports {name}"
        for name in imported(path)
        if game_of(name) == game_of(module_name(path)) and room_of(name) not in ("", *allowed)
    ]


def crossed_games(path: Path) -> list[str]:
    """Says which imports of a game, or of what games share, reach into another game."""
    own = game_of(module_name(path))
    return [
        f"{path.relative_to(ROOT)} imports {name}"
        for name in imported(path)
        if own and game_of(name) in SLUGS and game_of(name) != own
    ]


def found(pattern: re.Pattern[str], paths: list[Path]) -> list[str]:
    """Lists every line of the files that matches a pattern."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in paths
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]


def test_every_unit_of_the_package_has_a_place_in_the_layers() -> None:
    units = {unit(module_name(path)) for path in python_files(PACKAGE)}

    assert units <= set(MAY_IMPORT)


GAMES_WITH_ROOMS = sorted(
    path.name for path in (PACKAGE / "games").iterdir() if (path / "game.py").exists()
)


@pytest.mark.parametrize("slug", GAMES_WITH_ROOMS)
def test_every_game_has_the_same_rooms(slug: str) -> None:
    folder = PACKAGE / "games" / slug
    here = {path.name for path in folder.iterdir() if path.is_dir()} - {"__pycache__"}
    loose = {path.name for path in folder.glob("*.py")}
    assert here <= set(ROOMS)
    assert loose <= {"__init__.py", "game.py"}


@pytest.mark.parametrize("slug", GAMES_WITH_ROOMS)
def test_the_rooms_of_a_game_build_on_each_other_in_one_order(slug: str) -> None:
    files = python_files(PACKAGE / "games" / slug)
    assert [line for path in files for line in broken_rooms(path)] == []


def test_imports_point_only_downwards() -> None:
    assert [line for path in python_files(PACKAGE) for line in broken_imports(path)] == []


def test_no_game_imports_another_game() -> None:
    assert [line for path in python_files(PACKAGE / "games") for line in crossed_games(path)] == []


def test_the_kernel_mentions_no_game() -> None:
    shared = [game_of(module_name(path)) for path in python_files(PACKAGE / "games")]
    names = sorted({*SLUGS, *TITLE_WORDS, *(name for name in shared if "_" in name)})
    pattern = re.compile("|".join(map(re.escape, names)), re.IGNORECASE)

    assert found(pattern, text_files(PACKAGE / "kernel")) == []


@pytest.mark.parametrize("layer", ["play", "table", "terminal", "cli"])
def test_no_layer_above_the_games_treats_one_of_them_apart(layer: str) -> None:
    pattern = re.compile("|".join(rf"\b{slug}\b" for slug in SLUGS if "_" in slug))

    assert found(pattern, python_files(PACKAGE / layer)) == []


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("kernel/engine.py", "from nightdeck.games import catalogue"),
        ("kernel/engine.py", "import nightdeck.play.match"),
        ("games/netrunner/turn.py", "from ...play import match"),
        ("games/netrunner/turn.py", "def f():\n    from nightdeck.table import app"),
        ("play/match.py", "from nightdeck import terminal"),
        ("table/app.py", "from nightdeck.terminal import screen"),
    ],
)
def test_an_import_that_points_upwards_or_sideways_is_noticed(
    place: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = planted(tmp_path, monkeypatch, place, line)

    assert broken_imports(path) != []


def test_an_import_of_another_game_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = "from nightdeck.games.neuroscape.cache import Cache"
    path = planted(tmp_path, monkeypatch, "games/netrunner/turn.py", line)

    assert crossed_games(path) == [f"nightdeck/games/netrunner/turn.py imports {line.split()[1]}"]


def planted(root: Path, monkeypatch: pytest.MonkeyPatch, place: str, source: str) -> Path:
    """Builds a small package with one bad module in it and lets the checks look there."""
    monkeypatch.setattr(f"{__name__}.ROOT", root)
    for name in ("kernel", "games", "play", "table", "terminal"):
        (root / "nightdeck" / name).mkdir(parents=True)
    path = root / "nightdeck" / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source)
    return path


def test_no_path_of_a_machine_stands_in_the_repository() -> None:
    assert found(MACHINE_PATH, text_files(ROOT)) == []


def test_nothing_is_marked_as_unfinished() -> None:
    assert found(UNFINISHED, python_files(PACKAGE) + python_files(ROOT / "tools")) == []


def test_names_say_what_a_thing_is() -> None:
    vague = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in python_files(PACKAGE)
        for name in [path.stem, *defined_names(path)]
        if VAGUE & set(words(name)) or name in {"data", "info"}
    ]

    assert vague == []


def defined_names(path: Path) -> list[str]:
    """Returns the names of the classes and functions that a file defines."""
    kinds = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    return [node.name for node in ast.walk(tree(path)) if isinstance(node, kinds)]


def words(name: str) -> list[str]:
    """Splits a name in either case style into its lower-case words."""
    return [word.lower() for word in re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+", name)]


def test_no_test_is_skipped_or_expected_to_fail() -> None:
    pattern = re.compile(r"pytest\.ski[p]|mark\.ski[p]|mark\.xfai[l]|unittest\.ski[p]")

    assert found(pattern, python_files(ROOT / "tests")) == []


def test_every_make_command_in_the_documents_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z][a-z-]*):", makefile, re.MULTILINE))
    documents = [path for path in text_files(ROOT) if path.suffix == ".md"]
    named = {
        name
        for path in documents
        for name in re.findall(r"(?:`|\$ )make ([a-z][a-z-]*)", path.read_text(encoding="utf-8"))
    }

    assert {"play", "test"} <= named
    assert named <= targets


def test_every_link_inside_the_documents_leads_somewhere() -> None:
    broken = [
        f"{path.relative_to(ROOT)}: {link}"
        for path in text_files(ROOT)
        if path.suffix == ".md"
        for link in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8"))
        if not (path.parent / link).exists()
    ]

    assert broken == []


def test_every_extra_that_people_install_is_imported_somewhere() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"][
        "optional-dependencies"
    ]
    modules = {module for path in python_files(PACKAGE) for module in named_imports(path)}
    unused = [
        name
        for extra in ("analysis", "cluster")
        for each in extras[extra]
        if (name := re.split(r"[^a-z0-9_-]", each)[0]) not in modules
    ]

    assert unused == []


def named_imports(path: Path) -> set[str]:
    """Returns the top modules that a file imports, also inside functions."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {each.name.partition(".")[0] for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found
