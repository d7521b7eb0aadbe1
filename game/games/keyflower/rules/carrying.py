"""6: transport and upgrade in the own village, in any order, a step at a time."""

from functools import lru_cache
from itertools import product

from game.core.game import Tell
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.events import Carried, CarriedNothing, Upgraded
from game.games.keyflower.halves import PAYING, WHITHER
from game.games.keyflower.rules.state import State, forget, owns, show_skill

Payment = tuple[int, int, int, int]


def joined(state: State, seat: int, tile: int, edge: int) -> bool:
    """6.2, 11.3: whether a resource may pass over this edge of this tile."""
    other = state.near[tile][edge]
    if other < 0:
        return False
    here = box.TURNED[tile][state.turned[tile]][edge]
    there = box.TURNED[other][state.turned[other]][(edge + 3) % 6]
    if here == there == "R":
        return True
    return "W" not in (here, there) and owns(state, seat, box.ROADS, 0)


@lru_cache(maxsize=1 << 14)
def _sets(cost: box.Cost, have: Payment, swap: bool) -> tuple[Payment, ...]:
    """6.5, 11.5: the sets of resources that pay exactly, those with the least gold first."""
    total = sum(cost.goods) + cost.any
    found = list[Payment]()
    for gold, wood, stone, iron in product(*(range(min(have[good], total) + 1) for good in (3, 0, 1, 2))):
        if wood + stone + iron + gold == total:
            paid = (wood, stone, iron, gold)
            extra = gold - cost.goods[box.GOLD]
            short = sum([max(need - n, 0) for need, n in zip(cost.goods[:3], paid[:3], strict=True)])
            if swap or extra >= short:
                found.append(paid)
    return tuple(found)


def _resources(state: State, seat: int, tile: int) -> tuple[Payment, ...]:
    """6.4, 6.5: the sets of resources on this tile that pay for turning it over."""
    cost = box.TILES[tile].cost
    if cost is None or state.side[tile]:
        return ()
    wood, stone, iron, gold = state.goods[tile * 4 : tile * 4 + 4]
    return _sets(cost, (wood, stone, iron, gold), owns(state, seat, box.SWAP, 0))


def _payments(state: State, seat: int, tile: int) -> list[do.Action]:
    """6.4, 6.5: every way to pay for turning this tile over."""
    cost, sets = box.TILES[tile].cost, _resources(state, seat, tile)
    if cost is None or not sets:
        return []
    skills = [box.NOTHING]
    if cost.skill != box.NOTHING:
        kinds = box.SKILLS if cost.skill == box.ANY_SKILL else (cost.skill,)
        skills = [kind for kind in kinds if state.skills[seat * 3 + kind]]
    return [do.PAY_WITH[paid, skill] for paid in sets for skill in skills]


def legal(state: State, seat: int) -> list[do.Action]:
    """6.1: carry, upgrade, or stop; then over which road, or how it is paid."""
    tile = state.aim
    if state.stage == PAYING:
        return _payments(state, seat, tile)
    if state.stage == WHITHER:
        edges = [edge for edge in range(6) if joined(state, seat, tile, edge)]
        return [do.STEP[good][edge] for good in box.GOODS if state.goods[tile * 4 + good] for edge in edges]
    found: list[do.Action] = []
    village = state.villages[seat]
    if state.moves:
        for each in village:
            if any(state.goods[each * 4 : each * 4 + 4]) and any(joined(state, seat, each, edge) for edge in range(6)):
                found.append(do.CARRY_FROM[each])
    if state.ups:
        found += [do.UPGRADE[each] for each in village if _payments(state, seat, each)]
    found.append(do.STOP)
    return found


def play(state: State, seat: int, action: do.Action, tell: Tell | None) -> None:
    """Carries out one part."""
    match action:
        case do.CarryFrom(tile):
            state.aim, state.stage = tile, WHITHER
            return
        case do.Upgrade(tile):
            state.aim, state.stage = tile, PAYING
            found = _payments(state, seat, tile)
            if len(found) > 1:
                return
            _upgrade(state, seat, found[0], tell)
        case do.PayWith():
            _upgrade(state, seat, action, tell)
        case do.Step(good, edge):
            tile, target = state.aim, state.near[state.aim][edge]
            state.goods[tile * 4 + good] -= 1
            state.goods[target * 4 + good] += 1
            state.moves -= 1
            state.trip += ((good, tile, target),)
            if tell:
                tell(Carried(seat, good, tile, target))
        case _:
            end(state, seat, tell)
    forget(state)


def end(state: State, seat: int, tell: Tell | None) -> None:
    """6.1: what is left of the transport is given up."""
    if tell and not state.trip:
        tell(CarriedNothing(seat))
    state.moves, state.ups, state.trip = 0, 0, ()


def _upgrade(state: State, seat: int, payment: do.Action, tell: Tell | None) -> None:
    """6.4: the tile is turned over; what is paid goes back to the supplies, what else lies on it stays."""
    assert isinstance(payment, do.PayWith)
    tile = state.aim
    for good, n in enumerate(payment.goods):
        state.goods[tile * 4 + good] -= n
        state.supply[good] += n
    if payment.skill != box.NOTHING:
        show_skill(state, seat, payment.skill, -1)
        state.pile[payment.skill] += 1
    state.side[tile] = 1
    state.ups -= 1
    state.trip += ((tile,),)
    if tell:
        tell(Upgraded(seat, tile, payment.goods, payment.skill))


def finished(state: State, seat: int) -> bool:
    """6.1, 13.1: whether nothing can be carried or upgraded (any more), for all that others see.

    Whoever has a skill tile is asked even if it is of another kind than an upgrade takes: else that would be told.
    """
    if state.ups and any(state.skills[seat * 3 : seat * 3 + 3]):
        village = state.villages[seat]
        if any(_resources(state, seat, tile) for tile in village):
            return False
    return len(legal(state, seat)) == 1
