"""Pieces on the way: what moved between two tables, and how it is drawn until it has arrived."""

import math
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

import pygame

from game.core.faces import Art, Face
from game.core.table import Mat, Piece
from game.ui.draw.measure import Rect
from game.ui.draw.motion import KINDS, Motion
from game.ui.table.board.dice import draw_tumble
from game.ui.table.board.sailing import SPEED, ahead, length
from game.ui.table.draw_context import DrawContext

Way = Literal["move", "appear", "leave", "flip", "turn", "shake", "tumble", "change"]
NEAR = 2.0
"""A piece that is nearer than this to where it was has not moved, in units."""
STAGGER = 90.0
STEP = 300.0
"""Units of the board that count as one step of a token."""
NUMBER = re.compile(r"\d[\d,]*")


@dataclass(slots=True)
class Journey:
    """One piece on the way; `part` goes from 0 to 1."""

    piece: Piece
    way: Way
    start: Rect
    end: Rect
    before: Face
    corners: tuple[tuple[float, float], ...] = ()
    """The middles it passes on its way, in units."""
    part: float = 0.0
    angle: float = 0.0
    """How far it was turned before, in degrees to the left."""
    new: bool = False
    """Whether it was not there before."""

    @property
    def stops(self) -> tuple[tuple[float, float], ...]:
        """The middles from its start to its end."""
        return (self.start.center, *self.corners, self.end.center)

    @property
    def turned(self) -> float:
        """How far it is turned now: it goes the shorter way."""
        return self.angle + shorter(self.angle, self.piece.angle) * self.part


def shorter(before: float, now: float) -> float:
    """By how many degrees to the left one turns from one angle to another, from -180 up to 180."""
    way = (now - before) % 360
    return way - 360 if way > 180 else way


@dataclass(slots=True)
class Counting:
    """A player's money on its way from one number to another."""

    old: str
    new: str
    part: float = 0.0

    def advance(self, part: float) -> None:
        """Set how far the counting is, 0 to 1."""
        self.part = part

    def text(self) -> str:
        """Return the words on the mat now: the first number in them lies between the old and the new one."""
        old, new = NUMBER.search(self.old), NUMBER.search(self.new)
        if not old or not new:
            return self.new
        first, last = int(old[0].replace(",", "")), int(new[0].replace(",", ""))
        now = f"{round(first + (last - first) * self.part):,}"
        return self.new[: new.start()] + now + self.new[new.end() :]


def picture_of(face: Face) -> str:
    """The drawing a face begins with: when it changes in place, the piece was turned over."""
    first = face.parts[0] if face.parts else None
    return first.name if isinstance(first, Art) else ""


def journeys(
    old: Mapping[str, tuple[Piece, Rect]],
    new: Mapping[str, tuple[Piece, Rect]],
    origins: Mapping[str, Rect],
) -> list[Journey]:
    """What moved, appeared, left, was turned over or looks different; identity is the piece's id."""
    found: list[Journey] = []
    for id, (piece, place) in new.items():
        if id not in old:
            start = origins.get(piece.origin)
            way: Way = "tumble" if piece.tumble else "move" if start else "appear"
            begin = _centred(place, start) if start else place
            found.append(Journey(piece, way, begin, place, piece.face, angle=piece.angle, new=True))
            continue
        before, was = old[id]
        far = math.hypot(place.centerx - was.centerx, place.centery - was.centery)
        if far > NEAR or before.zone != piece.zone:
            found.append(Journey(piece, "move", was, place, before.face, angle=before.angle))
        elif picture_of(before.face) != picture_of(piece.face):
            found.append(Journey(piece, "flip", was, place, before.face, angle=before.angle))
        elif shorter(before.angle, piece.angle):
            found.append(Journey(piece, "turn", was, place, before.face, angle=before.angle))
        elif before.face != piece.face and piece.zone == "board":
            found.append(Journey(piece, "change", was, place, before.face, angle=before.angle))
    for id, (piece, place) in old.items():
        if id not in new:
            found.append(Journey(piece, "leave", place, place, piece.face, angle=piece.angle))
    return found


