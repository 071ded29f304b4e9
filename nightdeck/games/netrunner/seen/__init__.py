"""Who knows what, and in which words."""
