"""The town as a Tiled map: `maps/keep.tmx`, the only place that says where things lie.

Areas     market, keep, guild, bank: a quarter each, with `links` to its neighbours round the ring
ring      a line of 24 steps round the road, clockwise from the east; the last point is the first again
pawn:<area>:<1..5>  where a pawn stands, by seat; `step` is the point of `ring` that it is nearest
stall:<1..3>        Market cards under the awnings; market_row is one row for more, market_rows:<1, 2> two rows of
                    small cards for many
keep_deck, monster, plinth, keep_discard, goal_deck, goal_discard, doubloons:<1..3>   piles; `angle` turns a card
haggle, battle, battle:2   dice in the tray: the d6, the d10, and the d10 that does not count
candle                     the light of the board
name:<area>                the banner for the area's name
house:<area>               the house that means the area when it is pointed at
left:<keep_deck, keep_discard, goal_deck, goal_discard, doubloons>, price:doubloons   words beside the piles
"""

import math

from art.files import TOP, write
from art.tiled import board

TILE, WIDE, HIGH = 20, 64, 39
"""Map units of a tile, and the tiles of the map: the shape of the board's place on the screen."""
WIDTH, HEIGHT, RIM = TILE * WIDE, TILE * HIGH, 8
CENTRE = (640, 390)
QUARTER = (632, 382)
CORNERS = {"market": (8, 390), "keep": (640, 390), "guild": (640, 8), "bank": (8, 8)}
RING = ("market", "keep", "guild", "bank")
"""The areas in the order of the ring."""
STEPS, TRACK = 24, (222, 151)
"""The points of the ring, and the radii on which pawns stand."""
PAWN = (64, 84)
FEET = 20
"""How far a pawn's foot lies below the track."""
PLACES = (14, 36, 52, 66, 80)
"""Where five pawns stand in a quarter, in degrees from its east or west gate: as far apart as they can."""
TILES = ("rim", "market", "keep", "guild", "bank", "road", "island", "wall")
"""The tiles of `maps/keep.tsx` in their order."""
ROAD_OUTER, ROAD_INNER = (262, 188), (184, 116)
PILES = (
    ("stall:1", (53, 592, 126, 176), {}), ("stall:2", (243, 592, 126, 176), {}), ("stall:3", (433, 592, 126, 176), {}),
    ("keep_deck", (670, 586, 108, 151), {}), ("plinth", (798, 712, 226, 58), {}), ("monster", (833, 508, 156, 218), {}),
    ("keep_discard", (1040, 586, 108, 151), {"angle": -4}), ("goal_deck", (974, 218, 104, 146), {}),
    ("goal_discard", (1117, 222, 100, 140), {"angle": -3}), ("doubloons:1", (70, 316, 68, 43), {}),
    ("doubloons:2", (144, 316, 68, 43), {}), ("doubloons:3", (218, 316, 68, 43), {}),
    ("haggle", (592, 368, 56, 56), {"angle": 14}), ("battle", (673, 351, 74, 74), {"angle": -9}),
    ("battle:2", (744, 372, 46, 46), {"angle": 12}), ("candle", (450, 302, 84, 126), {}))
ROWS = (
    ("market_row", (24, 592, 592, 176), {"card": 126}), ("market_rows:1", (24, 550, 592, 110), {"card": 78}),
    ("market_rows:2", (24, 662, 592, 110), {"card": 78}))
LABELS = (
    ("name:market", (174, 405, 196, 46)), ("name:keep", (908, 405, 196, 46)), ("name:guild", (656, 16, 196, 46)),
    ("name:bank", (420, 16, 196, 46)), ("left:keep_deck", (664, 729, 120, 26)),
    ("left:keep_discard", (1034, 729, 120, 26)), ("left:goal_deck", (966, 355, 120, 26)),
    ("left:goal_discard", (1107, 355, 120, 26)), ("left:doubloons", (298, 318, 80, 22)),
    ("price:doubloons", (298, 341, 80, 24)), ("house:market", (72, 456, 300, 96)),
    ("house:keep", (1012, 455, 256, 124)), ("house:guild", (878, 24, 384, 188)), ("house:bank", (44, 20, 352, 232)))


def draw():
    """Write the map."""
    write(TOP / "maps" / "keep.tmx", town().encode())


def town():
    """The map as text."""
    layers = (
        ("regions", "#ffd75a", [_area(name) for name in RING]),
        ("tracks", "#c4432b", [("ring", "Track", [*ring(), ring()[0]], {})]),
        ("slots", "#3d50d8", [_pawn(name, seat) for name in RING for seat in range(1, len(PLACES) + 1)]
            + [(name, "Slot", place, facts) for name, place, facts in PILES]),
        ("decks", "#2da278", [(name, "Deck", place, facts) for name, place, facts in ROWS]),
        ("labels", "#ffffff", [(name, "Label", place, {}) for name, place in LABELS]))
    facts = {
        "author": "Seachest", "game": "killmans_keep", "max_players": 5, "min_players": 2, "schema": 1,
        "title": "Killman's Keep"}
    rows = [[TILES.index(tile((x + 0.5) * TILE, (y + 0.5) * TILE)) + 1 for x in range(WIDE)] for y in range(HIGH)]
    return board(WIDE, HIGH, TILE, "keep", facts, rows, layers)


def ring():
    """The middles of a pawn that walks once round the road."""
    return [standing(360 * step / STEPS) for step in range(STEPS)]


def standing(degrees):
    """The middle of a pawn on the road, so many degrees clockwise from the east."""
    angle = math.radians(degrees)
    x, y = CENTRE[0] + TRACK[0] * math.cos(angle), CENTRE[1] + TRACK[1] * math.sin(angle)
    return x, y + FEET - PAWN[1] / 2


def _area(name):
    at = RING.index(name)
    links = ", ".join((RING[(at + 1) % 4], RING[at - 1]))
    return name, "Region", (*CORNERS[name], *QUARTER), {"links": links}


def _pawn(area, seat):
    upper, left = CORNERS[area][1] < CENTRE[1] - RIM, CORNERS[area][0] < CENTRE[0] - RIM
    degrees = 180 - PLACES[seat - 1] if left else PLACES[seat - 1]
    degrees = 360 - degrees if upper else degrees
    x, y = standing(degrees)
    facts = {"order": seat, "region": area, "step": round(degrees * STEPS / 360)}
    return f"pawn:{area}:{seat}", "Slot", (x - PAWN[0] / 2, y - PAWN[1] / 2, *PAWN), facts


def tile(x, y):
    """What lies at this place of the map."""
    if not (RIM < x < WIDTH - RIM and RIM < y < HEIGHT - RIM):
        return "rim"
    out, inner = (((x - CENTRE[0]) / wide) ** 2 + ((y - CENTRE[1]) / high) ** 2 for wide, high in
        (ROAD_OUTER, ROAD_INNER))
    if out < 1:
        return "island" if inner < 1 else "road"
    if abs(x - CENTRE[0]) < TILE / 2 or abs(y - CENTRE[1]) < TILE / 2:
        return "wall"
    upper, left = y < CENTRE[1], x < CENTRE[0]
    return ("bank" if left else "guild") if upper else "market" if left else "keep"
