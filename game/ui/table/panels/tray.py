"""The tray: slots, hands and the private sheet, what a choice would do, Cancel and Commit."""

from collections.abc import Collection, Sequence

import pygame

from game.core.table import Piece
from game.play.showing.hud_state import HudState
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import TEXT_FLOOR, Rect
from game.ui.draw.pictures import turned
from game.ui.table.board.board import tick
from game.ui.table.board.word_sizes import GROWTH
from game.ui.table.draw_context import DrawContext
from game.ui.table.materials import paper, planks
from game.ui.table.panels.ticks import BELOW_TITLE, tick_place
from game.ui.table.placing import TITLE_LOW, Placed, Stand
from game.ui.table.roof import draw_roof, title_low
from game.words import _

HEAD = "tray_letters"
LIFTED, PICKED = 8.0, 20.0
RING = 5.0
"""How far the ring of the focus reaches beyond what it lies round."""
FOLD = 34.0
"""The folded corner of private paper."""
NARROW = 1.2


def card_growth(context: DrawContext) -> float:
    """How far words on cards grow with the text: less on the narrow cards beside a page."""
    return NARROW if context.zones.page else GROWTH


def footed(context: DrawContext, place: Rect) -> bool:
    """Whether the lower edge of a card in the tray is in sight; in low windows cards peep over the window's edge."""
    return place.bottom <= context.zones.tray.bottom + 1


def chooses(look: HudState) -> bool:
    """Whether something can be chosen in the tray, or has been and waits to be done or taken back."""
    return bool(look.open or look.picked or look.ready)


def draw_wood(context: DrawContext) -> None:
    """The tray's wood and the brass edge above it; without anything in it, or to choose there, the tray is shut."""
    canvas, tray = context.canvas, context.zones.tray
    filled = context.table.trays or context.table.amount or context.table.status or chooses(context.look)
    planks(canvas, "tray" if filled else "tray_closed", tray, "tray_wood")
    canvas.fill((tray.x, tray.y - 2, tray.w, 3), "slot_edge")
    canvas.fill((tray.x, tray.y - 2, tray.w, 1), "tray_glint")


def draw_stands(context: DrawContext, stands: Sequence[Stand], hidden: Collection[str]) -> None:
    """All trays with their pieces, but for the hidden ones."""
    for stand in stands:
        _ground(context, stand)
        draw_cards(context, stand.placed, hidden)


def draw_cards(context: DrawContext, placed: Sequence[Placed], hidden: Collection[str]) -> None:
    """Pieces that lie in a row, but for the hidden ones."""
    for one in placed:
        if one.piece.id not in hidden:
            _draw_placed(context, one, 0.0)


def raised(context: DrawContext, stands: Sequence[Stand]) -> list[tuple[Placed, float]]:
    """The pieces that stand out of their tray and how far: chosen ones, and above them the one pointed at."""
    found = [(one, lift(context, stand, one)) for stand in stands for one in stand.placed]
    found = [(one, rise) for one, rise in found if rise or _near(context, one)]
    return sorted(found, key=lambda each: _near(context, each[0]))


def draw_raised(context: DrawContext, stands: Sequence[Stand], hidden: Collection[str]) -> None:
    """What stands out of the trays, above everything that lies."""
    for one, rise in raised(context, stands):
        if one.piece.id not in hidden:
            _draw_placed(context, one, rise)


