"""Every game in every variant, and random play through it, for the tests that all games must pass."""

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from itertools import product
from typing import Any

from game import maps, paths
from game.core.chance import Chance
from game.core.game import BadOption, Event, Game
from game.core.match import Match, Player
from game.games import GAMES
from tests.buoys import BUOYS
from tests.toy import LANTERNS

TOYS = (LANTERNS, BUOYS)
BOXES = (*GAMES, *TOYS)
LONGEST = 30_000
"""Steps after which a game that has not ended is said never to end."""


@dataclass(frozen=True)
class Case:
    """One table: a game, its options, and how many sit there."""

    game: Game
    options: Any
    seats: int
    map: str = ""
    """The map, where it is not the usual one."""

    def __str__(self):
        usual = self.game.options()
        changed = [
            f"{field.name}={getattr(self.options, field.name)}"
            for field in fields(self.options)
            if field.name in offered(self.game) and getattr(self.options, field.name) != getattr(usual, field.name)
        ]
        return "-".join([self.game.id, str(self.seats), *([self.map] if self.map else []), *changed])

    def setup(self, seed):
        return self.game.setup(self.options, self.seats, Chance(seed, 0))

    def match(self, seed):
        return Match(self.game, players(self.seats), seed, self.options, self.map)

    def board(self):
        name = self.map or self.game.staging.map
        return maps.load(self.game, maps.file_of(name)) if name else None


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


def offered(game):
    """The values of each option, by its field: all where they change what can happen, else as printed."""
    usual, values = game.options(), {}
    for variant in game.staging.cover().variants:
        printed = [getattr(usual, variant.field)]
        values[variant.field] = [value for value, _name, _meaning in variant.values] if variant.plays else printed
    for field in fields(game.options):
        if field.name not in values and field.type in (bool, "bool"):
            values[field.name] = [False, True]
    return values


def variants(game, options=None):
    """Every combination of what can be chosen; all else stays as in these options, or as printed."""
    values = offered(game)
    usual = game.options() if options is None else options
    return [replace(usual, **dict(zip(values, chosen, strict=True))) for chosen in product(*values.values())]


def other_maps(game):
    """The maps of the box that the rules take something from, besides the usual one."""
    files = sorted(paths.maps().glob("*.tmx")) if game.survey else []
    return [file.stem for file in files if maps.game_of(file) == game.id and file.stem != game.staging.map]


def cases(game):
    """Every variant with every number of players that it can be played with; other maps of the box as printed."""
    tables = [(options, seats, "") for options, seats in product(variants(game), game.seats)]
    for name in other_maps(game):
        options, board = maps.surveyed(game, game.options(), name), maps.board_named(name)
        tables += [(options, seats, name) for seats in maps.seats_on(game, board)]
    for options, seats, name in tables:
        case = Case(game, options, seats, name)
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
