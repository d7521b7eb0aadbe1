"""The scope: a round glass in a brass ring, on which a beam turns once and a sign burns in."""

import math
import random
from collections.abc import Sequence

import pygame

from game.core.telling import BURNT
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.words import _

WHOLE = 600.0
"""The drawings of the scope are so many units wide,"""
GLASS, RIM = 206.0, 214.0
"""the glass reaches to the first radius, what changes on it to the second."""
LETTERS = 228.0
PHOSPHOR = (57, 224, 143)
WEDGES, WEDGE = 44, 2.4
"""The beam's afterglow: so many slices, each so many degrees."""
REST = 34.0
"""Where the beam begins and rests, in degrees clockwise from east."""
SWEEP, BURN, COOL = BURNT, 0.68, 0.88
"""When the beam has come round, when the sign is brightest, and when it has cooled: parts of the whole time."""
SPECKS = 900

Blip = tuple[float, float]
"""Degrees clockwise from east, and how far from the middle (0 to 1)."""


def between(part: float, begin: float, end: float) -> float:
    """How much of the time from `begin` to `end` is over at `part`."""
    return min(1.0, max(0.0, (part - begin) / (end - begin)))


def bloom(target: pygame.Surface, light: pygame.Surface, passes: Sequence[tuple[int, float]]) -> None:
    """Add a bright layer and its blurred ghosts, each with its radius in pixels and its strength: light on glass."""
    w, h = light.get_size()
    for radius, strength in passes:
        k = 1 if radius < 4 else 2 if radius < 16 else 4
        ghost = pygame.transform.smoothscale(light, (max(1, w // k), max(1, h // k)))
        ghost = pygame.transform.box_blur(ghost, max(1, radius // k))
        ghost = pygame.transform.smoothscale(ghost, (w, h))
        ghost.fill((round(255 * strength),) * 3, special_flags=pygame.BLEND_RGB_MULT)
        target.blit(ghost, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def draw_housing(canvas: Canvas, area: Rect, tint: str = "", *, bearings: bool = True) -> None:
    """Ring, bearings and the dark glass; `tint` colours the glass."""
    canvas.art("scope_housing", area.x, area.y, area.w)
    canvas.art("scope_glass", area.x, area.y, area.w, tint=tint)
    if not bearings:
        return
    k = area.w / WHOLE
    px = max(8, round(24 * k * canvas.measure.scale))
    for degrees, words in ((0, _("E")), (90, _("S")), (180, _("W")), (270, _("N"))):
        x = area.centerx + LETTERS * k * math.cos(math.radians(degrees))
        y = area.centery + LETTERS * k * math.sin(math.radians(degrees))
        picture = canvas.lettering.image(words, "poster", px, pygame.Color("#2A1B06"))
        canvas.paste(picture, x, y, centred=True)


class Glass:
    """What changes on the glass, painted once: dark, with the sign white-hot, and with the sign cooled to green."""

    def __init__(self, canvas: Canvas, area: Rect, sign: str, blips: Sequence[Blip]) -> None:
        """`canvas` holds the housing at `area` already."""
        k = area.w / WHOLE
        inner = Rect(area.centerx - RIM * k, area.centery - RIM * k, 2 * RIM * k, 2 * RIM * k)
        self.box = canvas.box(inner)
        self._radius = GLASS * k * canvas.measure.scale
        self._lens = canvas.gallery.drawing("ui", "scope_lens", canvas.px(area.w))
        self._offset = canvas.px(area.w) / 2
        self.dark = canvas.surface.subsurface(self.box).copy()
        _speckle(self.dark, self._radius)
        light = _letters(canvas, sign, self.box.size, self._radius)
        dots = _dots(self.box.size, self._radius, blips)
        strong = max(1, round(self._radius / 70))
        self.cold, self.hot = self.dark.copy(), self.dark.copy()
        _shade(self.cold, canvas, sign, self._radius)
        green = light.copy()
        green.fill((64, 232, 148), special_flags=pygame.BLEND_RGB_MULT)
        bloom(self.cold, dots, ((1, 1.0), (3 * strong, 1.0)))
        bloom(self.cold, green, ((1, 0.95), (4 * strong, 1.0), (11 * strong, 1.0), (22 * strong, 0.8)))
        core = pygame.transform.box_blur(light, max(1, strong))
        core.fill((70, 60, 66), special_flags=pygame.BLEND_RGB_MULT)
        self.cold.blit(core, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        bloom(self.hot, light, ((1, 1.0), (6 * strong, 1.0), (16 * strong, 1.0), (30 * strong, 0.9)))
        _scan(self.cold, self._radius, strong)

    def draw(self, surface: pygame.Surface, part: float) -> None:
        """The glass at this part of the whole time."""
        burnt, cooled = between(part, SWEEP - 0.1, BURN), between(part, BURN, COOL)
        if burnt < 1:
            surface.blit(self.dark, self.box)
            _lay(surface, self.hot, self.box, burnt**2)
        else:
            surface.blit(self.hot, self.box)
            _lay(surface, self.cold, self.box, cooled)
        turn = between(part, 0, SWEEP)
        beam = beam_picture(self._radius, REST + 360 * turn, 1.0 - 0.55 * between(part, SWEEP, COOL))
        x, y = self.box.center
        surface.blit(beam, beam.get_rect(center=(x, y)), special_flags=pygame.BLEND_RGB_ADD)
        surface.blit(self._lens, (round(x - self._offset), round(y - self._offset)))


def _lay(surface: pygame.Surface, picture: pygame.Surface, box: pygame.Rect, part: float) -> None:
    """A picture over another, as clear as `part` says."""
    if part > 0:
        picture.set_alpha(round(255 * part))
        surface.blit(picture, box)


def beam_picture(radius: float, degrees: float, strength: float) -> pygame.Surface:
    """The beam and its afterglow on black, to be added; `degrees` clockwise from east."""
    size = 2 * math.ceil(radius) + 2
    picture, middle = pygame.Surface((size, size)), size / 2

    def rim(angle: float) -> tuple[float, float]:
        return middle + radius * math.cos(math.radians(angle)), middle + radius * math.sin(math.radians(angle))

    for n in range(WEDGES):
        glow = 0.42 * (1 - n / WEDGES) ** 1.7 * strength
        colour = [round(value * glow) for value in PHOSPHOR]
        begin = degrees - n * WEDGE
        pygame.draw.polygon(picture, colour, [(middle, middle), rim(begin), rim(begin - WEDGE - 0.4)])
    bright = [round(value * strength) for value in (216, 255, 233)]
    pygame.draw.aaline(picture, bright, (middle, middle), rim(degrees), max(2, round(radius / 75)))
    return picture


def _letters(canvas: Canvas, sign: str, size: tuple[int, int], radius: float) -> pygame.Surface:
    """The sign in light on black, as large as the glass lets it be."""
    face = pygame.Surface(size)
    glyphs = _fit(canvas, sign, radius, (214, 255, 232))
    bounds = glyphs.get_bounding_rect()
    face.blit(glyphs, (size[0] / 2 - bounds.centerx, size[1] / 2 - bounds.centery))
    return face


def _shade(picture: pygame.Surface, canvas: Canvas, sign: str, radius: float) -> None:
    """The glass is darker below the sign, so that its edges stand out."""
    glyphs = _fit(canvas, sign, radius, (4, 44, 34)).copy()
    glyphs.set_alpha(170)
    bounds = glyphs.get_bounding_rect()
    middle = picture.get_rect().center
    picture.blit(glyphs, (middle[0] - bounds.centerx, middle[1] - bounds.centery))


def _fit(canvas: Canvas, sign: str, radius: float, colour: tuple[int, int, int]) -> pygame.Surface:
    """The sign as high as 1.42 radii, or narrower letters when there are several."""
    px = canvas.lettering.fit(sign, "poster", round(1.42 * radius), 1.45 * radius, 8)
    return canvas.lettering.image(sign, "poster", px, pygame.Color(*colour))


def _dots(size: tuple[int, int], radius: float, blips: Sequence[Blip]) -> pygame.Surface:
    """The echoes, each where it lies as seen from the middle."""
    picture = pygame.Surface(size)
    for degrees, far in blips:
        x = size[0] / 2 + radius * far * math.cos(math.radians(degrees))
        y = size[1] / 2 + radius * far * math.sin(math.radians(degrees))
        pygame.draw.circle(picture, (150, 255, 205), (x, y), max(2.0, radius / 34))
    return picture


def _speckle(picture: pygame.Surface, radius: float) -> None:
    """Dust of light that the tube never loses."""
    chance, dust = random.Random(5), pygame.Surface(picture.get_size())
    middle = picture.get_width() / 2
    for _speck in range(SPECKS):
        angle, far = chance.uniform(0, math.tau), radius * math.sqrt(chance.random())
        bright = chance.random() ** 3 * (40 + 120 * max(0.0, math.cos(angle + 0.5)))
        colour = (int(bright * 0.22), int(bright), int(bright * 0.62))
        place = (middle + far * math.cos(angle), middle + far * math.sin(angle))
        pygame.draw.circle(dust, colour, place, max(1.0, radius / 220))
    picture.blit(dust, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _scan(picture: pygame.Surface, radius: float, thick: int) -> None:
    """Dark lines across the glass, as on a tube."""
    size, middle = picture.get_size(), picture.get_width() / 2
    lines = pygame.Surface(size, pygame.SRCALPHA)
    for y in range(round(middle - radius), round(middle + radius), 2 + 2 * max(1, thick // 2)):
        wide = math.sqrt(max(0.0, radius**2 - (y - middle) ** 2))
        pygame.draw.line(lines, (0, 18, 12, 66), (middle - wide, y), (middle + wide, y), max(1, thick // 3))
    picture.blit(lines, (0, 0))
