"""The end of the game in numbers: where the points came from, and how the villages grew."""

from collections.abc import Callable
from typing import Any

from game.core.staging import Award, Cause, Chart, Row
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.events import Bidden, GameEnded, SeasonBegan, TileWon, Upgraded, Used
from game.games.keyflower.knowledge.ending import spare_gold
from game.games.keyflower.knowledge.prospect import own_tiles
from game.games.keyflower.view import View
from game.kit.results import Best, Most, given, growing
from game.words import _, later, plural

Part = Callable[[View, int], int]
"""(the public view of the finished game, a tile) -> its points of one sort."""


def audit(view: View) -> tuple[Row, ...]:
    """12: printed points, yards, turn order, boats, what winter tiles score by kind, spare gold; the total last."""
    seats = range(view.seats)
    rows = [Row(_(words), tuple(_sum(view, seat, part) for seat in seats)) for words, part in PARTS.items()]
    gold = tuple(spare_gold(view, seat) for seat in seats)
    return *rows, Row(_("Gold left over"), gold), Row(_("Total"), view.scores)


def _sum(view: View, seat: int, part: Part) -> int:
    return sum(part(view, tile) for tile in own_tiles(view, seat))


def _printed(view: View, tile: int) -> int:
    return box.TILES[tile].vp[view.side[tile]]


def _scores(*kinds: str) -> Part:
    """What tiles of these kinds score besides what is printed on them."""
    return lambda view, tile: view.worth[tile] - _printed(view, tile) if box.TILES[tile].kind in kinds else 0


def _winter(first: int) -> Part:
    """What winter tiles score for things of which this is the first kind."""
    rest = _scores("winter")
    return lambda view, tile: rest(view, tile) if box.TAKES.get(box.TILES[tile].rule, (-1,))[0] == first else 0


PARTS: dict[str, Part] = {
    later("Printed on tiles"): _printed,
    later("Resources on yards"): _scores("home", "village"),
    later("Turn order"): _scores("turn order"),
    later("Boats"): _scores("boat", "ship"),
    later("Winter tiles: workers"): _winter(0),
    later("Winter tiles: skills"): _winter(4),
    later("Winter tiles: resources"): _winter(7),
}
"""Where points come from."""


def charts(events: tuple[Any, ...]) -> tuple[Chart, ...]:
    """Tiles by season, and upgrades by season."""
    ended = next((event for event in events if isinstance(event, GameEnded)), None)
    if ended is None:
        return ()
    won, turned = (growing(events, len(ended.scores), _season, each, names.season_name(0)) for each in (_won, _turned))
    return Chart(_("Tiles won by season"), won), Chart(_("Upgrades by season"), turned)


def _season(event: Any) -> str:
    return names.season_name(event.season) if isinstance(event, SeasonBegan) else ""


def _won(event: Any) -> dict[int, int]:
    return {event.seat: 1} if isinstance(event, TileWon) else {}


def _turned(event: Any) -> dict[int, int]:
    return {event.seat: 1} if isinstance(event, Upgraded) else {}


AWARDS = (
    Most(later("Largest village"), TileWon, lambda n, _won: plural("{n} tile won", "{n} tiles won", n)),
    Most(later("Master builder"), Upgraded, lambda n, _turned: plural("{n} upgrade", "{n} upgrades", n)),
    Most(later("Busiest"), Used, lambda n, _uses: plural("{n} use of a tile", "{n} uses of tiles", n)),
    Best(
        later("Highest bid"), Bidden, lambda bid: bid.n,
        lambda bid: _("{n} workers for {tile}").format(n=bid.n, tile=names.tile_name(bid.tile)),
    ),
)  # fmt: skip


def awards(events: tuple[Any, ...]) -> tuple[Award, ...]:
    """Who won most tiles, turned over most, used most, and bid highest; ties give no award."""
    return given(events, AWARDS)


def opening(events: tuple[Any, ...], seat: int) -> str:
    """4.1, 5.1: the tile that this seat bid for or used first."""
    first = next((event for event in events if isinstance(event, Bidden | Used) and event.seat == seat), None)
    if first is None:
        return ""
    words = _("First bid for {tile}") if isinstance(first, Bidden) else _("First work at {tile}")
    return words.format(tile=names.tile_name(first.tile))


def luck() -> tuple[Cause, ...]:
    """What luck decides in this game."""
    return (
        Cause(("Drawn", "Gained"), _("what was drawn"), "cards", "#2A7F8C"),
        Cause(("SeasonBegan", "BoatTaken"), _("tiles and boats that came"), "ship", "#46566B"),
    )
