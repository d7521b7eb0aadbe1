"""A table as it is set: which game, who sits where, by which options."""

from dataclasses import fields
from typing import Annotated, Any

import msgspec

from game import maps
from game.core.errors import BadOption
from game.core.match import Match
from game.core.plain import Count, FilePath, Name, why
from game.core.player import Player
from game.core.save import MOST_SEATS
from game.games import find
from game.logbook.writing import set_apart
from game.play.advice.hint_permission import give_hints, has_hints
from game.words import _


class Seating(msgspec.Struct, frozen=True, kw_only=True):
    """The game, who sits where, and the options by name."""

    game: str
    players: Annotated[tuple[tuple[Name, Name, Count], ...], msgspec.Meta(max_length=MOST_SEATS)]
    """(name, kind, colour) of each seat."""
    options: Annotated[dict[Name, Any], msgspec.Meta(max_length=100)] = {}
    map: FilePath = ""
    """The map on the table, "" = the usual one."""
    hints: bool = True
    """Whether people may ask for hints."""
    tips: bool = False
    """Whether it is a first game with tips, which stands apart in the logbook."""

    def match(self, seed: str | None = None) -> Match:
        """A new match at this table. BadOption and BadMap say in words why it cannot be."""
        game, options = find(self.game), self.chosen()
        match = maps.start(game, [Player(*entry) for entry in self.players], seed, options, self.map)
        if not self.hints:
            give_hints(match, wanted=False)
        if self.tips:
            set_apart(match, "guided")
        return match

    def chosen(self) -> Any:
        """The options as the game has them. BadOption when it has not, or not such ones."""
        game = find(self.game)
        unknown = sorted(set(self.options) - {field.name for field in fields(game.options)})
        if unknown:
            raise BadOption(_("{game} has no option “{name}”.").format(game=game.title, name=unknown[0]))
        try:
            return msgspec.convert(self.options, game.options)
        except (msgspec.ValidationError, RecursionError) as error:
            what = _("These are no options of {game}: {reason}.")
            raise BadOption(what.format(game=game.title, reason=why(error))) from error


def seating_of(match: Match) -> Seating:
    """The table of a match, to be set again."""
    players = tuple((player.name, player.kind, player.colour) for player in match.players)
    options = msgspec.to_builtins(match.options)
    hints = not any(player.human for player in match.players) or has_hints(match)
    return Seating(game=match.game.id, players=players, options=options, map=match.map, hints=hints)
