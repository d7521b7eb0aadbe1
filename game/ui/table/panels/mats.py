"""The players: a mat each, down the left side, or small ones in a strip under the bar."""

from collections.abc import Collection, Mapping, Sequence

import pygame

from game.core.faces import Align
from game.core.table import Mat, Piece
from game.play.showing.hud_state import HudState
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import TEXT_FLOOR, Rect
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea
from game.ui.table.materials import paper, pattern, thin_ring, water_ring
from game.ui.table.panels.matstrip import (
    counter_width,
    draw_kind,
    draw_seal,
    draw_small,
    faint_face,
    has_kind,
    name_width,
    small_emblem,
)
from game.ui.table.zones import Zones

TALLEST, GAP = 186.0, 9.0
CORNER = 40.0
"""What a panel may use of the name's row, at its right."""
NAME, SIGN, KIND, LOW = 27.0, 40.0, 26.0, 23.0
"""Size of a name, and what the first player's sign takes beside it and a bot's beside its caption."""
SLOT, SLOT_PITCH, SLOT_HEIGHT = 56.0, 60.0, 96.0


def mat_places(zones: Zones, seats: int) -> tuple[Rect, ...]:
    """Return where the mat of each seat lies, in units, in order of the seats: side by side where room is short."""
    room = zones.players
    if not seats:
        return ()
    if zones.kind == "compact":
        width = (room.w - 10 * (seats - 1)) / seats
        return tuple(Rect(room.x + i * (width + 10), room.y, width, room.h) for i in range(seats))
    height = min(TALLEST, (room.h - GAP * (seats - 1)) / seats)
    return tuple(Rect(room.x, room.y + i * (height + GAP), room.w, height) for i in range(seats))


def mat_hots(zones: Zones, look: HudState, mats: Sequence[Mat]) -> tuple[HitArea, ...]:
    """The mats as things to click: an overview of that player."""
    places = mat_places(zones, len(mats))
    hits = []
    for place, mat in zip(places, mats, strict=True):
        seat = look.seats[mat.seat]
        tip = f"{seat.name}, {mat.money}\n{mat.caption}" + (f"\n{seat.level}" if seat.level else "")
        hits.append(HitArea(f"mat:{mat.seat}", place, "players", tip))
    return tuple(hits)


def emblem_place(zones: Zones, place: Rect, mat: Mat) -> Rect:
    """Where a player's emblem stands on the mat."""
    if zones.kind == "compact":
        return small_emblem(place)
    k = _header(place) / 66
    size, band = (54 if mat.active else 46) * k, 16 if mat.active else 12
    return Rect(place.x + band + 30 * k - size / 2, place.y + 33 * k - size / 2, size, size)


def slot_places(context: DrawContext, place: Rect, mat: Mat) -> tuple[Rect, ...]:
    """Where the public things in front of a player stand; a small mat only counts them when there is no room."""
    count = len(mat.slots)
    if not count or (mat.panel and not context.compact):
        return ()
    if context.compact:
        height = min(place.h - 14, 62)
        width = height * SLOT / SLOT_HEIGHT
        right = place.right - 10 - counter_width(context) * len(mat.counters)
        if right - 6 - count * (width + 2) < place.x + 78 + 1.5 * name_width(context):
            return ()
        left, y = right - 6 - count * (width + 2), place.centery - height / 2
        return tuple(Rect(left + i * (width + 2), y, width, height) for i in range(count))
    top = place.y + _header(place) + 10
    height = min(SLOT_HEIGHT, place.bottom - top - 12)
    room = place.w - 30 - (78 if mat.counters else 0)
    pitch = min(SLOT_PITCH * max(height / SLOT_HEIGHT, 0.7), room / count)
    width = pitch - 4
    return tuple(Rect(place.x + 22 + i * pitch, top, width, height) for i in range(count))


def piece_place(slot: Rect, piece: Piece) -> Rect:
    """A piece in a mat's slot keeps its shape; it may stick out a little at the sides."""
    height = slot.h * 0.9
    width = height * piece.face.w / piece.face.h
    if width > slot.w * 1.2:
        width = slot.w * 1.2
        height = width * piece.face.h / piece.face.w
    return Rect(slot.centerx - width / 2, slot.centery - height / 2, width, height)


def _header(place: Rect) -> float:
    return 66.0 if place.h >= 140 else 50.0


