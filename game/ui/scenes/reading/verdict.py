"""Who has won, in words."""

from collections.abc import Sequence

from game.core.game import Result
from game.core.match import Match
from game.words import _, joined


def verdict(match: Match, result: Result) -> str:
    """Return who has won this match, or who share it."""
    return won([match.players[seat].name for seat in result.winners], match.game.title)


def won(names: Sequence[str], title: str) -> str:
    """Return that this one has won the game of this title, or that these share it."""
    if len(names) == 1:
        return _("{name} wins {game}").format(name=names[0], game=title)
    return _("{names} share {game}").format(names=joined(names), game=title)
