"""6: how far resources can be carried in a village, and what is still missing for an upgrade."""

from dataclasses import dataclass

from game.core.game import Seat
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.view import View

Edges = tuple[int, ...]
"""The edges that are crossed, in order."""


@dataclass(frozen=True, slots=True)
class Need:
    """6.4: a line of what an upgrade takes, and how much of it there is; the kind may be `ANY_GOOD` or `ANY_SKILL`."""

    kind: int
    skill: bool
    need: int
    have: int

    @property
    def met(self) -> bool:
        """Whether there is enough."""
        return self.have >= self.need


def beyond(view: View, seat: Seat, tile: int, edge: int) -> int:
    """The tile of this village beyond this edge; -1 = none."""
    cell = view.cell[tile] + box.NEXT[edge]
    return next((other for other in view.villages[seat] if view.cell[other] == cell), -1)


def joined(view: View, seat: Seat, tile: int, edge: int) -> int:
    """6.2, 11.3: the tile to which a resource may pass over this edge; -1 = none."""
    other = beyond(view, seat, tile, edge)
    if other < 0:
        return -1
    here, there = edge_of(view, tile, edge), edge_of(view, other, (edge + 3) % 6)
    fields = view.owner[box.ROADS] == seat and not view.side[box.ROADS]
    return other if here == there == "R" or (fields and "W" not in (here, there)) else -1


def edge_of(view: View, tile: int, edge: int) -> str:
    """What lies at this edge of a tile that has been laid."""
    return box.TURNED[tile][view.turned[tile]][edge]


def ways(view: View, seat: Seat, tile: int, steps: int) -> dict[int, Edges]:
    """6.2: by tile that can be reached in so many steps: a shortest way to it; not the tile itself."""
    found: dict[int, Edges] = {tile: ()}
    ahead = [tile]
    for here in ahead:
        if len(found[here]) < steps:
            for edge in range(6):
                other = joined(view, seat, here, edge)
                if other >= 0 and other not in found:
                    found[other] = (*found[here], edge)
                    ahead.append(other)
    del found[tile]
    return found


def along(view: View, seat: Seat, tile: int, edges: Edges) -> tuple[int, ...]:
    """The tiles on this way, with its beginning and its end."""
    found = [tile]
    for edge in edges:
        found.append(beyond(view, seat, found[-1], edge))
    return tuple(found)


def needs(view: View, seat: Seat, tile: int, more: int = box.NOTHING) -> tuple[Need, ...]:
    """6.4, 6.5: what the upgrade of this tile takes, and what of it there is, with one more of the resource `more`.

    Gold stands for what is missing; skill tiles are counted only where the seat of this view owns the village.
    """
    cost = box.TILES[tile].cost
    if cost is None or view.side[tile]:
        return ()
    have = list(view.goods[tile * 4 : tile * 4 + 4])
    if more != box.NOTHING:
        have[more] += 1
    swap = view.owner[box.SWAP] == seat and not view.side[box.SWAP]
    spare = have[box.GOLD] - cost.goods[box.GOLD]
    spare += sum(max(have[kind] - cost.goods[kind], 0) for kind in box.GOODS[:3]) if swap else 0
    found = []
    for kind in box.GOODS:
        need, there = cost.goods[kind], have[kind]
        if need and kind != box.GOLD and there < need:
            gold = max(0, min(need - there, spare))
            there, spare = there + gold, spare - gold
        if need:
            found.append(Need(kind, False, need, there))
    if cost.any:
        found.append(Need(box.ANY_GOOD, False, cost.any, sum(have) - sum(cost.goods)))
    if cost.skill != box.NOTHING:
        own = view.skills if view.seat == seat else ()
        found.append(Need(cost.skill, True, 1, sum(own) if cost.skill == box.ANY_SKILL else sum(own[cost.skill :][:1])))
    return tuple(found)


def sole_payment(view: View, seat: Seat, tile: int) -> do.PayWith:
    """6.5: what is paid for the upgrade of this tile where there is but one way to pay."""
    cost = box.TILES[tile].cost
    assert cost is not None
    have = view.goods[tile * 4 : tile * 4 + 4]
    paid = [min(need, n) for need, n in zip(cost.goods, have, strict=True)]
    left = sum(cost.goods) + cost.any - sum(paid)
    for kind in (box.GOLD, *box.GOODS[:3]):
        more = min(left, have[kind] - paid[kind])
        paid[kind], left = paid[kind] + more, left - more
    skill = cost.skill
    if skill == box.ANY_SKILL:
        skill = next((kind for kind in box.SKILLS if view.skills[kind]), skill)
    return do.PayWith((paid[0], paid[1], paid[2], paid[3]), skill)


def ready(view: View, seat: Seat, tile: int, more: int = box.NOTHING) -> bool:
    """6.4: whether all that the upgrade of this tile takes is there."""
    found = needs(view, seat, tile, more)
    return bool(found) and all(each.met for each in found)