def _ground(context: DrawContext, stand: Stand) -> None:
    canvas, tray = context.canvas, stand.tray
    if tray.paper:
        draw_sheet(canvas, stand.rect, folded=tray.house is None)
        if tray.house is not None:
            draw_roof(context, stand.rect, tray)
            return
        if not tray.title:
            x, y = stand.rect.right - 0.7 * FOLD, stand.rect.y + 0.7 * FOLD
            canvas.art("glyph_eye", x, y, 18, centred=True, tint="letters")
    x, y = stand.title
    for i, place in enumerate(stand.frames):
        _frame(context, stand, place, tray.places[i] if i < len(tray.places) else "")
    if tray.title and not stand.frames and not (context.compact and not tray.paper):
        colour, size = ("letters", 21) if tray.paper else (HEAD, 20)
        eye, last = 26 * min(context.grow, 1.4), stand.rect.right - FOLD - 4  # the fold is nobody's
        room = 400 if context.compact else last - 10 - eye - x if tray.paper else stand.rect.w
        crowded = not context.compact and bool(stand.placed) and _sticks_out(context, stand)
        if crowded:
            room = stand.placed[0].rect.x + 0.6 * stand.placed[0].rect.w - x
        wide = context.line(tray.title, x, y, size, colour, "display", room=room)
        if tray.paper:
            at = _gap(stand, eye) if crowded else x + wide + 10 + eye / 2
            canvas.art("glyph_eye", min(at, last - eye / 2), y, eye, centred=True, tint="letters")
    if stand.picture and tray.picture:
        context.face(tray.picture, stand.picture)


def _sticks_out(context: DrawContext, stand: Stand) -> bool:
    """Whether the first card reaches up into the title's row, below the words."""
    first = stand.placed[0]
    scale = first.rect.w / first.piece.face.w
    high = context.printer.bounds(context.canvas, first.piece.face).y * scale
    words = context.canvas.width(stand.tray.title, 21, "display") + 46
    return first.rect.y + high < stand.title[1] + 10 and first.rect.x + 0.6 * first.rect.w < stand.title[0] + words


def _gap(stand: Stand, eye: float) -> float:
    """Where the eye stands when cards reach up: between what sticks out of the first two, else before the fold."""
    first = stand.placed[0].rect
    pitch = stand.placed[1].rect.x - first.x if len(stand.placed) > 1 else 2 * first.w
    if pitch - 0.3 * first.w < eye:
        return stand.rect.right
    return first.x + 0.78 * first.w + pitch / 2


def _frame(context: DrawContext, stand: Stand, place: Rect, title: str) -> None:
    """One slot: its wooden frame, and its title with the sign of the phase of the same name."""
    canvas = context.canvas
    canvas.rr(place.inflate(10, 8), 10, "slot_ground", "slot_edge", 2)
    if not title:
        return
    glyph = next((phase.glyph for phase in context.table.phases if phase.name == title), "")
    middle = place.y - 4 - 13 * context.grow if context.compact else stand.title[1]
    left = place.x - (4 if not context.compact else 0)
    right = stand.rect.right if context.compact else place.right + 14
    size = 22 * min(context.grow, 1.4)
    wide = canvas.lettering.width(title, "display", TEXT_FLOOR) / canvas.measure.scale
    if glyph and left + size + 6 + wide <= right:
        context.art(glyph, left + 12, middle, size)
        left += size + 6
    context.line(title, left, middle, 20, HEAD, "display", room=right - left)


def draw_sheet(canvas: Canvas, area: Rect, *, folded: bool = True) -> None:
    """Private paper with its folded corner."""
    box = canvas.box(area)
    key = ("sheet", box.size, canvas.measure.scale, canvas.hex("sheet_paper"), folded)

    def make() -> pygame.Surface:
        sheet = pygame.Surface(box.size, pygame.SRCALPHA)
        before, canvas.surface = canvas.surface, sheet
        with canvas.shifted(-area.x - canvas.shift[0], -area.y - canvas.shift[1]):
            paper(canvas, area, "sheet_paper", 10, lift=0)
        canvas.surface = before
        if not folded:
            return sheet
        f, w = canvas.px(FOLD), box.w
        pygame.draw.polygon(sheet, (0, 0, 0, 0), [(w - f, 0), (w, 0), (w, f)])
        pygame.draw.polygon(sheet, canvas.colour("fold"), [(w - f, 0), (w - f, f), (w - 1, f)])
        pygame.draw.aaline(sheet, canvas.colour("paper_edge"), (w - f, 0), (w - 1, f))
        return sheet

    canvas.shadow(area, 10, 2, 4, 7, 120)
    canvas.surface.blit(canvas.gallery.made(key, make), box)


def _near(context: DrawContext, one: Placed) -> bool:
    return bool(one.piece.spot) and context.touch.near(f"spot:{one.piece.spot}")


