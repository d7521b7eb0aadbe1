"""The eave over a private sheet in its seat's colour, shingled or leaded, and the board with the title on it."""

import pygame

from game.core.table import Tray
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.table.draw_context import DrawContext

EAVE, HIGH, LOW = 12.0, 42.0, 32.0
"""How far it stands out at both sides, and its height in a large and in a low tray."""
FREE = 6.0
"""So much of it is seen below the board with the title."""
SHINGLE, ROW = 34.0, 14.0
"""The width of a shingle, and the height of a row in sight."""
PANE = 46.0
"""The width of a pane of glass."""
GEMS = ("#E0A526", "#A3203A", "#8FB6F0", "#3D7A46")
"""The lozenges in the panes, by turns."""
SHADES = (0.0, 0.1, 0.04, 0.16, 0.07, 0.13, 0.02)
"""How far shingles side by side go towards the seat's dark shade: an irregular row that repeats."""


def roof_high(compact: bool) -> float:
    """Return how many units of a tray's height the roof takes."""
    return LOW if compact else HIGH


def title_low(sheet: Rect, compact: bool) -> float:
    """Where the board with the title ends."""
    return sheet.y + roof_high(compact) - FREE


def draw_roof(context: DrawContext, sheet: Rect, tray: Tray) -> None:
    """The eave above the sheet of a tray that is a house, and its title with the sign of what is private."""
    assert tray.house is not None
    title, made = tray.title, _panes if tray.leaded else _shingles
    canvas, style = context.canvas, theme.SEATS[context.look.seats[tray.house].colour]
    high = roof_high(context.compact)
    area = Rect(sheet.x - EAVE, sheet.y - 4, sheet.w + 2 * EAVE, high + 4).clip(canvas.measure.area)
    box = canvas.box(area)
    key = ("roof", box.size, canvas.measure.scale, style.emblem, tray.leaded)
    canvas.shadow(area, 4, 6, 10, 8, 120)
    canvas.surface.blit(canvas.gallery.made(key, lambda: made(canvas, box.size, style)), box)
    eye, tall = min(22 * context.grow, high - 12), high - FREE
    size = min(19.0, 0.66 * tall / context.grow)
    wide = min(canvas.width(title, size, "display") + eye + 40, 0.6 * sheet.w)
    board = Rect(sheet.x + 14, sheet.y, wide, tall)
    canvas.rr(board, 6, "sheet_paper", "letters", 2)
    context.line(title, board.x + 12, board.centery, size, "letters", "display", room=wide - eye - 34)
    canvas.art("glyph_eye", board.right - 12 - eye / 2, board.centery, eye, centred=True, tint="letters")


def _shingles(canvas: Canvas, size: tuple[int, int], style: theme.SeatColour) -> pygame.Surface:
    """Rows of shingles, each half a shingle beside the one above it, the lowest with ragged lower edges."""
    roof = pygame.Surface(size, pygame.SRCALPHA)
    light, dark = pygame.Color(style.colour), pygame.Color(style.dark)
    edge = dark.lerp(pygame.Color("black"), 0.45)
    wide, row = canvas.px(SHINGLE), canvas.px(ROW)
    rows = max(1, round(size[1] / row))
    for n in reversed(range(rows)):
        top, low = size[1] * n // rows, size[1] * (n + 1) // rows
        for i in range(-1, size[0] // wide + 2):
            x = i * wide + (wide // 2) * (n % 2)
            ragged = canvas.px(2) * ((i * 5 + n * 3) % 3) if n == rows - 1 else 0
            shade = SHADES[(i * 3 + n * 5) % len(SHADES)]
            place = pygame.Rect(x, top - canvas.px(3), wide, low - top + canvas.px(3) - ragged)
            radius = canvas.px(4)
            pygame.draw.rect(roof, light.lerp(dark, shade + 0.1 * n), place, border_radius=radius)
            glint = light.lerp(pygame.Color("white"), 0.22)
            pygame.draw.line(roof, glint, (x + 3, top + canvas.px(2)), (x + wide - 4, top + canvas.px(2)))
            pygame.draw.rect(roof, edge, place, max(1, canvas.px(1.2)), border_radius=radius)
    pygame.draw.rect(roof, edge, (0, 0, size[0], max(2, canvas.px(3))))
    return roof


def _panes(canvas: Canvas, size: tuple[int, int], style: theme.SeatColour) -> pygame.Surface:
    """Panes of glass in lead, each with a lozenge in it."""
    frieze = pygame.Surface(size, pygame.SRCALPHA)
    lead, rim = pygame.Color("#14161B"), pygame.Color("#8A8F9C")
    light, dark = pygame.Color(style.colour), pygame.Color(style.dark)
    wide, high = size
    frieze.fill(lead)
    n = max(1, round(wide / canvas.px(PANE)))
    gap = max(2, canvas.px(3))
    for i in range(n):
        left, right = wide * i // n + gap // 2, wide * (i + 1) // n - gap // 2
        pane = pygame.Rect(left, gap, right - left, high - 2 * gap)
        shade = light.lerp(dark, SHADES[i * 3 % len(SHADES)] * 3.2)
        pygame.draw.rect(frieze, shade, pane)
        pygame.draw.line(
            frieze, shade.lerp(pygame.Color("white"), 0.35), (pane.x + 2, pane.y + 1), (pane.right - 3, pane.y + 1)
        )
        across, down = min(0.26 * pane.w, 0.42 * pane.h), 0.42 * pane.h
        x, y = pane.centerx, pane.centery
        corners = [(x, y - down), (x + across, y), (x, y + down), (x - across, y)]
        pygame.draw.polygon(frieze, GEMS[i % len(GEMS)], corners)
        pygame.draw.aalines(frieze, lead, True, corners)
    pygame.draw.rect(frieze, rim, frieze.get_rect(), max(1, canvas.px(2)))
    return frieze
