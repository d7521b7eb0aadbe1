"""How to carry and upgrade: turn over what can be paid, bring nearer what is missing, then fill the yards."""

from collections import deque

from game.core.game import Seat
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.bot.worth import lacking, turning
from game.games.keyflower.rules.carrying import joined
from game.games.keyflower.rules.state import State, owns

Leg = tuple[int, int, int]
"""A tile, a resource on it, and the edge over which it goes."""


def distances(state: State, seat: Seat, target: int) -> dict[int, tuple[int, int]]:
    """By tile: the steps to this one, and the edge of the first of them."""
    found, waiting = {target: (0, -1)}, deque([target])
    while waiting:
        tile = waiting.popleft()
        for edge, other in enumerate(state.near[tile]):
            if other >= 0 and other not in found and joined(state, seat, tile, edge):
                found[other] = (found[tile][0] + 1, (edge + 3) % 6)
                waiting.append(other)
    return found


def wants(state: State, tile: int) -> tuple[int, ...]:
    """The resources that bring this tile nearer to being turned over, or that score on it."""
    cost, here = box.TILES[tile].cost, state.goods[tile * 4 : tile * 4 + 4]
    effect = box.EFFECT[tile][state.side[tile]]
    if effect.yard != box.NOTHING:
        return tuple(box.GOODS) if effect.yard == box.ANY_GOOD else (effect.yard,)
    if cost is None or state.side[tile]:
        return ()
    before = lacking(cost, here)
    found = []
    for good in box.GOODS:
        here[good] += 1
        if lacking(cost, here) < before:
            found.append(good)
        here[good] -= 1
    return tuple(found)


def needed(state: State, tile: int, good: int) -> bool:
    """Whether this resource already lies where it belongs."""
    if good in wants_here(state, tile):
        return True
    cost, here = box.TILES[tile].cost, state.goods[tile * 4 : tile * 4 + 4]
    if cost is None or state.side[tile]:
        return False
    before = lacking(cost, here)
    here[good] -= 1
    return lacking(cost, here) > before


def wants_here(state: State, tile: int) -> tuple[int, ...]:
    """What scores on this tile."""
    effect = box.EFFECT[tile][state.side[tile]]
    if effect.yard == box.NOTHING:
        return ()
    return tuple(box.GOODS) if effect.yard == box.ANY_GOOD else (effect.yard,)


def payable(state: State, seat: Seat, tile: int) -> bool:
    """Whether the skill tile is there that turning this tile over takes."""
    cost = box.TILES[tile].cost
    if cost is None or state.side[tile]:
        return False
    kinds = box.SKILLS if cost.skill == box.ANY_SKILL else (cost.skill,)
    return cost.skill == box.NOTHING or any(state.skills[seat * 3 + kind] for kind in kinds)


def next_leg(state: State, seat: Seat) -> Leg | None:
    """The next step of a resource; None where none is worth it."""
    best, leg = 0.0, None
    for target in state.villages[seat]:
        wanted = wants(state, target)
        if not wanted or (wants_here(state, target) == () and not payable(state, seat, target)):
            continue
        gain = _gain(state, seat, target)
        ways = distances(state, seat, target)
        cost = box.TILES[target].cost
        missing = lacking(cost, state.goods[target * 4 : target * 4 + 4]) if cost and not state.side[target] else 1
        for tile, (steps, edge) in ways.items():
            if not steps:
                continue
            for good in wanted:
                if state.goods[tile * 4 + good] and not needed(state, tile, good):
                    late = 0.55 if steps > state.moves else 1.0
                    worth = late * gain / (max(1, missing) + 0.6 * steps) - (0.2 if good == box.GOLD else 0.0)
                    if worth > best + 1e-9:
                        best, leg = worth, (tile, good, edge)
    return leg


def _gain(state: State, seat: Seat, target: int) -> float:
    effect = box.EFFECT[target][state.side[target]]
    if effect.yard != box.NOTHING and (state.season == box.WINTER or state.side[target]):
        return float(effect.each)
    if owns(state, seat, box.SWAP, 0):
        return turning(target, state.season) + 0.5
    return turning(target, state.season)


def haul(state: State, seat: Seat, legal: list[do.Action]) -> do.Action:
    """What to do in this transport."""
    turn = [action for action in legal if isinstance(action, do.Upgrade)]
    if turn:
        best = max(turn, key=lambda action: turning(action.tile, state.season))
        if turning(best.tile, state.season) > 0.0:
            return best
    leg = next_leg(state, seat) if state.moves else None
    if state.stage:
        return _step(legal, leg)
    action = do.CARRY_FROM[leg[0]] if leg else do.STOP
    return action if action in legal else do.STOP


def _step(legal: list[do.Action], leg: Leg | None) -> do.Action:
    """The step that was meant; where there is none, the first."""
    if leg is not None:
        meant = do.STEP[leg[1]][leg[2]]
        if meant in legal:
            return meant
    return legal[0]
