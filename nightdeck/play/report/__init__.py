"""The laboratory's report: one page that says what a simulation, or two of them, have shown."""

from nightdeck.play.report.page import report

__all__ = ["report"]
