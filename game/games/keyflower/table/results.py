"""The end of the game in numbers: where the points came from, and how the villages grew."""

from collections import Counter
from typing import Any

from game.core.staging import Award, Chart, Row, leader
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.events import Bidden, GameEnded, SeasonBegan, TileWon, Upgraded, Used
from game.games.keyflower.table.mats import printed
from game.games.keyflower.view import View
from game.words import _, plural


def audit(view: View) -> tuple[Row, ...]:
    """12: printed points, yards, and all that is allotted; the total last."""
    seats = range(view.seats)
    plain = tuple(printed(view, seat) for seat in seats)
    yards = tuple(sum(yard(view, tile) for tile in _own(view, seat)) for seat in seats)
    rest = tuple(view.scores[seat] - plain[seat] - yards[seat] for seat in seats)
    return (
        Row(_("Printed on tiles"), plain),
        Row(_("Resources on yards"), yards),
        Row(_("Workers, skill tiles, resources, boats and turn order"), rest),
        Row(_("Total"), view.scores),
    )


def _own(view: View, seat: int) -> tuple[int, ...]:
    return (*view.villages[seat], *view.beside[seat], *view.fresh[seat])


def yard(view: View, tile: int) -> int:
    """12.8: what the resources on a tile score there."""
    effect = box.EFFECT[tile][view.side[tile]]
    if effect.yard == box.NOTHING:
        return 0
    goods = view.goods[tile * 4 : tile * 4 + 4]
    counted = sum(goods) if effect.yard == box.ANY_GOOD else goods[effect.yard] + goods[box.GOLD]
    return effect.each * counted


def charts(events: tuple[Any, ...]) -> tuple[Chart, ...]:
    """Tiles by season, and upgrades by season."""
    ended = next((event for event in events if isinstance(event, GameEnded)), None)
    if ended is None:
        return ()
    seats = len(ended.scores)
    return (
        Chart(_("Tiles won by season"), _by_season(events, TileWon, seats)),
        Chart(_("Upgrades by season"), _by_season(events, Upgraded, seats)),
    )


def _by_season(
    events: tuple[Any, ...], kind: type[TileWon] | type[Upgraded], seats: int
) -> tuple[tuple[tuple[str, int], ...], ...]:
    counts, ends, season = Counter[int](), list[tuple[str, Counter[int]]](), ""
    for event in events:
        if isinstance(event, SeasonBegan):
            if season:
                ends.append((season, counts.copy()))
            season = names.season_name(event.season)
        elif isinstance(event, kind):
            counts[event.seat] += 1
    ends.append((season, counts))
    return tuple(tuple((name, sums[seat]) for name, sums in ends) for seat in range(seats))


def awards(events: tuple[Any, ...]) -> tuple[Award, ...]:
    """Who won most tiles, turned over most, used most, and bid highest; ties give no award."""
    won = Counter(event.seat for event in events if isinstance(event, TileWon))
    turned = Counter(event.seat for event in events if isinstance(event, Upgraded))
    used = Counter(event.seat for event in events if isinstance(event, Used))
    bids = [event for event in events if isinstance(event, Bidden)]
    found = []
    for counts, title, one, many in (
        (won, _("Largest village"), "{n} tile won", "{n} tiles won"),
        (turned, _("Master builder"), "{n} upgrade", "{n} upgrades"),
        (used, _("Busiest"), "{n} use of a tile", "{n} uses of tiles"),
    ):
        best = leader(counts)
        if best is not None:
            found.append(Award(best, title, plural(one, many, counts[best])))
    high = leader({number: bid.n for number, bid in enumerate(bids)})
    if high is not None:
        bid = bids[high]
        words = _("{n} workers for {tile}").format(n=bid.n, tile=names.tile_name(bid.tile))
        found.append(Award(bid.seat, _("Highest bid"), words))
    return tuple(found)
