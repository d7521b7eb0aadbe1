"""What is ruled on a chart: the paper's margin with its graduated border, and the grid of the regions."""

from art.dark_water_salvage.wash import INK, Art, n

BAND = 36
"""The breadth of the margin in map units."""
HALO = "#FFFFFF"


def frame(survey):
    """The margin: paper with a hole for the chart, which trims everything that ran over."""
    w, h, b = survey.width, survey.height, BAND
    a = Art(w, h, 8, "margin")
    paper = a.lin(0, 0, w, h, (0, "#FBF8EE"), (0.6, "#F4F1E6"), (1, "#E6E0CC"))
    a.d(f"M0 0H{w}V{h}H0ZM{b} {b}V{h - b}H{w - b}V{b}Z", paper, eo=True)
    for inset, wide in ((b, 1.4), (b - 8, 1.2), (6, 2.2), (10, 0.8)):
        a.rect(inset, inset, w - 2 * inset, h - 2 * inset, stroke=INK, sw=wide)
    quarter = survey.side / 4
    across = _bars(survey.left, quarter, w)
    down = _bars(survey.top, quarter, h)
    bars = "".join(f"M{n(x)} {n(y)}h{n(long)}v6h{n(-long)}Z" for x, long in across for y in (b - 8, h - b + 2))
    bars += "".join(f"M{n(x)} {n(y)}h6v{n(long)}h-6Z" for y, long in down for x in (b - 8, w - b + 2))
    a.d(bars, INK)
    marks = []
    for x in (survey.left + i * survey.side for i in range(survey.columns + 1)):
        marks += [((x, 10), (x, 27)), ((x, h - 10), (x, h - 27))]
    for y in (survey.top + i * survey.side for i in range(survey.rows + 1)):
        marks += [((10, y), (27, y)), ((w - 10, y), (w - 27, y))]
    a.lines(marks, INK, 1, 0, op=0.6)
    return a


def _bars(start, step, end):
    """Every second piece of the border: where it begins and how long it is."""
    at = start - 2 * step * (start // (2 * step) + 1)
    bars = []
    while at < end - BAND:
        first, last = max(at, BAND), min(at + step, end - BAND)
        if last > first:
            bars.append((first, last - first))
        at += 2 * step
    return bars


def graticule(survey):
    """The borders of the regions in ink with a light companion, and crosses at the corners; land has none."""
    a = Art(survey.width, survey.height, 9, "grid")
    lines, crosses, side = set(), set(), survey.side
    for s in survey.squares:
        x, y = s.x, s.y
        lines |= {(x, y, x + side, y), (x, y + side, x + side, y + side), (x, y, x, y + side)}
        lines |= {(x + side, y, x + side, y + side)}
        crosses |= {(x + dx, y + dy) for dx in (0, side) for dy in (0, side)}
    segments = [((x, y), (p, q)) for x, y, p, q in sorted(lines)]
    a.lines([((x + 1.2, y + 1.2), (p + 1.2, q + 1.2)) for (x, y), (p, q) in segments], HALO, 1, 0, op=0.38)
    a.lines(segments, INK, 1.1, 0, op=0.55)
    arms = [((x - 5, y), (x + 5, y)) for x, y in sorted(crosses)]
    arms += [((x, y - 5), (x, y + 5)) for x, y in sorted(crosses)]
    a.lines(arms, INK, 1.8, 0, op=0.9)
    return a
