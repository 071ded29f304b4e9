"""Neuroscape (Neon Noir): characters bound to memory, a cache that unwinds, two pools of health."""
