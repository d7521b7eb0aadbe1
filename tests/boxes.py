"""Every game in its variants, and random play through it, for the tests that all games must pass."""

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from functools import cache, lru_cache
from itertools import combinations, cycle, product
from typing import Any

import pytest

from game import maps, paths
from game.core.chance import Chance
from game.core.errors import BadOption
from game.core.game import Event, Game
from game.core.match import Match
from game.core.player import Player
from game.games import GAMES
from tests.buoys import BUOYS
from tests.hamlets import HAMLETS
from tests.toy import LANTERNS

TOYS = (LANTERNS, BUOYS, HAMLETS)
BOXES = (*GAMES, *TOYS)
LONGEST = 30_000
"""Steps after which a game that has not ended is said never to end."""
WANDERING = 500
"""Steps that are random; a game that is longer is brought to its end by the bots' rules of thumb."""


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

    def __hash__(self):
        return hash((self.game.id, self.seats, self.map))

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
        playing = [value for value, _name, _meaning in variant.values if value not in variant.alike]
        values[variant.field] = playing if variant.plays else printed
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
    """What `_cases` finds, once for all modules that ask."""
    if game.id not in CASES or CASES[game.id][0] is not game:
        CASES[game.id] = game, _cases(game)
    return CASES[game.id][1]


CASES: dict[str, tuple[Game, list[Case]]] = {}


def _cases(game):
    """The printed game with each number of players, few variants that bring all pairs together, and other maps.

    The small boxes of a game meet in every way and with each number of players.
    """
    usual = game.options()
    playable = [Case(game, options, seats) for options, seats in product(variants(game), game.seats)]
    playable = [case for case in playable if can_be_played(case)]
    chosen = [case for case in playable if case.options == usual]
    missing = set().union(*map(pairs, playable)).difference(*map(pairs, chosen))
    while missing:
        chosen.append(max(playable, key=lambda case: len(pairs(case) & missing)))
        missing -= pairs(chosen[-1])
    chosen += with_small_boxes(game, chosen)
    for name in other_maps(game):
        options, board = maps.surveyed(game, usual, name), maps.board_named(name)
        chosen += [Case(game, options, seats, name) for seats in maps.seats_on(game, board)]
    return list(filter(can_be_played, chosen))


def with_small_boxes(game, chosen):
    """What is missing among the chosen cases: small boxes in every way with each number of players, values in turn."""
    cover, usual = game.staging.cover(), game.options()
    small = [each.field for each in cover.small]
    alike = {each.field: each.alike for each in cover.variants}
    ways = {name: cycle(alike[name] or [value for value in offered(game)[name] if value]) for name in small}
    met = {(case.seats, *(bool(getattr(case.options, name)) for name in small)) for case in chosen}
    found = []
    for seats, *taken in product(game.seats if small else (), *([False, True] for _name in small)):
        if (seats, *taken) not in met:
            values = {name: next(ways[name]) for name, with_it in zip(small, taken, strict=True) if with_it}
            found.append(Case(game, replace(usual, **values), seats))
    return found


def some(values, first):
    """These values as parameters of a test that takes long: the first few always, all in `make test-all`."""
    return [kept(each, n < first) for n, each in enumerate(values)]


def marked(games):
    """The cases of these games as parameters of a test that takes long: some always, all in `make test-all`.

    Some: every number of seats, every value of every option that is not like another, and every map at least once.
    """
    found = []
    for game in games:
        met = set()
        for case in cases(game):
            values = {("", case.seats), *unlike(case)}
            found.append(kept(case, values - met))
            met |= values
    return found


def rarer(games):
    """The cases of these games as parameters of a test that takes very long: two of a game, all in `make test-all`.

    Two: the printed game of three, and the table where most is not as printed: options, or the map.
    """
    found = []
    for game in games:
        tables = cases(game)
        printed = next(case for case in tables if case.seats == 3)
        changed = max(tables, key=lambda case: len(set(unlike(case)) - set(unlike(printed))))
        found += [kept(case, case in (printed, changed)) for case in tables]
    return found


def unlike(case):
    """The map and the options of this case, without values that are like another in what they do."""
    alike = {each.field: each.alike for each in case.game.staging.cover().variants}
    options = [(name, getattr(case.options, name)) for name in offered(case.game)]
    return [("map", case.map), *((name, value) for name, value in options if value not in alike.get(name, ())[1:])]


def kept(value, always):
    """This value, or these values in a tuple, as a parameter: of every run, or of `make test-all` alone."""
    return value if always else pytest.param(*(value if type(value) is tuple else (value,)), marks=pytest.mark.wide)


