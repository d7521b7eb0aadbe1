"""What several commands need: seats and options from words, and bots that play on."""

import dataclasses
from collections.abc import Sequence
from typing import Any, get_type_hints

import msgspec

from game.bots.bot import choose
from game.bots.levels import find_level, portrait
from game.core.game import BadOption, Game
from game.core.match import Match, Player
from game.words import _

SPOKEN = {"on": "true", "yes": "true", "off": "false", "no": "false"}
WRITTEN: dict[Any, str] = {True: "on", False: "off"}
"""How people write what a program calls true and false."""


class Refused(Exception):
    """What was asked for cannot be done; the message is one sentence that says why."""


def seats(words: Sequence[str]) -> tuple[Player, ...]:
    """Read `human:NAME` and `bot:LEVEL`, one a seat, in order."""
    players: list[Player] = []
    for word in words:
        kind, _colon, name = word.partition(":")
        if kind == "human" and name.strip():
            players.append(Player(name.strip(), "human", len(players)))
        elif kind == "bot" and name:
            players.append(Player(_bot_name(name, players), f"bot:{name}", len(players)))
        else:
            raise Refused(_("“{word}” is not a seat such as human:Ana or bot:mate.").format(word=word))
    return tuple(players)


def _bot_name(level: str, players: Sequence[Player]) -> str:
    name = portrait(find_level(level)).name
    same = sum(player.level == level for player in players)
    return f"{name} {same + 1}" if same else name


def options(game: Game, words: Sequence[str]) -> Any:
    """Read `name=value` for each variant of this game that is not as printed. BadOption for what it has not."""
    kinds = get_type_hints(game.options)
    listed = {choice.field: [value for value, _name, _consequence in choice.values] for choice in game.staging.cover().choices}
    chosen: dict[str, Any] = {}
    for word in words:
        name, _equals, value = word.partition("=")
        if name not in kinds:
            refusal = _("{game} has no option “{name}”; it has {names}.")
            raise BadOption(refusal.format(game=game.title, name=name, names=", ".join(kinds)))
        try:
            chosen[name] = msgspec.convert(SPOKEN.get(value.lower(), value), kinds[name], strict=False)
            known = chosen[name] in listed.get(name, [chosen[name]])
        except msgspec.ValidationError:
            known = False
        if not known:
            values = ", ".join(WRITTEN.get(each, str(each)) for each in listed.get(name, [])) or str(kinds[name])
            refusal = _("{name} cannot be “{value}”; it can be {values}.")
            raise BadOption(refusal.format(name=name, value=value, values=values))
    return dataclasses.replace(game.options(), **chosen)


def play_on(match: Match, steps: int, level: str = "deckhand") -> None:
    """Let bots of one level play this many steps, or to the end; the same every time for the same match."""
    for _step in range(steps):
        actors = match.actors()
        if not actors:
            return
        sight = match.seat(actors[0], since=match.step)
        match.play(actors[0], choose(match.game, sight, find_level(level), match.step).action)
