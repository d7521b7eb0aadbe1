"""The way that an offer goes over the board: dots or footprints from spot to spot, and at its end what it costs."""

import math
import re
from collections.abc import Sequence
from itertools import pairwise

import pygame

from game import paths
from game.core.table import Offer
from game.play.showing.hud_state import outcome
from game.ui.draw import theme
from game.ui.draw.measure import Rect
from game.ui.table.board.board import board_place
from game.ui.table.board.camera import Camera
from game.ui.table.draw_context import DrawContext

COST = re.compile(r"[−+-]?\$\d[\d,]*")
"""Money in the words of an offer."""
GROUND = 1
"""Pieces of higher layers stand on the board."""
PITCH, DOT = 20.0, 11.0
NUMBER = 32.0
FOOTPRINT, FOOT, ASIDE = "footprint", 22.0, 7.0
"""The drawing of a step, how long it is, and how far it lies beside the way, in units."""


def trailed(context: DrawContext, spot: str) -> Offer | None:
    """The offer whose way is to be seen: what the pointed spot would complete, else what is picked."""
    pointed = outcome(context.table, context.look, spot) if spot in context.ways else None
    offer = pointed or context.look.ready
    return offer if offer and len(offer.trail) > 1 else None


def draw_trail(context: DrawContext, camera: Camera, offer: Offer) -> None:
    """The way in the seat's colour, dotted, or as footprints where the game has a drawing of one."""
    canvas, area = context.canvas, context.zones.board
    at = {spot.id: camera.place(area, spot.x, spot.y) for spot in context.table.spots if spot.w or spot.x or spot.y}
    stops = [at[spot] for spot in offer.trail if spot in at]
    if len(stops) < 2:
        return
    seat = theme.SEATS[context.acting_colour]
    with canvas.clipped(area):
        if paths.assets(context.printer.folder, f"{FOOTPRINT}.svg").exists():
            _footprints(context, camera, _dots(stops))
        else:
            picture = _dot(context, seat)
            for x, y in _dots(stops):
                left, top = canvas.at(x - DOT / 2, y - DOT / 2)
                canvas.surface.blit(picture, (left, top))
        if offer.numbered:
            _numbers(context, stops, seat)
        cost = COST.search(offer.label)
        if cost:
            _tag(context, cost[0], stops[-1], stops[-2], seat)


def _dot(context: DrawContext, seat: theme.SeatColour) -> pygame.Surface:
    s = context.canvas.measure.scale
    size = max(5, round(DOT * s))
    return context.canvas.gallery.rounded(size, size, size / 2, seat.colour, "#FFFFFF", max(1.0, 1.6 * s))


def _numbers(context: DrawContext, stops: Sequence[tuple[float, float]], seat: theme.SeatColour) -> None:
    """The number of each leg of the way, in its middle."""
    canvas, s = context.canvas, context.canvas.measure.scale
    wide = NUMBER * min(context.grow, 1.5)
    disc = canvas.gallery.rounded(round(wide * s), round(wide * s), wide * s / 2, seat.colour, "#FFFFFF", 2.2 * s)
    for n, ((ax, ay), (bx, by)) in enumerate(pairwise(stops), 1):
        x, y = (ax + bx) / 2, (ay + by) / 2
        canvas.surface.blit(disc, canvas.at(x - wide / 2, y - wide / 2))
        canvas.text(str(n), x, y, 19, seat.text, "bold", "centre")


def _footprints(context: DrawContext, camera: Camera, places: Sequence[tuple[float, float]]) -> None:
    """Left and right foot by turns, each in the direction of its step; none on what stands in the way."""
    canvas, area = context.canvas, context.zones.board
    standing = [piece for piece in context.table.pieces if piece.zone == "board" and piece.layer > GROUND]
    taken = [board_place(camera, area, piece) for piece in standing]
    for n, ((x, y), (ahead_x, ahead_y)) in enumerate(pairwise(places)):
        if any(place.collidepoint(x, y) for place in taken):
            continue
        dx, dy = ahead_x - x, ahead_y - y
        far = math.hypot(dx, dy) or 1.0
        side = ASIDE if n % 2 else -ASIDE
        turn = math.degrees(math.atan2(-dy, dx))
        left, top = canvas.at(x - side * dy / far, y + side * dx / far)
        picture = canvas.gallery.drawing(context.printer.folder, FOOTPRINT, canvas.px(FOOT), angle=turn)
        canvas.surface.blit(picture, picture.get_rect(center=(left, top)))


def _dots(stops: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Places of the dots at even distances, corners included."""
    found: list[tuple[float, float]] = []
    for (ax, ay), (bx, by) in pairwise(stops):
        count = max(1, round(math.hypot(bx - ax, by - ay) / PITCH))
        found += [(ax + (bx - ax) * n / count, ay + (by - ay) * n / count) for n in range(count)]
    return [*found[1:], stops[-1]]


def _tag(
    context: DrawContext, text: str, end: tuple[float, float], before: tuple[float, float], seat: theme.SeatColour
) -> None:
    """What the way costs, beside its end and not on the way itself."""
    canvas, area = context.canvas, context.zones.board
    wide, high = canvas.width(text, 22, "bold") + 22, 32 * min(context.grow, 1.5)
    level = abs(end[0] - before[0]) > abs(end[1] - before[1])
    place = Rect(0, 0, wide, high)
    place.center = (end[0], end[1] - 38) if level else (end[0] + wide / 2 + 16, end[1])
    place.clamp_ip(area.inflate(-24, -24))
    canvas.rr(place, 8, seat.colour, "white_tick", 2)
    canvas.text(text, place.centerx, place.centery, 22, seat.text, "bold", "centre")
