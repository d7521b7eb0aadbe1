"""What tiles are worth in points, as rules of thumb: what one gives, turned over, and to its owner."""

from functools import lru_cache

from game.core.game import Seat
from game.games.keyflower import components as box
from game.games.keyflower.bot.prices import GREEN, SKILL, WORKER, winter_gain
from game.games.keyflower.places import ON_SHIP
from game.games.keyflower.rules.scoring import score
from game.games.keyflower.rules.state import State

MADE = 0.9
"""What a resource is worth that a tile makes in seasons to come, when one may choose what it is for."""
COIN = 1.4
"""The same of gold."""
LEFT = (3, 2, 1, 0)
"""By season: the seasons after it."""
UPGRADED: tuple[float, ...] = (0.55, 0.56, 0.42, 0.0)
"""By season: how likely a tile won in it is turned over in the end."""
AGAIN = 0.6
"""How much of what the other side gives more is used, in each season."""
OWN_USES = 0.7
"""How often an owner uses a tile in a season."""
MOVING = 0.9
"""What a step of an own transport tile brings at a use, and what an upgrade does."""
LIFTING = 1.2
BOAT = 4.83
"""The power of a summer boat."""
RANK: tuple[float, ...] = (3.0, 2.2, 1.6, 1.2)
"""By place among the turn order tiles: what it brings to choose so early."""
MARKER = 1.2
"""The purple marker."""
BESIDE = 3.66
"""What a turn order tile scores for its neighbours."""
GHOST = 3.2
"""The ghost for a season."""
STORED = 4.0
"""Resources that find their way to a yard."""
SHORT: tuple[float, ...] = (1.0, 0.82, 0.52, 0.37)
"""By the resources that are not there yet: how much less likely the tile is turned over."""
NO_SKILL = 0.6
"""The same where the skill tile is not there."""


@lru_cache(maxsize=1 << 10)
def gives(tile: int, side: int, season: int) -> float:
    """What a use of this tile brings, transport aside, less what it pays."""
    effect = box.EFFECT[tile][side]
    skill, plain = SKILL[min(season, box.AUTUMN)], WORKER[season]
    total = MADE * (sum(effect.gain[:3]) + bool(effect.one_of)) + COIN * effect.gain[box.GOLD]
    total += effect.skills * skill + effect.workers * plain + effect.greens * plain * GREEN
    if effect.pays_worker != box.NOTHING:
        total -= plain
    return total - (0.8 * skill if effect.pays_skill != box.NOTHING else 0.0)


@lru_cache(maxsize=1 << 10)
def turning(tile: int, season: int) -> float:
    """What it brings to turn this tile over: points, and a better yield; what is paid is not taken off."""
    row = box.TILES[tile]
    total = row.vp[1] - row.vp[0] + AGAIN * LEFT[season] * (gives(tile, 1, season) - gives(tile, 0, season))
    before, after = row.effects
    total += AGAIN * LEFT[season] * (MOVING * (after.moves - before.moves) * 0.5 + LIFTING * (after.ups - before.ups))
    return total + STORED * 0.7 * (after.each - before.each)


@lru_cache(maxsize=1 << 10)
def owning(tile: int, side: int, season: int) -> float:
    """What this tile brings to whoever wins it in this season, upgrades aside, as far as it hangs on the tile alone."""
    row = box.TILES[tile]
    if row.kind == "summer boat":
        return BOAT
    effect = row.effects[side]
    total = row.vp[side] + OWN_USES * LEFT[season] * max(
        0.0, gives(tile, side, season) + MOVING * effect.moves * 0.5 + LIFTING * effect.ups
    )
    return total + (STORED * (effect.each - 0.5) if effect.yard != box.NOTHING else 0.0)


def winning(state: State, seat: Seat, tile: int) -> float:
    """What this tile on offer brings to this seat."""
    kind, season = box.TILES[tile].kind, state.season
    if kind == "turn order":
        tiles = box.TURN_ORDER_TILES[state.seats]
        purple = MARKER if tile == tiles[-1] else 0.0
        return RANK[tiles.index(tile)] + purple + (BESIDE if season == box.WINTER else 0.0)
    if kind == "ship":
        return _ship(state, seat)
    if kind == "winter":
        return winter_gain(state, seat, tile)
    value, cost = owning(tile, state.side[tile], season), box.TILES[tile].cost
    if cost is None:
        return value
    return value + UPGRADED[season] * turned(state, seat, cost) * turning(tile, season)


def _ship(state: State, seat: Seat) -> float:
    """16.2, 16.9: what the bid for the Key Celeste brings: the ghost, in winter the tile, on which it scores."""
    if state.season < box.WINTER:
        return GHOST
    return float(box.CELESTE_POINTS + box.GHOST_POINTS * (state.ghost in (seat, ON_SHIP)))


def turned(state: State, seat: Seat, cost: box.Cost) -> float:
    """How much less likely a tile is turned over because something of its price is not there."""
    sure = SHORT[min(3, lacking(cost, stock(state, seat)))]
    if cost.skill == box.NOTHING:
        return sure
    kinds = box.SKILLS if cost.skill == box.ANY_SKILL else (cost.skill,)
    return sure if any(state.skills[seat * 3 + kind] for kind in kinds) else sure * NO_SKILL


def scores_for(state: State, seat: Seat, tile: int) -> float:
    """What this winter or boat tile would add to this seat's score now."""
    before = score(state, seat)
    state.beside[seat] += (tile,)
    after = score(state, seat)
    state.beside[seat] = state.beside[seat][:-1]
    return float(after - before)


def stock(state: State, seat: Seat) -> list[int]:
    """The resources in this village, by kind."""
    total, goods = [0, 0, 0, 0], state.goods
    for tile in state.villages[seat]:
        at = tile * 4
        for good in box.GOODS:
            total[good] += goods[at + good]
    return total


def lacking(cost: box.Cost, have: list[int]) -> int:
    """How many resources these lack to pay this price; gold stands for any."""
    short = sum([max(0, need - n) for need, n in zip(cost.goods[:3], have[:3], strict=True)])
    gold = have[3] - cost.goods[3]
    spare = sum([max(0, n - need) for need, n in zip(cost.goods[:3], have[:3], strict=True)]) + max(0, gold - short)
    return max(0, short - max(0, gold)) + max(0, -gold) + max(0, cost.any - spare)
