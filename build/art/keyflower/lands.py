"""The land of every tile: meadow, roads and rivers of its edges, drawn once for all its turns."""

import re

from art.keyflower.kit import DRAWN

SEASONS = ("spring", "summer", "autumn", "winter")
LOOKS = {
    "spring": "RRGRRG RGRRRG RGGRRR RRRRGG RGRRGR RRGRGR",
    "summer": "RGGRGR GRRGGR GRGRRG RRGRGG GRGGRR GGRRGR GRRGRG RGRGGR",
    "autumn": "GRGGGR GRGRGG GGRRGG RRGGGG RGGRGG GGRGGR RGRGGG GRGGRG GGGRGR RGGGRG GGGGRR GGRGRG",
    "winter": "GGGGGR RGGGGG GGGGRG GGRGGG GGGRGG GRGGGG",
    "home": "WRRRRR RWRRRR RRRWRR RRWRRR RRRRWR RRRRRW",
    "turn": "GGGRGG RGGRGG GRGRGR GRRGRR",
}
"""By season and kind: the edges that occur, from the bottom clockwise."""


class Land:
    """Several layers in one drawing; each has names of its own for its gradients."""

    def __init__(self):
        self.layers = []

    def add(self, name, turn=0):
        """Lays a layer on top, turned by so many edges clockwise."""
        text = DRAWN[name].text()
        body = text[text.index(">") + 1 : text.rindex("</svg>")]
        mark = f"x{len(self.layers)}"
        body = re.sub(r'id="(\w+)"', rf'id="\1{mark}"', body)
        body = re.sub(r"url\(#(\w+)\)", rf"url(#\1{mark})", body)
        self.layers.append(f'<g transform="rotate({60 * turn})">{body}</g>' if turn else f"<g>{body}</g>")

    def text(self):
        """The whole drawing, on the box round a hexagon of 120 units."""
        head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-120 -103.92 240 207.84" width="240" height="207.84">'
        return head + "\n".join(self.layers) + "</svg>\n"


def lands():
    """One for each season and row of edges; boats lie on a river that goes straight on."""
    for look, rows in LOOKS.items():
        season = {"home": "spring", "turn": "summer"}.get(look, look)
        for n, edges in enumerate(rows.split()):
            DRAWN[f"land_{look}_{edges}"] = _land(season, n % 2, edges)
    for season in SEASONS:
        boat = Land()
        boat.add(f"ground_{season}_1")
        for part in ("under", "over"):
            boat.add(f"river_straight_{part}")
        DRAWN[f"land_{season}_boat"] = boat


def _land(season, variant, edges):
    land = Land()
    land.add(f"ground_{season}_{variant}")
    for part in ("under", "over"):
        for turn, letter in enumerate(edges):
            if letter == "W":
                land.add(f"river_edge_{part}", turn)
        for turn, letter in enumerate(edges):
            if letter == "R":
                land.add(f"road_edge_{part}", turn)
        if edges.count("R") > 1:
            land.add(f"plaza_{part}")
    return land
