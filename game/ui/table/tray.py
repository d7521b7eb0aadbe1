"""The tray: slots, hands and the private sheet, what a choice would do, Cancel and Commit."""

from collections.abc import Collection, Sequence

import pygame

from game.core.table import Spot
from game.ui.art import turned
from game.ui.measure import TEXT_FLOOR, Rect
from game.ui.table.board import tick
from game.ui.table.hots import Hot, draw_lines, fit_lines
from game.ui.table.materials import button, paper, planks
from game.ui.table.pen import Pen
from game.ui.table.placing import Placed, Stand
from game.words import _

HEAD = "#F3E2BE"
LIFTED, PICKED = 8.0, 20.0


def draw_wood(pen: Pen) -> None:
    """The tray's wood and the brass edge above it."""
    canvas, tray = pen.canvas, pen.zones.tray
    planks(canvas, "tray", tray, "#2A1E18")
    canvas.fill((tray.x, tray.y - 2, tray.w, 3), "#C98A3E")
    canvas.fill((tray.x, tray.y - 2, tray.w, 1), "#FFE0A0")


def draw_stands(pen: Pen, stands: Sequence[Stand], hidden: Collection[str], open_spots: Collection[str]) -> None:
    """All trays with their pieces; a raised one is drawn last in its tray."""
    for stand in stands:
        _ground(pen, stand)
        raised = [one for one in stand.placed if pen.touch.near(f"spot:{one.piece.spot}") and one.piece.spot]
        for one in stand.placed:
            if one.piece.id not in hidden and one not in raised:
                draw_placed(pen, one, open_spots)
        for one in raised:
            if one.piece.id not in hidden:
                draw_placed(pen, one, open_spots)


def _ground(pen: Pen, stand: Stand) -> None:
    canvas, tray = pen.canvas, stand.tray
    if tray.paper:
        _sheet(pen, stand)
    x, y = stand.title
    for i, place in enumerate(stand.frames):
        _frame(pen, stand, place, tray.places[i] if i < len(tray.places) else "")
    if tray.title and not stand.frames and not (pen.compact and not tray.paper):
        colour, size = ("#14303A", 21) if tray.paper else (HEAD, 20)
        room = stand.rect.w - 70 if not pen.compact else 400
        crowded = not pen.compact and bool(stand.placed) and _sticks_out(pen, stand)
        if crowded:
            room = stand.placed[0].rect.x + 0.6 * stand.placed[0].rect.w - x
        wide = pen.line(tray.title, x, y, size, colour, "display", room=room)
        if tray.paper:
            eye = 26 * min(pen.grow, 1.4)
            at = stand.rect.right - 54 if crowded else x + wide + 10 + eye / 2
            canvas.art("glyph_eye", at, y, eye, centred=True, tint="#14303A")
    if stand.picture and tray.picture:
        pen.face(tray.picture, stand.picture)


def _sticks_out(pen: Pen, stand: Stand) -> bool:
    """Whether the first card reaches up into the title's row, below the words."""
    first = stand.placed[0]
    scale = first.rect.w / first.piece.face.w
    high = pen.printer.bounds(pen.canvas, first.piece.face).y * scale
    words = pen.canvas.width(stand.tray.title, 21, "display") + 46
    return first.rect.y + high < stand.title[1] + 10 and first.rect.x + 0.6 * first.rect.w < stand.title[0] + words


def _frame(pen: Pen, stand: Stand, place: Rect, title: str) -> None:
    """One slot: its wooden frame, and its title with the sign of the phase of the same name."""
    canvas = pen.canvas
    canvas.rr(place.inflate(10, 8), 10, "#160E0A", "#C98A3E", 2)
    if not title:
        return
    glyph = next((phase.glyph for phase in pen.table.phases if phase.name == title), "")
    middle = place.y - 4 - 13 * pen.grow if pen.compact else stand.title[1]
    left = place.x - (4 if not pen.compact else 0)
    right = stand.rect.right if pen.compact else place.right + 14
    size = 22 * min(pen.grow, 1.4)
    wide = canvas.lettering.width(title, "display", TEXT_FLOOR) / canvas.measure.scale
    if glyph and left + size + 6 + wide <= right:
        pen.art(glyph, left + 12, middle, size)
        left += size + 6
    pen.line(title, left, middle, 20, HEAD, "display", room=right - left)


