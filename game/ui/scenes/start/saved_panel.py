"""What is known of the chosen save, beside the list."""

from collections.abc import Collection

from game.bots.levels import find_level, level_name
from game.storage.reading import Saved
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.frame import MARGIN
from game.ui.scenes.start.saved_row import saved_title
from game.ui.scenes.start.thumbnail import Views
from game.words import _, plural


def draw_chosen(canvas: Canvas, area: Rect, low: float, saved: Saved, views: Views) -> None:
    """Draw what is known of one save in this area: its public board, its name, where it stands, who plays.

    `low` is where the buttons begin, in units; bots are told by their level.
    """
    frame = Rect(area.x, area.y, area.w, min(area.w * 0.61, area.h * 0.5))
    canvas.well(frame, 4)
    views.show(canvas, saved, frame.inflate(-8, -8))
    canvas.rr(frame, 4, "", "accent", 3)
    y = frame.bottom + 12 + canvas.leading(theme.SECTION, 0.7)
    canvas.text(saved_title(saved), area.x, y, theme.SECTION, "ink", "title", room=area.w)
    words = saved.bad or saved.lost or saved.torn or saved.caption
    y += canvas.leading(theme.SECTION, 0.7) + canvas.leading(theme.BODY, 0.5)
    y = canvas.para(words, area.x, y, area.w, theme.BODY, "muted" if saved.whole else "warn") - 6
    match = views.known.get(str(saved.path))
    if match is None:
        return
    half = (area.w - 12) / 2
    high = min(66 * min(canvas.measure.growth, 1.4), (low - 12 - y) / 3 - 8)
    for number, player in enumerate(match.players):
        place = Rect(area.x + number % 2 * (half + 12), y + number // 2 * (high + 8), half, high)
        canvas.rr(place, 8, ("#234857", "#1A3641"), "panel_inner", 1.5)
        canvas.rr((place.x, place.y + 6, 8, place.h - 12), 4, theme.SEATS[player.colour].colour)
        canvas.medal(player.colour, place.x + 42, place.centery, min(46, high - 8))
        x, step = place.x + 76, canvas.leading(theme.BODY, 0.62)
        who = _("human") if player.human else level_name(find_level(player.level))
        both = high > canvas.leading(theme.BODY, 2.4)
        middle = place.centery - (step if both else 0)
        canvas.text(player.name, x, middle, theme.STRONG, "ink", "title", room=place.w - 84)
        if both:
            canvas.text(who, x, middle + 2 * step, theme.LABEL, "muted", room=place.w - 84)


def draw_count(canvas: Canvas, saves: Collection[Saved], y: float, right: float) -> None:
    """How many games there are, and whether all can be read: a line at this height that ends at `right`."""
    good = sum(not saved.bad for saved in saves)
    bad = len(saves) - good
    canvas.text(plural("{n} game.", "{n} games.", good), MARGIN, y, theme.BODY, "muted")
    words = plural("{n} file cannot be read", "{n} files cannot be read", bad) if bad else _("all good")
    colour = "warn" if bad else "good"
    w = canvas.width(words, theme.BODY, "strong") + 30 * canvas.measure.growth
    canvas.text(words, right - w, y, theme.BODY, colour, "strong")
    canvas.glyph("warn" if bad else "check", right - 11 * canvas.measure.growth, y, 22, colour)


def draw_strip(canvas: Canvas, panel: Rect, right: float, saved: Saved | None) -> None:
    """The name of the chosen game in a low panel, beside its buttons, which begin at `right`."""
    if saved is None:
        return
    x = panel.x + 28
    words = saved.bad or saved.lost or saved_title(saved)
    lines = canvas.lettering.lines(words, "strong", canvas.measure.text_px(theme.BODY), canvas.px(right - x - 20))
    step = canvas.leading(theme.BODY, 1.15)
    y = panel.centery - step * (min(2, len(lines)) - 1) / 2
    for line in lines[:2]:
        canvas.text(line, x, y, theme.BODY, "ink" if saved.whole else "warn", "strong")
        y += step
