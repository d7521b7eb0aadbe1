"""What several commands need: seats and options from words."""

import dataclasses
import itertools
from collections.abc import Sequence
from typing import Any, get_type_hints

import msgspec

from game.bots.levels import LEVELS, RANDOM, find_level, portrait
from game.core.errors import BadOption
from game.core.game import Game
from game.core.plain import LONGEST_NAME, is_line, one_line
from game.core.player import Player
from game.words import _

SPOKEN = {"on": "true", "yes": "true", "off": "false", "no": "false"}
"""How people write what a program calls true and false."""
EITHER: dict[type, tuple[bool, ...]] = {bool: (True, False)}
"""What an option may be where the set-up screen does not list it."""


class Refused(Exception):
    """What was asked for cannot be done; the message is one sentence that says why."""


def seats(words: Sequence[str]) -> tuple[Player, ...]:
    """Read `human:NAME` and `bot:LEVEL`, one a seat, in order; bots are called what nobody else is."""
    sitters = [_sitter(word) for word in words]
    names = [name for kind, name in sitters if kind == "human"]
    if len(set(names)) < len(names):
        raise Refused(_("Two players have the same name."))
    players: list[Player] = []
    for colour, (kind, who) in enumerate(sitters):
        if kind == "human":
            players.append(Player(who, kind, colour))
        else:
            names.append(_bot_name(who, names))
            players.append(Player(names[-1], f"bot:{who}", colour))
    return tuple(players)


def _sitter(word: str) -> tuple[str, str]:
    kind, _colon, who = (part.strip() for part in word.partition(":"))
    if kind not in ("human", "bot") or not who:
        raise Refused(_("“{word}” is not a seat such as human:Ana or bot:mate.").format(word=word))
    if not is_line(who, LONGEST_NAME):
        words = _("“{word}” is no name that can be used: one line of at most {n} letters.")
        raise Refused(words.format(word=one_line(word, LONGEST_NAME), n=LONGEST_NAME))
    return kind, who


def _bot_name(level: str, taken: Sequence[str]) -> str:
    found = find_level(level)
    if found.id == RANDOM.id:
        words = _("{level} plays in the arena alone; at a table sit {names}.")
        raise Refused(words.format(level=found.id, names=", ".join(each.id for each in LEVELS)))
    name = portrait(found).name
    numbered = (f"{name} {n}" for n in itertools.count(2))
    return next(free for free in itertools.chain([name], numbered) if free not in taken)


def options(game: Game, words: Sequence[str]) -> Any:
    """Read `name=value` for each variant of this game that is not as printed. BadOption for what it has not.

    What an option holds in a class of its own comes from the map.
    """
    kinds = {name: kind for name, kind in get_type_hints(game.options).items() if not dataclasses.is_dataclass(kind)}
    values_of = {variant.field: variant.values for variant in game.staging.cover().variants}
    chosen: dict[str, Any] = {}
    for word in words:
        name, equals, value = (part.strip() for part in word.partition("="))
        if name not in kinds:
            refusal = _("{game} has no option “{name}”; it has {names}.")
            raise BadOption(refusal.format(game=game.title, name=name, names=", ".join(kinds)))
        values = [value for value, _name, _consequence in values_of.get(name, ())] or EITHER.get(kinds[name], ())
        if not equals and values:
            refusal = _("{name} has no value: write {name}={value}; it can be {values}.")
            told = {"value": _written(values[0]), "values": ", ".join(map(_written, values))}
            raise BadOption(refusal.format(name=name, **told))
        try:
            chosen[name] = msgspec.convert(SPOKEN.get(value.lower(), value), kinds[name], strict=False)
        except msgspec.ValidationError:
            chosen[name] = None
        if chosen[name] is None or (values and chosen[name] not in values):
            refusal = _("{name} cannot be “{value}”; it can be {values}.")
            raise BadOption(refusal.format(name=name, value=value, values=", ".join(map(_written, values))))
    return dataclasses.replace(game.options(), **chosen)


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
