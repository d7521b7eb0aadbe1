"""What lies beside the map: the window, the seats, Keytown with its laws, the store and the work order."""

from collections.abc import Iterator, Sequence

from game.board.board import Board, Space
from game.core.faces import Face
from game.core.player import Player
from game.core.table import Piece, Spot
from game.games.keythedral import components as box
from game.games.keythedral import names
from game.games.keythedral.knowledge.counting import seats_left
from game.games.keythedral.looks import fields, icons, keytown, window
from game.games.keythedral.purse import unpacked
from game.games.keythedral.table.map_pieces import picked_cottage, picked_number
from game.games.keythedral.table.places import laying, sizes, tile_spaces, touched
from game.games.keythedral.view import View
from game.words import _, plural

GROUND, THING, MARK = 1, 2, 3
Row = tuple[int, int, tuple[int, ...], tuple[int, ...]]
"""A cottage and what it reaches: colour, number, kinds of fields, those that are new."""
LIGHTS = (
    (100, 158), (610, 624), (620, 158), (110, 624), (345, 150), (360, 628), (90, 400), (640, 400), (222, 154),
    (484, 154), (236, 622), (484, 622), (90, 280), (90, 512), (640, 280), (640, 512), (215, 280), (520, 512),
    (520, 280), (215, 512), (365, 270), (365, 512),
)  # fmt: skip
"""Where the light of each pane falls on the floor, in the order in which they are lit."""


def _lay(space: Space, piece: str, face: Face, layer: int, spot: str = "", origin: str = "") -> Piece:
    """A piece that fills its space."""
    return Piece(piece, face, "board", space.w, *space.centre, layer=layer, spot=spot, origin=origin)


def beside_map(board: Board, view: View, players: Sequence[Player], picked: tuple[str, ...]) -> Iterator[Piece]:
    """All of it; while the map is laid only the stack and what the own cottages reach."""
    if laying(view):
        yield from _drafting(board, view, players, picked)
        return
    yield from _order(board, view, players, picked)
    yield from _rose(board, view, players, picked)
    yield from _tiles(board, view, players, picked)
    yield from _town(board, view, picked)
    yield from _laws(board, view, players, picked)


def _drafting(board: Board, view: View, players: Sequence[Player], picked: tuple[str, ...]) -> Iterator[Piece]:
    total, laid = box.FIELDS[view.seats], view.kind[len(box.START_FIELDS) :]
    counts = tuple([total[kind] - laid.count(kind) - (view.drawn == kind) for kind in box.KINDS])
    face = keytown.stack(_("Field stack"), view.stack, counts, total)
    yield _lay(board["stack"], "stack", face, GROUND, "stack")
    if view.drawn >= 0:
        space = board["stack"]
        rim = f"seat_{players[view.turn].colour}"
        yield Piece(
            "drawn",
            fields.field(view.drawn, 0, rim),
            "board",
            100,
            space.x + 56,
            space.y + 130,
            layer=MARK,
            spot="stack",
        )
    seat = view.seat if view.seat is not None else view.turn
    gap, cottage = picked_number(picked, "gap"), picked_cottage(view, picked)
    rows: list[Row] = [
        (players[seat].colour, names.number_of(building), _kinds(view, view.gap[building]), ())
        for building in range(seat * box.COTTAGES, (seat + 1) * box.COTTAGES)
        if view.gap[building] >= 0
    ]
    if gap >= 0 and cottage >= 0:
        rows.append((players[seat].colour, names.number_of(cottage), (), _kinds(view, gap)))
    title = _("{name} reaches").format(name=players[seat].name)
    yield _lay(board["reach"], "reach", keytown.reach(title, tuple(rows)), GROUND)


def _kinds(view: View, gap: int) -> tuple[int, ...]:
    return tuple(sorted(touched(view, gap)))


def _order(board: Board, view: View, players: Sequence[Player], picked: tuple[str, ...]) -> Iterator[Piece]:
    """4.2: the numbers, with the markers of those that were called."""
    words = plural("{n} number called", "{n} numbers called", len(view.called))
    if view.phase in ("roster", "call", "called", "place") and len(view.called) < box.COTTAGES:
        words = _("step {n} of 5").format(n=min(len(view.called) + (view.phase == "call"), box.COTTAGES) or 1)
    yield _lay(board["order"], "order", keytown.order_slab(_("Work order"), words), GROUND)
    for number in range(1, box.COTTAGES + 1):
        marker = view.called.index(number) + 1 if number in view.called else 0
        seat = view.roster if view.roster >= 0 else (view.start + marker - 1) % view.seats
        spot = names.number_spot(number)
        face = keytown.stone(number, marker, players[seat].colour if marker else -1, spot in picked)
        yield _lay(board[f"order:{number}"], f"order:{number}", face, THING, spot)