def can_be_played(case):
    try:
        case.setup("can this be played?")
    except BadOption:
        return False
    return True


def pairs(case):
    """Every two choices that meet in this case: values of options, and how many sit there."""
    values = [("", case.seats), *((name, getattr(case.options, name)) for name in offered(case.game))]
    return set(combinations(values, 2)) or set(values)


class Wanderer:
    """Plays for all seats: at random, and by the bots' rules of thumb in the later part of a long game."""

    def __init__(self, case, seed, wandering=WANDERING):
        self.game, self.wandering = case.game, wandering
        self.chance = Chance(f"{seed}: which action", 1)

    def move(self, state, step):
        """Who acts, what can be done and what is done in step 1, 2, 3 ..."""
        actor = self.chance.pick(tuple(self.game.actors(state)))
        legal = tuple(self.game.legal(state, actor))
        if step > self.wandering:
            return actor, legal, self.game.mind.policy(state, actor, legal, self.chance)
        return actor, legal, self.chance.pick(legal)


def walk(case, seed, told=None, wandering=WANDERING) -> Iterator[Moment]:
    """A random match, position by position; they may be looked at and cloned, not changed. `told` hears its events."""
    for moment, events in _played(case, seed, wandering):
        yield moment
        if told is not None:
            told.extend(events)


@lru_cache(maxsize=3)
def _played(case, seed, wandering) -> list[tuple[Moment, list[Event]]]:
    """The same match for all tests that come to it one after the other."""
    game, state, player = case.game, case.setup(seed), Wanderer(case, seed, wandering)
    moments = []
    while game.actors(state):
        step = len(moments) + 1
        assert step < LONGEST, "the game does not end"
        actor, legal, action = player.move(state, step)
        events: list[Event] = []
        moments.append((Moment(step, state.clone(), actor, legal, action), events))
        game.apply(state, actor, action, Chance(seed, step), events.append)
    return [*moments, (Moment(len(moments) + 1, state, -1, (), None), [])]


LENGTHS: dict[tuple[str, str], int] = {}
"""Of random matches, by case and seed: each is counted once."""


def length(case, seed):
    """The steps of this random match."""
    key = (str(case), seed)
    if key not in LENGTHS:
        LENGTHS[key] = sum(1 for _moment in walk(case, seed))
    return LENGTHS[key]


def sampled(case, seed, among, most=100):
    """About one position in so many of a random match, the first and the last; less often if these are too many."""
    among = max(among, length(case, seed) // most)
    for moment in walk(case, seed):
        if moment.step == 1 or moment.step % among == 0 or not moment.legal:
            yield moment


PLAIN = frozenset({int, str, bytes, float, bool, type(None)})


@cache
def names_of(kind):
    """What an object of this class holds, by name; None = it holds nothing by name."""
    slots = [name for cls in kind.__mro__ for name in getattr(cls, "__slots__", ())]
    if slots or is_dataclass(kind):
        return tuple(slots or [field.name for field in fields(kind)])
    return None


def fixed(value):
    """Whether nothing in it can be changed, however deep."""
    kind = type(value)
    if kind in (tuple, frozenset):
        return all(type(each) in PLAIN or fixed(each) for each in value)
    if is_dataclass(kind) and kind.__dataclass_params__.frozen:
        return all(fixed(getattr(value, name)) for name in names_of(kind))
    return kind in PLAIN or isinstance(value, Enum)


DUMPED: dict[int, tuple[Any, Any]] = {}
"""What cannot change, such as a lake, and what it was dumped as: a state holds it from the first step to the last."""


def dump(value: Any) -> Any:
    """Everything in a state, however deep, as something that can be compared."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is list or kind is tuple:
        return (kind.__name__, *[each if type(each) in PLAIN else dump(each) for each in value])
    if kind is dict:
        return ("dict", *((dump(key), dump(inside)) for key, inside in value.items()))
    if kind is set or kind is frozenset:
        return ("set", *sorted(map(repr, map(dump, value))))
    if (names := names_of(kind)) is not None:
        known = DUMPED.get(id(value))
        if known is not None and known[0] is value:
            return known[1]
        dumped = (kind.__name__, *[(name, dump(getattr(value, name, None))) for name in names])
        if fixed(value):
            if len(DUMPED) > 20_000:
                DUMPED.clear()
            DUMPED[id(value)] = value, dumped
        return dumped
    assert isinstance(value, list | tuple | int | str), f"a state holds a {kind.__name__}"
    return (kind.__name__, *map(dump, value)) if isinstance(value, list | tuple) else value


def pytest_id(value: Any) -> str | None:
    return str(value) if isinstance(value, Case) else getattr(value, "id", None)
