"""The description of the interface (OpenAPI 3.1), generated from the types."""

from __future__ import annotations

from typing import Final, get_args

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from nightdeck import __version__
from nightdeck.table.lobby import DeckList, WantedSeat, WantedTable
from nightdeck.table.protocol import ClientMessage
from nightdeck.table.routes_api import Link, NewGuest, Report

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


def description() -> OpenAPIConfig:
    """Return where and how the interface is described."""
    return OpenAPIConfig(
        title="Nightdeck",
        version=__version__,
        description="Everything the browser table does, for programs.",
        path="/api/v1",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        use_handler_docstrings=True,
    )


def close_shapes(app: Litestar) -> None:
    """Say in the description that unknown fields are refused."""
    shapes = app.openapi_schema.components.schemas or {}
    for name in CLOSED:
        shapes[name].additional_properties = False
