"""What a table is made of: paper with its grain, wood, brass, the postcard's frame, rings on the water."""

import random
from functools import partial

import pygame

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Area
from game.ui.draw.pictures import from_svg
from game.ui.table.colours import TABLE, TABLE_HIGH_CONTRAST

TILE = 256
DYED = ("table", "bar")
"""Woods that take the colour of a box; a tray is brown on every table."""


def paper(
    canvas: Canvas, area: Area, colour: str = "mat_paper", radius: float = 8, *, lift: float = 8, alpha: int = 120
) -> None:
    """A sheet of paper with grain and darker edges, and its shadow; `lift` is the shadow's softness in units."""
    if lift:
        canvas.shadow(area, radius, 3, 5, lift, alpha)
    box, colour = canvas.box(area), canvas.hex(colour)
    if box.w > 0 and box.h > 0:
        key = ("paper", box.size, colour, radius, canvas.measure.scale)
        canvas.surface.blit(canvas.gallery.made(key, lambda: _paper(canvas, box.w, box.h, colour, radius)), box)


def felt(canvas: Canvas, area: Area, colour: str, root: tuple[float, float]) -> None:
    """Plain cloth with a grain, as far as one can look; `root` is a place on the screen that moves with it."""
    box, dye = canvas.box(area), canvas.colour(colour)
    size = round(TILE * canvas.measure.scale)

    def make() -> pygame.Surface:
        tile = pygame.transform.smoothscale(canvas.gallery.made(("grain",), _grain), (size, size))
        tile.fill(dye, special_flags=pygame.BLEND_RGB_MULT)
        return tile.convert()  # without alpha: nothing of what lay there before shines through, not even by rounding

    cloth = canvas.gallery.cache.get(("felt", size, tuple(dye)), make)
    left, top = canvas.at(*root)
    for x in range(box.x - (box.x - left) % size, box.right, size):
        for y in range(box.y - (box.y - top) % size, box.bottom, size):
            canvas.surface.blit(cloth, (x, y))


