"""The players' mats: how many workers, skill tiles and tiles, and how far they are."""

from game.core.game import Seat
from game.core.table import Counter, Mat
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.looks import groups, icons
from game.games.keyflower.view import View
from game.words import _, joined, plural

FOUR = 4
"""So many players leave each mat room for two rows."""


def mats(view: View) -> tuple[Mat, ...]:
    """Every player's public corner."""
    return tuple(_mat(view, seat) for seat in range(view.seats))


def _mat(view: View, seat: Seat) -> Mat:
    workers, skills, tiles = view.workers[seat], view.skill_tiles[seat], len(view.villages[seat])
    counters = (
        Counter(icons.worker(-1), str(workers), plural("{n} worker", "{n} workers", workers), vital=True),
        Counter(icons.skill(-1), str(skills), plural("{n} skill tile", "{n} skill tiles", skills), vital=True),
        Counter(icons.tile(), str(tiles), plural("{n} tile in the village", "{n} tiles in the village", tiles)),
    )
    points = points_of(view, seat)
    shown = Counter(icons.points(points), "", plural("{n} point printed", "{n} points printed", points))
    winter = 0 if view.season == box.WINTER and view.phase != "offer" else box.WINTER_DEALT[view.seats]
    tall = view.seats <= FOUR
    if view.options.open_screens or view.worth:
        hand, kinds = view.shown[seat * 4 : seat * 4 + 4], view.shown_skills[seat * 3 : seat * 3 + 3]
        panel = groups.opened(hand, kinds, points, tall)
    else:
        panel = groups.public(workers, skills, winter, tiles, points, tall)
    sealed = view.offered[seat] if view.phase == "offer" else None
    first, active, seen = seat == view.start, seat in view.actors, (shown, *reversed(counters))
    return Mat(seat, caption(view, seat), "", first, active, sealed, (), seen, panel)


def caption(view: View, seat: Seat) -> str:
    """What this seat is doing, or which of Sven, Paulo and the ghost is known to be behind its screen."""
    held = _held(view, seat)
    return _doing(view, seat) or (_("has {these}").format(these=joined(held)) if held else "")


def _held(view: View, seat: Seat) -> list[str]:
    if view.extras is None:
        return []
    jokers = [names.colour_name(box.SVEN + n) for n, at in enumerate(view.extras.at) if at == seat]
    return [*jokers, _("the ghost")] if view.extras.ghost == seat else jokers


def _doing(view: View, seat: Seat) -> str:
    if view.phase == "act" and view.passes and (view.turn - seat - 1) % view.seats < view.passes:
        return _("passed")
    if view.phase == "carry" and seat == view.turn:
        steps = plural("{n} step", "{n} steps", view.moves)
        return _("{steps}, {ups}").format(steps=steps, ups=plural("{n} upgrade", "{n} upgrades", view.ups))
    return ""


def points_of(view: View, seat: Seat) -> int:
    """What this seat's mat shows: its score once that is known, before that the points printed."""
    return view.scores[seat] if view.scores else printed(view, seat)


def printed(view: View, seat: Seat) -> int:
    """12.3: the points printed on this seat's tiles."""
    tiles = (*view.villages[seat], *view.beside[seat], *view.fresh[seat])
    return sum(box.TILES[tile].vp[view.side[tile]] for tile in tiles)
