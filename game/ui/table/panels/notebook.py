"""The private notebook: drawn entries one below the other with the open one at the head, and lines of text."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.core.panels import Note
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import HIT, Rect
from game.ui.table.draw_context import DrawContext, Side
from game.ui.table.input.hit_areas import HitArea, draw_lines, fit_lines
from game.ui.table.materials import button, paper
from game.words import _

HEAD = 50.0
PAD = 6.0
LEAST = 0.72
"""Entries shrink to this part of the page's width before the page scrolls."""
SPREAD = 1.34
"""Entries stand so far apart, in their heights, where the page has room."""
LARGE = 1.5
"""From this text factor on they do not shrink."""
MOST = 1.2
"""Words in entries grow so far with the text: the lines of an entry stand close together."""
FOLD = 30.0


@dataclass(frozen=True, slots=True)
class Leaf:
    """One drawn entry: where it lies, and what of it is not scrolled away."""

    note: Note
    rect: Rect
    shown: Rect

    @property
    def whole(self) -> bool:
        """Whether nothing of it is scrolled away."""
        return self.shown.h > self.rect.h - 1


def spot_of(id: str) -> str:
    """The spot that a thing speaks of: a spot itself, an entry of the notebook, or a plate; "" = none."""
    kind, _colon, name = id.partition(":")
    return name if kind in ("spot", "note", "plate") else ""


def shut(context: DrawContext) -> bool:
    """Whether the notebook lies closed: what stands in it is not for everybody's eyes."""
    return context.zones.page and not context.table.notes


def page_room(context: DrawContext) -> Rect:
    """Where the entries stand: below the head, where the notebook has one."""
    area = context.zones.panel
    head = _head(context).h
    return Rect(area.x, area.y + head, area.w, area.h - head - (6 if head else 0))


def _head(context: DrawContext) -> Rect:
    area = context.zones.panel
    return Rect(area.x, area.y, area.w, max(HEAD, 38 * context.grow) if context.zones.page else 0.0)


def leaves(context: DrawContext, side: Side) -> tuple[Leaf, ...]:
    """The drawn entries in sight; the open one stays at the head while the others are scrolled."""
    notes = [note for note in context.table.notes if isinstance(note, Note)]
    if side.tab != "notes" or not notes:
        return ()
    room = page_room(context)
    wide = room.w - 2 * PAD
    high = sum(wide * note.face.h / note.face.w for note in notes)
    wide *= min(1.0, max(LEAST if context.canvas.measure.factor < LARGE else 1.0, room.h / high))
    x = room.x + (room.w - wide) / 2
    top = room.y
    found = []
    for note in notes:
        if note.open:
            place = Rect(x, top, wide, wide * note.face.h / note.face.w)
            found.append(Leaf(note, place, place.clip(room)))
            top = place.bottom
    y = top - side.scroll
    rest = Rect(room.x, top, room.w, max(0.0, room.bottom - top))
    closed = [note for note in notes if not note.open]
    high = sum(wide * note.face.h / note.face.w for note in closed)
    apart = min(SPREAD, max(1.0, (rest.h - FOLD) / max(1.0, high)))
    for note in closed:
        place = Rect(x, y, wide, apart * wide * note.face.h / note.face.w)
        y += place.h
        if place.clip(rest).h > 1:
            found.append(Leaf(note, place, place.clip(rest)))
    side.overflow = max(0.0, y + side.scroll - room.bottom)
    return tuple(found)


def text_top(context: DrawContext, seen: Sequence[Leaf]) -> float:
    """Where lines of text begin: below the drawn entries."""
    return max((leaf.rect.bottom for leaf in seen), default=page_room(context).y)