def shaken(places: Mapping[str, tuple[Piece, Rect]], spot: str) -> list[Journey]:
    """The pieces of a spot that refuses to be chosen shake in their places; "" = none does."""
    lying = [each for each in places.values() if spot and each[0].spot == spot]
    return [Journey(piece, "shake", place, place, piece.face, angle=piece.angle) for piece, place in lying]


def _centred(place: Rect, start: Rect) -> Rect:
    """A small copy of the place in the middle of where it starts."""
    small = Rect(0, 0, place.w * 0.5, place.h * 0.5)
    small.center = start.center
    return small


def depart(
    motion: Motion,
    journey: Journey,
    turn: int,
    arrived: Callable[[], None],
    wait: float = 0.0,
    pace: float = 1.0,
    on: object = None,
) -> None:
    """Start a journey after `wait` ms; `turn` is its place among those alike, `arrived` is called at its end.

    It takes `pace` of its usual time, and stands still while the scene does that it is `on`.
    """

    def step(part: float) -> None:
        journey.part = part

    kinds = {"move": "card", "appear": "lift", "shake": "lift", "change": "lift", "tumble": "dice"}
    kind = kinds.get(journey.way, journey.way)
    times = 1.0
    if journey.way == "move" and journey.piece.zone == "board":
        journey.corners = passed(journey.corners, journey.start.center, journey.end.center)
        far = length(journey.stops)
        if journey.piece.lanes:
            kind, times = "sail", max(1.0, far / (SPEED * KINDS["sail"].ms))
        else:
            kind, times = "token", len(journey.corners) + 1.0 if journey.corners else max(1.0, far / STEP)
    delay = wait + (turn * STAGGER if journey.way == "flip" else 0.0)
    motion.play(kind, step, times=times, pace=pace, delay=delay, then=arrived, on=on)


def passed(
    corners: tuple[tuple[float, float], ...], start: tuple[float, float], end: tuple[float, float]
) -> tuple[tuple[float, float], ...]:
    """The corners of a way; of a ring, whose last corner is its first again, those on the shorter way round."""
    if len(corners) < 2 or corners[0] != corners[-1]:
        return corners
    ring = corners[:-1]
    first, last = (min(range(len(ring)), key=lambda n: math.dist(ring[n], place)) for place in (start, end))
    ways = [
        tuple(ring[(first + step * n) % len(ring)] for n in range(1, (step * (last - first)) % len(ring)))
        for step in (1, -1)
    ]
    return min(ways, key=lambda way: sum(math.dist(a, b) for a, b in pairwise((start, *way, end))))


def countings(old: Iterable[Mat], new: Iterable[Mat]) -> dict[int, Counting]:
    """Return, by seat, how the money of a mat is counted from the old words to the new, where they differ."""
    before = {mat.seat: mat.money for mat in old}
    return {
        mat.seat: Counting(before[mat.seat], mat.money)
        for mat in new
        if mat.seat in before and before[mat.seat] != mat.money
    }


def draw_journey(context: DrawContext, journey: Journey, reduced: bool) -> None:
    """Draw a piece as far on its way as `journey.part` says; with `reduced` motion it fades and never travels.

    One that is new is not there before it sets out.
    """
    if journey.new and not journey.part:
        return
    if reduced and journey.way == "move" and not journey.part and not journey.new:
        blit_face(context, journey.before, journey.start, 255, angle=journey.angle)
    elif journey.way in ("appear", "leave") or (reduced and journey.way in ("move", "tumble")):
        _fade(context, journey)
    elif journey.way == "tumble":
        draw_tumble(context, journey.piece, journey.end, journey.part)
    elif journey.way == "change":
        blit_face(context, journey.before, journey.end, 255, angle=journey.piece.angle)
        blit_face(context, journey.piece.face, journey.end, round(255 * journey.part), angle=journey.piece.angle)
    elif journey.way == "flip":
        _flip(context, journey)
    elif journey.way == "shake":
        dx = math.sin(journey.part * math.tau * 2) * 6 * (1 - journey.part)
        blit_face(context, journey.piece.face, journey.end.move(dx, 0), 255, angle=journey.piece.angle)
    elif journey.way == "turn":
        blit_face(context, journey.piece.face, journey.end, 255, angle=journey.turned)
    else:
        _travel(context, journey)


