"""The boxes in the chest."""

from game.games import dark_water_salvage, key_largo

GAMES = (key_largo.GAME, dark_water_salvage.GAME)
