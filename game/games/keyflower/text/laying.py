"""9: laying a tile in words: what it joins, what becomes of the river, and which edge does not match."""

from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.knowledge.laying import (
    BOATS_AHEAD,
    Touch,
    boats_lost,
    free_edges,
    least_wrong,
    roads_joined,
    strands,
    wrong,
)
from game.games.keyflower.texts import cost_words
from game.games.keyflower.view import View
from game.words import _, later, plural

DEGREES = 60
PLACES = (
    later("above {tile}"),
    later("upper right of {tile}"),
    later("lower right of {tile}"),
    later("below {tile}"),
    later("lower left of {tile}"),
    later("upper left of {tile}"),
)
"""By the edge of the place at which a tile lies."""


def label(tile: int) -> str:
    """What lays this tile."""
    return _("Place {tile}").format(tile=names.tile_name(tile))


def asked(tile: int, lies: bool, left: int) -> str:
    """What is asked while this tile is held (-1 = none), over its place or not; `left` tiles are to be laid."""
    if tile < 0:
        return plural("choose a new tile: {n} to lay", "choose a new tile: {n} to lay", left)
    words = _("turn {tile}, or place it") if lies else _("choose a place for {tile}")
    return words.format(tile=names.tile_name(tile))


def place(view: View, cell: int) -> str:
    """What an empty cell is called: by what lies at its edges."""
    there = {view.cell[tile]: names.tile_name(tile) for tile in view.villages[view.turn]}
    edges = [(edge, there[cell + step]) for edge, step in enumerate(box.NEXT) if cell + step in there]
    (edge, tile), *others = edges
    words = _(PLACES[edge]).format(tile=tile)
    return ", ".join([words, *(tile for _edge, tile in others)])


def draft(view: View, tile: int, cell: int, turns: int) -> tuple[str, ...]:
    """What follows from laying it so."""
    n = roads_joined(view, view.turn, tile, cell, turns)
    roads = plural("This place joins {n} road.", "This place joins {n} roads.", n) if n else _("It joins no road.")
    return tuple(filter(None, (label(tile), roads, river(view, tile, cell, turns))))


def about(view: View, tile: int, cell: int, turns: int) -> tuple[str, ...]:
    """What is worth knowing of a place where the tile fits, besides what follows at once."""
    row = box.TILES[tile]
    found = [names.points_words(row.vp[0])] if row.vp[0] else []
    if row.cost is not None and row.vp[1]:
        words = _("Upgraded for {cost}: {points}")
        found.append(words.format(cost=cost_words(tile), points=names.points_words(row.vp[1])))
    return tuple(filter(None, (*found, _other_turns(view, tile, cell, turns))))


def river(view: View, tile: int, cell: int, turns: int) -> str:
    """12.9: the warning of the river; "" where there is none."""
    if strands(view, view.turn, tile, cell, turns):
        return _("The river from your home will not reach this boat.")
    lost = boats_lost(view, view.turn, tile, cell, turns)
    if not lost:
        return ""
    if lost == BOATS_AHEAD:
        return _("It blocks the river from your home.")
    return plural(
        "It takes the place of {n} boat on the river from your home.",
        "It takes the places of {n} boats on the river from your home.",
        lost,
    )


def _other_turns(view: View, tile: int, cell: int, turns: int) -> str:
    """Why the next rotation does not fit; "" where all do."""
    for n in range(1, 6) if not free_edges(view, view.turn) else ():
        other = (turns + n) % 6
        touches = wrong(view, view.turn, tile, cell, other)
        if touches:
            words = _("Turned by {n}° more it would not fit: {why}.")
            return words.format(n=DEGREES * n, why=_clash(touches[0]))
    return ""


def _clash(touch: Touch) -> str:
    names_of = {"R": _("road"), "G": _("field"), "W": _("water")}
    words = _("{mine} to the {theirs} of {tile}")
    return words.format(mine=names_of[touch.mine], theirs=names_of[touch.theirs], tile=names.tile_name(touch.other))


def why_not(view: View, tile: int, cell: int) -> str:
    """9.2: why this tile fits there in no rotation."""
    touches = least_wrong(view, view.turn, tile, cell)
    if not touches:
        return _("{tile} cannot be laid here now.").format(tile=names.tile_name(tile))
    clashes = ", ".join(_clash(touch) for touch in touches)
    words = _("{tile} fits here in no rotation; at best {clashes} does not match.")
    return words.format(tile=names.tile_name(tile), clashes=clashes)


def nowhere(tile: int) -> str:
    """9.3: a new tile that fits nowhere."""
    words = _("{tile} fits nowhere now. It stays beside your village, counts, and may be laid later.")
    return words.format(tile=names.tile_name(tile))