def _sheet(pen: Pen, stand: Stand) -> None:
    """Private paper with its folded corner."""
    canvas = pen.canvas
    fold = 34.0
    box = canvas.box(stand.rect)
    key = ("sheet", box.size, canvas.measure.scale)

    def make() -> pygame.Surface:
        sheet = pygame.Surface(box.size, pygame.SRCALPHA)
        before, canvas.surface = canvas.surface, sheet
        with canvas.shifted(-stand.rect.x - canvas.shift[0], -stand.rect.y - canvas.shift[1]):
            paper(canvas, stand.rect, "#FBEFD2", 10, lift=0)
        canvas.surface = before
        f, w = canvas.px(fold), box.w
        pygame.draw.polygon(sheet, (0, 0, 0, 0), [(w - f, 0), (w, 0), (w, f)])
        pygame.draw.polygon(sheet, "#D9BE84", [(w - f, 0), (w - f, f), (w - 1, f)])
        pygame.draw.aaline(sheet, "#8A6B3F", (w - f, 0), (w - 1, f))
        return sheet

    canvas.shadow(stand.rect, 10, 2, 4, 7, 120)
    canvas.surface.blit(canvas.gallery.made(key, make), box)


def lift(pen: Pen, one: Placed) -> float:
    """How far a card has risen: pointed at, or chosen; cards that peep over the window's edge come up whole."""
    spot = one.piece.spot
    near = bool(spot) and pen.touch.near(f"spot:{spot}")
    picked = one.piece.mood == "chosen" or (bool(spot) and spot in pen.look.picked)
    rise = PICKED if picked else LIFTED if near else 0.0
    if near and pen.compact:
        rise = max(rise, one.rect.bottom + 8 - pen.zones.tray.bottom)
    return rise


def draw_placed(pen: Pen, one: Placed, open_spots: Collection[str]) -> None:
    """One piece in a tray: tilted in a fan, raised when pointed at, underlined in brass when it can be chosen."""
    canvas, piece = pen.canvas, one.piece
    rise = lift(pen, one)
    near = bool(piece.spot) and pen.touch.near(f"spot:{piece.spot}")
    strip = one.strip / one.rect.w if one.strip and not near else 0.0
    angle = 0.0 if near else one.angle
    place = one.rect.move(0, -rise)
    sprite = pen.printer.sprite(canvas, piece.face, canvas.px(place.w), strip, piece.mood == "dim")
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
    if piece.spot in open_spots and not angle:
        wide = place.w * 0.7
        low = min(place.bottom + 1, pen.zones.tray.bottom - 9)
        canvas.rr((place.centerx - wide / 2, low, wide, 5), 2.5, "#F2C05A", "#5B3A0C", 1)
    if piece.mood == "chosen" or (piece.spot in pen.look.picked and piece.spot):
        tick(pen, place.right - 10, place.y + 8)
    elif piece.mood == "new":
        _ribbon(pen, place)


def _ribbon(pen: Pen, place: Rect) -> None:
    canvas = pen.canvas
    word = _("new")
    wide = canvas.width(word, 16, "bold") + 14
    high = 24 * pen.grow
    canvas.rr((place.x - 4, place.y - 6, wide, high), 5, ("#E0644A", "#A83420"), "#FFF6E0", 1.2)
    canvas.text(word, place.x - 4 + wide / 2, place.y - 6 + high / 2, 16, "#FFFFFF", "bold", "centre")


# ---- options, draft, orders


def option_size(pen: Pen, spots: Sequence[Spot]) -> tuple[float, float]:
    """The size of one option's button."""
    wide = max((pen.canvas.width(spot.label, 20, "strong") for spot in spots), default=0.0) + 62
    return min(max(150.0, wide), 330.0), max(46.0, 34 * pen.grow)


