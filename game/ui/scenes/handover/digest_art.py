"""Drawing of a digest: the line, its cards and pegs, the lit place on the board, and the pointer to it."""

import math
from dataclasses import dataclass

import pygame

from game.core.telling import Line
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.draw.pictures import from_svg, turned
from game.ui.table.view import TableView
from game.words import gain

CARD = (336.0, 196.0)
GAP = 24.0
"""The distance between two cards, in units."""
SIDE = 20.0
"""Where the text of a card without a picture begins, in units from its left edge."""
LONG, FRAME = 2.5, 12.0
"""A place wider than so many of its heights has a frame with such corners around it, in units, and no disc."""
RISE, DAWN, DARK = 88.0, 30.0, 238
"""How far above the rope the dark band begins, over how many units it darkens, and how dark it is, of 255."""
GLYPHS = {"decision": "ship", "money": "coin", "luck": "die", "phase": "clock"}


@dataclass(frozen=True, slots=True)
class Lit:
    """The place of an event, which is lit: where it lies, in units, and whether it is a seat's mat beside the board.

    It lies nowhere if it has no width.
    """

    place: Rect
    mat: bool = False

    @property
    def framed(self) -> bool:
        """Whether a frame stands around it: a disc would leave out most of a strip, and cut a mat's figures."""
        return self.mat or self.place.w > LONG * self.place.h

    @property
    def ring(self) -> Rect:
        """The area of the ring around it, in units: a circle's, or a frame's."""
        if self.framed:
            return self.place.inflate(12, 12)
        reach = min(130.0, max(64.0, max(self.place.w, self.place.h) * 0.55))
        return Rect(self.place.centerx - reach, self.place.centery - reach, 2 * reach, 2 * reach)


def spotlight(canvas: Canvas, lit: Lit) -> tuple[pygame.Surface, tuple[int, int]]:
    """Return the picture of this place, with a frame as it lies, else as a soft disc, and its position in pixels.

    It is to be taken before the table is darkened and drawn afterwards.
    """
    if lit.framed:
        box = canvas.box(lit.ring).clip(canvas.surface.get_rect())
        return canvas.surface.subsurface(box).copy(), box.topleft
    radius = canvas.px(lit.ring.w / 2 + 38)
    x, y = canvas.at(*lit.place.center)
    disc = pygame.Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
    disc.blit(canvas.surface, (0, 0), (x - radius, y - radius, 2 * radius, 2 * radius))
    mask = canvas.gallery.made(("spotlight", radius), lambda: _mask(radius))
    disc.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return disc, (x - radius, y - radius)


def clear_of(lit: Lit, words: Rect, right: float) -> float:
    """Return where words in a line begin, so that the ring around a place is not drawn over them.

    They move behind the ring, if they end before `right` there; without a place they stay.
    """
    ring = lit.ring.inflate(24, 24)
    beyond = ring.right + 12
    return beyond if lit.place.w and ring.colliderect(words) and beyond + words.w <= right else words.x


def _mask(radius: int) -> pygame.Surface:
    """Return a white disc that fades towards its edge, 2 * radius pixels wide."""
    small = 64
    mask = pygame.Surface((small, small), pygame.SRCALPHA)
    for x in range(small):
        for y in range(small):
            far = math.hypot(x + 0.5 - small / 2, y + 0.5 - small / 2) / (small / 2)
            mask.set_at((x, y), (255, 255, 255, round(255 * min(1.0, max(0.0, (1 - far) * 3.2)))))
    return pygame.transform.smoothscale(mask, (2 * radius, 2 * radius))


def draw_line(canvas: Canvas, y: float) -> None:
    """Draw the dark band behind heading and cards, and the rope."""
    grow = min(canvas.measure.growth, 1.8)
    w, rise = canvas.surface.get_width(), RISE * grow
    high, dawn = canvas.px(244 + rise), canvas.px(DAWN * grow)
    band = canvas.gallery.made(("digest band", w, high, dawn), lambda: _band(w, high, dawn))
    canvas.surface.blit(band, (0, canvas.px(y - rise)))
    thick = canvas.px(60)
    text = _rope(w, thick, canvas.measure.scale)
    rope = canvas.gallery.made(("digest rope", w, thick), lambda: from_svg(text, w, thick))
    canvas.surface.blit(rope, (0, canvas.px(y - 2)))


