"""What things are worth, in points: cubes, seats that could be bought, buildings, laws."""

from functools import lru_cache

from game.core.game import Seat
from game.games.keythedral import components as box
from game.games.keythedral.purse import BITS, MASK, ONE, covers, cubes, resources, unpacked
from game.games.keythedral.rules.state import State

CUBE = {False: 0.3, True: 1.15}
"""What a resource comes to in the end, by whether it is the second edition: more are gathered than seats take."""
ROUNDS = 5.5
"""How long a game is, about."""
NEXT_ACTION = 0.92
"""What is left of a gain that is one action farther away: others may be quicker."""


@lru_cache(maxsize=64)
def prices(second: bool, level: int, short: bool) -> tuple[float, ...]:
    """By colour: what a cube is worth while this level lies open; what seats still to come ask for is dearer."""
    sizes = box.seats_of_level(short, second)
    wanted = [0.05] * len(box.COLOURS)
    for tile in box.TILES:
        if tile.level >= level:
            share = sizes[tile.level] / len(box.OF_LEVEL[tile.level])
            for colour, n in enumerate(unpacked(tile.price)):
                wanted[colour] += n * share
    mean = sum(wanted[:5]) / 5
    scarce = [0.75 + 0.25 * min(2.0, each / mean) if colour < 5 else 1.05 for colour, each in enumerate(wanted)]
    return tuple([CUBE[second] * worth * each for worth, each in zip(box.VALUE, scarce, strict=True)])


def prices_in(state: State) -> tuple[float, ...]:
    """The prices of this position."""
    return prices(state.second, state.level, state.options.length == "short")


def worth(purse: int, price: tuple[float, ...]) -> float:
    """What these cubes are worth."""
    total = 0.0
    for each in price:
        total += each * (purse & MASK)
        purse >>= BITS
    return total


@lru_cache(maxsize=1 << 15)
def completion(purse: int, price: int, takes: int) -> tuple[int, int, int]:
    """How to come to this price: actions before the purchase (-1 = not now), missing cubes, resources spent on them.

    Missing crafts are bought, missing resources traded for `takes` cubes each, of what the price does not ask for.
    """
    if covers(purse, price):
        return 0, 0, 0
    missing = need = kept = 0
    for colour in box.COLOURS:
        wanted, have = price >> BITS * colour & MASK, purse >> BITS * colour & MASK
        lack = wanted - have
        if lack > 0:
            missing += lack * ONE[colour]
            need += lack * (takes if colour < 5 else box.CRAFT[colour - 5])
        if colour < 5:
            kept += min(wanted, have)
    if need > resources(purse) - kept:
        return -1, missing, need
    return cubes(missing), missing, need


def seat_gain(state: State, tile: int) -> float:
    """What a seat is worth beyond the cubes of its price."""
    return box.SEAT_VALUE[state.second][box.LEVEL[tile]] - _cost(state.second, state.level, tile)


@lru_cache(maxsize=512)
def _cost(second: bool, level: int, tile: int) -> float:
    return worth(box.PRICE[tile], prices(second, level, False))


class Plan:
    """A seat that could be bought in this phase, what must be acquired first, and what it brings."""

    __slots__ = ("actions", "gain", "missing", "tile")

    def __init__(self, tile: int, gain: float, actions: int, missing: int) -> None:
        """See the class."""
        self.tile, self.gain, self.actions, self.missing = tile, gain, actions, missing


NO_PLAN = Plan(-1, 0.0, 0, 0)


def best_plan(state: State, seat: Seat) -> Plan:
    """The best seat that this seat can come to, at once or by craftsmen and trader."""
    purse, owner, barred, cut = state.purse[seat], state.owner, state.barred, state.cut
    takes = box.TRADE - (state.market == seat)
    cube = CUBE[state.second]
    best, found = 0.0, NO_PLAN
    if not purse:
        return found
    for tile in state.panes[state.level]:
        if owner[tile] >= 0 or barred >> tile & 1:
            continue
        actions, missing, need = completion(purse, box.PRICE[tile], takes)
        if actions < 0:
            continue
        gain = (seat_gain(state, tile) - 0.3 * need * cube + (cube if cut == tile else 0.0)) * NEXT_ACTION**actions
        if gain > best:
            best, found = gain, Plan(tile, gain, actions, missing)
    return found


def left(state: State) -> float:
    """The share of the seats that are still to be bought."""
    sizes = box.seats_of_level(state.options.length == "short", state.second)
    if state.level < 0:
        return 1.0
    later = sum(sizes[state.level + 1 :])
    here = sum([1 for tile in state.panes[state.level] if state.owner[tile] < 0])
    return (here + later) / sum(sizes)


def rounds_left(state: State) -> float:
    """How many rounds are still to come, about, beside this one."""
    return max(0.0, left(state) * ROUNDS * (0.7 if state.options.length == "short" else 1.0) - 0.5)


def crowd(state: State) -> tuple[int, ...]:
    """By field: how many buildings can reach it."""
    return _crowd(state.ways, len(state.on))


@lru_cache(maxsize=256)
def _crowd(ways: tuple[tuple[int, ...], ...], fields: int) -> tuple[int, ...]:
    found = [0] * fields
    for open_ways in ways:
        for field in open_ways:
            found[field] += 1
    return tuple(found)


@lru_cache(maxsize=256)
def chances(ways: tuple[tuple[int, ...], ...], fields: int) -> tuple[float, ...]:
    """By building: how probably a worker finds a field, by how many others can go there."""
    crowded = _crowd(ways, fields)
    found = []
    for open_ways in ways:
        miss = 1.0
        for field in open_ways:
            others = crowded[field] - 1
            miss *= others / (others + 1.6)
        found.append(1.0 - miss)
    return tuple(found)


def finds(state: State) -> tuple[float, ...]:
    """By building: how probably its worker finds a field."""
    return chances(state.ways, len(state.on))


LAW = (
    2.1, 1.6, 1.7, 2.2, 2.5, 2.2, 2.2, 1.6, 2.4, 2.3,
    2.3, 2.1, 1.2, 1.9, 1.4, 0.6, 1.8, 1.8, 1.8, 2.1,
)  # fmt: skip
"""By law: what it comes to, in resources, for who keeps it for a good moment."""


def keeping(state: State, law: int) -> float:
    """What a law that is kept is worth; less when few rounds are left to play it in."""
    return LAW[law] * CUBE[state.second] * min(1.0, 0.35 + 0.35 * rounds_left(state))


def yields(state: State, seat: Seat) -> float:
    """5.1: what the workers that are out bring, in points."""
    price, total, first = prices_in(state), 0.0, seat * box.COTTAGES
    for field, building in enumerate(state.on):
        if first <= building < first + box.COTTAGES:
            total += price[state.kind[field]]
    return total