def _between(a: Rect, b: Rect, part: float) -> Rect:
    return Rect(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, a.w + (b.w - a.w) * part, a.h + (b.h - a.h) * part)


def along(journey: Journey) -> tuple[float, float]:
    """Where it is between its corners: every leg takes its share of the way."""
    stops = journey.stops
    legs = [math.dist(a, b) for a, b in pairwise(stops)]
    left = journey.part * sum(legs)
    for (a, b), leg in zip(pairwise(stops), legs, strict=True):
        if left <= leg and leg:
            return a[0] + (b[0] - a[0]) * left / leg, a[1] + (b[1] - a[1]) * left / leg
        left -= leg
    return stops[-1]


def _travel(context: DrawContext, journey: Journey) -> None:
    """Along its way; a face that was turned over on the way changes in the middle."""
    now = _between(journey.start, journey.end, journey.part)
    if journey.piece.lanes and journey.start != journey.end:
        now.center = along(journey)
        face, wide = ahead(journey.before, journey.piece.face, journey.stops, journey.part)
        blit_face(context, face, now, 255, max(journey.start.w, journey.end.w), max(wide, 0.02))
        return
    if journey.corners:
        now.center = along(journey)
    else:
        now.y -= math.sin(journey.part * math.pi) * 10
    face = journey.before if journey.part < 0.5 else journey.piece.face
    turned = picture_of(journey.before) != picture_of(journey.piece.face)
    wide = abs(math.cos(journey.part * math.pi)) if turned else 1.0
    blit_face(context, face, now, 255, max(journey.start.w, journey.end.w), max(wide, 0.02), journey.turned)


def _flip(context: DrawContext, journey: Journey) -> None:
    face = journey.before if journey.part < 0.5 else journey.piece.face
    blit_face(context, face, journey.end, 255, 0, max(abs(math.cos(journey.part * math.pi)), 0.02), journey.turned)


def _fade(context: DrawContext, journey: Journey) -> None:
    part = 1 - journey.part if journey.way == "leave" else journey.part
    blit_face(context, journey.piece.face, journey.end, round(255 * part), angle=journey.piece.angle)


def blit_face(
    context: DrawContext, face: Face, place: Rect, alpha: int, largest: float = 0, wide: float = 1, angle: float = 0
) -> None:
    """A face at a place; while it grows or shrinks, the picture of its `largest` width is scaled, never drawn anew."""
    canvas = context.canvas
    width = canvas.px(largest or place.w)
    sprite = context.printer.sprite(canvas, face, width)
    picture, scale = sprite.picture, place.w / (largest or place.w)
    if scale < 0.97 or wide < 1:
        w, h = picture.get_size()
        picture = pygame.transform.smoothscale(picture, (max(1, round(w * scale * wide)), max(1, round(h * scale))))
    if alpha < 255:
        picture = picture.copy() if picture is sprite.picture else picture
        picture.set_alpha(alpha)
    if angle % 360:
        way = pygame.Vector2(place.center) * canvas.measure.scale
        off = pygame.Vector2(picture.get_size()) / 2 - (sprite.left * scale * wide, sprite.top * scale)
        off -= pygame.Vector2(canvas.px(place.w) * wide, canvas.px(place.h)) / 2
        picture = pygame.transform.rotozoom(picture, angle, 1)
        picture.set_alpha(alpha)
        canvas.surface.blit(picture, picture.get_rect(center=way + off.rotate(-angle)))
        return
    x, y = canvas.at(place.x, place.y)
    x += round(canvas.px(place.w) * (1 - wide) / 2)
    canvas.surface.blit(picture, (x - round(sprite.left * scale * wide), y - round(sprite.top * scale)))