def draw_mats(
    context: DrawContext, held: Mapping[int, Sequence[Piece]], skip_money: frozenset[int], asked: bool
) -> None:
    """All mats; `held` are the pieces lying on each, `skip_money` the seats whose money is being counted up.

    `asked`: a choice that is begun goes on with a mat, where they can be chosen.
    """
    for place, mat in zip(mat_places(context.zones, len(context.table.mats)), context.table.mats, strict=True):
        _ground(context, place, mat, asked)
        if context.compact:
            draw_small(context, place, mat, held.get(mat.seat, ()), slot_places(context, place, mat))
        else:
            _large(context, place, mat)
        if mat.seat not in skip_money:
            draw_money(context, place, mat, mat.money)
        _slots(context, place, mat, held.get(mat.seat, ()))


def _ground(context: DrawContext, place: Rect, mat: Mat, asked: bool) -> None:
    canvas = context.canvas
    style = theme.SEATS[context.look.seats[mat.seat].colour]
    if mat.active:
        _glow(canvas, place, 8 if context.compact else 20)
    near = context.touch.near(f"mat:{mat.seat}") or context.touch.near(f"spot:mat:{mat.seat}")
    radius = 7 if context.compact else 10
    paper(
        canvas,
        place,
        "mat_lit" if mat.active or near else "mat_paper",
        radius,
        lift=0 if mat.active else 3 if context.compact else 8,
    )
    spot = f"mat:{mat.seat}"
    picked = spot in context.look.picked
    if picked or (spot in context.ways and (near or asked)):
        water_ring(canvas, place, picked or near, square=True)
    elif spot in context.ways:  # one way of many is no question
        thin_ring(canvas, place, square=True)
    width = 12.0 if context.compact else 16.0 if mat.active else 12.0
    box = canvas.box((place.x, place.y, width, place.h))
    key = ("band", box.size, style.emblem)
    canvas.surface.blit(canvas.gallery.made(key, lambda: _band(canvas, box.w, box.h, style)), box)


