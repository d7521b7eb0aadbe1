"""What a View tells of the points in a choice: what a tile would score now, and what its upgrade still lacks."""

from game.games.keyflower import components as box
from game.games.keyflower.knowledge.allotment import best_goods, best_skills, best_workers
from game.games.keyflower.knowledge.bidding import behind_screen, standing
from game.games.keyflower.view import View


def own_goods(view: View, seat: int) -> list[int]:
    """12.4: the resources of this village that lie on no yard, by kind."""
    found = [0, 0, 0, 0]
    for tile in (*view.villages[seat], *view.beside[seat], *view.fresh[seat]):
        if box.EFFECT[tile][view.side[tile]].yard == box.NOTHING:
            for good in box.GOODS:
                found[good] += view.goods[tile * 4 + good]
    return found


def own_workers(view: View, seat: int) -> list[int]:
    """7.4: the workers behind the own screen and on the own tiles, by colour, Sven and Paulo after them."""
    found = list(behind_screen(view))
    for tile in (*view.villages[seat], *view.beside[seat]):
        for colour, n in enumerate(standing(view, tile)):
            found[colour] += n
    return found


def scores_now(view: View, seat: int, tile: int) -> int:
    """12: the points of this winter tile alone for what its seat has now; for its own view only."""
    row = box.TILES[tile]
    rules, none = dict[str, int](), dict[str, int]()
    if row.rule:
        rules[row.rule] = row.points
    goods, workers = own_goods(view, seat), own_workers(view, seat)
    more = best_goods(goods, rules) - best_goods(goods, none)
    return row.vp[0] + more + best_skills(view.skills, rules) + best_workers(workers, rules)


def lacks(view: View, seat: int, tile: int) -> tuple[int, bool]:
    """6.4: how many resources the own village lacks for turning this tile over, and whether the skill tile is there."""
    cost = box.TILES[tile].cost
    assert cost is not None
    have = own_goods(view, seat)
    short = sum([max(0, need - n) for need, n in zip(cost.goods[:3], have[:3], strict=True)])
    spare = sum([max(0, n - need) for need, n in zip(cost.goods[:3], have[:3], strict=True)])
    gold = have[box.GOLD] - cost.goods[box.GOLD]
    missing = max(0, short + max(0, cost.any - spare) - max(0, gold)) + max(0, -gold)
    kinds = box.SKILLS if cost.skill == box.ANY_SKILL else (cost.skill,)
    return missing, cost.skill == box.NOTHING or any(view.skills[kind] for kind in kinds)
