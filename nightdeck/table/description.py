"""The description of the interface (OpenAPI 3.1), generated from the types."""

from __future__ import annotations

from typing import Any, Final, get_args

import msgspec
from litestar import Litestar, Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from nightdeck import __version__
from nightdeck.table.lobby import DeckList, WantedSeat, WantedTable
from nightdeck.table.protocol import ClientMessage
from nightdeck.table.routes_api import Link, NewGuest, Report
from nightdeck.table.shapes import ANSWERS

CLOSED: Final = {
    shape.__name__
    for shape in (
        *get_args(ClientMessage),
        DeckList,
        WantedSeat,
        WantedTable,
        Link,
        NewGuest,
        Report,
    )
}
"""Shapes in which unknown fields are refused; the framework does not say so by itself."""


PLACE: Final = "#/components/schemas/{name}"
TOKEN: Final = {
    "type": "http",
    "scheme": "bearer",
    "description": "POST /api/v1/guests gives one; the page /me makes and ends those of a person.",
}
ANYBODY: Final = ("/api/v1/games", "/api/v1/guests")
"""Where nobody needs to say who they are."""


class Described(JsonRenderPlugin):
    """The description as JSON, with what the framework cannot know by itself."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the description."""
        return super().render(request, completed(openapi_schema))


def completed(schema: dict[str, Any]) -> dict[str, Any]:
    """Return a description with the shapes of all answers and how programs say who they are."""
    shapes, parts = msgspec.json.schema_components(list(ANSWERS.values()), ref_template=PLACE)
    components = {**schema["components"]}
    components["schemas"] = {**components["schemas"], **parts}
    components["securitySchemes"] = {"token": TOKEN}
    answers = dict(zip(ANSWERS, shapes, strict=True))
    paths = {
        path: {
            method: {
                **operation_completed(operation, answers.get(f"{method} {path}")),
                "security": needed(method, path),
            }
            for method, operation in operations.items()
        }
        for path, operations in schema["paths"].items()
    }
    return {**schema, "components": components, "paths": paths}


def needed(method: str, path: str) -> list[dict[str, Any]]:
    """Return whether an operation needs a token: to read, it only shows what is one's own."""
    if path.startswith(ANYBODY):
        return []
    return [{}, {"token": []}] if method == "get" else [{"token": []}]


def operation_completed(operation: dict[str, Any], shape: Any) -> dict[str, Any]:
    """Return an operation with the shape of its answer."""
    responses = dict(operation["responses"])
    if shape is not None:
        for code in [code for code in responses if code.startswith("2")]:
            content = {kind: {"schema": shape} for kind in responses[code]["content"]}
            responses[code] = {**responses[code], "content": content}
    return {**operation, "responses": responses}


def description() -> OpenAPIConfig:
    """Return where and how the interface is described."""
    return OpenAPIConfig(
        title="Nightdeck",
        version=__version__,
        description="Everything the browser table does, for programs.",
        path="/api/v1",
        render_plugins=[Described(path="/openapi.json")],
        use_handler_docstrings=True,
    )


def close_shapes(app: Litestar) -> None:
    """Say in the description that unknown fields are refused."""
    shapes = app.openapi_schema.components.schemas or {}
    for name in CLOSED:
        shapes[name].additional_properties = False