def _glow(canvas: Canvas, place: Rect, margin: float) -> None:
    """Lamp light round the mat of the player whose turn it is."""
    box = canvas.box((place.x - margin, place.y - margin, place.w + 2 * margin, place.h + 2 * margin))

    def make() -> pygame.Surface:
        soft = pygame.Surface((box.w // 3, box.h // 3), pygame.SRCALPHA)
        soft.fill((255, 206, 110, 0))
        light = soft.get_rect().inflate(-2 * canvas.px(0.6 * margin) // 3, -2 * canvas.px(0.6 * margin) // 3)
        pygame.draw.rect(soft, (255, 206, 110, 255), light, border_radius=canvas.px(0.6 * margin) // 3)
        for _pass in range(2):
            soft = pygame.transform.box_blur(soft, max(1, canvas.px(0.25 * margin) // 3))
        return pygame.transform.smoothscale(soft, box.size)

    canvas.surface.blit(canvas.gallery.made(("glow", box.size, margin), make), box)


def _band(canvas: Canvas, w: int, h: int, style: theme.SeatColour) -> pygame.Surface:
    s = canvas.measure.scale
    band = canvas.gallery.rounded(w, h, 5 * s, (style.colour, style.dark), "", 0, True).copy()
    pattern(band, style)
    return band


def _large(context: DrawContext, place: Rect, mat: Mat) -> None:
    canvas, look = context.canvas, context.look
    seat = look.seats[mat.seat]
    header = _header(place)
    k = header / 66
    band = 16 if mat.active else 12
    emblem = emblem_place(context.zones, place, mat)
    canvas.art(f"emblem_{theme.SEATS[seat.colour].emblem}", *emblem.center, emblem.w, centred=True)
    seal = 34 * k if mat.sealed is not None else 0.0
    left = _left(place, mat)
    room = place.right - 22 - CORNER - seal - left if mat.panel else shares(context, place, mat, mat.money)[0]
    whole = canvas.width(seat.name, NAME * k, "display")
    beside = mat.first and whole + SIGN <= room
    x = left + context.line(seat.name, left, place.y + 21 * k, NAME * k, "paper_ink", "display", room=room)
    right = place.right - (CORNER + 14 + seal if mat.panel else 16)
    end = right
    if mat.first:  # a long name leaves its sign the end of the line below
        sign = (x + 22, place.y + 24 * k, 34 * k) if beside else (right - LOW * k / 2, place.y + 52 * k, LOW * k)
        context.art("glyph_first_player", *sign)
        end -= 0.0 if beside else (LOW + 4) * k
    _caption(context, Rect(left, place.y + 36 * k, end - left, 28 * k), mat, emblem)
    if mat.panel:
        draw_seal(context, mat, right + seal / 2, place.y + 33 * k, seal)
        inner = Rect(place.x + band, place.y + header, place.w - band, place.h - header)
        context.face(mat.panel, inner.inflate(-6, -4), 1)
        return
    canvas.line(place.x + band + 10, place.y + header, place.right - 12, place.y + header, "mat_rule")
    if mat.sealed:  # until then the caption says so
        size = 30 * k
        draw_seal(context, mat, min(emblem.right - 6, left - 3 - size / 2), emblem.bottom - 6, size)
    _counters(context, place, mat)


def _left(place: Rect, mat: Mat) -> float:
    """Where name and caption begin."""
    return place.x + (16 if mat.active else 12) + 62 * _header(place) / 66


def shares(context: DrawContext, place: Rect, mat: Mat, money: str) -> tuple[float, float]:
    """The widths of name and money side by side: both shrink alike before one is cut, and the money first."""
    canvas, size = context.canvas, money_place(context, place)[2]
    name = canvas.width(context.look.seats[mat.seat].name, NAME * _header(place) / 66, "display")
    figure = canvas.width(money, size, "poster") + 1
    free = place.right - 22 - _left(place, mat)
    least = canvas.lettering.width(money, "poster", TEXT_FLOOR) / canvas.measure.scale + 1
    share = min(figure, max(least, figure * min(1.0, free / (name + 1 + figure))))
    return free - share, share


def _caption(context: DrawContext, room: Rect, mat: Mat, emblem: Rect) -> None:
    """What the player is doing; the sign of a bot stands before it, or on the emblem where both have no room."""
    caption = mat.caption or context.look.seats[mat.seat].level
    if context.fits(caption, 17, "text", room.w - KIND):
        x = room.x + draw_kind(context, mat, room.x + 10, room.y + 0.43 * room.h)
    else:
        x, size = room.x, 0.56 * emblem.w
        if has_kind(context, mat):
            badge = Rect(emblem.x - 5, emblem.bottom + 5 - size, size, size)
            context.canvas.rr(badge, size / 2, "mat_paper", "tab_off", 1.5)
            draw_kind(context, mat, *badge.center, 0.74 * size)
    context.line(caption, x, room.centery, 17, "caption", room=room.right - x)


def _counters(context: DrawContext, place: Rect, mat: Mat) -> None:
    """Small pictures with numbers down the right edge."""
    if not mat.counters:
        return
    top = place.y + _header(place) + 8
    pitch = min(32.0, (place.bottom - top - 10) / len(mat.counters))
    for i, counter in enumerate(mat.counters):
        none = counter.count == "0"
        y = top + i * pitch
        room = Rect(place.right - 70, y, 34, pitch - 1)
        faint_face(context, counter.face, room, none)
        colour = "nothing_left" if none else "paper_ink"
        size = 22 * min(1.0, pitch / 30)
        context.line(counter.count, place.right - 14, y + pitch / 2, size, colour, "poster", "right", room=32)


def money_place(context: DrawContext, place: Rect) -> tuple[float, float, float, Align]:
    """Where a player's money stands: x, middle, size, and alignment."""
    if context.compact:
        return place.x + 78, place.y + 0.72 * place.h, 26.0, "left"
    k = _header(place) / 66
    return place.right - 14, place.y + 27 * k, 32 * k / max(1.0, context.grow / 1.12), "right"


def draw_money(context: DrawContext, place: Rect, mat: Mat, text: str) -> None:
    """A player's money, or the number it is being counted through; a panel shows it in its own way."""
    if mat.panel and not context.compact:
        return
    x, y, size, align = money_place(context, place)
    room = 110.0 if context.compact else shares(context, place, mat, text)[1]
    context.line(text, x, y, size, "money", "poster", align, room=room)


def _slots(context: DrawContext, place: Rect, mat: Mat, held: Sequence[Piece]) -> None:
    places = slot_places(context, place, mat)
    taken = {piece.order for piece in held}
    for i, slot in enumerate(places):
        fill = "slot_full" if i in taken else "slot_empty"
        context.canvas.rr(slot, 7, fill, "slot_line", 1.4)
        if i not in taken:
            context.face(mat.slots[i], slot.inflate(-2, -slot.h * 0.1))


def draw_held(
    context: DrawContext,
    held: Mapping[int, Sequence[Piece]],
    places: Mapping[str, tuple[Piece, Rect]],
    hidden: Collection[str],
) -> None:
    """The pieces on the mats, ringed as on the board where they can be chosen."""
    for piece in (piece for pieces in held.values() for piece in pieces):
        if piece.id in hidden or piece.id not in places:
            continue
        place = places[piece.id][1]
        context.sprite(piece.face, place, dim=piece.mood == "dim")
        if piece.spot in context.ways and not piece.spot.startswith("mat:"):
            strong = piece.spot in context.look.picked or context.touch.near(f"spot:{piece.spot}")
            water_ring(context.canvas, place.inflate(-2, 6), bool(strong), square=True)