def _rose(board: Board, view: View, players: Sequence[Player], picked: tuple[str, ...]) -> Iterator[Piece]:
    """10.1: every pane, dark or lit, and the light that falls on the floor."""
    space, counts = board["rose"], sizes(view)
    x, y = space.centre
    scale = space.w / window.WIDE
    yield _lay(space, "rose", window.frame(counts), GROUND, "rose")
    lit = 0
    for level, count in enumerate(counts):
        tiles = view.panes[level]
        for n in range(count):
            tile = tiles[n] if n < len(tiles) else -1
            owner = view.owner[tile] if tile >= 0 else -1
            spot = f"pane:{level}_{n}"
            yield _lay(space, f"{spot}:{owner >= 0}", window.pane(level, count, n, owner >= 0), GROUND)
            worth = box.SEAT_VALUE[view.second][level]
            face = window.mark(level, players[owner].colour if owner >= 0 else -1, worth)
            dx, dy = window.at(window.AT[level], window.angle(level, count, n))
            origin = names.tile_spot(tile) if owner >= 0 else ""
            yield Piece(
                f"mark:{level}_{n}:{owner}", face, "board", face.w * scale, x + dx * scale, y + dy * scale, layer=THING,
                spot=spot, origin=origin,
            )  # fmt: skip
            if owner >= 0:
                lx, ly = LIGHTS[lit % len(LIGHTS)]
                yield Piece(f"light:{tile}", fields.light(level), "board", 190, lx, ly, layer=0)
                lit += 1
            if tile >= 0 and owner < 0 and _wanted(view, tile, picked):
                yield _lay(space, "rim", window.rim(level, count, n), THING)


def _wanted(view: View, tile: int, picked: tuple[str, ...]) -> bool:
    """6.3, 8.1: whether somebody is about to buy this seat, here or before everybody."""
    return names.tile_spot(tile) in picked or (view.claim is not None and view.claim.tile == tile)


def _tiles(board: Board, view: View, players: Sequence[Player], picked: tuple[str, ...]) -> Iterator[Piece]:
    """6.3: the seats of the level that lies open."""
    left = seats_left(view)
    title = _("Level {n}").format(n=view.level + 1)
    more = plural("{n} pane to go", "{n} panes to go", sum(left))
    yield _lay(board["level"], "level", window.level_title(title, more), GROUND)
    worth = box.SEAT_VALUE[view.second][view.level]
    for tile, space in tile_spaces(board, view).items():
        spot, owner = names.tile_spot(tile), view.owner[tile]
        if owner >= 0:
            face = window.sold(worth, players[owner].colour)
        else:
            face = window.seat(unpacked(box.PRICE[tile]), worth, view.cut == tile, _wanted(view, tile, picked))
        yield _lay(space, spot, face, THING, spot)


def _town(board: Board, view: View, picked: tuple[str, ...]) -> Iterator[Piece]:
    """6.6 to 6.8: who sells what, and what is left."""
    people = tuple(person(n) for n in range(len(PEOPLE)))
    for n, spot in enumerate(PEOPLE):
        left = view.supply[box.IRON + n] if n < len(box.CRAFTS) else -1
        takes = 1 if view.market == view.seat is not None else box.TRADE
        yield _lay(board[f"craft:{n + 1}"], spot, keytown.craftsman(n, people[n], left, takes, people), THING, spot)
    face = keytown.store(_("Store"), tuple(view.supply[: len(box.RESOURCES)]))
    yield _lay(board["store"], "store", face, GROUND, "store")


PEOPLE = ("craft:5", "craft:6", "craft:7", "trader", "law_master")
"""The spots of the people of Keytown."""


def person(n: int) -> str:
    """Who it is: one of the craftsmen, the trader or the law master."""
    return (_("Blacksmith"), _("Glassmaker"), _("Goldsmith"), _("Trader"), _("Law Master"))[n]


def _laws(board: Board, view: View, players: Sequence[Player], picked: tuple[str, ...]) -> Iterator[Piece]:
    """6.8: the laws on offer, those face down, and those in force."""
    offered = tuple(names.law_name(law) for law in view.offer if law >= 0)
    for n in range(box.LAWS_OPEN):
        law = view.offer[n] if n < len(view.offer) else -1
        space = board[f"law:{n + 1}"]
        if law < 0:
            yield _lay(space, f"no law:{n}", keytown.law_gone(), GROUND)
        else:
            spot = names.law_spot(law)
            yield _lay(space, spot, keytown.law(law, spot in picked, offered), THING, spot, "deck")
    yield _lay(board["deck"], "deck", keytown.deck(view.deck), THING, "deck")
    yield _lay(board["force"], "force", keytown.in_force(in_force(view, players)), GROUND, "force")


