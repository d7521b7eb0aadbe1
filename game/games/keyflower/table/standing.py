"""How the seats stand in public."""

from game.core.panels import Standing
from game.games.keyflower.table.mats import points_of
from game.games.keyflower.view import View
from game.words import _, plural


def standing(view: View) -> tuple[Standing, ...]:
    """12.3: the points printed in each village, in the end the whole score; the most first."""
    points = [points_of(view, seat) for seat in range(view.seats)]
    tiles = [len(village) for village in view.villages]
    order = sorted(range(view.seats), key=lambda seat: -points[seat])
    return tuple([Standing(seat, str(points[seat]), plural("{n} tile", "{n} tiles", tiles[seat])) for seat in order])


def race(view: View) -> str:
    """The heading over the seats' points; "" = how they stand."""
    return "" if view.scores else _("Points printed so far")
