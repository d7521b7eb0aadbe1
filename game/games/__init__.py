"""The boxes in the chest."""

from game.games import dark_water_salvage, key_largo, killmans_keep

GAMES = (key_largo.GAME, dark_water_salvage.GAME, killmans_keep.GAME)