def lift(context: DrawContext, stand: Stand, one: Placed) -> float:
    """How far a card has risen: pointed at, or chosen; cards that peep over the window's edge come up whole.

    A card in a slot stays under the slot's title, and one in a house, on a sheet or in a row under that one's.
    """
    if stand.frames:
        return 0.0
    near = _near(context, one)
    gone = one.piece.spot in context.look.picked
    rise = PICKED if is_picked(context, one.piece) else LIFTED if near and not gone else 0.0
    if stand.tray.house is not None:
        rise = min(rise, one.rect.y - title_low(stand.rect, context.compact))
    elif stand.tray.title and not context.compact:
        words = context.canvas.width(stand.tray.title, 20, "display")
        if one.rect.x < stand.title[0] + words:
            ring = RING if context.touch.keyboard and context.touch.focused == f"spot:{one.piece.spot}" else 0.0
            rise = min(rise, max(0.0, one.rect.y - ring - stand.title[1] - TITLE_LOW * context.grow))
    if near and context.compact:
        rise = max(rise, one.rect.bottom + 8 - context.zones.tray.bottom)
    return rise


def is_picked(context: DrawContext, piece: Piece) -> bool:
    """Whether it is part of what is put together; what has gone elsewhere leaves a dim gap, which is not."""
    there = bool(piece.spot) and piece.spot in context.look.picked and piece.mood != "dim"
    return piece.mood == "chosen" or there


def _draw_placed(context: DrawContext, one: Placed, rise: float) -> None:
    """One piece in a tray: tilted in a fan, raised when pointed at, underlined in brass when it can be chosen."""
    canvas, piece, near = context.canvas, one.piece, _near(context, one)
    strip = one.strip / one.rect.w if one.strip and not near else 0.0
    angle = 0.0 if near else one.angle
    place = one.rect.move(0, -rise)
    width, dim = canvas.px(place.w), piece.mood == "dim"
    sprite = context.printer.sprite(canvas, piece.face, width, strip, dim, card_growth(context), footed(context, place))
    picture, key = sprite.picture, sprite.key
    x, y = canvas.at(place.x, place.y)
    x, y = x - sprite.left, y - sprite.top
    if angle:
        flat = sprite.picture
        key = (*sprite.key, "turned", round(angle, 1))
        picture = canvas.gallery.made(key, lambda: turned(flat, angle))
        x += (flat.get_width() - picture.get_width()) // 2
        y += (flat.get_height() - picture.get_height()) // 2
    soft = max(2, canvas.px(10 if rise else 5))
    cast = canvas.gallery.cast(key, picture, soft, 110 if rise else 130)
    drop = canvas.px(8 if rise else 3)
    side = canvas.px(-2 if one.strip else 2)
    canvas.surface.blit(cast, (x - 2 * soft + side, y - 2 * soft + drop))
    canvas.surface.blit(picture, (x, y))
    if piece.spot in context.ways and not angle:
        wide = place.w * 0.7
        low = min(place.bottom + 1, context.zones.tray.bottom - 9)
        canvas.rr((place.centerx - wide / 2, low, wide, 5), 2.5, "brass_bright", "brass_shade", 1)
    if is_picked(context, piece) and not piece.tells:
        tick(context, *tick_place(context, piece.face, place, card_growth(context)))
    elif piece.mood == "new":
        _ribbon(context, place)


def _ribbon(context: DrawContext, place: Rect) -> None:
    canvas, word, area = context.canvas, _("new"), ribbon_place(context, place)
    canvas.rr(area, 5, ("order_top", "order_bottom"), "ivory", 1.2)
    canvas.text(word, *area.center, 16, "white_tick", "bold", "centre")


def ribbon_place(context: DrawContext, place: Rect) -> Rect:
    """Where it stands that a card is new: beside its picture, as high as a tick, so that the name is free."""
    high = 24 * context.grow
    wide = context.canvas.width(_("new"), 16, "bold") + 14
    return Rect(place.x - 4, place.y + BELOW_TITLE * place.h - high / 2, wide, high)
