"""10.2: what a winter tile would score now for the seat that looks at it, by itself."""

from game.games.keyflower import components as box
from game.games.keyflower.knowledge.bidding import behind_screen
from game.games.keyflower.knowledge.shares import TAKES, accepts, best_shares, jokers_at, scored, share
from game.games.keyflower.view import View


def own_tiles(view: View, seat: int) -> tuple[int, ...]:
    """All tiles of this seat, laid or not."""
    return (*view.villages[seat], *view.beside[seat], *view.fresh[seat])


def loose_goods(view: View, seat: int) -> tuple[int, ...]:
    """12.8: the resources of a village that lie on no yard."""
    tiles = [tile for tile in own_tiles(view, seat) if box.EFFECT[tile][view.side[tile]].yard == box.NOTHING]
    return tuple(sum(view.goods[tile * 4 + good] for tile in tiles) for good in box.GOODS)


def things(view: View) -> tuple[int, ...]:
    """All that the own seat has now, by kind: workers, skill tiles, and resources that lie on no yard."""
    assert view.seat is not None
    hand = behind_screen(view)
    return (*hand[:4], *view.skills, *loose_goods(view, view.seat), *hand[4:])


def useful(view: View, tile: int) -> tuple[tuple[int, int], ...]:
    """(kind, how many) of what can score on this tile."""
    rule = box.TILES[tile].rule
    have = things(view)
    found = tuple((kind, have[kind]) for kind in TAKES.get(rule, ()) if accepts(rule, kind))
    jokers = [kind for kind in range(box.KINDS, len(have)) if rule in TAKES and have[kind] and accepts(rule, kind)]
    return found + tuple((kind, 1) for kind in jokers)


def times(view: View, tile: int) -> int:
    """12.5 to 12.7: how often it would score, everything used for it alone."""
    rule = box.TILES[tile].rule
    if rule not in TAKES:
        return 0
    have = list(things(view))
    if view.owner[box.SWAP] == view.seat and view.side[box.SWAP] == 1:
        have[7:11] = [0, 0, 0, sum(have[7:11])]
    shares = best_shares(have, {rule: box.TILES[tile].points})
    return scored(rule, share(shares, rule), jokers_at(shares, rule))


def points_now(view: View, tile: int) -> int:
    """12: printed points, and what it would score."""
    return box.TILES[tile].vp[0] + box.TILES[tile].points * times(view, tile)
