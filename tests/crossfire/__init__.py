"""Crossfire: a tiny game for two to six, alone or in teams: a pile, leaving, nested attachments."""