def _band(w: int, high: int, dawn: int) -> pygame.Surface:
    """Return the band: it darkens over its first `dawn` pixels, so that the board is not read through the heading."""
    column = pygame.Surface((1, high), pygame.SRCALPHA)
    for y in range(high):
        part = min(1.0, y / dawn, (high - y) / (high * 0.2) + 0.2)
        column.set_at((0, y), (4, 12, 16, int(DARK * part)))
    return pygame.transform.scale(column, (w, high))


def _rope(w: int, h: int, k: float) -> str:
    path = f"M0 {18 * k:.1f}Q{w / 2:.1f} {50 * k:.1f} {w} {18 * k:.1f}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}"><g fill="none">'
        f'<path d="{path}" stroke="#241608" stroke-width="{8 * k:.1f}"/>'
        f'<path d="{path}" stroke="#C49B5A" stroke-width="{5 * k:.1f}"/>'
        f'<path d="{path}" stroke="#7A5828" stroke-width="{5 * k:.1f}" stroke-dasharray="{3 * k:.1f} {7 * k:.1f}"/>'
        "</g></svg>"
    )


def draw_card(canvas: Canvas, view: TableView, line: Line, area: Rect, told: int, part: float) -> None:
    """Draw one event on its card.

    `told` is 1 for a past event, 0 for the current one, -1 for a later one; `part` is the share of its time that is
    over.
    """
    x, y, w, h = area
    canvas.shadow(area, 10, 4, 12, 14, 190)
    fill = {1: ("#FBF1D6", "#EAD9AE"), 0: ("#FFF9EA", "#FBE9BF"), -1: ("#E3D9C0", "#CDBF9C")}[told]
    canvas.rr(area, 10, fill, "accent" if told == 0 else "#8A6B3F", 4 if told == 0 else 2)
    left, face, size, words = _words(canvas, line, area)
    if left > SIDE:
        _picture(canvas, view, line, area)
    _write(canvas, view, line, area, left, face, size, words)
    if line.private:
        _corner_eye(canvas, view, area)
    elif told == 1:
        canvas.art("glyph_check", x + w - 26, y + 28, 20, centred=True, tint="#1F6B45")
    _pegs(canvas, area)
    if told == 0:
        canvas.rr((x + 8, y + h - 13, w - 16, 6), 3, "#8C5E16")
        canvas.rr((x + 8, y + h - 13, max(6.0, (w - 16) * min(1.0, part)), 6), 3, "accent")
        canvas.ring(area, 10)


def _picture(canvas: Canvas, view: TableView, line: Line, area: Rect) -> None:
    """Draw the face that the event is about, or its place, slightly turned; else the glyph of its kind."""
    place = Rect(area.x + 14, area.y + 14, area.w * 0.34, area.h - 30)
    slip = view.table.slips.get(line.spot) if view.table else None
    face = line.face or (slip.picture if slip else None)
    if face is None:
        canvas.rr(place.inflate(-10, -24), 10, ("#E9DBB6", "#D8C593"), "#B79C66", 1.5)
        canvas.art(f"glyph_{GLYPHS[line.kind]}", *place.center, 56, centred=True, tint="#5B3A0C")
        return
    width = min(place.w, place.h * face.w / face.h)
    high = width * face.h / face.w
    spot = Rect(place.centerx - width / 2, place.centery - high / 2, width, high)
    sprite = view.printer.sprite(canvas, face, canvas.px(width))
    angle = 3 if (line.seat or 0) % 2 else -3
    key = (*sprite.key, angle)
    picture = canvas.gallery.made(key, lambda: turned(sprite.picture, angle))
    soft = canvas.px(6)
    shadow = canvas.gallery.cast(key, picture, soft, 110)
    canvas.paste(shadow, spot.centerx + 2, spot.centery + 5, centred=True)
    canvas.paste(picture, *spot.center, centred=True)


def _words(canvas: Canvas, line: Line, area: Rect) -> tuple[float, str, float, list[str]]:
    """Return where the text begins, its font and size, and its lines.

    Text that is too long beside the picture takes the picture's place; what is still too long is squeezed into the last
    line.
    """
    beside, high = area.w * 0.34 + 30, area.bottom - 18 - (area.y + 84)
    for left, face, size, leading in (
        (beside, "title", 21.0, 26),
        (beside, "text", 18.0, 22),
        (SIDE, "text", 18.0, 22),
    ):
        rows = max(2, int(high / (leading * canvas.measure.growth) + 0.5))
        room = canvas.px(area.w - left - 12)
        lines = list(canvas.lettering.lines(line.text, face, canvas.measure.text_px(size), room))
        if len(lines) <= rows:
            return left, face, size, lines
    return left, face, size, [*lines[: rows - 1], " ".join(lines[rows - 1 :])]