def notebook_hots(context: DrawContext, seen: Sequence[Leaf]) -> tuple[HitArea, ...]:
    """The entries, the pencil, and on the public table what opens the notebook."""
    names = {spot.id: spot.label for spot in context.table.spots}
    hits = [
        HitArea(f"note:{leaf.note.spot}", leaf.shown, "notes", names.get(leaf.note.spot, ""))
        for leaf in seen
        if leaf.shown.h > 20
    ]
    if context.table.pencil and context.zones.page:
        hits.append(HitArea("page:pencil", _pencil_place(context), "page", f"{context.table.pencil.words} (K)"))
    if shut(context) and context.look.curtain == "lift":
        hits.append(HitArea("page:lift", _lift_place(context), "page", _("Look at what is yours alone")))
    return tuple(hits)


def _pencil_place(context: DrawContext) -> Rect:
    head = _head(context)
    size = max(HIT, head.h - 6)
    return Rect(head.right - size - 6, head.centery - size / 2, size, size)


def _lift_place(context: DrawContext) -> Rect:
    area = context.zones.panel
    wide, high = min(area.w - 100, 230 * context.grow), max(56.0, 44 * context.grow)
    return Rect(area.centerx - wide / 2, area.centery + 0.18 * area.h, wide, high)


def draw_notebook(context: DrawContext, side: Side, seen: Sequence[Leaf]) -> None:
    """Draw the page of the private notebook, or its cover while it is shut; `seen` are the leaves in sight."""
    if shut(context):
        _cover(context)
        return
    canvas, room = context.canvas, page_room(context)
    if context.zones.page:
        _draw_head(context)
    for leaf in seen:
        with canvas.clipped(leaf.shown.inflate(4, 0)):
            _draw_leaf(context, leaf)
    with canvas.clipped(room):
        _texts(context, side, room, seen)


def _draw_head(context: DrawContext) -> None:
    """Whose notebook it is, and the pencil."""
    canvas, head, look = context.canvas, _head(context), context.look
    eye = 28 * min(context.grow, 1.4)
    canvas.art("glyph_eye", head.x + 16 + eye / 2, head.centery, eye, centred=True, tint="letters")
    title = _("Notebook")
    if look.viewer is not None:
        title = _("{name}’s notebook").format(name=look.seats[look.viewer].name)
    pencil = _pencil_place(context)
    right = pencil.x - 8 if context.table.pencil else head.right - 16
    left = head.x + 26 + eye
    context.line(title, left, head.centery, 24, "letters", "title_italic", room=right - left)
    canvas.line(head.x + 10, head.bottom - 2, head.right - 10, head.bottom - 2, "mat_rule")
    if not context.table.pencil:
        return
    if look.pencil:
        seat = theme.SEATS[context.acting_colour]
        canvas.rr(pencil, 8, seat.colour, "letters", 2)
        canvas.art("glyph_pencil", *pencil.center, 0.62 * pencil.w, centred=True, tint=seat.text)
        return
    near = context.touch.near("page:pencil")
    canvas.rr(pencil, 8, "ivory" if near else "", "paper_edge", 1.5)
    canvas.art("glyph_pencil", *pencil.center, 0.62 * pencil.w, centred=True, tint="letters")


def _draw_leaf(context: DrawContext, leaf: Leaf) -> None:
    """One entry: its ground says whether it is open, pointed at, picked, or can be."""
    canvas, note, rect = context.canvas, leaf.note, leaf.rect
    near = context.touch.near(f"note:{note.spot}")
    inner = rect.inflate(-2, -3)
    if note.open:
        canvas.rr(inner, 8, "note", theme.SEATS[context.acting_colour].colour, 2.5)
    elif near:
        canvas.rr(inner, 6, "note", "paper_edge", 1.5)
    else:
        canvas.line(rect.x + 4, rect.bottom - 1, rect.right - 4, rect.bottom - 1, "hairline_warm")
    high = rect.w * note.face.h / note.face.w
    context.sprite(note.face, Rect(rect.x, rect.centery - high / 2, rect.w, high), most=MOST)
    if note.spot in context.look.picked:
        canvas.rr(inner, 8, "", "ring_picked", 4)
        canvas.rr(inner, 8, "", "brass_shade", 1)
    elif note.spot in context.ways:
        canvas.rr((inner.x, inner.y + 5, 5, inner.h - 10), 2.5, "brass_bright", "brass_shade", 1)


