"""The players' mats: houses, fences, laws, what their seats are worth, and what they do."""

from collections.abc import Sequence

from game.core.game import Seat
from game.core.player import Player
from game.core.table import Counter, Mat
from game.games.keythedral import components as box
from game.games.keythedral.knowledge.counting import seat_points
from game.games.keythedral.looks import icons, screen
from game.games.keythedral.table.places import laying
from game.games.keythedral.view import View
from game.words import _, plural

FOUR = 4
"""So many players leave each mat room for two rows."""


def mats(view: View, players: Sequence[Player]) -> tuple[Mat, ...]:
    """Every player's public corner."""
    return tuple([_mat(view, seat, players[seat].colour) for seat in range(view.seats)])


def houses(view: View, seat: Seat) -> int:
    """How many houses a seat has."""
    return sum(view.house[seat * box.COTTAGES : (seat + 1) * box.COTTAGES])


def _mat(view: View, seat: Seat, colour: int) -> Mat:
    own = slice(seat * box.COTTAGES, (seat + 1) * box.COTTAGES)
    first, active, tall = seat == view.start, seat in view.actors, view.seats <= FOUR
    if laying(view):
        laid = tuple([gap >= 0 for gap in view.gap[own]])
        left = laid.count(False)
        words = plural("{n} cottage to lay", "{n} cottages to lay", left)
        rest = Counter(icons.building(colour, house=False), str(left), words, vital=True)
        return Mat(seat, "", "", first, active, None, (), (rest,), screen.to_lay(colour, laid, tall))
    built, fences, laws = houses(view, seat), view.fences[seat], len(view.laws[seat])
    points, idle = view.scores[seat] if view.scores else seat_points(view, seat), view.idle[seat]
    shown = (
        Counter(
            icons.picture("seat_open", 108 / 186), str(points), points_words(view, points), vital=True
        ),
        Counter(icons.building(colour, house=True), str(built), plural("{n} house", "{n} houses", built)),
        Counter(icons.LAW, str(laws), plural("{n} law", "{n} laws", laws), vital=True),
        Counter(icons.fence(colour), str(fences), plural("{n} fence left", "{n} fences left", fences)),
    )[: 4 if tall else 3]
    worth = plural("{n} point", "{n} points", points) if tall else str(points)  # a number alone looks like seats
    panel = screen.public(colour, built, fences, laws, worth, idle, tall)
    sealed = view.sealed[seat] if view.phase == "bid" else None
    return Mat(seat, caption(view, seat), "", first, active, sealed, (), shown, panel)


def points_words(view: View, points: int) -> str:
    """11: the points of the seats; in the second edition cubes count besides, at the end."""
    if view.second and not view.scores:
        return plural("{n} point in seats", "{n} points in seats", points)
    return plural("{n} point", "{n} points", points)


def caption(view: View, seat: Seat) -> str:
    """What this seat is doing."""
    if view.phase in ("act", "answer", "surcharge"):
        if view.out[seat]:  # 6.10: who holds laws may still be asked
            return _("only laws now") if view.laws[seat] else _("out of this round")
        if view.phase == "act" and view.passes and (view.turn - seat - 1) % view.seats < view.passes:
            return _("passed")
    return ""
