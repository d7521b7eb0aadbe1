"""Every game in every variant, and random play through it, for the tests that all games must pass."""

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from itertools import product
from typing import Any

from game.core.chance import Chance
from game.core.game import BadOption, Event, Game
from game.core.match import Match, Player
from game.games import GAMES
from tests.toy import LANTERNS

BOXES = (*GAMES, LANTERNS)
LONGEST = 5000
"""Steps after which a game that has not ended is said never to end."""


@dataclass(frozen=True)
class Case:
    """One table: a game, its options, and how many sit there."""

    game: Game
    options: Any
    seats: int

    def __str__(self):
        changed = [
            f"{field.name}={getattr(self.options, field.name)}"
            for field in fields(self.options)
            if getattr(self.options, field.name) != field.default
        ]
        return "-".join([self.game.id, str(self.seats), *changed])

    def setup(self, seed):
        return self.game.setup(self.options, self.seats, Chance(seed, 0))

    def match(self, seed):
        return Match(self.game, players(self.seats), seed, self.options)


@dataclass(frozen=True)
class Moment:
    """A position of a random match, and what is about to be played there."""

    step: int
    state: Any
    actor: int
    legal: tuple[Any, ...]
    action: Any


def players(seats):
    return tuple(Player(f"Player {seat}", colour=seat) for seat in range(seats))


def variants(game):
    """Every combination of what the set-up screen offers; options that it does not offer stay as printed."""
    values = {
        choice.field: [value for value, _name, _meaning in choice.values] for choice in game.staging.cover().choices
    }
    for field in fields(game.options):
        values.setdefault(field.name, [False, True] if field.type in (bool, "bool") else [field.default])
    return [game.options(**dict(zip(values, chosen, strict=True))) for chosen in product(*values.values())]


def cases(game):
    """Every variant with every number of players that it can be played with."""
    for options, seats in product(variants(game), game.seats):
        case = Case(game, options, seats)
        try:
            case.setup("can this be played?")
        except BadOption:
            continue
        yield case


def walk(case, seed, told=None) -> Iterator[Moment]:
    """A random match, position by position; each position may be used until the next is asked for, not changed."""
    game, state = case.game, case.setup(seed)
    player = Chance(f"{seed}: which action", 1)
    events: list[Event] = [] if told is None else told
    step = 0
    while actors := tuple(game.actors(state)):
        step += 1
        assert step < LONGEST, "the game does not end"
        actor = player.pick(actors)
        legal = tuple(game.legal(state, actor))
        action = player.pick(legal)
        yield Moment(step, state, actor, legal, action)
        game.apply(state, actor, action, Chance(seed, step), events.append)
    yield Moment(step + 1, state, -1, (), None)


def dump(value: Any) -> Any:
    """Everything in a state, however deep, as something that can be compared."""
    if isinstance(value, list | tuple):
        return (type(value).__name__, *map(dump, value))
    if isinstance(value, dict):
        return ("dict", *((dump(key), dump(inside)) for key, inside in value.items()))
    if isinstance(value, set | frozenset):
        return ("set", *sorted(map(repr, map(dump, value))))
    names = [name for cls in type(value).__mro__ for name in getattr(cls, "__slots__", ())]
    if names or is_dataclass(value):
        names = names or [field.name for field in fields(value)]
        return (type(value).__name__, *((name, dump(getattr(value, name, None))) for name in names))
    assert isinstance(value, int | str | bytes | float | None), f"a state holds a {type(value).__name__}"
    return value


def pytest_id(value: Any) -> str | None:
    return str(value) if isinstance(value, Case) else getattr(value, "id", None)
