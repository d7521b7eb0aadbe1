"""What a table is made of: paper with its grain, wood, brass, the postcard's frame, rings on the water."""

import random

import pygame

from game.ui import theme
from game.ui.art import from_svg
from game.ui.canvas import Area, Canvas

TILE = 256
FRAME = 11.0
"""Width of the wooden frame round the board, in units; counts and labels keep clear of it."""


def paper(
    canvas: Canvas, area: Area, colour: str = "#F8E9C8", radius: float = 8, *, lift: float = 8, alpha: int = 120
) -> None:
    """A sheet of paper with grain and darker edges, and its shadow; `lift` is the shadow's softness in units."""
    if lift:
        canvas.shadow(area, radius, 3, 5, lift, alpha)
    box = canvas.box(area)
    if box.w > 0 and box.h > 0:
        key = ("paper", box.size, colour, radius, canvas.measure.scale)
        canvas.surface.blit(canvas.gallery.made(key, lambda: _paper(canvas, box.w, box.h, colour, radius)), box)


def _paper(canvas: Canvas, w: int, h: int, colour: str, radius: float) -> pygame.Surface:
    s = canvas.measure.scale
    sheet = canvas.gallery.rounded(w, h, radius * s, colour, "#8A6B3F", max(1, s)).copy()
    grain = canvas.gallery.made(("grain",), _grain)
    tile = pygame.transform.smoothscale(grain, (round(TILE * s), round(TILE * s)))
    for x in range(0, w, tile.get_width()):
        for y in range(0, h, tile.get_height()):
            sheet.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_MULT)
    low = (max(2, w // 4), max(2, h // 4))
    edge = pygame.Surface(low)
    edge.fill((225, 222, 214))
    inset = max(1, round(2 * s))
    edge.fill((255, 255, 255), edge.get_rect().inflate(-2 * inset, -2 * inset))
    edge = pygame.transform.box_blur(edge, max(1, round(2 * s)))
    sheet.blit(pygame.transform.smoothscale(edge, (w, h)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return sheet


def _grain() -> pygame.Surface:
    """A tile of paper grain under 6 % contrast: three sizes of soft spots, joined at its edges."""
    tile = pygame.Surface((TILE, TILE))
    tile.fill((255, 255, 255))
    chance = random.Random(21)
    for cells, depth in ((6, 10), (24, 7), (128, 5)):
        grid = pygame.Surface((cells + 1, cells + 1))
        rows = [[chance.randrange(depth + 1) for _ in range(cells)] for _ in range(cells)]
        for x in range(cells + 1):
            for y in range(cells + 1):
                v = rows[y % cells][x % cells]
                grid.set_at((x, y), (v, v, v))
        size = round(TILE * (cells + 1) / cells)
        tile.blit(pygame.transform.smoothscale(grid, (size, size)), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return tile


def planks(canvas: Canvas, name: str, area: Area, colour: str) -> None:
    """A wooden ground: the painting of this name, or its plain colour where it was not baked."""
    if canvas.gallery.has_painting("ui", name):
        canvas.painting(name, area)
    else:
        canvas.fill(area, colour)


def frame(canvas: Canvas, area: Area) -> None:
    """The wooden frame of the postcard, drawn over the edge of the board."""
    x, y, w, h = area
    for inset, colour, thick in ((0, "#3A2614", 7), (2, "#8A5A34", 3), (7, "#E3B45A", 2), (9, "#FFF6E0", 2)):
        box = canvas.box((x + inset, y + inset, w - 2 * inset, h - 2 * inset))
        pygame.draw.rect(canvas.surface, colour, box, max(1, canvas.px(thick)))


def edge(canvas: Canvas, seat_colour: int) -> None:
    """The private frame: the seat's colour and pattern all round the window."""
    surface, style = canvas.surface, theme.SEATS[seat_colour]
    w, h = surface.get_size()
    thick = max(4, canvas.px(6))
    strip = canvas.gallery.made(("edge", w, thick, seat_colour), lambda: _strip(w, thick, style))
    rail = canvas.gallery.made(
        ("edge side", h, thick, seat_colour), lambda: pygame.transform.rotate(_strip(h, thick, style), 90)
    )
    surface.blit(strip, (0, 0))
    surface.blit(strip, (0, h - thick))
    surface.blit(rail, (0, 0))
    surface.blit(rail, (w - thick, 0))


def _strip(length: int, thick: int, style: theme.SeatColour) -> pygame.Surface:
    strip = pygame.Surface((length, thick), pygame.SRCALPHA)
    strip.fill(style.colour)
    pattern(strip, style)
    return strip


def pattern(band: pygame.Surface, style: theme.SeatColour) -> None:
    """The seat's own pattern over a band of its colour, along the longer side."""
    w, h = band.get_size()
    upright = h > w
    thick, length = (w, h) if upright else (h, w)
    step = max(4, round(thick * 1.2))
    line = max(1, thick // 5)

    def stroke(a: tuple[float, float], b: tuple[float, float], width: int = line) -> None:
        ends = (a, b) if upright else ((a[1], a[0]), (b[1], b[0]))
        pygame.draw.line(band, style.dark, ends[0], ends[1], width)

    if style.pattern == "bars":
        for at in (thick * 0.28, thick * 0.66):
            stroke((at, 0), (at, length), max(1, thick // 7))
    elif style.pattern == "dots":
        for n in range(step // 2, length, step):
            place = (thick / 2, n) if upright else (n, thick / 2)
            pygame.draw.circle(band, style.dark, place, max(1.0, thick * 0.2))
    elif style.pattern == "chevrons":
        for n in range(0, length + thick, step):
            stroke((0, n), (thick / 2, n - thick / 2))
            stroke((thick / 2, n - thick / 2), (thick, n))
    elif style.pattern in ("diagonals", "hatch"):
        for n in range(0, length + thick, step):
            stroke((0, n), (thick, n - thick))
            if style.pattern == "hatch":
                stroke((0, n - thick), (thick, n))


def water_ring(canvas: Canvas, area: Area, strong: bool) -> None:
    """The ring of something that can be chosen: dashed and white, or solid and yellow when picked or pointed at."""
    x, y, w, h = area
    margin = 10
    box = canvas.box((x - margin, y - margin, w + 2 * margin, h + 2 * margin))
    key = ("ring", box.size, strong)
    canvas.surface.blit(canvas.gallery.made(key, lambda: _ring(canvas, box.w, box.h, margin, strong)), box)


def _ring(canvas: Canvas, w: int, h: int, margin: float, strong: bool) -> pygame.Surface:
    s = canvas.measure.scale
    rx, ry = w / 2 - margin * s, h / 2 - margin * s
    shape = f'cx="{w / 2}" cy="{h / 2}" rx="{rx:.1f}" ry="{ry:.1f}"'
    glow = '"#FFF4C8" fill-opacity=".34"' if strong else '"#FFFFFF" fill-opacity=".10"'
    dark = f'stroke="#0A2A3A" stroke-opacity="{0.55 if strong else 0.35}" stroke-width="{(7 if strong else 4) * s:.1f}"'
    light = (
        f'stroke="#FFD75A" stroke-width="{4.5 * s:.1f}"'
        if strong
        else f'stroke="#FFF6E0" stroke-width="{2.4 * s:.1f}" stroke-dasharray="{10 * s:.1f} {7 * s:.1f}"'
    )
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">'
        f'<ellipse {shape} fill={glow}/><ellipse {shape} fill="none" {dark}/>'
        f'<ellipse {shape} fill="none" {light}/></svg>'
    )
    return from_svg(text, w, h)


def button(canvas: Canvas, area: Area, state: str, primary: bool) -> None:
    """The ground of a button on the table: coral for Commit, slate for the others."""
    skins = {
        (True, "normal"): ("#E0644A", "#A83420", "#5A160C"),
        (True, "hover"): ("#EE7A5E", "#BC4029", "#5A160C"),
        (True, "pressed"): ("#9C2E1B", "#B83C26", "#5A160C"),
        (True, "disabled"): ("#4B3B36", "#3C302C", "#221713"),
        (False, "normal"): ("#2A5362", "#1B3D4A", "#5C8A9A"),
        (False, "hover"): ("#376A7C", "#275161", "#8FBBC8"),
        (False, "pressed"): ("#163039", "#1C3C48", "#5C8A9A"),
        (False, "disabled"): ("#1C363F", "#1A323B", "#2E4C58"),
    }
    top, bottom, line = skins[(primary, state)]
    x, y, w, h = area
    radius = 10 if h > 50 else 8
    if state != "disabled" and h > 46:
        canvas.shadow(area, radius, 2, 4, 6, 110)
    canvas.rr(area, radius, (top, bottom), line, 2 if primary else 1.5)
    if state != "disabled":
        canvas.rr((x + 5, y + 3, w - 10, 2), 1, "#FFD9C0" if primary else "#6FA0B0", fade=0.55)
