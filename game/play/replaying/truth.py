"""The table with every card open that the box opens, or that a seat could see; only for games that are over."""

from collections.abc import Mapping
from dataclasses import replace

from game.core.table import Piece, Table


def opened(bare: Table, public: Table, private: Mapping[int, Table]) -> Table:
    """Return the table that the box lays open with each piece that is closed there as the seat sees it that knows it.

    A hidden piece's id comes from its place, so the same piece has the same id in all eyes. What the box has opened
    itself differs from the public table, and stays as it is.
    """
    faces: dict[str, Piece] = {}
    closed = {piece.id: piece for piece in public.pieces}
    for table in private.values():
        seen = {piece.id: piece for piece in table.pieces}
        for piece in bare.pieces:
            own, opened_by_box = seen.get(piece.id), closed.get(piece.id) != piece
            if own is not None and own.zone == piece.zone and own.face != piece.face and not opened_by_box:
                faces.setdefault(piece.id, own)
    pieces = tuple(replace(piece, face=faces[piece.id].face) if piece.id in faces else piece for piece in bare.pieces)
    return replace(bare, pieces=pieces)


def own_things(table: Table, public: Table) -> tuple[Piece, ...]:
    """Return what lies on the trays that this seat's table has, and the public one has not, in its order.

    What is nobody's own is left out.
    """
    shared = {piece.zone for piece in public.pieces} | {tray.id for tray in public.trays if not tray.paper}
    papers = [tray.id for tray in table.trays if not tray.common and (tray.paper or tray.id not in shared)]
    return tuple(
        piece
        for tray in papers
        for piece in sorted((one for one in table.pieces if one.zone == tray), key=lambda one: one.order)
    )


def everything(private: Mapping[int, Table], public: Table) -> dict[int, tuple[Piece, ...]]:
    """Return what lies on the private trays of all seats."""
    return {seat: own_things(table, public) for seat, table in private.items()}
