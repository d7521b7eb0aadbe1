"""The seascape behind a ship, 480 x 320: engraved sky, far shore, swell, and the foam round a hull."""

import math

from art.dark_water_salvage.wash import INK, LIGHT_INK, Art, lens, smooth

HORIZON = 196


class Seascape(Art):
    """Sky and sea; `m` = -1 mirrors what sails on it."""

    def __init__(self, title, seed, sky=("#C9D9D8", "#F3E6C6"), sea=("#9FC0C6", "#3F7287"), cloud="#FFFFFF", m=1):
        super().__init__(480, 320, seed, title)
        self.m, self.sky, self.sea, self.cloud = m, sky, sea, cloud

    def X(self, x):
        """Where a place of an east-bound ship lies."""
        return x if self.m > 0 else 480 - x

    def M(self, pts):
        """The places of an east-bound ship as they lie."""
        return [(self.X(x), y) for x, y in pts]

    def backdrop(self, sun=None, shore=None, wild=1.0, rain=False):
        """Sky, far shore and water; `sun` is (x, y, radius, colour)."""
        r = self.r
        self.rect(0, 0, 480, 320, self.lin(0, 0, 0, HORIZON + 8, (0, self.sky[0]), (1, self.sky[1])))
        if sun:
            x, y, R, col = sun
            self.circ(x, y, R * 4.2, self.rad(x, y, R * 4.2, (0, col, 0.75), (0.3, col, 0.35), (1, col, 0)))
            self.circ(x, y, R, "#FFF8E0", op=0.95)
        for k in range(5):
            self._cloud(28 + k * 30 + r.uniform(-9, 9))
        strokes = []  # an engraved sky: long fine strokes, thinning towards the horizon
        for i in range(26):
            y = 6 + 150 * (i / 26) ** 1.35
            x = r.uniform(-40, 300)
            strokes.append(((x, y), (x + r.uniform(60, 210), y + r.uniform(-1.5, 1.5))))
        self.lines(strokes, LIGHT_INK, 0.7, 2, op=0.22)
        if rain:
            drops = [(r.uniform(0, 500), r.uniform(-20, 150)) for _ in range(60)]
            self.lines([((x, y), (x - 26, y + 62)) for x, y in drops], LIGHT_INK, 0.8, 0.5, op=0.30)
        if shore:
            self._shore(shore)
        self._water(sun, wild)

    def _cloud(self, cy):
        """A bank laid with the brush, light on top, with a hatched belly."""
        r = self.r
        cx, w, h = r.uniform(10, 470), r.uniform(90, 190), r.uniform(9, 20)
        top = [(cx - w + 2 * w * i / 8, cy - h * (0.35 + r.random()) * math.sin(math.pi * i / 8)) for i in range(1, 8)]
        belly = [(cx + w * 0.6, cy + h * 0.35), (cx, cy + h * 0.5), (cx - w * 0.7, cy + h * 0.3)]
        outline = [(cx - w, cy), *top, (cx + w, cy), *belly]
        self.d(smooth(outline, True), self.cloud, op=round(0.30 + 0.25 * r.random(), 2))
        strokes = []
        for _ in range(9):
            x = cx - w * 0.8 + r.random() * w * 1.3
            y = cy + r.uniform(-2, h * 0.6)
            strokes.append(((x, y), (x + r.uniform(18, 60), y + r.uniform(-1, 1))))
        self.lines(strokes, LIGHT_INK, 0.8, 1, op=0.28)

    def _shore(self, colour):
        pts, x = [(0, HORIZON - 2)], 0
        while x < 480:
            pts.append((x, HORIZON - 6 - 7 * (1 + math.sin(x / 57 + self.r.random())) - self.r.uniform(0, 5)))
            x += self.r.uniform(10, 22)
        pts += [(480, HORIZON - 10), (480, HORIZON + 3), (0, HORIZON + 3)]
        self.d(smooth(pts, True), colour, op=0.55)
        self.hatch(pts, math.radians(75), 4, LIGHT_INK, 0.7, 0.35)

    def _water(self, sun, wild):
        """The sea with the sun's road on it, and a swell in three tones of tapered strokes, one path each."""
        r = self.r
        deep = self.lin(0, HORIZON, 0, 320, (0, self.sea[0]), (0.35, self.sea[0]), (1, self.sea[1]))
        self.rect(0, HORIZON, 480, 124, deep)
        self.line((0, HORIZON), (480, HORIZON), LIGHT_INK, 1.2, 0.4, op=0.6)
        for i in range(16 if sun else 0):
            x, y, w = sun[0], HORIZON + 4 + i * 4.6, 8 + i * 2.2
            self.lines([((x - w * r.random(), y), (x + w * r.random(), y))], "#FFF6DA", 2, 0.6, op=0.6)
        for band, (colour, strength) in enumerate(((INK, 0.35), ("#EAF4F2", 0.5), (LIGHT_INK, 0.45))):
            far = near = ""
            for _ in range(15 + band * 7):
                t = r.random()
                y, w, x = HORIZON + 6 + 112 * t, (14 + 52 * t) * r.uniform(0.6, 1.3), r.uniform(-20, 490)
                end, bend = y + r.uniform(-1, 1), (1 + 5 * t) * wild * r.uniform(0.5, 1.3)
                stroke = lens(x - w, y, x + w, end, bend, 0.5 + 1.3 * t)
                far, near = (far, near + stroke) if t > 0.5 else (far + stroke, near)
            self.d(far, colour, op=strength)
            self.d(near, colour, op=strength)

    def chop(self, x0, x1, y, hull="#0B2233"):
        """Bow wave, reflection and foam along the waterline."""
        r = self.r
        for k in range(4):
            dd = ""
            for _ in range(10):
                t = (k + r.random()) / 4
                yy = y + 2 + t * 34
                x = x0 + (x1 - x0) * r.random()
                w = r.uniform(10, 34) * (1 - t * 0.4)
                dd += lens(self.X(x - w), yy, self.X(x + w), yy, r.uniform(-2, 2), 2.4 * (1.1 - t))
            self.d(dd, hull, op=round(0.5 * (1 - k / 4), 2))
        dd = ""
        for i in range(16):
            x = x0 - 12 + (x1 - x0 + 24) * i / 15
            dd += lens(self.X(x - 16), y + 2 + r.uniform(-1, 2), self.X(x + 17), y + 2.5, r.uniform(1, 3), 2.1)
        self.d(dd, "#F7FBF6", op=0.85)
        bw = [(x1 + 1, y - 9), (x1 + 9, y - 5), (x1 + 26, y + 3), (x1 + 8, y + 4), (x1 - 30, y + 4.5), (x1 - 8, y - 1)]
        self.d(smooth(self.M(bw), True), "#FBFDF8", op=0.92)
        self.lines([(self.M([(x1 + 2 + k * 6, y - 5 + k * 2.2)])[0], self.M([(x1 - 14 + k * 7, y + 2 + k * 0.6)])[0])
            for k in range(3)], LIGHT_INK, 0.8, 0.8, op=0.55)
        dd = ""
        for i in range(9):
            x = x0 - 8 - i * 11
            dd += lens(self.X(x - 10), y + 3 + i * 0.9, self.X(x + 12), y + 3 + i * 0.9, 1.5, 1.8 * (1 - i / 10))
        self.d(dd, "#F7FBF6", op=0.8)

    def edge(self):
        """Soft corner wash so the picture sits in its window."""
        self.rect(0, 0, 480, 320, self.rad(220, 140, 330, (0, "#0B2233", 0), (0.68, "#0B2233", 0), (1, "#0B2233",
            0.42)))