def _texts(context: DrawContext, side: Side, room: Rect, seen: Sequence[Leaf]) -> None:
    """Lines of text, of which those that begin with "# " are headings."""
    texts = [note for note in context.table.notes or (_("Nothing noted yet."),) if isinstance(note, str)]
    if not texts:
        return
    canvas = context.canvas
    top = text_top(context, seen)
    y = top + 24 - (0 if seen else side.scroll)
    for text in texts:
        if text.startswith("# "):
            context.line(text[2:], room.x + 16, y + 2, 20, "heading", "display", room=room.w - 32)
            y += 34 * context.grow
        else:
            y = canvas.para(text, room.x + 16, y, room.w - 32, 19, "log_letters", leading=1.3) + 4
    side.overflow = max(0.0, y + side.scroll - room.bottom + 8)


def page_paper(context: DrawContext, area: Rect) -> None:
    """Private paper with a folded corner, below the tabs and the entries."""
    canvas = context.canvas
    box = canvas.box(area)
    key = ("page", box.size, canvas.measure.scale, canvas.hex("sheet_paper"))

    def make() -> pygame.Surface:
        sheet = pygame.Surface(box.size, pygame.SRCALPHA)
        own = Canvas(sheet, canvas.measure, canvas.gallery, canvas.lettering)
        own.palette = canvas.palette
        with own.shifted(-area.x, -area.y):
            paper(own, area, "sheet_paper", 8, lift=0)
        f, (w, h) = canvas.px(FOLD), box.size
        pygame.draw.polygon(sheet, (0, 0, 0, 0), [(w, h - f), (w, h), (w - f, h)])
        pygame.draw.polygon(sheet, canvas.colour("fold"), [(w - f, h), (w - f, h - f), (w - 1, h - f)])
        pygame.draw.aaline(sheet, canvas.colour("paper_edge"), (w - f, h), (w - 1, h - f))
        return sheet

    canvas.shadow(area, 8, 3, 5, 8, 120)
    canvas.surface.blit(canvas.gallery.made(key, make), box)


def _cover(context: DrawContext) -> None:
    """The shut notebook on the public table."""
    canvas, area = context.canvas, context.zones.panel.inflate(-16, -16)
    canvas.shadow(area, 10, 3, 5, 8, 140)
    canvas.rr(area, 10, ("cover_top", "cover_bottom"), "cover_edge", 2)
    canvas.rr(area.inflate(-20, -20), 7, "", "cover_edge", 1.5)
    canvas.rr((area.right - 34, area.y, 9, area.h), 0, "cover_edge")
    size = min(120.0, 0.2 * area.h)
    canvas.art("glyph_eye_off", area.centerx, area.y + 0.28 * area.h, size, centred=True, tint="draft_head")
    room = area.w - 70
    context.line(_("Notebooks"), area.centerx, area.y + 0.43 * area.h, 30, "draft_head", "poster", "centre", room=room)
    words = _("What is written here is for one player’s eyes.")
    top, low = area.y + 0.43 * area.h + 20 * context.grow, _lift_place(context).y - 8
    px, lines = fit_lines(canvas, words, area.w - 84, low - top, 19, "text")
    draw_lines(canvas, lines, area.centerx, (top + low) / 2, px, "chalk", "text", "centre")
    if context.look.curtain == "lift":
        place = _lift_place(context)
        touch = context.touch
        button(canvas, place, "hover" if touch.near("page:lift") else "normal", False)
        context.line(_("Lift to read"), *place.center, 22, "chalk", "strong", "centre", room=place.w - 20)
