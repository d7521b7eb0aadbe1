"""The board: its painting, the pieces on it, the rings of what can be chosen, and where both lie on the screen."""

from collections.abc import Collection, Mapping, Sequence

import pygame

from game.core.faces import Words
from game.core.table import Piece, Spot
from game.ui.draw.measure import Rect
from game.ui.table.board.camera import Camera
from game.ui.table.board.outline import draw_focus, draw_glow, draw_outline, points_of
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea
from game.ui.table.materials import felt, frame, paper, thin_ring, water_ring

CARD = 1.15
"""A piece that is higher than so many times its width is a card: its ring has corners."""


def spot_place(camera: Camera, area: Rect, spot: Spot) -> Rect:
    """Where a spot's ring lies on the screen, in units."""
    x, y = camera.place(area, spot.x, spot.y)
    k = camera.scale(area)
    return Rect(x - spot.w * k / 2, y - spot.h * k / 2, spot.w * k, spot.h * k)


def other_places(camera: Camera, area: Rect, spot: Spot) -> tuple[Rect, ...]:
    """Where else on the screen a spot of the board is meant, as far as it is in sight."""
    k = camera.scale(area)
    found = [Rect(*camera.place(area, x, y), w * k, h * k) for x, y, w, h in spot.also]
    return tuple(place.clip(area) for place in found if place.colliderect(area))


def board_place(camera: Camera, area: Rect, piece: Piece) -> Rect:
    """Where a piece on the board lies on the screen, in units."""
    x, y = camera.place(area, piece.x, piece.y)
    width = piece.width * camera.scale(area)
    height = width * piece.face.h / piece.face.w
    return Rect(x - width / 2, y - height / 2, width, height)


def draw_piece(context: DrawContext, piece: Piece, place: Rect) -> None:
    """One piece on the board: its shadow, its face, and what its mood adds."""
    canvas = context.canvas
    sprite = context.printer.sprite(canvas, piece.face, canvas.px(place.w), dim=piece.mood == "dim")
    sprite = context.printer.turned(canvas, sprite, canvas.px(place.w), canvas.px(place.h), piece.angle)
    x, y = canvas.at(place.x, place.y)
    if piece.layer >= 2:
        soft = max(2, canvas.px(6))
        cast = canvas.gallery.cast(sprite.key, sprite.picture, soft, 90)
        canvas.surface.blit(cast, (x - sprite.left - 2 * soft + canvas.px(3), y - sprite.top - 2 * soft + canvas.px(5)))
    sprite.blit(canvas.surface, x, y)
    if piece.mood == "chosen":
        tick(context, place.right - 6, place.y + 6)
    elif piece.mood == "new":
        canvas.rr((place.x - 2, place.y - 8, 44, 22), 6, "coral", "ivory", 1.5)


def tick(context: DrawContext, x: float, y: float) -> None:
    """The green disc with a tick on what is chosen."""
    context.canvas.rr((x - 14, y - 14, 28, 28), 14, "chosen", "ivory", 2)
    context.canvas.art("glyph_check", x, y, 18, centred=True, tint="white_tick")


def rooted(context: DrawContext) -> bool:
    """Whether the ground moves with the board; a table's only sheet of paper does not."""
    return bool(context.table.front) or painted(context)


def painted(context: DrawContext) -> bool:
    """Whether the board has a painting for a ground, and its file exists; otherwise it is paper or cloth."""
    return bool(context.table.backdrop) and context.canvas.gallery.has_painting(
        context.printer.folder, context.table.backdrop
    )


def cloth(context: DrawContext) -> str:
    """The colour of the cloth on which boards lie."""
    palette = context.printer.palette
    return palette.get(context.table.ground) or palette.get("paper", "sheet_paper")


def ground(context: DrawContext, camera: Camera, part: Rect) -> None:
    """The painting, as near as the eye is, in a part of the board's area."""
    canvas, area = context.canvas, context.zones.board
    if painted(context):
        _painting(context, camera, part)
    elif context.table.front:
        felt(canvas, area, cloth(context), camera.place(area, 0, 0))
    else:
        paper(canvas, area, context.printer.palette.get("paper", "sheet_paper"), 0, lift=0)


