"""The parts of a town on the shore: houses, towers, trees, quays, masts."""

import math

from art.dark_water_salvage.wash import INK, STAR, Art, n, path, smooth


class Town(Art):
    """A picture of a town, 160 x 116 units."""

    def house(self, x, y, w, s, h, r, wall="#F4E8CC", side="#CDB98F", roof="#A9512F", win=1, chim=False):
        """Gable front w wide (lit) and long side s (shaded), height h, roof rise r."""
        self.poly(self.wob([(x + w, y), (x + w + s, y), (x + w + s, y - h), (x + w, y - h)], 0.4), side, INK, 1.1)
        self.poly(self.wob([(x, y), (x + w, y), (x + w, y - h), (x + w / 2, y - h - r), (x, y - h)], 0.4), wall, INK,
            1.2)
        self.poly(self.wob([(x + w / 2, y - h - r), (x + w / 2 + s, y - h - r), (x + w + s + 2, y - h + 1),
            (x + w + 1.5, y - h + 1)], 0.4), roof, INK, 1.2)
        self.d(path([(x - 1.5, y - h + 1), (x + w / 2, y - h - r), (x + w / 2 + 2, y - h - r + 1.5),
            (x + 0.5, y - h + 2)], True), roof)
        self.hatch([(x + w / 2, y - h - r), (x + w / 2 + s, y - h - r), (x + w + s, y - h), (x + w, y - h)],
            math.radians(62), 3, INK, 0.7, 0.5)
        for i in range(win):
            self.rect(x + w * (i + 0.5) / win - 1.6, y - h * 0.72, 3.2, 4.6, "#27454F")
        k = max(1, int(s / 8))
        for i in range(k):
            self.rect(x + w + s * (i + 0.5) / k - 1.4, y - h * 0.68, 2.8, 4, "#27454F")
        if chim:
            self.rect(x + w / 2 + s * 0.6, y - h - r - 6, 4.4, 9, "#8E4A34", INK, 1)

    def tower(self, x, y, w, h, wall="#F4E8CC", top="spire", roof="#2F5C66", th=22, bands=None):
        """A tower with a spire, a dome, battlements, or nothing."""
        self.rect(x, y - h, w, h, self.lin(x, 0, x + w, 0, (0, "#FFF8E4"), (0.5, wall), (1, "#A8946A")), INK, 1.3)
        if bands:
            k = 3
            for i in range(k):
                self.rect(x, y - h + h * (2 * i + 0.6) / (2 * k), w, h / (2 * k), bands)
            self.rect(x, y - h, w, h, stroke=INK, sw=1.3)
        self.hatch([(x + w * 0.62, y), (x + w, y), (x + w, y - h), (x + w * 0.62, y - h)], math.radians(20), 3.2, INK,
            0.7, 0.5)
        if top == "spire":
            self.poly([(x - 2, y - h), (x + w / 2, y - h - th), (x + w + 2, y - h)], roof, INK, 1.3)
            self.hatch([(x + w / 2, y - h), (x + w / 2, y - h - th), (x + w + 2, y - h)], math.radians(62), 2.6, INK,
                0.8, 0.55)
        elif top == "dome":
            P = [(x - 3, y - h)] + [(x + w / 2 - (w / 2 + 3) * math.cos(math.pi * i / 10),
                y - h - th * math.sin(math.pi * i / 10)) for i in range(1, 10)] + [(x + w + 3, y - h)]
            self.d(path(P, True), self.lin(x, 0, x + w, 0, (0, "#8FC2AE"), (0.5, roof), (1, "#204A46")), INK, 1.4)
            for q in (0.3, 0.5, 0.7):
                X = x - 3 + (w + 6) * q
                self.d(smooth([(x + w / 2, y - h - th), ((X + x + w / 2) / 2 + (X - x - w / 2) * 0.32,
                    y - h - th * 0.62), (X, y - h)]), stroke=INK, sw=0.8, op=0.6)
            self.rect(x + w / 2 - 2, y - h - th - 7, 4, 8, "#F4E8CC", INK, 1)
            self.d(f"M{n(x + w / 2 - 2.6)} {n(y - h - th - 7)}l2.6 -6l2.6 6Z", STAR, INK, 0.8)
        elif top == "crenel":
            self.rect(x - 2.5, y - h - 6, w + 5, 7, wall, INK, 1.2)
            for i in range(3):
                self.rect(x - 2.5 + (w + 5) * i / 2.6, y - h - 11, (w + 5) / 5.2, 6, wall, INK, 1.1)

    def tree(self, x, y, s, round_=False):
        """A conifer, or a round tree."""
        if round_:
            self.circ(x, y - s, s * 0.75, "#5E7C4E", INK, 0.9)
            self.circ(x - s * 0.22, y - s * 1.2, s * 0.4, "#93AC72")
            self.line((x, y), (x, y - s * 0.5), INK, 1.3, 0.1)
        else:
            for k in range(3):
                w = s * (0.62 - k * 0.14)
                yy = y - k * s * 0.48
                self.poly([(x - w, yy), (x, yy - s * 0.95), (x + w, yy)], "#3F6247", INK, 0.8)
                self.poly([(x - w * 0.8, yy - 1), (x, yy - s * 0.85), (x - w * 0.05, yy - 1)], "#7E9C6B")

    def smoke(self, x, y, k=6, col="#8B8880"):
        """A plume that drifts east."""
        for i in range(k, -1, -1):
            t = i / k
            self.d(smooth(self.blob(x + 24 * t**1.2, y - 15 * t - 2, 3 + 6 * t, 2.4 + 4 * t, 8, 0.15), True), col,
                op=round(0.8 - 0.62 * t, 2))
            self.d(smooth(self.blob(x + 24 * t**1.2 - 1.5, y - 15 * t - 3.5, 1.6 + 3 * t, 1.2 + 2 * t, 7, 0.15), True),
                "#EFE8D6", op=round(0.6 - 0.45 * t, 2))

    def quay(self, x, y, w, h=7):
        """A quay wall and its ripples."""
        self.rect(x, y, w, h, self.lin(0, y, 0, y + h, (0, "#C2AE86"), (1, "#7D6A48")), INK, 1.2)
        self.lines([((x + i, y + 1), (x + i, y + h - 1)) for i in range(6, int(w), 9)], INK, 0.8, 0.3, op=0.6)
        self.lines([((x - 4, y + h + 3), (x + w * 0.6, y + h + 3)), ((x + 10, y + h + 6), (x + w + 4, y + h + 6))],
            "#3B6C84", 1.2, 1, op=0.7)

    def masts(self, x, y, k=2):
        """A moored boat with k masts."""
        for i in range(k):
            X = x + i * 9
            self.line((X, y), (X - 0.5, y - 26 - 5 * (i % 2)), INK, 1.6, 0.2)
            self.lines([((X - 6, y - 16), (X + 6, y - 17)), ((X, y - 26), (X + 9, y - 3)),
                ((X, y - 26), (X - 9, y - 3))], INK, 0.8, 0.2)
        self.d(smooth([(x - 9, y - 2), (x + 8, y + 1), (x + 24, y - 3), (x + 18, y + 5), (x - 4, y + 5)], True),
            "#6B3A2C", INK, 1.1)