def option_rows(pen: Pen, spots: Sequence[Spot]) -> tuple[int, int]:
    """How many rows and columns of options stand in the tray."""
    high = option_size(pen, spots)[1] + 6
    rows = max(1, int((pen.zones.tray_room.h - 18) // high))
    return rows, -(-len(spots) // rows)


def option_places(pen: Pen, spots: Sequence[Spot], beside: Rect | None) -> tuple[Rect, ...]:
    """Places of the options: as a bubble beside the picked thing, else in columns at the tray's right."""
    if not spots:
        return ()
    wide, high = option_size(pen, spots)
    if beside is not None and len(spots) <= 5:
        area = pen.zones.board.inflate(-30, -30)
        x = beside.right + 18 if beside.right + 18 + wide < area.right else beside.x - 18 - wide
        x = min(max(x, area.x), area.right - wide)
        whole = len(spots) * (high + 6)
        y = min(max(beside.centery - whole / 2, area.y), area.bottom - whole)
        return tuple(Rect(x, y + i * (high + 6), wide, high) for i in range(len(spots)))
    rows, columns = option_rows(pen, spots)
    room = pen.zones.tray_room
    right = room.right - 12 if pen.compact else pen.zones.cancel.x - 16
    wide = min(wide, (room.w * 0.5) / columns - 8)
    left = right - columns * (wide + 8) + 8
    return tuple(
        Rect(left + (i // rows) * (wide + 8), room.y + 12 + (i % rows) * (high + 6), wide, high)
        for i in range(len(spots))
    )


def draw_options(pen: Pen, spots: Sequence[Spot], hots: Sequence[Hot], bubble: bool) -> None:
    """Buttons for what lies nowhere on the table."""
    canvas = pen.canvas
    if bubble and hots:
        ground = hots[0].rect.unionall([hot.rect for hot in hots[1:]]).inflate(20, 20)
        paper(canvas, ground, "#FFFBEA", 10, lift=10, alpha=140)
    for spot, hot in zip(spots, hots, strict=True):
        picked = spot.id in pen.look.picked
        button(canvas, hot.rect, pen.touch.state(hot), False)
        if picked:
            canvas.rr(hot.rect, 8, "", "#F2C05A", 3)
        x = hot.rect.x + 12
        key = spot.key or number_of(pen, spot.id)
        colour = "#F3EFE2" if hot.enabled else "#9FB0B4"
        if key:
            canvas.rr((x, hot.rect.centery - 13, 26, 26), 5, "#0E1F27", "#5C8A9A", 1.2)
            canvas.text(key, x + 13, hot.rect.centery, 17, "#E8E0CC", "bold", "centre")
            x += 36
        px, lines = fit_lines(canvas, spot.label, hot.rect.right - 10 - x, hot.rect.h - 8, 20, "strong", 1.1)
        draw_lines(canvas, lines, x, hot.rect.centery, px, colour, "strong", leading=1.1)


def number_of(pen: Pen, spot: str) -> str:
    """The digit that picks this spot, "" = none."""
    if spot not in pen.ways:
        return ""
    number = pen.ways.index(spot) + 1
    return str(number) if number <= 9 else ""


def draw_orders(pen: Pen, cancel: Hot, commit: Hot) -> None:
    """What the choice would do, and the two buttons that never move."""
    canvas, look = pen.canvas, pen.look
    _draft(pen)
    button(canvas, cancel.rect, pen.touch.state(cancel), False)
    colour = "#F3EFE2" if cancel.enabled else "#9FB0B4"
    px, lines = fit_lines(canvas, _("Cancel"), cancel.rect.w - 12, cancel.rect.h - 8, 21, "strong", 1.0)
    draw_lines(canvas, lines, cancel.rect.centerx, cancel.rect.centery, px, colour, "strong", "centre", 1.0)
    button(canvas, commit.rect, pen.touch.state(commit), True)
    offer = look.ready
    label = offer.label if offer else _("Choose")
    eye = 36.0 if offer and offer.final else 0.0
    area = commit.rect
    px, lines = fit_lines(canvas, label, area.w - 24 - eye, area.h - 10, 28, "display", 1.05)
    wide = max(canvas.lettering.width(line, "display", px) for line in lines) / canvas.measure.scale
    middle = area.centerx - eye / 2
    colour = "#FFF8EC" if offer else "#B8A49A"
    draw_lines(canvas, lines, middle, area.centery - 1, px, colour, "display", "centre", 1.05)
    if eye:
        canvas.art("glyph_eye", middle + wide / 2 + 24, area.centery, 28, centred=True, tint="#FFF8EC")


def _draft(pen: Pen) -> None:
    """What follows from the choice, why a click was refused, or what can be done now."""
    look, area = pen.look, pen.zones.draft
    rows: list[tuple[str, str]] = []
    if look.message:
        rule = f"  § {look.message_rule}" if look.message_rule else ""
        rows = [(look.message + rule, "#F2B84B")]
        head = ""
    elif look.ready and look.ready.draft:
        head = look.ready.draft[0]
        rows = [(text, "#F3EFE2") for text in look.ready.draft[1:]]
        if look.ready.final and rows:
            rows[-1] = (rows[-1][0], "#F2B84B")
    else:
        head = ""
        rows = [(text, "#B9C7C4") for text in ([] if look.recap and not look.picked else _ways(pen))]
    draw_rows(pen, area, head, rows)


def _ways(pen: Pen) -> tuple[str, ...]:
    """Nothing is chosen yet: how to choose."""
    if not pen.ways:
        return ()
    if pen.look.picked:
        return (_("Now choose the next thing, or cancel."),)
    return (_("Point at what you want, or press 1 to 9."),)


def draw_rows(pen: Pen, area: Rect, head: str, rows: Sequence[tuple[str, str]]) -> None:
    """A heading and lines, as large as the place allows."""
    canvas = pen.canvas
    px = canvas.measure.text_px(20)
    step_of = canvas.measure.scale
    while True:
        step = px * 1.33 / step_of
        wrapped = [
            (line, colour)
            for text, colour in rows
            for line in canvas.lettering.lines(text, "text", px, canvas.px(area.w))
        ]
        high = step * (len(wrapped) + (1.1 if head else 0))
        if high <= area.h or px <= 13:
            break
        px -= 1
    y = area.y + step * 0.5
    if head:
        fitted = canvas.lettering.fit(head, "display", round(px * 1.1), canvas.px(area.w), 13)
        canvas.text(head, area.x, y, 22, "#FFE3A8", "display", px=fitted)
        y += step * 1.1
    for line, colour in wrapped:
        canvas.text(line, area.x, y, 20, colour, "text", px=px)
        y += step
