"""Which bid or use is worth most, by rules of thumb: every tile once, with the least that does."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.game import Seat
from game.games.keyflower import components as box
from game.games.keyflower.bot.worth import carrying, gives, winning, worker
from game.games.keyflower.rules.placing import places
from game.games.keyflower.rules.possible import BIDDING, MIXED, USING, biddable, bounds, colours, strength, usable
from game.games.keyflower.rules.state import State

HOLD = (0.0, 0.42, 0.62, 0.78, 0.88, 0.94, 0.97, 0.99)
"""By the workers of a bid: how surely it still leads in the end."""
HOLD_GREEN = 0.75
"""How much of the doubt is left where few can answer."""
SPENT, KEPT, LENT = 1.0, 0.12, 0.35
"""What part of the workers one loses that stand on a tile of others, an own one, or one where one leads."""
OWN = 0.2
"""What it is worth not to leave a tile to others."""


@dataclass(frozen=True, slots=True)
class Placement:
    """A bid or use of a tile in a colour: what it brings in points, and what of it is the gain alone."""

    worth: float
    kind: int
    where: int
    tile: int
    colour: int


def bids(state: State, seat: Seat) -> Iterator[Placement]:
    """The bids that this seat can make: the least that leads, where it does not lead yet."""
    hand, together = strength(state, seat)
    for slot, tile in enumerate(state.market):
        if state.leader[slot] == seat or not biddable(state, seat, tile, together):
            continue
        value = winning(state, seat, tile)
        need = bounds(state, seat, tile, BIDDING)[0]
        here = state.bids[slot * state.seats + seat] >> 2
        for colour in colours(state, seat, tile, BIDDING):
            if together[colour] < need:
                continue
            n = need + here
            hold = HOLD[min(n, 7)]
            if colour == box.GREEN:
                hold = 1.0 - (1.0 - hold) * HOLD_GREEN
            cost = n * worker(state.season, colour)
            plenty = 0.02 * hand[colour]
            yield Placement(hold * (value - cost) + plenty, BIDDING, 0, tile, colour)


def uses(state: State, seat: Seat) -> Iterator[Placement]:
    """The uses that this seat can make, with the fewest workers."""
    hand, together = strength(state, seat)
    season = state.season
    for where in range(state.seats + 1):
        for tile in places(state, where):
            if not usable(state, seat, tile, hand, together):
                continue
            side = state.side[tile]
            effect = box.EFFECT[tile][side]
            value = gives(tile, side, season)
            if effect.moves:
                value += carrying(state, seat, effect.moves, effect.ups)
            n, part = bounds(state, seat, tile, USING)[0], share(state, seat, tile, where)
            for colour in colours(state, seat, tile, USING):
                cost = n * worker(season, 0 if colour == MIXED else colour) * part
                if colour == MIXED or together[colour] >= n:
                    plenty = 0.02 * hand[colour] if colour != MIXED else 0.0
                    yield Placement(value - cost + plenty, USING, where, tile, colour)


def share(state: State, seat: Seat, tile: int, where: int) -> float:
    """What part of the workers on this tile is lost to this seat."""
    if where:
        return KEPT if where - 1 == seat else SPENT
    leader = state.leader[state.slot[tile]]
    return LENT if leader == seat else SPENT
