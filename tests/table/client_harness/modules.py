"""The modules of the client without a browser: what is pure in them runs in milliseconds.

V8 is asked to evaluate one script, so imports and exports are rewritten as plain objects first.
`kit.js`, which draws, is replaced by something that does nothing.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from py_mini_racer import MiniRacer

STATIC = Path(__file__).parents[3] / "nightdeck" / "table" / "static"
IMPORT = re.compile(r"^import (\{[^}]*\}|\* as \w+) from \"([^\"]+)\";$", re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async )?(?:function|const|class) (\w+))", re.MULTILINE)
DRAWS_NOTHING = "M['kit.js'] = new Proxy({}, { get: () => (first) => first });"


class Modules:
    """Some modules of the client and everything they import, in an engine of their own."""

    def __init__(self, *names: str) -> None:
        self.engine = MiniRacer()
        self.linked: set[str] = {"kit.js"}
        self.engine.eval(f"const M = {{}}; {DRAWS_NOTHING}")
        for name in names:
            self.link(name)

    def link(self, name: str) -> None:
        """Evaluate a module after those it imports."""
        if name in self.linked:
            return
        self.linked.add(name)
        source = (STATIC / name).read_text(encoding="utf-8")
        for found in IMPORT.finditer(source):
            self.link(resolved(name, found[2]))
        names = ", ".join(EXPORT.findall(source))
        body = EXPORT.sub("", IMPORT.sub(lambda found: taken(name, found), source))
        self.engine.eval(f"M[{name!r}] = (() => {{\n{body}\nreturn {{ {names} }};\n}})();")

    def call(self, name: str, function: str, *values: Any) -> Any:
        """Return what a function of a module gives for JSON values."""
        given = ", ".join(json.dumps(value) for value in values)
        return self.eval(f"M[{name!r}].{function}({given})")

    def eval(self, expression: str) -> Any:
        """Return the value of an expression over the modules `M`, as JSON has it."""
        return json.loads(self.engine.eval(f"JSON.stringify(({expression}) ?? null)"))


def resolved(name: str, target: str) -> str:
    """Return the path of an imported module below the folder of static files."""
    return str((STATIC / name).parent.joinpath(target).resolve().relative_to(STATIC.resolve()))


def taken(name: str, found: re.Match[str]) -> str:
    """Return an import as a plain statement."""
    whole = f"M[{resolved(name, found[2])!r}]"
    if found[1].startswith("*"):
        return f"const {found[1].removeprefix('* as ')} = {whole};"
    return f"const {found[1].replace(' as ', ': ')} = {whole};"
