"""Modules of the client in one file: what a browser would fetch piece by piece, sent at once.

The client is written as plain modules and runs as such. To send it in one request, each module
becomes a function that returns what it exports, and imports become constants taken from there.
That holds for the shapes of import and export our modules use; anything else is refused by name,
so that a test and not a player finds it. A module that is imported on demand stays a file of its
own and takes what its page already has from there.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable
from typing import Final

from nightdeck.kernel.errors import NightdeckError

Read = Callable[[str], str]

IMPORT: Final = re.compile(
    r"^import\s*(?:(\w+)|\*\s*as\s+(\w+)|\{([^}]*)\})\s*from\s*\"([^\"]+)\";?", re.MULTILINE
)
FORWARD: Final = re.compile(r"^export\s*\{([^}]*)\}\s*from\s*\"([^\"]+)\";?", re.MULTILINE)
LISTED: Final = re.compile(r"(?:^|(?<=[;}]))export\s*\{([^}]*)\};?", re.MULTILINE)
DECLARED: Final = re.compile(
    r"^export\s+(?=(?:async\s+)?(?:function\*?|const|class)\s+(\w+))", re.MULTILINE
)
DEFAULT: Final = re.compile(r"(?:^|(?<=[;}]))export\s+default\s+", re.MULTILINE)
LATER: Final = re.compile(r"\bimport\(\s*\"([^\"]+)\"\s*\)")
LEFT: Final = re.compile(r"^(?:import|export)\b(?!\()|[;}]export\b", re.MULTILINE)
COMMENT: Final = re.compile(r"^\s*(?://.*|/\*(?:[^*]|\*(?!/))*\*/)\s*$", re.MULTILINE)

STYLE_IMPORT: Final = re.compile(r"@import \"([^\"]+)\";")
STYLE_SPACE: Final = re.compile(r"([:,]) (?=\S)|\s*([{};])\s*")
STYLE_COMMENT: Final = re.compile(r"/\*(?:[^*]|\*(?!/))*\*/")


class CannotJoin(NightdeckError):
    """A module is written in a way that cannot be put into one file with others."""


class Joining:
    """An entry and everything it imports; `known` are the modules its page has already."""

    def __init__(self, read: Read, entry: str, known: frozenset[str] = frozenset()) -> None:
        self.read = read
        self.entry = entry
        self.known = known
        self.done: set[str] = set()
        self.open: list[str] = []
        self.late: set[str] = set()
        self.later: list[str] = []
        """The modules that are imported on demand."""
        self.parts: list[str] = []
        self.add(entry)

    @property
    def modules(self) -> frozenset[str]:
        """The modules in the file."""
        return frozenset(self.done)

    def add(self, name: str) -> None:
        """Add a module after those it imports."""
        if name in self.known or name in self.done or name in self.open:
            return
        self.open.append(name)
        source = COMMENT.sub("", self.read(name))
        for found in (*IMPORT.finditer(source), *FORWARD.finditer(source)):
            self.add(resolved(name, found[found.lastindex or 0]))
        self.later += [resolved(name, found[1]) for found in LATER.finditer(source)]
        self.parts.append(f"{place(name)}??={self.wrapped(name, source)}")
        if name in self.late:
            self.parts.append(f'for(const f of W["{name}"])f({place(name)});')
        self.done.add(name)
        self.open.remove(name)

    def wrapped(self, name: str, source: str) -> str:
        """Return a module as a function that is called at once and returns its exports."""
        exports: list[str] = []

        def forwarded(found: re.Match[str]) -> str:
            module = place(resolved(name, found[2]))
            for inner, outer in pairs(found[1]):
                exports.append(f"get {outer}(){{return {module}.{inner}}}")
            return ""

        def listed(found: re.Match[str]) -> str:
            exports.extend(f"{outer}:{inner}" for inner, outer in pairs(found[1]))
            return ""

        body = FORWARD.sub(forwarded, source)
        body = IMPORT.sub(lambda found: self.imported(name, found), body)
        body = LISTED.sub(listed, body)
        exports += DECLARED.findall(body)
        body = DECLARED.sub("", body)
        if DEFAULT.search(body):
            body = DEFAULT.sub("const $default=", body)
            exports.append("default:$default")
        wrong = LEFT.search(body)
        if wrong:
            line = body[wrong.start() :].strip().splitlines()[0]
            raise CannotJoin(f"{name}: {line[:60]!r} is a form of import or export not used here")
        lines = "\n".join(line.strip() for line in body.splitlines() if line.strip())
        return f"(()=>{{{lines}\nreturn{{{','.join(exports)}}}}})();"

    def imported(self, name: str, found: re.Match[str]) -> str:
        """Return an import as constants; of two that import each other, one is taken later."""
        module = resolved(name, found[4])
        default, whole, names = found[1], found[2], found[3]
        here = [outer for _, outer in pairs(names or "")] or [default or whole]
        taken = ",".join(f"{inner}:{outer}" for inner, outer in pairs(names or ""))
        shape = f"{{default:{default}}}" if default else whole or f"{{{taken}}}"
        if module in self.open:
            self.late.add(module)
            return f'let {",".join(here)};(W["{module}"]??=[]).push(m=>{{({shape}=m)}});'
        return f"const {shape}={place(module)};"

    def text(self) -> str:
        """Return the file of a page; what is imported on demand finds its modules there."""
        return "const M={},W={};\n" + "\n".join(self.parts) + "\nexport{M,W};\n"

    def part(self, host: str) -> str:
        """Return the file of a module that is imported on demand into the page of an entry."""
        address = posixpath.relpath(host, posixpath.dirname(self.entry))
        address = address if address.startswith(".") else f"./{address}"
        source = self.read(self.entry)
        names = DECLARED.findall(source)
        names += [outer for found in FORWARD.finditer(source) for _, outer in pairs(found[1])]
        exports = "".join(f"export const {each}={place(self.entry)}.{each};" for each in names)
        return f'import{{M,W}}from"{address}";\n' + "\n".join(self.parts) + f"\n{exports}\n"


def place(name: str) -> str:
    """Return where the exports of a module stand."""
    return f'M["{name}"]'


def joined_styles(read: Read, name: str) -> str:
    """Return a style sheet with those it imports, which lie in the same folder as it does."""
    source = STYLE_COMMENT.sub("", read(name))
    whole = STYLE_IMPORT.sub(lambda found: joined_styles(read, resolved(name, found[1])), source)
    lines = "\n".join(line.strip() for line in whole.splitlines() if line.strip())
    return STYLE_SPACE.sub(lambda found: found[1] or found[2], lines)


def resolved(name: str, target: str) -> str:
    """Return the path of an imported module below the folder of files."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), target))


def pairs(names: str) -> list[tuple[str, str]]:
    """Return `a, b as c` as pairs: what it is called there, and what here."""
    found = []
    for each in names.split(","):
        if each.strip():
            inner, _, outer = each.strip().partition(" as ")
            found.append((inner.strip(), (outer or inner).strip()))
    return found