def _painting(context: DrawContext, camera: Camera, part: Rect) -> None:
    """The part of the painting in sight; where the board is smaller than its area, felt lies round it."""
    canvas, area = context.canvas, context.zones.board
    folder, name = context.printer.folder, context.table.backdrop
    k, (x, y) = camera.scale(area), camera.place(area, camera.left, camera.top)
    whole = Rect(x, y, camera.width * k, camera.height * k)
    if camera.zoom <= 1:
        box = canvas.box(whole if context.table.front else area)
        if context.table.front:
            felt(canvas, area, cloth(context), (x, y))
        canvas.surface.blit(canvas.gallery.painting(folder, name, box.w, box.h), box)
        return
    shown = part.clip(whole)
    if context.table.front and not whole.contains(part):
        felt(canvas, area, cloth(context), (x, y))
    picture = canvas.gallery.painting(folder, name, round(2 * camera.width), round(2 * camera.height))
    times, box = 2 / k, canvas.box(shown)
    source = pygame.Rect(
        round((shown.x - x) * times), round((shown.y - y) * times), round(shown.w * times), round(shown.h * times)
    ).clip(picture.get_rect())
    if source.w and source.h and box.w and box.h:
        canvas.surface.blit(pygame.transform.smoothscale(picture.subsurface(source), box.size), box)


def draw_bare(context: DrawContext, camera: Camera) -> None:
    """The board alone, without anything on it."""
    ground(context, camera, context.zones.board)
    frame(context.canvas, context.zones.board)


def ring_spot(context: DrawContext, camera: Camera, spot: Spot, strong: bool, line: str = "") -> None:
    """The ring of one spot, a square one inside a square; `line` is another colour than the usual."""
    if spot.corners:
        points = points_of(camera, context.zones.board, spot)
        if strong:
            draw_outline(context.canvas, points, line, over=spot.over)
        else:
            draw_glow(context.canvas, points, few=True, over=spot.over)
        return
    place, square = spot_place(camera, context.zones.board, spot), spot.w == spot.h
    if square:
        place.inflate_ip(-8, -8)
    water_ring(context.canvas, place, strong, square, line)


def draw_edges(context: DrawContext, camera: Camera, calm: Collection[str], *, over: bool) -> None:
    """Thin edges instead of rings, where there are many: the table stays calm. `over`: those over pieces, or under."""
    for spot in context.table.spots:
        if spot.over is not over:
            continue
        if spot.corners and spot.id in calm:
            draw_glow(context.canvas, points_of(camera, context.zones.board, spot), few=False, over=over)
        elif spot.w and spot.id in calm:
            thin_ring(context.canvas, spot_place(camera, context.zones.board, spot).inflate(-4, -4), spot.w == spot.h)


def draw_rings(
    context: DrawContext, camera: Camera, rings: Mapping[str, bool], focus: HitArea | None, *, over: bool
) -> None:
    """Rings below hulls, names and counts: of what can be chosen, of what is picked or pointed at, of the focus.

    `over`: those that lie over pieces instead.
    """
    area = context.zones.board
    for strong in (False, True):
        for spot in context.table.spots:
            if rings.get(spot.id) is not strong or spot.over is not over:
                continue
            if spot.w:
                ring_spot(context, camera, spot, strong)
                continue
            lying = [piece for piece in context.table.pieces if piece.spot == spot.id and piece.zone == "board"]
            for place, card in () if spot.id.startswith("mat:") else ringed(camera, area, lying):
                water_ring(context.canvas, place, strong, card)
    fills = {spot.id for spot in context.table.spots if spot.over}
    if focus and (focus.id.removeprefix("spot:") in fills) is over:
        _ring_focus(context, focus)


def _ring_focus(context: DrawContext, focus: HitArea) -> None:
    """The ring of the focus, along the corners of a place that has some."""
    if corners := focus.outline or focus.drawn:
        draw_focus(context.canvas, corners)
    else:
        context.canvas.ring(focus.rect, 8)


def ringed(camera: Camera, area: Rect, pieces: Sequence[Piece]) -> list[tuple[Rect, bool]]:
    """Where the rings of one spot lie around its pieces, and whether they have corners.

    Things that lie close together have one ring; words beside things have none, which would run through them, nor does
    what lies upon a card.
    """
    things = [piece for piece in pieces if not all(isinstance(part, Words) for part in piece.face.parts)]
    found: list[tuple[Rect, bool]] = []
    for piece in things or pieces:
        place, card = board_place(camera, area, piece), piece.face.h > CARD * piece.face.w
        place = place.inflate(*((14, 14) if card else (26, 14)))
        upon = not card and found and place.colliderect(found[-1][0])
        if upon and found[-1][1]:
            continue
        if upon:
            found[-1] = (place.union(found[-1][0]), False)
        else:
            found.append((place, card))
    return found
