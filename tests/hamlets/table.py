"""The toy on the table: a market and a hamlet for each seat, all of them boards of hexagons."""

import math

from game.core.boards import TableBoard
from game.core.faces import Box, Face, Polygon, Words
from game.core.panels import NO_DESK
from game.core.table import Counter, Mat, Offer, Piece, Prompt, Slip, Spot, Table, Tray
from game.core.telling import LAID, Line, Reveal, Shown
from tests.hamlets.rules import (
    FAIR,
    GRID,
    HOME,
    MARKET,
    OWN,
    ROADS,
    Judged,
    Lay,
    Plant,
    Planted,
    Turn,
    free,
    joined,
    kind_of,
)

PALETTE = {
    "paper": "#24452F",
    "ink": "#2A2019",
    "meadow": "#8CC152",
    "field": "#E9CE6A",
    "wood": "#3F8F5B",
    "rim": "#5C4A30",
    "road": "#E3CDA0",
    "verge": "#8D744C",
    "wall": "#FFF3D8",
    "roof": "#B4492F",
    "free": "#2F5A3D",
    "dash": "#A9C9A4",
    "leaf": "#1F6E3F",
    "plate": "#FFFAEA",
}
GROUNDS = ("meadow", "field", "wood")
WIDE, HIGH = GRID.box
CORNERS = GRID.corners


def lay_out(board, view, legal, picked, players, desk=NO_DESK):
    seats = range(len(view.hamlets))
    mover = view.turn % len(seats) if view.turn < view.rules.rounds * len(seats) else None
    acting = view.seat is not None and view.seat == mover and bool(legal)
    held = holding(view, picked) if acting else None
    names = [player.name for player in players]
    return Table(
        clock=f"Round {min(view.turn // len(seats) + 1, view.rules.rounds)} of {view.rules.rounds}",
        subtitle="",
        phases=(),
        prompt=Prompt(mover, "lay a tile, or plant a tree" if mover is not None else "The fair is over.", True),
        backdrop="",
        pieces=(*market_pieces(view), *own_piece(view), *(p for n in seats for p in hamlet_pieces(view, n, held))),
        spots=(*spots(view, names), *(Spot(f"turn:{n}", f"Turned by {60 * n}°") for n in range(6) if acting)),
        mats=tuple(mat(view, seat, mover) for seat in seats),
        trays=(Tray("own", "Your tile", "row", paper=True),) if view.seat is not None else (),
        slips={f"tile:{n}": slip(kind_of(view.market, view.own, n)) for n in range(MARKET + (view.own >= 0))},
        offers=offers(view, legal) if acting else (),
        refusals={},
        boards=boards(view, names, held),
        front=f"hamlet:{view.seat}" if held else "market",
        retreat="Take it up again" if acting and view.half else "",
    )


def holding(view, picked):
    """The tile, the cell and by how many edges it is turned, as far as they are chosen; None while no tile is."""
    if view.half:
        return view.half[0], view.half[1], next((int(one[5:]) for one in picked if one.startswith("turn:")), 0)
    tile = next((int(one[5:]) for one in picked if one.startswith("tile:")), None)
    if tile is None:
        return None
    return tile, None, 0


def cell_spot(seat, cell):
    return f"cell:{seat}:{cell[0]}:{cell[1]}"


def boards(view, names, held):
    """The market, and each hamlet with all that may be seen of it: one's own with what lies beside it."""
    market = TableBoard("market", "Market", *GRID.extent([(0, 0), (2, -1)], 60))
    return market, *(
        TableBoard(
            f"hamlet:{seat}",
            names[seat],
            *GRID.extent([cell for cell, _kind, _steps in hamlet] + (free(hamlet) if seat == view.seat else []), 30),
            seat=seat,
        )
        for seat, hamlet in enumerate(view.hamlets)
    )


def market_pieces(view):
    for n, kind in enumerate(view.market):
        x, y = GRID.centre((2 * n, -n))
        yield Piece(f"market:{n}", tile_face(kind), "market", WIDE, x, y, spot=f"tile:{n}")


def own_piece(view):
    return (Piece("own", tile_face(view.own), "own", 150, spot=f"tile:{OWN}"),) if view.own >= 0 else ()


def hamlet_pieces(view, seat, held):
    zone = f"hamlet:{seat}"
    for cell in free(view.hamlets[seat]) if seat == view.seat else ():
        x, y = GRID.centre(cell)
        yield Piece(f"free:{cell}", free_face(), zone, WIDE, x, y)
    for cell, kind, steps in view.hamlets[seat]:
        yield from tile_pieces(zone, seat, cell, kind, steps)
    if held and held[1] and seat == view.seat:
        kind = kind_of(view.market, view.own, held[0])
        yield from tile_pieces(zone, seat, held[1], kind, held[2], lift=2)
    for n in range(len(view.hamlets)):
        if view.trees[seat] >> n & 1:
            x, y = GRID.centre((0, 0))
            yield Piece(f"tree:{seat}:{n}", tree_face(), zone, 40, x - 75 + 30 * n, y + 52, layer=3)


