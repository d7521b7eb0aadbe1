"""The sonar cards with their windows, and the two overlays of a salvage."""

from art.dark_water_salvage.wash import CREAM, DEEP, GREEN, INK, MAGENTA, MEDIUM, SHALLOW, STAR, Art, polar, smooth

W, H = 220, 308
CARD = f"M17 3H{W - 30}L{W - 5} 28V{H - 21}Q{W - 5} {H - 7} {W - 19} {H - 7}H17Q3 {H - 7} 3 {H - 21}V17Q3 3 17 3Z"
WINDOW = "M156 206A46 46 0 1 0 64 206A46 46 0 1 0 156 206Z"
RING = "M168 206A58 58 0 1 0 52 206A58 58 0 1 0 168 206ZM156 206A46 46 0 1 1 64 206A46 46 0 1 1 156 206Z"
COLOURS = {"city": STAR, "feature": GREEN, "depth": DEEP, "rumour": MAGENTA}
BOOKS = ("#7A2E22", "#2F5C66", "#8A5A3C", "#3F6245", "#5C2569")


def draw():
    """Write the cards and the overlays."""
    for kind in COLOURS:
        sonar(kind)
    overlay("row", "M24 110H436V160H24Z", (24, 110, 412, 50))
    overlay("column", "M206 24V246H254V24Z", (206, 24, 48, 222))


def sonar(kind):
    a = Art(W, H, 150, f"sonar card, {kind}: its window is a hole of radius 46 at (110, 206)")
    paper = a.lin(0, 0, W, H, (0, "#FFFCF2"), (0.6, "#F4F1E6"), (1, "#DDD5BE"))
    a.d(CARD + WINDOW, paper, INK, 2.4, eo=True)
    a.d(f"M12 40H{W - 14}", stroke=COLOURS[kind], sw=2)
    a.d(f"M12 44H{W - 14}", stroke=INK, sw=0.8)
    a.rect(14, 52, W - 30, 84, a.lin(0, 52, 0, 136, (0, "#DCEBEE"), (1, "#9CC3CC")), INK, 1.8, 6)
    a.circ(110, 206, 58, "none", "#06151F", 3)
    brass = a.lin(52, 148, 168, 264, (0, "#FFF2C4"), (0.3, "#CF9F45"), (0.6, "#E9C677"), (1, "#7E5A1E"))
    a.d(RING, brass, INK, 1.6, eo=True)
    for k in range(16):
        a.line(polar(110, 206, 49, 22.5 * k), polar(110, 206, 55 if k % 2 else 57, 22.5 * k), "#4A3210", 1.6, 0)
    if kind == "depth":
        _waters(a)
    if kind == "rumour":
        _archive(a)
    a.poly([(W - 30, 3), (W - 5, 28), (W - 30, 28)], "#C9BD9C", INK, 1.4)
    a.save(f"sonar_{kind}")


def _waters(a):
    for row, colour in enumerate((SHALLOW, MEDIUM, DEEP)):
        a.rect(16, 54 + 26 * row, W - 34, 28, colour)
        for i in range(row + 1):
            a.circ(104 - row * 9 + i * 18, 68 + 26 * row, 5, CREAM, INK, 1.6)
    for y in (81, 107):
        a.d(smooth([(16 + i * 21, y + (3 if i % 2 else -2)) for i in range(10)]), stroke=INK, sw=1.4)


def _archive(a):
    a.rect(16, 54, W - 34, 80, "#EADBB6")
    for k, colour in enumerate(BOOKS):
        x, y = 40 + k * 22, 70 + k % 3 * 4
        a.poly([(x, 126), (x + 18, 124), (x + 18, y), (x, y + 2)], colour, INK, 1.6)
        a.lines([((x + 3, 84), (x + 15, 83)), ((x + 3, 114), (x + 15, 113))], "#E9C677", 2, 0.2)
    a.poly([(150, 126), (172, 96), (184, 104), (166, 130)], "#FFFCF0", INK, 1.4)
    a.lines([((160, 116), (174, 103)), ((164, 120), (178, 107))], INK, 1, 0.3)


def overlay(kind, hole, P):
    w, h = 460, 270
    a = Art(w, h, 160, f"salvage overlay card, {kind}: the slit is a real hole; slide it, one {kind} shows")
    a.d("M16 4H430L456 30V252Q456 266 442 266H18Q4 266 4 252V16Q4 4 16 4Z" + hole, a.lin(0, 0, w, h, (0, "#2E6A90"),
        (0.5, "#174463"), (1, "#0B2A42")), INK, 3, eo=True)
    a.d("M18 12H426L448 34V250Q448 258 440 258H20Q12 258 12 250V18Q12 12 18 12Z", stroke="#E3C47A", sw=1.6, op=0.8)
    a.rect(P[0] - 3, P[1] - 3, P[2] + 6, P[3] + 6, "none", "#E9C677", 4)
    a.rect(P[0] - 5.5, P[1] - 5.5, P[2] + 11, P[3] + 11, "none", INK, 1.4)
    seg = []
    for i in range(9):
        for j in range(5):
            x, y = 47 + i * 46, 40 + j * 48
            if not (P[0] - 8 < x < P[0] + P[2] + 8 and P[1] - 8 < y < P[1] + P[3] + 8):
                seg += [((x - 8, y), (x - 3, y - 3)), ((x - 3, y - 3), (x + 3, y + 2)), ((x + 3, y + 2),
                    (x + 9, y - 1))]
    a.lines(seg, "#8FBFD6", 1.5, 0.4, op=0.45)
    if kind == "row":
        for y in (66, 204):
            a.poly([(230 - 16, y), (230 + 16, y), (230, y + (-20 if y < 135 else 20))], "#E9C677", INK, 1.6)
    else:
        for x in (118, 342):
            a.poly([(x, 135 - 16), (x, 135 + 16), (x + (-20 if x < 230 else 20), 135)], "#E9C677", INK, 1.6)
    a.save(f"overlay_{kind}")