def _write(
    canvas: Canvas, view: TableView, line: Line, area: Rect, left: float, face: str, size: float, words: list[str]
) -> None:
    """Draw who acted, the money, and the text."""
    x, y = area.x + left, area.y + 44
    room = area.right - x - 12
    if line.seat is not None:
        canvas.medal(view.look.seats[line.seat].colour, x + 20, y, 40)
    else:
        canvas.art(f"glyph_{GLYPHS[line.kind]}", x + 18, y, 34, centred=True, tint="#5B3A0C")
    if line.delta:
        colour = "#1F6B45" if line.delta > 0 else "#942A12"
        canvas.text(gain(line.delta), x + 50, y, 22, colour, "bold", room=room - 70)
    y += 40
    for text in words:
        canvas.text(text, x, y, size, "#942A12" if line.private else "paper_ink", face, room=room)
        y += (26 if face == "title" else 22) * canvas.measure.growth


def _corner_eye(canvas: Canvas, view: TableView, area: Rect) -> None:
    """Draw the folded corner that marks a private event."""
    px = canvas.px(46)
    viewer = view.look.viewer
    dark = theme.SEATS[view.look.seats[viewer].colour].dark if viewer is not None else "#1C7A67"
    fold = FOLD.format(dark=dark)
    picture = canvas.gallery.made(("fold", px, dark), lambda: from_svg(fold, px, px))
    canvas.paste(picture, area.right - 48, area.y + 2)
    canvas.art("glyph_eye", area.right - 19, area.y + 16, 22, centred=True, tint="#FFFFFF")


FOLD = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 46 46" width="46" height="46">'
    '<path fill="{dark}" d="M0 0H36Q46 0 46 10V46Z"/></svg>'
)
PEG = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 52" width="22" height="52"><defs>'
    '<linearGradient id="p" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="22" y2="0">'
    '<stop offset="0" stop-color="#F0D19A"/><stop offset=".5" stop-color="#D3A662"/>'
    '<stop offset="1" stop-color="#8A6230"/></linearGradient></defs>'
    '<path d="M7 2h8a4 4 0 0 1 4 4v38a4 4 0 0 1-4 4h-8a4 4 0 0 1-4-4v-38a4 4 0 0 1 4-4z" '
    'fill="url(#p)" stroke="#2A1A0C" stroke-width="1.6"/>'
    '<path d="M5 20H17" fill="none" stroke="#5B3A0C" stroke-width="2.4"/>'
    '<path d="M11 26V46" fill="none" stroke="#5B3A0C" stroke-width="1.6"/></svg>'
)


def _pegs(canvas: Canvas, area: Rect) -> None:
    w, h = canvas.px(22), canvas.px(52)
    picture = canvas.gallery.made(("peg", w), lambda: from_svg(PEG, w, h))
    for x in (area.x + 70, area.right - 70):
        canvas.paste(picture, x - 11, area.y - 32)


def draw_pointer(canvas: Canvas, card: Rect, lit: Lit, words: Rect) -> None:
    """Draw a dotted line from the card to its place, but for where `words` stand, and a ring around the place."""
    ring, (x, y) = lit.ring, lit.place.center
    reach, start = ring.h / 2, (card.centerx, card.y - 4)
    away = math.hypot(start[0] - x, start[1] - y) or 1.0
    end = (x + (start[0] - x) / away * reach, y + (start[1] - y) / away * reach)
    if lit.framed:
        end = (min(max(start[0], ring.x + reach), ring.right - reach), ring.bottom if start[1] > y else ring.y)
    bend = (start[0], (start[1] + end[1]) / 2)
    dots = max(6, int(away / 13))
    for radius, colour in ((4.2, "gap"), (2.4, "#FFF1BC")):
        for n in range(dots + 1):
            t = n / dots
            px = (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * bend[0] + t * t * end[0]
            py = (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * bend[1] + t * t * end[1]
            if words.collidepoint(px, py):
                continue
            pygame.draw.aacircle(canvas.surface, canvas.colour(colour), canvas.at(px, py), canvas.px(radius))
    corner = FRAME if lit.framed else reach
    canvas.rr(ring.inflate(4, 4), corner + 2, "", "gap", 9)
    canvas.rr(ring, corner, "", "#F7D27A", 4.5)
