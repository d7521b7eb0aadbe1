"""What stands where on the two pages, or on the leaves of one."""

from game.games import BOXES
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.logbook import left_page, right_page
from game.ui.scenes.logbook.left_page import Page


def draw_left(canvas: Canvas, area: Rect, page: Page) -> None:
    """Numbers, boxes, records, with what room there is between them."""
    facts = page.figures
    counts = left_page.counts_high(canvas)
    boxes = left_page.boxes_high(canvas, 1 if page.game else len(BOXES))
    records = left_page.records_high(canvas, len(facts.records))
    gap = max(4.0, min(34.0, (area.h - counts - boxes - records) / 2))
    y = area.y
    left_page.draw_counts(canvas, Rect(area.x, y, area.w, counts), facts)
    y += counts + gap
    left_page.draw_boxes(canvas, Rect(area.x, y, area.w, boxes), page)
    y += boxes + gap
    left_page.draw_records(canvas, Rect(area.x, y, area.w, records), facts)


def draw_right(canvas: Canvas, area: Rect, page: Page) -> None:
    """Awards, opening and last games from below; the rating has what is left."""
    facts = page.figures
    stamps, opening = right_page.stamps_high(canvas), right_page.opening_high(canvas)
    latest = right_page.latest_high(canvas)
    y = area.bottom - stamps
    right_page.draw_awards(canvas, Rect(area.x, y, area.w, stamps), facts)
    y -= opening + 12
    right_page.draw_opening(canvas, Rect(area.x, y, area.w, opening), facts.openings)
    y -= latest + 14
    right_page.draw_latest(canvas, Rect(area.x, y, area.w, latest), facts)
    right_page.draw_rating(canvas, Rect(area.x, area.y, area.w, y - 18 - area.y), page)


def draw_leaf(canvas: Canvas, area: Rect, page: Page, leaf: str) -> None:
    """One leaf, as wide as the book."""
    facts = page.figures
    if leaf == "games":
        counts = left_page.counts_high(canvas)
        left_page.draw_counts(canvas, Rect(area.x, area.y + 6, area.w, counts), facts)
        left_page.draw_records(canvas, Rect(area.x, area.y + 6 + counts, area.w, area.h - counts - 6), facts)
    elif leaf == "boxes":
        left_page.draw_boxes(canvas, area, page)
    elif leaf == "rating":
        latest = right_page.latest_high(canvas)
        right_page.draw_rating(canvas, Rect(area.x, area.y, area.w, area.h - latest - 16), page)
        right_page.draw_latest(canvas, Rect(area.x, area.bottom - latest, area.w, latest), facts)
    else:
        opening = right_page.opening_high(canvas)
        right_page.draw_opening(canvas, Rect(area.x, area.y, area.w, opening), facts.openings)
        rows = max(1, int((area.h - opening - 10) // right_page.stamps_high(canvas)))
        low = Rect(area.x, area.y + opening + 10, area.w, area.h - opening - 10)
        right_page.draw_awards(canvas, low, facts, rows)
