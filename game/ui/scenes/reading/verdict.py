"""Who has won, in words."""

from game.core.game import Result
from game.core.match import Match
from game.words import _


def verdict(match: Match, result: Result) -> str:
    """Return who has won this match, or who share it."""
    names = [match.players[seat].name for seat in result.winners]
    if len(names) == 1:
        return _("{name} wins {game}").format(name=names[0], game=match.game.title)
    return _("{names} share {game}").format(names=", ".join(names), game=match.game.title)
