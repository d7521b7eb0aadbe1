"""What several commands need: seats and options from words."""

import dataclasses
from collections.abc import Sequence
from typing import Any, get_type_hints

import msgspec

from game.bots.levels import find_level, portrait
from game.core.game import BadOption, Game
from game.core.match import Player
from game.words import _

SPOKEN = {"on": "true", "yes": "true", "off": "false", "no": "false"}
"""How people write what a program calls true and false."""
EITHER: dict[type, tuple[bool, ...]] = {bool: (True, False)}
"""What an option may be where the set-up screen does not list it."""


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
    """Read `name=value` for each variant of this game that is not as printed. BadOption for what it has not.

    What an option holds in a class of its own comes from the map.
    """
    kinds = {name: kind for name, kind in get_type_hints(game.options).items() if not dataclasses.is_dataclass(kind)}
    values_of = {variant.field: variant.values for variant in game.staging.cover().variants}
    chosen: dict[str, Any] = {}
    for word in words:
        name, _equals, value = word.partition("=")
        if name not in kinds:
            refusal = _("{game} has no option “{name}”; it has {names}.")
            raise BadOption(refusal.format(game=game.title, name=name, names=", ".join(kinds)))
        try:
            chosen[name] = msgspec.convert(SPOKEN.get(value.lower(), value), kinds[name], strict=False)
        except msgspec.ValidationError:
            chosen[name] = None
        values = [value for value, _name, _consequence in values_of.get(name, ())] or EITHER.get(kinds[name], ())
        if chosen[name] is None or (values and chosen[name] not in values):
            refusal = _("{name} cannot be “{value}”; it can be {values}.")
            raise BadOption(refusal.format(name=name, value=value, values=", ".join(map(_written, values))))
    return dataclasses.replace(game.options(), **chosen)


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