def _paper(canvas: Canvas, w: int, h: int, colour: str, radius: float) -> pygame.Surface:
    s = canvas.measure.scale
    sheet = canvas.gallery.rounded(w, h, radius * s, colour, canvas.hex("paper_edge"), max(1, s)).copy()
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
        shades = chance.randbytes(cells * cells).translate(bytes(n % (depth + 1) for n in range(256)))
        rows = [shades[start : start + cells] for start in range(0, cells * cells, cells)]
        greys = b"".join(row + row[:1] for row in (*rows, rows[0]))
        colours = bytearray(3 * len(greys))
        colours[0::3] = colours[1::3] = colours[2::3] = greys
        grid = pygame.Surface((cells + 1, cells + 1))
        grid.blit(pygame.image.frombuffer(colours, grid.get_size(), "RGB"), (0, 0))
        size = round(TILE * (cells + 1) / cells)
        tile.blit(pygame.transform.smoothscale(grid, (size, size)), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return tile


def planks(canvas: Canvas, name: str, area: Area, colour: str) -> None:
    """A wooden ground: the painting of this name, or its plain colour where it was not baked.

    The painting shows the usual wood; where a box has another one, it is dyed.
    """
    if not canvas.gallery.has_painting("ui", name):
        canvas.fill(area, colour)
    elif name in DYED and canvas.hex(colour) not in (TABLE.get(colour), TABLE_HIGH_CONTRAST.get(colour), colour):
        box, dye = canvas.box(area), canvas.colour(colour)
        key = ("dyed", name, box.size, tuple(dye))
        undyed = partial(canvas.gallery.painting, "ui", name, box.w, box.h)
        wood = canvas.gallery.remade(key, undyed, lambda painting: _dyed(painting, dye))
        canvas.surface.blit(wood, box)
    else:
        canvas.painting(name, area)


def _dyed(painting: pygame.Surface, colour: pygame.Color) -> pygame.Surface:
    """The grain of a dark painting in another colour; it is made light first, so that no step shows."""
    grain = pygame.transform.grayscale(painting)
    twin, guess = grain.copy(), pygame.transform.average_color(grain)[0]
    while 0 < guess < 100:
        grain.blit(twin, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        twin.blit(grain, (0, 0))
        guess *= 2
    mean = pygame.transform.average_color(grain)[0]
    dye = [min(255, round(255 * part / max(1, mean))) for part in tuple(colour)[:3]]
    grain.fill(dye, special_flags=pygame.BLEND_RGB_MULT)
    return grain


def frame(canvas: Canvas, area: Area) -> None:
    """The wooden frame of the postcard, drawn over the edge of the board."""
    x, y, w, h = area
    for inset, colour, thick in ((0, "frame_dark", 7), (2, "frame_wood", 3), (7, "frame_gold", 2), (9, "ivory", 2)):
        box = canvas.box((x + inset, y + inset, w - 2 * inset, h - 2 * inset))
        pygame.draw.rect(canvas.surface, canvas.colour(colour), box, max(1, canvas.px(thick)))


def edge(canvas: Canvas, seat_colour: int) -> None:
    """The private frame: the seat's colour and pattern all round the window."""
    surface, style = canvas.surface, theme.SEATS[seat_colour]
    w, h = surface.get_size()
    thick = max(4, canvas.px(6))
    strip = canvas.gallery.made(("edge", w, thick, seat_colour), lambda: edge_strip(w, thick, style))
    rail = canvas.gallery.made(
        ("edge side", h, thick, seat_colour), lambda: pygame.transform.rotate(edge_strip(h, thick, style), 90)
    )
    surface.blit(strip, (0, 0))
    surface.blit(strip, (0, h - thick))
    surface.blit(rail, (0, 0))
    surface.blit(rail, (w - thick, 0))


def edge_strip(length: int, thick: int, style: theme.SeatColour) -> pygame.Surface:
    """A strip of the private frame, level."""
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


def water_ring(canvas: Canvas, area: Area, strong: bool, square: bool = False, line: str = "") -> None:
    """The ring of something that can be chosen: dashed and white, or solid and yellow when picked or pointed at.

    `line` is another colour than these.
    """
    x, y, w, h = area
    margin = 10
    box = canvas.box((x - margin, y - margin, w + 2 * margin, h + 2 * margin))
    rim = canvas.hex(line or ("ring_picked" if strong else "ivory"))
    key = ("ring", box.size, strong, square, rim)
    canvas.surface.blit(canvas.gallery.made(key, lambda: _ring(canvas, box.size, margin, strong, square, rim)), box)


def thin_ring(canvas: Canvas, area: Area, square: bool) -> None:
    """The edge of one of many things that can be chosen: thin, and seen on light and dark ground."""
    box = canvas.box(area)
    key = ("thin ring", box.size, square, canvas.hex("ivory"))

    def make() -> pygame.Surface:
        s, (w, h) = canvas.measure.scale, box.size
        shape = _shape(w, h, 3 * s, s, square)
        rims = (("ring_dark", 4.0, 0.55), ("ivory", 2.0, 0.95))
        lines = "".join(
            f'<{shape} fill="none" stroke="{canvas.hex(colour)}" stroke-opacity="{clear}" stroke-width="{thick * s}"/>'
            for colour, thick, clear in rims
        )
        return from_svg(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}">{lines}</svg>', w, h)

    canvas.surface.blit(canvas.gallery.made(key, make), box)


def _shape(w: int, h: int, margin: float, s: float, square: bool) -> str:
    """The element of a ring in a picture of w by h pixels: an ellipse, or a square with round corners."""
    if square:
        return f'rect x="{margin}" y="{margin}" width="{w - 2 * margin}" height="{h - 2 * margin}" rx="{14 * s:.1f}"'
    rx, ry = w / 2 - margin, h / 2 - margin
    return f'ellipse cx="{w / 2}" cy="{h / 2}" rx="{rx:.1f}" ry="{ry:.1f}"'


def _ring(
    canvas: Canvas, size: tuple[int, int], margin: float, strong: bool, square: bool, line: str
) -> pygame.Surface:
    s, (w, h) = canvas.measure.scale, size
    shape = _shape(w, h, margin * s, s, square)
    light, faint = canvas.hex("ring_glow" if strong else "white_tick"), ".34" if strong else ".10"
    glow = f'fill="{light}" fill-opacity="{faint}"'
    ink = canvas.hex("ring_dark")
    dark = f'stroke="{ink}" stroke-opacity="{0.55 if strong else 0.35}" stroke-width="{(7 if strong else 4) * s:.1f}"'
    if square and not strong:  # seen on pale ground, too: dark dashes on a light edge
        dark, line = f'stroke="{line}" stroke-opacity=".9" stroke-width="{5 * s:.1f}"', ink
    rim = (
        f'stroke="{line}" stroke-width="{4.5 * s:.1f}"'
        if strong
        else f'stroke="{line}" stroke-width="{2.4 * s:.1f}" stroke-dasharray="{10 * s:.1f} {7 * s:.1f}"'
    )
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">'
        f'<{shape} {glow}/><{shape} fill="none" {dark}/>'
        f'<{shape} fill="none" {rim}/></svg>'
    )
    return from_svg(text, w, h)


def button(canvas: Canvas, area: Area, state: str, primary: bool) -> None:
    """The ground of a button on the table: coral for Commit, slate for the others."""
    skins = {
        (True, "normal"): ("order_top", "order_bottom", "order_edge"),
        (True, "hover"): ("order_top_near", "order_bottom_near", "order_edge"),
        (True, "pressed"): ("order_top_down", "order_bottom_down", "order_edge"),
        (True, "disabled"): ("order_top_off", "order_bottom_off", "order_edge_off"),
        (False, "normal"): ("slate_top", "slate_bottom", "slate_edge"),
        (False, "hover"): ("slate_top_near", "slate_bottom_near", "slate_edge_near"),
        (False, "pressed"): ("slate_top_down", "slate_bottom_down", "slate_edge"),
        (False, "disabled"): ("slate_top_off", "slate_bottom_off", "slate_edge_off"),
    }
    top, bottom, line = skins[(primary, state)]
    x, y, w, h = area
    radius = 10 if h > 50 else 8
    if state != "disabled" and h > 46:
        canvas.shadow(area, radius, 2, 4, 6, 110)
    canvas.rr(area, radius, (top, bottom), line, 2 if primary else 1.5)
    if state != "disabled":
        canvas.rr((x + 5, y + 3, w - 10, 2), 1, "order_glint" if primary else "slate_glint", fade=0.55)
