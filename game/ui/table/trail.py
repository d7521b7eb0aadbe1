"""The way that an offer goes over the board: dots from spot to spot, and at its end what it costs."""

import math
import re
from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.core.table import Offer
from game.ui import theme
from game.ui.measure import Rect
from game.ui.table.board import Camera
from game.ui.table.look import outcome
from game.ui.table.pen import Pen

COST = re.compile(r"[−+-]?\$\d[\d,]*")
"""Money in the words of an offer."""
PITCH, DOT = 20.0, 11.0


def trailed(pen: Pen, spot: str) -> Offer | None:
    """The offer whose way is to be seen: what the pointed spot would complete, else what is picked."""
    pointed = outcome(pen.table, pen.look, spot) if spot in pen.ways else None
    offer = pointed or pen.look.ready
    return offer if offer and len(offer.trail) > 1 else None


def draw_trail(pen: Pen, camera: Camera, offer: Offer) -> None:
    """The dotted way in the seat's colour."""
    canvas, area = pen.canvas, pen.zones.board
    at = {spot.id: camera.place(area, spot.x, spot.y) for spot in pen.table.spots if spot.w or spot.x or spot.y}
    stops = [at[spot] for spot in offer.trail if spot in at]
    if len(stops) < 2:
        return
    seat = theme.SEATS[pen.acting_colour]
    with canvas.clipped(area):
        picture = _dot(pen, seat)
        for x, y in _dots(stops):
            left, top = canvas.at(x - DOT / 2, y - DOT / 2)
            canvas.surface.blit(picture, (left, top))
        cost = COST.search(offer.label)
        if cost:
            _tag(pen, cost[0], stops[-1], stops[-2], seat)


def _dot(pen: Pen, seat: theme.SeatColour) -> pygame.Surface:
    s = pen.canvas.measure.scale
    size = max(5, round(DOT * s))
    return pen.canvas.gallery.rounded(size, size, size / 2, seat.colour, "#FFFFFF", max(1.0, 1.6 * s))


def _dots(stops: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Places of the dots at even distances, corners included."""
    found: list[tuple[float, float]] = []
    for (ax, ay), (bx, by) in pairwise(stops):
        count = max(1, round(math.hypot(bx - ax, by - ay) / PITCH))
        found += [(ax + (bx - ax) * n / count, ay + (by - ay) * n / count) for n in range(count)]
    return [*found[1:], stops[-1]]


def _tag(pen: Pen, text: str, end: tuple[float, float], before: tuple[float, float], seat: theme.SeatColour) -> None:
    """What the way costs, beside its end and not on the way itself."""
    canvas, area = pen.canvas, pen.zones.board
    wide, high = canvas.width(text, 22, "bold") + 22, 32 * min(pen.grow, 1.5)
    level = abs(end[0] - before[0]) > abs(end[1] - before[1])
    place = Rect(0, 0, wide, high)
    place.center = (end[0], end[1] - 38) if level else (end[0] + wide / 2 + 16, end[1])
    place.clamp_ip(area.inflate(-24, -24))
    canvas.rr(place, 8, seat.colour, "white_tick", 2)
    canvas.text(text, place.centerx, place.centery, 22, seat.text, "bold", "centre")
