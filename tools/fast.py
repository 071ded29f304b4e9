"""Compiles kernel, games and the bots' search with mypyc into a copy of the repository.

The copy holds the same sources with a shared library beside every compiled module, so the
whole test suite can run inside it; the interpreted package stays as it is.
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
COMPILED = (
    "nightdeck/decks.py",
    "nightdeck/kernel",
    "nightdeck/seen",
    "nightdeck/records",
    "nightdeck/language",
    "nightdeck/games",
)
SEARCH = tuple(Path(f"nightdeck/play/bots/{name}.py") for name in ("race", "tree", "trials"))
INTERPRETED = re.compile(r"\(msgspec\.Struct|^from .* import \*$", re.MULTILINE)
NOT_COPIED = {"build", "dist", "__pycache__"}
STAMP = ".compiled-from"


def sources(root: Path, games: list[str]) -> list[Path]:
    """Returns the modules to compile, relative to the root, in a fixed order.

    With games named, the packages of all others stay interpreted. So does a module that declares
    msgspec structures, whose annotations msgspec reads at run time where mypyc replaces unions, and
    one that gathers whatever other modules have, which mypyc would leave empty.
    """
    found = [
        path.relative_to(root)
        for each in COMPILED
        for path in ([root / each] if each.endswith(".py") else (root / each).rglob("*.py"))
    ]
    return sorted(
        path
        for path in [*found, *SEARCH]
        if not INTERPRETED.search((root / path).read_text(encoding="utf-8"))
        and (not games or path.parts[1] != "games" or path.parts[2] in (*games, "__init__.py"))
    )


def fingerprint(paths: list[Path]) -> str:
    """Names the content of the sources, the recipe and the Python they are compiled for."""
    known = [ROOT / path for path in [*paths, Path("tools/fast.py")]]
    return content_of(known, f"{sys.version} {sys.platform}")


def copy_tree(target: Path) -> None:
    """Brings the copy up to date; libraries compiled earlier stay where they are."""
    target.mkdir(parents=True, exist_ok=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.so")
    for path in ROOT.iterdir():
        if path.is_file():
            shutil.copy2(path, target / path.name)
        elif path.name == ".ci" or (not path.name.startswith(".") and path.name not in NOT_COPIED):
            remove_sources(target / path.name)
            shutil.copytree(path, target / path.name, ignore=ignored, dirs_exist_ok=True)


def remove_sources(folder: Path) -> None:
    """Removes everything but libraries, so that a deleted module does not live on in the copy."""
    for path in folder.rglob("*"):
        if path.is_file() and path.suffix != ".so":
            path.unlink()


def remove_libraries(target: Path) -> None:
    """Removes what was compiled from other sources, and the word that it fits."""
    (target / STAMP).unlink(missing_ok=True)
    for path in [*target.glob("*.so"), *(target / "nightdeck").rglob("*.so")]:
        path.unlink()


def compile_in_parallel(compiler: Any) -> None:
    """Lets a C compiler object work on several files at once, and only on those that changed."""
    one_after_another = compiler.compile

    def compile_all(files: list[str], *rest: Any, **options: Any) -> list[str]:
        how = {**options, "depends": ()}  # the headers themselves count, not their order in a list
        shared = content_of(sorted(Path("build").rglob("*.h")), f"{sys.version} {rest} {how}")

        def compile_one(file: str) -> list[str]:
            made: list[str] = compiler.object_filenames([file], 0, options["output_dir"])
            mark = Path(f"{made[0]}.made-from")
            wanted = content_of([Path(file)], shared)
            if mark.exists() and mark.read_text() == wanted and Path(made[0]).exists():
                return made
            mark.unlink(missing_ok=True)
            made = one_after_another([file], *rest, **options)
            mark.write_text(wanted)
            return made

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return [name for part in pool.map(compile_one, files) for name in part]

    compiler.compile = compile_all


def content_of(files: list[Path], rest: str) -> str:
    """Names the content of some files and whatever else a result depends on."""
    digest = hashlib.sha256(rest.encode())
    for file in files:
        digest.update(f"{file}\n".encode() + file.read_bytes())
    return digest.hexdigest()


def build(paths: list[Path]) -> None:
    """Compiles the modules in place; the working directory is the copy."""
    from mypyc.build import mypycify
    from setuptools import Distribution, setup
    from setuptools.command.build_ext import build_ext

    class Plain(Distribution):  # type: ignore[misc]
        """Does not read pyproject.toml: it describes the package, and old setuptools differ."""

        def parse_config_files(self, *rest: Any, **options: Any) -> None:
            pass

    class ParallelBuild(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            compile_in_parallel(self.compiler)
            super().build_extensions()

    setup(
        name="nightdeck-fast",
        distclass=Plain,
        packages=[],
        py_modules=[],
        ext_modules=mypycify(
            [str(path) for path in paths],
            opt_level="2",
            debug_level="0",
            multi_file=True,
            group_name="nightdeck",
        ),
        cmdclass={"build_ext": ParallelBuild},
        script_args=["--quiet", "build_ext", "--inplace"],
    )


def build_apart(target: Path, games: list[str]) -> int:
    """Compiles in a process of its own, because set-up depends on the working directory."""
    command = [sys.executable, str(target / "tools" / "fast.py"), "--build", str(target)]
    command += ["--games", *games] if games else []
    environment = {**os.environ, "PYTHONPATH": str(target)}
    return subprocess.run(command, cwd=target, env=environment, check=False).returncode


def check_compiled(target: Path, paths: list[Path]) -> list[Path]:
    """Returns the modules for which no library was made."""
    return [path for path in paths if not list((target / path.parent).glob(f"{path.stem}.*.so"))]


def main() -> int:
    """Brings the compiled copy up to date and compiles only what no longer fits."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", type=Path, nargs="?", default=ROOT / "build" / "fast")
    parser.add_argument("--build", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--games", nargs="+", default=[], help="packages of games; else all")
    arguments = parser.parse_args()
    target = arguments.target.resolve()
    if arguments.build:
        build(sources(target, arguments.games))
        return 0
    paths = sources(ROOT, arguments.games)
    wanted = fingerprint(paths)
    stamp = target / STAMP
    fresh = stamp.exists() and stamp.read_text() == wanted
    copy_tree(target)
    if fresh:
        print(f"The compiled build in {target} is up to date.")
        return 0
    remove_libraries(target)
    print(f"Compiling {len(paths)} modules into {target} ...", flush=True)
    if build_apart(target, arguments.games) != 0:
        return 1
    missing = check_compiled(target, paths)
    if missing:
        print("Not compiled:", *missing)
        return 1
    stamp.write_text(wanted)
    return 0


if __name__ == "__main__":
    sys.exit(main())
