"""Drawing of a veil: the seat's background, its patterned frame, and the name."""

import math
from dataclasses import dataclass

import pygame

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.pictures import from_svg
from game.ui.draw.text import CAPITALS

FRAME = 30
"""Width of the frame, in units."""
INSIDE = 24
"""How far its rounded corners and its line reach into the picture at most, in units."""


@dataclass(frozen=True, slots=True)
class Ink:
    """The colours of one seat's veil."""

    frame: str
    pattern: str
    words: str
    quiet: str
    letter: str
    """The colour at the lower end of the name's letters."""
    shade: str
    """The colour around the name's letters."""


INKS = {
    "anchor": Ink("#A8321B", "#F7B49E", "#FFE4DA", "#F6C8B8", "#F6CFC3", "#250904"),
    "fish": Ink("#258C77", "#0C4A3E", "#DFFBF2", "#BCEBDD", "#CBF2E7", "#031F1D"),
    "sun": Ink("#E0A00F", "#6B4300", "#FFF6D6", "#F6E2A2", "#FFF1BD", "#331F02"),
    "moon": Ink("#5C2569", "#E2B2F2", "#F6E4FC", "#E2C4EC", "#E4CDEA", "#18071F"),
    "star": Ink("#232F96", "#A9B4FA", "#DDE2FF", "#C3CBFF", "#CAD1FA", "#0A1033"),
    "shell": Ink("#DCE3DA", "#5F6C66", "#F6FAF4", "#D8E2DC", "#F5F9F3", "#212A2A"),
}


def ink_of(seat_colour: int) -> Ink:
    """Return the colours of the veil for this seat colour."""
    return INKS[theme.SEATS[seat_colour].emblem]


def draw_ground(canvas: Canvas, seat_colour: int) -> None:
    """Draw the veil without its text; the picture is cached for each window size."""
    canvas.surface.blit(prepare_ground(canvas, seat_colour), (0, 0))


def prepare_ground(canvas: Canvas, seat_colour: int) -> pygame.Surface:
    """Return the cached picture of the veil; call it early so that the veil appears without delay."""
    size = canvas.surface.get_size()
    return canvas.gallery.made(("veil", seat_colour, size), lambda: _ground(canvas, seat_colour, size))


def _ground(canvas: Canvas, seat_colour: int, size: tuple[int, int]) -> pygame.Surface:
    emblem = theme.SEATS[seat_colour].emblem
    whole = canvas.gallery.painting("ui", f"veil_{emblem}", *size).copy()
    _vignette(whole)
    scale = canvas.measure.scale
    frame = _frame(emblem, *size, scale)
    for strip in _sides(*size, scale):
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{strip.x} {strip.y} {strip.w} {strip.h}">'
        whole.blit(from_svg(f"{head}{frame}</svg>", *strip.size), strip)
    corner, margin = round(104 * scale), round(24 * scale)
    picture = canvas.gallery.drawing("ui", "brass_corner", corner)
    right, low = size[0] - margin - corner, size[1] - margin - corner
    for x, y, flip, upside in ((margin, margin, 0, 0), (right, margin, 1, 0), (right, low, 1, 1), (margin, low, 0, 1)):
        whole.blit(pygame.transform.flip(picture, bool(flip), bool(upside)), (x, y))
    return whole


