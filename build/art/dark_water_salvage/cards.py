"""The sonar cards with their windows."""

from art.dark_water_salvage.wash import CREAM, DEEP, GREEN, INK, MAGENTA, MEDIUM, SHALLOW, STAR, Art, polar, smooth

W, H = 220, 308
CARD = f"M17 3H{W - 30}L{W - 5} 28V{H - 21}Q{W - 5} {H - 7} {W - 19} {H - 7}H17Q3 {H - 7} 3 {H - 21}V17Q3 3 17 3Z"
WINDOW = "M156 206A46 46 0 1 0 64 206A46 46 0 1 0 156 206Z"
RING = "M168 206A58 58 0 1 0 52 206A58 58 0 1 0 168 206ZM156 206A46 46 0 1 1 64 206A46 46 0 1 1 156 206Z"
COLOURS = {"city": STAR, "feature": GREEN, "depth": DEEP, "rumour": MAGENTA}
BOOKS = ("#7A2E22", "#2F5C66", "#8A5A3C", "#3F6245", "#5C2569")


def draw():
    """Write the cards."""
    for kind in COLOURS:
        sonar(kind)


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