def tile_pieces(zone, seat, cell, kind, steps, lift=0):
    """The ground turns, the house does not."""
    x, y = GRID.centre(cell)
    spot = f"home:{seat}" if cell == (0, 0) else ""
    yield Piece(f"tile:{seat}:{cell}", tile_face(kind), zone, WIDE, x, y, layer=lift, spot=spot, angle=-60 * steps)
    yield Piece(f"house:{seat}:{cell}", house_face(kind), zone, 76, x, y - 8, layer=lift + 1, spot=spot)


def spots(view, names):
    for n in range(MARKET + (view.own >= 0)):
        label = "your own tile" if n == OWN else f"tile {n + 1} of the market"
        at = GRID.centre((2 * n, -n)) if n < MARKET else (0, 0)
        where = {"board": "market", "corners": CORNERS, "w": WIDE, "h": HIGH} if n < MARKET else {}
        yield Spot(f"tile:{n}", label, *at, **where)
    for seat, hamlet in enumerate(view.hamlets):
        zone = {"board": f"hamlet:{seat}", "corners": CORNERS, "w": WIDE, "h": HIGH}
        yield Spot(f"home:{seat}", names[seat], *GRID.centre((0, 0)), **zone)
        for cell in free(hamlet) if seat == view.seat else ():
            yield Spot(cell_spot(seat, cell), place_name(cell), *GRID.centre(cell), **zone)


def place_name(cell):
    return f"column {cell[0]}, row {cell[1]}"


def offers(view, legal):
    found = []
    for action in legal:
        match action:
            case Lay(tile, cell):
                path = (f"tile:{tile}", cell_spot(view.seat, cell))
                found.append(Offer(action, path, "Lay it here, and turn it", quick=True))
            case Turn(n):
                found.append(Offer(action, (f"turn:{n}",), told(view, *view.half, n)))
            case Plant(other):
                found.append(Offer(action, (f"home:{other}",), "Plant a tree here: 1 point each"))
    return tuple(found)


def told(view, tile, cell, steps):
    points = joined(view.hamlets[view.seat], cell, kind_of(view.market, view.own, tile), steps)
    return f"Lay it here: {points} road{'s' * (points != 1)} joined"


def mat(view, seat, mover):
    tiles = Counter(small_tile(), str(len(view.hamlets[seat])), "tiles")
    trees = Counter(tree_face(), str(view.trees[seat].bit_count()), "trees")
    return Mat(seat, "", f"{view.points[seat]}", False, seat == mover, None, (), (tiles, trees))


def slip(kind):
    return Slip("A tile", "", tile_face(kind), (f"{len(ROADS[kind])} roads leave it.",))


# ---- faces


def hexagon(fill, line, thick=4.0, shrink=1.0):
    corners = tuple((x * shrink, y * shrink) for x, y in CORNERS)
    return Polygon(WIDE / 2, HIGH / 2, corners, fill, line, thick)


def road(edge, width, colour):
    """From the middle over an edge."""
    turn = math.radians(60 * edge - 90)
    ahead, aside = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
    long, half = HIGH / 2 + 1, width / 2
    corners = [(aside[0] * half, aside[1] * half), (-aside[0] * half, -aside[1] * half)]
    corners += [(x + ahead[0] * long, y + ahead[1] * long) for x, y in reversed(corners)]
    return Polygon(WIDE / 2, HIGH / 2, tuple(corners), colour)


def tile_face(kind):
    ground = "meadow" if kind == HOME else GROUNDS[kind % 3]
    edges = ROADS[kind]
    middle = (Box(WIDE / 2 - 30, HIGH / 2 - 30, 60, 60, 30, "road", "verge", 4),)
    roads = (*(road(edge, 34, "verge") for edge in edges), *(road(edge, 26, "road") for edge in edges))
    return Face(WIDE, HIGH, (hexagon(ground, "rim"), *roads, *middle))


def small_tile():
    return Face(WIDE, HIGH, (hexagon("meadow", "rim", 10),))


def free_face():
    return Face(WIDE, HIGH, (hexagon("free", "dash", 3, 0.96),))


def house_face(kind):
    walls = Polygon(0, 0, ((14, 44), (62, 44), (62, 78), (14, 78)), "wall", "ink", 3)
    roof = Polygon(0, 0, ((4, 46), (38, 10), (72, 46)), "roof", "ink", 3)
    sign = "H" if kind == HOME else str(kind + 1)
    return Face(76, 84, (walls, roof, Words(sign, 38, 61, 26, "figure", "ink", "centre")))


def tree_face():
    crown = Polygon(0, 0, ((20, 0), (38, 40), (2, 40)), "leaf", "ink", 2)
    return Face(40, 52, (Box(16, 38, 8, 12, 1, "rim"), crown))


def reveal(event, view, players):
    """The fair: whose roads lead over how many tiles."""
    if not isinstance(event, Judged):
        return None
    best = max(event.roads)
    shown = tuple(
        Shown(tile_face(HOME), players[seat].name, str(road), seat, "best" if road == best else "out")
        for seat, road in enumerate(event.roads)
    )
    words = f"{FAIR} points for each whose road leads over {best} tiles"
    return Reveal("things", f"+{FAIR}", "The fair", words, "The others get none.", shown=shown, count=FAIR, cues=CUES)


CUES = (("coin", LAID),)


def narrate(event, players):
    private = event.to is not None
    seat = event.to if private else getattr(event, "seat", None)
    spot = f"home:{event.other}" if isinstance(event, Planted) else ""
    return Line(seat, type(event).__name__, spot=spot, private=private)
