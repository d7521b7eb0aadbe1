"""What things are worth in points, as rules of thumb: workers, goods, what a tile gives, and a tile to its owner."""

from functools import lru_cache

from game.core.game import Seat
from game.games.keyflower import components as box
from game.games.keyflower.rules.scoring import score
from game.games.keyflower.rules.state import State

WORKER = (1.05, 0.95, 0.75, 0.4)
"""By season: a worker that is not green."""
GREEN = 1.6
"""How much more a green one is worth."""
GOOD = ((0.9, 0.9, 0.9, 1.6), (0.9, 0.9, 0.9, 1.6), (0.7, 0.7, 0.7, 1.4), (0.3, 0.3, 0.3, 1.1))
"""By season and resource."""
SKILL = (1.4, 1.3, 1.1, 0.6)
"""By season: a skill tile."""
LEFT = (3, 2, 1, 0)
"""By season: the seasons after it."""
UPGRADED = (0.65, 0.6, 0.45, 0.0)
"""By season: how likely a tile won in it is turned over in the end."""
OWN_USES = 0.8
"""How often an owner uses a tile in a season."""
BOAT = 4.0
"""The power of a summer boat."""
RANK = (3.0, 2.2, 1.6, 1.2)
"""By place among the turn order tiles: what it brings to choose so early."""
MARKER = 1.2
"""The purple marker."""
READY, NEAR, FAR = 1.0, 0.55, 0.15
"""How surely a tile is turned over that can be paid now, for which everything lies in the village, or something."""


def worker(season: int, colour: int) -> float:
    """A worker of this colour."""
    return WORKER[season] * GREEN if colour == box.GREEN else WORKER[season]


@lru_cache(maxsize=1 << 10)
def gives(tile: int, side: int, season: int) -> float:
    """What a use of this tile brings at once, transport aside, less what it pays."""
    effect = box.EFFECT[tile][side]
    goods, skill, plain = GOOD[season], SKILL[season], WORKER[season]
    total = sum([n * each for n, each in zip(effect.gain, goods, strict=True)])
    total += goods[0] if effect.one_of else 0.0
    total += effect.skills * skill + effect.workers * plain + effect.greens * plain * GREEN
    if effect.pays_worker != box.NOTHING:
        total -= plain
    return total - (0.8 * skill if effect.pays_skill != box.NOTHING else 0.0)


@lru_cache(maxsize=1 << 10)
def turning(tile: int, season: int) -> float:
    """What it brings to turn this tile over: points, a better yield, and less what is paid."""
    row = box.TILES[tile]
    if row.cost is None:
        return 0.0
    total = row.vp[1] - row.vp[0] + 0.6 * LEFT[season] * (gives(tile, 1, season) - gives(tile, 0, season))
    total += 0.5 * LEFT[season] * (row.effects[1].moves - row.effects[0].moves) * 0.5
    total += 2.0 * (row.effects[1].each - row.effects[0].each)
    total -= sum([n * each for n, each in zip(row.cost.goods, GOOD[3], strict=True)]) + 0.3 * row.cost.any
    return total - (SKILL[3] if row.cost.skill != box.NOTHING else 0.0)


@lru_cache(maxsize=1 << 10)
def owning(tile: int, side: int, season: int) -> float:
    """What this tile brings to whoever wins it in this season, as far as it hangs on the tile alone."""
    row = box.TILES[tile]
    if row.kind == "summer boat":
        return BOAT
    effect = row.effects[side]
    total = row.vp[0] + UPGRADED[season] * turning(tile, season)
    total += OWN_USES * LEFT[season] * max(0.0, gives(tile, side, season) + 0.5 * effect.moves)
    return total + (2.5 * effect.each if effect.yard != box.NOTHING else 0.0)


def winning(state: State, seat: Seat, tile: int) -> float:
    """What this tile on offer brings to this seat."""
    kind, season = box.TILES[tile].kind, state.season
    if kind == "turn order":
        tiles = box.TURN_ORDER_TILES[state.seats]
        purple = MARKER if tile == tiles[-1] else 0.0
        return RANK[tiles.index(tile)] + purple + (3.0 if season == box.WINTER else 0.0)
    if kind == "winter":
        return scores_for(state, seat, tile)
    value = owning(tile, state.side[tile], season)
    row = box.TILES[tile]
    return value + (_goods_for(state, seat, row.cost) if row.cost else 0.0)


def scores_for(state: State, seat: Seat, tile: int) -> float:
    """What this winter or boat tile would add to this seat's score now."""
    before = score(state, seat)
    state.beside[seat] += (tile,)
    after = score(state, seat)
    state.beside[seat] = state.beside[seat][:-1]
    return float(after - before)


def _goods_for(state: State, seat: Seat, cost: box.Cost) -> float:
    """Somewhat more for a tile whose price the village already has."""
    have = stock(state, seat)
    short = sum([max(0, need - n) for need, n in zip(cost.goods, have, strict=True)])
    return 0.8 if not short and sum(have) >= sum(cost.goods) + cost.any else 0.0


def stock(state: State, seat: Seat) -> list[int]:
    """The resources in this village, by kind."""
    total = [0, 0, 0, 0]
    for tile in state.villages[seat]:
        at = tile * 4
        for good in box.GOODS:
            total[good] += state.goods[at + good]
    return total


def standing(state: State, seat: Seat, have: list[int], tile: int) -> float:
    """How surely this own tile is turned over, as far as one can see."""
    cost = box.TILES[tile].cost
    if cost is None or state.side[tile]:
        return 0.0
    if cost.skill != box.NOTHING:
        kinds = box.SKILLS if cost.skill == box.ANY_SKILL else (cost.skill,)
        if not any(state.skills[seat * 3 + kind] for kind in kinds):
            return 0.0
    here = state.goods[tile * 4 : tile * 4 + 4]
    if lacking(cost, here) == 0:
        return READY
    missing = lacking(cost, have)
    return NEAR if missing == 0 else FAR if missing == 1 else 0.0


def lacking(cost: box.Cost, have: list[int]) -> int:
    """How many resources these lack to pay this price; gold stands for any."""
    short = sum([max(0, need - n) for need, n in zip(cost.goods[:3], have[:3], strict=True)])
    gold = have[3] - cost.goods[3]
    spare = sum([max(0, n - need) for need, n in zip(cost.goods[:3], have[:3], strict=True)]) + max(0, gold - short)
    return max(0, short - max(0, gold)) + max(0, -gold) + max(0, cost.any - spare)


def carrying(state: State, seat: Seat, moves: int, ups: int) -> float:
    """What a transport of so many steps and upgrades brings to this seat now."""
    have, season = stock(state, seat), state.season
    found = []
    for tile in state.villages[seat]:
        sure = standing(state, seat, have, tile)
        if sure == READY or (sure == NEAR and moves > 1):
            found.append(sure * turning(tile, season))
    found.sort(reverse=True)
    total = sum([each for each in found[:ups] if each > 0.0])
    return total + (0.15 * min(moves, sum(have)) if sum(have) else 0.0)
