"""The boxes in the chest."""

from game.games import key_largo

GAMES = (key_largo.GAME,)