def in_force(view: View, players: Sequence[Player]) -> tuple[tuple[int, Face], ...]:
    """Laws that hold now, with the emblem of whoever played them or the cube that a season is for, the latest first."""
    found = [
        (law, icons.emblem(players[seat].colour))
        for law, seat in (
            (box.BUILDING_STOP, view.stop), (box.OPEN_MARKET, view.market), (box.FIRST_OUT, view.first_out),
            (box.OWN_ROSTER, view.roster),
        )
        if seat >= 0
    ]  # fmt: skip
    for law, building in ((box.STILE, view.stile), (box.SPARE_BED, view.bed), (box.SECOND_CALL, view.joined)):
        if building >= 0:
            found.append((law, icons.emblem(players[names.owner_of(building)].colour)))
    found += [(box.GOOD_SEASON, icons.cube(view.season))] if view.season >= 0 else []
    found += [(box.POOR_SEASON, icons.cube(view.poor))] if view.poor >= 0 else []
    return tuple(found)


def town_spots(board: Board, view: View) -> Iterator[Spot]:
    """All that one can point at there."""

    def square(spot: str, label: str, space: Space) -> Spot:
        w, h = space.w / 2 + 2, space.h / 2 + 2
        corners = ((-w, -h), (w, -h), (w, h), (-w, h))
        return Spot(spot, label, *space.centre, 2 * w, 2 * h, corners=corners, over=True)

    if laying(view):
        yield square("stack", _("Field stack"), board["stack"])
        return
    for number in range(1, box.COTTAGES + 1):
        yield _niche(number, board[f"order:{number}"])
    for tile, space in tile_spaces(board, view).items():
        arch = fields.scaled(window.ARCH, space.w / window.SEAT[0])
        spot, label = names.tile_spot(tile), seat_label(tile)
        yield Spot(spot, label, *space.centre, space.w, space.h, corners=arch, over=True)
    for n, spot in enumerate(PEOPLE):
        yield square(spot, person(n), board[f"craft:{n + 1}"])
    for n, law in enumerate(view.offer):
        if law >= 0:
            yield square(names.law_spot(law), names.law_name(law), board[f"law:{n + 1}"])
    yield square("deck", _("Laws"), board["deck"])
    yield square("force", _("Laws in force"), board["force"])
    yield square("store", _("Store"), board["store"])
    yield square("rose", _("Rose window"), board["rose"])
    yield square("level", _("Level {n}").format(n=view.level + 1), board["level"])
    yield from _pane_spots(board["rose"], sizes(view))


def _niche(number: int, space: Space) -> Spot:
    """4.2: the stone of a number without the place of its marker."""
    k = space.w / keytown.STONE[0]
    x, y = space.x + k * keytown.NICHE[0] / 2, space.centre[1]
    w, h = k * keytown.NICHE[0] / 2 + 2, k * keytown.NICHE[1] / 2 + 2
    corners = ((-w, h), (-w, -0.4 * h), (-0.6 * w, -0.85 * h), (0, -h), (0.6 * w, -0.85 * h), (w, -0.4 * h), (w, h))
    label = _("number {n}").format(n=number)
    spot = names.number_spot(number)
    return Spot(spot, label, x, y, 2 * w, 2 * h, key=str(number), corners=corners, over=True)


def _pane_spots(space: Space, counts: tuple[int, ...]) -> Iterator[Spot]:
    scale, (x, y) = space.w / window.WIDE, space.centre
    for level, count in enumerate(counts):
        for n in range(count):
            shape = fields.scaled(window.corners(level, count, n), scale)
            left, right = min(dx for dx, _dy in shape), max(dx for dx, _dy in shape)
            top, low = min(dy for _dx, dy in shape), max(dy for _dx, dy in shape)
            mx, my = (left + right) / 2, (top + low) / 2
            inside = tuple((dx - mx, dy - my) for dx, dy in shape)
            label = _("pane of level {n}").format(n=level + 1)
            yield Spot(f"pane:{level}_{n}", label, x + mx, y + my, right - left, low - top, corners=inside)


def seat_label(tile: int) -> str:
    """A seat by its price, by which it is told from others."""
    cubes = [names.colour_name(colour) for colour, n in enumerate(unpacked(box.PRICE[tile])) for _cube in range(n)]
    return _("seat: {cubes}").format(cubes=", ".join(cubes))
