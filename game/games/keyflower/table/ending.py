"""12: the end on the table: points on every tile, what counts there, what counts nowhere, and all of it in lines."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.core.panels import Note
from game.core.player import Player
from game.core.table import Piece, Spot, Tray
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.knowledge.ending import counted, crowned, on_tile, spare, spare_gold
from game.games.keyflower.looks import ending, groups, icons
from game.games.keyflower.table.places import village_place
from game.games.keyflower.view import View
from game.words import _

SEAL, STRIP = (66.0, -66.0), 100.0
"""Where the points of a tile lie, seen from its middle, and how far below what counts there."""
LOOSE = "loose"


def points_pieces(view: View) -> Iterator[Piece]:
    """On each tile its points, and what counts there."""
    if not view.worth:
        return
    for seat in range(view.seats):
        zone = names.village(seat)
        for tile in (*view.villages[seat], *view.beside[seat]):
            x, y = village_place(view, seat, tile)
            spot, laid = names.tile_spot(tile), on_tile(view, seat, tile)
            if view.worth[tile]:
                face = icons.points(view.worth[tile])
                yield Piece(f"worth:{tile}", face, zone, 58, x + SEAL[0], y + SEAL[1], layer=5, spot=spot)
            if laid or crowned(view, tile):
                strip = ending.laid(laid, crowned(view, tile))
                yield Piece(f"share:{tile}", strip, zone, strip.w, x, y + STRIP, layer=5, spot=spot)


def loose_tray(view: View) -> tuple[tuple[Tray, ...], list[Piece]]:
    """14.3: what the seat that allots has left, which counts nowhere (gold for a point each)."""
    found = []
    for kind, n in enumerate(spare(view, view.turn)):
        if n:
            name = names.thing_name(kind)
            card = groups.counted(icons.thing(kind), n, name)
            found.append(Piece(f"loose:{kind}", card, LOOSE, groups.CARD, order=kind, spot=f"thing:{kind}"))
    gold = spare_gold(view, view.turn)
    lost, spent = _("Counts nowhere: drag it to a tile"), _("Counts nowhere, gold 1 point each: drag it to a tile")
    return (Tray(LOOSE, spent if gold else lost, "row"),), found


def loose_spots(view: View) -> list[Spot]:
    """The same to point at."""
    return [Spot(f"thing:{kind}", names.thing_name(kind)) for kind, n in enumerate(spare(view, view.turn)) if n]


def audit_notes(view: View, players: Sequence[Player], study: str = "") -> tuple[Note, ...]:
    """12.1: every tile that has points, with what counts there, seat after seat; `study` is the open note's spot."""
    seats = (view.turn,) if view.phase == "allot" else sorted(range(view.seats), key=lambda seat: -view.scores[seat])
    found = list[Note]()
    for seat in seats:
        who = players[seat]
        found.append(Note(f"mat:{seat}", ending.total(who.name, who.colour, names.points_words(view.scores[seat]))))
        found += _rows(view, seat)
    return tuple([replace(note, open=note.spot == study) for note in found])


def _rows(view: View, seat: int) -> Iterator[Note]:
    """The points of one seat, tile by tile."""
    for tile in counted(view, seat):
        things, joker = on_tile(view, seat, tile), crowned(view, tile)
        ghost = tile == box.CELESTE and view.extras is not None and view.extras.ghost == seat
        face = ending.row(names.tile_name(tile), view.worth[tile], things, joker, ghost)
        yield Note(names.tile_spot(tile), face)
    gold = spare_gold(view, seat)
    if gold:
        yield Note(f"gold:{seat}", ending.row(_("gold left over"), gold))
    if view.joker == seat and 0 <= view.crown < box.KINDS:
        words = _("The joker counts as: {it}").format(it=names.thing_name(view.crown))
        yield Note("joker", ending.row(words, 0, joker=True))


def seat_lines(view: View, seat: int) -> list[str]:
    """12.1: the points of one seat, tile by tile."""
    tiles = counted(view, seat)
    found = [f"{view.worth[tile]}: {names.tile_name(tile)}{counts_there(view, seat, tile)}" for tile in tiles]
    gold = spare_gold(view, seat)
    if gold:
        found.append(_("{n}: gold left over").format(n=gold))
    if view.joker == seat and 0 <= view.crown < box.KINDS:
        found.append(_("The joker counts as: {it}").format(it=names.thing_name(view.crown)))
    return found


def counts_there(view: View, seat: int, tile: int) -> str:
    """What counts on a tile, in brackets; "" where nothing lies."""
    counts = [0] * (box.KINDS + len(box.JOKERS))
    for kind, n in on_tile(view, seat, tile):
        counts[kind] = n
    there = [names.things_words(counts)] if any(counts) else []
    there += [_("joker")] if crowned(view, tile) else []
    there += [_("ghost")] if tile == box.CELESTE and view.extras and view.extras.ghost == seat else []
    return f" ({', '.join(there)})" if there else ""
