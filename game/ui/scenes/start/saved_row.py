"""One saved game as a row of a list."""

from datetime import datetime

from game.core.plain import one_line
from game.core.player import Player
from game.games import find
from game.storage.reading import Saved
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.frame import draw_box
from game.ui.scenes.reading.moments import ago
from game.ui.scenes.start.thumbnail import Views
from game.words import _, begun


def saved_title(saved: Saved) -> str:
    """What a save is called; one that cannot be read by its file."""
    if saved.bad:
        return one_line(saved.path.name)
    return saved.name or _("Autosave of {names}").format(names=_names(saved))


def draw_saved(
    canvas: Canvas, rect: Rect, saved: Saved, views: Views, *, lit: bool, chosen: bool, played: bool
) -> Rect:
    """Board, box, name, where it stands, whether it is `played` now, and by whom; returns the area of the row."""
    area = Rect(rect.x + 2, rect.y + 4, rect.w - 4, rect.h - 16)
    canvas.rr(area, 10, ("row_top", "row_bottom") if chosen or lit else ("#234857", "#1A3641"), "gap", 2)
    edge = "accent" if chosen else "panel_inner"
    canvas.rr((area.x + 2, area.y + 2, area.w - 4, area.h - 4), 8, "", edge, 2 if chosen else 1.5)
    x, right = _draw_picture(canvas, area, saved, views), area.right - 24
    when = ago(datetime.fromisoformat(saved.saved)) if saved.saved else ""
    y = area.y + 8 + canvas.leading(26, 0.62)
    w = canvas.text(when, right, y, theme.BODY, "muted", "strong", "right")
    canvas.text(saved_title(saved), x, y, 26, "ink", "title", room=right - 20 - w - x)
    y += canvas.leading(26, 0.62) + canvas.leading(theme.BODY, 0.6)
    if saved.bad:
        _draw_trouble(canvas, saved, Rect(x, y, right - x, area.bottom - 6 - y))
        return area
    now = _("open in a window now") if played else ""
    words = (now, find(saved.game).title, saved.caption)
    under = saved.lost or saved.torn or " · ".join(part for part in words if part)
    plain = saved.whole and not played and not saved.torn
    canvas.text(under, x, y, theme.BODY, "muted" if plain else "warn", room=right - x)
    y = (y + canvas.leading(theme.BODY, 0.6) + area.bottom - 6) / 2
    _draw_people(canvas, saved, x, y, right)
    return area


def _draw_trouble(canvas: Canvas, saved: Saved, area: Rect) -> None:
    """Why a file cannot be read, without its name, which stands above: in two lines where one is too short."""
    words = saved.bad.removeprefix(f"{saved_title(saved)}: ")
    words = begun(words)
    step = canvas.leading(theme.BODY, 1.2)
    lines = canvas.lettering.lines(words, "text", canvas.measure.text_px(theme.BODY), canvas.px(area.w))
    if len(lines) > 1 and step * 1.5 <= area.h:
        canvas.text(lines[0], area.x, area.y, theme.BODY, "warn")
        words, area = words[len(lines[0]) :].strip(), Rect(area.x, area.y + step, area.w, area.h - step)
    canvas.text(words, area.x, area.y, theme.BODY, "warn", room=area.w)


def _draw_picture(canvas: Canvas, area: Rect, saved: Saved, views: Views) -> float:
    """The public board and the box, small; returns where the words begin."""
    x = area.x + 12
    if saved.bad:
        canvas.glyph("warn", x + 30 * canvas.measure.growth, area.centery, 36, "warn")
        return x + 70 * canvas.measure.growth
    if area.w > 700 * canvas.measure.growth:
        frame = Rect(x, area.y + 10, (area.h - 20) * 1.72, area.h - 20)
        canvas.well(frame, 4)
        views.show(canvas, saved, frame.inflate(-4, -4))
        canvas.rr(frame, 4, "", "paper_line", 1.5)
        x = frame.right + 16
    box = min(area.h * 0.54, 84.0)
    draw_box(canvas, saved.game, x, area.centery + box * 752 / 1024, box)
    return x + box * 1.1 + 22


def _names(saved: Saved) -> str:
    return ", ".join(player.name for player in saved.players)


def _draw_people(canvas: Canvas, saved: Saved, x: float, y: float, right: float) -> None:
    """A medallion a seat, bots with their sign; then the names if there is room."""
    for player in saved.players:
        _draw_medal(canvas, player, x, y)
        x += 48
    names = _names(saved)
    if canvas.width(names, theme.LABEL) <= right - x - 8:
        canvas.text(names, x + 4, y, theme.LABEL, "muted", room=right - x - 4)


def _draw_medal(canvas: Canvas, player: Player, x: float, y: float) -> None:
    canvas.medal(player.colour, x + 18, y, 36)
    if not player.human:
        canvas.rr((x + 22, y + 2, 22, 22), 11, "well", "line", 1)
        canvas.glyph("bot", x + 33, y + 13, 15 / canvas.measure.growth)
