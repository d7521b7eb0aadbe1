"""Which bid or use is worth most, by rules of thumb: every tile once, with the least that does."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from game.core.game import Seat
from game.games.keyflower import components as box
from game.games.keyflower.bot.hauling import carrying
from game.games.keyflower.bot.prices import Prices, estate, prices
from game.games.keyflower.bot.promise import promise, with_goods, with_skill
from game.games.keyflower.bot.village import Village, village_of
from game.games.keyflower.bot.worth import winning
from game.games.keyflower.halves import BIDDING, COLOUR, HAUNTING, USING, WHAT, WHERE
from game.games.keyflower.rules import ghost, jokers
from game.games.keyflower.rules.placing import places
from game.games.keyflower.rules.possible import (
    MIXED,
    biddable,
    bounds,
    colours,
    strength,
    usable,
)
from game.games.keyflower.rules.state import State

HOLD: tuple[float, ...] = (0.0, 0.42, 0.62, 0.78, 0.88, 0.94, 0.97, 0.99)
"""By the workers of a bid: how surely it still leads in the end."""
HOLD_GREEN = 0.44
"""How much of the doubt is left where few can answer."""
SPENT, KEPT, LENT = 1.0, 0.08, 0.35
"""What part of the workers one loses that stand on a tile of others, an own one, or one where one leads."""
PLENTY = 0.02
"""What it is worth, for each worker behind the screen, to place the colour of which one has most."""


JOKER = 0.6
"""What Sven or Paulo is worth beyond a worker."""
LOST = 0.3
"""What part of a tile’s worth is lost to who could outbid the leader, and plays the ghost there."""
WAITING, PLENTIFUL = 3.4, 4
"""What the hope for a larger bid is worth while nobody passes and each rival has so many workers to bid."""
OWN, OTHERS = 1.0, 0.3
"""How surely a ghost that is kept scores in winter, its ship led or not."""


class Placement(NamedTuple):
    """A bid or use of a tile in a colour, and what it brings in points."""

    worth: float
    kind: int
    where: int
    tile: int
    colour: int


class Plan:
    """The placements that were thought of last: the parts of one turn ask for the same ones after each other."""

    __slots__ = ("clock", "found", "state")

    def __init__(self) -> None:
        """Nothing was thought of yet."""
        self.state: State | None = None
        self.clock = -1
        self.found: list[Placement] = []


_LATEST: Final = Plan()


def planned(state: State, seat: Seat, stage: int) -> list[Placement]:
    """All placements that go on as this turn has begun."""
    kind, where, aim = state.kind, state.where, state.aim
    if stage == WHAT:
        _LATEST.state, _LATEST.clock = state, state.clock
        _LATEST.found = [*bids(state, seat), *uses(state, seat)]
        if state.ghost == seat:
            _LATEST.found += haunts(state, seat)
        return _LATEST.found
    if _LATEST.state != state or _LATEST.clock != state.clock:
        if kind == HAUNTING:
            return [*haunts(state, seat)]
        aim = aim if stage == COLOUR else -1
        if kind == BIDDING:
            return [*bids(state, seat, aim)]
        return [*uses(state, seat, where if stage > WHERE else -1, aim)]
    found = [each for each in _LATEST.found if each.kind == kind]
    if kind == USING and stage > WHERE:
        found = [each for each in found if each.where == where]
    return [each for each in found if each.tile == aim] if stage == COLOUR else found


def bids(state: State, seat: Seat, aim: int = -1) -> Iterator[Placement]:
    """The bids that this seat can make, for one tile if one is named: the least that leads, if it does not yet."""
    hand, together = strength(state, seat)
    wants = prices(state, seat)
    for slot, tile in enumerate(state.market):
        if aim not in (-1, tile) or state.leader[slot] == seat or not biddable(state, seat, tile, together):
            continue
        value = winning(state, seat, tile)
        need = bounds(state, seat, tile, BIDDING)[0]
        n = need + (state.bids[slot * state.seats + seat] >> 2)
        for colour in colours(state, seat, tile, BIDDING):
            if colour > MIXED:
                strong, price, plenty = with_joker(state, seat, colour, wants)
                price = price * n + JOKER
            else:
                strong, price, plenty = together[colour], n * wants.workers[colour], hand[colour]
            if strong < need:
                continue
            hold = HOLD[min(n, 7)]
            if colour == box.GREEN:
                hold = 1.0 - (1.0 - hold) * HOLD_GREEN
            worth = hold * (value - price) + PLENTY * plenty
            yield Placement(worth, BIDDING, 0, tile, colour)


def uses(state: State, seat: Seat, place: int = -1, aim: int = -1) -> Iterator[Placement]:
    """The uses that this seat can make, with the fewest workers; at one place or of one tile, if they are named."""
    hand, together = strength(state, seat)
    village, wants = village_of(state, seat), prices(state, seat)
    for where in range(state.seats + 1) if place < 0 else (place,):
        for tile in places(state, where):
            if aim not in (-1, tile) or not usable(state, seat, tile, hand, together):
                continue
            value = using(state, seat, tile, village, wants)
            n, part = bounds(state, seat, tile, USING)[0], share(state, seat, tile, where)
            for colour in colours(state, seat, tile, USING):
                if colour > MIXED:
                    strong, price, plenty = with_joker(state, seat, colour, wants)
                    if strong >= n:
                        worth = value - (n * price + JOKER) * part + PLENTY * plenty
                        yield Placement(worth, USING, where, tile, colour)
                elif colour == MIXED:
                    yield Placement(value - n * wants.workers[0] * part, USING, where, tile, colour)
                elif together[colour] >= n:
                    worth = value - n * wants.workers[colour] * part + PLENTY * hand[colour]
                    yield Placement(worth, USING, where, tile, colour)


def with_joker(state: State, seat: Seat, colour: int, wants: Prices) -> tuple[int, float, int]:
    """15.4: how many workers of this seat can go with Sven or Paulo, what one is worth, how many are at hand."""
    pair = box.READS[colour]
    at_hand = jokers.in_hand(state, seat, colour)
    lost = sum([n for _slot, n, each in jokers.groups(state, seat) if jokers.fits(each, colour)])
    return at_hand + lost, min(wants.workers[pair[0]], wants.workers[pair[1]]), at_hand


def haunts(state: State, seat: Seat) -> Iterator[Placement]:
    """16.4: the ghost on each bid that leads: it brings the workers, and nobody bids there any more, nor oneself."""
    wants = prices(state, seat)
    together = estate(state, seat)
    for tile in ghost.targets(state, seat):
        slot = state.slot[tile]
        workers = jokers.parts(state, slot * state.seats + state.leader[slot])
        value = sum([n * wants.workers[colour] for colour, n in enumerate(workers[:4])])
        for joker, n in enumerate(workers[4:]):
            value += n * (wants.workers[box.READS[box.SVEN + joker][0]] + JOKER)
        lead = sum(workers)
        if max(together[:4]) > lead:
            value -= LOST * winning(state, seat, tile)
        yield Placement(value - held(state, seat), HAUNTING, 0, tile, -1)


def held(state: State, seat: Seat) -> float:
    """16.3, 16.9: what it is worth to keep the ghost: in winter points, before it a larger bid may come yet."""
    if state.season == box.WINTER:
        slot = state.slot[box.CELESTE]
        return box.GHOST_POINTS * (OWN if state.leader[slot] == seat else OTHERS)
    if state.phase not in ("act", "carry"):
        return WAITING
    rivals = sum(state.hand) - sum(state.hand[seat * 4 : seat * 4 + 4])
    coming = min(1.0, rivals / (PLENTIFUL * (state.seats - 1)))
    return WAITING * coming * (1.0 - state.passes / state.seats) ** 2


def using(state: State, seat: Seat, tile: int, village: Village, wants: Prices) -> float:
    """What a use of this tile brings to this seat now."""
    side = state.side[tile]
    effect = box.EFFECT[tile][side]
    if effect.moves:
        return carrying(state, seat, village, wants, effect.moves, effect.ups)
    own = state.owner[tile] == seat and tile in village.tiles
    return _giving(tile, side, village.tiles.index(tile) if own else 0, village, wants)


@lru_cache(maxsize=1 << 13)
def _giving(tile: int, side: int, place: int, village: Village, wants: Prices) -> float:
    """The same of a tile without a transport: its resources come to lie at this place of the village."""
    effect = box.EFFECT[tile][side]
    value = effect.workers * wants.workers[0] + effect.greens * wants.workers[box.GREEN]
    if effect.pays_worker != box.NOTHING:
        value -= wants.workers[effect.pays_worker % box.ANY_WORKER]
    before = promise(village, wants)
    if effect.pays_skill != box.NOTHING:
        kinds = box.SKILLS if effect.pays_skill == box.ANY_SKILL else (effect.pays_skill,)
        village = with_skill(village, max(kinds, key=lambda kind: village.skills[kind]), -1)
        value += promise(village, wants) - before
        before = promise(village, wants)
    if any(effect.gain):
        value += promise(with_goods(village, place, effect.gain), wants) - before
    elif effect.one_of:
        value += max([promise(with_goods(village, place, ONE[good]), wants) for good in effect.one_of]) - before
    if effect.skills:
        more = [promise(with_skill(village, kind, 1), wants) for kind in box.SKILLS]
        value += effect.skills * (sum(more) / 3 - before)
    return value


ONE = tuple(tuple(int(kind == good) for kind in box.GOODS) for good in box.GOODS)
"""One of each resource."""


def share(state: State, seat: Seat, tile: int, where: int) -> float:
    """What part of the workers on this tile is lost to this seat."""
    if where:
        return KEPT if where - 1 == seat else SPENT
    leader = state.leader[state.slot[tile]]
    return LENT if leader == seat else SPENT
