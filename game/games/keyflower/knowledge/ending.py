"""12: the end in the open: what everybody has, what of it counts where, and what counts nowhere."""

from collections.abc import Sequence

from game.games.keyflower import components as box
from game.games.keyflower.knowledge.prospect import loose_goods, own_tiles
from game.games.keyflower.knowledge.shares import GOLD, KINDS, SHARES, TAKES, jokers_at, place, share
from game.games.keyflower.view import View


def things(view: View, seat: int) -> list[int]:
    """12.4, 12.10: all that this seat can allot, by kind, its joker among it."""
    goods = list(loose_goods(view, seat))
    if view.owner[box.SWAP] == seat and view.side[box.SWAP] == 1:
        goods = [0, 0, 0, sum(goods)]
    found = [*view.shown[seat * 4 : seat * 4 + 4], *view.shown_skills[seat * 3 : seat * 3 + 3], *goods]
    if view.joker == seat and 0 <= view.crown < KINDS:
        found[view.crown] += 1
    return found + [int(at == seat) for at in _at(view)]


def _at(view: View) -> tuple[int, ...]:
    """15.6: where Sven and Paulo are."""
    return view.extras.at if view.extras else ()


def shares(view: View, seat: int) -> tuple[int, ...]:
    """What this seat allots (see `knowledge.shares`)."""
    wide = SHARES + len(_at(view))
    return view.shares[seat * wide : seat * wide + wide]


def spare(view: View, seat: int) -> list[int]:
    """12.4: by kind what is allotted nowhere."""
    given = shares(view, seat)
    used = [sum(given[place(rule, kind)] for rule, kinds in TAKES.items() if kind in kinds) for kind in range(KINDS)]
    used += [int(at > 0) for at in given[SHARES:]]
    return [n - m for n, m in zip(things(view, seat), used, strict=True)]


def spare_gold(view: View, seat: int) -> int:
    """12.7: the gold that is worth a point itself."""
    return spare(view, seat)[GOLD]


def on_tile(view: View, seat: int, tile: int) -> tuple[tuple[int, int], ...]:
    """(kind, how many) of what counts on this tile: what is allotted there, or what lies on a yard."""
    rule, yard = box.TILES[tile].rule, box.EFFECT[tile][view.side[tile]].yard
    if rule in TAKES:
        given = shares(view, seat)
        there = jokers_at(given, rule)
        jokers = tuple([(KINDS + joker, 1) for joker in range(len(there)) if there[joker]])
        return _some(TAKES[rule], share(given, rule)) + jokers
    if yard == box.NOTHING:
        return ()
    goods = view.goods[tile * 4 : tile * 4 + 4]
    every = yard == box.ANY_GOOD or (view.owner[box.SWAP] == seat and view.side[box.SWAP] == 1)
    return _some(range(7, KINDS), [n if every or good in (yard, box.GOLD) else 0 for good, n in enumerate(goods)])


def crowned(view: View, tile: int) -> bool:
    """12.10: whether the joker lies on this yard."""
    return view.crown == KINDS + tile


def _some(kinds: range, counts: Sequence[int]) -> tuple[tuple[int, int], ...]:
    return tuple((kind, n) for kind, n in zip(kinds, counts, strict=True) if n)


def counted(view: View, seat: int) -> tuple[int, ...]:
    """12.1: the tiles of this seat that have points, the most valuable first."""
    return tuple(sorted((t for t in own_tiles(view, seat) if view.worth[t]), key=lambda t: -view.worth[t]))
