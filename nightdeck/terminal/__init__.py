"""The line-mode terminal: any game, drawn from the view document, with numbered options."""
