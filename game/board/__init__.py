"""Boards from maps: plain data, known by name, with no game and no screen in it."""
