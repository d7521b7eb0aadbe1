"""What the small boxes add to the table: two readings of a tile, the ghost, Sven and Paulo behind the own screen."""

from collections.abc import Iterator, Sequence
from functools import partial

from game.board.board import Space
from game.core.compound_choice import Chain
from game.core.table import Offer, Piece, Slip, Spot, Verb
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.knowledge.bidding import behind_screen, closed, least_bid, next_use, parts
from game.games.keyflower.looks import extras as signs
from game.games.keyflower.looks import groups, icons
from game.games.keyflower.looks.hexagons import HIGH, WIDE
from game.games.keyflower.places import ON_SHIP
from game.games.keyflower.table.places import FOUR
from game.games.keyflower.view import View
from game.kit.slips import Writer
from game.words import _

GHOST = "ghost"
"""The verb, its spot, and the spot of the ghost behind the own screen."""
CLOSED, CHIP, ABOARD, AFT = 40.0, 30.0, 34.0, -14.0
"""How far below the middle of a tile it says that it is closed, how far below its name its two readings stand where
workers are counted, and where the ghost waits on its ship."""


def extra_pieces(view: View, tile: int, space: Space, below: float) -> Iterator[Piece]:
    """16.5, 15.4: that a tile is closed, as which two colours it may be read, and the ghost on its ship."""
    if view.extras is None:
        return
    x, y, scale, spot = *space.centre, space.w / WIDE, names.tile_spot(tile)
    small = box.TILES[tile].kind in ("turn order", "ship")
    if closed(view, tile):
        yield Piece(f"rim:{tile}", signs.pale_rim(), names.MARKET, space.w, x, y, spot=spot)
        face = signs.closed(_("closed"))
        wide = face.w * scale * (1.5 if small else 1.0)
        yield Piece(f"closed:{tile}", face, names.MARKET, wide, x, y + CLOSED * scale, layer=2, spot=spot)
    elif view.lock[tile] > box.MIXED:
        face = signs.two_readings(box.READS[view.lock[tile]], least_bid(view, view.market.index(tile)))
        high = y - HIGH / 2 * scale + (below + CHIP * (view.last[tile] > 0 or small)) * scale
        wide = face.w * scale * (1.5 if small else 1.0)
        yield Piece(f"readings:{tile}", face, names.MARKET, wide, x, high, layer=2, spot=spot)
    if tile == box.CELESTE and view.extras.ghost == ON_SHIP:
        low = ABOARD if view.seats <= FOUR else AFT
        yield Piece("ghost", icons.GHOST, names.MARKET, 84 * scale, x, y + low * scale, layer=3, spot=spot)


def ghost_card(view: View) -> bool:
    """16.2: whether the ghost is behind the own screen."""
    return view.extras is not None and view.seat is not None and view.extras.ghost == view.seat


def screen_pieces(view: View) -> list[Piece]:
    """Sven, Paulo and the ghost behind the own screen."""
    found = [
        Piece(
            f"workers:{box.SVEN + joker}", groups.joker(joker, names.colour_name(box.SVEN + joker)), "screen",
            groups.CARD, order=15 + joker, spot=f"colour:{box.SVEN + joker}",
        )
        for joker, n in enumerate(behind_screen(view)[4:])
        if n
    ]  # fmt: skip
    if ghost_card(view):
        card = groups.figure(icons.GHOST, _("ghost"))
        found.append(Piece("ghost", card, "screen", groups.CARD, order=19, spot=GHOST))
    return found


def screen_spots(view: View) -> list[Spot]:
    """The same to point at."""
    jokers = [box.SVEN + joker for joker, n in enumerate(behind_screen(view)[4:]) if n]
    found = [Spot(f"colour:{each}", names.colour_name(each)) for each in jokers]
    return found + ([Spot(GHOST, _("The ghost"), key="G")] if ghost_card(view) else [])


def screen_slips(view: View) -> dict[str, Writer]:
    """What writes what the inspector says of them."""
    found: dict[str, Writer] = {}
    for joker, n in enumerate(behind_screen(view)[4:]):
        if n:
            found[f"colour:{box.SVEN + joker}"] = partial(_joker_slip, joker)
    if ghost_card(view):
        lines = (
            _("From summer on played as a turn on another’s bid that leads."),
            _("You take its workers; the tile goes to whoever led, and nobody bids for it or uses it any more."),
        )
        found[GHOST] = partial(Slip, _("The ghost"), "", icons.GHOST, lines, (), "", "16.4")
    return found


def _joker_slip(joker: int) -> Slip:
    code = box.SVEN + joker
    lines = (
        _("One worker, {colours} as you like").format(colours=names.colours_name(code)),
        _("In his bid, on his tile and where he scores, workers of both colours may be read as either."),
    )
    return Slip(names.colour_name(code), "", icons.worker(code), lines, (), "", "15.4")


def is_ghost(chain: Chain) -> bool:
    """Whether this choice plays the ghost."""
    return isinstance(chain.actions[0], do.Ghost)


def ghost_offers(view: View, chains: Sequence[Chain]) -> Iterator[Offer]:
    """16.4: the ghost on each bid that leads, by its verb on the tile or from behind the screen."""
    for chain in chains:
        if is_ghost(chain) and isinstance(chain.last, do.On):
            tile = chain.last.tile
            words = _("The ghost on {tile}").format(tile=names.tile_name(tile))
            first, *then = chain.actions
            path = names.tile_spot(tile), GHOST
            follows, brings = ghost_follows(view, tile), taken(view, tile)
            yield Offer(first, path, words, (words, *follows), then=tuple(then), verb=GHOST, brings=brings)
            yield Offer(first, path[::-1], words, (words, *follows), then=tuple(then))


def taken(view: View, tile: int) -> str:
    """16.4: whom the ghost brings."""
    slot = view.market.index(tile)
    return _("take {workers}").format(workers=names.workers_words(parts(view, slot, view.leader[slot])))


def ghost_follows(view: View, tile: int) -> tuple[str, ...]:
    """16.4 to 16.6: who takes the workers, who gets the tile, and that it closes."""
    slot = view.market.index(tile)
    workers = names.workers_words(parts(view, slot, view.leader[slot]))
    return (
        _("You take {workers} behind your screen.").format(workers=workers),
        _("{tile} goes to whoever led; nobody bids for it or uses it any more.").format(tile=names.tile_name(tile)),
    )


def ghost_verb() -> Verb:
    """The row of the ghost on the plate of a tile."""
    return Verb(GHOST, _("Play the ghost"), "keyple_ghost", _("choose"), _("only on another’s bid that leads"))


def lock_words(view: View, tile: int) -> str:
    """15.4, 16.5: which colours may come here, "" = any."""
    if closed(view, tile):
        return _("The ghost is here: no more bids or uses this season")
    lock = view.lock[tile]
    if lock > box.MIXED:
        return _("{colours} workers, until somebody decides").format(colours=names.colours_name(lock))
    return _("Only {colour} workers this season").format(colour=names.colour_name(lock)) if lock >= 0 else ""


def uses_left(view: View, tile: int) -> int:
    """5.2, 16.5: how many workers the next use takes; 0 = there is none."""
    return 0 if closed(view, tile) else next_use(view, tile)
