"""How pictures are made: from SVG text, as rounded rectangles and soft shadows; sizes are pixels."""

import io

import pygame

Fill = str | tuple[str, str]
"""A colour, or the colours of a gradient from the top to the bottom."""


NEARLY = 254
"""The most that a picture is set to let be seen: SDL draws one without transparency ten times slower at 255."""


def from_svg(text: str, w: int, h: int) -> pygame.Surface:
    """A drawing given as text, w by h pixels."""
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (max(1, w), max(1, h))).convert_alpha()


def fitted(picture: pygame.Surface, w: int, h: int) -> pygame.Surface:
    """The picture at exactly w by h; drawings keep their own shape when they are rasterised, planks are stretched."""
    if picture.get_size() != (w, h):
        picture = pygame.transform.smoothscale(picture, (w, h))
    return picture.convert_alpha()


def cover(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The picture scaled to cover this size, what sticks out cut off."""
    scale = max(size[0] / picture.get_width(), size[1] / picture.get_height())
    grown = pygame.transform.smoothscale_by(picture, scale)
    whole = pygame.Surface(size).convert()
    whole.blit(grown, grown.get_rect(center=(size[0] // 2, size[1] // 2)))
    return whole


CUT = 0.03
"""So much of a picture, as a part of its width or height, may be cut off to fill a place."""


def filling(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The picture scaled to cover this size where little is cut off; else whole, on the colour of its corner."""
    across, down = size[0] / picture.get_width(), size[1] / picture.get_height()
    if min(across, down) >= (1 - CUT) * max(across, down):
        return cover(picture, size)
    whole = pygame.Surface(size).convert()
    whole.fill(picture.get_at((0, 0)))
    grown = pygame.transform.smoothscale_by(picture, min(across, down))
    whole.blit(grown, grown.get_rect(center=(size[0] // 2, size[1] // 2)))
    return whole


def turned(picture: pygame.Surface, angle: float) -> pygame.Surface:
    """Turned to the left by `angle` degrees: at double size and with a clear margin, so that the edges stay smooth."""
    framed = pygame.Surface((picture.get_width() + 8, picture.get_height() + 8), pygame.SRCALPHA)
    framed.blit(picture, (4, 4))
    large = pygame.transform.smoothscale_by(framed, 2)
    return pygame.transform.smoothscale_by(pygame.transform.rotozoom(large, angle, 1), 0.5)


def fade(picture: pygame.Surface, part: float) -> None:
    """Let so much (0 to 1) of a picture without transparency be seen when it is drawn."""
    picture.set_alpha(min(NEARLY, round(255 * part)))


def placeholder(w: int, h: int) -> pygame.Surface:
    """What stands for a picture that is missing: a crossed frame nobody can take for art."""
    picture = pygame.Surface((w, h), pygame.SRCALPHA)
    picture.fill((60, 20, 60, 90))
    pygame.draw.rect(picture, "#FF4FD8", picture.get_rect(), 2)
    pygame.draw.aaline(picture, "#FF4FD8", (0, 0), (w, h))
    pygame.draw.aaline(picture, "#FF4FD8", (0, h), (w, 0))
    return picture.convert_alpha()


def _outline(x: float, y: float, w: float, h: float, r: float) -> str:
    arc = f"a{r:.2f} {r:.2f} 0 0 1 "
    return (
        f"M{x + r:.2f} {y:.2f}h{w - 2 * r:.2f}{arc}{r:.2f} {r:.2f}v{h - 2 * r:.2f}{arc}{-r:.2f} {r:.2f}"
        f"h{2 * r - w:.2f}{arc}{-r:.2f} {-r:.2f}v{2 * r - h:.2f}{arc}{r:.2f} {-r:.2f}z"
    )


def rounded(w: int, h: int, radius: float, fill: Fill, line: str, thick: float, sideways: bool) -> pygame.Surface:
    """A smooth rounded rectangle, with a gradient from the top or, `sideways`, from the left.

    Only its two ends are rasterised and what lies between them is stretched: a panel costs as little as a button.
    """
    cap = int(max(radius, thick)) + 3
    narrow, low = (w, min(h, 2 * cap + 2)) if sideways else (min(w, 2 * cap + 2), h)
    inset = thick / 2 if line else 0
    paint, gradient = "none", ""
    if isinstance(fill, tuple):
        end = f'x2="{narrow}" y2="0"' if sideways else f'x2="0" y2="{low}"'
        gradient = (
            f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" {end}><stop offset="0" '
            f'stop-color="{fill[0]}"/><stop offset="1" stop-color="{fill[1]}"/></linearGradient></defs>'
        )
        paint = "url(#g)"
    elif fill:
        paint = fill
    stroke = f' stroke="{line}" stroke-width="{thick:.2f}"' if line else ""
    outline = _outline(inset, inset, narrow - 2 * inset, low - 2 * inset, max(0, radius - inset))
    ends = from_svg(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {narrow} {low}" width="{narrow}" height="{low}">'
        f'{gradient}<path d="{outline}" fill="{paint}"{stroke}/></svg>',
        narrow,
        low,
    )
    return ends if (narrow, low) == (w, h) else stretched(ends, w, h, cap)


def stretched(ends: pygame.Surface, w: int, h: int, cap: int) -> pygame.Surface:
    """A picture made wider or taller by repeating what lies between its ends of `cap` pixels."""
    whole = pygame.Surface((w, h), pygame.SRCALPHA).convert_alpha()
    narrow, low = ends.get_size()
    if narrow < w:
        whole.blit(ends, (0, 0), (0, 0, cap, h))
        whole.blit(pygame.transform.scale(ends.subsurface(cap, 0, 1, h), (w - 2 * cap, h)), (cap, 0))
        whole.blit(ends, (w - cap, 0), (narrow - cap, 0, cap, h))
    else:
        whole.blit(ends, (0, 0), (0, 0, w, cap))
        whole.blit(pygame.transform.scale(ends.subsurface(0, cap, w, 1), (w, h - 2 * cap)), (0, cap))
        whole.blit(ends, (0, h - cap), (0, low - cap, w, cap))
    return whole


def shadow(w: int, h: int, radius: float, blur: int, alpha: int) -> pygame.Surface:
    """The soft shadow of a rounded rectangle, wider than it by 2 * blur + 4 pixels on every side.

    One corner square is blurred at half size and stretched, since a shadow is the same all along its sides.
    """
    margin = 2 * blur + 4
    core = int(radius) + 2 * margin
    small_w, small_h = min(w, 2 * core + 2), min(h, 2 * core + 2)
    full = (small_w + 2 * margin, small_h + 2 * margin)
    half = pygame.Surface((full[0] // 2, full[1] // 2), pygame.SRCALPHA)
    box = pygame.Rect(margin // 2, margin // 2, max(1, small_w // 2), max(1, small_h // 2))
    pygame.draw.rect(half, (0, 0, 0, alpha), box, border_radius=int(radius / 2))
    for _ in range(2):
        half = pygame.transform.box_blur(half, max(1, blur // 2))
    soft = pygame.transform.smoothscale(half, full).convert_alpha()
    if small_w < w:
        soft = stretched(soft, w + 2 * margin, full[1], core + margin)
    return soft if small_h == h else stretched(soft, w + 2 * margin, h + 2 * margin, core + margin)


def cast(picture: pygame.Surface, blur: int, alpha: int) -> pygame.Surface:
    """The soft shadow of a picture, wider than it by 2 * blur pixels on every side."""
    margin = 2 * blur
    w, h = picture.get_width() + 2 * margin, picture.get_height() + 2 * margin
    soft = pygame.Surface((w, h), pygame.SRCALPHA)
    soft.blit(picture, (margin, margin))
    soft = pygame.transform.smoothscale(soft, (max(1, w // 3), max(1, h // 3)))
    soft.fill((0, 0, 0, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    for _ in range(2):
        soft = pygame.transform.box_blur(soft, max(1, blur // 3))
    return pygame.transform.smoothscale(soft, (w, h)).convert_alpha()