def _vignette(picture: pygame.Surface) -> None:
    """Darken the picture in place towards its corners."""
    w, h = 64, 36
    small = pygame.Surface((w, h))
    for x in range(w):
        for y in range(h):
            far = math.hypot((x + 0.5) / w * 2 - 1, (y + 0.5) / h * 2 - 1) / math.sqrt(2)
            light = round(255 * (1 - 0.55 * max(0.0, far - 0.3) ** 1.3))
            small.set_at((x, y), (light, light, light))
    picture.blit(pygame.transform.smoothscale(small, picture.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def _round(x: float, y: float, w: float, h: float, r: float) -> str:
    arc = f"A{r:.1f} {r:.1f} 0 0 1 "
    return (
        f"M{x + r:.1f} {y:.1f}H{x + w - r:.1f}{arc}{x + w:.1f} {y + r:.1f}V{y + h - r:.1f}"
        f"{arc}{x + w - r:.1f} {y + h:.1f}H{x + r:.1f}{arc}{x:.1f} {y + h - r:.1f}V{y + r:.1f}{arc}{x + r:.1f} {y:.1f}Z"
    )


def _sides(w: int, h: int, scale: float) -> tuple[pygame.Rect, ...]:
    """The four strips along the edges in which the whole frame lies: to rasterise all of a window takes long."""
    deep = math.ceil((FRAME + INSIDE) * scale)
    upright = (pygame.Rect(x, deep, deep, h - 2 * deep) for x in (0, w - deep))
    return pygame.Rect(0, 0, w, deep), pygame.Rect(0, h - deep, w, deep), *upright


def _frame(emblem: str, w: int, h: int, scale: float) -> str:
    """What the frame of a window of w by h pixels is drawn with."""
    ink, broad = INKS[emblem], FRAME * scale
    inner = _round(broad, broad, w - 2 * broad, h - 2 * broad, 14 * scale)
    outer = _round(2 * scale, 2 * scale, w - 4 * scale, h - 4 * scale, 4 * scale)
    pattern = _solid(w, h, broad, scale) if emblem == "anchor" else _pattern(emblem, w, h, scale)
    if emblem == "sun":
        marks = f'<path d="{pattern}" fill="{ink.pattern}"/>'
    else:
        thick = {"fish": 5, "shell": 2.4, "anchor": 2.5}.get(emblem, 3.4) * scale
        marks = f'<path d="{pattern}" fill="none" stroke="{ink.pattern}" stroke-width="{thick:.2f}"/>'
    return (
        f'<defs><linearGradient id="b" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="{w}" y2="{h}">'
        '<stop offset="0" stop-color="#FFF1BC"/><stop offset=".4" stop-color="#E3A83B"/>'
        '<stop offset="1" stop-color="#7A5014"/></linearGradient></defs>'
        f'<path fill-rule="evenodd" fill="{ink.frame}" d="M0 0H{w}V{h}H0Z{inner}"/>{marks}'
        f'<path d="{inner}" fill="none" stroke="#120A05" stroke-width="{7 * scale:.2f}"/>'
        f'<path d="{inner}" fill="none" stroke="url(#b)" stroke-width="{3.4 * scale:.2f}"/>'
        f'<path d="{outer}" fill="none" stroke="url(#b)" stroke-width="{3 * scale:.2f}"/>'
    )


def _solid(w: int, h: int, broad: float, scale: float) -> str:
    return _round(broad / 2, broad / 2, w - broad, h - broad, 16 * scale)


def _pattern(emblem: str, w: int, h: int, scale: float) -> str:
    """Return the SVG path of the marks along the four sides."""
    broad, pitch = FRAME * scale, 26 * scale
    marks = []
    for n in range(int(w / pitch) + 1):
        marks += [_mark(emblem, n * pitch, y, scale, along=True) for y in (0, h - broad)]
    for n in range(int((h - 2 * broad) / pitch)):
        marks += [_mark(emblem, x, broad + n * pitch, scale, along=False) for x in (0, w - broad)]
    return "".join(marks)


def _mark(emblem: str, x: float, y: float, k: float, along: bool) -> str:
    """Return the SVG path of one mark of the pattern; `along` = on the upper or lower side."""
    b, m, r = FRAME * k, FRAME * k / 2, 5 * k
    up, down = f"M{x:.1f} {y + b:.1f}L{x + b:.1f} {y:.1f}", f"M{x:.1f} {y:.1f}L{x + b:.1f} {y + b:.1f}"
    dot = f"M{x + m - r:.1f} {y + m:.1f}a{r:.1f} {r:.1f} 0 1 0 {2 * r:.1f} 0a{r:.1f} {r:.1f} 0 1 0 {-2 * r:.1f} 0Z"
    level = f"M{x + 4 * k:.1f} {y + 7 * k:.1f}l{9 * k:.1f} {8 * k:.1f} {-9 * k:.1f} {8 * k:.1f}"
    upright = f"M{x + 7 * k:.1f} {y + 4 * k:.1f}l{8 * k:.1f} {9 * k:.1f} {8 * k:.1f} {-9 * k:.1f}"
    bar = f"M{x + m:.1f} {y + 6 * k:.1f}v{18 * k:.1f}" if along else f"M{x + 6 * k:.1f} {y + m:.1f}h{18 * k:.1f}"
    marks = {"star": level if along else upright, "fish": up, "sun": dot, "moon": bar, "shell": up + down}
    return marks[emblem]


def draw_name(canvas: Canvas, name: str, x: float, y: float, px: int, room: float, ink: Ink) -> None:
    """Draw a centred name with a gradient and a dark edge, `px` pixels high or smaller to fit `room` units."""
    lettering = canvas.lettering
    wide = room * canvas.measure.scale
    px = lettering.fit(name, "display", px, wide, 40)
    name = lettering.shorten(name, "display", px, wide)
    canvas.text(name, x, y, theme.SCORE, "#FFFFFF", "display", "centre", px=px)
    rim = _rim(px)
    picture = canvas.gallery.made(("name", name, px, ink.letter), lambda: _lettering(canvas, name, px, ink, rim))
    left, middle = canvas.at(x, y)
    top = middle + px * CAPITALS - lettering.ascent("display", px) - rim
    canvas.surface.blit(picture, (left - picture.get_width() // 2, round(top)))


def _rim(px: int) -> int:
    """Return the margin around the letters for their dark edge, in pixels."""
    return math.ceil(px / 32) + 4


def _lettering(canvas: Canvas, name: str, px: int, ink: Ink, margin: int) -> pygame.Surface:
    rim = max(2.0, px / 32)
    font = canvas.lettering.font("display", px)
    letters = font.render(name, True, "#FFFFFF").convert_alpha()
    under = font.render(name, True, ink.shade).convert_alpha()
    whole = pygame.Surface((letters.get_width() + 2 * margin, letters.get_height() + 2 * margin), pygame.SRCALPHA)
    for n in range(20):
        angle = n * math.pi / 10
        whole.blit(under, (margin + rim * math.cos(angle), margin + rim * math.sin(angle)))
        whole.blit(under, (margin + rim * 0.6 * math.cos(angle), margin + rim + rim * 0.8 * math.sin(angle)))
    ends = pygame.Surface((1, 2))
    ends.set_at((0, 0), "#FFFFFF")
    ends.set_at((0, 1), ink.letter)
    tone = pygame.transform.smoothscale(ends, letters.get_size()).convert_alpha()
    letters.blit(tone, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(letters, (margin, margin))
    return whole
