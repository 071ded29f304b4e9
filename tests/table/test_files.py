"""Files of the pages: kept for a year under their digest, compressed, and modules joined in one."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from py_mini_racer import MiniRacer

from nightdeck.table.files import ENTRIES, Files, files, root
from nightdeck.table.joining import CannotJoin, Joining
from tests.table.place import Place


def evaluated(modules: dict[str, str], value: str, entry: str = "main.js") -> Any:
    """Return what an expression is after the joined modules have run."""
    text = Joining(modules.__getitem__, entry).text().replace("export{M,W};", "")
    return MiniRacer().eval(f"{text}\n{value}")


def test_joined_modules_find_what_they_import_under_their_own_names() -> None:
    modules = {
        "main.js": 'import { one as first, two } from "./lib/a.js";\nimport * as b from "./b.js";\n'
        'import named from "./c.js";\nexport const sum = first() + two + b.three + named;\n',
        "lib/a.js": 'import { three } from "../b.js";\n/** One. */\nexport function one() {\n'
        "  // of its own\n  return three - 2;\n}\nexport const two = 2;\n",
        "b.js": "const three = 3;\nexport { three };\n",
        "c.js": "export default 4;\n",
    }

    assert evaluated(modules, 'M["main.js"].sum') == 1 + 2 + 3 + 4


def test_modules_that_import_each_other_can_be_joined() -> None:
    modules = {
        "main.js": 'import { even } from "./even.js";\nexport const found = even(6);\n',
        "even.js": 'import { odd } from "./odd.js";\n'
        "export function even(n) {\n  return n === 0 || odd(n - 1);\n}\n",
        "odd.js": 'import { even } from "./even.js";\n'
        "export function odd(n) {\n  return n !== 0 && even(n - 1);\n}\n",
    }

    assert evaluated(modules, 'M["main.js"].found') is True


def test_what_is_passed_on_is_exported() -> None:
    modules = {
        "main.js": 'export { a as b } from "./a.js";\nexport const own = 1;\n',
        "a.js": "export const a = 7;\n",
    }

    assert evaluated(modules, 'M["main.js"].b + M["main.js"].own') == 8


def test_a_form_of_export_that_is_not_understood_is_refused_by_name() -> None:
    with pytest.raises(CannotJoin, match=r"main\.js: 'export let a = 1;'"):
        Joining({"main.js": "export let a = 1;\n"}.__getitem__, "main.js")


def test_a_module_imported_on_demand_takes_what_its_page_has_from_there() -> None:
    modules = {
        "main.js": 'import { a } from "./a.js";\n'
        'export const more = () => import("./on/demand.js");\n',
        "a.js": "export const a = 1;\n",
        "on/demand.js": 'import { a } from "../a.js";\nexport const b = a;\n',
    }
    page = Joining(modules.__getitem__, "main.js")
    part = Joining(modules.__getitem__, "on/demand.js", page.modules).part("main.js")

    assert page.later == ["on/demand.js"]
    assert part.startswith('import{M,W}from"../main.js";')
    assert "export const b=" in part
    assert "const a = 1" not in part


def test_every_script_of_a_page_can_be_joined() -> None:
    found = files()
    for name in (each for each in found.names if each.startswith(ENTRIES)):
        page = Joining(found.text, name)
        assert name in page.modules
        for later in page.later:
            Joining(found.text, later, page.modules).part(name)


def test_the_digest_changes_with_any_file(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text("a{}")
    before = Files(tmp_path).digest
    (tmp_path / "a.css").write_text("b{}")

    assert Files(tmp_path).digest != before


async def test_files_of_a_page_are_kept_for_a_year_and_come_compressed(place: Place) -> None:
    me = place.browser()
    page = (await me.get("/")).text
    addresses = re.findall(r'(?:href|src)="(/static/[^"]+)"', page)

    assert addresses
    for address in addresses:
        answer = await me.get(address)
        assert address.startswith(f"{root()}/")
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        if address.endswith((".css", ".js", ".svg")):
            assert answer.headers["content-encoding"] == "gzip"


async def test_whoever_has_a_file_is_told_so_without_it(place: Place) -> None:
    me = place.browser()
    for address in ("/static/table/main.js", f"{root()}/table/main.js"):
        first = await me.get(address)
        again = await me.http.get(address, headers={"if-none-match": first.headers["etag"]})

        assert (again.status_code, again.content) == (304, b"")


async def test_without_a_digest_modules_lie_as_they_are_written(place: Place) -> None:
    me = place.browser()
    answer = await me.get("/static/table/main.js")

    assert answer.text == files().text("table/main.js")
    assert answer.headers["cache-control"] == "no-cache"


async def test_a_page_from_before_an_update_gets_the_present_files(place: Place) -> None:
    me = place.browser()
    answer = await me.get("/static/0123456789ab/css/site.css")

    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"


async def test_who_cannot_unpack_gets_the_same_file_as_it_is(place: Place) -> None:
    address = f"{root()}/css/site.css"
    plain = await place.browser().http.get(address, headers={"accept-encoding": "identity"})

    assert "content-encoding" not in plain.headers
    assert gzip.decompress(files().lasting("css/site.css").packed or b"") == plain.content


async def test_developers_can_have_plain_files_on_every_page(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NIGHTDECK_PLAIN_FILES", "1")

    assert 'href="/static/css/site.css"' in (await place.browser().get("/")).text
